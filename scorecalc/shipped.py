"""The shipped rulesets, checked and merged: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESETS: dict[str, dict[str, Any]] = {}
