"""The files with records that a line names."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from scorecalc.errors import InputError, Problem
from scorecalc.files.record_readers import Source
from scorecalc.files.records import close, open_file, open_stdin


@contextmanager
def opened(names: Sequence[str], form: str | None = None) -> Iterator[list[Source]]:
    """The files `names` (`-` is stdin), open until the end of the block; their format is `form`, or what they look like.

    InputError with every file that cannot be opened, before anything is read.
    """
    sources: list[Source] = []
    problems: list[Problem] = []
    for name in names:
        try:
            sources.append(open_stdin(sys.stdin.buffer, form) if name == "-" else open_file(Path(name), form))
        except InputError as error:
            problems += error.problems
    try:
        if problems:
            raise InputError(problems)
        yield sources
    finally:
        close(sources)
