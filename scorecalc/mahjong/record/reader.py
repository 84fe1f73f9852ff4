"""The fields of a record as they are read: from the record itself and from the words beside the hand, which must agree."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.errors import InputError, Name, Problem, did_you_mean
from scorecalc.mahjong.facts.circumstances import FLAGS
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import write
from scorecalc.mahjong.notation.hand_text import HandText
from scorecalc.mahjong.notation.reading import read_hand, read_meld, read_tiles
from scorecalc.mahjong.record.checks import ORDER
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.whole_numbers import whole

WON_BY = {"haitei": "tsumo", "rinshan": "tsumo", "tenhou": "tsumo", "chiihou": "tsumo"} | dict.fromkeys(
    ("houtei", "chankan", "renhou"), "ron"
)
"""How a hand was won with circumstances that there are in one way of winning only (`checks.check_circumstances`)."""
DEFAULTS = {"round": "E", "seat": "S", "by": "ron"}
"""What is taken where nobody says."""
MOST = 10**12
"""The largest number that a counter may have: beyond any table, and short enough to compute with."""
MOST_HAN = 9999
"""The largest number of han that points are computed for; the payments have three thousand digits then."""


def field_name(name: str) -> Name:
    """The word for a field of a record in each language."""
    return Name("mahjong_hand.field", name)


def _as_text(value: Any) -> str:
    """A field's value as one would write it; numbers in a list are tiles."""
    if isinstance(value, list | tuple):
        return "".join(each if isinstance(each, str) else write([each]) for each in value)
    number = whole(value)
    return str(value if number is None else number)


class Draft:
    """The fields of a record as they are read, with the problems found on the way."""

    def __init__(self, record: Mapping[str, Any], rules: Rules) -> None:
        self.record = record
        self.rules = rules
        self.players = rules.options.players
        self.problems: list[Problem] = []
        self.assumed: list[str] = []
        self.notes: list[Problem] = []
        self.written = self._hand()

    def _hand(self) -> HandText:
        text = self.record.get("hand") or ""
        strict = bool(self.record.get("strict"))
        written = read_hand(str(text), strict=strict, players=self.players)
        self.problems += (problem._replace(field="hand") for problem in written.problems)
        return written

    def given(self, name: str) -> Any:
        """The value of a field, from the record or from a word in the hand; None where neither says. Both must agree."""
        in_record, in_words = self.record.get(name), self.written.fields.get(name)
        if in_record is None or in_words is None:
            return in_words if in_record is None else in_record
        one, other = _as_text(in_words), _as_text(in_record)
        if one != other:
            values = {"field": field_name(name), "one": one, "other": other}
            self.add_problem(
                "flag_conflict", "said_twice", values, hint="mahjong_notation.hint.contradiction", field=name
            )
        return in_record

    def by(self) -> Any:
        """How the hand was won: from the record or a word; where neither says, from words that leave no choice.

        Whoever calls a win 천화 or haitei does not add tsumo. The field `flags` has no such meaning: programs write it.
        """
        by = self.given("by")
        if by is not None or self.record.get("strict"):
            return by
        flags = [flag for flag in self.written.fields.get("flags", ()) if flag in WON_BY]
        if len({WON_BY[flag] for flag in flags}) != 1:
            return None
        values = {"flag": Name("mahjong.yaku", flags[0]), "by": Name("mahjong.by", WON_BY[flags[0]])}
        self.notes.append(Problem("read_as", "mahjong_hand.warning.won_by", values))
        return WON_BY[flags[0]]

    def add_problem(self, code: str, key: str, values: Mapping[str, Any], *, hint: str = "", **place: Any) -> None:
        """Note a problem. `key` and `hint` are entries of the part `hand` of the catalogues."""
        hint_key = hint if "." in hint or not hint else f"mahjong_hand.hint.{hint}"
        self.problems.append(Problem(code, f"mahjong_hand.error.{key}", values, hint_key, **place))

    def whole(self, name: str, least: int = 0, most: int = MOST) -> int:
        """A whole number from `least` to `most`; `bad_number` for anything else."""
        value = self.given(name)
        if value is None:
            return 0
        text = str(value).strip()
        place: dict[str, Any] = {"field": name, "text": text, "start": 0, "end": len(text)}
        number = whole(value)
        if number is None:
            self.add_problem("bad_number", "not_whole", {"field": field_name(name), "value": text}, **place)
            return 0
        if number < least:
            self.add_problem("bad_number", "negative", {"field": field_name(name), "value": text}, **place)
        elif number > most:
            self.add_problem("bad_number", "too_large", {"field": field_name(name), "most": most}, **place)
        return number if least <= number <= most else 0

    def one_of(self, name: str, choices: str) -> str | None:
        """A wind letter; `bad_seat` for anything else, and for north where there is none."""
        value = self.given(name)
        if value is None:
            return None
        text = str(value).strip().upper()
        if len(text) != 1 or text not in choices:
            is_absent = text == "N" and self.players == 3
            place: dict[str, Any] = {"field": name, "text": str(value), "start": 0, "end": len(str(value))}
            self.add_problem(
                "bad_seat",
                "no_north" if is_absent else "bad_seat",
                {"value": value, "field": field_name(name)},
                **place,
            )
            return None
        return text

    def tiles(self, name: str) -> tuple[int, ...]:
        """A list of tiles: numbers that words gave, or texts to read."""
        value = self.given(name)
        if value is None:
            return ()
        if not isinstance(value, str) and all(isinstance(tile, int) for tile in value):
            return tuple(value)
        out: list[int] = []
        for text in [value] if isinstance(value, str) else value:
            found, problems = read_tiles(str(text), players=self.players)
            out += found
            self.problems += (problem._replace(field=name) for problem in problems)
        return tuple(out)

    def melds(self) -> tuple[Meld, ...]:
        """The called sets: those in the hand's text, then those of the field."""
        out = list(self.written.melds)
        for index, value in enumerate(self.record.get("melds") or ()):
            text, kind = (value, None) if isinstance(value, str) else (value.get("tiles", ""), value.get("type"))
            text = text if isinstance(text, str) else "".join(map(str, text))
            meld, problems = read_meld(text, kind, players=self.players)
            out += [meld] if meld else []
            self.problems += (problem._replace(field=f"melds[{index}]") for problem in problems)
        return tuple(out)

    def flags(self) -> tuple[str, ...]:
        """The circumstances, each once; `bad_token` for one that does not exist."""
        names = [*self.written.fields.get("flags", ()), *(self.record.get("flags") or ())]
        for name in names:
            if name not in FLAGS:
                problem = Problem("bad_token", "mahjong_hand.error.unknown_flag", {"flag": name}, field="flags")
                self.problems.append(problem.quoting(str(name)).suggesting(did_you_mean(str(name), list(FLAGS))))
        return tuple(dict.fromkeys(name for name in names if name in FLAGS))

    def check(self) -> None:
        """InputError with every problem there is, in order of report."""
        if self.problems:
            raise InputError(sorted(self.problems, key=lambda problem: ORDER.index(problem.code)))

    def assume(self, name: str, value: str | None) -> str:
        """`value`, or the default of the field where nobody gave one."""
        if value is None:
            self.assumed.append(name)
            return DEFAULTS[name]
        return value
