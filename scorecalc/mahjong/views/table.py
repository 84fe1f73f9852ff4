"""The view of the score tables of a ruleset."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import groupby

from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.score_table import Band, ScoreTable, TableRow
from scorecalc.mahjong.rules.settlement import Settlement
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.width import width

# Wider cells than this do not fit side by side into a terminal: such a table is printed as a list.
_WIDEST_CELL = 24


def table_view(table: ScoreTable, words: Catalogue, request: ViewRequest) -> list[Block]:
    """The score tables of a ruleset, one for each seat: fu across and han down, then the limits.

    Tables that the columns of the terminal cannot hold are cut between columns of fu.
    """
    blocks: list[Block] = []
    for seat in dict.fromkeys(row.seat for row in table.rows):
        blocks += _of_seat(seat, [row for row in table.rows if row.seat == seat], table, words, request.columns)
    return blocks


def _of_seat(seat: str, rows: list[TableRow], table: ScoreTable, words: Catalogue, columns: int) -> Iterable[Block]:
    title = words.text(f"mahjong_tables.title.{seat}")
    if table.honba:
        title = words.text("mahjong_tables.honba", title=title, honba=table.honba)
    yield Heading(title)
    with_fu = [row for row in rows if row.fu is not None]
    if with_fu and max(width(cell) for row in with_fu for cell in _cells(row, words)) > _WIDEST_CELL:
        yield _list(with_fu, words)
    elif with_fu:
        yield from _by_fu(with_fu, words, columns)
    limits = _limit_rows(rows, words)
    if limits:
        headers = ("column.han", "column.limit", "column.ron", "column.tsumo")
        yield Grid(tuple(words.text(f"mahjong_tables.{key}") for key in headers), limits, "llrr")
    notes = list(_notes(with_fu, table, words))
    if notes:
        yield Prose(tuple(notes))


def _cells(row: TableRow, words: Catalogue) -> tuple[str, str]:
    """The payments of a ron and a tsumo, or the limit that both reach; empty if they cannot occur."""
    star = "*" if row.kiriage else ""
    if row.limit:
        return (words.text(f"mahjong.limit.{row.limit}") + star,) * 2
    return _figures(row, words, star)


def _figures(row: TableRow, words: Catalogue, star: str = "", figure: Callable[[int], str] = str) -> tuple[str, str]:
    ron = "" if row.ron_paid is None else f"{figure(row.ron_paid)}{star}"
    return ron, f"{_tsumo(row.tsumo, words, figure)}{star}" if row.tsumo else ""


def _tsumo(settlement: Settlement, words: Catalogue, figure: Callable[[int], str]) -> str:
    paid = settlement.by_role
    if "each" in paid:
        return words.text("mahjong.call.all", each=figure(paid["each"]))
    if "total" in paid:
        return figure(paid["total"])
    return words.text("mahjong.call.pair", other=figure(paid["other"]), dealer=figure(paid["dealer"]))


def _by_fu(rows: list[TableRow], words: Catalogue, columns: int) -> Iterable[Block]:
    """Grids with as many columns of fu as fit side by side, of about the same number each."""
    cells = {(row.han, row.fu): _cells(row, words) for row in rows}
    hans = list(dict.fromkeys(row.han for row in rows))
    fus = list(dict.fromkeys(row.fu for row in rows))
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


def _list(rows: list[TableRow], words: Catalogue) -> Rows:
    """One entry for each han and fu: for numbers that are too long for columns."""
    by = (words.text("mahjong_tables.column.ron"), words.text("mahjong_tables.column.tsumo"))
    out = []
    for row in rows:
        lines = [f"{way} {cell}" for way, cell in zip(by, _figures(row, words, figure=words.word), strict=True) if cell]
        out.append((words.text("mahjong.han_fu", han=row.han, fu=row.fu), tuple(lines)))
    return Rows(tuple(out))


def _limit_rows(rows: list[TableRow], words: Catalogue) -> tuple[tuple[str, ...], ...]:
    """The limits with the han that reach them; rows of the same limit follow each other, the first one has its figures."""
    limits = [row for row in rows if row.fu is None]
    names = {row.limit for row in limits}
    reached = [row for row in rows if row.fu is not None and row.limit and row.limit in names]
    out: list[tuple[str, ...]] = []
    for (limit, _), group in groupby(reached + limits, key=lambda row: (row.limit, row.ron_paid)):
        same = list(group)
        figures = (words.text(f"mahjong.limit.{limit}") if limit else "", *_figures(same[-1], words))
        for when in _reached_by(same, words, is_last=same[-1] is limits[-1]):
            out.append((when, *figures))
            figures = ("", "", "")
    return tuple(out)


def _reached_by(rows: list[TableRow], words: Catalogue, *, is_last: bool) -> Iterable[str]:
    """The han, or han and fu, that reach a limit: `3판 70부 이상`, `6-7판`, `13판 이상`."""
    for han, group in groupby((row for row in rows if row.fu is not None), key=lambda row: row.han):
        yield words.text("mahjong_tables.fu_from", han=han, fu=min(row.fu for row in group if row.fu is not None))
    by_han = [row for row in rows if row.fu is None]
    if not by_han:
        return
    band = _band_of(by_han, is_counted=is_last and by_han[-1].limit == "counted_yakuman")
    if band.last is None:
        yield words.text("mahjong_tables.han_from", han=band.first)
    elif band.last > band.first:
        yield words.text("mahjong_tables.han_range", first=band.first, last=band.last)
    else:
        yield words.text("mahjong.han", han=band.first)


def _band_of(rows: list[TableRow], *, is_counted: bool) -> Band:
    """The han that the rows of a limit cover; a counted yakuman has no end."""
    first, last = rows[0].han, rows[-1].han
    if isinstance(first, Band):
        return first
    return Band(first, None if is_counted or isinstance(last, Band) else last)


def _notes(rows: list[TableRow], table: ScoreTable, words: Catalogue) -> Iterable[str]:
    pairs = table.rules.fu["chiitoitsu"]
    if any(row.fu == pairs and row.ron for row in rows):
        yield words.text("mahjong_tables.seven_pairs", fu=pairs)
    kiriage = [row for row in rows if row.kiriage]
    if kiriage:
        yield words.text("mahjong_tables.kiriage.applied" if kiriage[0].limit else "mahjong_tables.kiriage")
