"""From han and fu to basic points: the formula, limits, kiriage, fixed sums.

Basic points are fu × 2^(han + 2) (scoring article §3.5), cut off by the limits. Who pays how many times the basic points is in
`settlement`. All numbers are in the ruleset.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import TYPE_CHECKING, NamedTuple

from scorecalc.mahjong.rules.ruleset import Rules

if TYPE_CHECKING:
    from scorecalc.mahjong.rules.options import BySeat

LIMITS = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")
"""The limits, lowest first."""


class Win(NamedTuple):
    """The circumstances of a win that points and payments depend on."""

    is_dealer: bool
    by_tsumo: bool
    honba: int = 0


class Base(NamedTuple):
    """The basis of all payments for a hand: basic points, or a fixed sum.

    `points` are the basic points, `uncapped` those of fu and han before a limit cut them (0 if the limit needs neither).
    `limit` is the id of the limit that holds, `kiriage` says whether the hand was rounded up to it. `total` is the sum of all
    payments if the ruleset fixes it, else 0; `fixed_by` says how: `yakuman` (a flat one), `cap`, `product` (fu × han × unit).
    """

    points: int = 0
    uncapped: int = 0
    limit: str | None = None
    kiriage: bool = False
    total: int = 0
    fixed_by: str = ""


def of_han(han: int, fu: int, rules: Rules) -> Base:
    """Return the basic points of a hand of `han` and `fu` (scoring article §2 for han alone, §3.2 and §3.5 for both).

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> of_han(3, 70, rules).limit, of_han(3, 60, rules).points
    ('mangan', 1920)
    """
    o = rules.options
    if o.points == "product":
        return Base(total=fu * han * o.product_unit, fixed_by="product")
    points = fu << (han + o.bazoro)
    if o.points == "uncapped":
        return Base(points, points)
    limit = limit_of_han(han, rules)
    if limit == "yakuman":
        return _counted_yakuman(han, points, rules)
    if limit:
        return Base(rules.limits[limit].base, points, limit)
    return _below_mangan(points, rules)


def _below_mangan(points: int, rules: Rules) -> Base:
    """Return the basic points of a hand whose han reach no limit; mangan is the most (scoring article §3.2)."""
    mangan = rules.limits["mangan"].base
    if points >= mangan:
        return Base(mangan, points, "mangan")
    if rules.options.kiriage_mangan and is_kiriage(points, rules):
        return Base(mangan, points, "mangan", kiriage=True)
    return Base(points, points)


def is_kiriage(points: int, rules: Rules) -> bool:
    """True if basic points are so little short of mangan that a ruleset with kiriage mangan rounds them up to it."""
    return rules.options.kiriage_base <= points < rules.limits["mangan"].base


def limit_of_han(han: int, rules: Rules) -> str | None:
    """Return the highest limit that so many han reach by themselves, whatever the fu.

    >>> from scorecalc.api import prepared
    >>> [limit_of_han(han, prepared("riichi", {}).rules) for han in (4, 5, 7, 10, 12, 13)]
    [None, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']
    """
    reached = [name for name in LIMITS if han >= rules.limits[name].han]
    return reached[-1] if reached else None


def _counted_yakuman(han: int, points: int, rules: Rules) -> Base:
    """Return the basic points of as many han as a yakuman has, from ordinary yaku and dora."""
    limits = rules.limits
    if rules.options.counted_yakuman == "sanbaiman":
        return Base(limits["sanbaiman"].base, points, "sanbaiman")
    times = han // limits["yakuman"].han if rules.options.counted_yakuman == "multiple" else 1
    return Base(limits["yakuman"].base * times, points, "counted_yakuman")


def of_limit(limit: str, rules: Rules) -> Base:
    """Return the basic points of a limit."""
    return Base(rules.limits[limit].base, limit=limit)


def of_yakuman(times: int, rules: Rules) -> Base:
    """Return the basic points of so many yakuman."""
    return Base(rules.limits["yakuman"].base * times, limit="yakuman")


def of_flat_yakuman(times: int, win: Win, rules: Rules) -> Base:
    """Return the fixed sum of so many yakuman, for rulesets in which a yakuman ignores dora (scoring article §4)."""
    assert rules.options.flat_yakuman != "off"
    return Base(limit="yakuman", total=by_seat(rules.options.flat_yakuman, win) * times, fixed_by="yakuman")


def by_seat(amounts: "BySeat", win: Win) -> int:
    """Return the amount for the winner's seat."""
    return amounts.dealer if win.is_dealer else amounts.child
