"""A scored hand as the plain data of the contract (docs/records.md), with every reason that `--explain` shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.answer import Rejected
from scorecalc.errors import Problem
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.readings import FORMS, ORPHANS, STANDARD, Reading
from scorecalc.mahjong.facts.suits import SHANPON, TANKI, THIRTEEN, WAITS
from scorecalc.mahjong.facts.tiles import RED, in_order, write, write_one
from scorecalc.mahjong.record.checks import tile_name
from scorecalc.mahjong.record.hand import ReadHand, build
from scorecalc.mahjong.rules import fu as fu_items
from scorecalc.mahjong.rules.best_reading import Scored, counts_fu, score
from scorecalc.mahjong.rules.dora import copies_of, shown_by
from scorecalc.mahjong.rules.liability import Liability, unused, with_liability
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import arithmetic, income
from scorecalc.score_line import Line


def hand_result(record: Mapping[str, Any], rules: Rules, *, explain: bool) -> dict[str, Any] | Rejected:
    """The result of a hand record. Rejected with the reason where it may not win; InputError where it cannot be."""
    read = build(record, rules)
    hand = read.hand
    tried = score(hand, rules, read.honba)
    answer = _refused(read, tried, rules)
    if answer:
        return answer
    best = tried[0]
    liability = Liability(read.pao["liable"].upper(), read.pao["yakuman"]) if read.pao else None
    settlement = with_liability(best, hand, rules, liability, loser=read.loser, honba=read.honba)
    result = {
        **_read(read, rules),
        **_reading(best, hand, rules),
        "base_points": settlement.base.points,
        "points": settlement.points,
        "payments": settlement.by_role,
        "payers": rules.options.payers,
        "income": income(settlement, read.sticks, rules),
        "warnings": [*read.warnings, *unused(best, liability)],
    }
    if explain:
        fu = best.fu if best.fu is not None or best.han is None else rules.options.han_only_fu
        result["arithmetic"] = arithmetic(settlement, best.han, fu, rules)
        result["readings"] = [_tried(scored, best, hand, rules) for scored in tried]
    return result


def _read(read: ReadHand, rules: Rules) -> dict[str, Any]:
    """How the record was read and what was assumed, which every answer begins with."""
    hand = read.hand
    return {
        "hand": read.text,
        "by": read.by,
        "seat": read.seat,
        "round": read.round,
        "honba": read.honba,
        "sticks": read.sticks,
        "players": rules.options.players,
        "assumed": list(read.assumed),
        "flags": list(read.flag_names),
        "closed": hand.calls == 0,
        "nuki": hand.nuki,
        "indicators": {"dora": _indicators(hand, hand.dora, rules), "ura": _indicators(hand, hand.ura, rules)},
    }


def _refused(read: ReadHand, tried: list[Scored], rules: Rules) -> Rejected | None:
    """Why the hand may not win, None where it may."""
    found = _answer(read, tried, rules)
    if found is None:
        return None
    problem, known = found
    return Rejected((problem,), {**_read(read, rules), **known, "warnings": list(read.warnings)})


def _answer(read: ReadHand, tried: list[Scored], rules: Rules) -> tuple[Problem, dict[str, Any]] | None:
    """The answer no, with what is known beside the reading of the record; None where the hand may win."""
    if not tried:
        return _not_winning(read, rules)
    if not tried[0].yaku:
        return _no_yaku(read, tried, rules)
    if "furiten" in read.flag_names and read.by == "ron":
        return Problem("furiten", "mahjong_hand.error.furiten", {"hand": read.text}), {}
    points, least = tried[0].settlement.points, rules.options.min_ron
    if read.by == "ron" and isinstance(least, int) and points < least:
        values = {"points": points, "least": least}
        return Problem("below_minimum", "mahjong_hand.error.below_minimum", values), {"points": points}
    return None


def _not_winning(read: ReadHand, rules: Rules) -> tuple[Problem, dict[str, Any]]:
    """The answer to tiles that are no winning shape: how far they are, and what they wait for."""
    from scorecalc.mahjong.answers.near_misses import waits
    from scorecalc.mahjong.facts.shanten import shanten

    hand = read.hand
    away, waited = shanten(hand.codes, len(hand.melds)), waits(hand, rules)
    names = [tile_name(kind) for kind in waited]
    values = {"hand": read.text, "win": tile_name(hand.win), "distance": away, "waits": names}
    key = "not_winning_waits" if waited else "not_winning"
    known = {"distance": away, "waits": [write_one(kind) for kind in waited]}
    return Problem("not_winning", f"mahjong_hand.error.{key}", values), known


def _no_yaku(read: ReadHand, tried: list[Scored], rules: Rules) -> tuple[Problem, dict[str, Any]]:
    """The answer to a winning shape without yaku: its readings, and the yaku that are nearly there."""
    from scorecalc.mahjong.answers.near_misses import almost

    hand = read.hand
    has_dora = bool(hand.dora or hand.ura or hand.nuki or hand.reds)
    key = "no_yaku_dora" if has_dora else "no_yaku"
    readings = [_tried(scored, tried[0], hand, rules) for scored in tried]
    known = {"readings": readings, "almost": almost(hand, rules)}
    return Problem("no_yaku", f"mahjong_hand.error.{key}", {"hand": read.text}), known


def _reading(scored: Scored, hand: Hand, rules: Rules) -> dict[str, Any]:
    """What a reading is worth and why, as far as it is the same for the chosen one and the others."""
    h = scored.reading.seen
    base = scored.settlement.base
    return {
        "form": FORMS[h.form],
        "groups": groups(scored.reading, hand),
        "wait": WAITS[h.wait],
        "yaku": [_yaku(line) for line in scored.yaku],
        "han": scored.han,
        "fu": scored.fu,
        "yakuman": scored.yakuman if scored.han is None else 0,
        "fu_raw": scored.fu_raw,
        "fu_items": [_fu_item(line) for line in fu_items.lines(h, rules)] if counts_fu(scored, rules) else [],
        "limit": base.limit,
        "kiriage": base.kiriage,
    }


def _yaku(line: Line) -> dict[str, Any]:
    return {"id": line.id, line.unit: line.amount}


def _fu_item(line: Line) -> dict[str, Any]:
    return {"id": line.id, "fu": line.amount, "tiles": line.tiles[0] if line.tiles else ""}


def _indicators(hand: Hand, indicators: tuple[int, ...], rules: Rules) -> list[dict[str, Any]]:
    """Each indicator with the tile that it makes dora and how many of those the hand has."""
    out = []
    for indicator in indicators:
        kind = shown_by(indicator, rules)
        out.append({"indicator": write_one(indicator), "tile": write_one(kind), "count": copies_of(kind, hand)})
    return out


def _tried(scored: Scored, best: Scored, hand: Hand, rules: Rules) -> dict[str, Any]:
    """A reading that was tried, and why it lost where it did."""
    return {
        **_reading(scored, hand, rules),
        "points": scored.settlement.points,
        "chosen": scored is best and bool(scored.yaku),
        "lost": None if scored is best else _lost(scored, best),
    }


def _lost(scored: Scored, best: Scored) -> dict[str, Any]:
    """The first difference between a reading and the best one, in the order in which readings are compared."""
    if not scored.yaku:
        return {"reason": "no_yaku", "by": best.settlement.points}
    reasons = ("fewer_points", "not_a_real_yakuman", "fewer_han", "fewer_fu", "fewer_fu_raw", "order")
    for reason, mine, its in zip(reasons, scored.rank, best.rank, strict=True):
        if mine != its:
            return {"reason": reason, "by": its - mine}
    return {"reason": "order", "by": 0}


# --- the groups of a reading


def groups(reading: Reading, hand: Hand) -> list[dict[str, Any]]:
    """The sets and the pair of a reading as they lie: concealed ones first, called ones in their order.

    Red tiles are shown where they are: a red five stands in the first group that has its kind, called sets keep their own.
    """
    h = reading.seen
    if h.form != STANDARD:
        return _without_sets(reading, hand)
    reds = [tile for tile in (*hand.concealed, hand.win) if tile >= RED]
    out = []
    for suit, part in enumerate(reading.parts):
        first = suit * 9
        found = [("run", start, [start, start + 1, start + 2]) for start in part.starts]
        found += [("triplet", rank, [rank] * 3) for rank in range(9) if part.triplets >> rank & 1]
        found += [("pair", rank, [rank] * 2) for rank in range(9) if part.pair >> rank & 1]
        is_won = False
        for kind, rank, ranks in sorted(found, key=lambda each: (each[0] == "pair", each[1])):
            wins = not is_won and suit == reading.suit and rank == reading.group and kind == _won_kind(h.wait)
            is_won |= wins
            out.append(
                {
                    "type": kind,
                    "tiles": write(in_order(_with_reds([first + rank for rank in ranks], reds))),
                    "open": False,
                    "win": wins,
                }
            )
    out.sort(key=lambda group: group["type"] == "pair")
    return out + [_called(meld) for meld in hand.melds]


def _won_kind(wait: int) -> str:
    return "pair" if wait in (TANKI, THIRTEEN) else "triplet" if wait == SHANPON else "run"


def _with_reds(kinds: list[int], reds: list[int]) -> list[int]:
    """`kinds` with red tiles in place of plain ones as long as there are any in `reds`, which is used up."""
    out = []
    for kind in kinds:
        if kind + RED in reds:
            reds.remove(kind + RED)
            out.append(kind + RED)
        else:
            out.append(kind)
    return out


def _called(meld: Meld) -> dict[str, Any]:
    types = {"chi": "run", "pon": "triplet"}
    return {
        "type": types.get(meld.type, "kan"),
        "tiles": write(in_order(meld.tiles)),
        "open": meld.type != "ankan",
        "win": False,
    }


def _without_sets(reading: Reading, hand: Hand) -> list[dict[str, Any]]:
    """The groups of seven pairs, and the one of thirteen orphans."""
    tiles = in_order((*hand.concealed, hand.win))
    if reading.seen.form == ORPHANS:
        return [{"type": "orphans", "tiles": write(tiles), "open": False, "win": True}]
    pairs = [tiles[at : at + 2] for at in range(0, len(tiles), 2)]
    return [
        {"type": "pair", "tiles": write(pair), "open": False, "win": pair[0] % RED == hand.win_kind} for pair in pairs
    ]
