"""The form of mahjong records in files (docs/records.md). Only structure: what the values mean is checked where they are read."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Number = int | str
"""A whole number, or the text of one; anything else is refused with its place when the record is scored."""
Tiles = str | list[str]
"""Tiles in one text (`3m5p`) or one text each."""


class MeldRecord(BaseModel):
    """A called set or a closed kan."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    type: Literal["chi", "pon", "minkan", "kakan", "ankan"]
    """Its sort; a kakan is an added kan."""
    tiles: Tiles
    """Its tiles."""


class PaoRecord(BaseModel):
    """Who is liable for which yakuman."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    liable: str
    """Seat of the player who fed the last set."""
    yakuman: str
    """Id of the yakuman."""


class HandRecord(BaseModel):
    """A finished hand and how it was won."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    hand: str
    """The whole notation, or the concealed tiles with or without the winning one."""
    win: str | None = None
    """The winning tile, where the hand does not mark it."""
    by: str | None = None
    """ron or tsumo."""
    melds: list[MeldRecord | str] | None = None
    """Called sets and closed kans."""
    seat: str | None = None
    """Seat wind of the winner: E S W N."""
    round: str | None = None
    """Wind of the round."""
    flags: list[str] | None = None
    """Circumstances: riichi, ippatsu, haitei …"""
    dora: Tiles | None = None
    """Dora indicators."""
    ura: Tiles | None = None
    """Ura indicators."""
    nuki: Number | None = None
    """Norths set aside, with three players."""
    honba: Number | None = None
    """Honba on the table."""
    sticks: Number | None = None
    """Riichi sticks on the table."""
    loser: str | None = None
    """Seat of the discarder."""
    pao: PaoRecord | None = None
    """Liability for a yakuman."""


class PointsRecord(BaseModel):
    """Han and fu, a limit, or a number of yakuman."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    han: Number | None = None
    """Number of han."""
    fu: Number | None = None
    """Number of fu; not needed where the han alone decide."""
    limit: str | None = None
    """mangan haneman baiman sanbaiman yakuman."""
    yakuman: Number | None = None
    """Number of yakuman."""
    by: str | None = None
    """ron or tsumo."""
    seat: str | None = None
    """Seat wind of the winner."""
    honba: Number | None = None
    """Honba on the table."""
    sticks: Number | None = None
    """Riichi sticks on the table."""
