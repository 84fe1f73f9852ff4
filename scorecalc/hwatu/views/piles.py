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
    result: Result, say: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """What one player has captured and what it earns; `explain` adds what is one card short.

    `tiles` and `slang` change nothing: cards have one writing, and a score no short name.
    """
    captured = say.say("hwatu.cards", count=len(result["captured"]), cards=card_words(result["captured"], say))
    rows = [*_ruleset_row(result, say), (say.say("hwatu.row.cards"), (captured,))]
    if result["instant"]:
        wins = tuple(say.say("hwatu.instant", combo=combo_word(combo, say)) for combo in result["instant"])
        rows.append((say.say("hwatu.row.instant"), wins))
    notes = _notes(result["labels"], result["overlaps"], say)
    if explain:
        notes.append(_one_short(result["one_short"], say))
    return [_rows_around_score(rows, result["items"], result["total"], notes, say)]


def _warning_rows(result: Result, say: Catalogue) -> list[Row]:
    """What looks like a slip of the pen, if anything does."""
    lines = tuple(_warning_lines(result.get("warnings", ()), say))
    return [(say.say("hwatu.row.warning"), lines)] if lines else []


def _warning_lines(warnings: Iterable[Problem], say: Catalogue) -> Iterator[str]:
    """A sentence for each slip, one for all odd months of a pile; long lists of cards are cut."""
    odd: dict[tuple[object, ...], list[Problem]] = {}
    for problem in warnings:
        if problem.code == "odd_month_count":
            odd.setdefault((problem.key, problem.values["player"], problem.values.get("round")), []).append(problem)
        else:
            cards = problem.values.get("cards", [])
            shown = [*cards[:MOST_CARDS], "…"] if len(cards) > MOST_CARDS else cards
            yield say.say(problem.key, **{**problem.values, "cards": shown})
    for (key, *_), alike in odd.items():
        first = alike[0].values
        if len(alike) == 1:
            yield say.say(str(key), **first)
        else:
            cards = [card for each in alike for card in each.values["cards"]]
            yield say.say(str(key).replace("odd_month_count", "odd_months"), **{**first, "cards": cards})


def _ruleset_row(result: Result, say: Catalogue) -> list[Row]:
    return [(say.say("hwatu.row.ruleset"), (result["ruleset"],))] if "ruleset" in result else []


def _rows_around_score(
    head: Sequence[Row], items: Sequence[Result], total: int, notes: Sequence[Row], say: Catalogue
) -> Rows:
    """The lines of a score (points, then the cards; the total last) between other rows, all labels in one column.

    Rows and not a table: one hand is shown before a writer of tables is even loaded.
    """
    lines = [(item_word(item, say), f"{item['points']:,}", card_words(item["cards"], say)) for item in items]
    lines.append((say.say("hwatu.row.total"), f"{total:,}", ""))
    digits = max(len(points) for _, points, _ in lines)
    labels = [label for label, _ in (*head, *notes)] + [label for label, _, _ in lines]
    room = COLUMNS - max(map(width, labels)) - digits - 2 * GAP
    rows = []
    for label, points, cards in lines:
        first, *rest = broken(cards, room, say)
        rows.append((label, (f"{points:>{digits}}  {first}", *(" " * (digits + GAP) + piece for piece in rest))))
    return Rows((*head, *rows, *notes))


def _notes(labels: Sequence[str], overlaps: Sequence[Result], say: Catalogue) -> list[Row]:
    """What the combos are called together, and which cards count in several of them."""
    rows: list[Row] = []
    if labels:
        rows.append((say.say("hwatu.row.labels"), (label_words(labels, say),)))
    if overlaps:
        rows.append((say.say("hwatu.row.overlaps"), tuple(_overlap(each, say) for each in overlaps)))
    return rows


def _overlap(overlap: Result, say: Catalogue) -> str:
    items = say.listed(combo_word(line, say) for line in overlap["items"])
    return say.say("hwatu.overlap", cards=card_words(overlap["cards"], say), items=items)


def _one_short(rows: Sequence[Result], say: Catalogue) -> Row:
    """A line for each card, or each few of which one would do, that would make something."""
    lines = []
    for row in rows:
        gains = [_gain(gain, say) for gain in row["gains"]]
        gains += [say.say("hwatu.gain.instant", combo=combo_word(combo, say)) for combo in row["instant"]]
        key = "hwatu.one_short.one" if len(row["cards"]) == 1 else "hwatu.one_short.several"
        lines.append(say.say(key, cards=_listed(row["cards"], say), gains=say.listed(gains)))
    return say.say("hwatu.row.one_short"), tuple(lines) or (say.say("hwatu.nothing"),)


def _gain(gain: Result, say: Catalogue) -> str:
    return say.say("hwatu.gain", combo=combo_word(gain["id"], say), points=gain["points"])


def _listed(names: Iterable[str], say: Catalogue) -> str:
    return say.listed(card_word(name, say) for name in names)


def round_view(
    result: Result, say: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """The scores of all players side by side and who is credited what; `explain` adds the cards of every line.

    `tiles` and `slang` change nothing (see `hand_view`).
    """
    rows = _ruleset_row(result, say)
    for pile in ("discarded", "uncaptured"):
        if result.get(pile):
            rows.append((say.say(f"hwatu.row.{pile}"), (card_words(result[pile], say),)))
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks.append(_round_grid(result, say))
    ending: list[Row] = [(say.say("hwatu.row.result"), (ending_words(result, say),))]
    ending += [
        (
            say.say("hwatu.row.labels"),
            (f"{player}: {label_words(labels, say)}",),
        )
        for player, labels in result["labels"].items()
        if labels
    ]
    ending += _warning_rows(result, say)
    blocks.append(Rows(tuple(ending)))
    if explain:
        for player in result["players"]:
            blocks += _player_blocks(player, result, say)
    return blocks


def _round_grid(result: Result, say: Catalogue) -> Grid:
    """A column for each player, a row for each line that anybody scored."""
    players = result["players"]
    by_player = {player: {item["id"]: item for item in result["items"][player]} for player in players}
    rows = []
    for line in _in_order(by_player.values()):
        name = class_word(line.removeprefix("base."), say) if line.startswith("base.") else combo_word(line, say)
        rows.append((name, *(_points(by_player[player].get(line)) for player in players)))
    rows.append((say.say("hwatu.row.total"), *(f"{result['totals'][player]:,}" for player in players)))
    rows.append((say.say("hwatu.row.credits"), *(f"{result['credits'][player]:,}" for player in players)))
    return Grid((say.say("hwatu.column.item"), *players), tuple(rows), "l" + "r" * len(players))


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


def ending_words(result: Result, say: Catalogue) -> str:
    """How the round ended, in a sentence with its arithmetic."""
    winner, credit = result["winner"], result["credit"]
    if result["redeal"]:
        return say.say("hwatu.result.redeal")
    rule = result["credit_rule"]
    if result["instant"]:
        combo = combo_word(result["instant"], say)
        return say.say(f"hwatu.result.{rule}", winner=winner, combo=combo, credit=credit)
    highest = max(result["totals"].values())
    if rule == "difference" and winner and not credit:
        return say.say("hwatu.result.tie_dealer", winner=winner, total=highest)
    if rule == "difference" and not winner:
        return say.say("hwatu.result.tie", total=highest)
    if not winner:
        return say.say(f"hwatu.result.{rule}_tie")
    values = {"winner": winner, "total": highest, "second": result["runner_up_total"], "credit": credit}
    return say.say(f"hwatu.result.{rule}", **values)


def _player_blocks(player: str, result: Result, say: Catalogue) -> Iterator[Block]:
    """The score of one player with the cards of every line, and what was one card short."""
    total = result["totals"][player]
    notes = _notes(result["labels"][player], result["overlaps"][player], say)
    notes.append(_one_short(result["one_short"][player], say))
    yield Heading(say.say("hwatu.heading.player", player=player, total=total))
    yield _rows_around_score([], result["items"][player], total, notes, say)


def match_view(
    result: Result, say: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """The rounds with the running totals, and who won in which round; `explain` adds every round in full.

    `tiles` and `slang` change nothing (see `hand_view`).
    """
    rows = _ruleset_row(result, say)
    if result["target"] is not None:
        rows.append((say.say("hwatu.row.target"), (say.say("hwatu.points", points=result["target"]),)))
    players = result["players"]
    headers = (*(say.say(f"hwatu.column.{name}") for name in ("round", "winner", "credit")), *players)
    lines = [
        (str(n), _round_winner(each, say), _round_credit(each, say), *(f"{each['standing'][p]:,}" for p in players))
        for n, each in enumerate(result["rounds"], start=1)
    ]
    blocks: list[Block] = [Rows(tuple(rows))] if rows else []
    blocks += [Grid(headers, tuple(lines), "rll" + "r" * len(players)), Prose((_match_end(result, say),))]
    if warnings := _warning_rows(result, say):
        blocks.append(Rows(tuple(warnings)))
    if explain:
        for n, each in enumerate(result["rounds"], start=1):
            blocks += [Heading(say.say("hwatu.heading.round", round=n)), *round_view(each, say, explain=True)]
    return blocks


def _round_winner(result: Result, say: Catalogue) -> str:
    if result["redeal"]:
        return say.say("hwatu.redeal")
    return result["winner"] or say.say("hwatu.tie")


def _round_credit(result: Result, say: Catalogue) -> str:
    """The credit of the winner with the subtraction behind it, or the instant win that gave it."""
    if result["instant"]:
        return f"{combo_word(result['instant'], say)} {result['credit']:,}"
    if result["credit_rule"] == "difference" and not result["redeal"]:
        highest = max(result["totals"].values())
        return f"{highest:,} − {result['runner_up_total']:,} = {result['credit']:,}"
    return f"{result['credit']:,}"


def _match_end(result: Result, say: Catalogue) -> str:
    winner = result["match_winner"]
    if winner is None:
        key = "hwatu.match.no_target" if result["target"] is None else "hwatu.match.open"
        return say.say(key, target=result["target"])
    last = result["rounds"][-1]
    values = {"round": result["rounds_played"], "winner": winner, "points": result["standing"][winner]}
    if last["instant"] and last["credit_rule"] == "match":
        return say.say("hwatu.match.won_instant", combo=combo_word(last["instant"], say), **values)
    return say.say("hwatu.match.won", **values)


def table_view(table: Result, say: Catalogue, *, columns: int = COLUMNS) -> list[Block]:
    """What cards and combos are worth, what replaces what, and how rounds and matches are settled."""
    from scorecalc.hwatu.views import combo_table as hwatu_table

    return hwatu_table.table_view(table, say, columns=columns)


def deal_view(
    result: Result, say: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """Who gets how many cards, in order, and how many are left.

    `explain`, `tiles` and `slang` change nothing: the order is the whole of it.
    """
    count = say.say("hwatu.deal.tung" if result["tung"] else "hwatu.deal.players", count=result["players"])
    headers = tuple(say.say(f"hwatu.column.{name}") for name in ("step", "to", "number", "of_pile"))
    rows = tuple(
        (
            str(n),
            say.say("hwatu.floor") if step["to"] == "floor" else say.say(f"hwatu.seat.{step['to']}"),
            str(step["cards"]),
            say.say("hwatu.deal.range", first=step["first"], last=step["last"]),
        )
        for n, step in enumerate(result["steps"], start=1)
    )
    totals = (
        (say.say("hwatu.row.hand"), (say.say("hwatu.deal.each", count=result["hand"]),)),
        *(
            (say.say(f"hwatu.row.{name}"), (say.say("hwatu.pieces", count=result[name]),))
            for name in ("floor", "stock")
        ),
    )
    top = (*_ruleset_row(result, say), (say.say("hwatu.row.players"), (count,)))
    return [Rows(top), Prose((say.say("hwatu.deal.order"),)), Grid(headers, rows, "rlrl"), Rows(totals)]
