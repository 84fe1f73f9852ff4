"""The process of the `scorecalc` command and of `python -m scorecalc`: streams, signals, garbage collector, exit code."""

from __future__ import annotations

import gc
import sys
from typing import Any, NoReturn


def main() -> NoReturn:
    """Run the command line and end the process.

    One hand is scored before a collection could free anything, and at the exit there is nothing to free: a collector that is
    off, and objects that it does not look at, save a fifth of the time.
    """
    gc.disable()
    from scorecalc.cli import run

    prepare_streams()
    try:
        code = run(sys.argv[1:], collect_again)
    except KeyboardInterrupt:
        code = 130
    flush()
    gc.freeze()
    sys.exit(code)


def collect_again() -> None:
    """Switch the collector on for a long run; what was imported is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.enable()


def prepare_streams() -> None:
    """Open streams that whoever started us has closed, and let a reader that goes away (`| head`) end us without a word."""
    import os
    import signal

    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115, PTH123 - open to the end; no pathlib at start-up
    for stream in (sys.stdout, sys.stderr):
        prepare(stream, sys.platform)
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def prepare(stream: Any, platform: str) -> None:
    """Let `stream` take every character: UTF-8 in a pipe or file of Windows, signs it cannot write as escapes."""
    if platform == "win32" and not stream.isatty():
        stream.reconfigure(encoding="utf-8")
    stream.reconfigure(errors="backslashreplace")


def flush() -> None:
    """Write what is still kept back. A stream that takes nothing is closed quietly: Python would try again and end with 120."""
    import os

    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    main()
