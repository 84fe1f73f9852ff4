"""Which command a line asks for."""

from pathlib import Path

import pytest
import typer
from typer.main import get_command
from typer.testing import CliRunner

from scorecalc.cli import app
from scorecalc.cli.group import COMMANDS, DEFAULT, load, options_before_word

HAND = "88m66777889s444z+8s"
EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (f"score {HAND}", ["score", HAND]),
        (HAND, ["score", HAND]),
        (f"{HAND} -t -d 8s", ["score", HAND, "-t", "-d", "8s"]),
        (f"-t -d 8s {HAND}", ["score", "-t", "-d", "8s", HAND]),
        (f"-d8s {HAND}", ["score", "-d8s", HAND]),
        (f"--dora=8s {HAND}", ["score", "--dora=8s", HAND]),
        (f"-trd 8s {HAND}", ["score", "-trd", "8s", HAND]),
        ("--lang ko table --json", ["table", "--lang", "ko", "--json"]),
        ("--lang=ko -R tenhou points 3 40", ["points", "--lang=ko", "-R", "tenhou", "3", "40"]),
        # the value of an option is no command
        ("-R table 123m", ["score", "-R", "table", "123m"]),
        ("-- -1m", ["score", "--", "-1m"]),
        ("-", ["score", "-"]),
        ("-t", ["score", "-t"]),
        ("-h score", ["score", "-h"]),
        # for scorecalc itself
        ("", []),
        ("-h", ["--help"]),
        ("--lang ko -V 123m", ["--version"]),
        ("--lang ko --show-completion zsh", ["--show-completion", "zsh"]),
    ],
)
def test_a_line_without_a_command_is_a_hand(run, monkeypatch, line: str, words: list[str]) -> None:
    seen: list[list[str]] = []

    def parse_args(self: object, ctx: object, args: list[str]) -> list[str]:
        seen.append(args)
        return []

    monkeypatch.setattr("typer.core.TyperGroup.parse_args", parse_args)
    run(line)
    assert seen == [words]


def test_the_app_is_a_typer_app_with_every_command() -> None:
    group = get_command(app)
    assert isinstance(app, typer.Typer)
    assert group.list_commands(None) == list(COMMANDS)
    assert [group.get_command(None, name).name for name in COMMANDS] == list(COMMANDS)
    assert group.get_command(None, "scores") is None


@pytest.mark.parametrize(
    ("line", "first"),
    [
        (HAND, "Hand "),
        (f"score {HAND}", "Hand "),
        ("points 3 40", "Han, fu "),
        ("table --han 1", "Dealer"),
        (f"batch {EXAMPLES}/hands.txt --from text", "line 2: "),
        (f"game {EXAMPLES}/yukbaek-round.yaml", "rules "),
        ("deal riichi-wall 7", "Ruleset "),
        ("rulesets", "mahjong"),
        ("-V", "scorecalc "),
        ("-h", "usage: scorecalc"),
    ],
)
def test_the_runner_of_typer_runs_every_command_and_a_hand(line: str, first: str) -> None:
    done = CliRunner().invoke(app, line.split())
    assert (done.exit_code, done.stdout[: len(first)]) in ((0, first), (1, first))


def test_every_command_reads_its_shared_options_only_once() -> None:
    for name in COMMANDS:
        names = [option for param in load(name).params for option in param.opts]
        assert len(names) == len(set(names)), name


def test_an_option_before_the_word_takes_its_value_with_it() -> None:
    """Whatever options the default command has: no list of their names is kept beside it."""
    for param in load(DEFAULT).params:
        for option in param.opts:
            if option.startswith("-"):
                assert options_before_word([option, "x", "y"]) == [option, "x"][: 1 + (not param.is_flag)], option
