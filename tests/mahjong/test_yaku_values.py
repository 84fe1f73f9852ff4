"""What each yaku of the ruleset `riichi` is worth, and the two relations between yaku, both typed from the standard list."""

from __future__ import annotations

import pytest
from hands import rules_of

from scorecalc.mahjong.rules.yaku import DORA, YAKU

# Source: the scoring article §2 and §4, and the standard list of yaku (the same in Tenhou and Mahjong Soul).
# id: (closed, open); 0 where the hand may not be of that kind.
HAN = {
    "riichi": (1, 0),
    "double_riichi": (2, 0),
    "ippatsu": (1, 0),
    "menzen_tsumo": (1, 0),
    "haitei": (1, 1),
    "houtei": (1, 1),
    "rinshan": (1, 1),
    "chankan": (1, 1),
    "yakuhai_seat": (1, 1),
    "yakuhai_round": (1, 1),
    "yakuhai_haku": (1, 1),
    "yakuhai_hatsu": (1, 1),
    "yakuhai_chun": (1, 1),
    "shousangen": (2, 2),
    "pinfu": (1, 0),
    "iipeikou": (1, 0),
    "ryanpeikou": (3, 0),
    "sanshoku_doujun": (2, 1),
    "ittsu": (2, 1),
    "toitoi": (2, 2),
    "sanankou": (2, 2),
    "sanshoku_doukou": (2, 2),
    "sankantsu": (2, 2),
    "tanyao": (1, 1),
    "chanta": (2, 1),
    "junchan": (3, 2),
    "honroutou": (2, 2),
    "honitsu": (3, 2),
    "chinitsu": (6, 5),
    "chiitoitsu": (2, 0),
}
# id: (may be open, counts double); the four double ones of the standard list, as the article's six-fold example counts them.
YAKUMAN = {
    "tenhou": (False, False),
    "chiihou": (False, False),
    "suuankou": (False, False),
    "suuankou_tanki": (False, True),
    "suukantsu": (True, False),
    "daisangen": (True, False),
    "shousuushii": (True, False),
    "daisuushii": (True, True),
    "tsuuiisou": (True, False),
    "chinroutou": (True, False),
    "ryuuiisou": (True, False),
    "chuuren": (False, False),
    "junsei_chuuren": (False, True),
    "kokushi": (False, False),
    "kokushi_13": (False, True),
}
REPLACES = {
    "double_riichi": {"riichi"},
    "ryanpeikou": {"iipeikou"},
    "junchan": {"chanta"},
    "chinitsu": {"honitsu"},
    "suuankou_tanki": {"suuankou"},
    "junsei_chuuren": {"chuuren"},
    "kokushi_13": {"kokushi"},
}
IMPLIES = {
    "tenhou": {"menzen_tsumo"},
    "chiihou": {"menzen_tsumo"},
    "suuankou": {"sanankou", "toitoi"},
    "suuankou_tanki": {"sanankou", "toitoi"},
    "suukantsu": {"sankantsu", "toitoi"},
    "daisangen": {"yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun"},
    "daisuushii": {"toitoi", "yakuhai_seat", "yakuhai_round"},
    "tsuuiisou": {"honroutou"},
    "chinroutou": {"toitoi", "honroutou"},
    "chuuren": {"chinitsu"},
    "junsei_chuuren": {"chinitsu"},
}


@pytest.mark.parametrize("id", HAN)
def test_each_yaku_is_worth_its_han_closed_and_open(id: str) -> None:
    assert rules_of().worth[id] == tuple(han or "off" for han in HAN[id])


@pytest.mark.parametrize("id", YAKUMAN)
def test_each_yakuman_is_one_and_four_of_them_count_double(id: str) -> None:
    may_be_open, is_double = YAKUMAN[id]
    rules = rules_of()
    assert rules.worth[id] == ("yakuman", "yakuman" if may_be_open else "off")
    assert (id in rules.doubles) == is_double


def test_the_ruleset_has_these_yaku_and_no_others() -> None:
    assert set(rules_of().worth) == {*HAN, *YAKUMAN}
    assert set(YAKU) == {*HAN, *YAKUMAN, "renhou"}


def test_dora_are_no_yaku() -> None:
    assert DORA == ("dora", "ura_dora", "aka_dora", "nuki_dora")
    assert not set(DORA) & set(YAKU)


@pytest.mark.parametrize("id", YAKU)
def test_a_yaku_that_stands_for_another_replaces_it_always(id: str) -> None:
    assert set(YAKU[id].replaces) == REPLACES.get(id, set())


@pytest.mark.parametrize("id", YAKU)
def test_what_every_hand_with_a_yakuman_has_is_implied_by_it(id: str) -> None:
    assert set(YAKU[id].implies) == IMPLIES.get(id, set())
