"""What every tile of a dealt wall is to the people at the table; both drawings and the legend go by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorecalc.lang import Catalogue
from scorecalc.wall.answer import DealAnswer, Lying

SIDES = {"E": "bottom", "S": "right", "W": "top", "N": "left"}
"""Where the walls lie in a drawing with East below: everybody's right neighbour is the next to act."""
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
"""What a tile can be, in the order of the legend: dealt to a player, the next draw, still live, …"""


class Marks(NamedTuple):
    """`tiles`: what each tile is. `laid`: the loose tile on a stack. `cut`: the stacks on both sides of the break."""

    stacks: int
    tiles: Mapping[str, str]
    laid: Mapping[str, str]
    cut: tuple[str, str]

    def kinds(self) -> list[str]:
        """The kinds of tile that the wall has, in the order of the legend."""
        present = set(self.tiles.values())
        return [kind for kind in ORDER if kind in present]


def marks(deal: DealAnswer) -> Marks:
    """What the tiles of `deal` are; of two things a tile is the one that says more."""
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
    """A stack or tile in the words of the language: `S12A` is 남12A, 南12A, S12A."""
    return words.text(f"wall.wind.{name[0]}") + name[1:]


def where(lying: Lying, words: Catalogue) -> str:
    """The stack that a tile lies in, or that it is laid on (남8 위)."""
    stack = place(lying.stack, words)
    return words.text("wall.place.on", stack=stack) if lying.is_laid_down else stack


def places(names: Sequence[str], words: Catalogue) -> str:
    """Tiles with blanks between them; the two tiles of a stack, upper one first, are written as the stack."""
    written: list[str] = []
    rest = list(names)
    while rest:
        name = rest.pop(0)
        if name.endswith("A") and rest and rest[0] == name[:-1] + "B":
            rest.pop(0)
            name = name[:-1]
        written.append(place(name, words))
    return " ".join(written)


def summary(deal: DealAnswer, words: Catalogue) -> list[str]:
    """The lines in the middle of the square: the throws, where the wall is broken, the next draw, what is left."""
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


def throw(deal: DealAnswer, number: int) -> str:
    """The throw `number` as it was given: `6`, or `2 + 4 = 6` where its dice are known."""
    dice, total = deal.dice[number], deal.throws[number]
    return f"{' + '.join(map(str, dice))} = {total}" if dice and len(dice) > 1 else str(total)
