"""Every example in a docstring runs and says what it says."""

import doctest
import pkgutil
from importlib import import_module

import pytest

import scorecalc

MODULES = [
    module.name
    for module in pkgutil.walk_packages(scorecalc.__path__, "scorecalc.")
    if not module.name.startswith("scorecalc.lang.") and module.name != "scorecalc.__main__"
]


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_of_a_module_run(name: str) -> None:
    assert doctest.testmod(import_module(name), raise_on_error=False).failed == 0


def test_there_are_examples() -> None:
    finder = doctest.DocTestFinder(exclude_empty=True)
    assert sum(len(test.examples) for name in MODULES for test in finder.find(import_module(name))) > 100
