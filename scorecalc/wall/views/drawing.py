"""The square of a dealt wall in signs: seen from above, East below, everything in its place within 80 cells.

A sign takes two cells, so that 동 and 東 fit. Each wall has its numbers on the outer side; horizontal walls have their
upper tiles in the row A and the lower ones in the row B, upright walls in the columns A and B.
"""

from __future__ import annotations

from scorecalc.lang import Catalogue
from scorecalc.render.width import pad, width
from scorecalc.wall.answer import DealtWall
from scorecalc.wall.views.marks import SIDES, Marks, marks, summary

WIDTH = 79
_STEP = 3  # cells from one stack of a horizontal wall to the next
_INNER_LEFT, _INNER_RIGHT = 8, 71  # the cells between the upright walls
_TOP = 6  # the row of the first stack of the upright walls


class _Canvas:
    """Rows of cells; a wide sign takes its cell and the empty one behind it."""

    def __init__(self, rows: int) -> None:
        self.cells = [[" "] * WIDTH for _ in range(rows)]

    def write(self, row: int, start: int, text: str) -> None:
        """Write `text` from cell `start` on, moved to the left or right if it does not fit the row."""
        start = max(min(start, WIDTH - width(text)), 0)
        for sign in text:
            cells = width(sign)
            self.cells[row][start : start + cells] = [sign, *[""] * (cells - 1)]
            start += cells

    def lines(self) -> tuple[str, ...]:
        """The rows as text, each `WIDTH` cells wide."""
        return tuple("".join(row) for row in self.cells)


def drawing(deal: DealtWall, words: Catalogue) -> tuple[str, ...]:
    """Return the lines of the square, all equally wide."""
    shown = marks(deal)
    canvas = _Canvas(shown.stacks + 2 * _TOP)
    for seat, side in SIDES.items():
        _name(canvas, shown, seat, words)
        for number in range(1, shown.stacks + 1):
            if side in ("top", "bottom"):
                _lying_stack(canvas, shown, seat, number, words)
            else:
                _upright_stack(canvas, shown, seat, number, words)
    _cut(canvas, shown, words)
    middle = summary(deal, words)
    row = _TOP + (shown.stacks - len(middle)) // 2
    for line, text in enumerate(middle):
        canvas.write(row + line, (WIDTH - width(text)) // 2, text)
    return canvas.lines()


def _rows(shown: Marks, side: str) -> dict[str, int]:
    """Return the rows of a horizontal wall: name, numbers, upper and lower tiles, loose tiles, the break."""
    last = shown.stacks + 2 * _TOP - 1
    if side == "top":
        return {"name": 0, "number": 1, "A": 2, "B": 3, "laid": 4, "cut": 5}
    return {"cut": last - 5, "laid": last - 4, "A": last - 3, "B": last - 2, "number": last - 1, "name": last}


def _column(shown: Marks, side: str, number: int) -> int:
    """Return the first cell of a stack of a horizontal wall: West's right end is on the left, East's on the right."""
    first = (WIDTH - _STEP * shown.stacks) // 2
    return first + _STEP * (number - 1 if side == "top" else shown.stacks - number)


def _row(shown: Marks, side: str, number: int) -> int:
    """Return the row of a stack of an upright wall: the right end of South is above, that of North below."""
    return _TOP + (number - 1 if side == "right" else shown.stacks - number)


def _name(canvas: _Canvas, shown: Marks, seat: str, words: Catalogue) -> None:
    """Write the name of a wall, and the letters of its rows or columns."""
    side = SIDES[seat]
    text = words.text("wall.label.wall", seat=words.text(f"wall.seat.{seat}"))
    if side in ("top", "bottom"):
        rows = _rows(shown, side)
        canvas.write(rows["name"], (WIDTH - width(text)) // 2, text)
        for letter in "AB":
            canvas.write(rows[letter], (WIDTH - _STEP * shown.stacks) // 2 - 3, letter)
    else:
        left = side == "left"
        canvas.write(_TOP - 2, 0 if left else WIDTH - width(text), text)
        canvas.write(_TOP - 1, 3 if left else 72, "A B")


def _sign(shown: Marks, tile: str, words: Catalogue) -> str:
    return pad(words.text(f"wall.sign.{shown.tiles[tile]}"), 2)


def _lying_stack(canvas: _Canvas, shown: Marks, seat: str, number: int, words: Catalogue) -> None:
    side, stack = SIDES[seat], f"{seat}{number}"
    rows, column = _rows(shown, side), _column(shown, side, number)
    canvas.write(rows["number"], column, str(number))
    for letter in "AB":
        canvas.write(rows[letter], column, _sign(shown, stack + letter, words))
    if stack in shown.laid:
        canvas.write(rows["laid"], column, shown.laid[stack][1:])


def _upright_stack(canvas: _Canvas, shown: Marks, seat: str, number: int, words: Catalogue) -> None:
    side, stack = SIDES[seat], f"{seat}{number}"
    row = _row(shown, side, number)
    left = side == "left"
    canvas.write(row, 0 if left else 77, f"{number:>2}" if left else str(number))
    for letter, column in zip("AB", (3, 5) if left else (72, 74), strict=True):
        canvas.write(row, column, _sign(shown, stack + letter, words))
    if stack in shown.laid:
        _beside(canvas, row, shown.laid[stack][1:], left=left)


def _beside(canvas: _Canvas, row: int, text: str, *, left: bool) -> None:
    """Write `text` inside the square, pointing at a stack of an upright wall."""
    text = f"< {text}" if left else f"{text} >"
    canvas.write(row, _INNER_LEFT if left else _INNER_RIGHT - width(text), text)


def _cut(canvas: _Canvas, shown: Marks, words: Catalogue) -> None:
    """Write the words at the last stack before the break and at the first one that is drawn."""
    for stack, key in zip(shown.cut, ("break", "start"), strict=True):
        seat, number = stack[0], int(stack[1:])
        side, text = SIDES[seat], words.text(f"wall.label.{key}")
        if side in ("left", "right"):
            _beside(canvas, _row(shown, side, number), text, left=side == "left")
            continue
        column = _column(shown, side, number)
        # tiles are drawn to the right along West's wall, to the left along East's; the words keep apart
        before = (key == "break") == (side == "top")
        start, text = (column - width(text) - 1, f"{text} ^") if before else (column, f"^ {text}")
        canvas.write(_rows(shown, side)["cut"], start, text)
