"""Loads rulesets: from their compiled form if that still holds, else from their YAML, which is then compiled."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from scorecalc.files import compiled
from scorecalc.files.compiled import Compiled
from scorecalc.files.ruleset_names import absolute, called, find, is_shipped
from scorecalc.files.text_files import is_unchanged
from scorecalc.ruleset import Ruleset

DEFAULT = "riichi"
MOST_LOADED = 256
"""Rulesets that a process keeps."""
_LOADED: dict[tuple[str, str, str], Compiled] = {}
"""What was loaded, by name, absolute name and changes. Files that are not shipped are looked at again each time."""


def load(name: str, changes: Mapping[str, Any] | None = None) -> Ruleset:
    """The ruleset called `name` (or the file at that path) with `changes`: dotted option → text or data.

    The same value is returned for as long as no file of the ruleset changes. InputError if there is no such ruleset, or with
    everything that is wrong with it or with the changes.

    >>> load("riichi") is load("riichi"), load("riichi", {"stick": "500"}).options.stick
    (True, 500)
    """
    return _load(name, changes or {}).ruleset


def compiled_form(name: str) -> bytes:
    """The compiled form of a shipped ruleset, for the wheel."""
    return compiled.data_of(_made(find(name), name), name, "")


def _load(name: str, changes: Mapping[str, Any]) -> Compiled:
    where, text = absolute(name), repr(changes) if changes else ""
    found = _LOADED.get((name, where, text))
    if found and all(is_unchanged(path, stamp) for path, stamp in found.stamps):
        return found
    path = find(name)
    found = compiled.read(where, text)
    if found:
        found.ruleset = found.ruleset._replace(name=called(path))
    else:
        found = _changed(name, changes) if changes else _made(path, where)
        compiled.write(found, where, text)
    while len(_LOADED) >= MOST_LOADED:
        del _LOADED[next(iter(_LOADED))]
    _LOADED[name, where, text] = found
    return found


def _made(path: Path, where: str) -> Compiled:
    """The ruleset that the YAML files make."""
    from scorecalc.files.ruleset_layers import chain
    from scorecalc.files.ruleset_reader import of_layers

    layers = chain(path)
    asked = [where, *(layer.document.value["extends"] for layer in layers[:-1])]
    sources = tuple((name, layer.file.digest) for name, layer in zip(asked, layers, strict=True))
    stamps = tuple((layer.path.absolute(), layer.file.stamp) for layer in layers if not is_shipped(layer.path))
    return Compiled(of_layers(layers), sources, stamps)


def _changed(name: str, changes: Mapping[str, Any]) -> Compiled:
    """The ruleset with changes set."""
    from scorecalc.files.ruleset_changes import changed

    base = _load(name, {})
    return Compiled(changed(base.ruleset, changes), base.sources, base.stamps)
