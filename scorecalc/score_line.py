"""What every game's result is made of: lines that each say one reason, what it is worth, and which pieces earn it."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple


class Line(NamedTuple):
    """One reason: `id` of the rule, `amount` it is worth in `unit` (han, yakuman, fu, points), `tiles` that earn it.

    `tiles` are groups in canonical notation (`"111m"`, `"송학광"`); empty where no single tile earns the line.

    >>> Line("closed_yaochuu_triplet", 8, "fu", ("444z",)).amount
    8
    """

    id: str
    amount: int
    unit: str
    tiles: tuple[str, ...] = ()
