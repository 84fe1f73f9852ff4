"""Read YAML as plain text values, and remember where each key and each value stands.

Every scalar is a string: `0123`, `no` and `12:30` stay what they are, and whoever reads the file knows what it wants of
them. The reader works on YAML's events, so that no tag is resolved, no object is made, depth and aliases are counted
while they are read, and a long file never lies in memory as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import IO, Any, ClassVar, NamedTuple

import yaml

from scorecalc.errors import InputError, Problem
from scorecalc.files.coerce import KeyPath

try:
    from yaml import CSafeLoader as _Loader
except ImportError:  # PyYAML without libyaml reads the same, only slower
    from yaml import SafeLoader as _Loader  # type: ignore[assignment]

MAX_DEPTH = 20
"""Collections inside collections; no ruleset or record comes near."""
MAX_ALIASED = 10_000
"""Values that the aliases of one document may stand for together: a bomb of aliases ends here."""


class Spot(NamedTuple):
    """A piece of text in a file: its line and column, from 1, and how many characters it has there."""

    line: int
    column: int
    length: int


class Place(NamedTuple):
    """Where a value stands, and its key (the value itself where it has none)."""

    key: Spot
    value: Spot


class Document(NamedTuple):
    """The root of a YAML document, or one entry of its list: strings, lists and dicts; and the places of all of it.

    `problems` are keys that stand twice and tags; the rest of the document is as it was read.
    """

    value: Any
    places: Mapping[KeyPath, Place]
    problems: tuple[Problem, ...] = ()

    @property
    def line(self) -> int:
        """The line that it begins in."""
        return self.places[()].value.line

    def place(self, path: KeyPath) -> Place:
        """The place of `path`, or of what holds it where `path` itself is not in the text."""
        while path not in self.places:
            path = path[:-1]
        return self.places[path]


class LoadingLoader(_Loader):
    """PyYAML's safe loader without implicit types."""

    yaml_implicit_resolvers: ClassVar[dict[Any, Any]] = {}  # type: ignore[misc]


_PLAIN_TAGS = frozenset({"!", "tag:yaml.org,2002:str", "tag:yaml.org,2002:map", "tag:yaml.org,2002:seq"})


@dataclass(slots=True)
class _Builder:
    """Builds values out of events. `problems` are the mistakes that reading can go on after."""

    loader: Any
    problems: list[Problem] = field(default_factory=list)
    places: dict[KeyPath, Place] = field(default_factory=dict)
    anchors: dict[str, tuple[Any, int]] = field(default_factory=dict)
    aliased: int = 0

    def node(self, event: Any, path: KeyPath, key: Spot | None = None) -> tuple[Any, int]:
        """The value that begins with `event`, and how many values it is made of."""
        spot = _spot(event)
        self.places[path] = Place(key or spot, spot)
        if len(path) > MAX_DEPTH:
            raise InputError([*self.problems, _problem("too_deep", spot, limit=MAX_DEPTH)])
        if isinstance(event, yaml.AliasEvent):
            return self._alias(event, spot)
        if event.tag is not None and event.tag not in _PLAIN_TAGS:
            self.problems.append(_problem("yaml_tag", spot))
        if isinstance(event, yaml.ScalarEvent):
            made: tuple[Any, int] = (event.value, 1)
        elif isinstance(event, yaml.SequenceStartEvent):
            made = self._sequence(path)
        else:
            made = self._mapping(path)
        if event.anchor is not None:
            self.anchors[event.anchor] = made
        return made

    def _alias(self, event: Any, spot: Spot) -> tuple[Any, int]:
        if event.anchor not in self.anchors:
            raise InputError([*self.problems, _problem("yaml_alias", spot, name=event.anchor)])
        value, size = self.anchors[event.anchor]
        self.aliased += size
        if self.aliased > MAX_ALIASED:
            raise InputError([*self.problems, _problem("too_many_aliases", spot, limit=MAX_ALIASED)])
        return value, size

    def _sequence(self, path: KeyPath) -> tuple[list[Any], int]:
        out: list[Any] = []
        size = 1
        while not isinstance(event := self.loader.get_event(), yaml.SequenceEndEvent):
            value, count = self.node(event, (*path, len(out)))
            out.append(value)
            size += count
        return out, size

    def _mapping(self, path: KeyPath) -> tuple[dict[str, Any], int]:
        out: dict[str, Any] = {}
        size = 1
        while not isinstance(event := self.loader.get_event(), yaml.MappingEndEvent):
            spot = _spot(event)
            if not isinstance(event, yaml.ScalarEvent):
                raise InputError([*self.problems, _problem("yaml_key", spot)])
            name = event.value
            if name in out:
                first = self.places[(*path, name)].key
                self.problems.append(_problem("duplicate_key", spot, code="duplicate_key", name=name, line=first.line))
                self.node(self.loader.get_event(), (*path, name, ""))
                continue
            out[name], count = self.node(self.loader.get_event(), (*path, name), spot)
            size += count
        return out, size


def documents(stream: IO[str] | str, *, split_lists: bool = False) -> Iterator[Document]:
    """The documents of `stream`, one after the other; with `split_lists` the entries of a list that is a document.

    InputError (line and column, no file name) where the text is no YAML, too deep or too full of aliases.

    >>> [document.value for document in documents("a: 0123\\n---\\nb: [no, 12:30]")]
    [{'a': '0123'}, {'b': ['no', '12:30']}]
    """
    try:
        loader = LoadingLoader(stream)
        yield from _documents(loader, split_lists=split_lists)
    except yaml.YAMLError as error:
        raise InputError([_syntax_problem(error)]) from error


def _documents(loader: Any, *, split_lists: bool) -> Iterator[Document]:
    ends = (yaml.StreamEndEvent, yaml.SequenceEndEvent)
    while not isinstance(event := loader.get_event(), yaml.StreamEndEvent):
        if isinstance(event, yaml.StreamStartEvent | yaml.DocumentStartEvent | yaml.DocumentEndEvent):
            continue
        builder = _Builder(loader)
        if not (split_lists and isinstance(event, yaml.SequenceStartEvent)):
            yield _built(builder, event)
            continue
        while not isinstance(event := loader.get_event(), ends):
            yield _built(builder, event)
            builder = _Builder(loader, anchors=builder.anchors, aliased=builder.aliased)


def _built(builder: _Builder, event: Any) -> Document:
    value, _ = builder.node(event, ())
    return Document(value, builder.places, tuple(builder.problems))


def text_value(text: str) -> Any:
    """What `text` stands for as the value of an option: `[5, off]` and `{m: 1}` as YAML reads them, else the text.

    >>> text_value("[5, off]"), text_value("{m: 1}"), text_value("riichi")
    (['5', 'off'], {'m': '1'}, 'riichi')
    """
    if text.lstrip()[:1] not in ("[", "{"):
        return text
    document = next(documents(text))
    if document.problems:
        raise InputError(document.problems)
    return document.value


def value_of(text: str, key: str) -> Any:
    """The value of one key of the map that `text` is, without reading what stands below it; None if the map has no such key.

    >>> value_of("game: wall\\ntitle: {en: Wall}\\nstacks: [", "title")
    {'en': 'Wall'}
    """
    loader = LoadingLoader(text)
    builder = _Builder(loader)
    while not isinstance(loader.get_event(), yaml.MappingStartEvent | yaml.StreamEndEvent):
        pass
    while isinstance(event := loader.get_event(), yaml.ScalarEvent):
        value, _ = builder.node(loader.get_event(), ())
        if event.value == key:
            return value
    return None


def located(problem: Problem, file: str, lines: Mapping[int, str]) -> Problem:
    """`problem` with its file and the line of text that it points into; `lines` are those of the file, from 1."""
    if problem.key == "common.error.yaml_character":
        problem = _found(problem, lines)
    if not problem.line:
        return problem._replace(file=file)
    text = lines.get(problem.line, "").rstrip("\r\n")
    start = max(problem.column - 1, 0)
    end = min(start + max(problem.end - problem.start, 1), max(len(text), start + 1))
    if problem.key == "common.error.yaml_at" and text[start:end] == "\t":
        problem = problem._replace(key="common.error.yaml_tab", hint="common.hint.yaml_tab")
    return problem._replace(file=file, text=text, start=start, end=end)


def _found(problem: Problem, lines: Mapping[int, str]) -> Problem:
    """The problem of a character that YAML does not allow, with its place, which PyYAML does not tell."""
    character = chr(int(problem.values["character"].removeprefix("U+"), 16))
    for number, text in lines.items():
        if character in text:
            return at(Spot(number, text.index(character) + 1, 1), problem)
    return problem


def _spot(event: Any) -> Spot:
    start, end = event.start_mark, event.end_mark
    is_scalar = isinstance(event, yaml.ScalarEvent | yaml.AliasEvent)
    length = end.column - start.column if is_scalar and end.line == start.line else 1
    return Spot(start.line + 1, start.column + 1, max(length, 1))


def at(spot: Spot, problem: Problem) -> Problem:
    """`problem` with the place `spot`; `located` adds the line of text."""
    return problem._replace(line=spot.line, column=spot.column, start=0, end=spot.length)


def _problem(reason: str, spot: Spot, /, *, code: str = "bad_yaml", **values: Any) -> Problem:
    hint = f"common.hint.{reason}" if reason in _HINTED else ""
    return at(spot, Problem(code, f"common.error.{reason}", values, hint))


_HINTED = frozenset({"yaml_tag", "yaml_tab", "yaml_colon", "yaml_quote", "yaml_bracket", "yaml_indent", "yaml_at"})
# What libyaml and PyYAML call the mistakes that people make; all else is told as "no YAML here". They are looked for in
# the context and the problem of the error, in this order.
_SYNTAX = (
    ("cannot start any token", "yaml_at"),
    ("scanning a tag", "yaml_tag"),
    ("scanning an a", "yaml_at"),  # an anchor or an alias
    ("quoted scalar", "yaml_quote"),
    ("flow", "yaml_bracket"),
    ("mapping values are not allowed", "yaml_colon"),
    ("could not find expected ':'", "yaml_colon"),
    ("block", "yaml_indent"),
)
_OPEN = frozenset({"yaml_quote", "yaml_bracket"})
"""Mistakes that are shown where something was opened, not where its end was missed."""


def _syntax_problem(error: yaml.YAMLError) -> Problem:
    """The problem that PyYAML's error tells of, in our words."""
    mark = getattr(error, "problem_mark", None)
    if mark is None:
        character = getattr(error, "character", 0)
        number = ord(character) if isinstance(character, str) else character
        return Problem("bad_yaml", "common.error.yaml_character", {"character": f"U+{number:04X}"})
    told = f"{getattr(error, 'context', '')} {getattr(error, 'problem', '')}"
    reason = next((reason for words, reason in _SYNTAX if words in told), "yaml")
    if reason in _OPEN:
        mark = getattr(error, "context_mark", None) or mark
    return _problem(reason, Spot(mark.line + 1, mark.column + 1, 1))
