"""Every mistake in a hand has its code, its place and its sentence, in three languages (notation_errors.txt)."""

from pathlib import Path

import pytest

from scorecalc.errors import DID_YOU_MEAN, InputError, Problem
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.notation import price_words
from scorecalc.mahjong.notation.reading import read_hand, read_meld, read_tiles

FILE = Path(__file__).with_name("notation_errors.txt")
HEAD = """\
# Recorded by `make golden`: code, place, sentence and hint of each mistake in a hand. They were read, not derived: the code against
# docs/records.md, the place against the text.
"""

HANDS = {
    "no_suit": "123m456p789s1112",
    "unknown_suit": "123m456p789x1112z",
    "zero_honour": "123m456p789s1110z",
    "joined_kans": "55z 011002200330z",
    "honour_number": "123m456p789s1118z",
    "suit_alone": "123m p",
    "lone_w": "123m w",
    "letter_case": "123m e",
    "red_mark": "123m 4pr",
    "hidden": "123m 🀫",
    "unknown": "123m ?",
    "glued_word": "123m+4mtsumo",
    "kan_or_red": "11p 0550s",
    "no_win": "123m+",
    "long_win": "123m+45p",
    "two_wins": "123m+4p+5p",
    "empty_set": "123m,,777z",
    "open_bracket": "123m(777z",
    "unknown_word": "123m 리취",
    "unknown_word, nothing near": "123m ぱぴぷ",
    "yaku_word": "123m 탕야오",
    "three_players": "123m 3인",
    "filler": "손패는 123m",
    "unknown key": "123m dra:3p",
    "no_value": "123m riichi:2",
    "value_missing": "123m dora:",
    "bad_wind": "123m seat:Q",
    "bad_number, negative": "123m honba:-1",
    "bad_number, not whole": "123m 공탁:2.5",
    "bad_number, a word": "123m 本場:two",
    "dora_count": "123m ドラ3",
    "contradiction": "123m 론 쯔모",
    "meld_size": "123m,55z",
    "meld_size_of": "123m,777zc",
    "meld_not_same": "123m,1234m",
    "meld_no_set": "123m,124p",
    "meld_honour_run": "123m,123z",
    "meld_mixed": "123m,1m2m3p",
    "meld_wraps": "123m,891m",
}


def cases() -> dict[str, tuple[Problem, ...]]:
    """The problems of one input for each mistake."""
    found = {name: read_hand(text).problems for name, text in HANDS.items()}
    found["not_with_three"] = read_hand("19m5m", players=3).problems
    found["meld_chi_three"] = read_hand("19m,345p", players=3).problems
    found["not_canonical"] = read_hand("123만", strict=True).problems
    found["too_long"] = read_hand("東" * 1001).problems
    found["no_tiles"] = read_tiles(" ")[1]
    with pytest.raises(InputError) as refused:
        price_words.read(["3x40"])
    found["price_words"] = refused.value.problems
    found["meld_type"] = read_meld("777z", "pong")[1]
    found["meld_contradiction"] = read_meld("1111mc", "minkan")[1]
    found["meld_no_run"] = read_meld("777z", "chi")[1]
    return found


def said(name: str, problems: tuple[Problem, ...]) -> str:
    """The block of notation_errors.txt for one mistake."""
    lines = [f"== {name}"]
    for problem in problems:
        lines.append(f"{problem.code} at {problem.start}-{problem.end} of {problem.text}")
        for language in LANGUAGES:
            text = catalogue(language).text
            lines.append(f"{language}: {text(problem.key, **problem.values)} | {text(problem.hint, **problem.values)}")
    return "\n".join(lines)


def recorded() -> str:
    """The text of the file as the mistakes are said now."""
    return "\n\n".join([HEAD.strip(), *(said(name, problems) for name, problems in cases().items())]) + "\n"


def test_each_mistake_is_said_in_three_languages() -> None:
    assert recorded() == FILE.read_text(encoding="utf-8")


def test_every_sentence_about_a_mistake_is_shown() -> None:
    shown = {problem.key for problems in cases().values() for problem in problems}
    hints = {problem.hint for problems in cases().values() for problem in problems}
    from scorecalc.mahjong.lang.en.notation import MESSAGES

    assert {f"mahjong_notation.{key}" for key in MESSAGES if key.startswith("error.")} == shown
    assert {f"mahjong_notation.{key}" for key in MESSAGES if key.startswith("hint.")} == hints - {DID_YOU_MEAN}


NOTED = [
    "123ㅡ",
    "①②③789",
    "123M",
    "11m # 1111P",
    "0110z",
    "m123",
    "(123m<)",
    "m123*",
    "123m 동3국",
    "123m 자",
    "123m 북2",
    "123m 중퐁",
    "1m,1111p",
]


@pytest.mark.parametrize("text", NOTED)
def test_every_note_can_be_said(text: str) -> None:
    for note in read_hand(text).notes:
        for language in LANGUAGES:
            sentence = catalogue(language).text(note.key, **note.values)
            assert sentence
            assert "{" not in sentence


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("123m456p789s1118z", "8z"),
        ("123m456p789s1180z", "80z"),
        ("123m456p789x1112z", "x"),
        ("123m456p789s1112", "1112"),
        ("123m,891m+2z", "891m"),
        ("123m 리취 444z", "리취"),
        ("123m honba:-1", "-1"),
        ("123m 쯔모 론", "론"),
        ("123m+4p+5p", "5p"),
        ("11p 0880z", "0880z"),
        ("123m 퐁", "퐁"),
        ("x12xm", "x12xm"),
    ],
)
def test_the_place_is_that_of_the_offending_characters(text: str, piece: str) -> None:
    problems = read_hand(text).problems
    assert text[problems[0].start : problems[-1].end] == piece


def test_all_mistakes_are_reported_in_the_order_of_their_places() -> None:
    text = "12q 9z 리취 honba:x 3s+4s+5s,12m,(777z"
    problems = read_hand(text).problems
    assert [text[problem.start : problem.end] for problem in problems] == [
        "q",
        "9z",
        "리취",
        "x",
        "5s",
        "12m",
        "(",
    ]
    assert [problem.code for problem in problems] == [
        "bad_token",
        "bad_token",
        "bad_token",
        "bad_number",
        "bad_token",
        "bad_meld",
        "bad_token",
    ]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("①②③ r", [("letter_case", "r")]),
        ("적3통", [("red_mark", "적")]),
        ("적5자", [("red_mark", "적"), ("zero_honour", "5자")]),
        ("123m 적", [("no_suit", "적")]),
        ("123m 만", [("suit_alone", "만")]),
        ("88z11z", [("honour_number", "8"), ("honour_number", "8z")]),
        ("x88xz", [("hidden", "x"), ("unknown_suit", "x"), ("suit_alone", "z")]),
    ],
)
def test_each_mistake_has_its_own_place(text: str, found: list[tuple[str, str]]) -> None:
    problems = read_hand(text).problems
    assert [(each.key.rpartition(".")[2], text[each.start : each.end]) for each in problems] == found


@pytest.mark.parametrize("tile", ["1m", "1", "東", "1만", "x"])
def test_the_limit_of_length_is_the_same_for_every_notation(tile: str) -> None:
    """A line of 600,000 digits is refused as fast as one of a thousand and one, canonical or not."""
    for read in (
        lambda text: read_hand(text).problems,
        lambda text: read_tiles(text)[1],
        lambda text: read_meld(text)[1],
    ):
        text = "1m" + tile * 300_000
        [problem] = read(text)
        assert (problem.code, problem.key) == ("bad_token", "mahjong_notation.error.too_long")
        assert problem.values == {"count": len(text), "most": 1000}


def test_a_thousand_characters_are_read_in_every_notation() -> None:
    for text in ("1m" * 500, "東" * 1000):
        assert read_hand(text).problems == read_tiles(text)[1] == ()
    assert read_meld("1m" * 500)[1][0].key == "mahjong_notation.error.meld_size"
    assert read_meld("1m " * 333 + "1")[1][0].key == "mahjong_notation.error.no_suit"
