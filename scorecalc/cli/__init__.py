"""The command line: `app` is a Typer app with every command, `run` runs a line and returns the exit code."""

from scorecalc.cli.group import app, run

__all__ = ["app", "run"]
