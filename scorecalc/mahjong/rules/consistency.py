"""Finds options of mahjong that are valid one by one but contradict each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from scorecalc.errors import Name, Problem
from scorecalc.mahjong.rules.options import Limit, Options


def problems(options: Options) -> Iterator[Problem]:
    """Yield the problems of checked options: lists of yakuman that name another yaku, limits out of order.

    A yaku that is switched off may be named: a ruleset may leave one out that the ruleset it extends speaks of.

    >>> from scorecalc.files.rulesets import load
    >>> options = load("riichi").options.replaced(pao=("daisangen", "riichi"))
    >>> [problem.field for problem in problems(options)]
    ['pao.1']
    """
    if options.double_yakuman is True:
        yield _problem("no_list_below", "double_yakuman", {"option": "double_yakuman"})
    else:
        yield from _no_yakuman("double_yakuman", options.double_yakuman or (), options)
    yield from _no_yakuman("pao", options.pao, options)
    yield from _limit_problems(vars(options.limits))


def _no_yakuman(option: str, ids: Iterable[str], options: Options) -> Iterator[Problem]:
    """The entries of a list of yakuman that are played and are no yakuman."""
    yakuman = [id for id, worth in options.yaku.items() if "yakuman" in worth]
    yakuman += ["renhou"] if options.renhou == "yakuman" else []
    for number, id in enumerate(ids):
        if id not in yakuman and _is_played(id, options):
            values = {"option": option, "yaku": Name("mahjong.yaku", id), "names": yakuman}
            yield _problem("no_yakuman", f"{option}.{number}", values, "common.hint.choose_one")


def _is_played(id: str, options: Options) -> bool:
    worth = options.renhou if id == "renhou" else options.yaku.get(id, "off")
    return worth not in ("off", ("off", "off"))


def _limit_problems(limits: Mapping[str, Limit]) -> Iterator[Problem]:
    """The limits that begin at fewer han than the one below them, or are worth less."""
    for (lower, below), (higher, above) in pairwise(limits.items()):
        for part, least, value in (("han", below.han, above.han), ("base", below.base, above.base)):
            if value < least:
                names = {"lower": Name("mahjong.limit", lower), "higher": Name("mahjong.limit", higher)}
                values = {**names, "least": least, "value": value}
                yield _problem(f"limit_{part}", f"limits.{higher}.{part}", values)


def _problem(key: str, field: str, values: Mapping[str, Any], hint: str = "") -> Problem:
    return Problem("bad_ruleset", f"mahjong_options.error.{key}", values, hint, field=field)
