"""Hwatu as `scorecalc.games` asks for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from scorecalc.errors import InputError, Problem, Rejected
from scorecalc.hwatu.cards import names
from scorecalc.hwatu.combo_table import combo_table
from scorecalc.hwatu.deal import deal_order
from scorecalc.hwatu.matches import score_match
from scorecalc.hwatu.notation import cards_of
from scorecalc.hwatu.rounds import positive, score_round
from scorecalc.hwatu.rules import Rules, rules_of
from scorecalc.hwatu.score import item_rows, one_short, overlaps
from scorecalc.hwatu.score import score as score_pile

KINDS = ("hand", "round", "match", "deal")
TEXT = "captured"
VIEWS = {
    "hand": "scorecalc.hwatu.views.piles:hand_view",
    "round": "scorecalc.hwatu.views.piles:round_view",
    "match": "scorecalc.hwatu.views.piles:match_view",
    "deal": "scorecalc.hwatu.views.piles:deal_view",
    "table": "scorecalc.hwatu.views.piles:table_view",
}


def goes_on(text: str) -> bool:
    """False: nothing of cards stands after a #."""
    return False


def options() -> type:
    """The dataclass of the options of a ruleset of hwatu."""
    from scorecalc.hwatu.options import Options

    return Options


def rules(options: Mapping[str, Any]) -> Rules:
    """The rules that checked `options` make. InputError `bad_ruleset` with all that does not fit together in them."""
    return rules_of(options)


def check(options: Mapping[str, Any]) -> None:
    """InputError with all that does not fit together in checked options."""
    rules(options)


def records() -> Mapping[str, Any]:
    """The pydantic model of each kind of record."""
    from scorecalc.hwatu.records import DealRecord, HandRecord, MatchRecord, RoundRecord

    return {"hand": HandRecord, "round": RoundRecord, "match": MatchRecord, "deal": DealRecord}


def score(kind: str, record: Mapping[str, Any], rules: Rules, *, explain: bool = False) -> dict[str, Any] | Rejected:
    """The result of one record of a kind of `KINDS`."""
    if kind == "match":
        return score_match(record, rules, explain=explain)
    if kind == "round":
        return score_round(record, rules, explain=explain)
    return score_deal(record, rules) if kind == "deal" else score_hand(record, rules, explain=explain)


def score_deal(record: Mapping[str, Any], rules: Rules) -> dict[str, Any] | Rejected:
    """The order of dealing for the `players` of a record, with `tung` where nobody cuts."""
    players = positive(record.get("players"), "players")
    if isinstance(players, Problem):
        return Rejected((players,))
    try:
        tung = str(record.get("tung")).lower() == "true"
        return {**deal_order(rules, players, tung=tung), "warnings": []}
    except InputError as error:
        return Rejected(error.problems)


def score_hand(record: Mapping[str, Any], rules: Rules, *, explain: bool = False) -> dict[str, Any] | Rejected:
    """What the captured cards of one player are worth: `items`, `total`, `instant`, `labels`, `overlaps`.

    With `explain`, `one_short` says what one more card would add.
    """
    pile, problems = cards_of(record.get("captured") or [], rules.months, "captured")
    if problems:
        return Rejected(tuple(problems))
    scored = score_pile(pile, rules)
    result: dict[str, Any] = {
        "captured": names(pile),
        "items": item_rows(scored.items),
        "total": scored.total,
        "instant": list(scored.instant),
        "labels": list(scored.labels),
        "overlaps": overlaps(scored),
        "warnings": [],
    }
    if explain:
        result["one_short"] = one_short(pile, rules)
    return result


def table(rules: Rules, choice: Mapping[str, Any]) -> dict[str, Any]:
    """The combo table of the ruleset. It is one table: `choice` has nothing to narrow."""
    return combo_table(rules)
