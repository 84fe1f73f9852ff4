"""`scorecalc batch`: many records in, one result for each out, in the same order."""

from __future__ import annotations

import sys
import time
from typing import Annotated

from typer import Argument, Context, Option

from scorecalc.cli.outcomes import of_files
from scorecalc.cli.session import Session
from scorecalc.cli.sources import opened
from scorecalc.cli.writers import writer
from scorecalc.errors import InputError, Problem
from scorecalc.files.records import FORMATS

OPTIONS = ("ruleset", "set", "explain", "strict")
AFTER = 1.0
"""Seconds after which a terminal shows the progress of a batch."""


def command(
    ctx: Context,
    files: Annotated[list[str] | None, Argument(metavar="FILE")] = None,
    from_format: Annotated[str | None, Option("--from", metavar="FORMAT")] = None,
    fail_fast: Annotated[bool, Option("--fail-fast")] = False,
) -> int:
    """Score many records."""
    session: Session = ctx.obj
    check_usage(files, from_format, session)
    progress = Progress(session)
    out = writer(session)
    good = bad = 0
    with opened(files or ["-"], from_format) as sources:
        for outcome in of_files(sources, session):
            out.write(outcome)
            good += outcome.is_good
            bad += not outcome.is_good
            progress.tell(good + bad)
            if bad and fail_fast:
                break
        out.finish()
    progress.finish(good, bad)
    return (2 if session.strict else 1) if bad else 0


def check_usage(files: list[str] | None, form: str | None, session: Session) -> None:
    """Raise InputError for an unknown format, for two rulesets at once, or if there is nothing to read."""
    if form is not None and form not in FORMATS:
        values = {"value": form, "allowed": list(FORMATS)}
        raise InputError([Problem("usage", "common.error.bad_value", values, "common.hint.allowed")])
    if len(session.rulesets) > 1:
        raise InputError([Problem("usage", "common.error.one_ruleset", {"names": list(session.rulesets)})])
    if not files and sys.stdin.isatty():
        raise InputError([Problem("usage", "cli.usage.missing.batch", {"command": "batch"}, "cli.hint.see_help")])


class Progress:
    """Tells a terminal how many records are done, from the first second on, and everybody how many were bad."""

    def __init__(self, session: Session) -> None:
        self.words = session.words
        self.is_terminal = sys.stderr.isatty()
        self.next = time.monotonic() + AFTER
        self.is_told = False

    def tell(self, records: int) -> None:
        """Say how far the batch is, some times a second."""
        if self.is_terminal and time.monotonic() >= self.next:
            self.next = time.monotonic() + AFTER / 5
            self.is_told = True
            sys.stderr.write("\r" + self.words.text("common.batch.progress", records=records))

    def finish(self, good: int, bad: int) -> None:
        """Say how many records got a score, if one got none or a terminal listens."""
        if self.is_told:
            sys.stderr.write("\r\x1b[K")
        if bad or self.is_terminal:
            key = "common.batch.summary" if bad else "common.batch.summary_good"
            sys.stderr.write(self.words.text(key, records=good + bad, good=good, bad=bad) + "\n")
