"""Gives a text one spelling, whichever keyboard it was typed on, and leads places in it back to the text as the user gave it.

The spelling is NFC, since some systems send 만 in three pieces, plus a table of our own for full-width and half-width
characters. NFKC is no use: it turns ① into 1 and the letter ㅡ of a Korean keyboard into another one.
"""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import combining, is_normalized, normalize

_HALF_WIDTH = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト"
    "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a"
)
"""The full-width characters for U+FF61 to U+FF9F."""
_PUNCTUATION = {"　": " ", "、": ",", "､": ",", "【": "[", "】": "]", "〔": "[", "〕": "]", "−": "-", "＃": "#"}
_TO_PLAIN = (
    {0xFF01 + i: chr(0x21 + i) for i in range(94)}
    | {0xFF61 + i: char for i, char in enumerate(_HALF_WIDTH)}
    | {ord(char): plain for char, plain in _PUNCTUATION.items()}
)
_UNSEEN = frozenset("\ufeff\ufe0e\ufe0f\u200b\u200c\u200d\u2060")
"""Byte order mark, variation selectors and other characters without a shape: they belong to the character before them."""


class PlainText(NamedTuple):
    """A text in one spelling. `places[i]` is the start and end of its character `i` in `given`."""

    given: str
    text: str
    places: tuple[tuple[int, int], ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Return where `text[start:end]` is in `given`."""
        if start >= len(self.places):
            return len(self.given), len(self.given)
        return self.places[start][0], self.places[max(start, end - 1)][1]

    def piece(self, start: int, end: int) -> str:
        """Return `text[start:end]` as the user gave it."""
        first, last = self.span(start, end)
        return self.given[first:last]


def plain_text(given: str) -> PlainText:
    """Return `given` in one spelling.

    >>> plain_text("１ｍ만").text, plain_text("\u1106\u1161\u11ab+").places
    ('1m만', ((0, 3), (3, 4)))
    """
    mapped = given if given.isascii() else given.translate(_TO_PLAIN)
    if mapped.isascii() or (is_normalized("NFC", mapped) and _UNSEEN.isdisjoint(mapped)):
        return PlainText(given, mapped, tuple((i, i + 1) for i in range(len(mapped))))
    text = ""
    places: list[tuple[int, int]] = []
    starts = [i for i, char in enumerate(mapped) if i == 0 or not _joins(char)] or [0]
    for start, end in zip(starts, [*starts[1:], len(mapped)], strict=True):
        composed = normalize("NFC", "".join(char for char in mapped[start:end] if char not in _UNSEEN))
        text += composed
        places += [(start, end)] * len(composed)
    return PlainText(given, text, tuple(places))


def _joins(char: str) -> bool:
    """True if `char` forms one character with those before it: marks, and the later letters of a Korean syllable."""
    return bool(combining(char)) or char in _UNSEEN or "\u1161" <= char <= "\u1175" or "\u11a8" <= char <= "\u11c2"
