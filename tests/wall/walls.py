"""Walls for the tests: a record scored under a shipped ruleset."""

from __future__ import annotations

from typing import Any

from scorecalc.answer import Rejected
from scorecalc.api import prepared
from scorecalc.errors import Problem
from scorecalc.wall.answer import DealtWall


def answered(ruleset: str, *dice: Any, rules: dict[str, str] | None = None, **fields: Any) -> DealtWall:
    """The answer to a deal that is in order."""
    ready = prepared(ruleset, rules or {})
    answer = ready.game.score("deal", {"dice": list(dice), **fields}, ready.rules)
    assert isinstance(answer, DealtWall), answer
    return answer


def deal(ruleset: str, *dice: Any, rules: dict[str, str] | None = None, **fields: Any) -> dict[str, Any]:
    """The same as plain data."""
    return answered(ruleset, *dice, rules=rules, **fields).document(detail="detailed")


def problems(ruleset: str, *dice: Any, rules: dict[str, str] | None = None, **fields: Any) -> tuple[Problem, ...]:
    """What is wrong with a deal."""
    ready = prepared(ruleset, rules or {})
    result = ready.game.score("deal", {"dice": list(dice), **fields}, ready.rules)
    assert isinstance(result, Rejected), result
    return result.problems
