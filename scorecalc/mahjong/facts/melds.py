"""Called sets and closed kans as tiles."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.mahjong.facts.tiles import EAST, RED

KANS = ("minkan", "kakan", "ankan")
MELD_TYPES = ("chi", "pon", *KANS)


class Meld(NamedTuple):
    """A called set or a closed kan: `type` is one of `MELD_TYPES`, `tiles` are kinds, or kinds + `RED`."""

    type: str
    tiles: tuple[int, ...]


def meld_shape(tiles: Sequence[int]) -> str:
    """Return `chi`, `pon` or `kan` if `tiles` are such a set, else the empty text.

    >>> meld_shape([1, 0, 2]), meld_shape([7, 8, 9]), meld_shape([33, 33, 33, 33])
    ('chi', '', 'kan')
    """
    low, *rest = sorted(tile % RED for tile in tiles)
    if rest == [low] * len(rest):
        return {3: "pon", 4: "kan"}.get(len(tiles), "")
    is_run = rest == [low + 1, low + 2] and low < EAST and low % 9 < 7
    return "chi" if is_run else ""


def meld_type(tiles: Sequence[int], form: str = "", wanted: str | None = None) -> str:
    """Return the `MELD_TYPES` entry of the set that `tiles` make; empty if they make none, or not the one they are said to make.

    `form` is what the notation says of the set: `open`, the type of a kan, or nothing. `wanted` is the type that a record names.
    A kan of which neither says anything is an open one.

    >>> meld_type([0, 0, 0, 0]), meld_type([0, 0, 0, 0], "ankan"), meld_type([0, 0, 0, 0], "open", "kakan")
    ('minkan', 'ankan', 'kakan')
    >>> meld_type([0, 0, 0], "ankan"), meld_type([0, 1, 2], "", "pon")
    ('', '')
    """
    shape = meld_shape(tiles)
    if shape != "kan":
        return shape if form in {"", "open"} and wanted in {None, shape} else ""
    fits = agrees(form, wanted) and wanted in {None, *KANS}
    return (wanted or (form if form in KANS else "minkan")) if fits else ""


def agrees(form: str, wanted: str | None) -> bool:
    """True if a set that the notation calls `form` can have the type `wanted`.

    >>> agrees("open", "pon"), agrees("open", "ankan"), agrees("minkan", "kakan"), agrees("", "ankan")
    (True, False, False, True)
    """
    return wanted != "ankan" if form == "open" else wanted is None or form in {"", wanted}
