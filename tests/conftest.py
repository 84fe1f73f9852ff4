"""What holds for all tests."""

import pytest
from hypothesis import settings

# A first example loads rulesets and catalogues and takes longer than the rest: times say nothing about an example.
settings.register_profile("scorecalc", deadline=None)
settings.register_profile("quick", deadline=None, max_examples=20)


def pytest_configure(config: pytest.Config) -> None:
    """Try fewer examples where the slow tests are left out as well."""
    settings.load_profile("quick" if "not slow" in config.option.markexpr else "scorecalc")
