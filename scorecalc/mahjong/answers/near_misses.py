"""For hands that may not win: the tiles they wait for, and the yaku that one difference would give them."""

from __future__ import annotations

from typing import Any

from scorecalc.mahjong.facts.circumstances import FLAGS, TSUMO
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import WINDS, kinds
from scorecalc.mahjong.facts.readings import readings
from scorecalc.mahjong.facts.shanten import completing
from scorecalc.mahjong.facts.tiles import write_one
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import fields_read
from scorecalc.mahjong.rules.yaku import YAKU


def waits(hand: Hand, rules: Rules) -> list[int]:
    """The kinds that the hand without its winning tile waits for."""
    return completing(hand.concealed, hand.melds, rules.absent)


def almost(hand: Hand, rules: Rules) -> list[dict[str, Any]]:
    """Yaku that a hand without any would have if one thing were different, by that thing.

    `closed` an open hand would have to be closed, `house` the ruleset has switched the yaku off, `riichi` and `tsumo` a closed hand
    might have declared or drawn, `wind` a triplet would have to be of the seat or round wind, `tile` another tile of the wait would
    have brought it.
    """
    found: dict[str, dict[str, Any]] = {}
    for reading in readings(hand, rules.house_bits):
        for kind in kinds(reading.seen.triplets & WINDS):
            found["yakuhai_seat"] = {"yaku": "yakuhai_seat", "missing": "wind", "tile": write_one(kind)}
        for id, yaku in YAKU.items():
            if fields_read(yaku.holds) != {"flags"} and yaku.holds(reading.seen):
                is_off = id not in rules.worth or (hand.calls and id == "tanyao")
                found.setdefault(id, {"yaku": id, "missing": "house" if is_off else "closed"})
    if not hand.calls:
        if not hand.flags & (FLAGS["riichi"] | FLAGS["double_riichi"]) and "riichi" in rules.worth:
            found["riichi"] = {"yaku": "riichi", "missing": "riichi"}
        if not hand.flags & TSUMO and "menzen_tsumo" in rules.worth:
            found["menzen_tsumo"] = {"yaku": "menzen_tsumo", "missing": "tsumo"}
    for kind in waits(hand, rules):
        for scored in score(hand.winning_on(kind), rules):
            for line in scored.yaku:
                if line.id in YAKU and line.id not in found:
                    found[line.id] = {"yaku": line.id, "missing": "tile", "tile": write_one(kind)}
    return list(found.values())
