"""Yaku of triplets and kans."""

from __future__ import annotations

from scorecalc.mahjong.facts.masks import Truth, count, in_all_suits
from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.rules.yaku.registry import yaku


@yaku("toitoi")
def toitoi(h: Interpretation) -> Truth:
    """Four triplets or kans."""
    return count(h.triplets) == 4


@yaku("sanankou")
def sanankou(h: Interpretation) -> Truth:
    """Three concealed triplets or kans; one that a ron completes is not concealed."""
    return count(h.closed_triplets | h.closed_kans) >= 3


@yaku("sanshoku_doukou")
def sanshoku_doukou(h: Interpretation) -> Truth:
    """The same triplet in all three suits, such as 222m 222p 222s."""
    return in_all_suits(h.triplets)


@yaku("sankantsu")
def sankantsu(h: Interpretation) -> Truth:
    """Three kans."""
    return count(h.closed_kans | h.open_kans) >= 3
