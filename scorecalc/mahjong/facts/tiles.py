"""Tiles as small whole numbers, and how they are written.

A kind is 0…33: 1m…9m, 1p…9p, 1s…9s, 1z…7z (east, south, west, north, haku, hatsu, chun). A tile is its kind, or its kind plus
`RED` where it is a red one. The canonical writing is MPSZ, `0` for the red five and `1zr` for a red honour.
"""

from __future__ import annotations

from collections.abc import Iterable

RED = 34
"""The distance from a kind to its red tile."""
KINDS = 34
COPIES = 4
"""Tiles of each kind in a set."""
SUITS = "mpsz"
WINDS = "ESWN"
EAST, SOUTH, WEST, NORTH, HAKU, HATSU, CHUN = range(27, 34)
FIVES = (4, 13, 22)
"""The fives of the three suits: `0` writes their red ones."""


def kind_of(tile: int) -> int:
    """Return the kind of `tile`, red or not.

    >>> kind_of(RED + 4)
    4
    """
    return tile % RED


def is_red(tile: int) -> bool:
    """True for a red tile."""
    return tile >= RED


def wind(letter: str) -> int:
    """Return the kind of the wind tile that `letter` (E S W N) names.

    >>> wind("N") == NORTH
    True
    """
    return EAST + WINDS.index(letter)


def next_kind(of: int) -> int:
    """Return the kind that the indicator `of` makes dora if all 34 kinds are in play.

    After nine comes one of the same suit, after north east, after chun haku (rules article; the order of the winds and dragons is
    that of MPSZ).

    >>> write([next_kind(8)]), write([next_kind(NORTH)]), write([next_kind(CHUN)])
    ('1m', '1z', '5z')
    """
    if of < EAST:
        return of - 8 if of % 9 == 8 else of + 1
    if of <= NORTH:
        return EAST + (of - EAST + 1) % 4
    return HAKU + (of - HAKU + 1) % 3


def _written(tile: int) -> str:
    kind = kind_of(tile)
    suit = SUITS[kind // 9]
    if not is_red(tile):
        return f"{kind % 9 + 1}{suit}"
    return f"0{suit}" if kind in FIVES else f"{kind % 9 + 1}{suit}r"


_WRITTEN = tuple([_written(tile) for tile in range(2 * KINDS)])


def write_one(tile: int) -> str:
    """Return the canonical writing of one tile.

    >>> write_one(0), write_one(RED + 13), write_one(RED + EAST)
    ('1m', '0p', '1zr')
    """
    return _WRITTEN[tile]


def write(tiles: Iterable[int]) -> str:
    """Return the canonical writing of `tiles` in the order given: digits of the same suit share its letter.

    >>> write([7, 7, 22, RED + 22, 30, 30])
    '88m50s44z'
    """
    out = ""
    for tile in tiles:
        one = _WRITTEN[tile]
        if len(one) == 2 and out.endswith(one[1]):
            out = out[:-1]
        out += one
    return out


_PLACES = tuple([2 * kind_of(tile) + (not is_red(tile)) for tile in range(2 * KINDS)])


def in_order(tiles: Iterable[int]) -> list[int]:
    """Return `tiles` by suit and number; a red tile comes before its plain ones.

    >>> write(in_order([30, RED + 4, 4, 0]))
    '105m4z'
    """
    return sorted(tiles, key=_PLACES.__getitem__)
