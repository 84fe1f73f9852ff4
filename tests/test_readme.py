"""What the READMEs show is what the program prints."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
READMES = [("README.md", "en"), ("README.ko.md", "ko")]


def sessions():
    """Each command of the READMEs with the output that is shown for it."""
    for name, language in READMES:
        for block in CONSOLE.findall((ROOT / name).read_text(encoding="utf-8")):
            for part in re.split(r"(?m)^\$ ", block)[1:]:
                line, _, shown = part.partition("\n")
                yield pytest.param(language, line, shown, id=f"{language}: {line[:60]}")


@pytest.mark.parametrize(("language", "line", "shown"), list(sessions()))
def test_a_command_prints_what_is_shown(language, line, shown):
    program, *arguments = shlex.split(line)
    assert program == "scorecalc"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    environment |= {"SCORECALC_LANG": language, "COLUMNS": "80"}
    run = subprocess.run(
        [sys.executable, "-m", "scorecalc", *arguments],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (run.stdout + run.stderr).strip() == shown.strip()


def test_both_readmes_show_the_same_commands_of_set_up():
    fences = [
        re.findall(r"```bash\n(.*?)```", (ROOT / name).read_text(encoding="utf-8"), re.DOTALL) for name, _ in READMES
    ]
    assert len(fences[0]) == 2
    assert fences[0] == fences[1]


def test_the_python_example_runs():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = doctest.DocTestParser().get_doctest(text, {}, "README.md", None, 0)
    assert found.examples
    assert doctest.DocTestRunner().run(found).failed == 0
