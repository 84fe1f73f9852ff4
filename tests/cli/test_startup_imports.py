"""Scoring one hand loads nothing heavy: each of these costs more than the hand itself."""

import subprocess
import sys

import pytest

from scorecalc.files.rulesets import load

HEAVY = [
    "numpy",
    "pydantic",
    "pydantic_core",
    "yaml",
    "tabulate",
    "rich",
    "wcwidth",
    "json",
    "html",
    "tomllib",
    "importlib.metadata",
    "scorecalc.cli.help",
    "scorecalc.cli.completion",
    "scorecalc.files.ruleset_reader",
    "scorecalc.hwatu",
    "scorecalc.wall",
]
LINES = [
    "score 88m66777889s444z+8s -t -r -d 8s",
    "88m66777889s444z+8s --lang ko",
    "score 88m66777889s444z+8s --lang ja",
    "score 88m66777889s444z+8s -t -r -d 8s --explain --lang ko",
    "points 3 40",
]


@pytest.fixture(autouse=True)
def _compiled() -> None:
    """The ruleset has been used before: its compiled form is there."""
    load("riichi")


def loaded(line: str) -> set[str]:
    program = "import sys; from scorecalc.cli import run; run(sys.argv[1:]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", program, *line.split()], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize("line", LINES)
def test_one_hand_loads_nothing_heavy(line: str) -> None:
    modules = loaded(line)
    assert "scorecalc.cli.outcomes" in modules
    assert sorted(modules.intersection(HEAVY)) == []


@pytest.mark.parametrize("line", LINES)
def test_what_is_in_canonical_writing_loads_no_other_reader(line: str) -> None:
    assert loaded(line).isdisjoint(
        {"unicodedata", "scorecalc.mahjong.notation.lenient", "scorecalc.mahjong.notation.tokens"}
    )


def test_a_wall_in_text_loads_no_picture() -> None:
    assert "scorecalc.wall.views.svg" not in loaded("deal riichi-wall 7")
    assert "scorecalc.wall.views.svg" in loaded("deal riichi-wall 7 -f html")


def test_only_the_command_that_runs_is_loaded() -> None:
    commands = {name for name in loaded("points 3 40") if name.startswith("scorecalc.cli.")}
    assert commands.isdisjoint(
        {f"scorecalc.cli.{name}" for name in ("score", "table", "batch", "game", "deal", "rulesets")}
    )


def test_completion_of_a_command_loads_no_game() -> None:
    program = (
        "import os, sys; os.environ['_SCORECALC_COMPLETE'] = 'bash'; sys.argv = ['scorecalc', 'po'];"
        "from scorecalc.cli import run; run(['po']); print(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "points\n"
    modules = set(done.stderr.split())
    assert not [name for name in modules if name in ("pydantic", "yaml") or name.startswith("scorecalc.mahjong")]
