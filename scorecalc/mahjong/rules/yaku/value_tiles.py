"""Yaku of triplets that have value by themselves: winds of the seat and the round, dragons."""

from __future__ import annotations

from scorecalc.mahjong.facts.masks import DRAGONS, Truth, any_of, bit, count
from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.facts.tiles import CHUN, HAKU, HATSU
from scorecalc.mahjong.rules.yaku.registry import yaku

HAKU_MASK, HATSU_MASK, CHUN_MASK = bit(HAKU), bit(HATSU), bit(CHUN)


@yaku("yakuhai_seat")
def yakuhai_seat(h: Interpretation) -> Truth:
    """A triplet or kan of the player's own wind."""
    return any_of(h.triplets & h.seat)


@yaku("yakuhai_round")
def yakuhai_round(h: Interpretation) -> Truth:
    """A triplet or kan of the wind of the round."""
    return any_of(h.triplets & h.round)


@yaku("yakuhai_haku")
def yakuhai_haku(h: Interpretation) -> Truth:
    """A triplet or kan of the white dragon."""
    return any_of(h.triplets & HAKU_MASK)


@yaku("yakuhai_hatsu")
def yakuhai_hatsu(h: Interpretation) -> Truth:
    """A triplet or kan of the green dragon."""
    return any_of(h.triplets & HATSU_MASK)


@yaku("yakuhai_chun")
def yakuhai_chun(h: Interpretation) -> Truth:
    """A triplet or kan of the red dragon."""
    return any_of(h.triplets & CHUN_MASK)


def two_dragons(h: Interpretation) -> Truth:
    """Triplets or kans of two dragons."""
    return count(h.triplets & DRAGONS) == 2


@yaku("shousangen", within=two_dragons)
def shousangen(h: Interpretation) -> Truth:
    """Two triplets of dragons and a pair of the third; the triplets count as well (scoring article §2)."""
    return any_of(h.pair & DRAGONS)
