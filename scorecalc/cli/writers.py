"""Prints outcomes: as data, as a page made by the views of the games, or a line for each record of a batch."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Protocol

from scorecalc.answer import Answer, Detail, Rejected
from scorecalc.files.rulesets import load
from scorecalc.games import game, kind_of, view
from scorecalc.render.blocks import Block, Grid, Heading, Prose
from scorecalc.render.view_request import ViewRequest
from scorecalc.ruleset import Ruleset

if TYPE_CHECKING:
    from scorecalc.cli.outcomes import Outcome
    from scorecalc.cli.session import Session
    from scorecalc.lang import Catalogue
    from scorecalc.render.data import Writer


def write(text: str) -> None:
    """Write `text` and a line end to stdout."""
    sys.stdout.write(text + "\n")


def write_page(blocks: Iterable[Block], session: Session, title: str = "scorecalc") -> None:
    """Write `blocks` as Markdown, HTML or text, as the session wants it."""
    from scorecalc.render import writers

    if session.format == "md":
        write(writers.to_markdown(blocks))
    elif session.format == "html":
        write(writers.to_html(blocks, title=title, language=session.words.language))
    else:
        write(writers.to_text(blocks, columns=session.columns, colour=session.colour))


# --- all outcomes at once


def show(outcomes: Sequence[Outcome], session: Session, lay_out: Callable[[], Sequence[Block]]) -> int:
    """Print `outcomes` and return the exit code: problems of the input on stderr, then data, or the page of `lay_out`."""
    report(outcomes, session)
    if session.is_data:
        from scorecalc.render.data import write_documents

        detail: Detail = "explained" if session.explain else "detailed"
        documents = [outcome.document(detail) for outcome in outcomes]
        write_documents(documents, session.format, sys.stdout, csv_columns(outcomes, session))
    elif blocks := lay_out():
        write_page(blocks, session)
    return max((outcome.exit_code for outcome in outcomes), default=0)


def report(outcomes: Sequence[Outcome], session: Session) -> None:
    """Print what was wrong with the input to stderr, each problem once: several rulesets mostly find the same."""
    rejected = [outcome.result for outcome in outcomes if isinstance(outcome.result, Rejected)]
    problems = [problem for result in rejected if not result.is_answer for problem in result.problems]
    if problems:
        from scorecalc.cli.problems import lines

        said = dict.fromkeys(
            "\n".join(lines(problem, session.words, colour=session.error_colour)) for problem in problems
        )
        sys.stderr.write("\n".join(said) + "\n")


def beside(outcomes: Sequence[Outcome], session: Session) -> list[Block]:
    """The pages of the same question under several rulesets, side by side."""
    rulesets = [outcome.ruleset for outcome in outcomes if outcome.ruleset]
    return side_by_side(rulesets, [page_of(outcome, session) for outcome in outcomes], session)


def side_by_side(rulesets: Sequence[Ruleset], pages: Sequence[Sequence[Block]], session: Session) -> list[Block]:
    """One page for a question under several rulesets, with their names; the page itself if there is only one."""
    if len(pages) == 1:
        return list(pages[0])
    from scorecalc.render import beside

    return beside.side_by_side([ruleset.name for ruleset in rulesets], pages, session.columns)


def below(outcomes: Sequence[Outcome], session: Session) -> list[Block]:
    """The pages of `outcomes` one below the other; several have their ids or numbers above them, mistakes nothing."""
    pages = [page_of(outcome, session) for outcome in outcomes]
    if len(pages) == 1:
        return pages[0]
    out: list[Block] = []
    for number, (outcome, page) in enumerate(zip(outcomes, pages, strict=True), 1):
        out += [Heading(str(outcome.record.get("id") or number)), *page] if page else []
    return out


def page_of(outcome: Outcome, session: Session) -> list[Block]:
    """The blocks that show one outcome; none for input that was wrong."""
    answer, ruleset = outcome.result, outcome.ruleset
    if ruleset is None or (isinstance(answer, Rejected) and answer.known is None):
        return []
    request = request_for(ruleset, session)
    if isinstance(answer, Rejected):
        said = Prose(tuple(answer_lines(answer, session.words)))
        return [said, *view(ruleset.game, "rejected")(answer.known, session.words, request)]
    kind = kind_of(outcome.record, game(ruleset.game))
    blocks: list[Block] = view(ruleset.game, kind)(answer, session.words, request)
    return blocks


def request_for(ruleset: Ruleset, session: Session) -> ViewRequest:
    """Return the request that a view gets with an answer."""
    return ViewRequest(
        ruleset=ruleset.title[session.words.language],
        changes=ruleset.changes,
        explain=session.explain,
        slang=session.slang,
        tiles=session.tiles,
        columns=session.columns,
    )


def answer_lines(rejected: Rejected, words: Catalogue) -> Iterator[str]:
    """The sentences of an answer that is no: they are the result, not a mistake."""
    for problem in rejected.problems:
        yield words.text(problem.key, **problem.values)
        if problem.hint:
            yield words.text(problem.hint, **problem.values)


def csv_columns(outcomes: Iterable[Outcome], session: Session) -> list[str]:
    """The columns of CSV for `outcomes`: what all games share, and the fields that the games name.

    Records of files have their `id` and their `line`.
    """
    own: dict[str, None] = {}
    from_file = False
    for outcome in outcomes:
        from_file |= outcome.line > 0
        own |= dict.fromkeys(_own_columns(outcome, session))
    return [*(("id", "line") if from_file else ()), "ok", "ruleset", *own, "error"]


def _own_columns(outcome: Outcome, session: Session) -> Iterable[str]:
    ruleset = outcome.ruleset or load(session.rulesets[0])
    module = game(ruleset.game)
    kind = kind_of(outcome.record, module) if outcome.ruleset else module.KINDS[0]
    if kind in module.CSV_COLUMNS or not outcome.is_good:
        return module.CSV_COLUMNS.get(kind, ())
    from scorecalc.render.data import fields_of

    return [name for name in fields_of([outcome.document("detailed")]) if name not in ("id", "line", "ok", "ruleset")]


# --- outcomes one by one


class OutcomeWriter(Protocol):
    """Writes the outcomes of a batch to stdout as they come."""

    def write(self, outcome: Outcome) -> None:
        """Write one outcome."""

    def finish(self) -> None:
        """Write what comes after the last."""


def writer(session: Session) -> OutcomeWriter:
    """The writer of the format of the session."""
    if session.is_data:
        return Data(session)
    return Lines(session) if session.format == "text" else Table(session)


class Data:
    """JSON lines, one JSON list, or CSV, whose columns are those of the first record."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.detail: Detail = "explained" if session.explain else "short"
        if session.format == "csv":
            self.detail = "detailed"
        self.out: Writer | None = None

    def write(self, outcome: Outcome) -> None:
        """Write one outcome."""
        self._writer([outcome]).write(outcome.document(self.detail))

    def finish(self) -> None:
        """Write what comes after the last."""
        if self.out or self.session.format == "json":
            self._writer([]).finish()

    def _writer(self, first: Sequence[Outcome]) -> Writer:
        if self.out is None:
            from scorecalc.render import data

            if self.session.format == "csv":
                self.out = data.Csv(sys.stdout, csv_columns(first, self.session))
            else:
                self.out = (data.JsonLines if self.session.format == "jsonl" else data.JsonList)(sys.stdout)
        return self.out


def label(outcome: Outcome, words: Catalogue) -> str:
    """Return the name of an outcome: the id of its record, or its line."""
    id = outcome.record.get("id")
    return str(id) if id is not None else words.text("common.batch.line", line=outcome.line)


class Lines:
    """One line an outcome: what the record is called, the hand, what it is worth. A failure shows what is wrong where."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def write(self, outcome: Outcome) -> None:
        """Write one outcome."""
        words = self.session.words
        name = label(outcome, words)
        if isinstance(outcome.result, Rejected):
            from scorecalc.cli.problems import lines

            found = [
                line
                for problem in outcome.result.problems
                for line in lines(problem, words, colour=self.session.colour)
            ]
            head = f"{name}: " if "id" in outcome.record else ""
            write(head + "\n".join(found))
        else:
            write(f"{name}: {'  '.join(filter(None, summary(outcome.ruleset, outcome.result, words)))}")

    def finish(self) -> None:
        """Write nothing more."""


class Table:
    """One table with a row an outcome, as Markdown or HTML; it is written when all are known."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.rows: list[tuple[str, ...]] = []

    def write(self, outcome: Outcome) -> None:
        """Keep the row of one outcome."""
        words = self.session.words
        result = outcome.result
        if isinstance(result, Rejected):
            said = " · ".join(words.text(problem.key, **problem.values) for problem in result.problems)
            shown = "" if result.known is None else summary(outcome.ruleset, result.known, words)[0]
            self.rows.append((label(outcome, words), shown, said))
        else:
            self.rows.append((label(outcome, words), *summary(outcome.ruleset, result, words)))

    def finish(self) -> None:
        """Write the table."""
        words = self.session.words
        headers = tuple(words.text(f"common.batch.column.{name}") for name in ("record", "hand", "result"))
        write_page([Grid(headers, tuple(self.rows), "lll")], self.session)


def summary(ruleset: Ruleset | None, answer: Answer, words: Catalogue) -> tuple[str, str]:
    """Return what was scored, as far as it fits a line, and what it is worth."""
    assert ruleset
    made: tuple[str, str] = view(ruleset.game, "summary")(answer, words)
    return made
