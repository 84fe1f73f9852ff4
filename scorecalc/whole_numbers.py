"""Whole numbers as people write them in records and in the shell."""

from __future__ import annotations

from typing import Any

BEYOND = 10**18
"""Replaces any number with more digits: it exceeds every limit in the program. Python refuses to read thousands of digits."""


def whole(value: Any) -> int | None:
    """Return `value` as a whole number, or None if it is a truth value, a fraction, a word or anything else.

    >>> whole("07"), whole(3), whole("-1"), whole("2.5"), whole(True)
    (7, 3, -1, None, None)
    >>> whole("9" * 5000) == BEYOND, whole("-" + "9" * 5000) == -BEYOND
    (True, True)
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return max(-BEYOND, min(value, BEYOND))
    if not isinstance(value, str):
        return None
    text = value.strip()
    digits = text[1:] if text[:1] in ("-", "+") else text
    if not digits.isdecimal():
        return None
    if len(digits) >= len(str(BEYOND)):
        return -BEYOND if text[:1] == "-" else BEYOND
    return int(text)
