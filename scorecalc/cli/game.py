"""`scorecalc game`: rounds, matches and games from a file, each on a page of its own."""

from __future__ import annotations

from typing import Annotated

from typer import Argument, Context

from scorecalc.cli import writers
from scorecalc.cli.outcomes import of_files
from scorecalc.cli.session import Session
from scorecalc.cli.sources import opened
from scorecalc.errors import InputError, Problem

OPTIONS = ("ruleset", "set", "explain", "tiles")


def command(*, ctx: Context, file: Annotated[str, Argument(metavar="FILE")]) -> int:
    """Settle the rounds, matches or games of a file."""
    session: Session = ctx.obj
    with opened([file]) as sources:
        is_text = sources[0].format == "text"  # lines of text are hands, and a game is more than hands
        outcomes = [] if is_text else list(of_files(sources, session))
    if not outcomes:
        raise InputError([Problem("no_record", "cli.error.not_a_game", {"file": file}, file=file)])
    return writers.show(outcomes, session, lambda: writers.below(outcomes, session))
