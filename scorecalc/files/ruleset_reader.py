"""Reads ruleset files: merges and checks what they set, and reports everything that is wrong with them at once."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorecalc.errors import InputError, Problem
from scorecalc.files.coerce import KeyPath
from scorecalc.files.option_check import Stack, checked, contradictions
from scorecalc.files.pydantic_problems import PlacedProblem
from scorecalc.files.ruleset_layers import Layer, chain, game_of, head_problems
from scorecalc.files.ruleset_names import in_every_language
from scorecalc.option_set import OptionSet
from scorecalc.ruleset import Ruleset


def read(path: Path) -> Ruleset:
    """The ruleset in the file `path`, with everything that it extends. InputError with every mistake in the files.

    >>> from scorecalc.files.ruleset_names import find
    >>> read(find("riichi")).values["players"]
    4
    """
    return of_layers(chain(path))


def of_layers(layers: list[Layer]) -> Ruleset:
    """The ruleset that a file and those that it extends make together. InputError with every mistake in them."""
    own = layers[0]
    problems = [problem for layer in layers for problem in head_problems(layer)]
    game_name, game_problems = game_of(layers)
    problems += game_problems
    options: OptionSet | list[Problem] = _options(layers, game_name) if game_name else []
    if isinstance(options, list) or problems:
        problems += options if isinstance(options, list) else []
        files = [str(layer.path) for layer in layers]
        raise InputError(sorted(problems, key=lambda each: (files.index(each.file), each.line, each.column)))
    source: Any = next((layer.head["source"] for layer in layers if "source" in layer.head), [])
    title = in_every_language(own.head.get("title"), own.path.stem)
    return Ruleset(own.name, game_name, title, tuple([source] if isinstance(source, str) else source), options)


def _options(layers: list[Layer], game_name: str) -> OptionSet | list[Problem]:
    """The checked options of a chain, or what is wrong with them."""
    stack = Stack(game_name)
    owners: dict[KeyPath, Layer] = {}
    for layer in reversed(layers):
        stack.lay(layer.options)
        owners |= dict.fromkeys(layer.document.places, layer)
    own = layers[0]
    found = checked(game_name, stack.values)
    if isinstance(found, list):
        return [_with_way_out(_placed(problem, owners, own)) for problem in found]
    unfit = contradictions(game_name, found)
    return [own.problem(_path_in(own.options, problem.field), problem) for problem in unfit] or found


def _with_way_out(problem: Problem) -> Problem:
    """A problem of missing options with the hint that another ruleset may have them."""
    return problem._replace(hint="common.hint.extends") if problem.code == "missing_key" else problem


def _placed(found: PlacedProblem, owners: Mapping[KeyPath, Layer], own: Layer) -> Problem:
    """The problem with the place where its value was set: in the last file of the chain that has it."""
    path = found.path
    while path and path not in owners:
        path = path[:-1]
    layer = owners[path] if path else own
    return layer.problem(path, found.problem, on_key=found.is_of_key)


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


def origins(layers: list[Layer], ruleset: Ruleset) -> dict[str, str]:
    """Which ruleset of the chain sets each option, by its dotted name; `--set` for those that were changed."""
    found: dict[str, str] = {}
    for layer in reversed(layers):
        for path in layer.document.places:
            found[".".join(map(str, path))] = layer.name
    for key in ruleset.changes:
        found = {name: by for name, by in found.items() if not name.startswith(f"{key}.")} | {key: "--set"}
    return found
