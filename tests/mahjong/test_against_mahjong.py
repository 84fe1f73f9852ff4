"""Twenty thousand random hands under eleven sets of options: han, fu, yaku and payments against the PyPI package `mahjong` 2.1.0.

What differs on purpose is listed in `oracle.KNOWN` with the reason; everything else must agree. `scripts/differential.py` does the
same for any number of hands.
"""

from __future__ import annotations

from collections import Counter

import pytest
from oracle import IDS, KNOWN, OPTIONS, Compared, compared

from scorecalc.mahjong.rules.yaku import YAKU

pytestmark = pytest.mark.slow
HANDS = 20_000
SEED = 1


@pytest.fixture(scope="module")
def pairs() -> list[Compared]:
    return list(compared(HANDS, SEED))


def test_twenty_thousand_hands_agree_but_for_known_differences(pairs: list[Compared]) -> None:
    unknown = [each for each in pairs if each.differs and each.known is None]
    assert len(pairs) >= HANDS
    assert not unknown, "\n".join(map(str, unknown[:5]))


@pytest.mark.parametrize("known", KNOWN, ids=[known.id for known in KNOWN])
def test_a_known_difference_is_there(pairs: list[Compared], known: object) -> None:
    """One that nobody sees any more is to be struck off the list."""
    assert any(each.known is known for each in pairs)


def test_every_yaku_occurs_and_every_set_of_options_matters(pairs: list[Compared]) -> None:
    times = Counter(id for each in pairs for id, _ in each.ours.yaku)
    assert set(times) == set(YAKU) | {"dora", "ura_dora", "aka_dora"}
    assert set(IDS.values()) == set(times)
    assert {each.options.name for each in pairs} == {options.name for options in OPTIONS}


def test_hands_without_yaku_and_with_several_readings_are_among_them(pairs: list[Compared]) -> None:
    assert sum(not each.ours.yaku for each in pairs) > HANDS // 50
    assert sum(each.readings > 1 for each in pairs) > HANDS // 10
