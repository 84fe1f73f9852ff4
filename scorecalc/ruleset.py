"""A ruleset as the rest of the program has it, wherever it came from."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.option_set import OptionSet, to_builtins


class Ruleset(NamedTuple):
    """A checked ruleset, with everything that it extends merged in.

    A shipped one is called by its name, any other by the path that was asked for. `changes` are the options that were set for this
    one run; `options` have them.
    """

    name: str
    game: str
    title: Mapping[str, str]
    source: tuple[str, ...]
    options: OptionSet
    changes: Mapping[str, Any] = {}

    @property
    def values(self) -> dict[str, Any]:
        """The options as plain data, as a file has them."""
        made: dict[str, Any] = to_builtins(self.options)
        return made
