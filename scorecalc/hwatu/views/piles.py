"""The views of hwatu: captured cards, a round, a match, the order of dealing.

That of the combo table stands in `hwatu_table`, the words that all of them use in `hwatu_words`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from scorecalc.errors import Problem
from scorecalc.hwatu.views.names import (
    COLUMNS,
    GAP,
    Result,
    broken,
    card_word,
    card_words,
    class_word,
    combo_word,
    item_word,
    label_words,
)
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.width import width

Row = tuple[str, tuple[str, ...]]

MOST_CARDS = 8
"""Cards that a warning names."""


def hand_view(
    result: Result, words: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """What one player has captured and what it earns; `explain` adds what is one card short.

    `tiles` and `slang` change nothing: cards have one writing, and a score no short name.
    """
    captured = words.text("hwatu.cards", count=len(result["captured"]), cards=card_words(result["captured"], words))
    rows = [*_ruleset_row(result, words), (words.text("hwatu.row.cards"), (captured,))]
    if result["instant"]:
        wins = tuple(words.text("hwatu.instant", combo=combo_word(combo, words)) for combo in result["instant"])
        rows.append((words.text("hwatu.row.instant"), wins))
    notes = _notes(result["labels"], result["overlaps"], words)
    if explain:
        notes.append(_one_short(result["one_short"], words))
    return [_rows_around_score(rows, result["items"], result["total"], notes, words)]


def _warning_rows(result: Result, words: Catalogue) -> list[Row]:
    """What looks like a slip of the pen, if anything does."""
    lines = tuple(_warning_lines(result.get("warnings", ()), words))
    return [(words.text("hwatu.row.warning"), lines)] if lines else []


def _warning_lines(warnings: Iterable[Problem], words: Catalogue) -> Iterator[str]:
    """A sentence for each slip, one for all odd months of a pile; long lists of cards are cut."""
    odd: dict[tuple[object, ...], list[Problem]] = {}
    for problem in warnings:
        if problem.code == "odd_month_count":
            odd.setdefault((problem.key, problem.values["player"], problem.values.get("round")), []).append(problem)
        else:
            cards = problem.values.get("cards", [])
            shown = [*cards[:MOST_CARDS], "…"] if len(cards) > MOST_CARDS else cards
            yield words.text(problem.key, **{**problem.values, "cards": shown})
    for (key, *_), alike in odd.items():
        first = alike[0].values
        if len(alike) == 1:
            yield words.text(str(key), **first)
        else:
            cards = [card for each in alike for card in each.values["cards"]]
            yield words.text(str(key).replace("odd_month_count", "odd_months"), **{**first, "cards": cards})


def _ruleset_row(result: Result, words: Catalogue) -> list[Row]:
    return [(words.text("hwatu.row.ruleset"), (result["ruleset"],))] if "ruleset" in result else []


def _rows_around_score(
    head: Sequence[Row], items: Sequence[Result], total: int, notes: Sequence[Row], words: Catalogue
) -> Rows:
    """The lines of a score (points, then the cards; the total last) between other rows, all labels in one column.

    Rows and not a table: one hand is shown before a writer of tables is even loaded.
    """
    lines = [(item_word(item, words), f"{item['points']:,}", card_words(item["cards"], words)) for item in items]
    lines.append((words.text("hwatu.row.total"), f"{total:,}", ""))
    digits = max(len(points) for _, points, _ in lines)
    labels = [label for label, _ in (*head, *notes)] + [label for label, _, _ in lines]
    room = COLUMNS - max(map(width, labels)) - digits - 2 * GAP
    rows = []
    for label, points, cards in lines:
        first, *rest = broken(cards, room, words)
        rows.append((label, (f"{points:>{digits}}  {first}", *(" " * (digits + GAP) + piece for piece in rest))))
    return Rows((*head, *rows, *notes))


def _notes(labels: Sequence[str], overlaps: Sequence[Result], words: Catalogue) -> list[Row]:
    """What the combos are called together, and which cards count in several of them."""
    rows: list[Row] = []
    if labels:
        rows.append((words.text("hwatu.row.labels"), (label_words(labels, words),)))
    if overlaps:
        rows.append((words.text("hwatu.row.overlaps"), tuple(_overlap(each, words) for each in overlaps)))
    return rows


def _overlap(overlap: Result, words: Catalogue) -> str:
    items = words.listed(combo_word(line, words) for line in overlap["items"])
    return words.text("hwatu.overlap", cards=card_words(overlap["cards"], words), items=items)


def _one_short(rows: Sequence[Result], words: Catalogue) -> Row:
    """A line for each card, or each few of which one would do, that would make something."""
    lines = []
    for row in rows:
        gains = [_gain(gain, words) for gain in row["gains"]]
        gains += [words.text("hwatu.gain.instant", combo=combo_word(combo, words)) for combo in row["instant"]]
        key = "hwatu.one_short.one" if len(row["cards"]) == 1 else "hwatu.one_short.several"
        lines.append(words.text(key, cards=_listed(row["cards"], words), gains=words.listed(gains)))
    return words.text("hwatu.row.one_short"), tuple(lines) or (words.text("hwatu.nothing"),)


def _gain(gain: Result, words: Catalogue) -> str:
    return words.text("hwatu.gain", combo=combo_word(gain["id"], words), points=gain["points"])


def _listed(names: Iterable[str], words: Catalogue) -> str:
    return words.listed(card_word(name, words) for name in names)


def round_view(
    result: Result, words: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """The scores of all players side by side and who is credited what; `explain` adds the cards of every line.

    `tiles` and `slang` change nothing (see `hand_view`).
    """
    rows = _ruleset_row(result, words)
    for pile in ("discarded", "uncaptured"):
        if result.get(pile):
            rows.append((words.text(f"hwatu.row.{pile}"), (card_words(result[pile], words),)))
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks.append(_round_grid(result, words))
    ending: list[Row] = [(words.text("hwatu.row.result"), (ending_words(result, words),))]
    ending += [
        (
            words.text("hwatu.row.labels"),
            (f"{player}: {label_words(labels, words)}",),
        )
        for player, labels in result["labels"].items()
        if labels
    ]
    ending += _warning_rows(result, words)
    blocks.append(Rows(tuple(ending)))
    if explain:
        for player in result["players"]:
            blocks += _player_blocks(player, result, words)
    return blocks


def _round_grid(result: Result, words: Catalogue) -> Grid:
    """A column for each player, a row for each line that anybody scored."""
    players = result["players"]
    by_player = {player: {item["id"]: item for item in result["items"][player]} for player in players}
    rows = []
    for line in _in_order(by_player.values()):
        name = class_word(line.removeprefix("base."), words) if line.startswith("base.") else combo_word(line, words)
        rows.append((name, *(_points(by_player[player].get(line)) for player in players)))
    rows.append((words.text("hwatu.row.total"), *(f"{result['totals'][player]:,}" for player in players)))
    rows.append((words.text("hwatu.row.credits"), *(f"{result['credits'][player]:,}" for player in players)))
    return Grid((words.text("hwatu.column.item"), *players), tuple(rows), "l" + "r" * len(players))


def _in_order(scores: Iterable[Iterable[str]]) -> list[str]:
    """The lines of several scores, each once: classes, then months in their order, then combos.

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


def _points(item: Result | None) -> str:
    return f"{item['points']:,}" if item else ""


def ending_words(result: Result, words: Catalogue) -> str:
    """How the round ended, in a sentence with its arithmetic."""
    winner, credit = result["winner"], result["credit"]
    if result["redeal"]:
        return words.text("hwatu.result.redeal")
    rule = result["credit_rule"]
    if result["instant"]:
        combo = combo_word(result["instant"], words)
        return words.text(f"hwatu.result.{rule}", winner=winner, combo=combo, credit=credit)
    highest = max(result["totals"].values())
    if rule == "difference" and winner and not credit:
        return words.text("hwatu.result.tie_dealer", winner=winner, total=highest)
    if rule == "difference" and not winner:
        return words.text("hwatu.result.tie", total=highest)
    if not winner:
        return words.text(f"hwatu.result.{rule}_tie")
    values = {"winner": winner, "total": highest, "second": result["runner_up_total"], "credit": credit}
    return words.text(f"hwatu.result.{rule}", **values)


def _player_blocks(player: str, result: Result, words: Catalogue) -> Iterator[Block]:
    """The score of one player with the cards of every line, and what was one card short."""
    total = result["totals"][player]
    notes = _notes(result["labels"][player], result["overlaps"][player], words)
    notes.append(_one_short(result["one_short"][player], words))
    yield Heading(words.text("hwatu.heading.player", player=player, total=total))
    yield _rows_around_score([], result["items"][player], total, notes, words)


def match_view(
    result: Result, words: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """The rounds with the running totals, and who won in which round; `explain` adds every round in full.

    `tiles` and `slang` change nothing (see `hand_view`).
    """
    rows = _ruleset_row(result, words)
    if result["target"] is not None:
        rows.append((words.text("hwatu.row.target"), (words.text("hwatu.points", points=result["target"]),)))
    players = result["players"]
    headers = (*(words.text(f"hwatu.column.{name}") for name in ("round", "winner", "credit")), *players)
    lines = [
        (str(n), _round_winner(each, words), _round_credit(each, words), *(f"{each['standing'][p]:,}" for p in players))
        for n, each in enumerate(result["rounds"], start=1)
    ]
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks += [Grid(headers, tuple(lines), "rll" + "r" * len(players)), Prose((_match_end(result, words),))]
    if warnings := _warning_rows(result, words):
        blocks.append(Rows(tuple(warnings)))
    if explain:
        for n, each in enumerate(result["rounds"], start=1):
            blocks += [Heading(words.text("hwatu.heading.round", round=n)), *round_view(each, words, explain=True)]
    return blocks


def _round_winner(result: Result, words: Catalogue) -> str:
    if result["redeal"]:
        return words.text("hwatu.redeal")
    return result["winner"] or words.text("hwatu.tie")


def _round_credit(result: Result, words: Catalogue) -> str:
    """The credit of the winner with the subtraction behind it, or the instant win that gave it."""
    if result["instant"]:
        return f"{combo_word(result['instant'], words)} {result['credit']:,}"
    if result["credit_rule"] == "difference" and not result["redeal"]:
        highest = max(result["totals"].values())
        return f"{highest:,} − {result['runner_up_total']:,} = {result['credit']:,}"
    return f"{result['credit']:,}"


def _match_end(result: Result, words: Catalogue) -> str:
    winner = result["match_winner"]
    if winner is None:
        key = "hwatu.match.no_target" if result["target"] is None else "hwatu.match.open"
        return words.text(key, target=result["target"])
    last = result["rounds"][-1]
    values = {"round": result["rounds_played"], "winner": winner, "points": result["standing"][winner]}
    if last["instant"] and last["credit_rule"] == "match":
        return words.text("hwatu.match.won_instant", combo=combo_word(last["instant"], words), **values)
    return words.text("hwatu.match.won", **values)


def table_view(table: Result, words: Catalogue, *, columns: int = COLUMNS) -> list[Block]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled."""
    from scorecalc.hwatu.views import combo_table as hwatu_table

    return hwatu_table.table_view(table, words, columns=columns)


def deal_view(
    result: Result, words: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """Who gets how many cards, in order, and how many are left.

    `explain`, `tiles` and `slang` change nothing: the order is the whole of it.
    """
    count = words.text("hwatu.deal.tung" if result["tung"] else "hwatu.deal.players", count=result["players"])
    headers = tuple(words.text(f"hwatu.column.{name}") for name in ("step", "to", "number", "of_pile"))
    rows = tuple(
        (
            str(n),
            words.text("hwatu.floor") if step["to"] == "floor" else words.text(f"hwatu.seat.{step['to']}"),
            str(step["cards"]),
            words.text("hwatu.deal.range", first=step["first"], last=step["last"]),
        )
        for n, step in enumerate(result["steps"], start=1)
    )
    totals = (
        (words.text("hwatu.row.hand"), (words.text("hwatu.deal.each", count=result["hand"]),)),
        *(
            (words.text(f"hwatu.row.{name}"), (words.text("hwatu.pieces", count=result[name]),))
            for name in ("floor", "stock")
        ),
    )
    top = (*_ruleset_row(result, words), (words.text("hwatu.row.players"), (count,)))
    return [Rows(top), Prose((words.text("hwatu.deal.order"),)), Grid(headers, rows, "rlrl"), Rows(totals)]
