"""Dora: han for tiles that indicators point at, for red tiles, and for norths set aside.

Every physical tile of the hand counts once for each indicator that points at it (rules article §3.3.2 for those of kans).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import Mask, bit, copies
from scorecalc.mahjong.facts.tiles import KINDS, NORTH, RED, kind_of, next_kind
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.yaku import DORA
from scorecalc.score_line import Line

MOST_LINES = 4096
"""Lines of dora that are kept; few hands differ in them."""


def shown_by(indicator: int, rules: Rules) -> int:
    """Return the kind that an indicator makes dora: the next one of those that are in the set.

    >>> from scorecalc.api import prepared
    >>> from scorecalc.mahjong.facts.tiles import write_one
    >>> write_one(shown_by(0, prepared("riichi", {}).rules)), write_one(shown_by(0, prepared("sanma", {}).rules))
    ('2m', '9m')
    """
    return _shown(rules.absent)[indicator]


@lru_cache(maxsize=KINDS)
def _shown(absent: int) -> tuple[int, ...]:
    """Return the kind that each indicator makes dora, plain or red, in a set without the kinds `absent`."""
    out = []
    for indicator in range(RED + KINDS):
        kind = next_kind(kind_of(indicator))
        while absent >> kind & 1:
            kind = next_kind(kind)
        out.append(kind)
    return tuple(out)


def copies_of(kind: Mask, h: Hand) -> Any:
    """Return the number of tiles of a kind in a hand, red or not, with the norths set aside; an array for columns."""
    return copies(kind, h.man_pin_counts, h.sou_honour_counts) + h.nuki * (kind == NORTH)


def dora_lines(hand: Hand, rules: Rules) -> tuple[Line, ...]:
    """Return the dora of a hand by sort, in han; sorts without any are left out."""
    shown = _shown(rules.absent)
    there = hand.tiles | bit(NORTH)  # most indicators point at no tile of the hand
    dora = ura = 0
    for indicator in hand.dora:
        if there >> shown[indicator] & 1:
            dora += copies_of(shown[indicator], hand)
    for indicator in hand.ura:
        if there >> shown[indicator] & 1:
            ura += copies_of(shown[indicator], hand)
    return _lines(dora, ura, hand.reds, hand.nuki)


@lru_cache(maxsize=MOST_LINES)
def _lines(*amounts: int) -> tuple[Line, ...]:
    return tuple(Line(id, amount, "han") for id, amount in zip(DORA, amounts, strict=True) if amount)
