"""The house: imports go one way, modules stay small, numbers of rulebooks stand in rulesets, ids are the same everywhere."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import scorecalc
from scorecalc.mahjong import fu
from scorecalc.mahjong.yaku import DORA, YAKU
from scorecalc.ruleset_files import read
from scorecalc.scoring import prepared

PACKAGE = Path(scorecalc.__file__).parent
ROOT = PACKAGE.parent
MODULES = {
    ".".join(("scorecalc", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
TREES = {name: ast.parse(path.read_text("utf-8")) for name, path in MODULES.items()}
GAMES = ("mahjong", "hwatu", "wall")
SHARED = ("scorecalc.errors", "scorecalc.lines", "scorecalc.numbers")
"""What games share; it knows no game."""
DOORS = ("options", "records")
"""Modules of a game that say what may come in from files."""


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """(module, when) of every import: `load` as the module is loaded, `call` inside a function, `types` for annotations only."""

    def visit(node: ast.AST, when: str) -> Iterator[tuple[str, str]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Import):
                yield from ((alias.name, when) for alias in child.names)
            elif isinstance(child, ast.ImportFrom):
                assert child.level == 0, "imports are absolute"
                module = child.module or ""
                yield from ((f"{module}.{alias.name}", when) for alias in child.names)
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
                yield from visit(child, "call")
            elif isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                yield from visit(child, "types")
            else:
                yield from visit(child, when)

    return visit(tree, "load")


def own(name: str) -> str:
    """The module of scorecalc that an import names, itself or by one of its members; empty for others."""
    while name and name not in MODULES:
        name = name.rpartition(".")[0]
    return name


IMPORTS = {name: [(found, when) for found, when in imports(tree)] for name, tree in TREES.items()}


def in_package(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


# --- imports go one way


@pytest.mark.parametrize("game", GAMES)
def test_a_game_knows_only_itself_and_what_games_share(game: str) -> None:
    allowed = (f"scorecalc.{game}", *SHARED)
    for module, found in IMPORTS.items():
        if in_package(module, f"scorecalc.{game}"):
            ours = {own(name) for name, _ in found} - {""}
            assert all(any(in_package(name, each) for each in allowed) for name in ours), (module, ours)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_loads_nothing_from_others_but_the_doors(game: str) -> None:
    """pydantic stands in the doors alone, which nothing loads but on call; numpy is asked for only where there are columns."""
    heavy = {"typer", "yaml", "pydantic", "numpy", "tabulate", "rich", "wcwidth", "click", "polars", "pyarrow"}
    doors = {f"scorecalc.{game}.{door}" for door in DOORS}
    for module, found in IMPORTS.items():
        if in_package(module, f"scorecalc.{game}") and module not in doors:
            loaded = {name.partition(".")[0] for name, when in found if when == "load"}
            called = {name.partition(".")[0] for name, when in found if when == "call"}
            assert not loaded & heavy, module
            assert called & heavy <= {"numpy"}, module
            assert not {own(name) for name, when in found if when == "load"} & uses_pydantic(doors), module


def uses_pydantic(modules: set[str]) -> set[str]:
    return {module for module in modules if any(name.startswith("pydantic") for name, _ in IMPORTS.get(module, ()))}


def test_the_foundation_stands_on_nothing() -> None:
    for module in SHARED:
        assert {own(name) for name, _ in IMPORTS[module]} <= {"", "scorecalc.errors"} - {module}, module
    for module, found in IMPORTS.items():
        if in_package(module, "scorecalc.lang"):
            ours = {own(name) for name, _ in found} - {""}
            assert all(name == "scorecalc.errors" or in_package(name, "scorecalc.lang") for name in ours), module


def test_nothing_stands_on_the_command_line() -> None:
    for module, found in IMPORTS.items():
        if not in_package(module, "scorecalc.cli") and module != "scorecalc.__main__":
            assert not [name for name, _ in found if in_package(own(name), "scorecalc.cli")], module


def test_views_take_results_and_ask_no_engine() -> None:
    """A view is given the result of a game; only what things are called it may look up."""
    engines = {
        f"scorecalc.{game}.{part}" for game in GAMES for part in ("game", "score", "rules", "result", "deal", "rounds")
    }
    for module, found in IMPORTS.items():
        if in_package(module, "scorecalc.render"):
            ours = {own(name) for name, _ in found}
            assert not ours & engines, module
            assert not ours & {"scorecalc.scoring", "scorecalc.games", "scorecalc.records"}, module


def test_no_module_needs_itself_to_load() -> None:
    """Each module can be loaded after those that it names: there is an order, so there is no circle."""
    needs = {
        module: {own(name) for name, when in found if when == "load"} - {"", module, "scorecalc"}
        for module, found in IMPORTS.items()
    }
    ready: set[str] = set()
    while fresh := {module for module, wanted in needs.items() if module not in ready and wanted <= ready}:
        ready |= fresh
    # A package and its modules count apart: `from scorecalc.cli import results` names the module.
    assert needs.keys() - ready == set()


def test_mahjong_reads_in_the_order_that_its_package_says() -> None:
    """No module needs, to load, one that comes after it; those named together may need each other's names."""
    text = ast.get_docstring(TREES["scorecalc.mahjong"]) or ""
    rows = [re.sub(r"\(.*?\)", "", line).split("  ")[0] for line in text.splitlines() if "  " in line]
    place = {f"scorecalc.mahjong.{name}": at for at, row in enumerate(rows) for name in re.findall(r"\w+", row)}
    assert len(place) > 15
    assert place.keys() <= MODULES.keys()
    for module, at in place.items():
        later = {own(name) for name, when in IMPORTS[module] if when == "load" and place.get(own(name), 0) > at}
        assert not later, (module, later)


# --- the size of things


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    """The form of the rulesets that is made by a script may be."""
    long = {
        module: lines
        for module, path in MODULES.items()
        if (lines := len(path.read_text("utf-8").splitlines())) > 400 and not in_package(module, "scorecalc.shipped")
    }
    assert long == {}


# --- numbers and ids

COUNTING = ("fu", "points", "score", "dora", "pao")
"""Modules of mahjong in which values are added up."""
PLAYING = (
    "tiles",
    "masks",
    "hand",
    "suits",
    "interpret",
    "yaku",
    "remember",
    "rules",
    "checks",
    "progress",
    "shape",
    "most_fu",
    "result",
)
"""Modules of mahjong in which hands are read and asked."""
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

    return visit(TREES[f"scorecalc.mahjong.{module}"])


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

    return {value for path in mahjong_rulesets() for value in values(dict(read(path).options))}


def mahjong_rulesets() -> list[Path]:
    return sorted((ROOT / "rulesets" / "mahjong").glob("*.yaml"))


def test_the_rule_about_numbers_sees_those_of_the_rulebook() -> None:
    assert {16, 20, 25, 30, 32, 100, 300, 1000, 1920, 2000, 3000, 4000, 6000, 8000} <= stated_by_rulesets()
    assert any(number == 7 for _, number in numbers("interpret")), (
        "seven pairs are of the shape of hands, not of a rulebook"
    )


@pytest.mark.parametrize("module", COUNTING)
def test_where_values_are_added_up_no_number_is_larger_than_a_set(module: str) -> None:
    """0, 1 and 2 are nothing, one and a half; anything larger would be a value. Fu are rounded `up10`, as the option says."""
    allowed = {0, 1, 2, *OF_THE_SET} | ({ROUND_UP_TO_TENS} if module == "fu" else set())
    assert [(line, number) for line, number in numbers(module) if number not in allowed] == []


@pytest.mark.parametrize("module", PLAYING)
def test_where_hands_are_read_no_number_is_one_that_a_ruleset_states(module: str) -> None:
    """Up to 14, the tiles of a hand, numbers count tiles, ranks and sets."""
    stated = {number for number in stated_by_rulesets() if number > 14}
    assert [(line, number) for line, number in numbers(module) if number in stated] == []


@pytest.mark.parametrize("path", mahjong_rulesets(), ids=lambda path: path.stem)
def test_a_ruleset_has_a_value_for_every_yaku_of_the_code_and_for_no_other(path: Path) -> None:
    """Renhou has an option of its own, because it can be a limit."""
    options = read(path).options
    assert set(options["yaku"]) == YAKU.keys() - {"renhou"}
    assert set(options["fu"]) == {*fu.ONCE, *fu.PER_SET}


def test_relations_of_yaku_name_yaku() -> None:
    for entry in YAKU.values():
        assert {*entry.replaces, *entry.implies} <= YAKU.keys() - {entry.id}
        assert entry.within is None or callable(entry.within)


def test_options_name_yaku_that_exist() -> None:
    rules = prepared("riichi", {}).rules
    assert {*rules.doubles, *rules.o.pao} <= YAKU.keys()
    assert not {*DORA} & YAKU.keys()


def test_ids_are_written_one_way() -> None:
    for id in (*YAKU, *fu.ONCE, *fu.PER_SET, *DORA):
        assert re.fullmatch(r"[a-z]+(_[a-z0-9]+)*", id)
