"""Who pays for the credits of a round: the bank, the opponents, or the par."""

from __future__ import annotations

import pytest
from hwatu_tables import dealt, result, rules
from hypothesis import given
from hypothesis import strategies as st

from examples import examples
from scorecalc.hwatu.cards import BY_NAME, pile_of
from scorecalc.hwatu.credits import PAR, Instant, credit_transfers
from scorecalc.hwatu.rules import Rules
from scorecalc.hwatu.score import Score, score
from scorecalc.ledger import BANK, Ledger, Transfer

NAMES = ("가", "나", "다", "bank")
"""One player is called as an account of the table is."""
PLAYED_BY = {"players": [2, 3, 4, 5], "par": {2: 120, 3: 80, 4: 60, 5: 48}}


def scores(using: Rules, **piles: str) -> dict[str, Score]:
    """The scores of piles, by player."""
    return {player: score(pile_of(BY_NAME[card] for card in cards.split()), using) for player, cards in piles.items()}


def test_the_bank_pays_the_lead_of_the_winner() -> None:
    using = rules()
    played = scores(using, 가="송학광 매조끗", 나="벚꽃광", 다="")
    assert credit_transfers(played, using, 600, None) == Ledger([Transfer(BANK, "가", 50, "lead")])


def test_nobody_is_paid_after_a_tie() -> None:
    using = rules()
    assert credit_transfers(scores(using, 가="송학광", 나="벚꽃광"), using, 600, None) == Ledger()


def test_the_bank_pays_everybody_his_own_total() -> None:
    using = rules(credit="own_total")
    played = scores(using, 가="송학광 매조끗", 나="벚꽃광", 다="")
    expected = [Transfer(BANK, "가", 100, "total"), Transfer(BANK, "나", 50, "total")]
    assert credit_transfers(played, using, 600, None) == Ledger(expected)


@pytest.mark.parametrize(
    ("worth", "expected"),
    [("credit_600", [Transfer(BANK, "나", 800, "instant")]), ("match", []), ("round_net", [])],
)
def test_an_instant_win_is_paid_as_the_ruleset_says(worth: str, expected: list[Transfer]) -> None:
    """The player who made it is behind."""
    using = rules(instant_win=worth)
    played = scores(using, 가="송학광 매조끗", 나="벚꽃광")
    assert credit_transfers(played, using, 800, Instant("나", "yonko")) == Ledger(expected)


def test_a_combo_is_paid_by_every_opponent_and_card_points_are_settled_against_par() -> None:
    using = rules("minhwatu")
    played = scores(using, 가="난초끗 난초초단 난초피1 난초피2", 나="송학광 벚꽃광 공산광 오동광 비광", 다="")
    expected = [
        Transfer("가", PAR, 65, "par"),
        Transfer(PAR, "나", 20, "par"),
        Transfer("다", PAR, 80, "par"),
        Transfer("나", "가", 20, "combo.choyak"),
        Transfer("다", "가", 20, "combo.choyak"),
    ]
    assert credit_transfers(played, using, None, None) == Ledger(expected)
    assert Ledger(expected).deltas(played) == {"가": -25, "나": 0, "다": -100, PAR: 125}


@given(
    ruleset=st.sampled_from(("yukbaek", "roppyakken", "minhwatu")),
    credit=st.sampled_from(("difference", "own_total", "transfers")),
    instant_win=st.sampled_from(("credit_600", "match", "round_net")),
    players=st.integers(2, 4),
    owners=st.lists(st.integers(0, 3), min_size=24, max_size=24),
    target=st.sampled_from((600, 800, None)),
    has_instant=st.booleans(),
)
@examples(200)
def test_credits_come_from_somewhere(
    ruleset: str,
    credit: str,
    instant_win: str,
    players: int,
    owners: list[int],
    target: int | None,
    has_instant: bool,
) -> None:
    using = rules(ruleset, credit=credit, instant_win=instant_win, target=600, **PLAYED_BY)
    piles = dealt([owner % players for owner in owners], NAMES[:players])
    played = {player: score(pile_of(BY_NAME[card] for card in cards), using) for player, cards in piles.items()}
    instant = Instant(NAMES[1], "yonko") if has_instant else None
    deltas = credit_transfers(played, using, target, instant).deltas(played)
    assert sum(deltas.values()) == 0
    assert {name for name, change in deltas.items() if change} <= {*NAMES[:players], BANK, PAR}
    if ruleset == "minhwatu" and credit == "transfers":
        assert deltas.get(PAR, 0) == 0


def test_a_player_may_be_called_as_an_account_of_the_table_is() -> None:
    record = {"captured": {"bank": "송학광 매조끗", "par": "벚꽃광"}, "complete": False}
    assert result("round", record)["credits"] == {"bank": 50, "par": 0}
