"""The yaku: one condition each, over one reading of a hand.

A condition answers for Python ints and for numpy arrays alike. It is made of `& | ^ == != >= >>` and the questions of `masks`
alone: no `and`, `or`, `not`, `in`, `if`, no `~`, no sums of truth values (a test refuses the rest). What a yaku is worth, in a
closed and in an open hand, stands in the ruleset. Beside the condition stand

within    a wider condition that the hand must meet as well: the one below says only what more it takes
replaces  yaku that are never counted beside this one, under any ruleset
implies   yaku that every hand with this yakuman has: nothing beside a yakuman, but aotenjo may count them

Sources: the scoring article §2-§4 and the rules article §3.2 for the rules; names and relations as in the field's standard lists.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
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

NOT_GREEN, INNER_RUNS = (NUMBERS | HONOURS) & ~GREENS, NUMBERS & ~OUTSIDE_RUNS
EITHER_RIICHI = FLAGS["riichi"] | FLAGS["double_riichi"]
"""A double riichi is a riichi too."""
HAKU_MASK, HATSU_MASK, CHUN_MASK = bit(HAKU), bit(HATSU), bit(CHUN)


class Yaku(NamedTuple):
    """A yaku. `holds` is its whole condition: `more`, and where there is a wider one `within` which it stands, that one."""

    id: str
    holds: Condition
    within: Condition | None
    more: Condition
    replaces: tuple[str, ...]
    implies: tuple[str, ...]


YAKU: dict[str, Yaku] = {}
"""Every yaku by its id, in the order in which they are listed."""


def yaku(
    id: str, *, within: Condition | None = None, replaces: tuple[str, ...] = (), implies: tuple[str, ...] = ()
) -> Callable[[Condition], Condition]:
    """Enter the condition below as the yaku `id`."""

    def enter(more: Condition) -> Condition:
        holds = _both(within, more) if within else more
        YAKU[id] = Yaku(id, holds, within, more, replaces, implies)
        return holds

    return enter


def _both(within: Condition, more: Condition) -> Condition:
    def holds(h: Interpretation) -> Truth:
        return within(h) & more(h)

    holds.__name__, holds.__doc__ = more.__name__, more.__doc__
    return holds


# --- circumstances


@yaku("riichi")
def riichi(h: Interpretation) -> Truth:
    """Riichi was declared on a closed hand that was one tile from winning."""
    return any_of(h.flags & EITHER_RIICHI)


@yaku("double_riichi", replaces=("riichi",))
def double_riichi(h: Interpretation) -> Truth:
    """Riichi was declared with the first discard, before anyone called."""
    return any_of(h.flags & FLAGS["double_riichi"])


@yaku("ippatsu")
def ippatsu(h: Interpretation) -> Truth:
    """The win came within one go-around after riichi, and nobody called in between."""
    return any_of(h.flags & FLAGS["ippatsu"])


@yaku("menzen_tsumo")
def menzen_tsumo(h: Interpretation) -> Truth:
    """A closed hand won on a tile that its owner drew himself."""
    return any_of(h.flags & TSUMO)


@yaku("haitei")
def haitei(h: Interpretation) -> Truth:
    """The win came on the last tile of the wall."""
    return any_of(h.flags & FLAGS["haitei"])


@yaku("houtei")
def houtei(h: Interpretation) -> Truth:
    """The win came on the discard after the last tile of the wall."""
    return any_of(h.flags & FLAGS["houtei"])


@yaku("rinshan")
def rinshan(h: Interpretation) -> Truth:
    """The win came on the tile drawn to replace one of a kan (or, with three players, a set-aside north)."""
    return any_of(h.flags & FLAGS["rinshan"])


@yaku("chankan")
def chankan(h: Interpretation) -> Truth:
    """The win came on the tile with which another player made his triplet a kan."""
    return any_of(h.flags & FLAGS["chankan"])


@yaku("renhou")
def renhou(h: Interpretation) -> Truth:
    """A child won on a discard before his own first draw, and nobody had called."""
    return any_of(h.flags & FLAGS["renhou"])


@yaku("tenhou", implies=("menzen_tsumo",))
def tenhou(h: Interpretation) -> Truth:
    """The dealer won with the fourteen tiles of the deal."""
    return any_of(h.flags & FLAGS["tenhou"])


@yaku("chiihou", implies=("menzen_tsumo",))
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


def pair_of_dragons(h: Interpretation) -> Truth:
    """The pair is of dragons."""
    return any_of(h.pair & DRAGONS)


@yaku("shousangen", within=pair_of_dragons)
def shousangen(h: Interpretation) -> Truth:
    """Two triplets of dragons and a pair of the third; the triplets count as well (scoring article §2)."""
    return count(h.triplets & DRAGONS) == 2


# --- runs


@yaku("pinfu")
def pinfu(h: Interpretation) -> Truth:
    """Four runs, a pair without value and a two-sided wait: nothing in the hand earns fu."""
    without_fu = none_of(h.triplets | h.pair & (h.seat | h.round | DRAGONS))
    drawn_without_fu = none_of(h.flags & TSUMO) | any_of(h.house & PINFU_TSUMO)
    return (h.form == STANDARD) & (h.wait == RYANMEN) & without_fu & drawn_without_fu


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
    in_every_group = none_of(h.runs & INNER_RUNS | (h.triplets | h.pair) & SIMPLES)
    return (h.form == STANDARD) & in_every_group & any_of(h.runs)


@yaku("junchan", within=chanta, replaces=("chanta",))
def junchan(h: Interpretation) -> Truth:
    """A terminal in every set and in the pair, no honours, and at least one run."""
    return none_of(h.tiles & HONOURS)


@yaku("honroutou")
def honroutou(h: Interpretation) -> Truth:
    """Terminals and honours only, as triplets or as seven pairs."""
    return none_of(h.tiles & SIMPLES) & (h.form != ORPHANS)


@yaku("honitsu")
def honitsu(h: Interpretation) -> Truth:
    """One suit and honours."""
    return in_one_suit(h.tiles)


@yaku("chinitsu", within=honitsu, replaces=("honitsu",))
def chinitsu(h: Interpretation) -> Truth:
    """One suit and no honours."""
    return none_of(h.tiles & HONOURS)


@yaku("chiitoitsu")
def chiitoitsu(h: Interpretation) -> Truth:
    """Seven different pairs."""
    return h.form == SEVEN_PAIRS


# --- yakuman


@yaku("suuankou", within=sanankou, implies=("sanankou", "toitoi"))
def suuankou(h: Interpretation) -> Truth:
    """Four concealed triplets or kans."""
    return count(h.closed_triplets | h.closed_kans) == 4


@yaku("suuankou_tanki", within=suuankou, replaces=("suuankou",), implies=("sanankou", "toitoi"))
def suuankou_tanki(h: Interpretation) -> Truth:
    """Four concealed triplets or kans, won on the pair."""
    return h.wait == TANKI


@yaku("suukantsu", within=sankantsu, implies=("sankantsu", "toitoi"))
def suukantsu(h: Interpretation) -> Truth:
    """Four kans."""
    return count(h.closed_kans | h.open_kans) == 4


@yaku("daisangen", implies=("yakuhai_haku", "yakuhai_hatsu", "yakuhai_chun"))
def daisangen(h: Interpretation) -> Truth:
    """Triplets or kans of all three dragons."""
    return all_of(h.triplets, DRAGONS)


def pair_of_winds(h: Interpretation) -> Truth:
    """The pair is of winds."""
    return any_of(h.pair & WINDS)


@yaku("shousuushii", within=pair_of_winds)
def shousuushii(h: Interpretation) -> Truth:
    """Triplets or kans of three winds and a pair of the fourth."""
    return count(h.triplets & WINDS) == 3


@yaku("daisuushii", implies=("toitoi", "yakuhai_seat", "yakuhai_round"))
def daisuushii(h: Interpretation) -> Truth:
    """Triplets or kans of all four winds."""
    return all_of(h.triplets, WINDS)


@yaku("tsuuiisou", within=honroutou, implies=("honroutou",))
def tsuuiisou(h: Interpretation) -> Truth:
    """Honours only."""
    return none_of(h.tiles & NUMBERS)


@yaku("chinroutou", within=honroutou, implies=("toitoi", "honroutou"))
def chinroutou(h: Interpretation) -> Truth:
    """Terminals only."""
    return none_of(h.tiles & HONOURS)


def only_greens(h: Interpretation) -> Truth:
    """No tile but 2 3 4 6 8 of bamboo and the green dragon."""
    return none_of(h.tiles & NOT_GREEN)


@yaku("ryuuiisou", within=only_greens)
def ryuuiisou(h: Interpretation) -> Truth:
    """Green tiles only: 2 3 4 6 8 of bamboo and the green dragon, which a house may ask for."""
    return none_of(h.house & GREEN_NEEDS_HATSU) | any_of(h.tiles & HATSU_MASK)


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


@yaku("kokushi_13", within=kokushi, replaces=("kokushi",))
def kokushi_13(h: Interpretation) -> Truth:
    """Thirteen orphans that were waiting for all thirteen tiles."""
    return h.wait == THIRTEEN


DORA = ("dora", "ura_dora", "aka_dora", "nuki_dora")
"""Han that are counted beside the yaku and are none: a hand of dora alone may not win."""
