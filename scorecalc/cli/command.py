"""A command of scorecalc: Typer's, with the shared options, our own help text, and the session as `ctx.obj`."""

from __future__ import annotations

from typing import Any

import typer
from typer.core import TyperCommand
from typer.main import get_command

from scorecalc.cli import session
from scorecalc.cli.commands import COMMANDS, names_of
from scorecalc.cli.options import check_choices, parameters


class Command(TyperCommand):
    """A command with the shared options of its entry in `COMMANDS`."""

    def __init__(self, name: str, **attributes: Any) -> None:
        self.entry = COMMANDS[name]
        attributes["params"] = [*attributes["params"], *parameters(self.entry)]
        super().__init__(name, **attributes)

    def invoke(self, ctx: Any) -> Any:
        """What the command returns: its exit code."""
        check_choices(ctx, self.entry)
        shared = {name: ctx.params.pop(name) for name in names_of(self.entry)}
        ctx.obj = session.begin(shared, self.entry.formats)
        return super().invoke(ctx)

    def get_help(self, ctx: Any) -> str:
        """The help text in the language of the run, which is found before the line is read in full."""
        from scorecalc.cli.help import command_help

        return command_help(self, session.early(ctx.obj).words)


def build(name: str) -> Any:
    """The command `name`, ready to run on its arguments."""
    from importlib import import_module

    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    help_names = {"help_option_names": ["-h", "--help"]}
    app.command(name, cls=Command, context_settings=help_names)(import_module(COMMANDS[name].module).command)
    return get_command(app)
