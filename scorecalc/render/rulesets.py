"""Rulesets as pages: lists, options and where they are set, differences; and the text of a new ruleset file."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from scorecalc.lang import Catalogue
from scorecalc.render.blocks import Block, Grid, Heading, Rows
from scorecalc.render.width import width, wrap
from scorecalc.rulesets import Ruleset

GAP = 2
"""Cells between the columns of a table."""
LEAST = 12
"""Cells that a column of values gets in any case."""


def list_view(found: Sequence[Ruleset], default: str, say: Catalogue) -> list[Block]:
    """The names and titles of rulesets under the names of their games; `default` is the one used where none is chosen."""

    def title(ruleset: Ruleset) -> str:
        text = ruleset.title[say.language]
        return say.say("common.rulesets.default", title=text) if ruleset.name == default else text

    blocks: list[Block] = []
    for game in dict.fromkeys(ruleset.game for ruleset in found):
        rows = [(ruleset.name, (title(ruleset),)) for ruleset in found if ruleset.game == game]
        blocks += [Heading(game_name(game, say)), Rows(tuple(rows))]
    return blocks


def game_name(game: str, say: Catalogue) -> str:
    """The name of a game; its id where it has none."""
    key = f"common.game.{game}"
    return say.say(key) if say.has(key) else game


def _head(document: Mapping[str, Any], say: Catalogue) -> list[Block]:
    rows = [
        ("name", (document["name"],)),
        ("game", (game_name(document["game"], say),)),
        ("extends", (" → ".join(document["extends"]),) if document["extends"] else ()),
        ("source", tuple(document["source"])),
    ]
    shown = tuple((say.say(f"common.rulesets.{label}"), lines) for label, lines in rows if lines)
    return [Heading(document["title"][say.language]), Rows(shown)]


def own_view(document: Mapping[str, Any], say: Catalogue, columns: int) -> list[Block]:
    """A ruleset with the options that its own file sets."""
    rows = tuple((name, written(value)) for name, value in flat(document["options"]).items())
    headers = tuple(say.say(f"common.rulesets.{name}") for name in ("option", "value"))
    return [*_head(document, say), _grid(headers, rows, columns)] if rows else _head(document, say)


def _grid(
    headers: tuple[str, ...], rows: Sequence[tuple[str, ...]], columns: int, folding: tuple[int, ...] = (1,)
) -> Grid:
    """A table at most `columns` cells wide: long cells of the columns `folding` go on in rows below."""
    # The writer of tables keeps every column by a gap wider than its header.
    widths = [max(width(head) + GAP, *map(width, cells)) + GAP for head, *cells in zip(headers, *rows, strict=True)]
    left = columns + GAP - sum(cells for at, cells in enumerate(widths) if at not in folding)
    # the narrower column takes what it needs, the wider one what is left
    for number, at in enumerate(sorted(folding, key=widths.__getitem__)):
        widths[at] = max(min(widths[at], left // (len(folding) - number)), LEAST)
        left -= widths[at]
    folded: list[tuple[str, ...]] = []
    for row in rows:
        pieces = [wrap(cell, widths[at] - GAP) if at in folding else [cell] for at, cell in enumerate(row)]
        folded += zip_longest(*pieces, fillvalue="")
    return Grid(headers, tuple(folded), "l" * len(headers))


def effective_view(document: Mapping[str, Any], say: Catalogue, columns: int) -> list[Block]:
    """A ruleset with all of its options and where each is set."""
    set_by = document["set_by"]
    rows = tuple((name, written(value), _origin(name, set_by)) for name, value in flat(document["options"]).items())
    headers = tuple(say.say(f"common.rulesets.{name}") for name in ("option", "value", "from"))
    return [*_head(document, say), _grid(headers, rows, columns)]


def _origin(name: str, set_by: Mapping[str, str]) -> str:
    """Who sets the option `name`, or the option that holds it."""
    while name not in set_by and "." in name:
        name = name.rpartition(".")[0]
    return set_by.get(name, "")


def difference_view(
    rows: Mapping[str, tuple[Any, Any]], names: tuple[str, str], say: Catalogue, columns: int
) -> list[Block]:
    """The options in which two rulesets differ, side by side."""
    if not rows:
        return [Heading(say.say("common.rulesets.same"))]
    cells = tuple((name, *("" if value is None else written(value) for value in pair)) for name, pair in rows.items())
    return [_grid((say.say("common.rulesets.option"), *names), cells, columns, (1, 2))]


def flat(options: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """Options by dotted names, those inside maps one by one.

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
    """`value` as YAML writes it on one line.

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


def template(name: str, base_name: str, base: Ruleset, say: Catalogue) -> str:
    """The text of a new ruleset file that extends `base`: its head, and every option of the base as a comment.

    It can be read as it is, and then comes to the same as its base.
    """
    lines = [f"# {line}" for line in say.say("common.rulesets.template", base=base_name).split("\n")]
    lines += ["", f"extends: {base_name}", f"title: {written(name)}", "source: []", ""]
    for option, value in base.options.items():
        if isinstance(value, Mapping) and value:
            lines.append(f"# {option}:")
            lines += [f"#   {written(part)}: {written(worth)}" for part, worth in value.items()]
        else:
            lines.append(f"# {option}: {written(value)}")
    return "\n".join(lines) + "\n"
