"""Builds what the wheel has beside the sources: the compiled form of each shipped ruleset, and the manual page."""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Hook(BuildHookInterface):
    """Adds generated files to a wheel. An editable install compiles rulesets as they are used."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Generate the files in a folder of their own, before hatchling collects what the wheel has."""
        if version == "editable":
            return
        sys.path[:0] = [self.root, str(Path(self.root, "scripts"))]
        self.folder = TemporaryDirectory()
        for made, place in (*self.rulesets(), *self.manual()):
            build_data["shared_data" if place.startswith("share/") else "force_include"][str(made)] = place

    def rulesets(self) -> list[tuple[Path, str]]:
        """Compile the shipped rulesets: each file, and its place in the wheel."""
        from scorecalc.files.compiled import ENDING
        from scorecalc.files.ruleset_names import shipped_files
        from scorecalc.files.rulesets import compiled_form

        found = []
        for path in shipped_files():
            made = Path(self.folder.name, path.stem + ENDING)
            made.write_bytes(compiled_form(path.stem))
            found.append((made, f"scorecalc/rulesets/{path.parent.name}/{made.name}"))
        return found

    def manual(self) -> list[tuple[Path, str]]:
        """Write the manual page."""
        from make_manual import page

        from scorecalc.lang import catalogue

        made = Path(self.folder.name, "scorecalc.1")
        made.write_text(page(catalogue("en")), encoding="utf-8")
        return [(made, "share/man/man1/scorecalc.1")]

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Delete what was generated: it is in the wheel now."""
        if version != "editable":
            self.folder.cleanup()
