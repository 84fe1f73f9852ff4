"""`scorecalc game`: rounds, matches and games from a file."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Context

from scorecalc.answer import Rejected
from scorecalc.api import score_record
from scorecalc.cli import output
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.files.rulesets import load


def command(*, ctx: Context, file: Annotated[str, Argument(metavar="FILE")]) -> int:
    """Settle the rounds, matches or games of a file."""
    session: Session = ctx.obj
    outcomes = list(settled(file, session))
    if not outcomes:
        raise InputError([Problem("no_record", "cli.error.not_a_game", {"file": file}, file=file)])
    return output.show(outcomes, session, beside=False)


def settled(file: str, session: Session) -> Iterator[output.Outcome]:
    """What each record of the file comes to."""
    from scorecalc.files import records

    default = session.rulesets[0]
    source = records.open_stdin(sys.stdin.buffer) if file == "-" else records.open_file(Path(file))
    try:
        if source.format == "text":  # lines of text are hands, and a game is more than hands
            raise InputError([Problem("no_record", "cli.error.not_a_game", {"file": file}, file=file)])
        for entry in records.entries(source, load(default).game):
            if entry.problems:
                yield output.Outcome(entry.record, load(default), Rejected(tuple(map(entry.place, entry.problems))))
                continue
            record = with_kind(entry.record)
            try:
                ruleset, result = score_record(
                    record,
                    default_ruleset=default,
                    changes=session.changes,
                    explain=session.explain,
                    check=records.structure,
                )
            except InputError as error:
                raise InputError(map(entry.place, error.problems)) from error
            if isinstance(result, Rejected):
                result = result._replace(problems=tuple(map(entry.place, result.problems)))
            yield output.Outcome(record, ruleset, result)
    finally:
        records.close([source])


def with_kind(record: Mapping[str, Any]) -> Mapping[str, Any]:
    """The record with the kind that its fields show, where it names none.

    What has `rounds` is a match, what has piles of several players is a round.

    >>> with_kind({"ruleset": "yukbaek", "rounds": []})["kind"]
    'match'
    """
    if "kind" in record:
        return record
    if "rounds" in record:
        return {**record, "kind": "match"}
    return {**record, "kind": "round"} if isinstance(record.get("captured"), Mapping) else record
