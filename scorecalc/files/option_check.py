"""Checks plain data against the options of a game with pydantic, and describes the options as JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from scorecalc.errors import InputError, Problem
from scorecalc.files.coerce import coerced, is_switch_or_list
from scorecalc.files.pydantic_problems import PlacedProblem, placed_problems
from scorecalc.games import game
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.option_set import OptionSet, fields


@lru_cache(maxsize=16)
def _adapter(game_name: str) -> TypeAdapter[OptionSet]:
    return TypeAdapter(game(game_name).options())


def checked(game_name: str, values: Any) -> OptionSet | list[PlacedProblem]:
    """Return the options of a game that plain data set, or the problems of the data."""
    try:
        return _adapter(game_name).validate_python(values)
    except ValidationError as error:
        return placed_problems(error.errors(include_url=False), values, game(game_name).options())


def contradictions(game_name: str, options: OptionSet) -> tuple[Problem, ...]:
    """Return the contradictions that the game finds among options that are valid one by one."""
    try:
        game(game_name).check(options)
    except InputError as error:
        return error.problems
    return ()


def merged(base: Any, over: Any) -> Any:
    """`over` laid on `base`: maps key by key, anything else in its place.

    >>> merged({"a": {"x": 1, "y": [1, 2]}}, {"a": {"y": [3]}})
    {'a': {'x': 1, 'y': [3]}}
    """
    if not isinstance(base, Mapping) or not isinstance(over, Mapping):
        return over
    return {**base, **{name: merged(base.get(name), value) for name, value in over.items()}}


class Stack:
    """The options of a chain of rulesets, laid on each other from the last one up.

    `true` for an option that is off or a list means the list of the nearest ruleset below that has one.
    """

    def __init__(self, game_name: str) -> None:
        self.kind = game(game_name).options()
        self.values: dict[str, Any] = {}
        self._lists: dict[str, Any] = {}

    def lay(self, options: Mapping[str, Any]) -> None:
        """Lay the options of the next ruleset, as it has them, on those below."""
        over = coerced(self.kind, options)
        types = fields(self.kind)
        for name, value in over.items():
            if isinstance(value, list):
                self._lists[name] = value
            elif value in (True, "true") and name in self._lists and is_switch_or_list(types[name]):
                over[name] = self._lists[name]
        self.values = merged(self.values, over)


def json_schema(game_name: str) -> dict[str, Any]:
    """The JSON Schema of a ruleset file of a game.

    Nothing is required: the rulesets that a file extends set what it leaves out.
    """
    made = _without_required(_adapter(game_name).json_schema())
    words = catalogue("en")
    for name, option in made["properties"].items():
        described = {**option, "description": words.text(f"{game_name}_options.{name}")}
        made["properties"][name] = dict(sorted(described.items()))
    text = {"type": "string"}
    languages = {"type": "object", "additionalProperties": False, "properties": dict.fromkeys(LANGUAGES, text)}
    head = {
        "game": {"const": game_name, "description": "The game that the ruleset is for."},
        "title": {"anyOf": [text, languages], "description": "What the ruleset is called, in one or in each language."},
        "source": {"anyOf": [text, {"type": "array", "items": text}], "description": "Where its values come from."},
        "extends": {**text, "description": "Name of a shipped ruleset, or path of a file from here."},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **made,
        "title": f"scorecalc ruleset: {game_name}",
        "description": "A ruleset of scorecalc. Options that are not named are those of the ruleset that it extends.",
        "properties": {**head, **made["properties"]},
    }


def _without_required(schema: Any) -> Any:
    if isinstance(schema, dict):
        kept = {name: part for name, part in schema.items() if name != "required" or not isinstance(part, list)}
        return {name: _without_required(part) for name, part in kept.items()}
    return [_without_required(part) for part in schema] if isinstance(schema, list) else schema
