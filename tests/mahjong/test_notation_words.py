"""The words beside a hand: three languages, spelling variants, any order, with and without blanks."""

from typing import Any

import pytest

from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.notation.canonical import write_hand
from scorecalc.mahjong.notation.reading import read_hand, read_tiles
from scorecalc.mahjong.notation.refused_names import NAMES
from scorecalc.mahjong.notation.spellings import (
    KEY_SPELLINGS,
    KEYS,
    NUMBERS,
    SETS,
    TILES,
    WORD_SPELLINGS,
    WORDS,
    suggestions,
)
from scorecalc.mahjong.rules.yaku import YAKU

FLAGS = """
riichi double_riichi ippatsu haitei houtei rinshan chankan tenhou chiihou renhou furiten
"""


def fields(words: str) -> Any:
    hand = read_hand(f"123m {words}")
    assert hand.problems == ()
    assert hand.concealed == (0, 1, 2)
    return hand.fields


def test_every_flag_has_a_word_in_each_language() -> None:
    for flag in FLAGS.split():
        spellings = WORD_SPELLINGS["flag", flag]
        for language in spellings:
            assert fields(language.split()[0]) == {"flags": [flag]}
        assert fields(flag) == {"flags": [flag]}
    assert {value for field, value in WORD_SPELLINGS if field == "flag"} == set(FLAGS.split())


@pytest.mark.parametrize(
    ("meaning", "spelling"),
    [
        (meaning, spelling)
        for meaning, languages in WORD_SPELLINGS.items()
        for spellings in languages
        for spelling in spellings.split()
    ],
)
def test_every_spelling_is_read(meaning: tuple[str, str], spelling: str) -> None:
    field, value = meaning
    expected = {"flag": {"flags": [value]}, "child": {"seat": value}}.get(field, {field: value})
    for variant in (spelling, spelling.upper(), spelling.replace("_", "-"), spelling.replace("_", " ")):
        assert fields(variant) == expected


@pytest.mark.parametrize(
    ("key", "spelling"),
    [
        (key, spelling)
        for key, languages in KEY_SPELLINGS.items()
        for spellings in languages
        for spelling in spellings.split()
    ],
)
def test_every_key_is_read_in_every_form(key: str, spelling: str) -> None:
    value = {"seat": "W", "round": "W", "win": "3p", "chi": "345p"}.get(key, "3p" if key in TILES else "2")
    value = "7777z" if key.endswith("kan") else "777z" if key in {"pon", "meld"} else value
    forms = [
        f"{spelling}:{value}",
        f"{spelling}={value}",
        f"{spelling}: {value}",
        f"{spelling} {value}",
        f"{spelling}：{value}",
    ]
    forms += [f"{spelling}{value}", f"{value}{spelling}"] if key in NUMBERS else []
    forms += [f"{spelling}{value}"] if key in TILES | SETS | {"win"} else []
    for form in forms:
        hand = read_hand(f"123m {form}")
        assert hand.problems == (), form
        if key in SETS:
            tiles = {"3": (11, 12, 13)}.get(value[0], (33,) * value.count("7"))
            assert hand.melds == (Meld({"meld": "pon", "kan": "minkan"}.get(key, key), tiles),)
        elif key == "win":
            assert hand.win == 11
            assert form[slice(*(place - 5 for place in hand.win_span))] == "3p"
        else:
            assert hand.fields == {key: int(value) if key in NUMBERS else [11] if key in TILES else value}


def test_one_word_is_made_of_tiles_and_is_read_as_the_word() -> None:
    spellings = " ".join(" ".join(languages) for languages in (*WORD_SPELLINGS.values(), *KEY_SPELLINGS.values()))
    assert [spelling for spelling in spellings.split() if not read_tiles(spelling)[1]] == ["一発"]
    assert read_hand("一二三④⑤⑥ 一発").fields == {"flags": ["ippatsu"]}
    assert read_hand("一発④⑤⑥").concealed == (0, 32, 12, 13, 14)


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("도라:3p", {"dora": [11]}),
        ("dora:3p", {"dora": [11]}),
        ("ドラ:3p", {"dora": [11]}),
        ("dora=3p", {"dora": [11]}),
        ("도라:3통 도라:1만9삭", {"dora": [11, 0, 26]}),
        ("dora:3p,5m", {"dora": [11, 4]}),
        ("ドラ三筒", {"dora": [11]}),
        ("ﾄﾞﾗ3p ﾂﾓ ﾘｰﾁ", {"by": "tsumo", "flags": ["riichi"], "dora": [11]}),
        ("동장 남가 2본장 공탁1", {"seat": "S", "round": "E", "honba": 2, "sticks": 1}),
        ("동1국 남가 1본장 공탁 2", {"seat": "S", "round": "E", "honba": 1, "sticks": 2}),
        ("東場南家2本場供託1本", {"seat": "S", "round": "E", "honba": 2, "sticks": 1}),
        ("南二局 西家 一本場", {"seat": "W", "round": "S", "honba": 1}),
        ("立直ツモ一発ドラ3p", {"by": "tsumo", "flags": ["riichi", "ippatsu"], "dora": [11]}),
        ("더블 리치 일발 쯔모", {"by": "tsumo", "flags": ["double_riichi", "ippatsu"]}),
        ("double riichi, ippatsu, ron", {"by": "ron", "flags": ["double_riichi", "ippatsu"]}),
        ("riichi,tsumo", {"by": "tsumo", "flags": ["riichi"]}),
        ("리치 리치", {"flags": ["riichi"]}),
        ("seat:남 round:東", {"seat": "S", "round": "E"}),
        ("자풍남 장풍동", {"seat": "S", "round": "E"}),
        ("seat=south honba2 3sticks", {"seat": "S", "honba": 2, "sticks": 3}),
        ("북빼기2", {"nuki": 2}),
        ("親 ツモ", {"by": "tsumo", "seat": "E"}),
        ("친", {"seat": "E"}),
        ("자 서가", {"seat": "W"}),
        ("honba:007", {"honba": 7}),
    ],
)
def test_words_set_fields(words: str, expected: dict[str, Any]) -> None:
    assert fields(words) == expected


SHAPES = sorted(set(YAKU) - set(FLAGS.split()) - {"yakuhai_seat", "yakuhai_round", "menzen_tsumo", "kokushi_13"})


@pytest.mark.parametrize("id", SHAPES)
def test_the_name_of_a_yaku_is_told_to_be_found_by_itself(id: str) -> None:
    names = [id, *(catalogue(language).text(f"mahjong.yaku.{id}") for language in LANGUAGES)]
    for name in [part for part in names if not part.endswith(("백", "발", "중", "白", "發", "中"))]:
        for text in (f"123m {name}", f"{name} 123m", f"123m,{name}", f"123m 리치 {name}, +3m", f"123m {name.upper()}"):
            assert [problem.key for problem in read_hand(text).problems] == ["mahjong_notation.error.yaku_word"], text


@pytest.mark.parametrize(
    ("text", "piece"),
    [
        ("123m 리치 핑후 탕야오 쯔모", "핑후"),
        ("123m 핑후탕야오", "핑후탕야오"),
        ("123m 핑후,탕야오", "핑후"),
        ("123m 断么九", "断么九"),
        ("123m タンヤオ", "タンヤオ"),
        ("123m 対々和", "対々和"),
        ("123m 멘젠", "멘젠"),
        ("123m half flush riichi", "half flush"),
        ("123m all simples", "all simples"),
        ("123m 핑후로", "핑후로"),
        ("123m 역패", "역패"),
        ("123m chun", "chun"),
    ],
)
def test_a_name_of_a_yaku_is_pointed_at(text: str, piece: str) -> None:
    problem, *_ = read_hand(text).problems
    assert problem.key == "mahjong_notation.error.yaku_word"
    assert text[problem.start : problem.end] == piece


def test_each_of_several_names_is_told() -> None:
    text = "123m tanyao half flush, 핑후 riichi"
    assert [text[problem.start : problem.end] for problem in read_hand(text).problems] == [
        "tanyao",
        "half flush",
        "핑후",
    ]


def test_no_name_of_a_yaku_is_a_word_or_a_row_of_tiles() -> None:
    assert NAMES.isdisjoint(WORDS)
    assert NAMES.isdisjoint(KEYS)
    assert [name for name in sorted(NAMES) if not read_tiles(name)[1]] == []


@pytest.mark.parametrize(
    ("text", "canonical", "fields"),
    [
        ("123m9s쯔모", "123m9s", {"by": "tsumo"}),
        ("7p론", "7p", {"by": "ron"}),
        ("123m456p9sツモ", "123m456p9s", {"by": "tsumo"}),
        ("1만2만9삭쯔모", "12m9s", {"by": "tsumo"}),
        ("五萬ツモ", "5m", {"by": "tsumo"}),
        ("123m+8s쯔모리치", "123m+8s", {"by": "tsumo", "flags": ["riichi"]}),
        ("123m+8s도라:3통", "123m+8s", {"dora": [11]}),
        ("123m2본장", "123m", {"honba": 2}),
        ("쯔모+8s 123m", "123m+8s", {"by": "tsumo"}),
        ("123m 일발로 리치로", "123m", {"flags": ["ippatsu", "riichi"]}),
        ("123m 쯔모로", "123m", {"by": "tsumo"}),
        ("123m 론으로", "123m", {"by": "ron"}),
        ("123m 해저로월", "123m", {"flags": ["haitei"]}),
        ("123m 해저로", "123m", {"flags": ["haitei"]}),
    ],
)
def test_words_right_after_tiles_and_with_particles(text: str, canonical: str, fields: dict[str, Any]) -> None:
    hand = read_hand(text)
    assert hand.problems == ()
    assert write_hand(hand.concealed, hand.win, hand.melds) == canonical
    assert hand.fields == fields


@pytest.mark.parametrize("text", ["發一発", "123자", "1자2자", "一発④⑤⑥", "동남서북", "北北", "二北3南三④"])
def test_no_tile_is_taken_for_a_word_after_tiles(text: str) -> None:
    hand = read_hand(text)
    assert (hand.problems, hand.fields) == ((), {})


@pytest.mark.parametrize("text", ["123m9s친", "동동자", "123mtsumo", "123m+8sron"])
def test_a_single_letter_or_a_latin_word_after_tiles_is_refused(text: str) -> None:
    assert read_hand(text).problems


SETS_BY_NAME = {
    "치678s": ",678s",
    "퐁999s": ",999s",
    "펑999s": ",999s",
    "뻥999s": ",999s",
    "999s퐁": ",999s",
    "678s치": ",678s",
    "깡1111m": ",1111m",
    "밍깡1111m": ",1111m",
    "안깡1111m": ",1111mc",
    "1111m안깡": ",1111mc",
    "중퐁": ",777z",
    "퐁중": ",777z",
    "중안깡": ",7777zc",
    "9삭퐁": ",999s",
    "東ポン": ",111z",
    "ポン東東東": ",111z",
    "チー678s": ",678s",
    "퐁:999s": ",999s",
    "퐁 999s": ",999s",
    "pon:999s": ",999s",
}


@pytest.mark.parametrize(("text", "canonical"), SETS_BY_NAME.items())
@pytest.mark.parametrize("before", ["123m ", "123m,", "123m, ", "123m 리치, "])
@pytest.mark.parametrize(("after", "more"), [("", ""), ("+7p", "+7p"), (" +7p", "+7p"), (",치345p+7p", ",345p+7p")])
def test_a_set_by_its_name_is_the_same_wherever_it_stands(
    text: str, canonical: str, before: str, after: str, more: str
) -> None:
    hand = read_hand(before + text + after)
    assert hand.problems == ()
    assert write_hand(hand.concealed, hand.win, hand.melds) == "123m" + canonical + more


def test_several_sets_by_name_need_no_blanks() -> None:
    for text in (
        "123m,치678s,퐁999s+7p",
        "123m치678s퐁999s+7p",
        "123m 치678s 퐁999s +7p 쯔모",
        "123m 치678s퐁999s쯔모+7p",
    ):
        hand = read_hand(text)
        assert hand.problems == ()
        assert write_hand(hand.concealed, hand.win, hand.melds) == "123m,678s,999s+7p"


@pytest.mark.parametrize("text", ["123m 깡999s", "123m 퐁678s", "123m 중치", "123m 적5통퐁", "123m 퐁99s+7p"])
def test_a_set_that_is_not_what_its_name_says_is_refused(text: str) -> None:
    assert [problem.code for problem in read_hand(text).problems] == ["bad_meld"]


@pytest.mark.parametrize("text", ["19m 북2", "19m 북:2", "19m 北2", "19m, 북2", "북2 19m", "19m 북빼기 2", "19m 북=2"])
def test_norths_set_aside_may_be_named_by_the_tile(text: str) -> None:
    hand = read_hand(text, players=3)
    assert (hand.concealed, hand.problems, hand.fields) == ((0, 8), (), {"nuki": 2})


@pytest.mark.parametrize("text", ["19m 북북", "19m 북", "一 北2", "19m 북2s", "19m 2s북"])
def test_norths_are_tiles_where_they_can_be(text: str) -> None:
    hand = read_hand(text)
    assert (hand.problems, hand.fields) == ((), {})
    assert 30 in hand.concealed


@pytest.mark.parametrize("word", ["3인", "삼마", "sanma", "三麻", "3인마작", "three players", "三人麻雀", "３人"])
def test_three_players_are_chosen_by_the_ruleset(word: str) -> None:
    [problem] = read_hand(f"19m {word}").problems
    assert (problem.code, problem.key) == ("bad_token", "mahjong_notation.error.three_players")
    assert problem.text[problem.start : problem.end] == word
    assert read_hand(f"19m {word}", players=3).problems == ()


@pytest.mark.parametrize("word", ["손패", "손패는", "손패:", "手牌:", "hand:", "hand"])
def test_the_hand_needs_no_name(word: str) -> None:
    for blank in " " if word[-1] != ":" else ("", " "):
        [problem] = read_hand(f"{word}{blank}19m").problems
        assert (problem.code, problem.key) == ("bad_token", "mahjong_notation.error.filler")


def test_words_stand_before_after_and_between_tiles() -> None:
    hand = read_hand("리치 123m 쯔모 456p, 777z 도라:3p +5s")
    assert hand.problems == ()
    assert (hand.concealed, hand.win) == ((0, 1, 2, 12, 13, 14), 22)
    assert hand.melds == (Meld("pon", (33, 33, 33)),)
    assert hand.fields == {"by": "tsumo", "flags": ["riichi"], "dora": [11]}


def test_the_way_of_winning_may_carry_the_winning_tile() -> None:
    for text in ("123m 쯔모:3p", "123m 쯔모3p", "123m ツモ3p", "123m tsumo:3p"):
        hand = read_hand(text)
        assert (hand.win, hand.fields, hand.problems) == (11, {"by": "tsumo"}, ())


def test_a_value_ends_with_its_piece() -> None:
    assert read_hand("도라 3p 리치 123m").fields == {"flags": ["riichi"], "dora": [11]}
    hand = read_hand("一二本場")
    assert (hand.concealed, hand.fields) == ((0,), {"honba": 2})


def test_commas_between_words_are_punctuation() -> None:
    assert read_hand("riichi, tsumo, 123m").concealed == (0, 1, 2)
    assert read_hand("123m, riichi").problems == ()
    assert read_hand("리치  ,  123m").concealed == (0, 1, 2)
    assert read_hand("123m riichi, 777z").melds == (Meld("pon", (33, 33, 33)),)
    assert [problem.key for problem in read_hand("123m,").problems] == ["mahjong_notation.error.empty_set"]


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ("리취", "리치"),
        ("쯔머", "쯔모"),
        ("일빨", "일발"),
        ("立植", "立直"),
        ("リーヂ", "立直"),
        ("riichii", "riichi"),
        ("rinshn", "rinshan"),
        ("tsmuo", "tsumo"),
        ("ipatsu", "ippatsu"),
        ("후리탠", "후리텐"),
        ("남까", "남가"),
        ("쯔모입니다", "쯔모"),
        ("리치하고", "리치"),
        ("남가로", "남가"),
        ("リーチです", "立直"),
    ],
)
def test_a_slip_is_answered_with_the_word_in_the_language_written(slip: str, meant: str) -> None:
    [problem] = read_hand(f"123m {slip}").problems
    assert (problem.code, problem.key) == ("bad_token", "mahjong_notation.error.unknown_word")
    assert problem.values["near"][0] == meant
    assert problem.text[problem.start : problem.end] == slip
    assert suggestions(slip)[0] == meant


@pytest.mark.parametrize(("slip", "meant"), [("2본창", "본장"), ("공탂1", "공탁"), ("3honbba", "honba")])
def test_a_slip_beside_a_number_is_answered_too(slip: str, meant: str) -> None:
    [problem] = read_hand(f"123m {slip}").problems
    assert meant in problem.values["near"]


@pytest.mark.parametrize(
    ("words", "code"),
    [
        ("론 쯔모", "flag_conflict"),
        ("동가 남가", "flag_conflict"),
        ("seat:S seat:W", "flag_conflict"),
        ("동장 남2국", "flag_conflict"),
        ("honba:1 2본장", "flag_conflict"),
        ("친 자", "flag_conflict"),
        ("honba:-1", "bad_number"),
        ("honba:1.5", "bad_number"),
        ("공탁:둘", "bad_number"),
        ("nuki:", "bad_token"),
        ("seat:X", "bad_seat"),
        ("round:5", "bad_seat"),
        ("dora:3x", "bad_token"),
        ("dora:+3m", "bad_token"),
        ("dora:1111mc", "bad_token"),
        ("ura:2", "bad_token"),
        ("pon:123m", "bad_meld"),
        ("chi:77z", "bad_meld"),
        ("ankan:[777z]", "bad_meld"),
        ("win:12m", "bad_token"),
        ("+1m win:2m", "bad_token"),
        ("riichi:1", "bad_token"),
        ("쯔모:", "bad_token"),
    ],
)
def test_words_that_cannot_be_used_are_errors(words: str, code: str) -> None:
    assert [problem.code for problem in read_hand(f"123m {words}").problems] == [code]
