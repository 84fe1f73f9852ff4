"""Yaku of how a hand was won: what was declared, and which tile it was won on."""

from __future__ import annotations

from scorecalc.mahjong.facts.circumstances import EITHER_RIICHI, FLAGS, TSUMO
from scorecalc.mahjong.facts.masks import Truth, any_of
from scorecalc.mahjong.facts.readings import Interpretation
from scorecalc.mahjong.rules.yaku.registry import yaku


def closed(h: Interpretation) -> Truth:
    """A hand that took no tile of another player for a set."""
    return h.calls == 0


def drawn(h: Interpretation) -> Truth:
    """A win on a drawn tile."""
    return any_of(h.flags & TSUMO)


@yaku("riichi", within=closed)
def riichi(h: Interpretation) -> Truth:
    """Riichi was declared on a closed hand that was one tile from winning."""
    return any_of(h.flags & EITHER_RIICHI)


@yaku("double_riichi", within=closed, replaces=("riichi",))
def double_riichi(h: Interpretation) -> Truth:
    """Riichi was declared with the first discard, before anyone called."""
    return any_of(h.flags & FLAGS["double_riichi"])


@yaku("ippatsu", within=closed)
def ippatsu(h: Interpretation) -> Truth:
    """The win came within one go-around after riichi, and nobody called in between."""
    return any_of(h.flags & FLAGS["ippatsu"])


@yaku("menzen_tsumo", within=closed)
def menzen_tsumo(h: Interpretation) -> Truth:
    """A closed hand won on a tile that its owner drew himself."""
    return drawn(h)


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


@yaku("renhou", within=closed)
def renhou(h: Interpretation) -> Truth:
    """A child won on a discard before his own first draw, and nobody had called."""
    return any_of(h.flags & FLAGS["renhou"])


@yaku("tenhou", within=closed, implies=("menzen_tsumo",))
def tenhou(h: Interpretation) -> Truth:
    """The dealer won with the fourteen tiles of the deal."""
    return any_of(h.flags & FLAGS["tenhou"])


@yaku("chiihou", within=closed, implies=("menzen_tsumo",))
def chiihou(h: Interpretation) -> Truth:
    """A child won on his first draw, and nobody had called."""
    return any_of(h.flags & FLAGS["chiihou"])
