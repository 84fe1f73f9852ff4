"""Help texts: what a command is for, examples first, then its words and options. Plain text in the language of the run.

Everything said stands in the catalogue; which options there are is read from the command itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from scorecalc.cli.commands import COMMANDS, SHARED, choices_of
from scorecalc.cli.session import columns
from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Drawing, Heading, Prose, Rows
from scorecalc.render.writers import to_text


class Described(NamedTuple):
    """An option or a word of a command: how it is written, and what it does."""

    written: str
    text: str


def command_help(command: Any, say: Catalogue) -> str:
    """The help text of a command."""
    return _as_text(command_blocks(command, say))


def root_help(say: Catalogue) -> str:
    """The help text of `scorecalc` itself."""
    return _as_text(root_blocks(say))


def command_blocks(command: Any, say: Catalogue) -> list[Block]:
    """What the help of a command shows."""
    name = command.name
    words = [described for described in describe(command, say) if not described.written.startswith("-")]
    options = [described for described in describe(command, say) if described.written.startswith("-")]
    blocks: list[Block] = [
        Prose((say.say("help.usage", line=say.say(f"help.{name}.usage")), "", *_text(say, f"{name}.about"))),
        Heading(say.say("help.examples")),
        Drawing(tuple(f"  {line}" for line in _text(say, f"{name}.examples"))),
    ]
    if words:
        blocks += [Heading(say.say("help.words")), _rows(words)]
    return [*blocks, Heading(say.say("help.options")), _rows(options)]


def root_blocks(say: Catalogue) -> list[Block]:
    """What the help of `scorecalc` shows."""
    commands = [Described(name, _text(say, f"{name}.about")[0]) for name in COMMANDS]
    options = [Described(say.say(f"help.root.{name}.written"), say.say(f"help.root.{name}")) for name in ROOT_OPTIONS]
    return [
        Prose((say.say("help.usage", line=say.say("help.root.usage")), "", *_text(say, "root.about"))),
        Heading(say.say("help.examples")),
        Drawing(tuple(f"  {line}" for line in _text(say, "root.examples"))),
        Heading(say.say("help.commands")),
        _rows(commands),
        Heading(say.say("help.options")),
        _rows(options),
        Prose(("", *_text(say, "root.more"))),
    ]


ROOT_OPTIONS = ("lang", "color", "config", "version", "help", "completion")
"""What may stand before any command, as far as the help of `scorecalc` itself lists it."""


def describe(command: Any, say: Catalogue) -> Iterator[Described]:
    """The words and options of a command in order; an option has its own text for a command or the one for all."""
    for param in command.params:
        own = f"help.{command.name}.{param.name}"
        text = say.say(own if say.has(own) else f"help.option.{param.name}")
        written = written_as(param)
        if choices := choices_of(param.name, COMMANDS[command.name]) if param.name in SHARED else ():
            text = f"{text}: {', '.join(choices)}"
        yield Described(written, text)
    yield Described("-h, --help", say.say("help.option.help"))


def written_as(param: Any) -> str:
    """How an option or word is written in help: `-w, --win TILE`."""
    if param.param_type_name == "argument":
        return str(param.metavar)
    names = ", ".join(sorted(param.opts, key=len))
    return f"{names} {param.metavar}" if param.metavar else names


def _text(say: Catalogue, key: str) -> tuple[str, ...]:
    return tuple(say.say(f"help.{key}").split("\n"))


def _rows(described: list[Described]) -> Rows:
    return Rows(tuple((f"  {each.written}", (each.text,)) for each in described))


def _as_text(blocks: list[Block]) -> str:
    return to_text(blocks, columns=min(columns(), WIDEST))


WIDEST = 100
"""Cells of a line of help at most: longer lines are hard to read."""
