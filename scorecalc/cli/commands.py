"""Which commands there are, where they are, and which of the shared options and formats each of them takes.

Nothing is imported here: the table says enough to find the command in a line, and only that command's module is loaded.
"""

from __future__ import annotations

from typing import NamedTuple


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
    "batch": Entry("scorecalc.cli.batch", RESULTS, (*RULES, "explain", "strict", "tiles", "slang")),
    "game": Entry("scorecalc.cli.game", RESULTS, (*RULES, "explain", "strict", "tiles")),
    "deal": Entry("scorecalc.cli.deal", RESULTS, ("set", "explain", "strict")),
    "rulesets": Entry("scorecalc.cli.rulesets", RESULTS, ("set",)),
}

DEFAULT = "score"
"""The command of a line that names none: `scorecalc HAND…`."""

TAKES_VALUE = frozenset(
    (
        *("-R", "--ruleset", "--set", "-f", "--format", "--tiles", "--lang", "--color", "--config"),
        *("-w", "--win", "-d", "--dora", "-u", "--ura", "-s", "--seat", "-p", "--round", "-b", "--honba", "--sticks"),
        *("-m", "--meld", "-k", "--closed-kan", "--nuki"),
    )
)
"""The options that may stand before the command or a bare hand and have a value behind them."""
