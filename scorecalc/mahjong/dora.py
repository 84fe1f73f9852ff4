"""Dora: han for tiles that indicators point at, for red tiles, and for norths set aside.

Every physical tile of the hand is counted once for each indicator that points at it (rules article §3.3.2 for those of kans).
"""

from __future__ import annotations

from scorecalc.lines import Line
from scorecalc.mahjong.hand import Hand
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.tiles import KINDS, NORTH, RED, next_kind
from scorecalc.mahjong.yaku import DORA

_LINES: dict[tuple[int, int, int, int], tuple[Line, ...]] = {}
"""The lines of each number of dora by sort."""


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


def pointed_at(indicator: int, hand: Hand, rules: Rules) -> tuple[int, int]:
    """The kind that `indicator` makes dora, and how many tiles of the hand are of it, norths set aside among them."""
    shown = rules.made.get("dora.shown")
    if shown is None:
        shown = rules.made["dora.shown"] = tuple(shown_by(kind, rules) for kind in range(KINDS)) * 2
    kind: int = shown[indicator]
    count = hand.nuki if kind == NORTH else 0
    if hand.tiles >> kind & 1:
        count += hand.all_tiles.count(kind) + hand.all_tiles.count(kind + RED)
    return kind, count


def dora_lines(hand: Hand, rules: Rules) -> tuple[Line, ...]:
    """The dora of a hand by sort, in han; sorts of which there is none are left out."""
    amounts = (
        sum([pointed_at(indicator, hand, rules)[1] for indicator in hand.dora]),
        sum([pointed_at(indicator, hand, rules)[1] for indicator in hand.ura]),
        hand.reds,
        hand.nuki,
    )
    lines = _LINES.get(amounts)
    if lines is None:
        lines = tuple(Line(id, amount, "han") for id, amount in zip(DORA, amounts, strict=True) if amount)
        _LINES[amounts] = lines
    return lines
