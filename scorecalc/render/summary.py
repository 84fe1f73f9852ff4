"""Results in one line each, for lists."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.lang import Catalogue


def shown(result: Mapping[str, Any]) -> str:
    """Return the hand that was scored in canonical notation; empty for other results."""
    return str(result.get("hand", ""))


def summary(result: Mapping[str, Any], words: Catalogue) -> str:
    """Return the result of any game in a line: yaku and points, the total of the cards, the winner, the break of the wall.

    >>> from scorecalc.lang import catalogue
    >>> summary({"total": 130, "items": []}, catalogue("ko"))
    '합계 130점'
    """
    if "payments" in result:
        return _hand(result, words)
    if "total" in result:
        return words.text("common.batch.total", total=result["total"])
    if "match_winner" in result:
        return words.text("common.batch.match", winner=result["match_winner"] or "-", rounds=result["rounds_played"])
    if "totals" in result:
        totals = " · ".join(f"{player} {total:,}" for player, total in result["totals"].items())
        return words.text("common.batch.round", winner=result["winner"] or "-", credit=result["credit"], totals=totals)
    return words.text("common.batch.deal", stack=result["break_stack"]) if "break_stack" in result else ""


def _hand(result: Mapping[str, Any], words: Catalogue) -> str:
    from scorecalc.mahjong.views.hand import limit_points, yaku_parts
    from scorecalc.mahjong.views.payments import payment_words

    parts = [words.listed(yaku_parts(result, result, words))] if "yaku" in result else []
    if not result["yakuman"] and result["han"] is not None:
        worth = [words.text("mahjong.han", han=result["han"])]
        worth += [words.text("mahjong.fu", fu=result["fu"])] if result["fu"] is not None else []
        parts.append(" ".join(worth))
    return " · ".join([*parts, limit_points(result, words), payment_words(result, words)])
