"""The yaku of a reading under a ruleset, and what they are worth together: which replace others, which count beside a yakuman."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from scorecalc.mahjong.facts.masks import kinds
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import Sum, Term, plain_sum
from scorecalc.mahjong.rules.yaku import YAKU
from scorecalc.score_line import Line

MOST_VALUES = 4096
"""Values of sets of yaku that are kept; 400 to 2,600 sets occur in 100,000 hands."""


class ValuedYaku(NamedTuple):
    """A yaku that counts under a ruleset.

    `line` is its value in han, `yakuman` the one in yakuman if it is one. `replaces` and `implies` are masks of other yaku.
    """

    id: str
    line: Line
    yakuman: Line | None
    replaces: int
    implies: int

    @property
    def times(self) -> int:
        """The number of yakuman that it counts as."""
        return self.yakuman.amount if self.yakuman else 0


class YakuValue(NamedTuple):
    """The value of the yaku of a reading.

    `yakuman` are the lines of its yakuman and `times` their sum; `lines` all that count in han, yakuman too, `han` their sum.
    """

    yakuman: tuple[Line, ...]
    times: int
    lines: tuple[Line, ...]
    han: int


class YakuCount(NamedTuple):
    """The yaku that count under a ruleset in open or in closed hands, made by `yaku_count`.

    `held` gives the yaku of a reading as a mask with a bit for each of `counted`, `value` the value of such a mask.
    """

    counted: tuple[ValuedYaku, ...]
    held: Sum
    value: Callable[[int], YakuValue]


def yaku_count(rules: Rules, *, is_open: bool, make_sum: Callable[[Iterator[Term]], Sum] = plain_sum) -> YakuCount:
    """Return the yaku that count under a ruleset; `make_sum` puts the mask of those of a reading together."""
    counted = tuple(_valued(rules, is_open=is_open))

    @lru_cache(maxsize=MOST_VALUES)
    def value(held: int) -> YakuValue:
        return _value(held, counted, rules)

    return YakuCount(counted, make_sum(_terms(counted)), value)


def _terms(counted: Sequence[ValuedYaku]) -> Iterator[Term]:
    for place, valued in enumerate(counted):
        yaku = YAKU[valued.id]
        yield Term(yaku.holds, 1 << place, yaku.within, yaku.more)


def _valued(rules: Rules, *, is_open: bool) -> Iterator[ValuedYaku]:
    """Yield the yaku that count in open or in closed hands, in the order in which they are listed."""
    worth = {id: rules.worth[id][is_open] for id in YAKU if id in rules.worth}
    counting = {id: value for id, value in worth.items() if value != "off"}
    bits = {id: 1 << place for place, id in enumerate(counting)}
    for id, value in counting.items():
        times = 1 + (id in rules.doubles)
        is_yakuman = value == "yakuman"
        yield ValuedYaku(
            id,
            Line(id, times * rules.options.yakuman_han if is_yakuman else int(value), "han"),
            Line(id, times, "yakuman") if is_yakuman else None,
            sum([bits.get(other, 0) for other in YAKU[id].replaces]),
            sum([bits.get(other, 0) for other in YAKU[id].implies]),
        )


def _value(held: int, counted: Sequence[ValuedYaku], rules: Rules) -> YakuValue:
    """Return the value of the yaku in a mask, without those that others replace.

    Only in a ruleset without a ceiling are yakuman counted beside other yaku: they are han like any other (scoring article §4).
    """
    for place in kinds(held):
        held &= ~counted[place].replaces
    yakuman = [counted[place] for place in kinds(held) if counted[place].yakuman]
    if yakuman and not rules.options.yakuman_stacking:
        yakuman = [max(yakuman, key=lambda each: each.times)]
    if rules.options.implied_yaku == "exclude":
        for each in yakuman:
            held &= ~each.implies
    small = [counted[place] for place in kinds(held) if not counted[place].yakuman]
    lines = tuple([each.line for each in yakuman + small])
    return YakuValue(
        tuple([each.yakuman for each in yakuman if each.yakuman]),
        sum([each.times for each in yakuman]),
        lines,
        sum([line.amount for line in lines]),
    )
