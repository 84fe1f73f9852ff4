"""How cards are written (the names of the table, codes, three languages) and what is refused."""

import unicodedata

import pytest

from scorecalc.hwatu.card_names import every_spelling
from scorecalc.hwatu.cards import BY_CODE, CARDS, names
from scorecalc.hwatu.notation import allot, cards_of, read_pile
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
    ],
)
def test_traps_of_the_notation(written, card):
    assert read(written) == [card]


def test_a_plain_card_without_number_is_whichever_is_left():
    assert read("송학피 송학피1") == ["송학피1", "송학피2"]
    assert read("송학피x2") == read("송학피 x2") == read("송학피 송학피") == ["송학피1", "송학피2"]
    assert read("오동피") == ["오동피1"]


def test_november_and_december_wait_for_an_order_of_months():
    for written in ("nov.bright", "dec.bright", "11月光", "12月光", "nov.animal"):
        assert codes(written) == ["ambiguous_card"]
    assert (
        read("nov.bright", "ko") == read("11광", "ko") == read("dec.bright", "jp") == read("12광", "jp") == ["오동광"]
    )
    assert read("dec.bright", "ko") == read("11月光", "jp") == ["비광"]


@pytest.mark.parametrize("word", ["송학", "싸리", "싸리끗", "홍싸리", "공산", "비", "광", "홍단", "쌍피", "공산명월"])
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


@pytest.mark.parametrize("times", ["999999999", "9" * 5000], ids=["ten digits", "thousands of digits"])
def test_times_far_beyond_the_deck_cost_nothing(times):
    words, _ = read_pile([f"송학피x{times}"], "unset")
    _, problems = allot(words)
    assert [problem.code for problem in problems] == ["too_many_copies"]


@pytest.mark.parametrize("times", ["x0", "x-1", "x -2", "×-1", "*-1", "ｘ－１"])
def test_no_card_is_there_less_than_once(times):
    words, problems = read_pile(f"송학피{times}", "unset")
    assert (words, [problem.code for problem in problems]) == ([], ["bad_number"])
