"""Hands that can be read in several ways: every reading that was tried, what it is worth, and why it lost.

`several_readings.jsonl` holds the hands; each reading is its groups (the winning one in brackets), wait, han, fu,
points, and the reason and the difference by which it lost. `make golden` records them from the engine. The han and fu of the
reading that counts are those of the PyPI package `mahjong`, which a test shows; the losing readings and their reasons were only
read through. A change here has to be explained by a change of a rule.
"""

import json
from pathlib import Path

import pytest
from oracle import Options, their_answer
from random_hands import Drawn

from scorecalc.api import score_record
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.facts.tiles import KINDS
from scorecalc.mahjong.notation.reading import read_hand, read_tiles
from scorecalc.mahjong.views.hand import hand_view
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_text

FILE = Path(__file__).with_name("several_readings.jsonl")
HANDS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def explained(hand):
    record = {name: value for name, value in hand.items() if name != "readings"}
    ruleset, answer = score_record(record)
    return ruleset, answer, answer.document(detail="explained")


def as_row(reading):
    groups = " ".join(f"[{group['tiles']}]" if group["win"] else group["tiles"] for group in reading["groups"])
    lost = reading["lost"] or {"reason": None, "by": None}
    return [groups, *(reading[name] for name in ("wait", "han", "fu", "points")), lost["reason"], lost["by"]]


def recorded():
    """The text of the file as the engine reads its hands now."""
    rows = [{**hand, "readings": list(map(as_row, explained(hand)[1]["readings"]))} for hand in HANDS]
    return "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)


def drawn(hand):
    """The hand in the tiles of the other program, which numbers each copy."""
    text = read_hand(hand["hand"])
    left = {kind: [4 * kind + copy for copy in (1, 2, 3, 0)] for kind in range(KINDS)}
    *concealed, win = (left[tile].pop(0) for tile in (*text.concealed, text.win))
    melds = tuple((meld.type, tuple(left[tile].pop(0) for tile in meld.tiles)) for meld in text.melds)
    dora = tuple(left[tile].pop() for each in hand.get("dora", ()) for tile in read_tiles(each)[0])
    flags = frozenset(hand.get("flags", ()))
    seat, is_tsumo = "ESWN".index(hand.get("seat", "S")), hand["by"] == "tsumo"
    return Drawn(tuple(concealed), win, melds, is_tsumo, seat, 0, flags, dora, (), 0, 0, 0)


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["hand"])
def test_another_program_counts_the_same_han_and_fu(hand):
    theirs = their_answer(drawn(hand), Options("usual", 1, "riichi", {}, {"has_aka_dora": False}))
    _, _, han, fu, points, *_ = hand["readings"][0]
    assert theirs.fu == fu
    assert han in {theirs.han, None}
    assert theirs.income == points


def test_there_are_thirty_hands_and_every_reason_to_lose():
    reasons = {row[5] for hand in HANDS for row in hand["readings"]}
    assert len(HANDS) >= 30
    assert reasons == {
        None,
        "fewer_points",
        "not_a_real_yakuman",
        "fewer_han",
        "fewer_fu",
        "fewer_fu_raw",
        "order",
        "no_yaku",
    }


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["hand"])
def test_every_reading_is_listed_with_the_reason_it_lost(hand):
    _, _, result = explained(hand)
    assert [as_row(reading) for reading in result["readings"]] == hand["readings"]


@pytest.mark.parametrize("hand", HANDS, ids=lambda hand: hand["hand"])
def test_the_first_reading_is_the_chosen_one_and_no_other_pays_more(hand):
    _, _, result = explained(hand)
    assert [reading["chosen"] for reading in result["readings"]] == [True] + [False] * (len(hand["readings"]) - 1)
    assert result["points"] == max(reading["points"] for reading in result["readings"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_reading_is_shown_in_each_language(language):
    for hand in HANDS:
        ruleset, answer, _ = explained(hand)
        words = catalogue(language)
        request = ViewRequest(ruleset=ruleset.title[language], explain=True)
        shown = to_text(hand_view(answer, words, request), columns=10_000).split("\n")
        for number, (groups, wait, *_) in enumerate(map(tuple, hand["readings"]), 1):
            (line,) = (line for line in shown if line.startswith(f"{number}."))
            assert line.endswith(words.text("mahjong_explain.wait", wait=words.text(f"mahjong.wait.{wait}")))
            assert line.count("+") == groups.count("[")
