"""Liability (pao): the player who fed the set that made a yakuman certain pays for it.

By tsumo the liable player pays alone; by ron of another player's discard he and the discarder pay half each; a ron off the liable
player himself is an ordinary one (seed 001 §3.3.6). Whether that holds for the whole hand or for that yakuman alone, and who pays
the honba of a shared ron, are options.
"""

from __future__ import annotations

from collections.abc import Mapping

from scorecalc.errors import InputError, Name, Problem
from scorecalc.mahjong.hand import Hand
from scorecalc.mahjong.points import Price, Share, Value, Win, of_yakuman, price
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.score import Scored
from scorecalc.mahjong.tiles import WINDS


def with_liability(best: Scored, hand: Hand, rules: Rules) -> Price:
    """The price of the best reading, with the payments that a liable player takes over.

    InputError where `pao` names no seat that can be liable or a yakuman for which nobody is. A yakuman that the hand does not have
    changes nothing.
    """
    if hand.pao is None:
        return best.price
    liable, yakuman = _checked(hand.pao, hand, rules)
    has = {line.id: line.amount for line in best.yaku if line.unit == "yakuman"}
    if yakuman not in has or hand.loser == liable:
        return best.price
    win = Win(hand.seat == "E", hand.by == "tsumo", hand.honba)
    times = best.yakuman if rules.o.pao_scope == "hand" else has[yakuman]
    answered = _as_ron(of_yakuman(times, rules), win, rules)
    rest = best.yakuman - times
    if hand.by == "tsumo":
        return _tsumo(best, answered, rest, win, rules)
    return _ron(best, answered, rest, win, rules)


def _checked(pao: Mapping[str, str], hand: Hand, rules: Rules) -> tuple[str, str]:
    liable, yakuman = str(pao.get("liable", "")).upper(), str(pao.get("yakuman", ""))
    problems = []
    if liable not in WINDS[: rules.o.players] or liable == hand.seat or not liable:
        problems.append(Problem("bad_seat", "hand.error.pao_seat", {"value": liable}, field="pao.liable"))
    if yakuman not in rules.o.pao:
        values = {"value": yakuman, "choices": [Name("mahjong.yaku", id) for id in rules.o.pao]}
        problems.append(Problem("flag_conflict", "hand.error.pao_yakuman", values, field="pao.yakuman"))
    if problems:
        raise InputError(problems)
    return liable, yakuman


def _as_ron(value: Value, win: Win, rules: Rules) -> Price:
    return price(value, win._replace(by_tsumo=False), rules)


def _tsumo(best: Scored, answered: Price, rest: int, win: Win, rules: Rules) -> Price:
    """The liable player pays his part as a ron, with all honba; the rest of the hand is an ordinary tsumo."""
    liable = answered.shares[0]._replace(role="liable")
    if not rest:
        return Price(best.price.value, (liable,), liable.rounded)
    others = price(of_yakuman(rest, rules), win._replace(honba=0), rules)
    return Price(best.price.value, (liable, *others.shares), liable.rounded + others.points)


def _ron(best: Scored, answered: Price, rest: int, win: Win, rules: Rules) -> Price:
    """Half of the liable part each; an odd hundred and the rest of the hand are the discarder's."""
    whole = answered.shares[0].rounded
    unit = rules.o.round_unit
    half = whole // 2 // unit * unit
    other = _as_ron(of_yakuman(rest, rules), win, rules).points if rest else 0
    honba = answered.shares[0].honba
    by_liable = honba if rules.o.pao_honba == "liable" else 0
    discarder = whole - half + other
    shares = (
        Share("discarder", 1, discarder, discarder, honba - by_liable),
        Share("liable", 1, half, half, by_liable),
    )
    return Price(best.price.value, shares, whole + other)
