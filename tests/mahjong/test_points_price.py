"""Points from han and fu alone, from a limit, from a number of yakuman; and the steps that lead to each payment."""

from __future__ import annotations

from typing import Any

import pytest
from hands import asked, keys, pays, plain, rules_of, scored

from scorecalc.answer import Rejected
from scorecalc.mahjong.game import score


def refused(ruleset: str = "riichi", **fields: Any) -> list[tuple[str, str]]:
    """(code, sentence) of each problem of a points record."""
    result = plain(score("points", fields, rules_of(ruleset)))
    assert isinstance(result, Rejected)
    return list(zip([problem.code for problem in result.problems], keys(result), strict=True))


# --- limits and yakuman

LIMITS = [
    ("mangan", 2000, 8000, {"dealer": 4000, "other": 2000}, 12000, {"each": 4000}),
    ("haneman", 3000, 12000, {"dealer": 6000, "other": 3000}, 18000, {"each": 6000}),
    ("baiman", 4000, 16000, {"dealer": 8000, "other": 4000}, 24000, {"each": 8000}),
    ("sanbaiman", 6000, 24000, {"dealer": 12000, "other": 6000}, 36000, {"each": 12000}),
    ("yakuman", 8000, 32000, {"dealer": 16000, "other": 8000}, 48000, {"each": 16000}),
    ("counted_yakuman", 8000, 32000, {"dealer": 16000, "other": 8000}, 48000, {"each": 16000}),
]


@pytest.mark.parametrize(
    ("limit", "base", "child_ron", "child_tsumo", "dealer_ron", "dealer_tsumo"), LIMITS, ids=[row[0] for row in LIMITS]
)
def test_a_limit_pays_by_its_name(
    limit: str, base: int, child_ron: int, child_tsumo: dict[str, int], dealer_ron: int, dealer_tsumo: dict[str, int]
) -> None:
    result = asked(limit=limit, by="ron", seat="S")
    assert (result["limit"], result["base_points"], result["payments"]) == (limit, base, {"discarder": child_ron})
    assert pays(limit=limit, by="tsumo", seat="S") == child_tsumo
    assert pays(limit=limit, by="ron", seat="E") == {"discarder": dealer_ron}
    assert pays(limit=limit, by="tsumo", seat="E") == dealer_tsumo


@pytest.mark.parametrize("times", [1, 2, 6])
def test_yakuman_pay_so_many_times(times: int) -> None:
    """6배 역만 192,000, 친이라면 288,000 (scoring article §4)."""
    result = asked(yakuman=times, by="ron", seat="S")
    assert (result["yakuman"], result["limit"], result["points"]) == (times, "yakuman", 32000 * times)
    assert asked(yakuman=times, by="tsumo", seat="E")["points"] == 48000 * times


@pytest.mark.parametrize(
    ("han", "limit"),
    [
        (5, "mangan"),
        (6, "haneman"),
        (7, "haneman"),
        (8, "baiman"),
        (10, "baiman"),
        (11, "sanbaiman"),
        (12, "sanbaiman"),
        (13, "counted_yakuman"),
        (99, "counted_yakuman"),
    ],
)
def test_from_five_han_on_no_fu_are_needed(han: int, limit: str) -> None:
    assert asked(han=han)["limit"] == limit
    assert asked(han=han, fu=30)["points"] == asked(han=han)["points"]


@pytest.mark.parametrize(("han", "fu"), [(3, 70), (3, 110), (4, 40), (4, 110)])
def test_high_fu_reach_mangan_and_no_more(han: int, fu: int) -> None:
    """만관(3판 70부 이상, 4판 40부 이상, 5판) (scoring article §3.2)."""
    assert (asked(han=han, fu=fu)["limit"], asked(han=han, fu=fu)["points"]) == ("mangan", 8000)


@pytest.mark.parametrize(("han", "fu"), [(3, 60), (4, 30)])
def test_just_below_it_there_is_no_limit(han: int, fu: int) -> None:
    assert (asked(han=han, fu=fu)["limit"], asked(han=han, fu=fu)["points"]) == (None, 7700)


# --- the record


def test_a_childs_ron_is_taken_where_nobody_says() -> None:
    result = asked(han=3, fu=40)
    assert (result["by"], result["seat"], result["assumed"]) == ("ron", "S", ["by", "seat"])
    assert asked(han=3, fu=40, by="tsumo", seat="E")["assumed"] == []


def test_numbers_may_be_text() -> None:
    assert asked(han="3", fu="40", honba="2", sticks="1") == asked(han=3, fu=40, honba=2, sticks=1)


def test_a_number_of_two_digits_is_read_whole() -> None:
    assert asked(han="10", fu="30")["limit"] == "baiman"


def test_the_income_has_the_honba_and_the_sticks() -> None:
    result = asked(han=3, fu=40, by="tsumo", seat="S", honba=2, sticks=3)
    assert (result["points"], result["payments"]) == (5200, {"dealer": 2800, "other": 1500})
    assert result["income"] == 2800 + 2 * 1500 + 3000


def test_under_han_only_no_fu_are_needed() -> None:
    assert asked("riichi-han", han=3)["points"] == 3900


@pytest.mark.parametrize(
    ("fields", "problems"),
    [
        ({}, [("bad_number", "points_what")]),
        ({"fu": 40}, [("bad_number", "points_what")]),
        ({"han": 3, "limit": "mangan", "fu": 40}, [("bad_number", "points_twice")]),
        ({"limit": "mangan", "yakuman": 1}, [("bad_number", "points_twice")]),
        ({"han": 3}, [("bad_number", "fu_missing")]),
        ({"han": 0, "fu": 30}, [("bad_number", "negative")]),
        ({"han": -1, "fu": 30}, [("bad_number", "negative")]),
        ({"han": 1, "fu": 0}, [("bad_number", "negative")]),
        ({"yakuman": 0}, [("bad_number", "negative")]),
        ({"han": 1.5, "fu": 30}, [("bad_number", "not_whole")]),
        ({"han": True, "fu": 30}, [("bad_number", "not_whole")]),
        ({"han": "three", "fu": 30}, [("bad_number", "not_whole")]),
        ({"han": 10000, "fu": 30}, [("bad_number", "too_large")]),
        ({"limit": "hanemann"}, [("bad_token", "unknown_limit")]),
        ({"han": 3, "fu": 40, "by": "draw"}, [("bad_token", "bad_by")]),
        ({"han": 3, "fu": 40, "seat": "Q"}, [("bad_seat", "bad_seat")]),
    ],
    ids=str,
)
def test_a_record_that_asks_for_nothing_that_there_is_gets_no_price(
    fields: dict[str, Any], problems: list[tuple[str, str]]
) -> None:
    assert refused(**fields) == problems


def test_all_problems_of_a_record_are_reported_in_order() -> None:
    found = refused(han="x", fu=-1, by="draw", seat="Q", honba=-1)
    assert [code for code, _ in found] == ["bad_token", "bad_number", "bad_number", "bad_number", "bad_seat"]


def test_with_three_players_the_north_has_no_price() -> None:
    assert refused("sanma", han=3, fu=40, seat="N") == [("bad_seat", "no_north")]


# --- the steps (scoring article §3.5)


def test_the_steps_of_a_payment_are_those_of_the_article() -> None:
    """자 30부 1판 론: 30*(2^3)*(2+1+1) = 960 → 1000."""
    steps = scored("34599m234678p45s+6s", explain=True, honba=1)["arithmetic"]
    assert (steps["fu"], steps["han"], steps["exponent"], steps["base"], steps["capped"]) == (30, 1, 3, 240, 240)
    assert steps["shares"] == [
        {"role": "discarder", "payers": 1, "times": 4, "raw": 960, "rounded": 1000, "honba": 300, "paid": 1300}
    ]


def test_the_steps_of_a_tsumo_show_each_role() -> None:
    """자에게서 240 → 300, 부모에게서 480 → 500."""
    steps = scored("123m456p34579s33z+8s", by="tsumo", explain=True)["arithmetic"]
    shares = [
        (share["role"], share["payers"], share["times"], share["raw"], share["paid"]) for share in steps["shares"]
    ]
    assert shares == [("dealer", 1, 2, 480, 500), ("other", 2, 1, 240, 300)]


def test_the_steps_show_what_a_limit_makes_of_the_basic_points() -> None:
    steps = scored("22444m333067p44s+4s", flags=["double_riichi"], explain=True)["arithmetic"]
    assert (steps["fu"], steps["han"], steps["base"], steps["capped"]) == (40, 4, 2560, 2000)


def test_a_yakuman_has_no_steps_from_fu_and_han() -> None:
    steps = scored("119m19p19s123456z+7z", explain=True)["arithmetic"]
    assert (steps["fu"], steps["han"], steps["exponent"], steps["base"], steps["capped"]) == (
        None,
        None,
        None,
        None,
        8000,
    )


def test_every_payment_is_its_step() -> None:
    for by in ("ron", "tsumo"):
        for seat in "ESWN":
            result = scored("123m456p34579s33z+8s", by=by, seat=seat, flags=["riichi"], honba=3, sticks=2, explain=True)
            shares = result["arithmetic"]["shares"]
            assert {share["role"]: share["paid"] for share in shares} == result["payments"]
            assert sum(share["rounded"] * share["payers"] for share in shares) == result["points"]
            assert sum(share["paid"] * share["payers"] for share in shares) + 2000 == result["income"]
