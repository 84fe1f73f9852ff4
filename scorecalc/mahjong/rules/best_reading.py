"""Score a hand: its readings, what each is worth, and the best of them.

Among the readings the best payment wins (scoring article §3.1); where payments are equal a real yakuman beats a counted one,
then more han, more fu, more fu before rounding, and last a fixed order of waits.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.readings import Reading, readings
from scorecalc.mahjong.rules.dora import dora_lines
from scorecalc.mahjong.rules.fu import FuCounter
from scorecalc.mahjong.rules.points import Win, of_flat_yakuman, of_han, of_limit, of_yakuman
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import UNPAID, Settlement, settle
from scorecalc.mahjong.rules.sums import cached_sum
from scorecalc.mahjong.rules.yaku.circumstances import renhou
from scorecalc.mahjong.rules.yaku_value import yaku_count
from scorecalc.score_line import Line

RENHOU_LIMITS = ("mangan", "haneman", "baiman")
MOST_SETTLEMENTS = 4096
"""Settlements that are kept, so that memory stays flat over millions of hands."""


class Scored(NamedTuple):
    """A reading with its settlement. `han` and `fu` are None where the ruleset counts none; `fu_raw` is the sum before rounding.

    `yaku` are the lines that count, dora last; `yakuman` is their total multiple. `fu_lines` explain `fu_raw`.
    """

    reading: Reading
    yaku: tuple[Line, ...]
    yakuman: int
    han: int | None
    fu: int | None
    fu_raw: int | None
    settlement: Settlement

    @property
    def rank(self) -> tuple[int, int, int, int, int, int]:
        """What readings are compared by; the highest is the best."""
        return (
            self.settlement.points,
            self.yakuman,
            self.han or 0,
            self.fu or 0,
            self.fu_raw or 0,
            -self.reading.seen.wait,
        )


def score(hand: Hand, rules: Rules, honba: int = 0) -> list[Scored]:
    """Return every reading of a hand with its settlement, the best one first; nothing if the hand is no winning shape.

    A reading without yaku has no han.
    """
    scorer = _scorer(rules, is_open=hand.calls > 0)
    dora = dora_lines(hand, rules)
    win = Win(hand.is_dealer, hand.is_tsumo, honba)
    out = [scorer.scored(reading, dora, win) for reading in readings(hand, rules.house_bits)]
    if len(out) > 1:
        out.sort(key=lambda scored: scored.rank, reverse=True)
    return out


def _scorer(rules: Rules, *, is_open: bool) -> "Scorer":
    key = "open" if is_open else "closed"
    found: Scorer | None = rules.cache.get(key)
    if found is None:
        found = rules.cache[key] = Scorer(rules, is_open=is_open)
    return found


class Scorer:
    """Scores one reading after another, of open or of closed hands, under one ruleset.

    `held` gives the yaku of a reading as a mask, `value` the value of such a mask; `fu` is None if hands are worth han alone.
    `settled` gives the settlement of (han, fu) or, with None for the fu, of so many yakuman. `yakuman_alone` says that nothing
    counts beside a yakuman, `renhou` is the limit that renhou is worth, if it is one.
    """

    __slots__ = ("fu", "held", "renhou", "rules", "settled", "value", "yakuman_alone")

    def __init__(self, rules: Rules, *, is_open: bool) -> None:
        o = rules.options
        yaku = yaku_count(rules, is_open=is_open, make_sum=cached_sum)
        self.rules = rules
        self.held = yaku.held
        self.value = yaku.value
        self.fu = None if o.points == "han_only" else FuCounter(rules, cached_sum)
        self.yakuman_alone = rules.has_limits or o.flat_yakuman != "off"
        self.settled = _settled_under(rules)
        self.renhou = o.renhou if isinstance(o.renhou, str) and o.renhou in RENHOU_LIMITS else ""

    def scored(self, reading: Reading, dora: tuple[Line, ...], win: Win) -> Scored:
        """Return a reading with its settlement."""
        h = reading.seen
        yaku = self.value(self.held(h))
        if yaku.yakuman and self.yakuman_alone:
            settlement = self.settled(yaku.times, None, win)
            return Scored(reading, yaku.yakuman, yaku.times, None, None, None, settlement)
        fu_raw, fu = self.fu.counted(h) if self.fu else (None, None)
        if yaku.lines:
            han = yaku.han
            for line in dora:
                han += line.amount
            settlement = self.settled(han, self.rules.options.han_only_fu if fu is None else fu, win)
            scored = Scored(reading, yaku.lines + dora, yaku.times, han, fu, fu_raw, settlement)
        else:
            scored = Scored(reading, (), 0, None, fu, fu_raw, UNPAID)
        return self._or_renhou(scored, win) if self.renhou and renhou(h) else scored

    def _or_renhou(self, scored: Scored, win: Win) -> Scored:
        """Return a reading by renhou as the limit that this is, unless the hand itself is worth as much."""
        alone = settle(of_limit(self.renhou, self.rules), win, self.rules)
        if alone.points <= scored.settlement.points:
            return scored
        han = self.rules.limits[self.renhou].han
        return scored._replace(yaku=(Line("renhou", han, "han"),), yakuman=0, han=han, settlement=alone)


def _settled_under(rules: Rules) -> Callable[[int, int | None, Win], Settlement]:
    """Return the function that settles (han, fu) or, with None for the fu, so many yakuman; it keeps its answers."""

    @lru_cache(maxsize=MOST_SETTLEMENTS)
    def settled(han: int, fu: int | None, win: Win) -> Settlement:
        if fu is not None:
            return settle(of_han(han, fu, rules), win, rules)
        return settle(of_yakuman(han, rules) if rules.has_limits else of_flat_yakuman(han, win, rules), win, rules)

    return settled
