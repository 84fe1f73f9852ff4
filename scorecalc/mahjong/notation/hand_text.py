"""The hand that a reader finds in a text, whichever notation it is written in."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld

Span = tuple[int, int]
"""A piece of a text: the index of its first character and the index after its last."""
NO_SPAN: Span = (-1, -1)
MOST_CHARACTERS = 1000
"""No hand with the words beside it is longer than this."""


class HandText(NamedTuple):
    """The tiles, called sets and words that a text holds, and everything in it that could not be read.

    `concealed` has the order of the text, without the tile marked by `+`, which is `win` (None without a mark).
    `fields` are record fields (docs/records.md) that words set, tiles among them as numbers. `problems` and `notes` are in the
    order of their places; a note (code `read_as`) says how an ambiguous piece was understood. Spans point into `text`, the
    text as the user gave it: one for each concealed tile, one for the winning tile, one for each set.
    """

    text: str
    concealed: tuple[int, ...]
    win: int | None
    melds: tuple[Meld, ...]
    fields: Mapping[str, Any]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]
    spans: tuple[Span, ...]
    win_span: Span
    meld_spans: tuple[Span, ...]


NOTHING = HandText("", (), None, (), {}, (), (), (), NO_SPAN, ())
"""The hand of an empty text, which records without a hand have."""
