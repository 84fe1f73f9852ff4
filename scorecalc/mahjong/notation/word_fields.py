"""Turns the words beside a hand into record fields (docs/records.md): by, flags, seat, round, dora, ura, honba, sticks, nuki."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scorecalc.errors import Name
from scorecalc.mahjong.facts.tiles import RED, write
from scorecalc.mahjong.notation.canonical import write_meld
from scorecalc.mahjong.notation.glyphs import DIGITS, KANJI_DIGITS, number
from scorecalc.mahjong.notation.parser import Hand
from scorecalc.mahjong.notation.spellings import NUMBERS, SETS, TILES, WINDS, suggestions
from scorecalc.mahjong.notation.tokens import Reader
from scorecalc.mahjong.notation.word_finder import COUNTERS, NORTH_NAMES, Word

_KANS = frozenset({"kan", "minkan", "kakan", "ankan"})
_EXAMPLES = (
    {"seat": "S", "round": "E", "chi": "345s"}
    | dict.fromkeys(NUMBERS, "1")
    | dict.fromkeys(SETS - {"chi"}, "777z")
    | dict.fromkeys(_KANS, "7777z")
)
_FIELD_ORDER = ("by", "flags", "seat", "round", "dora", "ura", "nuki", "honba", "sticks")


class Fields:
    """The fields that words have set so far. Winning tiles and sets that words name go to `hand`.

    `canonical` has the words that could be read, each with its canonical writing.
    """

    def __init__(self, reader: Reader, hand: Hand) -> None:
        self.reader = reader
        self.hand = hand
        self._set: dict[str, Any] = {}
        self._said: dict[str, str] = {}
        self._child: Word | None = None
        self.canonical: list[tuple[Word, str]] = []

    def add(self, words: Iterable[Word]) -> None:
        """Takes all of `words`."""
        for word in words:
            if word.field.startswith("key."):
                self._key(word, word.field.removeprefix("key."))
            elif word.field == "flag":
                self.flag(word.value)
                self._canonical(word, word.value)
            elif word.field == "child":
                self._child = word
            elif word.field == "hand_of_round":
                self._once("round", word.value, word)
                self.reader.note("hand_of_round", word.start, word.end, wind=Name("mahjong_notation.round", word.value))
            elif word.field == "refused":
                self._refused(word)
            elif word.field == "no_value":
                self.reader.wrong("no_value", word.start, word.end, text=word.value)
            elif word.field == "unknown_key":
                self.reader.unknown_word(word.start, word.end, suggestions(word.value), text=word.value)
            else:
                self._once(word.field, word.value, word)
        self._seat_of_child()

    def _refused(self, word: Word) -> None:
        """Says what to do instead of writing `word`; nothing where three players are playing anyway."""
        if word.value == "three_players" and self.reader.players == 3:
            self._canonical(word, "")
        else:
            self.reader.wrong(word.value, word.start, word.end)

    def flag(self, flag: str) -> None:
        """Takes `flag`, once."""
        flags = self._set.setdefault("flags", [])
        if flag not in flags:
            flags.append(flag)

    def done(self) -> dict[str, Any]:
        """The fields, in the order of the record."""
        return {field: self._set[field] for field in _FIELD_ORDER if field in self._set}

    def _canonical(self, word: Word, text: str) -> None:
        self.canonical.append((word, text))

    def _once(self, field: str, value: Any, word: Word) -> None:
        """Sets `field`, which takes one value."""
        self._canonical(word, value if field == "by" else f"{field}:{value}")
        text = self.reader.given.piece(word.start, word.end)
        if self._set.setdefault(field, value) != value:
            self._conflict(field, word)
        self._said.setdefault(field, text)

    def _conflict(self, field: str, word: Word) -> None:
        """Tells that `word` says of `field` something else than was said before."""
        name, first = Name("mahjong_hand.field", field), self._said[field]
        self.reader.wrong("contradiction", word.start, word.end, code="flag_conflict", field=name, first=first)

    def _key(self, word: Word, key: str) -> None:
        start, end = word.value_span
        if start == end:
            name = self.reader.given.piece(word.start, word.end).rstrip(":=：＝")
            self.reader.wrong("value_missing", word.start, word.end, example=f"{name}:{_EXAMPLES.get(key, '3p')}")
        elif key in NUMBERS:
            self._number(word, key)
        elif key in {"seat", "round"}:
            value = self.reader.given.text[start:end]
            if value.casefold() in WINDS:
                self._once(key, WINDS[value.casefold()], word)
            else:
                self.reader.wrong("bad_wind", start, end, code="bad_seat")
        elif key in TILES:
            self._tiles(word, key)
        elif key in SETS:
            self._named_set(word, key)
        else:
            self._winner(word, key)

    def _named_set(self, word: Word, key: str) -> None:
        """A set with its name, 퐁999s. One tile alone stands for all of a pon or a kan: 중퐁."""
        start, end = word.value_span
        signs = [
            sign for sign in self.reader.signs(self.reader.given.text, start, end, is_set=True) if sign.what != " "
        ]
        is_one = len(signs) == 1 and len(signs[0].tiles) == 1 and signs[0].tiles[0] < RED
        if is_one and key in {"pon", *_KANS}:
            copies = 3 if key == "pon" else 4
            signs = [signs[0]._replace(tiles=signs[0].tiles * copies)]
            self.reader.note("named_set", word.start, word.end, tiles=write(signs[0].tiles) + "c" * (key == "ankan"))
        n_sets = len(self.hand.melds)
        self.hand.add_set(signs, start, end, None if key in {"meld", "kan"} else key)
        for _, meld in self.hand.melds[n_sets:]:
            if key == "kan" and len(meld.tiles) < 4:
                values = {"tiles": write(meld.tiles), "count": len(meld.tiles), "size": 4}
                name = Name("mahjong_notation.set", "kan")
                self.reader.wrong("meld_size_of", start, end, code="bad_meld", hint="meld", type=name, **values)
            self._canonical(word, "," + write_meld(meld))

    def _number(self, word: Word, key: str) -> None:
        start, end = word.value_span
        value = self.reader.given.text[start:end]
        digits = value.rstrip("".join(COUNTERS))
        if self.reader.given.text[word.start : start].rstrip(":=") in NORTH_NAMES:
            self.reader.note("norths", word.start, word.end, count=digits)
        if len(digits) == 1 and digits in KANJI_DIGITS:
            self._once(key, number(digits), word)
        elif digits and DIGITS.issuperset(digits):
            self._once(key, int(digits), word)
        else:
            self.reader.wrong("bad_number", start, end, code="bad_number", name=Name("mahjong_notation.key", key))

    def _tiles(self, word: Word, key: str) -> None:
        start, end = word.value_span
        if DIGITS.issuperset(self.reader.given.text[start:end]):
            self.reader.wrong("dora_count", start, end, name=Name("mahjong_notation.key", key))
            return
        tiles = self.reader.tiles(start, end)
        if tiles:
            self._set.setdefault(key, []).extend(tiles)
            self._canonical(word, f"{key}:{write(tiles)}")

    def _winner(self, word: Word, key: str) -> None:
        """The winning tile: `win:3p`, or with the way of winning `쯔모:3p`."""
        if key != "win":
            self._once("by", key, word)
        start, end = word.value_span
        n_problems = len(self.reader.problems)
        tiles = self.reader.tiles(start, end)
        if len(self.reader.problems) > n_problems:
            return
        if len(tiles) == 1:
            self.hand.win_is(tiles[0], start, end)
            self._canonical(word, "+" + write(tiles))
        else:
            self.reader.wrong("long_win", start, end)

    def _seat_of_child(self) -> None:
        """A child sits in any seat but east; where no word says in which, in the south, and a note says so."""
        word = self._child
        if word is None:
            return
        if self._set.get("seat") == "E":
            self._conflict("seat", word)
        elif "seat" not in self._set:
            self._once("seat", word.value, word)
            self.reader.note("child", word.start, word.end, wind=Name("mahjong_notation.seat", word.value))
