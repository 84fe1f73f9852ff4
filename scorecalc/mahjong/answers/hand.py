"""A scored hand, and one that may not win, as frozen values: how it was read, its readings, what it pays, and why.

What only an explanation needs (groups, fu item by item, the other readings, near misses) is worked out when somebody asks.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.answer import Detail, Rejected
from scorecalc.errors import Problem
from scorecalc.ledger import Ledger
from scorecalc.mahjong.answers.groups import Group, groups
from scorecalc.mahjong.answers.near_misses import NearMiss, near_misses
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.readings import FORMS
from scorecalc.mahjong.facts.shanten import completing, shanten
from scorecalc.mahjong.facts.suits import WAITS
from scorecalc.mahjong.facts.tiles import write, write_one
from scorecalc.mahjong.record.checks import tile_name
from scorecalc.mahjong.record.hand import ReadHand, build
from scorecalc.mahjong.rules import fu as fu_items
from scorecalc.mahjong.rules.best_reading import Scored, score
from scorecalc.mahjong.rules.dora import copies_of, shown_by
from scorecalc.mahjong.rules.liability import Liability, unused, with_liability
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import Parties, Settlement, arithmetic, income, transfers
from scorecalc.score_line import Line


class Indicator(NamedTuple):
    """An indicator that counts, the kind that it makes dora, and how many `copies` of it the hand has."""

    tile: int
    shown: int
    copies: int


def indicators(tiles: tuple[int, ...], hand: Hand, rules: Rules) -> tuple[Indicator, ...]:
    """Return what each indicator points at."""
    return tuple(Indicator(tile, kind, copies_of(kind, hand)) for tile in tiles for kind in (shown_by(tile, rules),))


class Lost(NamedTuple):
    """Why a reading lost: the first difference to the best one, in the order in which readings are compared, and its size."""

    reason: str
    by: int


_REASONS = ("fewer_points", "not_a_real_yakuman", "fewer_han", "fewer_fu", "fewer_fu_raw", "order")


def lost(scored: Scored, best: Scored) -> Lost | None:
    """Return why a reading lost; None for the best one."""
    if scored is best:
        return None
    if not scored.yaku:
        return Lost("no_yaku", best.settlement.points)
    for reason, mine, its in zip(_REASONS, scored.rank, best.rank, strict=True):
        if mine != its:
            return Lost(reason, its - mine)
    return Lost("order", 0)


def fu_lines(scored: Scored, rules: Rules) -> tuple[Line, ...]:
    """Return the fu of a reading item by item; empty if the ruleset counts none or the form has fixed ones."""
    return fu_items.lines(scored.reading.seen, rules) if scored.fu is not None else ()


class HandScore(NamedTuple):
    """A hand that wins: how it was read, all its readings with the best one first, and what it pays.

    `settlement` is that of the best reading, with the payments that a liable player takes over.
    """

    read: ReadHand
    tried: tuple[Scored, ...]
    settlement: Settlement
    rules: Rules
    warnings: tuple[Problem, ...]

    @property
    def best(self) -> Scored:
        """The reading that counts."""
        return self.tried[0]

    @property
    def groups(self) -> tuple[Group, ...]:
        """The sets and the pair of the reading that counts."""
        return groups(self.best.reading, self.read.hand)

    @property
    def fu_lines(self) -> tuple[Line, ...]:
        """The fu of the reading that counts, item by item."""
        return fu_lines(self.best, self.rules)

    @property
    def income(self) -> int:
        """All payments and the riichi sticks on the table."""
        return income(self.settlement, self.read.sticks, self.rules)

    @property
    def priced_fu(self) -> int | None:
        """The fu that the points are computed from; None for a yakuman."""
        best = self.best
        return best.fu if best.fu is not None or best.han is None else self.rules.options.han_only_fu

    @property
    def transfers(self) -> Ledger:
        """The transfers to the winner: for the hand, for the counters, and the sticks on the table.

        A winner whose seat was assumed may sit where the discarder is said to sit: then the discarder has no seat.
        """
        pao, seat, loser = self.read.pao or {}, self.read.seat, self.read.loser or ""
        parties = Parties(seat, "" if loser == seat else loser, str(pao.get("liable", "")).upper())
        return transfers(self.settlement, parties, self.read.sticks, self.rules)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return the result; detailed with how the hand was read, explained with the arithmetic and all readings."""
        read, best = self.read, self.best
        if detail == "short":
            return {
                "hand": read.text,
                "by": read.by,
                "seat": read.seat,
                "round": read.round,
                "honba": read.honba,
                "sticks": read.sticks,
                "yaku": [_yaku(line) for line in best.yaku],
                "han": best.han,
                "fu": best.fu,
                "yakuman": best.yakuman if best.han is None else 0,
                "fu_items": [_fu_item(line) for line in self.fu_lines],
                "limit": best.settlement.base.limit,
                "points": self.settlement.points,
                "payments": self.settlement.by_role,
                "income": self.income,
            }
        document = {
            **_read(read, self.rules),
            **_reading(best, read.hand, self.rules),
            "base_points": self.settlement.base.points,
            "points": self.settlement.points,
            "payments": self.settlement.by_role,
            "payers": self.rules.options.payers,
            "income": self.income,
        }
        if detail == "explained":
            document["arithmetic"] = arithmetic(self.settlement, best.han, self.priced_fu, self.rules)
            document["readings"] = _tried(self.tried, read.hand, self.rules)
        return document


class RefusedHand(NamedTuple):
    """A hand that may not win. `reason` is the code of the answer; `tried` are its readings, if it has any."""

    read: ReadHand
    tried: tuple[Scored, ...]
    reason: str
    rules: Rules

    @property
    def warnings(self) -> tuple[Problem, ...]:
        """Notes on things that were read leniently or left out."""
        return self.read.warnings

    @property
    def distance(self) -> int:
        """The shanten of the fourteen tiles."""
        return shanten(self.read.hand.codes, len(self.read.hand.melds))

    @property
    def waits(self) -> list[int]:
        """The kinds that the hand without its winning tile waits for."""
        return waits(self.read.hand, self.rules)

    @property
    def near_misses(self) -> tuple[NearMiss, ...]:
        """The yaku that the hand would have if one thing were different."""
        return near_misses(self.read.hand, self.rules)

    def document(self, *, detail: Detail) -> dict[str, Any]:
        """Return nothing in short; detailed how the hand was read and what is missing."""
        if detail == "short":
            return {}
        hand = self.read.hand
        document = _read(self.read, self.rules)
        if self.reason == "not_winning":
            document |= {"distance": self.distance, "waits": [write_one(kind) for kind in self.waits]}
        elif self.reason == "no_yaku":
            document |= {
                "readings": _tried(self.tried, hand, self.rules),
                "almost": [miss.data for miss in self.near_misses],
            }
        elif self.reason == "below_minimum":
            document["points"] = self.tried[0].settlement.points
        return document


def waits(hand: Hand, rules: Rules) -> list[int]:
    """Return the kinds that the hand without its winning tile waits for."""
    return completing(hand.concealed, hand.melds, rules.absent)


def score_hand(record: Mapping[str, Any], rules: Rules) -> HandScore | Rejected:
    """Score a hand record. Rejected with the reason if the hand may not win; InputError if it is impossible."""
    read = build(record, rules)
    tried = tuple(score(read.hand, rules, read.honba))
    problem = _refusal(read, tried, rules)
    if problem:
        return Rejected((problem,), RefusedHand(read, tried, problem.code, rules))
    best = tried[0]
    liability = Liability(read.pao["liable"].upper(), read.pao["yakuman"]) if read.pao else None
    settlement = with_liability(best, read.hand, rules, liability, loser=read.loser, honba=read.honba)
    return HandScore(read, tried, settlement, rules, (*read.warnings, *unused(best, liability)))


def _refusal(read: ReadHand, tried: tuple[Scored, ...], rules: Rules) -> Problem | None:
    """Return the answer no; None if the hand may win."""
    hand = read.hand
    if not tried:
        names = [tile_name(kind) for kind in waits(hand, rules)]
        values = {
            "hand": read.text,
            "win": tile_name(hand.win),
            "distance": shanten(hand.codes, len(hand.melds)),
            "waits": names,
        }
        return Problem("not_winning", f"mahjong_hand.error.not_winning{'_waits' if names else ''}", values)
    if not tried[0].yaku:
        has_dora = bool(hand.dora or hand.ura or hand.nuki or hand.reds)
        return Problem("no_yaku", f"mahjong_hand.error.no_yaku{'_dora' if has_dora else ''}", {"hand": read.text})
    if read.by == "tsumo":
        return None
    if "furiten" in read.flag_names:
        return Problem("furiten", "mahjong_hand.error.furiten", {"hand": read.text})
    points, least = tried[0].settlement.points, rules.options.min_ron
    if isinstance(least, int) and points < least:
        return Problem("below_minimum", "mahjong_hand.error.below_minimum", {"points": points, "least": least})
    return None


# --- plain data


def _read(read: ReadHand, rules: Rules) -> dict[str, Any]:
    """Return the fields that say how the record was read and what was assumed."""
    hand = read.hand
    return {
        "hand": read.text,
        "by": read.by,
        "seat": read.seat,
        "round": read.round,
        "honba": read.honba,
        "sticks": read.sticks,
        "players": rules.options.players,
        "assumed": list(read.assumed),
        "flags": list(read.flag_names),
        "closed": hand.calls == 0,
        "nuki": hand.nuki,
        "indicators": {"dora": _indicators(hand.dora, hand, rules), "ura": _indicators(hand.ura, hand, rules)},
    }


def _indicators(tiles: tuple[int, ...], hand: Hand, rules: Rules) -> list[dict[str, Any]]:
    return [
        {"indicator": write_one(each.tile), "tile": write_one(each.shown), "count": each.copies}
        for each in indicators(tiles, hand, rules)
    ]


def _reading(scored: Scored, hand: Hand, rules: Rules) -> dict[str, Any]:
    """Return the fields of a reading, the chosen one and the others alike."""
    base = scored.settlement.base
    return {
        "form": FORMS[scored.reading.seen.form],
        "groups": [_group(group) for group in groups(scored.reading, hand)],
        "wait": WAITS[scored.reading.seen.wait],
        "yaku": [_yaku(line) for line in scored.yaku],
        "han": scored.han,
        "fu": scored.fu,
        "yakuman": scored.yakuman if scored.han is None else 0,
        "fu_raw": scored.fu_raw,
        "fu_items": [_fu_item(line) for line in fu_lines(scored, rules)],
        "limit": base.limit,
        "kiriage": base.kiriage,
    }


def _group(group: Group) -> dict[str, Any]:
    return {"type": group.type, "tiles": write(group.tiles), "open": group.is_open, "win": group.is_won}


def _yaku(line: Line) -> dict[str, Any]:
    return {"id": line.id, line.unit: line.amount}


def _fu_item(line: Line) -> dict[str, Any]:
    return {"id": line.id, "fu": line.amount, "tiles": line.tiles[0] if line.tiles else ""}


def _tried(tried: tuple[Scored, ...], hand: Hand, rules: Rules) -> list[dict[str, Any]]:
    """The readings that were tried, each with why it lost where it did."""
    best = tried[0]
    out = []
    for scored in tried:
        why = lost(scored, best)
        out.append(
            {
                **_reading(scored, hand, rules),
                "points": scored.settlement.points,
                "chosen": scored is best and bool(scored.yaku),
                "lost": {"reason": why.reason, "by": why.by} if why else None,
            }
        )
    return out
