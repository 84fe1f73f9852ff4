"""Finds the words beside a hand: `리치 쯔모 도라:3p 2본장`, `立直ツモドラ3p`, `double riichi seat=S`.

Words are separated by blanks or, in Korean and Japanese, simply follow each other. A key has its value after `:` or `=`, right
after it or, where that is missing, in the next piece; a number may also stand before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from scorecalc.mahjong.notation.glyphs import (
    CIRCLED,
    DIGITS,
    KANJI_DIGITS,
    TILE_SIGNS,
    is_no_sign,
    is_suit_first,
    number,
)
from scorecalc.mahjong.notation.normalise import Plain
from scorecalc.mahjong.notation.spellings import FIRST_LETTERS, KEYS, LONGEST, NUMBERS, SETS, WINDS, WORDS, fold
from scorecalc.mahjong.notation.tokens import Reader

COUNTERS = ("개", "본", "本", "枚", "장")
NORTH_NAMES = ("북", "北")
"""What 북2 sets aside; alone they are tiles."""
_PARTICLES = ("으로", "로")
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
    given = Plain(text, text, ())  # enough to try whether tiles can be read; nobody sees the places
    rest = pieces(text)
    at = 0
    while at < len(rest):
        found, size = _at(given, rest[at : at + _MOST_PIECES])
        parts = [] if found else _apart(given, rest[at])
        if parts:
            rest[at : at + 1] = parts
            continue
        found = found or _unknown_key(rest[at])
        if found and found[-1].field.startswith("key.") and found[-1].value_span == (0, 0):
            if found[-1].field.removeprefix("key.") in SETS:
                rest[at + size : at + size + 1] = _set_apart(text, rest[at + size : at + size + 1])
            found, size = _with_next(text, found, size, rest[at : at + size + 1])
        words += found
        at += size
    return words


def _at(given: Plain, ahead: Sequence[Piece]) -> tuple[list[Word], int]:
    """The words that the first of the pieces `ahead` make, and how many of the pieces that takes (at least one)."""
    for size in range(len(ahead), 1, -1):
        parts = ahead[:size]
        meaning = WORDS.get(fold("".join(part.text for part in parts)))
        if meaning and all(given.text[a.end : b.start].isspace() for a, b in pairwise(parts)):
            return [Word(*meaning, parts[0].start, parts[-1].end)], size
    first = ahead[0]
    return _row(first.text, first.start) or _norths(given, first) or _name_after_set(given, first), 1


def _with_next(text: str, found: list[Word], size: int, ahead: Sequence[Piece]) -> tuple[list[Word], int]:
    """`found`, whose last word is a key without a value, with the next piece as its value if that is no word itself."""
    if len(ahead) <= size or _row(ahead[size].text, 0) or "+" in text[found[-1].end : ahead[size].start]:
        return found, size
    value = ahead[size]
    return [*found[:-1], found[-1]._replace(end=value.end, value_span=(value.start, value.end))], size + 1


def _apart(given: Plain, piece: Piece) -> list[Piece]:
    """The parts of a piece that is no row of words: between its commas, around its +, or tiles and the words after them."""
    if "," in piece.text:
        return pieces(given.text, piece.start, piece.end, ",")
    if TILE_SIGNS.issuperset(piece.text):
        return []
    if piece.text.strip("+").count("+"):
        return pieces(given.text, piece.start, piece.end, "+")
    if piece.text.isascii() or _is_readable(given, piece.start, piece.end):
        return []
    for at in range(max(1, len(piece.text) - _MOST_GLUED), len(piece.text)):
        row = _row(piece.text[at:], piece.start + at)
        if row and _may_be_glued(row) and _is_readable(given, piece.start, piece.start + at):
            return [
                Piece(piece.start, piece.start + at, piece.text[:at]),
                Piece(piece.start + at, piece.end, piece.text[at:]),
            ]
    return []


def _may_be_glued(row: Sequence[Word]) -> bool:
    """True where a row of words is one right after a tile too: a single letter such as 자 is more likely a part of the tile."""
    has_value = row[-1].value or row[-1].value_span != (0, 0)
    return bool(has_value) and (row[0].field == "by" or row[0].end - row[0].start > 1)


def _is_readable(given: Plain, start: int, end: int) -> bool:
    """True where the tiles between `start` and `end` can be read."""
    reader = Reader(given)
    reader.signs(given.text, start, end)
    return not reader.problems


def _norths(given: Plain, piece: Piece) -> list[Word]:
    """The norths that 북2 or 북:2 says are set aside. Where kanji stand too, 北2 is two tiles."""
    name = piece.text[:-1].rstrip(":=")
    is_named = name in NORTH_NAMES and len(piece.text) - len(name) <= 2 and piece.text[-1] in "1234"
    if not is_named or not set(given.text).isdisjoint(KANJI_DIGITS + CIRCLED):
        return []
    return [Word("key.nuki", "", piece.start, piece.end, (piece.end - 1, piece.end))]


def _name_after_set(given: Plain, piece: Piece) -> list[Word]:
    """A set whose name follows it: 999s퐁, or one tile for all of them: 중퐁."""
    for at in range(max(1, len(piece.text) - LONGEST), 0 if piece.text.isascii() else len(piece.text)):
        name = piece.text[at:]
        if not name.isascii() and KEYS.get(name) in SETS:
            reader = Reader(given)
            signs = reader.signs(given.text, piece.start, piece.start + at, is_set=True)
            n_tiles = sum(len(sign.tiles) for sign in signs)
            is_one_set = not reader.problems and {sign.what for sign in signs}.isdisjoint(",+")
            if not is_one_set or not 1 <= n_tiles <= 4:
                return []
            return [Word(f"key.{KEYS[name]}", "", piece.start, piece.end, (piece.start, piece.start + at))]
    return []


def _set_apart(text: str, following: Sequence[Piece]) -> list[Piece]:
    """The piece after the name of a set, cut after that set."""
    if not following:
        return []
    piece = following[0]
    stop = _end_of_set(piece.text, 0)
    if not 0 < stop < len(piece.text):
        return [piece]
    return [Piece(piece.start, piece.start + stop, piece.text[:stop]), *pieces(text, piece.start + stop, piece.end)]


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
            choices += [Word(*WORDS[name], offset + at, offset + stop) for stop in _with_particle(piece, end, name)]
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
    if field.removeprefix("key.") in SETS and (has_sign or _may_begin_value(piece, start)):
        stop = _end_of_set(piece, start)
    elif has_sign and not is_number:
        stop = len(piece)
    elif is_number:
        stop = start
        while stop < len(piece) and (piece[stop] in DIGITS if not has_sign else not _starts_word(piece, stop)):
            stop += 1
        stop += next((len(counter) for counter in COUNTERS if piece.startswith(counter, stop)), 0)
    else:
        is_wind = field in {"key.seat", "key.round"}
        fits = piece[start:].casefold() in WINDS if is_wind else _may_begin_value(piece, start)
        stop = len(piece) if fits else start
    if stop == start:
        return []
    return [Word(field, "", offset + at, offset + stop, (offset + start, offset + stop))]


def _with_particle(piece: str, end: int, name: str) -> list[int]:
    """Where the word `name`, which ends at `end`, can end: after a Korean particle too, as in 일발로 or 론으로."""
    if WORDS[name][0] not in {"by", "flag"} or name.isascii():
        return [end]
    return [*(end + len(particle) for particle in _PARTICLES if piece.startswith(particle, end)), end]


def _may_begin_value(piece: str, start: int) -> bool:
    """True where tiles can begin right after a key without a sign between. Latin letters would go on with its name."""
    is_one_word = piece[start - 1 : start + 1].isascii() and piece[start - 1 : start + 1].isalpha()
    return not is_no_sign(piece[start]) and piece[start] not in "+,#" and not is_one_word


def _end_of_set(piece: str, start: int) -> int:
    """Where the set ends whose tiles begin at `start`: before a comma, the + of the winning tile, or the next name.

    >>> _end_of_set("치678s퐁999s", 1), _end_of_set("999s+7p", 0), _end_of_set("z777+,m1", 0), _end_of_set("999s쯔모", 0)
    (5, 4, 5, 4)
    """
    suit_first = is_suit_first(piece[start:])
    for at in range(start, len(piece)):
        is_plus = piece[at] == "+" and not (suit_first and not is_suit_first(piece[at + 1 : at + 3]))
        if is_plus or piece[at] == "," or (at > start and _ends_set(piece, at)):
            return at
    return len(piece)


def _ends_set(piece: str, at: int) -> bool:
    """True where the name of a set, of a way of winning or of a circumstance begins."""
    if piece[at].isascii() or piece[at] not in FIRST_LETTERS:
        return False
    names = (piece[at:end] for end in range(at + 1, min(len(piece), at + LONGEST) + 1))
    return any(KEYS.get(name) in SETS or WORDS.get(name, ("",))[0] in {"by", "flag"} for name in names)


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
    meaning = WORDS.get(fold(name))
    if meaning and meaning[0] == "refused":
        return [Word(*meaning, piece.start, piece.start + len(name) + 1)]
    field = "no_value" if meaning else "unknown_key"
    return [Word(field, name, piece.start, piece.end)]
