"""The disputed points A1–A21 of 육백: what each reading changes. A comment names the point of rows that share a test."""

import pytest
from hwatu_tables import dealt, hand, points, problems, result, rules

from scorecalc.errors import InputError
from scorecalc.files.option_check import checked, merged
from scorecalc.files.rulesets import load
from scorecalc.hwatu import game
from scorecalc.hwatu.cards import names
from scorecalc.hwatu.options import Options

FOUR_DRY = "송학광 벚꽃광 공산광 오동광"
SEVEN_WITHOUT_RAIN = "송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 국진청단"
SEVEN_WITH_RAIN = "송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 비띠"
DAEPO = "국진끗 벚꽃광 공산광"
IRIS = "난초끗 난초초단 난초피1 난초피2"
# 가 holds 칠띠 and 170 points, 나 350.
INSTANT = {
    "captured": {"가": SEVEN_WITH_RAIN.replace("벚꽃홍단", "단풍청단"), "나": "송학광 매조끗 벚꽃광"},
    "complete": False,
}
TIED = {"captured": {"가": "송학광", "나": "벚꽃광", "다": "비끗"}, "complete": False}
ROUND = {"captured": {"가": "송학광 매조끗", "나": "벚꽃광", "다": "비끗"}, "complete": False}


def settled(record, **changes):
    found = result("round", record, rules(**changes))
    return found["winner"], found["credits"]


@pytest.mark.parametrize(("reading", "instant"), [("five", []), ("four_dry", ["yonko"])])
def test_a1_which_brights_are_yonko(reading, instant):
    assert hand(FOUR_DRY, rules(yonko=reading))["instant"] == instant
    assert hand(f"{FOUR_DRY} 매조끗", rules(yonko=reading))["instant"] == ["yonko"]


@pytest.mark.parametrize(
    ("reading", "without_rain", "with_rain"),
    [("any7", True, True), ("must_include_rain", False, True), ("exclude_rain", True, False)],
)
def test_a2_which_seven_ribbons_are_chiltti(reading, without_rain, with_rain):
    using = rules(chiltti=reading)
    assert ("chiltti" in hand(SEVEN_WITHOUT_RAIN, using)["instant"]) == without_rain
    assert ("chiltti" in hand(SEVEN_WITH_RAIN, using)["instant"]) == with_rain


@pytest.mark.parametrize(("count", "worth"), [(1, 50), (2, 100)])
def test_a4_one_plain_card_or_both(count, worth):
    assert points(IRIS, rules(four_month_pi_per_month=count))["four_month_pi.5"] == worth


@pytest.mark.parametrize(("month", "worth"), [("난초", 2 * 50), ("비", 50)])
def test_a4_no_more_plain_cards_earn_points_than_the_month_has(month, worth):
    using = rules(four_month_pi_months=[5, 12], four_month_pi_per_month=4)
    lines = points({"난초": IRIS, "비": "비광 비끗 비띠 비쌍피"}[month], using)
    assert sum(each for line, each in lines.items() if line.startswith("four_month_pi")) == worth


def test_a4_a_month_without_plain_cards_earns_nothing():
    """The double card of the willow as an animal, as that of the paulownia is."""
    classes = {each.id: names(each.cards) for each in rules().classes}
    classes |= {"kkeut": [*classes["kkeut"], "비쌍피"], "pi": [card for card in classes["pi"] if card != "비쌍피"]}
    using = rules(four_month_pi_months=[5, 12], classes=classes)
    assert "four_month_pi.12" not in points("비광 비끗 비띠 비쌍피", using)
    assert points(IRIS, using)["four_month_pi.5"] == 50


@pytest.mark.parametrize(("months", "worth"), [([1, 2, 3, 4, 5, 8, 10, 11], 270), ([1, 2, 3, 4, 8, 11], 220)])
def test_a5_a6_months_with_a_combo_of_their_own(months, worth):
    assert hand(IRIS, rules(four_month_pi_months=months))["total"] == worth


@pytest.mark.parametrize(("reading", "total"), [("replaces", 510), ("adds", 910)])
def test_a7_daepo_in_all_or_on_top(reading, total):
    assert hand(DAEPO, rules(daepo=reading))["total"] == total


@pytest.mark.parametrize(
    ("worth", "credits_"),
    [("credit_600", {"가": 600, "나": 0}), ("match", {"가": 0, "나": 0}), ("round_net", {"가": 0, "나": 0})],
)
def test_a9_what_an_instant_win_is_worth_to_one_who_is_behind(worth, credits_):
    assert settled(INSTANT, instant_win=worth) == ("가", credits_)


def test_a9_round_net_credits_the_lead_of_one_who_is_ahead():
    record = {"captured": {"가": SEVEN_WITH_RAIN, "나": "송학광"}, "complete": False}
    assert settled(record, instant_win="round_net") == ("가", {"가": 270 - 50, "나": 0})


@pytest.mark.parametrize(("worth", "winner"), [("credit_600", "가"), ("match", "가"), ("round_net", None)])
def test_a9_which_instant_win_ends_the_match(worth, winner):
    found = result("match", {"players": ["가", "나"], "rounds": [INSTANT]}, rules(instant_win=worth))
    assert found["match_winner"] == winner


def test_a9_the_credit_of_an_instant_win_is_the_target():
    found = result("match", {"players": ["가", "나"], "target": "800", "rounds": [INSTANT]})
    assert found["standing"] == {"가": 800, "나": 0}


def test_a10_the_order_of_two_instant_wins_has_to_be_given():
    record = {"captured": {"가": SEVEN_WITH_RAIN, "나": f"{FOUR_DRY} 매조끗"}, "complete": False}
    assert problems("round", record).problems[0].code == "instant_order_required"
    assert result("round", {**record, "ended_by": "나"})["instant"] == "yonko"
    assert result("round", {**record, "ended_by": {"player": "가", "instant": "chiltti"}})["winner"] == "가"


def test_a10_both_instant_wins_of_one_player_need_no_order():
    record = {"captured": {"가": f"{SEVEN_WITH_RAIN} {FOUR_DRY} 매조끗", "나": ""}, "complete": False}
    assert result("round", record)["winner"] == "가"


@pytest.mark.parametrize(("dealer", "winner"), [("가", "가"), ("나", "나"), ("다", None)])
def test_a11_a_tie_goes_to_nobody_or_to_the_dealer(dealer, winner):
    assert settled(TIED) == (None, {"가": 0, "나": 0, "다": 0})
    assert settled({**TIED, "dealer": dealer}, tie="dealer") == (winner, {"가": 0, "나": 0, "다": 0})


def test_a13_four_cards_of_a_month_taken_at_once_are_no_odd_month():
    warnings = result("round", {"captured": {"가": IRIS, "나": ""}, "complete": False})["warnings"]
    assert warnings == []


def test_a14_complete_asks_for_all_48_cards():
    record = {"captured": dealt([0, 1, 1, 0] * 6, ("가", "나")), "complete": True}
    assert result("round", record)["winner"]
    record["captured"]["가"].remove("송학광")
    assert problems("round", record).problems[0].code == "round_incomplete"
    assert [each.code for each in result("round", {**record, "complete": None})["warnings"]] == [
        "missing_cards",
        "odd_month_count",
    ]


@pytest.mark.parametrize(("thrown", "is_possible"), [("비끗", True), ("비띠", True), ("비쌍피", True), ("비광", False)])
def test_a15_any_card_of_the_rain_but_its_bright_is_thrown_away(thrown, is_possible):
    record = {"captured": {"가": "비광" if thrown != "비광" else "", "나": ""}, "discarded": ["송학피", thrown]}
    if is_possible:
        assert result("round", record)["discarded"] == ["송학피1", thrown]
    else:
        assert problems("round", record).problems[0].code == "bad_discard"


@pytest.mark.parametrize(
    ("credit", "credits_"),
    [("difference", {"가": 50, "나": 0, "다": 0}), ("own_total", {"가": 100, "나": 50, "다": 10})],
)
def test_a17_the_difference_or_everybodys_own_points(credit, credits_):
    assert settled(ROUND, credit=credit) == ("가", credits_)


def test_a17_two_who_reach_the_target_together_are_told_apart_by_their_points():
    rounds = [{"captured": {"가": "송학광", "나": "벚꽃광 공산광"}, "complete": False}] * 2
    record = {"players": ["가", "나"], "target": 100, "rounds": rounds}
    assert problems("match", record, rules(credit="own_total")).problems[0].code == "match_already_over"
    even = {"captured": {"가": "송학광 공산광", "나": "벚꽃광 매조끗"}, "complete": False}
    found = result("match", {"players": ["가", "나"], "target": 100, "rounds": [even]}, rules(credit="own_total"))
    assert found["match_winner"] is None


@pytest.mark.parametrize(("limit", "redeal"), [(None, False), (9, False), (10, True)])
def test_a18_a_total_that_is_too_low_deals_the_round_again(limit, redeal):
    found = result("round", ROUND, rules(min_total_redeal=limit))
    assert found["redeal"] == redeal
    assert found["credit"] == (0 if redeal else 50)


def test_a18_a_round_that_is_dealt_again_credits_nobody():
    assert settled(ROUND, min_total_redeal=10, credit="own_total") == (None, {"가": 0, "나": 0, "다": 0})


def test_a20_a21_only_the_runner_up_counts_against_the_winner():
    record = {"captured": {"가": "송학광 벚꽃광", "나": "공산광", "다": "오동광", "라": "비끗"}, "complete": False}
    found = result("round", record)
    assert (found["runner_up_total"], found["credit"]) == (50, 50)


def test_target_is_an_option_for_those_who_play_to_800():
    assert result("match", {"players": ["가", "나"], "rounds": [INSTANT]}, rules(target=800))["target"] == 800


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"wild": "호랑이광"}, "unknown_card"),
        ({"four_month_pi_months": [13]}, "no_such_month"),
        ({"credit": "transfers"}, "par_missing"),
        ({"target": None}, "instant_without_target"),
        ({"card_points": {"gwan": 1}}, "unknown_class"),
        ({"classes": {"gwang": ["송학광"]}}, "card_without_class"),
        ({"classes": {"more": ["송학광"]}}, "class_without_points"),
        ({"classes": {"kkeut": ["송학광"]}}, "card_in_two_classes"),
        ({"labels": {"x": ["gwang_pai"]}}, "unknown_combo"),
        ({"combos": {"x": {"points": 1}}}, "combo_without_cards"),
        ({"combos": {"x": {"month": "13"}}}, "no_such_month"),
        ({"combos": {"x": {"count": "ddi", "at_least": 1}}}, "unknown_class"),
        ({"combos": {"x": {"all_of": ["송학광"], "option": "yonko"}}}, "no_reading"),
        ({"combos": {"x": {"all_of": ["송학광"], "replaces": ["gwang"]}}}, "unknown_combo"),
    ],
)
def test_a_ruleset_that_does_not_fit_together_is_refused(changes, key):
    options = checked("hwatu", merged(load("yukbaek").values, changes))
    assert isinstance(options, Options)
    with pytest.raises(InputError) as raised:
        game.rules(options)
    assert f"hwatu.error.{key}" in [problem.key for problem in raised.value.problems]


def test_a_club_adds_and_drops_combos():
    changes = {
        "combos": {
            "song_wol_dong": {"played": False},
            "고도리": {"all_of": ["2Y", "4Y", "8Y"], "points": 50, "best_of": "새"},
            "두 마리": {"all_of": ["2Y", "4Y"], "points": 30, "best_of": "새"},
            "끗 많이": {"count": "kkeut", "at_least": 2, "points": 10, "per_extra": 5},
        }
    }
    using = game.rules(checked("hwatu", merged(load("yukbaek").values, changes)))
    assert "combo.song_wol_dong" not in points("송학광 공산광 오동광", using)
    found = points("매조끗 흑싸리끗 공산끗 비끗", using)
    assert found["combo.고도리"] == 50
    assert "combo.두 마리" not in found
    assert found["combo.끗 많이"] == 10 + 5


@pytest.mark.parametrize("order", [("first", "second"), ("second", "first")])
def test_of_two_combos_of_a_group_that_are_worth_the_same_the_one_listed_first_counts(order):
    alike = {"first": {"all_of": ["2Y", "4Y"]}, "second": {"all_of": ["4Y", "8Y"]}}
    combos = {name: {**alike[name], "points": 30, "best_of": "birds"} for name in order}
    lines = points("매조끗 흑싸리끗 공산끗", rules(combos=combos))
    assert [line for line in lines if line in ("combo.first", "combo.second")] == [f"combo.{order[0]}"]
