"""`scorecalc score`: what one finished hand is worth."""

# No `from __future__ import annotations` here: Typer would compile each annotation of `command` from text, four times.

import sys
from typing import Annotated

from typer import Argument, Context, Option

from scorecalc.cli import writers
from scorecalc.cli.outcomes import of_line
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem

OPTIONS = ("ruleset", "set", "explain", "strict", "tiles", "slang")
Text = str | None


def command(
    *,
    ctx: Context,
    words: Annotated[list[str] | None, Argument(metavar="HAND")] = None,
    win: Annotated[Text, Option("-w", "--win", metavar="TILE")] = None,
    tsumo: Annotated[bool, Option("-t", "--tsumo")] = False,
    riichi: Annotated[bool, Option("-r", "--riichi")] = False,
    double_riichi: Annotated[bool, Option("--double-riichi")] = False,
    ippatsu: Annotated[bool, Option("-i", "--ippatsu")] = False,
    dora: Annotated[list[str] | None, Option("-d", "--dora", metavar="TILES")] = None,
    ura: Annotated[list[str] | None, Option("-u", "--ura", metavar="TILES")] = None,
    seat: Annotated[Text, Option("-s", "--seat", metavar="ESWN")] = None,
    round: Annotated[Text, Option("-p", "--round", metavar="ESWN")] = None,
    honba: Annotated[Text, Option("-b", "--honba", metavar="N")] = None,
    sticks: Annotated[Text, Option("--sticks", metavar="N")] = None,
    meld: Annotated[list[str] | None, Option("-m", "--meld", metavar="GROUP")] = None,
    closed_kan: Annotated[list[str] | None, Option("-k", "--closed-kan", metavar="GROUP")] = None,
    nuki: Annotated[Text, Option("--nuki", metavar="N")] = None,
    haitei: Annotated[bool, Option("--haitei")] = False,
    houtei: Annotated[bool, Option("--houtei")] = False,
    rinshan: Annotated[bool, Option("--rinshan")] = False,
    chankan: Annotated[bool, Option("--chankan")] = False,
    tenhou: Annotated[bool, Option("--tenhou")] = False,
    chiihou: Annotated[bool, Option("--chiihou")] = False,
    renhou: Annotated[bool, Option("--renhou")] = False,
) -> int:
    """Score one finished hand, or captured cards."""
    session: Session = ctx.obj
    hand = read_words(words)
    outcomes = [outcome for found in of_line("hand", {**ctx.params, "words": hand}, session) for outcome in found]
    if session.format == "text" and not any(outcome.is_good for outcome in outcomes):
        from scorecalc.cli.wrong_command import intended

        if problem := intended(hand, outcomes):
            raise InputError([problem])
    return writers.show(outcomes, session, lambda: writers.beside(outcomes, session))


def read_words(words: list[str] | None) -> list[str]:
    """Return the words of the hand; those of stdin for `-`, or for no words if stdin is not a terminal."""
    given = words or []
    if given == ["-"] or (not given and not sys.stdin.isatty()):
        given = sys.stdin.read().removeprefix("\ufeff").split()
    if not given:
        raise InputError([Problem("usage", "cli.usage.missing.score", {"command": "score"}, hint="cli.hint.see_help")])
    return given
