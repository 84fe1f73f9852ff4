"""Words and options of the shell: a deal; cards in place of a hand of tiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from scorecalc.errors import InputError, Problem
from scorecalc.hwatu.notation import read_pile


def deal(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the record of a deal. InputError if `--players` is missing or not a number."""
    players = options.get("players")
    if players is None:
        raise InputError([Problem("usage", "hwatu.error.no_players", {}, "hwatu.hint.write_players")])
    if not (players.isascii() and players.isdecimal()):
        problem = Problem("bad_number", "hwatu.error.players", {"value": players}, "hwatu.hint.write_players")
        raise InputError([problem.quoting(players)])
    return {"kind": "deal", "players": players, "tung": "tung" in options}


def recognised(words: Sequence[str]) -> Problem | None:
    """Return the problem of cards where a hand of tiles should be, with the line that scores them; None if they are no cards.

    Codes of cards are left out: they look like tiles.

    >>> recognised(["송학광", "매조끗"]).hint, recognised(["123m", "리찌"])
    ('hwatu.hint.cards_line', None)
    """
    cards, unread = read_pile([word for word in words if not word.isascii()], "unset")
    if not cards or len(unread) > len(cards):
        return None
    said = [card.place.text[card.place.start : card.place.end] for card in cards]
    return Problem("bad_token", "hwatu.error.meant_cards", {"line": " ".join(said)}, "hwatu.hint.cards_line")
