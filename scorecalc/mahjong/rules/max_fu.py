"""The most fu that a hand of so many han can have, found by trying every combination of what earns fu.

That is how the empty cells of the tables are known (scoring article §3.6.1.3) whatever values a ruleset gives to its fu items.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import NamedTuple

from scorecalc.mahjong.rules.fu import ROUNDING
from scorecalc.mahjong.rules.ruleset import Rules


class Set(NamedTuple):
    """A sort of set: whether it is concealed, a run, a kan, and its fu item (empty for a run)."""

    closed: bool
    run: bool
    kan: bool
    item: str


SETS = (
    Set(True, True, False, ""),
    Set(False, True, False, ""),
    *(
        Set(state == "closed", False, shape == "kan", f"{state}_{kind}_{shape}")
        for state in ("closed", "open")
        for kind in ("simple", "yaochuu")
        for shape in ("triplet", "kan")
    ),
)


def most_fu(han: int | None, by: str, rules: Rules) -> int:
    """The most fu, rounded as the ruleset does, of a hand won `by` ron or tsumo with at most `han` han; None for any number.

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> [most_fu(1, "ron", rules), most_fu(1, "tsumo", rules), most_fu(2, "tsumo", rules), most_fu(None, "ron", rules)]
    [110, 100, 110, 170]
    """
    key = f"most_fu.{han}.{by}"
    if key not in rules.cache:
        unit = ROUNDING[rules.options.fu_rounding]
        raw = max(fu for least, fu in _hands(by, rules) if han is None or least <= han)
        rules.cache[key] = -(-raw // unit) * unit
    found: int = rules.cache[key]
    return found


def _hands(by: str, rules: Rules) -> Iterator[tuple[int, int]]:
    """(the han that the hand has at least, its fu before rounding) for every combination of sets, wait and way of winning.

    The pair is of the double wind, and no set is of tiles that are yaku themselves: no combination earns more fu for fewer han.
    """
    values = rules.fu
    for sets in combinations_with_replacement(SETS, 4):
        is_closed = all(each.closed for each in sets)
        common = (
            values["base"] + rules.options.double_wind_pair_fu + sum(values[each.item] for each in sets if each.item)
        )
        win = values["tsumo"] if by == "tsumo" else values["menzen_ron"] if is_closed else 0
        yield _least_han(sets, by, rules, is_closed=is_closed), common + win + values["tanki"]
        for won in {each for each in sets if each.item and each.closed and not each.kan}:
            opened = won._replace(closed=False, item=won.item.replace("closed", "open")) if by == "ron" else won
            rest = list(sets)
            rest[rest.index(won)] = opened
            fu = common + win + values[opened.item] - values[won.item]
            yield _least_han(tuple(rest), by, rules, is_closed=is_closed), fu


def _least_han(sets: tuple[Set, ...], by: str, rules: Rules, *, is_closed: bool) -> int:
    """The han of the yaku that follow from the sets alone; a hand has one at least."""
    place = 0 if is_closed else 1
    forced = {
        "toitoi": not any(each.run for each in sets),
        "sanankou": sum(each.closed and not each.run for each in sets) >= 3,
        "sankantsu": sum(each.kan for each in sets) >= 3,
        "menzen_tsumo": is_closed and by == "tsumo",
    }
    worth = [rules.worth.get(id, (0, 0))[place] for id, holds in forced.items() if holds]
    return max(1, sum(value for value in worth if isinstance(value, int)))
