"""From the throws to the last tile of the deal: the break, and the tiles of each player.

Source: part 8 of the lecture on Shanghai mahjong (see `scorecalc.wall.square`). Docstrings name the points that it
leaves open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from scorecalc.wall.options import Options
from scorecalc.wall.square import SEATS, STACK, Square, wall_of

LAST_TAKERS = {"block": ("E", "E", "S", "W", "N"), "jump": ("E", "S", "W", "N", "E")}
"""The seats that take the last five tiles, in the order of the tiles (part 8: a whole stack, or one by one)."""


class Take(NamedTuple):
    """The tiles that a player takes at once."""

    seat: str
    tiles: tuple[int, ...]


class Deal(NamedTuple):
    """A wall that is broken and dealt. Stacks and tiles are numbers of the ring (`scorecalc.wall.square`).

    `stacks_counted` is the sum of the throws. `line` holds all tiles in the order in which they are drawn, `back` all
    tiles in the order in which they are taken from the break backwards, upper tile first. The first `dead` tiles of
    `back` are the dead wall.
    """

    square: Square
    throws: tuple[int, ...]
    wall: str
    stacks_counted: int
    break_stack: int
    rounds: tuple[Take, ...]
    last: tuple[Take, ...]
    line: tuple[int, ...]
    back: tuple[int, ...]
    dead: int

    @property
    def dealt(self) -> int:
        """The number of tiles that the players hold together."""
        return sum(len(take.tiles) for take in (*self.rounds, *self.last))

    def hand(self, seat: str) -> tuple[int, ...]:
        """Return the tiles of `seat` in the order in which they were taken."""
        return tuple(tile for take in (*self.rounds, *self.last) if take.seat == seat for tile in take.tiles)


def deal_tiles(options: Options, throws: Sequence[int], last: str = "") -> Deal:
    """Break the wall after `throws` and deal. `last` is the form in which the last five tiles are taken; empty: the ruleset's.

    The first throw names the wall. All throws together are counted in stacks from its owner's right end: that stack is
    the break, and the deal starts at the next one. Part 8 does not say what happens past the end of a wall: the count,
    the deal and the dead wall go on around the square.
    """
    square = Square(options.stacks)
    wall = wall_of(throws[0])
    count = sum(throws)
    break_stack = square.stack(wall, count)
    first = STACK * (break_stack + 1)
    line = tuple((first + step) % square.tiles for step in range(square.tiles))
    rounds = _rounds(options, line)
    taken = sum(len(take.tiles) for take in rounds)
    return Deal(
        square=square,
        throws=tuple(throws),
        wall=wall,
        stacks_counted=count,
        break_stack=break_stack,
        rounds=rounds,
        last=_last(line[taken:], last or options.last),
        line=line,
        back=tuple(tile for upper in range(square.tiles - STACK, -1, -STACK) for tile in line[upper : upper + STACK]),
        dead=options.dead_wall,
    )


def _rounds(options: Options, line: Sequence[int]) -> tuple[Take, ...]:
    """Return the rounds of whole stacks: East, South, West, North, as often as the ruleset says.

    Part 8 calls this order clockwise, which can only be meant of the wall: the players it names act counter-clockwise.
    """
    batch = options.stacks_at_once * STACK
    seats = SEATS * options.rounds
    return tuple(Take(seat, tuple(line[n * batch : (n + 1) * batch])) for n, seat in enumerate(seats))


def _last(line: Sequence[int], form: str) -> tuple[Take, ...]:
    """Return the takes of the last five tiles: two for East, one for everybody else."""
    pairs = list(zip(LAST_TAKERS[form], line, strict=False))
    return tuple(Take(seat, tuple(tile for taker, tile in pairs if taker == seat)) for seat in SEATS)
