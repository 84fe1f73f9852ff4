"""The views of hwatu: captured cards, a round, a match, the combo table, the order of dealing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorecalc.hwatu.cards import BY_NAME, CARDS
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.width import width, wrap

Row = tuple[str, tuple[str, ...]]
Result = Mapping[str, Any]
COLUMNS = 80
GAP = 2
"""Cells between the columns of a table."""
_BLANK = "\x1f"
"""Stands for a blank at which no line is broken. Plain ASCII, so that it is measured without wcwidth."""


def card_word(name: str, say: Catalogue) -> str:
    """The card of the canonical `name` in the language of `say`.

    >>> card_word("송학광", Catalogue("ja"))
    '松に鶴'
    """
    return say.say(f"hwatu.card.{CARDS[BY_NAME[name]].code}")


def card_words(names: Iterable[str], say: Catalogue) -> str:
    """Several cards in a row: with blanks between them where each is one word, with commas in English."""
    return (", " if say.language == "en" else " ").join(card_word(name, say) for name in names)


def combo_word(line: str, say: Catalogue) -> str:
    """What the line `combo.…`, `four_month_pi.…`, or the id of a combo is called; the id itself where we have no word.

    >>> combo_word("combo.gwang_daepo", Catalogue("ko")), combo_word("four_month_pi.5", Catalogue("ko"))
    ('광 대포', '난초 네 장 (피)')
    """
    name = line.removeprefix("combo.")
    if say.has(f"hwatu.combo.{name}"):
        return say.say(f"hwatu.combo.{name}")
    rest, _, month = name.rpartition(".")
    if rest and say.has(f"hwatu.combo.{rest}") and say.has(f"hwatu.month.{month}"):
        return say.say(f"hwatu.combo.{rest}", month=say.say(f"hwatu.month.{month}"))
    return name


def class_word(name: str, say: Catalogue) -> str:
    """What a class of cards is called; its id where we have no word."""
    return say.say(f"hwatu.class.{name}") if say.has(f"hwatu.class.{name}") else name


def item_word(item: Result, say: Catalogue) -> str:
    """What a line of a score is called, with the number of cards for a class."""
    if item["id"].startswith("base."):
        name = class_word(item["id"].removeprefix("base."), say)
        return say.say("hwatu.item.base", name=name, count=item["count"])
    return combo_word(item["id"], say)


def label_words(labels: Iterable[str], say: Catalogue) -> str:
    """The names that combos have together."""
    return ", ".join(say.say(f"hwatu.label.{each}") if say.has(f"hwatu.label.{each}") else each for each in labels)


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
    lines = tuple(say.say(problem.key, **problem.values) for problem in result.get("warnings", ()))
    return [(say.say("hwatu.row.warning"), lines)] if lines else []


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


def folded(
    rows: Sequence[tuple[str, ...]], headers: Sequence[str], column: int, say: Catalogue
) -> Iterator[tuple[str, ...]]:
    """`rows` with the long cells of one `column` going on in rows below, so that the table fits the terminal.

    >>> list(folded([("광", "송학광 매조끗", "100")], ("항목", "패", "x" * 64), 1, Catalogue("ko")))
    [('광', '송학광', '100'), ('', '매조끗', '')]
    """
    columns = list(zip(headers, *rows, strict=True))
    # The writer of tables keeps every column by a gap wider than its header.
    others = sum(max(width(head) + GAP, *map(width, cells)) + GAP for head, *cells in columns)
    head, *cells = columns[column]
    room = COLUMNS - others + max(width(head) + GAP, *map(width, cells)) + GAP
    for row in rows:
        first, *rest = broken(row[column], room, say)
        yield (*row[:column], first, *row[column + 1 :])
        for piece in rest:
            yield tuple(piece if n == column else "" for n in range(len(row)))


def broken(cards: str, cells: int, say: Catalogue) -> list[str]:
    """The text `cards` in lines of at most `cells` cells.

    In English, where the name of a card has blanks, lines are broken behind commas and before brackets only.

    >>> broken("pine bright, plum animal, cherry bright", 30, Catalogue("en"))
    ['pine bright, plum animal,', 'cherry bright']
    """
    if say.language != "en":
        return wrap(cards, cells)
    pieces = cards.replace(" ", _BLANK).replace(f",{_BLANK}", ", ").replace(f"{_BLANK}(", " (")
    return [line.replace(_BLANK, " ") for line in wrap(pieces, cells)]


def _notes(labels: Sequence[str], overlaps: Sequence[Result], say: Catalogue) -> list[Row]:
    """What the combos are called together, and which cards count in several of them."""
    rows: list[Row] = []
    if labels:
        rows.append((say.say("hwatu.row.labels"), (label_words(labels, say),)))
    if overlaps:
        rows.append((say.say("hwatu.row.overlaps"), tuple(_overlap(each, say) for each in overlaps)))
    return rows


def _overlap(overlap: Result, say: Catalogue) -> str:
    items = ", ".join(combo_word(line, say) for line in overlap["items"])
    return say.say("hwatu.overlap", cards=card_words(overlap["cards"], say), items=items)


def _one_short(rows: Sequence[Result], say: Catalogue) -> Row:
    """A line for each card, or each few of which one would do, that would make something."""
    lines = []
    for row in rows:
        gains = [_gain(gain, say) for gain in row["gains"]]
        gains += [say.say("hwatu.gain.instant", combo=combo_word(combo, say)) for combo in row["instant"]]
        key = "hwatu.one_short.one" if len(row["cards"]) == 1 else "hwatu.one_short.several"
        lines.append(say.say(key, cards=_listed(row["cards"], say), gains=", ".join(gains)))
    return say.say("hwatu.row.one_short"), tuple(lines) or (say.say("hwatu.nothing"),)


def _gain(gain: Result, say: Catalogue) -> str:
    return say.say("hwatu.gain", combo=combo_word(gain["id"], say), points=gain["points"])


def _listed(names: Iterable[str], say: Catalogue) -> str:
    return ", ".join(card_word(name, say) for name in names)


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
    classes = [row for row in table["rows"] if row["id"].startswith("base.")]
    combos = [row for row in table["rows"] if not row["id"].startswith("base.")]
    heads = tuple(say.say(f"hwatu.column.{name}") for name in ("class", "cards", "each"))
    class_rows = [
        (class_word(row["id"].removeprefix("base."), say), card_words(row["cards"], say), f"{row['points']:,}")
        for row in classes
    ]
    headers = tuple(say.say(f"hwatu.column.{name}") for name in ("combo", "cards", "points"))
    combo_rows = [
        (combo_word(row["id"], say), _needed(row, say), f"{row['points']:,}" if row["points"] else "") for row in combos
    ]
    return [
        Heading(say.say("hwatu.heading.classes")),
        Grid(heads, tuple(folded(class_rows, heads, 1, say)), "llr"),
        Heading(say.say("hwatu.heading.combos")),
        Grid(headers, tuple(folded(combo_rows, headers, 1, say)), "llr"),
        Heading(say.say("hwatu.heading.settling")),
        Prose(tuple(_settling(table, say))),
    ]


def _needed(row: Result, say: Catalogue) -> str:
    """The cards of a combo, and in brackets what else there is to know of it."""
    cards = card_words(row["cards"], say)
    if row["at_least"]:
        counted = say.say("hwatu.table.at_least", count=row["at_least"], cards=card_words(row["of"], say))
        cards = f"{say.say('hwatu.table.including', cards=cards)} {counted}" if cards else counted
    remarks = []
    if row["instant"]:
        remarks.append(say.say("hwatu.table.instant"))
    if row["per_extra"]:
        remarks.append(say.say("hwatu.table.per_extra", points=row["per_extra"]))
    if row["replaces"]:
        replaced = dict.fromkeys(_family_word(line, say) for line in row["replaces"])
        remarks.append(say.say("hwatu.table.replaces", combos=", ".join(replaced)))
    if row["best_of"]:
        remarks.append(say.say("hwatu.table.best_of", group=row["best_of"]))
    return f"{cards} ({', '.join(remarks)})" if remarks else cards


def _settling(table: Result, say: Catalogue) -> Iterator[str]:
    """The rules of a round and of a match, a sentence each."""
    yield say.say("hwatu.table.stacking")
    for label in table["labels"]:
        parts = " + ".join(_part_word(part, say) for part in label["combos"])
        yield f"{label_words([label['id']], say)}: {parts}"
    yield say.say(f"hwatu.table.credit.{table['credit']}")
    if table["credit"] == "difference":
        yield say.say(f"hwatu.table.tie.{table['tie']}")
    if any(row["instant"] for row in table["rows"]):
        yield say.say(f"hwatu.table.instant_win.{table['instant_win']}")
    if table["min_total_redeal"] is not None:
        yield say.say("hwatu.table.redeal", points=table["min_total_redeal"])
    if table["target"] is not None:
        yield say.say("hwatu.table.target", points=table["target"])


def _family_word(line: str, say: Catalogue) -> str:
    """The word for the combos of the same beginning as `line`, or for that combo alone."""
    family = line.removeprefix("combo.").partition(".")[0]
    return say.say(f"hwatu.family.{family}") if say.has(f"hwatu.family.{family}") else combo_word(line, say)


def _part_word(part: str, say: Catalogue) -> str:
    """What a combo, or a family of combos with the same beginning, is called."""
    return say.say(f"hwatu.family.{part}") if say.has(f"hwatu.family.{part}") else combo_word(part, say)


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
