"""The records that words and options of the shell ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

DEALER, CHILD = "E", "S"
FIELDS = ("win", "seat", "round", "honba", "sticks", "nuki")
"""Options that are fields of the same name."""
FLAGS = (
    *("riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan", "tenhou", "chiihou", "renhou"),
)
"""Options that are circumstances of the same name."""
SHELL_OPTIONS = {
    "hand": frozenset({"words", *FIELDS, *FLAGS, "tsumo", "dora", "ura", "meld", "closed_kan", "strict"}),
    "points": frozenset({"words", "tsumo", "ron", "seat", "honba", "sticks"}),
}


def hand(words: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the record of a hand.

    >>> hand(["99s"], {"win": "8s", "seat": "동", "riichi": True, "dora": ["8s", "1z"], "closed_kan": ["1111m"]})
    {'hand': '99s', 'win': '8s', 'seat': 'E', 'flags': ['riichi'], 'dora': '8s1z', 'melds': ['1111mc']}
    """
    record: dict[str, Any] = {"hand": " ".join(words)} | {name: options[name] for name in FIELDS if name in options}
    record |= {name: wind(record[name]) for name in ("seat", "round") if name in record}
    if "tsumo" in options:
        record["by"] = "tsumo"
    if flags := [flag for flag in FLAGS if flag in options]:
        record["flags"] = flags
    record |= {name: "".join(options[name]) for name in ("dora", "ura") if name in options}
    if melds := [*options.get("meld", ()), *map(closed, options.get("closed_kan", ()))]:
        record["melds"] = melds
    return record | ({"strict": True} if "strict" in options else {})


def cases(words: Sequence[str], options: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return a record of points for each seat (dealer and non-dealer) and each way of winning that the options leave open.

    >>> [(case["seat"], case["by"]) for case in cases(["3", "40"], {"seat": "N"})]
    [('N', 'ron'), ('N', 'tsumo')]
    """
    from scorecalc.mahjong.notation import price_words

    record = price_words.read(words)
    record |= {name: options[name] for name in ("honba", "sticks") if name in options}
    seats = [wind(options["seat"])] if options.get("seat") else [DEALER, CHILD]
    ways = [by for by in ("ron", "tsumo") if by in options] or ["ron", "tsumo"]
    return [{"kind": "points", **record, "seat": seat, "by": by} for seat in seats for by in ways]


def wind(value: str) -> str:
    """Return the letter of the wind that `value` names in Korean, Japanese or English; `value` itself if it names none.

    >>> wind("동"), wind("南家"), wind("w"), wind("Q")
    ('E', 'S', 'W', 'Q')
    """
    from scorecalc.mahjong.notation.spellings import WINDS

    return WINDS.get(value.strip().casefold(), value)


def closed(group: str) -> str:
    """Return a group that the option makes a closed kan, marked as one; digits without a suit stay unmarked.

    >>> closed("1111m"), closed("1111mc"), closed("2")
    ('1111mc', '1111mc', '2')
    """
    return group if group.endswith(("c", "]")) or group.isdigit() else f"{group}c"
