"""The shipped rulesets of hwatu: roppyakken and minhwatu as their sources have them, and the examples."""

from pathlib import Path

import pytest
from hwatu_tables import dealt, hand, points, problems, result, rules

from scorecalc.files import ruleset_names
from scorecalc.files.ruleset_reader import read
from scorecalc.hwatu.cards import ALL, BY_NAME, OF_MONTH, names, pile_of
from scorecalc.hwatu.score import base_items, score

ROPPYAKKEN = rules("roppyakken")
MINHWATU = rules("minhwatu")


@pytest.mark.parametrize(
    ("held", "line", "worth"),
    [
        ("송학광 벚꽃광 공산광 오동광", "combo.shikou", 600),
        ("송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 국진청단", "combo.shichitan", 600),
        ("모란끗 홍싸리끗 단풍끗", "combo.inoshikachou", 300),
        ("국진끗 벚꽃광", "combo.hanami_zake", 100),
        ("국진끗 공산광", "combo.tsukimi_zake", 100),
        ("국진끗 벚꽃광 공산광", "combo.teppou", 300),
        ("비광 비끗 비띠 비쌍피", "combo.ame", 200),
        ("모란끗 모란청단 모란피x2", "combo.shima.6", 50),
        ("송학광 매조끗 벚꽃광", "combo.oosan", 100),
        ("송학광 공산광 오동광", "combo.matsukiribouzu", 150),
        ("송학홍단 매조홍단 벚꽃홍단", "combo.kosan", 150),
        ("흑싸리초단 난초초단 홍싸리초단", "combo.kusatan", 100),
        ("모란청단 국진청단 단풍청단", "combo.aotan", 100),
    ],
)
def test_roppyakken_values(held, line, worth):
    assert points(held, ROPPYAKKEN)[line] == worth


def test_roppyakken_adds_teppou_to_the_two_sakes_in_it():
    held = "국진끗 벚꽃광 공산광"
    assert hand(held, ROPPYAKKEN)["total"] == 110 + 100 + 100 + 300
    assert hand(held, rules("roppyakken", daepo="replaces"))["total"] == 110 + 300


def test_roppyakken_seven_ribbons_leave_out_the_willow():
    held = "송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 비띠"
    assert "combo.shichitan" not in points(held, ROPPYAKKEN)


def test_roppyakken_has_no_four_month_pi_and_the_willow_is_no_shima():
    lines = {combo.line for combo in ROPPYAKKEN.combos}
    assert not any(line.startswith("four_month_pi") for line in lines)
    assert {f"combo.shima.{month}" for month in range(1, 12)} == {line for line in lines if "shima" in line}


def test_roppyakken_counts_months_as_in_japan():
    assert hand("11光 12光", ROPPYAKKEN)["captured"] == ["오동광", "비광"]
    assert hand("11月光", ROPPYAKKEN)["captured"] == ["비광"]


def test_roppyakken_lets_everybody_add_his_own_points():
    record = {"captured": {"가": "송학광", "나": "비끗"}, "complete": False}
    assert result("round", record, ROPPYAKKEN)["credits"] == {"가": 50, "나": 10}


def test_minhwatu_has_240_card_points():
    assert sum(item.points for item in base_items(ALL, MINHWATU)) == 240


@pytest.mark.parametrize(("players", "par"), [(2, 120), (3, 80), (4, 60), (5, 48)])
def test_minhwatu_par_is_an_equal_share_of_the_card_points(players, par):
    assert MINHWATU.par[players] * players == par * players == 240


def test_minhwatu_combos_are_taken_from_every_opponent():
    captured = {"가": " ".join(names(OF_MONTH[5] | OF_MONTH[10])), "나": "비광", "다": ""}
    found = result("round", {"captured": captured, "complete": False}, MINHWATU)
    assert found["totals"] == {"가": 70, "나": 20, "다": 0}
    assert found["credits"] == {"가": 30 - 80 + 2 * 40, "나": 20 - 80 - 40, "다": 0 - 80 - 40}
    assert found["winner"] == "가"


def test_minhwatu_without_a_target_never_ends_by_itself():
    round_ = {"captured": dealt([0, 1, 1, 0] * 6, ("가", "나"))}
    found = result("match", {"players": ["가", "나"], "rounds": [round_, round_]}, MINHWATU)
    assert (found["match_winner"], found["target"]) == (None, None)


def test_minhwatu_is_for_five_at_most():
    assert problems("round", {"players": 6, "captured": {}}, MINHWATU).problems[0].code == "bad_player_count"


@pytest.mark.parametrize(
    "path", [p for p in ruleset_names.shipped_files() if p.parent.name == "hwatu"], ids=lambda p: p.stem
)
def test_every_shipped_ruleset_has_sources_and_makes_rules(path):
    ruleset = read(path)
    assert ruleset.source
    assert set(ruleset.title) == {"ko", "ja", "en"}
    assert score(ALL, rules(path.stem)).total > 0


def test_yukbaek_classes_name_each_card_once():
    classes = rules().classes
    assert sum(each.cards.bit_count() for each in classes) == 48
    gwang = next(each.cards for each in classes if each.id == "gwang")
    assert gwang >> BY_NAME["매조끗"] & 1
    assert pile_of([BY_NAME["오동쌍피"]]) & next(each.cards for each in classes if each.id == "kkeut")


def test_the_examples_are_scored():
    from scorecalc.files.yaml_text import documents

    folder = Path(__file__).parents[2] / "examples"
    hands = [each.value for each in documents((folder / "yukbaek-hand.yaml").read_text(encoding="utf-8"))]
    assert [result("hand", record)["total"] for record in hands] == [1080, 1080, 1080]
    (round_,) = documents((folder / "yukbaek-round.yaml").read_text(encoding="utf-8"))
    found = result("round", round_.value)
    assert (found["winner"], found["credit"], found["warnings"]) == ("지우", 30, [])
    (match,) = documents((folder / "yukbaek-match.yaml").read_text(encoding="utf-8"))
    found = result("match", match.value)
    assert (found["match_winner"], found["rounds_played"], found["warnings"]) == ("민서", 5, [])
