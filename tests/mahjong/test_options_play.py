"""The options of play and of what a hand earns: each on a hand before and after it is changed."""

from __future__ import annotations

from typing import Any

import pytest
from hands import answer, codes, keys, known, pays, refused, scored, yaku_of

KANCHAN = "123m456p34579s33z+8s"
PINFU = "34599m234678p45s+6s"


def paid(hand: str, rules: dict[str, Any], **fields: Any) -> dict[str, int]:
    """The payments of a hand under `riichi` with `rules` changed."""
    payments: dict[str, int] = scored(hand, rules=rules, **fields)["payments"]
    return payments


def test_with_three_players_the_absent_ones_share_of_a_tsumo_is_lost() -> None:
    fields: dict[str, Any] = {"by": "tsumo", "flags": ["riichi"]}
    four, three = (scored("111m123456p5578s+9s", rules={"players": players}, **fields) for players in (4, 3))
    assert (four["payments"], four["points"]) == ({"dealer": 1000, "other": 500}, 2000)
    assert (three["payments"], three["points"]) == ({"dealer": 1000, "other": 500}, 1500)


def test_with_three_players_there_are_no_2m_to_8m_no_chi_and_no_north_seat() -> None:
    three = {"players": 3}
    assert codes(refused("555m123456p5578s+9s", rules=three, flags=["riichi"])) == ["bad_token"] * 3
    assert codes(refused("111m456p5578s,123p+9s", rules=three)) == ["bad_meld"]
    assert codes(refused("111m123456p5578s+9s", rules=three, seat="N")) == ["bad_seat"]
    assert isinstance(answer("555m123456p5578s+9s", seat="N", flags=["riichi"]), dict)


def test_an_open_hand_may_claim_all_simples_or_may_not() -> None:
    hand = "23466m46678s,345p+5s"
    assert paid(hand, {"open_tanyao": "true"}) == {"discarder": 1000}
    assert codes(refused(hand, rules={"open_tanyao": "false"})) == ["no_yaku"]
    assert yaku_of(scored("23466m345p46678s+5s", rules={"open_tanyao": "false"})) == {"tanyao": 1}


def test_a_win_within_a_go_around_after_riichi_counts_or_does_not() -> None:
    flags = ["riichi", "ippatsu"]
    assert paid(KANCHAN, {"ippatsu": "true"}, flags=flags) == {"discarder": 2600}
    assert paid(KANCHAN, {"ippatsu": "false"}, flags=flags) == {"discarder": 1300}


def test_ura_dora_count_after_riichi_or_do_not() -> None:
    fields: dict[str, Any] = {"flags": ["riichi"], "ura": "8m"}
    assert paid(PINFU, {"ura": "true"}, **fields) == {"discarder": 7700}
    without = scored(PINFU, rules={"ura": "false"}, **fields)
    assert without["payments"] == {"discarder": 2000}
    assert [problem.key for problem in without["warnings"]] == ["mahjong_hand.warning.no_ura"]


def test_the_indicators_turned_after_a_kan_count_or_only_the_first_does() -> None:
    assert paid(PINFU, {"kan_dora": "true"}, dora="8m5s") == {"discarder": 7700}
    assert paid(PINFU, {"kan_dora": "false"}, dora="8m5s") == {"discarder": 3900}
    assert paid(PINFU, {"kan_dora": "false"}, dora="5s8m") == {"discarder": 2000}


def test_the_ura_indicators_under_kan_dora_count_or_only_the_first_does() -> None:
    fields: dict[str, Any] = {"flags": ["riichi"], "ura": "8m5s"}
    assert paid(PINFU, {"kan_ura": "true"}, **fields) == {"discarder": 8000}
    assert paid(PINFU, {"kan_ura": "false"}, **fields) == {"discarder": 7700}


def test_pinfu_and_tsumo_go_together_at_20_fu_or_the_draw_earns_its_fu_and_there_is_no_pinfu() -> None:
    together = scored(PINFU, rules={"pinfu_tsumo": "true"}, by="tsumo")
    apart = scored(PINFU, rules={"pinfu_tsumo": "false"}, by="tsumo")
    assert (yaku_of(together), together["fu_raw"]) == ({"menzen_tsumo": 1, "pinfu": 1}, 20)
    assert (yaku_of(apart), apart["fu_raw"]) == ({"menzen_tsumo": 1}, 22)
    assert [result["payments"] for result in (together, apart)] == [
        {"dealer": 700, "other": 400},
        {"dealer": 500, "other": 300},
    ]
    assert paid(PINFU, {"pinfu_tsumo": "false"}) == {"discarder": 1000}


def test_a_win_on_the_replacement_tile_earns_the_fu_of_a_tsumo_or_does_not() -> None:
    hand, fields = "22288m34567s,2222pc+8s", {"by": "tsumo", "flags": ["rinshan"]}
    assert paid(hand, {"rinshan_tsumo_fu": "true"}, **fields) == {"dealer": 3200, "other": 1600}
    without = scored(hand, rules={"rinshan_tsumo_fu": "false"}, **fields)
    assert (without["fu_raw"], without["payments"]) == (40, {"dealer": 2600, "other": 1300})
    drawn = scored(hand, rules={"rinshan_tsumo_fu": "false"}, by="tsumo")
    assert drawn["fu_raw"] == 42


def test_so_many_fives_of_each_suit_are_red() -> None:
    hand = "34500m234678p45s+6s"
    assert codes(refused(hand)) == ["too_many_copies"]
    two = scored(hand, rules={"red_fives": {"m": 2, "p": 1, "s": 1}})
    assert (yaku_of(two), two["payments"]) == ({"pinfu": 1, "tanyao": 1, "aka_dora": 2}, {"discarder": 7700})
    none = refused("34099m234678p45s+6s", rules={"red_fives": "off"})
    assert (codes(none), keys(none)) == (["too_many_copies"], ["no_reds"])


def test_one_tile_of_each_honour_is_red_or_none() -> None:
    hand = "123m456p2455s55z5zr+3s"
    assert (codes(refused(hand)), keys(refused(hand))) == (["too_many_copies"], ["no_reds"])
    red = scored(hand, rules={"red_honours": 1})
    assert (yaku_of(red), red["payments"]) == ({"yakuhai_haku": 1, "aka_dora": 1}, {"discarder": 2600})


def test_a_pair_of_the_double_wind_earns_4_fu_or_2() -> None:
    """연풍패 +4부 (4부가 일반적이지만 2부로 보는곳도 있는편) (scoring article §3.1)."""
    hand, fields = "99m456p11z,1111mc,9999sc+9m", {"seat": "E", "flags": ["riichi"]}
    four, two = (scored(hand, rules={"double_wind_pair_fu": fu}, **fields) for fu in (4, 2))
    assert (four["fu_raw"], four["payments"]) == (102, {"discarder": 5300})
    assert (two["fu_raw"], two["payments"]) == (100, {"discarder": 4800})
    single = scored(hand.replace("11z", "55z"), rules={"double_wind_pair_fu": 4}, **fields)
    assert single["fu_raw"] == 100


def test_an_open_hand_without_fu_is_raised_to_30_or_left_at_20() -> None:
    """20부 1판으로 인정하는 규칙이라면 그 점수대로, 30부로 처리하는 규칙이라면 30부로 (scoring article §3.4)."""
    hand = "567m345p6788s,234m+5s"
    assert paid(hand, {"open_hand_min_fu": 30}) == {"discarder": 1000}
    assert paid(hand, {"open_hand_min_fu": 20}) == {"discarder": 700}
    assert paid(hand, {"open_hand_min_fu": 20}, by="tsumo") == {"dealer": 500, "other": 300}


def test_nobody_may_win_by_ron_below_the_least_points() -> None:
    """최소 점수를 1000점으로 여겨 화료를 못하게 하는 경우도 있으니 (scoring article §3.4)."""
    hand = "567m345p6788s,234m+5s"
    rules = {"open_hand_min_fu": 20, "min_ron": 1000}
    below = refused(hand, rules=rules)
    assert (codes(below), known(below)["points"]) == (["below_minimum"], 700)
    assert paid(hand, rules, by="tsumo") == {"dealer": 500, "other": 300}
    assert paid(hand, rules, seat="E") == {"discarder": 1000}
    assert codes(refused(hand, rules={**rules, "min_ron": 1001}, seat="E")) == ["below_minimum"]
    assert paid(hand, {**rules, "min_ron": "off"}) == {"discarder": 700}


def test_honba_do_not_lift_a_hand_over_the_least_points() -> None:
    rules = {"open_hand_min_fu": 20, "min_ron": 1000}
    assert codes(refused("567m345p6788s,234m+5s", rules=rules, honba=1)) == ["below_minimum"]


def test_all_green_needs_the_green_dragon_or_does_not() -> None:
    hand = "2223334s,666s,888s+2s"
    assert yaku_of(scored(hand, rules={"ryuuiisou_needs_hatsu": "false"})) == {"ryuuiisou": "1y"}
    needed = scored(hand, rules={"ryuuiisou_needs_hatsu": "true"})
    assert (yaku_of(needed), needed["payments"]) == ({"tanyao": 1, "chinitsu": 5}, {"discarder": 12000})
    assert yaku_of(scored("22334466688s66z+6z", rules={"ryuuiisou_needs_hatsu": "true"})) == {"ryuuiisou": "1y"}


# --- renhou, in each form

RENHOU = {"flags": ["renhou"]}


def test_without_renhou_it_may_not_be_said() -> None:
    assert keys(refused(PINFU, rules={"renhou": "off"}, **RENHOU)) == ["renhou_off"]
    assert paid(PINFU, {"renhou": "off"}) == {"discarder": 1000}


@pytest.mark.parametrize(("limit", "han", "points"), [("mangan", 5, 8000), ("haneman", 6, 12000), ("baiman", 8, 16000)])
def test_renhou_as_a_limit_stands_alone_with_the_hands_own_fu(limit: str, han: int, points: int) -> None:
    for hand, fu in ((PINFU, 30), (KANCHAN, 40)):
        result = scored(hand, rules={"renhou": limit}, **RENHOU)
        assert yaku_of(result) == {"renhou": han}
        assert (result["han"], result["fu"], result["limit"], result["points"]) == (han, fu, limit, points)


def test_renhou_as_a_limit_gives_way_to_a_hand_that_pays_as_much_without_it() -> None:
    flush = scored("1123344568999m+7m", rules={"renhou": "mangan"}, **RENHOU)
    assert (yaku_of(flush), flush["points"]) == ({"chinitsu": 6}, 12000)
    equal = scored("1123344568999m+7m", rules={"renhou": "haneman"}, **RENHOU)
    assert (yaku_of(equal), equal["points"]) == ({"chinitsu": 6}, 12000)
    more = scored("1123344568999m+7m", rules={"renhou": "baiman"}, **RENHOU)
    assert (yaku_of(more), more["points"]) == ({"renhou": 8}, 16000)


def test_renhou_as_a_limit_takes_no_dora_along() -> None:
    result = scored(PINFU, rules={"renhou": "mangan"}, dora="8m", **RENHOU)
    assert (yaku_of(result), result["points"]) == ({"renhou": 5}, 8000)


def test_renhou_as_a_number_of_han_adds_to_the_hand() -> None:
    assert yaku_of(scored(PINFU, rules={"renhou": 4}, **RENHOU)) == {"renhou": 4, "pinfu": 1}
    assert paid(PINFU, {"renhou": 4}, **RENHOU) == {"discarder": 8000}
    assert paid(PINFU, {"renhou": 1}, **RENHOU) == {"discarder": 2000}
    assert paid(KANCHAN, {"renhou": 1}, dora="7s", **RENHOU) == {"discarder": 2600}


def test_renhou_as_a_yakuman_is_one_and_adds_to_others() -> None:
    assert paid(PINFU, {"renhou": "yakuman"}, **RENHOU) == {"discarder": 32000}
    both = scored("23488m55566677z+7z", rules={"renhou": "yakuman"}, **RENHOU)
    assert (yaku_of(both), both["points"]) == ({"renhou": "1y", "daisangen": "1y"}, 64000)


def test_renhou_as_a_limit_is_nothing_beside_a_yakuman() -> None:
    assert yaku_of(scored("23488m55566677z+7z", rules={"renhou": "baiman"}, **RENHOU)) == {"daisangen": "1y"}


# --- values of yaku and fu


def test_each_yaku_is_worth_what_the_ruleset_says() -> None:
    assert paid(PINFU, {"yaku.pinfu": ["2", "off"]}) == {"discarder": 2000}
    assert codes(refused(PINFU, rules={"yaku.pinfu": ["off", "off"]})) == ["no_yaku"]
    assert paid(PINFU, {"yaku.pinfu": ["yakuman", "off"]}) == {"discarder": 32000}


def test_each_item_earns_the_fu_that_the_ruleset_says() -> None:
    assert scored(KANCHAN, flags=["riichi"])["fu_raw"] == 32
    assert scored(KANCHAN, rules={"fu.kanchan": 0}, flags=["riichi"])["fu_raw"] == 30
    assert paid("1122m3344p5566s7z+7z", {"fu.chiitoitsu": 50}) == {"discarder": 3200}


# --- several yakuman, and yakuman that count double

WINDS = "3334455z,111z,222z+4z"
NINE = "1112345678999m+9m"


def test_several_yakuman_in_one_hand_add_up_or_the_greatest_counts() -> None:
    added = scored(WINDS, rules={"yakuman_stacking": "true"})
    assert (yaku_of(added), added["yakuman"], added["points"]) == ({"daisuushii": "2y", "tsuuiisou": "1y"}, 3, 96000)
    greatest = scored(WINDS, rules={"yakuman_stacking": "false"})
    assert (yaku_of(greatest), greatest["yakuman"], greatest["points"]) == ({"daisuushii": "2y"}, 2, 64000)


@pytest.mark.parametrize(
    ("doubles", "winds", "nine"),
    [
        ("false", "1y", "1y"),
        ("true", "2y", "2y"),
        (["daisuushii"], "2y", "1y"),
        (["junsei_chuuren"], "1y", "2y"),
    ],
    ids=str,
)
def test_no_yakuman_counts_double_or_the_standard_four_or_those_of_a_list(doubles: Any, winds: str, nine: str) -> None:
    rules = {"double_yakuman": doubles}
    assert yaku_of(scored("11m33344z,111z,222z+4z", rules=rules)) == {"daisuushii": winds}
    assert yaku_of(scored(NINE, rules=rules)) == {"junsei_chuuren": nine}
    assert paid(NINE, rules) == {"discarder": 32000 * int(nine[0])}


def test_the_four_that_count_double() -> None:
    rules = {"double_yakuman": "true"}
    hands = ["222888m444p666s3z+3z", "19m19p19s1234567z+1m", NINE, "11m33344z,111z,222z+4z"]
    assert [scored(hand, rules=rules)["yakuman"] for hand in hands] == [2, 2, 2, 2]
    assert [scored(hand, rules={"double_yakuman": "false"})["yakuman"] for hand in hands] == [1, 1, 1, 1]
    assert scored("23488m55566677z+7z", rules=rules)["yakuman"] == 1


def test_seven_pairs_fu_are_those_of_the_ruleset_in_points_too() -> None:
    assert pays(rules={"fu.chiitoitsu": 50}, han=2, fu=50, by="ron", seat="S") == {"discarder": 3200}
