"""What a line was meant for that is no hand of tiles: han and fu, or cards of hwatu."""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.errors import InputError, Problem


def meant(words: Sequence[str]) -> Problem | None:
    """The mistake of asking for something else than a hand, with the line that asks for it; None where it is none.

    >>> meant(["3판40부"]).hint, meant(["송학광", "매조끗"]).hint, meant(["123m", "리찌"])
    ('cli.hint.points_line', 'cli.hint.cards_line', None)
    """
    return _han_and_fu(words) or _cards(words)


def _han_and_fu(words: Sequence[str]) -> Problem | None:
    from scorecalc.mahjong.notation import price_words

    try:
        price_words.read(words)
    except InputError:
        return None
    line = " ".join(words)
    return Problem("bad_token", "cli.error.meant_points", {"line": line}, "cli.hint.points_line")


def _cards(words: Sequence[str]) -> Problem | None:
    """Codes of cards are left out: they look like tiles."""
    from scorecalc.hwatu.notation import read_pile

    cards, unread = read_pile([word for word in words if not word.isascii()], "unset")
    if not cards or len(unread) > len(cards):
        return None
    said = [card.place.text[card.place.start : card.place.end] for card in cards]
    return Problem("bad_token", "cli.error.meant_cards", {"line": " ".join(said)}, "cli.hint.cards_line")
