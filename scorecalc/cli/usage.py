"""What is said where a line cannot be read as a command: in the language of the run, with what was probably meant."""

from __future__ import annotations

from typing import Any

from scorecalc.cli.commands import COMMANDS, choices_of
from scorecalc.errors import Problem, did_you_mean


def problem_of(error: Any, command: Any) -> Problem:
    """The problem that a usage error of Typer stands for, which came up when it read the words of `command`.

    Its classes are told apart by name: where Typer keeps them differs from version to version.
    """
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _no_such_option(error.option_name, command)
    if kind == "BadOptionUsage":
        return _bad_option_usage(error.option_name, command)
    if kind == "BadParameter" and error.param is not None:
        return _bad_value(error.message, error.param, command)
    key = f"cli.usage.missing.{command.name}" if kind == "MissingParameter" else "cli.usage.too_many_words"
    return Problem("usage", key, {"command": command.name}, hint="cli.hint.see_help")


def unknown_command(word: str) -> Problem:
    """`word` stands where a command should and is close to one."""
    problem = Problem("usage", "cli.usage.no_such_command", {"word": word, "command": word})
    return problem.suggesting(did_you_mean(word, COMMANDS))


def _no_such_option(written: str, command: Any) -> Problem:
    known = [name for param in command.params for name in param.opts if name.startswith("--")]
    near = did_you_mean(written, known, 1) if written.startswith("--") else []
    problem = Problem("usage", "cli.usage.no_such_option", {"option": written, "command": command.name})
    return problem.suggesting(near, "cli.hint.two_dashes" if written[1:2].isdigit() else "cli.hint.see_help")


def _bad_option_usage(written: str, command: Any) -> Problem:
    """An option without its value, or a switch with one: only `--help` is a switch that no parameter list has."""
    option = next((param for param in command.params if written in param.opts), None)
    takes_value = option is not None and not option.is_flag
    key = "cli.usage.needs_value" if takes_value else "cli.usage.takes_no_value"
    values = {"option": written, "metavar": option.metavar if option else "", "command": command.name}
    return Problem("usage", key, values, hint="cli.hint.see_help")


def _bad_value(value: str, param: Any, command: Any) -> Problem:
    choices = list(choices_of(param.name, COMMANDS[command.name]))
    problem = Problem("usage", "cli.usage.bad_value", {"option": param.opts[-1], "value": value, "choices": choices})
    return problem.suggesting(did_you_mean(value, choices, 1), "cli.hint.choices")
