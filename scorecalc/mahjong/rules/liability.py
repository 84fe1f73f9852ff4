"""Liability (pao): the player who fed the set that made a yakuman certain answers for it.

This module says who answers for which part of a hand: the whole of it, or that yakuman alone (option `pao_scope`). A ron off the
liable player himself is an ordinary one (rules article §3.3.6). What that costs whom is in `settlement`.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.rules.best_reading import Scored
from scorecalc.mahjong.rules.points import Base, Win, of_flat_yakuman, of_yakuman
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import Settlement, settle_liable


class Liability(NamedTuple):
    """The seat of the player who is liable, and the id of the yakuman."""

    seat: str
    yakuman: str


class Answered(NamedTuple):
    """The part of a hand that the liable player answers for, and the rest; None if there is no rest."""

    part: Base
    rest: Base | None


def with_liability(
    best: Scored, hand: Hand, rules: Rules, liability: Liability | None, *, loser: str | None = None, honba: int = 0
) -> Settlement:
    """Return the settlement of the best reading, with the payments that a liable player takes over."""
    if liability is None or (not hand.is_tsumo and loser == liability.seat):
        return best.settlement
    win = Win(hand.is_dealer, hand.is_tsumo, honba)
    answered = answered_for(best, liability, win, rules)
    return settle_liable(best.settlement, *answered, win, rules) if answered else best.settlement


def answered_for(best: Scored, liability: Liability, win: Win, rules: Rules) -> Answered | None:
    """Return the part of the best reading that somebody is liable for; None if the hand does not have the yakuman.

    Where yakuman are han like any other (aotenjo), one of them has no points of its own, and liability is for the whole hand.
    """
    line = next((line for line in best.yaku if line.id == liability.yakuman), None)
    if line is None:
        return None
    if rules.options.pao_scope == "yakuman" and line.unit == "yakuman" and line.amount < best.yakuman:
        return Answered(_of_yakuman(line.amount, win, rules), _of_yakuman(best.yakuman - line.amount, win, rules))
    return Answered(best.settlement.base, None)


def _of_yakuman(times: int, win: Win, rules: Rules) -> Base:
    """Return the basic points of so many yakuman that are paid as such."""
    return of_yakuman(times, rules) if rules.has_limits else of_flat_yakuman(times, win, rules)


def unused(best: Scored, liability: Liability | None) -> list[Problem]:
    """Return a warning if somebody is said to be liable for a yakuman that the hand does not have."""
    if liability is None or any(line.id == liability.yakuman for line in best.yaku):
        return []
    return [
        Problem("pao_unused", "mahjong_hand.warning.pao_unused", {"yakuman": Name("mahjong.yaku", liability.yakuman)})
    ]
