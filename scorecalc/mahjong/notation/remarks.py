"""Collects what there is to say about a text while it is read: problems and notes, each with its place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from scorecalc.errors import Problem
from scorecalc.mahjong.notation.normalise import PlainText


class Remarks:
    """The problems of one text, and the notes about what was understood leniently. Places are indices of the plain text."""

    def __init__(self, given: PlainText) -> None:
        self.given = given
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []

    def add(self, problem: Problem, start: int, end: int) -> None:
        """Add `problem` with the place `start:end`; its sentence can name the `text` there."""
        values = {"text": self.given.piece(start, end), **problem.values}
        first, last = self.given.span(start, end)
        self.problems.append(problem._replace(values=values, text=self.given.given, start=first, end=last))

    def wrong(self, key: str, start: int, end: int, *, hint: str = "", code: str = "bad_token", **values: Any) -> None:
        """Add the problem `error.<key>` of the catalogue at `start:end`, with the hint of the same name unless `hint` names one."""
        hint_key = f"mahjong_notation.hint.{hint or key}"
        self.add(Problem(code, f"mahjong_notation.error.{key}", values, hint_key), start, end)

    def unknown_word(self, start: int, end: int, near: list[str], **values: Any) -> None:
        """Add that the word at `start:end` is unknown; the hint names the words `near` it."""
        problem = Problem("bad_token", "mahjong_notation.error.unknown_word", values)
        self.add(problem.suggesting(near, "mahjong_notation.hint.words"), start, end)

    def note(self, key: str, start: int, end: int, **values: Any) -> None:
        """Add the note `note.<key>` of the catalogue at `start:end`, unless the text has one with this key already."""
        if any(note.key == f"mahjong_notation.note.{key}" for note in self.notes):
            return
        values.setdefault("text", self.given.piece(start, end))
        span = self.given.span(start, end)
        self.notes.append(Problem("read_as", f"mahjong_notation.note.{key}", values, "", self.given.given, *span))


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return `problems` in the order of their places."""
    return tuple(sorted(problems, key=lambda problem: (problem.start, problem.end)))
