"""Shorthand of the hwatu tests: rules with options changed, results, totals, complete rounds."""

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.answer import Answer, Rejected
from scorecalc.files import rulesets
from scorecalc.hwatu import game
from scorecalc.hwatu.cards import CARDS, MONTHS, OF_MONTH, cards_in
from scorecalc.hwatu.rules import Rules
from scorecalc.lang import catalogue


def rules(ruleset: str = "yukbaek", **changes: Any) -> Rules:
    """The rules of a shipped ruleset with options changed."""
    return game.rules(rulesets.load(ruleset, changes).options)


def answer(kind: str, record: Mapping[str, Any], using: Rules | None = None) -> Answer:
    """The answer to a record that is in order."""
    found = game.score(kind, record, using or rules())
    assert not isinstance(found, Rejected), found
    return found


def result(
    kind: str, record: Mapping[str, Any], using: Rules | None = None, *, explain: bool = False
) -> dict[str, Any]:
    """The same as plain data, with its warnings."""
    found = answer(kind, record, using)
    return {**found.document(detail="explained" if explain else "detailed"), "warnings": list(found.warnings)}


def hand(cards: str, using: Rules | None = None) -> dict[str, Any]:
    """The result of a pile."""
    return result("hand", {"captured": cards}, using)


def points(cards: str, using: Rules | None = None) -> dict[str, int]:
    """The points of a pile by line."""
    return {item["id"]: item["points"] for item in hand(cards, using)["items"]}


def problems(kind: str, record: Mapping[str, Any], using: Rules | None = None) -> Rejected:
    """What is wrong with a record that has no result."""
    found = game.score(kind, record, using or rules())
    assert isinstance(found, Rejected), found
    return found


def said(kind: str, record: Mapping[str, Any], using: Rules | None = None) -> dict[str, tuple[str, ...]]:
    """The first problem of a record in three languages: the sentence, and the hint if there is one."""
    problem = problems(kind, record, using).problems[0]
    keys = [key for key in (problem.key, problem.hint) if key]
    return {
        language: tuple(catalogue(language).text(key, **problem.values) for key in keys)
        for language in ("ko", "ja", "en")
    }


def dealt(owners: Sequence[int], players: Sequence[str]) -> dict[str, list[str]]:
    """A complete round: the two pairs of each month go to the players with the numbers in `owners` (24 of them)."""
    piles: dict[str, list[str]] = {player: [] for player in players}
    pairs = [cards_in(OF_MONTH[month])[first : first + 2] for month in MONTHS for first in (0, 2)]
    for pair, owner in zip(pairs, owners, strict=True):
        piles[players[owner]] += [CARDS[card].name for card in pair]
    return piles
