"""The combo table of a ruleset as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorecalc.hwatu.cards import names
from scorecalc.hwatu.rules import CardClass, Combo, Rules, is_named


def combo_table(rules: Rules) -> dict[str, Any]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled.

    A row `base.…` has the cards of a class and the points of each; a row of a combo the cards that it needs, and how many
    (`at_least`) of which others (`of`).
    """
    return {
        "schema": "scorecalc.table/1",
        "rows": [*(_class_row(each) for each in rules.classes), *(_combo_row(combo, rules) for combo in rules.combos)],
        "labels": [{"id": label, "combos": list(parts)} for label, parts in rules.labels.items()],
        **{name: getattr(rules, name) for name in ("credit", "tie", "instant_win", "min_total_redeal", "target")},
        "players": list(rules.players),
        "wild": names(1 << rules.wild)[0] if rules.wild is not None else None,
    }


def _class_row(each: CardClass) -> dict[str, Any]:
    row = {"id": f"base.{each.id}", "points": each.points, "cards": names(each.cards)}
    return {**row, "at_least": 0, "of": [], "per_extra": 0, "replaces": [], "best_of": None, "instant": False}


def _combo_row(combo: Combo, rules: Rules) -> dict[str, Any]:
    return {
        "id": combo.line,
        "points": combo.points,
        "cards": names(combo.needs),
        "at_least": combo.at_least,
        "of": names(combo.counted),
        "per_extra": combo.per_extra,
        "replaces": list(_replaced(combo, rules)),
        "best_of": combo.group or None,
        "instant": combo.is_instant,
    }


def _replaced(combo: Combo, rules: Rules) -> Iterator[str]:
    for other in rules.combos:
        if any(is_named(other.id, name) for name in combo.replaces):
            yield other.line
