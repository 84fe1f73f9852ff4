"""What the start of `scorecalc` costs as a whole process, against a bare Typer app of the same version.

    python benchmarks/startup.py [ROUNDS]

A wheel is built from this source tree and unpacked, and all commands run in turn from it, through a script like the one that pip
writes, with the bytecode compiled. User and system seconds are the operating system's own account of each finished child. A
ratio is the median over the rounds of one command against the bare app of the same round; the spread is its middle half.
"""

from __future__ import annotations

import compileall
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
BARE = """\
import typer

app = typer.Typer(rich_markup_mode=None, pretty_exceptions_enable=False)


@app.command()
def score(hand: str) -> None:
    print(hand)


@app.command()
def points(han: int) -> None:
    print(han)


def main():
    app()
"""
SCRIPT = "import sys\nfrom {module} import main\nsys.exit(main())\n"
"""The script of a command, as pip writes it."""
HAND = ("88m66777889s444z+8s", "-t", "-r", "-d", "8s")


class Row(NamedTuple):
    """One command of the table; `bound` is the most that it may cost in times of the bare app, 0 for no bound."""

    name: str
    words: tuple[str, ...]
    bound: float = 0


ROWS = (
    *(Row(f"score HAND ({name})", ("score", *HAND, "--lang", name), 1.15) for name in ("en", "ko", "ja")),
    Row("HAND", HAND, 1.15),
    Row("score HAND --explain", ("score", *HAND, "--explain"), 1.5),
    Row("score HAND --json", ("score", *HAND, "--json")),
    Row("points 3 40", ("points", "3", "40")),
    Row("table", ("table",)),
    Row("deal riichi-wall 7", ("deal", "riichi-wall", "7")),
    Row("--version", ("--version",)),
)


def installed(folder: Path) -> None:
    """Unpack the wheel of this source tree into `folder`, with the bare app beside it, and compile both."""
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (wheel,) = folder.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    (folder / "bare.py").write_text(BARE, encoding="utf-8")
    for name, module in (("bare", "bare"), ("scorecalc", "scorecalc.__main__")):
        (folder / f"run-{name}").write_text(SCRIPT.format(module=module), encoding="utf-8")
    compileall.compile_dir(folder, quiet=1)


def cpu_seconds(folder: Path, script: str, words: tuple[str, ...]) -> float:
    """User and system seconds of one run of a script in `folder`."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SCORECALC"))}
    pid = os.posix_spawn(
        sys.executable,
        [sys.executable, str(folder / f"run-{script}"), *words],
        {**own, "PYTHONPATH": str(folder), "XDG_CONFIG_HOME": str(folder), "XDG_CACHE_HOME": str(folder / "cache")},
        file_actions=[(os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0)],
    )
    _, status, usage = os.wait4(pid, 0)
    if os.waitstatus_to_exitcode(status) != 0:
        raise SystemExit(f"{script} {' '.join(words)} failed")
    return usage.ru_utime + usage.ru_stime


def measured(rounds: int) -> list[list[float]]:
    """The seconds of the bare app and of each row, once a round; every command runs once before the first."""
    folder = Path(tempfile.mkdtemp())
    try:
        installed(folder)
        commands = [("bare", ("score", "x")), *(("scorecalc", row.words) for row in ROWS)]
        for script, words in commands:
            cpu_seconds(folder, script, words)
        return [[cpu_seconds(folder, script, words) for script, words in commands] for _ in range(rounds)]
    finally:
        shutil.rmtree(folder)


def main() -> int:
    """Print the table; exit code 1 if a row is over its bound."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 21
    seen = measured(rounds)
    print(f"CPU of a whole process: median of {rounds} rounds, × the bare app of the same round (middle half)")
    print(f"{'bare Typer ' + version('typer') + ' app':32}{statistics.median(row[0] for row in seen) * 1000:7.1f} ms")
    is_over = False
    for at, row in enumerate(ROWS, 1):
        ratios = [each[at] / each[0] for each in seen]
        low, middle, high = statistics.quantiles(ratios, n=4)
        bound = f"   at most {row.bound:.2f}" if row.bound else ""
        milliseconds = statistics.median(each[at] for each in seen) * 1000
        print(f"{row.name:32}{milliseconds:7.1f} ms   {middle:.2f} × ({low:.2f}–{high:.2f}){bound}")
        is_over |= bool(row.bound) and middle > row.bound
    return int(is_over)


if __name__ == "__main__":
    sys.exit(main())
