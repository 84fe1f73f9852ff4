"""Fu: what earns them, item by item.

An item is a condition over one reading, like a yaku, and answers for ints and for numpy arrays alike. Items of a set give the mask
of the sets that earn them; the others a truth value. Values stand in the ruleset under `fu`. Source: the scoring article §3.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from scorecalc.mahjong.facts.circumstances import FLAGS, TSUMO
from scorecalc.mahjong.facts.masks import DRAGONS, SIMPLES, YAOCHUU, Mask, Truth, any_of, count, kinds, none_of
from scorecalc.mahjong.facts.readings import ORPHANS, SEVEN_PAIRS, STANDARD, Interpretation
from scorecalc.mahjong.facts.suits import KANCHAN, PENCHAN, TANKI
from scorecalc.mahjong.facts.tiles import write
from scorecalc.mahjong.rules.house_bits import RINSHAN_TSUMO_FU
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import Summand, sum_of
from scorecalc.mahjong.rules.yaku.runs import pinfu
from scorecalc.score_line import Line

ROUNDING = {"up10": 10, "none": 1}
"""What fu are rounded up to a multiple of, by the option `fu_rounding`."""

ONCE: dict[str, Callable[[Interpretation], Truth]] = {}
"""Items that a hand earns once or not at all, by id, in the order in which they are listed."""
PER_SET: dict[str, Callable[[Interpretation], Mask]] = {}
"""Items that are earned once for each set of the mask that the condition gives."""


def once(condition: Callable[[Interpretation], Truth]) -> Callable[[Interpretation], Truth]:
    """Enter the condition below as an item that is earned once."""
    ONCE[condition.__name__] = condition
    return condition


def per_set(condition: Callable[[Interpretation], Mask]) -> Callable[[Interpretation], Mask]:
    """Enter the condition below as an item that each set of its mask earns."""
    PER_SET[condition.__name__] = condition
    return condition


@once
def base(h: Interpretation) -> Truth:
    """Every hand but seven pairs begins with these."""
    return h.form != SEVEN_PAIRS


@once
def chiitoitsu(h: Interpretation) -> Truth:
    """Seven pairs are worth a fixed number, whatever the win, the wait and the pairs."""
    return h.form == SEVEN_PAIRS


@per_set
def closed_simple_triplet(h: Interpretation) -> Mask:
    """A concealed triplet of 2 to 8."""
    return h.closed_triplets & SIMPLES


@per_set
def closed_yaochuu_triplet(h: Interpretation) -> Mask:
    """A concealed triplet of terminals or honours."""
    return h.closed_triplets & YAOCHUU


@per_set
def open_simple_triplet(h: Interpretation) -> Mask:
    """A triplet of 2 to 8 that was called or completed by ron."""
    return h.open_triplets & SIMPLES


@per_set
def open_yaochuu_triplet(h: Interpretation) -> Mask:
    """A triplet of terminals or honours that was called or completed by ron."""
    return h.open_triplets & YAOCHUU


@per_set
def closed_simple_kan(h: Interpretation) -> Mask:
    """A closed kan of 2 to 8."""
    return h.closed_kans & SIMPLES


@per_set
def closed_yaochuu_kan(h: Interpretation) -> Mask:
    """A closed kan of terminals or honours."""
    return h.closed_kans & YAOCHUU


@per_set
def open_simple_kan(h: Interpretation) -> Mask:
    """An open or added kan of 2 to 8."""
    return h.open_kans & SIMPLES


@per_set
def open_yaochuu_kan(h: Interpretation) -> Mask:
    """An open or added kan of terminals or honours."""
    return h.open_kans & YAOCHUU


@once
def yakuhai_pair(h: Interpretation) -> Truth:
    """A pair of the seat wind, the round wind or a dragon."""
    return any_of(h.pair & (h.seat | h.round | DRAGONS))


@once
def penchan(h: Interpretation) -> Truth:
    """A wait for the inner end of 123 or 789."""
    return h.wait == PENCHAN


@once
def kanchan(h: Interpretation) -> Truth:
    """A wait for the middle tile of a run."""
    return h.wait == KANCHAN


@once
def tanki(h: Interpretation) -> Truth:
    """A wait for the second tile of the pair."""
    return (h.form == STANDARD) & (h.wait == TANKI)


@once
def menzen_ron(h: Interpretation) -> Truth:
    """A closed hand won by ron."""
    return (h.form != SEVEN_PAIRS) & (h.calls == 0) & none_of(h.flags & TSUMO)


def drawn(h: Interpretation) -> Truth:
    """A win on a drawn tile."""
    return any_of(h.flags & TSUMO)


@once
def tsumo(h: Interpretation) -> Truth:
    """A win on a drawn tile, unless it is pinfu; a house may leave out the replacement tile of a kan."""
    is_pinfu = pinfu(h) & (h.calls == 0)
    drawn_with_fu = none_of(h.flags & FLAGS["rinshan"]) | any_of(h.house & RINSHAN_TSUMO_FU)
    return (h.form != SEVEN_PAIRS) & drawn(h) & (is_pinfu ^ True) & drawn_with_fu


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
