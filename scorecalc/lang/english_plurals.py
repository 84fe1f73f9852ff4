"""English plurals that fit the number before them: 1 tile, 13 tiles."""

from __future__ import annotations

import re

_MARK = re.compile(r"\[s\]")
_LAST_NUMBER = re.compile(r"(\d[\d,]*)\D*$")


def fit_plurals(text: str) -> str:
    """Return `text` with `[s]` as `s`, or removed if the last number before it is 1.

    >>> fit_plurals("1 tile[s] and 13 tile[s]")
    '1 tile and 13 tiles'
    """
    out = ""
    rest = 0
    for match in _MARK.finditer(text):
        out += text[rest : match.start()]
        number = _LAST_NUMBER.search(out)
        out += "" if number and number[1] == "1" else "s"
        rest = match.end()
    return out + text[rest:]
