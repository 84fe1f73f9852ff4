"""Combos: what one can ask of the cards, and which combos stop another from counting.

The combos themselves are data: `rulesets/hwatu/yukbaek.yaml` lists 욘코, 칠띠, 빠이, 대포 and all the others with their cards and
points, and the options `yonko`, `chiltti` and `daepo` choose between readings of the disputed ones (docs/adr/0010, 0011).
`rules` makes the `Combo`s of this module from them.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple


class Combo(NamedTuple):
    """Cards that earn something together.

    A pile makes it with all of `needs` and at least `at_least` of `counted` (both masks). It is then worth `points`, and
    `per_extra` for each counted card beyond. `line` is the id of its line in a result. It `replaces` other combos by id or family,
    and of the combos of a `group` only the best one counts; an empty group is none.
    """

    id: str
    line: str
    needs: int
    counted: int
    at_least: int
    points: int
    per_extra: int
    replaces: frozenset[str]
    group: str
    is_instant: bool

    def is_made(self, pile: int) -> bool:
        """Return whether `pile` holds the combo."""
        return not self.needs & ~pile and (self.counted & pile).bit_count() >= self.at_least

    def worth(self, pile: int) -> int:
        """Return the points of the combo in a pile that holds it."""
        return self.points + self.per_extra * ((self.counted & pile).bit_count() - self.at_least)

    def is_replaced_by(self, other: "Combo") -> bool:
        """Return whether this combo does not count beside `other`, as 빠이 does not beside the 대포 that contains it."""
        return any(is_in_family(self.id, name) for name in other.replaces)

    def is_rival_of(self, other: "Combo") -> bool:
        """Return whether both are of one group."""
        return bool(self.group) and self.group == other.group


def is_in_family(combo: str, name: str) -> bool:
    """Return whether `name` is the id of the combo, or the part of it before a dot.

    >>> is_in_family("gwang_ppai.sakura", "gwang_ppai"), is_in_family("gwang_daepo", "gwang_ppai")
    (True, False)
    """
    return combo == name or combo.startswith(name + ".")


def combos_that_count(pile: int, combos: Iterable[Combo]) -> list[Combo]:
    """Return the combos that `pile` makes, without those that others replace and all but the best of each group.

    All others count beside each other in full («서로 중복될 수 있다», Korean Wikipedia, 육백). Of two equal ones in a group the
    first counts.
    """
    made = [combo for combo in combos if combo.is_made(pile)]
    left = [combo for combo in made if not any(map(combo.is_replaced_by, made))]
    best: dict[str, Combo] = {}
    for combo in left:
        rival = best.setdefault(combo.group, combo)
        if combo.worth(pile) > rival.worth(pile):
            best[combo.group] = combo
    return [combo for combo in left if not combo.group or best[combo.group] is combo]


def labels_of(combos: Iterable[Combo], labels: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Yield the names that `combos` have together (양 이노시카: both of them), which earn nothing more."""
    ids = [combo.id for combo in combos]
    for label, parts in labels.items():
        if all(any(is_in_family(combo, part) for combo in ids) for part in parts):
            yield label


class Gain(NamedTuple):
    """The points that a line of the score adds to the total."""

    line: str
    points: int


def gains(before: Iterable[Combo], after: Iterable[Combo], pile: int, larger: int) -> Iterator[Gain]:
    """Yield the combos that the `larger` pile adds or raises, each with the points that it adds.

    `before` and `after` are the combos of both piles that count. The worth of a combo that no longer counts is taken off the one
    that replaces it.
    """
    known = {combo.id: combo for combo in before}
    now = {combo.id: combo for combo in after}
    lost = {id: combo for id, combo in known.items() if id not in now}
    for combo in now.values():
        gone = [old for old in lost.values() if old.is_replaced_by(combo) or combo.is_rival_of(old)]
        earlier = [known[combo.id]] if combo.id in known else []
        points = combo.worth(larger) - sum(old.worth(pile) for old in (*gone, *earlier))
        for old in gone:
            del lost[old.id]
        if points:
            yield Gain(combo.line, points)
