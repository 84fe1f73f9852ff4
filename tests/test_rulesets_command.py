"""`scorecalc rulesets`: lists, shows, checks, compares and begins rulesets."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest
from wcwidth import wcswidth

from scorecalc.cli import run as main
from scorecalc.cli.ruleset_pages import flat, written
from scorecalc.files import ruleset_names, rulesets
from scorecalc.files.ruleset_reader import read
from scorecalc.files.yaml_text import text_value
from scorecalc.lang import LANGUAGES


class Run(NamedTuple):
    code: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Run]:
    monkeypatch.chdir(tmp_path)

    def of(*words: str, lang: str = "en") -> Run:
        code = main(["--no-config", "--lang", lang, "rulesets", *words])
        return Run(code, *capsys.readouterr())

    return of


def test_the_list_has_every_ruleset_under_its_game_and_is_what_comes_without_a_word(run: Callable[..., Run]) -> None:
    listed = run("list", lang="ko").out
    assert run(lang="ko").out == listed
    assert all(name in listed for name in ruleset_names.names())
    assert listed.index("마작") < listed.index("패산")


def test_the_list_is_in_order_and_says_which_ruleset_is_used_where_none_is_chosen(run: Callable[..., Run]) -> None:
    lines = run("list", "mahjong", lang="ko").out.splitlines()
    names = [line.split()[0] for line in lines[1:]]
    assert names == sorted(names)
    assert [line.split()[0] for line in lines if line.endswith("(기본)")] == ["riichi"]


def test_a_ruleset_may_be_asked_for_by_its_title(run: Callable[..., Run]) -> None:
    found = run("show", "천봉", lang="ko")
    assert (found.code, found.out) == (2, "")
    assert found.err.endswith("도움말: tenhou, tenhou-sanma를 뜻했습니까?\n")
    assert run("show", "zzz", lang="ko").err.endswith("쓸 수 있는 룰은 'scorecalc rulesets'로 볼 수 있습니다\n")


@pytest.mark.parametrize(
    "words", [("show", "yukbaek"), ("show", "riichi", "--effective"), ("diff", "tenhou", "riichi")]
)
def test_options_fit_the_terminal(run: Callable[..., Run], words: tuple[str, ...]) -> None:
    assert max(wcswidth(line) for line in run(*words, lang="ko").out.splitlines()) <= 80


def test_a_difference_leaves_out_what_one_ruleset_has_and_leaves_empty(run: Callable[..., Run]) -> None:
    rows = json.loads(run("diff", "yukbaek", "roppyakken", "-f", "json").out)
    assert all(row["yukbaek"] or row["roppyakken"] or None not in row.values() for row in rows)


def test_the_list_of_one_game_has_no_other(run: Callable[..., Run]) -> None:
    found = json.loads(run("list", "wall", "-f", "json").out)
    assert {ruleset["game"] for ruleset in found} == {"wall"}
    assert run("list", "wal").code == 2


def test_show_has_what_the_file_sets_itself(run: Callable[..., Run]) -> None:
    found = json.loads(run("show", "tenhou", "-f", "json").out)
    assert found["extends"] == ["riichi"]
    assert "pao_scope" in found["options"] and "ura" not in found["options"]


def test_show_effective_has_every_option_and_who_sets_it(run: Callable[..., Run]) -> None:
    found = json.loads(run("show", "tenhou", "--effective", "-f", "json").out)
    assert found["options"] == json.loads(json.dumps(rulesets.load("tenhou").values))
    assert (found["set_by"]["pao_scope"], found["set_by"]["ura"]) == ("tenhou", "riichi")


def test_show_with_set_says_what_was_set(run: Callable[..., Run]) -> None:
    rows = [line.split() for line in run("show", "tenhou", "--set", "honba.ron=500").out.splitlines()]
    assert ["honba.ron", "500", "--set"] in rows


@pytest.mark.parametrize("language", LANGUAGES)
def test_show_is_in_the_language_of_the_run(run: Callable[..., Run], language: str) -> None:
    assert rulesets.load("riichi").title[language] in run("show", "riichi", lang=language).out


def test_show_of_something_that_is_not_there_asks_what_was_meant(run: Callable[..., Run]) -> None:
    found = run("show", "tenho")
    assert (found.code, found.out) == (2, "")
    assert "tenhou" in found.err


def test_check_passes_every_shipped_ruleset(run: Callable[..., Run]) -> None:
    found = run("check")
    assert (found.code, found.err) == (0, "")
    assert len(found.out.splitlines()) == len(ruleset_names.names())


def test_check_goes_on_after_a_file_that_is_wrong(run: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("extends: riichi\nura: maybe\nplayers: 5\n", encoding="utf-8")
    (tmp_path / "good.yaml").write_text("extends: riichi\n", encoding="utf-8")
    found = run("check", "bad.yaml", "good.yaml")
    assert (found.code, found.out) == (1, "good.yaml: in order\n")
    assert [line for line in found.err.splitlines() if line.startswith("bad.yaml:")] == [
        "bad.yaml:2:6: not a value that can stand here: maybe",
        "bad.yaml:3:10: not a value that can stand here: 5",
    ]


def test_check_is_told_as_data_too(run: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text("extends: riichi\nura: maybe\nplayers: 5\n", encoding="utf-8")
    (tmp_path / "good.yaml").write_text("extends: riichi\n", encoding="utf-8")
    found = run("check", "bad.yaml", "good.yaml", "-f", "json", lang="ko")
    assert (found.code, found.err) == (1, "")
    bad, good = json.loads(found.out)
    assert good == {"schema": "scorecalc.ruleset.check/1", "file": "good.yaml", "ok": True, "errors": []}
    assert (bad["schema"], bad["file"], bad["ok"]) == ("scorecalc.ruleset.check/1", "bad.yaml", False)
    assert [(each["code"], each["file"], each["line"], each["column"]) for each in bad["errors"]] == [
        ("bad_value", "bad.yaml", 2, 6),
        ("bad_value", "bad.yaml", 3, 10),
    ]
    alone = run("check", "good.yaml", "--json")
    assert (alone.code, json.loads(alone.out)) == (0, [good])
    lines = run("check", "bad.yaml", "good.yaml", "-f", "jsonl").out.splitlines()
    assert [json.loads(line) for line in lines] == [bad, good]
    assert len(json.loads(run("check", "--json").out)) == len(ruleset_names.names())


@pytest.mark.parametrize("words", [("list",), ("show", "riichi", "tenhou"), ("diff", "riichi", "tenhou"), ("check",)])
def test_all_data_names_its_form(run: Callable[..., Run], words: tuple[str, ...]) -> None:
    form = "" if words[0] == "show" else f".{words[0]}"
    found = json.loads(run(*words, "--json").out)
    assert {each["schema"] for each in found} == {f"scorecalc.ruleset{form}/1"}


def test_diff_has_the_options_that_differ_and_no_other(run: Callable[..., Run]) -> None:
    rows = json.loads(run("diff", "riichi", "tenhou", "-f", "json").out)
    left, right = flat(rulesets.load("riichi").values), flat(rulesets.load("tenhou").values)
    assert {row["option"] for row in rows} == {name for name in left if left[name] != right.get(name)}
    assert run("diff", "riichi", "riichi").out == "all options of the two are the same\n"


def test_diff_is_a_table_in_csv_too(run: Callable[..., Run]) -> None:
    rows = list(csv.DictReader(io.StringIO(run("diff", "riichi", "sanma", "-f", "csv").out)))
    assert next(row for row in rows if row["option"] == "players") == {"option": "players", "riichi": "4", "sanma": "3"}


def test_the_schema_is_json_schema_of_the_game(run: Callable[..., Run]) -> None:
    assert json.loads(run("schema").out)["properties"]["players"]["enum"] == [3, 4]
    assert json.loads(run("schema", "wall").out)["title"] == "scorecalc ruleset: wall"


@pytest.mark.parametrize("base", ruleset_names.names())
def test_a_new_file_is_in_order_and_comes_to_the_same_as_its_base(run: Callable[..., Run], base: str) -> None:
    assert run("new", "club", "--extends", base, lang="ko").out == "club.yaml을 만들었습니다\n"
    assert read(Path("club.yaml")).values == rulesets.load(base).values


@pytest.mark.parametrize("base", ruleset_names.names())
def test_every_option_of_a_new_file_can_be_taken_out_of_its_comment(run: Callable[..., Run], base: str) -> None:
    run("new", "club", "--extends", base)
    text = Path("club.yaml").read_text(encoding="utf-8")
    head, _, rest = text.partition("source: []\n")
    Path("all.yaml").write_text(head + rest.replace("\n# ", "\n"), encoding="utf-8")
    assert read(Path("all.yaml")).values == rulesets.load(base).values


def test_a_new_file_never_takes_the_place_of_another(run: Callable[..., Run], tmp_path: Path) -> None:
    (tmp_path / "club.yaml").write_text("mine", encoding="utf-8")
    assert run("new", "club").code == 2
    assert (tmp_path / "club.yaml").read_text(encoding="utf-8") == "mine"
    assert run("new", "no/such/folder/club").code == 2


@pytest.mark.parametrize(
    "value",
    [True, None, 12, "off", "a: b", "# x", " x", "[1]", "리치", "x y", "", "@x", "!x", ["a", ["b, c"]], {"k": ["v"]}],
)
def test_what_is_written_reads_back(value: object) -> None:
    def as_text(part: object) -> object:
        if isinstance(part, list):
            return [as_text(each) for each in part]
        if isinstance(part, dict):
            return {name: as_text(each) for name, each in part.items()}
        return {True: "true", None: "null"}.get(part, str(part)) if not isinstance(part, str) else part

    assert text_value(f"[{written(value)}]") == [as_text(value)]


@pytest.mark.parametrize("words", [("shw",), ("diff", "riichi"), ("diff", "a", "b", "c"), ("new",), ("schema", "go")])
def test_what_it_does_not_know_is_bad_usage(run: Callable[..., Run], words: tuple[str, ...]) -> None:
    found = run(*words)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith("error: ")
