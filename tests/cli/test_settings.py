"""Where settings come from: option, environment, project file, user file, in this order."""

from pathlib import Path

import pytest

from scorecalc.cli.session import changes, wants_colour
from scorecalc.cli.settings import read
from scorecalc.errors import InputError

HAND = "88m66777889s444z+8s"


def config(tmp_path: Path, text: str, *, user: bool = False) -> Path:
    path = tmp_path / "home" / "scorecalc" / "config.toml" if user else tmp_path / "scorecalc.toml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def test_the_stronger_source_wins(run, tmp_path, monkeypatch) -> None:
    assert run(HAND).out.startswith("Hand ")
    config(tmp_path, 'lang = "ja"', user=True)
    assert run(HAND).out.startswith("手牌 ")
    config(tmp_path, 'lang = "ko"')
    assert run(HAND).out.startswith("패 ")
    monkeypatch.setenv("SCORECALC_LANG", "ja")
    assert run(HAND).out.startswith("手牌 ")
    assert run(f"{HAND} --lang en").out.startswith("Hand ")


def test_every_setting_is_read(run, tmp_path) -> None:
    config(tmp_path, 'format = "json"\nruleset = "tenhou"\nexplain = true')
    out = run(HAND).out
    assert '"ruleset": "tenhou"' in out
    assert '"readings"' in out


def test_json_of_the_line_is_stronger_than_a_format_of_the_environment(run, monkeypatch) -> None:
    monkeypatch.setenv("SCORECALC_FORMAT", "csv")
    assert run("points 5").out.startswith("ok,ruleset,")
    assert run("points 5 --json").out.startswith("[")


def test_another_file_may_be_named_or_none_read(run, tmp_path) -> None:
    config(tmp_path, 'lang = "ko"')
    other = tmp_path / "other.toml"
    other.write_bytes(b'\xef\xbb\xbflang = "ja"\r\n')
    assert run(f"{HAND} --config {other}").out.startswith("手牌 ")
    assert run(f"{HAND} --no-config").out.startswith("Hand ")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('langg = "ko"', "scorecalc.toml: unknown setting 'langg'\n  hint: did you mean lang?\n"),
        ('lang = "fr"', "scorecalc.toml: lang cannot be 'fr'\n  hint: choose one of ko, ja, en\n"),
        ("slang = 3", "scorecalc.toml: slang cannot be '3'\n  hint: choose one of true, false\n"),
        (
            "lang",
            "scorecalc.toml: this is not TOML: Expected '=' after a key in a key/value pair (at end of document)\n",
        ),
    ],
)
def test_a_mistake_in_the_file_is_told(run, tmp_path, text, said) -> None:
    config(tmp_path, text)
    assert run(HAND) == (2, "", said)


def test_a_file_that_is_not_there_is_told(run) -> None:
    assert run(f"{HAND} --config no.toml") == (2, "", "error: no.toml cannot be read: No such file or directory\n")


def test_a_mistake_in_the_environment_is_told(run, monkeypatch) -> None:
    monkeypatch.setenv("SCORECALC_FORMAT", "xml")
    hint = "  hint: choose one of text, json, jsonl, csv, md, html\n"
    assert run(HAND) == (2, "", f"SCORECALC_FORMAT: format cannot be 'xml'\n{hint}")


@pytest.mark.parametrize(("word", "is_on"), [("1", True), ("yes", True), ("TRUE", True), ("off", False), ("0", False)])
def test_switches_of_the_environment(word, is_on) -> None:
    assert read({"SCORECALC_SLANG": word, "HOME": "/nowhere"}, None) == {"slang": is_on}


@pytest.mark.parametrize(
    ("given", "setting", "environment", "is_terminal", "expected"),
    [
        (None, None, {}, True, True),
        (None, None, {}, False, False),
        ("auto", None, {}, True, True),
        (None, None, {"NO_COLOR": "1"}, True, False),
        (None, None, {"NO_COLOR": ""}, True, True),
        (None, None, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, True, False),
        (None, None, {"FORCE_COLOR": "1"}, False, True),
        (None, None, {"CLICOLOR_FORCE": "1"}, False, True),
        (None, None, {"CLICOLOR_FORCE": "0"}, False, False),
        (None, None, {"TERM": "dumb"}, True, False),
        ("always", None, {"NO_COLOR": "1"}, False, True),
        ("never", None, {"FORCE_COLOR": "1"}, True, False),
        (None, "always", {}, False, True),
        (None, "always", {"NO_COLOR": "1"}, True, False),
        ("auto", "always", {}, False, False),
        (None, "never", {"FORCE_COLOR": "1"}, True, False),
        ("always", "never", {"NO_COLOR": "1"}, False, True),
    ],
)
def test_colour(given, setting, environment, is_terminal, expected) -> None:
    assert wants_colour(given, setting, environment, is_terminal=is_terminal) is expected


@pytest.mark.parametrize("where", ["file", "environment"])
def test_a_setting_never_colours_against_no_color(run, tmp_path, monkeypatch, where) -> None:
    if where == "file":
        config(tmp_path, 'color = "always"')
    else:
        monkeypatch.setenv("SCORECALC_COLOR", "always")
    assert "\x1b" in run(HAND).out
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in run(HAND).out
    assert "\x1b" not in run("score -R no-such-rules 1m").err
    assert "\x1b" in run(f"{HAND} --color always").out


def test_colour_in_the_output(run, monkeypatch) -> None:
    assert "\x1b[1mHand\x1b[0m" in run(f"{HAND} --color always").out
    assert "\x1b" not in run(HAND).out
    assert run("score --color always -R no-such-rules 1m").err.startswith("\x1b[1m\x1b[31merror:\x1b[0m ")


def test_all_bad_changes_are_told_at_once() -> None:
    with pytest.raises(InputError) as refused:
        changes(["a", "b=1", "=2"])
    assert [problem.text for problem in refused.value.problems] == ["a", "=2"]
