"""How people say han and fu, or a limit."""

import pytest

from scorecalc.errors import InputError
from scorecalc.mahjong.notation.price_words import read


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("3 40", {"han": 3, "fu": 40}),
        ("3", {"han": 3}),
        ("3판40부", {"han": 3, "fu": 40}),
        ("3판 40부", {"han": 3, "fu": 40}),
        ("3한40부", {"han": 3, "fu": 40}),
        ("3판 40", {"han": 3, "fu": 40}),
        ("40부 3판", {"han": 3, "fu": 40}),
        ("5판", {"han": 5}),
        ("3han40fu", {"han": 3, "fu": 40}),
        ("3 han 40 fu", {"han": 3, "fu": 40}),
        ("3Han, 40Fu", {"han": 3, "fu": 40}),
        ("40fu3han", {"han": 3, "fu": 40}),
        ("3翻40符", {"han": 3, "fu": 40}),
        ("三翻四十符", {"han": 3, "fu": 40}),
        ("四十符三翻", {"han": 3, "fu": 40}),
        ("一翻百十符", {"han": 1, "fu": 110}),
        ("十三翻", {"han": 13}),
        ("３翻４０符", {"han": 3, "fu": 40}),
        ("만관", {"limit": "mangan"}),
        ("하네만", {"limit": "haneman"}),
        ("배만", {"limit": "baiman"}),
        ("삼배만", {"limit": "sanbaiman"}),
        ("3배만", {"limit": "sanbaiman"}),
        ("헤아림 역만", {"limit": "counted_yakuman"}),
        ("満貫", {"limit": "mangan"}),
        ("跳満", {"limit": "haneman"}),
        ("倍満", {"limit": "baiman"}),
        ("三倍満", {"limit": "sanbaiman"}),
        ("数え役満", {"limit": "counted_yakuman"}),
        ("Mangan", {"limit": "mangan"}),
        ("counted yakuman", {"limit": "counted_yakuman"}),
        ("yakuman", {"yakuman": 1}),
        ("역만", {"yakuman": 1}),
        ("役満", {"yakuman": 1}),
        ("2배역만", {"yakuman": 2}),
        ("2배 역만", {"yakuman": 2}),
        ("더블 역만", {"yakuman": 2}),
        ("ダブル役満", {"yakuman": 2}),
        ("2倍役満", {"yakuman": 2}),
        ("二倍役満", {"yakuman": 2}),
        ("double yakuman", {"yakuman": 2}),
        ("2x yakuman", {"yakuman": 2}),
        ("3배역만", {"yakuman": 3}),
        ("7배역만", {"yakuman": 7}),
    ],
)
def test_han_and_fu_and_limits_in_three_languages(text: str, expected: dict) -> None:
    assert read([text]) == expected
    assert read(text.split()) == expected


def test_decomposed_hangul_is_read() -> None:
    import unicodedata

    assert read([unicodedata.normalize("NFD", "3판40부")]) == {"han": 3, "fu": 40}


@pytest.mark.parametrize(
    "text", ["", "many", "9" * 5000, "-3 40", "3.5 40", "0x3 40", "3 40 50", "판", "역만역만", "다배역만"]
)
def test_what_is_neither_is_refused(text: str) -> None:
    with pytest.raises(InputError) as refused:
        read([text])
    assert [problem.code for problem in refused.value.problems] == ["bad_number"]


def test_a_number_that_is_too_large_is_read_and_refused_where_it_is_priced() -> None:
    assert read(["9999999 40"]) == {"han": 9999999, "fu": 40}
