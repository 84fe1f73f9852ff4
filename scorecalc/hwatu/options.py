"""The options of a hwatu ruleset: the classes of the cards, the combos, the settling of rounds and matches.

Combos are data in a small language (docs/adr/0010). Cards are written as on the command line, months as numbers in the
Korean order or by name. No combo has a condition other than these: all cards of a set, so many cards out of a set, a
whole month.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from scorecalc.option_set import Between, NotEmpty, OptionSet

Points = Annotated[int, Between(0, 10**12)]
"""A number of points. A combo never takes any, and no table keeps more."""
Cards = Annotated[int, Between(0, 48)]
"""A number of cards of the deck."""
Players = Annotated[int, Between(2, 12)]
"""A number of players; with more a deck has no round for all."""


class Terms(OptionSet):
    """The cards that make a combo and what they are worth."""

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
    """The number of counted cards that are needed."""
    points: Points = 0
    """The points of the combo."""
    per_extra: Points = 0
    """Points that each counted card beyond `at_least` adds."""
    replaces: tuple[str, ...] = ()
    """Combos that no longer count beside this one."""
    best_of: str | None = None
    """A group of combos of which only the one worth most counts."""
    instant: bool = False
    """True if the combo wins the round at once, whatever the points."""


class ComboOptions(Terms):
    """A combo. Where its terms are disputed, `option` names the option that decides between `readings`."""

    option: Literal["yonko", "chiltti", "daepo"] | None = None
    """The option whose value chooses among `readings`."""
    readings: Mapping[str, Terms] = {}
    """For each value of the option the terms that it sets; they are added to those of the combo."""
    played: bool = True
    """False if a ruleset leaves out a combo of the one that it extends."""


class Dealing(OptionSet):
    """One go of the deal: cards turned up on the floor, then cards for each player."""

    floor: Cards
    """Cards turned up on the floor."""
    hand: Cards
    """Cards for each player, the dealer first, counter-clockwise."""


class Options(OptionSet):
    """The options of a ruleset of hwatu.

    `hwatu/lang/en/options.py` explains each option.
    """

    # the cards
    players: Annotated[tuple[Players, ...], NotEmpty()]
    classes: Mapping[str, tuple[str, ...]]
    card_points: Mapping[str, Points]

    # the combos
    combos: Mapping[str, ComboOptions]
    labels: Mapping[str, tuple[str, ...]] = {}
    months: Literal["unset", "ko", "jp"] = "unset"
    yonko: Literal["five", "four_dry"] = "five"
    chiltti: Literal["any7", "must_include_rain", "exclude_rain"] = "any7"
    daepo: Literal["replaces", "adds"] = "replaces"
    four_month_pi_months: tuple[int, ...] = ()
    four_month_pi_points: Points = 0
    four_month_pi_per_month: Annotated[int, Between(0, 4)] = 1
    wild: str | None = None

    # rounds and matches
    credit: Literal["difference", "own_total", "transfers"] = "difference"
    par: Mapping[Players, Points] = {}
    tie: Literal["none", "dealer"] = "none"
    instant_win: Literal["credit_600", "match", "round_net"] = "credit_600"
    min_total_redeal: Points | None = None
    target: Annotated[int, Between(1, 10**12)] | None = None
    deal: Mapping[Players, tuple[Dealing, ...]] = {}
