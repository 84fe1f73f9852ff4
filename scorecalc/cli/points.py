"""`scorecalc points`: what a hand pays when han and fu, or its limit, are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from typer import Argument, Context, Option

from scorecalc import games
from scorecalc.answer import Rejected
from scorecalc.cli import output
from scorecalc.cli.options import wind
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.files.rulesets import load

Text = str | None
DEALER, CHILD = "E", "S"


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
    from scorecalc.mahjong.notation import price_words

    session: Session = ctx.obj
    record = price_words.read(words)
    record |= {name: value for name, value in (("honba", honba), ("sticks", sticks)) if value is not None}
    wins = ["ron", "tsumo"] if ron == tsumo else ["tsumo" if tsumo else "ron"]
    cases = [
        {"kind": "points", **record, "seat": by_seat, "by": by}
        for by_seat in ([wind(seat)] if seat else [DEALER, CHILD])
        for by in wins
    ]
    check_games(session)
    return show([answer(name, cases, session) for name in session.rulesets], session)


def check_games(session: Session) -> None:
    """Raise InputError for a ruleset whose game counts no han and fu."""
    names = [name for name in session.rulesets if "points" not in games.game(load(name).game).KINDS]
    if names:
        raise InputError([Problem("usage", "cli.error.no_points", {"ruleset": name}) for name in names])


def answer(name: str, cases: Sequence[Mapping[str, str]], session: Session) -> list[output.Outcome]:
    """What the cases come to under one ruleset. A case that cannot occur is left out, unless none can."""
    alone = session._replace(rulesets=(name,))
    outcomes = [outcome for case in cases for outcome in output.score(case, alone)]
    return [outcome for outcome in outcomes if not isinstance(outcome.result, Rejected)] or outcomes[:1]


def show(answers: Sequence[list[output.Outcome]], session: Session) -> int:
    """Print the answers of all rulesets and return the exit code."""
    outcomes = [outcome for answer in answers for outcome in answer]
    if session.format not in ("text", "md", "html"):
        return output.show(outcomes, session)
    output.report(outcomes, session)
    priced, shown = [], []
    for cases in answers:
        plain = [output.named(case, case.result, session) for case in cases if isinstance(case.result, Mapping)]
        typed = [case.result for case in cases if not isinstance(case.result, Mapping | Rejected)]
        if typed:
            request = output.request_for(cases[0], session)
            priced.append(cases[0])
            shown.append(games.view(cases[0].ruleset.game, "prices")(typed, session.words, request))
        elif plain:
            shown_by = games.view(cases[0].ruleset.game, "points")
            priced.append(cases[0])
            shown.append(shown_by(plain, session.words, explain=session.explain, slang=session.slang))
    if priced:
        output.write_page(output.side_by_side(priced, shown, session), session)
    return max(output.exit_code(outcome.result) for outcome in outcomes)
