"""Runs lines in this process, in an empty folder and without the settings of whoever runs the tests."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from typer.testing import CliRunner

from scorecalc.cli import app


class Run(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """No settings of the user, English, a folder of its own."""
    for name in list(os.environ):
        if name.startswith(("SCORECALC_", "_SCORECALC", "LC_")) or name in (
            "LANG",
            "LANGUAGE",
            "NO_COLOR",
            "FORCE_COLOR",
        ):
            monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def run() -> Callable[..., Run]:
    """`run("score 1m", stdin="")` → exit code, stdout, stderr. A line may also be a list of words."""

    def run_line(line: str | list[str], stdin: str = "") -> Run:
        done = CliRunner().invoke(app, line.split() if isinstance(line, str) else line, input=stdin)
        return Run(done.exit_code, done.stdout, done.stderr)

    return run_line
