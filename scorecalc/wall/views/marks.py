"""What every tile of a dealt wall is to the people at the table; both drawings and the legend go by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.lang import Catalogue

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


def marks(result: Mapping[str, Any]) -> Marks:
    """What the tiles of `result` are; of two things a tile is the one that says more."""
    tiles = dict.fromkeys(result["live"], "live")
    tiles |= dict.fromkeys(result["dead_left"], "dead")
    for seat, hand in result["hands"].items():
        tiles |= dict.fromkeys(hand, seat)
    for _, taken in result["flowers"]:
        tiles |= dict.fromkeys(taken, "flower")
    tiles |= {tile: "kong" for tile, _ in result["kongs"]}
    tiles |= dict.fromkeys(result.get("shown", ()), "shown")
    tiles |= dict.fromkeys(result["next_kongs"][:1], "next_kong")
    for tile in result["next_flowers"][:1]:
        tiles[tile] = "next_end" if tiles.get(tile) == "next_kong" else "next_flower"
    laid = {place.removeprefix("on "): tile for tile, place in result["loose_now"] if place.startswith("on ")}
    tiles |= dict.fromkeys(laid.values(), "moved")
    tiles[result["next_draw"]] = "next_draw"
    return Marks(result["L"], tiles, laid, (result["break_stack"], result["first_drawn"]))


def place(name: str, words: Catalogue) -> str:
    """A stack or tile in the words of the language: `S12A` is 남12A, 南12A, S12A; `on S8` is 남8 위."""
    if name.startswith("on "):
        return words.text("wall.place.on", stack=place(name[3:], words))
    return words.text(f"wall.wind.{name[0]}") + name[1:]


def places(names: list[str], words: Catalogue) -> str:
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


def summary(result: Mapping[str, Any], words: Catalogue) -> list[str]:
    """The lines in the middle of the square: the throws, where the wall is broken, the next draw, what is left."""
    seat = {letter: words.text(f"wall.seat.{letter}") for letter in "ESWN"}
    first, *more = [throw(result, number) for number in range(len(result["throws"]))]
    lines = [words.text("wall.middle.first", seat=seat["E"], throw=first, wall=seat[result["wall"]])]
    for second in more:
        sums = " + ".join(map(str, result["throws"]))
        values = {"seat": seat[result["second_thrower"]], "throw": second, "sums": sums, "count": result["k"]}
        lines.append(words.text("wall.middle.second", **values))
    before, after = (place(result[name], words) for name in ("break_stack", "first_drawn"))
    lines.append(words.text("wall.middle.break", before=before, after=after))
    lines.append(words.text("wall.middle.next", tile=place(result["next_draw"], words), left=result["live_left"]))
    lines += [words.text("wall.middle.walls"), words.text("wall.middle.players")]
    return lines


def throw(result: Mapping[str, Any], number: int) -> str:
    """The throw `number` as it was given: `6`, or `2 + 4 = 6` where its dice are known."""
    dice, total = result["dice"][number], result["throws"][number]
    return f"{' + '.join(map(str, dice))} = {total}" if dice and len(dice) > 1 else str(total)
