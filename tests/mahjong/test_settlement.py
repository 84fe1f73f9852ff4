"""Who pays whom for a hand: transfers between seats, the bank and the sticks on the table."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from examples import examples
from scorecalc.api import prepared
from scorecalc.ledger import BANK, STICKS, Account, Ledger, Transfer
from scorecalc.mahjong.answers.hand import HandScore
from scorecalc.mahjong.game import score
from scorecalc.mahjong.rules.points import Base, Win, of_flat_yakuman, of_han, of_yakuman
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import (
    DISCARDER,
    OPPONENTS,
    Parties,
    Settlement,
    income,
    payers_of,
    settle,
    settle_liable,
    transfers,
)


def rules_of(ruleset: str = "riichi", **changes: Any) -> Rules:
    found: Rules = prepared(ruleset, changes).rules
    return found


def deltas(settlement: Settlement, parties: Parties, rules: Rules, sticks: int = 0) -> dict[Account, int]:
    """The changes of all accounts that changed."""
    return {name: change for name, change in transfers(settlement, parties, sticks, rules).deltas().items() if change}


# --- the payers of each role


@pytest.mark.parametrize(
    ("winner", "by_tsumo", "expected"),
    [
        ("S", True, {"E": -2000, "S": 4000, "W": -1000, "N": -1000}),
        ("E", True, {"E": 6000, "S": -2000, "W": -2000, "N": -2000}),
        ("S", False, {"S": 3900, "N": -3900}),
        ("E", False, {"E": 5800, "N": -5800}),
    ],
    ids=["tsumo", "tsumo of the dealer", "ron", "ron of the dealer"],
)
def test_every_seat_but_the_winner_pays_a_tsumo_and_the_discarder_a_ron(
    winner: str, by_tsumo: bool, expected: dict[Account, int]
) -> None:
    rules = rules_of()
    win = Win(winner == "E", by_tsumo)
    assert deltas(settle(of_han(3, 30, rules), win, rules), Parties(winner, "N"), rules) == expected


def test_with_three_players_nobody_in_the_north_pays() -> None:
    rules = rules_of("sanma")
    settled = settle(of_han(3, 30, rules), Win(is_dealer=False, by_tsumo=True), rules)
    assert deltas(settled, Parties("S"), rules) == {"E": -2000, "S": 3000, "W": -1000}


def test_a_discarder_who_is_not_known_pays_all_the_same() -> None:
    rules = rules_of()
    settled = settle(of_han(3, 30, rules), Win(is_dealer=False, by_tsumo=False), rules)
    assert deltas(settled, Parties("S"), rules) == {"S": 3900, DISCARDER: -3900}


def test_hand_honba_and_sticks_are_transfers_of_their_own() -> None:
    rules = rules_of()
    settled = settle(of_han(3, 30, rules), Win(is_dealer=False, by_tsumo=False, honba=2), rules)
    assert transfers(settled, Parties("S", "N"), 1, rules) == Ledger(
        [Transfer("N", "S", 3900, "hand"), Transfer("N", "S", 600, "honba"), Transfer(STICKS, "S", 1000, "sticks")]
    )


def test_where_nobody_loses_the_bank_pays() -> None:
    rules = rules_of(payers="bank")
    for by_tsumo, received in ((True, 4000), (False, 3900)):
        settled = settle(of_han(3, 30, rules), Win(is_dealer=False, by_tsumo=by_tsumo), rules)
        assert deltas(settled, Parties("S", "N"), rules) == {"S": received, BANK: -received}


def test_a_tsumo_in_one_sum_is_paid_by_the_opponents_together() -> None:
    """Nobody says how the sum is split (rulesets/mahjong/dongpae.yaml)."""
    rules = rules_of(payment_rounding="single_total")
    settled = settle(of_han(1, 30, rules), Win(is_dealer=False, by_tsumo=True), rules)
    assert deltas(settled, Parties("S"), rules) == {"S": 1000, OPPONENTS: -1000}


def test_the_liable_player_pays_beside_those_who_pay_the_rest() -> None:
    """Also twice, where he is the dealer."""
    rules = rules_of()
    win = Win(is_dealer=False, by_tsumo=True)
    one, both = of_yakuman(1, rules), settle(of_yakuman(2, rules), win, rules)
    settled = settle_liable(both, one, one, win, rules)
    assert deltas(settled, Parties("S", liable="W"), rules) == {"E": -16000, "S": 64000, "W": -40000, "N": -8000}
    assert deltas(settled, Parties("S", liable="E"), rules) == {"E": -48000, "S": 64000, "W": -8000, "N": -8000}
    alone = settle_liable(both, both.base, None, win, rules)
    assert deltas(alone, Parties("S", liable="W"), rules) == {"S": 64000, "W": -64000}


def transfers_of(**fields: Any) -> Ledger:
    """The transfers for big three dragons, won by a child."""
    found = score("hand", {"hand": "23488m77z,5555z,666z+7z", "honba": 1, **fields}, rules_of())
    assert isinstance(found, HandScore)
    return found.transfers


def test_a_scored_hand_says_who_pays_whom() -> None:
    liable = {"pao": {"liable": "n", "yakuman": "daisangen"}}
    assert transfers_of(by="ron", seat="S", loser="W", sticks=1, **liable) == Ledger(
        [
            Transfer("W", "S", 16000, "hand"),
            Transfer("N", "S", 16000, "hand"),
            Transfer("N", "S", 300, "honba"),
            Transfer(STICKS, "S", 1000, "sticks"),
        ]
    )


def test_a_discarder_in_the_seat_that_was_assumed_for_the_winner_is_somebody_else() -> None:
    """The default seat is that of any child; who names the discarder alone has not said where the winner sits."""
    paid = transfers_of(by="ron", loser="S")
    assert {transfer.payer for transfer in paid} == {DISCARDER}


# --- sums that a ruleset fixes


@pytest.mark.parametrize("rounding", ["per_payment", "single_total"])
def test_a_tsumo_for_a_fixed_sum_has_the_honba_of_every_payer(rounding: str) -> None:
    """Three times 500, as where the payments are counted from han and fu."""
    rules = rules_of(points="product", product_unit=100, payment_rounding=rounding, honba={"ron": 1500, "tsumo": 500})
    for is_dealer in (True, False):
        settled = settle(of_han(4, 30, rules), Win(is_dealer, by_tsumo=True, honba=2), rules)
        assert (settled.points, settled.received) == (12000, 15000)


@pytest.mark.parametrize("rounding", ["per_payment", "single_total"])
def test_a_tsumo_that_is_capped_has_the_honba_of_every_payer(rounding: str) -> None:
    rules = rules_of("aotenjo", cap={"dealer": 6000, "child": 4000}, payment_rounding=rounding)
    settled = settle(of_han(13, 30, rules), Win(is_dealer=False, by_tsumo=True, honba=1), rules)
    assert (settled.points, settled.received) == (4000, 4300)


def test_a_fixed_sum_that_cannot_be_split_evenly_is_never_overpaid() -> None:
    """10,100 by tsumo are 5,050 of the dealer and 2,525 each of the others, rounded down to hundreds."""
    rules = rules_of(points="product", product_unit=1)
    settled = settle(of_han(101, 100, rules), Win(is_dealer=False, by_tsumo=True), rules)
    assert (settled.by_role, settled.points) == ({"dealer": 5000, "other": 2500}, 10000)


# --- the share of a player who is not there


@pytest.mark.parametrize(
    ("way", "dealer", "child"),
    [
        ("loss", {"each": 1300}, {"dealer": 1300, "other": 700}),
        ("split_half", {"each": 2000}, {"dealer": 1700, "other": 1100}),
        ("full", {"each": 2000}, {"dealer": 1800, "other": 900}),
    ],
)
def test_each_payment_of_three_players_is_rounded_beside_the_half_of_the_absent_one(
    way: str, dealer: dict[str, int], child: dict[str, int]
) -> None:
    """2 han 40 fu: basic points 640. Shares 1,280 and 640; halves of the absent one 640 → 700 and 320 → 400."""
    rules = rules_of("sanma", sanma_tsumo=way)
    base = of_han(2, 40, rules)
    assert settle(base, Win(is_dealer=True, by_tsumo=True), rules).by_role == dealer
    assert settle(base, Win(is_dealer=False, by_tsumo=True), rules).by_role == child


# --- what holds for every hand under every option

CHANGES = st.fixed_dictionaries(
    {
        "points": st.sampled_from(("fu_han", "han_only", "uncapped", "product")),
        "product_unit": st.sampled_from((1, 70, 10_000)),
        "payment_rounding": st.sampled_from(("per_payment", "single_total")),
        "round": st.sampled_from(("up", "down")),
        "round_unit": st.sampled_from((1, 10, 100)),
        "payers": st.sampled_from(("losers", "bank")),
        "pao_honba": st.sampled_from(("liable", "discarder")),
        "dealer_share": st.sampled_from((2, 3)),
        "sanma_tsumo": st.sampled_from(("loss", "split_half", "full")),
        "kiriage_mangan": st.booleans(),
    }
)
FIXED = st.sampled_from(("off", {"dealer": 15_000_100, "child": 10_000_100}))
WINS = st.builds(Win, st.booleans(), st.booleans(), st.integers(0, 3))


def bases(rules: Rules, win: Win) -> st.SearchStrategy[Base]:
    """Basic points of han and fu, of yakuman, or the fixed sum of yakuman."""
    han_and_fu = st.builds(of_han, st.integers(1, 40), st.sampled_from((20, 25, 30, 70, 96)), st.just(rules))
    yakuman = [of_flat_yakuman(2, win, rules)] if rules.options.flat_yakuman != "off" else [of_yakuman(2, rules)]
    return st.one_of(han_and_fu, st.sampled_from(yakuman))


@given(ruleset=st.sampled_from(("riichi", "sanma")), changes=CHANGES, cap=FIXED, flat=FIXED, win=WINS, data=st.data())
@examples(400)
def test_what_the_payers_lose_is_what_the_winner_gets(
    ruleset: str, changes: dict[str, Any], cap: Any, flat: Any, win: Win, data: st.DataObject
) -> None:
    rules = rules_of(ruleset, **changes, cap=cap, flat_yakuman=flat)
    seats = "ESWN"[: rules.options.players]
    winner = "E" if win.is_dealer else data.draw(st.sampled_from(seats[1:]))
    discarder, liable = (data.draw(st.sampled_from(seats.replace(winner, ""))) for _ in range(2))
    settled = settle(data.draw(bases(rules, win)), win, rules)
    if data.draw(st.sampled_from(("nobody", "part", "hand"))) == "nobody":
        liable = ""
    else:
        assume(win.by_tsumo or liable != discarder)
        part = data.draw(st.sampled_from((settled.base, data.draw(bases(rules, win)))))
        rest = None if part is settled.base else data.draw(bases(rules, win))
        settled = settle_liable(settled, part, rest, win, rules)
    parties, sticks = Parties(winner, discarder, liable), data.draw(st.integers(0, 4))
    for payment in settled.payments:
        assert len(payers_of(payment, parties, rules)) == payment.payers
    changed = transfers(settled, parties, sticks, rules).deltas(winner)
    assert sum(changed.values()) == 0
    assert changed[winner] == income(settled, sticks, rules)
    assert changed.get(STICKS, 0) == -sticks * rules.options.stick
    losers = {name: change for name, change in changed.items() if name != winner}
    assert all(change <= 0 for change in losers.values())
    allowed: set[Account] = {BANK, STICKS} if rules.options.payers == "bank" else {*seats, OPPONENTS, STICKS}
    assert losers.keys() <= allowed
