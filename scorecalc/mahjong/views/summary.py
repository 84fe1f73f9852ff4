"""Answers of mahjong in one line."""

from __future__ import annotations

from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.hand import HandScore, RefusedHand
from scorecalc.mahjong.answers.points import PointsAnswer
from scorecalc.mahjong.views.names import limit_points, yaku_parts
from scorecalc.mahjong.views.payments import payment_words


def summary(answer: HandScore | RefusedHand | PointsAnswer, words: Catalogue) -> tuple[str, str]:
    """Return the hand in canonical writing, and its yaku, han and fu, points and payments; these are empty if it may not win."""
    if isinstance(answer, RefusedHand):
        return answer.read.text, ""
    parts = []
    hand = ""
    if isinstance(answer, HandScore):
        best = answer.best
        hand = answer.read.text
        parts.append(words.listed(yaku_parts(best.yaku, answer.read, words)))
        han, fu, yakuman = best.han, best.fu, best.yakuman if best.han is None else 0
    else:
        han, fu, yakuman = answer.han, answer.fu, answer.yakuman
    if not yakuman and han is not None:
        worth = [words.text("mahjong.han", han=han)]
        worth += [words.text("mahjong.fu", fu=fu)] if fu is not None else []
        parts.append(" ".join(worth))
    settlement = answer.settlement
    points = limit_points(settlement.base, settlement.points, yakuman, words)
    return hand, " · ".join([*parts, points, payment_words(settlement, answer.rules.options.payers, words)])
