"""One Typer app with every command. The group finds the command in a line, loads no other, and reports what goes wrong.

Exit codes: 0 done; 1 the answer is no; 2 bad usage or input; 3 a fault of scorecalc; 130 interrupted.
"""

# No `from __future__ import annotations` here: Typer would compile each annotation of `scorecalc` from text.
import os
import sys
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.main import get_command

from scorecalc.cli.command import Command, Invocation, told
from scorecalc.errors import InputError, Problem, did_you_mean

COMMANDS = ("score", "points", "table", "batch", "game", "deal", "rulesets")
"""Each is the function `command` of the module of that name."""
DEFAULT = "score"
"""The command of a line that names none: `scorecalc HAND…`."""
COMPLETE = "_SCORECALC_COMPLETE"
"""The environment variable that holds the name of a shell that asks for completion."""
HELP = {"help_option_names": ["-h", "--help"]}


@cache
def load(name: str) -> Command:
    """Return the command `name`; its module is imported and its parameters are built here."""
    module = import_module(f"scorecalc.cli.{name}")
    app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
    app.command(name, cls=Command, context_settings=HELP)(module.command)
    command = get_command(app)
    assert isinstance(command, Command)
    command.share(module.OPTIONS)
    return command


class CommandGroup(TyperGroup):
    """The commands of scorecalc."""

    def list_commands(self, ctx: Any) -> list[str]:
        """Return the names of all commands."""
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Command | None:
        """Return the command of that name, loaded now; None for an unknown name."""
        return load(cmd_name) if cmd_name in COMMANDS else None

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put the command first: options may be before it, and a line that names none is a hand.

        What `scorecalc` itself answers (`-V`, completion, the help of a line without a word) is left to the group.
        """
        head = options_before_word(args)
        word = next(iter(args[len(head) :]), "")
        own = next((param for param in self.params if set(param.opts).intersection(head)), None)
        if own:  # a script of completion is for the shell that is named, or for the one that runs
            value = [word or os.path.basename(os.environ.get("SHELL", ""))]  # noqa: PTH119 - no pathlib at start-up
            line = [own.opts[-1], *(value if own.name != "version" else ())]
        elif word in COMMANDS:
            line = [word, *head, *args[len(head) + 1 :]]
        elif slip_of_command(word):
            problem = Problem("usage", "cli.usage.no_such_command", {"word": word, "command": word})
            raise InputError([problem.suggesting(did_you_mean(word, COMMANDS))])
        elif not word and (not args or "-h" in args or "--help" in args):
            line = ["--help"] if args else []
        else:
            line = [DEFAULT, *args]
        return super().parse_args(ctx, line)

    def get_help(self, ctx: Any) -> str:
        """Return the help text of scorecalc itself."""
        from scorecalc.cli.help import root_help

        return root_help(COMMANDS, told(ctx).words)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run a line, say what goes wrong in one form and in the language of the run, and end with the exit code."""
        line = list(sys.argv[1:] if args is None else args)
        run = Invocation(line, extra.pop("before_many", None))
        try:
            if COMPLETE in os.environ:
                code = complete(os.environ[COMPLETE], line)
            else:
                code = super().main(line, "scorecalc", standalone_mode=False, obj=run, **extra)
            sys.stdout.flush()
        except InputError as error:
            code = _refuse(error.problems, line)
        except OSError as error:
            code = _refuse([Problem("io_error", "cli.error.io", {"why": error.strerror or str(error)})], line)
        except Exception as error:
            code = _fault(error, line)
        if standalone_mode:
            sys.exit(code)
        return code


app = typer.Typer(
    cls=CommandGroup,
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings=HELP,
)


@app.callback()
def scorecalc(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("-V", "--version")] = False,
    show_completion: Annotated[str | None, typer.Option("--show-completion")] = None,
    install_completion: Annotated[str | None, typer.Option("--install-completion")] = None,
) -> int:
    """Answer what is for no command: the version, the scripts of completion, and how a line is written."""
    if version:
        from scorecalc import __version__

        sys.stdout.write(f"scorecalc {__version__}\n")
    elif show_completion is not None or install_completion is not None:
        from scorecalc.cli import completion

        return (
            completion.show(show_completion) if install_completion is None else completion.install(install_completion)
        )
    elif ctx.invoked_subcommand is None:
        sys.stderr.write(ctx.get_help() + "\n")
        return 2
    return 0


def run(line: Sequence[str], before_many: Callable[[], None] | None = None) -> int:
    """Run `line` and return the exit code. `before_many` is called by a command that goes on to read many records."""
    code: int = get_command(app).main(line, standalone_mode=False, before_many=before_many)
    return code


def complete(shell: str, line: Sequence[str]) -> int:
    """Print what the last word of `line` may become."""
    from scorecalc.cli.completion import Words, answer

    # bash cuts words at "=": `--format=j` arrives as three
    *before, last = [word for word in line if word != "="] or [""]
    named = next((word for word in before[len(options_before_word(before)) :][:1] if word in COMMANDS), "")
    return answer(shell, Words(named, before, last, lambda: load(named or DEFAULT)), COMMANDS)


def options_before_word(line: Sequence[str]) -> Sequence[str]:
    """Return the options with which `line` begins, and their values: what is before the command or the hand.

    >>> options_before_word(["-td", "8s", "88m66777889s444z+8s", "-r"]), options_before_word(["table", "--json"])
    (['-td', '8s'], [])
    """
    at = 0
    while at < len(line) and line[at] != "--" and line[at].startswith("-") and len(line[at]) > 1:
        at += 1 + takes_next_word(line[at])
    return line[:at]


def takes_next_word(option: str) -> bool:
    """True if the word behind `option` is its value: `--dora`, `-d`, `-td`, but not `-d8s` or `--dora=8s`.

    The options of the default command decide, for a hand may have them before it.

    >>> takes_next_word("-td"), takes_next_word("-d8s")
    (True, False)
    """
    params = load(DEFAULT).params
    with_value = {name for param in params if not getattr(param, "is_flag", True) for name in param.opts}
    if option.startswith("--"):
        return option in with_value
    letters = [f"-{letter}" for letter in option[1:]]
    return next((at for at, letter in enumerate(letters) if letter in with_value), -1) == len(letters) - 1


def slip_of_command(word: str) -> bool:
    """True if `word` is probably a slip of a command. A word with a digit or a sign beyond ASCII is a hand.

    >>> slip_of_command("scoer"), slip_of_command("123m"), slip_of_command("score")
    (True, False, False)
    """
    is_word = word.isascii() and word.isalpha() and len(word) > 2
    return is_word and word not in COMMANDS and bool(did_you_mean(word, COMMANDS))


def _refuse(problems: Sequence[Problem], line: Sequence[str]) -> int:
    """Say what is wrong with the line or with what it names."""
    from contextlib import suppress

    from scorecalc.cli.problems import show
    from scorecalc.cli.session import early

    begun = early(line)
    with suppress(OSError):  # nobody can be told where stderr takes nothing, and the exit code still says it
        show(problems, begun.words, colour=begun.error_colour)
    return 2


def _fault(error: Exception, line: Sequence[str]) -> int:
    """Report a fault of ours: what Python says of it with `--debug`, one sentence without."""
    from contextlib import suppress

    from scorecalc.cli.session import early

    with suppress(OSError):
        if "--debug" in line:
            import traceback

            traceback.print_exception(error)
        sys.stderr.write(early(line).words.text("cli.fault", error=f"{type(error).__name__}: {error}") + "\n")
    return 3
