"""Every suit, split in every way: the engine's splits against sets put together by brute force."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Any

import pytest

from scorecalc.mahjong.facts.suits import POWERS, WAITS, honour_splits, nine_gates, placed, placed_honours, splits

RUNS = tuple((start, start + 1, start + 2) for start in range(7))
TRIPLETS = tuple((rank,) * 3 for rank in range(9))
Group = tuple[int, ...]


@pytest.fixture(scope="module", autouse=True)
def _forget_what_was_split() -> Iterator[None]:
    """Hundreds of thousands of suits are split here: the tables must not stay that large for the other tests."""
    yield
    for asked in (splits, honour_splits, placed, placed_honours):
        asked.cache_clear()
    put_together.cache_clear()


@cache
def put_together(honours: bool) -> dict[int, list[list[Group]]]:
    """Every suit of up to four sets and a pair, with all its ways to be put together: no split is looked for."""
    ranks = range(7 if honours else 9)
    sets = TRIPLETS[:7] if honours else RUNS + TRIPLETS
    found: dict[int, list[list[Group]]] = {}
    for n_sets in range(5):
        for chosen in combinations_with_replacement(sets, n_sets):
            for pair in [(), *((rank, rank) for rank in ranks)]:
                groups = [*chosen, pair] if pair else list(chosen)
                copies = Counter(tile for group in groups for tile in group)
                if max(copies.values(), default=0) <= 4:
                    found.setdefault(code_of(copies), []).append(groups)
    return found


def code_of(copies: Counter[int]) -> int:
    return sum(number * POWERS[rank] for rank, number in copies.items())


def groups_of(split: Any) -> list[Group]:
    """A split of the engine as groups of ranks."""
    runs = [(start, start + 1, start + 2) for start in split.starts]
    triplets = [(rank,) * 3 for rank in range(9) if split.triplets >> rank & 1]
    pairs = [(rank,) * 2 for rank in range(9) if split.pair >> rank & 1]
    return runs + triplets + pairs


def all_codes(ranks: int, most: int) -> Iterator[int]:
    """Every suit of up to `most` tiles, four of a kind at most."""

    def further(rank: int, left: int) -> Iterator[int]:
        if rank == ranks:
            yield 0
            return
        for number in range(min(4, left) + 1):
            for rest in further(rank + 1, left - number):
                yield number * POWERS[rank] + rest

    return further(0, most)


def as_sets(ways: Any) -> set[tuple[Group, ...]]:
    return {tuple(sorted(groups)) for groups in ways}


@pytest.mark.parametrize(
    ("honours", "n_codes", "n_splitting"),
    [pytest.param(False, 405_350, 21_743, marks=pytest.mark.slow), (True, 43_130, 498)],
)
def test_every_suit_of_fourteen_tiles_splits_as_brute_force_says(honours: bool, n_codes: int, n_splitting: int) -> None:
    expected = put_together(honours)
    assert len(expected) == n_splitting
    seen = 0
    for code in all_codes(7 if honours else 9, 14):
        seen += 1
        found = (honour_splits if honours else splits)(code)
        if found or code in expected:
            ways = [groups_of(split) for split in found]
            assert as_sets(ways) == as_sets(expected.get(code, ())), code
            assert len(as_sets(ways)) == len(ways), f"{code} has a split twice"
    assert seen == n_codes


@pytest.mark.slow
def test_masks_and_twins_of_a_split_are_those_of_its_runs() -> None:
    for code in put_together(False):
        for split in splits(code):
            assert split.runs == sum(1 << start for start in set(split.starts))
            assert split.twins == sum(number // 2 for number in Counter(split.starts).values())
            assert list(split.starts) == sorted(split.starts)


def wait_of(group: Group, won: int) -> str:
    """The wait by what is left of the group without the winning tile."""
    rest = list(group)
    rest.remove(won)
    if len(group) == 2:
        return "tanki"
    if group[0] == group[1]:
        return "shanpon"
    if rest[1] - rest[0] == 2:
        return "kanchan"
    return "penchan" if rest in ([0, 1], [7, 8]) else "ryanmen"


@pytest.mark.parametrize(
    ("honours", "n_keys", "most"), [pytest.param(False, 150_840, 8, marks=pytest.mark.slow), (True, 2_283, 1)]
)
def test_the_winning_tile_can_stand_in_every_group_that_has_it(honours: bool, n_keys: int, most: int) -> None:
    """A key is a suit with the rank of the winning tile in it, or with none."""
    keys = largest = 0
    for code, ways in put_together(honours).items():
        ranks = sorted({tile for group in ways[0] for tile in group})
        keys += 1 + len(ranks)
        for rank in ranks:
            expected = {
                (tuple(sorted(groups)), wait_of(group, rank), group[0])
                for groups in ways
                for group in set(groups)
                if rank in group
            }
            places = (placed_honours if honours else placed)(code, rank)
            found = [(tuple(sorted(groups_of(p.split))), WAITS[p.wait], p.group) for p in places]
            assert set(found) == expected, (code, rank)
            assert len(found) == len(expected)
            assert {p.gates for p in places} == {nine_gates(code, rank)}
            largest = max(largest, len(found))
    assert (keys, largest) == (n_keys, most)


def test_a_tile_that_a_suit_does_not_have_stands_nowhere() -> None:
    assert placed(3 * POWERS[0], 1) == ()


@pytest.mark.slow
def test_nine_gates_are_the_thirteen_tiles_and_any_one_more() -> None:
    thirteen = Counter({0: 3, 8: 3} | dict.fromkeys(range(1, 8), 1))
    gates = {code_of(thirteen + Counter([rank])): rank for rank in range(9)}
    for code in put_together(False):
        for rank in range(9):
            expected = 0 if code not in gates else 2 if gates[code] == rank else 1
            assert nine_gates(code, rank) == expected
    assert all(splits(code) for code in gates), "nine gates are four sets and a pair with every tile"
