"""The records of hwatu that files may hold; pydantic refuses unknown keys and values of the wrong form."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

Cards = str | list[str]
"""A pile, written as one text or as a list of words."""


class HandRecord(BaseModel):
    """The cards that one player has captured."""

    model_config = ConfigDict(extra="forbid")

    captured: Cards
    """The captured cards."""


class EndedBy(BaseModel):
    """The instant win that ended a round."""

    model_config = ConfigDict(extra="forbid")

    player: str
    """Who made it."""
    instant: str | None = None
    """Which one: yonko or chiltti. May be left out where the player holds only one."""


class Piles(BaseModel):
    """What lies on the table at the end of a round."""

    model_config = ConfigDict(extra="forbid")

    captured: dict[str, Cards]
    """Player → the cards that he has captured."""
    discarded: Cards | None = None
    """The two cards thrown away after 비광 was played as a wild card."""
    uncaptured: Cards | None = None
    """Cards that were left when an instant win ended the round."""
    complete: bool | None = None
    """True: all 48 cards have to be there. False: some are left out on purpose. Else missing ones are warned of."""
    ended_by: EndedBy | str | None = None
    """Who ended the round by an instant win; needed where two players hold one."""
    dealer: str | None = None
    """Who dealt; needed where a tie goes to the dealer."""


class RoundRecord(Piles):
    """One round."""

    players: int | str | list[str] | None = None
    """How many play, or their names in order of seats."""


class DealRecord(BaseModel):
    """How a round is dealt."""

    model_config = ConfigDict(extra="forbid")

    players: int | str
    """How many play."""
    tung: bool = False
    """True where nobody cuts and all is dealt in one go."""


class MatchRecord(BaseModel):
    """A match: rounds until somebody reaches the target."""

    model_config = ConfigDict(extra="forbid")

    players: list[str]
    """The names of the players in order of seats."""
    target: int | str | None = None
    """Credits that win the match, where it is not what the ruleset says."""
    rounds: list[Piles]
    """The rounds, in the order in which they were played."""
