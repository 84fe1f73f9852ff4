"""Which commands there are, where they are, and which of the shared options and formats each of them takes.

No command is imported here: the table says enough to find the command in a line, and only that command's module is loaded.
"""

from __future__ import annotations

from typing import NamedTuple

from scorecalc.lang import LANGUAGES


class Entry(NamedTuple):
    """One command: the module with its `command` function, the formats it writes, the shared options that it reads.

    Options that every command takes (`--lang`, `--color`, `--debug` …) are not listed.
    """

    module: str
    formats: tuple[str, ...]
    options: tuple[str, ...]


RESULTS = ("text", "json", "jsonl", "csv", "md", "html")
RULES = ("ruleset", "set")

COMMANDS = {
    "score": Entry("scorecalc.cli.score", RESULTS, (*RULES, "explain", "strict", "tiles", "slang")),
    "points": Entry("scorecalc.cli.points", RESULTS, (*RULES, "explain", "slang")),
    "table": Entry("scorecalc.cli.table", RESULTS, RULES),
    "batch": Entry("scorecalc.cli.batch", RESULTS, (*RULES, "explain", "strict")),
    "game": Entry("scorecalc.cli.game", RESULTS, (*RULES, "explain", "tiles")),
    "deal": Entry("scorecalc.cli.deal", RESULTS, ("set", "explain")),
    "rulesets": Entry("scorecalc.cli.rulesets", RESULTS, ("set",)),
}

DEALT = ("wall", "hwatu")
"""The games whose rulesets `deal` takes."""

DEFAULT = "score"
"""The command of a line that names none: `scorecalc HAND…`."""


class Shared(NamedTuple):
    """A shared option: how it is written, what stands for its value (empty for a switch), which values it takes."""

    names: tuple[str, ...]
    metavar: str = ""
    choices: tuple[str, ...] = ()
    repeatable: bool = False


SHARED = {
    "ruleset": Shared(("-R", "--ruleset"), "NAME|FILE", repeatable=True),
    "set": Shared(("--set",), "KEY=VALUE", repeatable=True),
    "format": Shared(("-f", "--format"), "FORMAT", RESULTS),
    "json": Shared(("--json",)),
    "explain": Shared(("--explain",)),
    "strict": Shared(("--strict",)),
    "tiles": Shared(("--tiles",), "STYLE", ("mpsz", "unicode", "ko")),
    "slang": Shared(("--slang",)),
    "lang": Shared(("--lang",), "LANG", LANGUAGES),
    "color": Shared(("--color",), "WHEN", ("auto", "always", "never")),
    "config": Shared(("--config",), "FILE"),
    "no_config": Shared(("--no-config",)),
    "debug": Shared(("--debug",)),
}
EVERYWHERE = ("format", "json", "lang", "color", "config", "no_config", "debug")
"""The shared options that every command takes."""


def names_of(entry: Entry) -> list[str]:
    """The shared options of a command, in the order in which help lists them."""
    return [name for name in SHARED if name in EVERYWHERE or name in entry.options]


def choices_of(name: str, entry: Entry) -> tuple[str, ...]:
    """The values that the shared option `name` takes with the command; empty where it takes any."""
    return entry.formats if name == "format" else SHARED[name].choices


TAKES_VALUE = frozenset(
    (
        *("-R", "--ruleset", "--set", "-f", "--format", "--tiles", "--lang", "--color", "--config"),
        *("-w", "--win", "-d", "--dora", "-u", "--ura", "-s", "--seat", "-p", "--round", "-b", "--honba", "--sticks"),
        *("-m", "--meld", "-k", "--closed-kan", "--nuki"),
    )
)
"""The options that may stand before the command or a bare hand and have a value behind them."""
