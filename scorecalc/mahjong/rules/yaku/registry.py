"""The yaku: one condition each, over one reading of a hand.

A condition answers for Python ints and for numpy arrays alike. It is made of `& | ^ == != >= >>` and the questions of `masks`
alone: no `and`, `or`, `not`, `in`, `if`, no `~`, no sums of truth values (a test refuses the rest). What a yaku is worth, in a
closed and in an open hand, stands in the ruleset. Beside the condition stand

within    a wider condition that the hand must meet as well: the one below says only what more it takes
replaces  yaku that are never counted beside this one, under any ruleset
implies   yaku that every hand with this yakuman has: nothing beside a yakuman, but aotenjo may count them

Sources: the scoring article §2-§4 and the rules article §3.2 for the rules; names and relations as in the field's standard lists.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable
from typing import NamedTuple

from scorecalc.mahjong.facts.masks import Truth
from scorecalc.mahjong.facts.readings import Interpretation

Condition = Callable[[Interpretation], Truth]


class Yaku(NamedTuple):
    """A yaku. `holds` is its whole condition: `within` and `more` together, which are both the same if there is no wider one."""

    id: str
    holds: Condition
    within: Condition
    more: Condition
    replaces: tuple[str, ...]
    implies: tuple[str, ...]


YAKU: dict[str, Yaku] = {}
"""Every yaku by its id, in the order in which they are listed."""


def yaku(
    id: str, *, within: Condition | None = None, replaces: tuple[str, ...] = (), implies: tuple[str, ...] = ()
) -> Callable[[Condition], Condition]:
    """Enter the condition below as the yaku `id`."""

    def enter(more: Condition) -> Condition:
        holds = _both(within, more) if within else more
        YAKU[id] = Yaku(id, holds, within or more, more, replaces, implies)
        return holds

    return enter


def _both(within: Condition, more: Condition) -> Condition:
    def holds(h: Interpretation) -> Truth:
        return within(h) & more(h)

    holds.__name__, holds.__doc__ = more.__name__, more.__doc__
    return holds


DORA = ("dora", "ura_dora", "aka_dora", "nuki_dora")
"""Han that are counted beside the yaku and are none: a hand of dora alone may not win."""
