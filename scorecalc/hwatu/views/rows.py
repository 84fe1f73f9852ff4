"""Rows that several views of hwatu have: the ruleset, the lines of a score, notes on them, warnings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorecalc.errors import Problem
from scorecalc.hwatu.cards import cards_in
from scorecalc.hwatu.combos import Gain
from scorecalc.hwatu.score import Item, OneShort, Overlap
from scorecalc.hwatu.views.names import COLUMNS, GAP, broken, card_word, card_words, combo_word, item_word, label_words
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Rows
from scorecalc.render.width import width

Row = tuple[str, tuple[str, ...]]

MOST_CARDS = 8
"""Cards that a warning names."""


def ruleset_row(ruleset: str, words: Catalogue) -> list[Row]:
    """Return the row with the title of the ruleset, if it has one."""
    return [(words.text("hwatu.row.ruleset"), (ruleset,))] if ruleset else []


def warning_rows(warnings: Iterable[Problem], words: Catalogue) -> list[Row]:
    """Return the row of warnings, if there are any."""
    lines = tuple(_warning_lines(warnings, words))
    return [(words.text("hwatu.row.warning"), lines)] if lines else []


def _warning_lines(warnings: Iterable[Problem], words: Catalogue) -> Iterator[str]:
    """Yield a sentence for each warning, and one for all odd months of a pile; long lists of cards are cut."""
    odd: dict[tuple[object, ...], list[Problem]] = {}
    for problem in warnings:
        if problem.code == "odd_month_count":
            odd.setdefault((problem.key, problem.values["player"], problem.values.get("round")), []).append(problem)
        else:
            cards = problem.values.get("cards", [])
            shown = [*cards[:MOST_CARDS], "…"] if len(cards) > MOST_CARDS else cards
            yield words.text(problem.key, **{**problem.values, "cards": shown})
    for (key, *_), alike in odd.items():
        first = alike[0].values
        if len(alike) == 1:
            yield words.text(str(key), **first)
        else:
            cards = [card for each in alike for card in each.values["cards"]]
            yield words.text(str(key).replace("odd_month_count", "odd_months"), **{**first, "cards": cards})


def rows_around_score(
    head: Sequence[Row], items: Sequence[Item], total: int, notes: Sequence[Row], words: Catalogue
) -> Rows:
    """Return the lines of a score (points, then the cards; the total last) between other rows, all labels in one column.

    Rows and not a table: one hand is shown before a writer of tables is even loaded.
    """
    lines = [(item_word(item, words), f"{item.points:,}", card_words(item.cards, words)) for item in items]
    lines.append((words.text("hwatu.row.total"), f"{total:,}", ""))
    digits = max(len(points) for _, points, _ in lines)
    labels = [label for label, _ in (*head, *notes)] + [label for label, _, _ in lines]
    room = COLUMNS - max(map(width, labels)) - digits - 2 * GAP
    rows = []
    for label, points, cards in lines:
        first, *rest = broken(cards, room, words)
        rows.append((label, (f"{points:>{digits}}  {first}", *(" " * (digits + GAP) + piece for piece in rest))))
    return Rows((*head, *rows, *notes))


def note_rows(labels: Sequence[str], overlaps: Sequence[Overlap], words: Catalogue) -> list[Row]:
    """Return rows with the names that combos have together, and with the cards that count in several of them."""
    rows: list[Row] = []
    if labels:
        rows.append((words.text("hwatu.row.labels"), (label_words(labels, words),)))
    if overlaps:
        rows.append((words.text("hwatu.row.overlaps"), tuple(_overlap(each, words) for each in overlaps)))
    return rows


def _overlap(overlap: Overlap, words: Catalogue) -> str:
    items = words.listed(combo_word(line, words) for line in overlap.lines)
    return words.text("hwatu.overlap", cards=card_words(overlap.cards, words), items=items)


def one_short_row(found: Sequence[OneShort], words: Catalogue) -> Row:
    """Return a row with a line for each card that would make something, or for several cards that would make the same."""
    lines = []
    for each in found:
        gains = [_gain(gain, words) for gain in each.gains]
        gains += [words.text("hwatu.gain.instant", combo=combo_word(combo, words)) for combo in each.instant]
        key = "hwatu.one_short.one" if each.cards.bit_count() == 1 else "hwatu.one_short.several"
        lines.append(
            words.text(
                key,
                cards=words.listed(card_word(card, words) for card in cards_in(each.cards)),
                gains=words.listed(gains),
            )
        )
    return words.text("hwatu.row.one_short"), tuple(lines) or (words.text("hwatu.nothing"),)


def _gain(gain: Gain, words: Catalogue) -> str:
    return words.text("hwatu.gain", combo=combo_word(gain.line, words), points=gain.points)
