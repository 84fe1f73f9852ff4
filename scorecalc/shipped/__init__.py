"""The shipped rulesets, checked and merged, one module each: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

NAMES = frozenset(
    ['aotenjo', 'aotenjo-flat', 'aotenjo-touhou', 'aotenjo-touhou-2020', 'aotenjo-touhou-2020-hell',
     'aotenjo-touhou-3rd', 'aotenjo-touhou-zero', 'dongpae', 'minhwatu', 'riichi', 'riichi-han', 'riichi-wall',
     'roppyakken', 'sanma', 'shanghai', 'shanghai-136', 'shanghai-today', 'tenhou', 'tenhou-sanma', 'yukbaek']
)


def made(name: str) -> dict[str, Any] | None:
    """What the shipped ruleset `name` comes to, with the files that it was made from and their digest; None for any other."""
    if name not in NAMES:
        return None
    return cast("dict[str, Any]", import_module(f"scorecalc.shipped.{name.replace('-', '_')}").RULESET)
