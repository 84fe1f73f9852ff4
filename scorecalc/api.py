"""Scores one record: finds its ruleset, sets what it changes, and asks the game.

Every command comes through here, so that a hand is worth the same on every way into the program.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from scorecalc.answer import Answer, Rejected
from scorecalc.errors import InputError, Name, Problem, did_you_mean
from scorecalc.files.record_heads import wrong_heads
from scorecalc.files.ruleset_names import shipped_files
from scorecalc.files.rulesets import DEFAULT, load
from scorecalc.games import BUILT_IN, COMMON, Game, game, kind_of
from scorecalc.ruleset import Ruleset

Check = Callable[[str, str, Mapping[str, Any]], Mapping[str, Any]]
"""Returns the checked fields of a record; takes the game, the kind and the fields. InputError if their structure is wrong."""


class Prepared(NamedTuple):
    """A ruleset with its changes, its game, and the rules that the game has made of it."""

    ruleset: Ruleset
    game: Game
    rules: Any


_PREPARED: dict[int, Prepared] = {}
"""Prepared rulesets, by the number of the ruleset, which is the same value for as long as its files do not change."""
MOST_PREPARED = 256


def prepared(name: str, changes: Mapping[str, Any]) -> Prepared:
    """The ruleset called `name` with `changes` set, ready to score with; made once for all records that want the same.

    Raise InputError for an unknown ruleset, or for changes that it does not take.
    """
    ruleset = load(name, changes)
    found = _PREPARED.get(id(ruleset))
    if found is None or found.ruleset is not ruleset:
        while len(_PREPARED) >= MOST_PREPARED:
            del _PREPARED[next(iter(_PREPARED))]
        module = game(ruleset.game)
        found = _PREPARED[id(ruleset)] = Prepared(ruleset, module, module.rules(ruleset.options))
    return found


def score_record(
    record: Mapping[str, Any],
    *,
    default_ruleset: str = DEFAULT,
    changes: Mapping[str, Any] | None = None,
    check: Check | None = None,
) -> tuple[Ruleset, Answer | Rejected]:
    """The ruleset that `record` was scored by, with its changes, and the answer of the game or the reasons for having none.

    A record names its own ruleset or gets `default_ruleset`; `changes` are set over its own (`rules`). `check` looks at
    the structure of the record first, where it came from a file. InputError where the ruleset or its changes are not in
    order.
    """
    wrong = tuple(wrong_heads(record))
    if wrong:
        raise InputError(wrong)
    name = _given(record, "ruleset", default_ruleset)
    rules = _given(record, "rules", {})
    try:
        ready = prepared(name, {**rules, **(changes or {})} if changes or rules else {})
    except InputError as error:
        raise InputError(_in_record(problem, record, rules) for problem in error.problems) from error
    return ready.ruleset, score_prepared(record, ready, check=check)


def score_prepared(record: Mapping[str, Any], ready: Prepared, *, check: Check | None = None) -> Answer | Rejected:
    """Return the answer to `record` under a prepared ruleset, or the reasons for having none."""
    kind = kind_of(record, ready.game)
    if kind not in ready.game.KINDS:
        return Rejected((unknown_kind(kind, ready),))
    fields: Mapping[str, Any] = {name: value for name, value in record.items() if name not in COMMON}
    try:
        fields = check(ready.ruleset.game, kind, fields) if check else fields
    except InputError as error:
        return Rejected(error.problems)
    return ready.game.score(kind, fields, ready.rules)


def _given(record: Mapping[str, Any], name: str, default: Any) -> Any:
    """Return the value of a field of `record`; null is the same as no field."""
    value = record.get(name)
    return default if value is None else value


def _in_record(problem: Problem, record: Mapping[str, Any], rules: Mapping[str, Any]) -> Problem:
    """`problem` with the field of the record that it comes from, where it comes from the record."""
    if problem.code == "unknown_ruleset" and "ruleset" in record:
        return problem._replace(field="ruleset")
    return problem._replace(field=f"rules.{problem.field}") if problem.field in rules else problem


def unknown_kind(kind: object, ready: Prepared) -> Problem:
    """The problem of a record whose `kind` its game does not score."""
    kinds = list(ready.game.KINDS)
    values = {"name": str(kind), "game": Name(ready.ruleset.game, "game"), "names": kinds}
    problem = Problem("unknown_kind", "common.error.unknown_kind", values, field="kind")
    return problem.suggesting(did_you_mean(str(kind), kinds), "common.hint.choose_one")


def rulesets_with(kind: str) -> list[str]:
    """Return the names of the shipped rulesets whose games score records of the `kind`.

    >>> rulesets_with("points")[:2]
    ['aotenjo', 'aotenjo-flat']
    """
    games = {name for name in BUILT_IN if kind in game(name).KINDS}
    return [path.stem for path in shipped_files() if path.parent.name in games]
