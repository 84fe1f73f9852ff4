"""Mistakes in an input as values: each one has a code, the wrong text and its place.

A reader collects every `Problem` of its input and reports all of them at once: as a `Rejected` record (`scorecalc.answer`), or by
raising `InputError`. A `Problem` holds the key of a sentence, not the sentence, so that each language has its own
(`scorecalc.lang`).
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

DID_YOU_MEAN = "common.hint.did_you_mean"
"""The key of the hint "did you mean …?"; the value `near` fills it."""


class Name(NamedTuple):
    """A thing with a word in each language: `Name("mahjong.yaku", "riichi")` is 리치, 立直, riichi."""

    kind: str
    id: str

    @property
    def key(self) -> str:
        """The catalogue key of the word."""
        return f"{self.kind}.{self.id}"


class Problem(NamedTuple):
    """One mistake, its place, and what to write instead.

    `code` is the public name of the mistake (docs/records.md). `key` is the catalogue key of its sentence, which `values`
    fill; a value may be a `Name`. `hint` is the key of a second sentence, with the same `values`: what to write instead.
    `text[start:end]` is the wrong part of `text`; both are -1 if no text can be quoted. `field` names the field of a record;
    `file`, `line` and `column` (from 1) are the place in a file.
    """

    code: str
    key: str
    values: Mapping[str, Any] = {}
    hint: str = ""
    text: str = ""
    start: int = -1
    end: int = -1
    field: str = ""
    file: str = ""
    line: int = 0
    column: int = 0

    def suggesting(self, near: Sequence[str | Name], otherwise: str = "") -> "Problem":
        """Return the problem with the hint "did you mean …?" and the words `near`; without any, with the hint `otherwise`.

        >>> problem = Problem("unknown_kind", "common.error.unknown_kind", {"name": "hnd"})
        >>> problem.suggesting(did_you_mean("hnd", ["hand", "points"])).values
        {'name': 'hnd', 'near': ['hand']}
        """
        return self._replace(values={**self.values, "near": near}, hint=DID_YOU_MEAN if near else otherwise)

    def quoting(self, text: str) -> "Problem":
        """Return the problem with all of `text` as the wrong part."""
        return self._replace(text=text, start=0, end=len(text))


class InputError(Exception):
    """The input cannot be used; `problems` has every reason, in the order of report.

    >>> try:
    ...     raise InputError([Problem("bad_number", "common.error.not_whole", {"value": "two"})])
    ... except InputError as error:
    ...     [problem.code for problem in error.problems]
    ['bad_number']
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(", ".join(problem.code for problem in self.problems))


def did_you_mean(word: str, choices: Iterable[str], limit: int = 3) -> list[str]:
    """Return the `choices` that `word` probably means, nearest first.

    >>> did_you_mean("rinshn", ["riichi", "rinshan", "haitei"])
    ['rinshan']
    """
    from difflib import get_close_matches

    by_lower = {choice.lower(): choice for choice in choices}
    return [by_lower[match] for match in get_close_matches(word.lower(), by_lower, limit, 0.6)]


SHOWN = 60
"""Characters of a wrong value that a message repeats."""


def shown(value: Any) -> str:
    """`value` as someone would write it in a file, cut short where it is long.

    >>> shown([5, "off", True])
    '[5, off, true]'
    """
    text = _written(value)
    return text if len(text) <= SHOWN else text[: SHOWN - 1] + "…"


def _written(value: Any) -> str:
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{name}: {_written(part)}" for name, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(_written, value)) + "]"
    return str(value)
