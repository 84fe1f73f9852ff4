"""The deal that words and options of the shell ask for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.errors import InputError, Problem
from scorecalc.wall.dice import roll
from scorecalc.wall.options import Options
from scorecalc.whole_numbers import whole


def deal(words: Sequence[str], options: Mapping[str, Any], rules: Options) -> dict[str, Any]:
    """Return the record of a deal; `roll` and `seed` let the program throw the dice."""
    thrown: list[Any] = rolled(rules, options.get("seed"), words) if {"roll", "seed"} & options.keys() else list(words)
    return {"kind": "deal", "dice": thrown} | {
        name: options[name] for name in ("last", "kongs", "flowers") if name in options
    }


def rolled(rules: Options, seed: str | None, words: Sequence[str]) -> list[list[int]]:
    """Return the throws of the program, the same for the same seed. InputError for a bad seed, or throws that were given too."""
    number = whole(seed)
    problems = []
    if seed is not None and number is None:
        problems.append(Problem("bad_number", "wall.error.seed", {"value": seed}).quoting(seed))
    if words:
        problems.append(Problem("flag_conflict", "wall.error.roll_and_dice").quoting(" ".join(words)))
    if problems:
        raise InputError(problems)
    return roll(rules, number)
