"""The commands on the pages print what is shown for them, and the Python beside them runs."""

import doctest
import re
from pathlib import Path

import page_examples
import pytest
from page_examples import PAGES, examples_of, folder_of, name_of, output_of, renewed

READMES = [page for page in PAGES if page.name.startswith("README.") and page.parent == page_examples.ROOT]


@pytest.mark.parametrize(
    ("page", "command", "shown"),
    [
        pytest.param(page, *example, id=f"{name_of(page)}: {example.command[:60]}")
        for page in PAGES
        for example in examples_of(page)
    ],
)
def test_a_command_prints_what_is_shown(page: Path, command: str, shown: str) -> None:
    with folder_of(page):
        assert renewed(shown, output_of(command)) == shown


def test_lines_left_out_are_left_out_of_the_new_output() -> None:
    assert doctest.testmod(page_examples).attempted
    assert doctest.testmod(page_examples).failed == 0


def test_the_readmes_show_the_same_two_commands_of_set_up() -> None:
    texts = [page.read_text(encoding="utf-8") for page in READMES]
    commands = [re.findall(r"^```bash\n(.*?)^```$", text, re.DOTALL | re.MULTILINE) for text in texts]
    assert len(READMES) > 1
    assert len(commands[0]) == 2
    assert all(each == commands[0] for each in commands)


@pytest.mark.parametrize("page", [page for page in PAGES if ">>> " in page.read_text(encoding="utf-8")], ids=name_of)
def test_a_python_example_runs(page: Path) -> None:
    test = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, name_of(page), None, 0)
    with folder_of(page):
        assert doctest.DocTestRunner().run(test).failed == 0
