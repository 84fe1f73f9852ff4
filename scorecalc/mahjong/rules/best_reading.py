"""Score a hand: its readings, what each is worth, and the best of them.

Among the readings the best payment wins (scoring article §3.1); where payments are equal a real yakuman beats a counted one,
then more han, more fu, more fu before rounding, and last a fixed order of waits.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.circumstances import FLAGS
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import kinds
from scorecalc.mahjong.facts.readings import Interpretation, Reading, readings
from scorecalc.mahjong.rules import fu as fu_items
from scorecalc.mahjong.rules.dora import dora_lines
from scorecalc.mahjong.rules.points import Win, of_flat_yakuman, of_han, of_limit, of_yakuman
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import UNPAID, Settlement, settle
from scorecalc.mahjong.rules.sums import Summand, sum_of
from scorecalc.mahjong.rules.yaku import YAKU
from scorecalc.score_line import Line

RENHOU_LIMITS = ("mangan", "haneman", "baiman")
MOST_KEPT = 4096
"""Settlements, and sums of yaku, that are kept at a time: memory stays flat over millions of hands."""


class Scored(NamedTuple):
    """A reading with its settlement. `han` and `fu` are None where the ruleset counts none; `fu_raw` is the sum before rounding.

    `yaku` are the lines that count, dora last; `yakuman` is their total multiple. `fu_lines` explain `fu_raw`.
    """

    reading: Reading
    yaku: tuple[Line, ...]
    yakuman: int
    han: int | None
    fu: int | None
    fu_raw: int | None
    settlement: Settlement

    @property
    def rank(self) -> tuple[int, int, int, int, int, int]:
        """What readings are compared by; the highest is the best."""
        return (
            self.settlement.points,
            self.yakuman,
            self.han or 0,
            self.fu or 0,
            self.fu_raw or 0,
            -self.reading.seen.wait,
        )


def score(hand: Hand, rules: Rules, honba: int = 0) -> list[Scored]:
    """Every reading of a hand with its settlement, the best one first; empty where the hand is no winning shape.

    A reading without yaku has no han.
    """
    book = _book(rules, hand.calls > 0)
    dora = dora_lines(hand, rules)
    out = [_score(reading, hand, dora, book, honba) for reading in readings(hand, rules.house_bits)]
    if len(out) > 1:
        out.sort(key=lambda scored: scored.rank, reverse=True)
    return out


# --- the yaku of a reading, and what they are worth together


class _Priced(NamedTuple):
    """A yaku under a ruleset: its line in han and, of a yakuman, the one in yakuman; masks of what it replaces and implies."""

    line: Line
    great: Line | None
    replaces: int
    implies: int


class _Worth(NamedTuple):
    """What the yaku of a reading come to: `great` are its yakuman, `lines` all that is counted in han."""

    great: tuple[Line, ...]
    times: int
    lines: tuple[Line, ...]
    han: int


class _Worths(dict[int, _Worth]):
    """What the yaku of a mask, which has a bit for each place in `priced`, come to; added up once for each mask that occurs."""

    def __init__(self, priced: Sequence[_Priced], rules: Rules) -> None:
        super().__init__()
        self.priced = priced
        self.options = rules.options

    def __missing__(self, held: int) -> _Worth:
        """Without the yaku that others replace.

        Only where there is no ceiling are yakuman counted beside other yaku: they are han like any other (scoring article §4).
        """
        priced = self.priced
        replaced = 0
        for place in kinds(held):
            replaced |= priced[place].replaces
        kept = kinds(held & ~replaced)
        great = [place for place in kept if priced[place].great]
        if great and not self.options.yakuman_stacking:
            great = [max(great, key=lambda place: _times(priced[place]))]
        implied = 0
        if self.options.implied_yaku == "exclude":
            for place in great:
                implied |= priced[place].implies
        small = [place for place in kept if not priced[place].great and not implied >> place & 1]
        lines = tuple([priced[place].line for place in great + small])
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[held] = _Worth(
            tuple([line for place in great if (line := priced[place].great)]),
            sum([_times(priced[place]) for place in great]),
            lines,
            sum([line.amount for line in lines]),
        )
        return found


class _Settlements(dict[Any, Settlement]):
    """Settlements by (han, fu, dealer, tsumo, honba), each worked out once; if fu is None, the first number counts yakuman."""

    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules = rules

    def __missing__(self, key: tuple[int, int | None, bool, bool, int]) -> Settlement:
        han, fu, is_dealer, is_tsumo, honba = key
        rules = self.rules
        win = Win(is_dealer, is_tsumo, honba)
        if fu is not None:
            base = of_han(han, fu, rules)
        else:
            base = of_yakuman(han, rules) if rules.has_limits else of_flat_yakuman(han, win, rules)
        if len(self) >= MOST_KEPT:
            self.clear()
        found = self[key] = settle(base, win, rules)
        return found


class _Book(NamedTuple):
    """The yaku of a ruleset for open or for closed hands; made once.

    `held` gives the yaku of a reading as a mask, `worth` what a mask comes to.
    """

    rules: Rules
    held: Callable[[Interpretation], int]
    worth: _Worths
    settlements: _Settlements


def _book(rules: Rules, is_open: bool) -> _Book:
    key = "score.open" if is_open else "score.closed"
    found: _Book | None = rules.cache.get(key)
    if found is None:
        found = rules.cache[key] = _new_book(rules, is_open)
    return found


def _new_book(rules: Rules, is_open: bool) -> _Book:
    worth = {id: rules.worth[id][is_open] for id in YAKU if id in rules.worth}
    counted = [YAKU[id] for id, value in worth.items() if value != "off"]
    bits = {yaku.id: 1 << place for place, yaku in enumerate(counted)}
    priced = []
    for yaku in counted:
        times = 1 + (yaku.id in rules.doubles)
        is_yakuman = worth[yaku.id] == "yakuman"
        priced.append(
            _Priced(
                Line(yaku.id, times * rules.options.yakuman_han if is_yakuman else int(worth[yaku.id]), "han"),
                Line(yaku.id, times, "yakuman") if is_yakuman else None,
                sum(bits.get(id, 0) for id in yaku.replaces),
                sum(bits.get(id, 0) for id in yaku.implies),
            )
        )
    held = sum_of(Summand(yaku.holds, bits[yaku.id], yaku.within, yaku.more) for yaku in counted)
    return _Book(rules, held, _Worths(priced, rules), _Settlements(rules))


def _times(priced: _Priced) -> int:
    return priced.great.amount if priced.great else 0


# --- the price of a reading


def _score(reading: Reading, hand: Hand, dora: tuple[Line, ...], book: _Book, honba: int) -> Scored:
    o = book.rules.options
    worth = book.worth[book.held(reading.seen)]
    if worth.great and (book.rules.has_limits or o.flat_yakuman != "off"):
        settlement = book.settlements[worth.times, None, hand.is_dealer, hand.is_tsumo, honba]
        return Scored(reading, worth.great, worth.times, None, None, None, settlement)
    fu_raw, fu = (None, None) if o.points == "han_only" else fu_items.counted(reading.seen, book.rules)
    if hand.flags & FLAGS["renhou"] and o.renhou in RENHOU_LIMITS:
        return _or_renhou(_of_han(reading, worth, dora, fu, fu_raw, hand, book, honba), hand, book.rules, honba)
    return _of_han(reading, worth, dora, fu, fu_raw, hand, book, honba)


def _of_han(
    reading: Reading,
    worth: _Worth,
    dora: tuple[Line, ...],
    fu: int | None,
    fu_raw: int | None,
    hand: Hand,
    book: _Book,
    honba: int,
) -> Scored:
    """A reading that is counted in han; without yaku it has neither han nor points."""
    if not worth.lines:
        return Scored(reading, (), 0, None, fu, fu_raw, UNPAID)
    han = worth.han
    for line in dora:
        han += line.amount
    counted_fu = book.rules.options.han_only_fu if fu is None else fu
    settlement = book.settlements[han, counted_fu, hand.is_dealer, hand.is_tsumo, honba]
    return Scored(reading, worth.lines + dora, worth.times, han, fu, fu_raw, settlement)


def _or_renhou(scored: Scored, hand: Hand, rules: Rules, honba: int) -> Scored:
    """A reading by renhou where that is a limit that stands alone: priced as the limit, unless the hand itself is worth as much."""
    limit: Any = rules.options.renhou
    alone = settle(of_limit(limit, rules), Win(hand.is_dealer, hand.is_tsumo, honba), rules)
    if alone.points <= scored.settlement.points:
        return scored
    han = rules.limits[limit].han
    return scored._replace(yaku=(Line("renhou", han, "han"),), yakuman=0, han=han, settlement=alone)


def counts_fu(scored: Scored, rules: Rules) -> bool:
    """True where the fu of a reading are counted item by item: not where none count, nor where the form has fixed ones."""
    return scored.fu is not None and fu_items.fixed(scored.reading.seen, rules) is None
