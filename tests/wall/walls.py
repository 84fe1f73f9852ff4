"""Walls for the tests: a record scored under a shipped ruleset."""

from __future__ import annotations

from typing import Any

from scorecalc.api import prepared
from scorecalc.errors import Problem, Rejected


def deal(ruleset: str, *dice: Any, rules: dict[str, str] | None = None, **fields: Any) -> dict[str, Any]:
    """The result of a deal that is in order."""
    ready = prepared(ruleset, rules or {})
    result = ready.game.score("deal", {"dice": list(dice), **fields}, ready.rules)
    assert isinstance(result, dict), result
    return result


def problems(ruleset: str, *dice: Any, rules: dict[str, str] | None = None, **fields: Any) -> tuple[Problem, ...]:
    """What is wrong with a deal."""
    ready = prepared(ruleset, rules or {})
    result = ready.game.score("deal", {"dice": list(dice), **fields}, ready.rules)
    assert isinstance(result, Rejected), result
    return result.problems
