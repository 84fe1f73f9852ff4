"""Puts the answers of several rulesets side by side: equal lines once, different ones in columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.width import width, wrap

Lines = tuple[str, ...]


def side_by_side(names: Sequence[str], pages: Sequence[Sequence[Block]], columns: int = 80) -> list[Block]:
    """Return the labelled lines that all `pages` share, a table of the others with a column for each page, then the rest.

    Lines with the same label on one page are joined. Blocks from the first heading on are not compared line by line: they appear
    once if all pages have the same, else under the name of each page. A sentence with which all pages begin comes first.

    >>> one, two = Rows((("hand", ("1m",)), ("fu", ("30",)))), Rows((("hand", ("1m",)), ("fu", ("40",))))
    >>> side_by_side(["a", "b"], [[one], [two]])
    [Rows(rows=(('hand', ('1m',)),)), Grid(headers=('', 'a', 'b'), rows=(('fu', '30', '40'),), align='lll')]
    """
    first = pages[0][:1]
    if first and isinstance(first[0], Prose) and all(page[:1] == first for page in pages):
        return [first[0], *side_by_side(names, [page[1:] for page in pages], columns)]
    ends = [next((at for at, block in enumerate(page) if isinstance(block, Heading)), len(page)) for page in pages]
    labelled = [_labelled(page[:end]) for page, end in zip(pages, ends, strict=True)]
    labels = list(dict.fromkeys(label for page in labelled for label in page))
    alike = [label for label in labels if all(page.get(label) == labelled[0].get(label) for page in labelled)]
    apart = [label for label in labels if label not in alike]
    out: list[Block] = [Rows(tuple((label, labelled[0][label]) for label in alike))] if alike else []
    if apart:
        out.append(_grid(names, labelled, apart, columns))
    left = [
        [block for at, block in enumerate(page) if at >= end or not isinstance(block, Rows)]
        for page, end in zip(pages, ends, strict=True)
    ]
    if all(rest == left[0] for rest in left):
        return out + left[0]
    for name, rest in zip(names, left, strict=True):
        out += [Heading(name), *rest] if rest else []
    return out


def _labelled(page: Sequence[Block]) -> dict[str, Lines]:
    """Return the labelled lines of a page by label."""
    found: dict[str, Lines] = {}
    for block in page:
        for label, lines in block.rows if isinstance(block, Rows) else ():
            found[label] = found.get(label, ()) + lines
    return found


def _grid(names: Sequence[str], labelled: Sequence[Mapping[str, Lines]], labels: Sequence[str], columns: int) -> Grid:
    """Return a table with a column for each page; lines are broken so that all columns fit."""
    room = max((columns - max(map(width, labels))) // len(names) - 2, 10)
    rows = tuple(
        (label, *("\n".join(piece for line in page.get(label, ()) for piece in wrap(line, room)) for page in labelled))
        for label in labels
    )
    return Grid(("", *names), rows, "l" * (len(names) + 1))
