"""The house (docs/adr/0008): imports go one way, inside functions and for types too; modules stay small."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import scorecalc
from scorecalc.games import BUILT_IN

PACKAGE = Path(scorecalc.__file__).parent
MODULES = {
    ".".join(("scorecalc", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__"): path
    for path in sorted(PACKAGE.rglob("*.py"))
}
TREES = {name: ast.parse(path.read_text("utf-8")) for name, path in MODULES.items()}


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
ARROWS = {module: {own(name) for name, _ in found} - {"", module, "scorecalc"} for module, found in IMPORTS.items()}
"""For each module the ones that it imports, at load, inside functions and for types."""

LAYERS = (
    ("answer", "errors", "ledger", "score_line", "whole_numbers", "option_set", "option_model", "ruleset"),
    tuple(BUILT_IN),
    ("games",),
    ("lang",),
    ("render",),
    tuple(f"{game}.views" for game in BUILT_IN),
    ("files",),
    ("api", "contract"),
    ("cli", "__main__"),
)
"""The layers, lowest first: a module imports from its own layer and from those below."""
OF_MAHJONG = (("facts",), ("notation", "rules"), ("record",), ("answers",), ("views", "lang", "game"))
"""The layers of mahjong."""


KNOWN = {
    f"scorecalc.{name}"
    for name in (
        *("mahjong.record.checks", "mahjong.record.hand", "mahjong.record.reader"),
        *("mahjong.views.explain", "mahjong.views.hand", "mahjong.views.tables"),
    )
}
KNOWN_UP = {}
"""What is left of the old layout, while the house is rebuilt; it only ever gets shorter."""


def in_package(module: str, package: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def layer_of(module: str, layers: tuple[tuple[str, ...], ...], root: str) -> int:
    """The number of the layer of a module: that of the longest name that it begins with."""
    found = [
        (len(name), number)
        for number, names in enumerate(layers)
        for name in names
        if in_package(module, f"{root}.{name}")
    ]
    assert found, f"{module} is in no layer"
    return max(found)[1]


def circles() -> list[list[str]]:
    """The sets of modules that reach each other by imports."""
    reach = {module: set(found) for module, found in ARROWS.items()}
    size = -1
    while size != (size := sum(map(len, reach.values()))):
        for found in reach.values():
            found.update(*(reach[other] for other in list(found)))
    groups = {frozenset(other for other in reach[module] if module in reach[other]) for module in reach}
    return sorted(sorted(group) for group in groups if group)


def test_no_module_reaches_itself() -> None:
    assert [names for names in circles() if not KNOWN.issuperset(names)] == []


def test_imports_go_down() -> None:
    up = [
        (module, other)
        for module, found in ARROWS.items()
        for other in found
        if module != "scorecalc" and layer_of(other, LAYERS, "scorecalc") > layer_of(module, LAYERS, "scorecalc")
    ]
    assert [arrow for arrow in up if arrow not in KNOWN_UP] == []


def test_imports_of_mahjong_go_down() -> None:
    root = "scorecalc.mahjong"
    up = [
        (module, other)
        for module, found in ARROWS.items()
        for other in found
        if module != root
        and in_package(module, root)
        and in_package(other, root)
        and layer_of(other, OF_MAHJONG, root) > layer_of(module, OF_MAHJONG, root)
    ]
    assert up == []


def test_notation_knows_no_rules() -> None:
    for module, found in ARROWS.items():
        if in_package(module, "scorecalc.mahjong.notation"):
            assert not [other for other in found if in_package(other, "scorecalc.mahjong.rules")], module


@pytest.mark.parametrize("game", BUILT_IN)
def test_a_game_knows_no_other_game(game: str) -> None:
    for module, found in ARROWS.items():
        if in_package(module, f"scorecalc.{game}"):
            others = [
                other for name in BUILT_IN if name != game for other in found if in_package(other, f"scorecalc.{name}")
            ]
            assert others == [], module


def words_of_code(tree: ast.Module) -> set[str]:
    """The words of all names and texts of a module, without its docstrings and without the value of `BUILT_IN`."""
    left_out: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            left_out.add(node.value)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BUILT_IN":
            left_out.update(ast.walk(node.value))
    texts = [
        text
        for node in ast.walk(tree)
        if node not in left_out
        for _, value in ast.iter_fields(node)
        for text in (value if isinstance(value, list) else [value])
        if isinstance(text, str)
    ]
    return {word for text in texts for word in re.findall(r"[a-z]+", text)}


def test_no_generic_module_names_a_game() -> None:
    """What is particular to a game comes from the game. Help texts may: they say what scorecalc is for."""
    packages = (*(f"scorecalc.{game}" for game in BUILT_IN), "scorecalc.shipped")
    found = {
        module: sorted(words_of_code(tree).intersection(BUILT_IN))
        for module, tree in TREES.items()
        if not any(in_package(module, package) for package in packages) and not module.endswith(".help")
    }
    assert {module: names for module, names in found.items() if names} == {}


@pytest.mark.parametrize("game", BUILT_IN)
def test_the_rules_of_a_game_load_nothing_heavy(game: str) -> None:
    """pydantic checks options and records where they come from files; numpy is asked for on call."""
    heavy = {"typer", "yaml", "pydantic", "numpy", "tabulate", "rich", "wcwidth", "click", "polars", "pyarrow"}
    doors = {
        module
        for module, found in IMPORTS.items()
        if any(name.startswith("pydantic") and when == "load" for name, when in found)
    }
    for module, found in IMPORTS.items():
        if in_package(module, f"scorecalc.{game}") and module not in doors:
            loaded = {name.partition(".")[0] for name, when in found if when == "load"}
            called = {name.partition(".")[0] for name, when in found if when == "call"}
            assert not loaded & heavy, module
            assert called & heavy <= {"numpy"}, module
            assert not {own(name) for name, when in found if when == "load"} & doors, module


def test_no_module_is_longer_than_four_hundred_lines() -> None:
    long = {
        module: lines for module, path in MODULES.items() if (lines := len(path.read_text("utf-8").splitlines())) > 400
    }
    assert long == {}
