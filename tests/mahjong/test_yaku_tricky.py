"""Hands that scoring programs have been seen to get wrong: readings that were missed, and yaku that were not there.

Each line of the file beside this: why the hand is tricky, the hand and its fields, and its han and fu or its yakuman, and income.
"""

from __future__ import annotations

from json import loads
from pathlib import Path
from typing import Any

import pytest
from hands import scored

LINES = Path(__file__).with_suffix(".jsonl").read_text(encoding="utf-8").splitlines()
TRICKY: list[dict[str, Any]] = [loads(line) for line in LINES]


@pytest.mark.parametrize("row", TRICKY, ids=[row["why"] for row in TRICKY])
def test_a_tricky_hand_is_worth_what_it_is(row: dict[str, Any]) -> None:
    result = scored(**{name: value for name, value in row.items() if name not in ("why", "expected")})
    assert {name: result[name] for name in row["expected"]} == row["expected"]
