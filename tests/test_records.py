"""Records of every format: what is read, and where what is wrong with it stands."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.errors import InputError
from scorecalc.files.record_check import checked_record
from scorecalc.files.record_readers import Entry, Source, of_json
from scorecalc.files.records import entries, looks_like, open_file, open_stdin

HAND = "88m66777889s444z+8s"


def read(form: str, text: str | bytes, game: str = "mahjong") -> list[Entry]:
    raw = text if isinstance(text, bytes) else text.encode()
    return list(entries(Source("", io.BytesIO(raw), form), game))


def records(form: str, text: str | bytes, game: str = "mahjong") -> list[object]:
    return [entry.record for entry in read(form, text, game)]


ONE = {"id": "one", "hand": HAND, "flags": ["riichi"], "rules": {"ura": "false"}}
SAME = {
    "jsonl": '{"id": "one", "hand": "HAND", "flags": ["riichi"], "rules": {"ura": "false"}}\n',
    "json": '[\n  {"id": "one", "hand": "HAND",\n   "flags": ["riichi"], "rules": {"ura": "false"}}\n]',
    "yaml": "id: one\nhand: HAND\nflags: [riichi]\nrules: {ura: false}\n",
    "csv": "id,hand,flags,rules\none,HAND,riichi,ura=false\n",
}


@pytest.mark.parametrize("form", SAME)
@pytest.mark.parametrize("dress", ["plain", "bom", "crlf"])
def test_one_record_is_the_same_in_every_format_and_with_the_marks_of_windows(form: str, dress: str) -> None:
    plain = SAME[form].replace("HAND", HAND)
    text = {"plain": plain, "bom": "\ufeff" + plain, "crlf": plain.replace("\n", "\r\n")}[dress]
    assert records(form, text) == [ONE]


class TestYaml:
    def test_documents_and_lists_are_many_records_each_with_its_line(self) -> None:
        found = read("yaml", f"id: a\nhand: {HAND}\n---\n- id: b\n- id: c\n---\nid: d\n")
        assert [(entry.record["id"], entry.line) for entry in found] == [("a", 1), ("b", 4), ("c", 5), ("d", 7)]

    def test_text_alone_is_a_hand(self) -> None:
        assert records("yaml", f"- {HAND}\n- '234m 리치'\n") == [{"hand": HAND}, {"hand": "234m 리치"}]

    def test_scalars_stay_text(self) -> None:
        assert records("yaml", "dora: 0123\nseat: no\nid: 12:30\nhonba: 1_000\n") == [
            {"dora": "0123", "seat": "no", "id": "12:30", "honba": "1_000"}
        ]

    def test_an_anchor_serves_later_records_of_a_list(self) -> None:
        assert records("yaml", "- rules: &house {ura: off}\n- rules: *house\n") == [{"rules": {"ura": "off"}}] * 2

    def test_an_empty_file_has_no_records(self) -> None:
        assert records("yaml", "") == records("yaml", "# nothing yet\n") == []

    def test_a_long_file_is_read_piece_by_piece(self) -> None:
        class Endless(io.RawIOBase):
            given = 0

            def readable(self) -> bool:
                return True

            def readinto(self, into: bytearray) -> int:  # type: ignore[override]
                text = f"- id: x{self.given}\n  hand: {HAND}\n".encode()
                self.given += 1
                into[: len(text)] = text
                return len(text)

        stream = Endless()
        found = entries(Source("", io.BufferedReader(stream), "yaml"), "mahjong")
        assert [next(found).line for _ in range(3000)][-1] == 5999
        assert stream.given < 20_000


class TestJsonLines:
    def test_empty_lines_are_left_out_and_lines_are_counted(self) -> None:
        assert [entry.line for entry in read("jsonl", '{"id": 1}\n\n  \n{"id": 2}\n')] == [1, 4]

    def test_numbers_stay_whole_whatever_their_size(self) -> None:
        assert of_json('{"han": 123456789012345678901234567890}')[0] == {"han": 123456789012345678901234567890}

    @pytest.mark.parametrize("number", ["1.0", "1e3", "-0.5", "NaN", "Infinity"])
    def test_what_is_not_whole_stays_text(self, number: str) -> None:
        assert of_json(f'{{"han": {number}}}') == ({"han": number}, ())

    @pytest.mark.parametrize("text", ["{", "[", '{"a": }', "{'a': 1}", "[" * 100_000, "1" * 5000])
    def test_what_is_no_json_object_is_a_problem_of_its_line(self, text: str) -> None:
        record, problems = of_json(text)
        assert record == {}
        assert problems[0].code in ("bad_json", "bad_record")

    @given(st.text(st.characters(exclude_categories=["Cs"])))
    def test_no_text_at_all_breaks_the_reader(self, text: str) -> None:
        lines = [line for line in text.removeprefix("\ufeff").split("\n") if line.strip()]
        assert len(read("jsonl", text)) == len(lines)


class TestJson:
    def test_a_list_has_records_with_their_lines(self) -> None:
        found = read("json", '[\n {"id": 1},\n\n {"id": 2,\n  "hand": "x"}, {"id": 3}]\n')
        assert [(entry.record["id"], entry.line) for entry in found] == [(1, 2), (2, 4), (3, 5)]

    def test_one_object_is_one_record(self) -> None:
        assert records("json", ' {"id": 1}') == [{"id": 1}]

    def test_a_broken_entry_ends_the_list_with_a_problem(self) -> None:
        found = read("json", '[{"id": 1}, {"id": }, {"id": 3}]')
        assert [bool(entry.problems) for entry in found] == [False, True]


class TestCsv:
    def test_lists_have_blanks_maps_have_semicolons_and_empty_cells_are_left_out(self) -> None:
        text = "hand,melds,dora,seat,rules,pao\n88m,456s 1111mc,3m 5p,,ura=off; honba.ron=500,liable=E\n"
        assert records("csv", text) == [
            {
                "hand": "88m",
                "melds": ["456s", "1111mc"],
                "dora": ["3m", "5p"],
                "rules": {"ura": "off", "honba.ron": "500"},
                "pao": {"liable": "E"},
            }
        ]

    def test_tabs_separate_where_there_are_no_commas(self) -> None:
        assert records("csv", f"id\thand\none\t{HAND}\n") == [{"id": "one", "hand": HAND}]

    def test_a_cell_may_have_lines_and_the_line_of_the_next_row_is_right(self) -> None:
        found = read("csv", f'id,hand\n"a\nb",{HAND}\nc,{HAND}\n')
        assert [(entry.record["id"], entry.line) for entry in found] == [("a\nb", 2), ("c", 4)]

    def test_empty_rows_are_left_out(self) -> None:
        assert [entry.line for entry in read("csv", f"hand\n\n{HAND}\n\n{HAND}\n")] == [3, 5]


class TestText:
    def test_a_line_is_a_hand_and_a_comment_is_none(self) -> None:
        found = read("text", f"# hands\n{HAND} 리치\n\n  {HAND}  \n")
        assert [(entry.record["hand"], entry.line) for entry in found] == [(f"{HAND} 리치", 2), (HAND, 4)]

    @pytest.mark.parametrize(
        ("line", "hand"),
        [
            (f"{HAND} riichi # comment", f"{HAND} riichi"),
            (f"{HAND} 리치 #메모", f"{HAND} 리치"),
            (f"{HAND} 立直　＃　三暗刻", f"{HAND} 立直"),
            (f"{HAND} # 3 red fives # and more", HAND),
            (f"{HAND} # 동 대기", HAND),
            (f"{HAND} #", HAND),
            ("234m 22s 34s # 6666P 234p + 5s", "234m 22s 34s # 6666P 234p + 5s"),
            ("234m 22s 34s # 6666P 234p + 5s # 1판", "234m 22s 34s # 6666P 234p + 5s"),
            ("234m 22s 34s # [6p 6p 6p 6p] (234p)+5s", "234m 22s 34s # [6p 6p 6p 6p] (234p)+5s"),
            ("234m 22s 34s # 891m", "234m 22s 34s # 891m"),
            ("123m#456p", "123m#456p"),
        ],
    )
    def test_a_comment_ends_a_line_unless_a_set_follows(self, line: str, hand: str) -> None:
        assert records("text", line) == [{"hand": hand}]

    @pytest.mark.parametrize("line", ["1m" + " #777z" * 20_000, "1m" + " " * 600_000 + "2m"])
    def test_a_long_line_takes_no_longer_than_many_short_ones(self, line: str) -> None:
        assert records("text", line) == [{"hand": line}]

    def test_cards_and_throws_have_comments_too(self) -> None:
        assert records("text", "송학광 매조끗 # 2월\n", "hwatu") == [{"captured": "송학광 매조끗"}]
        assert records("text", "6 2+4 # 1z1z1z\n", "wall") == [{"dice": "6 2+4"}]

    def test_a_comment_is_one_in_files_only(self) -> None:
        assert records("jsonl", f'{{"hand": "{HAND} # x"}}') == [{"hand": f"{HAND} # x"}]

    def test_a_line_of_another_game_is_its_cards_or_its_dice(self) -> None:
        assert records("text", "송학광 매조끗\n", "hwatu") == [{"captured": "송학광 매조끗"}]
        assert records("text", "6 2+4\n", "wall") == [{"dice": "6 2+4"}]


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ('{"hand": "1m"}', "jsonl"),
        ('\n\n{"hand": "1m"}', "jsonl"),
        ("id,hand,seat\n1,1m,E", "csv"),
        ("id\thand\n", "csv"),
        ("---\nhand: 1m", "yaml"),
        ("hand: 1m", "yaml"),
        ("rules:\n  ura: off", "yaml"),
        ("- 1m", "yaml"),
        ("# hands of monday\n- 1m", "yaml"),
        (HAND, "text"),
        ("234m067p,345s,1111mc+2z 도라:3p", "text"),
        ("송학광 매조끗", "text"),
        ("", "text"),
    ],
)
def test_standard_input_is_what_its_first_line_looks_like(text: str, form: str) -> None:
    assert looks_like(text) == form
    assert open_stdin(io.BytesIO(b"\xef\xbb\xbf" + text.encode())).format == form


def test_the_ending_of_a_file_tells_its_format(tmp_path: Path) -> None:
    for ending, form in [("yml", "yaml"), ("JSONL", "jsonl"), ("csv", "csv"), ("json", "json"), ("txt", "text")]:
        path = tmp_path / f"hands.{ending}"
        path.touch()
        with open_file(path).stream:
            assert open_file(path).format == form
    with pytest.raises(InputError) as caught:
        open_file(tmp_path / "hands.parquet")
    assert caught.value.problems[0].key == "common.error.parquet"


def kinds() -> Iterator[tuple[str, str]]:
    from scorecalc.games import BUILT_IN, game

    for name in BUILT_IN:
        for kind in game(name).KINDS:
            yield name, kind


@pytest.mark.parametrize(("game", "kind"), list(kinds()))
def test_every_kind_of_record_refuses_a_key_that_it_does_not_know(game: str, kind: str) -> None:
    with pytest.raises(InputError) as caught:
        checked_record(game, kind, {"no_such_field": 1})
    assert ("unknown_key", "no_such_field") in [(problem.code, problem.field) for problem in caught.value.problems]


def test_a_mistake_inside_a_set_is_found_under_its_field() -> None:
    with pytest.raises(InputError) as caught:
        checked_record("mahjong", "hand", {"hand": HAND, "melds": [{"typ": "pon", "tiles": "111m"}]})
    assert [(each.field, each.values["near"]) for each in caught.value.problems] == [("melds.0.typ", ["type"])]


class TestBrokenJson:
    @pytest.mark.parametrize(
        ("text", "good", "bad"),
        [
            ("[]", 0, 0),
            ('[{"hand": "1m"}]\n', 1, 0),
            ('[{"hand": "1m"}, {"hand": "2m"}]', 2, 0),
            ('{\n  "hand": "1m"\n}\n', 1, 0),
            ('[{"hand": "1m"}', 1, 1),
            ('[{"hand": "1m"},', 1, 1),
            ('[{"hand": "1m"},]', 1, 1),
            ('[{"hand": "1m"},, {"hand": "2m"}]', 1, 1),
            ('[{"hand": "1m"} {"hand": "2m"}', 1, 1),
            ('[{"hand": "1m"}] {"hand": "2m"}', 1, 1),
            ('[{"hand": "1m"}, 5, {"hand":]', 1, 2),
            ("[" * 3000, 0, 1),
            ("", 0, 1),
        ],
    )
    def test_what_is_whole_is_read_and_the_rest_is_told(self, text: str, good: int, bad: int) -> None:
        found = read("json", text)
        assert [bool(entry.problems) for entry in found] == [False] * good + [True] * bad
        assert all(entry.record for entry in found[:good])

    @pytest.mark.parametrize("nested", ["[" * 40 + "]" * 40, '{"a": ' * 900 + "1" + "}" * 900])
    def test_what_is_nested_too_deep_is_told_like_in_yaml(self, nested: str) -> None:
        for field in ("hand", "id", "rules"):
            [problem] = of_json(f'{{"{field}": {nested}}}')[1]
            assert (problem.code, problem.values) == ("bad_json", {"limit": 20})

    def test_what_is_only_long_is_not_deep(self) -> None:
        assert of_json('{"melds": [' + ", ".join(['["111m"]'] * 50) + "]}")[1] == ()

    def test_stdin_tells_a_json_list_from_a_hand_in_brackets(self) -> None:
        assert looks_like('[{"hand": "1m"}]') == looks_like('[\n  {"hand": "1m"}\n]') == "json"
        assert looks_like("[1111m]234567s11z+1z") == "text"


def test_a_file_without_a_known_ending_is_told_by_its_first_line(tmp_path: Path) -> None:
    path = tmp_path / "판"
    path.write_text("kind: round\nruleset: yukbaek\n", encoding="utf-8")
    source = open_file(path)
    assert source.format == "yaml"
    source.stream.close()
