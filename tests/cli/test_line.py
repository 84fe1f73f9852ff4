"""Which command a line asks for."""

import pytest

from scorecalc.cli.command import build
from scorecalc.cli.commands import COMMANDS, DEFAULT, TAKES_VALUE
from scorecalc.cli.main import take_apart

HAND = "88m66777889s444z+8s"


@pytest.mark.parametrize(
    ("line", "command", "arguments"),
    [
        (f"score {HAND}", "score", [HAND]),
        (HAND, "score", [HAND]),
        (f"{HAND} -t -d 8s", "score", [HAND, "-t", "-d", "8s"]),
        (f"-t -d 8s {HAND}", "score", ["-t", "-d", "8s", HAND]),
        (f"-d8s {HAND}", "score", ["-d8s", HAND]),
        (f"--dora=8s {HAND}", "score", ["--dora=8s", HAND]),
        (f"-trd 8s {HAND}", "score", ["-trd", "8s", HAND]),
        ("--lang ko table --json", "table", ["--lang", "ko", "--json"]),
        ("--lang=ko -R tenhou points 3 40", "points", ["--lang=ko", "-R", "tenhou", "3", "40"]),
        # the value of an option is no command
        ("-R table 123m", "score", ["-R", "table", "123m"]),
        ("-- -1m", "score", ["--", "-1m"]),
        ("-", "score", ["-"]),
        ("", "", []),
        ("-h", "", ["-h"]),
    ],
)
def test_a_line_without_a_command_is_a_hand(line: str, command: str, arguments: list[str]) -> None:
    assert take_apart(line.split())[:2] == (command, arguments)


def test_the_options_that_take_a_value_are_those_of_score() -> None:
    found = {name for param in build(DEFAULT).params for name in param.opts if name[0] == "-" and not param.is_flag}
    assert found == TAKES_VALUE


def test_every_command_reads_its_shared_options_only_once() -> None:
    for name in COMMANDS:
        names = [option for param in build(name).params for option in param.opts]
        assert len(names) == len(set(names)), name
