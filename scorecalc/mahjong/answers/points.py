"""Points from han and fu, a limit, or a number of yakuman; and which han and fu no hand has."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.answer import Detail
from scorecalc.errors import Name, Problem
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

# --- han and fu that cannot occur


def impossible(han: int, fu: int, by: str, rules: Rules) -> str | None:
    """Return why no hand has so many han and fu (scoring article §3.6.1), as the key of a sentence; None if one may have them.

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


class PointsAnswer(NamedTuple):
    """The payments for han and fu, a limit, or a number of yakuman. `han` and `fu` are None and `yakuman` is 0 if not asked for.

    `is_lifted` says that the ruleset raises hands of so few fu.
    """

    han: int | None
    fu: int | None
    yakuman: int
    by: str
    seat: str
    honba: int
    sticks: int
    assumed: tuple[str, ...]
    settlement: Settlement
    is_lifted: bool
    rules: Rules
    warnings: tuple[Problem, ...] = ()

    @property
    def income(self) -> int:
        """All payments and the riichi sticks on the table."""
        return income(self.settlement, self.sticks, self.rules)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the payments; explained with the arithmetic."""
        base = self.settlement.base
        document = {
            "han": self.han,
            "fu": self.fu,
            "yakuman": self.yakuman,
            "by": self.by,
            "seat": self.seat,
            "honba": self.honba,
            "sticks": self.sticks,
            "players": self.rules.options.players,
            "assumed": list(self.assumed),
            "limit": base.limit,
            "kiriage": base.kiriage,
            "base_points": base.points,
            "points": self.settlement.points,
            "payments": self.settlement.by_role,
            "payers": self.rules.options.payers,
            "income": self.income,
            "notes": ["lifted_to_30"] if self.is_lifted else [],
        }
        if detail == "explained":
            document["arithmetic"] = arithmetic(self.settlement, self.han, self.fu, self.rules)
        return document


def score_points(record: Mapping[str, Any], rules: Rules) -> PointsAnswer:
    """Answer a points record (docs/records.md). InputError with everything that is wrong with it."""
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
    is_lifted = fu == rules.fu["base"] and by == "ron" and rules.options.open_hand_min_fu > fu
    settlement = settle(base, win, rules)
    assumed = tuple(draft.assumed)
    return PointsAnswer(han, fu, yakuman or 0, by, seat, honba, sticks, assumed, settlement, is_lifted, rules)


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
