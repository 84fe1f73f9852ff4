"""`scorecalc game`: rounds and matches from a file."""

import json

import pytest

MATCH = """\
ruleset: yukbaek
players: [지우, 민서]
rounds:
  - captured: {지우: [송학광, 벚꽃광], 민서: [국진끗]}
    complete: false
  - captured: {지우: [송학광], 민서: [국진끗, 벚꽃광]}
    complete: false
"""
ROUND = """\
ruleset: yukbaek
captured: {지우: [송학광, 벚꽃광], 민서: [국진끗]}
complete: false
"""


def written(tmp_path, text: str, name: str = "match.yaml") -> str:
    path = tmp_path / name
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    return str(path)


def test_a_match_is_known_by_its_rounds(run, tmp_path) -> None:
    code, out, err = run(f"game {written(tmp_path, MATCH)} --json")
    made = json.loads(out)
    assert (code, err) == (0, "")
    assert made["schema"] == "scorecalc.hwatu.match/1"
    assert [each["credit"] for each in made["rounds"]]


def test_a_round_is_known_by_the_piles_of_its_players(run, tmp_path) -> None:
    made = json.loads(run(f"game {written(tmp_path, ROUND)} --json").out)
    assert made["totals"] == {"지우": 100, "민서": 10}
    assert made["winner"] == "지우"


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
@pytest.mark.parametrize("form", ["text", "md", "html", "csv", "jsonl"])
def test_every_format_in_each_language(run, tmp_path, language, form) -> None:
    code, out, err = run(f"game {written(tmp_path, MATCH)} --lang {language} -f {form}")
    assert (code, err) == (0, "")
    assert ("match_winner" if form == "csv" else "민서") in out


def test_several_records_stand_below_each_other_under_their_ids(run, tmp_path) -> None:
    text = f"id: 설날\n{ROUND}---\nid: 추석\n{ROUND}"
    lines = run(f"game {written(tmp_path, text)} --lang ko").out.splitlines()
    assert lines[0] == "설날"
    assert "추석" in lines


def test_a_record_that_is_wrong_leaves_no_empty_section(run, tmp_path) -> None:
    done = run(f"game {written(tmp_path, ROUND + '---' + chr(10) + ROUND.replace('송학광', '송학굉'))} --lang ko")
    assert done.code == 2
    assert "송학굉" in done.err
    headings = [line for line in done.out.split("\n") if line.isdecimal()]
    assert headings == ["1"]


def test_stdin_is_read_for_a_dash(run, tmp_path) -> None:
    assert run("game - --json", stdin=MATCH).out == run(f"game {written(tmp_path, MATCH)} --json").out


def test_a_mistake_names_file_line_and_column(run, tmp_path, monkeypatch) -> None:
    path = written(tmp_path, ROUND.replace("벚꽃광", "벚꽃왕"), "판.yaml")
    code, out, err = run(f"--lang ko game {path}")
    assert (code, out) == (2, "")
    assert err.startswith(f"{path}:2:")
    marked, carets = err.splitlines()[1:3]
    assert "벚꽃왕" in marked
    assert "^" in carets


def test_a_file_that_is_not_there_is_told(run) -> None:
    code, out, err = run("game no.yaml")
    assert (code, out) == (2, "")
    assert "no.yaml" in err


def test_a_file_without_records_is_told(run, tmp_path) -> None:
    path = written(tmp_path, "# nothing\n")
    assert run(f"game {path}").code == 2


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [("yukbaek", "yukbeak", "1:10"), ("players:", "rules: {yonko: x}\nplayers:", "2:16"), ("players", "rules", "2:8")],
)
def test_a_ruleset_that_cannot_be_used_is_shown_in_its_line(run, tmp_path, old, new, place) -> None:
    path = written(tmp_path, MATCH.replace(old, new, 1))
    code, out, err = run(f"game {path}")
    assert (code, out) == (2, "")
    assert err.startswith(f"{path}:{place}: ")


def test_lines_of_text_are_no_game(run, tmp_path) -> None:
    code, out, err = run(f"game {written(tmp_path, '# a page of prose', 'page.md')} --lang en")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "page.md" in err


def test_an_unknown_player_is_pointed_at_where_his_name_stands(run, tmp_path) -> None:
    text = "kind: round\nruleset: yukbaek\nplayers: [지우, 민서]\ncaptured:\n  지우: 송학광\n  민지: 벚꽃광\ncomplete: false\n"
    code, _, err = run(f"game {written(tmp_path, text, 'round.yaml')} --lang ko")
    assert code == 2
    assert "round.yaml:6:3: 이 놀이에 없는 사람입니다: 민지" in err
    assert "  6 |   민지: 벚꽃광\n    |   ^^^^\n" in err
