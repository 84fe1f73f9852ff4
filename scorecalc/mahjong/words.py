"""Finds the words beside a hand: `리치 쯔모 도라:3p 2본장`, `立直ツモドラ3p`, `double riichi seat=S`.

Words are separated by blanks or, in Korean and Japanese, simply follow each other. A key has its value after `:` or `=`, right
after it or, where that is missing, in the next piece; a number may also stand before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scorecalc.mahjong.alphabets import DIGITS, KANJI_DIGITS, is_no_sign, number
from scorecalc.mahjong.vocabulary import FIRST_LETTERS, KEYS, LONGEST, NUMBERS, WINDS, WORDS, fold

COUNTERS = ("개", "본", "本", "枚", "장")
_MOST_PIECES = 3
"""A word is written in at most so many pieces: 더블 리치."""
_MOST_GLUED = 60
"""A piece longer than this is no row of words."""


class Word(NamedTuple):
    """The word `text[start:end]` sets `field` to `value`. Of a key, `value` is empty and the text of its value stands at
    `value_span` (empty where none was found); `field` starts with `key.` then."""

    field: str
    value: str
    start: int
    end: int
    value_span: tuple[int, int] = (0, 0)


class Piece(NamedTuple):
    """A piece of a text between blanks, without the commas around it."""

    start: int
    end: int
    text: str


def pieces(text: str, start: int = 0, end: int | None = None, separators: str = "") -> list[Piece]:
    """What `text[start:end]` holds between its blanks, or between its `separators`.

    >>> pieces(" ab, c")
    [Piece(start=1, end=3, text='ab'), Piece(start=5, end=6, text='c')]
    """
    found = []
    end = len(text) if end is None else end
    cuts = (i for i in range(start, end) if (text[i] in separators if separators else text[i].isspace()))
    for stop in [*cuts, end]:
        core = text[start:stop].strip(",")
        if core:
            first = start + text[start:stop].index(core)
            found.append(Piece(first, first + len(core), core))
        start = stop + 1
    return found


def find_words(text: str) -> list[Word]:
    """The words of `text` in the order of their places.

    >>> [(word.field, word.value) for word in find_words("123m 리치 double riichi")]
    [('flag', 'riichi'), ('flag', 'double_riichi')]
    >>> text = "立直ツモドラ3p 2本場 dora: 5s"
    >>> [(word.field, word.value or text[slice(*word.value_span)]) for word in find_words(text)]
    [('flag', 'riichi'), ('by', 'tsumo'), ('key.dora', '3p'), ('key.honba', '2'), ('key.dora', '5s')]
    """
    words: list[Word] = []
    rest = pieces(text)
    at = 0
    while at < len(rest):
        found, size = _at(text, rest[at : at + _MOST_PIECES])
        if not found and "," in rest[at].text:
            rest[at : at + 1] = pieces(text, rest[at].start, rest[at].end, ",")
            found, size = _at(text, rest[at : at + 1])
        if found and found[-1].field.startswith("key.") and found[-1].value_span == (0, 0):
            found, size = _with_next(found, size, rest[at : at + size + 1])
        words += found
        at += size
    return words


def _at(text: str, ahead: Sequence[Piece]) -> tuple[list[Word], int]:
    """The words that the first of the pieces `ahead` make, and how many of the pieces that takes (at least one)."""
    for size in range(len(ahead), 1, -1):
        parts = ahead[:size]
        meaning = WORDS.get(fold("".join(part.text for part in parts)))
        if meaning and all(text[a.end : b.start].isspace() for a, b in pairwise(parts)):
            return [Word(*meaning, parts[0].start, parts[-1].end)], size
    first = ahead[0]
    return (_row(first.text, first.start) or _unknown_key(first)), 1


def _with_next(found: list[Word], size: int, ahead: Sequence[Piece]) -> tuple[list[Word], int]:
    """`found`, whose last word is a key without a value, with the next piece as its value if that is no word itself."""
    if len(ahead) <= size or _row(ahead[size].text, 0):
        return found, size
    value = ahead[size]
    return [*found[:-1], found[-1]._replace(end=value.end, value_span=(value.start, value.end))], size + 1


def _row(piece: str, offset: int) -> list[Word]:
    """The words of which all of `piece` is made, one after the other; none where it is not. Latin words are not joined."""
    return (_row_from(piece, 0, offset, set()) or []) if len(piece) <= _MOST_GLUED else []


def _row_from(piece: str, at: int, offset: int, dead_ends: set[int]) -> list[Word] | None:
    """The words of which `piece[at:]` is made; None where it is not. `dead_ends` are the places where that is known."""
    if at == len(piece):
        return []
    if at in dead_ends or (at and piece.isascii()):
        return None
    for word in _choices(piece, at, offset):
        after = _row_from(piece, word.end - offset, offset, dead_ends)
        if after is not None:
            return [word, *after]
    dead_ends.add(at)
    return None


def _choices(piece: str, at: int, offset: int) -> list[Word]:
    """What can begin at `piece[at]`, longest names first."""
    choices: list[Word] = []
    longest = LONGEST + 3 if piece[at].casefold() in FIRST_LETTERS else 0
    for end in range(min(len(piece), at + longest), at, -1):
        name = fold(piece[at:end])
        if name in WORDS:
            choices.append(Word(*WORDS[name], offset + at, offset + end))
            if WORDS[name][0] == "by":
                choices += _valued(f"key.{WORDS[name][1]}", piece, at, end, offset, is_number=False)
        if name in KEYS:
            choices += _valued(f"key.{KEYS[name]}", piece, at, end, offset, is_number=KEYS[name] in NUMBERS)
    return choices + _numbered(piece, at, offset) + _hand_of_round(piece, at, offset)


def _valued(field: str, piece: str, at: int, end: int, offset: int, *, is_number: bool) -> list[Word]:
    """The key `piece[at:end]` with the value after it."""
    has_sign = piece[end : end + 1] in {":", "="} and end < len(piece)
    start = end + has_sign
    if start == len(piece):
        is_by = field in {"key.tsumo", "key.ron"}
        return [] if is_by and not has_sign else [Word(field, "", offset + at, offset + start)]
    if has_sign and not is_number:
        stop = len(piece)
    elif is_number:
        stop = start
        while stop < len(piece) and (piece[stop] in DIGITS if not has_sign else not _starts_word(piece, stop)):
            stop += 1
        stop += next((len(counter) for counter in COUNTERS if piece.startswith(counter, stop)), 0)
    else:
        is_wind = field in {"key.seat", "key.round"}
        is_one_word = piece[start - 1 : start + 1].isascii() and piece[start - 1 : start + 1].isalpha()
        fits = piece[start:].casefold() in WINDS if is_wind else not is_no_sign(piece[start]) and not is_one_word
        stop = len(piece) if fits else start
    if stop == start:
        return []
    return [Word(field, "", offset + at, offset + stop, (offset + start, offset + stop))]


def _starts_word(piece: str, at: int) -> bool:
    """True where a Korean or Japanese name begins, which ends the number before it."""
    return any(
        piece[at:end] in WORDS or piece[at:end] in KEYS for end in range(at + 1, min(len(piece), at + LONGEST) + 1)
    )


def _numbered(piece: str, at: int, offset: int) -> list[Word]:
    """A number before its key: 2본장, 一本場, 3honba."""
    stop = at
    while stop < len(piece) and (piece[stop] in DIGITS or (stop == at and piece[stop] in KANJI_DIGITS)):
        stop += 1
    if stop == at:
        return []
    return [
        Word(f"key.{KEYS[name]}", "", offset + at, offset + end, (offset + at, offset + stop))
        for end in range(min(len(piece), stop + LONGEST), stop, -1)
        if KEYS.get(name := fold(piece[stop:end])) in NUMBERS
    ]


def _hand_of_round(piece: str, at: int, offset: int) -> list[Word]:
    """The hand of a round, 동1국 or 東一局: it says which wind the round has."""
    name = piece[at : at + 3]
    if len(name) == 3 and name[2] in "국局" and name[0] in "동남서북東南西北" and 1 <= number(name[1]) <= 4:
        return [Word("hand_of_round", WINDS[name[0]], offset + at, offset + at + 3)]
    return []


def _unknown_key(piece: Piece) -> list[Word]:
    """A name nobody knows with a value after it, or a word with one that takes none."""
    name = piece.text.replace("=", ":").partition(":")[0]
    if len(name) == len(piece.text) or len(name) < 2 or not name.replace("_", "").replace("-", "").isalpha():
        return []
    field = "no_value" if fold(name) in WORDS else "unknown_key"
    return [Word(field, name, piece.start, piece.end)]
