"""A match: rounds until somebody's credits reach the target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.answer import Rejected
from scorecalc.errors import Problem
from scorecalc.hwatu.answers import MatchAnswer, RoundAnswer
from scorecalc.hwatu.rounds import Round, listed_twice, player_count, positive, read_round, settle
from scorecalc.hwatu.rules import Rules


def score_match(record: Mapping[str, Any], rules: Rules) -> MatchAnswer | Rejected:
    """Settle the rounds of a match."""
    players = tuple(str(player) for player in record.get("players") or ())
    problems = [*player_count(len(players), rules), *listed_twice(players)]
    target: int | Problem | None = (
        rules.target if record.get("target") is None else positive(record["target"], "target")
    )
    if isinstance(target, Problem):
        problems.append(target)
        target = None
    tables: list[Round] = []
    for n, written in enumerate(record.get("rounds") or (), start=1):
        table, found = read_round(written, rules, players, f"rounds.{n - 1}.")
        tables.append(table)
        problems += found
    if problems:
        return Rejected(tuple(problems))
    return _played(tables, players, rules, target)


def _in_round(warning: Problem, n: int) -> Problem:
    """Return `warning` with the number of its round."""
    return warning._replace(key=f"{warning.key}_in_round", values={**warning.values, "round": n})


def _played(
    tables: Sequence[Round], players: tuple[str, ...], rules: Rules, target: int | None
) -> MatchAnswer | Rejected:
    """Settle the rounds one by one. A round after the match was won is the problem `match_already_over`."""
    standing = dict.fromkeys(players, 0)
    standings: list[Mapping[str, int]] = []
    rounds: list[RoundAnswer] = []
    problems: list[Problem] = []
    winner = ""
    for n, table in enumerate(tables, start=1):
        if winner:
            values = {"round": n, "decided": len(rounds), "player": winner, "points": standing[winner]}
            key = "hwatu.error.match_already_over"
            problems.append(Problem("match_already_over", key, values, field=f"rounds.{n - 1}"))
            break
        settled = settle(table, rules, target, f"rounds.{n - 1}.")
        if not isinstance(settled, RoundAnswer):
            problems += settled
            continue
        standing = {player: points + settled.credits[player] for player, points in standing.items()}
        rounds.append(settled)
        standings.append(standing)
        winner = _winner(standing, target, settled, rules)
    if problems:
        return Rejected(tuple(problems))
    warnings = tuple(_in_round(warning, n) for n, each in enumerate(rounds, start=1) for warning in each.warnings)
    return MatchAnswer(players, target, tuple(rounds), tuple(standings), winner, warnings)


def _winner(standing: Mapping[str, int], target: int | None, settled: RoundAnswer, rules: Rules) -> str:
    """Return the winner of the match after a round; empty while nobody has won.

    It is the player who alone is ahead with `target` credits or more, or who made an instant win. If everybody adds his own
    points, two can reach the target at once: the higher one wins, and equal ones play on.
    """
    if settled.instant and rules.instant_win == "match":
        return settled.winner
    most = max(standing.values())
    leaders = [player for player, points in standing.items() if points == most]
    return leaders[0] if target is not None and most >= target and len(leaders) == 1 else ""
