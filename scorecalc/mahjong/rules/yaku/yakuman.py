"""Yakuman."""

from __future__ import annotations

from scorecalc.mahjong.facts.masks import (
    DRAGONS,
    GREENS,
    HONOURS,
    NUMBERS,
    WINDS,
    Truth,
    all_of,
    any_of,
    bit,
    count,
    none_of,
)
from scorecalc.mahjong.facts.readings import ORPHANS, Interpretation
from scorecalc.mahjong.facts.suits import TANKI, THIRTEEN
from scorecalc.mahjong.facts.tiles import HATSU
from scorecalc.mahjong.rules.house_bits import GREEN_NEEDS_HATSU
from scorecalc.mahjong.rules.yaku.registry import yaku
from scorecalc.mahjong.rules.yaku.tile_kinds import honroutou
from scorecalc.mahjong.rules.yaku.triplets import sanankou, sankantsu

HATSU_MASK = bit(HATSU)
NOT_GREEN = (NUMBERS | HONOURS) & ~GREENS


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


def three_winds(h: Interpretation) -> Truth:
    """Triplets or kans of three winds."""
    return count(h.triplets & WINDS) == 3


@yaku("shousuushii", within=three_winds)
def shousuushii(h: Interpretation) -> Truth:
    """Triplets or kans of three winds and a pair of the fourth."""
    return any_of(h.pair & WINDS)


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
