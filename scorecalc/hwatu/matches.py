"""A match: rounds until somebody's credits reach the target."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.errors import Problem, Rejected
from scorecalc.hwatu.rounds import Round, listed_twice, player_count, positive, read_round, settle
from scorecalc.hwatu.rules import Rules


def score_match(record: Mapping[str, Any], rules: Rules, *, explain: bool = False) -> dict[str, Any] | Rejected:
    """The result of a match: each round with the standing after it, and who won in which round."""
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
    return _played(tables, players, rules, target, explain=explain)


def _in_round(warning: Problem, n: int) -> Problem:
    """`warning` in the words that also say in which round it is."""
    return warning._replace(key=f"{warning.key}_in_round", values={**warning.values, "round": n})


def _played(
    tables: Sequence[Round], players: Sequence[str], rules: Rules, target: int | None, *, explain: bool
) -> dict[str, Any] | Rejected:
    """The rounds one by one with the standing after each; a round after the last one is `match_already_over`."""
    standing = dict.fromkeys(players, 0)
    rounds: list[dict[str, Any]] = []
    problems: list[Problem] = []
    winner: str | None = None
    for n, table in enumerate(tables, start=1):
        if winner is not None:
            values = {"round": n, "decided": len(rounds), "player": winner, "points": standing[winner]}
            key = "hwatu.error.match_already_over"
            problems.append(Problem("match_already_over", key, values, field=f"rounds.{n - 1}"))
            break
        result, found = settle(table, rules, target, explain=explain, within=f"rounds.{n - 1}.")
        problems += found
        if found:
            continue
        standing = {player: points + result["credits"][player] for player, points in standing.items()}
        rounds.append({**result, "standing": standing})
        winner = _winner(standing, target, result, rules)
    if problems:
        return Rejected(tuple(problems))
    return {
        "players": list(players),
        "target": target,
        "rounds": [{name: value for name, value in each.items() if name != "warnings"} for each in rounds],
        "rounds_played": len(rounds),
        "standing": standing,
        "match_winner": winner,
        "warnings": [_in_round(warning, n) for n, each in enumerate(rounds, start=1) for warning in each["warnings"]],
    }


def _winner(standing: Mapping[str, int], target: int | None, result: Mapping[str, Any], rules: Rules) -> str | None:
    """Who has won the match after a round: who alone is ahead with `target` credits or more, or made an instant win.

    Where everybody adds his own points two can get there at once; the higher one wins, and equal ones play on.
    """
    if result["instant"] and rules.instant_win == "match":
        return str(result["winner"])
    most = max(standing.values())
    leaders = [player for player, points in standing.items() if points == most]
    return leaders[0] if target is not None and most >= target and len(leaders) == 1 else None
