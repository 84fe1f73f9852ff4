"""The view of the combo table of a hwatu ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.hwatu.views.names import Result, card_words, class_word, combo_word, folded, label_words
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose


def table_view(table: Result, words: Catalogue, *, columns: int) -> list[Block]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled, in so many `columns`."""
    classes = [row for row in table["rows"] if row["id"].startswith("base.")]
    combos = [row for row in table["rows"] if not row["id"].startswith("base.")]
    heads = tuple(words.text(f"hwatu.column.{name}") for name in ("class", "cards", "each"))
    class_rows = [
        (class_word(row["id"].removeprefix("base."), words), card_words(row["cards"], words), f"{row['points']:,}")
        for row in classes
    ]
    headers = tuple(words.text(f"hwatu.column.{name}") for name in ("combo", "cards", "points"))
    combo_rows = [
        (combo_word(row["id"], words), _needed(row, words), f"{row['points']:,}" if row["points"] else "")
        for row in combos
    ]
    return [
        Heading(words.text("hwatu.heading.classes")),
        Grid(heads, tuple(folded(class_rows, heads, 1, words, cells=columns)), "llr"),
        Heading(words.text("hwatu.heading.combos")),
        Grid(headers, tuple(folded(combo_rows, headers, 1, words, cells=columns)), "llr"),
        Heading(words.text("hwatu.heading.settling")),
        Prose(tuple(_settling(table, words))),
    ]


def _needed(row: Result, words: Catalogue) -> str:
    """The cards of a combo, and in brackets what else there is to know of it."""
    cards = card_words(row["cards"], words)
    if row["at_least"]:
        counted = words.text("hwatu.table.at_least", count=row["at_least"], cards=card_words(row["of"], words))
        cards = f"{words.text('hwatu.table.including', cards=cards)} {counted}" if cards else counted
    remarks = []
    if row["instant"]:
        remarks.append(words.text("hwatu.table.instant"))
    if row["per_extra"]:
        remarks.append(words.text("hwatu.table.per_extra", points=row["per_extra"]))
    if row["replaces"]:
        replaced = dict.fromkeys(_family_word(line, words) for line in row["replaces"])
        remarks.append(words.text("hwatu.table.replaces", combos=words.listed(replaced)))
    if row["best_of"]:
        remarks.append(words.text("hwatu.table.best_of", group=row["best_of"]))
    return f"{cards} ({', '.join(remarks)})" if remarks else cards


def _settling(table: Result, words: Catalogue) -> Iterator[str]:
    """The rules of a round and of a match, a sentence each."""
    replacing = any(row["replaces"] for row in table["rows"])
    yield words.text("hwatu.table.stacking_others" if replacing else "hwatu.table.stacking")
    for label in table["labels"]:
        parts = " + ".join(_part_word(part, words) for part in label["combos"])
        yield f"{label_words([label['id']], words)}: {parts}"
    yield words.text(f"hwatu.table.credit.{table['credit']}")
    if table["credit"] == "difference":
        yield words.text(f"hwatu.table.tie.{table['tie']}")
    if any(row["instant"] for row in table["rows"]):
        yield words.text(f"hwatu.table.instant_win.{table['instant_win']}")
    if table["min_total_redeal"] is not None:
        yield words.text("hwatu.table.redeal", points=table["min_total_redeal"])
    if table["target"] is not None:
        yield words.text("hwatu.table.target", points=table["target"])


def _family_word(line: str, words: Catalogue) -> str:
    """The word for the combos of the same beginning as `line`, or for that combo alone."""
    family = line.removeprefix("combo.").partition(".")[0]
    return words.text(f"hwatu.family.{family}") if words.has(f"hwatu.family.{family}") else combo_word(line, words)


def _part_word(part: str, words: Catalogue) -> str:
    """What a combo, or a family of combos with the same beginning, is called."""
    return words.text(f"hwatu.family.{part}") if words.has(f"hwatu.family.{part}") else combo_word(part, words)
