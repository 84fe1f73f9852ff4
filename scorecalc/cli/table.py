"""`scorecalc table`: the score tables of a ruleset."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated, Any

from typer import Context, Option

from scorecalc import games
from scorecalc.cli import writers
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem
from scorecalc.render.blocks import Block, Heading
from scorecalc.render.view_request import ViewRequest
from scorecalc.whole_numbers import BEYOND, whole

OPTIONS = ("ruleset", "set")
SEATS = {"dealer": ["dealer"], "child": ["child"], "both": ["dealer", "child"]}


def command(
    *,
    ctx: Context,
    seat: Annotated[str, Option("-s", "--seat", metavar="dealer|child|both")] = "both",
    han: Annotated[str | None, Option("--han", metavar="LIST")] = None,
    fu: Annotated[str | None, Option("--fu", metavar="LIST")] = None,
    honba: Annotated[str | None, Option("-b", "--honba", metavar="N")] = None,
) -> int:
    """Print the tables of a ruleset: payments by ron and tsumo, or combinations of cards."""
    session: Session = ctx.obj
    choice = read_choice(seat, han, fu, honba)
    documents = []
    blocks: list[Block] = []
    rulesets = session.load_all()
    for ruleset in rulesets:
        game = games.game(ruleset.game)
        made = game.table(game.rules(ruleset.options), {**choice, "written_fu": fu or ""})
        document = made.document(detail="detailed")
        documents.append({"schema": "scorecalc.table/1", "ruleset": ruleset.name, **document})
        if not session.is_data:
            blocks += [Heading(ruleset.title[session.words.language])] if len(rulesets) > 1 else []
            request = ViewRequest(columns=session.page_columns)
            blocks += games.view(ruleset.game, "table")(made, session.words, request)
    if not session.is_data:
        writers.write_page(blocks, session, title=rulesets[0].title[session.words.language])
        return 0
    from scorecalc.render.data import table_rows, write_documents

    write_documents(table_rows(documents) if session.format == "csv" else documents, session.format, sys.stdout)
    return 0


def read_choice(seat: str, han: str | None, fu: str | None, honba: str | None) -> dict[str, Any]:
    """The rows and columns that the options choose; what they leave out is left to the game.

    >>> read_choice("child", "1-3", "25,30", None)
    {'seats': ['child'], 'han': [1, 2, 3], 'fu': [25, 30]}
    """
    problems: list[Problem] = []
    choice: dict[str, Any] = {}
    if seat in SEATS:
        choice["seats"] = SEATS[seat]
    else:
        values = {"option": "--seat", "value": seat, "choices": list(SEATS)}
        problems.append(Problem("usage", "cli.usage.bad_value", values, hint="cli.hint.choices"))
    readers: tuple[tuple[str, str | None, Callable[[str], Any]], ...] = (
        ("han", han, read_list),
        ("fu", fu, read_list),
        ("honba", honba, read_count),
    )
    for name, text, read in readers:
        if text is None:
            continue
        choice[name] = read(text)
        if choice[name] is None:
            problems.append(Problem("bad_number", f"cli.error.bad_{name}", {"value": text}).quoting(text))
    if problems:
        raise InputError(problems)
    return choice


def read_count(text: str) -> int | None:
    """Return the number of counters in `text`; None if it is not one.

    >>> read_count("2"), read_count("-1"), read_count("9" * 5000)
    (2, None, None)
    """
    number = whole(text)
    return number if number is not None and 0 <= number < BEYOND else None


def read_list(text: str) -> list[int] | None:
    """Return the numbers from 1 in a list with ranges; None if `text` is not such a list.

    >>> read_list("1-4,6"), read_list("4-1"), read_list("0"), read_list("a")
    ([1, 2, 3, 4, 6], None, None, None)
    """
    numbers: list[int] = []
    for part in text.split(","):
        first, sign, last = (word.strip() for word in part.partition("-"))
        if not first.isdecimal() or (sign and not last.isdecimal()) or max(len(first), len(last)) > 3:
            return None
        upper = int(last) if sign else int(first)
        if not 0 < int(first) <= upper:
            return None
        numbers += range(int(first), upper + 1)
    return numbers
