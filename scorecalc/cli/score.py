"""`scorecalc score`: what one finished hand is worth."""

# No `from __future__ import annotations` here: Typer would compile each annotation of `command` from text, four times.

import sys
from collections.abc import Mapping
from typing import Annotated, Any

from typer import Argument, Context, Option

from scorecalc.answer import Rejected
from scorecalc.cli import output
from scorecalc.cli.options import wind
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.files.rulesets import load
from scorecalc.games import game

Text = str | None
FLAGS = (
    "riichi",
    "double_riichi",
    "ippatsu",
    "haitei",
    "houtei",
    "rinshan",
    "chankan",
    "tenhou",
    "chiihou",
    "renhou",
)
FIELDS = ("win", "seat", "round", "honba", "sticks", "nuki")


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
    """Score one finished hand, or the cards captured in a round of hwatu."""
    session: Session = ctx.obj
    hand = read_words(words)
    outcomes = []
    for name in session.rulesets:
        record = record_for(name, hand, ctx.params, is_strict=session.strict)
        outcomes += output.score(record, session._replace(rulesets=(name,)))
    if session.format == "text" and all(map(_is_misread, outcomes)):
        from scorecalc.cli.elsewhere import meant

        if problem := meant(hand):
            raise InputError([problem])
    return output.show(outcomes, session)


def _is_misread(outcome: output.Outcome) -> bool:
    """True where words of the line could not be read as a hand of tiles, or were too few for one."""
    result = outcome.result
    codes = ("bad_token", "tile_count")
    return outcome.ruleset.game == "mahjong" and isinstance(result, Rejected) and result.problems[0].code in codes


def record_for(name: str, hand: list[str], params: Mapping[str, Any], *, is_strict: bool) -> dict[str, Any]:
    """The record to score under the ruleset `name`: a hand of tiles, or captured cards where its game has no tiles.

    InputError where the game scores no hands, or options say something of tiles that it does not have.
    """
    ruleset = load(name)
    module = game(ruleset.game)
    record: dict[str, Any] = {module.TEXT: " ".join(hand)}
    if ruleset.game == "mahjong":
        return record | fields_of(params) | ({"strict": True} if is_strict else {})
    if "hand" not in module.KINDS:
        raise InputError([Problem("usage", "cli.error.no_hands", {"ruleset": name})])
    options = [f"--{option.replace('_', '-')}" for option, value in params.items() if value and option != "words"]
    if options:
        raise InputError([Problem("usage", "cli.error.no_tiles", {"ruleset": name, "options": options})])
    return record


def read_words(words: list[str] | None) -> list[str]:
    """The words of the hand; those of stdin for `-`, or where there are none and stdin is no terminal."""
    given = words or []
    if given == ["-"] or (not given and not sys.stdin.isatty()):
        given = sys.stdin.read().removeprefix("\ufeff").split()
    if not given:
        raise InputError([Problem("usage", "cli.usage.missing.score", {"command": "score"}, hint="cli.hint.see_help")])
    return given


def fields_of(params: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a hand record (docs/records.md) that the options set.

    >>> fields_of({"win": "8s", "seat": "동", "riichi": True, "dora": ["8s", "1z"], "closed_kan": ["1111m"]})
    {'win': '8s', 'seat': 'E', 'flags': ['riichi'], 'dora': '8s1z', 'melds': ['1111mc']}
    """
    record: dict[str, Any] = {field: params[field] for field in FIELDS if params.get(field) is not None}
    record |= {field: wind(record[field]) for field in ("seat", "round") if field in record}
    if params.get("tsumo"):
        record["by"] = "tsumo"
    if flags := [flag for flag in FLAGS if params.get(flag)]:
        record["flags"] = flags
    for field in ("dora", "ura"):
        if params.get(field):
            record[field] = "".join(params[field])
    if melds := [*(params.get("meld") or ()), *map(closed, params.get("closed_kan") or ())]:
        record["melds"] = melds
    return record


def closed(group: str) -> str:
    """A group that is a closed kan because the option says so, marked as one; digits without a suit stay as they are.

    >>> closed("1111m"), closed("1111mc"), closed("2")
    ('1111mc', '1111mc', '2')
    """
    return group if group.endswith(("c", "]")) or group.isdigit() else f"{group}c"
