"""The settings of one run, whatever the command: language, format, rulesets, colour, width."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from scorecalc.cli import settings
from scorecalc.cli.shared_options import SHARED
from scorecalc.errors import InputError, Problem
from scorecalc.files import rulesets
from scorecalc.lang import LANGUAGES, Catalogue, catalogue, pick_language
from scorecalc.ruleset import Ruleset

DATA = ("json", "jsonl", "csv")
"""The formats that are data and no page."""
PAGE = 1000
"""Cells of a page that is no terminal."""


class Session(NamedTuple):
    """The settings of a run; a command finds it as `ctx.obj`.

    `rulesets` are the names or files that were asked for, one at least; `changes` what `--set` gives (option → text).
    `colour` is for stdout, `error_colour` for stderr. `columns` is the width of the terminal in cells. `before_many` is called
    before many records are read.
    """

    words: Catalogue
    format: str = "text"
    rulesets: tuple[str, ...] = (rulesets.DEFAULT,)
    changes: Mapping[str, str] = {}
    explain: bool = False
    strict: bool = False
    tiles: str = "mpsz"
    slang: bool = False
    colour: bool = False
    error_colour: bool = False
    columns: int = 80
    before_many: Callable[[], None] | None = None

    @property
    def is_data(self) -> bool:
        """True if results are written as data and not as a page."""
        return self.format in DATA

    @property
    def page_columns(self) -> int:
        """The cells that a table may take: those of the terminal; a page in a file need not be cut."""
        return self.columns if self.format == "text" else PAGE

    def load(self, name: str) -> Ruleset:
        """The ruleset `name` with the changes of this run."""
        return rulesets.load(name, self.changes)

    def load_all(self) -> list[Ruleset]:
        """The rulesets that were asked for, each with the changes of this run."""
        return [self.load(name) for name in self.rulesets]


def language(option: str | None, found: Mapping[str, str | bool]) -> str:
    """The language to speak: that of the option, of the setting, or what the environment asks for."""
    setting = found.get("lang")
    return pick_language(option or (str(setting) if setting else None), os.environ)


class Early(NamedTuple):
    """The language and the colour of messages about a line, which are found before it is read in full."""

    words: Catalogue
    error_colour: bool


def early(line: Sequence[str]) -> Early:
    """The language and the colour of messages that `line`, the environment or a file with settings asks for."""
    try:
        found = settings.read(os.environ, None, use_files="--no-config" not in line)
    except InputError:
        found = {}
    given = _value_in(line, "--color", SHARED["color"].choices)
    return Early(
        words=catalogue(language(_value_in(line, "--lang", LANGUAGES), found)),
        error_colour=wants_colour(given, found.get("color"), os.environ, is_terminal=sys.stderr.isatty()),
    )


def _value_in(line: Sequence[str], option: str, choices: Sequence[str]) -> str | None:
    """The first of `choices` that `line` gives to `option`."""
    values = [word.removeprefix(f"{option}=") for word in line if word.startswith(f"{option}=")]
    values += [value for word, value in pairwise(line) if word == option]
    return next((value for value in values if value in choices), None)


def begin(params: Mapping[str, Any], before_many: Callable[[], None] | None) -> Session:
    """The session that the shared options and the settings make; `params` has the options that the command takes."""
    found = settings.read(os.environ, params["config"], use_files=not params["no_config"])

    def chosen(name: str, default: Any) -> Any:
        return params.get(name) or found.get(name, default)

    given, setting = params.get("color"), found.get("color")
    return Session(
        words=catalogue(language(params["lang"], found)),
        format="json" if params["json"] else chosen("format", "text"),
        rulesets=tuple(params.get("ruleset") or [str(found.get("ruleset", rulesets.DEFAULT))]),
        changes=changes(params.get("set") or ()),
        explain=bool(chosen("explain", False)),
        strict=bool(chosen("strict", False)),
        tiles=chosen("tiles", "mpsz"),
        slang=bool(chosen("slang", False)),
        colour=wants_colour(given, setting, os.environ, is_terminal=sys.stdout.isatty()),
        error_colour=wants_colour(given, setting, os.environ, is_terminal=sys.stderr.isatty()),
        columns=columns(),
        before_many=before_many,
    )


def changes(given: tuple[str, ...] | list[str]) -> dict[str, str]:
    """`key=value` words as a mapping. InputError for a word that is not one.

    >>> changes(["kiriage_mangan=true", "honba.ron=200"])
    {'kiriage_mangan': 'true', 'honba.ron': '200'}
    """
    found: dict[str, str] = {}
    problems = []
    for word in given:
        key, sign, value = word.partition("=")
        if not sign or not key.strip():
            problems.append(Problem("bad_option", "cli.error.set_form", {"word": word}).quoting(word))
        found[key.strip()] = value.strip()
    if problems:
        raise InputError(problems)
    return found


def wants_colour(given: str | None, setting: Any, environ: Mapping[str, str], *, is_terminal: bool) -> bool:
    """True if output is to have colour: as `--color` says (`given`), else never against NO_COLOR, else on a terminal.

    A setting in a file or in SCORECALC_COLOR lasts, so NO_COLOR is stronger than that, and FORCE_COLOR is not.

    >>> wants_colour(None, "always", {"NO_COLOR": "1"}, is_terminal=True)
    False
    """
    if given in ("always", "never"):
        return given == "always"
    if environ.get("NO_COLOR"):
        return False
    if not given and setting in ("always", "never"):
        return bool(setting == "always")
    if any(environ.get(name, "0") not in ("", "0") for name in ("FORCE_COLOR", "CLICOLOR_FORCE")):
        return True
    return is_terminal and environ.get("TERM") != "dumb"


def columns() -> int:
    """Return the width of the terminal in cells; 80 without a terminal."""
    from shutil import get_terminal_size

    return max(get_terminal_size((80, 24)).columns, 40)
