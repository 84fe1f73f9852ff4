"""The options of how a hand is priced and who pays: each before and after it is changed."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Result, asked, pays, scored

COUNTED = "1122334567899m+9m"
"""A flush of 12 han by tsumo with riichi; an indicator 3m makes it 13."""


def thirteen(**rules: Any) -> Result:
    return scored(COUNTED, rules=rules, by="tsumo", flags=["riichi"], dora="3m")


# --- kiriage


def test_a_hand_just_short_of_mangan_is_rounded_up_to_it_or_is_not() -> None:
    """절상만관 규칙을 적용할 경우 만관으로 취급해 자 8,000점, 친 12,000점 (scoring article, note 5)."""
    hand = "234m56p77z,555z,666z+7p"
    plain, lifted = (scored(hand, rules={"kiriage_mangan": choice}) for choice in ("false", "true"))
    assert (plain["points"], plain["limit"], plain["kiriage"]) == (7700, None, False)
    assert (lifted["points"], lifted["limit"], lifted["kiriage"]) == (8000, "mangan", True)


@pytest.mark.parametrize(
    ("han", "fu", "before", "after"),
    [(4, 30, 7700, 8000), (3, 60, 7700, 8000), (4, 25, 6400, 6400), (3, 50, 6400, 6400), (3, 70, 8000, 8000)],
)
def test_kiriage_lifts_4_han_30_fu_and_3_han_60_fu_alone(han: int, fu: int, before: int, after: int) -> None:
    results = [
        asked(rules={"kiriage_mangan": choice}, han=han, fu=fu, by="ron", seat="S") for choice in ("false", "true")
    ]
    assert [result["points"] for result in results] == [before, after]
    assert results[1]["kiriage"] == (before != after)


def test_kiriage_begins_at_the_basic_points_that_the_ruleset_says() -> None:
    rules = {"kiriage_mangan": "true", "kiriage_base": 1600}
    assert pays(rules=rules, han=3, fu=50, by="ron", seat="S") == {"discarder": 8000}
    assert pays(rules=rules, han=3, fu=40, by="ron", seat="S") == {"discarder": 5200}


# --- very many han


@pytest.mark.parametrize(
    ("choice", "limit", "payments"),
    [
        ("yakuman", "counted_yakuman", {"dealer": 16000, "other": 8000}),
        ("sanbaiman", "sanbaiman", {"dealer": 12000, "other": 6000}),
        ("multiple", "counted_yakuman", {"dealer": 16000, "other": 8000}),
    ],
)
def test_thirteen_han_are_a_counted_yakuman_or_no_more_than_sanbaiman(
    choice: str, limit: str, payments: dict[str, int]
) -> None:
    result = thirteen(counted_yakuman=choice)
    assert (result["han"], result["yakuman"], result["limit"], result["payments"]) == (13, 0, limit, payments)


@pytest.mark.parametrize(
    ("han", "yakuman", "sanbaiman", "multiple"),
    [
        (12, 24000, 24000, 24000),
        (13, 32000, 24000, 32000),
        (25, 32000, 24000, 32000),
        (26, 32000, 24000, 64000),
        (39, 32000, 24000, 96000),
    ],
)
def test_as_many_yakuman_as_the_han_allow(han: int, yakuman: int, sanbaiman: int, multiple: int) -> None:
    """26 han are two, 39 three."""
    shown = [
        asked(rules={"counted_yakuman": choice}, han=han, by="ron", seat="S")["points"]
        for choice in ("yakuman", "sanbaiman", "multiple")
    ]
    assert shown == [yakuman, sanbaiman, multiple]


def test_each_limit_begins_at_its_han_with_its_basic_points() -> None:
    assert pays(han=4, fu=20, by="ron", seat="S") == {"discarder": 5200}
    assert pays(rules={"limits.mangan.han": 4}, han=4, fu=20, by="ron", seat="S") == {"discarder": 8000}
    assert pays(rules={"limits.mangan.base": 2500}, han=5, by="ron", seat="S") == {"discarder": 10000}


# --- how han and fu become points

HIGH_FU = "222z68m123s55p,6666zc+7m"
"""Two han with 72 fu before rounding."""


def test_han_and_fu_become_points_in_four_ways() -> None:
    shown = [scored(HIGH_FU, rules={"points": way}) for way in ("fu_han", "han_only", "uncapped", "product")]
    assert [result["points"] for result in shown] == [5200, 2000, 5200, 160]
    assert [(result["han"], result["fu"]) for result in shown] == [(2, 80), (2, None), (2, 80), (2, 80)]


def test_under_han_only_no_fu_are_counted_or_shown() -> None:
    result = scored(HIGH_FU, rules={"points": "han_only"})
    assert (result["fu"], result["fu_raw"], result["fu_items"]) == (None, None, [])


def test_uncapped_points_go_on_past_mangan() -> None:
    assert thirteen(points="fu_han")["points"] == 32000
    uncapped = thirteen(points="uncapped")
    assert (uncapped["limit"], uncapped["payments"]) == (None, {"dealer": 1310800, "other": 655400})


def test_the_han_only_method_prices_every_hand_at_the_fu_that_the_ruleset_says() -> None:
    """부판 계산법으로 치면 30부 고정인 셈이다 (scoring article §2)."""
    assert scored(HIGH_FU, rules={"points": "han_only", "han_only_fu": 30})["points"] == 2000
    assert scored(HIGH_FU, rules={"points": "han_only", "han_only_fu": 40})["points"] == 2600


def test_fu_times_han_times_the_unit() -> None:
    assert scored(HIGH_FU, rules={"points": "product", "product_unit": 1})["points"] == 160
    assert scored(HIGH_FU, rules={"points": "product", "product_unit": 10000})["points"] == 1600000


def test_the_sum_of_fu_is_rounded_up_to_tens_or_is_not() -> None:
    up, exact = (scored(HIGH_FU, rules={"fu_rounding": choice}) for choice in ("up10", "none"))
    assert (up["fu"], up["points"]) == (80, 5200)
    assert (exact["fu"], exact["points"]) == (72, 4700)


def test_every_hand_has_so_many_doublings_before_its_han() -> None:
    """바조로: fu × 2^(han + 2) (scoring article §3.5, note 61)."""
    assert pays(rules={"bazoro": 2}, han=1, fu=30, by="ron", seat="S") == {"discarder": 1000}
    assert pays(rules={"bazoro": 3}, han=1, fu=30, by="ron", seat="S") == {"discarder": 2000}


def test_the_dealer_pays_and_is_paid_so_many_shares() -> None:
    """부모일 때 받는 점수는 자일 때의 1.5배, 쯔모한 경우 부모가 잃는 점수는 자의 두 배 (scoring article §3.2)."""
    three = {"dealer_share": 3}
    assert pays(rules=three, han=1, fu=30, by="ron", seat="E") == {"discarder": 2200}
    assert pays(rules=three, han=1, fu=30, by="tsumo", seat="E") == {"each": 800}
    assert pays(rules=three, han=1, fu=30, by="tsumo", seat="S") == {"dealer": 800, "other": 300}
    assert pays(rules={"dealer_share": 2}, han=1, fu=30, by="ron", seat="E") == {"discarder": 1500}


# --- rounding of payments: 72 fu 2 han unrounded are 4,608 by ron


@pytest.mark.parametrize(
    ("unit", "way", "points"),
    [(100, "up", 4700), (10, "up", 4610), (1, "up", 4608), (100, "down", 4600), (10, "down", 4600), (1, "down", 4608)],
)
def test_payments_are_rounded_to_a_unit_up_or_down(unit: int, way: str, points: int) -> None:
    rules = {"fu_rounding": "none", "round_unit": unit, "round": way}
    assert scored(HIGH_FU, rules=rules)["payments"] == {"discarder": points}


def test_a_payment_that_is_even_stays_whichever_way_it_is_rounded() -> None:
    for way in ("up", "down"):
        assert pays(rules={"round": way}, han=3, fu=50, by="ron", seat="S") == {"discarder": 6400}


def test_every_payment_is_rounded_or_the_sum_of_them_once() -> None:
    each = asked(rules={"payment_rounding": "per_payment"}, han=1, fu=30, by="tsumo", seat="S")
    once = asked(rules={"payment_rounding": "single_total"}, han=1, fu=30, by="tsumo", seat="S")
    assert (each["payments"], each["points"]) == ({"dealer": 500, "other": 300}, 1100)
    assert (once["payments"], once["points"]) == ({"total": 1000}, 1000)


def test_one_sum_has_the_honba_of_all_payers() -> None:
    once = asked(rules={"payment_rounding": "single_total"}, han=1, fu=30, by="tsumo", seat="S", honba=2)
    assert (once["payments"], once["income"]) == ({"total": 1600}, 1600)


def test_a_ron_is_one_payment_either_way() -> None:
    for way in ("per_payment", "single_total"):
        assert pays(rules={"payment_rounding": way}, han=1, fu=30, by="ron", seat="S") == {"discarder": 1000}


# --- honba, sticks, who pays


@pytest.mark.parametrize(
    ("honba", "ron", "tsumo"),
    [
        ({"ron": 300, "tsumo": 100}, {"discarder": 8600}, {"dealer": 4200, "other": 2200}),
        ({"ron": 1500, "tsumo": 500}, {"discarder": 11000}, {"dealer": 5000, "other": 3000}),
        ({"ron": 0, "tsumo": 0}, {"discarder": 8000}, {"dealer": 4000, "other": 2000}),
    ],
    ids=["300", "1500", "none"],
)
def test_a_honba_adds_300_or_1500_or_nothing(honba: dict[str, int], ron: dict[str, int], tsumo: dict[str, int]) -> None:
    """장봉 1개당 300점 … 장봉 자체를 사용하지 않는 규칙도 … 1500점으로 하는 규칙도 있다 (scoring article §3.2)."""
    rules = {"honba": honba}
    assert pays(rules=rules, han=5, by="ron", seat="S", honba=2) == ron
    assert pays(rules=rules, han=5, by="tsumo", seat="S", honba=2) == tsumo


def test_the_winner_takes_the_sticks_on_the_table_at_their_value() -> None:
    for stick, income in ((1000, 10600), (500, 9600)):
        result = asked(rules={"stick": stick}, han=5, by="ron", seat="S", honba=2, sticks=2)
        assert (result["points"], result["payments"], result["income"]) == (8000, {"discarder": 8600}, income)


def test_the_losers_pay_or_only_the_winners_points_move() -> None:
    """화료한 사람만 점수가 올라가고 타가는 점수가 깎이지는 않는다 (scoring article, note 60)."""
    shown = [scored(HIGH_FU, rules={"payers": payers}) for payers in ("losers", "bank")]
    assert [result["payers"] for result in shown] == ["losers", "bank"]
    assert [result["income"] for result in shown] == [5200, 5200]
    assert asked(rules={"payers": "bank"}, han=5, by="ron", seat="S")["payers"] == "bank"


# --- three players: the absent player's share of a tsumo


@pytest.mark.parametrize(
    ("way", "child", "dealer", "cheap"),
    [
        ("loss", {"dealer": 4000, "other": 2000}, {"each": 6000}, {"dealer": 500, "other": 300}),
        ("split_half", {"dealer": 5000, "other": 3000}, {"each": 9000}, {"dealer": 700, "other": 500}),
        ("full", {"dealer": 5400, "other": 2700}, {"each": 9000}, {"dealer": 700, "other": 400}),
    ],
)
def test_the_absent_players_share_is_lost_or_split_in_halves_or_paid_in_full(
    way: str, child: dict[str, int], dealer: dict[str, int], cheap: dict[str, int]
) -> None:
    """A child's mangan, a dealer's haneman, and a child's 1 han 30 fu: 240 basic points, each payment rounded."""
    rules = {"sanma_tsumo": way}
    assert pays("sanma", rules, han=5, by="tsumo", seat="S") == child
    assert pays("sanma", rules, han=6, by="tsumo", seat="E") == dealer
    assert pays("sanma", rules, han=1, fu=30, by="tsumo", seat="S") == cheap


def test_in_full_a_childs_haneman_is_4000_and_8000() -> None:
    """A third and two thirds of 12,000, as clubs play it."""
    assert pays("sanma", {"sanma_tsumo": "full"}, han=6, by="tsumo", seat="S") == {"dealer": 8000, "other": 4000}


def test_a_ron_pays_for_three_opponents_with_three_players_too() -> None:
    for way in ("loss", "split_half", "full"):
        assert pays("sanma", {"sanma_tsumo": way}, han=5, by="ron", seat="S") == {"discarder": 8000}


def test_with_three_players_a_honba_adds_200_to_a_ron_and_100_to_each_payment() -> None:
    assert pays("sanma", han=5, by="ron", seat="S", honba=1) == {"discarder": 8200}
    assert pays("sanma", han=5, by="tsumo", seat="S", honba=1) == {"dealer": 4100, "other": 2100}
