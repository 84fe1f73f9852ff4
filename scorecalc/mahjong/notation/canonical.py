"""Reads and writes hands in the canonical form: `234m067p22z,345s,1111mc+2z`.

Digits share the suit letter after them, `0` is a red five, `1zr` a red honour, `+2z` the winning tile; after each comma
stands a called set, a closed kan with `c` (docs/records.md). This scanner knows that form only and gives up at the first sign
that does not fit; then `lenient`, which costs more to load, reads the text or says what is wrong with it.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld, meld_shape, typed
from scorecalc.mahjong.facts.tiles import EAST, FIVES, RED, SUITS, in_order, write, write_one

Span = tuple[int, int]
"""A piece of a text: its first character and the one after its last."""
NO_SPAN: Span = (-1, -1)
MOST_CHARACTERS = 1000
"""A text longer than this is no hand with its words, however it is written."""


class Written(NamedTuple):
    """What stands in a text that describes a hand: tiles, sets, words, and everything that could not be read.

    `concealed` is in the order written and without the tile marked by `+`, which is `win` (None where none is marked).
    `fields` are record fields (docs/records.md) that words set, tiles among them as numbers. `problems` and `notes` are in the
    order of their places; a note (code `read_as`) says how something was taken that could have meant something else.
    Spans point into `text`, the text as given: of each concealed tile, of the winning tile, of each set.
    """

    text: str
    concealed: tuple[int, ...]
    win: int | None
    melds: tuple[Meld, ...]
    fields: Mapping[str, Any]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    spans: tuple[Span, ...]
    win_span: Span
    meld_spans: tuple[Span, ...]


def read_hand(text: str, *, strict: bool = False, players: int = 4) -> Written:
    """The hand and the words that `text` holds, in any order. Never raises: what is wrong is in `problems`.

    `strict` takes the canonical form only. With three `players` the tiles 2m to 8m and a chi do not exist (docs/records.md).

    >>> hand = read_hand("34m0p,111z+5m")
    >>> hand.concealed, hand.win, hand.melds
    ((2, 3, 47), 4, (Meld(type='pon', tiles=(27, 27, 27)),))
    >>> [problem.key for problem in read_hand("123m8z").problems]
    ['mahjong_notation.error.honour_number']
    """
    hand = read_canonical(text, strict=strict) if len(text) <= MOST_CHARACTERS else None
    if hand is not None and (players == 4 or _suits_three(hand)):
        return hand
    from scorecalc.mahjong.notation import lenient

    return lenient.read_hand(text, strict=strict, players=players)


def read_tiles(text: str, *, strict: bool = False, players: int = 4) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """The tiles of `text` in the order written, such as the indicators `3m5p`, and what is wrong with it.

    >>> read_tiles("3m0p")
    ((2, 47), ())
    """
    tiles = _group(text, 0, []) if len(text) <= MOST_CHARACTERS else None
    if tiles and (players == 4 or _MIDDLE_MAN.isdisjoint(tiles)):
        return tuple(tiles), ()
    from scorecalc.mahjong.notation import lenient

    return lenient.read_tiles(text, strict=strict, players=players)


def read_meld(
    text: str, type: str | None = None, *, strict: bool = False, players: int = 4
) -> tuple[Meld | None, tuple[Problem, ...]]:
    """The one set that `text` describes, and what is wrong with it. Where `type` is given, the tiles have to make that.

    >>> read_meld("777z"), read_meld("1111m", "ankan")
    ((Meld(type='pon', tiles=(33, 33, 33)), ()), (Meld(type='ankan', tiles=(0, 0, 0, 0)), ()))
    >>> [problem.key for problem in read_meld("891m")[1]]
    ['mahjong_notation.error.meld_wraps']
    """
    tiles = _group(text.removesuffix("c"), 0, []) if len(text) <= MOST_CHARACTERS else None
    if tiles and (players == 4 or _MIDDLE_MAN.isdisjoint(tiles)):
        meld_type = typed(meld_shape(tiles), type, is_closed=text.endswith("c"))
        if meld_type and (players == 4 or meld_type != "chi"):
            return Meld(meld_type, tuple(tiles)), ()
    from scorecalc.mahjong.notation import lenient

    return lenient.read_meld(text, type, strict=strict, players=players)


def write_hand(concealed: Iterable[int], win: int | None, melds: Iterable[Meld]) -> str:
    """The canonical writing: concealed tiles by suit and number, each set after a comma, the winning tile last.

    >>> write_hand([3, 1, 2, 28, 28], 28, [Meld("ankan", (0, 0, 0, 0))])
    '234m22z,1111mc+2z'
    """
    sets = "".join("," + write_meld(meld) for meld in melds)
    return write(in_order(concealed)) + sets + ("" if win is None else "+" + write_one(win))


def write_meld(meld: Meld) -> str:
    """The canonical writing of one set. An added kan is written as an open one.

    >>> write_meld(Meld("ankan", (30, 30, 30, 30))), write_meld(Meld("chi", (15, 13 + RED, 14)))
    ('4444zc', '067p')
    """
    return write(in_order(meld.tiles)) + ("c" if meld.type == "ankan" else "")


def open_kan_note(tiles: Sequence[int], text: str, span: Span) -> Problem:
    """Says that a kan that nothing marks was taken as an open one."""
    plain = write(in_order(tiles))
    return Problem(
        "read_as", "mahjong_notation.note.open_kan", {"tiles": plain, "closed": plain + "c"}, "", text, *span
    )


_MAN, _PIN, _SOU = ({str(d): first + d - 1 for d in range(1, 10)} | {"0": first + 4 + RED} for first in (0, 9, 18))
_OF_SUIT = dict(zip(SUITS, (_MAN, _PIN, _SOU, {str(d): EAST + d - 1 for d in range(1, 8)}), strict=True))
_MIDDLE_MAN = frozenset(range(1, 8)) | {FIVES[0] + RED}


def not_with_three(tile: int) -> bool:
    """True for the tiles that a set for three players lacks."""
    return tile in _MIDDLE_MAN


def _suits_three(hand: Written) -> bool:
    """True where `hand` has nothing that three players lack."""
    tiles = (hand.win or 0, *hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))
    return _MIDDLE_MAN.isdisjoint(tiles) and all(meld.type != "chi" for meld in hand.melds)


def read_canonical(text: str, *, strict: bool = False) -> Written | None:
    """The hand that `text` is in the canonical form, for four players; None where it is in another form or wrong."""
    spans: list[Span] = []
    concealed: list[int] | None = None
    melds: list[Meld] = []
    meld_spans: list[Span] = []
    notes: tuple[Problem, ...] = ()
    win, win_span = None, NO_SPAN
    start = 0
    for part in text.split(","):
        group, plus, won = part.partition("+")
        if concealed is None:
            concealed = tiles = _group(group, start, spans)
        else:
            tiles = _group(group.removesuffix("c"), start, [])
        if not tiles or concealed is None:
            return None
        end = start + len(group)
        if tiles is not concealed:
            meld_type = typed(meld_shape(tiles), is_closed=group.endswith("c"))
            if not meld_type:
                return None
            melds.append(Meld(meld_type, tuple(tiles)))
            meld_spans.append((start, end))
            if meld_type == "minkan" and not strict:
                notes += (open_kan_note(tiles, text, (start, end)),)
        if plus:
            winner = _group(won, 0, [])
            if winner is None or len(winner) != 1 or win is not None:
                return None
            win, win_span = winner[0], (end + 1, end + 1 + len(won))
        start += len(part) + 1
    return Written(
        text, tuple(concealed or ()), win, tuple(melds), {}, (), notes, tuple(spans), win_span, tuple(meld_spans)
    )


def _group(text: str, at: int, spans: list[Span]) -> list[int] | None:
    """The tiles of `text`, which holds nothing but tiles in the canonical form; None where it does not.

    `at` is the place of `text` in the whole; the place of each tile is added to `spans`, with its suit letter if that follows.
    """
    tiles: list[int] = []
    first = 0
    for i, char in enumerate(text):
        numbers = _OF_SUIT.get(char)
        if numbers is not None:
            if first == i:
                return None
            for j in range(first, i):
                tile = numbers.get(text[j])
                if tile is None:
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
