"""The meaning of every tile of a dealt wall for the players; both drawings and the legend use it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorecalc.lang import Catalogue
from scorecalc.wall.answer import DealtWall, Lying

SIDES = {"E": "bottom", "S": "right", "W": "top", "N": "left"}
"""The sides of the walls in a drawing with East below: everybody's right neighbour is the next to act."""
ORDER = (
    *"ESWN",
    "next_draw",
    "live",
    "flower",
    "next_flower",
    "kong",
    "next_kong",
    "next_end",
    "dead",
    "moved",
    "shown",
)
"""The kinds of tile, in the order of the legend: dealt to a player, the next draw, still live, …"""


class Marks(NamedTuple):
    """`tiles`: the kind of each tile. `laid`: the loose tile on a stack. `cut`: the stacks on both sides of the break."""

    stacks: int
    tiles: Mapping[str, str]
    laid: Mapping[str, str]
    cut: tuple[str, str]

    def kinds(self) -> list[str]:
        """Return the kinds of tile that the wall has, in the order of the legend."""
        present = set(self.tiles.values())
        return [kind for kind in ORDER if kind in present]


def marks(deal: DealtWall) -> Marks:
    """Return the kinds of the tiles of `deal`; of two that fit, a tile is of the one that says more."""
    tiles = dict.fromkeys(deal.live, "live")
    tiles |= dict.fromkeys(deal.dead_left, "dead")
    for seat, hand in deal.hands.items():
        tiles |= dict.fromkeys(hand, seat)
    for _, taken in deal.flowers:
        tiles |= dict.fromkeys(taken, "flower")
    tiles |= {lying.tile: "kong" for lying in deal.kongs}
    tiles |= dict.fromkeys(deal.indicators.shown if deal.indicators else (), "shown")
    tiles |= dict.fromkeys(deal.next_kongs[:1], "next_kong")
    for tile in deal.next_flowers[:1]:
        tiles[tile] = "next_end" if tiles.get(tile) == "next_kong" else "next_flower"
    laid = {lying.stack: lying.tile for lying in deal.loose_now if lying.is_laid_down}
    tiles |= dict.fromkeys(laid.values(), "moved")
    tiles[deal.next_draw] = "next_draw"
    return Marks(deal.stacks, tiles, laid, (deal.break_stack, deal.first_drawn))


def place(name: str, words: Catalogue) -> str:
    """Return the name of a stack or tile in the language: `S12A` is 남12A, 南12A, S12A."""
    return words.text(f"wall.wind.{name[0]}") + name[1:]


def where(lying: Lying, words: Catalogue) -> str:
    """Return the stack that a tile lies in, or that it is laid on (남8 위)."""
    stack = place(lying.stack, words)
    return words.text("wall.place.on", stack=stack) if lying.is_laid_down else stack


def places(names: Sequence[str], words: Catalogue) -> str:
    """Return the names of tiles with blanks between them; the two tiles of a stack, upper one first, are written as the stack."""
    written: list[str] = []
    rest = list(names)
    while rest:
        name = rest.pop(0)
        if name.endswith("A") and rest and rest[0] == name[:-1] + "B":
            rest.pop(0)
            name = name[:-1]
        written.append(place(name, words))
    return " ".join(written)


def summary(deal: DealtWall, words: Catalogue) -> list[str]:
    """Return the lines in the middle of the square: the throws, the break, the next draw, the number of tiles left."""
    seat = {letter: words.text(f"wall.seat.{letter}") for letter in "ESWN"}
    first, *more = [throw(deal, number) for number in range(len(deal.throws))]
    lines = [words.text("wall.middle.first", seat=seat["E"], throw=first, wall=seat[deal.wall])]
    for second in more:
        sums = " + ".join(map(str, deal.throws))
        values = {"seat": seat[deal.second_thrower], "throw": second, "sums": sums, "count": deal.counted}
        lines.append(words.text("wall.middle.second", **values))
    before, after = (place(stack, words) for stack in (deal.break_stack, deal.first_drawn))
    lines.append(words.text("wall.middle.break", before=before, after=after))
    lines.append(words.text("wall.middle.next", tile=place(deal.next_draw, words), left=len(deal.live)))
    lines += [words.text("wall.middle.walls"), words.text("wall.middle.players")]
    return lines


def throw(deal: DealtWall, number: int) -> str:
    """Return the throw `number` as given: `6`, or `2 + 4 = 6` if its dice are known."""
    dice, total = deal.dice[number], deal.throws[number]
    return f"{' + '.join(map(str, dice))} = {total}" if dice and len(dice) > 1 else str(total)
