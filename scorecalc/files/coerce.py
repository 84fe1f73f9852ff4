"""What the type of an option or of a record says about a value that came as text: its names, numbers, switches."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

KeyPath = tuple[str | int, ...]


@lru_cache(maxsize=512)
def members(kind: Any) -> Mapping[str, Any]:
    """The fields of a dataclass, a NamedTuple or a pydantic model with their types; of any other type none."""
    if not isinstance(kind, type) or get_origin(kind) is not None:
        return {}
    if not (is_dataclass(kind) or hasattr(kind, "_fields") or hasattr(kind, "model_fields")):
        return {}
    hints = get_type_hints(kind, include_extras=True)
    if is_dataclass(kind):
        return {field.name: hints[field.name] for field in fields(kind)}
    return {name: hints[name] for name in getattr(kind, "_fields", ()) or getattr(kind, "model_fields", ())}


def branches(kind: Any) -> list[Any]:
    """The types that `kind` may be: those of a union one by one.

    >>> branches(int | None)
    [<class 'int'>, <class 'NoneType'>]
    """
    origin = get_origin(kind)
    if origin is Annotated:
        return branches(get_args(kind)[0])
    if origin in (Union, UnionType):
        return [branch for part in get_args(kind) for branch in branches(part)]
    return [kind]


def names_at(kind: Any, path: KeyPath) -> list[str]:
    """The names that may stand under `path` inside a value of type `kind`; none where any may.

    >>> names_at(dict[Literal["m", "p"], int], ())
    ['m', 'p']
    """
    kinds = branches(kind)
    for step in path:
        kinds = [branch for each in kinds for branch in branches(_inside(each, step))]
    return list(dict.fromkeys(name for each in kinds for name in _names(each)))


def _names(kind: Any) -> list[str]:
    if get_origin(kind) in (dict, Mapping):
        return [str(choice) for key in branches(get_args(kind)[0]) for choice in _choices(key)]
    return list(members(kind))


def _choices(kind: Any) -> tuple[Any, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    return (None,) if kind is NoneType else ()


def _inside(kind: Any, step: str | int) -> Any:
    """The type of what stands under `step` in a value of type `kind`; object where nothing can."""
    origin, arguments = get_origin(kind), get_args(kind)
    if not isinstance(origin, type):
        known = members(kind)
        if isinstance(step, int):
            return list(known.values())[step] if step < len(known) else object
        return known.get(step, object)
    if issubclass(origin, Mapping):
        return arguments[1]
    if not isinstance(step, int):
        return object
    if origin is tuple and arguments[-1] is not Ellipsis:
        return arguments[step] if step < len(arguments) else object
    return arguments[0]


_WORDS = {"true": True, "false": False, "null": None, "~": None}
_NOTHING = frozenset({"false", "null", "~", "no"})
OFF = "off"


def fitted(kind: Any, value: Any) -> Any:
    """`value` with texts that spell literals of `kind` turned into these, and a list of all the fields of a type into a map.

    What is switched off may be written as off, false or null, whichever of them the type has.

    >>> fitted(Literal[3, 4], "4"), fitted(int | None, "null"), fitted(Literal["off"] | int, False), fitted(bool, "true")
    (4, None, 'off', 'true')
    """
    kinds = branches(kind)
    if isinstance(value, str):
        return _fitted_text(kinds, value)
    if value is None or value is False:
        choices = [choice for each in kinds for choice in _choices(each)]
        return OFF if OFF in choices and bool not in kinds and value not in choices else value
    if isinstance(value, Mapping):
        return {name: _fitted_inside(kinds, name, part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        parts = [_fitted_inside(kinds, index, part) for index, part in enumerate(value)]
        for each in kinds:
            names = members(each)
            if names and len(names) == len(parts):
                return dict(zip(names, parts, strict=True))
        return parts
    return value


def _fitted_text(kinds: list[Any], text: str) -> Any:
    choices = [choice for each in kinds for choice in _choices(each)]
    if text in choices:
        return text
    if text in _WORDS and any(choice is _WORDS[text] for choice in choices):
        return _WORDS[text]
    if text in _NOTHING and OFF in choices and bool not in kinds:
        return OFF
    return next((choice for choice in choices if type(choice) is int and str(choice) == text), text)


def _fitted_inside(kinds: list[Any], step: str | int, part: Any) -> Any:
    inside = [branch for each in kinds for branch in branches(_inside(each, step))]
    return fitted(Union[tuple(inside)], part) if inside else part  # noqa: UP007 - a union of as many as there are


def plain(value: Any) -> Any:
    """`value` as dicts, lists, texts and numbers: dataclasses and named tuples become dicts.

    >>> from scorecalc.score_line import Line
    >>> plain(Line("tsumo", 2, "fu", ("1m",)))
    {'id': 'tsumo', 'amount': 2, 'unit': 'fu', 'tiles': ['1m']}
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: plain(getattr(value, field.name)) for field in fields(value)}
    if hasattr(value, "_asdict"):
        return {name: plain(part) for name, part in value._asdict().items()}
    if isinstance(value, Mapping):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value))
    return value
