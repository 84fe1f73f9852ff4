"""The procedure of one deal told sentence by sentence, as by a teacher at the table, with its throws and tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from scorecalc.lang import Catalogue
from scorecalc.wall.answer import DealtWall, Taken
from scorecalc.wall.views.marks import place, places, throw, where


def steps(deal: DealtWall, words: Catalogue) -> list[str]:
    """Return the sentences in the order of the actions."""
    return [*_break(deal, words), *_dead_wall(deal, words), *_deal(deal, words), *_replacements(deal, words)]


def _seat(letter: str, words: Catalogue) -> str:
    return words.text(f"wall.seat.{letter}")


def _break(deal: DealtWall, words: Catalogue) -> Iterator[str]:
    """Yield the sentences on the break."""
    wall = _seat(deal.wall, words)
    first = deal.throws[0]
    dice = deal.options.dice
    yield words.text("wall.step.first", dice=dice, throw=throw(deal, 0), count=first, wall=wall)
    for number in range(1, len(deal.throws)):
        thrower = _seat(deal.second_thrower, words)
        sums = " + ".join(map(str, deal.throws))
        yield words.text("wall.step.second", thrower=thrower, throw=throw(deal, number), sums=sums, count=deal.counted)
    values = {"wall": wall, "count": deal.counted, "break_stack": place(deal.break_stack, words)}
    text = words.text("wall.step.count", **values)
    if deal.counted > deal.stacks:
        text += " " + words.text("wall.step.over", stacks=deal.stacks, count=deal.counted)
    yield text


def _dead_wall(deal: DealtWall, words: Catalogue) -> Iterator[str]:
    """Yield the sentences on the tiles that are set apart at the end of the wall, and on the kongs that take from there."""
    break_stack = place(deal.break_stack, words)
    dead = deal.dead_wall
    if not dead:
        yield words.text("wall.step.no_dead", break_stack=break_stack)
        return
    key = "wall.step.dead_full" if deal.options.kept_full else "wall.step.dead"
    values = {"stacks": len(dead), "tiles": deal.options.dead_wall, "dead": places(dead, words)}
    text = words.text(key, break_stack=break_stack, **values)
    walls = list(dict.fromkeys(stack[0] for stack in dead))
    for wall, following in pairwise(walls):
        text += " " + words.text("wall.step.dead_wraps", wall=_seat(wall, words), next=_seat(following, words))
    yield text
    laid = [(place(lying.tile, words), where(lying, words)) for lying in deal.loose]
    if len(laid) > 1:
        (upper, upper_on), (lower, lower_on) = laid
        yield words.text("wall.step.loose", upper=upper, upper_on=upper_on, lower=lower, lower_on=lower_on)
    elif laid:  # where the dead wall is too short for the other one
        ((tile, on),) = laid
        yield words.text("wall.step.loose_one", tile=tile, on=on, order=places(deal.kong_order, words))
    else:
        yield words.text("wall.step.kongs", break_stack=break_stack, order=places(deal.kong_order, words))
    if deal.indicators:
        values = {
            "number": deal.options.indicator,
            "tile": place(deal.indicators.dora, words),
            "ura": place(deal.indicators.ura, words),
            "kan_dora": places(deal.indicators.kan_dora, words),
        }
        yield words.text("wall.step.indicator", **values)


def _deal(deal: DealtWall, words: Catalogue) -> Iterator[str]:
    """Yield the sentences on the tiles that each player takes."""

    def takes(entries: Iterable[Taken]) -> str:
        return words.listed(
            words.text("wall.step.take", seat=_seat(seat, words), tiles=places(names, words)) for seat, names in entries
        )

    yield words.text("wall.step.start", first_drawn=place(deal.first_drawn, words))
    for start in range(0, len(deal.rounds), 4):
        yield words.text("wall.step.round", number=start // 4 + 1, takes=takes(deal.rounds[start : start + 4]))
    yield words.text(f"wall.step.{deal.last}", takes=takes(deal.last_tiles))
    yield words.text("wall.step.full", left=deal.live_after_deal)


def _replacements(deal: DealtWall, words: Catalogue) -> Iterator[str]:
    """Yield the rules of flowers and kongs, then those of the record, and the beginning of the game."""
    rules = deal.options
    if rules.flowers:
        end = "haitei" if rules.flower_from == "haitei" and rules.dead_wall else "end"
        order = places(deal.flower_order, words)
        tile = place(deal.flower_order[0], words)
        yield words.text(f"wall.step.flowers_{end}", tile=tile, order=order)
        yield words.text(f"wall.step.again_{rules.flower_again}")
        for seat, names in deal.flowers:
            values = {"seat": _seat(seat, words), "count": len(names), "tiles": places(names, words)}
            yield words.text("wall.step.flowers_taken", **values)
        yield words.text(f"wall.step.late_{rules.late_flower}")
    yield words.text("wall.step.begin", tile=place(deal.next_draw, words))
    yield words.text(f"wall.step.concealed_{rules.concealed_kong}")
    for number, lying in enumerate(deal.kongs, 1):
        values = {"number": number, "tile": place(lying.tile, words), "place": where(lying, words)}
        if deal.shifted:
            values["shifted"] = place(deal.shifted[number - 1], words)
        yield words.text(f"wall.step.kong_{'shift' if deal.shifted else 'taken'}", **values)
    yield words.text("wall.step.last", tile=place(deal.live[-1], words), left=len(deal.live))
