"""Called sets and closed kans as tiles."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.mahjong.facts.tiles import EAST, RED

MELD_TYPES = ("chi", "pon", "minkan", "kakan", "ankan")


class Meld(NamedTuple):
    """A called set or a closed kan: `type` is one of `MELD_TYPES`, `tiles` are kinds, or kinds + `RED`."""

    type: str
    tiles: tuple[int, ...]


def meld_shape(tiles: Sequence[int]) -> str:
    """`chi`, `pon` or `kan` where `tiles` are such a set, else the empty text.

    >>> meld_shape([1, 0, 2]), meld_shape([7, 8, 9]), meld_shape([33, 33, 33, 33])
    ('chi', '', 'kan')
    """
    low, *rest = sorted(tile % RED for tile in tiles)
    if rest == [low] * len(rest):
        return {3: "pon", 4: "kan"}.get(len(tiles), "")
    is_run = rest == [low + 1, low + 2] and low < EAST and low % 9 < 7
    return "chi" if is_run else ""


def typed(shape: str, type: str | None = None, *, is_closed: bool) -> str:
    """The `MELD_TYPES` entry of a set of this shape that is marked closed or not, and said to be of `type`, or the empty text.

    A kan that nothing marks is an open one.
    """
    if shape != "kan":
        return shape if shape and not is_closed and type in {None, shape} else ""
    if type is None:
        return "ankan" if is_closed else "minkan"
    fits = type == "ankan" if is_closed else type in {"minkan", "kakan", "ankan"}
    return type if fits else ""
