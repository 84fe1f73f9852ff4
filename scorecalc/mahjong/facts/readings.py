"""Readings of a hand: every way to see it as a winning shape, as records of whole numbers that rules can ask.

The rules of `yaku` and `fu` look at nothing but an `Interpretation`. Its fields are Python ints for one hand; a column of hands
has a numpy integer array in each, and the same rules answer for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import NamedTuple

from scorecalc.mahjong.facts.circumstances import TSUMO
from scorecalc.mahjong.facts.hand import Hand, run_masks
from scorecalc.mahjong.facts.masks import YAOCHUU
from scorecalc.mahjong.facts.suits import (
    BASE,
    HONOUR_SUIT,
    PLACERS,
    POWERS,
    SHANPON,
    TANKI,
    THIRTEEN,
    Placed,
    Split,
    honour_splits,
    splits,
)

STANDARD, SEVEN_PAIRS, ORPHANS = range(3)
FORMS = ("standard", "chiitoitsu", "kokushi")
"""Names of the forms, by their number: four sets and a pair, seven pairs, thirteen orphans."""

SEVEN = 7
"""Kinds of tiles in seven pairs."""


class Interpretation:
    """One reading, as whole numbers. Masks as in `scorecalc.mahjong.facts.masks`.

    form              STANDARD, SEVEN_PAIRS or ORPHANS; the last two are forms of closed hands without a kan
    runs              run mask of all runs, called ones too
    double_runs, triple_runs
                      run masks of the runs that occur at least twice, at least three times, called ones too
    twins             number of pairs of equal runs among the concealed runs
    triplets          tile mask of all triplets and kans
    closed_triplets   triplets without a tile of another player; one that a ron completed is open (scoring article note 46)
    open_triplets     the other triplets
    closed_kans, open_kans
    pair              tile mask of the pair; 0 in a form without one
    wait              number of the wait, see `suits.WAITS`
    gates             0, 1 for nine gates, 2 for true nine gates; they are closed and without a kan
    calls             number of called sets that open the hand
    tiles             tile mask of every kind in the hand
    won               tile mask of the winning tile
    man_pin_counts, sou_honour_counts
                      copies of each kind, packed, see `masks.copies`
    flags             circumstances and TSUMO, see `circumstances`
    seat, round       masks of the seat wind and the round wind
    house             options of the ruleset that conditions look at, see `house_bits`
    """

    __slots__ = (
        "calls",
        "closed_kans",
        "closed_triplets",
        "double_runs",
        "flags",
        "form",
        "gates",
        "house",
        "man_pin_counts",
        "open_kans",
        "open_triplets",
        "pair",
        "round",
        "runs",
        "seat",
        "sou_honour_counts",
        "tiles",
        "triple_runs",
        "triplets",
        "twins",
        "wait",
        "won",
    )

    form: int
    runs: int
    double_runs: int
    triple_runs: int
    twins: int
    triplets: int
    closed_triplets: int
    open_triplets: int
    closed_kans: int
    open_kans: int
    pair: int
    wait: int
    gates: int
    calls: int
    tiles: int
    won: int
    man_pin_counts: int
    sou_honour_counts: int
    flags: int
    seat: int
    round: int
    house: int


def interpretation(**fields: int) -> Interpretation:
    """Return an interpretation with these fields, and with zero in all others.

    >>> interpretation(wait=4).wait, interpretation(wait=4).runs
    (4, 0)
    """
    h = Interpretation()
    for name in Interpretation.__slots__:
        setattr(h, name, fields.pop(name, 0))
    assert not fields, f"unknown fields {fields}"
    return h


class Reading(NamedTuple):
    """An interpretation with the splits it was made of, one for each of the four suits, and the group of the winning tile.

    `suit` is the suit of the winning tile, `group` the lowest rank of the group that it completes.
    """

    seen: Interpretation
    parts: tuple[Split, ...]
    suit: int
    group: int


def readings(hand: Hand, house: int) -> list[Reading]:
    """Return every reading of a hand as a winning shape; nothing if it is not one.

    >>> from scorecalc.mahjong.facts.hand import hand_of
    >>> from scorecalc.mahjong.facts.suits import WAITS
    >>> hand = hand_of([7, 7, 23, 23, 24, 24, 24, 25, 25, 26, 30, 30, 30], 25)
    >>> [WAITS[reading.seen.wait] for reading in readings(hand, 0)]
    ['kanchan', 'ryanmen']
    """
    out = _sets_and_a_pair(hand, house)
    if not hand.melds:
        if hand.tiles.bit_count() == SEVEN:
            out += _seven_pairs(hand, house)
        elif hand.tiles == YAOCHUU:
            out.append(_orphans(hand, house))
    return out


def _sets_and_a_pair(hand: Hand, house: int) -> list[Reading]:
    """Return the readings of a hand as four sets and a pair."""
    codes = hand.codes
    man, pin, sou, honours = splits(codes[0]), splits(codes[1]), splits(codes[2]), honour_splits(codes[3])
    # A hand has 3n + 2 tiles, so one of its suits has a pair, or all four have.
    if not (man and pin and sou and honours) or (man[0].pair and pin[0].pair and sou[0].pair and honours[0].pair):
        return []
    suit, rank = divmod(hand.win_kind, 9)
    choices = [man, pin, sou, honours]
    out = []
    for place in PLACERS[suit](codes[suit], rank):
        choices[suit] = (place.split,)
        for parts in product(*choices):
            out.append(Reading(_seen(hand, house, parts, place), parts, suit, place.group))
    return out


def _seen(hand: Hand, house: int, parts: Sequence[Split], place: Placed) -> Interpretation:
    """Interpret a hand as `parts`, its four suits, in one of which the winning tile has its place."""
    # Fields by position: to ask for each by its name takes as long as all the rest.
    _, _, _, _, _, _, _, _, flags, seat, round, won, tiles, low, high, calls, *called = hand
    chi, double_chi, triple_chi, pon, ankan, minkan = called
    _, man_runs, man_triplets, man_pair, man_twins = parts[0]
    _, pin_runs, pin_triplets, pin_pair, pin_twins = parts[1]
    _, sou_runs, sou_triplets, sou_pair, sou_twins = parts[2]
    _, _, triplets, pair, _ = parts[HONOUR_SUIT]
    _, wait, _, gates = place
    closed = man_triplets | pin_triplets << 9 | sou_triplets << 18 | triplets << 27
    triplets = closed | pon | ankan | minkan
    if wait == SHANPON and not flags & TSUMO:
        closed ^= won
        pon |= won
    twins = man_twins + pin_twins + sou_twins
    runs = man_runs | pin_runs << 9 | sou_runs << 18
    double = triple = 0
    if twins or double_chi or runs & chi:
        starts = [9 * suit + start for suit, part in enumerate(parts) for start in part.starts]
        _, double, triple = run_masks(starts, chi, double_chi, triple_chi)
    # Field by field: that takes a fifth of the time of a call with all of them.
    h = Interpretation()
    h.form = STANDARD
    h.runs = runs | chi
    h.double_runs = double
    h.triple_runs = triple
    h.twins = twins
    h.triplets = triplets
    h.closed_triplets = closed
    h.open_triplets = pon
    h.closed_kans = ankan
    h.open_kans = minkan
    h.pair = man_pair | pin_pair << 9 | sou_pair << 18 | pair << 27
    h.wait = wait
    h.gates = gates
    h.calls = calls
    h.tiles = tiles
    h.won = won
    h.man_pin_counts = low
    h.sou_honour_counts = high
    h.flags = flags
    h.seat = seat
    h.round = round
    h.house = house
    return h


def _without_sets(hand: Hand, house: int, form: int, wait: int) -> Reading:
    """Interpret a hand as a form that has no sets."""
    seen = interpretation(
        form=form,
        wait=wait,
        tiles=hand.tiles,
        won=hand.won,
        man_pin_counts=hand.man_pin_counts,
        sou_honour_counts=hand.sou_honour_counts,
        flags=hand.flags,
        seat=hand.seat,
        round=hand.round,
        house=house,
    )
    return Reading(seen, (), *divmod(hand.win_kind, 9))


def _seven_pairs(hand: Hand, house: int) -> list[Reading]:
    """Read seven kinds of tiles as seven different pairs (rules article §3.2); the winning tile completes a pair."""
    if not all(_has_only_pairs(code) for code in hand.codes):
        return []
    return [_without_sets(hand, house, SEVEN_PAIRS, TANKI)]


def _has_only_pairs(code: int) -> bool:
    while code:
        code, digit = divmod(code, BASE)
        if digit not in (0, 2):
            return False
    return True


def _orphans(hand: Hand, house: int) -> Reading:
    """Read all terminals and honours as thirteen orphans: one of each and a second of one of them."""
    suit, rank = divmod(hand.win_kind, 9)
    is_pair = hand.codes[suit] // POWERS[rank] % BASE == 2
    return _without_sets(hand, house, ORPHANS, THIRTEEN if is_pair else TANKI)
