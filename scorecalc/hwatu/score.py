"""What a pile of captured cards is worth, and which cards earn it."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from scorecalc.hwatu.cards import ALL, CARDS, cards_in
from scorecalc.hwatu.rules import Combo, Rules, is_named


class Item(NamedTuple):
    """One line of a score: the id of the rule, how often it applies, its points, the cards that earn it (a mask)."""

    id: str
    times: int
    points: int
    cards: int

    @property
    def is_base(self) -> bool:
        """True for the points of the cards of a class, False for those of a combo."""
        return self.id.startswith("base.")


class Score(NamedTuple):
    """The score of a pile: its lines, their sum, the instant wins in it, the names that its combos have together."""

    items: tuple[Item, ...]
    total: int
    instant: tuple[str, ...]
    labels: tuple[str, ...]


def counting(pile: int, rules: Rules) -> list[Combo]:
    """The combos of `pile` that count: those that it makes, less the replaced ones and all but the best of each group.

    All others count beside each other in full («서로 중복될 수 있다»). Of two equal ones in a group the first counts.
    """
    made = [combo for combo in rules.combos if combo.is_made(pile)]
    replaced = [name for combo in made for name in combo.replaces]
    left = [combo for combo in made if not any(is_named(combo.id, name) for name in replaced)]
    best: dict[str, Combo] = {}
    for combo in left:
        rival = best.setdefault(combo.group, combo)
        if combo.worth(pile) > rival.worth(pile):
            best[combo.group] = combo
    return [combo for combo in left if not combo.group or best[combo.group] is combo]


def base_items(pile: int, rules: Rules) -> Iterator[Item]:
    """A line for each class of which `pile` has cards that are worth something: 광 50, 끗 and 띠 10 each in 육백."""
    for each in rules.classes:
        cards = each.cards & pile
        if cards and each.points:
            yield Item(f"base.{each.id}", cards.bit_count(), each.points * cards.bit_count(), cards)


def score(pile: int, rules: Rules) -> Score:
    """The score of `pile`: base points of the cards and the points of the combos, added up."""
    combos = counting(pile, rules)
    items = list(base_items(pile, rules))
    for combo in combos:
        if combo.points or combo.per_extra:
            items.append(Item(combo.line, 1, combo.worth(pile), (combo.needs | combo.counted) & pile))
    return Score(
        tuple(items),
        sum(item.points for item in items),
        tuple(combo.id for combo in combos if combo.is_instant),
        tuple(labels(combos, rules)),
    )


def labels(combos: Iterable[Combo], rules: Rules) -> Iterator[str]:
    """The names that `combos` have together (양 이노시카: both of them), which earn nothing more."""
    ids = [combo.id for combo in combos]
    for label, parts in rules.labels.items():
        if all(any(is_named(combo, part) for combo in ids) for part in parts):
            yield label


class Overlap(NamedTuple):
    """Cards (a mask) that several combos use; each of these lines counts in full."""

    cards: int
    lines: tuple[str, ...]


def overlaps(scored: Score) -> tuple[Overlap, ...]:
    """Return the cards that more than one combo uses, with these combos."""
    combos = [item for item in scored.items if not item.is_base]
    shared: dict[tuple[str, ...], int] = {}
    for card in range(len(CARDS)):
        ids = tuple(item.id for item in combos if item.cards >> card & 1)
        if len(ids) > 1:
            shared[ids] = shared.get(ids, 0) | 1 << card
    return tuple(Overlap(cards, ids) for ids, cards in shared.items())


class Gain(NamedTuple):
    """What a line of the score adds to the total."""

    line: str
    points: int


class OneShort(NamedTuple):
    """Cards of which any single one would make something: what it adds, and the instant wins that it makes."""

    cards: int
    gains: tuple[Gain, ...]
    instant: tuple[str, ...]


def one_short(pile: int, rules: Rules) -> tuple[OneShort, ...]:
    """Return what one more card would make of `pile`: new combos with what they would add, and instant wins.

    Cards that would do the same are together. What a replaced combo was worth is taken off the one that replaces it.
    """
    before = {combo.id: combo for combo in counting(pile, rules)}
    found: dict[tuple[tuple[Gain, ...], tuple[str, ...]], int] = {}
    for card in cards_in(ALL & ~pile):
        after = {combo.id: combo for combo in counting(pile | 1 << card, rules)}
        gains = tuple(_gains(before, after, pile, pile | 1 << card))
        instant = tuple(name for name, combo in after.items() if combo.is_instant and name not in before)
        if gains or instant:
            found[gains, instant] = found.get((gains, instant), 0) | 1 << card
    return tuple(OneShort(cards, gains, instant) for (gains, instant), cards in found.items())


def _gains(before: Mapping[str, Combo], after: Mapping[str, Combo], pile: int, larger: int) -> Iterator[Gain]:
    """The combos that the `larger` pile adds or raises, each with what it adds to the total."""
    lost = {name: combo.worth(pile) for name, combo in before.items() if name not in after}
    for name, combo in after.items():
        gone = [old for old in lost if any(is_named(old, by) for by in combo.replaces) or _is_rival(combo, before[old])]
        known = before[name].worth(pile) if name in before else 0
        gain = combo.worth(larger) - known - sum(lost.pop(old) for old in gone)
        if gain:
            yield Gain(combo.line, gain)


def _is_rival(combo: Combo, other: Combo) -> bool:
    return bool(combo.group) and combo.group == other.group
