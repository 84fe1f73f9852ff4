"""Hands that can be read in several ways: every reading that was tried, what it is worth, and why it lost.

`several_readings.jsonl` holds the hands; each reading is its groups (the winning one in brackets), wait, han, fu,
points, and the reason and the difference by which it lost. They were recorded from the engine and read through: a
change here has to be explained by a change of a rule.
"""

import json
from pathlib import Path

import pytest

from scorecalc.api import score_record
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.views.hand import hand_view
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_text

HANDS = [
    json.loads(line)
    for line in Path(__file__).with_name("several_readings.jsonl").read_text(encoding="utf-8").splitlines()
]


def explained(hand):
    record = {name: value for name, value in hand.items() if name != "readings"}
    ruleset, answer = score_record(record)
    return ruleset, answer, answer.document(detail="explained")


def as_row(reading):
    groups = " ".join(f"[{group['tiles']}]" if group["win"] else group["tiles"] for group in reading["groups"])
    lost = reading["lost"] or {"reason": None, "by": None}
    return [groups, *(reading[name] for name in ("wait", "han", "fu", "points")), lost["reason"], lost["by"]]


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
