"""The options that commands share, as parameters of Typer, and the check of their values."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperOption

from scorecalc.cli.commands import SHARED, Entry, choices_of, names_of


def parameters(entry: Entry) -> list[Any]:
    """The shared options of a command as parameters of Typer."""
    return [
        TyperOption(
            param_decls=[name, *SHARED[name].names],
            is_flag=not SHARED[name].metavar,
            multiple=SHARED[name].repeatable,
            metavar=SHARED[name].metavar or None,
        )
        for name in names_of(entry)
    ]


def wind(value: str) -> str:
    """The letter of the wind that `value` names in Korean, Japanese or English; `value` itself where it names none.

    >>> wind("동"), wind("南家"), wind("w"), wind("Q")
    ('E', 'S', 'W', 'Q')
    """
    from scorecalc.mahjong.notation.spellings import WINDS

    return WINDS.get(value.strip().casefold(), value)


def check_choices(ctx: typer.Context, entry: Entry) -> None:
    """Raise BadParameter for a shared option that has none of its values."""
    for name in names_of(entry):
        choices = choices_of(name, entry)
        value = ctx.params[name]
        if choices and value is not None and value not in choices:
            param = next(param for param in ctx.command.params if param.name == name)
            raise typer.BadParameter(value, ctx=ctx, param=param)
