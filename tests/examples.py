"""How many random examples a property needs."""

from __future__ import annotations

from hypothesis import settings


def examples(number: int) -> settings:
    """Settings for `number` examples; for a fifth of them in a quick run (`tests/conftest.py`)."""
    return settings(max_examples=number * settings.default.max_examples // 100)
