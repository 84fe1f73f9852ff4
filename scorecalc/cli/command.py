"""A command of scorecalc: Typer's, with the options that commands share, our help text, and the session as `ctx.obj`."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from typer.core import TyperCommand, TyperOption

from scorecalc.cli import session
from scorecalc.cli.shared_options import EVERYWHERE, SHARED
from scorecalc.errors import InputError


class Invocation(NamedTuple):
    """The beginning of a run: the words of the line, and a function to call before many records are read."""

    line: Sequence[str]
    before_many: Callable[[], None] | None = None


class SharedOption(TyperOption):
    """An option that several commands share."""

    def __init__(self, name: str) -> None:
        shared = SHARED[name]
        self.choices = shared.choices
        super().__init__(
            param_decls=[name, *shared.names],
            is_flag=not shared.metavar,
            multiple=shared.repeatable,
            metavar=shared.metavar or None,
            type=one_of(shared.choices) if shared.choices else None,
        )


class Command(TyperCommand):
    """A command with shared options."""

    def share(self, names: Iterable[str]) -> None:
        """Add the shared options `names`, and those that every command takes."""
        self.params += [SharedOption(name) for name in SHARED if name in EVERYWHERE or name in names]

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the words of the command. InputError in our words if it does not take them."""
        try:
            return super().parse_args(ctx, args)
        except Exception as error:
            if not hasattr(error, "format_message"):
                raise
            from scorecalc.cli.usage import problem_of

            raise InputError([problem_of(error, self)]) from error

    def invoke(self, ctx: Any) -> Any:
        """Return the exit code of the command."""
        names = [param.name or "" for param in self.params if isinstance(param, SharedOption)]
        shared = {name: ctx.params.pop(name) for name in names}
        ctx.obj = session.begin(shared, ctx.obj.before_many)
        return super().invoke(ctx)

    def get_help(self, ctx: Any) -> str:
        """Return the help text in the language of the run, which is found before the line is read in full."""
        from scorecalc.cli.help import command_help

        return command_help(self, told(ctx).words)


def told(ctx: Any) -> session.Early:
    """Return the language and the colour that the line of `ctx` asks for."""
    return session.early(ctx.obj.line)


def one_of(choices: Sequence[str]) -> Callable[[str], str]:
    """Return the reader of a value that has to be one of `choices`; it raises ValueError for any other, as Typer expects."""

    def read(value: str) -> str:
        if value not in choices:
            raise ValueError(value)
        return value

    return read
