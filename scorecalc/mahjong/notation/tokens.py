"""The signs of every notation but the canonical one: which tiles, marks and separators a text is made of.

Read are Korean (1만 2통 3삭 동), Japanese (一二三④⑤⑥東, 三索), mjai (5mr E P), mahc (EEEw rrrd 234po), mahjong-helper
(`# 6666P`), the hidden tiles of a closed kan (x11xm, 0110z), suit first (m123z5555), Unicode tiles and the letters that a Korean
keyboard gives for m p s z. What a sign means follows from its form and its place, never from its likelihood; where two
notations disagree, a note or an error says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.tiles import EAST, FIVES, RED, SUITS, write, write_one
from scorecalc.mahjong.notation import glyphs
from scorecalc.mahjong.notation.canonical import not_with_three
from scorecalc.mahjong.notation.glyphs import (
    CIRCLED,
    DIGITS,
    KANJI_DIGITS,
    KEYBOARD,
    SAYS_RED,
    SUIT_LETTERS,
    SUITS_AFTER,
    R,
)
from scorecalc.mahjong.notation.normalise import Plain
from scorecalc.mahjong.notation.spellings import WORDS, fold

_LONGEST_ROW = 16
"""More honours by letter than this are no row of one kind of mark."""


class Sign(NamedTuple):
    """A piece of a text: `what` is `tiles`, a separator (`,` `+` `(` `)` `[` `]` or a blank), a mark (`c` closed, `o` open,
    `<` whose discard), `riichi`, or `bad` for what could not be read.

    `start`, `end` and the `places` of the `tiles` point into the plain text. `form` is what kind of set the way of
    writing says it is: `ankan`, `minkan`, `kakan` or nothing.
    """

    what: str
    start: int
    end: int
    tiles: tuple[int, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    form: str = ""


class Reader:
    """Reads the signs of one text, and keeps what is wrong with them (`problems`) and what was taken leniently (`notes`)."""

    def __init__(self, given: Plain, players: int = 4) -> None:
        self.given = given
        self.players = players
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []
        self._text = given.text
        self._is_set = False
        self._has_kanji = not self._text.isascii() and any(char in KANJI_DIGITS + CIRCLED for char in self._text)

    def signs(self, text: str, start: int = 0, end: int | None = None, *, is_set: bool = False) -> list[Sign]:
        """The signs of `text[start:end]`, which is the plain text, perhaps with parts of it blanked out, or one set."""
        self._text = text
        self._is_set = is_set
        end = len(text) if end is None else end
        signs: list[Sign] = []
        suit_first = glyphs.is_suit_first(text[start:end])
        at = start
        while at < end:
            sign = _separator(text, at) or (
                self._suit_first(at, end, signs) if suit_first else self._suit_last(at, end, signs)
            )
            signs.append(sign)
            at = sign.end
        return signs

    def wrong(self, key: str, start: int, end: int, *, hint: str = "", code: str = "bad_token", **values: Any) -> Sign:
        """Keeps the problem `notation.error.<key>` at `text[start:end]`; returns the sign that stands for the unreadable.

        `hint` is the key of the hint after `notation.hint.` where that is not the same.
        """
        span = self.given.span(start, end)
        values.setdefault("text", self.given.piece(start, end))
        hint_key = f"mahjong_notation.hint.{hint or key}"
        self.problems.append(Problem(code, f"mahjong_notation.error.{key}", values, hint_key, self.given.given, *span))
        return Sign("bad", start, end)

    def note(self, key: str, start: int, end: int, **values: Any) -> None:
        """Keeps the note `notation.note.<key>` at `text[start:end]`, the first of its kind."""
        if any(note.key == f"mahjong_notation.note.{key}" for note in self.notes):
            return
        values.setdefault("text", self.given.piece(start, end))
        span = self.given.span(start, end)
        self.notes.append(Problem("read_as", f"mahjong_notation.note.{key}", values, "", self.given.given, *span))

    def unknown_word(self, start: int, end: int, near: list[str], **values: Any) -> None:
        """Keeps that `text[start:end]` is no word, and the words that are `near` it."""
        self.wrong("unknown_word", start, end, hint="words", **values)
        self.problems[-1] = self.problems[-1].suggesting(near, "mahjong_notation.hint.words")

    def tiles(self, start: int, end: int) -> list[int]:
        """The tiles between `start` and `end`, which hold nothing else."""
        found: list[int] = []
        for sign in self.signs(self.given.text, start, end):
            if sign.what == "tiles" and not sign.form:
                found += sign.tiles
            elif sign.what not in {" ", ",", "bad"}:
                self.wrong("unknown", sign.start, sign.end)
        if not found and not self.problems:
            self.wrong("no_tiles", start, end)
        return found

    # ---- suit after the digits, and everything that needs no suit

    def _suit_last(self, at: int, end: int, before: list[Sign]) -> Sign:
        text = self._text
        char = text[at]
        adjacent = before[-1] if before and before[-1].what == "tiles" and before[-1].end == at else None
        names, size = glyphs.honours(text[at : min(at + _LONGEST_ROW, end)])
        if names:
            return self._tiles(at, at + size, [(tile, at + i) for i, tile in enumerate(names)])
        if char in R and adjacent and _takes_red(adjacent):
            before.pop()
            return self._reddened(adjacent, at)
        if char in DIGITS or char in R or char in SAYS_RED or char in KANJI_DIGITS:
            return self._run(at, end, before)
        if char in CIRCLED:
            return self._tiles(at, at + 1, [(9 + CIRCLED.index(char), at)])
        if char in glyphs.BACKS:
            return self._hidden(at, end)
        return (self._mark(at) if adjacent else None) or self._unreadable(at, end)

    def _mark(self, at: int) -> Sign | None:
        """A mark right after tiles: c for a closed kan, o for a called set, < ^ > for whose discard it was."""
        char = self._text[at]
        mark = KEYBOARD.get(char, char)
        if mark in {"c", "o"}:
            return Sign(mark, at, at + 1)
        if char not in "<^>":
            return None
        self.note("direction", at, at + 1)
        return Sign("<", at, at + 1)

    def _run(self, at: int, end: int, before: Sequence[Sign]) -> Sign:
        """Digits with their suit, or the digits of a man run in kanji, which need none."""
        text = self._text
        first = text[at:end].lstrip(SAYS_RED)[:1]
        digits = frozenset(KANJI_DIGITS) if first and first in KANJI_DIGITS else DIGITS
        stop = at
        while stop < end and (text[stop] in digits or text[stop] in R or text[stop] in SAYS_RED):
            if text[stop] in SAYS_RED and stop > at and text[stop + 1 : min(stop + 2, end)] not in digits:
                break
            stop += 1
        following = text[stop : min(stop + 2, end)]
        name = next((name for name in (following, following[:1]) if name in SUITS_AFTER), "")
        is_honour = digits is not DIGITS and name.isupper()  # after kanji numbers: 一二三SS
        if name and not is_honour:
            return self._with_suit(at, stop, name, before)
        if digits is not DIGITS:
            return self._numbers(at, stop, stop, 0)
        if self._has_kanji and any(char in DIGITS for char in text[at:stop]):
            sign = self._numbers(at, stop, stop, 2)
            self.note("bare_digits", at, stop, tiles=write(sign.tiles))
            return sign
        if stop < end and glyphs.is_no_sign(text[stop]) and any(char in DIGITS for char in text[at:stop]):
            self.wrong("unknown_suit", stop, stop + 1)
            return Sign("bad", at, stop + 1)
        if all(char in R for char in text[at:stop]):
            is_mark = bool(before) and before[-1].what == "tiles"
            return self.wrong("red_mark", at, stop) if is_mark else self.wrong("letter_case", at, stop, right="R")
        return self.wrong("no_suit", at, stop, example=self.given.piece(at, stop) + "m")

    def _with_suit(self, at: int, stop: int, name: str, before: Sequence[Sign]) -> Sign:
        text, after = self._text, stop + len(name)
        suit = SUITS_AFTER[name]
        hidden = self._hidden_by_zeros(at, stop, after, suit, before)
        if hidden:
            return hidden
        sign = self._numbers(at, stop, after, suit)
        if sign.what == "tiles" and name in KEYBOARD:
            self.note("keyboard", at, after, tiles=text[at:stop] + KEYBOARD[name])
        if sign.what == "tiles" and name.isascii() and name.isupper():
            is_kan = len(sign.tiles) == 4 and len({tile % RED for tile in sign.tiles}) == 1
            self.note("upper_kan" if is_kan else "upper", at, after, tiles=write(sign.tiles) + "c" * is_kan)
            return sign._replace(form="ankan" if is_kan else "")
        return sign

    def _numbers(self, at: int, stop: int, after: int, suit: int) -> Sign:
        """The tiles that the digits `text[at:stop]` are in `suit`; the last one reaches to `after`.

        An `r` is a red five among plain digits with a suit, and marks the five before it elsewhere.
        """
        text = self._text
        r_is_mark = stop == after or any(char in KANJI_DIGITS for char in text[at:stop])
        tiles: list[tuple[int, int]] = []
        is_red = False
        n_problems = len(self.problems)
        for i in range(at, stop):
            char = text[i]
            if char in SAYS_RED:
                is_red = True
                if i + 1 == stop or glyphs.number(text[i + 1]) != 5 or suit == 3:
                    self.wrong("red_mark", i, i + 1)
            elif char in R and r_is_mark:
                if i > at and text[i - 1] in "五5" and suit < 3:
                    tiles[-1] = (FIVES[suit] + RED, tiles[-1][1])
                else:
                    self.wrong("red_mark", i, i + 1)
            else:
                number = 0 if is_red or char in R else glyphs.number(char)
                tiles.append((self._tile(number, suit, i, after if i == stop - 1 else i + 1), i))
                is_red = False
        return self._tiles(at, after, tiles) if len(self.problems) == n_problems else Sign("bad", at, after)

    def _tile(self, number: int, suit: int, start: int, end: int) -> int:
        """The tile with this number, 0 for a red five, in `suit`. It stands at `start:end`."""
        if suit == 3 and not 1 <= number <= 7:
            self.wrong("honour_number" if number else "zero_honour", start, end)
        return FIVES[suit % 3] + RED if number == 0 else 9 * suit + number - 1

    def _tiles(self, at: int, after: int, tiles: list[tuple[int, int]], form: str = "") -> Sign:
        """The sign for `tiles`, given with their places. With three players some do not exist."""
        starts = [place for _, place in tiles]
        places = tuple(zip(starts, [*(place + 1 for place in starts[:-1]), after], strict=True))
        if self.players == 3:
            for (tile, _), place in zip(tiles, places, strict=True):
                if not_with_three(tile):
                    self.wrong("not_with_three", *place, tile=write_one(tile))
        return Sign("tiles", at, after, tuple(tile for tile, _ in tiles), places, form)

    def _reddened(self, sign: Sign, at: int) -> Sign:
        places = (*sign.places[:-1], (sign.places[-1][0], at + 1))
        return sign._replace(end=at + 1, tiles=(*sign.tiles[:-1], sign.tiles[-1] + RED), places=places)

    # ---- hidden tiles of a closed kan

    def _hidden_by_zeros(self, at: int, stop: int, after: int, suit: int, before: Sequence[Sign]) -> Sign | None:
        """The closed kan that 0110z or 0990m is: bots write the two tiles that lie face down as zeros.

        In the other suits 0990m may be two nines and two red fives, so it is a kan only where it stands apart as a set does.
        """
        digits = self._text[at:stop]
        if suit == 3 and len(digits) > 4 and _are_hidden_kans(digits):
            split = " ".join(digits[i : i + 4] + SUITS[suit] for i in range(0, len(digits), 4))
            return self.wrong("joined_kans", at, after, split=split)
        if len(digits) != 4 or digits[0] + digits[3] != "00" or digits[1] != digits[2] or digits[1] not in "123456789":
            return None
        if suit == 3 and digits[1] > "7":
            return None
        if suit < 3:
            if not _stands_apart(before, self._text[after:]):
                return None
            if digits[1] == "5":
                return self.wrong("kan_or_red", at, after, kan=f"5555{SUITS[suit]}c", reds=f"0055{SUITS[suit]}")
        return self._hidden_kan(at, after, 9 * suit + int(digits[1]) - 1)

    def _hidden(self, at: int, end: int) -> Sign:
        """The closed kan x11xm or 🀫🀇🀇🀫."""
        text = self._text
        if at + 4 <= end and text[at + 3] in glyphs.BACKS:
            inner = text[at + 1 : at + 3]
            if inner[0] == inner[1] and inner[0] in glyphs.UNICODE:
                return self._hidden_kan(at, at + 4, glyphs.UNICODE[inner[0]])
            suit = SUITS_AFTER.get(text[at + 4 : min(at + 5, end)], -1)
            top = 7 if suit == 3 else 9
            if suit >= 0 and inner[0] == inner[1] and inner[0] in DIGITS and 1 <= int(inner[0]) <= top:
                return self._hidden_kan(at, at + 5, 9 * suit + int(inner[0]) - 1)
        return self.wrong("hidden", at, at + 1)

    def _hidden_kan(self, at: int, after: int, kind: int) -> Sign:
        self.note("hidden_kan", at, after, tiles=write([kind] * 4) + "c")
        return self._tiles(at, after, [(kind, at)] * 4, "ankan")

    # ---- suit before the digits

    def _suit_first(self, at: int, end: int, before: list[Sign]) -> Sign:
        """One suit with its numbers as in m123p406,z777=: in a set, - = + stand after the tile that was called."""
        text = self._text
        if text[at] == "*":
            self.note("riichi_star", at, at + 1)
            return Sign("riichi", at, at + 1)
        suit = SUIT_LETTERS.get(KEYBOARD.get(text[at], text[at]))
        if suit is None:
            return self._unreadable(at, end)
        is_set = self._is_set or any(sign.what in {",", "(", "["} for sign in before)
        digits, marks = "", ""
        stop = at + 1
        while stop < end and (text[stop] in DIGITS or (is_set and digits and _is_direction(text, stop, end))):
            marks += f"{len(digits)}" * (text[stop] not in DIGITS)
            digits += text[stop] * (text[stop] in DIGITS)
            stop += 1
        if not digits:
            return self.wrong("suit_alone", at, at + 1)
        sign = self._numbers_after(at, stop, suit)
        if sign.what == "bad":
            return sign
        form = ""
        if is_set and len(digits) == 4:
            form = {"": "ankan", "3": "kakan"}.get(marks, "minkan")
        self.note("suit_first", at, stop, tiles=write(sign.tiles) + "c" * (form == "ankan"))
        return sign._replace(form=form)

    def _numbers_after(self, at: int, stop: int, suit: int) -> Sign:
        text = self._text
        tiles: list[tuple[int, int]] = []
        n_problems = len(self.problems)
        for i in (i for i in range(at + 1, stop) if text[i] in DIGITS):
            tiles.append((self._tile(int(text[i]), suit, i, i + 1), i))
        return self._tiles(at, stop, tiles) if len(self.problems) == n_problems else Sign("bad", at, stop)

    # ---- what cannot be read

    def _unreadable(self, at: int, end: int) -> Sign:
        text = self._text
        char = text[at]
        if char == "w":
            return self.wrong("lone_w", at, at + 1)
        if char in SUIT_LETTERS or char in KEYBOARD or text[at : at + 1] in SUITS_AFTER:
            return self.wrong("suit_alone", at, at + 1)
        if char in glyphs.RIGHT_CASE:
            return self.wrong("letter_case", at, at + 1, right=glyphs.RIGHT_CASE[char])
        stop = at + 1
        is_word = char.isalpha()
        while (
            stop < end and glyphs.is_no_sign(text[stop]) and (text[stop].isalpha() if is_word else text[stop] == char)
        ):
            stop += 1
        return self.wrong("glued_word" if fold(text[at:stop]) in WORDS else "unknown", at, stop)


def _separator(text: str, at: int) -> Sign | None:
    char = text[at]
    if char.isspace():
        return Sign(" ", at, at + 1)
    return Sign(glyphs.SEPARATORS[char], at, at + 1) if char in glyphs.SEPARATORS else None


def _are_hidden_kans(digits: str) -> bool:
    """True where every four of `digits` are the two tiles of a kan that show, between the zeros of those that do not."""
    parts = [digits[i : i + 4] for i in range(0, len(digits), 4)]
    return all(part in {f"0{number}{number}0" for number in range(1, 8)} for part in parts)


def _stands_apart(before: Sequence[Sign], after: str) -> bool:
    """True where a group with these signs before it and the text `after` it is apart from the concealed tiles."""
    follows = after[:1]
    if follows and not follows.isspace() and follows not in glyphs.SEPARATORS:
        return False
    if all(sign.what == " " for sign in before):
        next_group = after.lstrip()[:1]
        return follows.isspace() and next_group != "" and next_group not in glyphs.SEPARATORS
    return before[-1].what in {" ", ",", "(", "["}


def _takes_red(sign: Sign) -> bool:
    """True where an `r` right after `sign` makes its last tile red."""
    tile = sign.tiles[-1]
    return not sign.form and (tile in FIVES or EAST <= tile < RED)


def _is_direction(text: str, at: int, end: int) -> bool:
    """True where - = + at `at` say from whom a tile was called; a + before a suit letter and a number is the winning tile's."""
    return text[at] in "-=" or (text[at] == "+" and not glyphs.is_suit_first(text[at + 1 : min(at + 3, end)]))
