"""`scorecalc points`: what a hand pays when han and fu, or its limit, are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from typer import Argument, Context, Option

from scorecalc.cli import writers
from scorecalc.cli.outcomes import Outcome, of_line
from scorecalc.cli.session import Session
from scorecalc.games import view
from scorecalc.render.blocks import Block

OPTIONS = ("ruleset", "set", "explain", "slang")
Text = str | None


def command(
    *,
    ctx: Context,
    words: Annotated[list[str], Argument(metavar="HAN [FU]")],
    tsumo: Annotated[bool, Option("-t", "--tsumo")] = False,
    ron: Annotated[bool, Option("--ron")] = False,
    seat: Annotated[Text, Option("-s", "--seat", metavar="ESWN")] = None,
    honba: Annotated[Text, Option("-b", "--honba", metavar="N")] = None,
    sticks: Annotated[Text, Option("--sticks", metavar="N")] = None,
) -> int:
    """Print the payments of a hand from its han and fu, or from its limit."""
    session: Session = ctx.obj
    cases = [possible(found) for found in of_line("points", ctx.params, session)]
    outcomes = [outcome for found in cases for outcome in found]
    return writers.show(outcomes, session, lambda: page(cases, session))


def possible(cases: Sequence[Outcome]) -> Sequence[Outcome]:
    """Return the cases that can occur; if none can, the first one, which says why."""
    return [outcome for outcome in cases if outcome.is_good] or cases[:1]


def page(cases: Sequence[Sequence[Outcome]], session: Session) -> list[Block]:
    """The cases of each ruleset together, those of several rulesets side by side."""
    priced = [(found[0].ruleset, found) for found in cases if found[0].ruleset and found[0].is_good]
    pages = [
        view(ruleset.game, "prices")(
            [outcome.result for outcome in found], session.words, writers.request_for(ruleset, session)
        )
        for ruleset, found in priced
    ]
    return writers.side_by_side([ruleset for ruleset, _ in priced], pages, session) if pages else []
