"""The view of a match: its rounds with the running totals, and who won in which round."""

from __future__ import annotations

from scorecalc.hwatu.answers import MatchAnswer, RoundAnswer
from scorecalc.hwatu.views.names import combo_word
from scorecalc.hwatu.views.round import round_view
from scorecalc.hwatu.views.rows import ruleset_row, warning_rows
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.view_request import ViewRequest


def match_view(answer: MatchAnswer, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show a line for each round and the end of the match; `explain` adds every round in full."""
    rows = ruleset_row(request.ruleset, words)
    if answer.target is not None:
        rows.append((words.text("hwatu.row.target"), (words.text("hwatu.points", points=answer.target),)))
    players = answer.players
    headers = (*(words.text(f"hwatu.column.{name}") for name in ("round", "winner", "credit")), *players)
    lines = [
        (str(n), _winner(each, words), _credit(each, words), *(f"{standing[player]:,}" for player in players))
        for n, (each, standing) in enumerate(zip(answer.rounds, answer.standings, strict=True), start=1)
    ]
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks += [Grid(headers, tuple(lines), "rll" + "r" * len(players)), Prose((_end(answer, words),))]
    if warnings := warning_rows(answer.warnings, words):
        blocks.append(Rows(tuple(warnings)))
    if request.explain:
        for n, each in enumerate(answer.rounds, start=1):
            alone = each._replace(warnings=())
            blocks += [
                Heading(words.text("hwatu.heading.round", round=n)),
                *round_view(alone, words, request._replace(ruleset="")),
            ]
    return blocks


def _winner(answer: RoundAnswer, words: Catalogue) -> str:
    return words.text("hwatu.redeal") if answer.is_redeal else answer.winner or words.text("hwatu.tie")


def _credit(answer: RoundAnswer, words: Catalogue) -> str:
    """Return the credit of the winner with its subtraction, or the instant win that gave it."""
    if answer.instant:
        return f"{combo_word(answer.instant, words)} {answer.credit:,}"
    if answer.credit_rule == "difference" and not answer.is_redeal:
        return f"{answer.highest:,} − {answer.runner_up:,} = {answer.credit:,}"
    return f"{answer.credit:,}"


def _end(answer: MatchAnswer, words: Catalogue) -> str:
    """Return the sentence about the winner of the match, or that it is still open."""
    winner = answer.winner
    if not winner:
        key = "hwatu.match.no_target" if answer.target is None else "hwatu.match.open"
        return words.text(key, target=answer.target)
    last = answer.rounds[-1]
    values = {"round": len(answer.rounds), "winner": winner, "points": answer.standing[winner]}
    if last.instant and last.credit_rule == "match":
        return words.text("hwatu.match.won_instant", combo=combo_word(last.instant, words), **values)
    return words.text("hwatu.match.won", **values)
