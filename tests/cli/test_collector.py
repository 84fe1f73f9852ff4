"""The garbage collector: the console script alone switches it."""

import subprocess
import sys

import pytest

HAND = "88m66777889s444z+8s"
STATE = "print(gc.isenabled(), gc.get_freeze_count() > 0)"


def printed(program: str) -> str:
    """The last line that a Python program prints."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, encoding="utf-8")
    return done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    "statement",
    [
        "import scorecalc, scorecalc.api",
        "import scorecalc.__main__",
        "from scorecalc.cli import run; run(['points', '5'])",
        "from scorecalc.cli import run; sys.stdin = io.TextIOWrapper(io.BytesIO(b'1m')); run(['batch'])",
    ],
)
def test_nobody_who_imports_scorecalc_or_runs_a_line_has_the_collector_switched(statement: str) -> None:
    assert printed(f"import gc, io, sys; {statement}; {STATE}") == "True False"


def of_the_script(*words: str, stdin: str = "", at: str = "main") -> str:
    """The state of the collector at the exit of the console script, or inside a function of the package."""
    program = (
        f"import gc, io, sys; sys.argv = ['scorecalc', *{words!r}]\n"
        f"sys.stdin = io.TextIOWrapper(io.BytesIO({stdin!r}.encode()))\n"
    )
    if at == "main":
        program += f"from scorecalc.__main__ import main\ntry:\n    main()\nexcept SystemExit:\n    {STATE}"
    else:
        module, _, name = at.rpartition(".")
        program += (
            f"import {module} as module\nkept = module.{name}\n"
            f"def told(*given, **named):\n    {STATE}\n    raise KeyboardInterrupt\n"
            f"module.{name} = told\nfrom scorecalc.__main__ import main\ntry:\n    main()\nexcept SystemExit:\n    pass"
        )
    return printed(program)


def test_the_script_scores_a_hand_without_the_collector_and_leaves_it_nothing_to_look_at() -> None:
    assert of_the_script("score", HAND, at="scorecalc.cli.outcomes.score_prepared") == "False False"
    assert of_the_script("score", HAND) == "False True"


@pytest.mark.parametrize("command", ["batch", "game"])
def test_the_script_collects_again_where_it_scores_many_records(command: str) -> None:
    words = (command, "-") if command == "game" else (command,)
    record = f'{{"hand": "{HAND}"}}\n'
    assert of_the_script(*words, stdin=record, at="scorecalc.cli.outcomes.score_record") == "True True"
    assert of_the_script(*words, stdin=record) == "True True"
