"""Tiles in other writings than the canonical one: as Unicode tiles, or in the words of a language."""

from __future__ import annotations

import re
from collections.abc import Callable

from scorecalc.lang import Catalogue

_FIRST = {"m": 0x1F007, "s": 0x1F010, "p": 0x1F019}
# 中 for chun: its tile is the only one that terminals draw two cells wide in colour. Haku before hatsu as in MPSZ.
_HONOURS = "🀀🀁🀂🀃🀆🀅中"
_GROUP = re.compile(r"([0-9]+)([mpsz])(r?)(c?)")


def writer(style: str, words: Catalogue) -> Callable[[str], str]:
    """The function that writes canonical tiles in `style`: `unicode`, or `ko` for the words of the language."""
    if style == "unicode":
        return as_unicode
    return lambda tiles: as_words(tiles, words)


def as_unicode(tiles: str) -> str:
    """`tiles` as Unicode tiles; a red five is followed by `r`, a closed kan by `c`.

    >>> as_unicode("067p,777z,1111mc+2z")
    '🀝r🀞🀟,中中中,🀇🀇🀇🀇c+🀁'
    """

    def one(digit: str, suit: str) -> str:
        if suit == "z":
            return _HONOURS[int(digit) - 1]
        return chr(_FIRST[suit] + int(digit) - 1) if digit != "0" else chr(_FIRST[suit] + 4) + "r"

    return _GROUP.sub(lambda match: "".join(one(digit, match[2]) for digit in match[1]) + match[3] + match[4], tiles)


def as_words(tiles: str, words: Catalogue) -> str:
    """`tiles` with the suits and honours named as the language writes them; `0` stays the red five.

    >>> from scorecalc.lang import catalogue
    >>> as_words("234m067p22z,345s,1111mc+2z", catalogue("ko"))
    '234만 067통 남남,345삭,1111만c+남'
    """

    def group(match: re.Match[str]) -> str:
        digits, suit, red, closed = match.groups()
        named = "".join(honours[int(digit) - 1] for digit in digits) if suit == "z" else digits + suits[suit]
        follows = match.start() and tiles[match.start() - 1] not in ",+"
        return f"{' ' if follows else ''}{named}{red}{closed}"

    honours = words.text("mahjong.honours")
    suits = {suit: words.text(f"mahjong.suit.{suit}") for suit in "mps"}
    return _GROUP.sub(group, tiles)
