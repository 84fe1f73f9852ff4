"""Yaku that a hand would have if one thing were different."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from copy import copy
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.circumstances import EITHER_RIICHI, TSUMO
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import WINDS, kinds
from scorecalc.mahjong.facts.readings import readings
from scorecalc.mahjong.facts.shanten import completing
from scorecalc.mahjong.facts.tiles import write_one
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import fields_read
from scorecalc.mahjong.rules.yaku import YAKU


class NearMiss(NamedTuple):
    """A yaku that a hand just misses, and the one thing that is `missing`.

    `closed` an open hand would have to be closed, `house` the ruleset has switched the yaku off, `riichi` and `tsumo` a closed hand
    might have declared or drawn, `wind` a triplet would have to be of the seat or round wind, `tile` another tile of the wait
    would have brought it. The last two name a `tile`.
    """

    yaku: str
    missing: str
    tile: int | None = None

    @property
    def data(self) -> dict[str, Any]:
        """The same as plain data."""
        named = {} if self.tile is None else {"tile": write_one(self.tile)}
        return {"yaku": self.yaku, "missing": self.missing, **named}


DECLARED = {"flags", "calls"}
"""Fields that yaku of circumstances depend on."""


def near_misses(hand: Hand, rules: Rules) -> tuple[NearMiss, ...]:
    """Return the yaku that a hand without any would have if one thing were different."""
    found: dict[str, NearMiss] = {}
    for reading in readings(hand, rules.house_bits):
        for kind in kinds(reading.seen.triplets & WINDS):
            found["yakuhai_seat"] = NearMiss("yakuhai_seat", "wind", kind)
        closed = copy(reading.seen)
        closed.calls = 0
        for id, yaku in YAKU.items():
            if not fields_read(yaku.holds) <= DECLARED and yaku.holds(closed):
                is_off = id not in rules.worth or (hand.calls and id == "tanyao")
                found.setdefault(id, NearMiss(id, "house" if is_off else "closed"))
    if not hand.calls:
        if not hand.flags & EITHER_RIICHI and "riichi" in rules.worth:
            found["riichi"] = NearMiss("riichi", "riichi")
        if not hand.flags & TSUMO and "menzen_tsumo" in rules.worth:
            found["menzen_tsumo"] = NearMiss("menzen_tsumo", "tsumo")
    for kind in completing(hand.concealed, hand.melds, rules.absent):
        for scored in score(hand.winning_on(kind), rules):
            for line in scored.yaku:
                if line.id in YAKU and line.id not in found:
                    found[line.id] = NearMiss(line.id, "tile", kind)
    return tuple(found.values())
