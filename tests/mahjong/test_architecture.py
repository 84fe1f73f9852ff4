"""Mahjong: numbers of rulebooks stand in rulesets, ids are the same everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import scorecalc.mahjong
from scorecalc.api import prepared
from scorecalc.files.ruleset_reader import read
from scorecalc.mahjong.rules import fu_items as fu
from scorecalc.mahjong.rules.yaku import DORA, YAKU

PACKAGE = Path(scorecalc.mahjong.__file__).parent
ROOT = PACKAGE.parents[1]
MODULES = {
    ".".join(path.relative_to(PACKAGE).with_suffix("").parts): path
    for path in sorted(PACKAGE.rglob("*.py"))
    if path.name != "__init__.py"
}

# --- numbers and ids

COUNTING = tuple(
    name for name in MODULES if name.startswith("rules.") and name not in ("rules.options", "rules.consistency")
)
"""Modules in which values are added up."""
PLAYING = tuple(
    name for name in MODULES if name.startswith(("facts.", "record.", "answers.")) and name != "answers.points"
)
"""Modules in which hands are read and asked."""
OF_THE_SET = {3: "tiles of a set", 4: "copies of a tile, tiles of a kan"}
ROUND_UP_TO_TENS = 10


def numbers(module: str) -> Iterator[tuple[int, int]]:
    """(line, number) of every whole number that stands in the code, but for shifts of masks and limits of memory (MOST_…)."""

    def visit(node: ast.AST) -> Iterator[tuple[int, int]]:
        if isinstance(node, ast.Constant) and type(node.value) is int:
            yield node.lineno, node.value
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).startswith("MOST"):
            return
        for child in ast.iter_child_nodes(node):
            is_shift = (
                isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift | ast.RShift) and child is node.right
            )
            yield from () if is_shift else visit(child)

    return visit(ast.parse(MODULES[module].read_text("utf-8")))


@cache
def stated_by_rulesets() -> set[int]:
    """Every number that a shipped mahjong ruleset gives a value."""

    def values(of: object) -> Iterator[int]:
        if isinstance(of, dict):
            for value in of.values():
                yield from values(value)
        elif isinstance(of, list | tuple):
            for value in of:
                yield from values(value)
        elif type(of) is int:
            yield of

    return {value for path in mahjong_rulesets() for value in values(read(path).values)}


def mahjong_rulesets() -> list[Path]:
    return sorted((ROOT / "rulesets" / "mahjong").glob("*.yaml"))


def test_the_rule_about_numbers_sees_those_of_the_rulebook() -> None:
    assert {16, 20, 25, 30, 32, 100, 300, 1000, 1920, 2000, 3000, 4000, 6000, 8000} <= stated_by_rulesets()
    assert any(number == 7 for _, number in numbers("facts.readings")), (
        "seven pairs are of the shape of hands, not of a rulebook"
    )


@pytest.mark.parametrize("module", COUNTING)
def test_where_values_are_added_up_no_number_is_larger_than_a_set(module: str) -> None:
    """0, 1 and 2 are nothing, one and a half; anything larger would be a value. Fu are rounded `up10`, as the option says."""
    allowed = {0, 1, 2, *OF_THE_SET} | ({ROUND_UP_TO_TENS} if module == "rules.fu" else set())
    assert [(line, number) for line, number in numbers(module) if number not in allowed] == []


@pytest.mark.parametrize("module", PLAYING)
def test_where_hands_are_read_no_number_is_one_that_a_ruleset_states(module: str) -> None:
    """Up to 14, the tiles of a hand, numbers count tiles, ranks and sets."""
    stated = {number for number in stated_by_rulesets() if number > 14}
    assert [(line, number) for line, number in numbers(module) if number in stated] == []


@pytest.mark.parametrize("path", mahjong_rulesets(), ids=lambda path: path.stem)
def test_a_ruleset_has_a_value_for_every_yaku_of_the_code_and_for_no_other(path: Path) -> None:
    """Renhou has an option of its own, because it can be a limit."""
    options = read(path).values
    assert set(options["yaku"]) == YAKU.keys() - {"renhou"}
    assert set(options["fu"]) == {*fu.ONCE, *fu.PER_SET}


def test_relations_of_yaku_name_yaku() -> None:
    for entry in YAKU.values():
        assert {*entry.replaces, *entry.implies} <= YAKU.keys() - {entry.id}
        assert entry.within is None or callable(entry.within)


def test_options_name_yaku_that_exist() -> None:
    rules = prepared("riichi", {}).rules
    assert {*rules.doubles, *rules.options.pao} <= YAKU.keys()
    assert not {*DORA} & YAKU.keys()


def test_ids_are_written_one_way() -> None:
    for id in (*YAKU, *fu.ONCE, *fu.PER_SET, *DORA):
        assert re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", id)
