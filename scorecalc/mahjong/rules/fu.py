"""The fu of a reading: the sum of what its items earn, how it is rounded, and the lines that explain it.

Source: the scoring article §3.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scorecalc.mahjong.facts.masks import Mask, count, kinds
from scorecalc.mahjong.facts.readings import ORPHANS, SEVEN_PAIRS, Interpretation
from scorecalc.mahjong.facts.tiles import write
from scorecalc.mahjong.rules.fu_items import ONCE, PER_SET, drawn, yakuhai_pair
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import Summand, sum_of
from scorecalc.score_line import Line

ROUNDING = {"up10": 10, "none": 1}
"""What fu are rounded up to a multiple of, by the option `fu_rounding`."""


def raw(h: Interpretation, rules: Rules) -> int:
    """The fu of a reading before rounding, with the fu that raise an open hand without any."""
    items = rules.cache.get("fu.items")
    if items is None:
        items = rules.cache["fu.items"] = sum_of(_summands(rules))
    total: int = items(h)
    return total + _open_without_fu(h, total, rules) if h.calls else total


def _summands(rules: Rules) -> Iterator[Summand]:
    """Every item with its value; the value of a pair hangs on the pair."""
    values = rules.fu
    for id, mask in PER_SET.items():
        yield Summand(_counted(mask), values[id])
    for id, holds in ONCE.items():
        if id == "yakuhai_pair":
            yield Summand(lambda h: yakuhai_pair(h) * _pair_value(h, rules), 1)
        elif id == "tsumo":
            yield Summand(holds, values[id], drawn, holds)
        else:
            yield Summand(holds, values[id])


def _counted(mask: Callable[[Interpretation], Mask]) -> Callable[[Interpretation], Any]:
    return lambda h: count(mask(h))


def lines(h: Interpretation, rules: Rules) -> tuple[Line, ...]:
    """The items of a reading with the tiles that earn them: base, sets, pair, wait, way of winning.

    The sum of their amounts is `raw`.
    """
    values = rules.fu
    once_lines = {
        id: Line(id, _pair_value(h, rules) if id == "yakuhai_pair" else values[id], "fu", _tiles_of(h, id))
        for id, holds in ONCE.items()
        if holds(h)
    }
    sets = [
        Line(id, values[id], "fu", (write([kind] * (4 if id.endswith("kan") else 3)),))
        for id, mask in PER_SET.items()
        for kind in kinds(mask(h))
    ]
    out = [once_lines.pop(id) for id in ("base", "chiitoitsu") if id in once_lines] + sets + list(once_lines.values())
    raised = _open_without_fu(h, sum(line.amount for line in out), rules)
    return (*out, Line("open_no_fu", raised, "fu")) if raised else tuple(out)


def _tiles_of(h: Interpretation, id: str) -> tuple[str, ...]:
    return tuple(write([kind] * 2) for kind in kinds(h.pair)) if id in ("yakuhai_pair", "tanki") else ()


def _pair_value(h: Interpretation, rules: Rules) -> int:
    """Fu of a pair that has value; one of the double wind is an option of the ruleset (scoring article §3.1)."""
    return rules.options.double_wind_pair_fu if h.pair & h.seat & h.round else rules.fu["yakuhai_pair"]


def _open_without_fu(h: Interpretation, sum_of: int, rules: Rules) -> int:
    """What lifts an open hand that earned nothing beyond the base (scoring article §3.6.1.2); 0 for any other hand."""
    earned_nothing = h.calls and sum_of == rules.fu["base"]
    return max(rules.options.open_hand_min_fu - sum_of, 0) if earned_nothing else 0


def counted(h: Interpretation, rules: Rules) -> tuple[int, int]:
    """(fu before rounding, fu as they are counted).

    Rounded up to tens, unless the ruleset does not; the fixed fu of seven pairs and of thirteen orphans (`fixed`) stay as they are.
    """
    by_form = fixed(h, rules) if h.form == ORPHANS else None
    sum_of = raw(h, rules) if by_form is None else by_form
    if h.form == SEVEN_PAIRS or by_form is not None:
        return sum_of, sum_of
    unit = ROUNDING[rules.options.fu_rounding]
    return sum_of, -(-sum_of // unit) * unit


def fixed(h: Interpretation, rules: Rules) -> int | None:
    """The fu of thirteen orphans where the ruleset fixes them, where yakuman have fu (scoring article §4); None otherwise."""
    by_form: Any = rules.options.kokushi_fu
    return by_form if h.form == ORPHANS and by_form != "computed" else None
