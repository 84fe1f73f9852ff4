"""The few shapes that everything shown is made of."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple


class Heading(NamedTuple):
    """A line that names what follows."""

    text: str


class Rows(NamedTuple):
    """Labelled lines: the labels stand in one column. A row may have several lines, the label stands at the first."""

    rows: tuple[tuple[str, tuple[str, ...]], ...]


class Grid(NamedTuple):
    """A table. `align` has one letter a column: `l`, `r` or `c`. An empty cell stays empty."""

    headers: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    align: str


class Prose(NamedTuple):
    """Lines of running text; those that are too long for the terminal are wrapped between words."""

    lines: tuple[str, ...]


class Drawing(NamedTuple):
    """Lines that stand exactly as they are, and the same picture as SVG for HTML pages."""

    lines: tuple[str, ...]
    svg: str = ""


Block = Heading | Rows | Grid | Prose | Drawing
