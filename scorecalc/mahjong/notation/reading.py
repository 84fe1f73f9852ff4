"""Reads hands, tiles and called sets in any notation: the quick canonical scanner first, the lenient reader if it gives up."""

from __future__ import annotations

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.notation import canonical
from scorecalc.mahjong.notation.hand_text import MOST_CHARACTERS, NOTHING, HandText


def read_hand(text: str, *, strict: bool = False, players: int = 4) -> HandText:
    """Return the hand and the words that `text` holds, in any order. Never raises: `problems` says what is wrong.

    `strict` accepts the canonical form only. With three `players` the tiles 2m to 8m and a chi do not exist (docs/records.md).

    >>> hand = read_hand("34m0p,111z+5m")
    >>> hand.concealed, hand.win, hand.melds
    ((2, 3, 47), 4, (Meld(type='pon', tiles=(27, 27, 27)),))
    >>> [problem.key for problem in read_hand("123m8z").problems]
    ['mahjong_notation.error.honour_number']
    """
    if not text:
        return NOTHING
    hand = canonical.read_hand(text, strict=strict, players=players) if len(text) <= MOST_CHARACTERS else None
    if hand is not None:
        return hand
    from scorecalc.mahjong.notation import lenient

    return lenient.read_hand(text, strict=strict, players=players)


def read_tiles(text: str, *, strict: bool = False, players: int = 4) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """Return the tiles of `text` in the order written, such as the indicators `3m5p`, and what is wrong with it.

    >>> read_tiles("3m0p")
    ((2, 47), ())
    """
    tiles = canonical.read_tiles(text, players=players) if len(text) <= MOST_CHARACTERS else None
    if tiles is not None:
        return tiles, ()
    from scorecalc.mahjong.notation import lenient

    return lenient.read_tiles(text, strict=strict, players=players)


def read_meld(
    text: str, wanted: str | None = None, *, strict: bool = False, players: int = 4
) -> tuple[Meld | None, tuple[Problem, ...]]:
    """Return the one set that `text` describes, and what is wrong with it. A set of another type than `wanted` is wrong.

    >>> read_meld("777z"), read_meld("1111m", "ankan")
    ((Meld(type='pon', tiles=(33, 33, 33)), ()), (Meld(type='ankan', tiles=(0, 0, 0, 0)), ()))
    >>> [problem.key for problem in read_meld("891m")[1]]
    ['mahjong_notation.error.meld_wraps']
    """
    meld = canonical.read_meld(text, wanted, players=players) if len(text) <= MOST_CHARACTERS else None
    if meld is not None:
        return meld, ()
    from scorecalc.mahjong.notation import lenient

    return lenient.read_meld(text, wanted, strict=strict, players=players)
