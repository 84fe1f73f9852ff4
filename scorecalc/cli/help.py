"""Help texts: what a command is for, examples first, then its words and options. Plain text in the language of the run.

Every text comes from the catalogue, the options from the command itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from scorecalc.cli.session import columns
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Drawing, Heading, Prose, Rows
from scorecalc.render.writers import to_text


class Described(NamedTuple):
    """An option or a word of a command: how it is written, and what it does."""

    written: str
    text: str


def command_help(command: Any, words: Catalogue) -> str:
    """The help text of a command."""
    return _as_text(command_blocks(command, words))


def root_help(commands: Sequence[str], words: Catalogue) -> str:
    """The help text of `scorecalc` itself, which lists `commands`."""
    return _as_text(root_blocks(commands, words))


def command_blocks(command: Any, words: Catalogue) -> list[Block]:
    """Return the blocks of the help of a command."""
    name = command.name
    arguments = [described for described in describe(command, words) if not described.written.startswith("-")]
    options = [described for described in describe(command, words) if described.written.startswith("-")]
    blocks: list[Block] = [
        Prose((words.text("help.usage", line=words.text(f"help.{name}.usage")), "", *_text(words, f"{name}.about"))),
        Heading(words.text("help.examples")),
        Drawing(tuple(f"  {line}" for line in _text(words, f"{name}.examples"))),
    ]
    if arguments:
        blocks += [Heading(words.text("help.words")), _rows(arguments)]
    return [*blocks, Heading(words.text("help.options")), _rows(options)]


def root_blocks(commands: Sequence[str], words: Catalogue) -> list[Block]:
    """Return the blocks of the help of `scorecalc`."""
    described = [Described(name, _text(words, f"{name}.about")[0]) for name in commands]
    options = [
        Described(words.text(f"help.root.{name}.written"), words.text(f"help.root.{name}")) for name in ROOT_OPTIONS
    ]
    return [
        Prose((words.text("help.usage", line=words.text("help.root.usage")), "", *_text(words, "root.about"))),
        Heading(words.text("help.examples")),
        Drawing(tuple(f"  {line}" for line in _text(words, "root.examples"))),
        Heading(words.text("help.commands")),
        _rows(described),
        Heading(words.text("help.options")),
        _rows(options),
        Prose(("", *_text(words, "root.more"))),
    ]


ROOT_OPTIONS = ("lang", "color", "config", "version", "help", "completion")
"""The options that the help of `scorecalc` itself lists."""


def describe(command: Any, words: Catalogue) -> Iterator[Described]:
    """The words and options of a command in order; an option has its own text for a command or the one for all."""
    for param in command.params:
        own = f"help.{command.name}.{param.name}"
        text = words.text(own if words.has(own) else f"help.option.{param.name}")
        written = written_as(param)
        if choices := getattr(param, "choices", ()):
            text = f"{text}: {', '.join(choices)}"
        yield Described(written, text)
    yield Described("-h, --help", words.text("help.option.help"))


def written_as(param: Any) -> str:
    """Return the writing of an option or a word in help: `-w, --win TILE`."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    names = ", ".join(sorted(param.opts, key=len))
    return f"{names} {param.metavar}" if param.metavar else names


def _text(words: Catalogue, key: str) -> tuple[str, ...]:
    return tuple(words.text(f"help.{key}").split("\n"))


def _rows(described: list[Described]) -> Rows:
    return Rows(tuple((f"  {each.written}", (each.text,)) for each in described))


def _as_text(blocks: list[Block]) -> str:
    return to_text(blocks, columns=min(columns(), WIDEST))


WIDEST = 100
"""Cells of a line of help at most: longer lines are hard to read."""
