"""Mahjong as a game of scorecalc: records in, results out (see `scorecalc.games`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from scorecalc.answer import Rejected
from scorecalc.errors import InputError, Problem
from scorecalc.mahjong.record import from_shell
from scorecalc.mahjong.rules.options import Options
from scorecalc.mahjong.rules.ruleset import Rules, make_rules

if TYPE_CHECKING:
    from scorecalc.mahjong.answers.hand import HandScore
    from scorecalc.mahjong.answers.points import PointsAnswer
    from scorecalc.mahjong.answers.score_table import ScoreTable

KINDS = ("hand", "points")
SCHEMAS = {"hand": "scorecalc.hand/1", "points": "scorecalc.points/1"}
TEXT_FIELD = "hand"
LIST_FIELDS = frozenset({"flags", "dora", "ura", "melds"})
MAP_FIELDS = frozenset({"pao"})
_WORTH = ("han", "fu", "yakuman", "limit", "points", "payments", "income")
CSV_COLUMNS = {
    "hand": ("hand", "by", "seat", "round", "honba", "sticks", "yaku", *_WORTH),
    "points": ("by", "seat", "honba", "sticks", *_WORTH),
}
PART_NAMES = {"yaku": "mahjong.yaku", "fu": "mahjong.fu", "limits": "mahjong.limit"}
SHELL_OPTIONS = from_shell.SHELL_OPTIONS
MISREAD = frozenset({"bad_token", "tile_count"})
VIEWS = {
    "hand": "scorecalc.mahjong.views.hand:hand_view",
    "points": "scorecalc.mahjong.views.points:points_view",
    "prices": "scorecalc.mahjong.views.points:prices_view",
    "rejected": "scorecalc.mahjong.views.rejected:rejected_view",
    "summary": "scorecalc.mahjong.views.summary:summary",
    "table": "scorecalc.mahjong.views.table:table_view",
}


def kind_of(record: Mapping[str, Any]) -> str:
    """Return `game` for a record with rounds, else `hand`."""
    return "game" if "rounds" in record else "hand"


def recognises(words: Sequence[str]) -> Problem | None:
    """Return the problem of han and fu where a hand should be."""
    from scorecalc.mahjong.notation.price_words import recognised

    return recognised(words)


def records_of_words(kind: str, words: Sequence[str], options: Mapping[str, Any], rules: Rules) -> list[dict[str, Any]]:
    """Return the hand of a line, or the cases of `points`: all seats and ways of winning that the options leave open."""
    return from_shell.cases(words, options) if kind == "points" else [from_shell.hand(words, options)]


def is_continuation(text: str) -> bool:
    """True if `text` begins with a set, as one notation writes them after a #."""
    from scorecalc.mahjong.notation.lenient import begins_with_set

    return begins_with_set(text)


def options() -> type[Options]:
    """Return the options of a mahjong ruleset."""
    return Options


def rules(options: Options) -> Rules:
    """Return the rules that checked options make."""
    return make_rules(options)


def check(options: Options) -> None:
    """Raise InputError `bad_ruleset` with all that contradicts itself in checked options."""
    from scorecalc.mahjong.rules.consistency import problems

    if found := list(problems(options)):
        raise InputError(found)


def records() -> Mapping[str, Any]:
    """Return the form of each kind of record."""
    from scorecalc.mahjong.record.schema import HandRecord, PointsRecord

    return {"hand": HandRecord, "points": PointsRecord}


def score(kind: str, record: Mapping[str, Any], rules: Rules) -> HandScore | PointsAnswer | Rejected:
    """Answer a hand, or han and fu alone (`points`).

    >>> from scorecalc.api import prepared
    >>> answer = score("hand", {"hand": "34599m234678p45s+6s", "by": "tsumo"}, prepared("riichi", {}).rules)
    >>> answer.settlement.by_role
    {'dealer': 700, 'other': 400}
    """
    try:
        if kind == "points":
            from scorecalc.mahjong.answers.points import score_points

            return score_points(record, rules)
        from scorecalc.mahjong.answers.hand import score_hand

        return score_hand(record, rules)
    except InputError as error:
        return Rejected(error.problems)


def table(rules: Rules, choice: Mapping[str, Any]) -> ScoreTable:
    """Return the score table of the ruleset; `choice` may name seats, han, fu and honba."""
    from scorecalc.mahjong.answers.score_table import score_table

    return score_table(rules, choice)
