"""The options that commands share, each defined once; the settings behind them may also come from elsewhere.

Precedence: option, then environment (`SCORECALC_FORMAT` …), then `scorecalc.toml` of the project, then the user's
`config.toml`, then the default.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import typer
from typer.core import TyperOption

from scorecalc.cli.commands import Entry


class Shared(NamedTuple):
    """A shared option: how it is written, what stands for its value (empty for a switch), which values it takes."""

    names: tuple[str, ...]
    metavar: str = ""
    choices: tuple[str, ...] = ()
    repeatable: bool = False


SHARED = {
    "ruleset": Shared(("-R", "--ruleset"), "NAME|FILE", repeatable=True),
    "set": Shared(("--set",), "KEY=VALUE", repeatable=True),
    "format": Shared(("-f", "--format"), "FORMAT"),
    "json": Shared(("--json",)),
    "explain": Shared(("--explain",)),
    "strict": Shared(("--strict",)),
    "tiles": Shared(("--tiles",), "STYLE", ("mpsz", "unicode", "ko")),
    "slang": Shared(("--slang",)),
    "lang": Shared(("--lang",), "LANG", ("ko", "ja", "en")),
    "color": Shared(("--color",), "WHEN", ("auto", "always", "never")),
    "config": Shared(("--config",), "FILE"),
    "no_config": Shared(("--no-config",)),
    "debug": Shared(("--debug",)),
}
EVERYWHERE = ("format", "json", "lang", "color", "config", "no_config", "debug")
"""The shared options that every command takes."""


def names_of(entry: Entry) -> list[str]:
    """The shared options of a command, in the order in which help lists them."""
    return [name for name in SHARED if name in EVERYWHERE or name in entry.options]


def choices_of(name: str, entry: Entry) -> tuple[str, ...]:
    """The values that the shared option `name` takes with the command; empty where it takes any."""
    return entry.formats if name == "format" else SHARED[name].choices


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


def check_choices(ctx: typer.Context, entry: Entry) -> None:
    """Raise BadParameter for a shared option that has none of its values."""
    for name in names_of(entry):
        choices = choices_of(name, entry)
        value = ctx.params[name]
        if choices and value is not None and value not in choices:
            param = next(param for param in ctx.command.params if param.name == name)
            raise typer.BadParameter(value, ctx=ctx, param=param)
