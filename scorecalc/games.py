"""The games that scorecalc knows: what a game has to offer, and where the built-in ones are.

A game is a module with the attributes of `Game`. It turns a record and the rules of a ruleset into an answer, and knows nothing of
files or terminals; its words and views lie beside it in its package.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Protocol, cast

from scorecalc.answer import Answer, Rejected
from scorecalc.errors import Problem, did_you_mean

BUILT_IN = {
    "mahjong": "scorecalc.mahjong",
    "hwatu": "scorecalc.hwatu",
    "wall": "scorecalc.wall",
}
"""The package of each built-in game, by the name that a ruleset gives under `game:`."""


class Game(Protocol):
    """What a game module offers."""

    KINDS: tuple[str, ...]
    """Kinds of record that it scores; the first is what a record without `kind` is."""

    TEXT: str
    """The field of such a record that a text alone fills: a hand, captured cards, throws of the dice."""

    VIEWS: Mapping[str, str]
    """The function that shows each kind of answer, as `module:function`; also `rejected` (a record that got no score), `table`, and
    `summary` (an answer in one line)."""

    def goes_on(self, text: str) -> bool:
        """True where `text`, after a # in a line of a file, is more of the record and no comment."""

    def options(self) -> type:
        """The dataclass of the options that its rulesets set; pydantic reads rulesets with it, field by field."""

    def rules(self, options: Mapping[str, Any]) -> Any:
        """The rules that checked `options` (all of them, as plain data) make, ready to score with."""

    def check(self, options: Mapping[str, Any]) -> None:
        """InputError where checked `options`, from a file or a line, do not fit together. Shipped ones are not asked about."""

    def records(self) -> Mapping[str, Any]:
        """The pydantic model of each kind of record."""

    def score(
        self, kind: str, record: Mapping[str, Any], rules: Any, *, explain: bool = False
    ) -> Answer | dict[str, Any] | Rejected:
        """Return the answer to one record."""

    def table(self, rules: Any, choice: Mapping[str, Any]) -> Answer | dict[str, Any]:
        """Return the tables of the ruleset (score table, combo table); `choice` narrows rows and columns."""


def unknown_game(name: str) -> Problem:
    """Return the problem of a game that nobody knows."""
    problem = Problem("unknown_game", "common.error.unknown_game", {"name": name, "names": list(BUILT_IN)})
    return problem.suggesting(did_you_mean(name, BUILT_IN), "common.hint.choose_one")


def game(name: str) -> Game:
    """The game called `name`; KeyError where there is none."""
    return cast(Game, import_module(f"{BUILT_IN[name]}.game"))


def view(game_name: str, name: str) -> Callable[..., Any]:
    """The function that shows the results `name` of a game (a kind of record, `table`, `rejected`)."""
    module, _, function = game(game_name).VIEWS[name].partition(":")
    return cast("Callable[..., Any]", getattr(import_module(module), function))
