"""Splits of one suit: how its concealed tiles fall into sets and at most one pair, and where the winning tile can be in them.

A suit is one number, its code: the counts of its nine kinds as digits in base five, the lowest kind first. Honours are a suit
of seven kinds in which there are no runs. `splits` and `honour_splits` find all readings; everything else asks them.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from scorecalc.mahjong.facts.tiles import RED

BASE = 5
POWERS = tuple(BASE**rank for rank in range(9))
"""The code of one tile of each rank."""
HONOUR_SUIT = 3
"""Number of the suit of honours, after man, pin and sou."""
LAST_START = 6
"""The highest rank that a run can begin with."""
MOST_SUITS = 1 << 15
"""Suits whose splits are kept. 150,000 hands have 8,000 different ones, so few are ever split twice."""


class Split(NamedTuple):
    """One way to split a suit completely. Masks have nine bits, one for each rank.

    `starts` are the lowest ranks of the runs, each as often as it occurs; `runs` is their mask, `twins` the number of pairs of
    equal runs.
    """

    starts: tuple[int, ...]
    runs: int
    triplets: int
    pair: int
    twins: int


class Placed(NamedTuple):
    """A split with the group that the winning tile completes: its wait, and the lowest rank of the group.

    `gates` is that of the suit, see `nine_gates`.
    """

    split: Split
    wait: int
    group: int
    gates: int


RYANMEN, SHANPON, PENCHAN, KANCHAN, TANKI, THIRTEEN = range(6)
WAITS = ("ryanmen", "shanpon", "penchan", "kanchan", "tanki", "thirteen")
"""Names of the waits, by their number."""


_CODE_BITS = 24
"""Bits of one code: room for fourteen tiles of the highest rank."""
_CODE = ~(-1 << _CODE_BITS)
_CODES = tuple([POWERS[kind % 9] << _CODE_BITS * (kind // 9) for kind in range(RED)] * 2)
"""The code of each tile, plain or red, in the place of its suit."""


def suit_codes(concealed: Iterable[int]) -> tuple[int, int, int, int]:
    """Return the four suits of concealed tiles as codes, honours last.

    >>> suit_codes([0, 0, 9, RED + 4])
    (627, 1, 0, 0)
    """
    codes = sum(map(_CODES.__getitem__, concealed))
    return codes & _CODE, codes >> _CODE_BITS & _CODE, codes >> 2 * _CODE_BITS & _CODE, codes >> 3 * _CODE_BITS


def counts(code: int) -> list[int]:
    """Return the counts of the nine kinds of a suit.

    >>> counts(3 * POWERS[0] + POWERS[8])
    [3, 0, 0, 0, 0, 0, 0, 0, 1]
    """
    out = []
    for _ in POWERS:
        code, digit = divmod(code, BASE)
        out.append(digit)
    return out


# --- every way to split a suit


@lru_cache(maxsize=MOST_SUITS)
def splits(code: int) -> tuple[Split, ...]:
    """Return every way to split a suit of numbers into runs, triplets and at most one pair; nothing if it cannot be split.

    A suit of 3n tiles is split into n sets, one of 3n + 2 into n sets and a pair. Each way occurs once.

    >>> [(s.starts, s.triplets, s.pair) for s in splits(sum(3 * POWERS[rank] for rank in range(3)))]
    [((0, 0, 0), 0, 0), ((), 7, 0)]
    """
    return tuple(_lowest_first(code, honours=False))


@lru_cache(maxsize=MOST_SUITS)
def honour_splits(code: int) -> tuple[Split, ...]:
    """Return every way to split the suit of honours, as `splits` does.

    >>> honour_splits(POWERS[0] + POWERS[1] + POWERS[2])
    ()
    """
    return tuple(_lowest_first(code, honours=True))


SPLITTERS = (splits, splits, splits, honour_splits)
"""The function that splits each suit."""


def _lowest_first(code: int, *, honours: bool) -> Iterator[Split]:
    """Split a suit in every way, beginning with the sets and the pair of its lowest rank.

    The tiles of the lowest rank that are in no pair and no triplet must all begin runs, so every split is found once. There is a
    pair if the number of tiles leaves two when divided by three.
    """
    have = counts(code)
    rank = next((rank for rank, number in enumerate(have) if number), None)
    if rank is None:
        yield Split((), 0, 0, 0, 0)
        return
    over = sum(have) % 3
    for in_group in (0, 3, 2) if over == 2 else (0, 3) if over == 0 else ():
        runs = have[rank] - in_group
        if runs < 0 or (runs and (honours or rank > LAST_START or min(have[rank + 1 : rank + 3]) < runs)):
            continue
        rest = code - have[rank] * POWERS[rank] - runs * sum(POWERS[rank + 1 : rank + 3])
        for further in honour_splits(rest) if honours else splits(rest):
            yield Split(
                (rank,) * runs + further.starts,
                further.runs | (runs > 0) << rank,
                further.triplets | (in_group == 3) << rank,
                further.pair | (in_group == 2) << rank,
                further.twins + runs // 2,
            )


# --- the place of the winning tile


@lru_cache(maxsize=MOST_SUITS)
def placed(code: int, rank: int) -> tuple[Placed, ...]:
    """Return every split of a suit of numbers with every group in it that the winning tile of `rank` can have completed.

    The wait follows from the group (scoring article, notes 9-14): a pair is a tanki, a triplet a shanpon, the middle of a run a
    kanchan, the inner end of 123 or 789 a penchan, any other end a ryanmen.

    >>> [(WAITS[p.wait], p.group) for p in placed(sum(POWERS[r] for r in (5, 6, 6, 7, 7, 8)), 7)]
    [('kanchan', 6), ('ryanmen', 5)]
    """
    gates = nine_gates(code, rank)
    return tuple(Placed(split, wait, group, gates) for split in splits(code) for wait, group in _places(split, rank))


@lru_cache(maxsize=MOST_SUITS)
def placed_honours(code: int, rank: int) -> tuple[Placed, ...]:
    """Return every split of the suit of honours with the group that the winning tile has completed, as `placed` does.

    >>> [WAITS[p.wait] for p in placed_honours(3 * POWERS[0] + 2 * POWERS[1], 1)]
    ['tanki']
    """
    return tuple(Placed(split, wait, group, 0) for split in honour_splits(code) for wait, group in _places(split, rank))


PLACERS = (placed, placed, placed, placed_honours)
"""The function that places the winning tile in each suit."""


def _places(split: Split, rank: int) -> list[tuple[int, int]]:
    """Return (wait, lowest rank) of each group of a split that has a tile of `rank`: runs, the highest first, triplet, pair."""
    out = []
    for start in sorted(set(split.starts), reverse=True):
        if start <= rank <= start + 2:
            at_inner_end = (start == 0 and rank == 2) or (start == 6 and rank == 6)
            out.append((KANCHAN if rank == start + 1 else PENCHAN if at_inner_end else RYANMEN, start))
    if split.triplets >> rank & 1:
        out.append((SHANPON, rank))
    if split.pair >> rank & 1:
        out.append((TANKI, rank))
    return out


NINE_GATES_CODE = sum(POWERS) + 2 * (POWERS[0] + POWERS[8])
"""1112345678999, the thirteen tiles of nine gates that wait for any tile of the suit."""


def nine_gates(code: int, rank: int) -> int:
    """Return 0 for no nine gates, 1 for nine gates, 2 if the thirteen tiles without the winning one were nine gates already.

    >>> nine_gates(NINE_GATES_CODE + POWERS[4], 4), nine_gates(NINE_GATES_CODE + POWERS[4], 0), nine_gates(POWERS[4], 4)
    (2, 1, 0)
    """
    if code - NINE_GATES_CODE not in POWERS:
        return 0
    return 2 if code - NINE_GATES_CODE == POWERS[rank] else 1
