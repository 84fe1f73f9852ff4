"""The ledger of fu, item by item, of whole hands that are known to be got wrong: which reading, which wait, open or closed.

Each line of the file beside this: what the hand shows, the hand and its fields, and its yaku, fu items, fu and payments.
Source: the scoring article §3.1 for the items; each sum is written out in the items themselves.
"""

from __future__ import annotations

from json import loads
from pathlib import Path
from typing import Any

import pytest
from hands import fu_of, scored, yaku_of

LINES = Path(__file__).with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
LEDGERS: list[dict[str, Any]] = [loads(line) for line in LINES]


@pytest.mark.parametrize("row", LEDGERS, ids=[row["why"] for row in LEDGERS])
def test_the_fu_of_a_hand_are_these_items(row: dict[str, Any]) -> None:
    expected = row["expected"]
    result = scored(**{name: value for name, value in row.items() if name not in ("why", "expected")})
    items = [(id, amount) for id, amount in expected["fu_items"]]
    assert sorted(fu_of(result)) == sorted(items)
    assert (result["fu_raw"], result["fu"]) == (sum(amount for _, amount in items), expected["fu"])
    assert yaku_of(result) == expected["yaku"]
    assert (result["han"], result["payments"]) == (sum(expected["yaku"].values()), expected["payments"])
