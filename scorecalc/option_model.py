"""Models of pydantic for classes of options: they refuse unknown options and describe each one as its class does."""

from __future__ import annotations

from ast import AnnAssign, Constant, Expr, Name, parse
from collections.abc import Iterator, Mapping
from functools import lru_cache
from inspect import cleandoc, getsource
from itertools import pairwise
from textwrap import dedent
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, create_model


def model(kind: type, types: Mapping[str, Any]) -> type[BaseModel]:
    """Return the model that checks the options of a class, which are of `types`."""
    told = {name: text for base in reversed(kind.__mro__) for name, text in descriptions(base).items()}
    options: dict[str, Any] = {
        name: (type, Field(getattr(kind, name, ...), description=told.get(name))) for name, type in types.items()
    }
    config = ConfigDict(extra="forbid", protected_namespaces=())
    return create_model(kind.__name__, __config__=config, __doc__=kind.__doc__, __module__=kind.__module__, **options)


@lru_cache(maxsize=64)
def descriptions(kind: type) -> Mapping[str, str]:
    """Return the docstring below each annotated attribute of a class; none for a class without source."""
    try:
        (made,) = parse(dedent(getsource(kind))).body
    except (OSError, TypeError):
        return {}
    return dict(_described(getattr(made, "body", [])))


def _described(body: list[Any]) -> Iterator[tuple[str, str]]:
    for attribute, below in pairwise(body):
        match attribute, below:
            case AnnAssign(target=Name(id=name)), Expr(value=Constant(value=str(text))):
                yield name, cleandoc(text)
