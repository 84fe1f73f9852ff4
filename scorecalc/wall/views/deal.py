"""The views of the wall: a dealt wall with its drawing, every hand and the next tiles; and the throws of a ruleset.

`drawing` draws the square in signs, `svg` for web pages, `steps` tells the procedure step by step.
"""

from __future__ import annotations

from collections.abc import Iterator

from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Drawing, Grid, Heading, Prose, Rows
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.width import width
from scorecalc.wall.answer import DealtWall, ThrowTable
from scorecalc.wall.views.drawing import WIDTH, drawing
from scorecalc.wall.views.marks import Marks, marks, place, places, where
from scorecalc.wall.views.steps import steps

Row = tuple[str, tuple[str, ...]]


def deal_view(deal: DealtWall, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Return a drawing of the square and rows under it; `explain` of the request puts the procedure, step by step, between them."""
    shown = marks(deal)
    blocks: list[Block] = [Rows((_ruleset_row(deal, words, request.ruleset),))]
    square = (*drawing(deal, words), "", *legend(shown, words))
    blocks += [Drawing(square, lambda: _picture(deal, words)), Prose(tuple(_reading_help(shown, words)))]
    if request.explain:
        told = tuple((f"{number}.", (text,)) for number, text in enumerate(steps(deal, words), 1))
        blocks += [Heading(words.text("wall.heading.steps")), Rows(told)]
    blocks += [
        Heading(words.text("wall.heading.deal")),
        Rows((*_hand_rows(deal, words), *_ready_rows(deal, words))),
    ]
    if deal.flowers or deal.kongs:
        blocks += [Heading(words.text("wall.heading.after")), Rows(tuple(_after_rows(deal, words)))]
    return blocks


def _picture(deal: DealtWall, words: Catalogue) -> str:
    """The picture of the wall for web pages, which no other page loads."""
    from scorecalc.wall.views.svg import picture

    return picture(deal, words)


def table_view(table: ThrowTable, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Return a table of the throws that name each wall."""
    throws: dict[str, list[str]] = {seat: [] for seat in "ESWN"}
    for throw, wall in table.walls:
        throws[wall].append(str(throw))
    headers = (words.text("wall.table.wall"), words.text("wall.table.throws"))
    rows = tuple((words.text(f"wall.seat.{seat}"), words.listed(sums)) for seat, sums in throws.items())
    return [Heading(words.text("wall.table.title")), Grid(headers, rows, "ll")]


def legend(shown: Marks, words: Catalogue) -> Iterator[str]:
    """Yield the signs in the drawing with their meaning, in lines no wider than the drawing."""
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
    """Yield the meaning of the numbers and letters."""
    yield words.text("wall.legend.numbers")
    for tile in list(shown.laid.values())[:1]:
        yield words.text("wall.legend.laid_line", tile=tile[1:], laid=words.text("wall.legend.laid"))


def _row(key: str, words: Catalogue, *lines: str) -> Row:
    return words.text(f"wall.row.{key}"), lines


def _ruleset_row(deal: DealtWall, words: Catalogue, ruleset: str) -> Row:
    """Return the ruleset, and the options that players have to agree on before they deal."""
    rules = deal.options
    told = [ruleset] if ruleset else []
    told.append(words.text("wall.rule.tiles", tiles=deal.tiles, stacks=deal.stacks))
    told.append(words.text("wall.rule.dead" if rules.dead_wall else "wall.rule.no_dead", tiles=rules.dead_wall))
    if rules.flowers and rules.dead_wall:
        told.append(words.text(f"wall.rule.flower_from_{rules.flower_from}"))
    told.append(words.text(f"wall.rule.last_{deal.last}"))
    return _row("ruleset", words, " · ".join(told))


def _hand_rows(deal: DealtWall, words: Catalogue) -> list[Row]:
    """Return the tiles of each player in the order in which he took them; a whole stack is written as one."""
    return [
        (f"{words.text(f'wall.seat.{seat}')} {len(hand)}", (places(hand, words),)) for seat, hand in deal.hands.items()
    ]


def _ready_rows(deal: DealtWall, words: Catalogue) -> Iterator[Row]:
    """Yield the tiles that are next after the deal: the next draw, the dead wall, replacement tiles, indicators."""
    yield _row("next", words, words.text("wall.value.next", tile=place(deal.next_draw, words)))
    if deal.dead_wall:
        values = {"stacks": places(deal.dead_wall, words), "tiles": deal.options.dead_wall}
        yield _row("dead", words, words.text("wall.value.dead", **values))
    if deal.loose:
        pairs = [
            words.text("wall.value.loose", tile=place(lying.tile, words), place=where(lying, words))
            for lying in deal.loose
        ]
        yield _row("loose", words, words.listed(pairs))
    yield _row("kongs", words, places(deal.kong_order, words))
    if deal.flower_order:
        yield _row("flowers", words, places(deal.flower_order, words))
    if deal.indicators:
        yield _row("indicator", words, place(deal.indicators.dora, words))
        yield _row("ura", words, place(deal.indicators.ura, words))
        yield _row("kan_dora", words, places(deal.indicators.kan_dora, words))
        yield _row("haitei", words, words.text("wall.value.haitei", tile=place(deal.indicators.first_haitei, words)))
    yield _row("live", words, words.text("wall.value.live", count=deal.live_after_deal))


def _after_rows(deal: DealtWall, words: Catalogue) -> Iterator[Row]:
    """Yield the tiles that the flowers and kongs of the record took, and those that are next and left after them."""
    none = words.text("wall.value.none")
    for seat, taken in deal.flowers:
        yield _row(
            "flowers_taken",
            words,
            words.text("wall.step.take", seat=words.text(f"wall.seat.{seat}"), tiles=places(taken, words)),
        )
    for number, lying in enumerate(deal.kongs, 1):
        label = words.text("wall.row.kong_taken", number=number)
        yield label, (words.text("wall.value.kong", tile=place(lying.tile, words), place=where(lying, words)),)
    if deal.indicators:
        yield _row("shown", words, places(deal.indicators.shown, words))
    if deal.shifted:
        yield _row("shifted", words, places(deal.shifted, words))
    if deal.loose_now:
        pairs = [
            words.text("wall.value.loose", tile=place(lying.tile, words), place=where(lying, words))
            for lying in deal.loose_now
        ]
        yield _row("loose_now", words, words.listed(pairs))
    yield _row("next_kong", words, places(deal.next_kongs[:2], words) or none)
    if deal.options.flowers:
        yield _row("next_flower", words, places(deal.next_flowers[:2], words) or none)
    if deal.options.dead_wall:
        values = {"tiles": places(deal.dead_left, words), "count": len(deal.dead_left)}
        yield _row("dead_now", words, words.text("wall.value.count", **values) if deal.dead_left else none)
    values = {"first": place(deal.live[0], words), "last": place(deal.live[-1], words)}
    yield _row("live_now", words, words.text("wall.value.live_now", count=len(deal.live), **values))


def summary(deal: DealtWall, words: Catalogue) -> tuple[str, str]:
    """Return what was asked, nothing that fits a line, and where the wall is broken."""
    return "", words.text("wall.summary.deal", stack=deal.break_stack)
