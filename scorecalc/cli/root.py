"""What `scorecalc` itself answers, without any command: its help, its version, shell completion."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from scorecalc import __version__
from scorecalc.cli.commands import DEFAULT
from scorecalc.cli.session import early
from scorecalc.errors import InputError

if TYPE_CHECKING:
    from scorecalc.cli.main import Call

VERSION = ("-V", "--version")
HELP = ("-h", "--help")
COMPLETION = ("--show-completion", "--install-completion")


def run(call: Call) -> int:
    """Answer a line that is for no command, and return the exit code."""
    from scorecalc.cli import completion, main

    if main.COMPLETE in os.environ:
        return completion.answer(os.environ[main.COMPLETE])
    wanted = set(call.head)
    if wanted & set(VERSION):
        sys.stdout.write(f"scorecalc {__version__}\n")
    elif wanted & set(COMPLETION):
        return completion.script([*call.head, *([call.first] if call.first else [])])
    elif call.first:
        from scorecalc.cli.usage import unknown_command

        raise InputError([unknown_command(call.first)])
    elif not call.arguments or wanted & set(HELP):
        return _help(call, to_stderr=not call.arguments)
    else:
        return main.run_command(call._replace(command=DEFAULT))
    return 0


def _help(call: Call, *, to_stderr: bool) -> int:
    """The help text: on stdout where it was asked for, on stderr and with exit code 2 where nothing was."""
    from scorecalc.cli.help import root_help

    stream = sys.stderr if to_stderr else sys.stdout
    stream.write(root_help(early(call.arguments).words) + "\n")
    return 2 if to_stderr else 0
