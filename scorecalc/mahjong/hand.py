"""A finished hand and how it was won, made from a record, with everything checked that can be checked without a shape.

The order in which problems are reported is that of docs/records.md: tokens, sets, numbers, seats, counts, copies, circumstances.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.errors import InputError, Name, Problem, did_you_mean
from scorecalc.mahjong.checks import (
    ORDER,
    check_circumstances,
    check_copies,
    check_count,
    check_liability,
    missing_reds,
)
from scorecalc.mahjong.interpret import FLAGS, TSUMO
from scorecalc.mahjong.masks import bit
from scorecalc.mahjong.notation import Meld, Written, read_hand, read_meld, read_tiles, write_hand
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.suits import POWERS
from scorecalc.mahjong.tiles import RED, WINDS, wind, write

DEFAULTS = {"round": "E", "seat": "S", "by": "ron"}
"""What is taken where nobody says."""
MOST = 10**12
"""The largest number that a counter may have: beyond any table, and short enough to compute with."""
MOST_HAN = 9999
"""The largest number of han that points are computed for; the payments have three thousand digits then."""
MOST_INDICATORS = 5
"""The first indicator and one for each of four kans."""


class Hand(NamedTuple):
    """A hand of fourteen tiles (three for each set) and its circumstances.

    `concealed` are the tiles without sets and without the winning one, `all_tiles` every physical tile once, `reds` how many of
    them are red; `codes` are the four suits of the concealed tiles and the
    winning one (`suits`). Masks and `flags` as in `interpret`. `dora` and `ura` are indicators that count, `assumed` the fields
    that nobody gave. `pao` is `{"liable": seat, "yakuman": id}` or None.
    """

    written: Written
    concealed: tuple[int, ...]
    win: int
    melds: tuple[Meld, ...]
    all_tiles: tuple[int, ...]
    reds: int
    by: str
    seat: str
    round: str
    flags: int
    flag_names: tuple[str, ...]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    nuki: int
    honba: int
    sticks: int
    loser: str | None
    pao: Mapping[str, str] | None
    assumed: tuple[str, ...]
    warnings: tuple[Problem, ...]
    codes: tuple[int, int, int, int]
    win_kind: int
    tiles: int
    calls: int
    called_runs: int
    called_triplets: int
    closed_kans: int
    open_kans: int
    seat_mask: int
    round_mask: int

    @property
    def text(self) -> str:
        """The canonical writing."""
        return write_hand(self.concealed, self.win, self.melds)


def field_name(name: str) -> Name:
    """The word for a field of a record in each language."""
    return Name("hand.field", name)


def _as_text(value: Any) -> str:
    """A field's value as one would write it; numbers in a list are tiles."""
    if isinstance(value, list | tuple):
        return "".join(each if isinstance(each, str) else write([each]) for each in value)
    return str(value)


class Draft:
    """The fields of a record as they are read, with the problems found on the way."""

    def __init__(self, record: Mapping[str, Any], rules: Rules) -> None:
        self.record = record
        self.rules = rules
        self.players = rules.o.players
        self.problems: list[Problem] = []
        self.assumed: list[str] = []
        self.written = self._hand()

    def _hand(self) -> Written:
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
        one, other = (value if isinstance(value, str) else _as_text(value) for value in (in_words, in_record))
        if one != other:
            self.say("flag_conflict", "said_twice", {"field": field_name(name), "one": one, "other": other}, field=name)
        return in_record

    def say(self, code: str, key: str, values: Mapping[str, Any], *, hint: str = "", **place: Any) -> None:
        """Note a problem. `key` and `hint` are entries of the part `hand` of the catalogues."""
        hint_key = hint if "." in hint or not hint else f"hand.hint.{hint}"
        self.problems.append(Problem(code, f"hand.error.{key}", values, hint_key, **place))

    def whole(self, name: str, least: int = 0, most: int = MOST) -> int:
        """A whole number from `least` to `most`; `bad_number` for anything else."""
        value = self.given(name)
        if value is None:
            return 0
        text = str(value).strip()
        place: dict[str, Any] = {"field": name, "text": text, "start": 0, "end": len(text)}
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdecimal()) or isinstance(value, bool):
            self.say("bad_number", "not_whole", {"field": field_name(name), "value": text}, **place)
            return 0
        # Counted before it is converted: a number of thousands of digits would take long, or be refused by Python.
        is_long = len(digits) > len(str(most))
        number = most + 1 if is_long and not text.startswith("-") else -1 if is_long else int(text)
        if number < least:
            self.say("bad_number", "negative", {"field": field_name(name), "value": text}, **place)
        elif number > most:
            self.say("bad_number", "too_large", {"field": field_name(name), "most": most}, **place)
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
            self.say(
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
            if name not in FLAGS and name != "furiten":
                near = did_you_mean(str(name), [*FLAGS, "furiten"])
                hint = "common.hint.did_you_mean" if near else ""
                place: dict[str, Any] = {"field": "flags", "text": str(name), "start": 0, "end": len(str(name))}
                self.say("bad_token", "unknown_flag", {"flag": name, "near": near}, hint=hint, **place)
        return tuple(dict.fromkeys(name for name in names if name in FLAGS or name == "furiten"))

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


def build(record: Mapping[str, Any], rules: Rules) -> Hand:
    """The hand that a record describes (docs/records.md). InputError with every problem there is, in order of report."""
    draft = Draft(record, rules)
    seats = WINDS[: draft.players]
    by = draft.given("by")
    if by not in (None, "ron", "tsumo"):
        draft.say("bad_token", "bad_by", {"value": by}, field="by", text=str(by), start=0, end=len(str(by)))
    melds = draft.melds()
    seat, round_wind = draft.one_of("seat", seats), draft.one_of("round", WINDS)
    loser = draft.one_of("loser", seats)
    flags = draft.flags()
    dora, ura = draft.tiles("dora"), draft.tiles("ura")
    _check_indicators(draft, dora, ura)
    nuki, honba, sticks = (draft.whole(name) for name in ("nuki", "honba", "sticks"))
    if nuki and draft.players == 4:
        draft.say("bad_number", "no_nuki", {"value": nuki}, hint="three_players", field="nuki")
    by, seat, round_wind = (
        draft.assume(name, value) for name, value in (("by", by), ("seat", seat), ("round", round_wind))
    )
    concealed, win = _winning_tile(draft, melds)
    hand = _hand(draft, concealed, win, melds, by, seat, round_wind, flags, dora, ura, nuki, honba, sticks, loser)
    check_copies(draft, hand, dora, ura)
    check_circumstances(draft, hand, dora, ura)
    check_liability(draft, hand)
    draft.check()
    return hand._replace(warnings=(*hand.warnings, *missing_reds(hand, rules)))


def read(text: str, rules: Rules) -> Hand:
    """The hand of a text alone. InputError as `build`.

    >>> from scorecalc.scoring import prepared
    >>> read("88m66777889s444z+8s", prepared("riichi", {}).rules).by
    'ron'
    """
    return build({"hand": text}, rules)


def _check_indicators(draft: Draft, dora: tuple[int, ...], ura: tuple[int, ...]) -> None:
    for name, tiles in (("dora", dora), ("ura", ura)):
        if len(tiles) > MOST_INDICATORS:
            draft.say(
                "bad_number",
                "too_many_indicators",
                {"field": field_name(name), "count": len(tiles), "most": MOST_INDICATORS},
                field=name,
            )
    if dora and len(ura) > len(dora):
        draft.say("bad_number", "more_ura", {"ura": len(ura), "dora": len(dora)}, field="ura")


def _winning_tile(draft: Draft, melds: tuple[Meld, ...]) -> tuple[tuple[int, ...], int]:
    """The concealed tiles without the winning one, and that. Which it is decides the count."""
    concealed = draft.written.concealed
    given = draft.record.get("win")
    win = draft.written.win
    if given is not None:
        found, problems = read_tiles(str(given), players=draft.players)
        draft.problems += (problem._replace(field="win") for problem in problems)
        if not problems and len(found) != 1:
            place: dict[str, Any] = {"field": "win", "text": str(given), "start": 0, "end": len(str(given))}
            draft.say("bad_token", "one_win", {"count": len(found)}, **place)
        elif win is not None and found and found[0] != win:
            draft.say("bad_token", "two_wins", {}, field="win", text=str(given), start=0, end=len(str(given)))
        win = found[0] if found else win
    if any(problem.code in ("bad_token", "bad_meld") for problem in draft.problems):
        return concealed, 0 if win is None else win
    have = len(concealed) + 3 * len(melds)
    if win is None and have == 14:
        draft.assumed.append("win")
        return concealed[:-1], concealed[-1]
    if win is not None and have == 14:
        # A plain five may stand for the red one of the hand, but a red winning tile has to be there.
        among = [at for at, tile in enumerate(concealed) if tile == win] or [
            at for at, tile in enumerate(concealed) if win < RED and tile % RED == win
        ]
        if among:
            return concealed[: among[-1]] + concealed[among[-1] + 1 :], concealed[among[-1]]
    check_count(draft, concealed, melds, win)
    return concealed, 0 if win is None else win


def _hand(
    draft: Draft,
    concealed: tuple[int, ...],
    win: int,
    melds: tuple[Meld, ...],
    by: str,
    seat: str,
    round_wind: str,
    flags: tuple[str, ...],
    dora: tuple[int, ...],
    ura: tuple[int, ...],
    nuki: int,
    honba: int,
    sticks: int,
    loser: str | None,
) -> Hand:
    """The hand of fields that were read one by one."""
    o = draft.rules.o
    all_tiles = (*concealed, win, *(tile for meld in melds for tile in meld.tiles))
    tiles = 0
    for tile in all_tiles:
        tiles |= 1 << tile % RED
    codes = [0, 0, 0, 0]
    for tile in (*concealed, win):
        kind = tile % RED
        codes[kind // 9] += POWERS[kind % 9]
    masks = {"chi": 0, "pon": 0, "minkan": 0, "kakan": 0, "ankan": 0}
    for meld in melds:
        masks[meld.type] |= bit(min(tile % RED for tile in meld.tiles))
    counts_ura = o.ura and ("riichi" in flags or "double_riichi" in flags)
    warnings = list(draft.written.notes)
    if ura and not counts_ura:
        warnings.append(
            Problem("ura_ignored", "hand.warning.no_ura" if not o.ura else "hand.warning.ura_without_riichi")
        )
    return Hand(
        written=draft.written,
        concealed=concealed,
        win=win,
        melds=melds,
        all_tiles=all_tiles,
        reds=sum(tile >= RED for tile in all_tiles),
        by=by,
        seat=seat,
        round=round_wind,
        flags=sum(FLAGS.get(name, 0) for name in flags) | TSUMO * (by == "tsumo"),
        flag_names=flags,
        dora=dora if o.kan_dora else dora[:1],
        ura=() if not counts_ura else ura if o.kan_ura else ura[:1],
        nuki=nuki,
        honba=honba,
        sticks=sticks,
        loser=loser,
        pao=draft.record.get("pao"),
        assumed=tuple(draft.assumed),
        warnings=tuple(warnings),
        codes=(codes[0], codes[1], codes[2], codes[3]),
        win_kind=win % RED,
        tiles=tiles,
        calls=sum(meld.type != "ankan" for meld in melds),
        called_runs=masks["chi"],
        called_triplets=masks["pon"],
        closed_kans=masks["ankan"],
        open_kans=masks["minkan"] | masks["kakan"],
        seat_mask=bit(wind(seat)),
        round_mask=bit(wind(round_wind)),
    )
