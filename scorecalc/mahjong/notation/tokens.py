"""Cuts a text into tokens: tiles, marks and separators, in every notation but the canonical one.

The notations: Korean (1만 2통 3삭 동), Japanese (一二三④⑤⑥東, 三索), mjai (5mr E P), mahc (EEEw rrrd 234po), mahjong-helper
(`# 6666P`), closed kans with hidden tiles (x11xm, 0110z), suit first (m123z5555), Unicode tiles, and the letters that a Korean
keyboard types for m p s z. The form and the place of a token decide its meaning, never a guess at what is likely; if two
notations disagree, a note or an error says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.tiles import EAST, FIVES, RED, SUITS, write, write_one
from scorecalc.mahjong.notation import glyphs
from scorecalc.mahjong.notation.canonical import is_in_play
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
from scorecalc.mahjong.notation.normalise import PlainText
from scorecalc.mahjong.notation.remarks import Remarks
from scorecalc.mahjong.notation.spellings import WORDS, fold

_LONGEST_ROW = 16
"""Honours written as letters are read in rows of at most so many characters."""


class Token(NamedTuple):
    """A piece of the plain text from `start` to `end`.

    `kind` is `tiles`, a separator (`,` `+` `(` `)` `[` `]` or a blank), a mark (`c` closed, `o` open, `<` for whose discard it
    was), `riichi`, or `bad` for a piece that cannot be read. Each of the `tiles` has its start and end in `places`. `form` is
    the type of kan (`ankan`, `minkan`, `kakan`) if the notation shows one, else empty.
    """

    kind: str
    start: int
    end: int
    tiles: tuple[int, ...] = ()
    places: tuple[tuple[int, int], ...] = ()
    form: str = ""


class Tokenizer:
    """Cuts one text into tokens, and adds to its remarks what cannot be read and what was understood leniently."""

    def __init__(self, remarks: Remarks, players: int = 4) -> None:
        self.remarks = remarks
        self.given = remarks.given
        self.players = players
        self._text = self.given.text
        self._is_set = False
        self._has_kanji = not self._text.isascii() and any(char in KANJI_DIGITS + CIRCLED for char in self._text)

    def tokens(self, text: str, start: int = 0, end: int | None = None, *, is_set: bool = False) -> list[Token]:
        """Return the tokens of `text[start:end]`. `text` is the plain text, in which the caller may have blanked out words.

        `is_set` says that the piece is one called set: suit first, marks of direction are then read without a comma before.
        """
        self._text = text
        self._is_set = is_set
        end = len(text) if end is None else end
        tokens: list[Token] = []
        suit_first = glyphs.is_suit_first(text[start:end])
        at = start
        while at < end:
            token = _separator(text, at) or (
                self._suit_first(at, end, tokens) if suit_first else self._suit_last(at, end, tokens)
            )
            tokens.append(token)
            at = token.end
        return tokens

    def tiles(self, start: int, end: int) -> list[int]:
        """Return the tiles from `start` to `end` of the plain text; anything else there is a problem."""
        found: list[int] = []
        for token in self.tokens(self.given.text, start, end):
            if token.kind == "tiles" and not token.form:
                found += token.tiles
            elif token.kind not in {" ", ",", "bad"}:
                self._wrong("unknown", token.start, token.end)
        if not found and not self.remarks.problems:
            self._wrong("no_tiles", start, end)
        return found

    def _wrong(self, key: str, start: int, end: int, **values: Any) -> Token:
        self.remarks.wrong(key, start, end, **values)
        return Token("bad", start, end)

    # ---- suit after the digits, and everything that needs no suit

    def _suit_last(self, at: int, end: int, before: list[Token]) -> Token:
        text = self._text
        char = text[at]
        adjacent = before[-1] if before and before[-1].kind == "tiles" and before[-1].end == at else None
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

    def _mark(self, at: int) -> Token | None:
        """Return the mark at `at`, right after tiles: c for a closed kan, o for a called set, < ^ > for whose discard it was."""
        char = self._text[at]
        mark = KEYBOARD.get(char, char)
        if mark in {"c", "o"}:
            return Token(mark, at, at + 1)
        if char not in "<^>":
            return None
        self.remarks.note("direction", at, at + 1)
        return Token("<", at, at + 1)

    def _run(self, at: int, end: int, before: Sequence[Token]) -> Token:
        """Read digits with their suit; kanji digits without one are characters."""
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
            token = self._numbers(at, stop, stop, 2)
            self.remarks.note("bare_digits", at, stop, tiles=write(token.tiles))
            return token
        if stop < end and glyphs.begins_nothing(text[stop]) and any(char in DIGITS for char in text[at:stop]):
            self._wrong("unknown_suit", stop, stop + 1)
            return Token("bad", at, stop + 1)
        if all(char in R for char in text[at:stop]):
            is_mark = bool(before) and before[-1].kind == "tiles"
            return self._wrong("red_mark", at, stop) if is_mark else self._wrong("letter_case", at, stop, right="R")
        return self._wrong("no_suit", at, stop, example=self.given.piece(at, stop) + "m")

    def _with_suit(self, at: int, stop: int, name: str, before: Sequence[Token]) -> Token:
        text, after = self._text, stop + len(name)
        suit = SUITS_AFTER[name]
        hidden = self._hidden_by_zeros(at, stop, after, suit, before)
        if hidden:
            return hidden
        token = self._numbers(at, stop, after, suit)
        if token.kind == "tiles" and name in KEYBOARD:
            self.remarks.note("keyboard", at, after, tiles=text[at:stop] + KEYBOARD[name])
        if token.kind == "tiles" and name.isascii() and name.isupper():
            is_kan = len(token.tiles) == 4 and len({tile % RED for tile in token.tiles}) == 1
            self.remarks.note("upper_kan" if is_kan else "upper", at, after, tiles=write(token.tiles) + "c" * is_kan)
            return token._replace(form="ankan" if is_kan else "")
        return token

    def _numbers(self, at: int, stop: int, after: int, suit: int) -> Token:
        """Read the digits `text[at:stop]` as tiles of `suit`; the place of the last one ends at `after`.

        Among plain digits with a suit an `r` is a red five; elsewhere it makes the five before it red.
        """
        text = self._text
        r_is_mark = stop == after or any(char in KANJI_DIGITS for char in text[at:stop])
        tiles: list[tuple[int, int]] = []
        is_red = False
        n_problems = len(self.remarks.problems)
        for i in range(at, stop):
            char = text[i]
            if char in SAYS_RED:
                is_red = True
                if i + 1 == stop or glyphs.number(text[i + 1]) != 5 or suit == 3:
                    self._wrong("red_mark", i, i + 1)
            elif char in R and r_is_mark:
                if i > at and text[i - 1] in "五5" and suit < 3:
                    tiles[-1] = (FIVES[suit] + RED, tiles[-1][1])
                else:
                    self._wrong("red_mark", i, i + 1)
            else:
                number = 0 if is_red or char in R else glyphs.number(char)
                tiles.append((self._tile(number, suit, i, after if i == stop - 1 else i + 1), i))
                is_red = False
        return self._tiles(at, after, tiles) if len(self.remarks.problems) == n_problems else Token("bad", at, after)

    def _tile(self, number: int, suit: int, start: int, end: int) -> int:
        """Return the tile of `suit` with this number, 0 for a red five. `start:end` is its place."""
        if suit == 3 and not 1 <= number <= 7:
            self._wrong("honour_number" if number else "zero_honour", start, end)
        return FIVES[suit % 3] + RED if number == 0 else 9 * suit + number - 1

    def _tiles(self, at: int, after: int, tiles: list[tuple[int, int]], form: str = "") -> Token:
        """Return the token for `tiles`, each with its start. Tiles that are not in play are problems."""
        starts = [place for _, place in tiles]
        places = tuple(zip(starts, [*(place + 1 for place in starts[:-1]), after], strict=True))
        for (tile, _), place in zip(tiles, places, strict=True):
            if not is_in_play(tile, self.players):
                self._wrong("not_with_three", *place, tile=write_one(tile))
        return Token("tiles", at, after, tuple(tile for tile, _ in tiles), places, form)

    def _reddened(self, token: Token, at: int) -> Token:
        places = (*token.places[:-1], (token.places[-1][0], at + 1))
        return token._replace(end=at + 1, tiles=(*token.tiles[:-1], token.tiles[-1] + RED), places=places)

    # ---- hidden tiles of a closed kan

    def _hidden_by_zeros(self, at: int, stop: int, after: int, suit: int, before: Sequence[Token]) -> Token | None:
        """Return the closed kan 0110z or 0990m, if it is one: bots write the two tiles that lie face down as zeros.

        0990m may also be two nines and two red fives, so in a suit it is a kan only if it is apart from other tiles, as a set is.
        """
        digits = self._text[at:stop]
        if suit == 3 and len(digits) > 4 and _are_hidden_kans(digits):
            split = " ".join(digits[i : i + 4] + SUITS[suit] for i in range(0, len(digits), 4))
            return self._wrong("joined_kans", at, after, split=split)
        if len(digits) != 4 or digits[0] + digits[3] != "00" or digits[1] != digits[2] or digits[1] not in "123456789":
            return None
        if suit == 3 and digits[1] > "7":
            return None
        if suit < 3:
            if not _stands_apart(before, self._text[after:]):
                return None
            if digits[1] == "5":
                return self._wrong("kan_or_red", at, after, kan=f"5555{SUITS[suit]}c", reds=f"0055{SUITS[suit]}")
        return self._hidden_kan(at, after, 9 * suit + int(digits[1]) - 1)

    def _hidden(self, at: int, end: int) -> Token:
        """Read the closed kan x11xm or 🀫🀇🀇🀫."""
        text = self._text
        if at + 4 <= end and text[at + 3] in glyphs.BACKS:
            inner = text[at + 1 : at + 3]
            if inner[0] == inner[1] and inner[0] in glyphs.UNICODE:
                return self._hidden_kan(at, at + 4, glyphs.UNICODE[inner[0]])
            suit = SUITS_AFTER.get(text[at + 4 : min(at + 5, end)], -1)
            top = 7 if suit == 3 else 9
            if suit >= 0 and inner[0] == inner[1] and inner[0] in DIGITS and 1 <= int(inner[0]) <= top:
                return self._hidden_kan(at, at + 5, 9 * suit + int(inner[0]) - 1)
        return self._wrong("hidden", at, at + 1)

    def _hidden_kan(self, at: int, after: int, kind: int) -> Token:
        self.remarks.note("hidden_kan", at, after, tiles=write([kind] * 4) + "c")
        return self._tiles(at, after, [(kind, at)] * 4, "ankan")

    # ---- suit before the digits

    def _suit_first(self, at: int, end: int, before: list[Token]) -> Token:
        """Read one suit with its numbers, as in m123p406,z777=: in a set, - = + follow the tile that was called."""
        text = self._text
        if text[at] == "*":
            self.remarks.note("riichi_star", at, at + 1)
            return Token("riichi", at, at + 1)
        suit = SUIT_LETTERS.get(KEYBOARD.get(text[at], text[at]))
        if suit is None:
            return self._unreadable(at, end)
        is_set = self._is_set or any(token.kind in {",", "(", "["} for token in before)
        digits, marks = "", ""
        stop = at + 1
        while stop < end and (text[stop] in DIGITS or (is_set and digits and _is_direction(text, stop, end))):
            marks += f"{len(digits)}" * (text[stop] not in DIGITS)
            digits += text[stop] * (text[stop] in DIGITS)
            stop += 1
        if not digits:
            return self._wrong("suit_alone", at, at + 1)
        token = self._numbers_after(at, stop, suit)
        if token.kind == "bad":
            return token
        form = ""
        if is_set and len(digits) == 4:
            form = {"": "ankan", "3": "kakan"}.get(marks, "minkan")
        self.remarks.note("suit_first", at, stop, tiles=write(token.tiles) + "c" * (form == "ankan"))
        return token._replace(form=form)

    def _numbers_after(self, at: int, stop: int, suit: int) -> Token:
        text = self._text
        tiles: list[tuple[int, int]] = []
        n_problems = len(self.remarks.problems)
        for i in (i for i in range(at + 1, stop) if text[i] in DIGITS):
            tiles.append((self._tile(int(text[i]), suit, i, i + 1), i))
        return self._tiles(at, stop, tiles) if len(self.remarks.problems) == n_problems else Token("bad", at, stop)

    # ---- neither

    def _unreadable(self, at: int, end: int) -> Token:
        text = self._text
        char = text[at]
        if char == "w":
            return self._wrong("lone_w", at, at + 1)
        if char in SUITS_AFTER or char in KEYBOARD:
            return self._wrong("suit_alone", at, at + 1)
        if char in glyphs.RIGHT_CASE:
            return self._wrong("letter_case", at, at + 1, right=glyphs.RIGHT_CASE[char])
        stop = at + 1
        is_word = char.isalpha()
        while (
            stop < end
            and glyphs.begins_nothing(text[stop])
            and (text[stop].isalpha() if is_word else text[stop] == char)
        ):
            stop += 1
        return self._wrong("glued_word" if fold(text[at:stop]) in WORDS else "unknown", at, stop)


def is_readable(given: PlainText, text: str, start: int, end: int) -> bool:
    """True if `text[start:end]` can be cut into tokens without a problem; `text` is that of `given`, perhaps with blanks in it."""
    tokenizer = Tokenizer(Remarks(given))
    tokenizer.tokens(text, start, end)
    return not tokenizer.remarks.problems


def _separator(text: str, at: int) -> Token | None:
    char = text[at]
    if char.isspace():
        return Token(" ", at, at + 1)
    return Token(glyphs.SEPARATORS[char], at, at + 1) if char in glyphs.SEPARATORS else None


def _are_hidden_kans(digits: str) -> bool:
    """True if every four of `digits` are a closed kan with two hidden tiles, such as 0110."""
    parts = [digits[i : i + 4] for i in range(0, len(digits), 4)]
    return all(part in {f"0{number}{number}0" for number in range(1, 8)} for part in parts)


def _stands_apart(before: Sequence[Token], after: str) -> bool:
    """True if a group between the tokens `before` it and the text `after` it is apart from the concealed tiles."""
    follows = after[:1]
    if follows and not follows.isspace() and follows not in glyphs.SEPARATORS:
        return False
    if all(token.kind == " " for token in before):
        next_group = after.lstrip()[:1]
        return follows.isspace() and next_group != "" and next_group not in glyphs.SEPARATORS
    return before[-1].kind in {" ", ",", "(", "["}


def _takes_red(token: Token) -> bool:
    """True if an `r` right after `token` makes its last tile red."""
    tile = token.tiles[-1]
    return not token.form and (tile in FIVES or EAST <= tile < RED)


def _is_direction(text: str, at: int, end: int) -> bool:
    """True if the - = + at `at` says from whom a tile was called; a + before a suit letter and a number marks the winning tile."""
    return text[at] in "-=" or (text[at] == "+" and not glyphs.is_suit_first(text[at + 1 : min(at + 3, end)]))
