"""Checked rulesets as plain data in files of their own, so that a run needs neither YAML nor pydantic.

Such a file is used only if all that it was made from is the same: the texts of the ruleset and of those that it extends, the
changes of the run, the version of the program and the types of the options. The wheel has one beside each shipped ruleset; all
others lie in the user's cache folder. Nothing depends on them: without one, a ruleset is read from its YAML.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import source_hash
from marshal import dumps, loads
from pathlib import Path
from typing import Any

from scorecalc import __version__
from scorecalc.errors import InputError
from scorecalc.files.ruleset_names import folder as rulesets_folder
from scorecalc.files.ruleset_names import resolve, shipped
from scorecalc.files.text_files import Stamp, is_regular, read_file
from scorecalc.games import BUILT_IN, game
from scorecalc.option_set import OptionSet, Outline
from scorecalc.ruleset import Ruleset

ENDING = ".compiled"
MAX_BYTES = 1 << 18
"""Size of a compiled ruleset; larger ones are not kept."""
MAX_FILES = 128
"""Files in the cache folder; the oldest make room."""
MARSHAL = 2
"""Version of the format of `marshal`: every Python reads it, and equal data have equal bytes."""
_DIGEST = 8
"""Bytes of a digest."""

Source = tuple[str, bytes]
"""A file that a ruleset was made from: how it was named (by whoever asked for it, or under `extends`), and its digest."""


class Compiled:
    """A ruleset and what it was made from; `stamps` are those of its files that are not shipped."""

    def __init__(self, ruleset: Ruleset, sources: tuple[Source, ...], stamps: tuple[tuple[Path, Stamp], ...]) -> None:
        self.ruleset, self.sources, self.stamps = ruleset, sources, stamps


def cache_folder(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> str:
    """The folder for compiled rulesets: that of SCORECALC_CACHE, else where the system keeps such files; empty for none.

    >>> cache_folder({"XDG_CACHE_HOME": "/var/cache/me"}, "linux"), cache_folder({"SCORECALC_CACHE": "off"})
    ('/var/cache/me/scorecalc', '')
    """
    given = environ.get("SCORECALC_CACHE")
    if given is not None:
        return "" if given in ("", "off") else given
    home = os.path.expanduser("~")  # noqa: PTH111 - no pathlib where a text will do: this is part of every start
    if platform == "win32":
        base = environ.get("LOCALAPPDATA", "")
    elif platform == "darwin":
        base = os.path.join(home, "Library", "Caches")  # noqa: PTH118
    else:
        base = environ.get("XDG_CACHE_HOME", "")
        base = base if os.path.isabs(base) else os.path.join(home, ".cache")  # noqa: PTH117, PTH118
    return os.path.join(base, "scorecalc") if os.path.isabs(base) else ""  # noqa: PTH117, PTH118


def read(where: str, changes: str) -> Compiled | None:
    """Return the compiled form of a ruleset (its absolute name) with changes (as a text); None if no form still holds."""
    for path in _paths(where, changes):
        with suppress(OSError, ValueError, EOFError, KeyError, TypeError, InputError), open(path, "rb") as stream:  # noqa: PTH123
            raw = stream.read(MAX_BYTES)
            if source_hash(raw[_DIGEST:]) == raw[:_DIGEST] and (
                found := _of_data(loads(raw[_DIGEST:]), where, changes)
            ):
                return found
    return None


def _of_data(data: dict[str, Any], where: str, changes: str) -> Compiled | None:
    """Return the ruleset that a file holds; None if something that it was made from has changed."""
    if (data["version"], data["where"], data["changes"]) != (__version__, where, changes) or data[
        "game"
    ] not in BUILT_IN:
        return None
    outline = Outline(game(data["game"]).options())
    if data["types"] != source_hash(outline.text.encode()):
        return None
    base: Path | None = None
    stamps = []
    for name, digest in data["sources"]:
        path = resolve(name, base)
        if path is None or not is_regular(path) or (file := read_file(path)).digest != digest:
            return None
        if rulesets_folder() not in path.parents:
            stamps.append((path.absolute(), file.stamp))
        base = path.parent
    title, source, options, set_now = data["ruleset"]
    made = Ruleset(where, data["game"], title, source, _unpacked(options, outline.classes), set_now)
    return Compiled(made, data["sources"], tuple(stamps))


def data_of(compiled: Compiled, where: str, changes: str) -> bytes:
    """The bytes of a file that holds a ruleset."""
    ruleset = compiled.ruleset
    data = {
        "version": __version__,
        "where": where,
        "changes": changes,
        "game": ruleset.game,
        "types": source_hash(Outline(type(ruleset.options)).text.encode()),
        "sources": compiled.sources,
        "ruleset": (dict(ruleset.title), ruleset.source, _packed(ruleset.options), _packed(ruleset.changes)),
    }
    raw = dumps(data, MARSHAL)
    return source_hash(raw) + raw


def write(compiled: Compiled, where: str, changes: str) -> None:
    """Keep a ruleset in the cache folder, whole or not at all; if that cannot be written, nothing happens."""
    *_, target = _paths(where, changes)
    if not cache_folder() or not all(is_regular(path) for path, _ in compiled.stamps):
        return
    raw = data_of(compiled, where, changes)
    if len(raw) > MAX_BYTES:
        return
    unfinished = f"{target}.{os.getpid()}"
    with suppress(OSError):
        os.makedirs(cache_folder(), mode=0o700, exist_ok=True)  # noqa: PTH103
        try:
            with open(unfinished, "xb") as stream:  # noqa: PTH123
                stream.write(raw)
            os.replace(unfinished, target)  # noqa: PTH105
        except OSError:
            os.unlink(unfinished)  # noqa: PTH108
        _make_room(cache_folder())


def _make_room(folder: str) -> None:
    """Delete the oldest files of a cache folder that has too many."""
    found = [entry for entry in os.scandir(folder) if ENDING in entry.name]
    if len(found) > MAX_FILES:
        oldest = sorted(found, key=lambda entry: entry.stat().st_mtime_ns)
        for entry in oldest[: len(found) - MAX_FILES * 3 // 4]:
            with suppress(OSError):
                os.unlink(entry.path)  # noqa: PTH108


def _paths(where: str, changes: str) -> list[str]:
    """The places of the compiled form of a ruleset: beside a shipped one, and in the cache folder."""
    found = []
    if not changes and (path := shipped(where)):
        found.append(str(path.with_suffix(ENDING)))
    key = repr((str(rulesets_folder()), where, changes))
    if cache := cache_folder():
        found.append(os.path.join(cache, source_hash(key.encode()).hex() + ENDING))  # noqa: PTH118
    return found


def _packed(value: Any) -> Any:
    """Options as data that `marshal` takes: a class of options is a map with its name under None."""
    if isinstance(value, OptionSet):
        return {None: type(value).__name__, **{name: _packed(part) for name, part in vars(value).items()}}
    if isinstance(value, Mapping):
        return {name: _packed(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_packed(part) for part in value]
    return tuple([_packed(part) for part in value]) if isinstance(value, tuple) else value


def _unpacked(value: Any, classes: Mapping[str, type[OptionSet]]) -> Any:
    if isinstance(value, dict):
        made = {
            name: _unpacked(part, classes) if isinstance(part, dict | tuple) else part for name, part in value.items()
        }
        return classes[made.pop(None)](**made) if None in made else made
    if isinstance(value, tuple):
        return tuple([_unpacked(part, classes) if isinstance(part, dict) else part for part in value])
    return value
