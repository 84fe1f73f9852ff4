"""What holds for all tests."""

import os
from functools import wraps
from tempfile import TemporaryDirectory

import pytest
from hypothesis import settings

from scorecalc.lang import Catalogue

# A first example loads rulesets and catalogues and takes longer than the rest: times say nothing about an example.
settings.register_profile("scorecalc", deadline=None)
settings.register_profile("quick", deadline=None, max_examples=20)


def pytest_configure(config: pytest.Config) -> None:
    """Keep compiled rulesets of this run in a folder of its own. Try fewer examples where the slow tests are left out as well."""
    folder = TemporaryDirectory()
    config.add_cleanup(folder.cleanup)
    os.environ["SCORECALC_CACHE"] = folder.name
    settings.load_profile("quick" if "not slow" in config.option.markexpr else "scorecalc")
    Catalogue.missing = missing_word  # type: ignore[method-assign]


@wraps(Catalogue.missing)
def missing_word(self: Catalogue, key: str) -> str:
    """A key that no catalogue has is a mistake in a test, where people would see the key."""
    raise KeyError(key)
