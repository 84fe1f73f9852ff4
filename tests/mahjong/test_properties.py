"""What holds for every hand, whatever it is: hypothesis draws the hands."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from hands import plain
from hypothesis import assume, given
from hypothesis import strategies as st
from random_hands import Drawn, ours, random_hands

from examples import examples
from scorecalc.api import prepared
from scorecalc.ledger import STICKS
from scorecalc.mahjong.answers.hand import HandScore
from scorecalc.mahjong.facts.readings import readings
from scorecalc.mahjong.facts.tiles import RED, write, write_one
from scorecalc.mahjong.game import score as score_record
from scorecalc.mahjong.record.hand import build
from scorecalc.mahjong.rules import fu
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.fu_items import fixed_orphans
from scorecalc.mahjong.rules.points import Win, of_han
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import DISCARDER, OPPONENTS, settle
from scorecalc.mahjong.rules.yaku import YAKU

SEEDS = st.integers(0, 2**32)
KANS = ("ankan", "minkan", "kakan")
RULESETS: dict[str, tuple[str, dict[str, Any]]] = {
    "riichi": ("riichi", {}),
    "tenhou": ("tenhou", {}),
    "han only": ("riichi-han", {}),
    "kiriage, counted many times": ("riichi", {"kiriage_mangan": True, "counted_yakuman": "multiple"}),
    "one sum, rounded down": ("riichi", {"payment_rounding": "single_total", "round": "down", "round_unit": 10}),
    "three players": ("sanma", {}),
    "three players, halves": ("sanma", {"sanma_tsumo": "split_half"}),
    "three players, in full": ("sanma", {"sanma_tsumo": "full"}),
    "aotenjo": ("aotenjo", {}),
    "capped aotenjo": ("aotenjo-touhou", {}),
    "flat yakuman": ("aotenjo-flat", {}),
    "product": ("riichi", {"points": "product", "product_unit": 10}),
}


def rules_of(name: str) -> Rules:
    ruleset, changes = RULESETS[name]
    found: Rules = prepared(ruleset, changes).rules
    return found


def drawn(seed: int, rules: Rules) -> Drawn:
    return next(random_hands(1, seed, players=rules.options.players))


def result(record: dict[str, Any], rules: Rules) -> dict[str, Any]:
    """The result of a hand with its reasons; hands without yaku are not what is asked about."""
    found = plain(score_record("hand", record, rules), explain=True)
    assume(isinstance(found, dict))
    assert isinstance(found, dict)
    return found


# --- the tiles


@given(seed=SEEDS, order=SEEDS)
@examples(150)
def test_the_order_of_the_concealed_tiles_changes_nothing(seed: int, order: int) -> None:
    rules = rules_of("riichi")
    hand = drawn(seed, rules)
    shuffled = list(hand.concealed)
    Random(order).shuffle(shuffled)
    melds = list(hand.melds)
    Random(order).shuffle(melds)
    other = hand._replace(concealed=tuple(shuffled))
    # Warnings say where in the text something stands.
    assert {**result(hand.record, rules), "warnings": ()} == {**result(other.record, rules), "warnings": ()}
    in_other_order = result(hand._replace(melds=tuple(melds)).record, rules)
    for field in ("yaku", "fu_raw", "points", "payments", "income", "wait"):
        assert in_other_order[field] == result(hand.record, rules)[field]


@given(seed=SEEDS, players=st.sampled_from((3, 4)))
@examples(300)
def test_every_physical_tile_is_counted_once(seed: int, players: int) -> None:
    """Dora by each sort against a count over the tiles as they lie on the table."""
    rules = rules_of("riichi" if players == 4 else "three players")
    hand = drawn(seed, rules)
    found = result(hand.record, rules)
    assume(not found["yakuman"])
    kinds = [ours(tile) % RED for tile in hand.tiles] + [30] * hand.nuki
    expected = {
        "dora": sum(kinds.count(next_by_name(tile, players)) for tile in hand.dora),
        "ura_dora": sum(kinds.count(next_by_name(tile, players)) for tile in hand.ura),
        "aka_dora": sum(ours(tile) >= RED for tile in hand.tiles),
        "nuki_dora": hand.nuki,
    }
    counted = {line["id"]: line["han"] for line in found["yaku"]}
    assert {id: counted.get(id, 0) for id in expected} == expected
    assert len(hand.tiles) == 14 + sum(kind in KANS for kind, _ in hand.melds)
    shown = [tile["count"] for tile in found["indicators"]["dora"]]
    assert sum(shown) == expected["dora"]


def next_by_name(tile: int, players: int) -> int:
    """The kind after an indicator, read off the rows of tiles as the rules print them."""
    man = "1m9m" if players == 3 else "1m2m3m4m5m6m7m8m9m"
    rows = (man, "1p2p3p4p5p6p7p8p9p", "1s2s3s4s5s6s7s8s9s", "1z2z3z4z", "5z6z7z")
    name = write_one(tile // 4)
    row = next(row for row in rows if name in row)
    after = (row + row)[row.index(name) + 2 :][:2]
    return next(kind for kind in range(34) if write_one(kind) == after)


@given(seed=SEEDS, more=st.integers(0, 33), field=st.sampled_from(("dora", "ura")))
@examples(200)
def test_one_more_indicator_never_lowers_a_hand(seed: int, more: int, field: str) -> None:
    rules = rules_of("riichi")
    hand = drawn(seed, rules)
    assume(field == "dora" or hand.ura)
    free = [tile for tile in range(136) if tile not in (*hand.tiles, *hand.dora, *hand.ura) and tile // 4 == more]
    assume(free and not (more == hand.win // 4 and "chankan" in hand.flags) and len(hand.dora) < 5)
    before = result(hand.record, rules)
    richer = hand._replace(dora=(*hand.dora, free[0])) if field == "dora" else hand._replace(ura=(*hand.ura, free[0]))
    if field == "ura":
        assume(len(free) > 1)
        richer = richer._replace(dora=(*hand.dora, free[1]))
    after = result(richer.record, rules)
    assert (after["han"] or 0) >= (before["han"] or 0)
    assert after["points"] >= before["points"]
    assert after["fu"] == before["fu"] or after["points"] > before["points"]


@given(seed=SEEDS, type=st.sampled_from(KANS))
@examples(200)
def test_a_kan_adds_no_han_by_itself(seed: int, type: str) -> None:
    """A called triplet made a kan, of two in the hand at most: fu rise, and no yaku comes but that of one more concealed set."""
    rules = rules_of("riichi")
    hand = next(
        (
            each
            for each in random_hands(60, seed)
            if any(kind == "pon" for kind, _ in each.melds)
            and sum(kind in KANS for kind, _ in each.melds) < 2
            and not each.flags
        ),
        None,
    )
    assume(hand is not None)
    assert hand is not None
    at = next(at for at, (kind, _) in enumerate(hand.melds) if kind == "pon")
    triplet = hand.melds[at][1]
    fourth = next(tile for tile in range(triplet[0] // 4 * 4, triplet[0] // 4 * 4 + 4) if tile not in triplet)
    assume(fourth not in (*hand.tiles, *hand.dora, *hand.ura))
    others = [meld for meld in hand.melds if meld is not hand.melds[at]]
    # A closed kan would close a hand that has no other open set; beside another it changes nothing but itself.
    assume(type != "ankan" or any(kind != "ankan" for kind, _ in others))
    with_kan = hand._replace(melds=(*others, (type, (*triplet, fourth))))
    before, after = (_by_reading(each, rules) for each in (hand, with_kan))
    assert before.keys() == after.keys()
    for key, (yaku, fu_raw) in after.items():
        assert yaku == before[key][0] or (type == "ankan" and yaku == before[key][0] | {"sanankou"})
        assert fu_raw > before[key][1]


def _by_reading(hand: Drawn, rules: Rules) -> dict[Any, tuple[set[str], int]]:
    """Yaku and fu of every reading, by what it was read as."""
    out = {}
    counting = fu.FuCounter(rules)
    for reading in readings(build(hand.record, rules).hand, rules.house_bits):
        h = reading.seen
        yaku = {id for id, entry in YAKU.items() if entry.holds(h)}
        out[reading.parts, reading.suit, reading.group, h.wait] = (yaku, counting.counted(h)[0])
    return out


# --- the payments


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
@examples(40)
def test_what_all_pay_is_what_the_winner_receives(name: str, seed: int) -> None:
    rules = rules_of(name)
    hand = drawn(seed, rules)
    found = result(hand.record, rules)
    if hand.is_tsumo:
        payers = {"each": rules.options.players - 1, "dealer": 1, "other": rules.options.players - 2, "total": 1}
    else:
        payers = {"discarder": 1}
    paid = sum(amount * payers[role] for role, amount in found["payments"].items())
    assert found["income"] == paid + hand.sticks * rules.options.stick
    honba = found["income"] - hand.sticks * rules.options.stick - found["points"]
    each = rules.options.honba.tsumo * (rules.options.players - 1) if hand.is_tsumo else rules.options.honba.ron
    assert honba == hand.honba * each


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS, loser=st.sampled_from("ESWN"))
@examples(40)
def test_the_transfers_of_a_hand_add_up_to_zero_and_to_the_income(name: str, seed: int, loser: str) -> None:
    rules = rules_of(name)
    hand = drawn(seed, rules)
    seats = "ESWN"[: rules.options.players]
    named = {} if loser == hand.record["seat"] or loser not in seats else {"loser": loser}
    found = score_record("hand", {**hand.record, **named}, rules)
    assume(isinstance(found, HandScore))
    assert isinstance(found, HandScore)
    changes = found.transfers.deltas()
    assert sum(changes.values()) == 0
    assert changes[found.read.seat] == found.income
    losers = changes.keys() - {found.read.seat, STICKS}
    unknown = {OPPONENTS} if hand.is_tsumo else {DISCARDER}
    assert losers <= {*seats, *unknown}
    if named and not hand.is_tsumo:
        assert losers == {loser}


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
@examples(40)
def test_the_arithmetic_leads_from_fu_and_han_to_the_payments(name: str, seed: int) -> None:
    rules = rules_of(name)
    found = result(drawn(seed, rules).record, rules)
    steps = found["arithmetic"]
    assert found["payments"] == {share["role"]: share["paid"] for share in steps["shares"]}
    assert found["points"] == sum(share["rounded"] * share["payers"] for share in steps["shares"])
    for share in steps["shares"]:
        assert share["paid"] == share["rounded"] + share["honba"]
        assert share["times"] is None or share["raw"] == steps["capped"] * share["times"]
    if steps["base"]:
        assert steps["base"] == steps["fu"] << steps["exponent"]
        assert steps["exponent"] == steps["han"] + rules.options.bazoro
    if found["han"] is not None:
        assert found["han"] == sum(line["han"] for line in found["yaku"])
    assert found["yakuman"] == sum(line.get("yakuman", 0) for line in found["yaku"])


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
@examples(40)
def test_the_fu_items_add_up(name: str, seed: int) -> None:
    """In every reading, chosen or not; also the sum that scoring uses, without items, is the sum of the items."""
    rules = rules_of(name)
    hand = build(drawn(seed, rules).record, rules).hand
    for scored in score(hand, rules):
        h = scored.reading.seen
        items = sum(line.amount for line in fu.lines(h, rules))
        assert items == (0 if fixed_orphans(h) else fu.FuCounter(rules).counted(h)[0])
        if scored.fu is not None and not fixed_orphans(h):
            assert scored.fu_raw == items
            assert scored.fu == items or (scored.fu % 10 == 0 and items < scored.fu < items + 10)


@pytest.mark.parametrize("name", RULESETS)
@given(seed=SEEDS)
@examples(40)
def test_the_chosen_reading_pays_most(name: str, seed: int) -> None:
    rules = rules_of(name)
    hand = drawn(seed, rules)
    found = result(hand.record, rules)
    tried = found["readings"]
    assert [reading["chosen"] for reading in tried] == [True] + [False] * (len(tried) - 1)
    assert found["points"] == tried[0]["points"] == max(reading["points"] for reading in tried)
    assert all((reading["lost"] is None) == reading["chosen"] for reading in tried)
    for better, worse in pairwise(tried):
        assert better["points"] >= worse["points"]
    for reading in tried[1:]:
        if reading["lost"]["reason"] == "fewer_points":
            assert reading["lost"]["by"] == tried[0]["points"] - reading["points"] > 0


@pytest.mark.parametrize("name", RULESETS)
def test_more_han_never_pay_less_at_equal_fu_nor_more_fu_at_equal_han(name: str) -> None:
    rules = rules_of(name)
    fus = (20, 25, *range(30, 180, 10))
    for win in (Win(dealer, tsumo) for dealer in (True, False) for tsumo in (True, False)):
        points = {(han, fu): settle(of_han(han, fu, rules), win, rules).points for han in range(1, 45) for fu in fus}
        for fu_a, fu_b in pairwise(fus):
            assert all(points[han, fu_a] <= points[han, fu_b] for han in range(1, 45))
        for han in range(1, 44):
            assert all(points[han, fu] <= points[han + 1, fu] for fu in fus)


def test_the_records_of_random_hands_are_what_they_say() -> None:
    """The hands are put together without scorecalc; what it reads of them is the same tiles."""
    rules = rules_of("riichi")
    for hand in random_hands(300, seed=3):
        read = build(hand.record, rules).hand
        assert sorted(read.all_tiles) == sorted(map(ours, hand.tiles)), write(read.all_tiles)
        assert read.win == ours(hand.win)
        assert [meld.type for meld in read.melds] == [kind if kind != "kakan" else "minkan" for kind, _ in hand.melds]
