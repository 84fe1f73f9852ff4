"""A dealt wall as a frozen value: the place of every tile, the tiles that are next, those that flowers and kongs took.

Tiles and stacks have names: the wind of their wall, the number of the stack from its owner's right end, and A (upper) or B (lower)
for a tile: `S12A` lies on `S12B`, both in the stack `S12`.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.answer import Detail
from scorecalc.errors import Problem
from scorecalc.wall.options import Options


class Taken(NamedTuple):
    """Tiles, or whole stacks, that a player takes."""

    seat: str
    tiles: tuple[str, ...]

    @property
    def data(self) -> list[Any]:
        """The same as lists."""
        return [self.seat, list(self.tiles)]


class Lying(NamedTuple):
    """A tile for kongs and its stack: its own, or another one on which it was laid down."""

    tile: str
    stack: str
    is_laid_down: bool

    @property
    def data(self) -> list[str]:
        """The same as a list: `["S11A", "on S8"]`."""
        return [self.tile, f"on {self.stack}" if self.is_laid_down else self.stack]


class Indicators(NamedTuple):
    """The indicators in a dead wall; `shown` are those that lie open after the kongs of the record."""

    break_after: str
    dora: str
    ura: str
    kan_dora: tuple[str, ...]
    kan_ura: tuple[str, ...]
    rinshan: tuple[str, ...]
    first_haitei: str
    shown: tuple[str, ...]


class DealtWall(NamedTuple):
    """The places of all tiles after the throws of a record.

    `second_thrower` is empty if one throw makes the break, `counted` is the sum of the throws, `rounds` and
    `last_tiles` are the order of the deal, `hands` the tiles of each seat in the order taken. `loose` are the tiles laid down
    for kongs at the start and `loose_now` after the kongs of the record; `live` is in the order of drawing. `options` are those
    of the ruleset.
    """

    throws: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    stacks: int
    tiles: int
    wall: str
    second_thrower: str
    counted: int
    break_stack: str
    first_drawn: str
    last: str
    rounds: tuple[Taken, ...]
    last_tiles: tuple[Taken, ...]
    hands: Mapping[str, tuple[str, ...]]
    next_draw: str
    dead_wall: tuple[str, ...]
    loose: tuple[Lying, ...]
    kong_order: tuple[str, ...]
    flower_order: tuple[str, ...]
    live_after_deal: int
    indicators: Indicators | None
    flowers: tuple[Taken, ...]
    kongs: tuple[Lying, ...]
    loose_now: tuple[Lying, ...]
    next_kongs: tuple[str, ...]
    next_flowers: tuple[str, ...]
    shifted: tuple[str, ...]
    dead_left: tuple[str, ...]
    live: tuple[str, ...]
    options: Options
    warnings: tuple[Problem, ...] = ()

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return every field as plain data, whatever the `detail`: a deal has no other reading to explain."""
        return {**self._as_dealt(), **self._as_indicated(), **self._as_left(), "procedure": self._procedure()}

    def _as_dealt(self) -> dict[str, Any]:
        return {
            "throws": list(self.throws),
            "dice": [list(throw) or None for throw in self.dice],
            "L": self.stacks,
            "tiles": self.tiles,
            "wall": self.wall,
            "second_thrower": self.second_thrower or None,
            "k": self.counted,
            "break_stack": self.break_stack,
            "first_drawn": self.first_drawn,
            "last": self.last,
            "deal": [taken.data for taken in self.rounds],
            "last_tiles": [taken.data for taken in self.last_tiles],
            "hands": {seat: list(hand) for seat, hand in self.hands.items()},
            "next_draw": self.next_draw,
            "dead_wall": list(self.dead_wall),
            "loose": dict(zip(("first", "second"), (lying.data for lying in self.loose), strict=False)),
            "kong_order": list(self.kong_order),
            "flower_order": list(self.flower_order),
            "live_after_deal": self.live_after_deal,
        }

    def _as_indicated(self) -> dict[str, Any]:
        if self.indicators is None:
            return {}
        return {
            "break_after": self.indicators.break_after,
            "dora_indicator": self.indicators.dora,
            "ura": self.indicators.ura,
            "kan_dora": list(self.indicators.kan_dora),
            "kan_ura": list(self.indicators.kan_ura),
            "rinshan": list(self.indicators.rinshan),
            "first_haitei": self.indicators.first_haitei,
            "shown": list(self.indicators.shown),
        }

    def _as_left(self) -> dict[str, Any]:
        return {
            "flowers": [taken.data for taken in self.flowers],
            "kongs": [lying.data for lying in self.kongs],
            "loose_now": [lying.data for lying in self.loose_now],
            "next_kongs": list(self.next_kongs),
            "next_flowers": list(self.next_flowers),
            "shifted": list(self.shifted),
            "dead_left": list(self.dead_left),
            "live": list(self.live),
            "live_left": len(self.live),
            "last_live": self.live[-1],
        }

    def _procedure(self) -> dict[str, Any]:
        """Return the options that players have to know with the result."""
        o = self.options
        return {
            "dice": o.dice,
            "flowers": o.flowers,
            "dead_wall": o.dead_wall,
            "kept_full": o.kept_full,
            "flower_from": o.flower_from,
            "flower_again": o.flower_again,
            "indicator": o.indicator,
            "concealed_kong": o.concealed_kong,
            "late_flower": o.late_flower,
        }


class ThrowTable(NamedTuple):
    """The wall that each throw names, from the lowest throw on."""

    walls: tuple[tuple[int, str], ...]
    warnings: tuple[Problem, ...] = ()

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return a row for each throw, whatever the `detail`."""
        return {"rows": [{"throw": throw, "wall": wall} for throw, wall in self.walls]}
