"""Every option of a ruleset is told in words: in each language, on the page of a ruleset, and in a new file."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from wcwidth import wcswidth

from scorecalc.cli import run as main
from scorecalc.files import ruleset_names, rulesets
from scorecalc.games import BUILT_IN, game
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.option_set import fields
from scorecalc.render.options import sentence

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    monkeypatch.chdir(tmp_path)

    def of(*words: str, lang: str = "en", code: int = 0) -> str:
        assert main(["--no-config", "--lang", lang, "rulesets", *words]) == code
        seen = capsys.readouterr()
        return seen.err if code else seen.out

    return of


def options(name: str) -> set[str]:
    return set(fields(game(name).options()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_every_option_and_nothing_else_has_a_sentence(name: str, language: str) -> None:
    words = catalogue(language)
    told = {key for key in words._part(f"{name}_options") if not key.startswith("error.")}
    assert told == options(name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ruleset_names.names())
@pytest.mark.parametrize("more", [(), ("--effective",)])
def test_a_page_of_80_cells_has_all_words(run: Run, name: str, language: str, more: tuple[str, ...]) -> None:
    page = run("show", name, *more, lang=language)
    assert max(wcswidth(line) for line in page.splitlines()) <= 80
    words, ruleset = catalogue(language), rulesets.load(name)
    shown = ruleset.values if more else json.loads(run("show", name, "-f", "json"))["options"]
    squeezed = _value_column(page)
    missing = [option for option in shown if _squeezed(sentence(ruleset.game, option, words)) not in squeezed]
    assert missing == []


def _squeezed(text: str) -> str:
    return "".join(text.split())


def _value_column(page: str) -> str:
    """What stands in the second column of the table of a page, without blanks."""
    lines = page.splitlines()
    rule = next(number for number, line in enumerate(lines) if line.startswith("-"))
    first, second = lines[rule].split()[:2]
    start = len(first) + 2
    return _squeezed("".join(_cells(line, start, start + len(second)) for line in lines[rule + 1 :]))


def _cells(line: str, start: int, end: int) -> str:
    out, at = "", 0
    for char in line:
        if start <= at < end:
            out += char
        at += max(wcswidth(char), 0)
    return out


def test_the_page_puts_the_sentence_below_the_value_and_the_name_behind_it(run: Run) -> None:
    page = [line.split() for line in run("show", "riichi", "kiriage_mangan", "yaku.tanyao", lang="ko").splitlines()]
    assert ["kiriage_mangan", "false", "riichi"] in page
    assert ["만관에", "조금", "모자란", "손을", "만관으로"] in [line[:5] for line in page]
    assert ["yaku.tanyao", "[1,", "1]", "탕야오", "riichi"] in page


def test_a_page_of_a_file_has_a_column_for_what_an_option_is(run: Run) -> None:
    page = run("show", "riichi", "stick", "fu.tsumo", "-f", "md", lang="ja").splitlines()
    assert [[cell.strip() for cell in line.strip("|").split("|")] for line in page if line.startswith("| stick")] == [
        ["stick", "1000", "riichi", "供託のリーチ棒一本の点数です。"]
    ]
    assert any(line.startswith("| fu.tsumo") and line.rstrip(" |").endswith("ツモ") for line in page)


def test_options_that_are_named_are_shown_alone_and_of_each_ruleset(run: Run) -> None:
    made = json.loads(run("show", "riichi", "tenhou", "pao_scope", "honba.ron", "-f", "json"))
    assert [each["options"] for each in made] == [{"pao_scope": "hand", "honba": {"ron": 300}}] * 2
    assert [each["set_by"]["pao_scope"] for each in made] == ["riichi", "tenhou"]


def test_an_option_alone_is_that_of_the_ruleset_of_the_run(run: Run) -> None:
    made = json.loads(run("show", "min_ron", "-f", "json"))
    assert (made["name"], made["options"]) == ("riichi", {"min_ron": "off"})
    assert run("show", "riichi", "kiriage_mangn", code=2).endswith("did you mean kiriage_mangan, kiriage_base?\n")


def test_no_ruleset_has_the_name_of_an_option() -> None:
    assert not set(ruleset_names.names()) & {name for game in BUILT_IN for name in options(game)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_new_file_says_what_each_option_is(run: Run, language: str) -> None:
    run("new", "club", lang=language)
    text = Path("club.yaml").read_text(encoding="utf-8")
    told = "".join(line.removeprefix("##").strip() for line in text.splitlines() if line.startswith("##"))
    words = catalogue(language)
    squeezed = told.replace(" ", "")
    assert all(sentence("mahjong", name, words).replace(" ", "") in squeezed for name in options("mahjong"))
    assert f"#   tanyao: [1, 1]  # {words.text('mahjong.yaku.tanyao')}\n" in text
