"""Short ways to score a hand in a test: the notation, the fields of its record, and the options that differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.answer import Answer, Rejected
from scorecalc.api import prepared
from scorecalc.errors import Problem
from scorecalc.lang import catalogue
from scorecalc.mahjong.game import score
from scorecalc.mahjong.rules.ruleset import Rules

Result = dict[str, Any]


def rules_of(ruleset: str = "riichi", **options: Any) -> Rules:
    """The rules of a ruleset with `options` changed."""
    rules: Rules = prepared(ruleset, options).rules
    return rules


def answer(
    hand: str, *, ruleset: str = "riichi", rules: Mapping[str, Any] | None = None, explain: bool = False, **fields: Any
) -> Result | Rejected:
    """What the game says to a hand: a child's in the south of the east round, won by ron, unless `fields` say other."""
    record = {"hand": hand, "by": "ron", "seat": "S", "round": "E", **fields}
    return plain(score("hand", record, rules_of(ruleset, **(rules or {}))), explain=explain)


def plain(answer: Answer | Rejected, *, explain: bool = False) -> Result | Rejected:
    """An answer as plain data, with its warnings; a rejection as it is."""
    if isinstance(answer, Rejected):
        return answer
    return answer.document(detail="explained" if explain else "detailed") | {"warnings": list(answer.warnings)}


def scored(hand: str, **fields: Any) -> Result:
    """The result of a hand that wins."""
    result = answer(hand, **fields)
    assert isinstance(result, dict), [problem.key for problem in result.problems]
    return result


def refused(hand: str, **fields: Any) -> Rejected:
    """Why a hand has no result."""
    result = answer(hand, **fields)
    assert isinstance(result, Rejected), result
    return result


def known(rejected: Rejected) -> Result:
    """What is known of a hand that may not win, as plain data."""
    assert rejected.known is not None
    return rejected.known.document(detail="detailed")


def codes(rejected: Rejected) -> list[str]:
    """The codes of all problems, in order of report."""
    return [problem.code for problem in rejected.problems]


def keys(rejected: Rejected) -> list[str]:
    """The sentences of all problems, without the part of the catalogue."""
    return [problem.key.rpartition(".")[2] for problem in rejected.problems]


def said(problem: Problem, language: str = "en") -> str:
    """The sentence of a problem, and that of its hint."""
    words = catalogue(language)
    hint = words.text(problem.hint, **problem.values) if problem.hint else ""
    return (
        f"{words.text(problem.key, **problem.values)} | {hint}" if hint else words.text(problem.key, **problem.values)
    )


def yaku_of(result: Result) -> dict[str, int | str]:
    """The yaku of a result with their han; a yakuman counts as `1y`, a double one as `2y`."""
    return {line["id"]: line.get("han", f"{line.get('yakuman')}y") for line in result["yaku"]}


def fu_of(result: Result) -> list[tuple[str, int]]:
    """The fu items of a result, in the order in which they are listed."""
    return [(item["id"], item["fu"]) for item in result["fu_items"]]


def asked(ruleset: str = "riichi", rules: Mapping[str, Any] | None = None, **fields: Any) -> Result:
    """The result of a points record (docs/records.md) that can be answered."""
    result = plain(score("points", fields, rules_of(ruleset, **(rules or {}))))
    assert isinstance(result, dict), [problem.key for problem in result.problems]
    return result


def pays(ruleset: str = "riichi", rules: Mapping[str, Any] | None = None, **fields: Any) -> dict[str, int]:
    """The payments of a points record."""
    payments: dict[str, int] = asked(ruleset, rules, **fields)["payments"]
    return payments
