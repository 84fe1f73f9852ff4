"""The view of one scored hand of mahjong: what was read, yaku, fu, points, who pays, what to say at the table.

The other views of the game stand here as well, but their modules load only when they are asked for: the reasons
(`mahjong_explain`), prices and tables from han and fu alone (`mahjong_tables`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from scorecalc.answer import Rejected
from scorecalc.lang import Catalogue
from scorecalc.mahjong.views.payments import call, payment_words, points_reading, points_words, total_paid
from scorecalc.render.blocks import Block, Rows

Write = Callable[[str], str]
"""Turns tiles in canonical writing into the writing that is wanted."""
Row = tuple[str, tuple[str, ...]]


def hand_view(
    result: Mapping[str, Any],
    words: Catalogue,
    *,
    explain: bool = False,
    slang: bool = False,
    tiles: str = "mpsz",
) -> list[Block]:
    """`result` as rows: the hand and what was assumed first, then the situation, yaku, fu, points, payments, the call.

    `explain` adds every reason, `slang` the short name of the score if it has one; `tiles` is the writing of tiles: `mpsz`,
    `unicode` or `ko` (the words of the language). The `ruleset` of the result is shown as it stands there: a name or a title.
    """
    write = tile_writer(tiles, words)
    rows = [
        *hand_rows(result, words, write),
        situation_row(result, words),
        *_dora_rows(result, words, write),
        (words.text("mahjong.label.yaku"), (_yaku_line(result, words),)),
        *_fu_rows(result, words, write),
        *_points_rows(result, words),
        (words.text("mahjong.label.call"), (words.text("mahjong.call", call=call(result, words)),)),
    ]
    if slang and (short := slang_call(result, words)) != call(result, words):
        rows.append((words.text("mahjong.label.slang"), (words.text("mahjong.call", call=short),)))
    rows += warning_rows(result, words)
    blocks: list[Block] = [Rows(tuple(rows))]
    if explain:
        from scorecalc.mahjong.views.explain import reasons

        blocks += reasons(result, words, write)
    return blocks


def rejected_view(
    rejected: Rejected, words: Catalogue, *, explain: bool = False, tiles: str = "mpsz", slang: bool = False
) -> list[Block]:
    """What is known of a hand that got no score: how far it is, what it waits for, which yaku are nearly there."""
    from scorecalc.mahjong.views import explain as mahjong_explain

    assert rejected.known is None or isinstance(rejected.known, Mapping)
    return mahjong_explain.of_rejected(rejected.known or {}, words, tile_writer(tiles, words), explain=explain)


def points_view(
    result: Mapping[str, Any] | Sequence[Mapping[str, Any]],
    words: Catalogue,
    *,
    explain: bool = False,
    tiles: str = "mpsz",
    slang: bool = False,
) -> list[Block]:
    """What han and fu, or a limit, are worth; several results (seats, ways to win) stand together."""
    from scorecalc.mahjong.views import tables as mahjong_tables

    results = [result] if isinstance(result, Mapping) else result
    return mahjong_tables.points_view(results, words, explain=explain, slang=slang)


def table_view(table: Mapping[str, Any], words: Catalogue, *, columns: int = 80) -> list[Block]:
    """The score tables of a ruleset, cut so that they fit `columns` cells."""
    from scorecalc.mahjong.views import tables as mahjong_tables

    return mahjong_tables.table_view(table, words, columns=columns)


def tile_writer(style: str, words: Catalogue) -> Write:
    """The function that writes canonical tiles in `style`."""
    if style == "mpsz":
        return str
    from scorecalc.mahjong.views.tiles import writer

    return writer(style, words)


def win_tile(hand: str) -> str:
    """The winning tile of a hand in canonical writing.

    >>> win_tile("2234m067p,345s,1111mc+2z")
    '2z'
    """
    return hand.rpartition("+")[2]


def hand_rows(result: Mapping[str, Any], words: Catalogue, write: Write) -> list[Row]:
    """The row with the hand as it was read, how it was won, and what nobody said and was assumed."""
    parts = [write(result["hand"])]
    if "by" in result:
        parts.append(words.text(f"mahjong.by.{result['by']}"))
    assumed = [_assumed(field, result, words, write) for field in result.get("assumed", ())]
    if assumed:
        parts.append(words.text("mahjong.assumed", what=words.text("mahjong.separator").join(assumed)))
    return [(words.text("mahjong.label.hand"), ("  ".join(parts),))]


def warning_rows(result: Mapping[str, Any], words: Catalogue) -> list[Row]:
    """The row with what was read leniently or left out; none where there is nothing to warn of."""
    warnings = tuple(words.text(problem.key, **problem.values) for problem in result.get("warnings", ()))
    return [(words.text("mahjong.label.warning"), warnings)] if warnings else []


def _assumed(field: str, result: Mapping[str, Any], words: Catalogue, write: Write) -> str:
    if field == "win":
        return words.text("mahjong.assumed.win", tile=write(win_tile(result["hand"])))
    return words.text(f"mahjong.{field}.{result[field]}")


def role(seat: str) -> str:
    """`dealer` for the east seat, else `child`."""
    return "dealer" if seat == "E" else "child"


def situation_row(result: Mapping[str, Any], words: Catalogue) -> Row:
    """The row with winds, counters and ruleset."""
    seat = words.text(
        "mahjong.seat_with_role",
        seat=words.text(f"mahjong.seat.{result['seat']}"),
        role=words.text(f"mahjong.role.{role(result['seat'])}"),
    )
    parts = [f"{words.text('mahjong.round.' + result['round'])} {seat}"]
    parts.append(words.text("mahjong.closed" if result["closed"] else "mahjong.open"))
    if result.get("players", 4) != 4:
        parts.append(words.text("mahjong.players", players=result["players"]))
    if result["honba"]:
        parts.append(words.text("mahjong.honba", honba=result["honba"]))
    if result["sticks"]:
        parts.append(words.text("mahjong.sticks", sticks=result["sticks"]))
    parts += ruleset_words(result, words)
    return (words.text("mahjong.label.situation"), (" · ".join(parts),))


def ruleset_words(result: Mapping[str, Any], words: Catalogue) -> list[str]:
    """The ruleset and each option that was set beside it; empty where the result names none."""
    title = result.get("ruleset", "")
    changes: list[str] = []
    if result.get("rules"):
        from scorecalc.files.pydantic_problems import shown

        changes = [f"{option}={shown(value)}" for option, value in result["rules"].items()]
    return [words.text("mahjong.ruleset", ruleset=" ".join([title, *changes]))] if title else []


def _dora_rows(result: Mapping[str, Any], words: Catalogue, write: Write) -> Iterable[Row]:
    for kind in ("dora", "ura"):
        shown = [
            words.text(
                "mahjong.shown", indicator=write(each["indicator"]), tile=write(each["tile"]), count=each["count"]
            )
            for each in result.get("indicators", {}).get(kind, ())
        ]
        if shown:
            yield (words.text(f"mahjong.label.{kind}"), (" · ".join(shown),))


def yaku_name(yaku: str, result: Mapping[str, Any], words: Catalogue) -> str:
    """The name of `yaku`; a wind is named with its tile."""
    name = words.text(f"mahjong.yaku.{yaku}")
    wind = {"yakuhai_seat": result.get("seat"), "yakuhai_round": result.get("round")}.get(yaku)
    return words.text("mahjong.yaku_with_tile", yaku=name, tile=words.text(f"mahjong.wind.{wind}")) if wind else name


def yaku_parts(reading: Mapping[str, Any], result: Mapping[str, Any], words: Catalogue) -> list[str]:
    """Each yaku of `reading` with its worth: `리치 1`, `대삼원 역만`."""
    return [
        f"{yaku_name(yaku['id'], result, words)} "
        + (yakuman_name(yaku["yakuman"], words) if "yakuman" in yaku else words.word(yaku["han"]))
        for yaku in reading["yaku"]
    ]


def yakuman_name(times: int, words: Catalogue) -> str:
    """Return the words for so many yakuman: `역만`, `2배 역만`."""
    key = f"mahjong.yakuman.{times}"
    return words.text(key) if words.has(key) else words.text("mahjong.yakuman.times", times=times)


def _yaku_line(result: Mapping[str, Any], words: Catalogue) -> str:
    parts = yaku_parts(result, result, words)
    if result["han"] is None:
        return " · ".join(parts) + (f" = {yakuman_name(result['yakuman'], words)}" if len(parts) > 1 else "")
    han = words.text("mahjong.han", han=result["han"])
    if len(parts) == 1:
        return f"{yaku_name(result['yaku'][0]['id'], result, words)} {han}"
    return f"{' · '.join(parts)} = {han}"


def _fu_rows(result: Mapping[str, Any], words: Catalogue, write: Write) -> Iterable[Row]:
    if result["fu_items"]:
        yield (words.text("mahjong.label.fu"), (fu_line(result, words, write),))
    elif result["fu"]:
        # thirteen orphans where yakuman are counted in han: the ruleset gives the fu, no item does
        yield (words.text("mahjong.label.fu"), (words.text("mahjong.fu", fu=result["fu"]),))


def fu_line(reading: Mapping[str, Any], words: Catalogue, write: Write) -> str:
    """The items of fu and their sum: `부저 20 · 간짱 2 · 멘젠 론 10 = 32 → 40부`; nothing is added up where there is one."""
    items = [f"{fu_name(item, words, write)} {item['fu']}" for item in reading["fu_items"]]
    raw, fu = reading["fu_raw"], reading["fu"]
    total = words.word(raw) if fu is None else words.text("mahjong.fu", fu=fu)
    if len(items) == 1:
        return f"{fu_name(reading['fu_items'][0], words, write)} {total}"
    return f"{' · '.join(items)} = {'' if fu in (None, raw) else f'{raw} → '}{total}"


def fu_name(item: Mapping[str, Any], words: Catalogue, write: Write) -> str:
    """The name of a fu item with the tiles that earn it."""
    name = words.text(f"mahjong.fu.{item['id']}")
    return f"{name} {write(item['tiles'])}" if item.get("tiles") else name


def limit_name(result: Mapping[str, Any], words: Catalogue) -> str:
    """The name of the limit that the hand reaches; empty below mangan."""
    if not result["limit"]:
        return ""
    if result["limit"] == "yakuman":
        return yakuman_name(result.get("yakuman") or 1, words)
    return words.text(f"mahjong.limit.{'kiriage' if result.get('kiriage') else result['limit']}")


def limit_points(result: Mapping[str, Any], words: Catalogue) -> str:
    """The points with the limit in front: `만관 8,000점`."""
    points = points_words(result["points"], words)
    name = limit_name(result, words)
    return words.text("mahjong.limit_points", limit=name, points=points) if name else points


def _points_rows(result: Mapping[str, Any], words: Catalogue) -> Iterable[Row]:
    read = points_reading(result["points"], words)
    yield (words.text("mahjong.label.points"), (limit_points(result, words), *([read] if read else ())))
    yield (words.text("mahjong.label.payments"), (payment_words(result, words),))
    for line in income_words(result, words):
        yield (words.text("mahjong.label.income"), (line,))


def income_words(result: Mapping[str, Any], words: Catalogue) -> list[str]:
    """What the winner gets in all, where riichi sticks come to the payments; else empty."""
    paid, income = total_paid(result), result["income"]
    return [] if income == paid else [words.text("mahjong.income", paid=paid, sticks=income - paid, income=income)]


def slang_call(result: Mapping[str, Any], words: Catalogue) -> str:
    """The call with the short names of the scoring article §3.4.1, in full where a score has none."""
    from importlib import import_module

    return call(result, words, import_module(f"scorecalc.mahjong.lang.{words.language}.slang").MESSAGES)
