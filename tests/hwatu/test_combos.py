"""Combos that stop another from counting, and the gain from a further card."""

from __future__ import annotations

from scorecalc.hwatu.cards import BY_CODE, pile_of
from scorecalc.hwatu.combos import Combo, Gain, combos_that_count, gains


def pile(codes: str) -> int:
    return pile_of(BY_CODE[code] for code in codes.split())


def combo(id: str, cards: str, points: int, *, replaces: str = "", group: str = "") -> Combo:
    return Combo(id, f"combo.{id}", pile(cards), 0, 0, points, 0, frozenset(replaces.split()), group, is_instant=False)


def gained(combos: list[Combo], held: str, added: str) -> list[Gain]:
    """The gains from adding a card to a pile."""
    before, after = pile(held), pile(f"{held} {added}")
    return list(gains(combos_that_count(before, combos), combos_that_count(after, combos), before, after))


def test_a_combo_that_replaces_another_counts_alone() -> None:
    """대포 (9Y 3G 8G) in place of the 빠이 (9Y 3G) in it."""
    ppai, daepo = combo("ppai.sakura", "9Y 3G", 200), combo("daepo", "9Y 3G 8G", 400, replaces="ppai")
    assert combos_that_count(pile("9Y 3G 8G"), [ppai, daepo]) == [daepo]
    assert combos_that_count(pile("9Y 3G"), [ppai, daepo]) == [ppai]
    assert gained([ppai, daepo], "9Y 3G", "8G") == [Gain("combo.daepo", 400 - 200)]


def test_the_better_combo_of_a_group_adds_the_difference() -> None:
    two, three = combo("two", "2Y 4Y", 30, group="birds"), combo("three", "2Y 4Y 8Y", 50, group="birds")
    assert gained([two, three], "2Y 4Y", "8Y") == [Gain("combo.three", 50 - 30)]


def test_a_combo_that_two_others_replace_is_taken_off_once() -> None:
    two = combo("two", "2Y 4Y", 30)
    both = [combo("three", "2Y 4Y 8Y", 50, replaces="two"), combo("four", "2Y 4Y 8Y", 70, replaces="two")]
    assert gained([two, *both], "2Y 4Y", "8Y") == [Gain("combo.three", 50 - 30), Gain("combo.four", 70)]


def test_combos_of_no_group_count_beside_each_other() -> None:
    two, three = combo("two", "2Y 4Y", 30), combo("three", "2Y 4Y 8Y", 50)
    assert combos_that_count(pile("2Y 4Y 8Y"), [two, three]) == [two, three]
    assert gained([two, three], "2Y 4Y", "8Y") == [Gain("combo.three", 50)]
