"""`replaces` and `implies` on hands: what is left out beside a greater yaku, and what aotenjo may count beside a yakuman."""

from __future__ import annotations

import pytest
from hands import rules_of, scored, yaku_of
from test_yaku_values import IMPLIES, REPLACES
from yaku_rows import Has
from yakuman_rows import ROWS

from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.record.hand import build
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.yaku import YAKU

HANDS = {row.yaku_id: row for row in ROWS if isinstance(row, Has)}
"""The last hand that the table has for each yaku."""


def chosen(row: Has) -> Interpretation:
    """The reading of a hand that counts."""
    fields = {"by": "ron", "seat": "S", "round": "E", **row.fields}
    rules = rules_of(**fields.pop("rules", {}))
    return score(build({"hand": row.hand, **fields}, rules).hand, rules)[0].reading.seen


@pytest.mark.parametrize(("greater", "lesser"), [(one, other) for one in REPLACES for other in sorted(REPLACES[one])])
def test_a_yaku_stands_for_the_lesser_one_that_the_hand_has_too(greater: str, lesser: str) -> None:
    row = HANDS[greater]
    assert YAKU[lesser].holds(chosen(row))
    assert lesser not in yaku_of(scored(row.hand, **row.fields))


def test_double_riichi_stands_for_riichi_where_both_are_said() -> None:
    result = scored(HANDS["double_riichi"].hand, flags=["riichi", "double_riichi"])
    assert yaku_of(result) == {"double_riichi": 2}


@pytest.mark.parametrize(("greater", "lesser"), [(one, other) for one in REPLACES for other in sorted(REPLACES[one])])
def test_where_the_ruleset_has_not_the_greater_yaku_the_lesser_counts(greater: str, lesser: str) -> None:
    """`double_riichi` alone says riichi too. Seven pairs are left out, or twice two equal runs would be those."""
    row = HANDS[greater]
    without = {f"yaku.{id}": ["off", "off"] for id in (greater, "chiitoitsu")}
    result = scored(row.hand, **{**row.fields, "rules": without})
    assert lesser in yaku_of(result)
    assert greater not in yaku_of(result)


@pytest.mark.parametrize(("greater", "lesser"), [(one, other) for one in IMPLIES for other in sorted(IMPLIES[one])])
def test_a_yaku_that_a_yakuman_implies_is_nothing_beside_it(greater: str, lesser: str) -> None:
    row = HANDS[greater]
    assert YAKU[lesser].holds(chosen(row))
    assert lesser not in yaku_of(scored(row.hand, **row.fields))


@pytest.mark.parametrize("yakuman", IMPLIES)
def test_implied_yaku_are_what_aotenjo_counts_or_leaves_out(yakuman: str) -> None:
    row = HANDS[yakuman]
    apart = yaku_of(scored(row.hand, ruleset="aotenjo", **row.fields))
    together = yaku_of(scored(row.hand, ruleset="aotenjo", **{**row.fields, "rules": {"implied_yaku": "include"}}))
    implied = set().union(*(IMPLIES.get(id, set()) for id in apart))
    assert together.keys() - apart.keys() == implied
    assert implied >= IMPLIES[yakuman]
    assert apart.items() <= together.items()


def test_small_winds_imply_no_wind_triplet() -> None:
    """The seat or the round wind may be the pair."""
    hand = "24m11122233344z+3m"
    assert yaku_of(scored(hand, ruleset="aotenjo")) == {
        "shousuushii": 13,
        "yakuhai_seat": 1,
        "yakuhai_round": 1,
        "sanankou": 2,
        "honitsu": 3,
    }
    assert yaku_of(scored(hand, ruleset="aotenjo", seat="N", round="N")) == {
        "shousuushii": 13,
        "sanankou": 2,
        "honitsu": 3,
    }


def test_all_green_implies_neither_flush() -> None:
    """With hatsu it is a half flush, without a full one."""
    assert yaku_of(scored("22334466688s66z+6z", ruleset="aotenjo")) == {
        "ryuuiisou": 13,
        "yakuhai_hatsu": 1,
        "iipeikou": 1,
        "honitsu": 3,
    }
    assert yaku_of(scored("2223334s,666s,888s+2s", ruleset="aotenjo")) == {"ryuuiisou": 13, "tanyao": 1, "chinitsu": 5}


def test_all_honours_do_not_imply_all_triplets() -> None:
    """Seven pairs of honours exist."""
    assert yaku_of(scored("1122334455667z+7z", ruleset="aotenjo")) == {"tsuuiisou": 13, "chiitoitsu": 2}
    assert yaku_of(scored("1122z,555z,666z,333z+1z", ruleset="aotenjo")) == {
        "tsuuiisou": 13,
        "toitoi": 2,
        "yakuhai_round": 1,
        "yakuhai_haku": 1,
        "yakuhai_hatsu": 1,
    }


def test_the_two_dragons_of_shousangen_and_the_triplets_of_honroutou_are_counted() -> None:
    """They always occur beside it and count all the same: 2 and 2 are 4 (scoring article §2)."""
    assert scored("234m56p77z,555z,666z+7p")["han"] == 4
    assert yaku_of(scored("11199s33z,111m,999p+9s")) == {"toitoi": 2, "honroutou": 2}


def test_a_riichi_flush_is_not_also_a_half_flush_and_a_terminal_hand_not_also_chanta() -> None:
    assert yaku_of(scored("1123344568999m+7m", flags=["riichi"])) == {"riichi": 1, "chinitsu": 6}
    assert yaku_of(scored("12311m789p13999s+2s", flags=["riichi"])) == {"riichi": 1, "junchan": 3}


def test_seven_pairs_and_two_double_runs_never_count_together() -> None:
    result = scored("223344m55667p88s+7p", explain=True)
    assert yaku_of(result) == {"pinfu": 1, "tanyao": 1, "ryanpeikou": 3}
    other = next(reading for reading in result["readings"] if reading["form"] == "chiitoitsu")
    assert {line["id"] for line in other["yaku"]} == {"chiitoitsu", "tanyao"}
    assert other["lost"]["reason"] == "fewer_points"
