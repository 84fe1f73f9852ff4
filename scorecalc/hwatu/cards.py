"""The 48 cards of hwatu as small whole numbers, and their names.

A card is 0…47: month after month in the Korean order (1 pine … 11 paulownia, 12 willow), four to a month. A pile is a
mask: bit `c` is set where card `c` lies in it. The code of a card is its month and its kind (`1G`, `11P2`); the
canonical name is the Korean one (송학광).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

MONTHS = range(1, 13)
MONTH_NAMES = ("송학", "매조", "벚꽃", "흑싸리", "난초", "모란", "홍싸리", "공산", "국진", "단풍", "오동", "비")
PRINTED = {
    **dict.fromkeys((1, 3), ("G", "T", "P1", "P2")),
    **dict.fromkeys((2, 4, 5, 6, 7, 9, 10), ("Y", "T", "P1", "P2")),
    8: ("G", "Y", "P1", "P2"),
    11: ("G", "S", "P1", "P2"),
    12: ("G", "Y", "T", "S"),
}
"""Kinds printed in each month: G bright, Y animal, T ribbon, P1 and P2 the two plain ones, S the double one."""
RIBBONS = {
    **dict.fromkeys((1, 2, 3), "홍단"),
    **dict.fromkeys((4, 5, 7), "초단"),
    **dict.fromkeys((6, 9, 10), "청단"),
    12: "띠",
}
"""Name of the ribbon of each month; that of the willow has no colour."""
KIND_NAMES = {"G": "광", "Y": "끗", "P1": "피1", "P2": "피2", "S": "쌍피"}


class Card(NamedTuple):
    """A card: `code` (`1G`), `month` in the Korean order, `kind` as in `PRINTED`, canonical `name`."""

    code: str
    month: int
    kind: str
    name: str


def _deck() -> Iterator[Card]:
    for month in MONTHS:
        for kind in PRINTED[month]:
            name = RIBBONS[month] if kind == "T" else KIND_NAMES[kind]
            yield Card(f"{month}{kind}", month, kind, MONTH_NAMES[month - 1] + name)


CARDS = tuple(_deck())
BY_CODE = {card.code: index for index, card in enumerate(CARDS)}
BY_NAME = {card.name: index for index, card in enumerate(CARDS)}
ALL = (1 << len(CARDS)) - 1
OF_MONTH = {month: 0b1111 << 4 * (month - 1) for month in MONTHS}
"""The four cards of each month, as a mask."""


def pile_of(cards: Iterable[int]) -> int:
    """Return the mask of `cards`.

    >>> bin(pile_of([0, 3]))
    '0b1001'
    """
    pile = 0
    for card in cards:
        pile |= 1 << card
    return pile


def cards_in(pile: int) -> list[int]:
    """Return the cards of `pile`, in order of month.

    >>> [CARDS[card].code for card in cards_in(OF_MONTH[11])]
    ['11G', '11S', '11P1', '11P2']
    """
    return [card for card in range(len(CARDS)) if pile >> card & 1]


def names(pile: int) -> list[str]:
    """Return the canonical names of the cards of `pile`, in order of month.

    >>> names(OF_MONTH[12])
    ['비광', '비끗', '비띠', '비쌍피']
    """
    return [CARDS[card].name for card in cards_in(pile)]
