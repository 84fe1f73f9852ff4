"""The view of points from han and fu alone, or from a limit: seats and ways to win are shown together."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.points import PointsAnswer
from scorecalc.mahjong.views.names import limit_points, role, ruleset_words, yakuman_name
from scorecalc.mahjong.views.payments import call, income_words, payment_words, points_reading, slang_call
from scorecalc.render.blocks import Block, Rows
from scorecalc.render.view_request import ViewRequest


def points_view(answer: PointsAnswer, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show one price."""
    return prices_view([answer], words, request)


def prices_view(answers: Sequence[PointsAnswer], words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show prices of the same han and fu, a row for each seat and way to win, with what to say at the table."""
    first = answers[0]
    about = " · ".join([_asked(first, words), *_counters(first, words, request)])
    rows: list[tuple[str, tuple[str, ...]]] = [(words.text("mahjong_tables.label.what"), (about,))]
    labels = [
        words.text(
            "mahjong_tables.case",
            role=words.text(f"mahjong.role.{role(answer.seat)}"),
            by=words.text(f"mahjong.by.{answer.by}"),
        )
        for answer in answers
    ]
    rows += [(label, (_price(answer, words, request),)) for label, answer in zip(labels, answers, strict=True)]
    if any(answer.is_lifted for answer in answers):
        options = first.rules.options
        line = words.text("mahjong_tables.note.lifted", fu=first.fu, least=options.open_hand_min_fu)
        rows.append((words.text("mahjong_tables.label.notes"), (line,)))
    blocks: list[Block] = [Rows(tuple(rows))]
    if request.explain:
        from scorecalc.mahjong.views.explain import calculation

        for label, answer in zip(labels, answers, strict=True):
            worth = (answer.han, answer.fu, answer.yakuman)
            blocks += calculation(answer.settlement, worth, answer.by, answer.rules, words, heading=label)
    return blocks


def _asked(answer: PointsAnswer, words: Catalogue) -> str:
    """The han and fu, or the limit, that were priced."""
    if answer.yakuman:
        return yakuman_name(answer.yakuman, words)
    if not answer.han:
        return words.text(f"mahjong.limit.{answer.settlement.base.limit}")
    return words.text("mahjong.han_fu" if answer.fu else "mahjong.han", han=answer.han, fu=answer.fu)


def _counters(answer: PointsAnswer, words: Catalogue, request: ViewRequest) -> list[str]:
    parts = [words.text("mahjong.honba", honba=answer.honba)] if answer.honba else []
    parts += [words.text("mahjong.sticks", sticks=answer.sticks)] if answer.sticks else []
    return parts + ruleset_words(request, words)


def _price(answer: PointsAnswer, words: Catalogue, request: ViewRequest) -> str:
    """The points, who pays them, and the call."""
    settlement = answer.settlement
    said = (slang_call if request.slang else call)(settlement, answer.honba, words)
    price = limit_points(settlement.base, settlement.points, answer.yakuman, words)
    if read := points_reading(settlement.points, words):
        price = words.text("mahjong.points_with_reading", points=price, reading=read)
    label = words.text("mahjong.label.income")
    incomes = [f"{label} {each}" for each in income_words(settlement, answer.income, words)]
    paid = payment_words(settlement, answer.rules.options.payers, words)
    return " · ".join([price, paid, *incomes, words.text("mahjong.call", call=said)])
