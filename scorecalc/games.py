"""The games that scorecalc knows: what a game has to offer, and where the built-in ones are.

A game is a module with the attributes of `Game`. It turns a record and the rules of a ruleset into an answer, and knows nothing of
files or terminals; its words and views lie beside it in its package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from scorecalc.answer import Answer, Rejected
from scorecalc.errors import Problem, did_you_mean
from scorecalc.option_set import OptionSet

BUILT_IN = {
    "mahjong": "scorecalc.mahjong",
    "hwatu": "scorecalc.hwatu",
    "wall": "scorecalc.wall",
}
"""The package of each built-in game, by the name that a ruleset gives under `game:`."""


COMMON = frozenset({"id", "kind", "ruleset", "rules"})
"""The fields of a record that say which game and which rules score it; the game does not see them."""


class Game(Protocol):
    """The attributes of a game module."""

    KINDS: tuple[str, ...]
    """Kinds of record that it scores."""

    SCHEMAS: Mapping[str, str]
    """The `schema` of the results of each kind: the name and the version of their form (docs/records.md)."""

    TEXT_FIELD: str
    """The field that a record of text alone has: a hand, captured cards, throws of the dice."""

    LIST_FIELDS: frozenset[str]
    """The fields that are a list: a cell of CSV has its entries with blanks between."""

    MAP_FIELDS: frozenset[str]
    """The fields that are names with values: a cell of CSV has them as `name=value;name=value`."""

    CSV_COLUMNS: Mapping[str, tuple[str, ...]]
    """The fields of the results of each kind that are columns of CSV; those that all games share are not listed.

    A kind that is missing here has all of its fields as columns.
    """

    VIEWS: Mapping[str, str]
    """The function that shows each kind of answer, as `module:function`.

    Beside the kinds there are `summary`, what was scored and what it is worth in a line; `table`; for a game that answers no,
    `rejected`; and for one that scores `points`, `prices`, several of them together.
    """

    PART_NAMES: Mapping[str, str]
    """The key under which the parts of an option have their names: with `yaku` → `mahjong.yaku`, `yaku.tanyao` has one."""

    SHELL_OPTIONS: Mapping[str, frozenset[str]]
    """The options of the command of each kind (`score` for `hand`, `points`, `deal`) that mean something in this game."""

    MISREAD: frozenset[str]
    """The codes of problems of words that may have been meant for another game or command."""

    def kind_of(self, record: Mapping[str, Any]) -> str:
        """Return the kind of a record that does not name it, from the fields that it has."""

    def recognises(self, words: Sequence[str]) -> Problem | None:
        """Return the problem that says which line scores `words`, if they mean something here that is no hand of tiles."""

    def records_of_words(
        self, kind: str, words: Sequence[str], options: Mapping[str, Any], rules: Any
    ) -> Sequence[Mapping[str, Any]]:
        """Return the records of `kind` that a line of the shell asks for, mostly one.

        `options` are those of `SHELL_OPTIONS[kind]` that were given, by name. InputError if they make no record.
        """

    def is_continuation(self, text: str) -> bool:
        """True if `text`, which follows a # in a line of a file, is more of the record and no comment."""

    def options(self) -> type[OptionSet]:
        """Return the class of the options that its rulesets set."""

    def rules(self, options: Any) -> Any:
        """Return the rules that checked options, a value of the class of `options()`, make."""

    def check(self, options: Any) -> None:
        """Raise InputError if checked options contradict each other. Not called for compiled rulesets: they were checked."""

    def records(self) -> Mapping[str, Any]:
        """Return the form of each kind of record, a TypedDict."""

    def score(self, kind: str, record: Mapping[str, Any], rules: Any) -> Answer | Rejected:
        """Return the answer to one record."""

    def table(self, rules: Any, choice: Mapping[str, Any]) -> Answer:
        """Return the tables of the ruleset (score table, combo table); `choice` narrows rows and columns."""


def unknown_game(name: str) -> Problem:
    """Return the problem of a game that nobody knows."""
    problem = Problem("unknown_game", "common.error.unknown_game", {"name": name, "names": list(BUILT_IN)})
    return problem.suggesting(did_you_mean(name, BUILT_IN), "common.hint.choose_one")


def game(name: str) -> Game:
    """Return the game called `name`. Raise KeyError for an unknown name."""
    return cast(Game, import_module(f"{BUILT_IN[name]}.game"))


def kind_of(record: Mapping[str, Any], module: Game) -> str:
    """Return the kind of a record, which it names or which its fields show."""
    kind = record.get("kind")
    return module.kind_of(record) if kind is None else str(kind)


def view(game_name: str, name: str) -> Callable[..., Any]:
    """The function that shows the results `name` of a game (a kind of record, `table`, `rejected`)."""
    module, _, function = game(game_name).VIEWS[name].partition(":")
    return cast("Callable[..., Any]", getattr(import_module(module), function))
