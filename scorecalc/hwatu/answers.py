"""Answers to records of hwatu, as frozen values: a pile, a round, a match, the order of dealing, the combo table.

Piles are masks of cards (`scorecalc.hwatu.cards`), lines of a score have ids (`base.gwang`, `combo.hongdan`, `four_month_pi.5`).
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.answer import Detail
from scorecalc.errors import Problem
from scorecalc.hwatu.cards import names
from scorecalc.hwatu.combos import Combo
from scorecalc.hwatu.rules import CardClass, Rules
from scorecalc.hwatu.score import OneShort, Overlap, Score, one_short, overlaps
from scorecalc.ledger import Ledger


def _items(scored: Score) -> list[dict[str, Any]]:
    return [
        {"id": item.id, "count": item.times, "points": item.points, "cards": names(item.cards)} for item in scored.items
    ]


def _overlaps(found: tuple[Overlap, ...]) -> list[dict[str, Any]]:
    return [{"cards": names(each.cards), "items": list(each.lines)} for each in found]


def _one_short(found: tuple[OneShort, ...]) -> list[dict[str, Any]]:
    return [
        {
            "cards": names(each.cards),
            "gains": [{"id": gain.line, "points": gain.points} for gain in each.gains],
            "instant": list(each.instant),
        }
        for each in found
    ]


class PileAnswer(NamedTuple):
    """The score of a player's captured cards."""

    pile: int
    score: Score
    rules: Rules
    warnings: tuple[Problem, ...] = ()

    @property
    def overlaps(self) -> tuple[Overlap, ...]:
        """Cards that several combos use."""
        return overlaps(self.score)

    @property
    def one_short(self) -> tuple[OneShort, ...]:
        """The combos and instant wins that a single further card would make."""
        return one_short(self.pile, self.rules)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the score; `detailed` adds the cards and their overlaps, `explained` the combos that are one card short."""
        scored = {
            "items": _items(self.score),
            "total": self.score.total,
            "instant": list(self.score.instant),
            "labels": list(self.score.labels),
        }
        if detail == "short":
            return scored
        document = {"captured": names(self.pile), **scored, "overlaps": _overlaps(self.overlaps)}
        return document | ({"one_short": _one_short(self.one_short)} if detail == "explained" else {})


class RoundAnswer(NamedTuple):
    """A settled round.

    `winner` and `instant` (the id of the instant win that ended the round) may be empty. `transfers` are the credits of the round
    by the rule `credit_rule`, and who pays for them; `runner_up` is the second highest total, or None if it does not count.
    """

    players: tuple[str, ...]
    piles: Mapping[str, int]
    discarded: int
    uncaptured: int
    scores: Mapping[str, Score]
    winner: str
    runner_up: int | None
    transfers: Ledger
    credit_rule: str
    instant: str
    is_redeal: bool
    rules: Rules
    warnings: tuple[Problem, ...] = ()

    @property
    def credits(self) -> Mapping[str, int]:
        """The credits of each player."""
        changes = self.transfers.deltas(self.players)
        return {player: changes[player] for player in self.players}

    @property
    def credit(self) -> int:
        """The credits of the winner; 0 if nobody has won."""
        return self.credits[self.winner] if self.winner else 0

    @property
    def highest(self) -> int:
        """The highest total."""
        return max(each.total for each in self.scores.values())

    def overlaps(self, player: str) -> tuple[Overlap, ...]:
        """Return the cards of a player that several combos use."""
        return overlaps(self.scores[player])

    def one_short(self, player: str) -> tuple[OneShort, ...]:
        """Return the combos and instant wins that a single further card would make of a player's pile."""
        return one_short(self.piles[player], self.rules)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the totals and credits; `detailed` adds all piles, `explained` the combos that are one card short."""
        ended = {
            "totals": {player: each.total for player, each in self.scores.items()},
            "winner": self.winner or None,
            "runner_up_total": self.runner_up,
            "credit": self.credit,
            "credits": dict(self.credits),
            "credit_rule": self.credit_rule,
            "instant": self.instant or None,
            "redeal": self.is_redeal,
        }
        items = {"items": {player: _items(each) for player, each in self.scores.items()}}
        if detail == "short":
            return {"players": list(self.players), **items, **ended}
        document = {
            "players": list(self.players),
            "captured": {player: names(pile) for player, pile in self.piles.items()},
            **({"discarded": names(self.discarded)} if self.discarded else {}),
            **({"uncaptured": names(self.uncaptured)} if self.uncaptured else {}),
            **items,
            "labels": {player: list(each.labels) for player, each in self.scores.items()},
            "overlaps": {player: _overlaps(self.overlaps(player)) for player in self.players},
            **ended,
        }
        if detail == "explained":
            document["one_short"] = {player: _one_short(self.one_short(player)) for player in self.players}
        return document


class MatchAnswer(NamedTuple):
    """The rounds of a match, the credits of all players after each, and the winner (empty while nobody has won)."""

    players: tuple[str, ...]
    target: int | None
    rounds: tuple[RoundAnswer, ...]
    standings: tuple[Mapping[str, int], ...]
    winner: str
    warnings: tuple[Problem, ...] = ()

    @property
    def standing(self) -> Mapping[str, int]:
        """The credits of each player after the last round."""
        return self.standings[-1] if self.standings else dict.fromkeys(self.players, 0)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the rounds, each with the credits after it, and the end of the match."""
        return {
            "players": list(self.players),
            "target": self.target,
            "rounds": [
                {**each.document(detail=detail), "standing": dict(standing)}
                for each, standing in zip(self.rounds, self.standings, strict=True)
            ],
            "rounds_played": len(self.rounds),
            "standing": dict(self.standing),
            "match_winner": self.winner or None,
        }


FLOOR = 0
"""The seat of a `DealStep` that lays cards on the floor; players are numbered from 1."""


class DealStep(NamedTuple):
    """One step of dealing: to which player, or to the `FLOOR`, how many cards, and which ones of the pile, from 1."""

    seat: int
    cards: int
    first: int

    @property
    def last(self) -> int:
        """The number of the last of these cards."""
        return self.first + self.cards - 1


class DealOrder(NamedTuple):
    """The order of dealing; with `tung` nobody cut. Each player gets `hand` cards, `floor` cards lie open and `stock` remain."""

    players: int
    tung: bool
    steps: tuple[DealStep, ...]
    hand: int
    floor: int
    stock: int
    warnings: tuple[Problem, ...] = ()

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return every field, whatever the `detail`."""
        return {
            "players": self.players,
            "tung": self.tung,
            "steps": [
                {
                    "to": "floor" if step.seat == FLOOR else step.seat,
                    "cards": step.cards,
                    "first": step.first,
                    "last": step.last,
                }
                for step in self.steps
            ],
            "hand": self.hand,
            "floor": self.floor,
            "stock": self.stock,
        }


class ComboTable(NamedTuple):
    """The values of cards and combos under a ruleset, and its rules for rounds and matches."""

    rules: Rules
    warnings: tuple[Problem, ...] = ()

    def replaced_by(self, combo: Combo) -> tuple[Combo, ...]:
        """Return the combos that do not count beside `combo`."""
        return tuple(other for other in self.rules.combos if other.is_replaced_by(combo))

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the rows of the table and the rules below it, whatever the `detail`.

        A row `base.…` has the cards of a class and the points of each; a row of a combo the cards that it needs, and how many
        (`at_least`) of which others (`of`).
        """
        rules = self.rules
        return {
            "rows": [*map(_class_row, rules.classes), *(self._combo_row(combo) for combo in rules.combos)],
            "labels": [{"id": label, "combos": list(parts)} for label, parts in rules.labels.items()],
            "credit": rules.credit,
            "tie": rules.tie,
            "instant_win": rules.instant_win,
            "min_total_redeal": rules.min_total_redeal,
            "target": rules.target,
            "players": list(rules.players),
            "wild": names(1 << rules.wild)[0] if rules.wild is not None else None,
        }

    def _combo_row(self, combo: Combo) -> dict[str, Any]:
        return {
            "id": combo.line,
            "points": combo.points,
            "cards": names(combo.needs),
            "at_least": combo.at_least,
            "of": names(combo.counted),
            "per_extra": combo.per_extra,
            "replaces": [other.line for other in self.replaced_by(combo)],
            "best_of": combo.group or None,
            "instant": combo.is_instant,
        }


def _class_row(each: CardClass) -> dict[str, Any]:
    row = {"id": f"base.{each.id}", "points": each.points, "cards": names(each.cards)}
    return {**row, "at_least": 0, "of": [], "per_extra": 0, "replaces": [], "best_of": None, "instant": False}
