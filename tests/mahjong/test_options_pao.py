"""The options of liability: who pays for a yakuman that he made certain.

Source: the rules article §3.3.6 for the rule; whether it is for the whole hand, and whose the honba are, differs by house (Tenhou:
the whole hand, the liable player's; Mahjong Soul: that yakuman alone).
"""

from __future__ import annotations

import pytest
from hands import codes, refused, scored, yaku_of

DRAGONS = "23488m77z,5555z,666z+7z"
TWO = "3377z,555z,666z,444z+7z"
"""Big dragons and all honours."""
LIABLE = {"pao": {"liable": "N", "yakuman": "daisangen"}}


def test_by_tsumo_the_liable_player_pays_all_and_by_ron_half() -> None:
    """쯔모로 나게 되면 모든 점수를 혼자 잃게 됩니다. 론으로 이긴 경우 점수의 절반을 주게 됩니다 (rules article §3.3.6)."""
    assert scored(DRAGONS, by="tsumo", **LIABLE)["payments"] == {"liable": 32000}
    assert scored(DRAGONS, loser="W", **LIABLE)["payments"] == {"discarder": 16000, "liable": 16000}
    assert scored(DRAGONS, by="tsumo", seat="E", **LIABLE)["payments"] == {"liable": 48000}
    assert scored(DRAGONS, seat="E", loser="W", **LIABLE)["payments"] == {"discarder": 24000, "liable": 24000}


def test_a_ron_off_the_liable_player_is_an_ordinary_one() -> None:
    assert scored(DRAGONS, loser="N", **LIABLE)["payments"] == {"discarder": 32000}


def test_liability_changes_neither_the_points_nor_the_income() -> None:
    for by in ("ron", "tsumo"):
        result = scored(DRAGONS, by=by, honba=2, sticks=1, **LIABLE)
        assert (result["points"], result["income"]) == (32000, 33600)


def test_liability_for_a_yakuman_that_the_hand_has_not_changes_nothing() -> None:
    other = {"pao": {"liable": "N", "yakuman": "daisuushii"}}
    assert scored(DRAGONS, by="tsumo", **other)["payments"] == {"dealer": 16000, "other": 8000}


def test_there_is_liability_for_the_yakuman_of_the_list() -> None:
    kans = "3z,1111m,2222p,3333s,8888m+3z"
    fed = {"pao": {"liable": "E", "yakuman": "suukantsu"}}
    assert codes(refused(kans, **fed)) == ["flag_conflict"]
    assert scored(kans, by="tsumo", rules={"pao": ["suukantsu"]}, **fed)["payments"] == {"liable": 32000}
    assert codes(refused(DRAGONS, rules={"pao": []}, **LIABLE)) == ["flag_conflict"]


def test_a_double_yakuman_is_answered_for_in_full() -> None:
    winds = {"pao": {"liable": "E", "yakuman": "daisuushii"}}
    assert scored("11m33344z,111z,222z+4z", by="tsumo", **winds)["payments"] == {"liable": 64000}


@pytest.mark.parametrize(
    ("scope", "tsumo", "ron"),
    [
        ("hand", {"liable": 64000}, {"discarder": 32000, "liable": 32000}),
        ("yakuman", {"liable": 32000, "dealer": 16000, "other": 8000}, {"discarder": 48000, "liable": 16000}),
    ],
)
def test_liability_is_for_the_whole_hand_or_for_that_yakuman_alone(
    scope: str, tsumo: dict[str, int], ron: dict[str, int]
) -> None:
    rules = {"pao_scope": scope}
    assert yaku_of(scored(TWO)) == {"daisangen": "1y", "tsuuiisou": "1y"}
    drawn, discarded = scored(TWO, by="tsumo", rules=rules, **LIABLE), scored(TWO, loser="W", rules=rules, **LIABLE)
    assert (drawn["payments"], drawn["points"], drawn["income"]) == (tsumo, 64000, 64000)
    assert (discarded["payments"], discarded["points"], discarded["income"]) == (ron, 64000, 64000)


def test_the_only_yakuman_of_a_hand_is_all_of_it_under_either_scope() -> None:
    """No rest is left for anybody to pay, not even a payment of nothing."""
    for scope in ("hand", "yakuman"):
        rules = {"pao_scope": scope}
        assert scored(DRAGONS, by="tsumo", rules=rules, **LIABLE)["payments"] == {"liable": 32000}
        shared = scored(DRAGONS, loser="W", rules=rules, **LIABLE)
        assert shared["payments"] == {"discarder": 16000, "liable": 16000}


@pytest.mark.parametrize(
    ("who", "payments"),
    [("liable", {"discarder": 16000, "liable": 16600}), ("discarder", {"discarder": 16600, "liable": 16000})],
)
def test_the_honba_of_a_shared_ron_are_the_liable_players_or_the_discarders(who: str, payments: dict[str, int]) -> None:
    rules = {"pao_honba": who}
    assert scored(DRAGONS, loser="W", honba=2, rules=rules, **LIABLE)["payments"] == payments
    assert scored(DRAGONS, by="tsumo", honba=2, rules=rules, **LIABLE)["payments"] == {"liable": 32600}


def test_a_discarder_is_no_matter_of_a_tsumo() -> None:
    assert scored(DRAGONS, by="tsumo", loser="N", **LIABLE)["payments"] == {"liable": 32000}


def test_the_honba_of_a_tsumo_are_all_the_liable_players() -> None:
    result = scored(TWO, by="tsumo", honba=2, rules={"pao_scope": "yakuman"}, **LIABLE)
    assert result["payments"] == {"liable": 32600, "dealer": 16000, "other": 8000}
    assert (result["points"], result["income"]) == (64000, 64600)


# --- where yakuman are priced otherwise (scoring article §4)


def test_a_flat_yakuman_is_answered_for_at_its_own_sum() -> None:
    flat = {"ruleset": "aotenjo-flat"}
    assert scored(DRAGONS, by="tsumo", **flat, **LIABLE)["payments"] == {"liable": 10000000}
    assert scored(DRAGONS, loser="W", **flat, **LIABLE)["payments"] == {"discarder": 5000000, "liable": 5000000}
    part = scored(TWO, by="tsumo", **flat, rules={"pao_scope": "yakuman"}, **LIABLE)
    assert part["payments"] == {"liable": 10000000, "dealer": 5000000, "other": 2500000}


@pytest.mark.parametrize("scope", ["hand", "yakuman"])
def test_where_yakuman_are_han_the_whole_hand_is_answered_for(scope: str) -> None:
    """Two yakuman are one sum there and cannot be told apart."""
    aotenjo = {"ruleset": "aotenjo", "rules": {"pao_scope": scope}}
    alone = scored(DRAGONS, loser="W", **aotenjo)
    assert alone["payments"] == {"discarder": 26214400}
    assert scored(DRAGONS, by="tsumo", **aotenjo, **LIABLE)["payments"] == {"liable": alone["points"]}
    shared = scored(DRAGONS, loser="W", **aotenjo, **LIABLE)
    assert shared["payments"] == {"discarder": 13107200, "liable": 13107200}
    both = scored(TWO, loser="W", **aotenjo, **LIABLE)
    assert both["payments"] == {"discarder": 85899346000, "liable": 85899345900}


def test_a_number_of_points_that_cannot_be_halved_leaves_the_odd_hundred_to_the_discarder() -> None:
    odd = {"ruleset": "aotenjo-flat", "rules": {"flat_yakuman": {"dealer": 15000100, "child": 10000100}}}
    assert scored(DRAGONS, loser="W", **odd, **LIABLE)["payments"] == {"discarder": 5000100, "liable": 5000000}


# --- what cannot be


@pytest.mark.parametrize("liable", ["S", "Q", "", "ESW"])
def test_nobody_is_liable_who_is_the_winner_or_no_seat(liable: str) -> None:
    result = refused(DRAGONS, pao={"liable": liable, "yakuman": "daisangen"})
    assert [(problem.code, problem.field) for problem in result.problems] == [("bad_seat", "pao.liable")]


def test_with_three_players_nobody_in_the_north_is_liable() -> None:
    hand = "23488p77z,5555z,666z+7z"
    assert codes(refused(hand, ruleset="sanma", **LIABLE)) == ["bad_seat"]
    assert scored(hand, by="tsumo", ruleset="sanma", pao={"liable": "w", "yakuman": "daisangen"})["points"] == 32000


def test_mistakes_of_liability_are_reported_with_all_others() -> None:
    result = refused(DRAGONS, sticks=-1, flags=["ippatsu"], pao={"liable": "S", "yakuman": "kokushi"})
    assert codes(result) == ["bad_number", "bad_seat", "flag_conflict", "flag_conflict"]
    unfinished = refused("23488m77z,5555z,666z+1z", pao={"liable": "S", "yakuman": "daisangen"})
    assert codes(unfinished) == ["bad_seat"]
