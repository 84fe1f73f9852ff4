"""Score a pile of captured cards: card points, combos, the cards that earn them, and the gain from a single further card."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterator
from typing import NamedTuple

from scorecalc.hwatu.cards import ALL, CARDS, cards_in
from scorecalc.hwatu.combos import Gain, combos_that_count, gains, labels_of
from scorecalc.hwatu.rules import Rules


class Item(NamedTuple):
    """One line of a score: its id, the number of cards of a class (1 for a combo), its points, the cards that earn them."""

    id: str
    times: int
    points: int
    cards: int

    @property
    def is_base(self) -> bool:
        """True for the points of the cards of a class, False for those of a combo."""
        return self.id.startswith("base.")


class Score(NamedTuple):
    """The score of a pile: its lines, their sum, its instant wins, and the names that its combos have together."""

    items: tuple[Item, ...]
    total: int
    instant: tuple[str, ...]
    labels: tuple[str, ...]


def base_items(pile: int, rules: Rules) -> Iterator[Item]:
    """Yield a line for each class of which `pile` has cards with points: 광 50, 끗 and 띠 10 each in 육백."""
    for each in rules.classes:
        cards = each.cards & pile
        if cards and each.points:
            yield Item(f"base.{each.id}", cards.bit_count(), each.points * cards.bit_count(), cards)


def score(pile: int, rules: Rules) -> Score:
    """Add up the points of the cards and of the combos of `pile`."""
    combos = combos_that_count(pile, rules.combos)
    items = list(base_items(pile, rules))
    for combo in combos:
        if combo.points or combo.per_extra:
            items.append(Item(combo.line, 1, combo.worth(pile), (combo.needs | combo.counted) & pile))
    return Score(
        tuple(items),
        sum(item.points for item in items),
        tuple(combo.id for combo in combos if combo.is_instant),
        tuple(labels_of(combos, rules.labels)),
    )


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


class OneShort(NamedTuple):
    """Cards (a mask) each of which would add the same: the lines that it adds or raises, and the instant wins that it makes."""

    cards: int
    gains: tuple[Gain, ...]
    instant: tuple[str, ...]


def one_short(pile: int, rules: Rules) -> tuple[OneShort, ...]:
    """Return the combos and instant wins that a single further card would make of `pile`.

    Cards that would add the same are together.
    """
    before = combos_that_count(pile, rules.combos)
    known = {combo.id for combo in before}
    found: dict[tuple[tuple[Gain, ...], tuple[str, ...]], int] = {}
    for card in cards_in(ALL & ~pile):
        larger = pile | 1 << card
        after = combos_that_count(larger, rules.combos)
        added = tuple(gains(before, after, pile, larger))
        instant = tuple(combo.id for combo in after if combo.is_instant and combo.id not in known)
        if added or instant:
            found[added, instant] = found.get((added, instant), 0) | 1 << card
    return tuple(OneShort(cards, added, instant) for (added, instant), cards in found.items())
