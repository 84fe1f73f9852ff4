"""Who pays what for a hand of mahjong, in words: shares, what the counters add, the call at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.lang import Catalogue

LARGE = 1_000_000
"""From this number on points are also read by units of ten thousand, in Korean and Japanese."""


class Share(NamedTuple):
    """What each of `payers` players in the same `role` pays: `points` for the hand and `honba` for the counters."""

    role: str
    payers: int
    points: int
    honba: int

    @property
    def paid(self) -> int:
        """All that one of them pays."""
        return self.points + self.honba


def shares(result: Mapping[str, Any]) -> list[Share]:
    """The payments of `result` by role.

    The counters are taken out where every payer pays the same for them; beside a liable player they stay in.

    >>> shares({"payments": {"dealer": 4100, "other": 2100}, "points": 8000})
    [Share(role='dealer', payers=1, points=4000, honba=100), Share(role='other', payers=2, points=2000, honba=100)]
    """
    payments: Mapping[str, int] = result["payments"]
    players = result.get("players", 4)
    payers = {"each": players - 1, "other": players - 2}
    counted = {role: payers.get(role, 1) for role in payments}
    extra = sum(paid * counted[role] for role, paid in payments.items()) - result["points"]
    each, left = divmod(extra, sum(counted.values()))
    if left or each < 0 or "liable" in payments:
        each = 0
    return [Share(role, counted[role], paid - each, each) for role, paid in payments.items()]


def total_paid(result: Mapping[str, Any]) -> int:
    """What all payers together pay, counters included and sticks not."""
    return sum(share.paid * share.payers for share in shares(result))


def payment_words(result: Mapping[str, Any], words: Catalogue) -> str:
    """The payments as one line: `친 4,100 (4,000 + 100) · 자 2,100씩 (2,000 + 100)`."""
    if result.get("payers") == "bank":
        return words.text("mahjong.pay.bank", paid=total_paid(result))
    said = []
    for share in shares(result):
        role = "others" if share.role == "other" and share.payers > 1 else share.role
        said.append(words.text(f"mahjong.pay.{role}", paid=share.paid))
        if share.honba:
            said[-1] = words.text("mahjong.pay.honba", share=said[-1], points=share.points, honba=share.honba)
    return " · ".join(said)


def points_words(points: int, words: Catalogue) -> str:
    """A number of points with its unit.

    >>> from scorecalc.lang import catalogue
    >>> points_words(11600, catalogue("ko"))
    '11,600점'
    """
    return words.text("mahjong.points", points=points)


def points_reading(points: int, words: Catalogue) -> str:
    """`points` by units of ten thousand, empty where the digits are easy to read or the language has no such units."""
    if points < LARGE or words.language == "en":
        return ""
    from scorecalc.render.large_numbers import ends_in_unit, reading

    key = "mahjong.points_read_round" if ends_in_unit(points, words.language) else "mahjong.points_read"
    return words.text(key, reading=reading(points, words.language))


def call(result: Mapping[str, Any], words: Catalogue, short: Mapping[str, str] | None = None) -> str:
    """What the winner says: base, then with counters; non-dealer before dealer for a tsumo (scoring article §3.4.1).

    `short` has the short name of a figure (`5200`) or of a pair of figures (`300-500`) where it has one.

    >>> from scorecalc.lang import catalogue
    >>> ron = {"payments": {"discarder": 5500}, "points": 5200, "honba": 1}
    >>> call(ron, catalogue("ko"))
    '5200의 1본장은 5500'
    >>> call(ron, catalogue("ko"), {"5200": "보니"})
    '보니의 1본장은 5500'
    """
    names = short or {}
    parts = {share.role: share for share in shares(result)}

    def figure(points: int) -> str:
        return names.get(str(points)) or _figure(points, words.language)

    if "each" in parts and "liable" not in parts:
        each = parts["each"]
        base, paid = (words.text("mahjong.call.all", each=figure(points)) for points in (each.points, each.paid))
    elif "dealer" in parts and "liable" not in parts:
        other, dealer = parts["other"], parts["dealer"]
        base, paid = (
            names.get(f"{mine}-{its}") or words.text("mahjong.call.pair", other=figure(mine), dealer=figure(its))
            for mine, its in ((other.points, dealer.points), (other.paid, dealer.paid))
        )
    else:
        base, paid = figure(result["points"]), figure(total_paid(result))
    if base == paid:
        return base
    return words.text("mahjong.call.honba", base=base, honba=result["honba"], paid=paid)


def _figure(points: int, language: str) -> str:
    """`points` as called out: the digits, and by units where nobody would read so many."""
    if points < LARGE:
        return str(points)
    from scorecalc.render.large_numbers import reading

    return reading(points, language)
