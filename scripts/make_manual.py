"""Write docs/scorecalc.1, the manual page in English: `python scripts/make_manual.py`."""

from __future__ import annotations

from pathlib import Path

from scorecalc.cli.manual import page
from scorecalc.lang import catalogue

PAGE = Path(__file__).parent.parent / "docs" / "scorecalc.1"

if __name__ == "__main__":
    PAGE.write_text(page(catalogue("en")), encoding="utf-8")
