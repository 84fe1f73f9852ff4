"""Dora: han for tiles that indicators point at, for red tiles, and for norths set aside.

Every physical tile of the hand is counted once for each indicator that points at it (rules article §3.3.2 for those of kans).
"""

from __future__ import annotations

from scorecalc.mahjong.facts.hand import Hand, copies
from scorecalc.mahjong.facts.tiles import KINDS, NORTH, RED, next_kind
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.yaku import DORA
from scorecalc.score_line import Line

_LINES: dict[tuple[int, int, int, int], tuple[Line, ...]] = {}
"""The lines of each number of dora by sort."""


def shown_by(indicator: int, rules: Rules) -> int:
    """The kind that an indicator makes dora: the next one of those that are in the set.

    >>> from scorecalc.api import prepared
    >>> from scorecalc.mahjong.facts.tiles import write_one
    >>> write_one(shown_by(0, prepared("riichi", {}).rules)), write_one(shown_by(0, prepared("sanma", {}).rules))
    ('2m', '9m')
    """
    kind = next_kind(indicator % RED)
    while rules.absent >> kind & 1:
        kind = next_kind(kind)
    return kind


def dora_lines(hand: Hand, rules: Rules) -> tuple[Line, ...]:
    """The dora of a hand by sort, in han; sorts of which there is none are left out."""
    amounts = (
        _pointed_at(hand.dora, hand, rules),
        _pointed_at(hand.ura, hand, rules) if hand.ura else 0,
        hand.reds,
        hand.nuki,
    )
    lines = _LINES.get(amounts)
    if lines is None:
        lines = tuple(Line(id, amount, "han") for id, amount in zip(DORA, amounts, strict=True) if amount)
        _LINES[amounts] = lines
    return lines


def copies_of(kind: int, hand: Hand) -> int:
    """How many tiles of the hand are of a kind, red or not, norths set aside among them."""
    number = copies(kind, *hand.counts)
    return number + hand.nuki if kind == NORTH else number


def _pointed_at(indicators: tuple[int, ...], hand: Hand, rules: Rules) -> int:
    """How many tiles `indicators` point at."""
    shown = rules.cache.get("dora.shown")
    if shown is None:
        shown = rules.cache["dora.shown"] = tuple(shown_by(kind, rules) for kind in range(KINDS)) * 2
    total = 0
    for indicator in indicators:
        kind = shown[indicator]
        if hand.tiles >> kind & 1 or kind == NORTH:
            total += copies_of(kind, hand)
    return total
