"""The groups of a reading: its sets and its pair as tiles, as they lie."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from typing import NamedTuple

from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.readings import ORPHANS, STANDARD, Reading
from scorecalc.mahjong.facts.suits import SHANPON, TANKI, THIRTEEN
from scorecalc.mahjong.facts.tiles import RED, in_order


class Group(NamedTuple):
    """A run, triplet, kan or pair, or the `orphans` as a whole; `is_won` for the one that the winning tile completed."""

    type: str
    tiles: tuple[int, ...]
    is_open: bool
    is_won: bool


def groups(reading: Reading, hand: Hand) -> tuple[Group, ...]:
    """Return the sets and the pair of a reading as they lie: concealed ones first, called ones in their order.

    Red tiles are shown where they are: a red five is put into the first group that has its kind; called sets keep their own.
    """
    h = reading.seen
    if h.form != STANDARD:
        return _without_sets(reading, hand)
    reds = [tile for tile in (*hand.concealed, hand.win) if tile >= RED]
    out = []
    for suit, part in enumerate(reading.parts):
        first = suit * 9
        found = [("run", start, [start, start + 1, start + 2]) for start in part.starts]
        found += [("triplet", rank, [rank] * 3) for rank in range(9) if part.triplets >> rank & 1]
        found += [("pair", rank, [rank] * 2) for rank in range(9) if part.pair >> rank & 1]
        is_won = False
        for kind, rank, ranks in sorted(found, key=lambda each: (each[0] == "pair", each[1])):
            wins = not is_won and suit == reading.suit and rank == reading.group and kind == _won_kind(h.wait)
            is_won |= wins
            tiles = in_order(_with_reds([first + rank for rank in ranks], reds))
            out.append(Group(kind, tuple(tiles), False, wins))
    out.sort(key=lambda group: group.type == "pair")
    return (*out, *map(_called, hand.melds))


def _won_kind(wait: int) -> str:
    return "pair" if wait in (TANKI, THIRTEEN) else "triplet" if wait == SHANPON else "run"


def _with_reds(kinds: list[int], reds: list[int]) -> list[int]:
    """`kinds` with red tiles in place of plain ones as long as there are any in `reds`, which is used up."""
    out = []
    for kind in kinds:
        if kind + RED in reds:
            reds.remove(kind + RED)
            out.append(kind + RED)
        else:
            out.append(kind)
    return out


_CALLED = {"chi": "run", "pon": "triplet"}


def _called(meld: Meld) -> Group:
    return Group(_CALLED.get(meld.type, "kan"), tuple(in_order(meld.tiles)), meld.type != "ankan", False)


def _without_sets(reading: Reading, hand: Hand) -> tuple[Group, ...]:
    """The groups of seven pairs, and the one of thirteen orphans."""
    tiles = tuple(in_order((*hand.concealed, hand.win)))
    if reading.seen.form == ORPHANS:
        return (Group("orphans", tiles, False, True),)
    pairs = [tiles[at : at + 2] for at in range(0, len(tiles), 2)]
    return tuple(Group("pair", pair, False, pair[0] % RED == hand.win_kind) for pair in pairs)
