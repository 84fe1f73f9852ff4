"""What cannot be, whatever the shape: wrong numbers of tiles, too many copies of one, circumstances that exclude each other.

Source: docs/records.md and the physical set (four of each tile); each circumstance has its reason beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import DRAGONS, SIMPLES, copies
from scorecalc.mahjong.facts.masks import WINDS as WIND_TILES
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import COPIES, FIVES, NORTH, RED, WINDS, write_one
from scorecalc.mahjong.notation.hand_text import NO_SPAN, HandText
from scorecalc.mahjong.rules.conflicts import Situation, conflicts

if TYPE_CHECKING:
    from scorecalc.mahjong.record.hand import ReadHand
    from scorecalc.mahjong.record.reader import Draft
    from scorecalc.mahjong.rules.ruleset import Rules

ORDER = ("bad_token", "bad_meld", "bad_number", "bad_seat", "tile_count", "too_many_copies", "flag_conflict")
"""The order in which problems are reported."""


def tile_name(tile: int) -> Name:
    """The word for a tile in each language."""
    return Name("mahjong.tile", write_one(tile))


def check_count(draft: Draft, concealed: Sequence[int], melds: Sequence[Meld], win: int | None) -> None:
    """`tile_count` unless there are thirteen tiles, a set counted as three, and one to win with."""
    wanted = 13 - 3 * len(melds)
    have = len(concealed)
    if have == wanted and win is not None:
        return
    values: dict[str, Any] = {"concealed": have, "melds": len(melds), "win": int(win is not None), "wanted": wanted}
    if have == wanted:
        key, hint = "no_winning_tile", "name_winning_tile"
    elif win is not None and have == wanted + 1:
        key, hint = "win_not_in_hand", "count_kan_apart"
    else:
        key, hint = ("too_few_tiles", "add_tiles") if have < wanted else ("too_many_tiles", "count_kan_apart")
        values["difference"] = abs(wanted - have)
    together = [*concealed, *([] if win is None else [win])]
    if len(together) == wanted:
        from scorecalc.mahjong.facts.shanten import completing

        complete = completing(together, melds, draft.rules.absent)
        if complete:
            values["complete"] = [tile_name(kind) for kind in complete]
            hint = "would_complete"
    text = draft.written.text
    end = max([span[1] for span in draft.written.spans], default=len(text))
    start = min([span[0] for span in draft.written.spans], default=0)
    draft.add_problem("tile_count", key, values, hint=hint, field="hand", text=text, start=start, end=end)


def check_copies(draft: Draft, hand: Hand, dora: tuple[int, ...], ura: tuple[int, ...]) -> None:
    """`too_many_copies` for a fifth copy, and for more red tiles than the ruleset has, over everything that lies open.

    Every physical tile counts once: hand, winning tile, sets, indicators, and norths set aside.
    """
    if any(problem.code in ("bad_token", "bad_meld", "tile_count") for problem in draft.problems):
        return
    physical = [*hand.all_tiles, *dora, *ura]
    numbers = Counter(tile % RED for tile in physical)
    numbers[NORTH] += hand.nuki
    reds = Counter(tile % RED for tile in physical if tile >= RED)
    for kind, number in sorted(numbers.items()):
        if number > COPIES:
            values = {"tile": tile_name(kind), "count": number, "most": COPIES}
            draft.add_problem("too_many_copies", "copies", values, **_place_of(draft.written, (kind, kind + RED)))
    for kind, number in sorted(reds.items()):
        most = draft.rules.reds.get(kind, 0)
        if number > most:
            values = {"tile": tile_name(kind + RED), "count": number, "most": most, "plain": write_one(kind)}
            key, hint = ("reds", "") if most else ("no_reds", "write_plain")
            draft.add_problem("too_many_copies", key, values, hint=hint, **_place_of(draft.written, (kind + RED,)))


def missing_reds(hand: Hand, rules: Rules) -> list[Problem]:
    """Warnings for fives of which all four are in the hand, none written as the red one that the ruleset has."""
    numbers = Counter(hand.all_tiles)
    return [
        Problem(
            "missing_red", "mahjong_hand.warning.missing_red", {"tile": tile_name(five), "red": write_one(five + RED)}
        )
        for five in FIVES
        if numbers[five] == COPIES and rules.reds.get(five)
    ]


def check_circumstances(draft: Draft, read: ReadHand, dora: tuple[int, ...], ura: tuple[int, ...]) -> None:
    """Note `flag_conflict` for circumstances that cannot meet."""
    if not read.flag_names:
        return
    for key in conflicts(situation(read.hand, (*dora, *ura), draft.rules)):
        draft.add_problem("flag_conflict", key, {}, field="flags")


def situation(hand: Hand, indicators: tuple[int, ...], rules: Rules) -> Situation:
    """Return a win as the numbers that `rules/conflicts.py` looks at; `indicators` are all that lie open."""
    win = Situation()
    win.flags, win.calls, win.sets, win.nuki = hand.flags, hand.calls, len(hand.melds), hand.nuki
    win.kans = hand.closed_kans | hand.open_kans
    win.dealer = int(hand.is_dealer)
    in_hand = copies(hand.win_kind, hand.man_pin_counts, hand.sou_honour_counts) - 1
    win.seen = in_hand + sum(tile % RED == hand.win_kind for tile in indicators)
    win.orphans = int(not hand.melds and not hand.tiles & SIMPLES)
    win.renhou = int(rules.options.renhou != "off")
    return win


def check_loser(draft: Draft, read: ReadHand) -> None:
    """`bad_seat` where the winner, who has a seat of his own, is named as the one who dealt in. A tsumo asks for nobody."""
    if read.by == "ron" and read.loser == read.seat and "seat" not in draft.assumed:
        draft.add_problem("bad_seat", "loser_wins", {"value": read.loser}, field="loser")


def check_liability(draft: Draft, read: ReadHand) -> None:
    """`bad_seat` where `pao` names no seat that can be liable, `flag_conflict` where nobody is for its yakuman."""
    if read.pao is None:
        return
    liable, yakuman = (str(read.pao.get(name, "")) for name in ("liable", "yakuman"))
    seats = WINDS[: draft.players]
    if len(liable) != 1 or liable.upper() not in seats or liable.upper() == read.seat:
        draft.add_problem("bad_seat", "pao_seat", {"value": liable}, field="pao.liable")
    if yakuman not in draft.rules.options.pao:
        values = {"value": yakuman, "choices": [Name("mahjong.yaku", id) for id in draft.rules.options.pao]}
        draft.add_problem("flag_conflict", "pao_yakuman", values, field="pao.yakuman")


_FED = {"daisangen": DRAGONS, "daisuushii": WIND_TILES}
"""The tiles whose sets make each yakuman that a player can be made liable for by one of its tiles."""


def unfed(read: ReadHand) -> list[Problem]:
    """A warning where nobody can have fed the last set of the yakuman: none is called, or the winning tile completes one."""
    if read.pao is None:
        return []
    hand = read.hand
    tiles = _FED.get(str(read.pao.get("yakuman", "")), 0)
    completes = tiles >> hand.win_kind & 1 and not hand.called_triplets >> hand.win_kind & 1
    if not tiles or (hand.calls and not completes):
        return []
    return [
        Problem("unfed", "mahjong_hand.warning.unfed", {"yakuman": Name("mahjong.yaku", str(read.pao.get("yakuman")))})
    ]


def _place_of(hand: HandText, tiles: Iterable[int]) -> dict[str, Any]:
    """The place of the last concealed tile of `tiles` in the text, as fields of a `Problem`."""
    wanted = set(tiles)
    spans = [span for tile, span in zip(hand.concealed, hand.spans, strict=False) if tile in wanted]
    start, end = spans[-1] if spans else NO_SPAN
    return {"text": hand.text, "start": start, "end": end}
