"""Write the recorded texts of the tests anew. Read the difference before it is committed.

These are the texts that nobody derives from a rule: messages about malformed files and hands, and the readings that lost. Expected
values that come from a source (the other `.jsonl` files of the tests) are never written by a program.
"""

from __future__ import annotations

import sys
from pathlib import Path

TESTS = Path(__file__).parent.parent / "tests"


def main() -> None:
    """Write every recorded text."""
    sys.path[:0] = [str(TESTS), str(TESTS / "mahjong")]
    import malformed_texts
    import test_notation_errors
    import test_refusals_texts
    import test_several_readings

    for path in malformed_texts.RULESETS:
        path.with_suffix(".txt").write_text(malformed_texts.of_ruleset(path), encoding="utf-8")
    for path in malformed_texts.RECORDS:
        path.write_text(malformed_texts.of_records(path), encoding="utf-8")
    for module in (test_notation_errors, test_refusals_texts, test_several_readings):
        module.FILE.write_text(module.recorded(), encoding="utf-8")


if __name__ == "__main__":
    main()
