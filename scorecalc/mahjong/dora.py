"""Dora: han for tiles that indicators point at, for red tiles, and for norths set aside.

Every physical tile of the hand is counted once for each indicator that points at it (seed 001 §3.3.2 for the indicators of kans).
"""

from __future__ import annotations

from collections import Counter

from scorecalc.lines import Line
from scorecalc.mahjong.hand import Hand
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.tiles import NORTH, RED, next_kind


def shown_by(indicator: int, rules: Rules) -> int:
    """The kind that an indicator makes dora: the next one of those that are in the set.

    >>> from scorecalc.scoring import prepared
    >>> from scorecalc.mahjong.tiles import write_one
    >>> write_one(shown_by(0, prepared("riichi", {}).rules)), write_one(shown_by(0, prepared("sanma", {}).rules))
    ('2m', '9m')
    """
    kind = next_kind(indicator % RED)
    while rules.absent >> kind & 1:
        kind = next_kind(kind)
    return kind


def dora_lines(hand: Hand, rules: Rules) -> tuple[Line, ...]:
    """The dora of a hand by sort, in han; sorts of which there is none are left out."""
    if hand.dora or hand.ura or hand.nuki:
        copies = Counter(tile % RED for tile in hand.all_tiles)
        copies[NORTH] += hand.nuki
    else:
        copies = Counter()
    amounts = (
        ("dora", sum(copies[shown_by(tile, rules)] for tile in hand.dora)),
        ("ura_dora", sum(copies[shown_by(tile, rules)] for tile in hand.ura)),
        ("aka_dora", sum(tile >= RED for tile in hand.all_tiles)),
        ("nuki_dora", hand.nuki),
    )
    return tuple(Line(id, amount, "han") for id, amount in amounts if amount)
