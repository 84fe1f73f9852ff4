"""Credits of a round: what the bank, the opponents or the par pay to each player, as the options `credit` and `instant_win` say."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from scorecalc.hwatu.rules import Rules
from scorecalc.hwatu.score import Score
from scorecalc.ledger import BANK, Ledger, TableAccount, Transfer

PAR = TableAccount("par")
"""Takes the par from every player and pays him for his cards; the account is even after a complete round."""


class Instant(NamedTuple):
    """An instant win: the player who made it, and its id."""

    player: str
    id: str


def credit_transfers(scores: Mapping[str, Score], rules: Rules, target: int | None, instant: Instant | None) -> Ledger:
    """Return the credits of a round as transfers.

    An instant win earns the `target` of the match, or nothing because it wins the match itself, or as much as any round.
    """
    if instant and rules.instant_win == "match":
        return Ledger()
    if instant and rules.instant_win == "credit_600":
        return Ledger([Transfer(BANK, instant.player, target, "instant")] if target else ())
    if rules.credit == "own_total":
        return Ledger(Transfer(BANK, player, each.total, "total") for player, each in scores.items() if each.total)
    if rules.credit == "transfers":
        return Ledger((*_against_par(scores, rules), *_for_combos(scores)))
    return Ledger(_lead(scores, instant.player if instant else ""))


def _lead(scores: Mapping[str, Score], winner: str) -> Iterator[Transfer]:
    """Yield the lead of the winner over the runner-up, if he is ahead. An empty `winner` is the player with most points."""
    winner = winner or max(scores, key=lambda player: scores[player].total)
    lead = scores[winner].total - max(each.total for player, each in scores.items() if player != winner)
    if lead > 0:
        yield Transfer(BANK, winner, lead, "lead")


def _against_par(scores: Mapping[str, Score], rules: Rules) -> Iterator[Transfer]:
    """Yield the differences between the card points of the players and par."""
    par = rules.par[len(scores)]
    for player, each in scores.items():
        above = sum(item.points for item in each.items if item.is_base) - par
        if above > 0:
            yield Transfer(PAR, player, above, "par")
        elif above < 0:
            yield Transfer(player, PAR, -above, "par")


def _for_combos(scores: Mapping[str, Score]) -> Iterator[Transfer]:
    """Yield the payments of every opponent for each combo of a player."""
    for player, each in scores.items():
        for item in each.items:
            if item.points and not item.is_base:
                yield from (Transfer(other, player, item.points, item.id) for other in scores if other != player)
