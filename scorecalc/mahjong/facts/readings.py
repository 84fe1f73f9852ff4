"""Readings of a hand: every way to see it as a winning shape, as records of whole numbers that rules can ask.

The rules of `yaku` and `fu` look at nothing but an `Interpretation`. Its fields are Python ints for one hand; a column of hands
has a numpy integer array in each, and the same rules answer for all of them.
"""

from __future__ import annotations

from itertools import product
from typing import NamedTuple

from scorecalc.mahjong.facts.circumstances import TSUMO
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.masks import YAOCHUU
from scorecalc.mahjong.facts.suits import (
    BASE,
    HONOUR_SPLITS,
    HONOUR_SUIT,
    PLACED,
    POWERS,
    SHANPON,
    SPLITS,
    TANKI,
    THIRTEEN,
    Placed,
    Split,
)

STANDARD, SEVEN_PAIRS, ORPHANS = range(3)
FORMS = ("standard", "chiitoitsu", "kokushi")
"""Names of the forms, by their number: four sets and a pair, seven pairs, thirteen orphans."""

SEVEN = 7
"""Kinds of tiles in seven pairs."""


class Interpretation:
    """One reading, as whole numbers. Masks as in `scorecalc.mahjong.facts.masks`.

    form              STANDARD, SEVEN_PAIRS or ORPHANS
    runs              run mask of all runs, called ones too
    twins             pairs of equal runs among the concealed runs
    closed_triplets   triplets without a tile of another player; one that a ron completed is open (scoring article note 46)
    open_triplets     the other triplets
    closed_kans, open_kans
    triplets          all triplets and kans
    pair              the pair; 0 where the form has none
    tiles             every kind in the hand
    calls             called sets that open the hand
    wait              number of the wait, see `suits.WAITS`
    gates             0, 1 for nine gates, 2 for true nine gates
    flags             circumstances and TSUMO, see `circumstances`
    seat, round       masks of the seat wind and the round wind
    house             options of the ruleset that conditions look at, see `rules`
    """

    __slots__ = (
        "calls",
        "closed_kans",
        "closed_triplets",
        "flags",
        "form",
        "gates",
        "house",
        "open_kans",
        "open_triplets",
        "pair",
        "round",
        "runs",
        "seat",
        "tiles",
        "triplets",
        "twins",
        "wait",
    )

    form: int
    runs: int
    twins: int
    closed_triplets: int
    open_triplets: int
    closed_kans: int
    open_kans: int
    triplets: int
    pair: int
    tiles: int
    calls: int
    wait: int
    gates: int
    flags: int
    seat: int
    round: int
    house: int


class Reading(NamedTuple):
    """An interpretation with the splits it was made of: for each of the four suits, and which suit the winning tile is in."""

    seen: Interpretation
    parts: tuple[Split, ...]
    suit: int
    group: int


def readings(hand: Hand, house: int) -> list[Reading]:
    """Every reading of a hand as a winning shape; empty where it is none.

    >>> from scorecalc.mahjong.facts.hand import hand_of
    >>> from scorecalc.mahjong.facts.suits import WAITS
    >>> hand = hand_of([7, 7, 23, 23, 24, 24, 24, 25, 25, 26, 30, 30, 30], 25)
    >>> [WAITS[reading.seen.wait] for reading in readings(hand, 0)]
    ['kanchan', 'ryanmen']
    """
    out = _standard(hand, house)
    if not hand.melds:
        if hand.tiles.bit_count() == SEVEN:
            out += _seven_pairs(hand, house)
        elif hand.tiles == YAOCHUU:
            out.append(_orphans(hand, house))
    return out


def _blank(hand: Hand, house: int) -> Interpretation:
    """What is the same in every reading of a hand."""
    h = Interpretation()
    h.form = STANDARD
    h.twins = h.closed_triplets = h.pair = h.wait = h.gates = 0
    h.runs = hand.called_runs
    h.open_triplets = hand.called_triplets
    h.closed_kans = hand.closed_kans
    h.open_kans = hand.open_kans
    h.triplets = h.open_triplets | h.closed_kans | h.open_kans
    h.tiles = hand.tiles
    h.calls = hand.calls
    h.flags = hand.flags
    h.seat = hand.seat
    h.round = hand.round
    h.house = house
    return h


def _standard(hand: Hand, house: int) -> list[Reading]:
    """Readings as four sets and a pair."""
    codes = hand.codes
    man, pin, sou, honours = SPLITS[codes[0]], SPLITS[codes[1]], SPLITS[codes[2]], HONOUR_SPLITS[codes[3]]
    # A hand has 3n + 2 tiles, so one of its suits has a pair, or all four have.
    if not (man and pin and sou and honours) or (man[0].pair and pin[0].pair and sou[0].pair and honours[0].pair):
        return []
    suit, rank = divmod(hand.win_kind, 9)
    choices = [man, pin, sou, honours]
    out = []
    for place in PLACED[codes[suit], rank, suit == HONOUR_SUIT]:
        choices[suit] = (place.split,)
        for parts in product(*choices):
            out.append(Reading(_seen(hand, house, parts, suit, place), parts, suit, place.group))
    return out


def _seen(hand: Hand, house: int, parts: tuple[Split, ...], suit: int, place: Placed) -> Interpretation:
    """The reading of a hand as `parts`, its four suits, in one of which the winning tile has its place."""
    man, pin, sou, honours = parts
    h = _blank(hand, house)
    h.wait = place.wait
    h.gates = place.gates
    h.runs |= man.runs | pin.runs << 9 | sou.runs << 18
    h.pair = man.pair | pin.pair << 9 | sou.pair << 18 | honours.pair << 27
    h.twins = man.twins + pin.twins + sou.twins
    triplets = man.triplets | pin.triplets << 9 | sou.triplets << 18 | honours.triplets << 27
    if triplets:
        h.triplets |= triplets
        h.closed_triplets = triplets
        if place.wait == SHANPON and not hand.flags & TSUMO:
            won = 1 << (suit * 9 + place.group)
            h.closed_triplets ^= won
            h.open_triplets |= won
    return h


def _seven_pairs(hand: Hand, house: int) -> list[Reading]:
    """The reading of seven kinds of tiles as seven different pairs (rules article §3.2); the winning tile completes a pair."""
    if not all(_only_pairs(code) for code in hand.codes):
        return []
    h = _blank(hand, house)
    h.form = SEVEN_PAIRS
    h.wait = TANKI
    return [Reading(h, (), hand.win_kind // 9, hand.win_kind % 9)]


def _only_pairs(code: int) -> bool:
    while code:
        code, digit = divmod(code, BASE)
        if digit not in (0, 2):
            return False
    return True


def _orphans(hand: Hand, house: int) -> Reading:
    """The reading of all terminals and honours as thirteen orphans: one of each and a second of one of them."""
    suit, rank = divmod(hand.win_kind, 9)
    h = _blank(hand, house)
    h.form = ORPHANS
    is_pair = hand.codes[suit] // POWERS[rank] % BASE == 2
    h.wait = THIRTEEN if is_pair else TANKI
    return Reading(h, (), suit, rank)
