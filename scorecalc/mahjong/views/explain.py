"""The reasons for a score: the rule of each yaku, fu and dora item by item, the calculation, every other reading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.groups import Group, groups
from scorecalc.mahjong.answers.hand import HandScore, fu_lines, indicators, lost
from scorecalc.mahjong.facts.hand import Hand
from scorecalc.mahjong.facts.suits import WAITS
from scorecalc.mahjong.facts.tiles import RED, in_order, write, write_one
from scorecalc.mahjong.record.hand import ReadHand
from scorecalc.mahjong.rules.best_reading import Scored
from scorecalc.mahjong.rules.points import Base
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import Payment, Settlement, whole_shares
from scorecalc.mahjong.views.names import (
    Row,
    Write,
    fu_line,
    limit_name,
    limit_points,
    yaku_name,
    yaku_parts,
    yakuman_name,
)
from scorecalc.render.blocks import Block, Heading, Prose, Rows, SmallGrid
from scorecalc.score_line import Line


def reasons(answer: HandScore, words: Catalogue, write: Write) -> list[Block]:
    """Everything behind a score, under a heading each: yaku, fu, dora, calculation, readings."""
    best = answer.best
    yakuman = best.yakuman if best.han is None else 0
    heading = words.text("mahjong_explain.heading.calculation")
    return [
        *_yaku_rules(answer, words),
        *fu_ledger(answer.fu_lines, best, words, write),
        *_dora(answer, words, write),
        *calculation(
            answer.settlement,
            (best.han, answer.priced_fu, yakuman),
            answer.read.by,
            answer.rules,
            words,
            heading=heading,
        ),
        *readings_blocks(answer.tried, answer.read, answer.rules, words, write),
    ]


# --- yaku


def _yaku_rules(answer: HandScore, words: Catalogue) -> list[Block]:
    rows = tuple((_worth(line, answer.read, words), (rule(line.id, words),)) for line in answer.best.yaku)
    return [Heading(words.text("mahjong_explain.heading.yaku")), Rows(rows)]


def _worth(line: Line, read: ReadHand, words: Catalogue) -> str:
    is_yakuman = line.unit == "yakuman"
    worth = yakuman_name(line.amount, words) if is_yakuman else words.text("mahjong.han", han=line.amount)
    return words.text("mahjong_explain.yaku_worth", yaku=yaku_name(line.id, read, words), worth=worth)


def rule(yaku: str, words: Catalogue) -> str:
    """The rule of a yaku, in a sentence."""
    return words.text(f"mahjong_rules.{yaku}")


# --- fu


def fu_ledger(items: Sequence[Line], scored: Scored, words: Catalogue, write: Write) -> list[Block]:
    """Each item of fu with its tiles, the sum, and how it is rounded; empty if no fu are counted."""
    if not items:
        return []
    rows = [
        (words.text(f"mahjong.fu.{item.id}"), write(item.tiles[0] if item.tiles else ""), str(item.amount))
        for item in items
    ]
    rows.append((words.text("mahjong_explain.sum"), "", str(scored.fu_raw)))
    headers = tuple(words.text(f"mahjong_explain.column.{name}") for name in ("item", "tiles", "fu"))
    blocks: list[Block] = [Heading(words.text("mahjong_explain.heading.fu")), SmallGrid(headers, tuple(rows), "llr")]
    if len(items) == 1 and items[0].id == "chiitoitsu":
        blocks.append(Prose((words.text("mahjong_explain.seven_pairs", fu=scored.fu),)))
    elif scored.fu not in (None, scored.fu_raw):
        blocks.append(Prose((words.text("mahjong_explain.rounded", raw=scored.fu_raw, fu=scored.fu),)))
    return blocks


# --- dora


def _dora(answer: HandScore, words: Catalogue, write: Write) -> list[Block]:
    """Each indicator with what it shows and how many of those the hand has; then red tiles and norths set aside."""
    hand = answer.read.hand
    rows: list[Row] = []
    for kind, tiles in (("dora", hand.dora), ("ura", hand.ura)):
        for shown in indicators(tiles, hand, answer.rules):
            label = words.text("mahjong_explain.indicator", indicator=write(write_one(shown.tile)))
            key = f"mahjong_explain.{kind}.{'counted' if shown.copies else 'none'}"
            rows.append((label, (words.text(key, tile=write(write_one(shown.shown)), count=shown.copies),)))
    counted = {line.id for line in answer.best.yaku}
    if "aka_dora" in counted:
        lines = [
            words.text("mahjong_explain.red", tile=words.text(f"mahjong.tile.{write_one(red)}"), count=n)
            for red, n in _reds(hand).items()
        ]
        rows.append((words.text("mahjong.yaku.aka_dora"), tuple(lines)))
    if "nuki_dora" in counted:
        line = words.text("mahjong_explain.nuki", count=hand.nuki)
        rows.append((words.text("mahjong.yaku.nuki_dora"), (line,)))
    return [Heading(words.text("mahjong_explain.heading.dora")), Rows(tuple(rows))] if rows else []


def _reds(hand: Hand) -> Counter[int]:
    """The red tiles of a hand, in the order of its canonical writing."""
    tiles = [*in_order(hand.concealed), *(tile for meld in hand.melds for tile in in_order(meld.tiles)), hand.win]
    return Counter(tile for tile in tiles if tile >= RED)


# --- the calculation


def calculation(
    settlement: Settlement,
    worth: tuple[int | None, int | None, int],
    by: str,
    rules: Rules,
    words: Catalogue,
    *,
    heading: str,
) -> list[Block]:
    """From `worth` (han, fu, yakuman) to what everyone pays, by the formula of the scoring article §3.5."""
    han, fu, yakuman = worth
    base = settlement.base
    rows: list[Row] = []
    if base.uncapped and fu is not None:
        values = {"fu": fu, "han": han, "doublings": rules.options.bazoro, "base": base.uncapped}
        rows.append((words.text("mahjong_explain.label.base"), (words.text("mahjong_explain.base", **values),)))
    if base.limit:
        lines = tuple(_limit_lines(base, han, yakuman, words))
        rows.append((words.text("mahjong_explain.label.limit"), lines))
    if base.total:
        values = {"total": base.total, "fu": fu, "han": han, "unit": rules.options.product_unit}
        line = words.text(f"mahjong_explain.fixed.{base.fixed_by}", **values)
        rows.append((words.text("mahjong_explain.label.fixed"), (line,)))
    elif base.points:
        is_shared = "liable" in settlement.by_role
        line = words.text(f"mahjong_explain.rule.{'liable' if is_shared else by}")
        rows.append((words.text("mahjong_explain.label.rule"), (line,)))
    rows += [
        (words.text(f"mahjong_explain.label.{payment.role}"), (_payment(payment, base, words),))
        for payment in settlement.payments
    ]
    return [Heading(heading), Rows(tuple(rows))]


def _limit_lines(base: Base, han: int | None, yakuman: int, words: Catalogue) -> Iterable[str]:
    """Why the limit holds, and the basic points that it sets."""
    limit = limit_name(base, yakuman, words)
    if han is not None or base.limit == "yakuman":
        values = {"limit": limit, "han": han, "base": base.uncapped or None, "capped": base.points}
        yield words.text(f"mahjong_explain.limit.{_why_limit(base)}", **values)
    if base.points:
        yield words.text("mahjong_explain.capped", limit=limit, base=base.points)


def _why_limit(base: Base) -> str:
    if base.kiriage:
        return "kiriage"
    if base.limit == "yakuman":
        return "yakuman"
    if base.limit == "counted_yakuman":
        return "counted"
    return "base" if base.limit == "mangan" and base.uncapped >= base.points else "han"


def _payment(payment: Payment, base: Base, words: Catalogue) -> str:
    """One payment: `1,280 × 4 = 5,120 → 5,200, 본장 300을 더해 5,500`."""
    text = words.word(payment.raw)
    if times := whole_shares(payment, base):
        text = words.text("mahjong_explain.share", base=base.points, times=times, raw=payment.raw)
    if payment.points != payment.raw:
        text = words.text("mahjong_explain.share.rounded", share=text, rounded=payment.points)
    if payment.honba:
        text = words.text("mahjong_explain.share.honba", share=text, honba=payment.honba, paid=payment.paid)
    if payment.payers == 1:
        return text
    return words.text("mahjong_explain.share.people", share=text, payers=payment.payers)


# --- readings


def readings_blocks(
    tried: Sequence[Scored], read: ReadHand, rules: Rules, words: Catalogue, write: Write
) -> list[Block]:
    """Every reading with its groups, yaku, fu and points, and why it was taken or lost."""
    rows = tuple(
        (
            words.text("mahjong_explain.reading", number=number),
            tuple(_reading_lines(scored, tried, read, rules, words, write)),
        )
        for number, scored in enumerate(tried, 1)
    )
    return [Heading(words.text("mahjong_explain.heading.readings", count=len(tried))), Rows(rows)]


def _reading_lines(
    scored: Scored, tried: Sequence[Scored], read: ReadHand, rules: Rules, words: Catalogue, write: Write
) -> Iterable[str]:
    yield f"{group_words(groups(scored.reading, read.hand), read.hand.win, write)}  {wait_words(scored, words)}"
    why = lost(scored, tried[0])
    if not scored.yaku:
        yield words.text("mahjong_explain.no_yaku")
        if why:
            yield words.text("mahjong_explain.lost.no_yaku")
        return
    yield " · ".join(yaku_parts(scored.yaku, read, words))
    if items := fu_lines(scored, rules):
        yield fu_line(items, scored, words, write)
    settlement = scored.settlement
    yakuman = scored.yakuman if scored.han is None else 0
    yield f"{_han_fu(scored, words)}{limit_points(settlement.base, settlement.points, yakuman, words)}"
    if why:
        yield words.text(f"mahjong_explain.lost.{why.reason}", by=why.by)
    else:
        yield words.text(f"mahjong_explain.chosen.{_why_chosen(tried)}")


def _why_chosen(tried: Sequence[Scored]) -> str:
    """`only` for a single reading, `points` if it pays most, `tie` if another pays as much."""
    if len(tried) == 1:
        return "only"
    reasons = {why.reason for scored in tried if (why := lost(scored, tried[0]))}
    return "points" if reasons <= {"fewer_points", "no_yaku"} else "tie"


def _han_fu(scored: Scored, words: Catalogue) -> str:
    if scored.han is None:
        return ""
    key = "mahjong.han" if scored.fu is None else "mahjong.han_fu"
    return words.text(key, han=scored.han, fu=scored.fu) + " · "


def wait_words(scored: Scored, words: Catalogue) -> str:
    """The wait of a reading: `간짱 대기`."""
    wait = words.text(f"mahjong.wait.{WAITS[scored.reading.seen.wait]}")
    return words.text("mahjong_explain.wait", wait=wait)


def group_words(found: Iterable[Group], win: int, write: Write) -> str:
    """The groups of a reading; the winning tile follows a plus, called sets in `( )`, closed kans in `[ ]`.

    >>> pair, run = Group("pair", (7, 7), False, False), Group("run", (24, 25, 26), False, True)
    >>> group_words([pair, run], 25, str)
    '88m 79s+8s'
    """
    return " ".join(_group(group, win, write) for group in found)


def _group(group: Group, win: int, write_in: Write) -> str:
    if group.is_won:
        return f"{write_in(write(without(group.tiles, win)))}+{write_in(write_one(win))}"
    tiles = write_in(write(group.tiles))
    if group.is_open:
        return f"({tiles})"
    return f"[{tiles}]" if group.type == "kan" else tiles


def without(tiles: Sequence[int], tile: int) -> list[int]:
    """`tiles` without one `tile`; a red one and a plain one stand for each other where need be.

    >>> without([24, 25, 26], 25), without([RED + 4, 4], 4), without([4, 4, 4], RED + 4)
    ([24, 26], [38], [4, 4])
    """
    rest = list(tiles)
    rest.remove(tile if tile in rest else next(each for each in rest if each % RED == tile % RED))
    return rest
