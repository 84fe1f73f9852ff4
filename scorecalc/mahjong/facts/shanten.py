"""Whether tiles are a winning shape, whatever the hand is worth, and which one would make them one."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.mahjong.facts.masks import YAOCHUU
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.suits import POWERS, counts, splits, suit_codes
from scorecalc.mahjong.facts.tiles import COPIES, KINDS, RED


def is_winning(codes: Sequence[int], melds: int) -> bool:
    """True where the four suits of concealed tiles, with so many called sets, are a winning shape.

    >>> is_winning([3 * POWERS[0], 0, 0, 2 * POWERS[4]], 3)
    True
    """
    sizes = [sum(counts(code)) for code in codes]
    if sum(sizes) != 14 - 3 * melds:
        return False
    if sum(size % 3 == 2 for size in sizes) == 1 and all(splits(code, honours=n == 3) for n, code in enumerate(codes)):
        return True
    have = [count for code in codes for count in counts(code)]
    is_pairs = have.count(2) == 7
    is_orphans = all((count > 0) == bool(YAOCHUU >> kind & 1) for kind, count in enumerate(have[:KINDS]))
    return not melds and (is_pairs or is_orphans)


def completing(tiles: Sequence[int], melds: Sequence[Meld], absent: int = 0) -> list[int]:
    """The kinds of which one more makes `tiles` and `melds` a winning shape; those of which all four copies are there are left out.

    `absent` is the mask of the kinds that are not in the set.

    >>> from scorecalc.mahjong.notation.reading import read_tiles
    >>> completing(read_tiles("123m456p789s1122z")[0], [])
    [27, 28]
    """
    held = [tile % RED for tile in (*tiles, *(tile for meld in melds for tile in meld.tiles))]
    codes = suit_codes(tiles)
    out = []
    for kind in range(KINDS):
        if held.count(kind) < COPIES and not absent >> kind & 1:
            more = list(codes)
            more[kind // 9] += POWERS[kind % 9]
            if is_winning(more, len(melds)):
                out.append(kind)
    return out
