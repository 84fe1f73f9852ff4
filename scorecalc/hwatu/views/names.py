"""The words of hwatu for cards, classes, combos and labels, and line breaks in long lists of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorecalc.hwatu.cards import CARDS, cards_in
from scorecalc.hwatu.score import Item
from scorecalc.lang import Catalogue
from scorecalc.render.width import width, wrap

COLUMNS = 80
GAP = 2
"""Cells between the columns of a table."""
_BLANK = "\x1f"
"""Stands for a blank at which no line is broken. Plain ASCII, so that it is measured without wcwidth."""


def card_word(card: int, words: Catalogue) -> str:
    """Return the name of a card.

    >>> card_word(0, Catalogue("ja"))
    '松に鶴'
    """
    return words.text(f"hwatu.card.{CARDS[card].code}")


def card_words(pile: int, words: Catalogue) -> str:
    """Return the names of the cards of a pile, with commas between them in English, where a name has blanks."""
    return (", " if words.language == "en" else " ").join(card_word(card, words) for card in cards_in(pile))


def combo_word(line: str, words: Catalogue) -> str:
    """Return the name of the line `combo.…` or `four_month_pi.…`, or of a combo; its id if we have no word.

    >>> combo_word("combo.gwang_daepo", Catalogue("ko")), combo_word("four_month_pi.5", Catalogue("ko"))
    ('광 대포', '난초 네 장 (피)')
    """
    name = line.removeprefix("combo.")
    if words.has(f"hwatu.combo.{name}"):
        return words.text(f"hwatu.combo.{name}")
    rest, _, month = name.rpartition(".")
    if rest and words.has(f"hwatu.combo.{rest}") and words.has(f"hwatu.month.{month}"):
        return words.text(f"hwatu.combo.{rest}", month=words.text(f"hwatu.month.{month}"))
    return name


def class_word(name: str, words: Catalogue) -> str:
    """Return the name of a class of cards; its id if we have no word."""
    return words.text(f"hwatu.class.{name}") if words.has(f"hwatu.class.{name}") else name


def item_word(item: Item, words: Catalogue) -> str:
    """Return the name of a line of a score, with the number of cards for a class."""
    if item.id.startswith("base."):
        name = class_word(item.id.removeprefix("base."), words)
        return words.text("hwatu.item.base", name=name, count=item.times)
    return combo_word(item.id, words)


def label_words(labels: Iterable[str], words: Catalogue) -> str:
    """Return the names that combos have together."""
    return words.listed(
        words.text(f"hwatu.label.{each}") if words.has(f"hwatu.label.{each}") else each for each in labels
    )


def folded(
    rows: Sequence[tuple[str, ...]], headers: Sequence[str], column: int, words: Catalogue, *, cells: int
) -> Iterator[tuple[str, ...]]:
    """Yield `rows` with the long texts of one `column` continued in rows below, so that the table fits into `cells`.

    >>> list(folded([("광", "송학광 매조끗", "100")], ("항목", "패", "x" * 4), 1, Catalogue("ko"), cells=20))
    [('광', '송학광', '100'), ('', '매조끗', '')]
    """
    columns = list(zip(headers, *rows, strict=True))
    # The writer of tables keeps every column by a gap wider than its header.
    widths = [max(width(head) + GAP, *map(width, texts)) + GAP for head, *texts in columns]
    room = cells - sum(widths) + widths[column]
    for row in rows:
        first, *rest = broken(row[column], room, words)
        yield (*row[:column], first, *row[column + 1 :])
        for piece in rest:
            yield tuple(piece if n == column else "" for n in range(len(row)))


def broken(cards: str, cells: int, words: Catalogue) -> list[str]:
    """Break the text `cards` into lines of at most `cells` cells.

    In English, where the name of a card has blanks, lines are broken behind commas and before brackets only.

    >>> broken("pine bright, plum animal, cherry bright", 30, Catalogue("en"))
    ['pine bright, plum animal,', 'cherry bright']
    """
    if words.language != "en":
        return wrap(cards, cells)
    pieces = cards.replace(" ", _BLANK).replace(f",{_BLANK}", ", ").replace(f"{_BLANK}(", " (")
    return [line.replace(_BLANK, " ") for line in wrap(pieces, cells)]
