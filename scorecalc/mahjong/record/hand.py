"""A finished hand and how it was won, made from a record, with everything checked that can be checked without a shape.

The order in which problems are reported is that of docs/records.md: tokens, sets, numbers, seats, counts, copies, circumstances.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.circumstances import FLAGS, TSUMO
from scorecalc.mahjong.facts.hand import Hand, hand_of
from scorecalc.mahjong.facts.masks import bit
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import RED, WINDS, wind
from scorecalc.mahjong.notation.canonical import write_hand
from scorecalc.mahjong.notation.reading import read_tiles
from scorecalc.mahjong.record.checks import (
    check_circumstances,
    check_copies,
    check_count,
    check_liability,
    check_loser,
    missing_reds,
    tile_name,
    unfed,
)
from scorecalc.mahjong.record.reader import Draft, field_name
from scorecalc.mahjong.rules.ruleset import Rules

MOST_INDICATORS = 5
"""The first indicator and one for each of four kans."""


class ReadHand(NamedTuple):
    """A hand with all that a record says of it beside its tiles.

    Seats and winds are letters, `flag_names` the circumstances in the order given, `assumed` the fields that nobody gave. `pao` is
    `{"liable": seat, "yakuman": id}` or None.
    """

    hand: Hand
    by: str
    seat: str
    round: str
    flag_names: tuple[str, ...]
    honba: int
    sticks: int
    loser: str | None
    pao: Mapping[str, str] | None
    assumed: tuple[str, ...]
    warnings: tuple[Problem, ...]

    @property
    def text(self) -> str:
        """The canonical writing."""
        return write_hand(self.hand.concealed, self.hand.win, self.hand.melds)


def build(record: Mapping[str, Any], rules: Rules) -> ReadHand:
    """The hand that a record describes (docs/records.md). InputError with every problem there is, in order of report."""
    draft = Draft(record, rules)
    told = _told(draft)
    read = _read(draft, told)
    check_copies(draft, read.hand, told.dora, told.ura)
    check_circumstances(draft, read, told.dora, told.ura)
    check_loser(draft, read)
    check_liability(draft, read)
    draft.check()
    return read._replace(warnings=(*read.warnings, *missing_reds(read.hand, rules), *unfed(read)))


def read(text: str, rules: Rules) -> ReadHand:
    """The hand of a text alone. InputError as `build`.

    >>> from scorecalc.api import prepared
    >>> read("88m66777889s444z+8s", prepared("riichi", {}).rules).by
    'ron'
    """
    return build({"hand": text}, rules)


class _Told(NamedTuple):
    """What a record says of a hand, field by field; `dora` and `ura` are all indicators, whether they count or not."""

    concealed: tuple[int, ...]
    win: int
    melds: tuple[Meld, ...]
    by: str
    seat: str
    round: str
    flags: tuple[str, ...]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    nuki: int
    honba: int
    sticks: int
    loser: str | None


def _told(draft: Draft) -> _Told:
    """The fields of the record, with what was assumed, and problems noted in their order."""
    seats = WINDS[: draft.players]
    by = draft.by()
    if by not in (None, "ron", "tsumo"):
        draft.add_problem("bad_token", "bad_by", {"value": by}, field="by", text=str(by), start=0, end=len(str(by)))
    melds = draft.melds()
    seat, round_wind = draft.one_of("seat", seats), draft.one_of("round", WINDS)
    loser = draft.one_of("loser", seats)
    flags = draft.flags()
    dora, ura = draft.tiles("dora"), draft.tiles("ura")
    _check_indicators(draft, dora, ura)
    nuki, honba, sticks = (draft.whole(name) for name in ("nuki", "honba", "sticks"))
    if nuki and draft.players == 4:
        draft.add_problem("bad_number", "no_nuki", {"value": nuki}, hint="three_players", field="nuki")
    by, seat, round_wind = (
        draft.assume(name, value) for name, value in (("by", by), ("seat", seat), ("round", round_wind))
    )
    concealed, win = _winning_tile(draft, melds)
    return _Told(concealed, win, melds, by, seat, round_wind, flags, dora, ura, nuki, honba, sticks, loser)


def _check_indicators(draft: Draft, dora: tuple[int, ...], ura: tuple[int, ...]) -> None:
    for name, tiles in (("dora", dora), ("ura", ura)):
        if len(tiles) > MOST_INDICATORS:
            draft.add_problem(
                "bad_number",
                "too_many_indicators",
                {"field": field_name(name), "count": len(tiles), "most": MOST_INDICATORS},
                field=name,
            )
    if dora and len(ura) > len(dora):
        draft.add_problem("bad_number", "more_ura", {"ura": len(ura), "dora": len(dora)}, field="ura")


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
            draft.add_problem("bad_token", "one_win", {"count": len(found)}, **place)
        elif win is not None and found and found[0] != win:
            draft.add_problem("bad_token", "two_wins", {}, field="win", text=str(given), start=0, end=len(str(given)))
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
            if given is None:
                draft.notes.append(Problem("read_as", "mahjong_hand.warning.win_within", {"win": tile_name(win)}))
            return concealed[: among[-1]] + concealed[among[-1] + 1 :], concealed[among[-1]]
    check_count(draft, concealed, melds, win)
    return concealed, 0 if win is None else win


def _read(draft: Draft, told: _Told) -> ReadHand:
    """The hand of fields that were read one by one."""
    ura, ignored = _ura_that_count(told, draft.rules)
    hand = hand_of(
        told.concealed,
        told.win,
        told.melds,
        flags=sum(FLAGS[name] for name in told.flags) | TSUMO * (told.by == "tsumo"),
        seat=bit(wind(told.seat)),
        round=bit(wind(told.round)),
        dora=told.dora if draft.rules.options.kan_dora else told.dora[:1],
        ura=ura,
        nuki=told.nuki,
    )
    return ReadHand(
        hand,
        told.by,
        told.seat,
        told.round,
        told.flags,
        told.honba,
        told.sticks,
        told.loser,
        draft.record.get("pao"),
        tuple(draft.assumed),
        (*draft.written.notes, *draft.notes, *ignored),
    )


def _ura_that_count(told: _Told, rules: Rules) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """The ura indicators that count, and a warning where some were given and none does."""
    o = rules.options
    if o.ura and ("riichi" in told.flags or "double_riichi" in told.flags):
        return told.ura if o.kan_ura else told.ura[:1], ()
    key = "mahjong_hand.warning.ura_without_riichi" if o.ura else "mahjong_hand.warning.no_ura"
    return (), (Problem("ura_ignored", key),) if told.ura else ()
