"""`scorecalc points`: what a hand pays when han and fu, or its limit, are known."""

from __future__ import annotations

from typing import Annotated

from typer import Argument, Context, Option

from scorecalc.cli import output
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem, Rejected
from scorecalc.games import game
from scorecalc.rulesets import load

Text = str | None
DEALER, CHILD = "E", "S"


def command(
    ctx: Context,
    words: Annotated[list[str], Argument(metavar="HAN [FU]")],
    tsumo: Annotated[bool, Option("-t", "--tsumo")] = False,
    ron: Annotated[bool, Option("--ron")] = False,
    seat: Annotated[Text, Option("-s", "--seat", metavar="ESWN")] = None,
    honba: Annotated[Text, Option("-b", "--honba", metavar="N")] = None,
    sticks: Annotated[Text, Option("--sticks", metavar="N")] = None,
) -> int:
    """Print the payments of a hand from its han and fu, or from its limit."""
    from scorecalc.mahjong import points_words

    session: Session = ctx.obj
    record = points_words.read(words)
    record |= {name: value for name, value in (("honba", honba), ("sticks", sticks)) if value is not None}
    wins = ["ron", "tsumo"] if ron == tsumo else ["tsumo" if tsumo else "ron"]
    cases = [{"kind": "points", **record, "seat": by_seat, "by": by} for by_seat in ([seat] if seat else [DEALER, CHILD]) for by in wins]
    check_games(session)
    outcomes = [outcome for case in cases for outcome in output.score(case, session)]
    return show(outcomes, session)


def check_games(session: Session) -> None:
    """Raise InputError for a ruleset whose game counts no han and fu."""
    names = [name for name in session.rulesets if "points" not in game(load(name).game).KINDS]
    if names:
        raise InputError([Problem("usage", "cli.error.no_points", {"ruleset": name}) for name in names])


def show(outcomes: list[output.Outcome], session: Session) -> int:
    """Print the cases that can occur; the problems only where none can."""
    possible = [outcome for outcome in outcomes if not isinstance(outcome.result, Rejected)]
    return output.show(possible or outcomes[:1], session)
