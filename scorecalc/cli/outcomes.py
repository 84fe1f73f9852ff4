"""The outcomes of records, those of a line of the shell and those of files."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from scorecalc.answer import Answer, Detail, Rejected
from scorecalc.api import Prepared, prepared, score_prepared, score_record
from scorecalc.cli.session import Session
from scorecalc.contract import as_json
from scorecalc.errors import InputError, Problem
from scorecalc.files.rulesets import load
from scorecalc.ruleset import Ruleset

if TYPE_CHECKING:
    from scorecalc.files.record_readers import Entry, Source


class Outcome(NamedTuple):
    """The answer to one record under one ruleset, or the reasons for having none.

    `ruleset` is None if the record's own cannot be used. `line` is where the record begins in its file, 0 without a file.
    """

    record: Mapping[str, Any]
    ruleset: Ruleset | None
    result: Answer | Rejected
    line: int = 0

    @property
    def is_good(self) -> bool:
        """True if the record got a score."""
        return not isinstance(self.result, Rejected)

    @property
    def exit_code(self) -> int:
        """0 for a score, 1 for the answer no, 2 for input that is wrong."""
        return 0 if not isinstance(self.result, Rejected) else 1 if self.result.is_answer else 2

    def document(self, detail: Detail) -> dict[str, Any]:
        """Return the result as the JSON contract has it, with the `line` of a record of a file that got no score."""
        line = self.line if self.line and not self.is_good else None
        return as_json(self.record, self.ruleset, self.result, line, detail=detail)


# --- a line of the shell


def of_line(kind: str, params: Mapping[str, Any], session: Session) -> list[list[Outcome]]:
    """Return the outcomes of a line under each ruleset of the session; `params` are the words and options of its command.

    InputError if a game has no records of the `kind`, or does not know an option that was given.
    """
    given = {name: value for name, value in params.items() if value not in (None, False, (), [])}
    if session.strict:
        given["strict"] = True
    ready = [prepared(name, session.changes) for name in session.rulesets]
    problems = [problem for each in ready for problem in _foreign(each, kind, given)]
    if problems:
        raise InputError(problems)
    return [_under(each, kind, given, session) for each in ready]


def _under(ready: Prepared, kind: str, given: Mapping[str, Any], session: Session) -> list[Outcome]:
    options = {name: value for name, value in given.items() if name != "words"}
    records = ready.game.records_of_words(kind, given.get("words", ()), options, ready.rules)
    return [Outcome(record, ready.ruleset, score_prepared(record, ready)) for record in records]


def _foreign(ready: Prepared, kind: str, given: Mapping[str, Any]) -> Iterator[Problem]:
    """Problems of a game that has no records of the `kind`, or does not know an option."""
    name = ready.ruleset.name
    if kind not in ready.game.KINDS:
        yield Problem("usage", f"cli.error.no_{kind}", {"ruleset": name})
        return
    for option in given:
        if option not in ready.game.SHELL_OPTIONS[kind] and option != "strict":
            shown = " ".join(given[option]) if option == "words" else f"--{option.replace('_', '-')}"
            yield Problem("usage", "cli.error.foreign_option", {"option": shown, "ruleset": name})


# --- files


def of_files(sources: Sequence["Source"], session: Session) -> Iterator[Outcome]:
    """Yield the outcomes of all records, in order. InputError if the ruleset of the run, or a whole file, cannot be used."""
    from scorecalc.files.records import entries

    game_name = load(session.rulesets[0]).game
    if session.before_many:
        session.before_many()
    for source in sources:
        for entry in entries(source, game_name):
            yield _of_entry(entry, session)


def _of_entry(entry: "Entry", session: Session) -> Outcome:
    from scorecalc.files.record_check import checked_record

    default = session.rulesets[0]
    record, ruleset = entry.record, None
    result: Answer | Rejected = Rejected(entry.problems)
    if not entry.problems:
        try:
            ruleset, result = score_record(
                record, default_ruleset=default, changes=session.changes, check=checked_record
            )
        except InputError as error:
            record, result = {"ruleset": default, **record}, Rejected(error.problems)
    if isinstance(result, Rejected):
        result = result._replace(problems=tuple(map(entry.place, result.problems)))
    return Outcome(record, ruleset, result, entry.line)
