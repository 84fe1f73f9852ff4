"""The views of the wall: a dealt wall with its drawing, every hand and what lies ready; and the throws of a ruleset.

`render/wall_drawing.py` draws the square in signs, `render/wall_svg.py` for web pages, `render/wall_steps.py` tells the
procedure step by step.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Drawing, Grid, Heading, Prose, Rows
from scorecalc.render.width import width
from scorecalc.wall.views.drawing import WIDTH, drawing
from scorecalc.wall.views.marks import Marks, marks, place, places
from scorecalc.wall.views.steps import steps
from scorecalc.wall.views.svg import picture

Row = tuple[str, tuple[str, ...]]


def deal_view(
    result: Mapping[str, Any],
    words: Catalogue,
    *,
    explain: bool = False,
    tiles: str = "mpsz",
    slang: bool = False,
) -> list[Block]:
    """`result` as a drawing of the square and rows under it; `explain` tells the procedure step by step between them.

    `tiles` and `slang` change nothing: the tiles of a wall lie face down, and nothing is called out.
    """
    shown = marks(result)
    blocks: list[Block] = [Rows((_ruleset_row(result, words),))]
    square = (*drawing(result, words), "", *legend(shown, words))
    blocks += [Drawing(square, picture(result, words)), Prose(tuple(_reading_help(shown, words)))]
    if explain:
        told = tuple((f"{number}.", (text,)) for number, text in enumerate(steps(result, words), 1))
        blocks += [Heading(words.text("wall.heading.steps")), Rows(told)]
    blocks += [
        Heading(words.text("wall.heading.deal")),
        Rows((*_hand_rows(result, words), *_ready_rows(result, words))),
    ]
    if result["flowers"] or result["kongs"]:
        blocks += [Heading(words.text("wall.heading.after")), Rows(tuple(_after_rows(result, words)))]
    return blocks


def table_view(result: Mapping[str, Any], words: Catalogue, *, columns: int = 80) -> list[Block]:
    """Which throws name whose wall. The table fits any number of `columns`."""
    throws: dict[str, list[str]] = {seat: [] for seat in "ESWN"}
    for row in result["rows"]:
        throws[row["wall"]].append(str(row["throw"]))
    headers = (words.text("wall.table.wall"), words.text("wall.table.throws"))
    rows = tuple((words.text(f"wall.seat.{seat}"), words.listed(sums)) for seat, sums in throws.items())
    return [Heading(words.text("wall.table.title")), Grid(headers, rows, "ll")]


def legend(shown: Marks, words: Catalogue) -> Iterator[str]:
    """The signs that the drawing has, with what they mean, in lines no wider than the drawing."""
    line = ""
    for kind in shown.kinds():
        item = f"{words.text(f'wall.sign.{kind}')} {words.text(f'wall.legend.{kind}')}"
        longer = f"{line} · {item}" if line else item
        if width(longer) > WIDTH:
            yield line
            longer = item
        line = longer
    yield line


def _reading_help(shown: Marks, words: Catalogue) -> Iterator[str]:
    """What the numbers and letters mean."""
    yield words.text("wall.legend.numbers")
    for tile in list(shown.laid.values())[:1]:
        yield words.text("wall.legend.laid_line", tile=tile[1:], laid=words.text("wall.legend.laid"))


def _row(key: str, words: Catalogue, *lines: str) -> Row:
    return words.text(f"wall.row.{key}"), lines


def _ruleset_row(result: Mapping[str, Any], words: Catalogue) -> Row:
    """The ruleset, and what people have to agree on before they deal."""
    rules = result["procedure"]
    told = [str(result["ruleset"])] if "ruleset" in result else []
    told.append(words.text("wall.rule.tiles", tiles=result["tiles"], stacks=result["L"]))
    told.append(words.text("wall.rule.dead" if rules["dead_wall"] else "wall.rule.no_dead", tiles=rules["dead_wall"]))
    if rules["flowers"] and rules["dead_wall"]:
        told.append(words.text(f"wall.rule.flower_from_{rules['flower_from']}"))
    told.append(words.text(f"wall.rule.last_{result['last']}"))
    return _row("ruleset", words, " · ".join(told))


def _hand_rows(result: Mapping[str, Any], words: Catalogue) -> list[Row]:
    """The tiles of each player in the order in which he took them; a whole stack is written as one."""
    return [
        (f"{words.text(f'wall.seat.{seat}')} {len(hand)}", (places(hand, words),))
        for seat, hand in result["hands"].items()
    ]


def _ready_rows(result: Mapping[str, Any], words: Catalogue) -> Iterator[Row]:
    """What lies ready after the deal: the next draw, the dead wall, replacement tiles, indicators."""
    yield _row("next", words, words.text("wall.value.next", tile=place(result["next_draw"], words)))
    if result["dead_wall"]:
        values = {"stacks": places(result["dead_wall"], words), "tiles": result["procedure"]["dead_wall"]}
        yield _row("dead", words, words.text("wall.value.dead", **values))
    if result["loose"]:
        pairs = [
            words.text("wall.value.loose", tile=place(tile, words), place=place(on, words))
            for tile, on in result["loose"].values()
        ]
        yield _row("loose", words, words.listed(pairs))
    yield _row("kongs", words, places(result["kong_order"], words))
    if result["flower_order"]:
        yield _row("flowers", words, places(result["flower_order"], words))
    if "dora_indicator" in result:
        yield _row("indicator", words, place(result["dora_indicator"], words))
        yield _row("ura", words, place(result["ura"], words))
        yield _row("kan_dora", words, places(result["kan_dora"], words))
        yield _row("haitei", words, words.text("wall.value.haitei", tile=place(result["first_haitei"], words)))
    yield _row("live", words, words.text("wall.value.live", count=result["live_after_deal"]))


def _after_rows(result: Mapping[str, Any], words: Catalogue) -> Iterator[Row]:
    """Which tiles the flowers and kongs of the record took, and what is next and left after them."""
    none = words.text("wall.value.none")
    for seat, taken in result["flowers"]:
        yield _row(
            "flowers_taken",
            words,
            words.text("wall.step.take", seat=words.text(f"wall.seat.{seat}"), tiles=places(taken, words)),
        )
    for number, (tile, lying) in enumerate(result["kongs"], 1):
        label = words.text("wall.row.kong_taken", number=number)
        yield label, (words.text("wall.value.kong", tile=place(tile, words), place=place(lying, words)),)
    if "shown" in result:
        yield _row("shown", words, places(result["shown"], words))
    if result["shifted"]:
        yield _row("shifted", words, places(result["shifted"], words))
    if result["loose_now"]:
        pairs = [
            words.text("wall.value.loose", tile=place(tile, words), place=place(on, words))
            for tile, on in result["loose_now"]
        ]
        yield _row("loose_now", words, words.listed(pairs))
    yield _row("next_kong", words, places(result["next_kongs"][:2], words) or none)
    if result["procedure"]["flowers"]:
        yield _row("next_flower", words, places(result["next_flowers"][:2], words) or none)
    if result["procedure"]["dead_wall"]:
        values = {"tiles": places(result["dead_left"], words), "count": len(result["dead_left"])}
        yield _row("dead_now", words, words.text("wall.value.count", **values) if result["dead_left"] else none)
    values = {"first": place(result["live"][0], words), "last": place(result["last_live"], words)}
    yield _row("live_now", words, words.text("wall.value.live_now", count=result["live_left"], **values))
