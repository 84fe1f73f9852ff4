"""Every code of the table in docs/records.md with inputs that get it, their nearest allowed neighbours, and the order of report."""

from __future__ import annotations

from typing import Any

import pytest
from hands import answer, codes, keys, plain, refused, rules_of, said, scored

from scorecalc.answer import Rejected
from scorecalc.lang import LANGUAGES
from scorecalc.mahjong.game import score
from scorecalc.mahjong.record.checks import ORDER
from scorecalc.mahjong.rules import conflicts

KANCHAN = "123m456p34579s33z+8s"
OPEN = "123m456p79s33z,345s+8s"
TSUMO = {"by": "tsumo"}


def flags(*names: str, **fields: Any) -> dict[str, Any]:
    return {"flags": list(names), **fields}


# code, why, hand, fields
REFUSED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("bad_token", "a five of honours", "123m456p789s111z+0z", {}),
    ("bad_token", "an eighth honour", "123m456p789s111z+8z", {}),
    ("bad_token", "digits without a suit", "123m456p789s1112", {}),
    ("bad_token", "a suit that does not exist", "123m456p789x1112z", {}),
    ("bad_token", "more than one winning tile after the +", "123m456p789s111z+22z", {}),
    ("bad_token", "more than one winning tile as a field", "123m456p789s111z", {"win": "22z"}),
    ("bad_token", "two winning tiles that differ", "123m456p789s111z+2z", {"win": "3z"}),
    ("bad_token", "a tile that three players have not", "111m123456p5578s+9s", {"ruleset": "sanma", "dora": "5m"}),
    ("bad_token", "a way of winning that does not exist", KANCHAN, {"by": "draw"}),
    ("bad_token", "a circumstance that does not exist", KANCHAN, flags("rinshn")),
    ("bad_token", "an indicator that cannot be read", KANCHAN, {"dora": "8z"}),
    ("bad_meld", "891", "123m456p7899s,891m+9s", {}),
    ("bad_meld", "mixed suits", "123m456p7899s+9s", {"melds": ["1m2m3p"]}),
    ("bad_meld", "a run of honours", "123m456p7899s,123z+9s", {}),
    ("bad_meld", "a kan of four different tiles", "123m456p7899s+9s", {"melds": [{"type": "ankan", "tiles": "1234m"}]}),
    ("bad_meld", "two tiles", "123m456p7899s,55z+9s", {}),
    ("bad_meld", "three tiles for a kan", "123m456p7899s+9s", {"melds": [{"type": "minkan", "tiles": "555z"}]}),
    ("bad_meld", "a chi with three players", "111m456p5578s,123p+9s", {"ruleset": "sanma"}),
    ("bad_number", "negative honba", KANCHAN, {"honba": -1}),
    ("bad_number", "negative sticks", KANCHAN, {"sticks": -1}),
    ("bad_number", "honba that are not whole", KANCHAN, {"honba": "1.5"}),
    ("bad_number", "a float", KANCHAN, {"honba": 1.0}),
    ("bad_number", "a truth value", KANCHAN, {"honba": True}),
    ("bad_number", "a word", KANCHAN, {"sticks": "two"}),
    ("bad_number", "digits that int takes and no keyboard types for a number", KANCHAN, {"sticks": "²"}),
    ("bad_number", "a number of thousands of digits", KANCHAN, {"honba": "9" * 5000}),
    ("bad_number", "more than five dora indicators", KANCHAN, flags("riichi", dora="1p2p3p4p5p6p")),
    ("bad_number", "more than five ura indicators", KANCHAN, flags("riichi", ura="1p2p3p4p5p6p")),
    ("bad_number", "more ura than dora", KANCHAN, flags("riichi", dora="1p", ura="1p2p")),
    ("bad_number", "norths set aside with four players", KANCHAN, {"nuki": 1}),
    ("bad_seat", "no wind", KANCHAN, {"seat": "Q"}),
    ("bad_seat", "two winds", KANCHAN, {"seat": "ES"}),
    ("bad_seat", "no wind of the round", KANCHAN, {"round": "5"}),
    ("bad_seat", "no seat of the discarder", KANCHAN, {"loser": "X"}),
    ("bad_seat", "the winner as the discarder", KANCHAN, flags("riichi", seat="W", loser="W")),
    ("bad_seat", "north with three players", "111m123456p5578s+9s", flags("riichi", ruleset="sanma", seat="N")),
    (
        "bad_seat",
        "a discarder in the north with three players",
        "111m123456p5578s+9s",
        flags("riichi", ruleset="sanma", loser="N"),
    ),
    ("tile_count", "twelve and one", "123m456p3457s33z+8s", {}),
    ("tile_count", "fourteen and one", "123m456p345799s33z+8s", {}),
    ("tile_count", "no winning tile", "123m456p34579s33z", {}),
    ("tile_count", "a set too many", "123m456p34579s33z,777z+8s", {}),
    ("tile_count", "a set too few", "123m456p79s33z+8s", {}),
    ("tile_count", "fourteen of which the winning one is not one", "123m456p345789s33z", {"win": "1z"}),
    ("too_many_copies", "five of a kind in the hand", "2222248m123p678s+4m", TSUMO),
    ("too_many_copies", "six of a kind in a winning shape", "4555555m123p678s+4m", TSUMO),
    ("too_many_copies", "five over hand and winning tile", "33334m456p33z789s+3m", {}),
    ("too_many_copies", "five over hand and set", "1123m46p3479s,111m+5p", {}),
    ("too_many_copies", "five over hand and indicators", KANCHAN, flags("riichi", dora="1m1m", ura="1m1m")),
    (
        "too_many_copies",
        "five over hand and norths set aside",
        "111m123456p78s44z+9s",
        flags("riichi", ruleset="sanma", nuki=3),
    ),
    ("too_many_copies", "more red fives than there are", "34500m234678p45s+6s", {}),
    ("too_many_copies", "a red five where there are none", "34099m234678p45s+6s", {"rules": {"red_fives": "off"}}),
    ("too_many_copies", "a red five in the hand and another as indicator", "34099m234678p45s+6s", {"dora": "0m"}),
    ("not_winning", "no shape", "123m456p34579s33z+1s", {}),
    ("no_yaku", "no yaku", KANCHAN, {}),
    ("furiten", "a ron in furiten", KANCHAN, flags("riichi", "furiten")),
    ("below_minimum", "fewer points than the ruleset wants", KANCHAN, flags("riichi", rules={"min_ron": 2000})),
]


@pytest.mark.parametrize(("code", "why", "hand", "fields"), REFUSED, ids=[f"{row[0]}-{row[1]}" for row in REFUSED])
def test_a_hand_is_refused_with_its_code(code: str, why: str, hand: str, fields: dict[str, Any]) -> None:
    assert set(codes(refused(hand, **fields))) == {code}, why


def test_every_code_of_the_contract_is_here() -> None:
    answers = {"not_winning", "no_yaku", "furiten", "below_minimum"}
    assert {row[0] for row in REFUSED} | {"flag_conflict"} == {*ORDER, *answers}


ALLOWED: list[tuple[str, str, dict[str, Any]]] = [
    ("numbers as text", KANCHAN, flags("riichi", honba="2", sticks=" 1 ")),
    ("numbers of a Japanese keyboard", KANCHAN, flags("riichi", honba="２", sticks="１０")),
    ("the same number in a word and in a field", KANCHAN + " 2본장", flags("riichi", honba=" ２")),
    ("five dora and five ura indicators", KANCHAN, flags("riichi", dora="1p1p2p2p7p", ura="1p2p7p7p7p")),
    ("ura indicators where no dora are given", KANCHAN, flags("riichi", ura="1p2p")),
    ("as many ura as dora indicators", KANCHAN, flags("riichi", dora="1p2p", ura="1p2p")),
    ("a small letter for a seat", KANCHAN, flags("riichi", seat="w")),
    ("the north round with three players", "111m123456p5578s+9s", flags("riichi", ruleset="sanma", round="N")),
    ("four copies over hand and indicators", KANCHAN, flags("riichi", dora="1m1m", ura="1m")),
    ("one red five of each suit", "34099m234678p40s+6s", {}),
    ("the winning tile written twice alike", KANCHAN, flags("riichi", win="8s")),
    ("a plain five named where the hand has the red one", "34034599m678p345s", {"win": "5m"}),
    ("furiten does not forbid a tsumo", KANCHAN, flags("furiten", **TSUMO)),
]


@pytest.mark.parametrize(("why", "hand", "fields"), ALLOWED, ids=[row[0] for row in ALLOWED])
def test_the_nearest_neighbour_is_allowed(why: str, hand: str, fields: dict[str, Any]) -> None:
    assert isinstance(answer(hand, **fields), dict), why


# --- circumstances that exclude each other

KAN = "123m34579s33z,1111pc+8s"
CONFLICTS: list[tuple[str, str, dict[str, Any]]] = [
    ("ippatsu_without_riichi", KANCHAN, flags("ippatsu")),
    ("riichi_open", OPEN, flags("riichi")),
    ("riichi_open", OPEN, flags("double_riichi")),
    ("riichi_open", "123m34579s33z,1111p+8s", flags("riichi")),
    ("rinshan_ron", KAN, flags("rinshan")),
    ("rinshan_without_kan", KANCHAN, flags("rinshan", **TSUMO)),
    ("haitei_ron", KANCHAN, flags("haitei")),
    ("houtei_tsumo", KANCHAN, flags("houtei", **TSUMO)),
    ("haitei_rinshan", KAN, flags("haitei", "rinshan", **TSUMO)),
    ("ippatsu_rinshan", KAN, flags("riichi", "ippatsu", "rinshan", **TSUMO)),
    ("double_riichi_last", KANCHAN, flags("double_riichi", "ippatsu", "haitei", **TSUMO)),
    ("double_riichi_last", KANCHAN, flags("double_riichi", "ippatsu", "houtei")),
    ("double_riichi_kan", KAN, flags("double_riichi", "ippatsu")),
    ("chankan_tsumo", KANCHAN, flags("chankan", **TSUMO)),
    ("chankan_double_riichi", KANCHAN, flags("chankan", "double_riichi")),
    ("chankan_houtei", KANCHAN, flags("chankan", "houtei")),
    ("chankan_copy", "123m456p345678s2z+2z", flags("chankan", "riichi")),
    ("chankan_copy", "123m456p33z79s,789s+8s", flags("chankan")),
    ("chankan_copy", KANCHAN, flags("chankan", dora="8s")),
    ("chankan_copy", KANCHAN, flags("chankan", "riichi", ura="8s")),
    ("tenhou_child", KANCHAN, flags("tenhou", **TSUMO)),
    ("tenhou_ron", KANCHAN, flags("tenhou", seat="E")),
    ("tenhou_first_turn", KANCHAN, flags("tenhou", "riichi", seat="E", **TSUMO)),
    ("tenhou_first_turn", KANCHAN, flags("tenhou", "double_riichi", seat="E", **TSUMO)),
    ("tenhou_first_turn", OPEN, flags("tenhou", seat="E", **TSUMO)),
    ("tenhou_first_turn", KAN, flags("tenhou", seat="E", **TSUMO)),
    ("tenhou_first_turn", KANCHAN, flags("tenhou", "haitei", seat="E", **TSUMO)),
    ("chiihou_dealer", KANCHAN, flags("chiihou", seat="E", **TSUMO)),
    ("chiihou_ron", KANCHAN, flags("chiihou")),
    ("chiihou_first_turn", KANCHAN, flags("chiihou", "riichi", **TSUMO)),
    ("chiihou_first_turn", OPEN, flags("chiihou", **TSUMO)),
    ("chiihou_first_turn", KAN, flags("chiihou", **TSUMO)),
    ("chiihou_first_turn", KANCHAN, flags("chiihou", "haitei", **TSUMO)),
    ("renhou_off", KANCHAN, flags("renhou")),
    ("renhou_tsumo", KANCHAN, flags("renhou", rules={"renhou": "mangan"}, **TSUMO)),
    ("renhou_dealer", KANCHAN, flags("renhou", rules={"renhou": "mangan"}, seat="E")),
    ("renhou_first_turn", KANCHAN, flags("renhou", "riichi", rules={"renhou": "mangan"})),
    ("renhou_first_turn", OPEN, flags("renhou", rules={"renhou": "mangan"})),
    ("renhou_first_turn", KAN, flags("renhou", rules={"renhou": "mangan"})),
    ("renhou_late", KANCHAN, flags("renhou", "chankan", rules={"renhou": "mangan"})),
    ("renhou_late", KANCHAN, flags("renhou", "houtei", rules={"renhou": "mangan"})),
]


def test_every_conflict_has_a_hand() -> None:
    assert {key for key, _, _ in CONFLICTS} == set(conflicts.CONFLICTS)


@pytest.mark.parametrize(("key", "hand", "fields"), CONFLICTS, ids=[f"{row[0]}-{n}" for n, row in enumerate(CONFLICTS)])
def test_circumstances_that_cannot_meet_are_refused(key: str, hand: str, fields: dict[str, Any]) -> None:
    result = refused(hand, **fields)
    assert (codes(result), keys(result)) == (["flag_conflict"], [key])


TOGETHER: list[tuple[str, str, dict[str, Any]]] = [
    ("ippatsu with double riichi", KANCHAN, flags("ippatsu", "double_riichi")),
    ("riichi with a closed kan", KAN, flags("riichi")),
    ("double riichi with a closed kan", KAN, flags("double_riichi")),
    ("rinshan after an open kan", "123m34579s33z,1111p+8s", flags("rinshan", **TSUMO)),
    ("rinshan after a north set aside", "111m123456p5578s+9s", flags("rinshan", ruleset="sanma", nuki=1, **TSUMO)),
    ("rinshan with riichi", KAN, flags("rinshan", "riichi", **TSUMO)),
    ("haitei with riichi and ippatsu", KANCHAN, flags("haitei", "riichi", "ippatsu", **TSUMO)),
    ("houtei with riichi and ippatsu", KANCHAN, flags("houtei", "riichi", "ippatsu")),
    ("double riichi with the last tile, ippatsu over", KANCHAN, flags("double_riichi", "haitei", **TSUMO)),
    ("double riichi with rinshan, ippatsu over", KAN, flags("double_riichi", "rinshan", **TSUMO)),
    ("riichi and ippatsu after a closed kan", KAN, flags("riichi", "ippatsu")),
    ("orphans that rob a closed kan", "119m19p19s123456z+7z", flags("chankan", "double_riichi")),
    ("chankan with riichi and ippatsu", KANCHAN, flags("chankan", "riichi", "ippatsu")),
    ("chankan with an indicator before the tile", KANCHAN, flags("chankan", dora="7s")),
    ("riichi and double riichi", KANCHAN, flags("riichi", "double_riichi")),
]


@pytest.mark.parametrize(("why", "hand", "fields"), TOGETHER, ids=[row[0] for row in TOGETHER])
def test_circumstances_that_may_meet_are_counted(why: str, hand: str, fields: dict[str, Any]) -> None:
    assert scored(hand, **fields)["flags"] == fields["flags"], why


def test_what_is_said_in_words_and_as_a_field_has_to_agree() -> None:
    twice = plain(score("hand", {"hand": f"{KANCHAN} tsumo seat:W", "by": "ron", "seat": "W"}, rules_of()))
    assert isinstance(twice, Rejected)
    assert (codes(twice), keys(twice)) == (["flag_conflict"], ["said_twice"])


# --- all at once, in order


def test_problems_are_reported_together_tokens_first() -> None:
    """The order of docs/records.md: tokens, sets, numbers and seats, counts and copies, flags."""
    result = refused("123m8z45p,891m+8s", by="draw", honba=-1, seat="Q", flags=["ippatsu", "rinshn"], dora="9z")
    assert codes(result) == ["bad_token"] * 4 + ["bad_meld", "bad_number", "bad_seat", "flag_conflict"]


def test_numbers_and_seats_come_before_the_count_and_flags_last() -> None:
    result = refused("123m456p3457s33z+8s", honba="x", sticks=-1, seat="Q", loser="Z", flags=["ippatsu"])
    assert codes(result) == ["bad_number", "bad_number", "bad_seat", "bad_seat", "tile_count", "flag_conflict"]


def test_copies_come_before_flags() -> None:
    result = refused("2222248m123p678s+4m", sticks=-1, flags=["ippatsu", "haitei"])
    assert codes(result) == ["bad_number", "too_many_copies", "flag_conflict", "flag_conflict"]


def test_every_kind_that_there_is_too_much_of_is_named() -> None:
    result = refused("1111123333345m+1p")
    assert [(problem.code, problem.values["count"]) for problem in result.problems] == [
        ("too_many_copies", 5),
        ("too_many_copies", 5),
    ]


def test_all_conflicts_of_the_circumstances_are_named() -> None:
    result = refused(OPEN, flags=["riichi", "haitei", "rinshan", "tenhou"])
    assert keys(result) == [
        "riichi_open",
        "rinshan_ron",
        "rinshan_without_kan",
        "haitei_ron",
        "haitei_rinshan",
        "tenhou_child",
        "tenhou_ron",
        "tenhou_first_turn",
    ]


def test_mistakes_come_instead_of_an_answer() -> None:
    """A hand that wins nothing and is impossible besides is impossible."""
    assert codes(refused("2222248m123p678s+1z")) == ["too_many_copies"]
    assert codes(refused("123m456p34579s33z+1s", flags=["ippatsu"])) == ["flag_conflict"]


# --- places

PLACES: list[tuple[str, str, dict[str, Any]]] = [
    ("8z", "123m456p789s1z8z22z+2z", {}),
    ("891m", "123m456p7899s,891m+9s", {}),
    ("-1", KANCHAN, {"honba": -1}),
    ("Q", KANCHAN, {"seat": "Q"}),
    ("draw", KANCHAN, {"by": "draw"}),
    ("rinshn", KANCHAN, flags("rinshn")),
    ("22z", "123m456p789s111z", {"win": "22z"}),
    ("2", "2222248m123p678s+4m", {}),
    ("0m", "34500m234678p45s+6s", {}),
    ("123m456p3457s33z", "123m456p3457s33z+8s", {}),
]


@pytest.mark.parametrize(("offending", "hand", "fields"), PLACES, ids=[f"{row[0]} in {row[1]}" for row in PLACES])
def test_a_problem_points_at_what_is_wrong(offending: str, hand: str, fields: dict[str, Any]) -> None:
    problem = refused(hand, **fields).problems[0]
    assert problem.text[problem.start : problem.end] == offending


def test_a_fifth_copy_is_pointed_at_not_the_first() -> None:
    problem = refused("2222248m123p678s+4m").problems[0]
    assert (problem.start, problem.end) == (4, 5)


@pytest.mark.parametrize(
    ("field", "fields"),
    [
        ("hand", {}),
        ("honba", {"honba": -1}),
        ("seat", {"seat": "Q"}),
        ("loser", {"loser": "Q"}),
        ("dora", {"dora": "8z"}),
        ("ura", {"ura": "8z"}),
        ("win", {"win": "8z"}),
        ("melds[0]", {"melds": ["891m"]}),
        ("flags", {"flags": ["ippatsu"]}),
    ],
)
def test_a_problem_names_its_field(field: str, fields: dict[str, Any]) -> None:
    hand = "123m456p8z" if field == "hand" else KANCHAN
    assert refused(hand, **fields).problems[0].field == field


@pytest.mark.parametrize("language", LANGUAGES)
def test_two_words_that_differ_and_a_word_that_differs_from_a_field_are_told_alike(language: str) -> None:
    words, field = refused(KANCHAN + " seat:S seat:W"), refused(KANCHAN + " seat:S", seat="W")
    assert codes(words) == codes(field) == ["flag_conflict"]
    one, other = (said(result.problems[0], language).partition(":")[0] for result in (words, field))
    assert one == other


# --- words that say how the hand was won

WON: list[tuple[str, str, dict[str, Any]]] = [
    (f"{hand} {word}", by, fields)
    for by, hand, words, fields in [
        ("tsumo", KANCHAN, "천화 天和 tenhou", {"seat": "E"}),
        ("tsumo", KANCHAN, "지화 地和 chiihou 해저로월 해저 海底 haitei", {"seat": "S"}),
        ("tsumo", KAN, "영상개화 영상 嶺上開花 rinshan", {}),
        ("ron", KANCHAN, "하저로어 河底 houtei 창깡 槍槓 chankan", {}),
    ]
    for word in words.split()
]


@pytest.mark.parametrize(("hand", "by", "fields"), WON, ids=[row[0] for row in WON])
def test_a_word_that_leaves_no_choice_says_how_the_hand_was_won(hand: str, by: str, fields: dict[str, Any]) -> None:
    result = plain(score("hand", {"hand": hand, **fields}, rules_of()))
    assert isinstance(result, dict), keys(result)
    assert result["by"] == by
    assert "by" not in result["assumed"]
    assert [(note.code, note.key) for note in result["warnings"]] == [("read_as", "mahjong_hand.warning.won_by")]


def test_renhou_is_a_ron_too() -> None:
    result = plain(score("hand", {"hand": KANCHAN + " 인화"}, rules_of(renhou="mangan")))
    assert isinstance(result, dict)
    assert (result["by"], len(result["warnings"])) == ("ron", 1)


@pytest.mark.parametrize(
    ("hand", "fields", "expected"),
    [
        (KANCHAN + " 해저 론", {}, ["haitei_ron"]),
        (KANCHAN + " 해저", {"by": "ron"}, ["haitei_ron"]),
        (KANCHAN + " 창깡 쯔모", {}, ["chankan_tsumo"]),
        (KANCHAN + " 해저 하저", {}, ["haitei_ron"]),
        (KANCHAN + " 천화", {}, ["tenhou_child"]),
        (KANCHAN, {"flags": ["haitei"]}, ["haitei_ron"]),
        (KANCHAN + " haitei", {"strict": True}, ["haitei_ron"]),
    ],
)
def test_words_that_contradict_the_way_of_winning_stay_mistakes(
    hand: str, fields: dict[str, Any], expected: list[str]
) -> None:
    result = plain(score("hand", {"hand": hand, **fields}, rules_of()))
    assert isinstance(result, Rejected)
    assert keys(result) == expected
    assert set(codes(result)) == {"flag_conflict"}


def test_a_word_that_agrees_with_what_is_said_needs_no_note() -> None:
    assert scored(KANCHAN + " 해저 쯔모", by="tsumo")["warnings"] == []
