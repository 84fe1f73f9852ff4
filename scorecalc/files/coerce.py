"""Coerces text from YAML, CSV or the shell to the type that an option or a field of a record declares."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from scorecalc.option_set import IdOf, fields, is_option_set

KeyPath = tuple[str | int, ...]
"""Keys and indices that lead from the root of a value to a part of it."""


@lru_cache(maxsize=512)
def members(kind: Any) -> Mapping[str, Any]:
    """The fields of a class of options or of a record with their types; of any other type none."""
    if is_typeddict(kind):
        return get_type_hints(kind)
    return fields(kind) if is_option_set(kind) else {}


def branches(kind: Any) -> list[Any]:
    """The types that `kind` may be: those of a union one by one, each without its bounds; an id of a registry as a literal.

    >>> branches(int | None)
    [<class 'int'>, <class 'NoneType'>]
    """
    origin = get_origin(kind)
    if origin is Annotated:
        ids = [id for part in kind.__metadata__ if isinstance(part, IdOf) for id in part.ids]
        return [Literal[tuple(ids)]] if ids else branches(get_args(kind)[0])
    if origin in (Union, UnionType):
        return [branch for part in get_args(kind) for branch in branches(part)]
    return [kind]


def names_at(kind: Any, path: KeyPath) -> list[str]:
    """The names that may stand under `path` inside a value of type `kind`; none if any name may.

    >>> names_at(dict[Literal["m", "p"], int], ())
    ['m', 'p']
    """
    kinds = branches(kind)
    for step in path:
        kinds = [branch for each in kinds for branch in branches(_inside(each, step))]
    return list(dict.fromkeys(name for each in kinds for name in _names(each)))


def _names(kind: Any) -> list[str]:
    if _is_mapping(kind):
        return [str(choice) for key in branches(get_args(kind)[0]) for choice in _choices(key)]
    return list(members(kind))


def _is_mapping(kind: Any) -> bool:
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _choices(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    return (None,) if kind is NoneType else ()


def _inside(kind: Any, step: str | int) -> Any:
    """The type of the value under `step` in a value of type `kind`; object if there can be none."""
    origin, arguments = get_origin(kind), get_args(kind)
    if not isinstance(origin, type):
        known = members(kind)
        if isinstance(step, int):
            return list(known.values())[step] if step < len(known) else object
        return known.get(step, object)
    if _is_mapping(kind):
        return arguments[1]
    if not isinstance(step, int):
        return object
    if origin is tuple and arguments[-1] is not Ellipsis:
        return arguments[step] if step < len(arguments) else object
    return arguments[0]


_WORDS = {"true": True, "false": False, "null": None, "~": None}
_NOTHING = frozenset({"false", "null", "~", "no"})
OFF = "off"


def coerced(kind: Any, value: Any) -> Any:
    """`value` with texts that spell literals of `kind` turned into these, and a list of all the fields of a type into a map.

    `off`, `false` and `null` all mean "switched off"; the one that the type allows is used.

    >>> coerced(Literal[3, 4], "4"), coerced(int | None, "null"), coerced(Literal["off"] | int, False), coerced(bool, "true")
    (4, None, 'off', 'true')
    """
    kinds = branches(kind)
    if isinstance(value, str):
        return _coerced_text(kinds, value)
    if value is None or value is False:
        choices = [choice for each in kinds for choice in _choices(each)]
        return OFF if OFF in choices and bool not in kinds and value not in choices else value
    if isinstance(value, Mapping):
        return {name: _coerced_inside(kinds, name, part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        parts = [_coerced_inside(kinds, index, part) for index, part in enumerate(value)]
        for each in kinds:
            names = members(each)
            if names and len(names) == len(parts):
                return dict(zip(names, parts, strict=True))
        return parts
    return value


def _coerced_text(kinds: list[Any], text: str) -> Any:
    choices = [choice for each in kinds for choice in _choices(each)]
    if text in choices:
        return text
    if text in _WORDS and any(choice is _WORDS[text] for choice in choices):
        return _WORDS[text]
    if text in _NOTHING and OFF in choices and bool not in kinds:
        return OFF
    return next((choice for choice in choices if type(choice) is int and str(choice) == text), text)


def _coerced_inside(kinds: list[Any], step: str | int, part: Any) -> Any:
    inside = [branch for each in kinds for branch in branches(_inside(each, step))]
    return coerced(Union[tuple(inside)], part) if inside else part  # noqa: UP007 - a union of as many as there are


def is_switch_or_list(kind: Any) -> bool:
    """True for an option that is off, or on with a list or a map: `true` then means those that the ruleset below has.

    >>> is_switch_or_list(bool | tuple[str, ...]), is_switch_or_list(bool)
    (True, False)
    """
    kinds = branches(kind)
    return bool in kinds and len(kinds) > 1
