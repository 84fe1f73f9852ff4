"""The yaku: one condition each, over one reading of a hand.

A condition answers for Python ints and for numpy arrays alike. It is made of `& | ^ == != >= >>` and the questions of `masks`
alone: no `and`, `or`, `not`, `in`, `if`, no `~`, no sums of truth values (a test refuses the rest). What a yaku is worth stands
in the ruleset; whether it is worth anything in an open hand, too. Two relations stand beside the condition:

replaces  yaku that are never counted beside this one, under any ruleset
implies   yaku that every hand with this yakuman has: nothing beside a yakuman, but aotenjo may count them

Sources: seed 003 §2-§4 and seed 001 §3.2 for the rules; names and relations as in the field's standard lists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from scorecalc.mahjong.interpret import FLAGS, ORPHANS, SEVEN_PAIRS, STANDARD, TSUMO, Interpretation
from scorecalc.mahjong.masks import (
    DRAGONS,
    GREENS,
    HONOURS,
    NUMBERS,
    OUTSIDE_RUNS,
    SIMPLES,
    WINDS,
    YAOCHUU,
    Truth,
    all_of,
    any_of,
    bit,
    count,
    in_all_suits,
    in_one_suit,
    none_of,
    straight,
)
from scorecalc.mahjong.rules import GREEN_NEEDS_HATSU, PINFU_TSUMO
from scorecalc.mahjong.suits import RYANMEN, TANKI, THIRTEEN
from scorecalc.mahjong.tiles import CHUN, HAKU, HATSU

Condition = Callable[[Interpretation], Truth]

NOT_GREEN = NUMBERS & ~GREENS | HONOURS & ~GREENS
INNER_RUNS = NUMBERS & ~OUTSIDE_RUNS
EITHER_RIICHI = FLAGS["riichi"] | FLAGS["double_riichi"]
"""A double riichi is a riichi too (DESIGN §4)."""
HAKU_MASK, HATSU_MASK, CHUN_MASK = bit(HAKU), bit(HATSU), bit(CHUN)


class Yaku(NamedTuple):
    """A yaku: its condition and its relations to others. `flag` is the circumstance that it asks for, 0 where it asks for tiles."""

    id: str
    holds: Condition
    replaces: tuple[str, ...]
    implies: tuple[str, ...]
    flag: int


YAKU: dict[str, Yaku] = {}
"""Every yaku by its id, in the order in which they are listed."""


def yaku(
    id: str, *, replaces: tuple[str, ...] = (), implies: tuple[str, ...] = (), flag: int = 0
) -> Callable[[Condition], Condition]:
    """Enter the condition below as the yaku `id`."""

    def enter(holds: Condition) -> Condition:
        YAKU[id] = Yaku(id, holds, replaces, implies, flag)
        return holds

    return enter


# --- circumstances


@yaku("riichi", flag=EITHER_RIICHI)
def riichi(h: Interpretation) -> Truth:
    """Riichi was declared on a closed hand that was one tile from winning."""
    return any_of(h.flags & EITHER_RIICHI)


@yaku("double_riichi", replaces=("riichi",), flag=FLAGS["double_riichi"])
def double_riichi(h: Interpretation) -> Truth:
    """Riichi was declared with the first discard, before anyone called."""
    return any_of(h.flags & FLAGS["double_riichi"])


@yaku("ippatsu", flag=FLAGS["ippatsu"])
def ippatsu(h: Interpretation) -> Truth:
    """The win came within one go-around after riichi, and nobody called in between."""
    return any_of(h.flags & FLAGS["ippatsu"])


@yaku("menzen_tsumo", flag=TSUMO)
def menzen_tsumo(h: Interpretation) -> Truth:
    """A closed hand won on a tile that its owner drew himself."""
    return any_of(h.flags & TSUMO)


@yaku("haitei", flag=FLAGS["haitei"])
def haitei(h: Interpretation) -> Truth:
    """The win came on the last tile of the wall."""
    return any_of(h.flags & FLAGS["haitei"])


@yaku("houtei", flag=FLAGS["houtei"])
def houtei(h: Interpretation) -> Truth:
    """The win came on the discard after the last tile of the wall."""
    return any_of(h.flags & FLAGS["houtei"])


@yaku("rinshan", flag=FLAGS["rinshan"])
def rinshan(h: Interpretation) -> Truth:
    """The win came on the tile drawn to replace one of a kan (or, with three players, a set-aside north)."""
    return any_of(h.flags & FLAGS["rinshan"])


@yaku("chankan", flag=FLAGS["chankan"])
def chankan(h: Interpretation) -> Truth:
    """The win came on the tile with which another player made his triplet a kan."""
    return any_of(h.flags & FLAGS["chankan"])


@yaku("renhou", flag=FLAGS["renhou"])
def renhou(h: Interpretation) -> Truth:
    """A child won on a discard before his own first draw, and nobody had called."""
    return any_of(h.flags & FLAGS["renhou"])


@yaku("tenhou", implies=("menzen_tsumo",), flag=FLAGS["tenhou"])
def tenhou(h: Interpretation) -> Truth:
    """The dealer won with the fourteen tiles of the deal."""
    return any_of(h.flags & FLAGS["tenhou"])


@yaku("chiihou", implies=("menzen_tsumo",), flag=FLAGS["chiihou"])
def chiihou(h: Interpretation) -> Truth:
    """A child won on his first draw, and nobody had called."""
    return any_of(h.flags & FLAGS["chiihou"])


# --- tiles of value


@yaku("yakuhai_seat")
def yakuhai_seat(h: Interpretation) -> Truth:
    """A triplet or kan of the player's own wind."""
    return any_of(h.triplets & h.seat)


@yaku("yakuhai_round")
def yakuhai_round(h: Interpretation) -> Truth:
    """A triplet or kan of the wind of the round."""
    return any_of(h.triplets & h.round)


@yaku("yakuhai_haku")
def yakuhai_haku(h: Interpretation) -> Truth:
    """A triplet or kan of the white dragon."""
    return any_of(h.triplets & HAKU_MASK)


@yaku("yakuhai_hatsu")
def yakuhai_hatsu(h: Interpretation) -> Truth:
    """A triplet or kan of the green dragon."""
    return any_of(h.triplets & HATSU_MASK)


@yaku("yakuhai_chun")
def yakuhai_chun(h: Interpretation) -> Truth:
    """A triplet or kan of the red dragon."""
    return any_of(h.triplets & CHUN_MASK)


@yaku("shousangen")
def shousangen(h: Interpretation) -> Truth:
    """Two triplets of dragons and a pair of the third; the triplets count as well (seed 003 §2)."""
    return (count(h.triplets & DRAGONS) == 2) & any_of(h.pair & DRAGONS)


# --- runs


@yaku("pinfu")
def pinfu(h: Interpretation) -> Truth:
    """Four runs, a pair without value and a two-sided wait: nothing in the hand earns fu."""
    without_value = none_of(h.pair & (h.seat | h.round | DRAGONS))
    drawn_without_fu = none_of(h.flags & TSUMO) | any_of(h.house & PINFU_TSUMO)
    return (h.form == STANDARD) & none_of(h.triplets) & (h.wait == RYANMEN) & without_value & drawn_without_fu


@yaku("iipeikou")
def iipeikou(h: Interpretation) -> Truth:
    """Two equal runs of the same suit."""
    return h.twins >= 1


@yaku("ryanpeikou", replaces=("iipeikou",))
def ryanpeikou(h: Interpretation) -> Truth:
    """Twice two equal runs."""
    return h.twins == 2


@yaku("sanshoku_doujun")
def sanshoku_doujun(h: Interpretation) -> Truth:
    """The same run in all three suits, such as 234m 234p 234s."""
    return in_all_suits(h.runs)


@yaku("ittsu")
def ittsu(h: Interpretation) -> Truth:
    """123, 456 and 789 of one suit."""
    return straight(h.runs)


# --- triplets


@yaku("toitoi")
def toitoi(h: Interpretation) -> Truth:
    """Four triplets or kans."""
    return count(h.triplets) == 4


@yaku("sanankou")
def sanankou(h: Interpretation) -> Truth:
    """Three concealed triplets or kans; one that a ron completes is not concealed."""
    return count(h.closed_triplets | h.closed_kans) >= 3


@yaku("sanshoku_doukou")
def sanshoku_doukou(h: Interpretation) -> Truth:
    """The same triplet in all three suits, such as 222m 222p 222s."""
    return in_all_suits(h.triplets)


@yaku("sankantsu")
def sankantsu(h: Interpretation) -> Truth:
    """Three kans."""
    return count(h.closed_kans | h.open_kans) >= 3


# --- kinds of tiles


@yaku("tanyao")
def tanyao(h: Interpretation) -> Truth:
    """No terminals and no honours."""
    return none_of(h.tiles & YAOCHUU)


@yaku("chanta")
def chanta(h: Interpretation) -> Truth:
    """A terminal or honour in every set and in the pair, and at least one run."""
    in_every_set = none_of(h.runs & INNER_RUNS) & none_of(h.triplets & SIMPLES) & none_of(h.pair & SIMPLES)
    return (h.form == STANDARD) & in_every_set & any_of(h.runs)


@yaku("junchan", replaces=("chanta",))
def junchan(h: Interpretation) -> Truth:
    """A terminal in every set and in the pair, no honours, and at least one run."""
    return chanta(h) & none_of(h.tiles & HONOURS)


@yaku("honroutou")
def honroutou(h: Interpretation) -> Truth:
    """Terminals and honours only, as triplets or as seven pairs."""
    return none_of(h.tiles & SIMPLES) & (h.form != ORPHANS)


@yaku("honitsu")
def honitsu(h: Interpretation) -> Truth:
    """One suit and honours."""
    return in_one_suit(h.tiles)


@yaku("chinitsu", replaces=("honitsu",))
def chinitsu(h: Interpretation) -> Truth:
    """One suit and no honours."""
    return in_one_suit(h.tiles) & none_of(h.tiles & HONOURS)


@yaku("chiitoitsu")
def chiitoitsu(h: Interpretation) -> Truth:
    """Seven different pairs."""
    return h.form == SEVEN_PAIRS


# --- yakuman


@yaku("suuankou", implies=("sanankou", "toitoi"))
def suuankou(h: Interpretation) -> Truth:
    """Four concealed triplets or kans."""
    return count(h.closed_triplets | h.closed_kans) == 4


@yaku("suuankou_tanki", replaces=("suuankou",), implies=("sanankou", "toitoi"))
def suuankou_tanki(h: Interpretation) -> Truth:
    """Four concealed triplets or kans, won on the pair."""
    return suuankou(h) & (h.wait == TANKI)


@yaku("suukantsu", implies=("sankantsu", "toitoi"))
def suukantsu(h: Interpretation) -> Truth:
    """Four kans."""
    return count(h.closed_kans | h.open_kans) == 4


@yaku("daisangen", implies=("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun"))
def daisangen(h: Interpretation) -> Truth:
    """Triplets or kans of all three dragons."""
    return all_of(h.triplets, DRAGONS)


@yaku("shousuushii")
def shousuushii(h: Interpretation) -> Truth:
    """Triplets or kans of three winds and a pair of the fourth."""
    return (count(h.triplets & WINDS) == 3) & any_of(h.pair & WINDS)


@yaku("daisuushii", implies=("toitoi", "yakuhai_seat", "yakuhai_round"))
def daisuushii(h: Interpretation) -> Truth:
    """Triplets or kans of all four winds."""
    return all_of(h.triplets, WINDS)


@yaku("tsuuiisou", implies=("honroutou",))
def tsuuiisou(h: Interpretation) -> Truth:
    """Honours only."""
    return none_of(h.tiles & NUMBERS)


@yaku("chinroutou", implies=("toitoi", "honroutou"))
def chinroutou(h: Interpretation) -> Truth:
    """Terminals only."""
    return none_of(h.tiles & (SIMPLES | HONOURS))


@yaku("ryuuiisou")
def ryuuiisou(h: Interpretation) -> Truth:
    """Green tiles only: 2 3 4 6 8 of bamboo and the green dragon."""
    has_hatsu = none_of(h.house & GREEN_NEEDS_HATSU) | any_of(h.tiles & HATSU_MASK)
    return none_of(h.tiles & NOT_GREEN) & has_hatsu


@yaku("chuuren", implies=("chinitsu",))
def chuuren(h: Interpretation) -> Truth:
    """1112345678999 of one suit and one more tile of it, without a kan."""
    return h.gates >= 1


@yaku("junsei_chuuren", replaces=("chuuren",), implies=("chinitsu",))
def junsei_chuuren(h: Interpretation) -> Truth:
    """Nine gates that were waiting for all nine tiles of the suit."""
    return h.gates == 2


@yaku("kokushi")
def kokushi(h: Interpretation) -> Truth:
    """One of each terminal and honour, and a second of one of them."""
    return h.form == ORPHANS


@yaku("kokushi_13", replaces=("kokushi",))
def kokushi_13(h: Interpretation) -> Truth:
    """Thirteen orphans that were waiting for all thirteen tiles."""
    return (h.form == ORPHANS) & (h.wait == THIRTEEN)


DORA = ("dora", "ura_dora", "aka_dora", "nuki_dora")
"""Han that are counted beside the yaku and are none: a hand of dora alone may not win."""
