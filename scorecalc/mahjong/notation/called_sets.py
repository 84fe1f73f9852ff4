"""What is wrong with a called set, said as precisely as its tiles allow (docs/records.md, `bad_meld`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from scorecalc.errors import Name
from scorecalc.mahjong.facts.melds import MELD_TYPES, meld_shape
from scorecalc.mahjong.facts.tiles import EAST, RED, in_order, write

_KANS = ((), ("minkan", "kakan", "ankan"))
_SIZES = {"chi": 3, "pon": 3, "minkan": 4, "kakan": 4, "ankan": 4}


class Wrong(NamedTuple):
    """What is wrong with a set: the key of the sentence after `notation.error.`, what fills it, and the key of its hint."""

    key: str
    values: Mapping[str, Any]
    hint: str = "meld"


def set_type(tiles: Sequence[int], form: str, wanted: str | None, players: int) -> str | Wrong:
    """The type of the set that `tiles` are, or what is wrong with it.

    `form` is what the way of writing says: `ankan`, `minkan`, `kakan`, `open`, or nothing. `wanted` is the type that a
    record names. A kan that neither says to be closed is an open one.

    >>> set_type([0, 0, 0, 0], "", None, 4), set_type([0, 0, 0, 0], "ankan", None, 4)
    ('minkan', 'ankan')
    >>> set_type([7, 8, 0], "", None, 4).key, set_type([0, 1, 2], "", None, 3).key
    ('meld_wraps', 'meld_chi_three')
    """
    if wanted is not None and wanted not in MELD_TYPES:
        return Wrong("meld_type", {"text": wanted, "choices": MELD_TYPES}, "meld_type")
    if wanted is not None and not _agrees(form, wanted):
        values = {"tiles": write(in_order(tiles)), "form": _name(form), "type": _name(wanted)}
        return Wrong("meld_contradiction", values, "meld_contradiction")
    if wanted is None and form in {"ankan", "minkan", "kakan"}:
        wanted = form
    wrong = _wrong_size(tiles, wanted) or _wrong_tiles(tiles, wanted)
    if wrong:
        return wrong
    shape = meld_shape(tiles)
    if shape == "chi" and players == 3:
        return Wrong("meld_chi_three", {"tiles": write(in_order(tiles))}, "meld_chi_three")
    return wanted or {"kan": "minkan"}.get(shape, shape)


def _agrees(form: str, wanted: str) -> bool:
    if form == "open":
        return wanted != "ankan"
    return form in {"", wanted}


def _name(type: str) -> Name:
    return Name("mahjong_notation.set", type)


def _wrong_size(tiles: Sequence[int], wanted: str | None) -> Wrong | None:
    values = {"tiles": write(in_order(tiles)), "count": len(tiles)}
    if wanted is not None and len(tiles) != _SIZES[wanted]:
        return Wrong("meld_size_of", {**values, "type": _name(wanted), "size": _SIZES[wanted]})
    return Wrong("meld_size", values, "meld_size") if len(tiles) not in {3, 4} else None


def _wrong_tiles(tiles: Sequence[int], wanted: str | None) -> Wrong | None:
    """What keeps three or four tiles from being a set, or from being the one that is wanted."""
    shape = meld_shape(tiles)
    if shape and wanted in {None, shape, *_KANS[shape == "kan"]}:
        return None
    values = {"tiles": write(in_order(tiles))}
    if wanted not in {None, "chi"} or len(tiles) == 4:
        return Wrong("meld_not_same", {**values, "type": _name(wanted or "kan")})
    return Wrong(_why_no_run(tiles, "meld_no_run" if wanted else "meld_no_set"), values)


def _why_no_run(tiles: Sequence[int], otherwise: str) -> str:
    """The key of the sentence that says why three tiles are no run; `otherwise` where there is nothing special about them."""
    kinds = sorted(tile % RED for tile in tiles)
    if len(set(kinds)) > 1 and kinds[0] >= EAST:
        return "meld_honour_run"
    if kinds[0] // 9 != kinds[2] // 9:
        return "meld_mixed"
    return "meld_wraps" if [kind % 9 for kind in kinds] in ([0, 7, 8], [0, 1, 8]) else otherwise
