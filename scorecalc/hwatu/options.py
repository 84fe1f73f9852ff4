"""What a ruleset of hwatu sets: the deck's classes, the combos, the settling of rounds and matches.

Combos are data in a small language (docs/adr/0010). Cards are written as on the command line, months as numbers in the
Korean order or by name. No combo has a condition other than these: all cards of a set, so many cards out of a set, a
whole month.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar, Literal

from pydantic import Field

STRICT: dict[str, object] = {"extra": "forbid", "use_attribute_docstrings": True}

Points = Annotated[int, Field(ge=0, le=10**12)]
"""A number of points. A combo never takes any, and no table keeps more."""
Cards = Annotated[int, Field(ge=0, le=48)]
"""A number of cards of the deck."""
Players = Annotated[int, Field(ge=2, le=12)]
"""A number of players; with more a deck has no round for all."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The cards that make a combo and what they are worth."""

    __pydantic_config__: ClassVar[dict[str, object]] = STRICT

    all_of: tuple[str, ...] = ()
    """Cards that are needed, all of them."""
    month: str | None = None
    """A month that is needed with all its four cards."""
    each_month: tuple[str, ...] = ()
    """Months each of which is worth the points when all its four cards are there; each is a line of its own."""
    count: str | None = None
    """A class of cards of which `at_least` so many are needed."""
    count_of: tuple[str, ...] = ()
    """Cards of which `at_least` so many are needed."""
    including: tuple[str, ...] = ()
    """Cards that have to be among the counted ones."""
    excluding: tuple[str, ...] = ()
    """Cards that do not count."""
    at_least: Cards = 0
    """How many counted cards are needed."""
    points: Points = 0
    """What the combo is worth."""
    per_extra: Points = 0
    """What each counted card beyond `at_least` adds."""
    replaces: tuple[str, ...] = ()
    """Combos that no longer count beside this one."""
    best_of: str | None = None
    """A group of combos of which only the one worth most counts."""
    instant: bool = False
    """True where the combo wins the round at once, whatever the points."""


@dataclass(frozen=True, slots=True)
class Combo(Terms):
    """A combo. Where its terms are disputed, `option` names the option that decides between `readings`."""

    option: Literal["yonko", "chiltti", "daepo"] | None = None
    """The option whose value chooses among `readings`."""
    readings: dict[str, Terms] = field(default_factory=dict)
    """For each value of the option the terms that it sets; they are added to those of the combo."""
    played: bool = True
    """False where a ruleset leaves out a combo of the one that it extends."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """One go of the deal: cards turned up on the floor, then cards for each player."""

    __pydantic_config__: ClassVar[dict[str, object]] = STRICT

    floor: Cards
    """Cards turned up on the floor."""
    hand: Cards
    """Cards for each player, the dealer first, counter-clockwise."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a ruleset of hwatu."""

    __pydantic_config__: ClassVar[dict[str, object]] = STRICT

    players: Annotated[tuple[Players, ...], Field(min_length=1)]
    """Numbers of players who can take part."""
    classes: dict[str, tuple[str, ...]]
    """Class → the cards that count as it, whatever is printed on them. Every card belongs to one class."""
    card_points: dict[str, Points]
    """Class → what each of its cards is worth."""
    combos: dict[str, Combo]
    """Id → combo, in the order in which they are listed."""
    labels: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Id → combos that have this name together, without points. `gwang_ppai` stands for any of `gwang_ppai.…`."""
    months: Literal["unset", "ko", "jp"] = "unset"
    """Whose numbers months have: of Korea (11 paulownia, 12 willow) or of Japan (the other way round).

    Unset: numbers are those of Korea, while nov, dec, 11月 and 12月 are refused as ambiguous.
    """
    yonko: Literal["five", "four_dry"] = "five"
    """The brights that win: the five of yukbaek (with the plum animal), or the four dry ones that are printed."""
    chiltti: Literal["any7", "must_include_rain", "exclude_rain"] = "any7"
    """The seven ribbons that win: any, only with the willow ribbon, or without it as in Japan."""
    daepo: Literal["replaces", "adds"] = "replaces"
    """Whether a daepo stands in place of the two ppai in it, or is added to them."""
    four_month_pi_months: tuple[int, ...] = ()
    """Months (Korean order) whose four cards earn points for a plain card put in the bright place."""
    four_month_pi_points: Points = 0
    """What each such plain card earns."""
    four_month_pi_per_month: Annotated[int, Field(ge=0, le=4)] = 1
    """How many plain cards of a month are put there."""
    wild: str | None = None
    """The card that can take any bright, ribbon or animal, after which a card of both months is thrown away."""
    credit: Literal["difference", "own_total", "transfers"] = "difference"
    """What a round credits.

    difference: the winner's lead over the runner-up. own_total: to each his own total. transfers: card points less
    `par`, and each combo is taken from every opponent.
    """
    par: dict[Players, Points] = field(default_factory=dict)
    """Number of players → the card points that settle to nothing (credit: transfers)."""
    tie: Literal["none", "dealer"] = "none"
    """Who wins when the highest total is held by several: nobody, or the dealer if he is one of them."""
    instant_win: Literal["credit_600", "match", "round_net"] = "credit_600"
    """What an instant win is worth.

    credit_600: credits as many as the match is played to, 600 as a rule. match: the match is won, nothing is credited.
    round_net: what the points of the round come to, but never less than nothing.
    """
    min_total_redeal: Points | None = None
    """A round in which any total is this or less is dealt again; null where there is no such rule."""
    target: Annotated[Points, Field(ge=1)] | None = None
    """Credits that win a match; null where the players just stop."""
    deal: dict[Players, tuple[Dealing, ...]] = field(default_factory=dict)
    """Number of players → how a round is dealt."""
