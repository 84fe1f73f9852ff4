"""`scorecalc rulesets`: which rulesets there are, what they set, if a file is in order; a new one to start from."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from typer import Argument, Context, Option

from scorecalc.cli import writers
from scorecalc.cli.session import Session
from scorecalc.errors import InputError, Problem, did_you_mean
from scorecalc.files import ruleset_names, rulesets
from scorecalc.games import BUILT_IN, unknown_game

OPTIONS = ("set",)


class Request(NamedTuple):
    """A line of `rulesets`, read."""

    words: Sequence[str]
    session: Session
    is_effective: bool
    base: str | None


def command(
    ctx: Context,
    words: Annotated[list[str] | None, Argument(metavar="[WHAT] [NAME|FILE]")] = None,
    effective: Annotated[bool, Option("--effective")] = False,
    extends: Annotated[str | None, Option("--extends", metavar="NAME|FILE")] = None,
) -> int:
    """List, show, check and compare rulesets, or begin a new one."""
    what, *rest = words or ["list"]
    if what not in ACTIONS:
        problem = Problem("usage", "common.error.unknown_action", {"name": what, "names": list(ACTIONS)})
        raise InputError([problem.suggesting(did_you_mean(what, ACTIONS), "common.hint.choose_one")])
    action = ACTIONS[what]
    if not action.least <= len(rest) <= action.most:
        usage = f"scorecalc rulesets {action.usage}"
        raise InputError([Problem("usage", "common.error.action_words", {"usage": usage})])
    return action.run(Request(rest, ctx.obj, effective, extends))


def show_list(request: Request) -> int:
    """All shipped rulesets by game; those of one game where it is named."""
    from scorecalc.cli.ruleset_pages import list_view

    games = request.words or list(BUILT_IN)
    _check_games(games)
    every = [rulesets.load(name) for name in ruleset_names.names()]
    found = [ruleset for game in games for ruleset in every if ruleset.game == game]
    documents = [
        {"schema": _schema("list"), "name": each.name, "game": each.game, "title": dict(each.title)} for each in found
    ]
    default = request.session.rulesets[0]
    _show(request.session, documents, lambda: list_view(found, default, request.session.words), as_list=True)
    return 0


def show_one(request: Request) -> int:
    """Show the options that rulesets set themselves, or with `--effective` all of them and where each is set.

    Words that name options choose these, wherever they are set.
    """
    from scorecalc.cli.ruleset_pages import effective_view, own_view

    session = request.session
    names, wanted = _parted(request)
    documents = [document(name, request, wanted) for name in names]
    _show(
        session,
        documents,
        lambda: [
            block
            for made in documents
            for block in (effective_view if "set_by" in made else own_view)(made, session.words, session.page_columns)
        ],
    )
    return 0


def _parted(request: Request) -> tuple[list[str], list[str]]:
    """The rulesets that the words name, and the options: a word is an option where the ruleset before it has it."""
    from scorecalc.cli.ruleset_pages import part_of

    shipped = ruleset_names.names()
    names: list[str] = []
    wanted: list[str] = []
    for word in request.words:
        options = request.session.load(names[-1] if names else request.session.rulesets[0]).values
        if word not in shipped and part_of(options, word):
            wanted.append(word)
        else:
            _find(word, [*shipped, *options])
            names.append(word)
    return names or list(request.session.rulesets), wanted


def _find(word: str, choices: Sequence[str]) -> None:
    """Raise InputError if no ruleset is called `word`; it may be a slip of one of `choices`."""
    try:
        ruleset_names.find(word)
    except InputError as error:
        near = did_you_mean(word, choices)
        if not near:
            raise
        (problem,) = error.problems
        raise InputError([problem.suggesting(near)]) from error


def document(name: str, request: Request, wanted: Sequence[str] = ()) -> dict[str, Any]:
    """A ruleset as plain data: its own options, or with `set_by` all of them, or those that are `wanted`."""
    from scorecalc.cli.ruleset_pages import part_of
    from scorecalc.files.option_check import merged
    from scorecalc.files.ruleset_layers import chain
    from scorecalc.files.ruleset_reader import origins

    ruleset = request.session.load(name)
    layers = chain(ruleset_names.find(name))
    made: dict[str, Any] = {
        "schema": "scorecalc.ruleset/1",
        "name": ruleset.name,
        "game": ruleset.game,
        "title": dict(ruleset.title),
        "source": list(ruleset.source),
        "extends": [layer.name for layer in layers[1:]],
    }
    if not (request.is_effective or ruleset.changes or wanted):
        return made | {"options": dict(layers[0].options)}
    options: Mapping[str, Any] = {} if wanted else ruleset.values
    for word in wanted:
        options = merged(options, part_of(ruleset.values, word))
    return made | {"options": options, "set_by": origins(layers, ruleset)}


def check(request: Request) -> int:
    """Check files: 0, or 1 with every mistake. Without files the shipped ones are checked.

    Mistakes go to stderr, or as data to stdout.
    """
    from scorecalc.files.ruleset_reader import read

    session = request.session
    documents = []
    for path in [ruleset_names.find(word) for word in request.words] or list(ruleset_names.shipped_files()):
        found: tuple[Problem, ...] = ()
        name = str(path)
        try:
            name = read(path).name
        except InputError as error:
            found = error.problems
        documents.append(_checked(name, found))
        if not session.is_data:
            _tell(name, found, session)
    if session.is_data:
        _show_data(documents, session.format, as_list=True)
    return int(not all(each["ok"] for each in documents))


def _checked(name: str, found: Sequence[Problem]) -> dict[str, Any]:
    from scorecalc.contract import problem_json

    errors = [problem_json(problem) for problem in found]
    return {"schema": _schema("check"), "file": name, "ok": not errors, "errors": errors}


def _tell(name: str, found: Sequence[Problem], session: Session) -> None:
    from scorecalc.cli.problems import show

    if found:
        show(found, session.words, colour=session.error_colour)
    else:
        writers.write(session.words.text("common.rulesets.good", file=name))


def diff(request: Request) -> int:
    """The options in which two rulesets differ; what only one of them has, where it says something."""
    from scorecalc.cli.ruleset_pages import difference_view, flat

    first, second = (request.session.load(name) for name in request.words)
    left, right = flat(first.values), flat(second.values)
    shared = left.keys() & right.keys()
    names = [name for name in {**left, **right} if left.get(name) != right.get(name)]
    names = [name for name in names if name in shared or left.get(name) or right.get(name)]
    rows = {name: (left.get(name), right.get(name)) for name in names}
    documents = [
        {"schema": _schema("diff"), "option": name, first.name: pair[0], second.name: pair[1]}
        for name, pair in rows.items()
    ]
    words = request.session.words
    columns = request.session.page_columns
    _show(
        request.session,
        documents,
        lambda: difference_view(rows, (first.name, second.name), words, columns),
        as_list=True,
    )
    return 0


def schema(request: Request) -> int:
    """The JSON Schema of ruleset files of a game, for editors."""
    import json

    from scorecalc.files.option_check import json_schema

    games = request.words or [rulesets.load(request.session.rulesets[0]).game]
    _check_games(games)
    writers.write(json.dumps(json_schema(games[0]), ensure_ascii=False, indent=2))
    return 0


def new(request: Request) -> int:
    """Write a file that extends a ruleset and names all of its options, ready to be changed."""
    from scorecalc.cli.ruleset_pages import template

    word = request.words[0]
    path = Path(word if word.endswith((".yaml", ".yml")) else f"{word}.yaml")
    base = request.base or request.session.rulesets[0]
    text = template(path.stem, base, rulesets.load(base), request.session.words)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise InputError([Problem("bad_file", "common.error.file_exists", {"file": str(path)})]) from error
    except OSError as error:
        raise InputError([Problem("bad_file", "common.error.not_writable", {"file": str(path)})]) from error
    writers.write(request.session.words.text("common.rulesets.written", file=str(path)))
    return 0


def _check_games(games: Sequence[str]) -> None:
    """Raise InputError for an unknown game."""
    if unknown := next((name for name in games if name not in BUILT_IN), None):
        raise InputError([unknown_game(unknown)])


def _schema(what: str) -> str:
    """The name and version of the form of an entry of a list."""
    return f"scorecalc.ruleset.{what}/1"


def _show(
    session: Session, documents: Sequence[Mapping[str, Any]], view: Callable[[], Any], *, as_list: bool = False
) -> None:
    """`documents` as the session wants them, or the page that `view` makes; `as_list`: one alone is a list, too."""
    if session.is_data:
        _show_data(documents, session.format, as_list=as_list)
    else:
        writers.write_page(view(), session)


def _show_data(documents: Sequence[Mapping[str, Any]], form: str, *, as_list: bool) -> None:
    from scorecalc.render.data import write_documents

    if form == "json" and as_list:
        import json

        writers.write(json.dumps(list(documents), ensure_ascii=False, indent=2))
    else:
        write_documents(documents, form, sys.stdout)


class Action(NamedTuple):
    """One thing that `rulesets` does, how it is written, and how many words may follow."""

    run: Callable[[Request], int]
    usage: str
    least: int
    most: int


MANY = 1000
ACTIONS = {
    "list": Action(show_list, "list [GAME]", 0, 1),
    "show": Action(show_one, "show [--effective] NAME|FILE [OPTION…]", 0, MANY),
    "check": Action(check, "check [NAME|FILE…]", 0, MANY),
    "diff": Action(diff, "diff A B", 2, 2),
    "schema": Action(schema, "schema [GAME]", 0, 1),
    "new": Action(new, "new NAME [--extends BASE]", 1, 1),
}
