"""An answer of hwatu in one line."""

from __future__ import annotations

from scorecalc.hwatu.answers import DealOrder, MatchAnswer, PileAnswer, RoundAnswer
from scorecalc.lang import Catalogue


def summary(answer: PileAnswer | RoundAnswer | MatchAnswer | DealOrder, words: Catalogue) -> tuple[str, str]:
    """Return what was scored, nothing that fits a line, and the total or who won."""
    if isinstance(answer, PileAnswer):
        return "", words.text("hwatu.summary.total", total=answer.score.total)
    if isinstance(answer, MatchAnswer):
        return "", words.text("hwatu.summary.match", winner=answer.winner or "-", rounds=len(answer.rounds))
    if isinstance(answer, RoundAnswer):
        totals = " · ".join(f"{player} {each.total:,}" for player, each in answer.scores.items())
        values = {"winner": answer.winner or "-", "credit": answer.credit, "totals": totals}
        return "", words.text("hwatu.summary.round", **values)
    return "", ""
