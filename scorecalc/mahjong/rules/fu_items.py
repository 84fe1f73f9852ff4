"""The items that earn fu, one condition each.

An item is a condition over one reading, like a yaku, and answers for ints and for numpy arrays alike. Items of a set give the mask
of the sets that earn them, the others a truth value. Their values are in the ruleset under `fu`. Source: the scoring article §3.1.
"""

from __future__ import annotations

from collections.abc import Callable

from scorecalc.mahjong.facts.circumstances import FLAGS
from scorecalc.mahjong.facts.masks import DRAGONS, SIMPLES, YAOCHUU, Mask, Truth, any_of, none_of
from scorecalc.mahjong.facts.readings import ORPHANS, SEVEN_PAIRS, STANDARD, Interpretation
from scorecalc.mahjong.facts.suits import KANCHAN, PENCHAN, TANKI
from scorecalc.mahjong.rules.house_bits import FIXED_ORPHANS_FU, RINSHAN_TSUMO_FU
from scorecalc.mahjong.rules.yaku.circumstances import closed, drawn
from scorecalc.mahjong.rules.yaku.runs import pinfu

ONCE: dict[str, Callable[[Interpretation], Truth]] = {}
"""Items that a hand earns once or not at all, by id, in the order in which they are listed."""
PER_SET: dict[str, Callable[[Interpretation], Mask]] = {}
"""Items that are earned once for each set of the mask that the condition gives."""


def once(condition: Callable[[Interpretation], Truth]) -> Callable[[Interpretation], Truth]:
    """Enter the condition below as an item that is earned once."""
    ONCE[condition.__name__] = condition
    return condition


def per_set(condition: Callable[[Interpretation], Mask]) -> Callable[[Interpretation], Mask]:
    """Enter the condition below as an item that each set of its mask earns."""
    PER_SET[condition.__name__] = condition
    return condition


# --- hands with fixed fu, of which no other item counts


def fixed_orphans(h: Interpretation) -> Truth:
    """Thirteen orphans under a ruleset that fixes their fu (scoring article §4)."""
    return (h.form == ORPHANS) & any_of(h.house & FIXED_ORPHANS_FU)


def earns_items(h: Interpretation) -> Truth:
    """A hand whose fu are the sum of its items: any but seven pairs and fixed orphans."""
    return (h.form != SEVEN_PAIRS) & (fixed_orphans(h) ^ True)


@once
def base(h: Interpretation) -> Truth:
    """Every hand without fixed fu begins with these."""
    return earns_items(h)


@once
def chiitoitsu(h: Interpretation) -> Truth:
    """Seven pairs have a fixed number, whatever the win, the wait and the pairs."""
    return h.form == SEVEN_PAIRS


@per_set
def closed_simple_triplet(h: Interpretation) -> Mask:
    """A concealed triplet of 2 to 8."""
    return h.closed_triplets & SIMPLES


@per_set
def closed_yaochuu_triplet(h: Interpretation) -> Mask:
    """A concealed triplet of terminals or honours."""
    return h.closed_triplets & YAOCHUU


@per_set
def open_simple_triplet(h: Interpretation) -> Mask:
    """A triplet of 2 to 8 that was called or completed by ron."""
    return h.open_triplets & SIMPLES


@per_set
def open_yaochuu_triplet(h: Interpretation) -> Mask:
    """A triplet of terminals or honours that was called or completed by ron."""
    return h.open_triplets & YAOCHUU


@per_set
def closed_simple_kan(h: Interpretation) -> Mask:
    """A closed kan of 2 to 8."""
    return h.closed_kans & SIMPLES


@per_set
def closed_yaochuu_kan(h: Interpretation) -> Mask:
    """A closed kan of terminals or honours."""
    return h.closed_kans & YAOCHUU


@per_set
def open_simple_kan(h: Interpretation) -> Mask:
    """An open or added kan of 2 to 8."""
    return h.open_kans & SIMPLES


@per_set
def open_yaochuu_kan(h: Interpretation) -> Mask:
    """An open or added kan of terminals or honours."""
    return h.open_kans & YAOCHUU


@once
def yakuhai_pair(h: Interpretation) -> Truth:
    """A pair of the seat wind, the round wind or a dragon."""
    return any_of(h.pair & (h.seat | h.round | DRAGONS))


def double_wind_pair(h: Interpretation) -> Truth:
    """A pair of the wind that is both the seat wind and the round wind."""
    return any_of(h.pair & h.seat & h.round)


@once
def penchan(h: Interpretation) -> Truth:
    """A wait for the inner end of 123 or 789."""
    return h.wait == PENCHAN


@once
def kanchan(h: Interpretation) -> Truth:
    """A wait for the middle tile of a run."""
    return h.wait == KANCHAN


@once
def tanki(h: Interpretation) -> Truth:
    """A wait for the second tile of the pair."""
    return (h.form == STANDARD) & (h.wait == TANKI)


@once
def menzen_ron(h: Interpretation) -> Truth:
    """A closed hand won by ron."""
    return earns_items(h) & closed(h) & (drawn(h) ^ True)


def drawn_for_fu(h: Interpretation) -> Truth:
    """A win on a drawn tile; a house may leave out the replacement tile of a kan."""
    counts_rinshan = none_of(h.flags & FLAGS["rinshan"]) | any_of(h.house & RINSHAN_TSUMO_FU)
    return earns_items(h) & drawn(h) & counts_rinshan


def no_pinfu(h: Interpretation) -> Truth:
    """Any hand but pinfu."""
    return pinfu(h) ^ True


@once
def tsumo(h: Interpretation) -> Truth:
    """A win on a drawn tile, unless it is pinfu."""
    return drawn_for_fu(h) & no_pinfu(h)


def open_without_fu(h: Interpretation, earned: Mask) -> Truth:
    """An open hand that earned nothing: `earned` is its sum of fu beyond the base (scoring article §3.6.1.2)."""
    return (h.calls != 0) & (earned == 0)
