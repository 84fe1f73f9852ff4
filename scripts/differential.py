"""Compare random hands with the PyPI package `mahjong`: `python scripts/differential.py [HANDS] [SEED]`.

By default it scores 20,000 hands of seed 1. It prints every unknown difference, counts the known ones, and ends with 1 if it finds
an unknown one.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests" / "mahjong"))

from oracle import compared


def main(hands: int = 20_000, seed: int = 1) -> int:
    """1 where the two differ in a way that nobody has explained, else 0."""
    number = 0
    known: Counter[str] = Counter()
    unknown = 0
    yaku: Counter[str] = Counter()
    for each in compared(hands, seed):
        number += 1
        yaku.update(id for id, _ in each.ours.yaku)
        if each.known is not None:
            known[f"{each.known.id}. {each.known.reason}"] += 1
        elif each.differs:
            unknown += 1
            print(each)
    print(
        f"{number} hands, {number - unknown - known.total()} agree, {known.total()} known differences, {unknown} unknown"
    )
    for reason, times in known.most_common():
        print(f"  {times} x {reason}")
    rarest = ", ".join(f"{id} {times}" for id, times in yaku.most_common()[:-6:-1])
    print(f"  {len(yaku)} yaku and sorts of dora occur; the rarest: {rarest}")
    return 1 if unknown else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
