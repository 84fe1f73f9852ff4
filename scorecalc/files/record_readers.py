"""Readers of records, one for each format: YAML, JSON, JSON lines, CSV, and lines of text.

A file that holds thousands of records is never in memory as a whole. What is wrong with one record does not touch the
others: it comes as an `Entry` with problems.
"""

from __future__ import annotations

import csv
import io
import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from typing import IO, Any, NamedTuple

from scorecalc.errors import InputError, Problem, did_you_mean, shown
from scorecalc.files.coerce import KeyPath, members
from scorecalc.files.text_files import not_utf8
from scorecalc.files.yaml_text import MAX_DEPTH, Document, at, documents, located
from scorecalc.games import BUILT_IN, COMMON, game

_COMMENT = re.compile(r"\s[#＃]")
_SEEN = 100
"""So much of what stands after a # is looked at to tell a comment."""


class Entry(NamedTuple):
    """One record of a file, the line that it begins in, and what is wrong with it so far.

    `place` gives a problem of the record its place in the file.
    """

    record: Mapping[str, Any]
    line: int
    problems: tuple[Problem, ...] = ()
    place: Callable[[Problem], Problem] = lambda problem: problem


class Source(NamedTuple):
    """An open file of records: its name (empty for stdin), its bytes, and its format."""

    name: str
    stream: IO[bytes]
    format: str


def of_text(text: str, game_name: str) -> dict[str, Any]:
    """The record of a line of text: a hand, or the cards or the dice of a game that has these.

    >>> of_text("송학광 매조끗", "hwatu")
    {'captured': '송학광 매조끗'}
    """
    return {game(game_name).TEXT_FIELD: text}


def _text(source: Source, game_name: str) -> Iterator[Entry]:
    for number, line, problem in _lines(source):
        if problem:
            yield Entry({}, number, (problem,))
        elif not line.startswith("#"):
            yield Entry(of_text(without_comment(line, game_name), game_name), number)


def without_comment(line: str, game_name: str) -> str:
    """`line` without the comment that ends it: a # after a blank, and what the game does not read as more of the record.

    >>> without_comment("123m406p 리치 # 2판", "mahjong"), without_comment("234m 22s # 6666P # 1판", "mahjong")
    ('123m406p 리치', '234m 22s # 6666P')
    """
    for mark in _COMMENT.finditer(line):
        if not game(game_name).is_continuation(line[mark.end() : mark.end() + _SEEN]):
            return line[: mark.start()].rstrip()
    return line


def _lines(source: Source) -> Iterator[tuple[int, str, Problem | None]]:
    """The lines of a file that are not empty, with their numbers, stripped; a problem for one that is not UTF-8."""
    for number, raw in enumerate(source.stream, 1):
        try:
            line = raw.decode("utf-8-sig" if number == 1 else "utf-8").strip()
        except UnicodeDecodeError:
            yield number, "", not_utf8(source.name, number)
            continue
        if line:
            yield number, line, None


def _jsonl(source: Source, game_name: str) -> Iterator[Entry]:
    for number, line, problem in _lines(source):
        record, problems = ({}, (problem,)) if problem else of_json(line)
        yield Entry(record, number, problems)


def of_json(text: str) -> tuple[dict[str, Any], tuple[Problem, ...]]:
    """The record of a line of JSON, and what is wrong with it. Numbers that are not whole stay the text that they are.

    >>> of_json('{"honba": 1.5}')
    ({'honba': '1.5'}, ())
    """
    twice: list[str] = []

    def as_dict(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) < len(pairs):
            names = [name for name, _ in pairs]
            twice.extend(dict.fromkeys(name for name in names if names.count(name) > 1))
        return made

    try:
        value = json.loads(text, parse_float=str, parse_constant=str, object_pairs_hook=as_dict)
    except (ValueError, RecursionError) as error:
        start = getattr(error, "pos", 0)
        return {}, (
            Problem("bad_json", "common.error.bad_json", text=text, start=start, end=start + 1, column=start + 1),
        )
    if text.count("[") + text.count("{") > MAX_DEPTH and _is_deeper(value, MAX_DEPTH):
        return {}, (Problem("bad_json", "common.error.too_deep", {"limit": MAX_DEPTH}),)
    if not isinstance(value, dict):
        return {}, (_no_record(value),)
    return value, tuple(Problem("duplicate_key", "common.error.key_twice", {"name": name}) for name in twice)


def _is_deeper(value: Any, limit: int) -> bool:
    """True where there are more than `limit` collections inside each other."""
    level = [value]
    for _ in range(limit + 1):
        level = [
            part
            for each in level
            if isinstance(each, dict | list)
            for part in (each.values() if isinstance(each, dict) else each)
        ]
    return any(isinstance(part, dict | list) for part in level)


def _no_record(value: Any) -> Problem:
    return Problem("bad_record", "common.error.no_record", {"value": shown(value)})


def _json(source: Source, game_name: str) -> Iterator[Entry]:
    """The records of one JSON text: a list of them, or one. Such a file is read as a whole."""
    raw = source.stream.read()
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError([not_utf8(source.name, raw.count(b"\n", 0, error.start) + 1)]) from error
    for piece, line in _json_pieces(text):
        record, problems = of_json(piece)
        yield Entry(record, line, tuple(problem._replace(column=0) for problem in problems))


def _json_pieces(text: str) -> Iterator[tuple[str, int]]:
    """The entries of a JSON list as texts with their lines, or the whole text if it is none.

    Where the list breaks off, or the text goes on after it, the last piece is one that is no JSON.

    >>> [piece for piece, _ in _json_pieces('[{}, 5] x')]
    ['{}', '5', '] x']
    """
    decoder = json.JSONDecoder()
    place = _after_blanks(text, 0)
    line = 1 + text.count("\n", 0, place)
    if text[place : place + 1] != "[":
        yield text[place:], line
        return
    before, place = place, _after_blanks(text, place + 1)
    has_more = text[place : place + 1] != "]"
    while has_more:
        line += text.count("\n", before, place)
        try:
            _, end = decoder.raw_decode(text, place)
        except (ValueError, RecursionError):
            yield text[place:], line
            return
        yield text[place:end], line
        before, place = place, _after_blanks(text, end)
        has_more = text[place : place + 1] == ","
        if has_more:
            place = _after_blanks(text, place + 1)
        elif text[place : place + 1] != "]":
            place = end - 1  # what comes next might be JSON, but for the comma that is missing before it
    if text[place:].rstrip() != "]":
        yield text[place:], line + text.count("\n", before, place)


def _after_blanks(text: str, place: int) -> int:
    while place < len(text) and text[place].isspace():
        place += 1
    return place


class _Kept:
    """A stream that remembers the lines that it gave away, so that a mistake can be shown with its line."""

    def __init__(self, stream: IO[str]) -> None:
        self.stream = stream
        self.lines: dict[int, str] = {1: ""}
        self.last = 1

    def read(self, size: int = -1) -> str:
        """The next `size` characters at most."""
        text = self.stream.read(min(size, 1 << 16) if size > 0 else 1 << 16)
        first, *more = text.split("\n")
        self.lines[self.last] += first
        for line in more:
            self.last += 1
            self.lines[self.last] = line
        return text

    def forget(self, before: int) -> None:
        """Let go of the lines before the line `before`."""
        for number in [number for number in self.lines if number < min(before, self.last)]:
            del self.lines[number]


def _yaml(source: Source, game_name: str) -> Iterator[Entry]:
    kept = _Kept(io.TextIOWrapper(source.stream, encoding="utf-8-sig"))
    n_read = 0
    try:
        for document in documents(kept, split_lists=True):  # type: ignore[arg-type]
            kept.forget(document.line)
            n_read += 1
            yield _of_document(document, kept.lines, game_name)
    except UnicodeDecodeError as error:
        raise InputError([not_utf8(source.name, kept.last)]) from error
    except InputError as error:
        problems = tuple(located(problem, source.name, kept.lines) for problem in error.problems)
        if not n_read:
            raise InputError(problems) from error
        yield Entry({}, problems[0].line or kept.last, problems)


def _of_document(document: Document, lines: Mapping[int, str], game_name: str) -> Entry:
    value = document.value
    problems = tuple(located(problem, "", lines) for problem in document.problems)
    if isinstance(value, str) and value:
        value = of_text(value, game_name)
    elif not isinstance(value, dict):
        problems = (*problems, located(at(document.places[()].value, _no_record(value)), "", lines))
        value = {}

    def place(problem: Problem) -> Problem:
        if problem.line:
            return problem
        path = _path_of(problem.field)
        # A problem of a key: no such key, or one whose own text is what is wrong (a player that nobody named).
        is_of_key = problem.code == "unknown_key" or (path and problem.text == path[-1])
        spot = document.place(path).key if is_of_key else document.place(path).value
        if problem.start < 0:
            return located(at(spot, problem), "", lines)
        line = lines.get(spot.line, "")
        if path[:1] == ("rules",):  # its text is of the form of a command line
            return located(at(spot, problem), "", lines)
        start = line.find(problem.text, spot.column - 1) if problem.text else -1
        if start < 0:  # the text is not in the file as the game read it, so it is shown by itself
            return problem._replace(line=spot.line)
        start += problem.start
        end = start + problem.end - problem.start
        return problem._replace(line=spot.line, column=start + 1, text=line, start=start, end=end)

    return Entry(value, document.line, problems, place)


def _path_of(field: str) -> KeyPath:
    """The keys and indices of a field.

    >>> _path_of("melds[0]"), _path_of("rules.honba.ron")
    (('melds', 0), ('rules', 'honba', 'ron'))
    """
    steps = field.replace("[", ".").replace("]", "").split(".")
    return tuple(int(step) if step.isdecimal() else step for step in steps) if field else ()


def _csv(source: Source, game_name: str) -> Iterator[Entry]:
    text = io.TextIOWrapper(source.stream, encoding="utf-8-sig", newline="")
    try:
        first = text.readline()
        delimiter = "\t" if "\t" in first and "," not in first else ","
        header = _header(next(csv.reader([first], delimiter=delimiter), []), source.name)
        yield from _rows(csv.reader(text, delimiter=delimiter, strict=True), header)
    except UnicodeDecodeError as error:
        raise InputError([not_utf8(source.name, 0)]) from error


def _rows(reader: Any, header: list[str]) -> Iterator[Entry]:
    line = 2
    while True:
        try:
            cells = next(reader, None)
        except csv.Error:
            yield Entry({}, line, (Problem("bad_csv", "common.error.bad_csv"),))
            cells = []
        if cells is None:
            return
        if any(cell.strip() for cell in cells):
            yield Entry(*_of_row(header, cells, line))
        line = reader.line_num + 2


def _header(names: list[str], file: str) -> list[str]:
    """The names of the columns. InputError where there are none, one is unknown, or one stands twice."""
    header = [name.strip() for name in names]
    if not any(header):
        raise InputError(
            [Problem("bad_csv", "common.error.no_header", {}, "common.hint.csv_header", file=file, line=1)]
        )
    known = field_names()
    problems = []
    for number, name in enumerate(header):
        if name not in known:
            problem = Problem("unknown_key", "common.error.no_column", {"name": name})
            problems.append(problem.suggesting(did_you_mean(name, known), "common.hint.csv_header"))
        elif name in header[:number]:
            problems.append(Problem("duplicate_key", "common.error.same_column", {"name": name}))
    if problems:
        raise InputError(problem._replace(file=file, line=1) for problem in problems)
    return header


def _of_row(header: list[str], cells: list[str], line: int) -> tuple[dict[str, Any], int, tuple[Problem, ...]]:
    """The record of a row: a field for every cell that is not empty."""
    if len(cells) > len(header) and any(cells[len(header) :]):
        values = {"columns": len(header), "cells": len(cells)}
        return {}, line, (Problem("bad_csv", "common.error.too_many_cells", values),)
    lists, maps = _parted_fields()
    record: dict[str, Any] = {}
    problems: list[Problem] = []
    for name, cell in zip(header, cells, strict=False):
        if not (text := cell.strip()):
            continue
        record[name] = text.split() if name in lists else text
        if name in maps:
            record[name], found = _pairs(name, text)
            problems += found
    return record, line, tuple(problems)


def _pairs(name: str, text: str) -> tuple[dict[str, str], list[Problem]]:
    """The names and values of `name=value;name=value`, and the parts that are not of that form."""
    parts = [part.strip() for part in text.split(";") if part.strip()]
    wrong = [part for part in parts if "=" not in part]
    problems = [Problem("bad_value", "common.error.pair_form", {"value": part}, field=name) for part in wrong]
    pairs = (part.split("=", 1) for part in parts if "=" in part)
    return {key.strip(): value.strip() for key, value in pairs}, problems


@lru_cache(maxsize=1)
def _parted_fields() -> tuple[frozenset[str], frozenset[str]]:
    """The fields of any game that are lists, and those that are names with values."""
    games = [game(name) for name in BUILT_IN]
    lists, maps = [each.LIST_FIELDS for each in games], [each.MAP_FIELDS for each in games]
    return frozenset().union(*lists), frozenset({"rules"}).union(*maps)


@lru_cache(maxsize=1)
def field_names() -> list[str]:
    """Every field that a record of any game may have."""
    forms = [form for name in BUILT_IN for form in game(name).records().values()]
    return sorted(COMMON.union(*map(members, forms)))


READERS: Mapping[str, Callable[[Source, str], Iterator[Entry]]] = {
    "yaml": _yaml,
    "json": _json,
    "jsonl": _jsonl,
    "csv": _csv,
    "text": _text,
}
"""The reader of each format. Each gets the game that a line of text alone is a record of."""
