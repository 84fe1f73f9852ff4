"""What a ruleset of the wall may set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from scorecalc.errors import Problem
from scorecalc.wall.square import SEATS, STACK, Square


@dataclass(frozen=True, slots=True)
class Options:
    """The rules by which the wall is broken and dealt. Every value stands in a ruleset, with its source."""

    __pydantic_config__: ClassVar[dict[str, Any]] = {"extra": "forbid", "use_attribute_docstrings": True}

    stacks: Literal[17, 18]
    """Stacks in each of the four walls: 18 with flowers (144 tiles), 17 without (136)."""
    flowers: int
    """Flower tiles in the set, 0 for none."""
    dice: Literal[1, 2, 3]
    """Dice in a throw."""
    throws: Literal[1, 2]
    """Throws that make the break: 1, or 2 that are added."""
    second_thrower: Literal["owner", "east"]
    """Who throws the second time: the owner of the wall that the first throw names, or East again."""
    rounds: int
    """Rounds in which everybody takes whole stacks."""
    stacks_at_once: int
    """Stacks that a player takes in each of these rounds."""
    last: Literal["block", "jump"]
    """How the last five tiles are taken: East two at once (block), or one by one E, S, W, N, E (jump)."""
    dead_wall: int
    """Tiles set apart for kongs at the end of the wall. 0 is today's form: kong and flower tiles come from the end."""
    kept_full: bool
    """Whether the last live tile joins the dead wall after each kong, so that it keeps its size."""
    kongs: int
    """Kongs that one deal can have."""
    loose_on: tuple[int, ...]
    """How many stacks before its own each loose tile (upper, lower) is laid down; empty where they stay in place."""
    loose_pairs: Literal["every", "first"]
    """Whether each new pair of kong tiles is laid down likewise, as far as the dead wall reaches, or only the first."""
    flower_from: Literal["haitei", "kong_end"]
    """Where flowers are replaced from: the haitei tiles before the dead wall, or the end of the wall, as for a kong."""
    flower_again: Literal["at_once", "next_lap"]
    """When a replacement that is a flower again is replaced: at once, or in another lap from East on."""
    indicator: int
    """Which stack from the break shows the dora indicator, 0 where the game has none. Those of kongs follow it."""
    concealed_kong: Literal["at_once", "any_time"]
    """When a concealed kong is declared: at once after the draw that makes it, or at any time of one's own turns."""
    late_flower: Literal["no_win", "free"]
    """What a flower found late costs: its owner cannot win the hand, or nothing."""


def problems(options: Options) -> Iterator[Problem]:
    """What is wrong with values that are each of the right type but make no wall together."""
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
