"""Sums over conditions: the yaku of a reading as one mask, the fu that its items earn.

A sum is a list of terms. `plain_sum` asks every condition, of one reading or of a column of readings. `cached_sum` gives the same
answers for one reading after another in a third of the time: conditions that read the same few fields share a cache from the
values of those fields to their sum, so that what a pair earns is found once for each pair and winds. The other conditions are asked
every time; one that is a narrower form of another is asked only if that holds.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from operator import attrgetter
from types import SimpleNamespace
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.readings import Interpretation

Condition = Callable[[Interpretation], Any]
"""A question without branches. The answer is a truth value or a number, or an array of these for a column."""
Sum = Callable[[Interpretation], Any]
"""The sum of some terms over a reading, or an array of sums over a column."""


_Kept = tuple[int, list[tuple[Condition, int]]]
"""A sum, and the conditions that have yet to be asked with their amounts."""


class Term(NamedTuple):
    """A condition and the `amount` that is added for each one of its answer.

    If the condition is a narrower form of another, `within` is the wider one and `more` what it asks beside that; else both are the
    condition itself.
    """

    condition: Condition
    amount: int
    within: Condition
    more: Condition


def term(condition: Condition, amount: int) -> Term:
    """Return the term of a condition that is no narrower form of another."""
    return Term(condition, amount, condition, condition)


FEW_VALUES = (
    frozenset({"form", "twins", "wait", "gates", "calls", "flags", "house"}),
    frozenset({"pair", "seat", "round"}),
    frozenset({"triplets", "closed_triplets", "open_triplets", "closed_kans", "open_kans"}),
    frozenset({"triplets", "seat", "round"}),
)
"""Fields that have few values together. The answers of conditions that read no others than one of these sets has are kept."""
MOST_SUMS = 4096
"""Sums that each cache keeps, so that memory stays flat over millions of hands."""


def plain_sum(terms: Iterable[Term]) -> Sum:
    """Return the function that adds up `terms`.

    >>> plain_sum([term(lambda h: h.twins >= 1, 10), term(lambda h: h.wait, 2)])(SimpleNamespace(twins=2, wait=4))
    18
    """
    pairs = [(each.condition, each.amount) for each in terms]
    return lambda h: sum([condition(h) * amount for condition, amount in pairs])


def cached_sum(terms: Iterable[Term]) -> Sum:
    """Return the function that adds up `terms` over one reading after another, as `plain_sum` does."""
    kept: dict[frozenset[str], list[Term]] = {}
    asked: dict[Condition, list[Term]] = {}
    for each in terms:
        few = _few(each.condition) or _few(each.within)
        if few:
            kept.setdefault(few, []).append(each)
        else:
            asked.setdefault(each.within, []).append(each)
    caches = [_cache(few, group) for few, group in kept.items()]
    families = [_family(widest, group) for widest, group in asked.items()]

    def add(h: Interpretation) -> int:
        total = 0
        for values, cache in caches:
            amount, narrower = cache(values(h))
            total += amount
            for more, further in narrower:
                if more(h):
                    total += further
        for condition, amount, narrower in families:
            answer = condition(h)
            if answer:
                total += answer * amount
                for more, further in narrower:
                    if more(h):
                        total += further
        return total

    return add


def fields_read(condition: Condition) -> frozenset[str]:
    """Return the fields of a reading that the answer depends on, which for a condition without branches are always the same.

    >>> sorted(fields_read(lambda h: (h.runs == 0) & (h.wait == 0)))
    ['runs', 'wait']
    """
    watched: Any = _Watched()
    condition(watched)
    return frozenset(watched.names)


class _Watched:
    """A reading with zero in every field, that notes which are read."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> int:
        self.names.add(name)
        return 0


def _few(condition: Condition) -> frozenset[str] | None:
    """Return fields of few values that the answer depends on alone; None if it depends on others."""
    fields = fields_read(condition)
    return next((few for few in FEW_VALUES if fields <= few), None)


def _cache(
    few: frozenset[str], terms: Sequence[Term]
) -> tuple[Callable[[Interpretation], Any], Callable[[Any], _Kept]]:
    """Return the function that takes the fields `few` of a reading, and the one from their values to the answers of `terms`."""
    alone = [each for each in terms if _few(each.condition)]
    narrower = [each for each in terms if not _few(each.condition)]
    names = sorted(few)
    add = plain_sum(alone)

    @lru_cache(maxsize=MOST_SUMS)
    def answers(values: Any) -> _Kept:
        h: Any = SimpleNamespace(**dict(zip(names, values if len(names) > 1 else (values,), strict=True)))
        return int(add(h)), [(each.more, each.amount) for each in narrower if each.within(h)]

    return attrgetter(*names), answers


def _family(widest: Condition, terms: Sequence[Term]) -> tuple[Condition, int, list[tuple[Condition, int]]]:
    """Return a condition with its own amount, and its narrower forms with theirs."""
    return (
        widest,
        sum(each.amount for each in terms if each.condition is widest),
        [(each.more, each.amount) for each in terms if each.condition is not widest],
    )
