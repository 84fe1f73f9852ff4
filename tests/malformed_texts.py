"""The messages about the files in `tests/malformed`, as the program says them now. `tests/malformed/README.md` has the rest."""

from __future__ import annotations

import contextlib
from pathlib import Path

from command_line import run_here

from scorecalc.cli.problems import lines
from scorecalc.errors import InputError
from scorecalc.files.ruleset_reader import read
from scorecalc.lang import LANGUAGES, catalogue

MALFORMED = Path(__file__).parent / "malformed"
RULESETS = sorted((MALFORMED / "rulesets").glob("*.yaml"))
RECORDS = sorted((MALFORMED / "records").rglob("*.expected"))


def of_ruleset(path: Path) -> str:
    """Return the messages about a malformed ruleset in each language; they name the file without its folder."""
    problems = ()
    with contextlib.chdir(path.parent):
        try:
            read(Path(path.name))
        except InputError as error:
            problems = error.problems
    assert problems, f"{path} is not malformed"
    said = (
        f"[{language}]\n" + "\n".join(line for problem in problems for line in lines(problem, catalogue(language)))
        for language in LANGUAGES
    )
    return "\n".join(said) + "\n"


def of_records(expected: Path) -> str:
    """Return the output of `batch`, in each language, for the malformed file beside `expected`."""
    root = MALFORMED / "records"
    name = str(expected.relative_to(root).with_suffix(""))
    said = ""
    for language in LANGUAGES:
        done = run_here("--no-config", "--lang", language, "batch", name, folder=root, COLUMNS="80")
        said += f"[{language}]\n{done.out}{done.err}exit {done.code}\n"
    return said
