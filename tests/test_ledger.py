"""A ledger takes from one account what it gives to another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.ledger import BANK, STICKS, Account, Ledger, Transfer

ACCOUNTS: tuple[Account, ...] = ("E", "S", "W", "N", BANK, STICKS)
TRANSFERS = st.builds(
    Transfer, st.sampled_from(ACCOUNTS), st.sampled_from(ACCOUNTS), st.integers(1, 10**30), st.just("hand")
).filter(lambda transfer: transfer.payer != transfer.payee)


@given(st.lists(TRANSFERS))
def test_the_changes_of_all_accounts_add_up_to_zero(transfers: list[Transfer]) -> None:
    deltas = Ledger(transfers).deltas()
    assert sum(deltas.values()) == 0
    for account in deltas:
        taken = sum(each.amount for each in transfers if each.payee == account)
        given_away = sum(each.amount for each in transfers if each.payer == account)
        assert deltas[account] == taken - given_away


@pytest.mark.parametrize(
    "wrong",
    [Transfer("E", "S", -1000, "hand"), Transfer("E", "S", 0, "hand"), Transfer("E", "E", 1000, "hand")],
    ids=["negative", "nothing", "from an account to itself"],
)
def test_a_ledger_with_something_else_than_a_payment_cannot_be_built(wrong: Transfer) -> None:
    with pytest.raises(ValueError, match="not a transfer"):
        Ledger([Transfer("W", "N", 1000, "hand"), wrong])


def test_accounts_that_are_asked_for_come_first_even_unchanged() -> None:
    deltas = Ledger([Transfer("N", "S", 1300, "hand")]).deltas("ESWN")
    assert list(deltas.items()) == [("E", 0), ("S", 1300), ("W", 0), ("N", -1300)]


def test_a_ledger_cannot_be_changed() -> None:
    ledger = Ledger([Transfer("N", "S", 1300, "hand")])
    with pytest.raises(AttributeError):
        ledger.transfers = ()  # type: ignore[attr-defined]
    with pytest.raises(TypeError):
        ledger[0] = Transfer("E", "S", 1, "hand")  # type: ignore[index]


def test_a_player_who_is_called_as_an_account_of_the_table_is_a_player() -> None:
    deltas = Ledger([Transfer(BANK, "bank", 600, "instant")]).deltas()
    assert deltas == {BANK: -600, "bank": 600}
