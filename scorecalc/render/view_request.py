"""The wishes of the user that a view receives beside the answer."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple


class ViewRequest(NamedTuple):
    """The way in which the user wants to see an answer.

    `ruleset` is the title of its ruleset, `changes` the options set beside it; `explain` asks for every reason, `slang`
    for the short name of the score, `tiles` is the notation of tiles (`mpsz`, `unicode`, `ko`), `columns` the width in cells.
    """

    ruleset: str = ""
    changes: Mapping[str, Any] = {}
    explain: bool = False
    slang: bool = False
    tiles: str = "mpsz"
    columns: int = 80
