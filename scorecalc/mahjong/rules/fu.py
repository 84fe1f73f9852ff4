"""The fu of a reading: the sum of its items, how it is rounded, and the lines that explain it.

Source: the scoring article §3.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scorecalc.mahjong.facts.masks import Mask, count, kinds
from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.facts.tiles import write
from scorecalc.mahjong.rules.fu_items import (
    ONCE,
    PER_SET,
    double_wind_pair,
    drawn_for_fu,
    earns_items,
    fixed_orphans,
    no_pinfu,
    open_without_fu,
)
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import Sum, Term, plain_sum, term
from scorecalc.score_line import Line

ROUNDING = {"up10": 10, "none": 1}
"""The number that fu are rounded up to a multiple of, by the option `fu_rounding`."""


class FuCounter:
    """Counts the fu of readings under one ruleset; `make_sum` adds up the items (`sums`).

    `items` gives that sum for a reading. `base` is the value of the base, `lift` the fu by which an open hand without other items
    is lifted, `unit` the number that fu are rounded up to a multiple of.
    """

    __slots__ = ("base", "items", "lift", "unit")

    def __init__(self, rules: Rules, make_sum: Callable[[Iterator[Term]], Sum] = plain_sum) -> None:
        self.items = make_sum(_terms(rules))
        self.base = rules.fu["base"]
        self.lift = _lift(rules)
        self.unit = ROUNDING[rules.options.fu_rounding]

    def counted(self, h: Interpretation) -> tuple[Any, Any]:
        """Return (fu before rounding, fu as they count) of a reading, or of a column of readings; fixed fu are not rounded."""
        items = self.items(h)
        raw = items + open_without_fu(h, items - self.base) * self.lift
        return raw, raw + -raw % self.unit * earns_items(h)


def _lift(rules: Rules) -> int:
    """Return the fu that an open hand without any but the base is lifted by (scoring article §3.6.1.2)."""
    return max(rules.options.open_hand_min_fu - rules.fu["base"], 0)


def _terms(rules: Rules) -> Iterator[Term]:
    """Yield every item with its value; a pair of the double wind has a value of its own, as have orphans with fixed fu."""
    values, o = rules.fu, rules.options
    for id, mask in PER_SET.items():
        yield term(_number_of(mask), values[id])
    for id, holds in ONCE.items():
        yield Term(holds, values[id], drawn_for_fu, no_pinfu) if id == "tsumo" else term(holds, values[id])
    yield term(double_wind_pair, o.double_wind_pair_fu - values["yakuhai_pair"])
    yield term(fixed_orphans, o.kokushi_fu if isinstance(o.kokushi_fu, int) else 0)


def _number_of(mask: Callable[[Interpretation], Mask]) -> Callable[[Interpretation], Any]:
    return lambda h: count(mask(h))


def lines(h: Interpretation, rules: Rules) -> tuple[Line, ...]:
    """Return the items of one reading with the tiles that earn them: base, sets, pair, wait, way of winning.

    The sum of their amounts is that of `FuCounter`, except that orphans with fixed fu have no items.
    """
    values = rules.fu
    pair = rules.options.double_wind_pair_fu if double_wind_pair(h) else values["yakuhai_pair"]
    pair_tiles = tuple(write([kind] * 2) for kind in kinds(h.pair))
    once = [
        Line(id, pair if id == "yakuhai_pair" else values[id], "fu", pair_tiles if id in OF_THE_PAIR else ())
        for id, holds in ONCE.items()
        if holds(h)
    ]
    sets = [
        Line(id, values[id], "fu", (write([kind] * (4 if id.endswith("kan") else 3)),))
        for id, mask in PER_SET.items()
        for kind in kinds(mask(h))
    ]
    out = once[:1] + sets + once[1:]
    items = sum([line.amount for line in out])
    raised = open_without_fu(h, items - values["base"]) * _lift(rules)
    return (*out, Line("open_no_fu", raised, "fu")) if raised else tuple(out)


OF_THE_PAIR = ("yakuhai_pair", "tanki")
"""Items that the pair earns."""
