"""Imports go one way: the command line, records and rulesets know the games, a game knows neither them nor another game."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "scorecalc"
GAMES = ("mahjong", "hwatu", "wall")
ALLOWED = {"scorecalc.errors", "scorecalc.lines", "scorecalc.numbers"}
OUTSIDE = {"typer", "yaml", "tabulate", "rich", "wcwidth"}
DOORS = {"options.py", "records.py"}
"""The modules of a game that pydantic reads."""


def imported(path: Path) -> Iterator[str]:
    """The modules that a file imports anywhere; what only the type checker reads is no import."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names if node.module in ("scorecalc", None))


@pytest.mark.parametrize(
    "path", [path for game in GAMES for path in (ROOT / game).rglob("*.py")], ids=lambda path: path.stem
)
def test_a_game_imports_nothing_but_itself_and_what_games_share(path: Path) -> None:
    own = f"scorecalc.{path.relative_to(ROOT).parts[0]}"
    for name in imported(path):
        if name.partition(".")[0] == "scorecalc" and name != "scorecalc":
            assert name in ALLOWED or name == own or name.startswith(f"{own}."), name
        assert name.partition(".")[0] not in OUTSIDE, name
        assert name.partition(".")[0] != "pydantic" or path.name in DOORS, name


def test_what_games_share_imports_nothing_of_ours() -> None:
    for module in ALLOWED:
        path = ROOT / f"{module.removeprefix('scorecalc.')}.py"
        assert not [name for name in imported(path) if name.startswith("scorecalc")]
