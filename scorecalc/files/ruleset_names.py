"""Finds rulesets: the shipped ones by their names, any other by its path."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

from scorecalc.errors import InputError, Problem, did_you_mean
from scorecalc.games import BUILT_IN
from scorecalc.lang import LANGUAGES

PACKAGE = Path(__file__).parent.parent


@lru_cache(maxsize=1)
def folder() -> Path:
    """The folder of the shipped rulesets: inside the installed package, or beside it in the source tree."""
    installed = PACKAGE / "rulesets"
    return installed if installed.is_dir() else PACKAGE.parent / "rulesets"


def shipped_files() -> list[Path]:
    """The files of the shipped rulesets, sorted by game and name."""
    return sorted(folder().glob("*/*.yaml"), key=lambda path: (path.parent.name, path.stem))


def names() -> list[str]:
    """The names of the shipped rulesets.

    >>> "riichi" in names()
    True
    """
    return [path.stem for path in shipped_files()]


@lru_cache(maxsize=256)
def shipped(name: str) -> Path | None:
    """The file of the shipped ruleset called `name`; None if there is no such ruleset.

    >>> shipped("riichi").name, shipped("riichy")
    ('riichi.yaml', None)
    """
    if is_path(name):
        return None
    paths = (folder() / game / f"{name}.yaml" for game in BUILT_IN)
    return next((path for path in paths if exists(path)), None)


def is_shipped(path: Path) -> bool:
    """True if `path` leads to a shipped ruleset."""
    return path.suffix == ".yaml" and path.resolve().parent.parent == folder().resolve()


def called(path: Path) -> str:
    """The name of the ruleset at `path`: a shipped one has a name, any other is called by the path."""
    return path.stem if is_shipped(path) else str(path)


def is_path(name: str) -> bool:
    """True if `name` is written as the path of a file."""
    return name.endswith((".yaml", ".yml")) or "/" in name or "\\" in name


def exists(path: Path) -> bool:
    """True if something exists at `path`. Folders count: reading them gives the better error."""
    try:
        return path.exists()
    except (OSError, ValueError):  # a name that is too long, or a character that no path has
        return False


def resolve(name: str, folder: Path | None = None) -> Path | None:
    """The path of a shipped ruleset, or of a file if `name` is a path (from `folder`, else from here); None for an unknown name.

    InputError `unknown_ruleset` for a path at which there is no file.
    """
    if not is_path(name):
        return shipped(name)
    path = folder / name if folder else Path(name)
    if exists(path):
        return path
    values = {"name": str(path) if folder else name}
    raise InputError([Problem("unknown_ruleset", "common.error.no_ruleset_file", values)])


def find(name: str) -> Path:
    """The file of the ruleset called `name`, or the file at that path. InputError `unknown_ruleset` if there is neither."""
    path = resolve(name)
    if path is not None:
        return path
    if exists(Path(name)):
        return Path(name)
    raise InputError([unknown(name).quoting(name)])


def absolute(name: str) -> str:
    """A name that means the same ruleset in every folder: the name of a shipped one, else the whole path."""
    return name if shipped(name) else os.path.abspath(name)  # noqa: PTH100 - asked for every record


def unknown(name: str) -> Problem:
    """The problem of a name that no ruleset has, with those that are near."""
    problem = Problem("unknown_ruleset", "common.error.unknown_ruleset", {"name": name})
    return problem.suggesting(did_you_mean(name, names()) or by_title(name), "common.hint.list_rulesets")


def by_title(words: str) -> list[str]:
    """The names of the shipped rulesets with the title `words`, or else with `words` in it, in any language; up to three.

    >>> by_title("천봉"), by_title("육백")
    (['tenhou', 'tenhou-sanma'], ['yukbaek'])
    """
    wanted = words.strip().casefold()
    found = {name: [each.casefold() for each in titles.values()] for name, titles in shipped_titles().items()}
    exact = [name for name, titles in found.items() if wanted in titles]
    return exact or [name for name, titles in found.items() if wanted and any(wanted in each for each in titles)][:3]


def shipped_titles() -> dict[str, dict[str, str]]:
    """The title of each shipped ruleset in every language, by name."""
    from scorecalc.files.text_files import read_file
    from scorecalc.files.yaml_text import value_of

    return {
        path.stem: in_every_language(value_of(read_file(path).text, "title"), path.stem) for path in shipped_files()
    }


def in_every_language(title: Mapping[str, Any] | str | None, name: str) -> dict[str, str]:
    """A title, or one text for all languages, in every language: English, or the first that is given, for a missing one."""
    title = title or name
    if isinstance(title, str):
        return dict.fromkeys(LANGUAGES, title)
    other = title.get("en") or next(iter(title.values()))
    return {language: title.get(language, other) for language in LANGUAGES}
