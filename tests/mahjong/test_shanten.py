"""Shanten and the tiles that complete a hand, against the readings of hands and against their own meaning."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from random_hands import random_hands

from scorecalc.api import prepared
from scorecalc.mahjong.facts.hand import hand_of
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.readings import readings
from scorecalc.mahjong.facts.shanten import completing, shanten
from scorecalc.mahjong.facts.suits import suit_codes
from scorecalc.mahjong.facts.tiles import COPIES, KINDS, RED
from scorecalc.mahjong.record.hand import build

MAN_AND_HONOURS = [*range(9), *range(27, 34)]
ORPHANS_AND_SOME = [0, 1, 2, 8, 9, 17, 18, 26, *range(27, 34)]


def tiles_of(number: int, kinds: list[int], seed: int) -> Iterator[list[int]]:
    random = Random(seed)
    pool = [kind for kind in kinds for _ in range(COPIES)]
    for _ in range(number):
        yield random.sample(pool, 13)


def ready_and_random(number: int) -> Iterator[tuple[list[int], tuple[Meld, ...]]]:
    """(concealed tiles, sets): winning hands without their last tile, and tiles of few kinds."""
    rules = prepared("riichi", {}).rules
    for drawn in random_hands(number, seed=21):
        hand = build(drawn.record, rules).hand
        yield list(hand.concealed), hand.melds
    for kinds in (list(range(KINDS)), MAN_AND_HONOURS, ORPHANS_AND_SOME):
        for tiles in tiles_of(number // 4, kinds, 22):
            yield tiles, ()


def test_a_tile_completes_a_hand_that_can_be_read_with_it() -> None:
    n_waits = 0
    for tiles, melds in ready_and_random(800):
        held = [tile % RED for tile in (*tiles, *(tile for meld in melds for tile in meld.tiles))]
        expected = [
            kind
            for kind in range(KINDS)
            if held.count(kind) < COPIES and readings(hand_of(tiles, kind, melds), house=0)
        ]
        assert completing(tiles, melds) == expected, tiles
        n_waits += len(expected)
    assert n_waits > 800


@pytest.mark.parametrize(
    "kinds", [list(range(KINDS)), MAN_AND_HONOURS, ORPHANS_AND_SOME], ids=["all", "one suit", "orphans"]
)
def test_one_tile_brings_a_hand_one_step_nearer_and_no_tile_brings_it_two(kinds: list[int]) -> None:
    for tiles in tiles_of(150, kinds, 23):
        before = shanten(suit_codes(tiles))
        after = [shanten(suit_codes([*tiles, kind])) for kind in range(KINDS) if tiles.count(kind) < COPIES]
        assert min(after) == before - 1, tiles
        assert max(after) == before, tiles


def test_a_hand_waits_where_its_shanten_is_none_and_wins_below() -> None:
    for tiles, melds in ready_and_random(400):
        codes = suit_codes(tiles)
        waits = [
            kind
            for kind in range(KINDS)
            if tiles.count(kind) < COPIES and readings(hand_of(tiles, kind, melds), house=0)
        ]
        assert (shanten(codes, len(melds)) == 0) == bool(waits), tiles
        for kind in waits:
            assert shanten(suit_codes([*tiles, kind]), len(melds)) == -1


def test_called_sets_are_sets_of_the_hand() -> None:
    pon = Meld("pon", (33, 33, 33))
    assert shanten(suit_codes([0, 1, 2, 9, 9, 18, 18]), 2) == 0
    assert completing([0, 1, 2, 9, 9, 18, 18], [pon, pon]) == [9, 18]
    assert shanten(suit_codes([0, 8, 9, 17]), 3) == 2


def test_tiles_of_a_wrong_number_are_completed_by_none() -> None:
    assert completing([0, 0, 0, 1, 1], []) == completing([0] * 2, []) == []


def test_kinds_that_are_not_in_the_set_complete_nothing() -> None:
    assert completing([0, 2, 8, 8], [Meld("pon", (33, 33, 33))] * 3) == [1]
    assert completing([0, 2, 8, 8], [Meld("pon", (33, 33, 33))] * 3, absent=0b10) == []
