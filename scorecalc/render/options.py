"""Options of rulesets in words: what each one is, and what the yaku, items and classes inside it are called."""

from __future__ import annotations

from scorecalc import games
from scorecalc.lang import Catalogue


def sentence(game: str, option: str, words: Catalogue) -> str:
    """Return the sentence about an option of a game.

    >>> from scorecalc.lang import catalogue
    >>> sentence("mahjong", "stick", catalogue("en"))
    'Points of one riichi stick on the table.'
    """
    return words.text(f"{game}_options.{option}")


def part_name(game_name: str, path: str, words: Catalogue) -> str:
    """Return the name of the part of an option at the dotted `path`; empty if it has no name.

    >>> from scorecalc.lang import catalogue
    >>> part_name("mahjong", "yaku.tanyao", catalogue("ko")), part_name("mahjong", "honba.ron", catalogue("ko"))
    ('탕야오', '')
    """
    option, *rest = path.split(".")
    names = games.game(game_name).PART_NAMES
    if option not in names or not rest:
        return ""
    key = f"{names[option]}.{rest[0]}"
    return words.text(key) if words.has(key) else ""
