"""Problems as they appear on stderr: what is wrong, the place marked by a caret, what would be right."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from scorecalc.errors import Problem
from scorecalc.lang import Catalogue
from scorecalc.render.width import width

RED, BOLD, PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"


def show(problems: Iterable[Problem], words: Catalogue, *, colour: bool = False) -> None:
    """Print all `problems` to stderr."""
    text = "\n".join(line for problem in problems for line in lines(problem, words, colour=colour))
    sys.stderr.write(text + "\n")


def lines(problem: Problem, words: Catalogue, *, colour: bool = False) -> list[str]:
    """Return the lines of a problem: what is wrong, the text with a caret under the place, and the hint.

    >>> from scorecalc.lang import catalogue
    >>> problem = Problem("bad_token", "cli.error.set_form", {"word": "적5"}, text="123만 적5", start=5, end=7)
    >>> print("\\n".join(lines(problem, catalogue("en"))))
    error: --set takes KEY=VALUE, not '적5'
      123만 적5
            ^^^
    """
    head = _place(problem, words) or words.text("cli.heading.error") + ":"
    if colour:
        head = f"{BOLD}{RED}{head}{PLAIN}"
    out = [f"{head} {words.text(problem.key, **problem.values)}", *_marked(problem)]
    if problem.hint:
        out.append(f"  {words.text('cli.heading.hint')}: {words.text(problem.hint, **problem.values)}")
    return out


def _place(problem: Problem, words: Catalogue) -> str:
    """`file:line:col:`, as much of it as is known; of standard input, which has no name, the line in words."""
    if not problem.file:
        return words.text("common.batch.line", line=problem.line) + ":" if problem.line else ""
    numbers = [str(number) for number in (problem.line, problem.column) if number]
    return ":".join((problem.file, *numbers)) + ":"


def _marked(problem: Problem) -> list[str]:
    """The text that the problem points into, and carets under the place; empty if it points at nothing."""
    if problem.start < 0 or not problem.text:
        return []
    first = problem.text.rfind("\n", 0, problem.start) + 1
    end = problem.text.find("\n", first)
    start = problem.start - first
    shown, start, stop = _cut(problem.text[first : end if end >= 0 else None], start, max(problem.end - first, start))
    shown = _plain(shown)
    # without a column the text is a field of a record, and no line of the file
    is_line = bool(problem.line and problem.column)
    gutter = f"  {problem.line} | " if is_line else "  "
    blank = f"{'| ':>{len(gutter)}}" if is_line else gutter
    carets = "^" * max(width(shown[start:stop]), 1)
    return [gutter + shown, blank + " " * width(shown[:start]) + carets]


AROUND = 200
"""Characters of a long line that are shown before and behind the place of a problem, and of the place itself."""


def _cut(line: str, start: int, stop: int) -> tuple[str, int, int]:
    """The part of `line` around `start` and `stop`, and where these are in it; all of a line that is not long.

    >>> cut, start, stop = _cut("a" * 500 + "b" + "c" * 500, 500, 501)
    >>> len(cut), cut[start:stop], cut[0], cut[-1]
    (403, 'b', '…', '…')
    """
    stop = min(stop, len(line))
    if len(line) <= 3 * AROUND:
        return line, start, stop
    stop = min(stop, start + AROUND)
    first, last = max(start - AROUND, 0), min(stop + AROUND, len(line))
    head, tail = "…" if first else "", "…" if last < len(line) else ""
    return head + line[first:last] + tail, start - first + len(head), stop - first + len(head)


def _plain(text: str) -> str:
    """`text` with a blank for every character that would move the cursor, so that the caret stays in its place."""
    return "".join(char if char.isprintable() else " " for char in text)
