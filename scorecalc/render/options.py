"""Options of rulesets in words: the sentence about each, and the names of the yaku, items and classes inside it."""

from __future__ import annotations

from scorecalc.lang import Catalogue

_NAMED = {
    ("mahjong", "yaku"): "mahjong.yaku",
    ("mahjong", "fu"): "mahjong.fu",
    ("mahjong", "limits"): "mahjong.limit",
    ("hwatu", "classes"): "hwatu.class",
    ("hwatu", "card_points"): "hwatu.class",
}
"""The catalogue keys under which the parts of an option have their names, by game and option."""


def sentence(game: str, option: str, words: Catalogue) -> str:
    """Return the sentence about an option of a game.

    >>> from scorecalc.lang import catalogue
    >>> sentence("mahjong", "stick", catalogue("en"))
    'Points of one riichi stick on the table.'
    """
    return words.text(f"{game}_options.{option}")


def part_name(game: str, path: str, words: Catalogue) -> str:
    """Return the name of the part of an option at the dotted `path`; empty if it has no name.

    >>> from scorecalc.lang import catalogue
    >>> part_name("mahjong", "yaku.tanyao", catalogue("ko")), part_name("mahjong", "honba.ron", catalogue("ko"))
    ('탕야오', '')
    """
    option, *rest = path.split(".")
    if (game, option) not in _NAMED or not rest:
        return ""
    key = f"{_NAMED[game, option]}.{rest[0]}"
    return words.text(key) if words.has(key) else ""
