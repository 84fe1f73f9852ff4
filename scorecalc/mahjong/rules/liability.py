"""Liability (pao): the player who fed the set that made a yakuman certain pays for it.

By tsumo the liable player pays alone; by ron of another player's discard he and the discarder pay half each; a ron off the liable
player himself is an ordinary one (rules article §3.3.6). Whether that holds for the whole hand or for that yakuman alone, and who
pays the honba of a shared ron, are options.
"""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.rules.best_reading import Scored
from scorecalc.mahjong.rules.points import Base, Payment, Settlement, Win, of_flat_yakuman, of_yakuman, settle
from scorecalc.mahjong.rules.ruleset import Rules


class Liability(NamedTuple):
    """The seat of the player who is liable, and the id of the yakuman."""

    seat: str
    yakuman: str


def with_liability(
    best: Scored, hand: Hand, rules: Rules, liability: Liability | None, *, loser: str | None = None, honba: int = 0
) -> Settlement:
    """The settlement of the best reading, with the payments that a liable player takes over.

    A yakuman that the hand does not have changes nothing. Where yakuman are han like any other (aotenjo), one of them has no price
    of its own, and liability is for the whole hand.
    """
    if liability is None:
        return best.settlement
    line = next((line for line in best.yaku if line.id == liability.yakuman), None)
    if line is None or (not hand.is_tsumo and loser == liability.seat):
        return best.settlement
    win = Win(hand.is_dealer, hand.is_tsumo, honba)
    part, rest = best.settlement.base, None
    if rules.options.pao_scope == "yakuman" and line.unit == "yakuman" and line.amount < best.yakuman:
        part = _of_yakuman(line.amount, win, rules)
        rest = _of_yakuman(best.yakuman - line.amount, win, rules)
    answered = _as_ron(part, win, rules)
    return (_tsumo if win.by_tsumo else _ron)(best, answered, rest, win, rules)


def unused(best: Scored, liability: Liability | None) -> list[Problem]:
    """A warning where somebody is said to be liable for a yakuman that the hand does not have."""
    if liability is None or any(line.id == liability.yakuman for line in best.yaku):
        return []
    return [
        Problem("pao_unused", "mahjong_hand.warning.pao_unused", {"yakuman": Name("mahjong.yaku", liability.yakuman)})
    ]


def _of_yakuman(times: int, win: Win, rules: Rules) -> Base:
    """The value of so many yakuman that are paid as such."""
    return of_yakuman(times, rules) if rules.has_limits else of_flat_yakuman(times, win, rules)


def _as_ron(base: Base, win: Win, rules: Rules) -> Settlement:
    return settle(base, win._replace(by_tsumo=False), rules)


def _tsumo(best: Scored, answered: Settlement, rest: Base | None, win: Win, rules: Rules) -> Settlement:
    """The liable player pays his part as a ron, with all honba; the rest of the hand is an ordinary tsumo."""
    liable = answered.payments[0]._replace(role="liable")
    if rest is None:
        return Settlement(best.settlement.base, (liable,), liable.points)
    others = settle(rest, win._replace(honba=0), rules)
    return Settlement(best.settlement.base, (liable, *others.payments), liable.points + others.points)


def _ron(best: Scored, answered: Settlement, rest: Base | None, win: Win, rules: Rules) -> Settlement:
    """Half of the liable part each; an odd hundred and the rest of the hand are the discarder's."""
    whole = answered.payments[0].points
    unit = rules.options.round_unit
    half = whole // 2 // unit * unit
    other = _as_ron(rest, win, rules).points if rest else 0
    honba = answered.payments[0].honba
    by_liable = honba if rules.options.pao_honba == "liable" else 0
    discarder = whole - half + other
    payments = (
        Payment("discarder", 1, discarder, discarder, honba - by_liable),
        Payment("liable", 1, half, half, by_liable),
    )
    return Settlement(best.settlement.base, payments, whole + other)
