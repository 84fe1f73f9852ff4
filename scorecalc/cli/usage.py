"""The problems of a line that a command does not take, with what was probably meant."""

from __future__ import annotations

from typing import Any

from scorecalc.errors import Problem, did_you_mean


def problem_of(error: Any, command: Any) -> Problem:
    """Return the problem that a usage error of Typer stands for, which it raised when it read the words of `command`.

    Its classes are known by name: where Typer keeps them differs from version to version.
    """
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return _no_such_option(error.option_name, command)
    if kind == "BadOptionUsage":
        return _bad_option_usage(error.option_name, command)
    if kind == "BadParameter" and error.param is not None:
        return _bad_value(error.message, error.param)
    key = f"cli.usage.missing.{command.name}" if kind == "MissingParameter" else "cli.usage.too_many_words"
    return Problem("usage", key, {"command": command.name}, hint="cli.hint.see_help")


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


def _bad_value(value: str, param: Any) -> Problem:
    choices = list(param.choices)
    problem = Problem("usage", "cli.usage.bad_value", {"option": param.opts[-1], "value": value, "choices": choices})
    return problem.suggesting(did_you_mean(value, choices, 1), "cli.hint.choices")
