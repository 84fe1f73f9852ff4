"""For every yaku a hand that has it and the nearest hand that misses it (`yaku_rows`, `yakuman_rows`), with their whole values."""

from __future__ import annotations

import pytest
from hands import codes, refused, rules_of, scored, yaku_of
from yaku_rows import Has, Misses, flags
from yakuman_rows import ROWS

from scorecalc.mahjong.rules.yaku import YAKU

NAMES = [f"{'has' if isinstance(row, Has) else 'misses'}-{row.yaku_id}-{row.why}" for row in ROWS]


@pytest.mark.parametrize("row", ROWS, ids=NAMES)
def test_a_hand_has_its_yaku_and_its_nearest_miss_has_not(row: Has | Misses) -> None:
    if isinstance(row, Has):
        result = scored(row.hand, **row.fields)
        assert (yaku_of(result), result["fu"], result["payments"]) == (row.yaku, row.fu, row.payments)
        assert row.yaku_id in row.yaku
    elif isinstance(row.instead, str):
        assert codes(refused(row.hand, **row.fields)) == [row.instead]
    else:
        assert yaku_of(scored(row.hand, **row.fields)) == row.instead
        assert row.yaku_id not in row.instead


@pytest.mark.parametrize("id", YAKU)
def test_every_yaku_has_a_hand_and_a_nearest_miss_here(id: str) -> None:
    assert {type(row) for row in ROWS if row.yaku_id == id} == {Has, Misses}


@pytest.mark.parametrize("id", [id for id, (_, is_open) in rules_of().worth.items() if is_open != "off"])
def test_every_yaku_that_may_be_open_has_an_open_hand_here(id: str) -> None:
    hands = [row for row in ROWS if isinstance(row, Has) and row.yaku_id == id]
    assert {scored(row.hand, **row.fields)["closed"] for row in hands} == {True, False}


def test_yaku_are_listed_in_one_order_with_the_dora_last() -> None:
    fields = flags("ippatsu", "riichi", dora="2m", ura="4p")
    result = scored("223344m06677p88s+5p", **fields)
    listed = [line["id"] for line in result["yaku"]]
    assert listed == ["riichi", "ippatsu", "pinfu", "ryanpeikou", "tanyao", "dora", "ura_dora", "aka_dora"]
    assert [id for id in YAKU if id in listed] == listed[:5]
