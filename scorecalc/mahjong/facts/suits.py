"""How the concealed tiles of one suit fall into sets and at most one pair, and where the winning tile can stand in them.

A suit is one number, its code: the counts of its nine kinds as digits in base five, the lowest kind first. Honours are a suit
of seven kinds in which there are no runs. `splits` is the one generator of readings; everything else asks it.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from scorecalc.mahjong.facts.tiles import RED

BASE = 5
POWERS = tuple(BASE**rank for rank in range(9))
"""What one tile of each rank adds to the code of its suit."""
HONOUR_SUIT = 3
"""Number of the suit of honours, after man, pin and sou."""
LAST_START = 6
"""The highest rank that a run can begin with."""


class Split(NamedTuple):
    """One way to split a suit completely. Masks have nine bits, one a rank.

    `starts` are the lowest ranks of the runs, each as often as it occurs; `runs` is their mask, `twins` how many pairs of equal
    runs they make.
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


def suit_codes(concealed: Iterable[int]) -> tuple[int, int, int, int]:
    """The four suits of concealed tiles as codes, honours last.

    >>> suit_codes([0, 0, 9, RED + 4])
    (627, 1, 0, 0)
    """
    codes = [0, 0, 0, 0]
    for tile in concealed:
        kind = tile % RED
        codes[kind // 9] += POWERS[kind % 9]
    return codes[0], codes[1], codes[2], codes[3]


def counts(code: int) -> list[int]:
    """The counts of the nine kinds.

    >>> counts(3 * POWERS[0] + POWERS[8])
    [3, 0, 0, 0, 0, 0, 0, 0, 1]
    """
    out = []
    for _ in POWERS:
        code, digit = divmod(code, BASE)
        out.append(digit)
    return out


def splits(code: int, *, honours: bool = False) -> tuple[Split, ...]:
    """Every way to split the tiles of `code` into runs, triplets and at most one pair; empty where there is none.

    A suit of 3n tiles is split into n sets, one of 3n + 2 into n sets and a pair. Each way is given once.

    >>> [(s.starts, s.triplets, s.pair) for s in splits(sum(3 * POWERS[rank] for rank in range(3)))]
    [((0, 0, 0), 0, 0), ((), 7, 0)]
    """
    return (HONOUR_SPLITS if honours else SPLITS)[code]


class _Splits(dict[int, tuple[Split, ...]]):
    """`splits` by code, as far as they were asked for."""

    def __init__(self, *, honours: bool) -> None:
        super().__init__()
        self.honours = honours

    def __missing__(self, code: int) -> tuple[Split, ...]:
        found = self[code] = tuple(_lowest_first(code, honours=self.honours))
        return found


SPLITS = _Splits(honours=False)
HONOUR_SPLITS = _Splits(honours=True)


def _lowest_first(code: int, *, honours: bool) -> Iterator[Split]:
    """The ways to split a suit, from the sets and the pair of its lowest rank on.

    The tiles of the lowest rank that are in no pair and no triplet must all begin runs, so every split is found once. There is a
    pair where the number of tiles leaves two when divided by three.
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
        for further in splits(rest, honours=honours):
            yield Split(
                (rank,) * runs + further.starts,
                further.runs | (runs > 0) << rank,
                further.triplets | (in_group == 3) << rank,
                further.pair | (in_group == 2) << rank,
                further.twins + runs // 2,
            )


def placed(code: int, rank: int, *, honours: bool = False) -> tuple[Placed, ...]:
    """Every split of `code` with every group in it that the winning tile of `rank` can have completed.

    The wait follows from the place (scoring article, notes 9-14): a pair is a tanki, a triplet a shanpon, the middle of a run a
    kanchan, the inner end of 123 or 789 a penchan, any other end a ryanmen.

    >>> [(WAITS[p.wait], p.group) for p in placed(sum(POWERS[r] for r in (5, 6, 6, 7, 7, 8)), 7)]
    [('kanchan', 6), ('ryanmen', 5)]
    """
    return PLACED[code, rank, honours]


class _Placed(dict[tuple[int, int, bool], tuple[Placed, ...]]):
    """`placed` by code, rank and whether they are honours, as far as they were asked for."""

    def __missing__(self, key: tuple[int, int, bool]) -> tuple[Placed, ...]:
        code, rank, honours = key
        gates = nine_gates(code, rank)
        found = self[key] = tuple(
            Placed(split, wait, group, gates)
            for split in splits(code, honours=honours)
            for wait, group in _places(split, rank)
        )
        return found


PLACED = _Placed()


def _places(split: Split, rank: int) -> list[tuple[int, int]]:
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
"""1112345678999, the thirteen tiles that nine gates are waiting with."""


def nine_gates(code: int, rank: int) -> int:
    """0 for no nine gates, 1 for nine gates, 2 where the thirteen tiles without the winning one were nine gates already.

    >>> nine_gates(NINE_GATES_CODE + POWERS[4], 4), nine_gates(NINE_GATES_CODE + POWERS[4], 0), nine_gates(POWERS[4], 4)
    (2, 1, 0)
    """
    if code - NINE_GATES_CODE not in POWERS:
        return 0
    return 2 if code - NINE_GATES_CODE == POWERS[rank] else 1
