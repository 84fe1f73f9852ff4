"""Blocks: the parts of a page, whatever its format."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable
from typing import NamedTuple


class Heading(NamedTuple):
    """The title of the blocks after it."""

    text: str


class Rows(NamedTuple):
    """Labelled lines: the labels form a column. A row may have several lines; its label is beside the first."""

    rows: tuple[tuple[str, tuple[str, ...]], ...]


class Grid(NamedTuple):
    """A table. `align` has one letter a column: `l`, `r` or `c`."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    align: str


class SmallGrid(NamedTuple):
    """A small table: one line a row, every text written by the program. A terminal gets it without the writer of large tables."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    align: str


class Prose(NamedTuple):
    """Lines of running text; those that are too long for the terminal are wrapped between words."""

    lines: tuple[str, ...]


class Drawing(NamedTuple):
    """Lines that no writer changes; `svg` draws the same picture for HTML pages."""

    lines: tuple[str, ...]
    svg: Callable[[], str] | None = None


Block = Heading | Rows | Grid | SmallGrid | Prose | Drawing
