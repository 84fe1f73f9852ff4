"""The form of hwatu records in files (docs/records.md).

Only structure: what the values mean is checked when they are read.
"""

# Without postponed annotations: a TypedDict reads which of its fields are required as it is made.
from typing import Required, TypedDict

Cards = str | list[str]
"""A pile, written as one text or as a list of words."""


class HandRecord(TypedDict, total=False):
    """The cards that one player has captured."""

    captured: Required[Cards]
    """The captured cards."""


class EndedBy(TypedDict, total=False):
    """The instant win that ended a round."""

    player: Required[str]
    """Who made it."""
    instant: str | None
    """Which one: yonko or chiltti. May be left out where the player holds only one."""


class Piles(TypedDict, total=False):
    """What lies on the table at the end of a round."""

    captured: Required[dict[str, Cards]]
    """Player → the cards that he has captured."""
    discarded: Cards | None
    """The two cards thrown away after 비광 was played as a wild card."""
    uncaptured: Cards | None
    """Cards that were left when an instant win ended the round."""
    complete: bool | None
    """True: all 48 cards have to be there. False: some are left out on purpose. Else missing ones are warned of."""
    ended_by: EndedBy | str | None
    """Who ended the round by an instant win; needed where two players hold one."""
    dealer: str | None
    """Who dealt; needed where a tie goes to the dealer."""


class RoundRecord(Piles, total=False):
    """One round."""

    players: int | str | list[str] | None
    """How many play, or their names in order of seats."""


class DealRecord(TypedDict, total=False):
    """How a round is dealt."""

    players: Required[int | str]
    """How many play."""
    tung: bool
    """True where nobody cuts and all is dealt in one go."""


class MatchRecord(TypedDict, total=False):
    """A match: rounds until somebody reaches the target."""

    players: Required[list[str]]
    """The names of the players in order of seats."""
    target: int | str | None
    """Credits that win the match, where it is not what the ruleset says."""
    rounds: Required[list[Piles]]
    """The rounds, in the order in which they were played."""
