"""Blocks as plain text for a terminal, as Markdown, and as HTML."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from scorecalc.render.blocks import Block, Drawing, Grid, Heading, Prose, Rows, SmallGrid
from scorecalc.render.width import pad, width, wrap

BOLD, PLAIN = "\x1b[1m", "\x1b[0m"


def to_text(blocks: Iterable[Block], *, columns: int = 80, colour: bool = False) -> str:
    """Return `blocks` as text at most `columns` cells wide; `colour` makes labels and headings bold."""

    def strong(text: str) -> str:
        return f"{BOLD}{text}{PLAIN}" if colour and text.strip() else text

    out: list[str] = []
    before: Block | None = None
    for block in blocks:
        if before and (isinstance(block, Heading) or _stand_apart(before, block)):
            out.append("")
        before = block
        if isinstance(block, Heading):
            out.append(strong(block.text))
        elif isinstance(block, Rows):
            out += _rows_as_text(block, columns, strong)
        elif isinstance(block, Grid):
            out += grid_lines(block, "simple")
        elif isinstance(block, SmallGrid):
            out += small_grid_lines(block)
        elif isinstance(block, Prose):
            out += [piece for line in block.lines for piece in wrap(line, columns)]
        else:
            out += block.lines
    return "\n".join(line.rstrip() for line in out)


def _stand_apart(before: Block, block: Block) -> bool:
    """True if one of the two is a table and no heading joins them."""
    tables = (Grid, SmallGrid)
    return isinstance(before, tables) or (isinstance(block, tables) and not isinstance(before, Heading))


def _rows_as_text(block: Rows, columns: int, strong: Callable[[str], str]) -> list[str]:
    cells = 2 + max((width(label) for label, _ in block.rows), default=0)
    out: list[str] = []
    for label, lines in block.rows:
        head = strong(label) + " " * (cells - width(label))
        for line in lines or ("",):
            for piece in wrap(line, columns - cells):
                out.append(head + piece)
                head = " " * cells
    return out


def small_grid_lines(block: SmallGrid) -> list[str]:
    """Return the lines of a small table as tabulate's style `simple` has them, without tabulate, which costs as much as a hand.

    >>> small_grid_lines(SmallGrid(("item", "fu"), (("부저", "20"), ("tsumo", "2")), "lr"))
    ['item      fu', '------  ----', '부저      20', 'tsumo      2']
    """
    columns = list(zip(block.headers, *block.rows, strict=True))
    cells = [max(width(head) + 2, *map(width, texts)) for head, *texts in columns]
    rows = [block.headers, tuple("-" * each for each in cells), *block.rows]
    return ["  ".join(map(aligned, row, cells, block.align)) for row in rows]


def aligned(text: str, cells: int, side: str) -> str:
    """Return `text` in `cells` cells, at the left (`l`) or right (`r`).

    >>> aligned("패", 4, "r"), aligned("패", 4, "l")
    ('  패', '패  ')
    """
    return pad(text, cells) if side == "l" else " " * (cells - width(text)) + text


def grid_lines(block: Grid | SmallGrid, style: str) -> list[str]:
    """Return the lines of a table in one of tabulate's styles (`simple`, `github`)."""
    from tabulate import tabulate

    names = {"l": "left", "r": "right", "c": "center"}
    return tabulate(
        block.rows,
        block.headers,
        tablefmt=style,
        colalign=[names[letter] for letter in block.align] if block.rows else None,
        disable_numparse=True,
        preserve_whitespace=True,
    ).split("\n")


def to_markdown(blocks: Iterable[Block]) -> str:
    """Return `blocks` as GitHub-flavoured Markdown."""
    parts: list[str] = []
    for block in blocks:
        if isinstance(block, Heading):
            parts.append(f"### {block.text}")
        elif isinstance(block, Rows):
            parts.append("\n".join(f"- **{label}** {'<br>'.join(lines)}" for label, lines in block.rows))
        elif isinstance(block, Grid | SmallGrid):
            escaped = Grid(
                block.headers, tuple(tuple(c.replace("|", "\\|") for c in row) for row in block.rows), block.align
            )
            parts.append("\n".join(grid_lines(escaped, "github")))
        elif isinstance(block, Prose):
            parts.append("  \n".join(block.lines))
        else:
            parts.append("\n".join(("```text", *block.lines, "```")))
    return "\n\n".join(parts)


def to_html(blocks: Iterable[Block], *, title: str, language: str) -> str:
    """Return `blocks` as one HTML page that prints well and loads nothing."""
    body = "\n".join(_as_html(block) for block in blocks)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f"<style>\n{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>"
    )


_STYLE = """\
body { font-family: system-ui, "Noto Sans CJK KR", sans-serif; margin: 2rem auto; max-width: 60rem; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { border: 1px solid #999; padding: .25rem .6rem; vertical-align: top; }
th { background: #eee; }
svg { max-width: 100%; height: auto; }
@media print { body { margin: 0; } thead { display: table-header-group; } tr { break-inside: avoid; } }
"""


def escape(text: str) -> str:
    """Return `text` with the characters escaped that have a meaning in HTML."""
    # html knows every named character: loading it takes a third of the time of scoring a hand
    from html import escape as escaped

    return escaped(text)


def _as_html(block: Block) -> str:
    if isinstance(block, Heading):
        return f"<h2>{escape(block.text)}</h2>"
    if isinstance(block, Rows):
        rows = (
            f"<tr><th>{escape(label)}</th><td>{'<br>'.join(map(escape, lines))}</td></tr>"
            for label, lines in block.rows
        )
        return "<table>\n" + "\n".join(rows) + "\n</table>"
    if isinstance(block, Grid | SmallGrid):
        return _grid_as_html(block)
    if isinstance(block, Prose):
        return "\n".join(f"<p>{escape(line)}</p>" for line in block.lines)
    if isinstance(block, Drawing) and block.svg:
        return block.svg()
    return f"<pre>{escape(chr(10).join(block.lines))}</pre>"


def _grid_as_html(block: Grid | SmallGrid) -> str:
    styles = {"l": "left", "r": "right", "c": "center"}

    def row(cells: Sequence[str], tag: str) -> str:
        return "".join(
            f'<{tag} style="text-align:{styles[side]}">{escape(cell)}</{tag}>'
            for cell, side in zip(cells, block.align, strict=True)
        )

    head = f"<thead><tr>{row(block.headers, 'th')}</tr></thead>"
    body = "\n".join(f"<tr>{row(cells, 'td')}</tr>" for cells in block.rows)
    return f"<table>\n{head}\n<tbody>\n{body}\n</tbody>\n</table>"
