"""From basic points to payments: who pays how many shares, rounding, honba, liability, and the transfers between seats.

A payment is a number of shares of the basic points, rounded up to hundreds on its own (scoring article §3.5). A payer has one
share, or two if he or the winner is the dealer. All numbers are in the ruleset.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from scorecalc.ledger import BANK, STICKS, Account, Ledger, Transfer
from scorecalc.mahjong.facts.tiles import WINDS
from scorecalc.mahjong.rules.points import Base, Win, by_seat
from scorecalc.mahjong.rules.ruleset import Rules

DEALER = WINDS[0]
DISCARDER = "discarder"
"""The account of a discarder whose seat is not known."""
OPPONENTS = "opponents"
"""The account of all other players, for a tsumo that they pay as one sum."""


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


UNPAID = Settlement(Base(), (), 0)
"""The settlement of a hand that may not win."""


def settle(base: Base, win: Win, rules: Rules) -> Settlement:
    """Return the payments that `base` leads to.

    >>> from scorecalc.api import prepared
    >>> from scorecalc.mahjong.rules.points import of_han
    >>> rules = prepared("riichi", {}).rules
    >>> settle(of_han(1, 30, rules), Win(is_dealer=False, by_tsumo=True, honba=1), rules).by_role
    {'dealer': 600, 'other': 400}
    """
    owed = _owed(win, rules)
    if base.total:
        settlement = _split(base, base.total, owed, win, rules)
    elif win.by_tsumo and rules.options.payment_rounding == "single_total":
        settlement = _in_one_sum(base, owed, win, rules)
    else:
        settlement = _one_by_one(base, owed, win, rules)
    if rules.options.cap != "off":
        most = by_seat(rules.options.cap, win)
        if settlement.points > most:
            return _split(base._replace(total=most, fixed_by="cap"), most, owed, win, rules)
    return settlement


# --- shares


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


# --- amounts


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


def _one_by_one(base: Base, owed: Sequence[Owed], win: Win, rules: Rules) -> Settlement:
    """Round each payment on its own. A half of the absent player's share is rounded beside it."""
    honba = _honba(win, rules)
    payments = []
    for role, payers, times, parts, missing in owed:
        raw = base.points * (2 * times + missing * parts) // (2 * parts)
        points = rounded(base.points * times, parts, rules) + rounded(base.points * missing, 2, rules)
        payments.append(Payment(role, payers, raw, points, honba))
    return _settled(base, payments)


def _in_one_sum(base: Base, owed: Sequence[Owed], win: Win, rules: Rules) -> Settlement:
    """Settle a tsumo as one sum, rounded once."""
    halves, parts = sum(each.halves for each in owed), 2 * owed[0].parts
    points = rounded(base.points * halves, parts, rules)
    return _settled(base, [_sum_of_all(base.points * halves // parts, points, owed, win, rules)])


def _split(base: Base, total: int, owed: Sequence[Owed], win: Win, rules: Rules) -> Settlement:
    """Split a fixed sum among the payers by their shares, rounded down: together they never pay more than the sum."""
    if win.by_tsumo and rules.options.payment_rounding == "single_total":
        return _settled(base, [_sum_of_all(total, total, owed, win, rules)])
    honba, unit = _honba(win, rules), rules.options.round_unit
    halves = sum(each.halves for each in owed)
    payments = []
    for each in owed:
        raw = total * each.halves // (halves * each.payers)
        points = total if len(owed) == each.payers == 1 else raw // unit * unit
        payments.append(Payment(each.role, each.payers, raw, points, honba))
    return _settled(base, payments)


def _sum_of_all(raw: int, points: int, owed: Sequence[Owed], win: Win, rules: Rules) -> Payment:
    """Return the one payment that all payers make together; it has the honba of each of them."""
    return Payment("total", 1, raw, points, _honba(win, rules) * sum(each.payers for each in owed))


def _settled(base: Base, payments: Sequence[Payment]) -> Settlement:
    return Settlement(base, tuple(payments), sum(payment.points * payment.payers for payment in payments))


# --- liability


def settle_liable(settlement: Settlement, part: Base, rest: Base | None, win: Win, rules: Rules) -> Settlement:
    """Return the payments for a hand of which a liable player answers for `part`, and nobody for the `rest`.

    By tsumo he pays his part as a ron, with all honba; the rest is an ordinary tsumo. By ron of another player's discard he pays
    half of it; an odd hundred and the rest are the discarder's.
    """
    by_ron = win._replace(by_tsumo=False)
    answered = settle(part, by_ron, rules).payments[0]
    if win.by_tsumo:
        others = settle(rest, win._replace(honba=0), rules).payments if rest else ()
        return _settled(settlement.base, [answered._replace(role="liable"), *others])
    unit = rules.options.round_unit
    half = answered.points // 2 // unit * unit
    discarder = answered.points - half + (settle(rest, by_ron, rules).points if rest else 0)
    by_liable = answered.honba if rules.options.pao_honba == "liable" else 0
    payments = [
        Payment("discarder", 1, discarder, discarder, answered.honba - by_liable),
        Payment("liable", 1, half, half, by_liable),
    ]
    return _settled(settlement.base, payments)


# --- seats


class Parties(NamedTuple):
    """The seats (E S W N) that take part in a settlement; empty if unknown or without a part."""

    winner: str
    discarder: str = ""
    liable: str = ""


def payers_of(payment: Payment, parties: Parties, rules: Rules) -> tuple[Account, ...]:
    """Return the accounts that make `payment`: one for each payer.

    >>> from scorecalc.api import prepared
    >>> payers_of(Payment("other", 2, 1000, 1000, 0), Parties("S"), prepared("riichi", {}).rules)
    ('W', 'N')
    """
    if rules.options.payers == "bank":
        return (BANK,) * payment.payers
    others = tuple(seat for seat in WINDS[: rules.options.players] if seat != parties.winner)
    by_role: dict[str, tuple[Account, ...]] = {
        "discarder": (parties.discarder or DISCARDER,),
        "liable": (parties.liable,),
        "total": (OPPONENTS,),
        "each": others,
        "dealer": (DEALER,),
        "other": others[1:],
    }
    return by_role[payment.role]


def transfers(settlement: Settlement, parties: Parties, sticks: int, rules: Rules) -> Ledger:
    """Return what everybody pays the winner: for the `hand`, for `honba`, and the riichi `sticks` on the table."""
    return Ledger(_transfers(settlement, parties, sticks, rules))


def _transfers(settlement: Settlement, parties: Parties, sticks: int, rules: Rules) -> Iterator[Transfer]:
    for payment in settlement.payments:
        for payer in payers_of(payment, parties, rules):
            for amount, reason in ((payment.points, "hand"), (payment.honba, "honba")):
                if amount:
                    yield Transfer(payer, parties.winner, amount, reason)
    if sticks:
        yield Transfer(STICKS, parties.winner, sticks * rules.options.stick, "sticks")


def income(settlement: Settlement, sticks: int, rules: Rules) -> int:
    """Return what the winner gets: all payments and the riichi sticks on the table."""
    return settlement.received + sticks * rules.options.stick


def whole_shares(payment: Payment, base: Base) -> int:
    """Return the shares of the basic points that a payment has before rounding; 0 if they are not whole."""
    return payment.raw // base.points if base.points and payment.raw % base.points == 0 else 0


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
                "times": whole_shares(payment, base) or None,
                "raw": payment.raw,
                "rounded": payment.points,
                "honba": payment.honba,
                "paid": payment.paid,
            }
            for payment in settlement.payments
        ],
    }
