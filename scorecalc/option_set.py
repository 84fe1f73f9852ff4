"""Typed options: a class whose annotated attributes are the options of a ruleset.

The class of a game is the schema of its rulesets: pydantic checks plain data with it and returns a value of it. Nothing else needs
pydantic: the module imports nothing heavy, and neither do the options of a game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from typing import Any, Self, dataclass_transform


class Between:
    """Bounds of a whole number, both included: `Annotated[int, Between(0, 4)]`."""

    def __init__(self, least: int, most: int) -> None:
        self.least, self.most = least, most

    def __repr__(self) -> str:
        """Return a text that is part of the outline of the options."""
        return f"{self.least}..{self.most}"

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Return the schema by which pydantic checks a value."""
        from pydantic_core.core_schema import int_schema

        return int_schema(ge=self.least, le=self.most)


class IdOf:
    """An id that a registry has: `Annotated[str, IdOf(YAKU)]`. The registry may grow until a ruleset is checked."""

    def __init__(self, *registries: Mapping[str, object]) -> None:
        self.registries = registries

    @property
    def ids(self) -> list[str]:
        """The ids that there are."""
        return [id for registry in self.registries for id in registry]

    def __repr__(self) -> str:
        """Return a text that is part of the outline of the options."""
        return f"one of {' '.join(self.ids)}"

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Return the schema by which pydantic checks a value."""
        from pydantic_core.core_schema import literal_schema

        return literal_schema(list(self.ids))


class NotEmpty:
    """Marks a list that has one entry at least: `Annotated[tuple[int, ...], NotEmpty()]`."""

    def __repr__(self) -> str:
        """Return a text that is part of the outline of the options."""
        return "not empty"

    def __get_pydantic_core_schema__(self, source: Any, handler: Any) -> Any:
        """Return the schema by which pydantic checks a value."""
        return {**handler(source), "min_length": 1}


@dataclass_transform(kw_only_default=True, frozen_default=True)
class OptionSet:  # noqa: PLW1641 - options hold maps, which have no hash
    """Base of a class of options. Its values are frozen; an option with a default may be left out.

    >>> class Honba(OptionSet):
    ...     ron: int
    ...     tsumo: int = 0
    >>> Honba(ron=300), Honba(ron=300) == Honba(ron=300, tsumo=0)
    (Honba(ron=300, tsumo=0), True)
    """

    def __init__(self, **values: Any) -> None:
        kind = type(self)
        made = {name: values[name] if name in values else _default(kind, name) for name, _, _ in declared(kind)}
        if len(values) > len(made) or values.keys() - made.keys():
            raise TypeError(f"{kind.__name__} has no {', '.join(values.keys() - made.keys())}")
        self.__dict__.update(made)

    def replaced(self, **values: Any) -> Self:
        """Return a copy with other values for some options."""
        return type(self)(**{**vars(self), **values})

    def __setattr__(self, name: str, value: object) -> None:
        """Refuse to change an option."""
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        """Return True for options of the same class with the same values."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __repr__(self) -> str:
        """Return the options as they are written in Python."""
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in vars(self).items())})"

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: Any) -> Any:
        """Return the schema by which pydantic checks plain data and makes a value of the class."""
        from pydantic_core.core_schema import no_info_after_validator_function

        from scorecalc.option_model import model

        return no_info_after_validator_function(
            lambda checked: cls(**vars(checked)), handler.generate_schema(model(cls, fields(cls)))
        )


def _default(kind: type[OptionSet], name: str) -> Any:
    try:
        return getattr(kind, name)
    except AttributeError:
        raise TypeError(f"{kind.__name__} needs {name}") from None


def declared(kind: type[OptionSet]) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Yield each option of a class, base classes first: its name, its annotation as a text, and the names that the text uses."""
    for base in reversed(kind.__mro__[:-2]):
        names = vars(sys.modules[base.__module__])
        for name, text in base.__annotations__.items():
            yield name, text, names


def fields(kind: type[OptionSet]) -> dict[str, Any]:
    """Return the type of each option of a class, base classes first."""
    from typing import get_type_hints

    types = get_type_hints(kind, include_extras=True)
    return {name: types[name] for name, _, _ in declared(kind)}


def is_option_set(kind: Any) -> bool:
    """True for a class of options."""
    return isinstance(kind, type) and issubclass(kind, OptionSet) and kind is not OptionSet


class Outline:
    """A description of the options of a class, made without evaluating a type, which takes time at the start.

    `classes` are the class and all classes of options inside it, by name. `text` changes whenever an option, its type, its bounds,
    its default or an id of a registry does.
    """

    def __init__(self, kind: type[OptionSet]) -> None:
        self.classes: dict[str, type[OptionSet]] = {}
        self._types: dict[str, str] = {}
        self._add(kind)
        self.text = " ".join(f"{name} = {text};" for name, text in self._types.items())

    def _add(self, kind: type[OptionSet]) -> None:
        self.classes[kind.__name__] = kind
        self._types[kind.__name__] = ""
        parts = []
        for option, text, names in declared(kind):
            parts.append(f"{option}: {text} = {getattr(kind, option, '')!r}")
            for word in _words(text):
                named = names.get(word)
                if word in self._types or named is None:
                    continue
                if is_option_set(named):
                    self._add(named)
                elif text_of_named := _written(named):
                    self._types[word] = text_of_named
        self._types[kind.__name__] = f"({', '.join(parts)})"


_words = re.compile(r"[A-Za-z_]\w*").findall


def _written(named: Any) -> str:
    """Return a type such as `Points`, a registry or a bound as the same text in every version of Python; empty for other values."""
    if isinstance(named, Mapping):
        return " ".join(named)
    if isinstance(named, int | str):
        return repr(named)
    parts = [*getattr(named, "__metadata__", ()), *getattr(named, "__args__", ())]
    return " ".join(_written(part) or str(getattr(part, "__name__", part)) for part in parts)


def to_builtins(value: Any) -> Any:
    """Return options as dicts, lists, texts and numbers, as a ruleset file has them.

    >>> to_builtins({"a": (1, "off")})
    {'a': [1, 'off']}
    """
    if isinstance(value, OptionSet):
        value = vars(value)
    if isinstance(value, Mapping):
        return {name: to_builtins(part) for name, part in value.items()}
    return [to_builtins(part) for part in value] if isinstance(value, list | tuple) else value
