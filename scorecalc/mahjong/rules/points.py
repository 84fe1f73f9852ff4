"""From han and fu to points: basic points, limits, who pays what.

The formula is that of the scoring article §3.5: a payment is fu × 2^(han + 2) times the shares of the payer, rounded up to
hundreds, each payment on its own. A share is one, two where the payer or the winner is the dealer. All numbers are in the ruleset.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from scorecalc.mahjong.rules.ruleset import Rules

if TYPE_CHECKING:
    from scorecalc.mahjong.rules.options import BySeat

LIMITS = ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")
"""The limits, lowest first."""


class Value(NamedTuple):
    """What a hand is worth before anyone pays.

    `base` are the basic points, `uncapped` those of fu and han before a limit cut them (0 where the limit needs none).
    `limit` is the id of the limit that holds, `kiriage` whether the hand was rounded up to it. `total` is not 0 where the
    ruleset fixes the sum of all payments, and `fixed_by` says how: `yakuman` (a flat one), `cap`, `product` (fu × han × unit).
    """

    base: int
    uncapped: int
    limit: str | None
    kiriage: bool
    total: int
    fixed_by: str = ""


class Share(NamedTuple):
    """What the payers of one role pay, each of `payers` the same: `raw` before rounding, `paid` is `rounded` and `honba`."""

    role: str
    payers: int
    raw: int
    rounded: int
    honba: int

    @property
    def paid(self) -> int:
        """What each payer of the role pays."""
        return self.rounded + self.honba


class Price(NamedTuple):
    """A value with its payments. `points` is the hand's value, without honba and sticks."""

    value: Value
    shares: tuple[Share, ...]
    points: int

    @property
    def payments(self) -> dict[str, int]:
        """What each role pays, honba included."""
        return {share.role: share.paid for share in self.shares}

    @property
    def received(self) -> int:
        """The sum of all payments, honba included."""
        return sum(share.paid * share.payers for share in self.shares)


UNPAID = Price(Value(0, 0, None, False, 0), (), 0)
"""The price of a hand that may not win."""


class Win(NamedTuple):
    """How a hand was won, as far as payments ask."""

    is_dealer: bool
    by_tsumo: bool
    honba: int = 0


# --- the value


def of_han(han: int, fu: int, rules: Rules) -> Value:
    """The value of a hand of `han` and `fu` (scoring article §2 for han alone, §3.2 and §3.5 for both).

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> of_han(3, 70, rules).limit, of_han(3, 60, rules).base
    ('mangan', 1920)
    """
    o = rules.options
    if o.points == "product":
        return Value(0, 0, None, False, fu * han * o.product_unit, "product")
    base = fu << (han + o.bazoro)
    if o.points == "uncapped":
        return Value(base, base, None, False, 0)
    limit = limit_of_han(han, rules)
    if limit == "yakuman":
        return _counted(han, base, rules)
    if limit:
        return Value(rules.limits[limit].base, base, limit, False, 0)
    return _below_mangan(base, rules)


def _below_mangan(base: int, rules: Rules) -> Value:
    """The value of basic points whose han reach no limit: mangan is the most (scoring article §3.2)."""
    mangan = rules.limits["mangan"].base
    if base >= mangan:
        return Value(mangan, base, "mangan", False, 0)
    if rules.options.kiriage_mangan and base >= rules.options.kiriage_base:
        return Value(mangan, base, "mangan", True, 0)
    return Value(base, base, None, False, 0)


def limit_of_han(han: int, rules: Rules) -> str | None:
    """The highest limit that so many han reach by themselves, whatever the fu.

    >>> from scorecalc.api import prepared
    >>> [limit_of_han(han, prepared("riichi", {}).rules) for han in (4, 5, 7, 10, 12, 13)]
    [None, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']
    """
    reached = [name for name in LIMITS if han >= rules.limits[name].han]
    return reached[-1] if reached else None


def _counted(han: int, base: int, rules: Rules) -> Value:
    """The value of as many han as a yakuman has, from ordinary yaku and dora."""
    limits = rules.limits
    if rules.options.counted_yakuman == "sanbaiman":
        return Value(limits["sanbaiman"].base, base, "sanbaiman", False, 0)
    times = han // limits["yakuman"].han if rules.options.counted_yakuman == "multiple" else 1
    return Value(limits["yakuman"].base * times, base, "counted_yakuman", False, 0)


def of_limit(limit: str, rules: Rules) -> Value:
    """The value of a limit that stands alone."""
    base = rules.limits[limit].base
    return Value(base, 0, limit, False, 0)


def of_yakuman(times: int, rules: Rules) -> Value:
    """The value of so many yakuman."""
    return Value(rules.limits["yakuman"].base * times, 0, "yakuman", False, 0)


def of_flat_yakuman(times: int, win: Win, rules: Rules) -> Value:
    """The value of so many yakuman where each pays a fixed sum in all (scoring article §4)."""
    assert rules.options.flat_yakuman != "off"
    return Value(0, 0, "yakuman", False, _by_seat(rules.options.flat_yakuman, win) * times, "yakuman")


def _by_seat(amounts: BySeat, win: Win) -> int:
    return amounts.dealer if win.is_dealer else amounts.child


# --- the payments


def price(value: Value, win: Win, rules: Rules) -> Price:
    """`value` with what everyone pays.

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> price(of_han(1, 30, rules), Win(is_dealer=False, by_tsumo=True, honba=1), rules).payments
    {'dealer': 600, 'other': 400}
    """
    dues = _dues(win, rules)
    if value.total:
        priced = _split_total(value, value.total, dues, win, rules)
    elif win.by_tsumo and rules.options.payment_rounding == "single_total":
        priced = _in_one_sum(value, dues, win, rules)
    else:
        priced = _one_by_one(value, dues, win, rules)
    if rules.options.cap != "off":
        most = _by_seat(rules.options.cap, win)
        if priced.points > most:
            return _split_total(value._replace(total=most, fixed_by="cap"), most, dues, win, rules)
    return priced


class Due(NamedTuple):
    """What the payers of a role owe, in shares of the basic points: `times`/`parts`, and half of `missing` more.

    `missing` is the share of the absent third opponent, where three players pay it in halves.
    """

    role: str
    payers: int
    times: int
    parts: int = 1
    missing: int = 0

    @property
    def halves(self) -> int:
        """The shares of all payers of the role in halves (of `parts`)."""
        return self.payers * (2 * self.times + self.missing)


def _dues(win: Win, rules: Rules) -> list[Due]:
    """Who owes how many shares. A ron pays those of three opponents, with three players too."""
    double = rules.options.dealer_share
    all_shares = 3 * double if win.is_dealer else double + 2
    if not win.by_tsumo:
        return [Due("discarder", 1, all_shares)]
    if rules.options.players == 3:
        return _three_players(win, all_shares, rules)
    return [Due("each", 3, double)] if win.is_dealer else [Due("dealer", 1, double), Due("other", 2, 1)]


def _three_players(win: Win, all_shares: int, rules: Rules) -> list[Due]:
    """The shares of a tsumo with three players: the absent one's is lost, paid in halves, or all is paid in proportion."""
    double = rules.options.dealer_share
    way = rules.options.sanma_tsumo
    if way == "full":
        if win.is_dealer:
            return [Due("each", 2, all_shares, 2)]
        return [Due("dealer", 1, all_shares * double, double + 1), Due("other", 1, all_shares, double + 1)]
    absent = (double if win.is_dealer else 1) if way == "split_half" else 0
    if win.is_dealer:
        return [Due("each", 2, double, 1, absent)]
    return [Due("dealer", 1, double, 1, absent), Due("other", 1, 1, 1, absent)]


def _honba(win: Win, rules: Rules) -> int:
    """What the honba add to each payment."""
    return win.honba * (rules.options.honba.tsumo if win.by_tsumo else rules.options.honba.ron)


def rounded(amount: int, parts: int, rules: Rules) -> int:
    """`amount / parts` rounded to the ruleset's unit, up or down.

    >>> from scorecalc.api import prepared
    >>> rounded(960, 1, prepared("riichi", {}).rules)
    1000
    """
    unit = rules.options.round_unit
    whole = amount // (parts * unit) if rules.options.round == "down" else -(-amount // (parts * unit))
    return whole * unit


def _one_by_one(value: Value, dues: list[Due], win: Win, rules: Rules) -> Price:
    """Every payment rounded on its own; a half of the absent player's share is a half of what he would have paid."""
    honba = _honba(win, rules)
    out = []
    for due in dues:
        raw = value.base * (2 * due.times + due.missing * due.parts) // (2 * due.parts)
        own = rounded(value.base * due.times, due.parts, rules)
        if due.missing:
            own = rounded(2 * own + rounded(value.base * due.missing, 1, rules), 2, rules)
        out.append(Share(due.role, due.payers, raw, own, honba))
    return Price(value, tuple(out), sum(share.rounded * share.payers for share in out))


def _in_one_sum(value: Value, dues: list[Due], win: Win, rules: Rules) -> Price:
    """The payments of a tsumo as one sum, rounded once."""
    halves = sum(due.halves for due in dues)
    parts = 2 * dues[0].parts
    honba = _honba(win, rules) * sum(due.payers for due in dues)
    share = Share("total", 1, value.base * halves // parts, rounded(value.base * halves, parts, rules), honba)
    return Price(value, (share,), share.rounded)


def _split_total(value: Value, total: int, dues: list[Due], win: Win, rules: Rules) -> Price:
    """A fixed sum, split among the payers by their shares; never more than the sum in all."""
    honba = _honba(win, rules)
    if win.by_tsumo and rules.options.payment_rounding == "single_total":
        all_honba = honba * sum(due.payers for due in dues)
        return Price(value, (Share("total", 1, total, total, all_honba),), total)
    halves = sum(due.halves for due in dues)
    unit = rules.options.round_unit
    out = []
    for due in dues:
        exact = total * due.halves
        each = exact // (halves * due.payers)
        out.append(
            Share(due.role, due.payers, each, total if len(dues) == due.payers == 1 else each // unit * unit, honba)
        )
    return Price(value, tuple(out), sum(share.rounded * share.payers for share in out))


def income(priced: Price, sticks: int, rules: Rules) -> int:
    """What the winner gets: all payments and the riichi sticks on the table."""
    return priced.received + sticks * rules.options.stick


def arithmetic(priced: Price, han: int | None, fu: int | None, rules: Rules) -> dict[str, Any]:
    """The steps from fu and han to each payment (scoring article §3.5); `fixed` is a sum of all payments that the ruleset sets.

    `base` is fu × 2^`exponent`, `capped` what a limit makes of it, `times` the shares of a payer, where they are whole.
    """
    value = priced.value
    return {
        "fu": fu,
        "han": han,
        "exponent": None if han is None else han + rules.options.bazoro,
        "base": value.uncapped or None,
        "capped": value.base,
        "fixed": value.total or None,
        "fixed_by": value.fixed_by or None,
        "shares": [
            {
                "role": share.role,
                "payers": share.payers,
                "times": share.raw // value.base if value.base and share.raw % value.base == 0 else None,
                "raw": share.raw,
                "rounded": share.rounded,
                "honba": share.honba,
                "paid": share.paid,
            }
            for share in priced.shares
        ],
    }
