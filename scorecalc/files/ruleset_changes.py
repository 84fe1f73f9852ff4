"""Sets options of a ruleset for one run, from the command line or from a record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.errors import InputError, Problem, shown
from scorecalc.files.coerce import KeyPath
from scorecalc.files.option_check import Stack, checked, contradictions
from scorecalc.files.pydantic_problems import PlacedProblem
from scorecalc.files.ruleset_layers import chain
from scorecalc.files.ruleset_names import find
from scorecalc.files.yaml_text import text_value
from scorecalc.option_set import to_builtins
from scorecalc.ruleset import Ruleset


def changed(ruleset: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """`ruleset` with `changes` set: dotted option → text of a command line, or data of a record.

    InputError with all that is wrong, each pointing into a text `option=value`.

    >>> from scorecalc.files.rulesets import load
    >>> changed(load("riichi"), {"red_fives.m": "0", "open_tanyao": "false"}).changes
    {'red_fives.m': 0, 'open_tanyao': False}
    """
    paths: dict[str, KeyPath] = {key: tuple(key.split(".")) for key in changes}
    stack = _stack(ruleset, changes)
    for key, given in changes.items():
        stack.lay(_nested(paths[key], _value(key, given)))
    found = checked(ruleset.game, stack.values)
    if isinstance(found, list):
        raise InputError(_in_change(problem, changes, paths) for problem in found)
    if unfit := contradictions(ruleset.game, found):
        placed = [PlacedProblem(tuple(problem.field.split(".")), is_of_key=False, problem=problem) for problem in unfit]
        raise InputError([each.problem if each.problem.text else _in_change(each, changes, paths) for each in placed])
    values = to_builtins(found)
    made = {key: _set_at(values, path) for key, path in paths.items()}
    named = {key: _part_named(value, changes[key]) for key, value in made.items() if value is not _GONE}
    return ruleset._replace(options=found, changes={**ruleset.changes, **named})


def _stack(ruleset: Ruleset, changes: Mapping[str, Any]) -> Stack:
    """The options of a ruleset, ready to have changes laid on them."""
    stack = Stack(ruleset.game)
    if any(value in (True, "true") for value in changes.values()):  # it may mean the list of a ruleset further below
        for layer in reversed(chain(find(ruleset.name))):
            stack.lay(layer.options)
    stack.values = ruleset.values
    return stack


_GONE: Any = object()
"""Stands for what a later change has taken away."""


def _set_at(options: Any, path: KeyPath) -> Any:
    """The value under the words of `path` in checked options, whose names may be numbers."""
    for step in path:
        named = {str(name): part for name, part in options.items()} if isinstance(options, Mapping) else {}
        options = named.get(str(step), _GONE)
    return options


def _part_named(value: Any, given: Any) -> Any:
    """The part of the checked `value` that was given: of a map the same names, without those that it is merged with."""
    given = text_value(given) if isinstance(given, str) else given
    if not (isinstance(value, Mapping) and isinstance(given, Mapping)):
        return value
    return {name: _part_named(part, given[str(name)]) for name, part in value.items() if str(name) in given}


def _value(key: str, given: Any) -> Any:
    """The value that a change gives: a text may spell a list or a map."""
    if not isinstance(given, str):
        return given
    try:
        return text_value(given)
    except InputError as error:
        text = f"{key}={given}"
        start = len(key) + 1
        raise InputError(
            problem._replace(text=text, start=start, end=len(text), line=0, column=0) for problem in error.problems
        ) from error


def _nested(path: KeyPath, value: Any) -> Any:
    """Maps inside maps that lead to `value`."""
    for name in reversed(path):
        value = {name: value}
    return value


def _in_change(found: PlacedProblem, changes: Mapping[str, Any], paths: dict[str, KeyPath]) -> Problem:
    """The problem with the place in the change that made it."""
    key = next((key for key in reversed(paths) if found.path[: len(paths[key])] == paths[key]), "")
    if not key:  # a dotted key that leads into a name that does not exist
        key = next((key for key in reversed(paths) if paths[key][: len(found.path)] == found.path), "")
    if not key:
        return found.problem
    text = f"{key}={shown(changes[key])}"
    start, end = (0, len(key)) if found.is_of_key else (len(key) + 1, len(text))
    return found.problem._replace(text=text, start=start, end=end, field=key)
