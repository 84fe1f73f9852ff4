"""Score a hand: its readings, what each is worth, and the best of them.

Among the readings the best payment wins (seed 003 §3.1); where payments are equal a real yakuman beats a counted one, then more
han, more fu, more fu before rounding, and last a fixed order of waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from scorecalc.lines import Line
from scorecalc.mahjong import fu as fu_items
from scorecalc.mahjong.dora import dora_lines
from scorecalc.mahjong.hand import Hand
from scorecalc.mahjong.interpret import FLAGS, Interpretation, Reading, readings
from scorecalc.mahjong.points import (
    Price,
    Value,
    Win,
    of_flat_yakuman,
    of_han,
    of_limit,
    of_yakuman,
    price,
)
from scorecalc.mahjong.rules import Rules
from scorecalc.mahjong.yaku import YAKU, Yaku

RENHOU_LIMITS = ("mangan", "haneman", "baiman")


class Scored(NamedTuple):
    """A reading with its price. `han` and `fu` are None where the ruleset counts none; `fu_raw` is the sum before rounding.

    `yaku` are the lines that count, dora last; `yakuman` is their total multiple. `fu_lines` explain `fu_raw`.
    """

    reading: Reading
    yaku: tuple[Line, ...]
    yakuman: int
    han: int | None
    fu: int | None
    fu_raw: int | None
    price: Price

    @property
    def rank(self) -> tuple[int, int, int, int, int, int]:
        """What readings are compared by; the highest is the best."""
        return (
            self.price.points,
            self.yakuman,
            self.han or 0,
            self.fu or 0,
            self.fu_raw or 0,
            -self.reading.seen.wait,
        )


class _Priced(NamedTuple):
    """A yaku of the ruleset with its value in a hand that is open, or closed."""

    id: str
    holds: Callable[[Interpretation], Any]
    amount: int
    yakuman: int
    flag: int
    yaku: Yaku


def score(hand: Hand, rules: Rules) -> list[Scored]:
    """Every reading of a hand with its price, the best one first; empty where the hand is no winning shape.

    A reading without yaku has no han.
    """
    win = Win(hand.seat == "E", hand.by == "tsumo", hand.honba)
    dora = dora_lines(hand, rules)
    out = [_score(reading, hand, win, dora, rules) for reading in readings(hand, rules.house)]
    if len(out) > 1:
        out.sort(key=lambda scored: scored.rank, reverse=True)
    return out


def values(rules: Rules, is_open: bool) -> tuple[tuple[_Priced, ...], tuple[_Priced, ...]]:
    """The yakuman and the other yaku of a ruleset, with their values in an open or a closed hand; made once."""
    key = f"score.{is_open}"
    if key not in rules.made:
        all_of_them = []
        for id, yaku in YAKU.items():
            worth = rules.worth.get(id, ("off", "off"))[is_open]
            if worth == "yakuman":
                all_of_them.append(_Priced(id, yaku.holds, 0, 1 + (id in rules.doubles), yaku.flag, yaku))
            elif worth != "off":
                all_of_them.append(_Priced(id, yaku.holds, int(worth), 0, yaku.flag, yaku))
        rules.made[key] = (
            tuple(priced for priced in all_of_them if priced.yakuman),
            tuple(priced for priced in all_of_them if not priced.yakuman),
        )
    found: tuple[tuple[_Priced, ...], tuple[_Priced, ...]] = rules.made[key]
    return found


def _holding(all_of_them: tuple[_Priced, ...], h: Interpretation) -> list[_Priced]:
    """Those that hold, without the ones that others replace. A yaku of circumstance is asked only where its flag is set."""
    flags = h.flags
    found = [priced for priced in all_of_them if (not priced.flag or priced.flag & flags) and priced.holds(h)]
    replaced = {id for priced in found for id in priced.yaku.replaces}
    return [priced for priced in found if priced.id not in replaced] if replaced else found


def _score(reading: Reading, hand: Hand, win: Win, dora: tuple[Line, ...], rules: Rules) -> Scored:
    h = reading.seen
    yakuman, ordinary = values(rules, h.calls > 0)
    great = _holding(yakuman, h)
    o = rules.o
    if great and not o.yakuman_stacking:
        great = [max(great, key=lambda priced: priced.yakuman)]
    times = sum(priced.yakuman for priced in great)
    if great and o.points in ("fu_han", "han_only"):
        return _of_yakuman(reading, great, times, price(of_yakuman(times, rules), win, rules))
    if great and o.flat_yakuman != "off":
        return _of_yakuman(reading, great, times, price(of_flat_yakuman(times, win, rules), win, rules))
    return _of_han(reading, great, _holding(ordinary, h), dora, win, rules)


def _of_yakuman(reading: Reading, great: list[_Priced], times: int, priced: Price) -> Scored:
    """A yakuman that is paid as such: no other yaku, no dora, no fu."""
    lines = tuple(Line(yaku.id, yaku.yakuman, "yakuman") for yaku in great)
    return Scored(reading, lines, times, None, None, None, priced)


def _of_han(
    reading: Reading, great: list[_Priced], small: list[_Priced], dora: tuple[Line, ...], win: Win, rules: Rules
) -> Scored:
    """A hand that is counted in han; where the ruleset has no ceiling, yakuman are han like any other (seed 003 §4)."""
    h = reading.seen
    o = rules.o
    if great and o.implied_yaku == "exclude":
        implied = {id for priced in great for id in priced.yaku.implies}
        small = [priced for priced in small if priced.id not in implied]
    lines = [Line(priced.id, priced.yakuman * o.yakuman_han, "han") for priced in great]
    lines += [Line(priced.id, priced.amount, "han") for priced in small]
    fu_raw, fu = fu_items.counted(h, rules)
    if o.points == "han_only":
        fu = o.han_only_fu
    shown_fu, shown_raw = (None, None) if o.points == "han_only" else (fu, fu_raw)
    times = sum(priced.yakuman for priced in great)
    renhou = o.renhou if h.flags & FLAGS["renhou"] else "off"
    if not lines and renhou not in RENHOU_LIMITS:
        return Scored(reading, (), 0, None, shown_fu, shown_raw, Price(Value(0, 0, None, False, 0), (), 0))
    if lines:
        lines += dora
        han = sum(line.amount for line in lines)
        best = Scored(reading, tuple(lines), times, han, shown_fu, shown_raw, price(of_han(han, fu, rules), win, rules))
    if renhou in RENHOU_LIMITS:
        alone = price(of_limit(str(renhou), rules), win, rules)
        if not lines or alone.points > best.price.points:
            limit_han = rules.limits[renhou].han
            line = Line("renhou", limit_han, "han")
            return Scored(reading, (line,), 0, limit_han, shown_fu, shown_raw, alone)
    return best


def counts_fu(scored: Scored, rules: Rules) -> bool:
    """True where the fu of a reading are counted item by item: not where none count, nor where the form has fixed ones."""
    return scored.fu is not None and fu_items.fixed(scored.reading.seen, rules) is None
