"""Answers as plain data: the JSON contract (docs/records.md).

Ids and numbers are never translated, messages are English. An answer makes its own fields; what all kinds share is added here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.answer import Answer, Detail, Rejected
from scorecalc.errors import Problem
from scorecalc.games import game, kind_of
from scorecalc.lang import catalogue
from scorecalc.ruleset import Ruleset


def as_json(
    record: Mapping[str, Any],
    ruleset: Ruleset | None,
    answer: Answer | Rejected,
    line: int | None = None,
    *,
    detail: Detail = "detailed",
) -> dict[str, Any]:
    """The result of `record` as plain data: `schema`, `id`, `ok`, `ruleset`, its changes, and what the game says.

    `ruleset` is None if the record's own could not be used; `line` is the line of its file in which the record begins.
    """
    out: dict[str, Any] = {"schema": "scorecalc.error/1"}
    if ruleset is not None:
        module = game(ruleset.game)
        out["schema"] = module.SCHEMAS.get(kind_of(record, module), out["schema"])
    if "id" in record:
        out["id"] = record["id"]
    out["ok"] = not isinstance(answer, Rejected)
    out["ruleset"] = ruleset.name if ruleset is not None else record.get("ruleset")
    if ruleset is not None and ruleset.changes:
        out["rules"] = dict(ruleset.changes)
    if line is not None:
        out["line"] = line
    if isinstance(answer, Rejected):
        return out | failure_json(answer, detail=detail)
    return {**out, **answer.document(detail=detail), "warnings": [warning_json(each) for each in answer.warnings]}


def failure_json(rejected: Rejected, *, detail: Detail = "detailed") -> dict[str, Any]:
    """Why there is no result: `error` (the first problem), `errors` (all of them), and what is known all the same."""
    errors = [problem_json(problem) for problem in rejected.problems]
    out: dict[str, Any] = {"error": errors[0], "errors": errors}
    known = rejected.known
    if known is None:
        return out
    return out | known.document(detail=detail) | {"warnings": [warning_json(problem) for problem in known.warnings]}


def problem_json(problem: Problem) -> dict[str, Any]:
    """One problem as plain data: code, English message and hint, and its place, if that is known."""
    english = catalogue("en")
    out: dict[str, Any] = {
        "code": problem.code,
        "message": english.text(problem.key, **problem.values),
        "hint": english.text(problem.hint, **problem.values) if problem.hint else None,
        "column": problem.column or (problem.start + 1 if problem.start >= 0 else None),
    }
    if problem.start >= 0:
        out["text"] = problem.text[problem.start : problem.end]
    for name, value in (("field", problem.field), ("file", problem.file), ("line", problem.line)):
        if value:
            out[name] = value
    return out


def warning_json(problem: Problem) -> dict[str, str]:
    """One warning as plain data."""
    return {"code": problem.code, "message": catalogue("en").text(problem.key, **problem.values)}
