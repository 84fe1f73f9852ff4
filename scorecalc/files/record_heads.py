"""The fields that records of all games share: they say by which game and which rules a record is scored."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorecalc.errors import Problem, shown

_HEADS: Mapping[str, tuple[str, tuple[type, ...]]] = {
    "id": ("not_text", (str, int)),
    "kind": ("not_text", (str,)),
    "ruleset": ("not_text", (str,)),
    "rules": ("not_a_map", (Mapping,)),
}
"""The types of each field of `games.COMMON`, and the problem of a value of another type."""


def wrong_heads(record: Mapping[str, Any]) -> Iterator[Problem]:
    """Yield the problems of heads that are of the wrong type. null says nothing."""
    for name, (reason, types) in _HEADS.items():
        value = record.get(name)
        if value is not None and (isinstance(value, bool) or not isinstance(value, types)):
            yield Problem("bad_value", f"common.error.{reason}", {"value": shown(value)}, field=name)
