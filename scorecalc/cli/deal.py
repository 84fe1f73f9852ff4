"""`scorecalc deal`: how a round is dealt.

For a ruleset of the wall: where the dice break it, who takes which tiles, and where the replacement tiles lie. For one
of hwatu: who gets how many cards, in which order.
"""

from __future__ import annotations

from typing import Annotated, Any

from typer import Argument, Context, Option

from scorecalc.api import Prepared, prepared
from scorecalc.cli import output
from scorecalc.cli.commands import DEALT
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.files import rulesets

Text = str | None
WALL_ONLY = ("dice", "last", "kongs", "flowers", "step", "roll", "seed")
HWATU_ONLY = ("players", "tung")


def command(
    *,
    ctx: Context,
    ruleset: Annotated[str, Argument(metavar="RULESET")],
    dice: Annotated[list[str] | None, Argument(metavar="DICE…")] = None,
    last: Annotated[Text, Option("--last", metavar="block|jump")] = None,
    kongs: Annotated[Text, Option("--kongs", metavar="N")] = None,
    flowers: Annotated[Text, Option("--flowers", metavar="E:2,W:1")] = None,
    step: Annotated[bool, Option("--step")] = False,
    roll: Annotated[bool, Option("--roll")] = False,
    seed: Annotated[Text, Option("--seed", metavar="N")] = None,
    players: Annotated[Text, Option("--players", metavar="2|3|4")] = None,
    tung: Annotated[bool, Option("--tung")] = False,
) -> int:
    """Print the wall after the throws DICE, one word a throw: its sum (6) or its dice (2+4); or the deal of hwatu."""
    session: Session = ctx.obj
    ready = prepared(ruleset, session.changes)
    check_game(ready, ctx.params)
    if ready.ruleset.game == "hwatu":
        record = of_hwatu(players, tung=tung)
    else:
        thrown: list[Any] = rolled(ready.rules, seed, dice) if roll or seed is not None else list(dice or ())
        given = {"last": last, "kongs": kongs, "flowers": flowers}
        record = {"kind": "deal", "dice": thrown} | {name: value for name, value in given.items() if value is not None}
    session = session._replace(rulesets=(ruleset,), explain=session.explain or step)
    return output.show(output.score(record, session), session)


def check_game(ready: Prepared, params: dict[str, Any]) -> None:
    """Raise InputError for a ruleset that has no deal of its own, and for options that its game does not know."""
    name = ready.ruleset.name
    foreign = {"wall": HWATU_ONLY, "hwatu": WALL_ONLY}.get(ready.ruleset.game)
    if foreign is None:
        paths = rulesets.shipped_files()
        names = [path.stem for path in paths if path.parent.name in DEALT]
        values = {"ruleset": name, "names": names}
        raise InputError([Problem("usage", "wall.error.no_deal", values, "wall.hint.deals", name, 0, len(name))])
    problems = []
    for option in foreign:
        if params[option]:
            shown = " ".join(params[option]) if option == "dice" else f"--{option}"
            problems.append(Problem("usage", "wall.error.other_game", {"option": shown, "ruleset": name}))
    if problems:
        raise InputError(problems)


def rolled(rules: Any, seed: str | None, dice: list[str] | None) -> list[list[int]]:
    """The throws of the program, the same for the same seed. InputError for a bad seed, or throws given as well."""
    from scorecalc.wall.dice import roll
    from scorecalc.whole_numbers import whole

    number = whole(seed) if seed is not None else None
    problems = []
    if seed is not None and number is None:
        problems.append(Problem("bad_number", "wall.error.seed", {"value": seed}, "", seed, 0, len(seed)))
    if dice:
        given = " ".join(dice)
        problems.append(Problem("flag_conflict", "wall.error.roll_and_dice", {}, "", given, 0, len(given)))
    if problems:
        raise InputError(problems)
    return roll(rules, number)


def of_hwatu(players: str | None, *, tung: bool) -> dict[str, Any]:
    """The record of a deal of hwatu. InputError where `--players` is missing or no number."""
    if players is None:
        raise InputError([Problem("usage", "wall.error.no_players", {}, "wall.hint.players")])
    if not (players.isascii() and players.isdecimal()):
        place = (players, 0, len(players))
        raise InputError([Problem("bad_number", "wall.error.players", {"value": players}, "wall.hint.players", *place)])
    return {"kind": "deal", "players": players, "tung": tung}
