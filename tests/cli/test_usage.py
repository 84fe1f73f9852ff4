"""What is said where a line is no command: exact, in three languages, with exit code 2 and nothing on stdout."""

import pytest

HAND = "88m66777889s444z+8s"
SAID = [
    (
        "scoer 1m",
        ("error: there is no command scoer", "  hint: did you mean score?"),
        ("오류: scoer라는 명령은 없습니다", "  도움말: score를 뜻했습니까?"),
        ("エラー: scoer というコマンドはありません", "  ヒント: score のことですか?"),
    ),
    (
        f"score {HAND} --tsmo",
        ("error: there is no option --tsmo", "  hint: did you mean --tsumo?"),
        ("오류: --tsmo라는 옵션은 없습니다", "  도움말: --tsumo를 뜻했습니까?"),
        ("エラー: --tsmo というオプションはありません", "  ヒント: --tsumo のことですか?"),
    ),
    (
        f"{HAND} -x",
        ("error: there is no option -x", "  hint: scorecalc score -h shows how it is used"),
        ("오류: -x라는 옵션은 없습니다", "  도움말: 쓰는 법은 scorecalc score -h에 있습니다"),
        ("エラー: -x というオプションはありません", "  ヒント: 使い方は scorecalc score -h で見られます"),
    ),
    (
        "-1m2m3m",
        ("error: there is no option -1", "  hint: words that begin with a dash go behind --"),
        ("오류: -1이라는 옵션은 없습니다", "  도움말: -로 시작하는 말은 -- 뒤에 쓰세요"),
        ("エラー: -1 というオプションはありません", "  ヒント: - で始まる語は -- の後ろに書いてください"),
    ),
    (
        f"{HAND} -f jsonn",
        ("error: --format does not take 'jsonn'", "  hint: did you mean json?"),
        ("오류: --format에 'jsonn'은 쓸 수 없습니다", "  도움말: json을 뜻했습니까?"),
        ("エラー: --format に 'jsonn' は指定できません", "  ヒント: json のことですか?"),
    ),
    (
        "table --color red",
        ("error: --color does not take 'red'", "  hint: choose one of auto, always, never"),
        ("오류: --color에 'red'는 쓸 수 없습니다", "  도움말: auto, always, never 가운데 하나를 쓰세요"),
        ("エラー: --color に 'red' は指定できません", "  ヒント: auto、always、never のどれかを指定してください"),
    ),
    (
        f"{HAND} -d",
        ("error: -d needs TILES behind it", "  hint: scorecalc score -h shows how it is used"),
        ("오류: -d 뒤에 TILES가 있어야 합니다", "  도움말: 쓰는 법은 scorecalc score -h에 있습니다"),
        ("エラー: -d の後ろに TILES が必要です", "  ヒント: 使い方は scorecalc score -h で見られます"),
    ),
    (
        f"{HAND} --json=yes",
        ("error: --json takes no value", "  hint: scorecalc score -h shows how it is used"),
        ("오류: --json에는 값을 붙이지 않습니다", "  도움말: 쓰는 법은 scorecalc score -h에 있습니다"),
        ("エラー: --json に値は付きません", "  ヒント: 使い方は scorecalc score -h で見られます"),
    ),
    (
        "points",
        ("error: no han and fu were given", "  hint: scorecalc points -h shows how it is used"),
        ("오류: 판수와 부수가 없습니다", "  도움말: 쓰는 법은 scorecalc points -h에 있습니다"),
        ("エラー: 翻数と符がありません", "  ヒント: 使い方は scorecalc points -h で見られます"),
    ),
    (
        "score",
        ("error: no hand was given", "  hint: scorecalc score -h shows how it is used"),
        ("오류: 손패가 없습니다", "  도움말: 쓰는 법은 scorecalc score -h에 있습니다"),
        ("エラー: 手牌がありません", "  ヒント: 使い方は scorecalc score -h で見られます"),
    ),
    (
        "game one.yaml two.yaml",
        ("error: game does not take so many words", "  hint: scorecalc game -h shows how it is used"),
        ("오류: game 명령에 쓴 말이 너무 많습니다", "  도움말: 쓰는 법은 scorecalc game -h에 있습니다"),
        ("エラー: game に渡す語が多すぎます", "  ヒント: 使い方は scorecalc game -h で見られます"),
    ),
    (
        f"{HAND} --set kiriage",
        ("error: --set takes KEY=VALUE, not 'kiriage'", "  kiriage", "  ^^^^^^^"),
        ("오류: --set에는 KEY=VALUE 꼴로 씁니다: 'kiriage'", "  kiriage", "  ^^^^^^^"),
        ("エラー: --set は KEY=VALUE の形で書きます: 'kiriage'", "  kiriage", "  ^^^^^^^"),
    ),
    (
        "points many",
        (
            "error: 'many' is no number of han and fu and no limit",
            "  many",
            "  ^^^^",
            "  hint: did you mean mangan?",
        ),
        (
            "오류: 'many'는 판수와 부수도, 만관 같은 이름도 아닙니다",
            "  many",
            "  ^^^^",
            "  도움말: mangan을 뜻했습니까?",
        ),
        (
            "エラー: 'many' は翻数と符でも満貫などの名前でもありません",
            "  many",
            "  ^^^^",
            "  ヒント: mangan のことですか?",
        ),
    ),
    (
        "table --seat west --han a --fu 40-30 -b -1",
        (
            "error: --seat does not take 'west'",
            "  hint: choose one of dealer, child, both",
            "error: 'a' is no list of han such as 1-4 or 1,3",
            "  a",
            "  ^",
            "error: '40-30' is no list of fu such as 30-60 or 25,30",
            "  40-30",
            "  ^^^^^",
            "error: '-1' is no number of honba",
            "  -1",
            "  ^^",
        ),
        (
            "오류: --seat에 'west'은 쓸 수 없습니다",
            "  도움말: dealer, child, both 가운데 하나를 쓰세요",
            "오류: 'a'는 1-4나 1,3 같은 판수가 아닙니다",
            "  a",
            "  ^",
            "오류: '40-30'은 30-60이나 25,30 같은 부수가 아닙니다",
            "  40-30",
            "  ^^^^^",
            "오류: '-1'은 본장의 수가 아닙니다",
            "  -1",
            "  ^^",
        ),
        (
            "エラー: --seat に 'west' は指定できません",
            "  ヒント: dealer、child、both のどれかを指定してください",
            "エラー: 'a' は 1-4 や 1,3 のような翻数ではありません",
            "  a",
            "  ^",
            "エラー: '40-30' は 30-60 や 25,30 のような符ではありません",
            "  40-30",
            "  ^^^^^",
            "エラー: '-1' は本場の数ではありません",
            "  -1",
            "  ^^",
        ),
    ),
    (
        "score -R shanghai 123m",
        ("error: shanghai scores no hands",),
        ("오류: shanghai는 손패의 점수를 매기지 않습니다",),
        ("エラー: shanghai は手牌の点数を計算しません",),
    ),
    (
        "score -R yukbaek 송학광 -t",
        ("error: --tsumo does not go with the ruleset yukbaek",),
        ("오류: yukbaek 룰에는 쓸 수 없습니다: --tsumo",),
        ("エラー: yukbaekでは使えません: --tsumo",),
    ),
    (
        "points 3 40 -R yukbaek",
        ("error: yukbaek counts no han and fu",),
        ("오류: yukbaek에는 판과 부가 없습니다",),
        ("エラー: yukbaek に翻と符はありません",),
    ),
]


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("row", SAID, ids=[row[0] for row in SAID])
def test_a_line_that_is_no_command_is_answered_in_the_language_of_the_run(run, row, language) -> None:
    line, *said = row
    expected = said[("en", "ko", "ja").index(language)]
    assert run(f"--lang {language} {line}") == (2, "", "\n".join(expected) + "\n")


def test_a_bad_language_is_answered_in_the_language_of_the_environment(run, monkeypatch) -> None:
    monkeypatch.setenv("LANG", "ko_KR.UTF-8")
    said = "오류: --lang에 'fr'은 쓸 수 없습니다\n  도움말: ko, ja, en 가운데 하나를 쓰세요\n"
    assert run("table --lang fr") == (2, "", said)


def test_a_word_that_looks_like_no_command_is_taken_as_a_hand(run) -> None:
    assert run("123m xyz").err.startswith("error: ")
    assert "command" not in run("1m2m3m").err


def test_a_line_without_anything_shows_the_help_on_stderr(run) -> None:
    code, out, err = run("")
    assert (code, out) == (2, "")
    assert err.startswith("usage: scorecalc")
