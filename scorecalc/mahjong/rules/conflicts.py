"""Circumstances of a win that cannot meet: one condition for each reason.

A condition is written like that of a yaku (`yaku/registry.py`): integer operators and the questions of `masks` alone, so that it
answers for one hand and for a column of hands. It looks at a `Situation`, not at readings of the hand.

Worked out pair by pair. Riichi and ippatsu meet everything that a closed hand can be won with, but for a replacement tile
(every kan and every north set aside ends ippatsu, the own ones too) and the first go-around. Double riichi is the first go-
around: its ippatsu never reaches the last tile, and a kan before it would have undone it. Nobody may call after the last
draw, so neither haitei nor houtei meets a kan. An added kan needs a pon, so the first go-around is over: chankan meets
neither renhou nor double riichi, whose owner let that tile pass; thirteen orphans may rob a closed kan. Tenhou, chiihou and
renhou meet nothing that takes a turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from scorecalc.mahjong.facts.circumstances import EITHER_RIICHI, FLAGS, TSUMO
from scorecalc.mahjong.facts.masks import Truth, any_of, none_of


class Situation:
    """A win as whole numbers, as far as its circumstances depend on it.

    flags      circumstances and TSUMO (`facts/circumstances.py`)
    calls      called sets that open the hand
    sets       called sets and closed kans
    kans       mask of all kans
    nuki       norths set aside
    dealer     1 for the dealer, else 0
    seen       copies of the winning tile in the hand, its sets and the indicators, without the winning one
    orphans    1 for a closed hand of terminals and honours alone, else 0
    renhou     1 if the ruleset has renhou, else 0
    """

    __slots__ = ("calls", "dealer", "flags", "kans", "nuki", "orphans", "renhou", "seen", "sets")

    flags: int
    calls: int
    sets: int
    kans: int
    nuki: int
    dealer: int
    seen: int
    orphans: int
    renhou: int


Condition = Callable[[Situation], Truth]
CONFLICTS: dict[str, Condition] = {}
"""The condition of each conflict by its key, in the order of report."""

DOUBLE_RIICHI, IPPATSU = FLAGS["double_riichi"], FLAGS["ippatsu"]
HAITEI, HOUTEI, RINSHAN, CHANKAN = FLAGS["haitei"], FLAGS["houtei"], FLAGS["rinshan"], FLAGS["chankan"]
TENHOU, CHIIHOU, RENHOU = FLAGS["tenhou"], FLAGS["chiihou"], FLAGS["renhou"]


def conflict(condition: Condition) -> Condition:
    """Enter the condition below under its name."""
    CONFLICTS[condition.__name__] = condition
    return condition


def conflicts(h: Situation) -> Iterator[str]:
    """Yield the keys of all conflicts of a win.

    >>> win = Situation()
    >>> win.flags, win.calls, win.sets, win.kans, win.nuki, win.dealer, win.seen, win.orphans, win.renhou = IPPATSU, *[0] * 8
    >>> list(conflicts(win))
    ['ippatsu_without_riichi']
    """
    return (key for key, holds in CONFLICTS.items() if holds(h))


@conflict
def ippatsu_without_riichi(h: Situation) -> Truth:
    """Ippatsu is a win within one go-around after riichi."""
    return any_of(h.flags & IPPATSU) & none_of(h.flags & EITHER_RIICHI)


@conflict
def riichi_open(h: Situation) -> Truth:
    """Riichi is declared on a closed hand."""
    return any_of(h.flags & EITHER_RIICHI) & (h.calls != 0)


@conflict
def rinshan_ron(h: Situation) -> Truth:
    """A replacement tile is drawn."""
    return any_of(h.flags & RINSHAN) & none_of(h.flags & TSUMO)


@conflict
def rinshan_without_kan(h: Situation) -> Truth:
    """A replacement tile comes after a kan, or with three players after a north set aside."""
    return any_of(h.flags & RINSHAN) & none_of(h.kans) & (h.nuki == 0)


@conflict
def haitei_ron(h: Situation) -> Truth:
    """The last tile of the wall is drawn."""
    return any_of(h.flags & HAITEI) & none_of(h.flags & TSUMO)


@conflict
def houtei_tsumo(h: Situation) -> Truth:
    """The discard after the last tile of the wall is another player's."""
    return any_of(h.flags & HOUTEI) & any_of(h.flags & TSUMO)


@conflict
def haitei_rinshan(h: Situation) -> Truth:
    """A replacement tile is not the last tile of the wall."""
    return any_of(h.flags & HAITEI) & any_of(h.flags & RINSHAN)


@conflict
def ippatsu_rinshan(h: Situation) -> Truth:
    """Every kan and every north set aside ends ippatsu, those of the winner too."""
    return any_of(h.flags & IPPATSU) & any_of(h.flags & RINSHAN)


@conflict
def double_riichi_last(h: Situation) -> Truth:
    """The go-around after the first discard is never that of the last tile."""
    last = any_of(h.flags & (HAITEI | HOUTEI))
    return any_of(h.flags & DOUBLE_RIICHI) & any_of(h.flags & IPPATSU) & last


@conflict
def double_riichi_kan(h: Situation) -> Truth:
    """A kan before the first discard undoes double riichi, and one after it ends ippatsu."""
    return any_of(h.flags & DOUBLE_RIICHI) & any_of(h.flags & IPPATSU) & any_of(h.kans)


@conflict
def chankan_tsumo(h: Situation) -> Truth:
    """A robbed kan is another player's."""
    return any_of(h.flags & CHANKAN) & any_of(h.flags & TSUMO)


@conflict
def chankan_double_riichi(h: Situation) -> Truth:
    """The pon that an added kan needs was before the riichi, or the winner let that tile pass; orphans may rob a closed kan."""
    return any_of(h.flags & CHANKAN) & any_of(h.flags & DOUBLE_RIICHI) & (h.orphans == 0)


@conflict
def chankan_houtei(h: Situation) -> Truth:
    """Nobody may call a kan after the last draw."""
    return any_of(h.flags & CHANKAN) & any_of(h.flags & HOUTEI)


@conflict
def chankan_copy(h: Situation) -> Truth:
    """The other three copies of the winning tile are in the robbed kan."""
    return any_of(h.flags & CHANKAN) & (h.seen != 0)


@conflict
def tenhou_child(h: Situation) -> Truth:
    """Tenhou is a win of the dealer."""
    return any_of(h.flags & TENHOU) & (h.dealer == 0)


@conflict
def chiihou_dealer(h: Situation) -> Truth:
    """Chiihou is a win of a non-dealer."""
    return any_of(h.flags & CHIIHOU) & (h.dealer != 0)


@conflict
def renhou_off(h: Situation) -> Truth:
    """The ruleset has no renhou."""
    return any_of(h.flags & RENHOU) & (h.renhou == 0)


@conflict
def renhou_tsumo(h: Situation) -> Truth:
    """Renhou is a ron."""
    return any_of(h.flags & RENHOU) & any_of(h.flags & TSUMO)


@conflict
def renhou_dealer(h: Situation) -> Truth:
    """Renhou is a win of a non-dealer."""
    return any_of(h.flags & RENHOU) & (h.dealer != 0)


@conflict
def renhou_first_turn(h: Situation) -> Truth:
    """Renhou is a win before the first draw of the winner, who has neither declared nor called."""
    has_acted = any_of(h.flags & EITHER_RIICHI) | (h.sets != 0) | (h.nuki != 0)
    return any_of(h.flags & RENHOU) & has_acted


@conflict
def renhou_late(h: Situation) -> Truth:
    """Renhou is a win in a first go-around without a call, which is never the last."""
    return any_of(h.flags & RENHOU) & any_of(h.flags & (CHANKAN | HOUTEI))


@conflict
def tenhou_ron(h: Situation) -> Truth:
    """Tenhou is a win with the tiles of the deal."""
    return any_of(h.flags & TENHOU) & none_of(h.flags & TSUMO)


@conflict
def tenhou_first_turn(h: Situation) -> Truth:
    """Tenhou is a win before anything else happens."""
    has_acted = any_of(h.flags & (EITHER_RIICHI | HAITEI | RINSHAN)) | (h.sets != 0) | (h.nuki != 0)
    return any_of(h.flags & TENHOU) & has_acted


@conflict
def chiihou_ron(h: Situation) -> Truth:
    """Chiihou is a win on the first draw."""
    return any_of(h.flags & CHIIHOU) & none_of(h.flags & TSUMO)


@conflict
def chiihou_first_turn(h: Situation) -> Truth:
    """Chiihou is a win before the winner does anything else."""
    has_acted = any_of(h.flags & (EITHER_RIICHI | HAITEI | RINSHAN)) | (h.sets != 0) | (h.nuki != 0)
    return any_of(h.flags & CHIIHOU) & has_acted
