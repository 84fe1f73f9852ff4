"""Runs the command line: finds the command in the line, loads it alone, and turns what happens into an exit code.

Exit codes: 0 done; 1 the answer is no; 2 bad usage or input; 3 a fault of scorecalc; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, NoReturn

from scorecalc.cli.commands import COMMANDS, DEFAULT, TAKES_VALUE
from scorecalc.errors import InputError, Problem, did_you_mean

COMPLETE = "_SCORECALC_COMPLETE"


class Call(NamedTuple):
    """A line taken apart: the command (empty where it names none and has no hand) and its arguments.

    `first` is the first word that is no option, `head` the words before it.
    """

    command: str
    arguments: list[str]
    first: str = ""
    head: tuple[str, ...] = ()


def run() -> NoReturn:
    """The `scorecalc` command."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # closed by whoever started us
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end; no pathlib at start-up
    for stream in (sys.stdout, sys.stderr):
        prepare(stream, sys.platform)
    import signal

    if hasattr(signal, "SIGPIPE"):
        # a reader that closes its end (`| head`) ends the program without a word
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        code = main(sys.argv[1:])
    except KeyboardInterrupt:
        code = 130
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            # told already; Python would try again on the way out, say it in its own words and end with 120
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    sys.exit(code)


def prepare(stream: Any, platform: str) -> None:
    """Let `stream` take every character: UTF-8 in a pipe or file of Windows, signs it cannot write as escapes."""
    if platform == "win32" and not stream.isatty():
        stream.reconfigure(encoding="utf-8")
    stream.reconfigure(errors="backslashreplace")


def take_apart(line: Sequence[str]) -> Call:
    """Which command `line` asks for, and the arguments that are left for it.

    A line without the name of a command is a hand. Options may stand before the command or the hand.

    >>> take_apart(["--lang", "ko", "points", "3", "40"])[:2]
    ('points', ['--lang', 'ko', '3', '40'])
    >>> take_apart(["-td", "8s", "88m66777889s444z+8s"])[:2]
    ('score', ['-td', '8s', '88m66777889s444z+8s'])
    """
    place = 0
    while place < len(line):
        word = line[place]
        if word == "--":
            return Call(DEFAULT, list(line), head=tuple(line[:place]))
        if len(word) < 2 or not word.startswith("-"):
            head = tuple(line[:place])
            if word in COMMANDS:
                return Call(word, [*head, *line[place + 1 :]], word, head)
            return Call(DEFAULT, list(line), word, head)
        place += 1 + _has_value_behind(word)
    return Call("", list(line), head=tuple(line))


def _has_value_behind(option: str) -> bool:
    """True where the next word is the value of `option`: `--dora`, `-d`, `-td`, but not `-d8s` or `--dora=8s`."""
    if option.startswith("--"):
        return option in TAKES_VALUE
    letters = [f"-{letter}" for letter in option[1:]]
    first = next((number for number, letter in enumerate(letters) if letter in TAKES_VALUE), None)
    return first == len(letters) - 1


def main(line: Sequence[str]) -> int:
    """Run `line` and return the exit code."""
    call = take_apart(line)
    try:
        if COMPLETE in os.environ or not call.command or _asks_for_root(call):
            from scorecalc.cli import root

            code = root.run(call)
        else:
            code = run_command(call)
        sys.stdout.flush()
        return code
    except InputError as error:
        return _refuse(error.problems, line)
    except OSError as error:
        return _refuse([Problem("io_error", "cli.error.io", {"why": error.strerror or str(error)})], line)
    except Exception as error:
        return _fault(error, line)


def _asks_for_root(call: Call) -> bool:
    """True where the words before the command want something that is no command's business: `-V`, completion."""
    from_root = ("-V", "--version", "--show-completion", "--install-completion")
    if any(word in from_root for word in call.head):
        return True
    return bool(call.first) and call.first not in COMMANDS and bool(slip_of_command(call.first))


def slip_of_command(word: str) -> list[str]:
    """The commands that `word` is probably a slip of. A word with a digit or a sign beyond ASCII is a hand.

    >>> slip_of_command("scoer"), slip_of_command("123m")
    (['score'], [])
    """
    return did_you_mean(word, COMMANDS) if word.isascii() and word.isalpha() and len(word) > 2 else []


def run_command(call: Call) -> int:
    """Run the command of `call` on its arguments and return the exit code. InputError for a line it does not take."""
    from scorecalc.cli.command import build

    command = build(call.command)
    try:
        code = command.main(call.arguments, prog_name=call.command, standalone_mode=False, obj=call.arguments)
    except Exception as error:
        if not hasattr(error, "format_message"):
            raise
        from scorecalc.cli import usage

        raise InputError([usage.problem_of(error, command)]) from error
    return code if isinstance(code, int) else 0


def _refuse(found: Iterable[Problem], line: Sequence[str]) -> int:
    """Say what is wrong with the line or with what it names."""
    from contextlib import suppress

    from scorecalc.cli import problems, session

    early = session.early(line)
    with suppress(OSError):  # nobody can be told where stderr takes nothing, and the exit code still says it
        problems.show(found, early.words, colour=early.error_colour)
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
