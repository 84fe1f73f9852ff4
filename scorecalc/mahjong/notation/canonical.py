"""Reads and writes the canonical form of a hand: `234m067p22z,345s,1111mc+2z`.

Digits share the suit letter after them, `0` is a red five, `1zr` a red honour, `+2z` the winning tile. Each called set follows
a comma; a closed kan ends in `c` (docs/records.md). The readers know this form alone: they return None for everything else,
which `reading` then hands to the lenient reader.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld, meld_type
from scorecalc.mahjong.facts.tiles import EAST, FIVES, RED, SUITS, in_order, write, write_one
from scorecalc.mahjong.notation.hand_text import NO_SPAN, HandText, Span

_MAN, _PIN, _SOU = ({str(d): first + d - 1 for d in range(1, 10)} | {"0": first + 4 + RED} for first in (0, 9, 18))
_OF_SUIT = dict(zip(SUITS, (_MAN, _PIN, _SOU, {str(d): EAST + d - 1 for d in range(1, 8)}), strict=True))
_NOT_WITH_THREE = frozenset(range(1, 8)) | {FIVES[0] + RED}


def is_in_play(tile: int, players: int) -> bool:
    """True if the set for this number of players has `tile`: with three, 2m to 8m are left out.

    >>> is_in_play(1, 4), is_in_play(1, 3), is_in_play(0, 3)
    (True, False, True)
    """
    return players == 4 or tile not in _NOT_WITH_THREE


def write_hand(concealed: Iterable[int], win: int | None, melds: Iterable[Meld]) -> str:
    """Return the canonical form: concealed tiles by suit and number, each set after a comma, the winning tile last.

    >>> write_hand([3, 1, 2, 28, 28], 28, [Meld("ankan", (0, 0, 0, 0))])
    '234m22z,1111mc+2z'
    """
    sets = "".join("," + write_meld(meld) for meld in melds)
    return write(in_order(concealed)) + sets + ("" if win is None else "+" + write_one(win))


def write_meld(meld: Meld) -> str:
    """Return the canonical form of one set. An added kan is written like an open one.

    >>> write_meld(Meld("ankan", (30, 30, 30, 30))), write_meld(Meld("chi", (15, 13 + RED, 14)))
    ('4444zc', '067p')
    """
    return write(in_order(meld.tiles)) + ("c" if meld.type == "ankan" else "")


def open_kan_note(tiles: Sequence[int], text: str, span: Span) -> Problem:
    """Return the note that a kan without a mark was read as an open one."""
    plain = write(in_order(tiles))
    return Problem(
        "read_as", "mahjong_notation.note.open_kan", {"tiles": plain, "closed": plain + "c"}, "", text, *span
    )


def read_hand(text: str, *, strict: bool = False, players: int = 4) -> HandText | None:
    """Return the hand that `text` is in the canonical form; None if it has another form or is wrong. `strict` makes no notes.

    >>> read_hand("34m0p,111z+5m").concealed, read_hand("34m 0p")
    ((2, 3, 47), None)
    """
    spans: list[Span] = []
    concealed: list[int] | None = None
    melds: list[Meld] = []
    meld_spans: list[Span] = []
    notes: tuple[Problem, ...] = ()
    win, win_span = None, NO_SPAN
    start = 0
    for part in text.split(","):
        group, plus, won = part.partition("+")
        end = start + len(group)
        if concealed is None:
            concealed = _tiles(group, players, start, spans)
            if not concealed:
                return None
        else:
            meld = read_meld(group, players=players)
            if meld is None:
                return None
            melds.append(meld)
            meld_spans.append((start, end))
            if meld.type == "minkan" and not strict:
                notes += (open_kan_note(meld.tiles, text, (start, end)),)
        if plus:
            winner = _tiles(won, players)
            if winner is None or len(winner) != 1 or win is not None:
                return None
            win, win_span = winner[0], (end + 1, end + 1 + len(won))
        start += len(part) + 1
    return HandText(
        text, tuple(concealed or ()), win, tuple(melds), {}, (), notes, tuple(spans), win_span, tuple(meld_spans)
    )


def read_tiles(text: str, *, players: int = 4) -> tuple[int, ...] | None:
    """Return the tiles of `text` in the order written; None if it has another form, is wrong or holds no tile.

    >>> read_tiles("3m0p"), read_tiles("3통")
    ((2, 47), None)
    """
    tiles = _tiles(text, players)
    return tuple(tiles) if tiles else None


def read_meld(text: str, wanted: str | None = None, *, players: int = 4) -> Meld | None:
    """Return the one set that `text` is; None if it has another form or is no set of the type `wanted`.

    >>> read_meld("1111mc"), read_meld("891m")
    (Meld(type='ankan', tiles=(0, 0, 0, 0)), None)
    """
    tiles = _tiles(text.removesuffix("c"), players)
    found = meld_type(tiles, "ankan" if text.endswith("c") else "", wanted) if tiles else ""
    return Meld(found, tuple(tiles)) if tiles and found and (players == 4 or found != "chi") else None


def _tiles(text: str, players: int, at: int = 0, spans: list[Span] | None = None) -> list[int] | None:
    """Return the tiles of `text`, or None if anything in it is not a tile in the canonical form.

    `at` is the index of `text` in the whole text. The span of each tile is added to `spans`: its digit, with the suit letter
    if that is the next character.
    """
    spans = [] if spans is None else spans
    tiles: list[int] = []
    first = 0
    for i, char in enumerate(text):
        numbers = _OF_SUIT.get(char)
        if numbers is not None:
            if first == i:
                return None
            for j in range(first, i):
                tile = numbers.get(text[j])
                if tile is None or (players == 3 and tile in _NOT_WITH_THREE):
                    return None
                tiles.append(tile)
                spans.append((at + j, at + j + 1))
            spans[-1] = (at + i - 1, at + i + 1)
            first = i + 1
        elif char == "r" and first == i and tiles and EAST <= tiles[-1] < RED:
            tiles[-1] += RED
            spans[-1] = (spans[-1][0], at + i + 1)
            first = i + 1
    return tiles if first == len(text) else None
