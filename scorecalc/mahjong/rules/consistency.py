"""What is wrong with options of mahjong that are each of the right type but make no rules together.

Only options from a file or a line are looked at; scoring by a shipped ruleset does not load this module.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.rules.points import LIMITS

OF_YAKUMAN = ("pao", "double_yakuman")
"""Options that list yakuman."""


def problems(options: Mapping[str, Any]) -> Iterator[Problem]:
    """The problems of checked options: yaku that are no yakuman where only these can stand, limits out of order.

    A yaku that is switched off may be named: a ruleset may leave one out that the ruleset it extends speaks of.

    >>> from scorecalc.files.rulesets import load
    >>> [problem.field for problem in problems({**load("riichi").options, "pao": ["daisangen", "riichi"]})]
    ['pao.1']
    """
    yakuman = [id for id, worth in options["yaku"].items() if "yakuman" in worth]
    yakuman += ["renhou"] if options["renhou"] == "yakuman" else []
    for option in OF_YAKUMAN:
        for number, id in enumerate(options[option] if isinstance(options[option], list | tuple) else ()):
            if id not in yakuman and _is_played(id, options):
                values = {"option": option, "yaku": Name("mahjong.yaku", id), "names": yakuman}
                yield _problem("no_yakuman", f"{option}.{number}", values, "common.hint.choose_one")
    yield from _limit_problems(options["limits"])


def _is_played(id: str, options: Mapping[str, Any]) -> bool:
    worth = options["renhou"] if id == "renhou" else options["yaku"].get(id, "off")
    return worth not in ("off", ["off", "off"], ("off", "off"))


def _limit_problems(limits: Mapping[str, Mapping[str, int]]) -> Iterator[Problem]:
    """The limits that begin at fewer han than the one below them, or are worth less."""
    for lower, higher in pairwise(LIMITS):
        for part in ("han", "base"):
            least, value = limits[lower][part], limits[higher][part]
            if value < least:
                names = {"lower": Name("mahjong.limit", lower), "higher": Name("mahjong.limit", higher)}
                values = {**names, "least": least, "value": value}
                yield _problem(f"limit_{part}", f"limits.{higher}.{part}", values)


def _problem(key: str, field: str, values: Mapping[str, Any], hint: str = "") -> Problem:
    return Problem("bad_ruleset", f"mahjong_options.error.{key}", values, hint, field=field)
