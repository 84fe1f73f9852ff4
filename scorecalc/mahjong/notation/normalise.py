"""One spelling for every way a keyboard sends the same sign, with the way back to the places in the text as given.

NFC, because some systems send 만 in three pieces, and a map of our own for full-width and half-width signs. Not NFKC: it
would turn ① into 1 and the letter ㅡ of a Korean keyboard into another one.
"""

from __future__ import annotations

from typing import NamedTuple
from unicodedata import combining, is_normalized, normalize

_HALF_WIDTH = (
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテト"
    "ナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a"
)
"""What U+FF61 to U+FF9F stand for."""
_SIGNS = {"　": " ", "、": ",", "､": ",", "【": "[", "】": "]", "〔": "[", "〕": "]", "−": "-", "＃": "#"}
_TO_PLAIN = (
    {0xFF01 + i: chr(0x21 + i) for i in range(94)}
    | {0xFF61 + i: sign for i, sign in enumerate(_HALF_WIDTH)}
    | {ord(sign): plain for sign, plain in _SIGNS.items()}
)
_UNSEEN = frozenset("\ufeff\ufe0e\ufe0f\u200b\u200c\u200d\u2060")
"""Byte order mark, variation selectors and other signs without a shape: they belong to the sign before them."""


class Plain(NamedTuple):
    """A text in one spelling. `places[i]` is where its character `i` stands in `given`."""

    given: str
    text: str
    places: tuple[tuple[int, int], ...]

    def span(self, start: int, end: int) -> tuple[int, int]:
        """Where `text[start:end]` stands in `given`."""
        if start >= len(self.places):
            return len(self.given), len(self.given)
        return self.places[start][0], self.places[max(start, end - 1)][1]

    def piece(self, start: int, end: int) -> str:
        """`text[start:end]` as it was given."""
        first, last = self.span(start, end)
        return self.given[first:last]


def plain(given: str) -> Plain:
    """`given` in one spelling.

    >>> plain("１ｍ만").text, plain("\u1106\u1161\u11ab+").places
    ('1m만', ((0, 3), (3, 4)))
    """
    mapped = given if given.isascii() else given.translate(_TO_PLAIN)
    if mapped.isascii() or (is_normalized("NFC", mapped) and _UNSEEN.isdisjoint(mapped)):
        return Plain(given, mapped, tuple((i, i + 1) for i in range(len(mapped))))
    text = ""
    places: list[tuple[int, int]] = []
    starts = [i for i, char in enumerate(mapped) if i == 0 or not _joins(char)] or [0]
    for start, end in zip(starts, [*starts[1:], len(mapped)], strict=True):
        composed = normalize("NFC", "".join(char for char in mapped[start:end] if char not in _UNSEEN))
        text += composed
        places += [(start, end)] * len(composed)
    return Plain(given, text, tuple(places))


def _joins(char: str) -> bool:
    """True where `char` makes one sign with what stands before it: marks, and the later letters of a Korean syllable."""
    return bool(combining(char)) or char in _UNSEEN or "\u1161" <= char <= "\u1175" or "\u11a8" <= char <= "\u11c2"
