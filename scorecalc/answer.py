"""Typed answers of games to records, and rejections.

An answer is a frozen value. Views read it, and it makes its own plain data, in one of three sizes:

short       the fields that every program wants (docs/records.md): what `batch` writes
detailed    with how the record was read and the reading that counts: what the other commands write
explained   with every reason as well: the other readings, the steps of the arithmetic (`--explain`)
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple, Protocol

from scorecalc.errors import Problem

Detail = Literal["short", "detailed", "explained"]
"""The size of an answer as plain data; each size has the fields of those before it."""


class Answer(Protocol):
    """A typed answer to a record."""

    @property
    def warnings(self) -> Sequence[Problem]:
        """Notes on things that were read leniently or left out."""

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the fields of the contract as plain data, without those that all kinds share and without `warnings`.

        What only a larger size needs is worked out here, when somebody asks for it.
        """


class Rejected(NamedTuple):
    """A record that got no score, and why.

    `problems` are in the order of report: the first one is the `error` of the result. `known` is there where the record was in
    order and the answer is no: a typed answer, too, which says what was read and what is missing.
    """

    problems: tuple[Problem, ...]
    known: Answer | None = None

    @property
    def is_answer(self) -> bool:
        """True if the record was in order and the answer is no."""
        return self.known is not None
