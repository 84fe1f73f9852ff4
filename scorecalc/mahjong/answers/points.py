"""Points from han and fu alone, and the tables of a ruleset: what `points` and `table` show."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.errors import Name
from scorecalc.mahjong.facts.tiles import WINDS
from scorecalc.mahjong.record.reader import MOST_HAN, Draft
from scorecalc.mahjong.rules.max_fu import most_fu
from scorecalc.mahjong.rules.points import (
    LIMITS,
    Base,
    Win,
    limit_of_han,
    of_flat_yakuman,
    of_han,
    of_limit,
    of_yakuman,
)
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import Settlement, arithmetic, income, settle

TABLE_FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
"""The columns of the tables of the scoring article §3.3 and §3.4."""
TABLE_SEATS = ("dealer", "child")


# --- han and fu that cannot occur


def impossible(han: int, fu: int, by: str, rules: Rules) -> str | None:
    """Why no hand has so many han and fu (scoring article §3.6.1), as the key of a sentence; None where one may have.

    20 fu by ron is an open hand without fu, which the article prices.

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> impossible(2, 25, "tsumo", rules), impossible(2, 25, "ron", rules), impossible(3, 35, "ron", rules)
    ('seven_pairs_tsumo', None, 'fu_step')
    """
    values = rules.fu
    if fu == values["chiitoitsu"]:
        return _impossible_pairs(han, by, rules)
    if fu < values["base"] or fu > most_fu(None, "ron", rules):
        return "fu_range"
    if rules.options.fu_rounding == "up10" and fu % 10:
        return "fu_step"
    if by == "tsumo" and fu == values["base"]:
        least = _worth("pinfu", rules) + _worth("menzen_tsumo", rules)
        return "pinfu_tsumo" if han < least or not rules.options.pinfu_tsumo else None
    return "fu_too_high" if han <= 2 and fu > most_fu(han, by, rules) else None


def _worth(id: str, rules: Rules) -> int:
    value = rules.worth.get(id, (0, 0))[0]
    return value if isinstance(value, int) else 0


def _impossible_pairs(han: int, by: str, rules: Rules) -> str | None:
    least = _worth("chiitoitsu", rules)
    if han < least:
        return "seven_pairs"
    return "seven_pairs_tsumo" if by == "tsumo" and han < least + _worth("menzen_tsumo", rules) else None


# --- points


def points_result(record: Mapping[str, Any], rules: Rules, *, explain: bool = False) -> dict[str, Any]:
    """The result of a points record (docs/records.md): payments from han and fu, a limit, or a number of yakuman."""
    draft = Draft(record, rules)
    by, seat = draft.given("by"), draft.one_of("seat", WINDS[: draft.players])
    if by not in (None, "ron", "tsumo"):
        draft.add_problem("bad_token", "bad_by", {"value": by}, field="by", text=str(by), start=0, end=len(str(by)))
    by, seat = draft.assume("by", by), draft.assume("seat", seat)
    honba, sticks = draft.whole("honba"), draft.whole("sticks")
    win = Win(seat == "E", by == "tsumo", honba)
    han, fu, yakuman = (
        draft.whole(name, 1, MOST_HAN) if record.get(name) is not None else None for name in ("han", "fu", "yakuman")
    )
    base = None if draft.problems else _base(draft, han, fu, yakuman, by, win)
    draft.check()
    assert base is not None
    settlement = settle(base, win, rules)
    lifted = fu == rules.fu["base"] and by == "ron" and rules.options.open_hand_min_fu > fu
    return {
        "han": han,
        "fu": fu,
        "yakuman": yakuman or 0,
        "by": by,
        "seat": seat,
        "honba": honba,
        "sticks": sticks,
        "players": rules.options.players,
        "assumed": list(draft.assumed),
        "limit": base.limit,
        "kiriage": base.kiriage,
        "base_points": base.points,
        "points": settlement.points,
        "payments": settlement.by_role,
        "payers": rules.options.payers,
        "income": income(settlement, sticks, rules),
        "notes": ["lifted_to_30"] if lifted else [],
    } | ({"arithmetic": arithmetic(settlement, han, fu, rules)} if explain else {})


def _base(draft: Draft, han: int | None, fu: int | None, yakuman: int | None, by: str, win: Win) -> Base | None:
    """The base points that the record asks for; None, with a problem noted, where it asks for none that there is."""
    limit = draft.record.get("limit")
    asked = [name for name, value in (("han", han), ("limit", limit), ("yakuman", yakuman)) if value is not None]
    if len(asked) != 1:
        draft.add_problem("bad_number", "points_what" if not asked else "points_twice", {"fields": ", ".join(asked)})
        return None
    if limit is not None:
        return _of_named_limit(draft, str(limit), win)
    if yakuman is not None:
        return _of_yakuman(draft, yakuman, fu, win)
    assert han is not None
    return _of_han(draft, han, fu, by)


def _of_han(draft: Draft, han: int, fu: int | None, by: str) -> Base | None:
    rules = draft.rules
    if rules.options.points == "han_only":
        return of_han(han, rules.options.han_only_fu, rules)
    if fu is None:
        if rules.options.points == "fu_han" and limit_of_han(han, rules):
            return of_han(han, rules.fu["base"], rules)
        draft.add_problem("bad_number", "fu_missing", {"han": han}, hint="write_fu", field="fu")
        return None
    reason = impossible(han, fu, by, rules)
    if reason:
        values = {"han": han, "fu": fu, "most": most_fu(min(han, 2), by, rules)}
        draft.add_problem(
            "bad_number",
            reason,
            values,
            field="fu",
            text=f"{han} {fu}",
            start=len(str(han)) + 1,
            end=len(f"{han} {fu}"),
        )
        return None
    return of_han(han, fu, rules)


def _of_named_limit(draft: Draft, limit: str, win: Win) -> Base | None:
    rules = draft.rules
    name = "yakuman" if limit == "counted_yakuman" else limit
    if name not in LIMITS:
        draft.add_problem(
            "bad_token",
            "unknown_limit",
            {"value": limit, "names": list(LIMITS)},
            field="limit",
            text=limit,
            start=0,
            end=len(limit),
        )
        return None
    if rules.has_limits:
        return of_limit(name, rules)._replace(limit=limit)
    if name == "yakuman" and rules.options.flat_yakuman != "off":
        return of_flat_yakuman(1, win, rules)
    draft.add_problem("bad_number", "no_limits", {"value": Name("mahjong.limit", limit)}, field="limit")
    return None


def _of_yakuman(draft: Draft, yakuman: int, fu: int | None, win: Win) -> Base | None:
    rules = draft.rules
    if rules.has_limits:
        return of_yakuman(yakuman, rules)
    if rules.options.flat_yakuman != "off":
        return of_flat_yakuman(yakuman, win, rules)
    if fu is None:
        draft.add_problem("bad_number", "fu_missing", {"han": yakuman * rules.options.yakuman_han}, field="fu")
        return None
    return of_han(yakuman * rules.options.yakuman_han, fu, rules)


# --- tables


def score_table(rules: Rules, choice: Mapping[str, Any]) -> dict[str, Any]:
    """The score table of a ruleset: rows by seat, han and fu, with null where a cell cannot occur.

    `choice` may narrow it: `seats` (dealer, child), `han`, `fu` (lists of numbers), `honba` (added to every payment).
    """
    seats = choice.get("seats") or TABLE_SEATS
    honba = choice.get("honba") or 0
    out = {"points": rules.options.points, "honba": honba, "players": rules.options.players}
    if rules.options.points == "han_only":
        limits = {
            _band(first, last): limit
            for (first, last), limit in zip(_han_bands(rules), _band_limits(rules), strict=True)
        }
        return out | {"rows": _han_rows(rules, seats, choice.get("han"), honba), "limits": limits}
    most = rules.limits["yakuman"].han
    han = choice.get("han") or range(1, most + 1)
    fu = choice.get("fu") or TABLE_FU
    rows = [row for seat in seats for each in han for row in _rows(rules, seat, each, fu, honba)]
    return out | {"rows": rows}


def _rows(rules: Rules, seat: str, han: int, fu: Any, honba: int) -> list[dict[str, Any]]:
    """The cells of one han: one for each fu, a single one where the han alone reach a limit."""
    if rules.options.points == "fu_han" and limit_of_han(han, rules):
        base = of_han(han, rules.fu["base"], rules)
        return [_cell(rules, seat, han, None, base, honba, ("ron", "tsumo"))]
    out = []
    for each in fu:
        occurs = [by for by in ("ron", "tsumo") if not impossible(han, each, by, rules)]
        out.append(_cell(rules, seat, han, each, of_han(han, each, rules), honba, occurs))
    return out


def _cell(rules: Rules, seat: str, han: int, fu: int | None, base: Base, honba: int, occurs: Any) -> dict[str, Any]:
    ron, tsumo = (_settle(base, seat, by, honba, rules) if by in occurs else None for by in ("ron", "tsumo"))
    is_kiriage = (
        rules.options.points == "fu_han"
        and fu is not None
        and fu << (han + rules.options.bazoro) == rules.options.kiriage_base
    )
    return {
        "seat": seat,
        "han": han,
        "fu": fu,
        "ron": ron.payments[0].paid if ron else None,
        "tsumo": tsumo.by_role if tsumo else None,
        "limit": base.limit,
        "kiriage": is_kiriage,
    }


def _settle(base: Base, seat: str, by: str, honba: int, rules: Rules) -> Settlement:
    return settle(base, Win(seat == "dealer", by == "tsumo", honba), rules)


def _han_rows(rules: Rules, seats: Any, wanted: Any, honba: int) -> list[dict[str, Any]]:
    """The table of the han-only method (scoring article §2): han of one limit share a row."""
    out = []
    for first, last in _han_bands(rules):
        if wanted and not any(first <= han <= (last or han) for han in wanted):
            continue
        base = of_han(first, rules.options.han_only_fu, rules)
        for seat in seats:
            ron, tsumo = _settle(base, seat, "ron", honba, rules), _settle(base, seat, "tsumo", honba, rules)
            out.append({"seat": seat, "han": _band(first, last), "ron": ron.payments[0].paid, "tsumo": tsumo.by_role})
    return out


def _han_bands(rules: Rules) -> list[tuple[int, int | None]]:
    """Numbers of han that are worth the same: each below mangan, then each limit up to the next."""
    starts = [rules.limits[name].han for name in LIMITS]
    single: list[tuple[int, int | None]] = [(han, han) for han in range(1, starts[0])]
    limits = zip(starts, [*(start - 1 for start in starts[1:]), None], strict=True)
    return single + list(limits)


def _band_limits(rules: Rules) -> list[str | None]:
    return [of_han(first, rules.options.han_only_fu, rules).limit for first, _ in _han_bands(rules)]


def _band(first: int, last: int | None) -> str:
    return f"{first}+" if last is None else str(first) if first == last else f"{first}-{last}"
