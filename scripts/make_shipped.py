"""Write `scorecalc/shipped/`: what the shipped rulesets come to, so that scoring one hand reads no YAML.

Run by `make shipped` whenever a file below `rulesets/` or the options of a game change; a test compares the two.
"""

from __future__ import annotations

from pathlib import Path
from pprint import pformat
from typing import Any

from scorecalc.files.ruleset_reader import chain, read
from scorecalc.files.rulesets import digest, folder, shipped_files

TARGET = Path(__file__).parent.parent / "scorecalc" / "shipped"
INDEX = '''\
"""The shipped rulesets, checked and merged, one module each: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from importlib import import_module
from typing import Any, cast

NAMES = frozenset(
    {names}
)


def made(name: str) -> dict[str, Any] | None:
    """What the shipped ruleset `name` comes to, with the files that it was made from and their digest; None for any other."""
    if name not in NAMES:
        return None
    return cast("dict[str, Any]", import_module(f"scorecalc.shipped.{{name.replace('-', '_')}}").RULESET)
'''
MODULE = '''\
"""The ruleset {name}: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESET: dict[str, Any] = (
    {ruleset}
)
'''


def come_to(path: Path) -> dict[str, Any]:
    """What the ruleset in the file `path` comes to. InputError where it is not in order."""
    ruleset = read(path)
    files = [layer.path for layer in chain(path)]
    return {
        "digest": digest(iter(files)),
        "files": [file.relative_to(folder()).as_posix() for file in files],
        "game": ruleset.game,
        "title": dict(ruleset.title),
        "source": list(ruleset.source),
        "options": ruleset.options,
    }


def written(value: Any) -> str:
    """`value` as it stands inside brackets."""
    return pformat(value, width=116, compact=True, sort_dicts=False).replace("\n", "\n    ")


def sources() -> dict[str, str]:
    """The text of each module by the name of its file."""
    out = {}
    for path in shipped_files():
        name = f"{path.stem.replace('-', '_')}.py"
        out[name] = MODULE.format(name=path.stem, ruleset=written(come_to(path)))
    return out | {"__init__.py": INDEX.format(names=written(sorted(path.stem for path in shipped_files())))}


def main() -> None:
    """Write the modules, and take away those of rulesets that are gone."""
    made = sources()
    TARGET.mkdir(exist_ok=True)
    for path in TARGET.glob("*.py"):
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (TARGET / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
