"""From the dice to the last tile: part 8 of the lecture on Shanghai mahjong, and the wall of riichi."""

import json
from collections import Counter
from pathlib import Path

import pytest
from walls import deal

from scorecalc.api import prepared
from scorecalc.wall.square import RING, SEATS, wall_of

ROWS = [json.loads(line) for line in (Path(__file__).parent / "deals.jsonl").read_text().splitlines()]
OLD, TODAY = {}, {"dead_wall": "0", "loose_on": "[]", "flower_from": "kong_end"}


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_a_worked_deal_has_every_field_as_expected(row):
    record = row["record"]
    extra = {"last": record["last"]} if "last" in record else {}
    result = deal(record["ruleset"], *record["dice"], **extra)
    assert {name: result[name] for name in row["expect"]} == row["expect"]


@pytest.mark.parametrize("form", [OLD, TODAY], ids=["old", "today"])
@pytest.mark.parametrize("ruleset", ["shanghai", "shanghai-136"])
def test_every_tile_is_dealt_live_or_dead_exactly_once_for_all_throws(ruleset, form):
    ready = prepared(ruleset, form)
    stacks = ready.rules.stacks
    everything = Counter(f"{seat}{n}{level}" for seat in SEATS for n in range(1, stacks + 1) for level in "AB")
    assert everything.total() == {"shanghai": 144, "shanghai-136": 136}[ruleset]
    for first in range(2, 13):
        for second in range(2, 13):
            for last in ("block", "jump"):
                answer = ready.game.score("deal", {"dice": [first, second], "last": last}, ready.rules)
                result = answer.document(detail="short")
                dealt = [tile for hand in result["hands"].values() for tile in hand]
                dead = [stack + level for stack in result["dead_wall"] for level in "AB"]
                assert len(dealt) == 53
                assert len(dead) == ready.rules.dead_wall
                assert Counter(dealt) + Counter(dead) + Counter(result["live"]) == everything
                assert len(result["live"]) == result["live_after_deal"] == result["live_left"]


@pytest.mark.parametrize("throw", range(2, 13))
def test_every_tile_of_riichi_is_dealt_live_or_dead_exactly_once(throw):
    for kongs in range(5):
        result = deal("riichi-wall", throw, kongs=kongs)
        places = [tile for hand in result["hands"].values() for tile in hand] + result["live"] + result["dead_left"]
        taken = [tile for tile, _ in result["kongs"]]
        assert len(set(places + taken)) == len(places + taken) == 136
        assert len(result["dead_left"]) == 14
        assert result["live_left"] == 69 - kongs


@pytest.mark.parametrize(
    ("throws", "wall", "k", "break_stack", "first", "dead", "loose", "flowers"),
    [
        ((6, 5), "S", 11, "S11", "S12", "S11 S10 S9 S8 S7 S6 S5 S4", ("on S8", "on S6"), "S3A"),
        ((2, 2), "S", 4, "S4", "S5", "S4 S3 S2 S1 W18 W17 W16 W15", ("on S1", "on W17"), "W14A"),
        ((3, 5), "W", 8, "W8", "W9", "W8 W7 W6 W5 W4 W3 W2 W1", ("on W5", "on W3"), "N18A"),
        ((5, 4), "E", 9, "E9", "E10", "E9 E8 E7 E6 E5 E4 E3 E2", ("on E6", "on E4"), "E1A"),
        ((9, 9), "E", 18, "E18", "N1", "E18 E17 E16 E15 E14 E13 E12 E11", ("on E15", "on E13"), "E10A"),
        ((10, 9), "S", 19, "E1", "E2", "E1 S18 S17 S16 S15 S14 S13 S12", ("on S16", "on S14"), "S11A"),
        ((12, 12), "N", 24, "W6", "W7", "W6 W5 W4 W3 W2 W1 N18 N17", ("on W3", "on W1"), "N16A"),
    ],
    ids=lambda value: "-".join(map(str, value)) if isinstance(value, tuple) and isinstance(value[0], int) else "",
)
def test_the_count_the_dead_wall_and_the_flowers_go_on_around_the_square(
    throws, wall, k, break_stack, first, dead, loose, flowers
):
    result = deal("shanghai", *throws)
    assert (result["wall"], result["second_thrower"], result["k"]) == (wall, wall, k)
    assert (result["break_stack"], result["first_drawn"]) == (break_stack, first)
    assert result["dead_wall"] == dead.split()
    assert [place for _, place in result["loose"].values()] == list(loose)
    assert [tile for tile, _ in result["loose"].values()] == [break_stack + "A", break_stack + "B"]
    assert result["flower_order"][0] == flowers


def test_after_the_first_stack_of_a_wall_the_flowers_go_on_at_the_last_of_the_right_hand_neighbour():
    assert deal("shanghai", 5, 4)["flower_order"] == ["E1A", "E1B", "S18A", "S18B", "S17A", "S17B", "S16A", "S16B"]


def test_a_throw_names_the_wall_counted_from_east_as_one():
    owners = {"E": (5, 9), "S": (2, 6, 10), "W": (3, 7, 11), "N": (4, 8, 12)}
    assert {throw: seat for seat, throws in owners.items() for throw in throws} == {n: wall_of(n) for n in range(2, 13)}
    table = prepared("shanghai", {}).game.table(prepared("shanghai", {}).rules, {})
    assert table.walls[0] == (2, "S")
    assert len(table.walls) == 11


def test_walls_are_drawn_clockwise_and_players_act_the_other_way():
    assert [RING[(RING.index(seat) - 1) % 4] for seat in SEATS] == ["S", "W", "N", "E"]
    result = deal("shanghai", 6, 5)
    assert [seat for seat, _ in result["deal"]] == list("ESWN") * 3


def test_each_player_has_his_tiles_in_the_order_in_which_he_took_them():
    hands = deal("shanghai", 6, 5)["hands"]
    assert hands["E"] == [
        "S12A",
        "S12B",
        "S13A",
        "S13B",
        "E2A",
        "E2B",
        "E3A",
        "E3B",
        "E10A",
        "E10B",
        "E11A",
        "E11B",
        "E18A",
        "E18B",
    ]
    assert hands["N"] == [
        "S18A",
        "S18B",
        "E1A",
        "E1B",
        "E8A",
        "E8B",
        "E9A",
        "E9B",
        "E16A",
        "E16B",
        "E17A",
        "E17B",
        "N2A",
    ]


def test_dice_and_their_sum_break_the_wall_at_the_same_place():
    by_sum, by_dice = deal("shanghai", 6, 5), deal("shanghai", [2, 4], "1+4")
    assert by_dice["dice"] == [[2, 4], [1, 4]]
    assert by_sum["dice"] == [None, None]
    assert {**by_sum, "dice": by_dice["dice"]} == by_dice


def test_throws_may_be_texts_or_one_text():
    ready = prepared("shanghai", {})
    assert ready.game.score("deal", {"dice": "6 2+3"}, ready.rules).counted == 11
    assert deal("shanghai", "06", "5")["k"] == 11
