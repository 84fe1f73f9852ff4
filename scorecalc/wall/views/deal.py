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
    say: Catalogue,
    *,
    explain: bool = False,
    tiles: str = "mpsz",
    slang: bool = False,
) -> list[Block]:
    """`result` as a drawing of the square and rows under it; `explain` tells the procedure step by step between them.

    `tiles` and `slang` change nothing: the tiles of a wall lie face down, and nothing is called out.
    """
    shown = marks(result)
    blocks: list[Block] = [Rows((_ruleset_row(result, say),))]
    square = (*drawing(result, say), "", *legend(shown, say))
    blocks += [Drawing(square, picture(result, say)), Prose(tuple(_reading_help(shown, say)))]
    if explain:
        told = tuple((f"{number}.", (text,)) for number, text in enumerate(steps(result, say), 1))
        blocks += [Heading(say.say("wall.heading.steps")), Rows(told)]
    blocks += [Heading(say.say("wall.heading.deal")), Rows((*_hand_rows(result, say), *_ready_rows(result, say)))]
    if result["flowers"] or result["kongs"]:
        blocks += [Heading(say.say("wall.heading.after")), Rows(tuple(_after_rows(result, say)))]
    return blocks


def table_view(result: Mapping[str, Any], say: Catalogue, *, columns: int = 80) -> list[Block]:
    """Which throws name whose wall. The table fits any number of `columns`."""
    throws: dict[str, list[str]] = {seat: [] for seat in "ESWN"}
    for row in result["rows"]:
        throws[row["wall"]].append(str(row["throw"]))
    headers = (say.say("wall.table.wall"), say.say("wall.table.throws"))
    rows = tuple((say.say(f"wall.seat.{seat}"), say.listed(sums)) for seat, sums in throws.items())
    return [Heading(say.say("wall.table.title")), Grid(headers, rows, "ll")]


def legend(shown: Marks, say: Catalogue) -> Iterator[str]:
    """The signs that the drawing has, with what they mean, in lines no wider than the drawing."""
    line = ""
    for kind in shown.kinds():
        item = f"{say.say(f'wall.sign.{kind}')} {say.say(f'wall.legend.{kind}')}"
        longer = f"{line} · {item}" if line else item
        if width(longer) > WIDTH:
            yield line
            longer = item
        line = longer
    yield line


def _reading_help(shown: Marks, say: Catalogue) -> Iterator[str]:
    """What the numbers and letters mean."""
    yield say.say("wall.legend.numbers")
    for tile in list(shown.laid.values())[:1]:
        yield say.say("wall.legend.laid_line", tile=tile[1:], laid=say.say("wall.legend.laid"))


def _row(key: str, say: Catalogue, *lines: str) -> Row:
    return say.say(f"wall.row.{key}"), lines


def _ruleset_row(result: Mapping[str, Any], say: Catalogue) -> Row:
    """The ruleset, and what people have to agree on before they deal."""
    rules = result["procedure"]
    told = [str(result["ruleset"])] if "ruleset" in result else []
    told.append(say.say("wall.rule.tiles", tiles=result["tiles"], stacks=result["L"]))
    told.append(say.say("wall.rule.dead" if rules["dead_wall"] else "wall.rule.no_dead", tiles=rules["dead_wall"]))
    if rules["flowers"] and rules["dead_wall"]:
        told.append(say.say(f"wall.rule.flower_from_{rules['flower_from']}"))
    told.append(say.say(f"wall.rule.last_{result['last']}"))
    return _row("ruleset", say, " · ".join(told))


def _hand_rows(result: Mapping[str, Any], say: Catalogue) -> list[Row]:
    """The tiles of each player in the order in which he took them; a whole stack is written as one."""
    return [
        (f"{say.say(f'wall.seat.{seat}')} {len(hand)}", (places(hand, say),)) for seat, hand in result["hands"].items()
    ]


def _ready_rows(result: Mapping[str, Any], say: Catalogue) -> Iterator[Row]:
    """What lies ready after the deal: the next draw, the dead wall, replacement tiles, indicators."""
    yield _row("next", say, say.say("wall.value.next", tile=place(result["next_draw"], say)))
    if result["dead_wall"]:
        values = {"stacks": places(result["dead_wall"], say), "tiles": result["procedure"]["dead_wall"]}
        yield _row("dead", say, say.say("wall.value.dead", **values))
    if result["loose"]:
        pairs = [
            say.say("wall.value.loose", tile=place(tile, say), place=place(on, say))
            for tile, on in result["loose"].values()
        ]
        yield _row("loose", say, say.listed(pairs))
    yield _row("kongs", say, places(result["kong_order"], say))
    if result["flower_order"]:
        yield _row("flowers", say, places(result["flower_order"], say))
    if "dora_indicator" in result:
        yield _row("indicator", say, place(result["dora_indicator"], say))
        yield _row("ura", say, place(result["ura"], say))
        yield _row("kan_dora", say, places(result["kan_dora"], say))
        yield _row("haitei", say, say.say("wall.value.haitei", tile=place(result["first_haitei"], say)))
    yield _row("live", say, say.say("wall.value.live", count=result["live_after_deal"]))


def _after_rows(result: Mapping[str, Any], say: Catalogue) -> Iterator[Row]:
    """Which tiles the flowers and kongs of the record took, and what is next and left after them."""
    none = say.say("wall.value.none")
    for seat, taken in result["flowers"]:
        yield _row(
            "flowers_taken", say, say.say("wall.step.take", seat=say.say(f"wall.seat.{seat}"), tiles=places(taken, say))
        )
    for number, (tile, lying) in enumerate(result["kongs"], 1):
        label = say.say("wall.row.kong_taken", number=number)
        yield label, (say.say("wall.value.kong", tile=place(tile, say), place=place(lying, say)),)
    if "shown" in result:
        yield _row("shown", say, places(result["shown"], say))
    if result["shifted"]:
        yield _row("shifted", say, places(result["shifted"], say))
    if result["loose_now"]:
        pairs = [
            say.say("wall.value.loose", tile=place(tile, say), place=place(on, say)) for tile, on in result["loose_now"]
        ]
        yield _row("loose_now", say, say.listed(pairs))
    yield _row("next_kong", say, places(result["next_kongs"][:2], say) or none)
    if result["procedure"]["flowers"]:
        yield _row("next_flower", say, places(result["next_flowers"][:2], say) or none)
    if result["procedure"]["dead_wall"]:
        values = {"tiles": places(result["dead_left"], say), "count": len(result["dead_left"])}
        yield _row("dead_now", say, say.say("wall.value.count", **values) if result["dead_left"] else none)
    values = {"first": place(result["live"][0], say), "last": place(result["last_live"], say)}
    yield _row("live_now", say, say.say("wall.value.live_now", count=result["live_left"], **values))
