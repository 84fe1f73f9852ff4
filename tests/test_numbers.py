"""Large numbers are read as the scoring article §4 writes them."""

from __future__ import annotations

import pytest

from scorecalc.lang import catalogue
from scorecalc.mahjong.views.payments import points_reading
from scorecalc.render.large_numbers import ends_in_unit, reading

ARTICLE = [
    # Scoring article §4, in the order of the text; the second and the last are the same figure in two places.
    ("혼일색 중 도라 3", 30800, "3만 800"),
    ("103판 90부", 21905002371943804057863031388897400, "219구 500양 2371자 9438해 405경 7863조 313억 8889만 7400"),
    ("6배 역만 도라 3", 3481706360490132023153786900, "3481자 7063해 6049경 132조 231억 5378만 6900"),
    ("90판 140부", 4159478531998877723661057392700, "415양 9478자 5319해 9887경 7723조 6610억 5739만 2700"),
    (
        "116판 90부 8본장",
        179445779430963642842013953137846529800,
        "179간 4457구 7943양 963자 6428해 4201경 3953조 1378억 4652만 9800",
    ),
    ("동패", 84442493013196800, "8경 4442조 4930억 1319만 6800"),
    (
        "헛쯔모없는 개혁",
        90865195024359483499283685761351700,
        "908구 6519양 5024자 3594해 8349경 9283조 6857억 6135만 1700",
    ),
    ("도쿄 게임", 3783023686991216600, "378경 3023조 6869억 9121만 6600"),
    ("마작 파이트 걸", 84442493013196800, "8경 4442조 4930억 1319만 6800"),
]


@pytest.mark.parametrize(("name", "points", "korean"), ARTICLE, ids=[row[0] for row in ARTICLE])
def test_the_figures_of_the_article_read_as_the_article_writes_them(name: str, points: int, korean: str) -> None:
    assert reading(points, "ko") == korean


def test_the_all_green_hand_in_points() -> None:
    assert points_reading(ARTICLE[1][1], catalogue("ko")) == (
        "219구 500양 2371자 9438해 405경 7863조 313억 8889만 7400점"
    )


@pytest.mark.parametrize(
    ("number", "korean", "japanese"),
    [
        (0, "0", "0"),
        (7, "7", "7"),
        (10_000, "1만", "1万"),
        (10_001, "1만 1", "1万1"),
        (100_000_000, "1억", "1億"),
        (10_000_000_000_000_010, "1경 10", "1京10"),
        (10**24, "1자", "1𥝱"),
        (10**48 + 5, "1극 5", "1極5"),
        (10**68, "1무량대수", "1無量大数"),
        (12_345 * 10**68 + 10**52, "12345무량대수 1항하사", "12345無量大数1恒河沙"),
        (-48_318_382_100, "-483억 1838만 2100", "-483億1838万2100"),
    ],
)
def test_groups_of_four_without_leading_zeros_and_without_empty_groups(number: int, korean: str, japanese: str) -> None:
    assert (reading(number, "ko"), reading(number, "ja")) == (korean, japanese)


@pytest.mark.parametrize("power", range(1, 80))
def test_a_reading_gives_the_number_back(power: int) -> None:
    number = 7**power
    units = {unit: 10 ** (4 * n) for n, unit in enumerate("만억조경해자양구간정재극", 1)}
    units |= {unit: 10 ** (52 + 4 * n) for n, unit in enumerate(("항하사", "아승기", "나유타", "불가사의", "무량대수"))}
    back = 0
    for word in reading(number, "ko").split(" "):
        digits = word.rstrip("".join(units))
        back += int(digits) * units.get(word[len(digits) :], 1)
    assert back == number


def test_english_has_plain_grouping() -> None:
    assert reading(48_318_382_100, "en") == "48,318,382,100"
    assert points_reading(48_318_382_100, catalogue("en")) == ""


def test_korean_puts_a_blank_between_a_unit_and_the_points() -> None:
    """친 1500만 점 / 자 1000만 점, but 7400점 (scoring article §4)."""
    assert points_reading(15_000_000, catalogue("ko")) == "1500만 점"
    assert points_reading(48_318_382_100, catalogue("ko")) == "483억 1838만 2100점"
    assert points_reading(15_000_000, catalogue("ja")) == "1500万点"
    assert (ends_in_unit(10_000, "ko"), ends_in_unit(10_100, "ko")) == (True, False)


def test_numbers_that_everybody_reads_get_no_reading() -> None:
    assert points_reading(288_000, catalogue("ko")) == ""
