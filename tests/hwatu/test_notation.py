"""How cards are written (the names of the table, codes, three languages) and what is refused."""

import unicodedata

import pytest

from scorecalc.hwatu.card_names import every_spelling
from scorecalc.hwatu.cards import BY_CODE, CARDS, names
from scorecalc.hwatu.notation import assign_cards, cards_of, read_pile
from scorecalc.lang import catalogue


def read(text: str, order: str = "unset") -> list[str]:
    pile, problems = cards_of(text, order)
    assert not problems, problems
    return names(pile)


def codes(text: str) -> list[str]:
    return [problem.code for problem in cards_of(text, "unset")[1]]


@pytest.mark.parametrize("order", ["unset", "ko", "jp"])
def test_every_spelling_of_every_card_reads_back_to_it(order):
    seen = set()
    for written, cards in every_spelling(order):
        (word,), problems = read_pile([written], order)
        assert not problems
        assert word.cards == cards, written
        seen.update(cards)
    assert seen == set(range(48))


@pytest.mark.parametrize("order", ["unset", "ko", "jp"])
def test_no_spelling_means_two_cards(order):
    meant = {}
    for written, cards in every_spelling(order):
        assert meant.setdefault(written, cards) == cards


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_the_name_of_each_card_in_each_language_reads_back_to_it(language):
    for index, card in enumerate(CARDS):
        written = catalogue(language).text(f"hwatu.card.{card.code}").replace(" ", ".")
        assert read(written) == [card.name], index


def test_codes_and_canonical_names_are_those_of_48_cards():
    assert len(CARDS) == 48 == len(BY_CODE) == len({card.name for card in CARDS})
    for card in CARDS:
        assert read(card.code) == read(card.code.lower()) == read(card.name) == [card.name]
        assert read(unicodedata.normalize("NFD", card.name)) == [card.name]


@pytest.mark.parametrize(
    ("written", "card"),
    [
        ("난초단", "난초초단"),
        ("난초초단", "난초초단"),
        ("홍싸리초단", "홍싸리초단"),
        ("１월광", "송학광"),
        ("1월 광", "송학광"),
        ("송학_광", "송학광"),
        ("매조", "매조끗"),
        ("국진", "국진끗"),
        ("국준", "국진끗"),
        ("일광", "송학광"),
        ("삼광", "벚꽃광"),
        ("팔광", "공산광"),
        ("똥광", "오동광"),
        ("비피", "비쌍피"),
        ("12피", "비쌍피"),
        ("11광", "오동광"),
        ("12광", "비광"),
        ("국진 청단", "국진청단"),
        ("송학 피 2", "송학피2"),
        ("명월", "공산광"),
        ("松に鶴", "송학광"),
        ("柳に小野道風", "비광"),
        ("pine-crane", "송학광"),
        ("willow.bright", "비광"),
        ("paulownia-phoenix", "오동광"),
        ("Jan.Bright", "송학광"),
        ("벗꽃광", "벚꽃광"),
        ("공산명월", "공산광"),
        ("공산명월 광", "공산광"),
        ("매조새", "매조끗"),
        ("비새", "비끗"),
        ("흑싸리새", "흑싸리끗"),
        ("모란나비", "모란끗"),
        ("홍싸리멧돼지", "홍싸리끗"),
        ("단풍사슴", "단풍끗"),
        ("국화(열끗)", "국진끗"),
        ("송학학", "송학광"),
    ],
)
def test_traps_of_the_notation(written, card):
    assert read(written) == [card]


def test_a_plain_card_without_number_is_whichever_is_left():
    assert read("송학피 송학피1") == ["송학피1", "송학피2"]
    assert read("송학피x2") == read("송학피 x2") == read("송학피 송학피") == ["송학피1", "송학피2"]
    assert (
        read("송학피2장") == read("송학피 2장") == read("송학피 두 장") == read("송학피x2장") == ["송학피1", "송학피2"]
    )
    assert read("오동피") == ["오동피1"]


@pytest.mark.parametrize("word", ["1-1광", "1월-1광", "3-1띠", "1·2피", "1.2P", "11_1광"])
def test_a_number_behind_a_month_makes_no_other_month(word):
    (problem,) = cards_of(word, "unset")[1]
    assert (problem.code, problem.key) == ("unknown_card", "hwatu.error.numbered_card")
    assert len(problem.values["choices"]) == 4


def test_two_numbers_with_a_blank_between_make_no_other_month():
    assert codes("1 1광") == ["ambiguous_card"]


@pytest.mark.parametrize(
    ("word", "cards"),
    [
        ("고도리", "매조끗 흑싸리끗 공산끗"),
        ("월송동", "송학광 공산광 오동광"),
        ("쿠사", "흑싸리초단 난초초단 홍싸리초단"),
        ("猪鹿蝶", "모란끗 홍싸리끗 단풍끗"),
    ],
)
def test_the_name_of_a_combination_is_answered_with_its_cards(word, cards):
    (problem,) = cards_of(word, "unset")[1]
    assert problem.key == "hwatu.error.combo_word"
    assert [catalogue("ko").word(card) for card in problem.values["choices"]] == cards.split()


def test_a_text_that_is_no_pile_is_not_read_word_by_word():
    (problem,) = cards_of("가" * 100_000, "unset")[1]
    assert problem.key == "hwatu.error.too_long"


def test_near_cards_are_looked_up_for_the_first_few_words_alone(monkeypatch):
    asked = []
    monkeypatch.setattr("scorecalc.hwatu.notation.nearest", lambda plain, order: asked.append(plain) or [])
    assert codes(" ".join(["호랑이광"] * 200)) == ["unknown_card"] * 200
    assert len(asked) == 3


def test_november_and_december_wait_for_an_order_of_months():
    for written in ("nov.bright", "dec.bright", "11月光", "12月光", "nov.animal"):
        assert codes(written) == ["ambiguous_card"]
    assert (
        read("nov.bright", "ko") == read("11광", "ko") == read("dec.bright", "jp") == read("12광", "jp") == ["오동광"]
    )
    assert read("dec.bright", "ko") == read("11月光", "jp") == ["비광"]


@pytest.mark.parametrize(
    "word", ["송학", "싸리", "싸리끗", "홍싸리", "공산", "비", "광", "홍단", "쌍피", "팔공산", "새"]
)
def test_a_word_that_could_be_several_cards_is_ambiguous(word):
    assert codes(word) == ["ambiguous_card"]


@pytest.mark.parametrize(
    "word", ["호랑이광", "13광", "0광", "9" * 5000 + "광", "매조광", "송학청단", "보너스쌍피", "joker", "오광", "광광"]
)
def test_a_word_that_is_no_card_is_unknown(word):
    assert codes(word) == ["unknown_card"]


def test_sambong_is_no_word_for_yukbaek():
    # A19: sources use it both for 육백 and for another game.
    everything = " ".join(word for word, _ in every_spelling("unset")) + str(catalogue("ko")._part("hwatu"))
    assert "삼봉" not in everything


def test_a_problem_points_at_the_word_among_its_neighbours():
    _, (problem,) = cards_of("1광 2끗 3광 호랑이광 4끗 5끗 6끗", "unset")
    assert problem.text == "… 2끗 3광 호랑이광 4끗 5끗 …"
    assert problem.text[problem.start : problem.end] == "호랑이광"


def test_times_far_beyond_the_deck_cost_nothing():
    words, _ = read_pile(["송학피x999999999"], "unset")
    _, problems = assign_cards(words)
    assert [problem.code for problem in problems] == ["too_many_copies"]
    assert codes("송학피x" + "9" * 1000) == ["unknown_card"]


@pytest.mark.parametrize("times", ["x0", "x-1", "x -2", "×-1", "*-1", "ｘ－１"])
def test_no_card_is_there_less_than_once(times):
    words, problems = read_pile(f"송학피{times}", "unset")
    assert (words, [problem.code for problem in problems]) == ([], ["bad_number"])
