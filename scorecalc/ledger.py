"""Who pays whom: transfers between accounts.

An account is a name: a seat, a player, the bank, the riichi sticks on the table. Every transfer takes from one account what it
gives to another, so the sum over all accounts is zero whatever a ledger holds. No rule of a game is needed to read one.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable
from typing import NamedTuple

BANK = "bank"
"""The account that pays when nobody at the table does."""
STICKS = "sticks"
"""The account of the riichi sticks on the table."""


class Transfer(NamedTuple):
    """An amount that one account pays to another, and the id of the reason."""

    payer: str
    payee: str
    amount: int
    reason: str


class Ledger(tuple[Transfer, ...]):
    """Transfers that were checked. ValueError if one is not positive or pays an account from itself.

    >>> Ledger([Transfer("W", "S", 8000, "hand"), Transfer("sticks", "S", 1000, "sticks")]).deltas()
    {'W': -8000, 'S': 9000, 'sticks': -1000}
    """

    __slots__ = ()

    def __new__(cls, transfers: Iterable[Transfer] = ()) -> "Ledger":
        """Return a ledger of `transfers`."""
        made = super().__new__(cls, transfers)
        for transfer in made:
            if transfer.amount <= 0 or transfer.payer == transfer.payee:
                raise ValueError(f"not a transfer: {transfer}")
        return made

    def deltas(self, accounts: Iterable[str] = ()) -> dict[str, int]:
        """Return the change of every account, beginning with `accounts`; the changes add up to zero.

        >>> Ledger([Transfer("bank", "지우", 70, "lead")]).deltas(["민서", "지우"])
        {'민서': 0, '지우': 70, 'bank': -70}
        """
        deltas = dict.fromkeys(accounts, 0)
        for payer, payee, amount, _ in self:
            deltas[payer] = deltas.get(payer, 0) - amount
            deltas[payee] = deltas.get(payee, 0) + amount
        return deltas
