"""The options of aotenjo and its relatives (scoring article §4): each before and after it is changed; the shipped rulesets."""

from __future__ import annotations

from typing import Any

import pytest
from hands import Result, asked, keys, plain, rules_of, scored, yaku_of

from scorecalc.answer import Rejected
from scorecalc.api import prepared
from scorecalc.files.ruleset_names import names
from scorecalc.mahjong.game import score

KOKUSHI = "119m19p19s123456z+7z"
WINDS = "3334455z,111z,222z+4z"
"""Big winds and all honours by ron."""


def aotenjo(hand: str, rules: dict[str, Any] | None = None, **fields: Any) -> Result:
    return scored(hand, ruleset="aotenjo", rules=rules or {}, **fields)


def test_aotenjo_goes_on_where_the_ordinary_rules_stop() -> None:
    """6판 하네만 12000점 … 아오텐조 규칙에서는 30,800점."""
    assert asked("riichi", han=6, fu=30, by="ron", seat="S")["payments"] == {"discarder": 12000}
    assert asked("aotenjo", han=6, fu=30, by="ron", seat="S")["payments"] == {"discarder": 30800}


def test_a_yakuman_is_so_many_han_and_a_double_one_twice_as_many() -> None:
    thirteen, fifteen = (aotenjo(WINDS, {"yakuman_han": han}) for han in (13, 15))
    assert (yaku_of(thirteen), thirteen["han"]) == ({"daisuushii": 26, "tsuuiisou": 13}, 39)
    assert (yaku_of(fifteen), fifteen["han"]) == ({"daisuushii": 30, "tsuuiisou": 15}, 45)
    assert fifteen["points"] == 28147497671065600
    single = aotenjo(WINDS, {"double_yakuman": "false"})
    assert yaku_of(single) == {"daisuushii": 13, "tsuuiisou": 13}


def test_dora_and_yaku_count_beside_a_yakuman() -> None:
    """역만에도 도라를 복합하기 때문에."""
    result = aotenjo("5p777z,6666zc,555z,444z+5p", dora="5z4p4p", round="S")
    assert yaku_of(result) == {"daisangen": 13, "toitoi": 2, "honitsu": 2, "dora": 8}
    assert (result["fu"], result["limit"], result["payments"]) == (70, None, {"discarder": 37580963900})


def test_yaku_that_a_yakuman_implies_are_left_out_or_counted() -> None:
    """완전 하위 역을 배제하는 경우와 완전 하위 역까지 포함하는 경우."""
    hand, fields = "4455z,111z,222z,333z+4z", {"round": "S"}
    excluded, included = (aotenjo(hand, {"implied_yaku": choice}, **fields) for choice in ("exclude", "include"))
    assert (excluded["han"], excluded["payments"]) == (39, {"discarder": 351843720888400})
    assert (included["han"], included["payments"]) == (45, {"discarder": 22517998136852500})
    assert yaku_of(included).keys() - yaku_of(excluded).keys() == {
        "toitoi",
        "honroutou",
        "yakuhai_seat",
        "yakuhai_round",
    }


@pytest.mark.parametrize(("choice", "fu", "points"), [(25, 25, 3276800), (30, 30, 3932200), ("computed", 30, 3932200)])
def test_thirteen_orphans_have_25_fu_or_30_or_what_they_come_to(choice: Any, fu: int, points: int) -> None:
    """국사무쌍을 치토이츠에 준하여 13판 25부로 계산하는 케이스와 13판 30부로 계산하는 케이스가 있고."""
    result = aotenjo(KOKUSHI, {"kokushi_fu": choice})
    assert (result["fu"], result["payments"]) == (fu, {"discarder": points})


def test_the_computed_fu_of_thirteen_orphans_are_those_of_the_base_and_the_win() -> None:
    exact = {"kokushi_fu": "computed", "fu_rounding": "none"}
    assert [aotenjo(KOKUSHI, exact, by=by)["fu"] for by in ("ron", "tsumo")] == [30, 22]
    assert [aotenjo(KOKUSHI, {"fu_rounding": "none"}, by=by)["fu"] for by in ("ron", "tsumo")] == [30, 30]


def test_seven_pairs_of_honours_are_25_fu() -> None:
    result = aotenjo("1122334455667z+7z", by="tsumo")
    assert yaku_of(result) == {"tsuuiisou": 13, "chiitoitsu": 2, "menzen_tsumo": 1}
    assert (result["fu"], result["payments"]) == (25, {"dealer": 13107200, "other": 6553600})


# --- flat yakuman


def test_a_flat_yakuman_pays_one_sum_whatever_its_han_and_dora() -> None:
    """일괄 친 1500만 점 / 자 1000만 점."""
    for fields in ({}, {"dora": "6z"}):
        result = scored(KOKUSHI, ruleset="aotenjo-flat", **fields)
        assert (result["payments"], result["han"], result["fu"]) == ({"discarder": 10000000}, None, None)
        assert yaku_of(result) == {"kokushi": "1y"}
    assert scored(KOKUSHI, ruleset="aotenjo-flat", seat="E")["payments"] == {"discarder": 15000000}
    assert aotenjo(KOKUSHI)["payments"] == {"discarder": 3932200}


def test_a_flat_yakuman_is_split_among_the_payers_of_a_tsumo() -> None:
    assert scored(KOKUSHI, ruleset="aotenjo-flat", by="tsumo")["payments"] == {"dealer": 5000000, "other": 2500000}
    assert scored(KOKUSHI, ruleset="aotenjo-flat", by="tsumo", seat="E")["payments"] == {"each": 5000000}


def test_a_flat_yakuman_counts_once_for_each() -> None:
    assert scored(WINDS, ruleset="aotenjo-flat")["payments"] == {"discarder": 20000000}
    doubled = scored(WINDS, ruleset="aotenjo-flat", rules={"double_yakuman": "true"})
    assert doubled["payments"] == {"discarder": 30000000}


def test_a_hand_without_a_yakuman_is_counted_in_han_beside_flat_yakuman() -> None:
    for ruleset in ("aotenjo", "aotenjo-flat"):
        assert asked(ruleset, han=6, fu=30, by="ron", seat="S")["payments"] == {"discarder": 30800}


# --- caps

CAP = {"cap": {"dealer": 6000000000, "child": 4000000000}}


def test_a_cap_is_the_most_that_a_hand_pays_in_all() -> None:
    """친 60억 점 / 자 40억 점이면 카운터 스톱이 된다."""
    assert aotenjo(WINDS, CAP)["payments"] == {"discarder": 4000000000}
    assert aotenjo(WINDS, CAP, seat="E")["payments"] == {"discarder": 6000000000}
    assert asked("aotenjo", CAP, han=40, fu=40, by="tsumo", seat="S")["payments"] == {
        "dealer": 2000000000,
        "other": 1000000000,
    }
    assert asked("aotenjo", CAP, han=40, fu=40, by="tsumo", seat="E")["payments"] == {"each": 2000000000}


def test_below_a_cap_nothing_changes() -> None:
    """23 han 30 fu by a child are 4,026,531,900: the first that is over."""
    assert asked("aotenjo", CAP, han=22, fu=30, by="ron", seat="S")["points"] == 2013266000
    assert asked("aotenjo", han=23, fu=30, by="ron", seat="S")["points"] == 4026531900
    assert asked("aotenjo", CAP, han=23, fu=30, by="ron", seat="S")["points"] == 4000000000


def test_honba_and_sticks_are_counted_apart_from_a_cap() -> None:
    """리치봉과 연장봉 등으로 가산되는 점수는 칸스토 점수와 따로 취급된다."""
    result = asked("aotenjo-touhou-2020", han=40, fu=40, by="ron", seat="S", honba=2, sticks=3)
    assert (result["points"], result["payments"], result["income"]) == (400000000, {"discarder": 400000600}, 400003600)


def test_a_cap_that_three_cannot_share_evenly_is_never_passed() -> None:
    result = asked("aotenjo-touhou-2020", han=40, fu=40, by="tsumo", seat="E")
    assert result["payments"] == {"each": 133333300}
    assert result["points"] <= 400000000


# --- fu × han × 10,000


def test_dongpae_is_fu_times_han_times_10000_yen() -> None:
    """부×판×1만엔: 96부-45판 4,320만엔."""
    result = asked("dongpae", han=45, fu=96, by="ron", seat="S")
    assert (result["points"], result["base_points"], result["limit"]) == (43200000, 0, None)


def test_dongpae_rounds_no_fu_and_counts_what_a_yakuman_implies() -> None:
    """스안커에 츠모와 산안커, 대대화까지 복합시키는 방식."""
    result = scored("22288m444p666s33z+8m", ruleset="dongpae", by="tsumo")
    assert yaku_of(result) == {"suuankou": 13, "menzen_tsumo": 1, "sanankou": 2, "toitoi": 2}
    assert (result["fu"], result["points"]) == (38, 38 * 18 * 10000)
    assert result["payments"] == {"total": 38 * 18 * 10000}
    steps = scored("22288m444p666s33z+8m", ruleset="dongpae", by="tsumo", explain=True)["arithmetic"]
    assert (steps["base"], steps["capped"], steps["fixed"]) == (None, 0, 38 * 18 * 10000)


# --- points and limits


def test_where_there_are_no_limits_none_can_be_asked_for() -> None:
    result = plain(score("points", {"limit": "mangan", "by": "ron", "seat": "S"}, rules_of("aotenjo")))
    assert isinstance(result, Rejected)
    assert keys(result) == ["no_limits"]


def test_a_number_of_yakuman_is_so_many_times_thirteen_han_at_the_fu_given() -> None:
    assert asked("aotenjo", yakuman=2, fu=40, by="ron", seat="S")["points"] == 42949673000
    assert asked("aotenjo-flat", yakuman=2, by="ron", seat="S")["points"] == 20000000
    missing = plain(score("points", {"yakuman": 2, "by": "ron", "seat": "S"}, rules_of("aotenjo")))
    assert isinstance(missing, Rejected)
    assert keys(missing) == ["fu_missing"]


# --- the shipped rulesets

SHIPPED: dict[str, dict[str, Any]] = {
    "aotenjo": {"points": "uncapped", "yakuman_han": 13, "implied_yaku": "exclude", "kokushi_fu": 30, "cap": "off"},
    "aotenjo-flat": {"points": "uncapped", "double_yakuman": False},
    "aotenjo-touhou": {"points": "uncapped", "red_honours": 0, "payers": "losers"},
    "aotenjo-touhou-zero": {"points": "uncapped", "payers": "bank"},
    "aotenjo-touhou-3rd": {"points": "uncapped", "red_honours": 1, "cap": "off"},
    "aotenjo-touhou-2020": {"points": "uncapped", "red_honours": 0, "yakuman_han": 13},
    "aotenjo-touhou-2020-hell": {"points": "uncapped", "red_honours": 1, "yakuman_han": 13},
    "dongpae": {"points": "product", "product_unit": 10000, "fu_rounding": "none", "implied_yaku": "include"},
}


@pytest.mark.parametrize("name", SHIPPED)
def test_a_shipped_ruleset_says_what_the_article_says(name: str) -> None:
    options = rules_of(name).options
    assert {option: getattr(options, option) for option in SHIPPED[name]} == SHIPPED[name]
    assert prepared(name, {}).ruleset.source


def test_all_shipped_rulesets_without_a_ceiling_are_here() -> None:
    found = {name for name in names() if prepared(name, {}).ruleset.game == "mahjong"}
    assert {name for name in found if rules_of(name).options.points in ("uncapped", "product")} == set(SHIPPED)


@pytest.mark.parametrize(
    ("name", "dealer", "child"),
    [
        ("aotenjo-touhou", 6000000000, 4000000000),
        ("aotenjo-touhou-zero", 6000000000, 4000000000),
        ("aotenjo-touhou-2020", 400000000, 400000000),
        ("aotenjo-touhou-2020-hell", 400000000, 400000000),
    ],
)
def test_the_counter_stops_of_the_games(name: str, dealer: int, child: int) -> None:
    assert asked(name, han=60, fu=40, by="ron", seat="E")["points"] == dealer
    assert asked(name, han=60, fu=40, by="ron", seat="S")["points"] == child
