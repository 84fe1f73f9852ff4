"""How far tiles are from a winning shape, and which tile would complete one, whatever the hand would be worth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from scorecalc.mahjong.facts.masks import NUMBERS, YAOCHUU, kinds
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.suits import HONOUR_SUIT, POWERS, SPLITTERS, counts, suit_codes
from scorecalc.mahjong.facts.tiles import COPIES, KINDS, RED

SETS = 4
"""Sets of a winning hand; a pair is beside them."""
PAIRS = 7
"""Pairs of seven pairs."""
ORPHANS = 13
"""Kinds of thirteen orphans."""
MOST_SUITS = 4096
"""Suits whose blocks are kept."""

# --- shanten


def shanten(codes: Sequence[int], melds: int = 0) -> int:
    """How many tiles must be exchanged until the hand waits for its last tile: 0 where it waits, -1 for a winning shape.

    `codes` are the four suits of the concealed tiles (`suits`), thirteen or fourteen with the `melds` called sets.

    >>> shanten(suit_codes([0, 1, 2, 12, 13, 14, 24, 25, 26, 27, 27, 28, 28, 29]))
    0
    """
    of_sets = _to_sets(codes, SETS - melds)
    if melds:
        return of_sets
    have = [count for code in codes for count in counts(code)]
    return min(of_sets, _to_pairs(have), _to_orphans(have))


def _to_sets(codes: Sequence[int], needed: int) -> int:
    """Shanten of `needed` sets and a pair: a set lacks two tiles, or one where a block of two is there; the pair lacks one."""
    reached = {(0, 0): 0}
    for suit, code in enumerate(codes):
        more = blocks(code, honours=suit == HONOUR_SUIT)
        found: dict[tuple[int, int], int] = {}
        for (sets, pair), twos in reached.items():
            for (further, second), beside in more.items():
                key = (min(sets + further, needed), pair + second)
                if pair + second <= 1 and twos + beside > found.get(key, -1):
                    found[key] = twos + beside
        reached = found
    return min(2 * (needed - sets) - min(twos, needed - sets) - pair for (sets, pair), twos in reached.items())


def _to_pairs(have: Sequence[int]) -> int:
    """Shanten of seven pairs, which are of seven kinds."""
    pairs = sum(count >= 2 for count in have)
    return PAIRS - 1 - pairs + max(PAIRS - sum(count > 0 for count in have), 0)


def _to_orphans(have: Sequence[int]) -> int:
    """Shanten of thirteen orphans."""
    orphans = [have[kind] for kind in kinds(YAOCHUU) if have[kind]]
    return ORPHANS - len(orphans) - any(count >= 2 for count in orphans)


@lru_cache(maxsize=MOST_SUITS)
def blocks(code: int, *, honours: bool) -> Mapping[tuple[int, int], int]:
    """The most blocks of two tiles that a suit has beside so many sets, by (sets, 1 where a pair is kept apart or 0).

    A block of two is a pair or two tiles of a run.

    >>> sorted(blocks(3 * POWERS[0], honours=True).items())
    [((0, 0), 1), ((0, 1), 0), ((1, 0), 0)]
    """
    have = counts(code)
    first = next((rank for rank, count in enumerate(have) if count), None)
    if first is None:
        return {(0, 0): 0}
    most = dict(blocks(code - POWERS[first], honours=honours))
    for taken, sets, twos, pair in _blocks_of(first, have, honours=honours):
        for (further, second), beside in blocks(code - taken, honours=honours).items():
            key = (sets + further, pair + second)
            if pair + second <= 1:
                most[key] = max(most.get(key, 0), twos + beside)
    return most


def _blocks_of(first: int, have: Sequence[int], *, honours: bool) -> Iterator[tuple[int, int, int, int]]:
    """(code, sets, twos, pair) of each block that a suit has with its tile `first`, the lowest."""
    one = POWERS[first]
    if have[first] >= 3:
        yield 3 * one, 1, 0, 0
    if have[first] >= 2:
        yield 2 * one, 0, 1, 0
        yield 2 * one, 0, 0, 1
    if honours:
        return
    second, third = (have[rank] if rank < len(POWERS) else 0 for rank in (first + 1, first + 2))
    if second and third:
        yield one + POWERS[first + 1] + POWERS[first + 2], 1, 0, 0
    if second:
        yield one + POWERS[first + 1], 0, 1, 0
    if third:
        yield one + POWERS[first + 2], 0, 1, 0


# --- the tiles that complete a hand


def completing(tiles: Sequence[int], melds: Sequence[Meld], absent: int = 0) -> list[int]:
    """The kinds of which one more makes `tiles` and `melds` a winning shape, without those of which the hand has all copies.

    `absent` is the mask of the kinds that are not in the set.

    >>> from scorecalc.mahjong.notation.reading import read_tiles
    >>> completing(read_tiles("123m456p789s1122z")[0], [])
    [27, 28]
    """
    codes = suit_codes(tiles)
    have = [count for code in codes for count in counts(code)][:KINDS]
    held = list(have)
    for tile in (tile for meld in melds for tile in meld.tiles):
        held[tile % RED] += 1
    if sum(have) + 3 * len(melds) != 3 * SETS + 1:
        return []
    found = _completing_sets(codes, have)
    if not melds:
        found |= _completing_pairs(have) | _completing_orphans(have)
    return [kind for kind in kinds(found & ~absent) if held[kind] < COPIES]


def _completing_sets(codes: Sequence[int], have: Sequence[int]) -> int:
    """Mask of the kinds that complete sets and one pair."""
    sizes = [sum(counts(code)) for code in codes]
    ways = [bool(SPLITTERS[suit](code)) for suit, code in enumerate(codes)]
    found = 0
    for suit, code in enumerate(codes):
        pairs = sum(size % 3 == 2 for other, size in enumerate(sizes) if other != suit)
        if ways.count(False) > (not ways[suit]) or pairs + (sizes[suit] % 3 == 1) != 1:
            continue
        for rank, count in enumerate(have[9 * suit : 9 * suit + 9]):
            if count < COPIES and SPLITTERS[suit](code + POWERS[rank]):
                found |= 1 << 9 * suit + rank
    return found


def _completing_pairs(have: Sequence[int]) -> int:
    """Mask of the kind that completes seven pairs: the single tile beside six pairs."""
    if have.count(2) != PAIRS - 1 or 1 not in have:
        return 0
    return 1 << have.index(1)


def _completing_orphans(have: Sequence[int]) -> int:
    """Mask of the kinds that complete thirteen orphans: the missing one, or any where none is missing."""
    there = sum(1 << kind for kind, count in enumerate(have) if count)
    missing = YAOCHUU & ~there
    if there & NUMBERS & ~YAOCHUU or missing.bit_count() > 1:
        return 0
    return missing or YAOCHUU
