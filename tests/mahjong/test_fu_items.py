"""Every fu item with the hand that earns it and the nearest hand that does not; waits; rounding (scoring article §3.1)."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Result, fu_of, rules_of, scored

from scorecalc.mahjong.rules.fu_items import ONCE, PER_SET

# Source: the scoring article §3.1. The lines of the waits are lost from its text; its worked sums use 2 for the pair wait, and the
# field's standard list has 2 for all three.
FU = {
    "base": 20,
    "chiitoitsu": 25,
    "menzen_ron": 10,
    "tsumo": 2,
    "yakuhai_pair": 2,
    "penchan": 2,
    "kanchan": 2,
    "tanki": 2,
    "open_simple_triplet": 2,
    "open_yaochuu_triplet": 4,
    "closed_simple_triplet": 4,
    "closed_yaochuu_triplet": 8,
    "open_simple_kan": 8,
    "open_yaochuu_kan": 16,
    "closed_simple_kan": 16,
    "closed_yaochuu_kan": 32,
}
RIICHI = {"flags": ["riichi"]}
HOUTEI = {"flags": ["houtei"]}
HAITEI = {"flags": ["haitei"], "by": "tsumo"}


def item(id: str, result: Result) -> list[tuple[int, str]]:
    """(fu, tiles) of each item `id`."""
    return [(line["fu"], line["tiles"]) for line in result["fu_items"] if line["id"] == id]


def test_the_ruleset_values_each_item_as_the_article_does() -> None:
    assert dict(rules_of().options.fu) == FU
    assert {*ONCE, *PER_SET} == set(FU)


# id of the item, what it is, a hand, its fields, tiles of the item, fu before rounding
EARNS: list[tuple[str, str, str, dict[str, Any], str, int]] = [
    ("open_simple_triplet", "called", "123789m55s34p,222s+5p", HOUTEI, "222s", 22),
    ("open_simple_triplet", "completed by ron", "123m22s55p345m789p+2s", RIICHI, "222s", 32),
    ("open_yaochuu_triplet", "called", "123789m55s34p,111s+5p", HOUTEI, "111s", 24),
    ("open_yaochuu_triplet", "completed by ron", "123m11s55p345m789p+1s", RIICHI, "111s", 34),
    ("closed_simple_triplet", "drawn", "123m22s55p345m789p+2s", {"by": "tsumo"}, "222s", 26),
    ("closed_simple_triplet", "there before a ron", "123m222s55p345m78p+9p", RIICHI, "222s", 34),
    ("closed_yaochuu_triplet", "drawn", "123m11s55p345m789p+1s", {"by": "tsumo"}, "111s", 30),
    ("closed_yaochuu_triplet", "of winds", "123m444z55p345m78p+9p", RIICHI, "444z", 38),
    ("open_simple_kan", "called", "123789m55s34p,2222s+5p", HOUTEI, "2222s", 28),
    (
        "open_simple_kan",
        "added",
        "123789m55s34p+5p",
        {**HOUTEI, "melds": [{"type": "kakan", "tiles": "2222s"}]},
        "2222s",
        28,
    ),
    ("open_yaochuu_kan", "called", "123789m55s34p,9999s+5p", HOUTEI, "9999s", 36),
    ("open_yaochuu_kan", "of dragons", "123789m55s34p,5555z+5p", {}, "5555z", 36),
    ("closed_simple_kan", "the hand stays closed", "123789m55s34p,2222sc+5p", RIICHI, "2222s", 46),
    ("closed_yaochuu_kan", "the hand stays closed", "123789m55s34p,9999sc+5p", RIICHI, "9999s", 62),
    ("yakuhai_pair", "the seat wind", "123789m22z34p,345s+5p", HOUTEI, "22z", 22),
    ("yakuhai_pair", "the round wind", "123789m11z34p,345s+5p", HOUTEI, "11z", 22),
    ("yakuhai_pair", "a dragon", "123789m66z34p,345s+5p", HOUTEI, "66z", 22),
    ("penchan", "123 won on 3", "12m789m55s345p,345s+3m", HOUTEI, "", 22),
    ("penchan", "789 won on 7", "123m89m55s345p,345s+7m", HOUTEI, "", 22),
    ("kanchan", "the middle", "123m79m55s345p,345s+8m", HOUTEI, "", 22),
    ("kanchan", "the middle of 123", "13m789m55s345p,345s+2m", HOUTEI, "", 22),
    ("tanki", "the pair", "123m789m5s345p,345s+5s", HOUTEI, "55s", 22),
    ("tanki", "one end of 2345 (scoring article, note 14)", "123m789m2345p,345s+2p", HOUTEI, "22p", 22),
    ("tanki", "the other end of 2345", "123m789m2345p,345s+5p", HOUTEI, "55p", 22),
    ("tsumo", "open", "123m78m55s345p,345s+9m", HAITEI, "", 22),
    ("tsumo", "closed, no pinfu", "123m79m55s345p345s+8m", {"by": "tsumo"}, "", 24),
    ("menzen_ron", "closed", "123m78m55s345p345s+9m", {}, "", 30),
    ("base", "alone: pinfu by tsumo", "123m78m55s345p345s+9m", {"by": "tsumo"}, "", 20),
    ("chiitoitsu", "a fixed number", "1122m3344p5566s7z+7z", {}, "", 25),
]


@pytest.mark.parametrize(
    ("id", "why", "hand", "fields", "tiles", "raw"), EARNS, ids=[f"{row[0]}-{row[1]}" for row in EARNS]
)
def test_an_item_is_earned(id: str, why: str, hand: str, fields: dict[str, Any], tiles: str, raw: int) -> None:
    result = scored(hand, **fields)
    assert item(id, result) == [(FU[id], tiles)], why
    assert result["fu_raw"] == raw


def test_every_item_is_earned_here() -> None:
    assert {row[0] for row in EARNS} == set(FU)


# --- what earns nothing


def test_a_two_sided_wait_and_a_wait_for_a_triplet_earn_nothing() -> None:
    assert fu_of(scored("123m78m55s345p345s+9m")) == [("base", 20), ("menzen_ron", 10)]
    shanpon = scored("123m22s55p345m789p+2s", flags=["riichi"])
    assert fu_of(shanpon) == [("base", 20), ("open_simple_triplet", 2), ("menzen_ron", 10)]
    assert shanpon["wait"] == "shanpon"


def test_the_outer_end_of_123_and_of_789_is_a_two_sided_wait() -> None:
    assert scored("23789m55s345p345s+1m")["wait"] == "ryanmen"
    assert scored("12378m55s345p345s+9m")["wait"] == "ryanmen"


def test_a_pair_of_numbers_or_of_a_guest_wind_earns_nothing() -> None:
    for pair in ("99s", "33z", "44z"):
        assert item("yakuhai_pair", scored(f"12378m345p345s{pair}+9m")) == []


def test_a_run_earns_nothing() -> None:
    assert fu_of(scored("234m34678p55s,678s+5p")) == [("base", 20), ("open_no_fu", 10)]


def test_seven_pairs_earn_nothing_for_the_win_the_wait_and_the_pairs() -> None:
    """A fixed 25 (scoring article, note 8): neither by ron, nor by tsumo, nor for pairs of value."""
    for by in ("ron", "tsumo"):
        result = scored("1122m33p55s11225z+5z", by=by)
        assert (fu_of(result), result["fu_raw"], result["fu"]) == ([("chiitoitsu", 25)], 25, 25)


# --- a pair of the double wind


def test_a_pair_of_the_double_wind_earns_four() -> None:
    result = scored("123789m11z34p,345s+5p", seat="E", flags=["houtei"])
    assert item("yakuhai_pair", result) == [(4, "11z")]


def test_a_double_wind_triplet_earns_no_more_than_another_triplet() -> None:
    result = scored("123m456p2455s,111z+3s", seat="E")
    assert item("open_yaochuu_triplet", result) == [(4, "111z")]


# --- rounding


@pytest.mark.parametrize(
    ("hand", "fields", "raw", "fu"),
    [
        ("123m78m55s345p345s+9m", {"by": "tsumo"}, 20, 20),
        ("123m79m55s345p,345s+8m", HOUTEI, 22, 30),
        ("123m78m55s345p345s+9m", {}, 30, 30),
        ("123m79m55s345p345s+8m", RIICHI, 32, 40),
        ("123m11s55p345m789p+1s", {"by": "tsumo"}, 30, 30),
        ("1122m3344p5566s7z+7z", {}, 25, 25),
    ],
)
def test_the_sum_is_rounded_up_to_tens_but_twenty_and_twenty_five_stay(
    hand: str, fields: dict[str, Any], raw: int, fu: int
) -> None:
    result = scored(hand, **fields)
    assert (result["fu_raw"], result["fu"]) == (raw, fu)


# --- open hands without fu


def test_an_open_hand_without_fu_is_raised_to_thirty_by_ron() -> None:
    """The open pinfu shape (scoring article §3.6.1.2)."""
    result = scored("567m345p6788s,234m+5s")
    assert (fu_of(result), result["fu"]) == ([("base", 20), ("open_no_fu", 10)], 30)


def test_an_open_hand_that_earned_two_is_not_raised_once_more() -> None:
    assert fu_of(scored("567m345p6788s,234m+5s", by="tsumo")) == [("base", 20), ("tsumo", 2)]
    assert fu_of(scored("46m345p67888s,234m+5m")) == [("base", 20), ("kanchan", 2)]


# --- the order, and the choice among readings


def test_items_are_listed_base_sets_pair_wait_win() -> None:
    result = scored("22279m55z,3333pc,9999sc+8m", flags=["riichi"])
    assert [line["id"] for line in result["fu_items"]] == [
        "base",
        "closed_simple_triplet",
        "closed_simple_kan",
        "closed_yaochuu_kan",
        "yakuhai_pair",
        "kanchan",
        "menzen_ron",
    ]


def test_of_several_waits_the_one_with_more_fu_counts() -> None:
    """Where a pair or a middle can be found in it, it counts (scoring article, note 9)."""
    result = scored("67789s123m111z77z+8s", explain=True)
    assert (result["wait"], result["fu"]) == ("kanchan", 50)
    other = result["readings"][1]
    assert (other["wait"], other["fu"], other["lost"]) == ("ryanmen", 40, {"reason": "fewer_points", "by": 300})


def test_of_several_waits_the_one_with_more_points_counts_not_the_one_with_more_fu() -> None:
    """3345p won on 3p: waiting for 33p it has 32 fu, waiting for 345p it is pinfu."""
    result = scored("234678m3345p678s+3p", explain=True)
    read = [(reading["wait"], reading["han"], reading["fu"], reading["points"]) for reading in result["readings"]]
    assert read == [("ryanmen", 2, 30, 2000), ("tanki", 1, 40, 1300)]


def test_at_equal_han_the_reading_with_more_fu_pays_more_and_counts() -> None:
    """222333444m: three triplets with 34 fu, or runs with pinfu and iipeikou at 20."""
    result = scored("222333444m78s55p+9s", by="tsumo", explain=True)
    read = [(reading["han"], reading["fu_raw"], reading["points"]) for reading in result["readings"]]
    assert read == [(3, 34, 5200), (3, 20, 2700)]
