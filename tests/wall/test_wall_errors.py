"""Throws that cannot happen and numbers that the wall does not have, with the exact words in three languages."""

import pytest
from walls import problems

from scorecalc.cli.problems import lines
from scorecalc.lang import LANGUAGES, catalogue


def said(found, language):
    return "\n".join(line for problem in found for line in lines(problem, catalogue(language)))


# name: (ruleset, throws, fields, code, words in ko, ja, en)
MISTAKES = {
    "a sum below two dice": (
        "shanghai", (1, 5), {}, "bad_throw",
        "오류: 나올 수 없는 수입니다: 1. 주사위 2개의 합은 2에서 12까지입니다\n  1 5\n  ^",
        "エラー: 1は出ません。サイコロ2個の和は2から12までです\n  1 5\n  ^",
        "error: 1 cannot be thrown: 2 dice make 2 to 12\n  1 5\n  ^",
    ),
    "a sum above two dice": (
        "shanghai", (6, 13), {}, "bad_throw",
        "오류: 나올 수 없는 수입니다: 13. 주사위 2개의 합은 2에서 12까지입니다\n  6 13\n    ^^",
        "エラー: 13は出ません。サイコロ2個の和は2から12までです\n  6 13\n    ^^",
        "error: 13 cannot be thrown: 2 dice make 2 to 12\n  6 13\n    ^^",
    ),
    "a die with seven spots": (
        "shanghai", ("2+7", 5), {}, "bad_throw",
        "오류: 주사위에 없는 눈입니다: 7. 눈은 1에서 6까지입니다\n  2+7 5\n    ^",
        "エラー: サイコロに7の目はありません。目は1から6までです\n  2+7 5\n    ^",
        "error: no die shows 7: faces are 1 to 6\n  2+7 5\n    ^",
    ),
    "a die with no spots": (
        "shanghai", ([0, 4], 5), {}, "bad_throw",
        "오류: 주사위에 없는 눈입니다: 0. 눈은 1에서 6까지입니다\n  0+4 5\n  ^",
        "エラー: サイコロに0の目はありません。目は1から6までです\n  0+4 5\n  ^",
        "error: no die shows 0: faces are 1 to 6\n  0+4 5\n  ^",
    ),
    "three dice": (
        "shanghai", ("1+2+3", 5), {}, "bad_throw",
        "오류: 한 번에 주사위 2개를 던지는데 3개가 쓰여 있습니다: 1+2+3\n  1+2+3 5\n  ^^^^^",
        "エラー: 一度に振るサイコロは2個です。3個書かれています: 1+2+3\n  1+2+3 5\n  ^^^^^",
        "error: a throw is 2 dice, not 3: 1+2+3\n  1+2+3 5\n  ^^^^^",
    ),
    "no number": (
        "shanghai", ("six", 5), {}, "bad_number",
        "오류: 주사위 눈으로 읽을 수 없습니다: six\n  six 5\n  ^^^\n"
        "  도움말: 합(6)이나 눈(2개를 +로 이어 2+4)으로 쓰세요",
        "エラー: サイコロの目として読めません: six\n  six 5\n  ^^^\n"
        "  ヒント: 和（6）か、サイコロ2個の目を+でつないで（2+4）書いてください",
        "error: not a throw: six\n  six 5\n  ^^^\n"
        "  hint: write the sum (6), or the 2 dice joined by + (2+4)",
    ),
    "no throw at all": (
        "shanghai", (), {}, "bad_throw",
        "오류: 주사위 값이 없습니다. 이 룰에서는 2번 던집니다\n  도움말: 동가가 던진 합(6)이나 눈(2+4)부터 쓰세요",
        "エラー: サイコロの目がありません。このルールでは2回振ります\n"
        "  ヒント: 東家の目の和（6）か目（2+4）から書いてください",
        "error: no throws given; this ruleset has 2\n"
        "  hint: begin with East's throw: its sum (6) or its dice (2+4)",
    ),
    "one throw too few": (
        "shanghai", (6,), {}, "bad_throw",
        "오류: 이 룰에서는 2번 던지는데 1번뿐입니다\n  6\n  ^\n  도움말: 다음은 남가가 던집니다",
        "エラー: このルールでは2回振りますが、1回しかありません\n  6\n  ^\n  ヒント: 次に振るのは南家です",
        "error: this ruleset has 2 throws, only 1 given\n  6\n  ^\n  hint: the next throw is South's",
    ),
    "one throw too many": (
        "riichi-wall", (6, 5), {}, "bad_throw",
        "오류: 이 룰에서는 1번 던지는데 2번이 쓰여 있습니다\n  6 5\n    ^\n"
        "  도움말: 한 번에 던진 주사위는 +로 이으세요: 6+5",
        "エラー: このルールでは1回振りますが、2回書かれています\n  6 5\n    ^\n"
        "  ヒント: 一度に振ったサイコロは+でつないでください: 6+5",
        "error: this ruleset has 1 throw, not 2\n  6 5\n    ^\n  hint: join the dice of one throw by +: 6+5",
    ),
    "a third throw": (
        "shanghai", (6, 5, 4), {}, "bad_throw",
        "오류: 이 룰에서는 2번 던지는데 3번이 쓰여 있습니다\n  6 5 4\n      ^",
        "エラー: このルールでは2回振りますが、3回書かれています\n  6 5 4\n      ^",
        "error: this ruleset has 2 throws, not 3\n  6 5 4\n      ^",
    ),
    "flowers in a set without them": (
        "shanghai-136", (6, 5), {"flowers": {"E": 1}}, "bad_number",
        "오류: 이 룰에는 꽃패가 없습니다\n  E:1\n  ^^^",
        "エラー: このルールには花牌がありません\n  E:1\n  ^^^",
        "error: this ruleset has no flowers\n  E:1\n  ^^^",
    ),
    "more flowers than there are": (
        "shanghai", (6, 5), {"flowers": "E:5,S:4"}, "bad_number",
        "오류: 꽃패는 모두 8개인데 9개가 쓰여 있습니다\n  E:5,S:4\n  ^^^^^^^",
        "エラー: 花牌は全部で8枚ですが、9枚書かれています\n  E:5,S:4\n  ^^^^^^^",
        "error: there are 8 flowers, not 9\n  E:5,S:4\n  ^^^^^^^",
    ),
    "flowers of nobody": (
        "shanghai", (6, 5), {"flowers": "X:1"}, "bad_seat",
        "오류: 자리가 아닙니다: X\n  X:1\n  ^\n  도움말: E:2,W:1처럼 자리(E S W N)와 개수를 쓰세요",
        "エラー: 席ではありません: X\n  X:1\n  ^\n  ヒント: E:2,W:1のように席（E S W N）と枚数を書いてください",
        "error: not a seat: X\n  X:1\n  ^\n  hint: write seats (E S W N) and numbers, such as E:2,W:1",
    ),
    "flowers of one player twice": (
        "shanghai", (6, 5), {"flowers": "E:1,동:2"}, "bad_seat",
        "오류: 동 자리가 두 번 쓰여 있습니다\n  E:1,동:2\n      ^^",
        "エラー: 동の席が二度書かれています\n  E:1,동:2\n      ^^",
        "error: seat 동 is given twice\n  E:1,동:2\n      ^^",
    ),
    "half a flower": (
        "shanghai", (6, 5), {"flowers": "E:1.5"}, "bad_number",
        "오류: E의 꽃패 수가 아닙니다: '1.5'\n  E:1.5\n    ^^^\n"
        "  도움말: E:2,W:1처럼 자리(E S W N)와 개수를 쓰세요",
        "エラー: Eの花牌の枚数ではありません: '1.5'\n  E:1.5\n    ^^^\n"
        "  ヒント: E:2,W:1のように席（E S W N）と枚数を書いてください",
        "error: not a number of flowers for E: '1.5'\n  E:1.5\n    ^^^\n"
        "  hint: write seats (E S W N) and numbers, such as E:2,W:1",
    ),
    "a negative number of kongs": (
        "shanghai", (6, 5), {"kongs": "-1"}, "bad_number",
        "오류: 깡 횟수가 아닙니다: -1\n  -1\n  ^^",
        "エラー: カンの回数ではありません: -1\n  -1\n  ^^",
        "error: not a number of kongs: -1\n  -1\n  ^^",
    ),
    "a fifth kan in riichi": (
        "riichi-wall", (8,), {"kongs": 5}, "bad_number",
        "오류: 한 판에 깡은 4번까지입니다: 5\n  5\n  ^",
        "エラー: 一局のカンは4回までです: 5\n  5\n  ^",
        "error: one deal has at most 4 kongs, not 5\n  5\n  ^",
    ),
    "another way to take the last tiles": (
        "shanghai", (6, 5), {"last": "leap"}, "bad_value",
        "오류: 마지막 패를 가져가는 방법이 아닙니다: leap\n  leap\n  ^^^^\n  도움말: block, jump 가운데 하나를 쓰세요",
        "エラー: 最後の牌の取り方ではありません: leap\n  leap\n  ^^^^\n  ヒント: block、jumpのどれかを書いてください",
        "error: no way to take the last tiles: leap\n  leap\n  ^^^^\n  hint: one of block, jump",
    ),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MISTAKES)
def test_a_mistake_is_said_with_its_place_and_its_reason(name, language):
    ruleset, throws, fields, code, *words = MISTAKES[name]
    found = problems(ruleset, *throws, **fields)
    assert [problem.code for problem in found] == [code]
    assert said(found, language) == words[LANGUAGES.index(language)]


def test_more_kongs_than_a_dead_wall_serves_that_flowers_have_used():
    found = problems("shanghai", 6, 5, rules={"flower_from": "kong_end"}, kongs=15, flowers="E:2")
    assert said(found, "en") == "error: a dead wall of 16 tiles serves 14 kongs after 2 flowers, not 15\n  15\n  ^^"
    assert said(found, "ko") == "오류: 왕패 16개로는 깡을 14번까지 할 수 있습니다: 15 (꽃패 2개)\n  15\n  ^^"
    assert said(found, "ja") == "エラー: 王牌16枚でできるカンは14回までです: 15（花牌2枚）\n  15\n  ^^"


def test_four_dice_in_a_row_are_taken_for_two_throws_in_the_hint():
    (found,) = problems("shanghai", 2, 4, 2, 3)
    assert said([found], "en").endswith("hint: join the dice of one throw by +: 2+4 2+3")


def test_all_mistakes_of_a_record_are_reported_together():
    found = problems("shanghai", 13, "0+7", flowers="X:1,E:9", kongs=20, last="leap")
    assert [problem.field for problem in found] == ["dice"] * 3 + ["last"] + ["flowers"] * 2 + ["kongs"]


@pytest.mark.parametrize("value", [True, 2.5, "9" * 5000, None])
def test_what_is_no_possible_throw_is_rejected_whatever_it_is(value):
    assert {problem.code for problem in problems("shanghai", value, 5)} <= {"bad_number", "bad_throw"}
