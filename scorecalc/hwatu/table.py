"""The combo table of a ruleset as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scorecalc.hwatu.cards import names
from scorecalc.hwatu.rules import Combo, Rules, is_named


def combo_table(rules: Rules) -> dict[str, Any]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled."""
    return {
        "schema": "scorecalc.hwatu.table/1",
        "classes": [
            {"id": each.id, "points": each.points, "count": each.cards.bit_count(), "cards": names(each.cards)}
            for each in rules.classes
        ],
        "combos": [_row(combo, rules) for combo in rules.combos],
        "labels": [{"id": label, "combos": list(parts)} for label, parts in rules.labels.items()],
        **{name: getattr(rules, name) for name in ("credit", "tie", "instant_win", "min_total_redeal", "target")},
        "players": list(rules.players),
        "wild": names(1 << rules.wild)[0] if rules.wild is not None else None,
    }


def _row(combo: Combo, rules: Rules) -> dict[str, Any]:
    counted = {"at_least": combo.at_least, "of": names(combo.counted), "per_extra": combo.per_extra}
    return {
        "id": combo.line,
        "cards": names(combo.needs),
        "counted": counted if combo.at_least else None,
        "points": combo.points,
        "instant": combo.is_instant,
        "replaces": list(_replaced(combo, rules)),
        "best_of": combo.group or None,
    }


def _replaced(combo: Combo, rules: Rules) -> Iterator[str]:
    for other in rules.combos:
        if any(is_named(other.id, name) for name in combo.replaces):
            yield other.line
