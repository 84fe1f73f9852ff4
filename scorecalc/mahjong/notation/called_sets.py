"""Says what is wrong with a called set, as precisely as its tiles allow (docs/records.md, `bad_meld`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.facts.melds import KANS, MELD_TYPES, agrees, meld_type
from scorecalc.mahjong.facts.tiles import EAST, RED, in_order, write

_SIZES = {"chi": 3, "pon": 3} | dict.fromkeys(KANS, 4)


def set_type(tiles: Sequence[int], form: str, wanted: str | None, players: int) -> str | Problem:
    """Return the type of the set that `tiles` make, or what is wrong with it.

    `form` is what the notation says of the set: `ankan`, `minkan`, `kakan`, `open`, or nothing. `wanted` is the type that a
    record names.

    >>> set_type([0, 0, 0, 0], "", None, 4), set_type([0, 0, 0, 0], "ankan", None, 4)
    ('minkan', 'ankan')
    >>> set_type([7, 8, 0], "", None, 4).key, set_type([0, 1, 2], "", None, 3).key
    ('mahjong_notation.error.meld_wraps', 'mahjong_notation.error.meld_chi_three')
    """
    plain = {"tiles": write(in_order(tiles))}
    if wanted is not None and wanted not in MELD_TYPES:
        return _problem("meld_type", {"text": wanted, "choices": MELD_TYPES}, hint="meld_type")
    if not agrees(form, wanted):
        values = {**plain, "form": _name(form), "type": _name(wanted or "")}
        return _problem("meld_contradiction", values, hint="meld_contradiction")
    found = meld_type(tiles, form, wanted)
    if found == "chi" and players == 3:
        return _problem("meld_chi_three", plain, hint="meld_chi_three")
    return found or _why_no_set(tiles, wanted or (form if form in KANS else None), plain)


def _problem(key: str, values: Mapping[str, Any], *, hint: str = "meld") -> Problem:
    return Problem("bad_meld", f"mahjong_notation.error.{key}", values, f"mahjong_notation.hint.{hint}")


def _name(type: str) -> Name:
    return Name("mahjong_notation.set", type)


def _why_no_set(tiles: Sequence[int], wanted: str | None, plain: Mapping[str, Any]) -> Problem:
    """Return what keeps `tiles` from making a set, or the set of the type `wanted`."""
    count = len(tiles)
    if wanted is not None and count != _SIZES[wanted]:
        return _problem("meld_size_of", {**plain, "count": count, "type": _name(wanted), "size": _SIZES[wanted]})
    if count not in _SIZES.values():
        return _problem("meld_size", {**plain, "count": count}, hint="meld_size")
    if wanted not in {None, "chi"} or count == _SIZES["minkan"]:
        return _problem("meld_not_same", {**plain, "type": _name(wanted or "kan")})
    return _problem(_why_no_run(tiles, "meld_no_run" if wanted else "meld_no_set"), plain)


def _why_no_run(tiles: Sequence[int], otherwise: str) -> str:
    """Return the key of the sentence that says why three tiles are no run; `otherwise` if no special reason is known."""
    kinds = sorted(tile % RED for tile in tiles)
    if len(set(kinds)) > 1 and kinds[0] >= EAST:
        return "meld_honour_run"
    if kinds[0] // 9 != kinds[2] // 9:
        return "meld_mixed"
    return "meld_wraps" if [kind % 9 for kind in kinds] in ([0, 7, 8], [0, 1, 8]) else otherwise
