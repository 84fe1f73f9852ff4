"""Write the expected texts of the malformed files anew. Read the difference before it is committed."""

from __future__ import annotations

import contextlib
import io
import os
from pathlib import Path

from scorecalc.cli.main import main as run
from scorecalc.cli.problems import lines
from scorecalc.errors import InputError
from scorecalc.files.ruleset_reader import read
from scorecalc.lang import LANGUAGES, catalogue

MALFORMED = Path(__file__).parent.parent / "tests" / "malformed"


def of_ruleset(path: Path) -> str:
    """What is said of a malformed ruleset in each language, called by its bare name."""
    os.chdir(path.parent)
    try:
        read(Path(path.name))
    except InputError as error:
        problems = error.problems
    else:
        raise SystemExit(f"{path} is in order")
    told = [
        f"[{language}]\n" + "\n".join(line for problem in problems for line in lines(problem, catalogue(language)))
        for language in LANGUAGES
    ]
    return "\n".join(told) + "\n"


def of_records(path: Path, root: Path) -> str:
    """What `batch` prints for a file with a mistake in each language."""
    os.chdir(root)
    told = ""
    for language in LANGUAGES:
        out, err = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = run(["--no-config", "--lang", language, "batch", str(path.relative_to(root))])
        told += f"[{language}]\n{out.getvalue()}{err.getvalue()}exit {code}\n"
    return told


def main() -> None:
    """Write every expected text."""
    for path in sorted((MALFORMED / "rulesets").glob("*.yaml")):
        path.with_suffix(".txt").write_text(of_ruleset(path), encoding="utf-8")
    records = MALFORMED / "records"
    for expected in sorted(records.rglob("*.expected")):
        expected.write_text(of_records(expected.with_suffix(""), records), encoding="utf-8")


if __name__ == "__main__":
    main()
