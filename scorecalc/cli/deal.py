"""`scorecalc deal`: how a round is dealt, as the game of the ruleset does it."""

from __future__ import annotations

from typing import Annotated

from typer import Argument, Context, Option

from scorecalc.api import prepared, rulesets_with
from scorecalc.cli import writers
from scorecalc.cli.outcomes import of_line
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem

OPTIONS = ("set", "explain")
Text = str | None


def command(
    *,
    ctx: Context,
    ruleset: Annotated[str, Argument(metavar="RULESET")],
    words: Annotated[list[str] | None, Argument(metavar="DICE…")] = None,
    last: Annotated[Text, Option("--last", metavar="block|jump")] = None,
    kongs: Annotated[Text, Option("--kongs", metavar="N")] = None,
    flowers: Annotated[Text, Option("--flowers", metavar="E:2,W:1")] = None,
    step: Annotated[bool, Option("--step")] = False,
    roll: Annotated[bool, Option("--roll")] = False,
    seed: Annotated[Text, Option("--seed", metavar="N")] = None,
    players: Annotated[Text, Option("--players", metavar="2|3|4")] = None,
    tung: Annotated[bool, Option("--tung")] = False,
) -> int:
    """Print who is dealt what; DICE are the throws, one word each: its sum (6) or its dice (2+4)."""
    session: Session = ctx.obj._replace(rulesets=(ruleset,), explain=ctx.obj.explain or step)
    params = {name: value for name, value in ctx.params.items() if name != "ruleset"}
    ready = prepared(ruleset, session.changes)
    if "deal" not in ready.game.KINDS:
        name = ready.ruleset.name
        values = {"ruleset": name, "names": rulesets_with("deal")}
        raise InputError([Problem("usage", "cli.error.no_deal", values, "cli.hint.rulesets_with_a_deal").quoting(name)])
    (outcomes,) = of_line("deal", params, session)
    return writers.show(outcomes, session, lambda: writers.beside(outcomes, session))
