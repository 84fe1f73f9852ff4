"""Finds the words beside a hand: `리치 쯔모 도라:3p 2본장`, `立直ツモドラ3p`, `double riichi seat=S`.

Words have blanks between them or, in Korean and Japanese, simply follow each other. The value of a key follows it, with or without
`:` or `=`, or is the next word; a number may also come first (`2본장`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.mahjong.notation.glyphs import (
    CIRCLED,
    DIGITS,
    KANJI_DIGITS,
    TILE_CHARACTERS,
    begins_nothing,
    is_suit_first,
    number,
)
from scorecalc.mahjong.notation.normalise import PlainText
from scorecalc.mahjong.notation.remarks import Remarks
from scorecalc.mahjong.notation.spellings import FIRST_LETTERS, KEYS, LONGEST, NUMBERS, SETS, WINDS, WORDS, fold
from scorecalc.mahjong.notation.tokens import Tokenizer, is_readable

COUNTERS = ("개", "본", "本", "枚", "장")
NORTH_NAMES = ("북", "北")
"""Followed by a number, as in 북2, these set norths aside; alone they are tiles."""
_PARTICLES = ("으로", "로")
_MOST_GLUED = 60
"""A longer piece is not searched for words that follow each other without blanks."""


class FoundWord(NamedTuple):
    """The word `text[start:end]`, which sets `field` to `value`.

    A key (`field` begins with `key.`) has an empty `value`; `value_span` is the place of the text after it, `(0, 0)` without one.
    """

    field: str
    value: str
    start: int
    end: int
    value_span: tuple[int, int] = (0, 0)


class Piece(NamedTuple):
    """A piece of a text between blanks, without commas around it."""

    start: int
    end: int
    text: str


def pieces(text: str, start: int = 0, end: int | None = None, separators: str = "") -> list[Piece]:
    """Return the pieces of `text[start:end]` between its blanks, or between its `separators`.

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


def find_words(text: str) -> list[FoundWord]:
    """Return the words of `text` in the order of their places.

    >>> [(word.field, word.value) for word in find_words("123m 리치 double riichi")]
    [('flag', 'riichi'), ('flag', 'double_riichi')]
    >>> text = "立直ツモドラ3p 2本場 dora: 5s"
    >>> [(word.field, word.value or text[slice(*word.value_span)]) for word in find_words(text)]
    [('flag', 'riichi'), ('by', 'tsumo'), ('key.dora', '3p'), ('key.honba', '2'), ('key.dora', '5s')]
    """
    words: list[FoundWord] = []
    given = PlainText(text, text, ())  # only for trying to read tiles, so the places are not needed
    rest = pieces(text)
    at = 0
    while at < len(rest):
        found, size = _at(given, *rest[at : at + 2])
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


def _at(given: PlainText, first: Piece, second: Piece | None = None) -> tuple[list[FoundWord], int]:
    """Return the words in the piece `first`, or the word in both pieces (더블 리치), and how many pieces they take."""
    if second and given.text[first.end : second.start].isspace():
        meaning = WORDS.get(fold(first.text + second.text))
        if meaning:
            return [FoundWord(*meaning, first.start, second.end)], 2
    return _row(first.text, first.start) or _norths(given, first) or _name_after_set(given, first), 1


def _with_next(text: str, found: list[FoundWord], size: int, ahead: Sequence[Piece]) -> tuple[list[FoundWord], int]:
    """Return `found` with the next piece, unless it is a word itself, as the value of its last word, a key."""
    if len(ahead) <= size or _row(ahead[size].text, 0) or "+" in text[found[-1].end : ahead[size].start]:
        return found, size
    value = ahead[size]
    return [*found[:-1], found[-1]._replace(end=value.end, value_span=(value.start, value.end))], size + 1


def _apart(given: PlainText, piece: Piece) -> list[Piece]:
    """Return the parts of a piece: those between its commas, around its +, or tiles and the words after them; else nothing."""
    if "," in piece.text:
        return pieces(given.text, piece.start, piece.end, ",")
    if TILE_CHARACTERS.issuperset(piece.text):
        return []
    if piece.text.strip("+").count("+"):
        return pieces(given.text, piece.start, piece.end, "+")
    if piece.text.isascii() or is_readable(given, given.text, piece.start, piece.end):
        return []
    for at in range(max(1, len(piece.text) - _MOST_GLUED), len(piece.text)):
        row = _row(piece.text[at:], piece.start + at)
        if row and _may_be_glued(row) and is_readable(given, given.text, piece.start, piece.start + at):
            return [
                Piece(piece.start, piece.start + at, piece.text[:at]),
                Piece(piece.start + at, piece.end, piece.text[at:]),
            ]
    return []


def _may_be_glued(row: Sequence[FoundWord]) -> bool:
    """True if words can follow a tile without a blank. A single letter such as 자 is more likely a part of the tile."""
    has_value = row[-1].value or row[-1].value_span != (0, 0)
    return bool(has_value) and (row[0].field == "by" or row[0].end - row[0].start > 1)


def _norths(given: PlainText, piece: Piece) -> list[FoundWord]:
    """Return the word 북2 or 북:2, the number of norths set aside. In a text with kanji numbers 北2 is two tiles."""
    name = piece.text[:-1].rstrip(":=")
    is_named = name in NORTH_NAMES and len(piece.text) - len(name) <= 2 and piece.text[-1] in "1234"
    if not is_named or not set(given.text).isdisjoint(KANJI_DIGITS + CIRCLED):
        return []
    return [FoundWord("key.nuki", "", piece.start, piece.end, (piece.end - 1, piece.end))]


def _name_after_set(given: PlainText, piece: Piece) -> list[FoundWord]:
    """Return a set with its name behind it: 999s퐁, or with one tile for all of them: 중퐁."""
    for at in range(max(1, len(piece.text) - LONGEST), 0 if piece.text.isascii() else len(piece.text)):
        name = piece.text[at:]
        if not name.isascii() and KEYS.get(name) in SETS:
            tokenizer = Tokenizer(Remarks(given))
            tokens = tokenizer.tokens(given.text, piece.start, piece.start + at, is_set=True)
            n_tiles = sum(len(token.tiles) for token in tokens)
            is_one_set = not tokenizer.remarks.problems and {token.kind for token in tokens}.isdisjoint(",+")
            if not is_one_set or not 1 <= n_tiles <= 4:
                return []
            return [FoundWord(f"key.{KEYS[name]}", "", piece.start, piece.end, (piece.start, piece.start + at))]
    return []


def _set_apart(text: str, following: Sequence[Piece]) -> list[Piece]:
    """Return the piece after the name of a set in two: the set, and the text behind it."""
    if not following:
        return []
    piece = following[0]
    stop = _end_of_set(piece.text, 0)
    if not 0 < stop < len(piece.text):
        return [piece]
    return [Piece(piece.start, piece.start + stop, piece.text[:stop]), *pieces(text, piece.start + stop, piece.end)]


def _row(piece: str, offset: int) -> list[FoundWord]:
    """Return the words of a piece that consists of words alone, else nothing. Latin words need a blank between them."""
    return (_row_from(piece, 0, offset, set()) or []) if len(piece) <= _MOST_GLUED else []


def _row_from(piece: str, at: int, offset: int, dead_ends: set[int]) -> list[FoundWord] | None:
    """Return the words that `piece[at:]` consists of, or None. `dead_ends` collects the places where that failed."""
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


def _choices(piece: str, at: int, offset: int) -> list[FoundWord]:
    """Return the words that can begin at `piece[at]`, longest names first."""
    choices: list[FoundWord] = []
    longest = LONGEST + 3 if piece[at].casefold() in FIRST_LETTERS else 0
    for end in range(min(len(piece), at + longest), at, -1):
        name = fold(piece[at:end])
        if name in WORDS:
            choices += [
                FoundWord(*WORDS[name], offset + at, offset + stop) for stop in _with_particle(piece, end, name)
            ]
            if WORDS[name][0] == "by":
                choices += _valued(f"key.{WORDS[name][1]}", piece, at, end, offset, is_number=False)
        if name in KEYS:
            choices += _valued(f"key.{KEYS[name]}", piece, at, end, offset, is_number=KEYS[name] in NUMBERS)
    return choices + _numbered(piece, at, offset) + _hand_of_round(piece, at, offset)


def _valued(field: str, piece: str, at: int, end: int, offset: int, *, is_number: bool) -> list[FoundWord]:
    """Return the key `piece[at:end]` with the value after it, if it may have that."""
    has_sign = piece[end : end + 1] in {":", "="} and end < len(piece)
    start = end + has_sign
    if start == len(piece):
        is_by = field in {"key.tsumo", "key.ron"}
        return [] if is_by and not has_sign else [FoundWord(field, "", offset + at, offset + start)]
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
    return [FoundWord(field, "", offset + at, offset + stop, (offset + start, offset + stop))]


def _with_particle(piece: str, end: int, name: str) -> list[int]:
    """Return the ends that the word `name` before `end` can have: some have a Korean particle, as in 일발로 or 론으로."""
    if WORDS[name][0] not in {"by", "flag"} or name.isascii():
        return [end]
    return [*(end + len(particle) for particle in _PARTICLES if piece.startswith(particle, end)), end]


def _may_begin_value(piece: str, start: int) -> bool:
    """True if tiles can follow a key without a `:` between: not Latin letters after Latin letters."""
    is_one_word = piece[start - 1 : start + 1].isascii() and piece[start - 1 : start + 1].isalpha()
    return not begins_nothing(piece[start]) and piece[start] not in "+,#" and not is_one_word


def _end_of_set(piece: str, start: int) -> int:
    """Return the end of the set whose tiles begin at `start`: before a comma, the + of the winning tile, or the next name.

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
    """True if the name of a set, of a way of winning or of a circumstance begins at `piece[at]`."""
    if piece[at].isascii() or piece[at] not in FIRST_LETTERS:
        return False
    names = (piece[at:end] for end in range(at + 1, min(len(piece), at + LONGEST) + 1))
    return any(KEYS.get(name) in SETS or WORDS.get(name, ("",))[0] in {"by", "flag"} for name in names)


def _starts_word(piece: str, at: int) -> bool:
    """True if a name begins at `piece[at]`, which ends the number before it."""
    return any(
        piece[at:end] in WORDS or piece[at:end] in KEYS for end in range(at + 1, min(len(piece), at + LONGEST) + 1)
    )


def _numbered(piece: str, at: int, offset: int) -> list[FoundWord]:
    """Return the keys with a number before them that begin at `piece[at]`: 2본장, 一本場, 3honba."""
    stop = at
    while stop < len(piece) and (piece[stop] in DIGITS or (stop == at and piece[stop] in KANJI_DIGITS)):
        stop += 1
    if stop == at:
        return []
    return [
        FoundWord(f"key.{KEYS[name]}", "", offset + at, offset + end, (offset + at, offset + stop))
        for end in range(min(len(piece), stop + LONGEST), stop, -1)
        if KEYS.get(name := fold(piece[stop:end])) in NUMBERS
    ]


def _hand_of_round(piece: str, at: int, offset: int) -> list[FoundWord]:
    """Return the name of a hand, 동1국 or 東一局, if one begins at `piece[at]`: it tells the wind of the round."""
    name = piece[at : at + 3]
    if len(name) == 3 and name[2] in "국局" and name[0] in "동남서북東南西北" and 1 <= number(name[1]) <= 4:
        return [FoundWord("hand_of_round", WINDS[name[0]], offset + at, offset + at + 3)]
    return []


def _unknown_key(piece: Piece) -> list[FoundWord]:
    """Return an unknown name that has a value after it, or a word that takes none but has one."""
    name = piece.text.replace("=", ":").partition(":")[0]
    if len(name) == len(piece.text) or len(name) < 2 or not name.replace("_", "").replace("-", "").isalpha():
        return []
    meaning = WORDS.get(fold(name))
    if meaning and meaning[0] == "refused":
        return [FoundWord(*meaning, piece.start, piece.start + len(name) + 1)]
    field = "no_value" if meaning else "unknown_key"
    return [FoundWord(field, name, piece.start, piece.end)]
