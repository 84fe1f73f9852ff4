"""Payments for a hand of mahjong in words, and the call at the table."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from scorecalc.lang import Catalogue, module_of
from scorecalc.mahjong.rules.settlement import Settlement

LARGE = 1_000_000
"""From this number on points are also read by units of ten thousand, in Korean and Japanese."""


def payment_words(settlement: Settlement, payers: str, words: Catalogue) -> str:
    """The payments as one line: `친 4,100 (4,000 + 100) · 자 2,100씩 (2,000 + 100)`; `payers` is the option of that name."""
    if payers == "bank":
        return words.text("mahjong.pay.bank", paid=settlement.received)
    is_shared = "liable" in settlement.by_role
    said = []
    for payment in settlement.payments:
        role = "others" if payment.role == "other" and payment.payers > 1 else payment.role
        said.append(words.text(f"mahjong.pay.{role}", paid=payment.paid))
        if payment.honba and not is_shared:
            values = {"points": payment.points, "honba": payment.honba}
            said[-1] = words.text("mahjong.pay.honba", share=said[-1], **values)
    return " · ".join(said)


def income_words(settlement: Settlement, income: int, words: Catalogue) -> list[str]:
    """The income of the winner, if riichi sticks are added to the payments; else empty."""
    paid = settlement.received
    return [] if income == paid else [words.text("mahjong.income", paid=paid, sticks=income - paid, income=income)]


def points_reading(points: int, words: Catalogue) -> str:
    """`points` by units of ten thousand, empty if the digits are easy to read or the language has no such units."""
    if points < LARGE or words.language == "en":
        return ""
    from scorecalc.render.large_numbers import ends_in_unit, reading

    key = "mahjong.points_read_round" if ends_in_unit(points, words.language) else "mahjong.points_read"
    return words.text(key, reading=reading(points, words.language))


def call(settlement: Settlement, honba: int, words: Catalogue, short: Mapping[str, str] | None = None) -> str:
    """The announcement of the winner: base, then with counters; non-dealer before dealer for a tsumo (scoring article §3.4.1).

    `short` has the short name of a figure (`5200`) or of a pair of figures (`300-500`) where it has one.

    >>> from scorecalc.lang import catalogue
    >>> from scorecalc.mahjong.rules.points import Base
    >>> from scorecalc.mahjong.rules.settlement import Payment
    >>> ron = Settlement(Base(1280), (Payment("discarder", 1, 5120, 5200, 300),), 5200)
    >>> call(ron, 1, catalogue("ko"))
    '5200의 1본장은 5500'
    >>> call(ron, 1, catalogue("ko"), {"5200": "보니"})
    '보니의 1본장은 5500'
    """
    names = short or {}
    parts = {payment.role: payment for payment in settlement.payments}

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
        base, paid = figure(settlement.points), figure(settlement.received)
    if base == paid:
        return base
    return words.text("mahjong.call.honba", base=base, honba=honba, paid=paid)


def slang_call(settlement: Settlement, honba: int, words: Catalogue) -> str:
    """The call with the short names of the scoring article §3.4.1, in full where a score has none."""
    return call(settlement, honba, words, import_module(module_of("mahjong_slang", words.language)).MESSAGES)


def _figure(points: int, language: str) -> str:
    """`points` as called out: the digits, and by units if they are too many to read."""
    if points < LARGE:
        return str(points)
    from scorecalc.render.large_numbers import reading

    return reading(points, language)
