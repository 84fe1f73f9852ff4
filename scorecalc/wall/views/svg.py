"""The square of a dealt wall as an SVG picture: the tiles of every stack, their owners, the break, the loose tiles."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import NamedTuple

from scorecalc.lang import Catalogue
from scorecalc.wall.answer import DealtWall
from scorecalc.wall.views.marks import SIDES, Marks, marks, place, summary

SIZE = 1000
_LONG, _DEEP = 36, 27  # one tile along its wall and across it
_GAP = 2
_LAID = 30  # how far inside the wall a loose tile is drawn
_LEGEND_COLUMNS = 3

_FILL = {
    "E": "#f4b6ae",
    "S": "#b5dfb0",
    "W": "#b3cff2",
    "N": "#d9c3ec",
    "live": "#fffdf5",
    "dead": "#6f6f6f",
    "next_draw": "#ffe14d",
    "flower": "#ffd0e6",
    "next_flower": "#ff8ec4",
    "kong": "#d8d8d8",
    "next_kong": "#ffab4d",
    "next_end": "#ffab4d",
    "moved": "#ffffff",
    "shown": "#ff7a66",
}
_AHEAD = {"top": (1, 0), "right": (0, 1), "bottom": (-1, 0), "left": (0, -1)}  # the way in which tiles are drawn
_LAID_EDGE = ' stroke="#a04000" stroke-width="2"'
_LIGHT = frozenset({"dead"})
_STYLE = (
    "text { font-family: system-ui, 'Noto Sans CJK KR', 'Noto Sans CJK JP', sans-serif; text-anchor: middle; "
    "dominant-baseline: central; fill: #222 }"
)


class _Box(NamedTuple):
    """A rectangle by its left upper corner."""

    x: int
    y: int
    wide: int
    high: int

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.wide // 2, self.y + self.high // 2


class _Frame(NamedTuple):
    """The places of the walls: their length, and the outer edge of the square."""

    stacks: int

    @property
    def length(self) -> int:
        return self.stacks * _LONG

    @property
    def near(self) -> int:
        """The outer side of the upper and of the left wall."""
        return (SIZE - self.length) // 2 - 2 * _DEEP - 24

    @property
    def far(self) -> int:
        """The outer side of the lower and of the right wall."""
        return SIZE - self.near

    def along(self, side: str, number: int) -> int:
        """Return the start of a stack along its wall, from its owner's right end on."""
        first = (SIZE - self.length) // 2
        backwards = side in ("bottom", "left")
        return first + _LONG * (self.stacks - number if backwards else number - 1)

    def tile(self, stack: str, level: int) -> _Box:
        """Return the upper (0) or lower (1) tile of a stack: A is above B in horizontal walls, left of it in upright ones."""
        side, number = SIDES[stack[0]], int(stack[1:])
        start = self.along(side, number)
        outer = self.near if side in ("top", "left") else self.far - 2 * _DEEP
        across = outer + level * _DEEP
        if side in ("top", "bottom"):
            return _Box(start, across, _LONG - _GAP, _DEEP - _GAP)
        return _Box(across, start, _DEEP - _GAP, _LONG - _GAP)

    def beside(self, stack: str, distance: int) -> tuple[int, int]:
        """Return a point `distance` inside the wall (outside if negative) at the middle of a stack."""
        side, number = SIDES[stack[0]], int(stack[1:])
        middle = self.along(side, number) + (_LONG - _GAP) // 2
        low = self.near + 2 * _DEEP + distance if distance > 0 else self.near + distance
        across = low if side in ("top", "left") else SIZE - low
        return (middle, across) if side in ("top", "bottom") else (across, middle)

    def after(self, stack: str) -> tuple[tuple[int, int], tuple[int, int]]:
        """Return the line across the wall behind the last side of a stack, in the direction of drawing."""
        side, number = SIDES[stack[0]], int(stack[1:])
        edge = self.along(side, number) - _GAP // 2 + (_LONG if side in ("top", "right") else 0)
        first, last = (self.near - 8, self.near + 2 * _DEEP + 14)
        if side in ("bottom", "right"):
            first, last = SIZE - first, SIZE - last
        return ((edge, first), (edge, last)) if side in ("top", "bottom") else ((first, edge), (last, edge))


def picture(deal: DealtWall, words: Catalogue) -> str:
    """Return the whole picture; its title says what it shows to those who cannot see it."""
    shown = marks(deal)
    frame = _Frame(shown.stacks)
    legend = list(_legend(shown, words))
    items = len(shown.kinds()) + bool(shown.laid)
    height = SIZE + 40 * ((items + _LEGEND_COLUMNS - 1) // _LEGEND_COLUMNS) + 20
    middle = summary(deal, words)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {height}" role="img">',
        f"<title>{escape(' '.join(middle))}</title>",
        f"<style>{_STYLE}</style>",
        *_stacks(shown, words, frame),
        *_names(words, frame),
        *_laid(shown, words, frame),
        *_break(shown, words, frame),
        *_middle(middle),
        *legend,
        "</svg>",
    ]
    return "\n".join(parts)


def _text(point: tuple[int, int], text: str, size: int, extra: str = "") -> str:
    return f'<text x="{point[0]}" y="{point[1]}" font-size="{size}"{extra}>{escape(text)}</text>'


def _rectangle(box: _Box, fill: str, extra: str = ' stroke="#444"') -> str:
    return f'<rect x="{box.x}" y="{box.y}" width="{box.wide}" height="{box.high}" rx="3" fill="{fill}"{extra}/>'


def _tile(box: _Box, kind: str, words: Catalogue) -> Iterator[str]:
    """Yield a tile in the colour of its kind and with its sign, so that nobody has to tell colours apart."""
    dashed = ' stroke="#444" stroke-dasharray="3 3"' if kind == "moved" else ' stroke="#444"'
    yield _rectangle(box, _FILL[kind], dashed)
    if kind != "live":
        white = ' style="fill: #fff"' if kind in _LIGHT else ""
        yield _text(box.middle, words.text(f"wall.sign.{kind}"), 15, white)


def _stacks(shown: Marks, words: Catalogue, frame: _Frame) -> Iterator[str]:
    for seat in SIDES:
        for number in range(1, shown.stacks + 1):
            stack = f"{seat}{number}"
            for level, letter in enumerate("AB"):
                yield from _tile(frame.tile(stack, level), shown.tiles[stack + letter], words)
            yield _text(frame.beside(stack, -14), str(number), 14)


def _names(words: Catalogue, frame: _Frame) -> Iterator[str]:
    """Yield the names of the walls, outside them, and the letters of the upper and the lower tiles."""
    near, far, centre = frame.near - 45, frame.far + 45, SIZE // 2
    points = {"top": (centre, near), "bottom": (centre, far), "left": (near, centre), "right": (far, centre)}
    for seat, side in SIDES.items():
        turned = f' transform="rotate({-90 if side == "left" else 90} {points[side][0]} {points[side][1]})"'
        text = words.text("wall.label.wall", seat=words.text(f"wall.seat.{seat}"))
        yield _text(points[side], text, 22, ' font-weight="bold"' + (turned if side in ("left", "right") else ""))
        for level, letter in enumerate("AB"):
            box = frame.tile(f"{seat}{frame.stacks if side in ('bottom', 'left') else 1}", level)
            x, y = box.middle
            corner = (x - 30, y) if side in ("top", "bottom") else (x, y - 30)
            yield _text(corner, letter, 14)


def _laid(shown: Marks, words: Catalogue, frame: _Frame) -> Iterator[str]:
    """Yield the loose tiles, each inside the square at the stack that it lies on."""
    for stack, tile in shown.laid.items():
        x, y = frame.beside(stack, _LAID)
        yield _rectangle(_Box(x - 24, y - 14, 48, 28), _FILL["next_kong"], _LAID_EDGE)
        yield _text((x, y), place(tile, words), 15)


def _break(shown: Marks, words: Catalogue, frame: _Frame) -> Iterator[str]:
    """Yield a red line across the wall at the break, and an arrow at the first stack in the direction of drawing."""
    before, after = shown.cut
    (x1, y1), (x2, y2) = frame.after(before)
    yield f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#d00000" stroke-width="5"/>'
    side = SIDES[after[0]]
    x, y = frame.beside(after, 22)
    ahead = _AHEAD[side]
    tip = (x + 60 * ahead[0], y + 60 * ahead[1])
    wing = (8 * ahead[1], 8 * ahead[0])
    back = (tip[0] - 14 * ahead[0], tip[1] - 14 * ahead[1])
    yield f'<line x1="{x}" y1="{y}" x2="{back[0]}" y2="{back[1]}" stroke="#d00000" stroke-width="4"/>'
    yield (
        f'<polygon points="{tip[0]},{tip[1]} {back[0] + wing[0]},{back[1] + wing[1]} '
        f'{back[0] - wing[0]},{back[1] - wing[1]}" fill="#d00000"/>'
    )
    for stack, key in ((before, "break"), (after, "start")):
        point = _label_point(frame, stack, key)
        # text runs from the walls to the middle, so that it meets none of them in a corner
        anchor = "start" if point[0] < SIZE // 3 else "end" if point[0] > SIZE * 2 // 3 else "middle"
        text = f"{words.text(f'wall.label.{key}')} {place(stack, words)}"
        yield _text(point, text, 18, f' style="fill: #d00000; text-anchor: {anchor}"')


def _label_point(frame: _Frame, stack: str, key: str) -> tuple[int, int]:
    """Return a point where the words at the break (behind it) and at the first stack (along its arrow) never meet."""
    side = SIDES[stack[0]]
    ahead = _AHEAD[side]
    if key == "start":
        distance, shift = 52, 30
    else:
        distance, shift = (96, 0) if side in ("top", "bottom") else (60, -60)
    x, y = frame.beside(stack, distance)
    return x + shift * ahead[0], y + shift * ahead[1]


def _middle(lines: list[str]) -> Iterator[str]:
    top = SIZE // 2 - 17 * (len(lines) - 1)
    for number, text in enumerate(lines):
        yield _text((SIZE // 2, top + 34 * number), text, 20)


def _legend(shown: Marks, words: Catalogue) -> Iterator[str]:
    """Yield a tile of each kind with its meaning, under the square."""
    for number, kind in enumerate([*shown.kinds(), *(["laid"] if shown.laid else [])]):
        row, column = divmod(number, _LEGEND_COLUMNS)
        x, y = 60 + column * (SIZE - 80) // _LEGEND_COLUMNS, SIZE + 10 + 40 * row
        box = _Box(x, y, _LONG - _GAP, _DEEP - _GAP)
        if kind == "laid":
            yield _rectangle(box, _FILL["next_kong"], _LAID_EDGE)
        else:
            yield from _tile(box, kind, words)
        yield _text(
            (x + _LONG + 8, y + _DEEP // 2), words.text(f"wall.legend.{kind}"), 17, ' style="text-anchor: start"'
        )
