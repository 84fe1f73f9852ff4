"""Recognises a line that was meant for another command or another game."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.answer import Rejected
from scorecalc.cli.outcomes import Outcome
from scorecalc.errors import Problem
from scorecalc.games import BUILT_IN, game


def intended(words: Sequence[str], outcomes: Sequence[Outcome]) -> Problem | None:
    """Return the problem that says which line scores `words`, if no outcome could read them and a game knows them.

    >>> from scorecalc.files.rulesets import load
    >>> misread = Outcome({}, load("riichi"), Rejected((Problem("bad_token", ""),)))
    >>> intended(["3판40부"], [misread]).hint, intended(["송학광", "매조끗"], [misread]).hint
    ('mahjong_hand.hint.points_line', 'hwatu.hint.cards_line')
    >>> intended(["123m", "리찌"], [misread])
    """
    if not all(map(_is_misread, outcomes)):
        return None
    return next((problem for name in BUILT_IN if (problem := game(name).recognises(words))), None)


def _is_misread(outcome: Outcome) -> bool:
    result, ruleset = outcome.result, outcome.ruleset
    return (
        isinstance(result, Rejected) and ruleset is not None and result.problems[0].code in game(ruleset.game).MISREAD
    )
