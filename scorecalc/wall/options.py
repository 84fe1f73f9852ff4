"""The options of a ruleset of the wall, and contradictions among their values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from scorecalc.errors import Problem
from scorecalc.option_set import Between, OptionSet
from scorecalc.wall.square import SEATS, STACK, Square


class Options(OptionSet):
    """The rules by which the wall is broken and dealt.

    `wall/lang/en/options.py` explains each option.
    """

    # the wall and the break
    stacks: Annotated[int, Between(10, 30)]
    flowers: int
    dice: Annotated[int, Between(1, 3)]
    throws: Literal[1, 2]
    second_thrower: Literal["owner", "east"]

    # the deal
    rounds: int
    stacks_at_once: int
    last: Literal["block", "jump"]

    # the dead wall and replacement tiles
    dead_wall: int
    kept_full: bool
    kongs: int
    loose_on: tuple[int, ...]
    loose_pairs: Literal["every", "first"]
    flower_from: Literal["haitei", "kong_end"]
    flower_again: Literal["at_once", "next_lap"]
    indicator: int
    concealed_kong: Literal["at_once", "any_time"]
    late_flower: Literal["no_win", "free"]


def problems(options: Options) -> Iterator[Problem]:
    """Yield the problems of values that are each of the right type but make no wall together."""
    dealt = STACK * options.stacks_at_once * options.rounds * len(SEATS) + len(SEATS) + 1
    left = max(Square(options.stacks).tiles - dealt - options.flowers, 0)
    limits = (
        ("flowers", 0, Square(options.stacks).tiles // 2),
        ("rounds", 0, 3),
        ("stacks_at_once", 1, 2),
        ("dead_wall", 0, left),
        ("kongs", 0, len(SEATS) * len(SEATS)),
        ("indicator", 0, max(options.dead_wall // STACK - options.kongs, 0)),
    )
    for name, least, most in limits:
        value = getattr(options, name)
        if not least <= value <= most:
            yield _problem("option_range", name, value, least=least, most=most)
    if options.dead_wall % STACK:
        yield _problem("dead_wall_odd", "dead_wall", options.dead_wall)
    if len(options.loose_on) not in (0, STACK) or any(number < 1 for number in options.loose_on):
        yield _problem("loose_on", "loose_on", options.loose_on)


def _problem(key: str, name: str, value: Any, **values: Any) -> Problem:
    text = f"{name}={','.join(map(str, value)) if isinstance(value, list | tuple) else value}"
    values = {"option": name, "value": value, **values}
    return Problem("bad_value", f"wall.error.{key}", values, text=text, start=len(name) + 1, end=len(text), field=name)
