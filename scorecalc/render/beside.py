"""What several rulesets make of the same question, in columns side by side."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.render.blocks import Block, Grid, Heading, Rows
from scorecalc.render.width import width, wrap


def side_by_side(names: Sequence[str], pages: Sequence[Sequence[Block]], columns: int = 80) -> list[Block]:
    """One table of the labelled lines of all `pages`, a column for each under its name, then what else each page has.

    A label that a page has twice keeps its lines apart from nobody: they are put together.

    >>> one, two = Rows((("fu", ("30",)), ("han", ("2",)))), Rows((("han", ("3",)),))
    >>> side_by_side(["a", "b"], [[one], [two]])
    [Grid(headers=('', 'a', 'b'), rows=(('fu', '30', ''), ('han', '2', '3')), align='lll')]
    """
    cells = [_labelled(page) for page in pages]
    labels = list(dict.fromkeys(label for page in cells for label in page))
    room = max((columns - max(map(width, labels), default=0)) // len(names) - 2, 10)
    rows = tuple(
        (label, *("\n".join(piece for line in page.get(label, ()) for piece in wrap(line, room)) for page in cells))
        for label in labels
    )
    out: list[Block] = [Grid(("", *names), rows, "l" * (len(names) + 1))]
    for name, page in zip(names, pages, strict=True):
        rest = [block for block in page if not isinstance(block, Rows)]
        out += [Heading(name), *rest] if rest else []
    return out


def _labelled(page: Sequence[Block]) -> dict[str, tuple[str, ...]]:
    """The labelled lines of a page by label."""
    found: dict[str, tuple[str, ...]] = {}
    for block in page:
        for label, lines in block.rows if isinstance(block, Rows) else ():
            found[label] = found.get(label, ()) + lines
    return found
