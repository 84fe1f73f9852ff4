"""Runs a command line in this process, with the standard input, folder and environment of the caller's choice."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from scorecalc.cli import run


class Finished(NamedTuple):
    """The exit code of a command and what it wrote."""

    code: int
    out: str
    err: str


def run_here(*words: str, stdin: str | bytes = "", folder: Path | None = None, **variables: str) -> Finished:
    """Run `scorecalc` with `words`. No variable of this environment that chooses a language or a setting reaches it."""
    raw = stdin if isinstance(stdin, bytes) else stdin.encode()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "SCORECALC"))}
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with (
        mock.patch.dict(os.environ, {**kept, **variables}, clear=True),
        mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BufferedReader(io.BytesIO(raw)), encoding="utf-8")),
        mock.patch.object(sys, "argv", ["scorecalc", *words]),
        contextlib.chdir(folder or Path.cwd()),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        code = run(words)
    return Finished(code, *(stream.buffer.getvalue().decode() for stream in (out, err) if not stream.flush()))
