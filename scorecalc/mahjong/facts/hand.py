"""A finished hand as whole numbers: its tiles, called sets, winning tile and circumstances, and what follows from them."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Iterable
from typing import NamedTuple

from scorecalc.mahjong.facts.circumstances import TSUMO
from scorecalc.mahjong.facts.masks import bit
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.suits import suit_codes
from scorecalc.mahjong.facts.tiles import EAST, RED, SOUTH

PACKED = 18
"""Kinds in each of the two words of packed counts."""
BITS = 3
"""Bits of one count: there are four copies of a kind at most."""


class Hand(NamedTuple):
    """A hand of fourteen tiles (three for each set) and its circumstances, made by `hand_of`.

    concealed          the tiles without sets and without the winning one; a red tile is its kind plus RED
    win                the winning tile
    melds              called sets and closed kans
    flags              circumstances (`circumstances.FLAGS`) and TSUMO
    seat, round        tile masks of the seat wind and the round wind
    dora, ura          indicators that count
    nuki               norths set aside
    codes              the four suits of the concealed tiles with the winning one (`suits`)
    won                tile mask of the winning tile
    tiles              tile mask of every kind in the hand
    counts             copies of each kind, three bits each: kinds 0…17 in the first word, 18…33 in the second; norths set
                       aside are not among them
    reds               red tiles in the hand
    calls              called sets that open the hand
    called_runs        run mask of the chi
    called_triplets    tile mask of the pon
    closed_kans, open_kans
    """

    concealed: tuple[int, ...]
    win: int
    melds: tuple[Meld, ...]
    flags: int
    seat: int
    round: int
    dora: tuple[int, ...]
    ura: tuple[int, ...]
    nuki: int
    codes: tuple[int, int, int, int]
    won: int
    tiles: int
    counts: tuple[int, int]
    reds: int
    calls: int
    called_runs: int
    called_triplets: int
    closed_kans: int
    open_kans: int

    @property
    def win_kind(self) -> int:
        """The kind of the winning tile."""
        return self.win % RED

    @property
    def is_tsumo(self) -> bool:
        """True for a win on a drawn tile."""
        return self.flags & TSUMO != 0

    @property
    def is_dealer(self) -> bool:
        """True where the winner sits east."""
        return self.seat == DEALER

    @property
    def all_tiles(self) -> tuple[int, ...]:
        """Every tile of the hand once: concealed ones, the winning one, those of the sets."""
        return (*self.concealed, self.win, *(tile for meld in self.melds for tile in meld.tiles))

    def winning_on(self, tile: int) -> "Hand":
        """The same hand with another winning tile."""
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
_EMPTY = {"chi": 0, "pon": 0, "minkan": 0, "kakan": 0, "ankan": 0}


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

    >>> hand = hand_of([7, 7, 5, 6, 6, 7, 7, 8, 9, 9, 30, 30, 30], 8)
    >>> hand.codes, hand.reds, copies(7, *hand.counts)
    ((1128125, 2, 0, 375), 0, 4)
    """
    concealed, melds = tuple(concealed), tuple(melds)
    tiles = mask_of((*concealed, win))
    numbers = honours = reds = calls = 0
    called = _EMPTY
    for tile in (*concealed, win):
        kind = tile % RED
        reds += tile >= RED
        if kind < PACKED:
            numbers += 1 << BITS * kind
        else:
            honours += 1 << BITS * (kind - PACKED)
    if melds:
        called = _EMPTY.copy()
        for meld in melds:
            lowest = RED
            for tile in meld.tiles:
                kind = tile % RED
                reds += tile >= RED
                tiles |= 1 << kind
                lowest = min(lowest, kind)
                if kind < PACKED:
                    numbers += 1 << BITS * kind
                else:
                    honours += 1 << BITS * (kind - PACKED)
            called[meld.type] |= 1 << lowest
            calls += meld.type != "ankan"
    return Hand(
        concealed,
        win,
        melds,
        flags,
        seat,
        round,
        tuple(dora),
        tuple(ura),
        nuki,
        suit_codes((*concealed, win)),
        1 << win % RED,
        tiles,
        (numbers, honours),
        reds,
        calls,
        called["chi"],
        called["pon"],
        called["ankan"],
        called["minkan"] | called["kakan"],
    )


def copies(kind: int, first: int, second: int) -> int:
    """How many tiles of `kind` there are in packed counts.

    >>> copies(30, *hand_of([30, 30, 30], 30).counts)
    4
    """
    word, place = (first, kind) if kind < PACKED else (second, kind - PACKED)
    return word >> BITS * place & 7


def mask_of(tiles: Iterable[int]) -> int:
    """The kinds among `tiles` as a mask.

    >>> bin(mask_of([0, 0, RED + 4]))
    '0b10001'
    """
    mask = 0
    for tile in tiles:
        mask |= 1 << tile % RED
    return mask
