"""What pydantic finds wrong with a value, as problems that each language has its own sentence for.

pydantic names a mistake by its type (`int_parsing`, `literal_error`, …) and lists every branch of a union. Here the branches of one
value become one problem that says what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from scorecalc.errors import Name, Problem, did_you_mean, shown
from scorecalc.files.coerce import KeyPath, names_at

_EXPECTED = {
    "bool": "switch",
    "int": "whole",
    "string": "text",
    "list": "list",
    "tuple": "list",
    "dict": "map",
    "mapping": "map",
    "model": "map",
}
"""What a value should have been, by the first word of pydantic's type of error."""
_BOUNDS = {
    "greater_than_equal": ("too_small", "ge"),
    "greater_than": ("not_above", "gt"),
    "less_than_equal": ("too_big", "le"),
    "less_than": ("not_below", "lt"),
}


class PlacedProblem(NamedTuple):
    """A problem of the value under `path`, or of the key there."""

    path: KeyPath
    is_of_key: bool
    problem: Problem


def placed_problems(details: Iterable[Mapping[str, Any]], value: Any, kind: Any) -> list[PlacedProblem]:
    """The problems of `value`, which should have been of type `kind`, made of the error details of pydantic."""
    by_path: dict[tuple[KeyPath, str], list[Mapping[str, Any]]] = {}
    for error in details:
        path = _path(error["loc"], value)
        by_path.setdefault((path, _sort(error)), []).append(error)
    deep = {path[:length] for path, _ in by_path for length in range(len(path))}
    # Where something is missing or unknown, the value is of one branch of its union; the others say nothing more.
    deep |= {path for path, sort in by_path if sort == "missing"}
    found = [
        placed
        for (path, sort), errors in by_path.items()
        if sort != "value" or path not in deep
        for placed in _of_sort(sort, path, errors, value, kind)
    ]
    return [placed for placed in map(partial(_without_misspelt, found), found) if placed]


def _without_misspelt(found: list[PlacedProblem], placed: PlacedProblem) -> PlacedProblem | None:
    """Drops a missing key that a misspelt key next to it accounts for, so that one slip is reported once."""
    if placed.problem.code != "missing_key":
        return placed
    meant = {
        name
        for other in found
        if other.is_of_key and other.path[:-1] == placed.path
        for name in other.problem.values["near"][:1]
    }
    names = [name for name in placed.problem.values["names"] if name not in meant]
    return placed._replace(problem=placed.problem._replace(values={"names": names})) if names else None


def _sort(error: Mapping[str, Any]) -> str:
    if error["type"] == "extra_forbidden" or error["loc"][-1:] == ("[key]",):
        return "unknown"
    return "missing" if error["type"] == "missing" else "value"


def _of_sort(
    sort: str, path: KeyPath, errors: list[Mapping[str, Any]], value: Any, kind: Any
) -> Iterator[PlacedProblem]:
    if sort == "unknown":
        yield PlacedProblem(path, True, unknown_key(str(path[-1]), names_at(kind, path[:-1])))
    elif sort == "value":
        yield PlacedProblem(path, False, _bad_value(errors, path, value_at(value, path)))
    else:
        missing = list(dict.fromkeys(error["loc"][-1] for error in errors))
        if isinstance(missing[0], int):
            yield PlacedProblem(path, False, Problem("bad_value", "common.error.too_few", {"number": missing[0]}))
        else:
            yield PlacedProblem(path, False, Problem("missing_key", "common.error.missing_key", {"names": missing}))


LISTED = 24
"""Names that a hint lists; of more than these it names only those that are near."""


def unknown_key(name: str, known: list[str]) -> Problem:
    """The problem of the key `name` where only the `known` ones are read."""
    otherwise = "common.hint.show_options" if len(known) > LISTED else "common.hint.choose_one" if known else ""
    problem = Problem("unknown_key", "common.error.unknown_key", {"name": name, "names": known})
    return problem.suggesting(did_you_mean(name, known), otherwise)


def _path(location: Iterable[str | int], value: Any) -> KeyPath:
    """The steps of pydantic's `location` that lead through `value`; the names of union branches are left out."""
    path: list[str | int] = []
    for step in location:
        if step in value if isinstance(value, Mapping) else _is_index(step, value):
            value = value[step]
            path.append(step)
    return tuple(path)


def _is_index(step: str | int, value: Any) -> bool:
    return isinstance(value, list | tuple) and isinstance(step, int) and step < len(value)


def value_at(value: Any, path: KeyPath) -> Any:
    """The part of `value` under `path`."""
    for step in path:
        value = value[step]
    return value


def _bad_value(errors: list[Mapping[str, Any]], path: KeyPath, value: Any) -> Problem:
    """The problem of a value that is none of the things that it may be."""
    values: dict[str, Any] = {"value": shown(value), "name": path[-1] if path else ""}
    # A number out of bounds and a list that is too long are of the right type: what else might stand there does not help.
    if out := next((error for error in errors if error["type"] in _BOUNDS), None):
        reason, bound = _BOUNDS[out["type"]]
        return Problem("bad_number", f"common.error.{reason}", {**values, "bound": out["ctx"][bound]})
    if any(error["type"] == "too_long" for error in errors):
        return Problem("bad_value", "common.error.too_many", values)
    if len(errors) == 1 and errors[0]["type"].startswith("int_"):
        return Problem("bad_number", "common.error.not_whole", values)
    if errors[0]["type"].startswith("string") and isinstance(value, list) and len(errors) == 1:
        return Problem("bad_value", "common.error.list_not_text", values, "common.hint.quote_brackets")
    allowed = list(dict.fromkeys(part for error in errors for part in _allowed(error)))
    choices = [part for part in allowed if isinstance(part, str)]
    near = did_you_mean(value, choices) if isinstance(value, str) else []
    problem = Problem("bad_value", "common.error.bad_value", {**values, "allowed": allowed})
    return problem.suggesting(near, "common.hint.allowed" if allowed else "")


_WORD = re.compile(r"'([^']*)'|([^\s,']+)")
_PYTHON_WORDS = {"True": "true", "False": "false", "None": "null"}


def _allowed(error: Mapping[str, Any]) -> list[str | Name]:
    """What a value may be, by one error: words, or names of the catalogue such as «a whole number»."""
    if error["type"] in ("literal_error", "enum"):
        words = _WORD.findall(error["ctx"]["expected"])
        return [quoted or _PYTHON_WORDS.get(bare, bare) for quoted, bare in words if bare != "or"]
    if error["type"] == "none_required":
        return ["null"]
    kind = _EXPECTED.get(error["type"].split("_")[0])
    return [Name("common.expected", kind)] if kind else []
