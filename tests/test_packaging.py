"""What is built installs into an empty environment, without what the tests need, and scores a hand from any folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parent.parent
HAND = "88m66777889s444z+8s"
FOR_TESTS_ONLY = ("numpy", "mahjong", "hypothesis", "pytest", "build")


def run(*words: object, cwd: Path, text: str = "", **variables: str) -> str:
    """What a command prints; it has to succeed."""
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SCORECALC", "LC_", "LANG"))
    }
    found = subprocess.run(
        [str(word) for word in words],
        cwd=cwd,
        input=text,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**environment, **variables},
        check=False,
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


class Environment(NamedTuple):
    """An empty virtual environment in `folder`."""

    folder: Path

    @property
    def scripts(self) -> Path:
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def python(self) -> Path:
        return self.scripts / "python"

    def install(self, *words: object) -> None:
        run(self.python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *words, cwd=self.folder)


@pytest.fixture
def empty(tmp_path: Path) -> Environment:
    folder = tmp_path / "environment"
    venv.create(folder, with_pip=True)
    return Environment(folder)


def check_that_it_works(elsewhere: Path, *command: object, **variables: str) -> None:
    """The command scores a hand, lists and checks its rulesets, and scores a batch, in a folder that is not the source."""
    elsewhere.mkdir(exist_ok=True)
    result = json.loads(run(*command, HAND, "-t", "-r", "--json", cwd=elsewhere, **variables))
    assert (result["ok"], result["hand"], result["han"], result["fu"]) == (True, HAND, 3, 40)
    listed = json.loads(run(*command, "rulesets", "list", "--json", cwd=elsewhere, **variables))
    assert {"riichi", "aotenjo", "yukbaek", "shanghai"} <= {ruleset["name"] for ruleset in listed}
    checked = run(*command, "--lang", "en", "rulesets", "check", cwd=elsewhere, **variables)
    assert len(checked.splitlines()) == len(listed)
    records = f'{{"hand": "{HAND}"}}\n{{"ruleset": "yukbaek", "captured": ["송학광"]}}\n'
    lines = run(*command, "batch", "-f", "jsonl", cwd=elsewhere, text=records, **variables).splitlines()
    assert [json.loads(line)["ok"] for line in lines] == [True, True]
    for language, word in (("ko", "만관"), ("ja", "満貫"), ("en", "mangan")):
        assert word in run(*command, "--lang", language, "points", "5", "30", cwd=elsewhere, **variables)


def test_the_wheel_built_from_the_source_archive_works_without_what_tests_need(
    empty: Environment, tmp_path: Path
) -> None:
    built = tmp_path / "built"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", built, ROOT, cwd=tmp_path)
    (wheel,) = built.glob("*.whl")
    (archive,) = built.glob("*.tar.gz")

    inside = set(zipfile.ZipFile(wheel).namelist())
    shipped = {
        f"scorecalc/rulesets/{path.relative_to(ROOT / 'rulesets').as_posix()}"
        for path in ROOT.glob("rulesets/*/*.yaml")
    }
    assert shipped <= inside
    assert {f"{name.removesuffix('.yaml')}.compiled" for name in shipped} <= inside
    assert [name for name in inside if name.endswith("share/man/man1/scorecalc.1")]
    assert "scorecalc/py.typed" in inside
    assert {name.split("/")[0].partition("-")[0] for name in inside} == {"scorecalc"}

    with tarfile.open(archive) as opened:
        sources = {name.partition("/")[2] for name in opened.getnames()}
    tracked = {
        "README.md",
        "README.ja.md",
        "CHANGELOG.md",
        "LICENSE",
        "Makefile",
        "pyproject.toml",
        "rulesets/mahjong/riichi.yaml",
    }
    assert tracked | {"tests/test_packaging.py", "hatch_build.py"} <= sources

    empty.install(wheel)
    check_that_it_works(tmp_path / "elsewhere", empty.scripts / "scorecalc")
    found = run(
        empty.python,
        "-c",
        f"from importlib.util import find_spec; print([name for name in {FOR_TESTS_ONLY} if find_spec(name)])",
        cwd=tmp_path,
    )
    assert found.strip() == "[]"


def test_the_editable_install_works(empty: Environment, tmp_path: Path) -> None:
    empty.install("--editable", ROOT)
    check_that_it_works(tmp_path / "elsewhere", empty.scripts / "scorecalc")


def test_the_source_tree_works_as_it_is(tmp_path: Path) -> None:
    check_that_it_works(tmp_path / "elsewhere", sys.executable, "-m", "scorecalc", PYTHONPATH=str(ROOT))
