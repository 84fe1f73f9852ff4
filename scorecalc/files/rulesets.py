"""Find rulesets by name or file, follow what they extend, and check them.

A ruleset is a YAML file: `game`, `title`, `source`, `extends`, and the options of the game. The shipped ones lie in
`rulesets/<game>/<name>.yaml`. What they come to, checked and merged, also lies in `scorecalc.shipped`, so that scoring one
hand reads no YAML; that form is used only while it was made from the very files that lie there (`make shipped` makes it).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from scorecalc.errors import InputError, Problem, did_you_mean

DEFAULT = "riichi"
_PACKAGE = Path(__file__).parent.parent


class Ruleset(NamedTuple):
    """A ruleset, checked and with everything that it extends merged in.

    `options` holds every option of the game, as plain data of the right types. `changes` are those that were set for this
    one run; they are part of `options`.
    """

    name: str
    game: str
    title: Mapping[str, str]
    source: tuple[str, ...]
    options: Mapping[str, Any]
    changes: Mapping[str, Any] = {}


def folder() -> Path:
    """Where the shipped rulesets lie: inside the installed package, or beside it in the source tree."""
    installed = _PACKAGE / "rulesets"
    return installed if installed.is_dir() else _PACKAGE.parent / "rulesets"


def shipped_files() -> Iterator[Path]:
    """The files of the shipped rulesets, in order of game and name."""
    return iter(sorted(folder().glob("*/*.yaml"), key=lambda path: (path.parent.name, path.stem)))


def names() -> list[str]:
    """The names of the shipped rulesets.

    >>> "riichi" in names()
    True
    """
    return [path.stem for path in shipped_files()]


def is_there(path: Path) -> bool:
    """True where `path` can be opened, a file or a pipe, or is a folder, which is told as such when it is read."""
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long, or a character that no path has
        return False


def find(name: str) -> Path:
    """The file of the ruleset called `name`, or the file at that path. InputError `unknown_ruleset` where there is none."""
    path = looked_up(name)
    if path is not None:
        return path
    if is_there(Path(name)):
        return Path(name)
    raise InputError([unknown(name)._replace(text=name, start=0, end=len(name))])


def looked_up(name: str, folder: Path | None = None) -> Path | None:
    """The shipped ruleset called `name`, or the file where `name` is a path (from `folder`, else from here); None where neither is.

    InputError `unknown_ruleset` for a path at which there is no file.
    """
    if name.endswith((".yaml", ".yml")) or "/" in name or "\\" in name:
        path = folder / name if folder else Path(name)
        if is_there(path):
            return path
        values = {"name": str(path) if folder else name}
        raise InputError([Problem("unknown_ruleset", "common.error.no_ruleset_file", values)])
    return next((path for path in shipped_files() if path.stem == name), None)


def unknown(name: str) -> Problem:
    """The problem of a name that no ruleset has, with those that are near."""
    problem = Problem("unknown_ruleset", "common.error.unknown_ruleset", {"name": name})
    return problem.suggesting(did_you_mean(name, names()) or titled(name), "common.hint.list_rulesets")


def titled(words: str) -> list[str]:
    """The names of the shipped rulesets with the title `words`, or else with `words` in it, in any language; up to three.

    >>> titled("천봉"), titled("육백")
    (['tenhou', 'tenhou-sanma'], ['yukbaek'])
    """
    wanted = words.strip().casefold()
    titles = {name: [each.casefold() for each in load(name).title.values()] for name in names()} if wanted else {}
    exact = [name for name, each in titles.items() if wanted in each]
    return exact or [name for name, each in titles.items() if any(wanted in title for title in each)][:3]


@lru_cache(maxsize=64)
def load(name: str) -> Ruleset:
    """The ruleset called `name` (or the file of that path). InputError where it cannot be found or is not in order."""
    from scorecalc import shipped

    made = shipped.made(name)
    if made is not None and made["digest"] == digest(folder() / file for file in made["files"]):
        return Ruleset(name, made["game"], made["title"], tuple(made["source"]), made["options"])
    path = find(name)
    from scorecalc.files.ruleset_reader import read

    return read(path)


def digest(paths: Iterator[Path]) -> int:
    """A number that tells whether any of the files has changed; -1 where one of them is gone."""
    from zlib import crc32

    value = 0
    try:
        for path in paths:
            value = crc32(path.read_bytes(), value)
    except FileNotFoundError:
        return -1
    return value


def change(ruleset: Ruleset, changes: Mapping[str, Any]) -> Ruleset:
    """`ruleset` with `changes` (option → value, dots for options inside options) set for one run.

    InputError where an option does not exist or does not take the value.
    """
    if not changes:
        return ruleset
    from scorecalc.files.ruleset_reader import changed

    return changed(ruleset, changes)
