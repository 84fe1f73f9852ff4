"""Ruleset files: what they come to, and what is said of each mistake in them."""

from __future__ import annotations

import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import yaml
from malformed_texts import RULESETS, of_ruleset

from scorecalc.errors import InputError
from scorecalc.files import ruleset_names, text_files
from scorecalc.files import yaml_text as yaml_files
from scorecalc.files.option_check import json_schema, merged
from scorecalc.files.ruleset_changes import changed
from scorecalc.files.ruleset_layers import chain
from scorecalc.files.ruleset_names import find
from scorecalc.files.ruleset_reader import read
from scorecalc.files.rulesets import load
from scorecalc.games import game
from scorecalc.lang import LANGUAGES, catalogue

ROOT = Path(__file__).parent.parent


def write(folder: Path, text: str, name: str = "club.yaml") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def mistakes(path: Path) -> list[str]:
    """Code and place of every problem of a file."""
    with pytest.raises(InputError) as caught:
        read(path)
    return [f"{problem.code} {problem.line}:{problem.column}" for problem in caught.value.problems]


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.stem)
def test_each_mistake_is_told_in_three_languages(path: Path) -> None:
    assert of_ruleset(path) == path.with_suffix(".txt").read_text(encoding="utf-8")


def test_the_malformed_files_cover_every_way_of_reading_wrong() -> None:
    said = set()
    for path in RULESETS:
        with pytest.raises(InputError) as caught:
            read(path)
        said |= {problem.key.removeprefix("common.error.") for problem in caught.value.problems}
    yaml_keys = {key.removeprefix("error.") for key in catalogue("en")._part("common") if key.startswith("error.yaml")}
    assert yaml_keys - said == {"yaml"}


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.stem)
def test_without_libyaml_the_same_mistakes_are_found(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(InputError) as fast:
        read(path)

    class Slow(yaml.SafeLoader):
        yaml_implicit_resolvers = {}  # noqa: RUF012

    monkeypatch.setattr(yaml_files, "LoadingLoader", Slow)
    with pytest.raises(InputError) as slow:
        read(path)
    assert [each.code for each in slow.value.problems] == [each.code for each in fast.value.problems]


class TestReading:
    def test_every_scalar_is_text_until_an_option_wants_more(self, tmp_path: Path) -> None:
        path = write(tmp_path, "extends: riichi\ntitle: 0123\nplayers: 3\nura: no\nhonba: {ron: 0200}\n")
        found = read(path)
        assert found.title["ko"] == "0123"
        assert (found.values["players"], found.values["ura"], found.values["honba"]["ron"]) == (3, False, 200)

    def test_maps_are_merged_and_lists_are_replaced(self, tmp_path: Path) -> None:
        found = read(write(tmp_path, "extends: riichi\nred_fives: {m: 2}\npao: [daisangen]\n"))
        assert found.values["red_fives"] == {**load("riichi").values["red_fives"], "m": 2}
        assert found.values["pao"] == ["daisangen"]

    def test_a_list_for_a_named_tuple_is_merged_as_a_map(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: riichi\nhonba: [900, 300]\n", "base.yaml")
        assert read(write(tmp_path, "extends: ./base.yaml\nhonba: {tsumo: 400}\n")).values["honba"] == {
            "ron": 900,
            "tsumo": 400,
        }

    @pytest.mark.parametrize("off", ["off", "false", "null", "~"])
    def test_what_is_off_may_be_written_in_each_way(self, tmp_path: Path, off: str) -> None:
        assert read(write(tmp_path, f"extends: riichi\nred_fives: {off}\n")).values["red_fives"] == "off"

    def test_a_file_extends_one_beside_it(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: tenhou\nkiriage_mangan: true\n", "base.yaml")
        found = read(write(tmp_path, "extends: ./base.yaml\nura: false\n"))
        assert found.values == {**load("tenhou").values, "kiriage_mangan": True, "ura": False}

    def test_the_title_may_be_one_text_or_one_in_each_language(self, tmp_path: Path) -> None:
        assert read(write(tmp_path, "extends: riichi\n")).title == dict.fromkeys(LANGUAGES, "club")
        assert read(write(tmp_path, "extends: riichi\ntitle: 동네\n")).title == dict.fromkeys(LANGUAGES, "동네")
        found = read(write(tmp_path, "extends: riichi\ntitle: {ko: 동네, en: Club}\n"))
        assert found.title == {"ko": "동네", "ja": "Club", "en": "Club"}

    def test_byte_order_mark_and_line_ends_of_windows_are_read(self, tmp_path: Path) -> None:
        path = tmp_path / "club.yaml"
        path.write_bytes("\ufeffextends: riichi\r\ntitle: 동네\r\nura: false\r\n".encode())
        assert read(path).title["ko"] == "동네"

    def test_all_mistakes_are_told_at_once_in_the_order_of_the_lines(self, tmp_path: Path) -> None:
        path = write(tmp_path, "extends: riichi\nura: maybe\nplayers: 5\nkiriag_mangan: true\ntitle: [a]\n")
        assert mistakes(path) == ["bad_value 2:6", "bad_value 3:10", "unknown_key 4:1", "bad_value 5:8"]

    def test_a_mistake_of_the_base_is_told_in_its_own_file(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: riichi\nura: maybe\n", "base.yaml")
        with pytest.raises(InputError) as caught:
            read(write(tmp_path, "extends: ./base.yaml\n"))
        assert caught.value.problems[0].file == str(tmp_path / "base.yaml")

    def test_a_value_set_right_over_a_wrong_one_is_right(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: riichi\nura: maybe\n", "base.yaml")
        assert read(write(tmp_path, "extends: ./base.yaml\nura: false\n")).values["ura"] is False

    def test_a_circle_of_two_files_is_told(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: ./b.yaml\n", "a.yaml")
        write(tmp_path, "extends: ./a.yaml\n", "b.yaml")
        assert mistakes(tmp_path / "a.yaml") == ["extends_circle 1:10"]

    def test_a_file_that_is_too_big_is_not_read(self, tmp_path: Path) -> None:
        assert mistakes(write(tmp_path, "#" * (text_files.MAX_BYTES + 1))) == ["bad_file 0:0"]

    def test_a_folder_or_nothing_is_no_file(self, tmp_path: Path) -> None:
        assert mistakes(tmp_path) == ["bad_file 0:0"]
        assert mistakes(tmp_path / "none.yaml") == ["bad_file 0:0"]


class TestShipped:
    def test_names_are_unique_over_all_games(self) -> None:
        assert len(ruleset_names.names()) == len(set(ruleset_names.names()))

    @pytest.mark.parametrize("path", list(ruleset_names.shipped_files()), ids=lambda path: path.stem)
    def test_every_shipped_ruleset_has_a_title_in_each_language_and_a_source(self, path: Path) -> None:
        own = chain(path)[0].head
        assert set(own["title"]) == set(LANGUAGES)
        assert own["source"]


class TestChanges:
    def test_dots_lead_into_options(self) -> None:
        found = changed(load("riichi"), {"yaku.riichi": "[2, off]", "honba.ron": "500"})
        assert found.values["yaku"]["riichi"] == [2, "off"]
        assert found.values["honba"] == {"ron": 500, "tsumo": load("riichi").values["honba"]["tsumo"]}
        assert found.changes == {"yaku.riichi": [2, "off"], "honba.ron": 500}

    def test_text_and_data_come_to_the_same(self) -> None:
        texts = {"red_fives": "{m: 2}", "double_yakuman": "[daisuushii]", "ura": "false", "players": "3"}
        plain = {"red_fives": {"m": 2}, "double_yakuman": ["daisuushii"], "ura": False, "players": 3}
        assert changed(load("riichi"), texts) == changed(load("riichi"), plain)

    def test_the_ruleset_itself_stays_as_it_is(self) -> None:
        before = repr(load("riichi"))
        changed(load("riichi"), {"red_fives.m": "3", "yaku.tanyao": "[5, 5]"})
        assert repr(load("riichi")) == before

    @pytest.mark.parametrize(
        ("changes", "told"),
        [
            ({"kuitn": "true"}, ("unknown_key", "kuitn")),
            ({"honba.rom": "1"}, ("unknown_key", "honba.rom")),
            ({"nothing.at.all": "1"}, ("unknown_key", "nothing.at.all")),
            ({"ura": "maybe"}, ("bad_value", "maybe")),
            ({"han_only_fu": "1.5"}, ("bad_number", "1.5")),
            ({"han_only_fu": 1.5}, ("bad_number", "1.5")),
            ({"yaku.riichi": "[1, off"}, ("bad_yaml", "[1, off")),
            ({"yaku.riichi": "[1]"}, ("bad_value", "[1]")),
            ({"yaku.riichi": "[-1, off]"}, ("bad_number", "[-1, off]")),
            ({"yaku": {"riichi": [0, "off"]}}, ("bad_number", "{riichi: [0, off]}")),
            ({"renhou": -5}, ("bad_number", "-5")),
            ({"bazoro": 10**11}, ("bad_number", "100000000000")),
            ({"min_ron": "-1"}, ("bad_number", "-1")),
            ({"honba.ron": -300}, ("bad_number", "-300")),
            ({"cap": {"dealer": -1, "child": 0}}, ("bad_number", "{dealer: -1, child: 0}")),
            ({"limits.mangan.base": -2000}, ("bad_number", "-2000")),
            ({"fu.base": "-20"}, ("bad_number", "-20")),
            ({"flat_yakuman": {"dealer": 1}}, ("missing_key", "{dealer: 1}")),
        ],
        ids=lambda value: str(value)[:30],
    )
    def test_a_wrong_change_is_shown_where_it_is_wrong(self, changes: dict[str, object], told: tuple[str, str]) -> None:
        with pytest.raises(InputError) as caught:
            changed(load("riichi"), changes)
        assert [(each.code, each.text[each.start : each.end]) for each in caught.value.problems] == [told]

    @pytest.mark.parametrize(
        "changes",
        [{"players": []}, {"players": [1]}, {"target": 0}, {"card_points": {"kkeut": -10}}, {"deal.2": [[-4, 5]]}],
        ids=str,
    )
    def test_numbers_that_mean_nothing_at_a_table_of_hwatu_are_refused(self, changes: dict[str, object]) -> None:
        with pytest.raises(InputError) as caught:
            changed(load("yukbaek"), changes)
        assert len(caught.value.problems) == 1

    @pytest.mark.parametrize("off", ["off", "false", False, None])
    @pytest.mark.parametrize("in_a_map", [True, False])
    def test_a_yaku_may_be_switched_off_with_one_word(self, off: object, in_a_map: bool) -> None:
        found = changed(load("riichi"), {"yaku": {"chanta": off}} if in_a_map else {"yaku.chanta": off})
        assert found.values["yaku"]["chanta"] == "off"
        assert "chanta" not in game("mahjong").rules(found.options).worth

    def test_of_a_map_only_what_was_set_is_called_a_change(self) -> None:
        for value in ({"riichi": ["2", "off"]}, "{riichi: [2, off]}"):
            assert changed(load("riichi"), {"yaku": value}).changes == {"yaku": {"riichi": [2, "off"]}}
        assert changed(load("yukbaek"), {"par": {"2": 0}}).changes == {"par": {2: 0}}

    def test_a_dotted_option_may_lead_through_a_number(self) -> None:
        assert changed(load("minhwatu"), {"par.2": "110"}).values["par"][2] == 110
        assert changed(load("minhwatu"), {"par.2": "110"}).changes == {"par.2": 110}

    def test_what_a_later_change_takes_away_is_no_change(self) -> None:
        rules = {"fu.base": 30, "yaku": {"riichi": "off"}, "red_fives.m": 2, "red_fives": "off"}
        assert changed(load("riichi"), rules).changes == {"fu.base": 30, "yaku": {"riichi": "off"}, "red_fives": "off"}

    def test_all_wrong_changes_are_told(self) -> None:
        with pytest.raises(InputError) as caught:
            changed(load("riichi"), {"ura": "maybe", "players": "5"})
        assert len(caught.value.problems) == 2


def test_merging_leaves_both_sides_as_they_are() -> None:
    base, over = {"a": {"x": 1}}, {"a": {"y": 2}}
    assert merged(base, over) == {"a": {"x": 1, "y": 2}}
    assert (base, over) == ({"a": {"x": 1}}, {"a": {"y": 2}})


@pytest.mark.parametrize("game", ["mahjong", "hwatu", "wall"])
def test_the_schema_names_every_option_and_requires_none(game: str) -> None:
    made = json_schema(game)
    name = next(name for name in ruleset_names.names() if load(name).game == game)
    assert set(made["properties"]) == {"game", "title", "source", "extends", *load(name).values}
    assert "required" not in made
    assert all("description" in made["properties"][option] for option in load(name).values)


def test_a_ruleset_may_come_through_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "club.yaml"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as pool:
        pool.submit(pipe.write_text, "extends: riichi\nura: false\n", encoding="utf-8")
        assert read(find(str(pipe))).values["ura"] is False


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("./", "is_folder"),
        ("/dev/zero", "file_too_big"),
        ("./no.yaml", "no_ruleset_file"),
        ("./\0.yaml", "no_ruleset_file"),
        (f"./{'a' * 5000}.yaml", "no_ruleset_file"),
    ],
    ids=["folder", "endless", "none", "no character of a path", "too long"],
)
def test_what_is_no_ruleset_file_is_told_as_what_it_is(tmp_path: Path, name: str, key: str) -> None:
    for use in (lambda: load(name), lambda: read(write(tmp_path, f'extends: "{name}"\n'.replace("\0", "\\0")))):
        with pytest.raises(InputError) as caught:
            use()
        assert [problem.key for problem in caught.value.problems] == [f"common.error.{key}"]


def refusals(name: str, changes: dict[str, str]) -> list[tuple[str, str, str]]:
    """Code, field and marked text of what is wrong with changes of a shipped ruleset."""
    with pytest.raises(InputError) as caught:
        changed(load(name), changes)
    return [(each.code, each.field, each.text[each.start : each.end]) for each in caught.value.problems]


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"pao": "[daisangen, riichi]"}, [("bad_ruleset", "pao", "[daisangen, riichi]")]),
        ({"double_yakuman": "[renhou]", "renhou": "mangan"}, [("bad_ruleset", "double_yakuman", "[renhou]")]),
        ({"yaku.daisangen": "[3, 2]"}, [("bad_ruleset", "pao.0", "")]),
        ({"limits.haneman.han": "4"}, [("bad_ruleset", "limits.haneman.han", "4")]),
        ({"limits.yakuman.base": "5999"}, [("bad_ruleset", "limits.yakuman.base", "5999")]),
    ],
)
def test_changes_that_fit_no_rules_together_are_refused(
    changes: dict[str, str], expected: list[tuple[str, str, str]]
) -> None:
    assert refusals("riichi", changes) == expected


@pytest.mark.parametrize(
    "changes",
    [
        {"double_yakuman": "true"},
        {"double_yakuman": "[renhou]", "renhou": "yakuman"},
        {"pao": "[suukantsu]"},
        {"yaku.daisangen": "off"},
        {"limits.haneman.han": "5", "limits.sanbaiman.base": "4000"},
    ],
)
def test_changes_that_leave_something_without_effect_are_taken(changes: dict[str, str]) -> None:
    assert changed(load("riichi"), changes).changes


class TestTrue:
    """`true` for yakuman that count double means the list of the nearest ruleset below that has one."""

    STANDARD = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")

    def test_it_brings_back_what_a_ruleset_in_between_switched_off(self, tmp_path: Path) -> None:
        assert load("tenhou").options.double_yakuman is False
        found = read(write(tmp_path, "extends: tenhou\ndouble_yakuman: true\n"))
        assert found.options.double_yakuman == self.STANDARD

    def test_the_nearest_list_counts(self, tmp_path: Path) -> None:
        write(tmp_path, "extends: riichi\ndouble_yakuman: [daisuushii]\n", "a.yaml")
        write(tmp_path, "extends: ./a.yaml\ndouble_yakuman: false\n", "b.yaml")
        found = read(write(tmp_path, "extends: ./b.yaml\ndouble_yakuman: true\n"))
        assert found.options.double_yakuman == ("daisuushii",)

    @pytest.mark.parametrize("true", ["true", True])
    def test_a_change_of_one_run_may_say_it(self, true: object) -> None:
        found = changed(load("aotenjo-flat"), {"double_yakuman": true})
        assert found.options.double_yakuman == self.STANDARD
        assert found.changes == {"double_yakuman": list(self.STANDARD)}

    def test_without_a_list_below_it_means_nothing(self, tmp_path: Path) -> None:
        text = find("riichi").read_text(encoding="utf-8")
        start = text.index("double_yakuman:")
        path = write(tmp_path, text.replace(text[start : text.index("\n", start)], "double_yakuman: true"))
        with pytest.raises(InputError) as caught:
            read(path)
        assert [(each.key, each.line) for each in caught.value.problems] == [
            ("mahjong_options.error.no_list_below", text[:start].count("\n") + 1)
        ]


@pytest.mark.parametrize(
    "changes",
    [
        {"double_wind_pair_fu": "0"},
        {"open_hand_min_fu": "40"},
        {"kokushi_fu": "50"},
        {"round_unit": "1000"},
        {"red_honours": "2"},
    ],
    ids=str,
)
def test_a_value_that_only_one_house_has_is_taken(changes: dict[str, str]) -> None:
    ((option, value),) = changes.items()
    assert getattr(changed(load("riichi"), changes).options, option) == int(value)


def test_changes_of_other_games_are_refused_where_they_are_set() -> None:
    assert refusals("shanghai", {"flowers": "99", "dead_wall": "0"}) == [("bad_value", "flowers", "99")]
    assert refusals("yukbaek", {"target": "null"}) == [("bad_ruleset", "target", "null")]


def test_a_file_in_this_folder_needs_no_ending(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "club").write_text("extends: riichi\nkiriage_mangan: true\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert find("club") == Path("club")
    assert read(find("club")).values["kiriage_mangan"] is True
