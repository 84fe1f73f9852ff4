"""The tiles that replace flowers and complete kongs: their places, who gets which, and the rest of the wall.

Source: part 8, «상해마작의 왕패 규정» for the dead wall, the loose tiles and the haitei tiles, its first half for the
form without a dead wall; riichi rules (리치마작 규칙) §3.3.2 for a dead wall that is kept full.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from scorecalc.wall.deal import Deal, Take
from scorecalc.wall.options import Options
from scorecalc.wall.square import SEATS, STACK

Flowers = Mapping[str, Sequence[int]]
"""The numbers of flowers that each seat replaces on its first turn, on the next one, and so on."""


class KongTile(NamedTuple):
    """A tile for kongs and the stack that it lies on; `moved` says that it is not its own."""

    tile: int
    stack: int
    moved: bool


class Wall(NamedTuple):
    """The wall after flowers have been replaced and kongs completed. Tiles are numbers of the ring.

    `flowers` are in the order in which they were taken. `loose` are the kong tiles that have been laid down and not yet
    used. `next_kongs` and `next_flowers` are the tiles that further replacements would take. `shifted` are live tiles that joined
    the dead wall to keep it full. `live` is in the order of drawing; `dead` in the order of use.
    """

    flowers: tuple[Take, ...]
    kongs: tuple[KongTile, ...]
    loose: tuple[KongTile, ...]
    next_kongs: tuple[int, ...]
    next_flowers: tuple[int, ...]
    shifted: tuple[int, ...]
    live: tuple[int, ...]
    dead: tuple[int, ...]


def shares_an_end(options: Options) -> bool:
    """Return whether flowers and kongs are replaced from the same end of the wall."""
    return options.flower_from == "kong_end" or not options.dead_wall


def kongs_possible(options: Options, flowers: int) -> int:
    """Return how many kongs can be completed after `flowers` flowers: a dead wall that is not refilled runs out."""
    if not options.dead_wall or options.kept_full:
        return options.kongs
    return min(options.kongs, options.dead_wall - (flowers if shares_an_end(options) else 0))


def wall_after(options: Options, deal: Deal, flowers: Flowers, kongs: int) -> Wall:
    """Return the wall after all `flowers` were replaced, before the first discard, and then `kongs` kongs completed."""
    laps = _laps(options, flowers)
    wanted = sum(number for _, number in laps)
    flower_end = deal.back if shares_an_end(options) else deal.back[deal.dead :]
    flower_tiles = flower_end[:wanted]
    kong_end = tuple(tile for tile in deal.back if tile not in flower_tiles)
    places = tuple(_place(options, deal, deal.back.index(tile)) for tile in kong_end[:kongs])

    taken = {*flower_tiles, *kong_end[:kongs]}
    dead = [tile for tile in deal.back[: deal.dead] if tile not in taken]
    live = [tile for tile in deal.line[deal.dealt :] if tile not in taken and tile not in dead]
    missing = deal.dead - len(dead) if options.kept_full else 0
    shifted = tuple(live.pop() for _ in range(missing))
    return Wall(
        flowers=_handed_out(laps, flower_tiles),
        kongs=places,
        loose=_loose(options, deal, deal.dead - len(dead)),
        next_kongs=kong_end[kongs : kongs_possible(options, wanted)],
        next_flowers=tuple(tile for tile in flower_end if tile in live)[: options.flowers - wanted],
        shifted=shifted,
        live=tuple(live),
        dead=(*dead, *shifted),
    )


def _laps(options: Options, flowers: Flowers) -> list[tuple[str, int]]:
    """Return the seats and numbers of flowers in turn: East, South, West, North, each all at once.

    Part 8 leaves open when a replacement that is a flower again is replaced: at once, or when the turn comes round.
    """
    if options.flower_again == "at_once":
        return [(seat, number) for seat in SEATS for number in flowers.get(seat, ())]
    most = max((len(numbers) for numbers in flowers.values()), default=0)
    return [(seat, flowers[seat][lap]) for lap in range(most) for seat in SEATS if lap < len(flowers.get(seat, ()))]


def _handed_out(laps: Sequence[tuple[str, int]], tiles: Sequence[int]) -> tuple[Take, ...]:
    """Return the takes of `tiles` by those whose turn it was."""
    takes = []
    used = 0
    for seat, number in laps:
        if number:
            takes.append(Take(seat, tuple(tiles[used : used + number])))
            used += number
    return tuple(takes)


def _place(options: Options, deal: Deal, index: int) -> KongTile:
    """Return the place of the tile `deal.back[index]` when it is the next kong tile.

    Part 8: the upper tile of the break stack on the third stack before it, the lower one on the fifth; the next pair
    are the next loose tiles. It does not say where those go. Laid down the same way they reach the end of the dead wall
    after some pairs; tiles for which it has no stack left stay where they are.
    """
    pair, level = divmod(index, STACK)
    own = deal.back[index] // STACK
    if options.loose_on and (pair == 0 or options.loose_pairs == "every"):
        target = pair + options.loose_on[level]
        if target < deal.dead // STACK:
            return KongTile(deal.back[index], deal.back[target * STACK] // STACK, moved=True)
    return KongTile(deal.back[index], own, moved=False)


def _loose(options: Options, deal: Deal, used: int) -> tuple[KongTile, ...]:
    """Return the kong tiles that lie loose after `used` tiles of the dead wall: the rest of the pair in use."""
    pair = range(used, (used // STACK + 1) * STACK)
    places = (_place(options, deal, index) for index in pair if index < deal.dead)
    return tuple(place for place in places if place.moved)
