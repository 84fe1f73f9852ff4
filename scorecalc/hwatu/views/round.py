"""The view of a round: all scores side by side, and the credits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scorecalc.hwatu.answers import RoundAnswer
from scorecalc.hwatu.score import Item
from scorecalc.hwatu.views.names import card_words, class_word, combo_word, label_words
from scorecalc.hwatu.views.rows import Row, note_rows, one_short_row, rows_around_score, ruleset_row, warning_rows
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Rows
from scorecalc.render.view_request import ViewRequest


def round_view(answer: RoundAnswer, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show the scores of all players side by side and the credits; `explain` adds the cards of every line."""
    rows = ruleset_row(request.ruleset, words)
    for name, pile in (("discarded", answer.discarded), ("uncaptured", answer.uncaptured)):
        if pile:
            rows.append((words.text(f"hwatu.row.{name}"), (card_words(pile, words),)))
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks.append(_grid(answer, words))
    ending: list[Row] = [(words.text("hwatu.row.result"), (ending_words(answer, words),))]
    ending += [
        (words.text("hwatu.row.labels"), (f"{player}: {label_words(each.labels, words)}",))
        for player, each in answer.scores.items()
        if each.labels
    ]
    ending += warning_rows(answer.warnings, words)
    blocks.append(Rows(tuple(ending)))
    if request.explain:
        for player in answer.players:
            blocks += _player_blocks(player, answer, words)
    return blocks


def _grid(answer: RoundAnswer, words: Catalogue) -> Grid:
    """Return a column for each player and a row for each line that anybody scored."""
    players = answer.players
    by_player = {player: {item.id: item for item in answer.scores[player].items} for player in players}
    rows = []
    for line in _in_order(by_player.values()):
        name = class_word(line.removeprefix("base."), words) if line.startswith("base.") else combo_word(line, words)
        rows.append((name, *(_points(by_player[player].get(line)) for player in players)))
    rows.append((words.text("hwatu.row.total"), *(f"{answer.scores[player].total:,}" for player in players)))
    rows.append((words.text("hwatu.row.credits"), *(f"{answer.credits[player]:,}" for player in players)))
    return Grid((words.text("hwatu.column.item"), *players), tuple(rows), "l" + "r" * len(players))


def _in_order(scores: Iterable[Iterable[str]]) -> list[str]:
    """Return the lines of several scores, each once: classes, then months in their order, then combos.

    Within a group every score keeps its own order.

    >>> _in_order([["base.kkeut", "combo.x"], ["base.gwang", "base.kkeut", "four_month_pi.10"], ["four_month_pi.2"]])
    ['base.gwang', 'base.kkeut', 'four_month_pi.2', 'four_month_pi.10', 'combo.x']
    """
    order: list[str] = []
    for score in scores:
        place = len(order)
        for line in reversed(list(score)):
            if line in order:
                place = order.index(line)
            else:
                order.insert(place, line)
    groups = ("base", "four_month_pi")

    def group(line: str) -> tuple[int, int]:
        kind, _, rest = line.partition(".")
        return (groups.index(kind) if kind in groups else len(groups), int(rest) if rest.isdecimal() else 0)

    return sorted(order, key=group)


def _points(item: Item | None) -> str:
    return f"{item.points:,}" if item else ""


def ending_words(answer: RoundAnswer, words: Catalogue) -> str:
    """Return a sentence on the end of the round, with its arithmetic."""
    winner, credit, rule = answer.winner, answer.credit, answer.credit_rule
    if answer.is_redeal:
        return words.text("hwatu.result.redeal")
    if answer.instant:
        combo = combo_word(answer.instant, words)
        return words.text(f"hwatu.result.{rule}", winner=winner, combo=combo, credit=credit)
    if rule == "difference" and winner and not credit:
        return words.text("hwatu.result.tie_dealer", winner=winner, total=answer.highest)
    if rule == "difference" and not winner:
        return words.text("hwatu.result.tie", total=answer.highest)
    if not winner:
        return words.text(f"hwatu.result.{rule}_tie")
    values = {"winner": winner, "total": answer.highest, "second": answer.runner_up, "credit": credit}
    return words.text(f"hwatu.result.{rule}", **values)


def _player_blocks(player: str, answer: RoundAnswer, words: Catalogue) -> Iterator[Block]:
    """Yield the score of one player with the cards of every line, and the combos that were one card short."""
    score = answer.scores[player]
    notes = note_rows(score.labels, answer.overlaps(player), words)
    notes.append(one_short_row(answer.one_short(player), words))
    yield Heading(words.text("hwatu.heading.player", player=player, total=score.total))
    yield rows_around_score([], score.items, score.total, notes, words)
