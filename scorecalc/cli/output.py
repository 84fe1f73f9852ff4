"""Prints what games answer: as text through the views of the game, or as JSON, CSV, Markdown, HTML."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from scorecalc.errors import Rejected
from scorecalc.rulesets import Ruleset
from scorecalc.scoring import as_json, score_record

if TYPE_CHECKING:
    from scorecalc.cli.session import Session
    from scorecalc.render.blocks import Block


class Outcome(NamedTuple):
    """What came of one record under one ruleset: the result of the game, or why there is none."""

    record: Mapping[str, Any]
    ruleset: Ruleset
    result: Mapping[str, Any] | Rejected

    @property
    def kind(self) -> str:
        """What kind of record it was."""
        return str(self.record.get("kind", "hand"))


def score(record: Mapping[str, Any], session: Session) -> list[Outcome]:
    """What `record` comes to under each ruleset of the session."""
    return [
        Outcome(record, *score_record(record, default_ruleset=name, changes=session.changes, explain=session.explain))
        for name in session.rulesets
    ]


def show(outcomes: Sequence[Outcome], session: Session) -> int:
    """Print the outcomes of one question in the format of the session, and return the exit code."""
    if session.format == "text":
        _show_text(outcomes, session)
    elif session.format in ("json", "jsonl", "csv"):
        write_documents([as_json(*outcome) for outcome in outcomes], session.format)
        _warn(outcomes, session)
    else:
        write_page(pages(outcomes, session), session)
        _warn(outcomes, session)
    return max((exit_code(outcome.result) for outcome in outcomes), default=0)


def exit_code(result: Mapping[str, Any] | Rejected) -> int:
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
        write(writers.to_html(blocks, title=title, language=session.say.language))
    else:
        write(writers.to_text(blocks, columns=session.columns, colour=session.colour))


def views(game: str) -> Any:
    """The module with the views of a game."""
    return import_module(f"scorecalc.render.{game}")


def pages(outcomes: Sequence[Outcome], session: Session) -> list[Block]:
    """The blocks that show the outcomes; those of several rulesets stand side by side."""
    shown = [blocks_of(outcome, session) for outcome in outcomes]
    if len(outcomes) == 1:
        return shown[0]
    from scorecalc.render.beside import side_by_side

    return side_by_side([outcome.ruleset.name for outcome in outcomes], shown, session.columns)


def blocks_of(outcome: Outcome, session: Session) -> list[Block]:
    """The blocks that show one outcome; none for an input that was wrong."""
    module = views(outcome.ruleset.game)
    result = outcome.result
    if isinstance(result, Rejected):
        if not result.is_answer:
            return []
        return list(module.rejected_view(result, session.say, explain=session.explain, tiles=session.tiles))
    view = getattr(module, f"{outcome.kind}_view")
    named = {"rules": outcome.ruleset.changes, **result}
    title = outcome.ruleset.title[session.say.language]
    how = {"explain": session.explain, "tiles": session.tiles, "slang": session.slang}
    return list(view(named, session.say, ruleset=title, **how))


def _show_text(outcomes: Sequence[Outcome], session: Session) -> None:
    _warn(outcomes, session)
    blocks = pages(outcomes, session)
    if blocks:
        write_page(blocks, session)


def _warn(outcomes: Sequence[Outcome], session: Session) -> None:
    """Problems and warnings to stderr, each once: several rulesets mostly find the same."""
    from scorecalc.cli.problems import lines

    said: dict[str, None] = {}
    for outcome in outcomes:
        rejected = isinstance(outcome.result, Rejected)
        found = outcome.result.problems if isinstance(outcome.result, Rejected) else outcome.result.get("warnings", ())
        for problem in found:
            heading = "error" if rejected else "warning"
            said["\n".join(lines(problem, session.say, colour=session.colour, heading=heading))] = None
    if said:
        sys.stderr.write("\n".join(said) + "\n")
