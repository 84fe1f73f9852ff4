"""Plain data as JSON, JSON lines and CSV."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol, TextIO

Document = Mapping[str, Any]


class Writer(Protocol):
    """Writes documents to a stream, one by one."""

    def write(self, document: Document) -> None:
        """Write one document."""

    def finish(self) -> None:
        """Write what comes after the last."""


class JsonLines:
    """One JSON object a line."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, document: Document) -> None:
        """Write one line."""
        from json import dumps

        self.stream.write(dumps(document, ensure_ascii=False) + "\n")

    def finish(self) -> None:
        """Write nothing more."""


class JsonList:
    """One JSON list, an entry a line."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream
        self.before = "[\n"

    def write(self, document: Document) -> None:
        """Write one entry."""
        from json import dumps

        self.stream.write(self.before + dumps(document, ensure_ascii=False))
        self.before = ",\n"

    def finish(self) -> None:
        """Close the list."""
        self.stream.write("[]\n" if self.before == "[\n" else "\n]\n")


class Csv:
    """A header and a row for each document."""

    def __init__(self, stream: TextIO, columns: Sequence[str]) -> None:
        import csv

        self.columns = columns
        self.rows = csv.writer(stream, lineterminator="\n")
        self.rows.writerow(columns)

    def write(self, document: Document) -> None:
        """Write one row."""
        self.rows.writerow([cell(document.get(name)) for name in self.columns])

    def finish(self) -> None:
        """Write nothing more."""


def write_documents(documents: Sequence[Document], form: str, stream: TextIO, columns: Sequence[str] = ()) -> None:
    """Write all `documents`: as JSON over several lines (one alone, several as a list), as JSON lines, or as CSV.

    The columns of CSV are all fields, if none are named.
    """
    if form == "json":
        from json import dumps

        made = documents[0] if len(documents) == 1 else documents
        stream.write(dumps(made, ensure_ascii=False, indent=2) + "\n")
        return
    writer = JsonLines(stream) if form == "jsonl" else Csv(stream, columns or fields_of(documents))
    for document in documents:
        writer.write(document)


def fields_of(documents: Iterable[Document]) -> list[str]:
    """Return the names of all fields, in the order in which they come.

    >>> fields_of([{"schema": "scorecalc.table/1", "han": 1}, {"fu": 30, "errors": []}])
    ['han', 'fu']
    """
    names = {name: None for document in documents for name in document}
    return [name for name in names if name not in ("schema", "errors", "warnings")]


def cell(value: Any) -> str:
    """Return a field as one cell: lists with blanks between, mappings as `key=value;…`, what carries an id as `id=worth`.

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


def _map_cell(value: Document) -> str:
    if "code" in value:
        return str(value["code"])
    if "id" in value:
        worth = next((part for part in value.values() if isinstance(part, int) and not isinstance(part, bool)), None)
        return str(value["id"]) if worth is None else f"{value['id']}={worth}"
    return ";".join(f"{key}={cell(part)}" for key, part in value.items() if part is not None)


def table_rows(documents: Sequence[Document]) -> list[dict[str, Any]]:
    """Return the rows of tables with a column for each part of a cell, and the ruleset in front if there are several.

    >>> table_rows([{"ruleset": "riichi", "rows": [{"han": 1, "tsumo": {"dealer": 500, "other": 300}}]}])
    [{'han': 1, 'tsumo_dealer': 500, 'tsumo_other': 300}]
    """
    all_rows = [row for document in documents for row in document["rows"]]
    nested = {name for row in all_rows for name, value in row.items() if isinstance(value, Mapping)}
    rows = []
    for document in documents:
        for row in document["rows"]:
            flat: dict[str, Any] = {"ruleset": document["ruleset"]} if len(documents) > 1 else {}
            for name, value in row.items():
                if name not in nested:
                    flat[name] = value
                elif value is not None:
                    flat |= {f"{name}_{part}": worth for part, worth in value.items()}
            rows.append(flat)
    return rows
