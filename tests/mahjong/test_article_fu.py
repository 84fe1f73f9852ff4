"""The fu that hands can reach, and the fu that cannot occur (scoring article §3.6), on whole hands."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Result, asked, fu_of, keys, plain, rules_of, scored, yaku_of

from scorecalc.answer import Rejected
from scorecalc.mahjong.game import score
from scorecalc.mahjong.rules.max_fu import most_fu

# --- 110 fu 1 han: the one shape (§3.6.1.3)

ONE_HAN = "99m456p11z,1111mc,9999sc+9m"
"""Two closed kans of terminals, a run of simples, and 9m or the double wind to win on; the dealer in the east round."""
DEALER: dict[str, Any] = {"seat": "E", "flags": ["riichi"]}


def test_110_fu_1_han_is_102_fu_rounded_up() -> None:
    """기본 20부 + 멘젠론 10부 + 요구패 안깡 2개로 64부 + 요구패 밍커 4부 + 연풍패 4부 = 102부."""
    result = scored(ONE_HAN, **DEALER)
    assert sorted(fu_of(result)) == sorted(
        [
            ("base", 20),
            ("menzen_ron", 10),
            ("closed_yaochuu_kan", 32),
            ("closed_yaochuu_kan", 32),
            ("open_yaochuu_triplet", 4),
            ("yakuhai_pair", 4),
        ]
    )
    assert (result["fu_raw"], result["fu"], result["han"]) == (102, 110, 1)


def test_110_fu_1_han_is_5300_for_a_dealer_and_3600_for_a_child() -> None:
    """친이면 5300점, 자면 3600점."""
    assert scored(ONE_HAN, **DEALER)["payments"] == {"discarder": 5300}
    child = scored(ONE_HAN.replace("11z", "22z"), seat="S", round="S", flags=["riichi"])
    assert (child["fu_raw"], child["payments"]) == (102, {"discarder": 3600})


def test_110_fu_1_han_may_be_houtei_or_a_dragon_instead_of_riichi() -> None:
    """가능한 경우가 리치 1판 혹은 삼원패 1판 혹은 하이테이론 1판."""
    assert scored(ONE_HAN, seat="E", flags=["houtei"])["payments"] == {"discarder": 5300}
    dragon = scored("99m456p11z,1111mc,6666zc+9m", seat="E")
    assert (yaku_of(dragon), dragon["fu_raw"], dragon["payments"]) == ({"yakuhai_hatsu": 1}, 102, {"discarder": 5300})
    won = scored("456p55z11z,1111mc,9999sc+5z", seat="E")
    assert (yaku_of(won), won["fu_raw"], won["payments"]) == ({"yakuhai_haku": 1}, 102, {"discarder": 5300})


# The article's sentence, the hand that misses by it, its fields, and then: raw fu, fu, han, payment.
MISSES: list[tuple[str, str, dict[str, Any], int, int, int, int]] = [
    ("요구패 안깡이 아니면 한개당 16부씩 떨어진다", "99m456p11z,2222mc,9999sc+9m", DEALER, 86, 90, 1, 4400),
    (
        "하나가 요구패 밍깡만 되어도 크게 떨어진다",
        "99m456p11z,1111m,9999sc+9m",
        {"seat": "E", "flags": ["houtei"]},
        76,
        80,
        1,
        3900,
    ),
    (
        "멘젠 론이 아니면 10부가 떨어진다: 울 수 없다",
        "99m11z,1111mc,9999sc,456p+9m",
        {"seat": "E", "flags": ["houtei"]},
        92,
        100,
        1,
        4800,
    ),
    ("깡을 하나 더 치면 산깡쯔가 되어 만관", "456p1z,1111mc,9999sc,9999mc+1z", DEALER, 132, 140, 5, 12000),
    ("전부 다 커쯔라면 또이또이", "99m11z444p,1111mc,9999sc+9m", DEALER, 106, 110, 5, 12000),
    ("123의 슌쯔를 가지면 찬타", "99m123p11z,1111mc,9999sc+9m", DEALER, 102, 110, 3, 12000),
    ("789의 슌쯔를 가지면 찬타", "99m789p11z,1111mc,9999sc+9m", DEALER, 102, 110, 3, 12000),
    ("한 종류의 수패면 혼일색", "99m456m11z,1111mc,5555zc+9m", DEALER, 102, 110, 5, 12000),
    (
        "머리가 연풍패가 아니라면 최소 2부 깎인다: 자풍",
        "99m456p11z,1111mc,9999sc+9m",
        {"seat": "E", "round": "S", "flags": ["riichi"]},
        100,
        100,
        1,
        4800,
    ),
    ("머리가 연풍패가 아니라면 최소 2부 깎인다: 객풍", "99m456p33z,1111mc,9999sc+9m", DEALER, 98, 100, 1, 4800),
    ("리치와 삼원패가 함께면 2판", "99m456p11z,1111mc,6666zc+9m", DEALER, 102, 110, 2, 10600),
    ("일발로 쏘면 2판", ONE_HAN, {"seat": "E", "flags": ["riichi", "ippatsu"]}, 102, 110, 2, 10600),
    ("연풍패를 쏴서 밍커로 만들면 연풍패 2판이 또 붙는다", "99m456p11z,1111mc,9999sc+1z", DEALER, 98, 100, 3, 12000),
    ("쯔모로 나면 멘젠쯔모와 산안커까지 붙어 만관", ONE_HAN, {**DEALER, "by": "tsumo"}, 98, 100, 4, 4000),
    (
        "리치를 걸은 상태라면 하저로어도 피해야 한다",
        ONE_HAN,
        {"seat": "E", "flags": ["riichi", "houtei"]},
        102,
        110,
        2,
        10600,
    ),
    ("도라가 붙으면 최소 2판", ONE_HAN, {**DEALER, "dora": "4p"}, 102, 110, 2, 10600),
    ("깡도라인 경우", ONE_HAN, {**DEALER, "dora": "2z9m"}, 102, 110, 5, 12000),
    ("뒷도라가 붙으면 낭패", ONE_HAN, {**DEALER, "dora": "2z", "ura": "3p"}, 102, 110, 2, 10600),
]


@pytest.mark.parametrize(
    ("sentence", "hand", "fields", "raw", "fu", "han", "paid"), MISSES, ids=[row[0] for row in MISSES]
)
def test_110_fu_1_han_is_missed(
    sentence: str, hand: str, fields: dict[str, Any], raw: int, fu: int, han: int, paid: int
) -> None:
    result = scored(hand, **fields)
    assert (result["fu_raw"], result["fu"], result["han"]) == (raw, fu, han), sentence
    assert set(result["payments"].values()) == {paid}


def test_furiten_after_a_missed_double_wind() -> None:
    """연풍패가 먼저 버려지면 놓치는 순간 후리텐."""
    result = plain(
        score("hand", {"hand": ONE_HAN, "by": "ron", "seat": "E", "flags": ["riichi", "furiten"]}, rules_of())
    )
    assert isinstance(result, Rejected)
    assert [problem.code for problem in result.problems] == ["furiten"]


# --- the most fu of all


def total(result: Result) -> tuple[int, int, int]:
    return result["fu_raw"], result["fu"], result["han"]


def test_110_fu_2_han_by_tsumo_is_108_fu() -> None:
    """20+64+16+0+4+2+2=108 (note 34): three kans, the double wind alone, drawn; 3,600 from all, 10,800."""
    result = scored("456p1z,1111mc,9999sc,9999m+1z", seat="E", by="tsumo")
    assert (total(result), yaku_of(result)) == ((108, 110, 2), {"sankantsu": 2})
    assert (result["payments"], result["points"]) == ({"each": 3600}, 10800)


def test_110_fu_2_han_by_a_child_is_7100_by_ron_and_7200_by_tsumo() -> None:
    """2판 110부는 겨우 7100점; 수패 단기대기로 20+32+32+16+2로 102부->110부 (note 34)."""
    ron = scored("456p5s,1111mc,9999sc,9999m+5s")
    assert (total(ron), ron["payments"]) == ((102, 110, 2), {"discarder": 7100})
    tsumo = scored("456p2z,1111mc,9999sc,9999m+2z", by="tsumo", round="S")
    assert (total(tsumo), tsumo["payments"], tsumo["points"]) == ((108, 110, 2), {"dealer": 3600, "other": 1800}, 7200)


def test_108_fu_2_han_may_be_closed_too() -> None:
    """20+10+32+32+8+4+2 by ron, with three concealed triplets; the article names only the first."""
    result = scored("999m456p1z,1111mc,9999sc+1z", seat="E")
    assert (total(result), yaku_of(result), result["payments"]) == (
        (108, 110, 2),
        {"sanankou": 2},
        {"discarder": 10600},
    )


def test_140_fu_is_the_most_without_a_yakuman() -> None:
    """20+96+4+4+0+10=134, 올림해서 140부 8판(산깡쯔+산안커+대대화+혼노두) (note 35)."""
    result = scored("99m11z,1111mc,9999sc,1111pc+9m", seat="E")
    assert (total(result), result["limit"]) == ((134, 140, 8), "baiman")
    assert yaku_of(result) == {"toitoi": 2, "sanankou": 2, "sankantsu": 2, "honroutou": 2}


FOUR_KANS = "1z,1111mc,9999mc,9999pc,9999sc+1z"


def test_170_fu_is_the_most_of_all() -> None:
    """요구패 안깡 4개 + 연풍패 단기 론화료시 20+128+4+2+10=164, 올림해서 170부 (note 36)."""
    result = scored(FOUR_KANS, ruleset="aotenjo", seat="E")
    assert total(result)[:2] == (164, 170)
    assert {"suuankou_tanki", "suukantsu"} <= set(yaku_of(result))


def test_the_same_hand_by_tsumo_has_160() -> None:
    """같은 조건에서 쯔모 화료시엔 160부 (note 36)."""
    assert total(scored(FOUR_KANS, ruleset="aotenjo", seat="E", by="tsumo"))[:2] == (156, 160)


def test_under_the_ordinary_rules_such_a_yakuman_has_no_fu() -> None:
    result = scored(FOUR_KANS, seat="E")
    assert (result["fu"], result["fu_raw"], result["fu_items"], result["yakuman"]) == (None, None, [], 3)


@pytest.mark.parametrize(
    ("han", "by", "most"),
    [(1, "ron", 110), (1, "tsumo", 100), (2, "ron", 110), (2, "tsumo", 110), (None, "ron", 170), (None, "tsumo", 160)],
)
def test_the_most_fu_of_so_many_han(han: int | None, by: str, most: int) -> None:
    """만관이 되지 않으면서 가능한 최대 부수는 110부; 120부 이상 2판 이하는 없다."""
    assert most_fu(han, by, rules_of()) == most


# --- combinations that cannot occur (§3.6.1)

IMPOSSIBLE: list[tuple[int, int, str, str]] = [
    (1, 25, "ron", "seven_pairs"),
    (1, 25, "tsumo", "seven_pairs"),
    (2, 25, "tsumo", "seven_pairs_tsumo"),
    (1, 20, "tsumo", "pinfu_tsumo"),
    (1, 110, "tsumo", "fu_too_high"),
    (1, 120, "ron", "fu_too_high"),
    (2, 120, "ron", "fu_too_high"),
    (2, 120, "tsumo", "fu_too_high"),
    (2, 170, "ron", "fu_too_high"),
    (3, 35, "ron", "fu_step"),
    (3, 22, "tsumo", "fu_step"),
    (1, 10, "ron", "fu_range"),
    (4, 180, "ron", "fu_range"),
]


@pytest.mark.parametrize(("han", "fu", "by", "reason"), IMPOSSIBLE)
def test_a_combination_that_cannot_occur_is_refused_with_its_reason(han: int, fu: int, by: str, reason: str) -> None:
    result = plain(score("points", {"han": han, "fu": fu, "by": by, "seat": "S"}, rules_of()))
    assert isinstance(result, Rejected)
    assert ([problem.code for problem in result.problems], keys(result)) == (["bad_number"], [reason])


POSSIBLE = [
    (2, 25, "ron"),
    (3, 25, "tsumo"),
    (2, 20, "tsumo"),
    (1, 110, "ron"),
    (2, 110, "tsumo"),
    (3, 120, "ron"),
    (4, 140, "ron"),
]


@pytest.mark.parametrize(("han", "fu", "by"), POSSIBLE)
def test_its_nearest_neighbour_occurs(han: int, fu: int, by: str) -> None:
    assert asked(han=han, fu=fu, by=by, seat="S")["points"] > 0


def test_20_fu_by_ron_is_priced_with_a_note_that_it_is_lifted() -> None:
    """20부 1판의 경우 … 그 점수대로 처리되며, 30부로 처리하는 규칙이라면 30부로 (scoring article §3.4)."""
    assert asked(han=1, fu=20, by="ron", seat="S")["notes"] == ["lifted_to_30"]
    as_it_is = asked(rules={"open_hand_min_fu": 20}, han=1, fu=20, by="ron", seat="S")
    assert (as_it_is["payments"], as_it_is["notes"]) == ({"discarder": 700}, [])


def test_with_a_double_wind_of_two_fu_110_fu_1_han_cannot_occur() -> None:
    """102부에서 조금이라도 깎이는 순간 100부가 되어 버린다."""
    two = {"double_wind_pair_fu": 2}
    result = scored(ONE_HAN, **DEALER, rules=two)
    assert (total(result), result["payments"]) == ((100, 100, 1), {"discarder": 4800})
    refused = plain(score("points", {"han": 1, "fu": 110, "by": "ron", "seat": "E"}, rules_of(**two)))
    assert isinstance(refused, Rejected)
    assert keys(refused) == ["fu_too_high"]
