"""What people read: Korean at 80 columns, and that all three languages have a word for everything."""

import json
from importlib import import_module

import pytest
from hwatu_tables import answer, dealt, result, rules

from scorecalc.games import view
from scorecalc.hwatu import game
from scorecalc.hwatu.views.combo_table import table_view
from scorecalc.lang import catalogue, module_of
from scorecalc.render import writers
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.width import width

LANGUAGES = ("ko", "ja", "en")
MESSAGES = {language: import_module(module_of("hwatu", language)).MESSAGES for language in LANGUAGES}
SEVEN = "송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 비띠"


def text(blocks):
    return writers.to_text(blocks)


def shown(kind, record, using=None, language="ko", explain=False):
    request = ViewRequest(ruleset="육백", explain=explain)
    return text(view("hwatu", kind)(answer(kind, record, using), catalogue(language), request))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["yukbaek", "roppyakken", "minhwatu"])
def test_every_combo_class_and_label_has_a_word(ruleset, language):
    using = rules(ruleset)
    words = catalogue(language)
    for combo in using.combos:
        assert words.has(f"hwatu.combo.{combo.id}") or words.has(f"hwatu.combo.{combo.id.rpartition('.')[0]}")
    assert all(words.has(f"hwatu.class.{each.id}") for each in using.classes)
    assert all(words.has(f"hwatu.label.{label}") for label in using.labels)


def test_a_hand_in_korean():
    assert (
        shown("hand", {"captured": "송학광 매조끗 벚꽃광 공산광 국진끗"}, explain=True)
        == """\
룰          육백
패          5장: 송학광 매조끗 벚꽃광 공산광 국진끗
광 4장      200  송학광 매조끗 벚꽃광 공산광
끗 1장       10  국진끗
광 대포     400  벚꽃광 공산광 국진끗
일이삼      200  송학광 매조끗 벚꽃광
합계        810
겹친 패     벚꽃광: 광 대포, 일이삼 (모두 더합니다)
한 장만 더  오동광이 있으면 송월동 +200, 욘코 (무조건 승리)"""
    )


def test_one_card_short_in_three_languages():
    record = {"captured": "공산광"}
    assert "국진끗이 있으면 광 빠이 (공산) +200" in shown("hand", record, explain=True)
    assert "菊に盃があれば 光の一杯(芒) +200" in shown("hand", record, language="ja", explain=True)
    assert "with the chrysanthemum animal: bright ppai (pampas) +200" in shown(
        "hand", record, language="en", explain=True
    )


def test_an_instant_win_is_said_first_and_plainly():
    lines = shown("hand", {"captured": SEVEN}).split("\n")
    assert lines[2] == "무조건 승리  칠띠: 점수와 상관없이 이 판을 이깁니다"


@pytest.mark.parametrize(
    ("captured", "changes", "sentence"),
    [
        ({"지우": "송학광", "민서": "비끗"}, {}, "지우가 이겼습니다: 50 − 10 = 40점"),
        ({"지우": "송학광", "민서": "벚꽃광"}, {}, "가장 높은 점수가 50점으로 같아 아무도 점수를 얻지 못합니다"),
        (
            {"지우": "송학광", "민서": "벚꽃광"},
            {"tie": "dealer"},
            "50점으로 같아 선인 민서가 이겼습니다. 점수 차이는 0점입니다",
        ),
        ({"지우": SEVEN, "민서": ""}, {}, "지우가 칠띠로 이겼습니다. 점수와 상관없이 600점을 얻습니다"),
        ({"지우": SEVEN, "민서": ""}, {"instant_win": "match"}, "지우가 칠띠로 이겼습니다. 놀이 전체를 이깁니다"),
        (
            {"지우": SEVEN, "민서": ""},
            {"instant_win": "round_net"},
            "지우가 칠띠로 이겼습니다. 점수 차이로 270점을 얻습니다",
        ),
        ({"지우": "송학광", "민서": ""}, {"min_total_redeal": 30}, "점수가 너무 낮은 사람이 있어 판을 다시 합니다"),
        ({"지우": "송학광", "민서": ""}, {"credit": "own_total"}, "저마다 자기 점수를 얻습니다. 지우가 가장 높습니다"),
        (
            {"지우": "송학광", "민서": "비광"},
            {"credit": "own_total"},
            "저마다 자기 점수를 얻습니다. 가장 높은 점수가 같습니다",
        ),
    ],
)
def test_how_a_round_ended(captured, changes, sentence):
    assert f"결과  {sentence}" in shown(
        "round", {"captured": captured, "complete": False, "dealer": "민서"}, rules(**changes)
    )


def test_a_match_in_korean():
    rounds = [
        {"captured": {"지우": "송학광 송학피", "민서": "벚꽃광 벚꽃피"}, "complete": False},
        {
            "captured": {"지우": dealt([0] * 24, ("지우",))["지우"], "민서": ""},
            "ended_by": {"player": "지우", "instant": "chiltti"},
        },
    ]
    assert (
        shown("match", {"players": ["지우", "민서"], "rounds": rounds})
        == """\
룰    육백
목표  600점

  판  이긴 사람    얻은 점수      지우    민서
----  -----------  -----------  ------  ------
   1  비김         50 − 50 = 0       0       0
   2  지우         칠띠 600        600       0

2판에서 600점이 된 지우가 놀이를 이겼습니다"""
    )


@pytest.mark.parametrize(
    ("record", "changes", "sentence"),
    [
        ({"players": ["가", "나"], "rounds": []}, {}, "아직 이긴 사람이 없습니다. 600점까지 계속합니다"),
        (
            {"players": ["가", "나"], "rounds": [{"captured": {"가": SEVEN, "나": ""}}]},
            {"instant_win": "match"},
            "1판에서 칠띠를 만든 가가 놀이를 이겼습니다",
        ),
    ],
)
def test_how_a_match_stands(record, changes, sentence):
    assert sentence in shown("match", record, rules(**changes))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("ruleset", ["yukbaek", "roppyakken", "minhwatu"])
def test_every_view_fits_80_columns_and_has_all_its_words(ruleset, language):
    using = rules(ruleset)
    words = catalogue(language)
    rounds = [
        {"captured": dealt(owners, ("지우", "민서")), "dealer": "지우"} for owners in ([0, 1, 1, 0] * 6, [1, 0, 0] * 8)
    ]
    request = ViewRequest(explain=True)
    records = {
        "hand": {"captured": rounds[1]["captured"]["민서"]},
        "round": rounds[0],
        "match": {"players": ["지우", "민서"], "target": 9999, "rounds": rounds[:1]},
    }
    pages = [view("hwatu", kind)(answer(kind, each, using), words, request) for kind, each in records.items()]
    pages.append(table_view(game.table(using, {}), words, request))
    if using.deal:
        orders = [answer("deal", {"players": 4, "tung": tung}, using) for tung in (True, False)]
        pages += [view("hwatu", "deal")(order, words, request) for order in orders]
    for page in pages:
        assert max(map(width, text(page).split("\n"))) <= 80
        assert writers.to_markdown(page)
        assert writers.to_html(page, title="x", language=language).endswith("</html>")


@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("language", ["ko", "ja"])
def test_the_combo_table_is_as_wide_as_the_terminal_lets_it_be(language, columns):
    blocks = table_view(game.table(rules(), {}), catalogue(language), ViewRequest(columns=columns))
    assert columns - 20 < max(map(width, writers.to_text(blocks, columns=columns).split("\n"))) <= columns


@pytest.mark.parametrize(
    "line",
    [
        "광 대포            벚꽃광 공산광 국진끗 (광 빠이 대신)                       400",
        "욘코               송학광 매조끗 벚꽃광 공산광 오동광 (무조건 승리)",
        "양 빠이: 광 빠이 + 띠 빠이",
        "600점을 먼저 얻은 사람이 놀이를 이깁니다",
    ],
)
def test_the_combo_table_says_what_replaces_what(line):
    page = text(table_view(game.table(rules(), {}), catalogue("ko"), ViewRequest()))
    assert line.split() in [shown.split() for shown in page.split("\n")]


def test_the_rows_of_a_round_stand_in_one_order_and_names_on_one_line():
    piles = {
        "지우": "흑싸리끗 송학홍단 모란끗 홍싸리끗 단풍끗 모란청단 홍싸리초단 단풍청단",
        "민서": "송학광 국진끗 국진청단 매조끗 매조홍단 매조피1 매조피2",
        "하준": "비광",
    }
    lines = shown("round", {"players": list(piles), "captured": piles}).split("\n")
    grid = lines[lines.index("") + 3 :]
    assert [line.split("  ")[0] for line in grid[:6]] == [
        "광",
        "끗",
        "띠",
        "매조 네 장 (피)",
        "끗 이노시카",
        "띠 이노시카",
    ]
    assert "부르는 이름  지우: 양 이노시카" in lines


def test_the_order_of_dealing_in_korean():
    assert (
        shown("deal", {"players": "3", "tung": "true"})
        == """\
룰    육백
사람  3명, 퉁 (떼지 않음)
선부터 시계 반대 방향으로 나눕니다

  차례  받는 곳             장수  더미 위에서
------  ----------------  ------  -------------
     1  선                     7  1–7번째
     2  둘째                   7  8–14번째
     3  셋째                   7  15–21번째
     4  바닥 (젖혀 놓음)       6  22–27번째

손패  한 사람에 7장
바닥  6장
더미  21장"""
    )


def test_warnings_in_korean():
    record = {"captured": {"지우": "송학광 송학피x2", "민서": ""}, "complete": False}
    (warning,) = result("round", record)["warnings"]
    assert catalogue("ko").text(warning.key, **warning.values) == (
        "지우에게 송학 패가 3장 있습니다 (송학광, 송학피1, 송학피2). 패는 두 장씩 가져오므로 짝수여야 합니다"
    )
    match = {"players": ["지우", "민서"], "rounds": [record]}
    (warning,) = result("match", match)["warnings"]
    assert catalogue("ko").text(warning.key, **warning.values).startswith("1판: 지우에게 송학 패가")
    assert "주의  지우에게 송학 패가 3장 있습니다" in shown("round", record)
    assert "주의  1판: 지우에게 송학 패가 3장 있습니다" in shown("match", match)


def test_odd_months_of_a_pile_are_one_warning_and_long_lists_of_cards_are_cut():
    piles = {"지우": "송학광 매조끗 벚꽃광", "민서": "난초끗 난초피 비광 비끗 비띠"}
    lines = shown("round", {"players": list(piles), "captured": piles}).split("주의  ")[1].split("\n")
    text = " ".join(line.strip() for line in lines)
    assert "지우에게 짝이 맞지 않는 달의 패가 있습니다: 송학광, 매조끗, 벚꽃광." in text
    assert "민서에게 비 패가 3장 있습니다 (비광, 비끗, 비띠)." in text
    assert "어디에도 없는 패가 40장 있습니다: " in text
    assert "…" in text


def test_results_are_plain_data():
    record = {"players": ["지우", "민서"], "rounds": [{"captured": {"지우": SEVEN, "민서": ""}, "complete": False}]}
    for kind, each in (("match", record), ("hand", {"captured": SEVEN}), ("deal", {"players": 2})):
        found = result(kind, each, explain=True)
        assert json.loads(json.dumps({**found, "warnings": []})) == {**found, "warnings": []}
    assert json.dumps(game.table(rules(), {}).document(detail="short"))
