"""Read ruleset files and changes of options, and say everything that is wrong with them at once.

The files are YAML (`scorecalc.files.yaml_text`); the options of a game are a dataclass of the game, which pydantic checks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from pydantic import TypeAdapter, ValidationError

from scorecalc.errors import InputError, Problem
from scorecalc.files.coerce import KeyPath, fitted, plain
from scorecalc.files.pydantic_problems import Fault, faults, shown, unknown_key
from scorecalc.files.rulesets import Ruleset, looked_up, shipped_files, unknown
from scorecalc.files.yaml_text import Document, at, documents, located, read_text, text_value
from scorecalc.games import BUILT_IN, game, unknown_game
from scorecalc.lang import LANGUAGES

HEAD = ("game", "title", "source", "extends")
"""The keys of a ruleset file that are no options."""


class Layer(NamedTuple):
    """One file of a chain of rulesets that extend each other."""

    path: Path
    lines: Mapping[int, str]
    document: Document

    @property
    def name(self) -> str:
        """What the ruleset is called: a shipped one by its name, any other by its path."""
        shipped = {file.resolve() for file in shipped_files()}
        return self.path.stem if self.path.resolve() in shipped else str(self.path)

    @property
    def head(self) -> Mapping[str, Any]:
        """The keys that are no options."""
        return {name: value for name, value in self.document.value.items() if name in HEAD}

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that this file sets, as it has them."""
        return {name: value for name, value in self.document.value.items() if name not in HEAD}

    def problem(self, path: KeyPath, problem: Problem, *, on_key: bool = False) -> Problem:
        """`problem` with the place of what stands under `path`, or of its key."""
        place = self.document.place(path)
        is_inside = path in self.document.places
        return located(at(place.key if on_key or not is_inside else place.value, problem), str(self.path), self.lines)


def read(path: Path) -> Ruleset:
    """The ruleset in the file `path`, with everything that it extends.

    InputError with every mistake of the file, where it is not in order. A shipped ruleset is called by its name, any
    other one by its path.

    >>> from scorecalc.files.rulesets import find
    >>> read(find("riichi")).options["players"]
    4
    """
    layers = chain(path)
    own = layers[0]
    problems = [problem for layer in layers for problem in _head_problems(layer)]
    game_name, game_problems = _game_of(layers)
    problems += game_problems
    options: Mapping[str, Any] = {}
    if game_name:
        options, found = _options(layers, game_name)
        problems += found or _rule_problems(own, game_name, options)
    if problems:
        files = [str(layer.path) for layer in layers]
        raise InputError(sorted(problems, key=lambda each: (files.index(each.file), each.line, each.column)))
    source: Any = next((layer.head["source"] for layer in layers if "source" in layer.head), [])
    return Ruleset(own.name, game_name, _title(own), tuple([source] if isinstance(source, str) else source), options)


def chain(path: Path) -> list[Layer]:
    """The file `path`, the one that it extends, and so on. InputError where one cannot be read or they go round."""
    layers: list[Layer] = []
    seen: list[Path] = []
    while True:
        if path.resolve() in seen:
            circle = " → ".join(each.name for each in (*seen[seen.index(path.resolve()) :], path))
            problem = Problem("extends_circle", "common.error.extends_circle", {"circle": circle})
            raise InputError([layers[-1].problem(("extends",), problem)])
        seen.append(path.resolve())
        layers.append(_layer(path))
        if "extends" not in layers[-1].document.value:
            return layers
        path = _extended(layers[-1])


def _layer(path: Path) -> Layer:
    text = read_text(path)
    lines = dict(enumerate(text.split("\n"), 1))
    try:
        found = list(documents(text))
        if problems := [problem for document in found for problem in document.problems]:
            raise InputError(problems)
    except InputError as error:
        raise InputError([located(problem, str(path), lines) for problem in error.problems]) from error
    problem = Problem("bad_yaml", "common.error.no_ruleset", {"keys": list(HEAD)})
    if len(found) > 1:
        problem = at(found[1].places[()].value, Problem("bad_yaml", "common.error.two_documents"))
    elif found and not isinstance(found[0].value, dict):
        problem = at(found[0].places[()].value, problem)
    if len(found) != 1 or problem.line:
        raise InputError([located(problem, str(path), lines)])
    return Layer(path, lines, found[0])


def _extended(layer: Layer) -> Path:
    """The file that `layer` extends: a shipped ruleset by its name, or a file by its path from there."""
    name = layer.document.value["extends"]
    if not isinstance(name, str):
        problem = Problem("bad_value", "common.error.extends_not_text", {"value": shown(name)})
        raise InputError([layer.problem(("extends",), problem)])
    try:
        path = looked_up(name, layer.path.parent)
    except InputError as error:
        raise InputError([layer.problem(("extends",), problem) for problem in error.problems]) from error
    if path is None:
        raise InputError([layer.problem(("extends",), unknown(name))])
    return path


def _head_problems(layer: Layer) -> Iterator[Problem]:
    """What is wrong with the title and the sources of one file."""
    title = layer.head.get("title", "")
    for language, text in title.items() if isinstance(title, dict) else ():
        if language not in LANGUAGES:
            yield layer.problem(("title", language), unknown_key(language, list(LANGUAGES)), on_key=True)
        elif not isinstance(text, str):
            yield layer.problem(("title", language), _not_text(text))
    if not isinstance(title, dict | str):
        yield layer.problem(("title",), _not_text(title))
    source = layer.head.get("source", [])
    if not isinstance(source, str) and not (isinstance(source, list) and all(isinstance(text, str) for text in source)):
        yield layer.problem(("source",), Problem("bad_value", "common.error.not_texts", {"value": shown(source)}))


def _not_text(value: Any) -> Problem:
    return Problem("bad_value", "common.error.not_text", {"value": shown(value)})


def _game_of(layers: list[Layer]) -> tuple[str, list[Problem]]:
    """The game of a chain of rulesets, which one of its files has to name, and all that name one have to agree on."""
    named = [layer for layer in layers if "game" in layer.head]
    if not named:
        problem = Problem("missing_key", "common.error.no_game", {"names": list(BUILT_IN)}, "common.hint.choose_one")
        return "", [layers[0].problem((), problem)]
    base = shown(named[-1].head["game"])
    if base not in BUILT_IN:
        return "", [named[-1].problem(("game",), unknown_game(base))]
    others = [layer for layer in named if layer.head["game"] != base]
    return base, [layer.problem(("game",), _other_game(shown(layer.head["game"]), base)) for layer in others]


def _other_game(name: str, base: str) -> Problem:
    return Problem("bad_value", "common.error.other_game", {"name": name, "game": base})


def _title(layer: Layer) -> dict[str, str]:
    """The title of a file in every language: one text stands for all, English or the first given for a missing one."""
    title = layer.head.get("title") or layer.path.stem
    if isinstance(title, str):
        return dict.fromkeys(LANGUAGES, title)
    other = title.get("en") or next(iter(title.values()))
    return {language: title.get(language, other) for language in LANGUAGES}


def _options(layers: list[Layer], game_name: str) -> tuple[Mapping[str, Any], list[Problem]]:
    """The checked options of a chain, and what is wrong with them."""
    kind = game(game_name).options()
    value: Any = {}
    owners: dict[KeyPath, Layer] = {}
    for layer in reversed(layers):
        value = merged(value, fitted(kind, layer.options))
        for path in layer.document.places:
            owners[path] = layer
    options, found = checked(game_name, value)
    return options, [_with_way_out(_placed(fault, owners, layers[0])) for fault in found]


def _with_way_out(problem: Problem) -> Problem:
    """A problem of missing options with the hint that another ruleset may have them."""
    return problem._replace(hint="common.hint.extends") if problem.code == "missing_key" else problem


def _rule_problems(own: Layer, game_name: str, options: Mapping[str, Any]) -> list[Problem]:
    """What the game finds wrong with options that are each of the right type but make no rules together."""
    return [own.problem(_path_in(own.options, problem.field), problem) for problem in _unfit(game_name, options)]


def _unfit(game_name: str, options: Mapping[str, Any]) -> tuple[Problem, ...]:
    try:
        game(game_name).check(options)
    except InputError as error:
        return error.problems
    return ()


def _path_in(options: Any, field: str) -> KeyPath:
    """The keys and indices of a dotted field, as far as `options` have it; a key may have dots itself.

    >>> _path_in({"pao": ["daisangen", "riichi"]}, "pao.1"), _path_in({"combos": {"a.b": {}}}, "combos.a.b.all_of")
    (('pao', 1), ('combos', 'a.b'))
    """
    parts = enumerate(options) if isinstance(options, list) else options.items() if isinstance(options, Mapping) else ()
    for key, part in parts:
        if field == str(key):
            return (key,)
        if field.startswith(f"{key}."):
            return (key, *_path_in(part, field.removeprefix(f"{key}.")))
    return ()


def _placed(fault: Fault, owners: Mapping[KeyPath, Layer], own: Layer) -> Problem:
    """The problem of `fault` where its value was set: by the last file of the chain that has it."""
    path = fault.path
    while path and path not in owners:
        path = path[:-1]
    layer = owners[path] if path else own
    return layer.problem(path, fault.problem, on_key=fault.on_key)


def merged(base: Any, over: Any) -> Any:
    """`over` laid on `base`: maps key by key, anything else in its place.

    >>> merged({"a": {"x": 1, "y": [1, 2]}}, {"a": {"y": [3]}})
    {'a': {'x': 1, 'y': [3]}}
    """
    if not isinstance(base, Mapping) or not isinstance(over, Mapping):
        return over
    return {**base, **{name: merged(base.get(name), value) for name, value in over.items()}}


@lru_cache(maxsize=16)
def adapter(game_name: str) -> TypeAdapter[Any]:
    """What checks the options of a game."""
    return TypeAdapter(game(game_name).options())


def checked(game_name: str, options: Any) -> tuple[Mapping[str, Any], list[Fault]]:
    """`options` of a game, checked, as plain data of the right types; or what is wrong with them."""
    try:
        return plain(adapter(game_name).validate_python(options)), []
    except ValidationError as error:
        return {}, faults(error.errors(include_url=False), options, game(game_name).options())


def changed(ruleset: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """`ruleset` with `changes` set: dotted option → text of a command line, or data of a record.

    InputError with all that is wrong, each pointing into a text `option=value`.

    >>> from scorecalc.files.rulesets import load
    >>> changed(load("riichi"), {"red_fives.m": "0", "open_tanyao": "false"}).changes
    {'red_fives.m': 0, 'open_tanyao': False}
    """
    kind = game(ruleset.game).options()
    options: Any = ruleset.options
    paths: dict[str, KeyPath] = {}
    for key, given in changes.items():
        paths[key] = tuple(key.split("."))
        options = merged(options, fitted(kind, _nested(paths[key], _value(key, given))))
    result, found = checked(ruleset.game, options)
    if found:
        raise InputError(_in_change(fault, changes, paths) for fault in found)
    if unfit := _unfit(ruleset.game, result):
        unfits = [Fault(tuple(problem.field.split(".")), on_key=False, problem=problem) for problem in unfit]
        raise InputError([each.problem if each.problem.text else _in_change(each, changes, paths) for each in unfits])
    made = {key: _set_at(result, path) for key, path in paths.items()}
    named = {key: _part_named(value, changes[key]) for key, value in made.items() if value is not _GONE}
    return ruleset._replace(options=result, changes={**ruleset.changes, **named})


_GONE: Any = object()
"""Stands for what a later change has taken away."""


def _set_at(options: Any, path: KeyPath) -> Any:
    """What stands under the words of `path` in checked options, whose names may be numbers."""
    for step in path:
        named = {str(name): part for name, part in options.items()} if isinstance(options, Mapping) else {}
        options = named.get(str(step), _GONE)
    return options


def _part_named(value: Any, given: Any) -> Any:
    """What `given` names of the checked `value`: of a map the same names, without those that it is merged with."""
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


def _in_change(fault: Fault, changes: Mapping[str, Any], paths: dict[str, KeyPath]) -> Problem:
    """The problem of `fault` where the change that made it is written."""
    key = next((key for key in reversed(paths) if fault.path[: len(paths[key])] == paths[key]), "")
    if not key:  # a dotted key that leads into a name that does not exist
        key = next((key for key in reversed(paths) if paths[key][: len(fault.path)] == fault.path), "")
    if not key:
        return fault.problem
    text = f"{key}={shown(changes[key])}"
    start, end = (0, len(key)) if fault.on_key else (len(key) + 1, len(text))
    return fault.problem._replace(text=text, start=start, end=end, field=key)


def origins(layers: list[Layer], ruleset: Ruleset) -> dict[str, str]:
    """Which ruleset of the chain sets each option, by its dotted name; `--set` for those that were changed."""
    found: dict[str, str] = {}
    for layer in reversed(layers):
        for path in layer.document.places:
            found[".".join(map(str, path))] = layer.name
    for key in ruleset.changes:
        found = {name: by for name, by in found.items() if not name.startswith(f"{key}.")} | {key: "--set"}
    return found


def json_schema(game_name: str) -> dict[str, Any]:
    """The JSON Schema of a ruleset file of a game.

    Nothing is required: the rulesets that a file extends set what it leaves out.
    """
    made = _without_required(adapter(game_name).json_schema())
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
