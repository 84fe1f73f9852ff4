"""A finished hand as whole numbers: its tiles, called sets, winning tile and circumstances, and what follows from them."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import NamedTuple

from scorecalc.mahjong.facts.circumstances import TSUMO
from scorecalc.mahjong.facts.masks import BITS, PACKED, bit
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.suits import suit_codes
from scorecalc.mahjong.facts.tiles import EAST, KINDS, SOUTH, kind_of


class Hand(NamedTuple):
    """A finished hand, fourteen tiles if a set counts as three, with its circumstances; `hand_of` makes every one.

    concealed          the tiles without sets and without the winning one; a red tile is its kind plus RED
    win                the winning tile
    melds              called sets and closed kans
    dora, ura          indicators that count
    nuki               number of norths set aside
    reds               number of red tiles
    codes              the four suits of the concealed tiles with the winning one (`suits`)
    flags              circumstances (`circumstances.FLAGS`) and TSUMO
    seat, round        tile masks of the seat wind and the round wind
    won                tile mask of the winning tile
    tiles              tile mask of every kind in the hand
    man_pin_counts, sou_honour_counts
                       copies of each kind, packed (`masks.copies`); norths set aside are not among them
    calls              number of called sets that open the hand
    called_runs        run mask of the chi
    called_double_runs, called_triple_runs
                       run masks of the chi that occur at least twice, at least three times
    called_triplets    tile mask of the pon
    closed_kans, open_kans
    """

    concealed: tuple[int, ...]
    win: int
    melds: tuple[Meld, ...]
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    nuki: int
    reds: int
    codes: tuple[int, int, int, int]
    flags: int
    seat: int
    round: int
    won: int
    tiles: int
    man_pin_counts: int
    sou_honour_counts: int
    calls: int
    called_runs: int
    called_double_runs: int
    called_triple_runs: int
    called_triplets: int
    closed_kans: int
    open_kans: int

    @property
    def win_kind(self) -> int:
        """The kind of the winning tile."""
        return kind_of(self.win)

    @property
    def is_tsumo(self) -> bool:
        """True for a win on a drawn tile."""
        return self.flags & TSUMO != 0

    @property
    def is_dealer(self) -> bool:
        """True if the winner sits east."""
        return self.seat == DEALER

    @property
    def all_tiles(self) -> tuple[int, ...]:
        """Every tile of the hand once: concealed ones, the winning one, those of the sets."""
        return (*self.concealed, self.win, *(tile for meld in self.melds for tile in meld.tiles))

    def winning_on(self, tile: int) -> "Hand":
        """Return the same hand with another winning tile."""
        return hand_of(
            self.concealed,
            tile,
            self.melds,
            flags=self.flags,
            seat=self.seat,
            round=self.round,
            dora=self.dora,
            ura=self.ura,
            nuki=self.nuki,
        )


DEALER = bit(EAST)
"""The seat of the dealer."""

# What one tile adds to sums over all tiles, by the tile. Of the counts, the second word lies above the first and the number of red
# tiles above both. A sum of them is three times as fast as a loop.
_MASKS = tuple([1 << kind for kind in range(KINDS)] * 2)
_WORD = BITS * PACKED
_REDS_AT = 2 * _WORD
_COUNTS = tuple(
    [1 << BITS * kind for kind in range(KINDS)] + [(1 << BITS * kind) + (1 << _REDS_AT) for kind in range(KINDS)]
)


def hand_of(
    concealed: Iterable[int],
    win: int,
    melds: Iterable[Meld] = (),
    *,
    flags: int = 0,
    seat: int = bit(SOUTH),
    round: int = bit(EAST),
    dora: Iterable[int] = (),
    ura: Iterable[int] = (),
    nuki: int = 0,
) -> Hand:
    """Make a hand of its concealed tiles, its winning tile and its called sets. Nothing is checked.

    >>> from scorecalc.mahjong.facts.masks import copies
    >>> hand = hand_of([7, 7, 5, 6, 6, 7, 7, 8, 9, 9, 30, 30, 30], 8)
    >>> hand.codes, hand.reds, copies(7, hand.man_pin_counts, hand.sou_honour_counts)
    ((1128125, 2, 0, 375), 0, 4)
    """
    concealed, melds = tuple(concealed), tuple(melds)
    in_hand = (*concealed, win)
    tiles = [*in_hand]
    chi, called, calls = [], _NOTHING_CALLED, 0
    if melds:
        called = _NOTHING_CALLED.copy()
        for meld in melds:
            tiles += meld.tiles
            lowest = min(map(kind_of, meld.tiles))
            if meld.type == "chi":
                chi.append(lowest)
            else:
                called[meld.type] |= 1 << lowest
            calls += meld.type != "ankan"
    counts = sum(map(_COUNTS.__getitem__, tiles))
    return Hand(
        concealed,
        win,
        melds,
        tuple(dora),
        tuple(ura),
        nuki,
        counts >> _REDS_AT,
        suit_codes(in_hand),
        flags,
        seat,
        round,
        _MASKS[win],
        reduce(or_, map(_MASKS.__getitem__, tiles)),
        counts & ~(-1 << _WORD),
        counts >> _WORD & ~(-1 << _WORD),
        calls,
        *run_masks(chi),
        called["pon"],
        called["ankan"],
        called["minkan"] | called["kakan"],
    )


_NOTHING_CALLED = {"pon": 0, "minkan": 0, "kakan": 0, "ankan": 0}


def run_masks(starts: Iterable[int], once: int = 0, twice: int = 0, thrice: int = 0) -> tuple[int, int, int]:
    """Return masks of the runs that occur at least once, twice and three times.

    `starts` are the lowest kinds of the runs; the other masks are those of runs that are there already.

    >>> run_masks([0, 0, 1]), run_masks([0, 0], *run_masks([0, 1]))
    ((3, 1, 0), (3, 1, 1))
    """
    for start in starts:
        run = 1 << start
        thrice |= twice & run
        twice |= once & run
        once |= run
    return once, twice, thrice
