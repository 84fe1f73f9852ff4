"""Circumstances of a win as bits of one whole number, and the registry that hands the bits out.

Yaku that have to be declared, local ones too, ask for a bit by their name; records, words and options name circumstances by the
same ids.
"""

from __future__ import annotations

TSUMO = 1
"""The bit of a win on a drawn tile."""
FLAGS: dict[str, int] = {}
"""The bit of each circumstance that is declared, by its id, in the order in which they are listed."""


def declare(id: str) -> int:
    """Return the bit of the circumstance `id`, a new one the first time it is asked for.

    >>> declare("riichi") == declare("riichi") == FLAGS["riichi"]
    True
    """
    return FLAGS.setdefault(id, TSUMO << (len(FLAGS) + 1))


for _id in (
    *("riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan"),
    *("tenhou", "chiihou", "renhou", "furiten"),
):
    declare(_id)
EITHER_RIICHI = FLAGS["riichi"] | FLAGS["double_riichi"]
"""A double riichi is a riichi too."""
