"""Transfers between accounts: payments, with payer, payee and reason.

Accounts belong to players or to the table: the bank, the riichi sticks. Every transfer takes from one account what it gives to
another, so the sum over all accounts is zero whatever a ledger holds. No rule of a game is needed to read one.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable
from typing import NamedTuple


class TableAccount(NamedTuple):
    """An account that belongs to no player; it differs from a player of the same name."""

    name: str


Account = str | TableAccount
"""An account of a player is his name or seat."""

BANK = TableAccount("bank")
"""Pays when no player does."""
STICKS = TableAccount("sticks")
"""The riichi sticks on the table."""


class Transfer(NamedTuple):
    """An amount, the account that pays it, the account that gets it, and the id of the reason."""

    payer: Account
    payee: Account
    amount: int
    reason: str


class Ledger(tuple[Transfer, ...]):
    """Transfers that were checked. ValueError if one is not positive or pays an account from itself.

    >>> Ledger([Transfer("W", "S", 8000, "hand"), Transfer(STICKS, "S", 1000, "sticks")]).deltas()
    {'W': -8000, 'S': 9000, TableAccount(name='sticks'): -1000}
    """

    __slots__ = ()

    def __new__(cls, transfers: Iterable[Transfer] = ()) -> "Ledger":
        """Return a ledger of `transfers`."""
        made = super().__new__(cls, transfers)
        for transfer in made:
            if transfer.amount <= 0 or transfer.payer == transfer.payee:
                raise ValueError(f"not a transfer: {transfer}")
        return made

    def deltas(self, accounts: Iterable[Account] = ()) -> dict[Account, int]:
        """Return the change of every account, beginning with `accounts`; the changes add up to zero.

        >>> Ledger([Transfer("민서", "지우", 70, "hand")]).deltas(["지우", "민서", "하은"])
        {'지우': 70, '민서': -70, '하은': 0}
        """
        deltas: dict[Account, int] = dict.fromkeys(accounts, 0)
        for payer, payee, amount, _ in self:
            deltas[payer] = deltas.get(payer, 0) - amount
            deltas[payee] = deltas.get(payee, 0) + amount
        return deltas
