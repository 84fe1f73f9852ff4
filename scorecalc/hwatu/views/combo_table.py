"""The view of the combo table of a hwatu ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.hwatu.views.names import Result, card_words, class_word, combo_word, folded, label_words
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose


def table_view(table: Result, say: Catalogue, *, columns: int) -> list[Block]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled, in so many `columns`."""
    classes = [row for row in table["rows"] if row["id"].startswith("base.")]
    combos = [row for row in table["rows"] if not row["id"].startswith("base.")]
    heads = tuple(say.say(f"hwatu.column.{name}") for name in ("class", "cards", "each"))
    class_rows = [
        (class_word(row["id"].removeprefix("base."), say), card_words(row["cards"], say), f"{row['points']:,}")
        for row in classes
    ]
    headers = tuple(say.say(f"hwatu.column.{name}") for name in ("combo", "cards", "points"))
    combo_rows = [
        (combo_word(row["id"], say), _needed(row, say), f"{row['points']:,}" if row["points"] else "") for row in combos
    ]
    return [
        Heading(say.say("hwatu.heading.classes")),
        Grid(heads, tuple(folded(class_rows, heads, 1, say, cells=columns)), "llr"),
        Heading(say.say("hwatu.heading.combos")),
        Grid(headers, tuple(folded(combo_rows, headers, 1, say, cells=columns)), "llr"),
        Heading(say.say("hwatu.heading.settling")),
        Prose(tuple(_settling(table, say))),
    ]


def _needed(row: Result, say: Catalogue) -> str:
    """The cards of a combo, and in brackets what else there is to know of it."""
    cards = card_words(row["cards"], say)
    if row["at_least"]:
        counted = say.say("hwatu.table.at_least", count=row["at_least"], cards=card_words(row["of"], say))
        cards = f"{say.say('hwatu.table.including', cards=cards)} {counted}" if cards else counted
    remarks = []
    if row["instant"]:
        remarks.append(say.say("hwatu.table.instant"))
    if row["per_extra"]:
        remarks.append(say.say("hwatu.table.per_extra", points=row["per_extra"]))
    if row["replaces"]:
        replaced = dict.fromkeys(_family_word(line, say) for line in row["replaces"])
        remarks.append(say.say("hwatu.table.replaces", combos=say.listed(replaced)))
    if row["best_of"]:
        remarks.append(say.say("hwatu.table.best_of", group=row["best_of"]))
    return f"{cards} ({', '.join(remarks)})" if remarks else cards


def _settling(table: Result, say: Catalogue) -> Iterator[str]:
    """The rules of a round and of a match, a sentence each."""
    replacing = any(row["replaces"] for row in table["rows"])
    yield say.say("hwatu.table.stacking_others" if replacing else "hwatu.table.stacking")
    for label in table["labels"]:
        parts = " + ".join(_part_word(part, say) for part in label["combos"])
        yield f"{label_words([label['id']], say)}: {parts}"
    yield say.say(f"hwatu.table.credit.{table['credit']}")
    if table["credit"] == "difference":
        yield say.say(f"hwatu.table.tie.{table['tie']}")
    if any(row["instant"] for row in table["rows"]):
        yield say.say(f"hwatu.table.instant_win.{table['instant_win']}")
    if table["min_total_redeal"] is not None:
        yield say.say("hwatu.table.redeal", points=table["min_total_redeal"])
    if table["target"] is not None:
        yield say.say("hwatu.table.target", points=table["target"])


def _family_word(line: str, say: Catalogue) -> str:
    """The word for the combos of the same beginning as `line`, or for that combo alone."""
    family = line.removeprefix("combo.").partition(".")[0]
    return say.say(f"hwatu.family.{family}") if say.has(f"hwatu.family.{family}") else combo_word(line, say)


def _part_word(part: str, say: Catalogue) -> str:
    """What a combo, or a family of combos with the same beginning, is called."""
    return say.say(f"hwatu.family.{part}") if say.has(f"hwatu.family.{part}") else combo_word(part, say)
