"""`scorecalc batch`: many records in, one result for each out, in the same order."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from typer import Argument, Context, Option

from scorecalc.answer import Answer as GameAnswer
from scorecalc.answer import Rejected
from scorecalc.api import score_record
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.files.record_readers import Entry, Source
from scorecalc.files.records import FORMATS, close, entries, open_file, open_stdin, structure
from scorecalc.files.rulesets import Ruleset, load

AFTER = 1.0
"""Seconds after which a terminal is told how far the batch is."""


class Answer(NamedTuple):
    """What came of one record; `ruleset` is None where its own could not be used."""

    entry: Entry
    ruleset: Ruleset | None
    result: GameAnswer | dict[str, Any] | Rejected

    @property
    def is_good(self) -> bool:
        """True where the record got a score."""
        return not isinstance(self.result, Rejected)


def command(
    ctx: Context,
    files: Annotated[list[str] | None, Argument(metavar="FILE")] = None,
    from_format: Annotated[str | None, Option("--from", metavar="FORMAT")] = None,
    fail_fast: Annotated[bool, Option("--fail-fast")] = False,
) -> int:
    """Score many records."""
    from scorecalc.cli.results import writer

    session: Session = ctx.obj
    sources = open_all(files or [], from_format, session)
    progress = Progress(session)
    out = writer(session)
    good = bad = 0
    for answer in answers(sources, session):
        out.write(answer)
        good += answer.is_good
        bad += not answer.is_good
        progress.tell(good + bad)
        if bad and fail_fast:
            break
    out.finish()
    close(sources)
    progress.finish(good, bad)
    return (2 if session.strict else 1) if bad else 0


def open_all(files: Sequence[str], form: str | None, session: Session) -> list[Source]:
    """The files, or stdin where there are none or for `-`; all are opened before anything is scored.

    InputError for a file that cannot be opened, a format that there is none of, or two rulesets at once.
    """
    if form is not None and form not in FORMATS:
        values = {"value": form, "allowed": list(FORMATS)}
        raise InputError([Problem("usage", "common.error.bad_value", values, "common.hint.allowed")])
    if len(session.rulesets) > 1:
        raise InputError([Problem("usage", "common.error.one_ruleset", {"names": list(session.rulesets)})])
    if not files and sys.stdin.isatty():
        raise InputError([Problem("usage", "cli.usage.missing.batch", {"command": "batch"}, "cli.hint.see_help")])
    sources = []
    problems: list[Problem] = []
    for name in files or ["-"]:
        try:
            sources.append(open_stdin(sys.stdin.buffer, form) if name == "-" else open_file(Path(name), form))
        except InputError as error:
            problems += error.problems
    if problems:
        raise InputError(problems)
    return sources


def answers(sources: Sequence[Source], session: Session) -> Iterator[Answer]:
    """The results of all records, in order. InputError where the ruleset of the run or a whole file cannot be used."""
    default = session.rulesets[0]
    game_name = load(default).game
    for source in sources:
        for entry in entries(source, game_name):
            yield score(entry, default, session)


def score(entry: Entry, default: str, session: Session) -> Answer:
    """What comes of one record."""
    if entry.problems:
        return Answer(entry, None, _placed(entry, Rejected(entry.problems)))
    try:
        ruleset, result = score_record(
            entry.record, default_ruleset=default, changes=session.changes, explain=session.explain, check=structure
        )
    except InputError as error:
        named = entry._replace(record={"ruleset": default, **entry.record})
        return Answer(named, None, _placed(entry, Rejected(error.problems)))
    return Answer(entry, ruleset, _placed(entry, result) if isinstance(result, Rejected) else result)


def _placed(entry: Entry, rejected: Rejected) -> Rejected:
    return rejected._replace(problems=tuple(map(entry.place, rejected.problems)))


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
        """Say what the batch came to, where something was bad or a terminal listens."""
        if self.is_told:
            sys.stderr.write("\r\x1b[K")
        if bad or self.is_terminal:
            key = "common.batch.summary" if bad else "common.batch.summary_good"
            sys.stderr.write(self.words.text(key, records=good + bad, good=good, bad=bad) + "\n")
