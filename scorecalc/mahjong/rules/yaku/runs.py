"""Yaku of runs."""

from __future__ import annotations

from scorecalc.mahjong.facts.circumstances import TSUMO
from scorecalc.mahjong.facts.masks import DRAGONS, Truth, any_of, in_all_suits, none_of, straight
from scorecalc.mahjong.facts.readings import STANDARD, Interpretation
from scorecalc.mahjong.facts.suits import RYANMEN
from scorecalc.mahjong.rules.house_bits import PINFU_TSUMO
from scorecalc.mahjong.rules.yaku.registry import yaku


@yaku("pinfu")
def pinfu(h: Interpretation) -> Truth:
    """Four runs, a pair without value and a two-sided wait: nothing in the hand earns fu."""
    without_fu = none_of(h.triplets | h.pair & (h.seat | h.round | DRAGONS))
    drawn_without_fu = none_of(h.flags & TSUMO) | any_of(h.house & PINFU_TSUMO)
    return (h.form == STANDARD) & (h.wait == RYANMEN) & without_fu & drawn_without_fu


@yaku("iipeikou")
def iipeikou(h: Interpretation) -> Truth:
    """Two equal runs of the same suit."""
    return h.twins >= 1


@yaku("ryanpeikou", replaces=("iipeikou",))
def ryanpeikou(h: Interpretation) -> Truth:
    """Twice two equal runs."""
    return h.twins == 2


@yaku("sanshoku_doujun")
def sanshoku_doujun(h: Interpretation) -> Truth:
    """The same run in all three suits, such as 234m 234p 234s."""
    return in_all_suits(h.runs)


@yaku("ittsu")
def ittsu(h: Interpretation) -> Truth:
    """123, 456 and 789 of one suit."""
    return straight(h.runs)
