"""Records of every format, one after the other, each with its line and with what is wrong with it."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import IO

from scorecalc.errors import InputError, Problem
from scorecalc.files.record_readers import READERS, Entry, Source
from scorecalc.files.text_files import unreadable

FORMATS = tuple(READERS)
_BY_ENDING = {
    ".yaml": "yaml",
    ".yml": "yaml",
    ".json": "json",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".csv": "csv",
    ".txt": "text",
}


FIRST = 4096
"""Bytes of a file that are looked at to tell its format."""


def open_file(path: Path, form: str | None = None) -> Source:
    """The file `path`, open; its format is `form`, or what its ending says, or what its first line looks like.

    InputError where it cannot be opened.
    """
    if path.suffix == ".parquet":
        raise InputError([Problem("bad_file", "common.error.parquet", {"file": str(path)})])
    try:
        stream = path.open("rb")
    except OSError as error:
        raise InputError([unreadable(path, error)]) from error
    form = form or _BY_ENDING.get(path.suffix.lower())
    return Source(str(path), stream, form or looks_like(stream.peek(FIRST)[:FIRST].decode("utf-8-sig", "replace")))


def open_stdin(stream: IO[bytes], form: str | None = None) -> Source:
    """Standard input; its format is `form` or what its first line looks like."""
    buffered = stream if isinstance(stream, io.BufferedReader) else io.BufferedReader(io.BytesIO(stream.read()))
    return Source("", buffered, form or looks_like(buffered.peek(FIRST)[:FIRST].decode("utf-8-sig", "replace")))


_YAML_LINE = re.compile(r"(---|- |[a-z_]+:(\s|$))")
_JSON_LINE = re.compile(r"\s*(\[\s*(\{|$)|\{\s*$)")
"""The beginning of a list of records, or of one record that goes over several lines."""
_CSV_LINE = re.compile(r"[a-z_]+([,\t][a-z_]+)+\s*$")


def looks_like(text: str) -> str:
    """The format of a text by its first line that is no comment.

    >>> [looks_like(text) for text in ('{"hand": "1m"}', "id,hand", "- hand: 1m", "88m66777889s444z+8s")]
    ['jsonl', 'csv', 'yaml', 'text']
    >>> looks_like('[{"hand": "1m"}]'), looks_like("{\\n"), looks_like("[1111m]234s")
    ('json', 'json', 'text')
    """
    lines = (line for line in text.split("\n") if line.strip() and not line.lstrip().startswith("#"))
    first = next(lines, "").rstrip("\r")
    if _JSON_LINE.match(first):
        return "json"
    if first.startswith("{"):
        return "jsonl"
    if _CSV_LINE.match(first):
        return "csv"
    return "yaml" if _YAML_LINE.match(first) else "text"


def entries(source: Source, game_name: str) -> Iterator[Entry]:
    """The records of `source`; a line that is text alone is a hand of the game `game_name`.

    InputError where the file as a whole cannot be used.
    """
    for entry in READERS[source.format](source, game_name):
        yield entry._replace(place=_placer(source.name, entry))


def _placer(name: str, entry: Entry) -> Callable[[Problem], Problem]:
    def place(problem: Problem) -> Problem:
        found = entry.place(problem)
        return found._replace(file=name, line=found.line or entry.line)

    return place


def close(sources: Iterable[Source]) -> None:
    """Close the files of `sources`."""
    for source in sources:
        if source.name:
            source.stream.close()
