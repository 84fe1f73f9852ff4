"""Sums over one reading, that ask no more than they must.

A condition of `yaku` or `fu` has no branches (see `masks`), so it reads the same fields of every reading, and asking it once tells
which. Conditions that read the same few fields share a table from the values of those fields to what they add up to. The table
fills as hands come: what a pair earns is found once for each pair and winds, and looked up from then on. The other conditions are
asked every time; one that is a narrower form of another only where that one holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.readings import Interpretation

Asked = Callable[[Interpretation], Any]
"""A question without branches, whose answer is a truth value or a number."""


class Summand(NamedTuple):
    """What is asked of a reading, and the `amount` that is added for each one of its answer.

    Where `asked` is a narrower form of another question, that one is `wider`, and `more` is what it takes beside it.
    """

    asked: Asked
    amount: int
    wider: Asked | None = None
    more: Asked | None = None


TABLES = (
    frozenset({"form", "twins", "wait", "gates", "calls", "flags"}),
    frozenset({"pair", "seat", "round"}),
    frozenset({"triplets"}),
    frozenset({"closed_triplets"}),
    frozenset({"open_triplets"}),
    frozenset({"closed_kans", "open_kans"}),
)
"""Fields that come in few combinations. An answer that reads no others than one of these sets has is remembered."""
MOST_ANSWERS = 4096
"""A table that has grown to this size begins anew, so that memory stays flat over millions of hands."""


def fields_read(asked: Asked) -> frozenset[str]:
    """The fields of a reading that an answer without branches depends on.

    >>> sorted(fields_read(lambda h: (h.runs == 0) & (h.wait == 0)))
    ['runs', 'wait']
    """
    watched = _Watched()
    asked(watched)  # type: ignore[arg-type]
    return frozenset(watched.names)


class _Watched:
    """A reading with zero in every field, that notes which are read."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def __getattr__(self, name: str) -> int:
        self.names.add(name)
        return 0


class _Answers(dict[Any, int]):
    """What some summands add up to, by the values of the fields that they read. No other field is there when they are asked."""

    def __init__(self, fields: list[str], summands: list[Summand]) -> None:
        super().__init__()
        self.fields = fields
        self.summands = summands

    def __missing__(self, values: Any) -> int:
        h = Interpretation()
        for name, value in zip(self.fields, values if len(self.fields) > 1 else (values,), strict=True):
            setattr(h, name, value)
        if len(self) >= MOST_ANSWERS:
            self.clear()
        answer = self[values] = int(sum(each.asked(h) * each.amount for each in self.summands))
        return answer


def sum_of(summands: Iterable[Summand]) -> Callable[[Interpretation], int]:
    """A function that adds up `summands` over a reading.

    >>> h = Interpretation()
    >>> h.twins, h.wait = 2, 4
    >>> sum_of([Summand(lambda h: h.twins >= 1, 10), Summand(lambda h: h.wait, 2)])(h)
    18
    """
    summands = tuple(summands)
    wider = {each.asked: each.wider for each in summands if each.wider}
    remembered: dict[frozenset[str], list[Summand]] = {}
    anew: dict[Asked, list[Summand]] = {}
    for each in summands:
        fields = fields_read(each.asked)
        table = next((table for table in TABLES if fields <= table), None)
        if table is not None:
            remembered.setdefault(table, []).append(each)
        else:
            anew.setdefault(_widest(each.asked, wider), []).append(each)
    tables = [_table(group) for group in remembered.values()]
    families = [_family(asked, group) for asked, group in anew.items()]

    def add(h: Interpretation) -> int:
        total = 0
        for values, answers in tables:
            total += answers[values(h)]
        for asked, amount, narrower in families:
            answer = asked(h)
            if answer:
                total += answer * amount
                for more, further in narrower:
                    if more(h):
                        total += further
        return total

    return add


def _table(group: list[Summand]) -> tuple[Callable[[Interpretation], Any], _Answers]:
    names = sorted(frozenset().union(*(fields_read(each.asked) for each in group)))
    return attrgetter(*names), _Answers(names, group)


def _widest(asked: Asked, wider: dict[Asked, Asked]) -> Asked:
    while asked in wider:
        asked = wider[asked]
    return asked


def _family(widest: Asked, group: list[Summand]) -> tuple[Asked, int, list[tuple[Asked, int]]]:
    """A question with its own amount, and its narrower forms, which need not be asked where it fails."""
    amount = sum(each.amount for each in group if each.asked is widest)
    narrower = [each for each in group if each.asked is not widest]
    return (
        widest,
        amount,
        [(each.more if each.more and each.wider is widest else each.asked, each.amount) for each in narrower],
    )
