"""Rulesets as pages: lists, options and where they are set, differences; and the text of a new ruleset file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, NamedTuple

from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Rows
from scorecalc.render.options import part_name, sentence
from scorecalc.render.width import pad, width, wrap
from scorecalc.ruleset import Ruleset

GAP = 2
"""Cells between the columns of a table."""
LEAST = 12
"""Least cells of a column of values."""
NAMED = 30
"""Most cells of the name of an option; a longer name continues below, from a dot on."""
WIDE = 140
"""From this many cells on, the sentences about options have a column; on narrower pages they are below the values."""


def list_view(found: Sequence[Ruleset], default: str, words: Catalogue) -> list[Block]:
    """Return the names and titles of rulesets under the names of their games; `default` is used if nobody chooses one."""

    def title(ruleset: Ruleset) -> str:
        text = ruleset.title[words.language]
        return words.text("common.rulesets.default", title=text) if ruleset.name == default else text

    blocks: list[Block] = []
    for game in dict.fromkeys(ruleset.game for ruleset in found):
        rows = [(ruleset.name, (title(ruleset),)) for ruleset in found if ruleset.game == game]
        blocks += [Heading(game_name(game, words)), Rows(tuple(rows))]
    return blocks


def game_name(game: str, words: Catalogue) -> str:
    """Return the name of a game, or its id without a name."""
    key = f"{game}.game"
    return words.text(key) if words.has(key) else game


def _head(document: Mapping[str, Any], words: Catalogue) -> list[Block]:
    rows = [
        ("name", (document["name"],)),
        ("game", (game_name(document["game"], words),)),
        ("extends", (" → ".join(document["extends"]),) if document["extends"] else ()),
        ("source", tuple(document["source"])),
    ]
    shown = tuple((words.text(f"common.rulesets.{label}"), lines) for label, lines in rows if lines)
    return [Heading(document["title"][words.language]), Rows(shown)]


def own_view(document: Mapping[str, Any], words: Catalogue, columns: int) -> list[Block]:
    """Return a page of a ruleset with the options that its own file sets, and a sentence about each."""
    return _view(document, ("option", "value"), words, columns)


def effective_view(document: Mapping[str, Any], words: Catalogue, columns: int) -> list[Block]:
    """Return a page of a ruleset with all of its options, a sentence about each, and the ruleset that sets it."""
    return _view(document, ("option", "value", "from"), words, columns)


def _view(document: Mapping[str, Any], names: tuple[str, ...], words: Catalogue, columns: int) -> list[Block]:
    is_wide = columns >= WIDE
    lay_out = _in_columns if is_wide else _below
    rows = [
        cells[: len(names)] + cells[3:]
        for name, value in document["options"].items()
        for cells in lay_out(list(_lines(document, name, value, words)))
    ]
    headers = tuple(words.text(f"common.rulesets.{name}") for name in (*names, *(["meaning"] if is_wide else [])))
    folding = (1, len(headers) - 1) if is_wide else (1,)
    return [*_head(document, words), _grid(headers, rows, columns, folding)] if rows else _head(document, words)


class _Line(NamedTuple):
    """An option or a part of one: its dotted name, its value (empty if it has parts), the ruleset that sets it, its words."""

    name: str
    value: str
    origin: str
    words: str


def _lines(document: Mapping[str, Any], option: str, value: Any, words: Catalogue) -> Iterator[_Line]:
    """Yield an option and its parts, one by one."""
    game, set_by = document["game"], document.get("set_by", {})
    parts = flat({option: _telling(value)})
    told = sentence(game, option, words)
    if list(parts) == [option]:
        yield _Line(option, written(value), _origin(option, set_by), told)
        return
    yield _Line(option, "", "", told)
    for path, part in parts.items():
        yield _Line(path, written(part), _origin(path, set_by), part_name(game, path, words))


def _telling(value: Any) -> Any:
    """Return `value` without empty terms inside its parts: a combo has a key for every term that it does not use."""
    if not isinstance(value, Mapping):
        return value
    return {name: _without_nothing(part) if isinstance(part, Mapping) else part for name, part in value.items()}


def _without_nothing(part: Mapping[str, Any]) -> dict[str, Any]:
    kept = {name: _without_nothing(each) if isinstance(each, Mapping) else each for name, each in part.items()}
    return {name: each for name, each in kept.items() if each or (isinstance(part[name], Mapping) and part[name])}


def _in_columns(lines: Sequence[_Line]) -> Iterator[tuple[str, ...]]:
    yield from (tuple(line) for line in lines)


def _below(lines: Sequence[_Line]) -> Iterator[tuple[str, ...]]:
    """Yield the rows of an option on a narrow page: its sentence below its value, the name of a part behind it."""
    cells = max(width(line.value) for line in lines) + GAP
    for line in lines:
        if "." in line.name:
            yield line.name, (pad(line.value, cells) + line.words) if line.words else line.value, line.origin
        elif line.value:
            yield line.name, line.value, line.origin
            yield "", line.words, ""
        else:
            yield line.name, line.words, ""


def _at_dots(name: str) -> list[str]:
    """Return a dotted name in pieces of at most `NAMED` cells.

    >>> _at_dots("combos.chiltti.readings.must_include_rain.including")
    ['combos.chiltti.readings.', 'must_include_rain.including']
    """
    pieces = [""]
    for step in re.findall(r"[^.]+\.?", name):
        if pieces[-1] and len(pieces[-1] + step) > NAMED:
            pieces.append("")
        pieces[-1] += step
    return pieces


def _grid(
    headers: tuple[str, ...], rows: Sequence[tuple[str, ...]], columns: int, folding: tuple[int, ...] = (1,)
) -> Grid:
    """Return a table at most `columns` cells wide: long names and long cells of the columns `folding` continue in rows below."""
    names = [[name] if columns >= WIDE else _at_dots(name) for name, *_ in rows]
    first = [piece for pieces in names for piece in pieces]
    # The writer of tables keeps every column by a gap wider than its header.
    cells = (first, *zip(*(row[1:] for row in rows), strict=True))
    widths = [max(width(head) + GAP, *map(width, each)) + GAP for head, each in zip(headers, cells, strict=True)]
    left = columns + GAP - sum(cells for at, cells in enumerate(widths) if at not in folding)
    # the narrower column takes what it needs, the wider one what is left
    for number, at in enumerate(sorted(folding, key=widths.__getitem__)):
        widths[at] = max(min(widths[at], left // (len(folding) - number)), LEAST)
        left -= widths[at]
    folded: list[tuple[str, ...]] = []
    for name, row in zip(names, rows, strict=True):
        pieces = [wrap(cell, widths[at] - GAP) if at in folding else [cell] for at, cell in enumerate(row)]
        folded += zip_longest(name, *pieces[1:], fillvalue="")
    return Grid(headers, tuple(folded), "l" * len(headers))


def _origin(name: str, set_by: Mapping[str, str]) -> str:
    """Return the ruleset that sets the option `name`, or the option that contains it."""
    while name not in set_by and "." in name:
        name = name.rpartition(".")[0]
    return set_by.get(name, "")


def difference_view(
    rows: Mapping[str, tuple[Any, Any]], names: tuple[str, str], words: Catalogue, columns: int
) -> list[Block]:
    """Return a table of the options in which two rulesets differ."""
    if not rows:
        return [Heading(words.text("common.rulesets.same"))]
    cells = tuple((name, *("" if value is None else written(value) for value in pair)) for name, pair in rows.items())
    return [_grid((words.text("common.rulesets.option"), *names), cells, columns, (1, 2))]


def flat(options: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Return options by dotted names, those inside maps one by one.

    >>> flat({"players": 4, "honba": {"ron": 300, "tsumo": 100}})
    {'players': 4, 'honba.ron': 300, 'honba.tsumo': 100}
    """
    out: dict[str, Any] = {}
    for name, value in options.items():
        if isinstance(value, Mapping) and value:
            out |= flat(value, f"{before}{name}.")
        else:
            out[f"{before}{name}"] = value
    return out


_NEEDS_NO_QUOTES = re.compile(r"[\w./+-][\w./+ -]*")


def written(value: Any) -> str:
    """Return `value` as YAML on one line.

    >>> written([1, "off", True, {"m": 1}]), written("a: b")
    ('[1, off, true, {m: 1}]', '"a: b"')
    """
    if value is None or isinstance(value, bool | int):
        return json.dumps(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{written(name)}: {written(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    text = str(value)
    return text if _NEEDS_NO_QUOTES.fullmatch(text) and text == text.strip() else json.dumps(text, ensure_ascii=False)


COMMENT = 98
"""Most cells of a line of comment in a new file."""


def template(name: str, base_name: str, base: Ruleset, words: Catalogue) -> str:
    """Return the text of a new ruleset file that extends `base`: its head, and every option of the base as a comment.

    The file is valid at once and has the same options as its base. The sentence about an option is above it, behind `##`.
    """
    lines = [f"# {line}" for line in words.text("common.rulesets.template", base=base_name).split("\n")]
    lines += ["", f"extends: {base_name}", f"title: {written(name)}", "source: []"]
    for option, value in base.values.items():
        lines += ["", *(f"## {line}" for line in wrap(sentence(base.game, option, words), COMMENT))]
        if isinstance(value, Mapping) and value:
            lines.append(f"# {option}:")
            for part, worth in value.items():
                named = part_name(base.game, f"{option}.{part}", words)
                lines.append(f"#   {written(part)}: {written(worth)}" + (f"  # {named}" if named else ""))
        else:
            lines.append(f"# {option}: {written(value)}")
    return "\n".join(lines) + "\n"


def part_of(options: Mapping[Any, Any], word: str) -> dict[Any, Any]:
    """Return the option with the dotted name `word` inside the maps that contain it; empty for an unknown name.

    >>> part_of({"players": 4, "honba": {"ron": 300, "tsumo": 100}}, "honba.ron")
    {'honba': {'ron': 300}}
    """
    for name, value in options.items():
        if word == str(name):
            return {name: value}
        if word.startswith(f"{name}.") and isinstance(value, Mapping):
            inner = part_of(value, word.removeprefix(f"{name}."))
            if inner:
                return {name: inner}
    return {}
