"""How problems are said on stderr: what is wrong, the place marked by a caret, what would be right."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from scorecalc.errors import Problem
from scorecalc.lang import Catalogue
from scorecalc.render.width import width

RED, BOLD, PLAIN = "\x1b[31m", "\x1b[1m", "\x1b[0m"


def show(problems: Iterable[Problem], say: Catalogue, *, colour: bool = False) -> None:
    """Print all `problems` to stderr."""
    text = "\n".join(line for problem in problems for line in lines(problem, say, colour=colour))
    sys.stderr.write(text + "\n")


def lines(problem: Problem, say: Catalogue, *, colour: bool = False) -> list[str]:
    """What is wrong, the text with a caret under the place, and the hint.

    >>> from scorecalc.lang import catalogue
    >>> problem = Problem("bad_token", "cli.error.set_form", {"word": "적5"}, text="123만 적5", start=5, end=7)
    >>> print("\\n".join(lines(problem, catalogue("en"))))
    error: --set takes KEY=VALUE, not '적5'
      123만 적5
            ^^^
    """
    head = _place(problem) or say.say("cli.heading.error") + ":"
    if colour:
        head = f"{BOLD}{RED}{head}{PLAIN}"
    out = [f"{head} {say.say(problem.key, **problem.values)}", *_marked(problem)]
    if problem.hint:
        out.append(f"  {say.say('cli.heading.hint')}: {say.say(problem.hint, **problem.values)}")
    return out


def _place(problem: Problem) -> str:
    """`file:line:col:`, as much of it as is known."""
    if not problem.file:
        return ""
    numbers = [str(number) for number in (problem.line, problem.column) if number]
    return ":".join((problem.file, *numbers)) + ":"


def _marked(problem: Problem) -> list[str]:
    """The text that the problem points into, and carets under the place; empty where it points at nothing."""
    if problem.start < 0 or not problem.text:
        return []
    first = problem.text.rfind("\n", 0, problem.start) + 1
    end = problem.text.find("\n", first)
    shown = _plain(problem.text[first : end if end >= 0 else None])
    start = problem.start - first
    stop = min(max(problem.end - first, start), len(shown))
    # without a column the text is a field of a record, and no line of the file
    is_line = bool(problem.file and problem.column)
    gutter = f"  {problem.line} | " if is_line else "  "
    blank = f"{'| ':>{len(gutter)}}" if is_line else gutter
    carets = "^" * max(width(shown[start:stop]), 1)
    return [gutter + shown, blank + " " * width(shown[:start]) + carets]


def _plain(text: str) -> str:
    """`text` with a blank for every character that would move the cursor, so that the caret stays in its place."""
    return "".join(char if char.isprintable() else " " for char in text)
