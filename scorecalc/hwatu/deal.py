"""The order of dealing: which cards of the pile go to whom."""

from __future__ import annotations

from scorecalc.errors import InputError, Problem
from scorecalc.hwatu.answers import FLOOR, DealOrder, DealStep
from scorecalc.hwatu.cards import CARDS
from scorecalc.hwatu.rounds import player_count
from scorecalc.hwatu.rules import Rules


def deal_order(rules: Rules, players: int, *, tung: bool = False) -> DealOrder:
    """Return the order in which the dealer deals to so many `players`; with `tung` nobody cut, and all is dealt in one go.

    Each step says who gets how many cards and which ones of the pile, counted from its top. Seat 1 is the dealer, the
    others follow counter-clockwise. With 퉁 each player gets all his cards at once and the floor comes last (Korean
    Wikipedia, 육백, «놀이를 시작하기 전»). InputError `bad_player_count`, or `no_deal` if the ruleset does not say how to deal.

    >>> from scorecalc.files.rulesets import load
    >>> from scorecalc.hwatu.rules import rules_of
    >>> steps = deal_order(rules_of(load("yukbaek").options), 3).steps
    >>> [(step.seat, step.cards) for step in steps]
    [(0, 3), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 3)]
    """
    problems = player_count(players, rules)
    if not problems and players not in rules.deal:
        problems = [Problem("no_deal", "hwatu.error.no_deal", {"players": players})]
    if problems:
        raise InputError(problems)
    goes = rules.deal[players]
    floor, hand = sum(go[0] for go in goes), sum(go[1] for go in goes)
    seats = range(1, players + 1)
    if tung:
        order = [*((seat, hand) for seat in seats), (FLOOR, floor)]
    else:
        order = []
        for on_floor, each in goes:
            order += [(FLOOR, on_floor), *((seat, each) for seat in seats)]
    steps = []
    first = 1
    for seat, cards in order:
        steps.append(DealStep(seat, cards, first))
        first += cards
    stock = len(CARDS) - floor - hand * players
    return DealOrder(players, tung, tuple(steps), hand, floor, stock)
