"""How a batch writes its results, one by one: lines of text, JSON lines, one JSON list, CSV, or a table of a page."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

from scorecalc.answer import Answer as GameAnswer
from scorecalc.answer import Detail, Rejected
from scorecalc.cli import problems
from scorecalc.cli.flat import HAND_COLUMNS, cell
from scorecalc.contract import as_json
from scorecalc.files.rulesets import Ruleset
from scorecalc.games import view
from scorecalc.render.blocks import Grid

if TYPE_CHECKING:
    from scorecalc.cli.batch import Answer
    from scorecalc.cli.session import Session
    from scorecalc.lang import Catalogue


class Writer(Protocol):
    """Writes results to stdout."""

    def write(self, answer: Answer) -> None:
        """Write one result."""

    def finish(self) -> None:
        """Write what comes after the last."""


def writer(session: Session) -> Writer:
    """The writer of the format of the session."""
    detail: Detail = "explained" if session.explain else "short"
    if session.format == "jsonl":
        return JsonLines(detail)
    if session.format == "json":
        return JsonList(detail)
    if session.format == "csv":
        return Csv()
    return Text(session) if session.format == "text" else Page(session)


def document(answer: Answer, detail: Detail) -> dict[str, Any]:
    """The result as the JSON contract has it, with the `line` of a record that got no score."""
    line = None if answer.is_good else answer.entry.line
    return as_json(answer.entry.record, answer.ruleset, answer.result, line, detail=detail)


class JsonLines:
    """One JSON object a line."""

    def __init__(self, detail: Detail) -> None:
        self.detail = detail

    def write(self, answer: Answer) -> None:
        """Write one result."""
        sys.stdout.write(json.dumps(document(answer, self.detail), ensure_ascii=False) + "\n")

    def finish(self) -> None:
        """Write nothing more."""


class JsonList:
    """One JSON list, an entry a line."""

    def __init__(self, detail: Detail) -> None:
        self.before = "[\n"
        self.detail = detail

    def write(self, answer: Answer) -> None:
        """Write one result."""
        sys.stdout.write(self.before + json.dumps(document(answer, self.detail), ensure_ascii=False))
        self.before = ",\n"

    def finish(self) -> None:
        """Close the list."""
        sys.stdout.write("[]\n" if self.before == "[\n" else "\n]\n")


_COLUMNS = {
    "scorecalc.hand/1": HAND_COLUMNS,
    "scorecalc.points/1": "id line ok ruleset by seat honba sticks han fu yakuman limit points payments income error",
    "scorecalc.deal/1": "id line ok ruleset throws wall k break_stack first_drawn next_draw error",
    "scorecalc.hwatu.hand/1": "id line ok ruleset items total instant labels error",
    "scorecalc.hwatu.round/1": "id line ok ruleset totals winner credit runner_up_total instant error",
    "scorecalc.hwatu.match/1": "id line ok ruleset match_winner rounds_played error",
}
"""Columns of each kind of result. The first record of a batch decides which are written."""


class Csv:
    """A header and one row a result; a failure has its code under `error`."""

    def __init__(self) -> None:
        self.columns: list[str] = []
        self.rows = csv.writer(sys.stdout, lineterminator="\n")

    def write(self, answer: Answer) -> None:
        """Write one result."""
        made = document(answer, "detailed")
        if not self.columns:
            names = _COLUMNS.get(made["schema"], HAND_COLUMNS)
            self.columns = list(names.split() if isinstance(names, str) else names)
            self.rows.writerow(self.columns)
        self.rows.writerow([cell(made.get(name)) for name in self.columns])

    def finish(self) -> None:
        """Write nothing more."""


def label(answer: Answer, words: Catalogue) -> str:
    """What a result is called: the id of its record, or its line."""
    id = answer.entry.record.get("id")
    return str(id) if id is not None else words.text("common.batch.line", line=answer.entry.line)


def summary_of(ruleset: Ruleset | None, result: GameAnswer | Mapping[str, Any], words: Catalogue) -> tuple[str, str]:
    """Return what was scored and what it is worth, in one line each."""
    assert ruleset is not None
    said: tuple[str, str] = view(ruleset.game, "summary")(result, words)
    return said


class Text:
    """One line a result: what the record is called, the hand, what it comes to. A failure shows what is wrong where."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def write(self, answer: Answer) -> None:
        """Write one result."""
        words = self.session.words
        name = label(answer, words)
        if isinstance(answer.result, Rejected):
            found = [
                line
                for problem in answer.result.problems
                for line in problems.lines(problem, words, colour=self.session.colour)
            ]
            head = f"{name}: " if "id" in answer.entry.record else ""
            sys.stdout.write(head + "\n".join(found) + "\n")
        else:
            parts = [part for part in summary_of(answer.ruleset, answer.result, words) if part]
            sys.stdout.write(f"{name}: {'  '.join(parts)}\n")

    def finish(self) -> None:
        """Write nothing more."""


class Page:
    """One table with a row a result, as Markdown or HTML; it is written when all are known."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rows: list[tuple[str, ...]] = []

    def write(self, answer: Answer) -> None:
        """Keep the row of one result."""
        words = self.session.words
        self.rows.append((label(answer, words), *self._cells(answer)))

    def _cells(self, answer: Answer) -> tuple[str, str]:
        """The hand and its worth."""
        words, result = self.session.words, answer.result
        if isinstance(result, Rejected):
            said = [words.text(problem.key, **problem.values) for problem in result.problems]
            return "" if result.known is None else summary_of(answer.ruleset, result.known, words)[0], " · ".join(said)
        return summary_of(answer.ruleset, result, words)

    def finish(self) -> None:
        """Write the table."""
        from scorecalc.cli.output import write_page

        words = self.session.words
        headers = tuple(words.text(f"common.batch.column.{name}") for name in ("record", "hand", "result"))
        write_page([Grid(headers, tuple(self.rows), "lll")], self.session)
