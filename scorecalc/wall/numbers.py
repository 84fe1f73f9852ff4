"""Whole numbers as people write them in records."""

from __future__ import annotations

from typing import Any

_MANY_DIGITS = 18


def whole(value: Any) -> int | None:
    """`value` as a whole number, or None where it is none: no truth value, no fraction, no words.

    >>> whole("07"), whole(3), whole("-1"), whole("2.5"), whole(True)
    (7, 3, -1, None, None)
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    if not isinstance(value, str):
        return None
    text = value.strip()
    digits = text[1:] if text[:1] in ("-", "+") else text
    if not digits.isdecimal():
        return None
    # Longer ones are past every limit of the wall; Python refuses to read a number of thousands of digits.
    return int(text[: _MANY_DIGITS + 1])
