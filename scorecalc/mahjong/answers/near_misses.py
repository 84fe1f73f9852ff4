"""How far a hand is that may not win: tiles to exchange, tiles waited for, yaku that one circumstance would give."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from scorecalc.mahjong.facts.circumstances import FLAGS, TSUMO
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import WINDS, YAOCHUU, kinds
from scorecalc.mahjong.facts.readings import HONOUR_SUIT, readings
from scorecalc.mahjong.facts.shanten import completing
from scorecalc.mahjong.facts.suits import POWERS, counts
from scorecalc.mahjong.facts.tiles import KINDS, write_one
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import fields_read
from scorecalc.mahjong.rules.yaku import YAKU


def waits(hand: Hand, rules: Rules) -> list[int]:
    """The kinds that the hand without its winning tile waits for."""
    return completing(hand.concealed, hand.melds, rules.absent)


def distance(hand: Hand) -> int:
    """How many tiles the fourteen are from being ready: 0 where discarding one leaves a hand that waits for the last tile.

    >>> from scorecalc.mahjong.facts.hand import hand_of
    >>> distance(hand_of([0, 1, 2, 12, 13, 14, 24, 25, 26, 27, 27, 28, 28], 29))
    0
    """
    if hand.melds:
        return _from_sets(hand)
    return min(_from_sets(hand), _from_pairs(hand), _from_orphans(hand))


def _from_sets(hand: Hand) -> int:
    """From four sets and a pair: each set lacks two tiles, one where two of its tiles are there, and so does the pair lack one."""
    needed = 4 - len(hand.melds)
    reached = {(0, 0, False)}
    for number, code in enumerate(hand.codes):
        reached = {
            (sets + more_sets, parts + more_parts, pair or more_pair)
            for sets, parts, pair in reached
            for more_sets, more_parts, more_pair in blocks(code, honours=number == HONOUR_SUIT)
            if not (pair and more_pair) and sets + more_sets <= needed
        }
    return min(2 * (needed - sets) - min(parts, needed - sets) - int(pair) for sets, parts, pair in reached)


def _from_pairs(hand: Hand) -> int:
    kinds = [count for code in hand.codes for count in counts(code) if count]
    pairs = sum(count >= 2 for count in kinds)
    return 6 - pairs + max(7 - len(kinds), 0)


def _from_orphans(hand: Hand) -> int:
    orphans = [count for kind, count in enumerate(_all_counts(hand)) if YAOCHUU >> kind & 1 and count]
    return 13 - len(orphans) - any(count >= 2 for count in orphans)


def _all_counts(hand: Hand) -> list[int]:
    return [count for code in hand.codes for count in counts(code)][:KINDS]


@lru_cache(maxsize=4096)
def blocks(code: int, *, honours: bool) -> frozenset[tuple[int, int, bool]]:
    """What a suit can be seen as: (sets, parts of two tiles, whether one of its pairs is kept as the pair).

    >>> sorted(blocks(2 * POWERS[0], honours=True))
    [(0, 0, False), (0, 0, True), (0, 1, False)]
    """
    have = counts(code)
    first = next((rank for rank, count in enumerate(have) if count), None)
    if first is None:
        return frozenset({(0, 0, False)})

    def without(*ranks: int) -> int:
        taken: int = sum(POWERS[rank] for rank in ranks)
        return code - taken

    def there(*ranks: int) -> bool:
        return all(rank < 9 and have[rank] >= ranks.count(rank) for rank in ranks)

    found = set(blocks(without(first), honours=honours))
    steps = [((first, first, first), (1, 0, False)), ((first, first), (0, 1, False)), ((first, first), (0, 0, True))]
    if not honours:
        steps += [
            ((first, first + 1, first + 2), (1, 0, False)),
            ((first, first + 1), (0, 1, False)),
            ((first, first + 2), (0, 1, False)),
        ]
    for ranks, (sets, parts, pair) in steps:
        if there(*ranks):
            found |= {
                (sets + s, parts + p, pair or q)
                for s, p, q in blocks(without(*ranks), honours=honours)
                if not (pair and q)
            }
    return frozenset(found)


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
