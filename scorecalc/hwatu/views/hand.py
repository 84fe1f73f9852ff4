"""The view of a player's captured cards."""

from __future__ import annotations

from scorecalc.hwatu.answers import PileAnswer
from scorecalc.hwatu.views.names import card_words, combo_word
from scorecalc.hwatu.views.rows import note_rows, one_short_row, rows_around_score, ruleset_row
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block
from scorecalc.render.view_request import ViewRequest


def hand_view(answer: PileAnswer, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show the cards and their points; `explain` adds the combos that are one card short."""
    captured = words.text("hwatu.cards", count=answer.pile.bit_count(), cards=card_words(answer.pile, words))
    rows = [*ruleset_row(request.ruleset, words), (words.text("hwatu.row.cards"), (captured,))]
    if answer.score.instant:
        wins = tuple(words.text("hwatu.instant", combo=combo_word(combo, words)) for combo in answer.score.instant)
        rows.append((words.text("hwatu.row.instant"), wins))
    notes = note_rows(answer.score.labels, answer.overlaps, words)
    if request.explain:
        notes.append(one_short_row(answer.one_short, words))
    return [rows_around_score(rows, answer.score.items, answer.score.total, notes, words)]
