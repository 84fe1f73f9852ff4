"""The documents name what the code has: every field of a record, every code, every target and module they speak of."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import page_examples
import pytest
from page_examples import name_of

from scorecalc.files.ruleset_names import names

ROOT = Path(__file__).parent.parent
PAGES = [name_of(page) for page in page_examples.PAGES]


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def codes() -> Iterator[str]:
    """The codes of all problems that the program makes: the first argument, or whatever is called `code`."""
    makers = {"Problem", "problem", "add_problem"}
    for path in (ROOT / "scorecalc").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            given: list[ast.expr] = []
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "code":
                given = [node.value]
            elif isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                given = [keyword.value for keyword in node.keywords if keyword.arg == "code"]
                given += node.args[:1] if name in makers else []
                given += [arg for arg in node.args if name == "_incomplete"]
            for each in given:
                parts = [each.body, each.orelse] if isinstance(each, ast.IfExp) else [each]
                texts = [part.value for part in parts if isinstance(part, ast.Constant) and isinstance(part.value, str)]
                yield from (text for text in texts if re.fullmatch("[a-z_]+", text))


def test_every_code_has_its_place_in_the_table_of_codes() -> None:
    found = set(codes())
    assert {"bad_token", "missing_cards", "bad_throw", "bad_meld", "furiten"} <= found
    assert sorted(code for code in found if f"`{code}`" not in page("docs/records.md")) == []


@pytest.mark.parametrize("name", PAGES)
def test_files_that_a_page_speaks_of_are_there(name: str) -> None:
    places = re.findall(
        r"`((?:scorecalc|docs|tests|examples|scripts|rulesets|benchmarks|adr)/[\w./-]*\w/?)`|\]\(([\w./-]+)\)",
        page(name),
    )
    for place in [either for pair in places for either in pair if either]:
        assert (ROOT / place).exists() or (ROOT / name).parent.joinpath(place).exists(), place


def test_targets_that_are_told_of_are_in_the_makefile() -> None:
    targets = set(re.findall(r"^(\w+):", page("Makefile"), re.MULTILINE))
    assert set(re.findall(r"`make (\w+)`", page("CONTRIBUTING.md"))) <= targets


@pytest.mark.parametrize("name", PAGES)
def test_rulesets_that_are_told_of_are_shipped(name: str) -> None:
    assert set(re.findall(r"scorecalc [^`\n]*-R ([\w-]+)(?![\w.-])", page(name))) <= set(names())


def test_the_index_of_decisions_has_each_of_them() -> None:
    index = page("docs/adr/README.md")
    pages = sorted(path.name for path in (ROOT / "docs/adr").glob("0*.md"))
    assert re.findall(r"^\| \[\d{4}\]\((.+)\) \|", index, re.MULTILINE) == pages
