"""The square of four walls, as one ring of stacks in the order in which they are drawn.

The stacks of a wall are numbered from 1, beginning at its owner's right end. Tiles are drawn clockwise seen from above,
so past the last stack of a wall comes stack 1 of the player on its owner's left: East, North, West, South. A stack is a
whole number around this ring, beginning with stack 1 of East; a tile is twice its stack for the upper one (A), one more
for the lower one (B). Adding 1 is therefore drawing the next tile.

Source: «상해마작 제8강 <배패 및 왕패 규정>», the eighth part of a Korean lecture on Shanghai mahjong ("part 8" in this
package): numbering from the right end, A and B, the direction of the deal.
"""

from __future__ import annotations

from typing import NamedTuple

SEATS = ("E", "S", "W", "N")
"""The players in the order in which they act, counter-clockwise seen from above."""
RING = ("E", "N", "W", "S")
"""The walls in the order in which they are drawn, clockwise seen from above."""
STACK = 2
"""Tiles in a stack: the upper one is A, the lower one B."""


class Square(NamedTuple):
    """Four walls of `stacks` stacks each."""

    stacks: int

    @property
    def tiles(self) -> int:
        """The number of tiles in the square.

        >>> Square(18).tiles, Square(17).tiles
        (144, 136)
        """
        return len(RING) * self.stacks * STACK

    def stack(self, seat: str, number: int) -> int:
        """Return the stack `number` from the right end of the wall of `seat`; past its left end, counting goes on in the next wall.

        >>> square = Square(18)
        >>> square.stack_name(square.stack("S", 19))
        'E1'
        """
        return (RING.index(seat) * self.stacks + number - 1) % (len(RING) * self.stacks)

    def stack_name(self, stack: int) -> str:
        """Return the wind of the wall of a stack and its number, such as `S12`."""
        wall, number = divmod(stack % (len(RING) * self.stacks), self.stacks)
        return f"{RING[wall]}{number + 1}"

    def tile_name(self, tile: int) -> str:
        """Return the stack of a tile with A for the upper and B for the lower tile, such as `S12A`.

        >>> square = Square(18)
        >>> square.tile_name(STACK * square.stack("S", 12) + 1)
        'S12B'
        """
        stack, level = divmod(tile % self.tiles, STACK)
        return self.stack_name(stack) + "AB"[level]


def wall_of(throw: int) -> str:
    """Return the wall that a throw names: counted from East as 1, in the order East, South, West, North.

    Source: part 8, "동남서북 동남" for a throw of 6.

    >>> [wall_of(throw) for throw in (5, 6, 7, 8)]
    ['E', 'S', 'W', 'N']
    """
    return SEATS[(throw - 1) % len(SEATS)]
