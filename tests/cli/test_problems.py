"""Where the caret stands, and what a problem looks like."""

import pytest

from scorecalc.cli.problems import lines
from scorecalc.errors import Problem
from scorecalc.lang import catalogue


def shown(text: str, start: int, end: int, **place: object) -> list[str]:
    problem = Problem("bad_option", "cli.error.set_form", {"word": "x"}, text=text, start=start, end=end)
    return lines(problem._replace(**place), catalogue("en"))


@pytest.mark.parametrize(
    ("text", "start", "end", "caret"),
    [
        ("123m8z", 4, 6, "    ^^"),
        ("123만8자", 4, 6, "     ^^^"),
        ("일이삼만", 0, 1, "^^"),
        ("一二三④⑤⑥", 3, 4, "      ^"),
        ("１２３ｍ", 3, 4, "      ^^"),
        ("🀄🀇", 1, 2, "  ^"),
        ("만", 0, 1, "^^"),
        ("123m", 4, 4, "    ^"),
        ("123m", 2, 99, "  ^^"),
    ],
)
def test_the_caret_is_measured_in_cells(text: str, start: int, end: int, caret: str) -> None:
    assert shown(text, start, end)[1:] == [f"  {text}", f"  {caret}"]


def test_a_problem_in_a_file_names_line_and_column_and_keeps_the_caret_under_the_text() -> None:
    assert shown("    손패: 123m", 4, 6, file="club.yaml", line=10, column=5) == [
        "club.yaml:10:5: --set takes KEY=VALUE, not 'x'",
        "  10 |     손패: 123m",
        "     |     ^^^^",
    ]


def test_only_the_line_of_the_problem_is_shown() -> None:
    assert shown("123m\n456p x\n789s", 10, 11)[1:] == ["  456p x", "       ^"]


def test_a_tab_does_not_move_the_caret() -> None:
    assert shown("\t123m\x1b[31m", 1, 4)[1:] == ["   123m [31m", "   ^^^"]


def test_a_problem_that_points_nowhere_has_no_caret() -> None:
    assert shown("", -1, -1) == ["error: --set takes KEY=VALUE, not 'x'"]


def test_the_hint_stands_last() -> None:
    problem = Problem(
        "usage", "cli.usage.no_such_command", {"word": "scoer", "near": ["score"]}, "common.hint.did_you_mean"
    )
    assert lines(problem, catalogue("ko")) == ["오류: scoer라는 명령은 없습니다", "  도움말: score를 뜻했습니까?"]


def test_colour_marks_the_heading_alone() -> None:
    problem = Problem("usage", "cli.usage.too_many_words", {"command": "game"})
    assert lines(problem, catalogue("en"), colour=True) == [
        "\x1b[1m\x1b[31merror:\x1b[0m game does not take so many words"
    ]
