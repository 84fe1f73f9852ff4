"""The reasons for a score: the rule of each yaku, fu and dora item by item, the calculation, every other reading."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.mahjong.views.hand import (
    Row,
    Write,
    fu_line,
    hand_rows,
    limit_name,
    limit_points,
    warning_rows,
    win_tile,
    yaku_name,
    yaku_parts,
    yakuman_name,
)
from scorecalc.render.blocks import Block, Grid, Heading, Prose, Rows

Result = Mapping[str, Any]
_ONE_TILE = re.compile(r"([0-9])(?=[0-9]*([mpsz])(r?))")


def reasons(result: Result, words: Catalogue, write: Write) -> list[Block]:
    """Everything behind `result`, under a heading each: yaku, fu, dora, calculation, readings."""
    return [
        *_yaku_rules(result, words),
        *fu_ledger(result, words, write),
        *_dora(result, words, write),
        *calculation(result, words, heading=words.text("mahjong_explain.heading.calculation")),
        *_readings(result["readings"], result, words, write),
    ]


# --- yaku


def _yaku_rules(result: Result, words: Catalogue) -> list[Block]:
    rows = tuple((_worth(yaku, result, words), (_rule(yaku["id"], words),)) for yaku in result["yaku"])
    return [Heading(words.text("mahjong_explain.heading.yaku")), Rows(rows)]


def _worth(yaku: Mapping[str, Any], result: Result, words: Catalogue) -> str:
    worth = yakuman_name(yaku["yakuman"], words) if "yakuman" in yaku else words.text("mahjong.han", han=yaku["han"])
    return words.text("mahjong_explain.yaku_worth", yaku=yaku_name(yaku["id"], result, words), worth=worth)


def _rule(yaku: str, words: Catalogue) -> str:
    return words.text(f"mahjong_rules.{yaku}")


# --- fu


def fu_ledger(result: Result, words: Catalogue, write: Write) -> list[Block]:
    """Each item of fu with its tiles, the sum, and how it is rounded; empty where no fu are counted."""
    items = result["fu_items"]
    if not items:
        return []
    rows = [(words.text(f"mahjong.fu.{item['id']}"), write(item["tiles"]), str(item["fu"])) for item in items]
    rows.append((words.text("mahjong_explain.sum"), "", str(result["fu_raw"])))
    headers = tuple(words.text(f"mahjong_explain.column.{name}") for name in ("item", "tiles", "fu"))
    blocks: list[Block] = [Heading(words.text("mahjong_explain.heading.fu")), Grid(headers, tuple(rows), "llr")]
    if len(items) == 1 and items[0]["id"] == "chiitoitsu":
        blocks.append(Prose((words.text("mahjong_explain.seven_pairs", fu=result["fu"]),)))
    elif result["fu"] not in (None, result["fu_raw"]):
        blocks.append(Prose((words.text("mahjong_explain.rounded", raw=result["fu_raw"], fu=result["fu"]),)))
    return blocks


# --- dora


def _dora(result: Result, words: Catalogue, write: Write) -> list[Block]:
    """Each indicator with what it shows and how many of those the hand has; then red tiles and norths set aside."""
    rows: list[Row] = []
    for kind in ("dora", "ura"):
        for shown in result["indicators"].get(kind, ()):
            label = words.text("mahjong_explain.indicator", indicator=write(shown["indicator"]))
            key = f"mahjong_explain.{kind}.{'counted' if shown['count'] else 'none'}"
            rows.append((label, (words.text(key, tile=write(shown["tile"]), count=shown["count"]),)))
    counted = {yaku["id"] for yaku in result["yaku"]}
    if "aka_dora" in counted:
        tiles = single_tiles(result["hand"])
        reds = {tile: tiles.count(tile) for tile in tiles if tile[0] == "0" or tile.endswith("r")}
        lines = [
            words.text("mahjong_explain.red", tile=words.text(f"mahjong.tile.{red}"), count=n)
            for red, n in reds.items()
        ]
        rows.append((words.text("mahjong.yaku.aka_dora"), tuple(lines)))
    if "nuki_dora" in counted:
        line = words.text("mahjong_explain.nuki", count=result["nuki"])
        rows.append((words.text("mahjong.yaku.nuki_dora"), (line,)))
    return [Heading(words.text("mahjong_explain.heading.dora")), Rows(tuple(rows))] if rows else []


def single_tiles(tiles: str) -> list[str]:
    """The tiles of a canonical writing, one by one.

    >>> single_tiles("06m11z,1111mc+1zr")
    ['0m', '6m', '1z', '1z', '1m', '1m', '1m', '1m', '1zr']
    """
    return ["".join(match.groups()) for match in _ONE_TILE.finditer(tiles)]


# --- the calculation


def calculation(result: Result, words: Catalogue, *, heading: str) -> list[Block]:
    """From han and fu to what everyone pays, by the formula of the scoring article §3.5; empty where the result has no steps."""
    steps = result.get("arithmetic")
    if not steps:
        return []
    rows: list[Row] = []
    if steps["base"] and steps["fu"] is not None:
        line = words.text(
            "mahjong_explain.base",
            fu=steps["fu"],
            han=steps["han"],
            doublings=steps["exponent"] - steps["han"],
            base=steps["base"],
        )
        rows.append((words.text("mahjong_explain.label.base"), (line,)))
    if result["limit"]:
        rows.append((words.text("mahjong_explain.label.limit"), tuple(_limit_lines(result, steps, words))))
    if steps["fixed"]:
        rows.append((words.text("mahjong_explain.label.fixed"), (_fixed(result, steps, words),)))
    elif steps["capped"]:
        is_shared = any(share["role"] == "liable" for share in steps["shares"])
        rule = words.text(f"mahjong_explain.rule.{'liable' if is_shared else result['by']}")
        rows.append((words.text("mahjong_explain.label.rule"), (rule,)))
    rows += [
        (words.text(f"mahjong_explain.label.{share['role']}"), (_share(share, steps["capped"], words),))
        for share in steps["shares"]
    ]
    return [Heading(heading), Rows(tuple(rows))]


def _limit_lines(result: Result, steps: Result, words: Catalogue) -> Iterable[str]:
    """Why the limit holds, and the basic points that it sets."""
    limit = limit_name(result, words)
    values = {"limit": limit, "han": result["han"], "base": steps["base"], "capped": steps["capped"]}
    if result["han"] is not None or result["limit"] == "yakuman":
        yield words.text(f"mahjong_explain.limit.{_why_limit(result, steps)}", **values)
    if steps["capped"]:
        yield words.text("mahjong_explain.capped", limit=limit, base=steps["capped"])


def _why_limit(result: Result, steps: Result) -> str:
    if result.get("kiriage"):
        return "kiriage"
    if result["limit"] == "yakuman":
        return "yakuman"
    if result["limit"] == "counted_yakuman":
        return "counted"
    reached_by_base = result["limit"] == "mangan" and (steps["base"] or 0) >= steps["capped"]
    return "base" if reached_by_base else "han"


def _fixed(result: Result, steps: Result, words: Catalogue) -> str:
    """Why the ruleset sets the sum of all payments: a flat yakuman, a ceiling, or fu × han × unit."""
    total, fu, han = steps["fixed"], steps["fu"], steps["han"]
    unit = total // (fu * han) if steps["fixed_by"] == "product" else None
    return words.text(f"mahjong_explain.fixed.{steps['fixed_by']}", total=total, fu=fu, han=han, unit=unit)


def _share(share: Result, base: int, words: Catalogue) -> str:
    """One payment: `1,280 × 4 = 5,120 → 5,200, 본장 300을 더해 5,500`."""
    text = words.word(share["raw"])
    if share["times"] and base:
        text = words.text("mahjong_explain.share", base=base, times=share["times"], raw=share["raw"])
    if share["rounded"] != share["raw"]:
        text = words.text("mahjong_explain.share.rounded", share=text, rounded=share["rounded"])
    if share["honba"]:
        text = words.text("mahjong_explain.share.honba", share=text, honba=share["honba"], paid=share["paid"])
    if share["payers"] == 1:
        return text
    return words.text("mahjong_explain.share.people", share=text, payers=share["payers"])


# --- readings


def _readings(readings: list[Result], result: Result, words: Catalogue, write: Write) -> list[Block]:
    rows = tuple(
        (words.text("mahjong_explain.reading", number=number), tuple(_reading_lines(reading, result, words, write)))
        for number, reading in enumerate(readings, 1)
    )
    blocks: list[Block] = [Heading(words.text("mahjong_explain.heading.readings", count=len(readings))), Rows(rows)]
    return blocks


def _reading_lines(reading: Result, result: Result, words: Catalogue, write: Write) -> Iterable[str]:
    """A reading: its groups and wait, yaku, fu, points, and why it was taken or lost."""
    yield f"{group_words(reading, result['hand'], write)}  {wait_words(reading, words)}"
    if not reading["yaku"]:
        yield words.text("mahjong_explain.no_yaku")
        if reading.get("lost"):
            yield words.text("mahjong_explain.lost.no_yaku")
        return
    yield " · ".join(yaku_parts(reading, result, words))
    if reading["fu_items"]:
        yield fu_line(reading, words, write)
    yield f"{_han_fu(reading, words)}{limit_points(reading, words)}"
    lost = reading.get("lost")
    if lost:
        yield words.text(f"mahjong_explain.lost.{lost['reason']}", by=lost["by"])
    else:
        yield words.text(f"mahjong_explain.chosen.{_why_chosen(result['readings'])}")


def _why_chosen(readings: list[Result]) -> str:
    """`only` where there is one reading, `points` where it pays most, `tie` where another pays as much."""
    if len(readings) == 1:
        return "only"
    reasons = {reading["lost"]["reason"] for reading in readings if reading["lost"]}
    return "points" if reasons <= {"fewer_points", "no_yaku"} else "tie"


def _han_fu(reading: Result, words: Catalogue) -> str:
    if reading["han"] is None:
        return ""
    key = "mahjong.han" if reading["fu"] is None else "mahjong.han_fu"
    return words.text(key, han=reading["han"], fu=reading["fu"]) + " · "


def wait_words(reading: Result, words: Catalogue) -> str:
    """The wait of a reading: `간짱 대기`."""
    return words.text("mahjong_explain.wait", wait=words.text(f"mahjong.wait.{reading['wait']}"))


def group_words(reading: Result, hand: str, write: Write) -> str:
    """The groups of a reading; the winning tile stands behind a plus, called sets in `( )`, closed kans in `[ ]`.

    >>> pair = {"type": "pair", "tiles": "88m", "open": False, "win": False}
    >>> run = {"type": "run", "tiles": "789s", "open": False, "win": True}
    >>> group_words({"groups": [pair, run]}, "88m79s+8s", str)
    '88m 79s+8s'
    """
    return " ".join(_group(group, win_tile(hand), write) for group in reading["groups"])


def _group(group: Result, win: str, write: Write) -> str:
    if group["win"]:
        return f"{write(without(group['tiles'], win))}+{write(win)}"
    tiles = write(group["tiles"])
    if group["open"]:
        return f"({tiles})"
    return f"[{tiles}]" if group["type"] == "kan" else tiles


def without(tiles: str, tile: str) -> str:
    """`tiles` in canonical writing without one `tile`; a red one and a plain one stand for each other where need be.

    >>> without("789s", "8s"), without("055m", "5m"), without("119m11z", "1z")
    ('79s', '05m', '119m1z')
    """
    rest = single_tiles(tiles)
    plain = tile.replace("0", "5").removesuffix("r")
    found = tile if tile in rest else next(t for t in rest if t.replace("0", "5").removesuffix("r") == plain)
    rest.remove(found)
    out = ""
    for one in rest:
        same = len(one) == 2 and out.endswith(one[1])
        out = (out[:-1] if same else out) + one
    return out


# --- a hand without a score


def of_rejected(known: Result, words: Catalogue, write: Write, *, explain: bool) -> list[Block]:
    """What is known of a hand that may not win: shape and waits, or readings and the yaku that are nearly there."""
    if "hand" not in known:
        return []
    rows = hand_rows(known, words, write)
    if "distance" in known:
        key = "away" if known["distance"] else "ready"
        line = words.text(f"mahjong_explain.distance.{key}", distance=known["distance"])
        rows.append((words.text("mahjong_explain.label.distance"), (line,)))
    if known.get("waits"):
        rows.append((words.text("mahjong_explain.label.waits"), (" ".join(write(tile) for tile in known["waits"]),)))
    if not explain and known.get("readings"):
        reading = known["readings"][0]
        line = f"{group_words(reading, known['hand'], write)}  {wait_words(reading, words)}"
        rows.append((words.text("mahjong_explain.label.shape"), (line,)))
    rows += warning_rows(known, words)
    blocks: list[Block] = [Rows(tuple(rows))]
    if known.get("almost"):
        blocks.append(Heading(words.text("mahjong_explain.heading.almost")))
        blocks.append(Rows(tuple(_almost(each, known, words, explain=explain) for each in known["almost"])))
    if explain and known.get("readings"):
        blocks += _readings(known["readings"], known, words, write)
    return blocks


def _almost(each: Result, known: Result, words: Catalogue, *, explain: bool) -> Row:
    """A yaku that is nearly there, and what is missing."""
    tile = words.text(f"mahjong.tile.{each['tile']}") if "tile" in each else ""
    line = words.text(f"mahjong_explain.missing.{each['missing']}", tile=tile)
    # The wind of a value triplet is named after the seat, which is what would have to be another one.
    named_by = {} if each["missing"] == "wind" else known
    return (yaku_name(each["yaku"], named_by, words), (line, _rule(each["yaku"], words)) if explain else (line,))
