"""Hands are read to the right tiles, in the canonical form and in every other one that people use."""

from typing import Any

import pytest

from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import RED, write
from scorecalc.mahjong.notation import lenient
from scorecalc.mahjong.notation.canonical import write_hand, write_meld
from scorecalc.mahjong.notation.hand_text import HandText
from scorecalc.mahjong.notation.reading import read_hand, read_meld, read_tiles


def canonical(hand: HandText) -> str:
    return write_hand(hand.concealed, hand.win, hand.melds)


def as_written(hand: HandText) -> str:
    return write(hand.concealed)


# Each row: what is typed, the canonical writing, the types of the sets, the fields that words set.
EXAMPLES: list[tuple[str, str, list[str], dict[str, Any]]] = [
    ("88m66777889s444z+8s", "88m66777889s444z+8s", [], {}),
    ("123m406p78s11z+9s,777z", "123m406p78s11z,777z+9s", ["pon"], {}),
    ("234m067p2z,345s,1111mc+2z", "234m067p2z,345s,1111mc+2z", ["chi", "ankan"], {}),
    ("234m067p22z,345s,1111mc+2z", "234m067p22z,345s,1111mc+2z", ["chi", "ankan"], {}),
    (
        "123만406통789삭동동발발+동 리치 쯔모 도라:3통 남가",
        "123m406p789s1166z+1z",
        [],
        {"by": "tsumo", "flags": ["riichi"], "seat": "S", "dora": [11]},
    ),
    ("123ㅡ406ㅔ789ㄴ1155ㅋ+1ㅋ", "123m406p789s1155z+1z", [], {}),
    ("１２３ｍ４０６ｐ７８９ｓ１１５５ｚ＋１ｚ", "123m406p789s1155z+1z", [], {}),
    ("一二三④⑤⑥789東東白白+白", "123m456p789s1155z+5z", [], {}),
    ("🀇🀈🀉🀙🀚🀛🀐🀑🀒🀀🀀🀆🀆+🀆", "123m123p123s1155z+5z", [], {}),
    ("1m2m3m4p5pr6p7s8s9sEEPP+P", "123m406p789s1155z+5z", [], {}),
    ("m123p406s78z11s9,z777=", "123m406p789s11z,777z", ["pon"], {}),
    # mahc counts the winning tile among the tiles; that is for the hand to decide, by their number
    ("11pEEE,rrrdo,234p,234po+1p", "11p111z,777z,234p,234p+1p", ["pon", "chi", "chi"], {}),
    ("(123m)[1111p]456s77s22z", "45677s22z,123m,1111pc", ["chi", "ankan"], {}),
    ("234m 22s 34s # 6666P 234p + 5s", "234m2234s,6666pc,234p+5s", ["ankan", "chi"], {}),
    ("55z 0110z 0220z 0330z 0440z", "55z,1111zc,2222zc,3333zc,4444zc", ["ankan"] * 4, {}),
    (
        "88m66777889s444z+8s 리치 쯔모 일발 도라:3p 뒷도라:1m 남가 동장 2본장",
        "88m66777889s444z+8s",
        [],
        {
            "by": "tsumo",
            "flags": ["riichi", "ippatsu"],
            "seat": "S",
            "round": "E",
            "dora": [11],
            "ura": [0],
            "honba": 2,
        },
    ),
    (
        "riichi tsumo dora:3p seat:S honba:2 88m66777889s444z+8s",
        "88m66777889s444z+8s",
        [],
        {"by": "tsumo", "flags": ["riichi"], "seat": "S", "dora": [11], "honba": 2},
    ),
    (
        "88m66777889s444z+8s 立直 ツモ ドラ:3p",
        "88m66777889s444z+8s",
        [],
        {"by": "tsumo", "flags": ["riichi"], "dora": [11]},
    ),
    (
        "88m66777889s444z+8s 동장 남가 2본장 공탁1",
        "88m66777889s444z+8s",
        [],
        {"seat": "S", "round": "E", "honba": 2, "sticks": 1},
    ),
    # more of each notation
    ("1만2만3만 4통 적5통 6통 7삭8삭9삭 동동백백+백", "123m406p789s1155z+5z", [], {}),
    ("一萬二萬三萬四筒赤五筒六筒七索八索九索東東發發", "123m406p789s1166z", [], {}),
    ("一二三四五r六m①②③", "123406m123p", [], {}),
    ("1m 2m 3m E E E W W F F C C C + F", "123m1113366777z+6z", [], {}),
    ("EEEw11p rrrd ggd wd", "11p111566777z", [], {}),
    ("11pEEEwo 234po5555pc1s", "11p1s,111z,234p,5555pc", ["pon", "chi", "ankan"], {}),
    ("123m#777z#1111P", "123m,777z,1111pc", ["pon", "ankan"], {}),
    ("x11xm 0990p [5555z] 22s", "22s,1111mc,9999pc,5555zc", ["ankan"] * 3, {}),
    ("🀫🀀🀀🀫🀄🀅🀆", "567z,1111zc", ["ankan"], {}),
    (
        "m123,m78-9,z5555,s1111+,p111=1,z222",
        "123m,789m,5555zc,1111s,1111p,222z",
        ["chi", "ankan", "minkan", "kakan", "pon"],
        {},
    ),
    ("m0p0s0z1+z1", "0m0p0s1z+1z", [], {}),
    ("m123*", "123m", [], {"flags": ["riichi"]}),
    ("4r6p406m5sr5s", "406m406p05s", [], {}),
    ("1zr1z4r6m", "406m1zr1z", [], {}),
    ("동r중r", "1zr7zr", [], {}),
    ("11h22h", "1122z", [], {}),
    ("一二三SSPP", "123m2255z", [], {}),
    ("123m,1zr111zc", "123m,1zr111zc", ["ankan"], {}),
    ("123m (777z) 456p + 5s", "123m456p,777z+5s", ["pon"], {}),
    ("123M456P,777Z", "123m456p,777z", ["pon"], {}),
    ("３４５Ｐ、７７７ｚ", "345p,777z", ["pon"], {}),
    ("123m【1111ｐ】（777z）", "123m,1111pc,777z", ["ankan", "pon"], {}),
    ("[F F F F](C C C)(123m<)", ",6666zc,777z,123m", ["ankan", "pon", "chi"], {}),
]


@pytest.mark.parametrize(("text", "expected", "types", "fields"), EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_every_notation_is_read_to_the_right_tiles(
    text: str, expected: str, types: list[str], fields: dict[str, Any]
) -> None:
    hand = read_hand(text)
    assert hand.problems == ()
    assert canonical(hand) == expected
    assert [meld.type for meld in hand.melds] == types
    assert hand.fields == fields
    assert hand.text == text
    assert len(hand.spans) == len(hand.concealed)
    assert len(hand.meld_spans) == len(hand.melds)


def test_ten_is_the_tiles_one_and_red_five() -> None:
    assert as_written(read_hand("10m23m46m99m456p78p")) == "10234699m45678p"


def test_the_order_of_the_concealed_tiles_is_kept() -> None:
    assert as_written(read_hand("9s1z3m")) == "9s1z3m"
    assert as_written(read_hand("m123s9z1s2")) == "123m9s1z2s"


def test_spans_point_at_each_tile() -> None:
    hand = read_hand("12m0p1zr+3s,77z7z")
    assert [hand.text[start:end] for start, end in hand.spans] == ["1", "2m", "0p", "1zr"]
    assert hand.text[slice(*hand.win_span)] == "3s"
    assert [hand.text[start:end] for start, end in hand.meld_spans] == ["77z7z"]


def test_spans_point_into_the_text_as_given() -> None:
    text = "\ufeff1\u1106\u1161\u11ab 동 ㅁ +🀐\ufe0e"
    hand = read_hand(text.replace("ㅁ ", ""))
    assert [hand.text[start:end] for start, end in hand.spans] == ["1\u1106\u1161\u11ab", "동"]
    assert hand.text[slice(*hand.win_span)] == "🀐\ufe0e"
    problem = read_hand(text).problems[0]
    assert (problem.text, problem.text[problem.start : problem.end]) == (text, "ㅁ")


def test_dragons_of_unicode_are_red_green_white() -> None:
    assert read_tiles("🀄🀅🀆")[0] == read_tiles("765z")[0]


def test_the_three_dots_of_a_decomposed_syllable_are_one_sign() -> None:
    assert read_tiles("\u1103\u1169\u11bc")[0] == read_tiles("동")[0]


@pytest.mark.parametrize("text", ["3m5p", "3m 5p", "3만 5통", "3m,5p", "m3p5", "三⑤", "🀉🀝", "3ㅡ5ㅔ", "３ｍ５ｐ"])
def test_lists_of_tiles_are_read_in_every_form(text: str) -> None:
    assert read_tiles(text) == ((2, 13), ())


@pytest.mark.parametrize(
    ("text", "type", "expected"),
    [
        ("777z", None, Meld("pon", (33, 33, 33))),
        ("1111mc", None, Meld("ankan", (0, 0, 0, 0))),
        ("[1111m]", None, Meld("ankan", (0, 0, 0, 0))),
        ("1111m", None, Meld("minkan", (0, 0, 0, 0))),
        ("1111m", "ankan", Meld("ankan", (0, 0, 0, 0))),
        ("1111m", "kakan", Meld("kakan", (0, 0, 0, 0))),
        ("406p", "chi", Meld("chi", (12, 13 + RED, 14))),
        ("5505p", "minkan", Meld("minkan", (13, 13, 13 + RED, 13))),
        ("7z 7z 7z", "pon", Meld("pon", (33, 33, 33))),
        ("z777=", None, Meld("pon", (33, 33, 33))),
        ("z777=7", None, Meld("kakan", (33, 33, 33, 33))),
        ("z7777", None, Meld("ankan", (33, 33, 33, 33))),
        ("중중중", None, Meld("pon", (33, 33, 33))),
        ("x11xm", None, Meld("ankan", (0, 0, 0, 0))),
        ("(213m)", "chi", Meld("chi", (1, 0, 2))),
    ],
)
def test_one_set_is_read(text: str, type: str | None, expected: Meld) -> None:
    assert read_meld(text, type) == (expected, ())


def test_canonical_writing_of_sets() -> None:
    assert write_meld(Meld("kakan", (13, 13 + RED, 13, 13))) == "0555p"
    assert write_hand([], 33, [Meld("pon", (27, 27 + RED, 27))]) == ",1zr11z+7z"


def test_an_unmarked_kan_is_open_and_a_note_says_so() -> None:
    hand = read_hand("123m,1111p")
    assert hand.melds[0].type == "minkan"
    [note] = hand.notes
    assert (note.code, note.key, note.values["closed"]) == ("read_as", "mahjong_notation.note.open_kan", "1111pc")
    assert (note.start, note.end) == (5, 10)
    assert read_hand("123m(1111p)").notes == ()
    assert read_hand("123m,1111po").notes == ()
    assert read_hand("123m,1111p", strict=True).notes == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0990m", "0990m"),
        ("0990m+9m", "0990m"),
        ("0990m,777z", "0990m"),
        ("(777z)0990m", "0990m"),
        ("0990m + 9m", "0990m"),
        ("0990m # 777z", "0990m"),
        ("0990m123p", "0990m123p"),
        ("11p0990m", "11p0990m"),
        ("0990m 11p", "11p"),
        ("11p 0990m", "11p"),
        ("11p,0990m", "11p"),
        ("11p[0990m]", "11p"),
    ],
)
def test_zeros_hide_the_tiles_of_a_kan_only_where_it_stands_apart(text: str, expected: str) -> None:
    for hand in (read_hand(text), lenient.read_hand(text)):
        assert hand.problems == ()
        assert as_written(hand) == expected
        if expected != "11p":
            continue
        assert hand.melds == (Meld("ankan", (8, 8, 8, 8)),)
        assert hand.notes[0].key == "mahjong_notation.note.hidden_kan"


@pytest.mark.parametrize("text", ["(0110z)", "1m,x11xmo", "1m,1111Mo", "m1,[s1111+]"])
def test_two_marks_that_contradict_each_other_are_an_error(text: str) -> None:
    assert [problem.key for problem in read_hand(text).problems] == ["mahjong_notation.error.meld_contradiction"]


NOTES = {
    "keyboard": "123ㅡ",
    "bare_digits": "①②③789",
    "upper": "123M",
    "upper_kan": "11m # 1111P",
    "hidden_kan": "0110z",
    "suit_first": "m123",
    "direction": "(123m<)",
    "riichi_star": "m123*",
    "hand_of_round": "123m 동3국",
    "child": "123m 자",
    "norths": "123m 북2",
    "named_set": "123m 중퐁",
    "open_kan": "123m, 1111p",
}


@pytest.mark.parametrize(("key", "text"), NOTES.items())
def test_what_is_taken_leniently_has_a_note(key: str, text: str) -> None:
    hand = read_hand(text)
    assert hand.problems == ()
    assert f"mahjong_notation.note.{key}" in [note.key for note in hand.notes]
    assert {note.code for note in hand.notes} == {"read_as"}


@pytest.mark.parametrize(
    "text",
    ["88m66777889s444z+8s", "234m067p22z,345s,1111mc+2z", "1zr12z,1zr11z+5p,2222z", "123m,111zr1zc", "0m"],
)
def test_the_scanner_and_the_reader_of_all_forms_agree(text: str) -> None:
    assert lenient.read_hand(text) == read_hand(text)


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("123만 동동", "123m11z"),
        ("m123,z777=", "123m,777z"),
        ("123m(1111p)+5s", "123m,1111p+5s"),
        ("１２３ｍ", "123m"),
        ("123m 456p", "123m456p"),
    ],
)
def test_strict_takes_the_canonical_form_only(text: str, hint: str) -> None:
    [problem] = read_hand(text, strict=True).problems
    assert (problem.code, problem.key) == ("bad_token", "mahjong_notation.error.not_canonical")
    assert problem.values["canonical"] == hint


def test_strict_takes_canonical_words_only() -> None:
    good = "88m66777889s444z+8s riichi tsumo dora:3p5m seat:S round:E honba:2 sticks:1 nuki:0"
    assert read_hand(good, strict=True).problems == ()
    hints = [
        problem.values["canonical"]
        for problem in read_hand("123m 리치 RON 도라:3통 남가 2본장 동1국 win:5m", strict=True).problems
    ]
    assert hints == ["riichi", "ron", "dora:3p", "seat:S", "honba:2", "round:E", "+5m"]
    assert read_tiles("3통", strict=True)[1][0].values["canonical"] == "3p"
    assert read_meld("[1111m]", strict=True)[1][0].values["canonical"] == "1111mc"


@pytest.mark.parametrize("tile", ["2m", "5m", "8m", "0m"])
def test_three_players_have_no_middle_characters(tile: str) -> None:
    for text in (f"19m{tile}", f"19m,777z+{tile}", f"19m,{tile * 3}", f"1만 {tile}"):
        problems = read_hand(text, players=3).problems
        assert {(problem.code, problem.key) for problem in problems} == {
            ("bad_token", "mahjong_notation.error.not_with_three")
        }
    assert [problem.code for problem in read_tiles(tile, players=3)[1]] == ["bad_token"]


def test_three_players_call_no_chi() -> None:
    for text in ("19m,345p", "19m(345p)", "19m 345po"):
        [problem] = read_hand(text, players=3).problems
        assert (problem.code, problem.key) == ("bad_meld", "mahjong_notation.error.meld_chi_three")
    assert [problem.code for problem in read_meld("345p", "chi", players=3)[1]] == ["bad_meld"]
    assert read_hand("19m123p,111m,1111pc+9m", players=3).problems == ()
    assert read_tiles("🀈", players=3)[1][0].code == "bad_token"


def test_a_text_too_long_for_a_hand_is_refused() -> None:
    [problem] = read_hand("1만2통" * 100_000).problems
    assert problem.key == "mahjong_notation.error.too_long"
