"""The view of the combo table of a hwatu ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.hwatu.answers import ComboTable
from scorecalc.hwatu.combos import Combo
from scorecalc.hwatu.views.names import card_words, class_word, combo_word, folded, label_words
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose
from scorecalc.render.view_request import ViewRequest


def table_view(table: ComboTable, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show the values of cards and combos, which combos replace others, and the rules of rounds and matches."""
    heads = tuple(words.text(f"hwatu.column.{name}") for name in ("class", "cards", "each"))
    class_rows = [
        (class_word(each.id, words), card_words(each.cards, words), f"{each.points:,}") for each in table.rules.classes
    ]
    headers = tuple(words.text(f"hwatu.column.{name}") for name in ("combo", "cards", "points"))
    combo_rows = [
        (combo_word(combo.line, words), _needed(combo, table, words), f"{combo.points:,}" if combo.points else "")
        for combo in table.rules.combos
    ]
    return [
        Heading(words.text("hwatu.heading.classes")),
        Grid(heads, tuple(folded(class_rows, heads, 1, words, cells=request.columns)), "llr"),
        Heading(words.text("hwatu.heading.combos")),
        Grid(headers, tuple(folded(combo_rows, headers, 1, words, cells=request.columns)), "llr"),
        Heading(words.text("hwatu.heading.settling")),
        Prose(tuple(_settling(table, words))),
    ]


def _needed(combo: Combo, table: ComboTable, words: Catalogue) -> str:
    """Return the cards of a combo, with remarks in brackets."""
    cards = card_words(combo.needs, words)
    if combo.at_least:
        counted = words.text("hwatu.table.at_least", count=combo.at_least, cards=card_words(combo.counted, words))
        cards = f"{words.text('hwatu.table.including', cards=cards)} {counted}" if cards else counted
    remarks = []
    if combo.is_instant:
        remarks.append(words.text("hwatu.table.instant"))
    if combo.per_extra:
        remarks.append(words.text("hwatu.table.per_extra", points=combo.per_extra))
    if gone := table.replaced_by(combo):
        replaced = dict.fromkeys(_family_word(other.line, words) for other in gone)
        remarks.append(words.text("hwatu.table.replaces", combos=words.listed(replaced)))
    if combo.group:
        remarks.append(words.text("hwatu.table.best_of", group=combo.group))
    return f"{cards} ({', '.join(remarks)})" if remarks else cards


def _settling(table: ComboTable, words: Catalogue) -> Iterator[str]:
    """Yield the rules of a round and of a match, a sentence each."""
    rules = table.rules
    replacing = any(map(table.replaced_by, rules.combos))
    yield words.text("hwatu.table.stacking_others" if replacing else "hwatu.table.stacking")
    for label, parts in rules.labels.items():
        together = " + ".join(_part_word(part, words) for part in parts)
        yield f"{label_words([label], words)}: {together}"
    yield words.text(f"hwatu.table.credit.{rules.credit}")
    if rules.credit == "difference":
        yield words.text(f"hwatu.table.tie.{rules.tie}")
    if any(combo.is_instant for combo in rules.combos):
        yield words.text(f"hwatu.table.instant_win.{rules.instant_win}")
    if rules.min_total_redeal is not None:
        yield words.text("hwatu.table.redeal", points=rules.min_total_redeal)
    if rules.target is not None:
        yield words.text("hwatu.table.target", points=rules.target)


def _family_word(line: str, words: Catalogue) -> str:
    """Return the name of the family that the combo of `line` belongs to, or of the combo."""
    family = line.removeprefix("combo.").partition(".")[0]
    return words.text(f"hwatu.family.{family}") if words.has(f"hwatu.family.{family}") else combo_word(line, words)


def _part_word(part: str, words: Catalogue) -> str:
    """Return the name of a family of combos, or of a combo."""
    return words.text(f"hwatu.family.{part}") if words.has(f"hwatu.family.{part}") else combo_word(part, words)
