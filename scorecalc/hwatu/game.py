"""Hwatu as `scorecalc.games` asks for a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.answer import Rejected
from scorecalc.errors import InputError, Problem
from scorecalc.hwatu.answers import ComboTable, DealOrder, MatchAnswer, PileAnswer, RoundAnswer
from scorecalc.hwatu.deal import deal_order
from scorecalc.hwatu.matches import score_match
from scorecalc.hwatu.notation import cards_of
from scorecalc.hwatu.options import Options
from scorecalc.hwatu.rounds import positive, score_round
from scorecalc.hwatu.rules import Rules, rules_of
from scorecalc.hwatu.score import score as score_pile

KINDS = ("hand", "round", "match", "deal")
SCHEMAS = {kind: f"scorecalc.hwatu.{kind}/1" for kind in KINDS}
TEXT_FIELD = "captured"
LIST_FIELDS = frozenset({"captured", "discarded", "uncaptured", "players"})
MAP_FIELDS: frozenset[str] = frozenset()
CSV_COLUMNS = {
    "hand": ("items", "total", "instant", "labels"),
    "round": ("totals", "winner", "credit", "runner_up_total", "instant"),
    "match": ("match_winner", "rounds_played"),
}
PART_NAMES = {"classes": "hwatu.class", "card_points": "hwatu.class"}
SHELL_OPTIONS = {"hand": frozenset({"words"}), "deal": frozenset({"players", "tung"})}
MISREAD: frozenset[str] = frozenset()
VIEWS = {
    "hand": "scorecalc.hwatu.views.hand:hand_view",
    "round": "scorecalc.hwatu.views.round:round_view",
    "match": "scorecalc.hwatu.views.match:match_view",
    "deal": "scorecalc.hwatu.views.deal:deal_view",
    "table": "scorecalc.hwatu.views.combo_table:table_view",
    "summary": "scorecalc.hwatu.views.summary:summary",
}


def kind_of(record: Mapping[str, Any]) -> str:
    """Return `match` for a record with rounds, `round` for one with piles of several players, else `hand`.

    >>> kind_of({"rounds": []}), kind_of({"captured": {"A": []}}), kind_of({"captured": []})
    ('match', 'round', 'hand')
    """
    if "rounds" in record:
        return "match"
    return "round" if isinstance(record.get("captured"), Mapping) else "hand"


def recognises(words: Sequence[str]) -> Problem | None:
    """Return the problem of cards where a hand of tiles should be."""
    from scorecalc.hwatu.from_shell import recognised

    return recognised(words)


def records_of_words(kind: str, words: Sequence[str], options: Mapping[str, Any], rules: Rules) -> list[dict[str, Any]]:
    """Return the captured cards of a line, or the deal to a number of players."""
    from scorecalc.hwatu.from_shell import deal

    return [deal(options)] if kind == "deal" else [{TEXT_FIELD: " ".join(words)}]


def is_continuation(text: str) -> bool:
    """False: no card is written after a #."""
    return False


def options() -> type[Options]:
    """Return the options of a hwatu ruleset."""
    return Options


def rules(options: Options) -> Rules:
    """Return the rules that checked options make. InputError `bad_ruleset` with all that contradicts itself in them."""
    return rules_of(options)


def check(options: Options) -> None:
    """Raise InputError with all that contradicts itself in checked options."""
    rules(options)


def records() -> Mapping[str, Any]:
    """Return the form of each kind of record."""
    from scorecalc.hwatu.records import DealRecord, HandRecord, MatchRecord, RoundRecord

    return {"hand": HandRecord, "round": RoundRecord, "match": MatchRecord, "deal": DealRecord}


def score(
    kind: str, record: Mapping[str, Any], rules: Rules
) -> PileAnswer | RoundAnswer | MatchAnswer | DealOrder | Rejected:
    """Answer one record of a kind of `KINDS`."""
    if kind == "match":
        return score_match(record, rules)
    if kind == "round":
        return score_round(record, rules)
    return score_deal(record, rules) if kind == "deal" else score_hand(record, rules)


def score_deal(record: Mapping[str, Any], rules: Rules) -> DealOrder | Rejected:
    """Say in which order to deal for the `players` of a record, with `tung` where nobody cuts."""
    players = positive(record.get("players"), "players")
    if isinstance(players, Problem):
        return Rejected((players,))
    try:
        return deal_order(rules, players, tung=str(record.get("tung")).lower() == "true")
    except InputError as error:
        return Rejected(error.problems)


def score_hand(record: Mapping[str, Any], rules: Rules) -> PileAnswer | Rejected:
    """Say what the captured cards of one player are worth."""
    pile, problems = cards_of(record.get("captured") or [], rules.months, "captured")
    if problems:
        return Rejected(tuple(problems))
    return PileAnswer(pile, score_pile(pile, rules), rules)


def table(rules: Rules, choice: Mapping[str, Any]) -> ComboTable:
    """Return the combo table of the ruleset. It is one table: `choice` has nothing to narrow."""
    return ComboTable(rules)
