"""Prints the manual page in roff, which `hatch_build.py` adds to the wheel; made from the help texts and the parameters."""

from __future__ import annotations

import sys
from collections.abc import Iterator

from scorecalc import __version__
from scorecalc.cli.group import COMMANDS, load
from scorecalc.cli.help import ROOT_OPTIONS, Described, describe
from scorecalc.lang import Catalogue, catalogue


def page(words: Catalogue) -> str:
    """Return the page in the language of `words`."""
    return "\n".join(_lines(words)) + "\n"


def _lines(words: Catalogue) -> Iterator[str]:
    about, *_ = words.text("help.root.about").split("\n")
    yield f'.TH SCORECALC 1 "" "scorecalc {__version__}"'
    yield from (".SH NAME", f"scorecalc \\- {_escaped(about)}")
    yield from (".SH SYNOPSIS", *_examples(words.text("help.root.usage").split("   ")))
    yield from (".SH EXAMPLES", *_examples(words.text("help.root.examples").split("\n")))
    yield ".SH OPTIONS"
    for name in ROOT_OPTIONS:
        yield from _item(Described(words.text(f"help.root.{name}.written"), words.text(f"help.root.{name}")))
    yield ".SH COMMANDS"
    for name in COMMANDS:
        yield from _command(name, words)
    yield from (".SH ENVIRONMENT", *_paragraphs(words.text("help.root.more")))


def _command(name: str, words: Catalogue) -> Iterator[str]:
    yield f".SS {_escaped(words.text(f'help.{name}.usage'))}"
    yield from _paragraphs(words.text(f"help.{name}.about"))
    yield from _examples(words.text(f"help.{name}.examples").split("\n"))
    for described in describe(load(name), words):
        yield from _item(described)


def _item(described: Described) -> Iterator[str]:
    yield from (".TP", f".B {_escaped(described.written)}", _escaped(described.text))


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.split("\n"):
        yield from (".PP", _escaped(paragraph))


def _examples(lines: list[str]) -> Iterator[str]:
    """Yield lines that are not filled."""
    yield from (".PP", ".nf")
    yield from (_escaped(line.strip()) for line in lines if line.strip())
    yield ".fi"


def _escaped(text: str) -> str:
    """`text` with what roff would take for its own: backslashes, dashes, a dot or quote at the start of a line.

    >>> _escaped("-h, --help"), _escaped(".5")
    ('\\\\-h, \\\\-\\\\-help', '\\\\&.5')
    """
    plain = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{plain}" if plain[:1] in (".", "'") else plain


if __name__ == "__main__":
    sys.stdout.write(page(catalogue("en")))
