"""The line of a result, which every game uses: one reason, its amount, and the pieces that earn it."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple


class Line(NamedTuple):
    """One reason for a score: the `id` of its rule, its `amount` in a `unit` (han, yakuman, fu, points), the `tiles` that earn it.

    `tiles` are groups in canonical notation (`"111m"`, `"송학광"`), empty if no particular tile earns the line.

    >>> Line("closed_yaochuu_triplet", 8, "fu", ("444z",)).amount
    8
    """

    id: str
    amount: int
    unit: str
    tiles: tuple[str, ...] = ()
