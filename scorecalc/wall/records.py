"""The record of a deal, as pydantic checks its structure; what its values mean is checked by the game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Number = int | str


class DealRecord(BaseModel):
    """The throws of a deal, and what has been replaced since."""

    model_config = ConfigDict(extra="forbid", use_attribute_docstrings=True)

    dice: list[Number | list[Number]] | str
    """One entry a throw: its sum, or its dice (`[2, 4]` or `2+4`)."""
    last: Literal["block", "jump"] | None = None
    """How the last five tiles are taken, where not as the ruleset says."""
    kongs: Number = 0
    """Kongs completed since the deal."""
    flowers: dict[str, Number | list[Number]] | str = {}
    """Flowers of each seat, `{E: 2, W: 1}`; a list where a replacement was a flower again."""
