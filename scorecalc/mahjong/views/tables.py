"""The views of points from han and fu alone: the price of one combination, and the score tables of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.mahjong.views.hand import income_words, limit_points, role, ruleset_words, slang_call, yakuman_name
from scorecalc.mahjong.views.payments import call, payment_words, points_reading
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.width import width

Row = Mapping[str, Any]
"""A row of a table result: seat, han, fu, ron, tsumo, limit, kiriage."""

# Wider cells than this do not stand side by side in a terminal: such a table is printed as a list.
_WIDEST_CELL = 24


# --- the price of han and fu


def points_view(results: Sequence[Mapping[str, Any]], words: Catalogue, *, explain: bool, slang: bool) -> list[Block]:
    """`results` of the same han and fu, a row for each seat and way to win, with what to say at the table."""
    first = results[0]
    rows: list[tuple[str, tuple[str, ...]]] = [
        (words.text("mahjong_tables.label.what"), (" · ".join([_what(first, words), *_counters(first, words)]),))
    ]
    for result in results:
        label = words.text(
            "mahjong_tables.case",
            role=words.text(f"mahjong.role.{role(result['seat'])}"),
            by=words.text(f"mahjong.by.{result['by']}"),
        )
        rows.append((label, (_price(result, words, slang=slang),)))
    notes = dict.fromkeys(note for result in results for note in result.get("notes", ()))
    if notes:
        rows.append(
            (
                words.text("mahjong_tables.label.notes"),
                tuple(words.text(f"mahjong_tables.note.{note}") for note in notes),
            )
        )
    blocks: list[Block] = [Rows(tuple(rows))]
    if explain:
        from scorecalc.mahjong.views.explain import calculation

        for label, result in zip((label for label, _ in rows[1:]), results, strict=False):
            blocks += calculation(result, words, heading=label)
    return blocks


def _what(result: Mapping[str, Any], words: Catalogue) -> str:
    """The han and fu, or the limit, that were priced."""
    if result.get("yakuman"):
        return yakuman_name(result["yakuman"], words)
    if not result.get("han"):
        return words.text(f"mahjong.limit.{result['limit']}")
    key = "mahjong.han_fu" if result.get("fu") else "mahjong.han"
    return words.text(key, han=result["han"], fu=result.get("fu"))


def _counters(result: Mapping[str, Any], words: Catalogue) -> list[str]:
    parts = [words.text(f"mahjong.{name}", **{name: result[name]}) for name in ("honba", "sticks") if result.get(name)]
    return parts + ruleset_words(result, words)


def _price(result: Mapping[str, Any], words: Catalogue, *, slang: bool) -> str:
    """The points of a result, who pays them, and the call."""
    said = slang_call(result, words) if slang else call(result, words)
    price = limit_points(result, words)
    read = points_reading(result["points"], words)
    if read:
        price = words.text("mahjong.points_with_reading", points=price, reading=read)
    label = words.text("mahjong.label.income")
    incomes = [f"{label} {each}" for each in income_words(result, words)]
    return " · ".join([price, payment_words(result, words), *incomes, words.text("mahjong.call", call=said)])


# --- the tables


def table_view(table: Mapping[str, Any], words: Catalogue, *, columns: int = 80) -> list[Block]:
    """The score tables of a ruleset, one for each seat: fu across and han down, then the limits.

    Tables that `columns` cells cannot hold are cut between columns of fu.
    """
    blocks: list[Block] = []
    limits = table.get("limits", {})
    rows = [{"limit": limits.get(row["han"]), **row} for row in table["rows"]]
    for seat in dict.fromkeys(row["seat"] for row in rows):
        blocks += _of_seat(seat, [row for row in rows if row["seat"] == seat], table, words, columns)
    return blocks


def _of_seat(seat: str, rows: list[Row], table: Mapping[str, Any], words: Catalogue, columns: int) -> Iterable[Block]:
    title = words.text(f"mahjong_tables.title.{seat}")
    if table.get("honba"):
        title = words.text("mahjong_tables.honba", title=title, honba=table["honba"])
    yield Heading(title)
    with_fu = [row for row in rows if row.get("fu") is not None]
    if with_fu and max(width(cell) for row in with_fu for cell in _cells(row, words)) > _WIDEST_CELL:
        yield _list(with_fu, words)
    elif with_fu:
        yield from _by_fu(with_fu, words, columns)
    limits = _limit_rows(rows, words)
    if limits:
        headers = ("column.han", "column.limit", "column.ron", "column.tsumo")
        yield Grid(tuple(words.text(f"mahjong_tables.{key}") for key in headers), limits, "llrr")
    notes = list(_notes(with_fu, words))
    if notes:
        yield Prose(tuple(notes))


def _cells(row: Row, words: Catalogue) -> tuple[str, str]:
    """What a ron and a tsumo pay, or the limit that both reach; empty where they cannot occur."""
    star = "*" if row.get("kiriage") else ""
    if row.get("limit"):
        return (words.text(f"mahjong.limit.{row['limit']}") + star,) * 2
    return _figures(row, words, star)


def _figures(row: Row, words: Catalogue, star: str = "", figure: Callable[[int], str] = str) -> tuple[str, str]:
    ron = "" if row["ron"] is None else f"{figure(row['ron'])}{star}"
    return ron, f"{_tsumo(row['tsumo'], words, figure)}{star}" if row["tsumo"] else ""


def _tsumo(tsumo: Mapping[str, int], words: Catalogue, figure: Callable[[int], str]) -> str:
    if "each" in tsumo:
        return words.text("mahjong.call.all", each=figure(tsumo["each"]))
    if "total" in tsumo:
        return figure(tsumo["total"])
    return words.text("mahjong.call.pair", other=figure(tsumo["other"]), dealer=figure(tsumo["dealer"]))


def _by_fu(rows: list[Row], words: Catalogue, columns: int) -> Iterable[Block]:
    """Grids with as many columns of fu as fit side by side, of about the same number each."""
    cells = {(row["han"], row["fu"]): _cells(row, words) for row in rows}
    hans = list(dict.fromkeys(row["han"] for row in rows))
    fus = list(dict.fromkeys(row["fu"] for row in rows))
    by = (words.text("mahjong_tables.column.ron"), words.text("mahjong_tables.column.tsumo"))
    names = [words.text("mahjong.han", han=han) for han in hans]
    room = columns - max(map(width, names)) - max(map(width, by)) - 4
    widest = max(width(cell) for pair in cells.values() for cell in pair)
    fit = max(room // (max(widest, *(width(words.text("mahjong.fu", fu=fu)) for fu in fus)) + 2), 1)
    n_grids = -(-len(fus) // fit)
    step = -(-len(fus) // n_grids)
    for first in range(0, len(fus), step):
        part = fus[first : first + step]
        lines = [
            (name if way == 0 else "", by[way], *(cells.get((han, fu), ("", ""))[way] for fu in part))
            for han, name in zip(hans, names, strict=True)
            for way in (0, 1)
        ]
        yield Grid(("", "", *(words.text("mahjong.fu", fu=fu) for fu in part)), tuple(lines), "ll" + "r" * len(part))


def _list(rows: list[Row], words: Catalogue) -> Rows:
    """One entry for each han and fu: for numbers that are too long to stand side by side."""
    by = (words.text("mahjong_tables.column.ron"), words.text("mahjong_tables.column.tsumo"))
    out = []
    for row in rows:
        lines = [f"{way} {cell}" for way, cell in zip(by, _figures(row, words, figure=words.word), strict=True) if cell]
        out.append((words.text("mahjong.han_fu", han=row["han"], fu=row["fu"]), tuple(lines)))
    return Rows(tuple(out))


def _limit_rows(rows: list[Row], words: Catalogue) -> tuple[tuple[str, ...], ...]:
    """The limits with the han that reach them; rows of the same limit stand together, its figures in the first."""
    limits = [row for row in rows if row.get("fu") is None]
    names = {row.get("limit") for row in limits}
    reached = [row for row in rows if row.get("fu") is not None and row["limit"] and row["limit"] in names]
    out: list[tuple[str, ...]] = []
    for limit, group in groupby(reached + limits, key=lambda row: (row.get("limit"), row["ron"])):
        same = list(group)
        name = words.text(f"mahjong.limit.{limit[0]}") if limit[0] else ""
        figures = (name, *_figures(same[-1], words))
        for when in _reached_by(same, words, is_last=same[-1] is limits[-1]):
            out.append((when, *figures))
            figures = ("", "", "")
    return tuple(out)


def _reached_by(rows: list[Row], words: Catalogue, *, is_last: bool) -> Iterable[str]:
    """What reaches a limit: `3판 70부 이상`, `6-7판`, `13판 이상`."""
    for han, group in groupby((row for row in rows if row.get("fu") is not None), key=lambda row: row["han"]):
        yield words.text("mahjong_tables.fu_from", han=han, fu=min(row["fu"] for row in group))
    han = [row["han"] for row in rows if row.get("fu") is None]
    if len(han) == 1 and isinstance(han[0], str):
        first, dash, last = han[0].partition("-")
        if dash:
            yield words.text("mahjong_tables.han_range", first=first, last=last)
        else:
            key = "mahjong_tables.han_from" if first.endswith("+") else "mahjong.han"
            yield words.text(key, han=first.rstrip("+"))
    elif is_last and rows[-1].get("limit") == "counted_yakuman":
        yield words.text("mahjong_tables.han_from", han=han[0])
    elif len(han) > 1:
        yield words.text("mahjong_tables.han_range", first=han[0], last=han[-1])
    elif han:
        yield words.text("mahjong.han", han=han[0])


def _notes(rows: list[Row], words: Catalogue) -> Iterable[str]:
    if any(row["fu"] == 25 and row["ron"] for row in rows):
        yield words.text("mahjong_tables.fu_25")
    kiriage = [row for row in rows if row.get("kiriage")]
    if kiriage:
        yield words.text("mahjong_tables.kiriage.applied" if kiriage[0]["limit"] else "mahjong_tables.kiriage")
