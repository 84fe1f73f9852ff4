"""The score tables of a ruleset: what every number of han and fu pays, for the dealer and for a child."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from scorecalc.answer import Detail
from scorecalc.errors import InputError, Problem
from scorecalc.mahjong.answers.points import impossible
from scorecalc.mahjong.rules.fu import ROUNDING
from scorecalc.mahjong.rules.max_fu import most_fu
from scorecalc.mahjong.rules.points import LIMITS, Base, Win, is_kiriage, limit_of_han, of_han
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import Settlement, settle

TABLE_SEATS = ("dealer", "child")


class Band(NamedTuple):
    """Numbers of han that are worth the same, from `first` to `last`; None for no end."""

    first: int
    last: int | None

    @property
    def text(self) -> str:
        """The band in digits: `4`, `6-7`, `13+`."""
        if self.last is None:
            return f"{self.first}+"
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


class TableRow(NamedTuple):
    """The payments for one number of han and fu, or for a limit; None for a win that cannot occur.

    `han` is a band if the ruleset counts no fu. `fu` is None if the han alone reach a limit. `kiriage` says that the hand is
    just short of mangan, whether the ruleset rounds it up or not.
    """

    seat: str
    han: int | Band
    fu: int | None
    ron: Settlement | None
    tsumo: Settlement | None
    limit: str | None
    kiriage: bool

    @property
    def ron_paid(self) -> int | None:
        """The payment of the discarder."""
        return self.ron.payments[0].paid if self.ron else None


class ScoreTable(NamedTuple):
    """The rows of all seats, in order. `honba` are counted in every payment."""

    rows: tuple[TableRow, ...]
    honba: int
    rules: Rules
    warnings: tuple[Problem, ...] = ()

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the rows as plain data, whatever the `detail`."""
        o = self.rules.options
        document = {"points": o.points, "honba": self.honba, "players": o.players, "rows": [*map(_row, self.rows)]}
        bands = {row.han.text: row.limit for row in self.rows if isinstance(row.han, Band)}
        return document | ({"limits": bands} if bands else {})


def _row(row: TableRow) -> dict[str, Any]:
    tsumo = row.tsumo.by_role if row.tsumo else None
    if isinstance(row.han, Band):
        return {"seat": row.seat, "han": row.han.text, "ron": row.ron_paid, "tsumo": tsumo}
    return {
        "seat": row.seat,
        "han": row.han,
        "fu": row.fu,
        "ron": row.ron_paid,
        "tsumo": tsumo,
        "limit": row.limit,
        "kiriage": row.kiriage,
    }


def score_table(rules: Rules, choice: Mapping[str, Any]) -> ScoreTable:
    """Return the score table of a ruleset.

    `choice` may narrow it: `seats` (dealer, child), `han`, `fu` (lists of numbers; of these fu only those that occur are shown),
    `honba` (added to every payment). InputError if no hand has any of the `fu`; `written_fu` is how they were written.
    """
    seats = choice.get("seats") or TABLE_SEATS
    honba = choice.get("honba") or 0
    if rules.options.points == "han_only":
        return ScoreTable(tuple(_band_rows(rules, seats, choice.get("han"), honba)), honba, rules)
    han = choice.get("han") or range(1, rules.limits["yakuman"].han + 1)
    fu = choice.get("fu")
    rows = tuple(_rows(rules, seats, han, fu or usual_fu(rules), honba))
    if fu:
        occurring = {row.fu for row in rows if row.ron or row.tsumo}
        chosen = [number for number in fu if number in occurring]
        if not chosen:
            written = str(choice.get("written_fu", ""))
            problem = Problem("bad_number", "mahjong_tables.error.no_such_fu", {"value": written})
            raise InputError([problem.quoting(written)])
        rows = tuple(_rows(rules, seats, han, chosen, honba))
    return ScoreTable(rows, honba, rules)


def usual_fu(rules: Rules) -> list[int]:
    """Return the columns of the tables: all fu up to the most that a hand of a single han can have.

    >>> from scorecalc.api import prepared
    >>> usual_fu(prepared("riichi", {}).rules)
    [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110]
    """
    base, step = rules.fu["base"], ROUNDING["up10"]
    counted = range(-(-(base + 1) // step) * step, most_fu(1, "ron", rules) + 1, step)
    return sorted({base, rules.fu["chiitoitsu"], *counted})


def _rows(rules: Rules, seats: Iterable[str], han: Sequence[int], fu: Sequence[int], honba: int) -> Iterator[TableRow]:
    """The rows of each seat: one for each fu, a single one where the han alone reach a limit."""
    for seat in seats:
        for each in han:
            if rules.options.points == "fu_han" and limit_of_han(each, rules):
                base = of_han(each, rules.fu["base"], rules)
                yield _priced(rules, seat, each, None, base, honba)
            else:
                for number in fu:
                    yield _priced(rules, seat, each, number, of_han(each, number, rules), honba)


def _priced(rules: Rules, seat: str, han: int, fu: int | None, base: Base, honba: int) -> TableRow:
    ron, tsumo = (
        None if fu is not None and impossible(han, fu, by, rules) else _settle(base, seat, by, honba, rules)
        for by in ("ron", "tsumo")
    )
    kiriage = rules.options.points == "fu_han" and fu is not None and is_kiriage(base.uncapped, rules)
    return TableRow(seat, han, fu, ron, tsumo, base.limit, kiriage)


def _settle(base: Base, seat: str, by: str, honba: int, rules: Rules) -> Settlement:
    return settle(base, Win(seat == "dealer", by == "tsumo", honba), rules)


def _band_rows(rules: Rules, seats: Iterable[str], wanted: Any, honba: int) -> Iterator[TableRow]:
    """The table of the han-only method (scoring article §2): han of one limit share a row."""
    for band in _bands(rules):
        if wanted and not any(band.first <= han <= (band.last or han) for han in wanted):
            continue
        base = of_han(band.first, rules.options.han_only_fu, rules)
        for seat in seats:
            ron, tsumo = (_settle(base, seat, by, honba, rules) for by in ("ron", "tsumo"))
            yield TableRow(seat, band, None, ron, tsumo, base.limit, kiriage=False)


def _bands(rules: Rules) -> list[Band]:
    """Numbers of han that are worth the same: each below mangan, then each limit up to the next."""
    starts = [rules.limits[name].han for name in LIMITS]
    ends = [*(start - 1 for start in starts[1:]), None]
    return [*(Band(han, han) for han in range(1, starts[0])), *map(Band, starts, ends)]
