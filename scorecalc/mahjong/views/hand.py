"""The view of one scored hand: what was read, yaku, fu, points, who pays, what to say at the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from scorecalc.errors import Problem
from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.hand import HandScore, Indicator, indicators
from scorecalc.mahjong.facts.tiles import write_one
from scorecalc.mahjong.record.hand import ReadHand
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.views.names import (
    Row,
    Write,
    fu_line,
    limit_points,
    role,
    ruleset_words,
    tile_writer,
    yaku_name,
    yaku_parts,
    yakuman_name,
)
from scorecalc.mahjong.views.payments import call, income_words, payment_words, points_reading, slang_call
from scorecalc.render.blocks import Block, Rows
from scorecalc.render.view_request import ViewRequest


def hand_view(answer: HandScore, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show a scored hand as rows: the hand and what was assumed first, then situation, yaku, fu, points, payments, call.

    `explain` of the request adds every reason.
    """
    write = tile_writer(request.tiles, words)
    read = answer.read
    said = call(answer.settlement, read.honba, words)
    rows = [
        hand_row(read, words, write),
        _situation_row(read, answer.rules, words, request),
        *_indicator_rows(answer, words, write),
        (words.text("mahjong.label.yaku"), (_yaku_line(answer, words),)),
        *_fu_rows(answer, words, write),
        *_points_rows(answer, words),
        (words.text("mahjong.label.call"), (words.text("mahjong.call", call=said),)),
    ]
    if request.slang and (short := slang_call(answer.settlement, read.honba, words)) != said:
        rows.append((words.text("mahjong.label.slang"), (words.text("mahjong.call", call=short),)))
    rows += warning_rows(answer.warnings, words)
    blocks: list[Block] = [Rows(tuple(rows))]
    if request.explain:
        from scorecalc.mahjong.views.explain import reasons

        blocks += reasons(answer, words, write)
    return blocks


def hand_row(read: ReadHand, words: Catalogue, write: Write) -> Row:
    """The row with the hand as it was read, how it was won, and what nobody said and was assumed."""
    parts = [write(read.text), words.text(f"mahjong.by.{read.by}")]
    assumed = [_assumed(field, read, words, write) for field in read.assumed]
    if assumed:
        parts.append(words.text("mahjong.assumed", what=words.text("mahjong.separator").join(assumed)))
    return (words.text("mahjong.label.hand"), ("  ".join(parts),))


def _assumed(field: str, read: ReadHand, words: Catalogue, write: Write) -> str:
    if field == "win":
        return words.text("mahjong.assumed.win", tile=write(write_one(read.hand.win)))
    said = {"by": read.by, "seat": read.seat, "round": read.round}
    return words.text(f"mahjong.{field}.{said[field]}")


def warning_rows(warnings: Sequence[Problem], words: Catalogue) -> list[Row]:
    """The row with what was read leniently or left out; none without warnings."""
    lines = tuple(words.text(problem.key, **problem.values) for problem in warnings)
    return [(words.text("mahjong.label.warning"), lines)] if lines else []


def _situation_row(read: ReadHand, rules: Rules, words: Catalogue, request: ViewRequest) -> Row:
    """The row with winds, counters and ruleset."""
    seat = words.text(
        "mahjong.seat_with_role",
        seat=words.text(f"mahjong.seat.{read.seat}"),
        role=words.text(f"mahjong.role.{role(read.seat)}"),
    )
    parts = [f"{words.text('mahjong.round.' + read.round)} {seat}"]
    parts.append(words.text("mahjong.open" if read.hand.calls else "mahjong.closed"))
    if rules.options.players != 4:
        parts.append(words.text("mahjong.players", players=rules.options.players))
    if read.honba:
        parts.append(words.text("mahjong.honba", honba=read.honba))
    if read.sticks:
        parts.append(words.text("mahjong.sticks", sticks=read.sticks))
    parts += ruleset_words(request, words)
    return (words.text("mahjong.label.situation"), (" · ".join(parts),))


def _indicator_rows(answer: HandScore, words: Catalogue, write: Write) -> Iterable[Row]:
    hand = answer.read.hand
    for kind, tiles in (("dora", hand.dora), ("ura", hand.ura)):
        shown = [_indicator(each, words, write) for each in indicators(tiles, hand, answer.rules)]
        if shown:
            yield (words.text(f"mahjong.label.{kind}"), (" · ".join(shown),))


def _indicator(each: Indicator, words: Catalogue, write: Write) -> str:
    tiles = {"indicator": write(write_one(each.tile)), "tile": write(write_one(each.shown))}
    return words.text("mahjong.shown", **tiles, count=each.copies)


def _yaku_line(answer: HandScore, words: Catalogue) -> str:
    best = answer.best
    parts = yaku_parts(best.yaku, answer.read, words)
    if best.han is None:
        return " · ".join(parts) + (f" = {yakuman_name(best.yakuman, words)}" if len(parts) > 1 else "")
    han = words.text("mahjong.han", han=best.han)
    if len(parts) == 1:
        return f"{yaku_name(best.yaku[0].id, answer.read, words)} {han}"
    return f"{' · '.join(parts)} = {han}"


def _fu_rows(answer: HandScore, words: Catalogue, write: Write) -> Iterable[Row]:
    if items := answer.fu_lines:
        yield (words.text("mahjong.label.fu"), (fu_line(items, answer.best, words, write),))
    elif answer.best.fu:
        # thirteen orphans where yakuman are counted in han: the ruleset gives the fu, no item does
        yield (words.text("mahjong.label.fu"), (words.text("mahjong.fu", fu=answer.best.fu),))


def _points_rows(answer: HandScore, words: Catalogue) -> Iterable[Row]:
    settlement, best = answer.settlement, answer.best
    read = points_reading(settlement.points, words)
    yakuman = best.yakuman if best.han is None else 0
    points = limit_points(settlement.base, settlement.points, yakuman, words)
    yield (words.text("mahjong.label.points"), (points, *([read] if read else ())))
    paid = payment_words(settlement, answer.rules.options.payers, words)
    yield (words.text("mahjong.label.payments"), (paid,))
    for line in income_words(settlement, answer.income, words):
        yield (words.text("mahjong.label.income"), (line,))
