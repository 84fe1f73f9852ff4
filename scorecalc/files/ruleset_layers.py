"""The files of a ruleset: its own, the one that this extends, and so on; what is wrong with their heads."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from scorecalc.errors import InputError, Problem, shown
from scorecalc.files.coerce import KeyPath
from scorecalc.files.pydantic_problems import unknown_key
from scorecalc.files.ruleset_names import called, resolve, unknown
from scorecalc.files.text_files import TextFile, read_file
from scorecalc.files.yaml_text import Document, at, documents, located
from scorecalc.games import BUILT_IN, unknown_game
from scorecalc.lang import LANGUAGES

HEAD = ("game", "title", "source", "extends")
"""The keys of a ruleset file that are no options."""


class Layer(NamedTuple):
    """One file of a chain of rulesets that extend each other, with its lines from 1."""

    name: str
    """A shipped ruleset is called by its name, any other by its path."""
    file: TextFile
    lines: Mapping[int, str]
    document: Document

    @property
    def path(self) -> Path:
        """The path of the file."""
        return self.file.path

    @property
    def head(self) -> Mapping[str, Any]:
        """The keys that are no options."""
        return {name: value for name, value in self.document.value.items() if name in HEAD}

    @property
    def options(self) -> Mapping[str, Any]:
        """The options that this file sets, as texts."""
        return {name: value for name, value in self.document.value.items() if name not in HEAD}

    def problem(self, path: KeyPath, problem: Problem, *, on_key: bool = False) -> Problem:
        """`problem` with the place of the value under `path`, or of its key."""
        place = self.document.place(path)
        is_inside = path in self.document.places
        return located(at(place.key if on_key or not is_inside else place.value, problem), str(self.path), self.lines)


def chain(path: Path) -> list[Layer]:
    """The file `path`, the one that it extends, and so on. InputError if one cannot be read or they extend each other."""
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
    file = read_file(path)
    text = file.text
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
    return Layer(called(path), file, lines, found[0])


def _extended(layer: Layer) -> Path:
    """The file that `layer` extends: a shipped ruleset by its name, or a file by its path from there."""
    name = layer.document.value["extends"]
    if not isinstance(name, str):
        problem = Problem("bad_value", "common.error.extends_not_text", {"value": shown(name)})
        raise InputError([layer.problem(("extends",), problem)])
    try:
        path = resolve(name, layer.path.parent)
    except InputError as error:
        raise InputError([layer.problem(("extends",), problem) for problem in error.problems]) from error
    if path is None:
        raise InputError([layer.problem(("extends",), unknown(name))])
    return path


def head_problems(layer: Layer) -> Iterator[Problem]:
    """Yield what is wrong with the title and the sources of one file."""
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


def game_of(layers: list[Layer]) -> tuple[str, list[Problem]]:
    """The game of a chain of rulesets, and what is wrong with it: one file has to name it, and no other may name another."""
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
