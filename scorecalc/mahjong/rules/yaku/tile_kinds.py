"""Yaku of the kinds of tiles that a hand is made of, and seven pairs."""

from __future__ import annotations

from scorecalc.mahjong.facts.masks import (
    HONOURS,
    NUMBERS,
    OUTSIDE_RUNS,
    SIMPLES,
    YAOCHUU,
    Truth,
    any_of,
    in_one_suit,
    none_of,
)
from scorecalc.mahjong.facts.readings import ORPHANS, SEVEN_PAIRS, Interpretation
from scorecalc.mahjong.rules.yaku.registry import yaku

INNER_RUNS = NUMBERS & ~OUTSIDE_RUNS
"""The runs without a terminal."""


@yaku("tanyao")
def tanyao(h: Interpretation) -> Truth:
    """No terminals and no honours."""
    return none_of(h.tiles & YAOCHUU)


@yaku("chanta")
def chanta(h: Interpretation) -> Truth:
    """A terminal or honour in every set and in the pair, and at least one run."""
    in_every_group = none_of(h.runs & INNER_RUNS | (h.triplets | h.pair) & SIMPLES)
    return in_every_group & any_of(h.runs)


@yaku("junchan", within=chanta, replaces=("chanta",))
def junchan(h: Interpretation) -> Truth:
    """A terminal in every set and in the pair, no honours, and at least one run."""
    return none_of(h.tiles & HONOURS)


@yaku("honroutou")
def honroutou(h: Interpretation) -> Truth:
    """Terminals and honours only, as triplets or as seven pairs."""
    return none_of(h.tiles & SIMPLES) & (h.form != ORPHANS)


@yaku("honitsu")
def honitsu(h: Interpretation) -> Truth:
    """One suit and honours."""
    return in_one_suit(h.tiles)


@yaku("chinitsu", within=honitsu, replaces=("honitsu",))
def chinitsu(h: Interpretation) -> Truth:
    """One suit and no honours."""
    return none_of(h.tiles & HONOURS)


@yaku("chiitoitsu")
def chiitoitsu(h: Interpretation) -> Truth:
    """Seven different pairs."""
    return h.form == SEVEN_PAIRS
