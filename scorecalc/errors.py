"""What can be wrong with an input, as values that carry the place and the offending text.

A part that reads input collects every `Problem` it finds and hands them all over at once: as a `Rejected` record
(`scorecalc.answer`), or by raising `InputError`. A `Problem` holds no sentence, only the key of one, so that each language says
it in its own words (`scorecalc.lang`).
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

DID_YOU_MEAN = "common.hint.did_you_mean"
"""The key of the hint that asks what was meant; the value `near` fills it."""


class Name(NamedTuple):
    """Something each language has its own word for: `Name("mahjong.yaku", "riichi")` is 리치, 立直, riichi."""

    kind: str
    id: str

    @property
    def key(self) -> str:
        """The catalogue key of the word."""
        return f"{self.kind}.{self.id}"


class Problem(NamedTuple):
    """One thing that is wrong, where it stands, and what would be right.

    `code` is the public name of the mistake (docs/records.md). `key` is the catalogue key of the sentence that says it and `values`
    fill it; a value may be a `Name`. `hint` is the key of a second sentence that says what to write instead (same `values`).
    `text[start:end]` is what is wrong with its surroundings; both are -1 where no text can be pointed at.
    `field` names the field of a record, `file`, `line` and `column` (from 1) the place in a file.
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
        """This problem with the hint "did you mean …?", filled with what is `near`; if nothing is, with the hint `otherwise`.

        >>> problem = Problem("unknown_kind", "common.error.unknown_kind", {"name": "hnd"})
        >>> problem.suggesting(did_you_mean("hnd", ["hand", "points"])).values
        {'name': 'hnd', 'near': ['hand']}
        """
        return self._replace(values={**self.values, "near": near}, hint=DID_YOU_MEAN if near else otherwise)

    def quoting(self, text: str) -> "Problem":
        """This problem with the whole of `text` as the wrong part."""
        return self._replace(text=text, start=0, end=len(text))


class InputError(Exception):
    """The input cannot be used; `problems` says why, all at once and in the order in which they are reported.

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
    """The `choices` that `word` is probably a slip of, nearest first.

    >>> did_you_mean("rinshn", ["riichi", "rinshan", "haitei"])
    ['rinshan']
    """
    from difflib import get_close_matches

    by_lower = {choice.lower(): choice for choice in choices}
    return [by_lower[match] for match in get_close_matches(word.lower(), by_lower, limit, 0.6)]
