"""Write the outputs that the pages show for their commands anew. Read the difference before it is committed.

A page is any Markdown file at the top or under `docs/`. A block of `console` has commands behind `$ ` and their outputs, in the
language of the page; a line of `…` alone leaves lines of the output out. A block that names a file beside its language, such as
`yaml club.yaml`, is that file for the commands of its page.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from scorecalc.cli import run
from scorecalc.lang import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
OMITTED = "…\n"
BLOCK = re.compile(r"^```(?P<kind>\w+)(?: (?P<name>\S+))?\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


class Example(NamedTuple):
    """A command of a page and the output that the page shows for it."""

    command: str
    shown: str


def name_of(page: Path) -> str:
    """The path of a page within the project."""
    return page.relative_to(ROOT).as_posix()


def language_of(page: Path) -> str:
    """The language of `README.ko.md` or `docs/ko/hands.md`; English where the path has none."""
    parts = re.split(r"[./]", name_of(page))
    return next((part for part in parts if part in LANGUAGES), "en")


def examples_in(block: str) -> list[Example]:
    """The commands of a block of `console` in their order."""
    parts = re.split(r"^\$ ", block, flags=re.MULTILINE)
    assert not parts[0], f"a block begins with a command: {parts[0]!r}"
    return [Example(*part.split("\n", 1)) for part in parts[1:]]


def examples_of(page: Path) -> list[Example]:
    """The commands of a page in their order."""
    blocks = BLOCK.finditer(page.read_text(encoding="utf-8"))
    return [example for block in blocks if block["kind"] == "console" for example in examples_in(block["text"])]


@contextlib.contextmanager
def folder_of(page: Path) -> Iterator[None]:
    """Work in a folder that has the files of a page and the examples, without settings of the user."""
    before, variables = Path.cwd(), dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for name in variables:
            if name.startswith(("SCORECALC_", "LC_", "LANG")):
                del os.environ[name]
        os.environ |= {"SCORECALC_LANG": language_of(page), "COLUMNS": "80", "XDG_CONFIG_HOME": folder}
        Path("examples").symlink_to(ROOT / "examples")
        for block in BLOCK.finditer(page.read_text(encoding="utf-8")):
            if block["name"]:
                Path(block["name"]).write_text(block["text"], encoding="utf-8")
        try:
            yield
        finally:
            os.chdir(before)
            os.environ.clear()
            os.environ |= variables


def output_of(command: str) -> str:
    """The output of a command, that of standard error last."""
    program, *arguments = shlex.split(command)
    assert program == "scorecalc", f"only scorecalc is run: {command}"
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        run(arguments)
    return (out.getvalue() + err.getvalue()).strip("\n") + "\n"


def renewed(shown: str, output: str) -> str:
    """`shown` with its lines taken from `output`; the same text where a page is in order.

    Lines behind an omission begin with the line that they began with. ValueError if the output has it no more.

    >>> renewed("a 1\\n…\\nc 1\\nd 1\\n…\\n", "a 2\\nb 2\\nc 1\\nd 2\\ne 2\\n")
    'a 2\\n…\\nc 1\\nd 2\\n…\\n'
    """
    parts = [part.splitlines() for part in re.split(f"^{OMITTED}", shown, flags=re.MULTILINE)]
    if len(parts) == 1:
        return output
    lines = output.splitlines()
    begin, taken = 0, []
    for number, part in enumerate(parts):
        if number and part:
            begin = lines.index(part[0], begin)
        end = begin + len(part) if number < len(parts) - 1 or not part else len(lines)
        taken.append("".join(f"{line}\n" for line in lines[begin:end]))
        begin = end
    return OMITTED.join(taken)


def renewed_page(page: Path) -> str:
    """The text of a page with the outputs that its commands have now."""

    def renewed_block(block: re.Match[str]) -> str:
        if block["kind"] != "console":
            return block[0]
        text = "".join(
            f"$ {command}\n{renewed(shown, output_of(command))}" for command, shown in examples_in(block["text"])
        )
        return f"```console\n{text}```"

    with folder_of(page):
        return BLOCK.sub(renewed_block, page.read_text(encoding="utf-8"))


def main() -> None:
    """Write every page."""
    for page in PAGES:
        try:
            page.write_text(renewed_page(page), encoding="utf-8")
        except ValueError as error:
            print(f"{name_of(page)}: {error}; shorten the output by hand", file=sys.stderr)


if __name__ == "__main__":
    main()
