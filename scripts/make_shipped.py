"""Write `scorecalc/shipped.py`: what the shipped rulesets come to, so that scoring one hand reads no YAML.

Run by `make shipped` whenever a file below `rulesets/` or the options of a game change; a test compares the two.
"""

from __future__ import annotations

import sys
from pathlib import Path
from pprint import pformat
from typing import Any

from scorecalc.rulesets import digest, folder, shipped_files

TARGET = Path(__file__).parent.parent / "scorecalc" / "shipped.py"
HEAD = '''\
"""The shipped rulesets, checked and merged: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESETS: dict[str, dict[str, Any]] = '''


def made() -> dict[str, dict[str, Any]]:
    """What the shipped rulesets come to, by their names. InputError where one is not in order."""
    from scorecalc.ruleset_files import chain, read

    out: dict[str, dict[str, Any]] = {}
    for path in shipped_files():
        ruleset = read(path)
        files = [layer.path for layer in chain(path)]
        out[ruleset.name] = {
            "digest": digest(iter(files)),
            "files": [file.relative_to(folder()).as_posix() for file in files],
            "game": ruleset.game,
            "title": dict(ruleset.title),
            "source": list(ruleset.source),
            "options": ruleset.options,
        }
    return out


def source() -> str:
    """The text of the module."""
    return HEAD + pformat(made(), width=118, compact=True, sort_dicts=False) + "\n"


def main() -> None:
    """Write the module; with an argument, only say by the exit code whether it is up to date."""
    text = source()
    if len(sys.argv) > 1:
        sys.exit(TARGET.read_text(encoding="utf-8") != text)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
