"""The options that commands share: how they are written and which values they take."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple

from scorecalc.lang import LANGUAGES

FORMATS = ("text", "json", "jsonl", "csv", "md", "html")


class Shared(NamedTuple):
    """A shared option: how it is written, what stands for its value (empty for a switch), which values it takes."""

    names: tuple[str, ...]
    metavar: str = ""
    choices: tuple[str, ...] = ()
    repeatable: bool = False


SHARED = {
    "ruleset": Shared(("-R", "--ruleset"), "NAME|FILE", repeatable=True),
    "set": Shared(("--set",), "KEY=VALUE", repeatable=True),
    "format": Shared(("-f", "--format"), "FORMAT", FORMATS),
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
"""The shared options in the order in which help lists them."""
EVERYWHERE = frozenset({"format", "json", "lang", "color", "config", "no_config", "debug"})
"""Those that every command takes; a command names the others that it reads under `OPTIONS`."""
