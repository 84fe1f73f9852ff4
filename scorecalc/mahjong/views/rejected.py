"""The view of a hand that may not win: its shape and waits, or its readings and the yaku that are nearly there."""

from __future__ import annotations

from scorecalc.lang import Catalogue
from scorecalc.mahjong.answers.groups import groups
from scorecalc.mahjong.answers.hand import RefusedHand
from scorecalc.mahjong.answers.near_misses import NearMiss
from scorecalc.mahjong.facts.tiles import write_one
from scorecalc.mahjong.record.hand import ReadHand
from scorecalc.mahjong.views.explain import group_words, readings_blocks, rule, wait_words
from scorecalc.mahjong.views.hand import hand_row, warning_rows
from scorecalc.mahjong.views.names import Row, tile_writer, yaku_name
from scorecalc.render.blocks import Block, Heading, Rows
from scorecalc.render.view_request import ViewRequest


def rejected_view(known: RefusedHand, words: Catalogue, request: ViewRequest) -> list[Block]:
    """Show what is known of the hand; `explain` of the request adds all readings and the rules of the yaku."""
    write = tile_writer(request.tiles, words)
    read = known.read
    rows = [hand_row(read, words, write)]
    if known.reason == "not_winning":
        key = "away" if known.distance else "ready"
        line = words.text(f"mahjong_explain.distance.{key}", distance=known.distance)
        rows.append((words.text("mahjong_explain.label.distance"), (line,)))
        if waited := known.waits:
            line = " ".join(write(write_one(kind)) for kind in waited)
            rows.append((words.text("mahjong_explain.label.waits"), (line,)))
    is_without_yaku = known.reason == "no_yaku"
    if is_without_yaku and not request.explain:
        best = known.tried[0]
        line = f"{group_words(groups(best.reading, read.hand), read.hand.win, write)}  {wait_words(best, words)}"
        rows.append((words.text("mahjong_explain.label.shape"), (line,)))
    rows += warning_rows(known.warnings, words)
    blocks: list[Block] = [Rows(tuple(rows))]
    if is_without_yaku and (missed := known.near_misses):
        blocks.append(Heading(words.text("mahjong_explain.heading.almost")))
        blocks.append(Rows(tuple(near_miss_row(each, read, words, request) for each in missed)))
    if is_without_yaku and request.explain:
        blocks += readings_blocks(known.tried, read, known.rules, words, write)
    return blocks


def near_miss_row(miss: NearMiss, read: ReadHand, words: Catalogue, request: ViewRequest) -> Row:
    """The row of a yaku that is nearly there, and what is missing."""
    tile = "" if miss.tile is None else words.text(f"mahjong.tile.{write_one(miss.tile)}")
    line = words.text(f"mahjong_explain.missing.{miss.missing}", tile=tile)
    # The wind of a value triplet is named after the seat, which is what would have to be another one.
    name = yaku_name(miss.yaku, None if miss.missing == "wind" else read, words)
    return (name, (line, rule(miss.yaku, words)) if request.explain else (line,))
