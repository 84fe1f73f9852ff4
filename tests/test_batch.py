"""`scorecalc batch`: one result a record, in order, whatever is wrong with some of them."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any

import pytest
from command_line import run_here
from malformed_texts import RECORDS, of_records

HAND = "88m66777889s444z+8s"
COMMAND = [sys.executable, "-m", "scorecalc"]


def batch(*words: str, **others: Any) -> list[dict[str, Any]]:
    """The results of a batch as JSON lines."""
    return [json.loads(line) for line in run_here("batch", *words, "-f", "jsonl", **others).out.splitlines()]


MIXED = "\n".join(
    [
        f'{{"id": "a", "hand": "{HAND}"}}',
        '{"id": "b", "hnad": "1m"}',
        "{",
        f'{{"id": "d", "hand": "{HAND}", "ruleset": "no-such"}}',
        f'{{"id": "e", "hand": "{HAND}", "rules": {{"no_such": 1}}}}',
        '{"id": "f", "kind": "points", "han": 3, "fu": 40}',
        '{"id": "g", "ruleset": "yukbaek", "captured": ["송학광"]}',
        '{"id": "h", "kind": "deal", "ruleset": "shanghai", "dice": [6, 5]}',
        f'{{"id": "i", "hand": "{HAND}", "flags": ["riichi"]}}',
    ]
)


@pytest.mark.parametrize("expected", RECORDS, ids=lambda path: path.stem)
def test_each_mistake_of_a_record_is_told_in_three_languages(expected: Path) -> None:
    assert of_records(expected) == expected.read_text(encoding="utf-8")


class TestStandardInput:
    """Standard input has no name, so a place in it is told by its line."""

    @pytest.mark.parametrize(("language", "line"), [("ko", "2번째 줄: "), ("ja", "2 行目: "), ("en", "line 2: ")])
    def test_every_problem_of_a_record_has_its_line(self, language: str, line: str) -> None:
        text = f'{{"hand": "{HAND}"}}\n{{"hand": "{HAND}", "seat": "Q", "honba": "x"}}\n'
        told = run_here("--lang", language, "batch", stdin=text).out.splitlines()
        assert [each.startswith(line) for each in told if not each.startswith("  ")] == [False, True, True]

    def test_a_problem_is_shown_in_its_line(self) -> None:
        told = run_here("--lang", "en", "batch", stdin=f"id: 7\nhand: {HAND}\nseat: Q\nflags: [zz]\n").out
        assert told.startswith(
            "7: line 4: unknown circumstance 'zz'\n  4 | flags: [zz]\n    |         ^^\nline 3: seat"
        )

    def test_a_wrong_column_has_its_line(self) -> None:
        told = run_here("--lang", "en", "batch", stdin=f"hand,dra\n{HAND},1m\n")
        assert (told.code, told.out) == (2, "")
        assert told.err.startswith("line 1: unknown column: dra\n")

    def test_as_data_every_problem_has_its_line_and_no_file(self) -> None:
        (result,) = batch(stdin=f'{{"hand": "{HAND}", "seat": "Q", "honba": "x"}}\n')
        assert [(error["line"], "file" in error) for error in result["errors"]] == [(1, False), (1, False)]


class TestResults:
    def test_there_is_one_result_a_record_in_the_order_of_the_records(self) -> None:
        found = batch(stdin=MIXED)
        assert [result.get("id") for result in found] == ["a", "b", None, "d", "e", "f", "g", "h", "i"]
        assert [result["ok"] for result in found] == [True, False, False, False, False, True, True, True, True]

    def test_a_bad_record_has_its_code_and_its_line(self) -> None:
        bad = [result for result in batch(stdin=MIXED) if not result["ok"]]
        assert [(result["line"], result["error"]["code"]) for result in bad] == [
            (2, "unknown_key"),
            (3, "bad_json"),
            (4, "unknown_ruleset"),
            (5, "unknown_key"),
        ]
        assert all(result["errors"][0] == result["error"] for result in bad)

    def test_a_result_begins_with_schema_id_ok_and_ruleset(self) -> None:
        for result in batch(stdin=MIXED):
            names = [name for name in result if name != "id"]
            assert names[:3] == ["schema", "ok", "ruleset"]
            assert "id" not in result or list(result)[1] == "id"

    def test_every_kind_of_result_has_its_schema(self) -> None:
        found = {result["id"]: result["schema"] for result in batch(stdin=MIXED) if result["ok"]}
        assert found["a"] == "scorecalc.hand/1"
        assert found["f"] == "scorecalc.points/1"
        assert found["g"] == "scorecalc.hwatu.hand/1"
        assert found["h"] == "scorecalc.deal/1"

    def test_messages_are_english_whatever_the_language(self) -> None:
        assert batch("--lang", "ko", stdin=MIXED) == batch("--lang", "en", stdin=MIXED)

    def test_failures_end_it_with_1_and_are_counted_on_stderr(self) -> None:
        found = run_here("batch", "--lang", "ko", "-f", "jsonl", stdin=MIXED)
        assert found.code == 1
        assert found.err == "기록 9개 가운데 5개를 계산했고 4개는 계산하지 못했습니다\n"

    def test_strict_ends_it_with_2(self) -> None:
        assert run_here("batch", "--strict", stdin=MIXED).code == 2

    def test_without_a_failure_it_ends_with_0_and_stderr_is_empty(self) -> None:
        found = run_here("batch", "-f", "jsonl", stdin=f"{HAND}\n")
        assert (found.code, found.err) == (0, "")

    def test_fail_fast_stops_at_the_first_failure(self) -> None:
        found = run_here("batch", "--fail-fast", "-f", "jsonl", stdin=MIXED)
        assert len(found.out.splitlines()) == 2
        assert found.code == 1

    def test_nothing_in_nothing_out(self) -> None:
        assert run_here("batch", "-f", "json", stdin="").out == "[]\n"
        assert run_here("batch", "-f", "jsonl", stdin="").code == 0


class TestRules:
    def test_r_is_for_records_that_name_no_ruleset(self) -> None:
        text = f'{{"hand": "{HAND}"}}\n{{"hand": "{HAND}", "ruleset": "riichi"}}\n'
        assert [result["ruleset"] for result in batch("-R", "tenhou", stdin=text)] == ["tenhou", "riichi"]

    def test_set_goes_before_the_rules_of_the_record(self) -> None:
        text = f'{{"hand": "{HAND}", "rules": {{"kiriage_mangan": false, "ura": false}}}}\n'
        (result,) = batch("--set", "kiriage_mangan=true", stdin=text)
        assert result["rules"] == {"kiriage_mangan": True, "ura": False}

    def test_a_wrong_ruleset_of_the_run_is_bad_usage(self) -> None:
        found = run_here("batch", "-R", "no-such", stdin=HAND)
        assert (found.code, found.out) == (2, "")

    def test_two_rulesets_are_bad_usage(self) -> None:
        assert run_here("batch", "-R", "riichi", "-R", "tenhou", stdin=HAND).code == 2

    def test_a_ruleset_file_of_the_club_serves_a_batch(self, tmp_path: Path) -> None:
        (tmp_path / "house.yaml").write_text("extends: riichi\nyaku: {iipeikou: [5, off]}\n", encoding="utf-8")
        (result,) = batch("-R", "house.yaml", stdin=HAND, folder=tmp_path)
        assert (result["ruleset"], result["han"]) == ("house.yaml", 5)


class TestFormats:
    def test_json_is_one_list_of_the_same_results(self) -> None:
        assert json.loads(run_here("batch", "-f", "json", stdin=MIXED).out) == batch(stdin=MIXED)

    def test_csv_has_a_header_and_a_row_a_record(self) -> None:
        rows = list(csv.DictReader(io.StringIO(run_here("batch", "-f", "csv", stdin=MIXED).out)))
        assert [row["id"] for row in rows] == ["a", "b", "", "d", "e", "f", "g", "h", "i"]
        assert (rows[0]["yaku"], rows[0]["payments"], rows[1]["error"]) == (
            "iipeikou=1",
            "discarder=1300",
            "unknown_key",
        )

    def test_text_has_a_line_for_each_good_record(self) -> None:
        lines = run_here("batch", "--lang", "ko", stdin=MIXED).out.splitlines()
        assert lines[0] == f"a: {HAND}  이페코 1 · 1판 40부 · 1,300점 · 쏘인 사람 1,300"
        assert [line for line in lines if line.startswith(("g:", "h:"))] == ["g: 합계 50점", "h: S11에서 나눕니다"]

    @pytest.mark.parametrize("form", ["md", "html"])
    def test_a_page_has_a_row_for_each_record(self, form: str) -> None:
        page = run_here("batch", "-f", form, stdin=MIXED).out
        assert page.count("iipeikou") == 2
        assert page.count("unknown key: no_such") == page.count("50 points in all") == 1

    def test_explain_gives_the_readings(self) -> None:
        (result,) = batch("--explain", stdin=HAND)
        assert result["readings"]

    def test_numbers_past_64_bits_stay_whole(self) -> None:
        text = '{"kind": "points", "ruleset": "aotenjo", "han": 200, "fu": 110}\n'
        (result,) = batch(stdin=text)
        assert result["points"] > 2**200
        assert str(result["points"]) in run_here("batch", "-f", "jsonl", stdin=text).out


class TestInput:
    def test_standard_input_that_begins_with_a_brace_is_json_lines(self) -> None:
        assert batch("-", stdin=f'{{"hand": "{HAND}"}}\n') == batch(stdin=f'{{"hand": "{HAND}"}}\n')

    def test_several_files_come_one_after_the_other(self, tmp_path: Path) -> None:
        (tmp_path / "a.yaml").write_text(f"id: yaml\nhand: {HAND}\n", encoding="utf-8")
        (tmp_path / "b.csv").write_text(f"id,hand\ncsv,{HAND}\n", encoding="utf-8")
        (tmp_path / "c.txt").write_text(f"{HAND}\n", encoding="utf-8")
        found = batch("a.yaml", "b.csv", "-", "c.txt", stdin=f'{{"id": "stdin", "hand": "{HAND}"}}', folder=tmp_path)
        assert [result.get("id") for result in found] == ["yaml", "csv", "stdin", None]

    def test_from_says_what_a_file_is(self, tmp_path: Path) -> None:
        (tmp_path / "hands").write_text(f"- id: one\n  hand: {HAND}\n", encoding="utf-8")
        assert batch("--from", "yaml", "hands", folder=tmp_path)[0]["id"] == "one"
        assert run_here("batch", "--from", "xml", stdin=HAND).code == 2

    def test_a_file_that_is_missing_stops_it_before_anything_is_scored(self, tmp_path: Path) -> None:
        (tmp_path / "a.txt").write_text(f"{HAND}\n", encoding="utf-8")
        found = run_here("batch", "a.txt", "none.txt", "nor-this.txt", folder=tmp_path)
        assert (found.code, found.out) == (2, "")
        assert found.err.count("there is no file") == 2

    def test_korean_goes_through_a_terminal_that_knows_ascii_only(self) -> None:
        words = [*COMMAND, "batch", "--from", "text", "-f", "jsonl"]
        plain, unicode = (
            subprocess.run(
                words, input=f"{HAND} 리치\n".encode(), env={**os.environ, "LC_ALL": locale}, stdout=-1, check=True
            ).stdout
            for locale in ("C", "C.UTF-8")
        )
        assert plain == unicode
        assert json.loads(plain)["yaku"][0]["id"] == "riichi"

    def test_a_byte_order_mark_before_json_lines_is_no_part_of_them(self) -> None:
        assert batch(stdin=b"\xef\xbb\xbf" + f'{{"hand": "{HAND}"}}\r\n'.encode())[0]["ok"]


def test_a_reader_that_stops_early_ends_it_quietly(tmp_path: Path) -> None:
    path = tmp_path / "many.txt"
    path.write_text(f"{HAND}\n" * 20_000, encoding="utf-8")
    with subprocess.Popen(
        [*COMMAND, "batch", str(path), "-f", "jsonl"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        process.wait(timeout=60)


def test_results_come_while_records_are_still_being_written() -> None:
    words = [*COMMAND, "batch", "--from", "text", "-f", "jsonl"]
    with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin and process.stdout
        process.stdin.write(f"{HAND}\n".encode() * 200)
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["ok"]
        process.stdin.close()
        assert len(process.stdout.read().splitlines()) == 199


def lines(number: int) -> Iterator[str]:
    for each in range(number):
        yield f'{{"id": "{each}", "hand": "{HAND}"}}\n'


@pytest.mark.slow
def test_memory_does_not_grow_with_the_records(tmp_path: Path) -> None:
    def peak(number: int) -> int:
        path = tmp_path / f"{number}.jsonl"
        path.write_text("".join(lines(number)), encoding="utf-8")
        with (tmp_path / "out").open("wb") as out:
            process = subprocess.Popen([*COMMAND, "batch", str(path), "-f", "jsonl"], stdout=out)
            _, status, usage = os.wait4(process.pid, 0)
        assert status == 0
        return usage.ru_maxrss

    assert peak(10_000) < peak(1_000) + 8 * 1024


@pytest.mark.slow
def test_eight_thousand_records_take_seconds(tmp_path: Path) -> None:
    path = tmp_path / "many.jsonl"
    path.write_text("".join(lines(8_000)), encoding="utf-8")
    before = process_time()
    assert run_here("batch", str(path), "-f", "jsonl").code == 0
    assert process_time() - before < 30


class TestHeads:
    """Fields that every record may have: of the right type, or told with their name."""

    @pytest.mark.parametrize(
        "given",
        [{"id": ["a"]}, {"id": {"a": 1}}, {"id": True}, {"kind": ["hand"]}, {"kind": 1}, {"ruleset": ["riichi"]}]
        + [{"rules": wrong} for wrong in ([], "", 0, False, "ura=false", ["ura"])],
        ids=str,
    )
    def test_a_wrong_type_is_told_at_its_field(self, given: dict[str, Any]) -> None:
        [found] = batch(stdin=json.dumps({"hand": HAND, **given}))
        assert [(error["code"], error["field"]) for error in found["errors"]] == [("bad_value", next(iter(given)))]

    @pytest.mark.parametrize("field", ["id", "kind", "ruleset", "rules", "win", "flags", "melds", "honba", "pao"])
    def test_null_is_the_same_as_nothing(self, field: str) -> None:
        assert batch(stdin=json.dumps({"hand": HAND, field: None}))[0]["payments"] == {"discarder": 1300}

    def test_a_kind_that_there_is_none_of_has_no_schema(self) -> None:
        assert batch(stdin=json.dumps({"hand": HAND, "kind": "hnad"}))[0]["schema"] == "scorecalc.error/1"


def test_a_wrong_set_of_a_list_is_shown_in_its_line(tmp_path: Path) -> None:
    path = tmp_path / "sets.yaml"
    path.write_text("hand: 123m456p22z\nwin: 2z\nmelds:\n  - 111z\n  - {type: chi, tiles: 135m}\n", encoding="utf-8")
    [found] = batch(str(path))
    assert [(error["code"], error["line"], error["column"]) for error in found["errors"]] == [("bad_meld", 5, 24)]
