"""The form of the records of a deal in files (docs/records.md).

Only structure: what the values mean is checked when they are read.
"""

# Without postponed annotations: a TypedDict reads which of its fields are required as it is made.
from typing import Literal, Required, TypedDict

Number = int | str


class DealRecord(TypedDict, total=False):
    """The throws of a deal, and what has been replaced since."""

    dice: Required[list[Number | list[Number]] | str]
    """One entry a throw: its sum, or its dice (`[2, 4]` or `2+4`)."""
    last: Literal["block", "jump"] | None
    """How the last five tiles are taken, where not as the ruleset says."""
    kongs: Number
    """Kongs completed since the deal."""
    flowers: dict[str, Number | list[Number]] | str
    """Flowers of each seat, `{E: 2, W: 1}`; a list where a replacement was a flower again."""
