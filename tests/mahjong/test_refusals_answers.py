"""The answers that are no mistakes: not a winning hand, no yaku, furiten, too few points; and what is missing."""

from __future__ import annotations

from typing import Any

import pytest
from hands import codes, keys, known, refused, scored

KANCHAN = "123m456p34579s33z+8s"
PINFU = "34599m234678p45s+6s"

# how far the hand is (tiles to exchange), what the thirteen wait for, and why
NOT_WINNING: list[tuple[str, str, int, list[str]]] = [
    ("ready: the drawn tile is the wrong one", "123m456p34579s33z+1s", 0, ["8s"]),
    ("ready for two tiles that are pairs", "123m456p789s1122z+3z", 0, ["1z", "2z"]),
    ("ready for three tiles of one run", "123m456p34567s33z+1z", 0, ["2s", "5s", "8s"]),
    ("ready for the end of four in a row", "123m678m2345p999s+9m", 0, ["2p", "5p"]),
    ("ready for the last of seven pairs", "1133m5577p99s226z+7z", 0, ["6z"]),
    ("ready for one orphan", "119m19p19s123456z+1m", 0, ["7z"]),
    ("ready for any of nine tiles", "1112345678999m+1p", 0, [f"{number}m" for number in range(1, 10)]),
    ("four of a kind are no two pairs", "1111m3344p5566s7z+7z", 1, []),
    ("one away", "123m456p13s1122z5z+9s", 1, []),
    ("one away, open", "123m45p9978s1z,777z+2z", 1, []),
    ("two away from thirteen orphans", "159m159p159s1234z+5z", 2, []),
    ("as far as a hand can be", "258m258p258s1234z+5z", 6, []),
]


@pytest.mark.parametrize(("why", "hand", "distance", "waits"), NOT_WINNING, ids=[row[0] for row in NOT_WINNING])
def test_a_hand_that_is_no_winning_shape_says_how_far_it_is(
    why: str, hand: str, distance: int, waits: list[str]
) -> None:
    result = refused(hand, by="tsumo")
    assert (codes(result), result.is_answer) == (["not_winning"], True)
    assert (known(result)["distance"], known(result)["waits"]) == (distance, waits), why
    assert keys(result) == ["not_winning_waits" if waits else "not_winning"]


def test_a_wait_of_which_all_four_are_in_the_hand_is_none() -> None:
    result = refused("1111m456p789s222z+3z")
    assert "1m" not in known(result)["waits"]


def test_three_players_do_not_wait_for_tiles_that_are_not_there() -> None:
    four, three = (known(refused("1119m456p789s222z+1z", ruleset=name))["waits"] for name in ("riichi", "sanma"))
    assert four == three == ["9m"]
    assert known(refused("1199m456p789s222z+1z", ruleset="sanma"))["waits"] == ["1m", "9m"]


def test_an_orphan_hand_with_a_called_set_is_no_winning_shape() -> None:
    assert codes(refused("19m19p19s1234z,555z+6z")) == ["not_winning"]


# --- no yaku


def almost(hand: str, **fields: Any) -> dict[str, str]:
    """What the hand lacks for each yaku that it nearly has."""
    result = refused(hand, **fields)
    assert codes(result) == ["no_yaku"]
    return {each["yaku"]: each["missing"] for each in known(result)["almost"]}


def test_a_closed_hand_without_yaku_might_have_declared_riichi_or_drawn_its_tile() -> None:
    assert almost(KANCHAN) == {"riichi": "riichi", "menzen_tsumo": "tsumo"}
    assert scored(KANCHAN, flags=["riichi"])["han"] == scored(KANCHAN, by="tsumo")["han"] == 1


def test_an_open_hand_might_have_had_yaku_that_need_a_closed_one() -> None:
    assert almost("34599m234p45s,678p+6s") == {"pinfu": "closed"}
    assert almost("22344m678p99s,123s+3m") == {"iipeikou": "closed"}


def test_a_yaku_that_the_ruleset_has_switched_off_is_named() -> None:
    assert almost("23466m46678s,345p+5s", rules={"open_tanyao": "false"}) == {"tanyao": "house"}


def test_another_tile_of_the_wait_might_have_brought_a_yaku() -> None:
    hand = "23m345p66678s,345s+1m"
    assert almost(hand) == {"pinfu": "closed", "tanyao": "tile"}
    assert known(refused(hand))["almost"][1] == {"yaku": "tanyao", "missing": "tile", "tile": "4m"}
    assert scored(hand.replace("+1m", "+4m"))["han"] == 1


def test_every_reading_that_was_tried_is_known() -> None:
    readings = known(refused("44456p67789s,999m+8s"))["readings"]
    assert [(reading["wait"], reading["yaku"]) for reading in readings] == [("kanchan", []), ("ryanmen", [])]


def test_no_yaku_says_that_dora_are_none_where_there_are_dora() -> None:
    assert keys(refused(KANCHAN)) == ["no_yaku"]
    assert keys(refused(KANCHAN, dora="2z")) == ["no_yaku_dora"]
    assert keys(refused(KANCHAN.replace("345", "340"))) == ["no_yaku_dora"]


# --- furiten and too few points


def test_furiten_forbids_a_ron_and_no_tsumo() -> None:
    fields: dict[str, Any] = {"flags": ["riichi", "furiten"]}
    assert codes(refused(KANCHAN, **fields)) == ["furiten"]
    assert scored(KANCHAN, by="tsumo", **fields)["han"] == 2


def test_too_few_points_say_how_many_there_are() -> None:
    result = refused(KANCHAN, flags=["riichi"], rules={"min_ron": 2000})
    assert (codes(result), known(result)["points"], result.is_answer) == (["below_minimum"], 1300, True)


def test_shape_comes_before_yaku_and_yaku_before_furiten_and_furiten_before_points() -> None:
    least = {"min_ron": 2000}
    assert codes(refused("123m456p34579s33z+1s", flags=["furiten"], rules=least)) == ["not_winning"]
    assert codes(refused(KANCHAN, flags=["furiten"], rules=least)) == ["no_yaku"]
    assert codes(refused(KANCHAN, flags=["riichi", "furiten"], rules=least)) == ["furiten"]


def test_an_answer_keeps_the_hand_as_it_was_read() -> None:
    assert known(refused("123m456p345s79s3z3z+8s"))["hand"] == "123m456p34579s33z+8s"


def test_a_mistake_is_no_answer() -> None:
    assert not refused(KANCHAN, flags=["ippatsu"]).is_answer


# --- warnings change nothing


def test_four_fives_without_the_red_one_are_warned_of_and_counted() -> None:
    result = scored("23488m45678s,5555pc+3s", flags=["riichi"])
    assert [problem.key for problem in result["warnings"]] == ["mahjong_hand.warning.missing_red"]
    with_it = scored("23488m45678s,0555pc+3s", flags=["riichi"])
    assert with_it["warnings"] == []
    assert with_it["han"] == result["han"] + 1
    off = scored("23488m45678s,5555pc+3s", flags=["riichi"], rules={"red_fives": "off"})
    assert off["warnings"] == []


def test_ura_without_riichi_are_warned_of() -> None:
    assert [problem.key for problem in scored(PINFU, ura="8m")["warnings"]] == [
        "mahjong_hand.warning.ura_without_riichi"
    ]
    assert scored(PINFU, flags=["riichi"], ura="8m")["warnings"] == []
