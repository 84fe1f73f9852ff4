"""육백 as the article text has it: card points, combos, and what follows from them."""

from itertools import combinations

import pytest
from hwatu_tables import dealt, hand, points, result, rules
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.hwatu.cards import ALL, BY_NAME, CARDS, OF_MONTH, cards_in, names, pile_of
from scorecalc.hwatu.score import base_items, score

YUKBAEK = rules()
PILES = st.sets(st.integers(0, 47)).map(pile_of)
YONKO = [BY_NAME[name] for name in ("송학광", "매조끗", "벚꽃광", "공산광", "오동광")]
RIBBONS = [index for index, card in enumerate(CARDS) if card.kind == "T"]
RAIN = BY_NAME["비띠"]


def most_without_instant_win(using):
    """The largest total without an instant win: a larger pile is worth more, so only the largest such piles are tried."""
    held = [left for n in range(len(RIBBONS) + 1) for left in combinations(RIBBONS, n)]
    best = 0
    for bright in YONKO:
        for left in held:
            pile = ALL & ~(1 << bright) & ~pile_of(left)
            scored = score(pile, using)
            if not scored.instant:
                best = max(best, scored.total)
    return best


def test_card_points_of_the_deck_are_300_and_90_and_100():
    assert {item.id: item.points for item in base_items(ALL, YUKBAEK)} == {
        "base.gwang": 300,
        "base.kkeut": 90,
        "base.tti": 100,
    }


def test_all_48_cards_are_worth_4190():
    scored = score(ALL, YUKBAEK)
    assert scored.total == 4190
    assert scored.instant == ("yonko", "chiltti")
    assert sum(i.points for i in scored.items if i.id.startswith("combo.")) == 3300
    assert sum(i.points for i in scored.items if i.id.startswith("four_month_pi.")) == 400


@pytest.mark.slow
@pytest.mark.parametrize(("reading", "most"), [("any7", 3100), ("must_include_rain", 3580), ("exclude_rain", 3360)])
def test_the_largest_total_without_an_instant_win(reading, most):
    assert most_without_instant_win(rules(chiltti=reading)) == most


def test_hongdan_and_cheongdan_hold_a_tti_ppai_and_are_660():
    held = "송학홍단 매조홍단 벚꽃홍단 모란청단 국진청단 단풍청단"
    assert hand(held)["total"] == 660
    assert points(held)["combo.tti_ppai.sakura"] == 200


def test_il_i_sam_and_song_wol_dong_are_together_exactly_yonko():
    combos = {combo.id: combo.needs for combo in YUKBAEK.combos}
    assert combos["il_i_sam"] | combos["song_wol_dong"] == combos["yonko"]


def test_two_players_cannot_hold_the_same_instant_win():
    assert len(RIBBONS) < 2 * 7


@pytest.mark.parametrize(
    ("held", "line", "worth"),
    [
        ("모란끗 홍싸리끗 단풍끗", "combo.kkeut_inoshika", 400),
        ("모란청단 홍싸리초단 단풍청단", "combo.tti_inoshika", 400),
        ("국진끗 벚꽃광", "combo.gwang_ppai.sakura", 200),
        ("국진끗 공산광", "combo.gwang_ppai.gongsan", 200),
        ("국진끗 벚꽃광 공산광", "combo.gwang_daepo", 400),
        ("국진청단 벚꽃홍단", "combo.tti_ppai.sakura", 200),
        ("국진청단 공산끗", "combo.tti_ppai.gongsan", 200),
        ("국진청단 벚꽃홍단 공산끗", "combo.tti_daepo", 400),
        ("비광 비끗 비띠 비쌍피", "combo.bijori", 300),
        ("단풍끗 단풍청단 단풍피x2", "combo.pungshima", 200),
        ("난초끗 난초초단 난초피x2", "combo.choshima", 200),
        ("송학광 매조끗 벚꽃광", "combo.il_i_sam", 200),
        ("송학광 공산광 오동광", "combo.song_wol_dong", 200),
        ("송학홍단 매조홍단 벚꽃홍단", "combo.hongdan", 200),
        ("흑싸리초단 난초초단 홍싸리초단", "combo.chodan", 200),
        ("모란청단 국진청단 단풍청단", "combo.cheongdan", 200),
    ],
)
def test_each_combo_and_its_nearest_miss(held, line, worth):
    assert points(held)[line] == worth
    for missing in held.split():
        assert line not in points(
            held.replace(missing, "", 1).strip() if "x2" not in missing else held.replace("x2", "1")
        )


@pytest.mark.parametrize("month", [1, 2, 3, 4, 5, 8, 10, 11])
def test_four_of_these_months_put_a_plain_card_in_the_bright_place(month):
    assert points(" ".join(names(OF_MONTH[month])))[f"four_month_pi.{month}"] == 50


@pytest.mark.parametrize("month", [6, 7, 9, 12])
def test_four_of_the_other_months_do_not(month):
    assert f"four_month_pi.{month}" not in points(" ".join(names(OF_MONTH[month])))


def test_a_plain_card_in_the_bright_place_is_no_bright():
    # A3: with the bright missing, four plain cards in its place do not make 욘코, nor does 비광.
    held = "송학광 벚꽃광 공산광 오동광 비광 " + " ".join(names(OF_MONTH[5] | OF_MONTH[10]))
    assert hand(held)["instant"] == []


def test_chodan_never_uses_the_rain_ribbon():
    # A8
    assert "combo.chodan" not in points("흑싸리초단 난초초단 비띠")


@pytest.mark.parametrize(
    ("held", "labels"),
    [
        ("모란끗 홍싸리끗 단풍끗 모란청단 홍싸리초단 단풍청단", ["yang_inoshika"]),
        ("국진끗 벚꽃광 국진청단 공산끗", ["yang_ppai"]),
        ("국진끗 벚꽃광 공산광 국진청단 벚꽃홍단 공산끗", ["yang_daepo"]),
        ("국진끗 벚꽃광 공산광 국진청단 공산끗", []),
    ],
)
def test_two_combos_of_a_kind_have_a_name_and_no_more_points(held, labels):
    found = hand(held)
    assert found["labels"] == labels
    assert found["total"] == sum(item["points"] for item in found["items"])


def test_cards_of_several_combos_are_listed_with_them():
    assert hand("송학광 매조끗 벚꽃광 공산광 국진끗")["overlaps"] == [
        {"cards": ["벚꽃광"], "items": ["combo.gwang_daepo", "combo.il_i_sam"]}
    ]


@pytest.mark.parametrize(
    ("held", "rows"),
    [
        ("벚꽃광", [{"cards": ["국진끗"], "gains": [("combo.gwang_ppai.sakura", 200)], "instant": []}]),
        (
            "국진끗 벚꽃광",
            [{"cards": ["공산광"], "gains": [("combo.gwang_daepo", 200)], "instant": []}],
        ),
        (
            "송학홍단 매조홍단 흑싸리초단 난초초단 모란청단 비띠",
            [
                {"cards": ["벚꽃홍단"], "gains": [("combo.hongdan", 200)], "instant": ["chiltti"]},
                {"cards": ["홍싸리초단"], "gains": [("combo.chodan", 200)], "instant": ["chiltti"]},
                {"cards": ["국진청단", "단풍청단"], "gains": [], "instant": ["chiltti"]},
            ],
        ),
    ],
)
def test_one_card_short(held, rows):
    found = result("hand", {"captured": held}, explain=True)["one_short"]
    assert [{**row, "gains": [(gain["id"], gain["points"]) for gain in row["gains"]]} for row in found] == rows


@given(PILES, st.integers(0, 47))
def test_adding_a_card_never_lowers_a_total(pile, card):
    assert score(pile | 1 << card, YUKBAEK).total >= score(pile, YUKBAEK).total


@given(PILES.filter(lambda pile: pile != ALL), st.integers(0, 47))
def test_what_is_one_card_short_is_what_the_total_then_gains(pile, card):
    missing = CARDS[card].name
    if pile >> card & 1:
        return
    found = result("hand", {"captured": names(pile)}, YUKBAEK, explain=True)
    larger = score(pile | 1 << card, YUKBAEK)
    base = sum(i.points for i in base_items(1 << card, YUKBAEK))
    gains = [gain["points"] for row in found["one_short"] if missing in row["cards"] for gain in row["gains"]]
    assert larger.total == found["total"] + base + sum(gains)


@given(st.permutations(range(48)), st.integers(0, 48))
def test_the_order_of_cards_does_not_matter(cards, n):
    held = [CARDS[card].name for card in cards[:n]]
    assert result("hand", {"captured": held}, YUKBAEK) == result("hand", {"captured": sorted(held)}, YUKBAEK)


@given(st.lists(st.integers(0, 2), min_size=24, max_size=24))
def test_card_points_of_a_complete_round_are_490(owners):
    piles = dealt(owners, ("가", "나", "다"))
    total = sum(i.points for pile in piles.values() for i in base_items(pile_of(BY_NAME[c] for c in pile), YUKBAEK))
    assert total == 490


@given(
    st.lists(st.integers(0, 1), min_size=24, max_size=24),
    st.sampled_from(range(44)),
    st.sampled_from(["비끗", "비띠", "비쌍피"]),
)
def test_discarded_cards_are_missing_from_the_card_points(owners, other, rain):
    discarded = [CARDS[other].name, rain]
    piles = {p: [c for c in pile if c not in discarded] for p, pile in dealt(owners, ("가", "나")).items()}
    thrown = sum(i.points for i in base_items(pile_of(BY_NAME[c] for c in discarded), YUKBAEK))
    kept = sum(i.points for pile in piles.values() for i in base_items(pile_of(BY_NAME[c] for c in pile), YUKBAEK))
    assert kept == 490 - thrown


def test_masks_and_names_agree():
    assert [CARDS[card].name for card in cards_in(1 << RAIN)] == ["비띠"]
