"""Reads a hand in any notation, with the words beside it, and says what is wrong with what it cannot read.

Loaded only after the canonical scanner has given up on a text. It finds the words and blanks them out, cuts the rest into tokens,
and puts the tokens together. It keeps all problems of a text, in the order of their places.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import write, write_one
from scorecalc.mahjong.notation import canonical
from scorecalc.mahjong.notation.canonical import write_meld
from scorecalc.mahjong.notation.hand_text import MOST_CHARACTERS, NO_SPAN, HandText
from scorecalc.mahjong.notation.normalise import plain_text
from scorecalc.mahjong.notation.parser import HandParser
from scorecalc.mahjong.notation.remarks import Remarks, in_order
from scorecalc.mahjong.notation.spellings import suggestions
from scorecalc.mahjong.notation.tokens import Tokenizer, is_readable
from scorecalc.mahjong.notation.word_fields import WordFields
from scorecalc.mahjong.notation.word_finder import Piece, find_words, pieces

Range = tuple[int, int]
"""The start and end of a piece of the plain text."""
_SHOWN = 60
_DIGITS = "0123456789"


def read_hand(text: str, *, strict: bool = False, players: int = 4) -> HandText:
    """Read a hand, see `reading.read_hand`.

    >>> read_hand("123만 동동 리치")[1:5]
    ((0, 1, 2, 27, 27), None, (), {'flags': ['riichi']})
    """
    if len(text) > MOST_CHARACTERS:
        return HandText(text, (), None, (), {}, (_too_long(text),), (), (), NO_SPAN, ())
    tokenizer, parser = _readers(text, players)
    remarks = tokenizer.remarks
    words = find_words(remarks.given.text)
    places = [(word.start, word.end) for word in words]
    rest = _without(remarks.given.text, places)
    fields = WordFields(tokenizer, parser)
    unknown = _unknown_words(remarks, rest)
    fields.add(words)
    rest = _without(rest, unknown)
    parser.add(tokenizer.tokens(rest), _beside_words(rest, [*places, *unknown]))
    for _, flag in parser.flags:
        fields.flag(flag)
    melds = sorted(parser.melds)
    hand = HandText(
        text,
        tuple(parser.concealed),
        parser.win,
        tuple(meld for _, meld in melds),
        fields.done(),
        in_order(remarks.problems),
        in_order(remarks.notes),
        tuple(parser.spans),
        parser.win_span,
        tuple(span for span, _ in melds),
    )
    return _strict(hand, remarks, rest, fields) if strict and not hand.problems else hand


def read_tiles(text: str, *, strict: bool = False, players: int = 4) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """Read tiles, see `reading.read_tiles`.

    >>> read_tiles("3통 발")
    ((11, 32), ())
    """
    if len(text) > MOST_CHARACTERS:
        return (), (_too_long(text),)
    tokenizer, _ = _readers(text, players)
    remarks, end = tokenizer.remarks, len(tokenizer.given.text)
    tiles = tokenizer.tiles(0, end)
    if remarks.problems:
        return (), in_order(remarks.problems)
    if strict:
        remarks.wrong("not_canonical", 0, end, canonical=write(tiles))
    return tuple(tiles), tuple(remarks.problems)


def read_meld(
    text: str, wanted: str | None = None, *, strict: bool = False, players: int = 4
) -> tuple[Meld | None, tuple[Problem, ...]]:
    """Read one called set, see `reading.read_meld`.

    >>> read_meld("[1111m]")
    (Meld(type='ankan', tiles=(0, 0, 0, 0)), ())
    """
    if len(text) > MOST_CHARACTERS:
        return None, (_too_long(text),)
    tokenizer, parser = _readers(text, players)
    remarks, end = tokenizer.remarks, len(tokenizer.given.text)
    tokens = [token for token in tokenizer.tokens(tokenizer.given.text, is_set=True) if token.kind != " "]
    parser.add_set(tokens, 0, end, wanted)
    if remarks.problems or not parser.melds:
        return None, in_order(remarks.problems)
    meld = parser.melds[0][1]
    if strict:
        remarks.wrong("not_canonical", 0, end, canonical=write_meld(meld))
    return meld, tuple(remarks.problems)


def begins_with_set(text: str) -> bool:
    """True if `text` begins with two tiles or more, in one piece or in brackets: with a set, right or wrong.

    >>> [begins_with_set(text) for text in (" 6666P 234p + 5s", "(7z 7z 7z)", "891m")]
    [True, True, True]
    >>> [begins_with_set(text) for text in ("3 red fives", "동 대기", "東1局", "(after the break)")]
    [False, False, False, False]
    """
    start = plain_text(text.lstrip()).text
    closing = {"(": ")", "[": "]"}.get(start[:1], "")
    piece = start.partition(closing)[0] + closing if closing else re.split(r"[\s,+]", start, maxsplit=1)[0]
    tokenizer, _ = _readers(piece, players=4)
    tokens = tokenizer.tokens(piece, is_set=True)
    return not tokenizer.remarks.problems and sum(len(token.tiles) for token in tokens) > 1


def _readers(text: str, players: int) -> tuple[Tokenizer, HandParser]:
    """Return a tokenizer and a parser for `text`, which share their remarks."""
    remarks = Remarks(plain_text(text))
    return Tokenizer(remarks, players), HandParser(remarks, players)


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


def _without(text: str, ranges: Iterable[Range]) -> str:
    """Return `text` with blanks at the `ranges`."""
    for start, end in ranges:
        text = text[:start] + " " * (end - start) + text[end:]
    return text


def _unknown_words(remarks: Remarks, rest: str) -> list[Range]:
    """Return the pieces of `rest` that look like words but are unknown, and add a problem for each to `remarks`."""
    unread = [piece for piece in _comma_pieces(rest) if _is_unread_word(remarks, rest, piece)]
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
                remarks.wrong("yaku_word", first.start, last.end)
            elif near or core == first.text:
                remarks.unknown_word(first.start, first.end, near)
            if size or near or core == first.text:
                found.append((first.start, last.end))
            at += max(size, 1)
    return found


def _comma_pieces(rest: str) -> list[Piece]:
    found = pieces(rest)
    if "," not in rest:
        return found
    return [part for piece in found for part in pieces(rest, piece.start, piece.end, ",")]


def _is_unread_word(remarks: Remarks, rest: str, piece: Piece) -> bool:
    """True if `piece` looks like a word, perhaps with a number, and cannot be read as tiles."""
    core = piece.text.strip(_DIGITS)
    is_word = core.replace("-", "").replace("_", "").replace("々", "").isalpha() and len(core) > 1
    is_apart = core == piece.text or core.isascii() or min(core) > "\x7f"
    return is_word and is_apart and not is_readable(remarks.given, rest, piece.start, piece.end)


def _rows(rest: str, unread: Sequence[Piece]) -> list[list[Piece]]:
    """Return `unread` in rows with nothing but blanks between the pieces: such a row can be a name of several words."""
    rows: list[list[Piece]] = []
    for piece in unread:
        if rows and rest[rows[-1][-1].end : piece.start].isspace():
            rows[-1].append(piece)
        else:
            rows.append([piece])
    return rows


def _beside_words(text: str, words: Sequence[Range]) -> set[int]:
    """Return the places of the commas of `text` that are next to a word, blanks aside."""
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


def _strict(hand: HandText, remarks: Remarks, rest: str, fields: WordFields) -> HandText:
    """Return `hand` with a problem for each part that is not in the canonical form; its hint is the canonical form."""
    given = remarks.given
    start, end = len(rest) - len(rest.lstrip()), len(rest.rstrip())
    if start < end and canonical.read_hand(given.piece(start, end)) is None:
        sets = "".join("," + write_meld(meld) for meld in hand.melds)
        win = "" if hand.win is None else "+" + write_one(hand.win)
        remarks.wrong("not_canonical", start, end, canonical=write(hand.concealed) + sets + win)
    for word, form in fields.canonical:
        if given.piece(word.start, word.end) != form:
            remarks.wrong("not_canonical", word.start, word.end, canonical=form)
    return hand._replace(problems=in_order(remarks.problems), notes=())
