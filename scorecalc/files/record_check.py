"""Checks the structure of records: their keys, a text or a list. The game itself checks what the values mean.

pydantic checks a record and returns it with its switches read. It would return a record that plainly has the right structure
without a change, so it is loaded only for the first record that has not; a test holds both ways equal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from scorecalc.errors import InputError
from scorecalc.games import game

Test = Callable[[Any], bool]


def checked_record(game_name: str, kind: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the fields of a record, checked. InputError for keys that it does not have, or for a list in place of a text.

    >>> try:
    ...     checked_record("mahjong", "hand", {"hand": "1m", "flag": []})
    ... except InputError as error:
    ...     [problem.values["near"] for problem in error.problems]
    [['flags']]
    """
    is_plain, form = _form(game_name, kind)
    if is_plain(fields):
        return fields
    from pydantic import ValidationError

    try:
        found: Mapping[str, Any] = _adapter(form).validate_python(fields)
    except ValidationError as error:
        from scorecalc.files.pydantic_problems import placed_problems

        details = error.errors(include_url=False, include_input=False)
        problems = placed_problems(details, fields, form)
        raise InputError(each.problem._replace(field=".".join(map(str, each.path))) for each in problems) from error
    return found


@lru_cache(maxsize=64)
def _form(game_name: str, kind: str) -> tuple[Test, Any]:
    form = game(game_name).records()[kind]
    return plainly(form), form


@lru_cache(maxsize=64)
def _adapter(form: Any) -> Any:
    from pydantic import TypeAdapter

    return TypeAdapter(_strict(form))


def _strict(kind: Any) -> Any:
    """A type in the form in which pydantic refuses unknown keys of records in it; before Python 3.12 it takes no other form."""
    from typing import NotRequired

    from typing_extensions import TypedDict

    if is_typeddict(kind):
        parts = {name: _strict(part) for name, part in get_type_hints(kind).items()}
        fields = {name: part if name in kind.__required_keys__ else NotRequired[part] for name, part in parts.items()}
        make: Any = TypedDict  # the form is known at run time alone
        made = make(kind.__name__, fields)
        made.__pydantic_config__ = {"extra": "forbid"}
        return made
    origin, arguments = get_origin(kind), tuple(map(_strict, get_args(kind)))
    if origin in (Union, UnionType):
        return Union[arguments]  # noqa: UP007 - a union of as many as there are
    return origin[arguments] if origin in (list, dict) else kind


def plainly(kind: Any) -> Test:
    """A test of values that are of type `kind` without being converted; it may be False for one that is.

    >>> plainly(int | list[str])(["a"]), plainly(int)("5"), plainly(int)(True)
    (True, False, False)
    """
    if is_typeddict(kind):
        return _is_record({name: plainly(part) for name, part in get_type_hints(kind).items()}, kind.__required_keys__)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return lambda value: type(value) is str and value in parts
    if origin is None:
        return lambda value: type(value) is kind
    return _of_parts(origin, list(map(plainly, parts)))


def _of_parts(origin: Any, tests: list[Test]) -> Test:
    """The test of a union, a list or a map."""
    if origin in (Union, UnionType):
        return lambda value: any(test(value) for test in tests)
    if origin is list:
        return lambda value: type(value) is list and all(map(tests[0], value))
    is_key, is_part = tests
    return lambda value: type(value) is dict and all(map(is_key, value)) and all(map(is_part, value.values()))


def _is_record(tests: Mapping[str, Test], required: frozenset[str]) -> Test:
    def is_record(value: Any) -> bool:
        if type(value) is not dict or not value.keys() >= required:
            return False
        return all(name in tests and tests[name](part) for name, part in value.items())

    return is_record
