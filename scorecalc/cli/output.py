"""Prints what games answer: as text through the views of the game, or as JSON, CSV, Markdown, HTML."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from scorecalc.answer import Answer, Detail, Rejected
from scorecalc.api import score_record
from scorecalc.contract import as_json
from scorecalc.files.rulesets import Ruleset
from scorecalc.games import game, view
from scorecalc.render.blocks import Block, Heading, Prose
from scorecalc.render.view_request import ViewRequest

if TYPE_CHECKING:
    from scorecalc.cli.session import Session
    from scorecalc.lang import Catalogue


class Outcome(NamedTuple):
    """What came of one record under one ruleset: the result of the game, or why there is none."""

    record: Mapping[str, Any]
    ruleset: Ruleset
    result: Answer | Mapping[str, Any] | Rejected

    @property
    def kind(self) -> str:
        """What kind of record it was."""
        return str(self.record.get("kind") or game(self.ruleset.game).KINDS[0])


def score(record: Mapping[str, Any], session: Session) -> list[Outcome]:
    """What `record` comes to under each ruleset of the session."""
    return [
        Outcome(record, *score_record(record, default_ruleset=name, changes=session.changes, explain=session.explain))
        for name in session.rulesets
    ]


def show(outcomes: Sequence[Outcome], session: Session, *, beside: bool = True) -> int:
    """Print the outcomes in the format of the session, the problems to stderr, and return the exit code.

    Several outcomes are the same record under several rulesets and stand `beside` each other, or one below the other.
    """
    report(outcomes, session)
    if session.format in ("json", "jsonl", "csv"):
        detail = detail_of(session)
        write_documents([as_json(*outcome, detail=detail) for outcome in outcomes], session.format)
    else:
        shown = [blocks_of(outcome, session) for outcome in outcomes]
        blocks = side_by_side(outcomes, shown, session) if beside else below(outcomes, shown)
        if blocks:
            write_page(blocks, session)
    return max((exit_code(outcome.result) for outcome in outcomes), default=0)


def detail_of(session: Session) -> Detail:
    """How much of an answer a command other than `batch` writes as data."""
    return "explained" if session.explain else "detailed"


def exit_code(result: Answer | Mapping[str, Any] | Rejected) -> int:
    """0 for a result, 1 where the answer is no, 2 where the input was wrong."""
    if not isinstance(result, Rejected):
        return 0
    return 1 if result.is_answer else 2


def write(text: str) -> None:
    """`text` and a line end to stdout."""
    sys.stdout.write(text + "\n")


def write_documents(documents: Sequence[Mapping[str, Any]], form: str) -> None:
    """`documents` as JSON (one alone, several as a list), as JSON lines, or as CSV with a header."""
    import json

    if form == "json":
        write(json.dumps(documents[0] if len(documents) == 1 else documents, ensure_ascii=False, indent=2))
    elif form == "jsonl":
        write("\n".join(json.dumps(made, ensure_ascii=False) for made in documents))
    else:
        from scorecalc.cli.flat import to_csv

        sys.stdout.write(to_csv(documents))


def write_page(blocks: Iterable[Block], session: Session, title: str = "scorecalc") -> None:
    """`blocks` as Markdown, HTML or text, as the session wants it."""
    from scorecalc.render import writers

    if session.format == "md":
        write(writers.to_markdown(blocks))
    elif session.format == "html":
        write(writers.to_html(blocks, title=title, language=session.words.language))
    else:
        write(writers.to_text(blocks, columns=session.columns, colour=session.colour))


def side_by_side(outcomes: Sequence[Outcome], shown: Sequence[Sequence[Block]], session: Session) -> list[Block]:
    """What is shown of each outcome: of one as it is, of several side by side under the names of their rulesets."""
    if len(outcomes) == 1:
        return list(shown[0])
    from scorecalc.render import beside

    return beside.side_by_side([outcome.ruleset.name for outcome in outcomes], shown, session.columns)


def below(outcomes: Sequence[Outcome], shown: Sequence[Sequence[Block]]) -> list[Block]:
    """What is shown of each outcome, one below the other; several have their ids or numbers above them, mistakes nothing."""
    if len(outcomes) == 1:
        return list(shown[0])
    out: list[Block] = []
    for number, (outcome, page) in enumerate(zip(outcomes, shown, strict=True), 1):
        out += [Heading(str(outcome.record.get("id") or number)), *page] if page else []
    return out


def blocks_of(outcome: Outcome, session: Session) -> list[Block]:
    """The blocks that show one outcome; none for an input that was wrong."""
    result, name = outcome.result, outcome.ruleset.game
    request = request_for(outcome, session)
    how = {"explain": session.explain, "tiles": session.tiles, "slang": session.slang}
    shown: list[Block]
    if isinstance(result, Mapping):
        shown = view(name, outcome.kind)(named(outcome, result, session), session.words, **how)
        return shown
    if not isinstance(result, Rejected):
        shown = view(name, outcome.kind)(result, session.words, request)
        return shown
    if result.known is None:
        return []
    said = Prose(tuple(answer_lines(result, session.words)))
    if isinstance(result.known, Mapping):
        return [said, *view(name, "rejected")(result, session.words, **how)]
    return [said, *view(name, "rejected")(result.known, session.words, request)]


def request_for(outcome: Outcome, session: Session) -> ViewRequest:
    """What views are asked beside an outcome."""
    return ViewRequest(
        ruleset=outcome.ruleset.title[session.words.language],
        changes=outcome.ruleset.changes,
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


def named(outcome: Outcome, result: Mapping[str, Any], session: Session) -> dict[str, Any]:
    """The result with the title of its ruleset and what was changed in it, as views show them."""
    return {"ruleset": outcome.ruleset.title[session.words.language], "rules": outcome.ruleset.changes, **result}


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
