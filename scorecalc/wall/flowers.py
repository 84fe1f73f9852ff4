"""Read the number of flowers that each player has to replace, from records and from the shell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.wall.options import Options
from scorecalc.wall.square import SEATS
from scorecalc.whole_numbers import whole

SPELLINGS = {
    spelling: seat
    for seat, names in zip(SEATS, ("E동東东", "S남南", "W서西", "N북北"), strict=True)
    for spelling in names
}
"""Spellings of the winds: E S W N, 동남서북, 東南西北."""


class FlowersRead(NamedTuple):
    """Flowers of each seat (on its first turn, the next one …), and everything that is wrong with them."""

    numbers: Mapping[str, tuple[int, ...]]
    problems: tuple[Problem, ...]


class _Entry(NamedTuple):
    """One player's flowers as written, and their start in the whole text."""

    seat: str
    numbers: str
    start: int

    @property
    def seat_span(self) -> tuple[int, int]:
        return self.start, self.start + len(self.seat)

    @property
    def span(self) -> tuple[int, int]:
        start = self.start + len(self.seat) + 1
        return start, start + len(self.numbers)


def read_flowers(record: Any, options: Options) -> FlowersRead:
    """Read the flowers of a record: `{"E": 2, "W": 1}`, or as one text, `E:2,W:1`.

    `2+1` stands for two flowers one of whose replacements was a flower again.

    >>> from types import SimpleNamespace
    >>> read_flowers("E:2+1,서:1", SimpleNamespace(flowers=8)).numbers
    {'E': (2, 1), 'W': (1,)}
    """
    text = _text(record)
    numbers: dict[str, tuple[int, ...]] = {}
    problems: list[Problem] = []
    for entry in _entries(text):
        wrong, read_numbers = _wrong(entry, text, numbers)
        problems += wrong
        numbers[SPELLINGS.get(entry.seat.upper(), entry.seat)] = read_numbers
    total = sum(map(sum, numbers.values()))
    if total > options.flowers:
        key = "wall.error.flowers_most" if options.flowers else "wall.error.no_flowers"
        values = {"total": total, "most": options.flowers}
        problems.append(Problem("bad_number", key, values, "", text, 0, len(text), field="flowers"))
    return FlowersRead(numbers, tuple(problems))


def _text(record: Any) -> str:
    """Return the flowers of a record as one would write them in the shell."""
    if not isinstance(record, Mapping):
        return str(record or "").strip()
    return ",".join(
        f"{seat}:{'+'.join(map(str, numbers)) if isinstance(numbers, list | tuple) else numbers}"
        for seat, numbers in record.items()
    )


def _entries(text: str) -> Iterator[_Entry]:
    start = 0
    for part in text.replace(" ", ",").split(","):
        if part:
            seat, _, numbers = part.partition(":")
            yield _Entry(seat, numbers, start)
        start += len(part) + 1


def _wrong(entry: _Entry, text: str, known: Mapping[str, Any]) -> tuple[list[Problem], tuple[int, ...]]:
    """Return what is wrong with one player's flowers, and the numbers that can be read all the same."""
    problems = []
    seat = SPELLINGS.get(entry.seat.upper())
    values = {"seat": entry.seat, "number": entry.numbers}
    if seat is None:
        problems.append(
            Problem("bad_seat", "wall.error.seat", values, "wall.hint.flowers", text, *entry.seat_span, "flowers")
        )
    elif seat in known:
        problems.append(Problem("bad_seat", "wall.error.seat_twice", values, "", text, *entry.seat_span, "flowers"))
    read_numbers = [whole(part) for part in entry.numbers.split("+")]
    numbers = tuple(number for number in read_numbers if number is not None and number >= 0)
    if len(numbers) < len(read_numbers):
        span = entry.span if entry.numbers else entry.seat_span
        problems.append(
            Problem("bad_number", "wall.error.flower_number", values, "wall.hint.flowers", text, *span, "flowers")
        )
    return problems, numbers
