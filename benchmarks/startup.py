"""What the start of `scorecalc score HAND` costs, as a whole process, against a bare Typer app of the same version.

    python benchmarks/startup.py [RUNS]

Both commands run in turn; user and system seconds are the operating system's own account of each finished child. The bytecode
is compiled first, as an installed package has it.
"""

from __future__ import annotations

import compileall
import os
import statistics
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

import scorecalc

BARE = """\
import typer

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command()
def score(hand: str) -> None:
    print(hand)


@app.command()
def points(han: int) -> None:
    print(han)


app()
"""
LANGUAGES = ("en", "ko", "ja")
HAND = ["-m", "scorecalc", "score", "88m66777889s444z+8s", "-t", "-r", "-d", "8s"]
BOUND = 1.4


def cpu_seconds(arguments: list[str]) -> float:
    """User and system seconds of one run of Python with `arguments`."""
    pid = os.posix_spawn(
        sys.executable,
        [sys.executable, *arguments],
        {**os.environ, "PYTHONDONTWRITEBYTECODE": ""},
        file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)],
    )
    _, status, usage = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"python {' '.join(arguments)} failed")
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    """Print the table; exit code 1 where a language is over the bound."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    compileall.compile_dir(Path(scorecalc.__file__).parent, quiet=1)
    with tempfile.TemporaryDirectory() as folder:
        bare = Path(folder, "bare.py")
        bare.write_text(BARE, encoding="utf-8")
        commands = {"bare": [str(bare), "score", "x"], **{name: [*HAND, "--lang", name] for name in LANGUAGES}}
        for command in commands.values():
            cpu_seconds(command)
        seen = [{name: cpu_seconds(command) for name, command in commands.items()} for _ in range(runs)]
    medians = {name: statistics.median(row[name] for row in seen) for name in commands}
    print(f"CPU of a whole process, median of {runs} runs in turn")
    print(f"bare Typer {version('typer')} app        {medians['bare'] * 1000:6.1f} ms")
    ratios = {name: statistics.median(row[name] / row["bare"] for row in seen) for name in LANGUAGES}
    for name, ratio in ratios.items():
        print(f"scorecalc score HAND ({name})   {medians[name] * 1000:6.1f} ms   {ratio:.2f} x (at most {BOUND})")
    return int(max(ratios.values()) > BOUND)


if __name__ == "__main__":
    sys.exit(main())
