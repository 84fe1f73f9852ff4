"""A finished hand and how it was won, made from a record, with everything checked that can be checked without a shape.

The order in which problems are reported is that of docs/records.md: tokens, sets, numbers, seats, counts, copies, circumstances.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.mahjong.checks import (
    check_circumstances,
    check_copies,
    check_count,
    check_liability,
    check_loser,
    missing_reds,
    tile_name,
    unfed,
)
from scorecalc.mahjong.draft import Draft, field_name
from scorecalc.mahjong.interpret import FLAGS, TSUMO
from scorecalc.mahjong.masks import bit
from scorecalc.mahjong.notation import Meld, Written, read_tiles, write_hand
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.suits import suit_codes
from scorecalc.mahjong.tiles import RED, WINDS, wind

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


def build(record: Mapping[str, Any], rules: Rules) -> Hand:
    """The hand that a record describes (docs/records.md). InputError with every problem there is, in order of report."""
    draft = Draft(record, rules)
    told = _told(draft)
    hand = _hand(draft, told)
    check_copies(draft, hand, told.dora, told.ura)
    check_circumstances(draft, hand, told.dora, told.ura)
    check_loser(draft, hand)
    check_liability(draft, hand)
    draft.check()
    return hand._replace(warnings=(*hand.warnings, *missing_reds(hand, rules), *unfed(hand)))


def read(text: str, rules: Rules) -> Hand:
    """The hand of a text alone. InputError as `build`.

    >>> from scorecalc.scoring import prepared
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
    return _Told(concealed, win, melds, by, seat, round_wind, flags, dora, ura, nuki, honba, sticks, loser)


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
            if given is None:
                draft.notes.append(Problem("read_as", "hand.warning.win_within", {"win": tile_name(win)}))
            return concealed[: among[-1]] + concealed[among[-1] + 1 :], concealed[among[-1]]
    check_count(draft, concealed, melds, win)
    return concealed, 0 if win is None else win


def _hand(draft: Draft, told: _Told) -> Hand:
    """The hand of fields that were read one by one."""
    o, melds = draft.rules.o, told.melds
    all_tiles = (*told.concealed, told.win, *(tile for meld in melds for tile in meld.tiles))
    called = {"chi": 0, "pon": 0, "minkan": 0, "kakan": 0, "ankan": 0}
    for meld in melds:
        called[meld.type] |= bit(min(tile % RED for tile in meld.tiles))
    ura, ignored = _ura_that_count(told, draft.rules)
    return Hand(
        written=draft.written,
        concealed=told.concealed,
        win=told.win,
        melds=melds,
        all_tiles=all_tiles,
        reds=sum(tile >= RED for tile in all_tiles),
        by=told.by,
        seat=told.seat,
        round=told.round,
        flags=sum(FLAGS.get(name, 0) for name in told.flags) | TSUMO * (told.by == "tsumo"),
        flag_names=told.flags,
        dora=told.dora if o.kan_dora else told.dora[:1],
        ura=ura,
        nuki=told.nuki,
        honba=told.honba,
        sticks=told.sticks,
        loser=told.loser,
        pao=draft.record.get("pao"),
        assumed=tuple(draft.assumed),
        warnings=(*draft.written.notes, *draft.notes, *ignored),
        codes=suit_codes((*told.concealed, told.win)),
        win_kind=told.win % RED,
        tiles=tile_mask(all_tiles),
        calls=sum(meld.type != "ankan" for meld in melds),
        called_runs=called["chi"],
        called_triplets=called["pon"],
        closed_kans=called["ankan"],
        open_kans=called["minkan"] | called["kakan"],
        seat_mask=bit(wind(told.seat)),
        round_mask=bit(wind(told.round)),
    )


def tile_mask(tiles: Iterable[int]) -> int:
    """The kinds among `tiles` as a mask.

    >>> bin(tile_mask([0, 0, RED + 4]))
    '0b10001'
    """
    mask = 0
    for tile in tiles:
        mask |= 1 << tile % RED
    return mask


def _ura_that_count(told: _Told, rules: Rules) -> tuple[tuple[int, ...], tuple[Problem, ...]]:
    """The ura indicators that count, and a warning where some were given and none does."""
    o = rules.o
    if o.ura and ("riichi" in told.flags or "double_riichi" in told.flags):
        return told.ura if o.kan_ura else told.ura[:1], ()
    key = "hand.warning.ura_without_riichi" if o.ura else "hand.warning.no_ura"
    return (), (Problem("ura_ignored", key),) if told.ura else ()
