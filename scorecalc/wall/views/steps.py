"""The procedure of one deal told sentence by sentence, as a teacher at the table would, with its throws and tiles."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.wall.views.marks import place, places, throw

Result = Mapping[str, Any]


def steps(result: Result, words: Catalogue) -> list[str]:
    """The sentences in the order in which things are done."""
    return [*_break(result, words), *_dead_wall(result, words), *_deal(result, words), *_replacements(result, words)]


def _seat(letter: str, words: Catalogue) -> str:
    return words.text(f"wall.seat.{letter}")


def _break(result: Result, words: Catalogue) -> Iterator[str]:
    """Whose wall is broken, and where."""
    wall = _seat(result["wall"], words)
    first = result["throws"][0]
    dice = result["procedure"]["dice"]
    yield words.text("wall.step.first", dice=dice, throw=throw(result, 0), count=first, wall=wall)
    for number in range(1, len(result["throws"])):
        thrower = _seat(result["second_thrower"], words)
        sums = " + ".join(map(str, result["throws"]))
        yield words.text("wall.step.second", thrower=thrower, throw=throw(result, number), sums=sums, count=result["k"])
    values = {"wall": wall, "count": result["k"], "break_stack": place(result["break_stack"], words)}
    text = words.text("wall.step.count", **values)
    if result["k"] > result["L"]:
        text += " " + words.text("wall.step.over", stacks=result["L"], count=result["k"])
    yield text


def _dead_wall(result: Result, words: Catalogue) -> Iterator[str]:
    """What is set apart at the end of the wall, and what kongs take from there."""
    break_stack = place(result["break_stack"], words)
    dead = result["dead_wall"]
    if not dead:
        yield words.text("wall.step.no_dead", break_stack=break_stack)
        return
    key = "wall.step.dead_full" if result["procedure"]["kept_full"] else "wall.step.dead"
    values = {"stacks": len(dead), "tiles": result["procedure"]["dead_wall"], "dead": places(dead, words)}
    text = words.text(key, break_stack=break_stack, **values)
    walls = list(dict.fromkeys(stack[0] for stack in dead))
    for wall, following in pairwise(walls):
        text += " " + words.text("wall.step.dead_wraps", wall=_seat(wall, words), next=_seat(following, words))
    yield text
    laid = [tuple(place(name, words) for name in pair) for pair in result["loose"].values()]
    if len(laid) > 1:
        (upper, upper_on), (lower, lower_on) = laid
        yield words.text("wall.step.loose", upper=upper, upper_on=upper_on, lower=lower, lower_on=lower_on)
    elif laid:  # where the dead wall is too short for the other one
        ((tile, on),) = laid
        yield words.text("wall.step.loose_one", tile=tile, on=on, order=places(result["kong_order"], words))
    else:
        yield words.text("wall.step.kongs", break_stack=break_stack, order=places(result["kong_order"], words))
    if "dora_indicator" in result:
        values = {
            "number": result["procedure"]["indicator"],
            "tile": place(result["dora_indicator"], words),
            "ura": place(result["ura"], words),
            "kan_dora": places(result["kan_dora"], words),
        }
        yield words.text("wall.step.indicator", **values)


def _deal(result: Result, words: Catalogue) -> Iterator[str]:
    """Who takes which tiles."""

    def takes(entries: list[list[Any]]) -> str:
        return words.listed(
            words.text("wall.step.take", seat=_seat(seat, words), tiles=places(names, words)) for seat, names in entries
        )

    yield words.text("wall.step.start", first_drawn=place(result["first_drawn"], words))
    for start in range(0, len(result["deal"]), 4):
        yield words.text("wall.step.round", number=start // 4 + 1, takes=takes(result["deal"][start : start + 4]))
    yield words.text(f"wall.step.{result['last']}", takes=takes(result["last_tiles"]))
    yield words.text("wall.step.full", left=result["live_after_deal"])


def _replacements(result: Result, words: Catalogue) -> Iterator[str]:
    """Flowers and kongs: the rules, then those of the record; and how the game begins."""
    rules = result["procedure"]
    if rules["flowers"]:
        end = "haitei" if rules["flower_from"] == "haitei" and rules["dead_wall"] else "end"
        order = places(result["flower_order"], words)
        tile = place(result["flower_order"][0], words)
        yield words.text(f"wall.step.flowers_{end}", tile=tile, order=order)
        yield words.text(f"wall.step.again_{rules['flower_again']}")
        for seat, names in result["flowers"]:
            values = {"seat": _seat(seat, words), "count": len(names), "tiles": places(names, words)}
            yield words.text("wall.step.flowers_taken", **values)
        yield words.text(f"wall.step.late_{rules['late_flower']}")
    yield words.text("wall.step.begin", tile=place(result["next_draw"], words))
    yield words.text(f"wall.step.concealed_{rules['concealed_kong']}")
    for number, (tile, lying) in enumerate(result["kongs"], 1):
        values = {"number": number, "tile": place(tile, words), "place": place(lying, words)}
        if result["shifted"]:
            values["shifted"] = place(result["shifted"][number - 1], words)
        yield words.text(f"wall.step.kong_{'shift' if result['shifted'] else 'taken'}", **values)
    yield words.text("wall.step.last", tile=place(result["last_live"], words), left=result["live_left"])
