"""Yaku of runs."""

from __future__ import annotations

from scorecalc.mahjong.facts.masks import DRAGONS, Truth, any_of, in_all_suits, none_of, straight
from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.facts.suits import RYANMEN
from scorecalc.mahjong.rules.house_bits import PINFU_TSUMO
from scorecalc.mahjong.rules.yaku.circumstances import closed, drawn
from scorecalc.mahjong.rules.yaku.registry import yaku


def closed_two_sided(h: Interpretation) -> Truth:
    """A closed hand with a two-sided wait."""
    return closed(h) & (h.wait == RYANMEN)


@yaku("pinfu", within=closed_two_sided)
def pinfu(h: Interpretation) -> Truth:
    """Four runs, a pair without value and a two-sided wait in a closed hand: nothing in it earns fu."""
    without_fu = none_of(h.triplets | h.pair & (h.seat | h.round | DRAGONS))
    won_without_fu = (drawn(h) ^ True) | any_of(h.house & PINFU_TSUMO)
    return without_fu & won_without_fu


@yaku("iipeikou", within=closed)
def iipeikou(h: Interpretation) -> Truth:
    """Two equal runs of the same suit in a closed hand."""
    return h.twins >= 1


@yaku("ryanpeikou", within=closed, replaces=("iipeikou",))
def ryanpeikou(h: Interpretation) -> Truth:
    """Twice two equal runs in a closed hand."""
    return h.twins == 2


@yaku("sanshoku_doujun")
def sanshoku_doujun(h: Interpretation) -> Truth:
    """The same run in all three suits, such as 234m 234p 234s."""
    return in_all_suits(h.runs)


@yaku("ittsu")
def ittsu(h: Interpretation) -> Truth:
    """123, 456 and 789 of one suit."""
    return straight(h.runs)
