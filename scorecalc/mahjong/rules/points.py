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


class Base(NamedTuple):
    """The basis of all payments for a hand: basic points, or a fixed sum.

    `points` are the basic points, `uncapped` those of fu and han before a limit cut them (0 if the limit needs neither).
    `limit` is the id of the limit that holds, `kiriage` says whether the hand was rounded up to it. `total` is the sum of all
    payments if the ruleset fixes it, else 0; `fixed_by` says how: `yakuman` (a flat one), `cap`, `product` (fu × han × unit).
    """

    points: int
    uncapped: int
    limit: str | None
    kiriage: bool
    total: int
    fixed_by: str = ""


class Payment(NamedTuple):
    """The payment of each of `payers` players in one role: `points` for the hand (`raw` before rounding) and `honba`."""

    role: str
    payers: int
    raw: int
    points: int
    honba: int

    @property
    def paid(self) -> int:
        """The whole payment of one player."""
        return self.points + self.honba


class Settlement(NamedTuple):
    """The payments for a hand. `points` is their sum without honba; it is the value of the hand."""

    base: Base
    payments: tuple[Payment, ...]
    points: int

    @property
    def by_role(self) -> dict[str, int]:
        """The payment of one player in each role, honba included."""
        return {payment.role: payment.paid for payment in self.payments}

    @property
    def received(self) -> int:
        """The sum of all payments, honba included."""
        return sum(payment.paid * payment.payers for payment in self.payments)


UNPAID = Settlement(Base(0, 0, None, False, 0), (), 0)
"""The settlement of a hand that may not win."""


class Win(NamedTuple):
    """How a hand was won, as far as payments ask."""

    is_dealer: bool
    by_tsumo: bool
    honba: int = 0


# --- the basic points


def of_han(han: int, fu: int, rules: Rules) -> Base:
    """Return the basic points of a hand of `han` and `fu` (scoring article §2 for han alone, §3.2 and §3.5 for both).

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> of_han(3, 70, rules).limit, of_han(3, 60, rules).points
    ('mangan', 1920)
    """
    o = rules.options
    if o.points == "product":
        return Base(0, 0, None, False, fu * han * o.product_unit, "product")
    base = fu << (han + o.bazoro)
    if o.points == "uncapped":
        return Base(base, base, None, False, 0)
    limit = limit_of_han(han, rules)
    if limit == "yakuman":
        return _counted(han, base, rules)
    if limit:
        return Base(rules.limits[limit].base, base, limit, False, 0)
    return _below_mangan(base, rules)


def _below_mangan(base: int, rules: Rules) -> Base:
    """Return the basic points of a hand whose han reach no limit; mangan is the most (scoring article §3.2)."""
    mangan = rules.limits["mangan"].base
    if base >= mangan:
        return Base(mangan, base, "mangan", False, 0)
    if rules.options.kiriage_mangan and base >= rules.options.kiriage_base:
        return Base(mangan, base, "mangan", True, 0)
    return Base(base, base, None, False, 0)


def limit_of_han(han: int, rules: Rules) -> str | None:
    """The highest limit that so many han reach by themselves, whatever the fu.

    >>> from scorecalc.api import prepared
    >>> [limit_of_han(han, prepared("riichi", {}).rules) for han in (4, 5, 7, 10, 12, 13)]
    [None, 'mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman']
    """
    reached = [name for name in LIMITS if han >= rules.limits[name].han]
    return reached[-1] if reached else None


def _counted(han: int, base: int, rules: Rules) -> Base:
    """Return the basic points of as many han as a yakuman has, from ordinary yaku and dora."""
    limits = rules.limits
    if rules.options.counted_yakuman == "sanbaiman":
        return Base(limits["sanbaiman"].base, base, "sanbaiman", False, 0)
    times = han // limits["yakuman"].han if rules.options.counted_yakuman == "multiple" else 1
    return Base(limits["yakuman"].base * times, base, "counted_yakuman", False, 0)


def of_limit(limit: str, rules: Rules) -> Base:
    """Return the basic points of a limit."""
    base = rules.limits[limit].base
    return Base(base, 0, limit, False, 0)


def of_yakuman(times: int, rules: Rules) -> Base:
    """Return the basic points of so many yakuman."""
    return Base(rules.limits["yakuman"].base * times, 0, "yakuman", False, 0)


def of_flat_yakuman(times: int, win: Win, rules: Rules) -> Base:
    """Return the fixed sum of so many yakuman, for rulesets in which a yakuman ignores dora (scoring article §4)."""
    assert rules.options.flat_yakuman != "off"
    return Base(0, 0, "yakuman", False, _by_seat(rules.options.flat_yakuman, win) * times, "yakuman")


def _by_seat(amounts: BySeat, win: Win) -> int:
    return amounts.dealer if win.is_dealer else amounts.child


# --- the payments


def settle(base: Base, win: Win, rules: Rules) -> Settlement:
    """Return the payments that `base` leads to.

    >>> from scorecalc.api import prepared
    >>> rules = prepared("riichi", {}).rules
    >>> settle(of_han(1, 30, rules), Win(is_dealer=False, by_tsumo=True, honba=1), rules).by_role
    {'dealer': 600, 'other': 400}
    """
    owed = _owed(win, rules)
    if base.total:
        settlement = _split_total(base, base.total, owed, win, rules)
    elif win.by_tsumo and rules.options.payment_rounding == "single_total":
        settlement = _in_one_sum(base, owed, win, rules)
    else:
        settlement = _one_by_one(base, owed, win, rules)
    if rules.options.cap != "off":
        most = _by_seat(rules.options.cap, win)
        if settlement.points > most:
            return _split_total(base._replace(total=most, fixed_by="cap"), most, owed, win, rules)
    return settlement


class Owed(NamedTuple):
    """The shares of the basic points that each player in a role owes: `times`/`parts`, and half of `missing`.

    `missing` is the share of the absent opponent, which two payers split under `sanma_tsumo: split_half`.
    """

    role: str
    payers: int
    times: int
    parts: int = 1
    missing: int = 0

    @property
    def halves(self) -> int:
        """The shares of all payers in the role, in halves (of `parts`)."""
        return self.payers * (2 * self.times + self.missing)


def _owed(win: Win, rules: Rules) -> list[Owed]:
    """Return who owes how many shares. A ron pays those of three opponents, also with three players."""
    double = rules.options.dealer_share
    all_shares = 3 * double if win.is_dealer else double + 2
    if not win.by_tsumo:
        return [Owed("discarder", 1, all_shares)]
    if rules.options.players == 3:
        return _three_players(win, all_shares, rules)
    return [Owed("each", 3, double)] if win.is_dealer else [Owed("dealer", 1, double), Owed("other", 2, 1)]


def _three_players(win: Win, all_shares: int, rules: Rules) -> list[Owed]:
    """Return the shares of a tsumo with three players: the fourth share is lost, split in halves, or all is paid in proportion."""
    double = rules.options.dealer_share
    way = rules.options.sanma_tsumo
    if way == "full":
        if win.is_dealer:
            return [Owed("each", 2, all_shares, 2)]
        return [Owed("dealer", 1, all_shares * double, double + 1), Owed("other", 1, all_shares, double + 1)]
    absent = (double if win.is_dealer else 1) if way == "split_half" else 0
    if win.is_dealer:
        return [Owed("each", 2, double, 1, absent)]
    return [Owed("dealer", 1, double, 1, absent), Owed("other", 1, 1, 1, absent)]


def _honba(win: Win, rules: Rules) -> int:
    """Return the points that the honba add to each payment."""
    return win.honba * (rules.options.honba.tsumo if win.by_tsumo else rules.options.honba.ron)


def rounded(amount: int, parts: int, rules: Rules) -> int:
    """Return `amount / parts` rounded to the ruleset's unit, up or down.

    >>> from scorecalc.api import prepared
    >>> rounded(960, 1, prepared("riichi", {}).rules)
    1000
    """
    unit = rules.options.round_unit
    whole = amount // (parts * unit) if rules.options.round == "down" else -(-amount // (parts * unit))
    return whole * unit


def _one_by_one(base: Base, owed: list[Owed], win: Win, rules: Rules) -> Settlement:
    """Round each payment on its own. Half of the absent player's share is half of his rounded payment."""
    honba = _honba(win, rules)
    out = []
    for each in owed:
        raw = base.points * (2 * each.times + each.missing * each.parts) // (2 * each.parts)
        own = rounded(base.points * each.times, each.parts, rules)
        if each.missing:
            own = rounded(2 * own + rounded(base.points * each.missing, 1, rules), 2, rules)
        out.append(Payment(each.role, each.payers, raw, own, honba))
    return Settlement(base, tuple(out), sum(payment.points * payment.payers for payment in out))


def _in_one_sum(base: Base, owed: list[Owed], win: Win, rules: Rules) -> Settlement:
    """Settle a tsumo as one sum, rounded once."""
    halves = sum(each.halves for each in owed)
    parts = 2 * owed[0].parts
    honba = _honba(win, rules) * sum(each.payers for each in owed)
    payment = Payment("total", 1, base.points * halves // parts, rounded(base.points * halves, parts, rules), honba)
    return Settlement(base, (payment,), payment.points)


def _split_total(base: Base, total: int, owed: list[Owed], win: Win, rules: Rules) -> Settlement:
    """Split a fixed sum among the payers by their shares, rounded down: together they never pay more than the sum."""
    honba = _honba(win, rules)
    if win.by_tsumo and rules.options.payment_rounding == "single_total":
        all_honba = honba * sum(each.payers for each in owed)
        return Settlement(base, (Payment("total", 1, total, total, all_honba),), total)
    halves = sum(each.halves for each in owed)
    unit = rules.options.round_unit
    out = []
    for each in owed:
        raw = total * each.halves // (halves * each.payers)
        points = total if len(owed) == each.payers == 1 else raw // unit * unit
        out.append(Payment(each.role, each.payers, raw, points, honba))
    return Settlement(base, tuple(out), sum(payment.points * payment.payers for payment in out))


def income(settlement: Settlement, sticks: int, rules: Rules) -> int:
    """Return what the winner gets: all payments and the riichi sticks on the table."""
    return settlement.received + sticks * rules.options.stick


def arithmetic(settlement: Settlement, han: int | None, fu: int | None, rules: Rules) -> dict[str, Any]:
    """Return the steps from fu and han to each payment (scoring article §3.5) as plain data.

    `base` is fu × 2^`exponent` and `capped` the same under a limit; `fixed` is a sum of all payments that the ruleset sets;
    `times` are the shares of a payer, if they are whole.
    """
    base = settlement.base
    return {
        "fu": fu,
        "han": han,
        "exponent": None if han is None else han + rules.options.bazoro,
        "base": base.uncapped or None,
        "capped": base.points,
        "fixed": base.total or None,
        "fixed_by": base.fixed_by or None,
        "shares": [
            {
                "role": payment.role,
                "payers": payment.payers,
                "times": payment.raw // base.points if base.points and payment.raw % base.points == 0 else None,
                "raw": payment.raw,
                "rounded": payment.points,
                "honba": payment.honba,
                "paid": payment.paid,
            }
            for payment in settlement.payments
        ],
    }
