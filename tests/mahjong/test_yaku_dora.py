"""Dora: every physical tile once for each indicator that points at it (rules article §3.3.2 for the indicators of kans)."""

from __future__ import annotations

import pytest
from hands import codes, refused, scored, yaku_of

from scorecalc.api import prepared
from scorecalc.mahjong.facts.tiles import write_one
from scorecalc.mahjong.rules.dora import shown_by

PINFU = "34599m234678p45s+6s"

NEXT = [
    ("1m", "2m", "9m"),
    ("9m", "1m", "1m"),
    ("1p", "2p", "2p"),
    ("5p", "6p", "6p"),
    ("9p", "1p", "1p"),
    ("9s", "1s", "1s"),
    ("1z", "2z", "2z"),
    ("3z", "4z", "4z"),
    ("4z", "1z", "1z"),
    ("5z", "6z", "6z"),
    ("7z", "5z", "5z"),
]
"""An indicator, its dora among four players, and among three, who have no 2m to 8m."""


@pytest.mark.parametrize(("indicator", "four", "three"), NEXT)
def test_an_indicator_shows_the_next_tile_of_the_set(indicator: str, four: str, three: str) -> None:
    tile = "mpsz".index(indicator[1]) * 9 + int(indicator[0]) - 1
    assert write_one(shown_by(tile, prepared("riichi", {}).rules)) == four
    assert write_one(shown_by(tile, prepared("sanma", {}).rules)) == three


def test_a_dora_counts_once_for_each_copy_and_once_for_each_indicator() -> None:
    assert yaku_of(scored(PINFU, dora="8m")) == {"pinfu": 1, "dora": 2}
    assert yaku_of(scored(PINFU, dora="8m8m")) == {"pinfu": 1, "dora": 4}
    assert yaku_of(scored(PINFU, dora="8m5s")) == {"pinfu": 1, "dora": 3}


def test_a_dora_counts_in_the_winning_tile_and_in_called_sets_and_kans() -> None:
    assert yaku_of(scored("33m45s,222z,1111p,678s+6s", dora="9p1z5s"))["dora"] == 4 + 3 + 2


def test_an_indicator_is_shown_with_its_dora_and_how_many_there_are() -> None:
    result = scored(PINFU, dora="8m1z", flags=["riichi"], ura="5s")
    assert result["indicators"] == {
        "dora": [{"indicator": "8m", "tile": "9m", "count": 2}, {"indicator": "1z", "tile": "2z", "count": 0}],
        "ura": [{"indicator": "5s", "tile": "6s", "count": 1}],
    }


def test_a_red_indicator_points_like_a_plain_one() -> None:
    assert yaku_of(scored(PINFU, dora="0p")) == {"pinfu": 1, "dora": 1}


@pytest.mark.parametrize("flag", ["riichi", "double_riichi"])
def test_ura_dora_count_after_either_riichi(flag: str) -> None:
    assert yaku_of(scored(PINFU, flags=[flag], ura="8m"))["ura_dora"] == 2


def test_ura_dora_do_not_count_without_riichi_and_a_warning_says_so() -> None:
    result = scored(PINFU, ura="8m")
    assert yaku_of(result) == {"pinfu": 1}
    assert [problem.code for problem in result["warnings"]] == ["ura_ignored"]


def test_a_red_five_counts_once_as_such_and_once_as_dora() -> None:
    assert yaku_of(scored("34099m234678p45s+6s", dora="4m")) == {"pinfu": 1, "dora": 1, "aka_dora": 1}


def test_each_red_five_counts_once_wherever_it_lies() -> None:
    """Concealed, in a called set, and as the winning tile: three tiles, three han."""
    assert yaku_of(scored("34m34588s,340p,222z+0m"))["aka_dora"] == 2
    assert yaku_of(scored("34m34088s,340p,222z+0m"))["aka_dora"] == 3


def test_a_red_winning_tile_counts_once_though_it_is_among_the_fourteen() -> None:
    assert yaku_of(scored("34034599m678p345s", win="0m"))["aka_dora"] == 1
    assert yaku_of(scored("34034599m678p345s", win="5m"))["aka_dora"] == 1


def test_a_red_five_is_the_same_tile_for_runs_and_pairs() -> None:
    assert yaku_of(scored("34088m340p34678s+5s")) == {"pinfu": 1, "sanshoku_doujun": 2, "tanyao": 1, "aka_dora": 2}
    assert yaku_of(scored("2205m3377p44668s+8s")) == {"tanyao": 1, "chiitoitsu": 2, "aka_dora": 1}


def test_the_white_dragon_is_no_red_five() -> None:
    assert yaku_of(scored("123m456p6799s,5555zc+8s")) == {"yakuhai_haku": 1}


def test_dora_alone_are_no_yaku() -> None:
    assert codes(refused("13m234p340678s22z+2m", seat="W", dora="1m")) == ["no_yaku"]


def test_dora_do_not_count_beside_a_yakuman_that_is_paid_as_such() -> None:
    assert yaku_of(scored("23488m55566677z+7z", dora="4z6z")) == {"daisangen": "1y"}


# --- three players

SANMA = "111m340678p5578s+9s"


def test_with_three_players_9m_follows_1m_and_1m_follows_9m() -> None:
    assert yaku_of(scored("999m345678p5578s+9s", ruleset="sanma", flags=["riichi"], dora="1m"))["dora"] == 3
    assert yaku_of(scored("111m345678p5578s+9s", ruleset="sanma", flags=["riichi"], dora="9m"))["dora"] == 3
    four = scored("999m345678p5578s+9s", flags=["riichi"], dora="1m")
    assert "dora" not in yaku_of(four)


def test_a_north_set_aside_is_one_han() -> None:
    result = scored(SANMA, ruleset="sanma", by="tsumo", flags=["riichi"], dora="9m", nuki=2)
    assert yaku_of(result) == {"riichi": 1, "menzen_tsumo": 1, "dora": 3, "aka_dora": 1, "nuki_dora": 2}
    assert (result["limit"], result["payments"]) == ("baiman", {"dealer": 8000, "other": 4000})


def test_a_north_set_aside_is_a_dora_tile_too_where_west_is_the_indicator() -> None:
    result = scored(SANMA, ruleset="sanma", flags=["riichi"], dora="3z", nuki=2)
    assert yaku_of(result) == {"riichi": 1, "dora": 2, "aka_dora": 1, "nuki_dora": 2}
    assert result["indicators"]["dora"] == [{"indicator": "3z", "tile": "4z", "count": 2}]


def test_norths_set_aside_are_no_yaku() -> None:
    assert codes(refused("111m345678p5578s+9s", ruleset="sanma", nuki=1)) == ["no_yaku"]


def test_a_north_set_aside_gives_a_replacement_tile() -> None:
    result = scored(SANMA, ruleset="sanma", by="tsumo", flags=["rinshan"], nuki=1)
    assert yaku_of(result) == {"menzen_tsumo": 1, "rinshan": 1, "aka_dora": 1, "nuki_dora": 1}


def test_with_three_players_seven_pairs_and_pinfu_may_be_won_on_a_replacement_tile() -> None:
    pairs = scored("1199m1133p5566s7z+7z", ruleset="sanma", by="tsumo", flags=["rinshan"], nuki=1)
    assert yaku_of(pairs) == {"menzen_tsumo": 1, "rinshan": 1, "chiitoitsu": 2, "nuki_dora": 1}
    pinfu = scored("99m234678p45678s+3s", ruleset="sanma", by="tsumo", flags=["rinshan"], nuki=1)
    assert yaku_of(pinfu) == {"menzen_tsumo": 1, "rinshan": 1, "pinfu": 1, "nuki_dora": 1}
    assert pinfu["fu"] == 20
