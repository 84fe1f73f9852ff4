"""The view of the order of dealing."""

from __future__ import annotations

from scorecalc.hwatu.answers import FLOOR, DealOrder
from scorecalc.hwatu.views.rows import ruleset_row
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Prose, Rows
from scorecalc.render.view_request import ViewRequest


def deal_view(answer: DealOrder, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show who gets how many cards, in order, and how many are left."""
    count = words.text("hwatu.deal.tung" if answer.tung else "hwatu.deal.players", count=answer.players)
    headers = tuple(words.text(f"hwatu.column.{name}") for name in ("step", "to", "number", "of_pile"))
    rows = tuple(
        (
            str(n),
            words.text("hwatu.floor") if step.seat == FLOOR else words.text(f"hwatu.seat.{step.seat}"),
            str(step.cards),
            words.text("hwatu.deal.range", first=step.first, last=step.last),
        )
        for n, step in enumerate(answer.steps, start=1)
    )
    totals = (
        (words.text("hwatu.row.hand"), (words.text("hwatu.deal.each", count=answer.hand),)),
        (words.text("hwatu.row.floor"), (words.text("hwatu.pieces", count=answer.floor),)),
        (words.text("hwatu.row.stock"), (words.text("hwatu.pieces", count=answer.stock),)),
    )
    top = (*ruleset_row(request.ruleset, words), (words.text("hwatu.row.players"), (count,)))
    return [Rows(top), Prose((words.text("hwatu.deal.order"),)), Grid(headers, rows, "rlrl"), Rows(totals)]
