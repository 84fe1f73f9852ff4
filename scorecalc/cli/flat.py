"""Results as rows of a CSV file: one row a result, nested fields written out in one cell."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

HAND_COLUMNS = (
    *("id", "line", "ok", "ruleset", "hand", "by", "seat", "round", "honba", "sticks"),
    *("yaku", "han", "fu", "yakuman", "limit", "points", "payments", "income", "error"),
)
"""Columns of the results of hands; those that no result has are left out."""


def to_csv(documents: Sequence[Mapping[str, Any]]) -> str:
    """`documents` as CSV with a header.

    >>> to_csv([{"ok": True, "han": 2, "payments": {"dealer": 1000, "other": 500}, "dora": ["3m", "5p"]}])
    'ok,han,payments,dora\\r\\ntrue,2,dealer=1000;other=500,3m 5p\\r\\n'
    """
    out = io.StringIO()
    header = columns(documents)
    writer = csv.writer(out)
    writer.writerow(header)
    writer.writerows([cell(made.get(name)) for name in header] for made in documents)
    return out.getvalue()


def columns(documents: Iterable[Mapping[str, Any]]) -> list[str]:
    """The header for `documents`: the fields of hands in their order, else all fields as they come."""
    present = {name: None for made in documents for name in made}
    if "scorecalc.hand/1" in {made.get("schema") for made in documents}:
        return [name for name in HAND_COLUMNS if name in present]
    return [name for name in present if name not in ("schema", "errors", "warnings")]


def cell(value: Any) -> str:
    """A field in one cell: lists with blanks between, mappings as `key=value;…`, what carries an id as `id=worth`.

    >>> cell([{"id": "riichi", "han": 1}, {"id": "dora", "han": 2}]), cell({"code": "no_yaku", "message": "no yaku"})
    ('riichi=1 dora=2', 'no_yaku')
    """
    if value is None or isinstance(value, bool):
        return "" if value is None else str(value).lower()
    if isinstance(value, list | tuple):
        return " ".join(cell(part) for part in value)
    if not isinstance(value, Mapping):
        return str(value)
    return _map_cell(value)


def _map_cell(value: Mapping[str, Any]) -> str:
    if "code" in value:
        return str(value["code"])
    if "id" in value:
        worth = next((part for part in value.values() if isinstance(part, int) and not isinstance(part, bool)), None)
        return str(value["id"]) if worth is None else f"{value['id']}={worth}"
    return ";".join(f"{key}={cell(part)}" for key, part in value.items() if part is not None)


def table_rows(documents: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The rows of tables, flat: `tsumo` in a column for each payer, the ruleset in front where there are several.

    >>> table_rows([{"ruleset": "riichi", "rows": [{"han": 1, "tsumo": {"dealer": 500, "other": 300}}]}])
    [{'han': 1, 'tsumo_dealer': 500, 'tsumo_other': 300}]
    """
    nested = {name for made in documents for row in made["rows"] for name, value in row.items() if _has_parts(value)}
    rows = []
    for made in documents:
        for row in made["rows"]:
            flat: dict[str, Any] = {"ruleset": made["ruleset"]} if len(documents) > 1 else {}
            for name, value in row.items():
                if name not in nested:
                    flat[name] = value
                elif value is not None:
                    flat |= {f"{name}_{part}": worth for part, worth in value.items()}
            rows.append(flat)
    return rows


def _has_parts(value: Any) -> bool:
    return isinstance(value, Mapping)
