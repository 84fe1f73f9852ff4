"""How fast one warm hand is scored inside Python, against the PyPI package `mahjong` in the same run.

`python benchmarks/engine.py [HANDS] [ROUNDS]` prints a table, and ends with 1 where a goal is missed. Both sides get objects that
are ready: here a `Hand` and rules, there tiles, sets and a `HandConfig`. The hands are random, all yaku occur. Rounds over the same
hands alternate between the two and are timed by the CPU time of this process; a ratio is the median of those of the rounds. `each
hand once` shows both on hands that they have not seen.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any, NamedTuple

sys.path.append(str(Path(__file__).parents[1] / "tests" / "mahjong"))

from mahjong.hand_calculating.hand import HandCalculator
from oracle import OPTIONS, our_rules, their_hand
from random_hands import random_hands

from scorecalc.mahjong.answers.hand import HandScore, score_hand
from scorecalc.mahjong.record.hand import Hand, build
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.ruleset import Rules

SEED = 2
USUAL = OPTIONS[0]
ONE_SUIT = "2233445566778p+8p"
"""A hand of one suit that can be read in many ways: it must not be slow."""
LEAST_RATIO = 4
MOST_OF_MEAN = 3


class Row(NamedTuple):
    """A piece of work with what it is measured against: microseconds of a hand in the best round, and the median ratio."""

    name: str
    ours: float
    theirs: float
    ratio: float


def main(number: int = 2000, n_rounds: int = 15) -> int:
    """1 where a goal is missed, else 0."""
    rules = our_rules(USUAL)
    drawn = list(random_hands(number, SEED))
    records = [hand.record for hand in drawn]
    hands = [build(record, rules).hand for record in records]
    ready = [their_hand(hand, USUAL) for hand in drawn]
    one = [build({"hand": ONE_SUIT}, rules).hand] * (number // 4)
    rows = [
        measured("objects ready", lambda: ours(hands, rules), lambda: theirs(ready), n_rounds, number),
        measured(
            "from a record / objects made",
            lambda: ours([build(record, rules).hand for record in records], rules),
            lambda: theirs([their_hand(hand, USUAL) for hand in drawn]),
            n_rounds,
            number,
        ),
        measured(
            "from a record to its result / objects made",
            lambda: results(records, rules),
            lambda: theirs([their_hand(hand, USUAL) for hand in drawn]),
            n_rounds,
            number,
        ),
        new_hands(rules, number, n_rounds),
    ]
    print(f"{'one hand, microseconds':<50}{'scorecalc':>10}{'mahjong':>10}{'ratio':>8}")
    for row in rows:
        print(f"{row.name:<50}{row.ours:>10.1f}{row.theirs:>10.1f}{row.ratio:>7.1f}x")
    slow = measured("22334455667788p", lambda: ours(hands, rules), lambda: ours(one, rules), n_rounds, number)
    of_mean = slow.ratio * number / len(one)
    print(f"\nobjects ready: {rows[0].ratio:.1f}x as fast as mahjong (goal: at least {LEAST_RATIO})")
    print(f"22334455667788p: {of_mean:.1f}x the time of the mean hand (goal: at most {MOST_OF_MEAN})")
    return int(rows[0].ratio < LEAST_RATIO or of_mean > MOST_OF_MEAN)


def ours(hands: Sequence[Hand], rules: Rules) -> None:
    for hand in hands:
        score(hand, rules)


def theirs(ready: Sequence[Any]) -> None:
    for tiles, win, melds, dora, ura, config in ready:
        HandCalculator.estimate_hand_value(tiles, win, melds, dora, config, ura_dora_indicators=ura)


def results(records: Sequence[Any], rules: Rules) -> None:
    for record in records:
        answer = score_hand(record, rules)
        if isinstance(answer, HandScore):
            answer.document(detail="short")


def measured(name: str, mine: Callable[[], None], other: Callable[[], None], n_rounds: int, number: int) -> Row:
    """Both once to warm up, then round after round."""
    mine()
    other()
    rounds = [(seconds(mine), seconds(other)) for _ in range(n_rounds)]
    return row(name, rounds, number)


def new_hands(rules: Rules, number: int, n_rounds: int) -> Row:
    """Hands that neither side has seen, in every round; the first rounds, in which tables fill, do not count."""
    rounds = []
    for at in range(2 * n_rounds):
        drawn = list(random_hands(number, SEED + 1 + at))
        hands = [build(hand.record, rules).hand for hand in drawn]
        ready = [their_hand(hand, USUAL) for hand in drawn]
        rounds.append((seconds(lambda hands=hands: ours(hands, rules)), seconds(lambda ready=ready: theirs(ready))))
    return row("objects ready, each hand once", rounds[n_rounds:], number)


def row(name: str, rounds: Sequence[tuple[float, float]], number: int) -> Row:
    best = [min(times) / number * 1e6 for times in zip(*rounds, strict=True)]
    return Row(name, best[0], best[1], median(other / mine for mine, other in rounds))


def seconds(call: Callable[[], None]) -> float:
    start = process_time()
    call()
    return process_time() - start


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
