"""The form of mahjong records in files (docs/records.md).

Only structure: what the values mean is checked when they are read.
"""

# Without postponed annotations: a TypedDict reads which of its fields are required as it is made.
from typing import Literal, Required, TypedDict

Number = int | str
"""A whole number, or the text of one; anything else is refused with its place when the record is scored."""
Tiles = str | list[str]
"""Tiles in one text (`3m5p`) or one text each."""


class MeldRecord(TypedDict, total=False):
    """A called set or a closed kan."""

    type: Required[Literal["chi", "pon", "minkan", "kakan", "ankan"]]
    """Its sort; a kakan is an added kan."""
    tiles: Required[Tiles]
    """Its tiles."""


class PaoRecord(TypedDict, total=False):
    """Who is liable for which yakuman."""

    liable: Required[str]
    """Seat of the player who fed the last set."""
    yakuman: Required[str]
    """Id of the yakuman."""


class HandRecord(TypedDict, total=False):
    """A finished hand and how it was won."""

    hand: Required[str]
    """The whole notation, or the concealed tiles with or without the winning one."""
    win: str | None
    """The winning tile, where the hand does not mark it."""
    by: str | None
    """ron or tsumo."""
    melds: list[MeldRecord | str] | None
    """Called sets and closed kans."""
    seat: str | None
    """Seat wind of the winner: E S W N."""
    round: str | None
    """Wind of the round."""
    flags: list[str] | None
    """Circumstances: riichi, ippatsu, haitei …"""
    dora: Tiles | None
    """Dora indicators."""
    ura: Tiles | None
    """Ura indicators."""
    nuki: Number | None
    """Norths set aside, with three players."""
    honba: Number | None
    """Honba on the table."""
    sticks: Number | None
    """Riichi sticks on the table."""
    loser: str | None
    """Seat of the discarder."""
    pao: PaoRecord | None
    """Liability for a yakuman."""


class PointsRecord(TypedDict, total=False):
    """Han and fu, a limit, or a number of yakuman."""

    han: Number | None
    """Number of han."""
    fu: Number | None
    """Number of fu; not needed where the han alone decide."""
    limit: str | None
    """mangan haneman baiman sanbaiman yakuman."""
    yakuman: Number | None
    """Number of yakuman."""
    by: str | None
    """ron or tsumo."""
    seat: str | None
    """Seat wind of the winner."""
    honba: Number | None
    """Honba on the table."""
    sticks: Number | None
    """Riichi sticks on the table."""
