"""Reads a hand in every notation but the canonical one, with the words beside it, and says what is wrong with what it cannot read.

Loaded only where `canonical` gives up on a text. First the words are found and taken out, then the rest is
read sign by sign, then the signs are put together. All problems of a text are kept, in the order of their places.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import write, write_one
from scorecalc.mahjong.notation.canonical import MOST_CHARACTERS, NO_SPAN, Written, read_canonical, write_meld
from scorecalc.mahjong.notation.normalise import Plain, plain
from scorecalc.mahjong.notation.parser import Hand
from scorecalc.mahjong.notation.spellings import suggestions
from scorecalc.mahjong.notation.tokens import Reader
from scorecalc.mahjong.notation.word_fields import Fields
from scorecalc.mahjong.notation.word_finder import Piece, find_words, pieces

Range = tuple[int, int]
"""The start and end of a piece of the plain text."""
_SHOWN = 60
_DIGITS = "0123456789"


def read_hand(text: str, *, strict: bool = False, players: int = 4) -> Written:
    """See `notation.read_hand`.

    >>> read_hand("123만 동동 리치")[1:5]
    ((0, 1, 2, 27, 27), None, (), {'flags': ['riichi']})
    """
    if len(text) > MOST_CHARACTERS:
        return Written(text, (), None, (), {}, (_too_long(text),), (), (), NO_SPAN, ())
    reader = Reader(plain(text), players)
    words = find_words(reader.given.text)
    rest = _without(reader.given.text, [(word.start, word.end) for word in words])
    hand = Hand(reader)
    fields = Fields(reader, hand)
    unknown = _unknown_words(reader, rest)
    fields.add(words)
    rest = _without(rest, unknown)
    hand.add(reader.signs(rest), _beside_words(rest, [*((word.start, word.end) for word in words), *unknown]))
    for _, flag in hand.flags:
        fields.flag(flag)
    melds = sorted(hand.melds)
    written = Written(
        text,
        tuple(hand.concealed),
        hand.win,
        tuple(meld for _, meld in melds),
        fields.done(),
        _in_order(reader.problems),
        _in_order(reader.notes),
        tuple(hand.spans),
        hand.win_span,
        tuple(span for span, _ in melds),
    )
    return _strict(written, reader, rest, fields) if strict and not written.problems else written


def read_tiles(text: str, *, strict: bool = False, players: int = 4) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """See `notation.read_tiles`.

    >>> read_tiles("3통 발")
    ((11, 32), ())
    """
    if len(text) > MOST_CHARACTERS:
        return (), (_too_long(text),)
    reader = Reader(plain(text), players)
    tiles = reader.tiles(0, len(reader.given.text))
    if reader.problems:
        return (), _in_order(reader.problems)
    if strict:
        reader.wrong("not_canonical", 0, len(reader.given.text), canonical=write(tiles))
    return tuple(tiles), tuple(reader.problems)


def read_meld(
    text: str, type: str | None = None, *, strict: bool = False, players: int = 4
) -> tuple[Meld | None, tuple[Problem, ...]]:
    """See `notation.read_meld`.

    >>> read_meld("[1111m]")
    (Meld(type='ankan', tiles=(0, 0, 0, 0)), ())
    """
    if len(text) > MOST_CHARACTERS:
        return None, (_too_long(text),)
    reader = Reader(plain(text), players)
    hand = Hand(reader)
    end = len(reader.given.text)
    signs = [sign for sign in reader.signs(reader.given.text, is_set=True) if sign.what != " "]
    hand.add_set(signs, 0, end, type)
    if reader.problems or not hand.melds:
        return None, _in_order(reader.problems)
    meld = hand.melds[0][1]
    if strict:
        reader.wrong("not_canonical", 0, end, canonical=write_meld(meld))
    return meld, tuple(reader.problems)


def begins_with_set(text: str) -> bool:
    """True where `text` begins with two tiles or more in one piece or in brackets: with what is meant as a set, right or wrong.

    >>> [begins_with_set(text) for text in (" 6666P 234p + 5s", "(7z 7z 7z)", "891m")]
    [True, True, True]
    >>> [begins_with_set(text) for text in ("3 red fives", "동 대기", "東1局", "(after the break)")]
    [False, False, False, False]
    """
    start = plain(text.lstrip()).text
    closing = {"(": ")", "[": "]"}.get(start[:1], "")
    piece = start.partition(closing)[0] + closing if closing else re.split(r"[\s,+]", start, maxsplit=1)[0]
    reader = Reader(plain(piece))
    signs = reader.signs(piece, is_set=True)
    return not reader.problems and sum(len(sign.tiles) for sign in signs) > 1


def _too_long(text: str) -> Problem:
    return Problem(
        "bad_token",
        "mahjong_notation.error.too_long",
        {"count": len(text), "most": MOST_CHARACTERS},
        "mahjong_notation.hint.too_long",
        text[:_SHOWN],
        0,
        _SHOWN,
    )


def _in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    return tuple(sorted(problems, key=lambda problem: (problem.start, problem.end)))


def _without(text: str, ranges: Iterable[Range]) -> str:
    """`text` with blanks at the `ranges`."""
    for start, end in ranges:
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def _unknown_words(reader: Reader, rest: str) -> list[Range]:
    """The pieces of `rest` that are meant as words but are none; `reader` is told."""
    unread = [piece for piece in _comma_pieces(rest) if _is_unread_word(reader.given, rest, piece)]
    if not unread:
        return []
    from scorecalc.mahjong.notation.refused_names import first_name

    found: list[Range] = []
    for row in _rows(rest, unread):
        at = 0
        while at < len(row):
            size = first_name([piece.text for piece in row[at:]])
            first, last = row[at], row[at + max(size, 1) - 1]
            core = first.text.strip(_DIGITS)
            near = [] if size else suggestions(core)
            if size:
                reader.wrong("yaku_word", first.start, last.end)
            elif near or core == first.text:
                reader.unknown_word(first.start, first.end, near)
            if size or near or core == first.text:
                found.append((first.start, last.end))
            at += max(size, 1)
    return found


def _comma_pieces(rest: str) -> list[Piece]:
    found = pieces(rest)
    if "," not in rest:
        return found
    return [part for piece in found for part in pieces(rest, piece.start, piece.end, ",")]


def _is_unread_word(given: Plain, rest: str, piece: Piece) -> bool:
    """True where `piece` looks like a word, perhaps with a number, and cannot be read as tiles."""
    core = piece.text.strip(_DIGITS)
    is_word = core.replace("-", "").replace("_", "").replace("々", "").isalpha() and len(core) > 1
    is_apart = core == piece.text or core.isascii() or min(core) > "\x7f"
    return is_word and is_apart and _is_unreadable(given, rest, piece.start, piece.end)


def _rows(rest: str, unread: Sequence[Piece]) -> list[list[Piece]]:
    """`unread` in rows of pieces with nothing but blanks between them, of which names of several words are made."""
    rows: list[list[Piece]] = []
    for piece in unread:
        if rows and rest[rows[-1][-1].end : piece.start].isspace():
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def _is_unreadable(given: Plain, rest: str, start: int, end: int) -> bool:
    reader = Reader(given)
    reader.signs(rest, start, end)
    return bool(reader.problems)


def _beside_words(text: str, words: Sequence[Range]) -> set[int]:
    """The places of the commas of `text` that have a word before or after them, blanks aside."""
    starts, ends = {start for start, _ in words}, {end for _, end in words}
    found = set()
    for place in (i for i, char in enumerate(text) if char == ","):
        before, after = place, place + 1
        while before > 0 and text[before - 1].isspace() and before not in ends:
            before -= 1
        while after < len(text) and text[after].isspace() and after not in starts:
            after += 1
        if before in ends or after in starts:
            found.add(place)
    return found


def _strict(written: Written, reader: Reader, rest: str, fields: Fields) -> Written:
    """`written` as far as it is in the canonical form; what is not is a problem with the canonical writing as its hint."""
    given = reader.given
    start, end = len(rest) - len(rest.lstrip()), len(rest.rstrip())
    if start < end and read_canonical(given.piece(start, end)) is None:
        sets = "".join("," + write_meld(meld) for meld in written.melds)
        win = "" if written.win is None else "+" + write_one(written.win)
        reader.wrong("not_canonical", start, end, canonical=write(written.concealed) + sets + win)
    for word, canonical in fields.canonical:
        if given.piece(word.start, word.end) != canonical:
            reader.wrong("not_canonical", word.start, word.end, canonical=canonical)
    return written._replace(problems=_in_order(reader.problems), notes=())
