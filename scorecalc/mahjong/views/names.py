"""Words that the views of mahjong share: yaku, fu items, limits, tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.mahjong.record.hand import ReadHand
from scorecalc.mahjong.rules.best_reading import Scored
from scorecalc.mahjong.rules.points import Base
from scorecalc.render.view_request import ViewRequest
from scorecalc.score_line import Line

Write = Callable[[str], str]
"""Turns tiles in canonical writing into the writing that is wanted."""
Row = tuple[str, tuple[str, ...]]
DEALER_SEAT = "E"


def tile_writer(style: str, words: Catalogue) -> Write:
    """Return the function that writes canonical tiles in `style`."""
    if style == "mpsz":
        return str
    from scorecalc.mahjong.views.tiles import writer

    return writer(style, words)


def role(seat: str) -> str:
    """`dealer` for the east seat, else `child`."""
    return "dealer" if seat == DEALER_SEAT else "child"


def ruleset_words(request: ViewRequest, words: Catalogue) -> list[str]:
    """The ruleset and each option that was set beside it; empty if the request names no ruleset."""
    if not request.ruleset:
        return []
    changes = [f"{option}={plain(value)}" for option, value in request.changes.items()]
    return [words.text("mahjong.ruleset", ruleset=" ".join([request.ruleset, *changes]))]


def plain(value: Any) -> str:
    """The value of an option as one would write it in a file."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, dict):
        return "{" + ", ".join(f"{name}: {plain(part)}" for name, part in value.items()) + "}"
    return "[" + ", ".join(map(plain, value)) + "]" if isinstance(value, list | tuple) else str(value)


def yaku_name(yaku: str, read: ReadHand | None, words: Catalogue) -> str:
    """The name of `yaku`; a wind is named with its tile, where the hand says which."""
    name = words.text(f"mahjong.yaku.{yaku}")
    wind = {"yakuhai_seat": read.seat, "yakuhai_round": read.round}.get(yaku) if read else None
    return words.text("mahjong.yaku_with_tile", yaku=name, tile=words.text(f"mahjong.wind.{wind}")) if wind else name


def yaku_parts(yaku: Iterable[Line], read: ReadHand, words: Catalogue) -> list[str]:
    """Each yaku with its worth: `리치 1`, `대삼원 역만`."""
    return [
        f"{yaku_name(line.id, read, words)} "
        + (yakuman_name(line.amount, words) if line.unit == "yakuman" else words.word(line.amount))
        for line in yaku
    ]


def yakuman_name(times: int, words: Catalogue) -> str:
    """The name of so many yakuman: `역만`, `2배 역만`."""
    key = f"mahjong.yakuman.{times}"
    return words.text(key) if words.has(key) else words.text("mahjong.yakuman.times", times=times)


def fu_line(items: tuple[Line, ...], scored: Scored, words: Catalogue, write: Write) -> str:
    """The items of fu and their sum: `부저 20 · 간짱 2 · 멘젠 론 10 = 32 → 40부`; a single item is not added up."""
    named = [f"{fu_name(item, words, write)} {item.amount}" for item in items]
    raw, fu = scored.fu_raw, scored.fu
    total = words.word(raw) if fu is None else words.text("mahjong.fu", fu=fu)
    if len(items) == 1:
        return f"{fu_name(items[0], words, write)} {total}"
    return f"{' · '.join(named)} = {'' if fu in (None, raw) else f'{raw} → '}{total}"


def fu_name(item: Line, words: Catalogue, write: Write) -> str:
    """The name of a fu item with the tiles that earn it."""
    name = words.text(f"mahjong.fu.{item.id}")
    return f"{name} {write(item.tiles[0])}" if item.tiles else name


def limit_name(base: Base, yakuman: int, words: Catalogue) -> str:
    """The name of the limit that holds, for so many `yakuman`; empty below mangan."""
    if not base.limit:
        return ""
    if base.limit == "yakuman":
        return yakuman_name(yakuman or 1, words)
    return words.text(f"mahjong.limit.{'kiriage' if base.kiriage else base.limit}")


def limit_points(base: Base, points: int, yakuman: int, words: Catalogue) -> str:
    """The points with the limit in front: `만관 8,000점`."""
    said = words.text("mahjong.points", points=points)
    name = limit_name(base, yakuman, words)
    return words.text("mahjong.limit_points", limit=name, points=said) if name else said
