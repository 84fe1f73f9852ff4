"""Sets of tiles and of runs as bits of one whole number, and the questions that rules ask of them.

A tile mask has one bit for each of the 34 kinds (`scorecalc.mahjong.facts.tiles`), a run mask one for each of the 27 number kinds,
at the lowest tile of the run. Masks may be Python ints or numpy integer arrays of one shape: every question below answers for
both, with a truth value for each hand, because it is made of integer operators alone. That is what lets one definition of a
yaku explain one hand and score a column of hands.
"""

from __future__ import annotations

from typing import Any

Mask = Any
"""A Python int, or a numpy integer array with one mask a hand."""
Truth = Any
"""A bool, or a numpy bool array with one answer a hand."""

MAN = 0b111111111
PIN = MAN << 9
SOU = MAN << 18
NUMBERS = MAN | PIN | SOU
MAN_PIN, MAN_SOU, PIN_SOU = MAN | PIN, MAN | SOU, PIN | SOU
HONOURS = 0b1111111 << 27
WINDS = 0b1111 << 27
DRAGONS = 0b111 << 31
TERMINALS = sum((1 << 0 | 1 << 8) << shift for shift in (0, 9, 18))
YAOCHUU = TERMINALS | HONOURS
"""Terminals and honours, the tiles of thirteen orphans."""
SIMPLES = NUMBERS & ~TERMINALS
MIDDLE_MAN = MAN & SIMPLES
"""2m to 8m, which three players do without."""
GREENS = sum(1 << (18 + rank - 1) for rank in (2, 3, 4, 6, 8)) | 1 << 32
"""The tiles of all green: 2 3 4 6 8 of bamboo and hatsu."""
FIRST_RUNS = 1 << 0 | 1 << 9 | 1 << 18
"""The runs 123 of the three suits."""
OUTSIDE_RUNS = FIRST_RUNS | FIRST_RUNS << 6
"""The runs with a terminal: 123 and 789."""

PACKED = 18
"""Kinds in each of the two words of packed counts: man and pin in the first, sou and honours in the second."""
BITS = 3
"""Bits of one packed count: there are four copies of a kind at most."""


def bit(kind: int) -> int:
    """Return the mask of one kind.

    >>> bit(0) & TERMINALS != 0
    True
    """
    return 1 << kind


def kinds(mask: int) -> list[int]:
    """Return the kinds in a mask, lowest first.

    >>> kinds(DRAGONS)
    [31, 32, 33]
    """
    out = []
    while mask:
        low = mask & -mask
        out.append(low.bit_length() - 1)
        mask ^= low
    return out


def count(mask: Mask) -> Any:
    """Return the number of bits that are set: an int for an int, an array for an array.

    >>> count(WINDS)
    4
    """
    if type(mask) is int:
        return mask.bit_count()
    from numpy import bitwise_count, int64

    return bitwise_count(mask).astype(int64)


def copies(kind: Mask, man_pin_counts: Mask, sou_honour_counts: Mask) -> Any:
    """Return the number of tiles of `kind`, a number and no mask, in packed counts.

    >>> copies(0, 0b001_100, 0), copies(1, 0b001_100, 0), copies(18, 0b001_100, 0b010)
    (4, 1, 2)
    """
    word = man_pin_counts + (sou_honour_counts - man_pin_counts) * (kind >= PACKED)
    return word >> BITS * (kind % PACKED) & 7


def any_of(mask: Mask) -> Truth:
    """True if the mask has a bit set.

    >>> any_of(MAN & PIN)
    False
    """
    return mask != 0


def none_of(mask: Mask) -> Truth:
    """True if the mask has no bit set.

    >>> none_of(MAN & PIN)
    True
    """
    return mask == 0


def all_of(mask: Mask, wanted: Mask) -> Truth:
    """True if every bit of `wanted` is set in `mask`.

    >>> all_of(HONOURS, DRAGONS)
    True
    """
    return (mask & wanted) == wanted


def in_all_suits(mask: Mask) -> Truth:
    """True if the same number is in the mask in man, pin and sou.

    >>> in_all_suits(bit(1) | bit(10) | bit(19)), in_all_suits(bit(1) | bit(10) | bit(20))
    (True, False)
    """
    return (mask & mask >> 9 & mask >> 18 & MAN) != 0


def straight(runs: Mask) -> Truth:
    """True if 123, 456 and 789 of one suit are among the runs.

    >>> straight(bit(0) | bit(3) | bit(6)), straight(bit(0) | bit(3) | bit(15))
    (True, False)
    """
    return (runs & runs >> 3 & runs >> 6 & FIRST_RUNS) != 0


def in_one_suit(tiles: Mask) -> Truth:
    """True if the numbers among the tiles are of one suit and there is at least one number.

    >>> in_one_suit(bit(0) | bit(31)), in_one_suit(bit(0) | bit(9)), in_one_suit(bit(31))
    (True, False, False)
    """
    numbers = tiles & NUMBERS
    return (numbers != 0) & (((numbers & PIN_SOU) == 0) | ((numbers & MAN_SOU) == 0) | ((numbers & MAN_PIN) == 0))
