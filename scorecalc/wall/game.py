"""The wall as a game of scorecalc: a record of throws becomes the places of all tiles."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from scorecalc.answer import Rejected
from scorecalc.errors import InputError, Problem
from scorecalc.wall import dice, flowers
from scorecalc.wall.answer import DealtWall, Indicators, Lying, Taken, ThrowTable
from scorecalc.wall.deal import LAST_TAKERS, Deal, Take, deal_tiles
from scorecalc.wall.options import Options, problems
from scorecalc.wall.replacements import KongTile, Wall, kongs_possible, wall_after
from scorecalc.wall.square import SEATS, STACK, Square, wall_of
from scorecalc.whole_numbers import whole

KINDS = ("deal",)
SCHEMAS = {"deal": "scorecalc.deal/1"}
TEXT_FIELD = "dice"
LIST_FIELDS = frozenset({"dice"})
MAP_FIELDS = frozenset({"flowers"})
CSV_COLUMNS = {"deal": ("throws", "wall", "k", "break_stack", "first_drawn", "next_draw")}
PART_NAMES: Mapping[str, str] = {}
SHELL_OPTIONS = {"deal": frozenset({"words", "last", "kongs", "flowers", "step", "roll", "seed"})}
MISREAD: frozenset[str] = frozenset()
VIEWS = {
    "deal": "scorecalc.wall.views.deal:deal_view",
    "table": "scorecalc.wall.views.deal:table_view",
    "summary": "scorecalc.wall.views.deal:summary",
}


def kind_of(record: Mapping[str, Any]) -> str:
    """`deal`: there is no other kind."""
    return "deal"


def recognises(words: Sequence[str]) -> Problem | None:
    """None: throws of dice are no words that somebody takes for a hand."""
    return None


def records_of_words(
    kind: str, words: Sequence[str], options: Mapping[str, Any], rules: Options
) -> list[dict[str, Any]]:
    """The deal after the throws of a line."""
    from scorecalc.wall.from_shell import deal

    return [deal(words, options, rules)]


def is_continuation(text: str) -> bool:
    """False: no throw is written after a #."""
    return False


def options() -> type[Options]:
    """Return the options of a ruleset of the wall."""
    return Options


def rules(options: Options) -> Options:
    """Return the rules that checked options make: the options themselves. InputError if they make no wall together."""
    if found := list(problems(options)):
        raise InputError(found)
    return options


def check(options: Options) -> None:
    """Raise InputError with all that contradicts itself in checked options."""
    rules(options)


def records() -> Mapping[str, Any]:
    """Return the form of each kind of record."""
    from scorecalc.wall.records import DealRecord

    return {"deal": DealRecord}


def score(kind: str, record: Mapping[str, Any], rules: Options) -> DealtWall | Rejected:
    """Say where every tile is after the throws of `record`."""
    throws = dice.read_throws(record.get("dice", ()), rules)
    gone = flowers.read_flowers(record.get("flowers") or {}, rules)
    last = record.get("last") or rules.last
    found = [*throws.problems, *_wrong_last(last), *gone.problems]
    kongs = whole(record.get("kongs") or 0)
    found += _wrong_kongs(record, kongs, sum(map(sum, gone.numbers.values())), rules)
    if found:
        return Rejected(tuple(found))
    deal = deal_tiles(rules, throws.sums, last)
    return _answer(deal, throws.dice, last, wall_after(rules, deal, gone.numbers, kongs or 0), kongs or 0, rules)


def table(rules: Options, choice: Mapping[str, Any]) -> ThrowTable:
    """Say whose wall each throw names. `choice` has nothing to narrow.

    Source: part 8 counts from East as 1, in the order East, South, West, North.
    """
    throws = range(rules.dice, rules.dice * dice.FACES + 1)
    return ThrowTable(tuple((throw, wall_of(throw)) for throw in throws))


def _wrong_last(last: Any) -> Iterator[Problem]:
    if last not in LAST_TAKERS:
        text = str(last)
        values = {"value": text, "choices": list(LAST_TAKERS)}
        yield Problem("bad_value", "wall.error.last", values, "wall.hint.last", text, 0, len(text), "last")


def _wrong_kongs(record: Mapping[str, Any], kongs: int | None, gone: int, rules: Options) -> Iterator[Problem]:
    """Yield the problem of kongs that are not a number, or more than the ruleset and its dead wall allow."""
    text = str(record.get("kongs") or 0)
    values = {"kongs": text, "most": kongs_possible(rules, gone), "dead_wall": rules.dead_wall, "flowers": gone}
    key = ""
    if kongs is None or kongs < 0:
        key = "kong_number"
    elif kongs > rules.kongs:
        key = "kongs_most"
        values["most"] = rules.kongs
    elif kongs > kongs_possible(rules, gone):
        key = "kongs_dead_wall"
    if key:
        yield Problem("bad_number", f"wall.error.{key}", values, "", text, 0, len(text), "kongs")


def _answer(
    deal: Deal, thrown: Iterable[tuple[int, ...]], last: str, wall: Wall, kongs: int, rules: Options
) -> DealtWall:
    """Return the names of all tiles of a deal, and of the wall that flowers and kongs have left."""
    square = deal.square
    start = wall_after(rules, deal, {}, 0)
    dead = deal.back[: deal.dead]
    return DealtWall(
        throws=deal.throws,
        dice=tuple(thrown),
        stacks=square.stacks,
        tiles=square.tiles,
        wall=deal.wall,
        second_thrower=_second_thrower(deal, rules),
        counted=deal.stacks_counted,
        break_stack=square.stack_name(deal.break_stack),
        first_drawn=square.stack_name(deal.break_stack + 1),
        last=last,
        rounds=tuple(Taken(take.seat, _stacks(square, take.tiles)) for take in deal.rounds),
        last_tiles=_taken(square, deal.last),
        hands={seat: _named(square, deal.hand(seat)) for seat in SEATS},
        next_draw=square.tile_name(deal.line[deal.dealt]),
        dead_wall=_stacks(square, dead),
        loose=_lying(square, start.loose),
        kong_order=_named(square, start.next_kongs),
        flower_order=_named(square, start.next_flowers),
        live_after_deal=square.tiles - deal.dealt - len(dead),
        indicators=_indicators(deal, rules, kongs) if rules.indicator else None,
        flowers=_taken(square, wall.flowers),
        kongs=_lying(square, wall.kongs),
        loose_now=_lying(square, wall.loose),
        next_kongs=_named(square, wall.next_kongs),
        next_flowers=_named(square, wall.next_flowers),
        shifted=_named(square, wall.shifted),
        dead_left=_named(square, wall.dead),
        live=_named(square, wall.live),
        options=rules,
    )


def _second_thrower(deal: Deal, rules: Options) -> str:
    """Return the seat that throws again: the owner of the wall that East's throw named (part 8), or East himself."""
    if rules.throws == 1:
        return ""
    return deal.wall if rules.second_thrower == "owner" else SEATS[0]


def _indicators(deal: Deal, rules: Options, kongs: int) -> Indicators:
    """Return the indicators of a dead wall: upper tiles show dora, the ones below them ura dora."""
    upper = [deal.back[STACK * (rules.indicator - 1 + kong)] for kong in range(1 + rules.kongs)]
    names = _named(deal.square, upper)
    below = _named(deal.square, [tile + 1 for tile in upper])
    return Indicators(
        break_after=deal.square.stack_name(deal.break_stack),
        dora=names[0],
        ura=below[0],
        kan_dora=names[1:],
        kan_ura=below[1:],
        rinshan=_named(deal.square, deal.back[: rules.kongs]),
        first_haitei=deal.square.tile_name(deal.line[deal.square.tiles - deal.dead - 1]),
        shown=names[: 1 + kongs],
    )


def _named(square: Square, tiles: Iterable[int]) -> tuple[str, ...]:
    return tuple(square.tile_name(tile) for tile in tiles)


def _stacks(square: Square, tiles: Iterable[int]) -> tuple[str, ...]:
    """Return the stacks of `tiles`, in their order."""
    return tuple(dict.fromkeys(square.stack_name(tile // STACK) for tile in tiles))


def _taken(square: Square, takes: Iterable[Take]) -> tuple[Taken, ...]:
    return tuple(Taken(take.seat, _named(square, take.tiles)) for take in takes)


def _lying(square: Square, places: Iterable[KongTile]) -> tuple[Lying, ...]:
    return tuple(Lying(square.tile_name(each.tile), square.stack_name(each.stack), each.moved) for each in places)
