"""Turns the words beside a hand into record fields (docs/records.md): by, flags, seat, round, dora, ura, honba, sticks, nuki."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scorecalc.errors import Name
from scorecalc.mahjong.facts.tiles import RED, write
from scorecalc.mahjong.notation.canonical import write_meld
from scorecalc.mahjong.notation.glyphs import DIGITS, KANJI_DIGITS, number
from scorecalc.mahjong.notation.parser import HandParser
from scorecalc.mahjong.notation.spellings import NUMBERS, SETS, TILES, WINDS, suggestions
from scorecalc.mahjong.notation.tokens import Tokenizer
from scorecalc.mahjong.notation.word_finder import COUNTERS, NORTH_NAMES, FoundWord

_KANS = frozenset({"kan", "minkan", "kakan", "ankan"})
_EXAMPLES = (
    {"seat": "S", "round": "E", "chi": "345s"}
    | dict.fromkeys(NUMBERS, "1")
    | dict.fromkeys(SETS - {"chi"}, "777z")
    | dict.fromkeys(_KANS, "7777z")
)
_FIELD_ORDER = ("by", "flags", "seat", "round", "dora", "ura", "nuki", "honba", "sticks")


class WordFields:
    """The record fields that words have set so far. A winning tile or a set that a word names goes to the parser of the hand.

    `canonical` holds each word that could be read and its canonical form.
    """

    def __init__(self, tokenizer: Tokenizer, parser: HandParser) -> None:
        self.tokenizer = tokenizer
        self.remarks = tokenizer.remarks
        self.parser = parser
        self._set: dict[str, Any] = {}
        self._said: dict[str, str] = {}
        self._child: FoundWord | None = None
        self.canonical: list[tuple[FoundWord, str]] = []

    def add(self, words: Iterable[FoundWord]) -> None:
        """Set the fields of all `words`."""
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
                self.remarks.note(
                    "hand_of_round", word.start, word.end, wind=Name("mahjong_notation.round", word.value)
                )
            elif word.field == "refused":
                self._refused(word)
            elif word.field == "no_value":
                self.remarks.wrong("no_value", word.start, word.end, text=word.value)
            elif word.field == "unknown_key":
                self.remarks.unknown_word(word.start, word.end, suggestions(word.value), text=word.value)
            else:
                self._once(word.field, word.value, word)
        self._seat_of_child()

    def _refused(self, word: FoundWord) -> None:
        """Add a problem for a word that people should not write here; 3인 is fine if three players play."""
        if word.value == "three_players" and self.tokenizer.players == 3:
            self._canonical(word, "")
        else:
            self.remarks.wrong(word.value, word.start, word.end)

    def flag(self, flag: str) -> None:
        """Add `flag`, unless it is there."""
        flags = self._set.setdefault("flags", [])
        if flag not in flags:
            flags.append(flag)

    def done(self) -> dict[str, Any]:
        """Return the fields in the order of a record."""
        return {field: self._set[field] for field in _FIELD_ORDER if field in self._set}

    def _canonical(self, word: FoundWord, text: str) -> None:
        self.canonical.append((word, text))

    def _once(self, field: str, value: Any, word: FoundWord) -> None:
        """Set `field`, which can have only one value."""
        self._canonical(word, value if field == "by" else f"{field}:{value}")
        text = self.remarks.given.piece(word.start, word.end)
        if self._set.setdefault(field, value) != value:
            self._conflict(field, word)
        self._said.setdefault(field, text)

    def _conflict(self, field: str, word: FoundWord) -> None:
        """Add the problem that `word` gives `field` another value than an earlier word."""
        name, first = Name("mahjong_hand.field", field), self._said[field]
        self.remarks.wrong("contradiction", word.start, word.end, code="flag_conflict", field=name, first=first)

    def _key(self, word: FoundWord, key: str) -> None:
        start, end = word.value_span
        if start == end:
            name = self.remarks.given.piece(word.start, word.end).rstrip(":=：＝")
            self.remarks.wrong("value_missing", word.start, word.end, example=f"{name}:{_EXAMPLES.get(key, '3p')}")
        elif key in NUMBERS:
            self._number(word, key)
        elif key in {"seat", "round"}:
            value = self.remarks.given.text[start:end]
            if value.casefold() in WINDS:
                self._once(key, WINDS[value.casefold()], word)
            else:
                self.remarks.wrong("bad_wind", start, end, code="bad_seat")
        elif key in TILES:
            self._tiles(word, key)
        elif key in SETS:
            self._named_set(word, key)
        else:
            self._winner(word, key)

    def _named_set(self, word: FoundWord, key: str) -> None:
        """Add a set with its name: 퐁999s. One tile is enough for a pon or a kan: 중퐁."""
        start, end = word.value_span
        tokens = [
            token
            for token in self.tokenizer.tokens(self.remarks.given.text, start, end, is_set=True)
            if token.kind != " "
        ]
        is_one = len(tokens) == 1 and len(tokens[0].tiles) == 1 and tokens[0].tiles[0] < RED
        if is_one and key in {"pon", *_KANS}:
            copies = 3 if key == "pon" else 4
            tokens = [tokens[0]._replace(tiles=tokens[0].tiles * copies)]
            self.remarks.note("named_set", word.start, word.end, tiles=write(tokens[0].tiles) + "c" * (key == "ankan"))
        n_sets = len(self.parser.melds)
        self.parser.add_set(tokens, start, end, None if key in {"meld", "kan"} else key)
        for _, meld in self.parser.melds[n_sets:]:
            if key == "kan" and len(meld.tiles) < 4:
                values = {"tiles": write(meld.tiles), "count": len(meld.tiles), "size": 4}
                name = Name("mahjong_notation.set", "kan")
                self.remarks.wrong("meld_size_of", start, end, code="bad_meld", hint="meld", type=name, **values)
            self._canonical(word, "," + write_meld(meld))

    def _number(self, word: FoundWord, key: str) -> None:
        start, end = word.value_span
        value = self.remarks.given.text[start:end]
        digits = value.rstrip("".join(COUNTERS))
        if self.remarks.given.text[word.start : start].rstrip(":=") in NORTH_NAMES:
            self.remarks.note("norths", word.start, word.end, count=digits)
        if len(digits) == 1 and digits in KANJI_DIGITS:
            self._once(key, number(digits), word)
        elif digits and DIGITS.issuperset(digits):
            self._once(key, int(digits), word)
        else:
            self.remarks.wrong("bad_number", start, end, code="bad_number", name=Name("mahjong_notation.key", key))

    def _tiles(self, word: FoundWord, key: str) -> None:
        start, end = word.value_span
        if DIGITS.issuperset(self.remarks.given.text[start:end]):
            self.remarks.wrong("dora_count", start, end, name=Name("mahjong_notation.key", key))
            return
        tiles = self.tokenizer.tiles(start, end)
        if tiles:
            self._set.setdefault(key, []).extend(tiles)
            self._canonical(word, f"{key}:{write(tiles)}")

    def _winner(self, word: FoundWord, key: str) -> None:
        """Set the winning tile: `win:3p`, or with the way of winning `쯔모:3p`."""
        if key != "win":
            self._once("by", key, word)
        start, end = word.value_span
        n_problems = len(self.remarks.problems)
        tiles = self.tokenizer.tiles(start, end)
        if len(self.remarks.problems) > n_problems:
            return
        if len(tiles) == 1:
            self.parser.win_is(tiles[0], start, end)
            self._canonical(word, "+" + write(tiles))
        else:
            self.remarks.wrong("long_win", start, end)

    def _seat_of_child(self) -> None:
        """Set the seat of a child: any but east. Without a word for it, south is assumed and a note says so."""
        word = self._child
        if word is None:
            return
        if self._set.get("seat") == "E":
            self._conflict("seat", word)
        elif "seat" not in self._set:
            self._once("seat", word.value, word)
            self.remarks.note("child", word.start, word.end, wind=Name("mahjong_notation.seat", word.value))
