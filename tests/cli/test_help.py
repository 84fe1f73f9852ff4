"""Help: every command in three languages, examples first, and the manual page from the same source."""

import shlex

import make_manual as manual
import pytest

from scorecalc.cli.group import COMMANDS, DEFAULT, load, options_before_word
from scorecalc.cli.help import describe
from scorecalc.lang import LANGUAGES, catalogue

HEADINGS = {"en": ("Examples", "Options"), "ko": ("보기", "옵션"), "ja": ("例", "オプション")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_each_command_has_help_with_examples_before_options(run, name, language, flag) -> None:
    code, out, err = run(f"--lang {language} {name} {flag}")
    assert (code, err) == (0, "")
    lines = out.split("\n")
    examples, options = HEADINGS[language]
    assert lines.index(examples) < lines.index(options)
    assert f"scorecalc {name}" in lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_scorecalc_lists_every_command(run, language) -> None:
    code, out, err = run(f"-h --lang {language}")
    assert (code, err) == (0, "")
    first_words = {line.split()[0] for line in out.split("\n") if line.startswith("  ")}
    assert first_words >= set(COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_option_is_described_in_each_language(name) -> None:
    command = load(name)
    texts = {language: [each.text for each in describe(command, catalogue(language))] for language in LANGUAGES}
    assert all(all(column) for column in texts.values())
    assert not set(texts["ko"]) & set(texts["en"])
    assert not set(texts["ja"]) & set(texts["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_the_help_are_lines_of_scorecalc(language) -> None:
    words = catalogue(language)
    for name in COMMANDS:
        for line in words.text(f"help.{name}.examples").split("\n"):
            line_words = shlex.split(line.split("|")[-1].split(">")[0].split("<")[0])
            assert line_words[0] == "scorecalc"
            line_words = line_words[1:]
            word = next(iter(line_words[len(options_before_word(line_words)) :]), "")
            assert (word if word in COMMANDS else DEFAULT) == name, line


def test_help_fits_a_narrow_terminal(run, monkeypatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    from scorecalc.render.width import width

    for language in LANGUAGES:
        lines = run(f"points -h --lang {language}").out.split("\n")
        # an example stands on one line whatever its length, Japanese has no blanks to break at
        assert all(width(line) <= 60 or language == "ja" for line in lines if not line.startswith("  scorecalc"))


@pytest.mark.parametrize("flag", ["-V", "--version"])
def test_the_version_is_one_line(run, flag) -> None:
    assert run(flag) == (0, "scorecalc 0.1.0\n", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_has_every_option_of_every_command(language) -> None:
    text = manual.page(catalogue(language)).replace("\\-", "-")
    for name in COMMANDS:
        for param in load(name).params:
            assert all(option in text for option in param.opts if option.startswith("-"))
