"""Measures and breaks text by the cells of a terminal: Hangul and Kanji take two."""

from __future__ import annotations

import re

# Blocks in which every character is two cells wide and no mark combines; everything else is measured by wcwidth,
# which costs more to import than a hand costs to score. tests/test_render.py proves the two equal on these blocks.
_WIDE = (
    ("\u3000", "\u3029"),  # 、。「」々
    ("\u3041", "\u3096"),
    ("\u30a0", "\u30ff"),
    ("\u4e00", "\u9fff"),
    ("\uac00", "\ud7a3"),
    ("\uff01", "\uff60"),
    ("\U00020000", "\U0002a6df"),  # 𥝱
)
# Characters of one cell that scorecalc itself prints between words.
_NARROW = frozenset("·×→←≥≤–—…“”‘’−")


def width(text: str) -> int:
    """Return how many cells `text` takes in a terminal.

    >>> width("123m"), width("만관 8,000점")
    (4, 12)
    """
    if text.isascii():
        return len(text)
    cells = 0
    for char in text:
        if char <= "\x7f" or char in _NARROW:
            cells += 1
        elif any(first <= char <= last for first, last in _WIDE):
            cells += 2
        else:
            from wcwidth import wcswidth

            return max(wcswidth(text), 0)
    return cells


def pad(text: str, cells: int) -> str:
    """Return `text` with blanks behind it that fill `cells` cells.

    >>> pad("패", 4) + "|"
    '패  |'
    """
    return text + " " * (cells - width(text))


def wrap(text: str, cells: int) -> list[str]:
    """Return `text` in lines of at most `cells` cells, broken at a `·` between items or between words.

    A longer word has a line of its own; Japanese, which has no blanks, is broken between characters.

    >>> wrap("하나 둘 셋", 7)
    ['하나 둘', '셋']
    >>> wrap("base 20 · closed kan 16 · tsumo 2", 20)
    ['base 20 ·', 'closed kan 16 ·', 'tsumo 2']
    >>> wrap("役満は符を数えません。", 20)
    ['役満は符を数えませ', 'ん。']
    """
    if width(text) <= cells:
        return [text]
    items = text.replace(" · ", " ·\0").split("\0")
    words = [word for item in items for word in ([item] if width(item) <= cells else item.split(" "))]
    pieces = [piece for word in words for piece in _cut(word, cells)]
    lines: list[str] = []
    line = ""
    for piece in pieces:
        longer = f"{line} {piece}" if line else piece
        if line and width(longer) > cells:
            lines.append(line)
            line = piece
        else:
            line = longer
    return [*lines, line]


_UNIT = r"[（「]*[^、。」)）]?[、。」)）]*"
"""The pattern of a character with the opening brackets before it and the closing brackets and full stops behind it."""


def _cut(word: str, cells: int) -> list[str]:
    """Return `word` in pieces of at most `cells` cells, none of which begins with a full stop; in one piece without Kanji."""
    if width(word) <= cells or not any("\u3041" <= char <= "\u9fff" for char in word):
        return [word]
    pieces = [""]
    for unit in re.findall(_UNIT, word):
        if pieces[-1] and width(pieces[-1]) + width(unit) > cells:
            pieces.append("")
        pieces[-1] += unit
    return pieces
