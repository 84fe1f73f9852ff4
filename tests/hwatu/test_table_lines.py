"""Rounds noted at the table: a line for each player, an empty line between rounds."""

from hwatu_tables import rules

from scorecalc.answer import Rejected
from scorecalc.hwatu import game
from scorecalc.hwatu.table_lines import read_table

ROUND = """\
# 설날 첫판
지우: 송학광 매조끗 벚꽃광
민서: 공산광 국진끗
  국진청단
하준： 단풍끗
"""


def test_a_line_for_each_player_is_a_round():
    notes = read_table(ROUND)
    assert notes.record == {
        "kind": "round",
        "players": ["지우", "민서", "하준"],
        "captured": {"지우": "송학광 매조끗 벚꽃광", "민서": "공산광 국진끗 국진청단", "하준": "단풍끗"},
    }
    assert notes.line_of == {"captured.지우": 2, "captured.민서": 3, "captured.하준": 5}
    assert notes.problems == ()


def test_the_round_is_settled_like_any_other():
    record = dict(read_table(ROUND).record)
    result = game.score(record.pop("kind"), record, rules())
    assert not isinstance(result, Rejected)
    document = result.document(detail="short")
    assert document["totals"] == {"지우": 3 * 50 + 200, "민서": 50 + 10 + 10 + 200, "하준": 10}


def test_an_empty_line_divides_rounds_and_a_comment_does_not():
    notes = read_table("지우: 1광\n# 물\n민서: 2끗\n\n\n민서: 3광\n")
    assert [list(played["captured"]) for played in notes.record["rounds"]] == [["지우", "민서"], ["민서"]]
    assert notes.record["kind"] == "match"
    assert notes.line_of == {
        "rounds.0.captured.지우": 1,
        "rounds.0.captured.민서": 3,
        "rounds.1.captured.민서": 6,
    }


def test_the_target_stands_above_all_rounds():
    notes = read_table("목표: 800\n\n지우: 1광\n민서: 2끗\n")
    assert notes.record["target"] == "800"
    assert len(notes.record["rounds"]) == 1
    assert notes.line_of["target"] == 1


def test_other_piles_have_names_of_their_own():
    notes = read_table("지우: 비광 1광 2끗\n민서: 3광\n버림: 흑싸리피2 비쌍피\n바닥: 5끗\n선: 지우\n먼저: 민서 칠띠\n")
    record = notes.record
    assert record["players"] == ["지우", "민서"]
    assert record["discarded"] == "흑싸리피2 비쌍피"
    assert record["uncaptured"] == "5끗"
    assert record["dealer"] == "지우"
    assert record["ended_by"] == {"player": "민서", "instant": "칠띠"}


def test_names_may_be_written_in_english_and_japanese():
    record = read_table("Ann: 1G\nBob: 2Y\nDiscarded: 4P2 12S\ndealer: Ann\n").record
    assert (record["discarded"], record["dealer"]) == ("4P2 12S", "Ann")
    assert read_table("花: 1G\n月: 2Y\n捨て札: 4P2 12S\n").record["discarded"] == "4P2 12S"


def test_cards_that_nobody_is_named_for_are_a_problem_of_their_line():
    notes = read_table("송학광 매조끗\n지우: 3광\n")
    (problem,) = notes.problems
    assert (problem.code, problem.line, problem.text) == ("bad_record", 1, "송학광 매조끗")
    assert notes.record["captured"] == {"지우": "3광"}
