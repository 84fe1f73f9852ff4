"""The score tables and the price of han and fu, as they stand in a terminal and on a page."""

from __future__ import annotations

from typing import Any

import pytest
from wcwidth import wcswidth

from scorecalc.api import prepared
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.answers.points import PointsAnswer
from scorecalc.mahjong.answers.score_table import ScoreTable
from scorecalc.mahjong.views.points import points_view, prices_view
from scorecalc.mahjong.views.table import table_view
from scorecalc.render.blocks import Block, Grid, Heading, Rows
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_html, to_markdown, to_text


def table(ruleset: str = "riichi", choice: dict[str, Any] | None = None, **rules: Any) -> ScoreTable:
    ready = prepared(ruleset, rules)
    made = ready.game.table(ready.rules, choice or {})
    assert isinstance(made, ScoreTable)
    return made


def table_blocks(made: ScoreTable, language: str = "ko", columns: int = 80) -> list[Block]:
    return table_view(made, catalogue(language), ViewRequest(columns=columns))


def price(ruleset: str = "riichi", **record: Any) -> PointsAnswer:
    ready = prepared(ruleset, {})
    answer = ready.game.score("points", record, ready.rules)
    assert isinstance(answer, PointsAnswer)
    return answer


def grids(blocks: list[Block]) -> list[Grid]:
    return [block for block in blocks if isinstance(block, Grid)]


def test_the_table_of_a_child_is_that_of_the_seed() -> None:
    """Scoring article §3.4; the cells that the article prints as - are empty."""
    blocks = table_blocks(table(choice={"seats": ["child"]}), columns=200)
    cells, limits = grids(blocks)
    assert blocks[0] == Heading("자 점수표")
    assert cells.headers == ("", "", "20부", "25부", *(f"{fu}부" for fu in range(30, 111, 10)))
    assert cells.rows[:4] == (
        ("1판", "론", "700", "", "1000", "1300", "1600", "2000", "2300", "2600", "2900", "3200", "3600"),
        (
            "",
            "쯔모",
            "",
            "",
            "300·500",
            "400·700",
            "400·800",
            "500·1000",
            "600·1200",
            "700·1300",
            "800·1500",
            "800·1600",
            "",
        ),
        ("2판", "론", "1300", "1600", "2000", "2600", "3200", "3900", "4500", "5200", "5800", "6400", "7100"),
        (
            "",
            "쯔모",
            "400·700",
            "",
            "500·1000",
            "700·1300",
            "800·1600",
            "1000·2000",
            "1200·2300",
            "1300·2600",
            "1500·2900",
            "1600·3200",
            "1800·3600",
        ),
    )
    assert cells.rows[4][2:8] == ("2600", "3200", "3900", "5200", "6400", "7700*")
    assert set(cells.rows[4][8:]) == {"만관"}
    assert limits.rows == (
        ("3판 70부 이상", "만관", "8000", "2000·4000"),
        ("4판 40부 이상", "", "", ""),
        ("5판", "", "", ""),
        ("6-7판", "하네만", "12000", "3000·6000"),
        ("8-10판", "배만", "16000", "4000·8000"),
        ("11-12판", "삼배만", "24000", "6000·12000"),
        ("13판 이상", "헤아림 역만", "32000", "8000·16000"),
    )


def test_the_dealer_is_paid_the_same_by_all() -> None:
    cells, limits = grids(table_blocks(table(choice={"seats": ["dealer"]}), columns=200))
    assert cells.rows[0][2:5] == ("1000", "", "1500")
    assert cells.rows[1][2:5] == ("", "", "500 올")
    assert limits.rows[-1] == ("13판 이상", "헤아림 역만", "48000", "16000 올")


def test_cells_of_a_rounded_up_mangan_are_marked_and_explained() -> None:
    shown = to_text(table_blocks(table()))
    assert "7700*" in shown
    assert "* 절상 만관을 적용하면 만관이 되는 칸" in shown
    applied = table_blocks(table(choice={"seats": ["child"]}, kiriage_mangan=True), columns=200)
    assert grids(applied)[0].rows[6][4] == "만관*"
    assert [row[0] for row in grids(applied)[1].rows[:3]] == ["3판 60부 이상", "4판 30부 이상", "5판"]
    assert "* 절상 만관" in to_text(applied).split("\n")


def test_honba_stand_in_the_title_and_in_every_cell() -> None:
    blocks = table_blocks(table(choice={"seats": ["child"], "honba": 2}), columns=200)
    assert blocks[0] == Heading("자 점수표 (2본장)")
    assert grids(blocks)[0].rows[0][4] == "1600"


def test_a_part_of_the_table_can_be_chosen() -> None:
    (cells,) = grids(table_blocks(table(choice={"seats": ["child"], "han": [1, 2], "fu": [30, 40]})))
    assert cells.rows == (
        ("1판", "론", "1000", "1300"),
        ("", "쯔모", "300·500", "400·700"),
        ("2판", "론", "2000", "2600"),
        ("", "쯔모", "500·1000", "700·1300"),
    )


def test_the_table_of_han_alone() -> None:
    """Scoring article §2."""
    (limits,) = grids(table_blocks(table("riichi-han", {"seats": ["child"]})))
    assert list(limits.rows) == [
        ("1판", "", "1000", "300·500"),
        ("2판", "", "2000", "500·1000"),
        ("3판", "", "3900", "1000·2000"),
        ("4판", "", "7700", "2000·3900"),
        ("5판", "만관", "8000", "2000·4000"),
        ("6-7판", "하네만", "12000", "3000·6000"),
        ("8-10판", "배만", "16000", "4000·8000"),
        ("11-12판", "삼배만", "24000", "6000·12000"),
        ("13판 이상", "헤아림 역만", "32000", "8000·16000"),
    ]


def test_points_without_a_ceiling_stand_side_by_side_while_they_are_short() -> None:
    made = table(choice={"seats": ["child"], "han": [4, 5], "fu": [30, 40]}, points="uncapped")
    (cells,) = grids(table_blocks(made))
    assert [row[2:] for row in cells.rows] == [
        ("7700", "10300"),
        ("2000·3900", "2600·5200"),
        ("15400", "20500"),
        ("3900·7700", "5200·10300"),
    ]


def test_points_without_a_ceiling_become_a_list_when_they_are_long() -> None:
    made = table(choice={"seats": ["dealer"], "han": [103], "fu": [90]}, points="uncapped")
    (_, block) = table_blocks(made)
    assert block == Rows(
        (
            (
                "103판 90부",
                (
                    "론 21,905,002,371,943,804,057,863,031,388,897,300",
                    "쯔모 7,301,667,457,314,601,352,621,010,462,965,800 올",
                ),
            ),
        )
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("ruleset", ["riichi", "riichi-han", "sanma"])
def test_tables_fit_and_line_up(language: str, columns: int, ruleset: str) -> None:
    blocks = table_blocks(table(ruleset), language, columns=columns)
    lines = to_text(blocks, columns=columns).split("\n")
    assert max(map(wcswidth, lines)) <= columns
    for grid in grids(blocks):
        header, rule, *rows = to_text([grid]).split("\n")
        ends = [at + 1 for at in range(len(rule)) if rule[at] == "-" and rule[at + 1 : at + 2] in ("", " ")]
        right = [end for end, side in zip(ends, grid.align, strict=True) if side == "r"]
        for line, cells in zip([header, *rows], [grid.headers, *grid.rows], strict=True):
            filled = [end for end, side, cell in zip(ends, grid.align, cells, strict=True) if side == "r" and cell]
            assert filled == [end for end in right if _cell_ends(line, end)]


def _cell_ends(line: str, end: int) -> bool:
    """True where a cell of `line` ends at the terminal cell `end`."""
    at = 0
    before = " "
    for char in line:
        if at == end:
            return before != " " and char == " "
        at += wcswidth(char)
        before = char
    return at == end and before != " "


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_can_be_written_as_markdown_and_html(language: str) -> None:
    blocks = table_blocks(table(), language)
    assert to_markdown(blocks).count("|---") >= len(grids(blocks))
    assert to_html(blocks, title="", language=language).count("<table>") == len(grids(blocks))


# --- the price of han and fu


def priced(language: str = "ko", *, slang: bool = False, **record: Any) -> list[str]:
    answers = [
        price(**record, seat=seat, by=by) for seat, by in (("E", "ron"), ("E", "tsumo"), ("S", "ron"), ("S", "tsumo"))
    ]
    request = ViewRequest(ruleset="리치마작", slang=slang)
    return to_text(prices_view(answers, catalogue(language), request)).split("\n")


def test_a_price_for_both_seats_and_both_ways_to_win() -> None:
    assert priced(han=3, fu=40) == [
        "판·부    3판 40부 · 룰 리치마작",
        "친 론    7,700점 · 쏘인 사람 7,700 · “7700”",
        "친 쯔모  7,800점 · 자 2,600씩 · “2600 올”",
        "자 론    5,200점 · 쏘인 사람 5,200 · “5200”",
        "자 쯔모  5,200점 · 친 2,600 · 자 1,300씩 · “1300·2600”",
    ]


def test_a_price_with_counters_and_sticks() -> None:
    shown = priced(han=3, fu=40, honba=1, sticks=1)
    assert shown[0] == "판·부    3판 40부 · 1본장 · 공탁 1개 · 룰 리치마작"
    assert shown[1] == "친 론    7,700점 · 쏘인 사람 8,000 (7,700 + 300) ·"
    assert shown[2].strip().startswith("수입 8,000 + 공탁 1,000 = 9,000 · ")


@pytest.mark.parametrize(
    ("record", "first", "child_ron"),
    [
        ({"limit": "mangan"}, "만관", "만관 8,000점"),
        ({"limit": "counted_yakuman"}, "헤아림 역만", "헤아림 역만 32,000점"),
        ({"yakuman": 2}, "2배 역만", "2배 역만 64,000점"),
        ({"han": 6}, "6판", "하네만 12,000점"),
    ],
)
def test_a_price_of_a_limit(record: dict[str, Any], first: str, child_ron: str) -> None:
    shown = priced(**record)
    assert shown[0].split("  ")[-1].strip() == f"{first} · 룰 리치마작"
    assert shown[3].removeprefix("자 론").strip().split(" · ")[0] == child_ron


def test_the_short_names_of_a_price() -> None:
    assert priced(han=3, fu=40, slang=True)[1].endswith("“칫치”")


def test_a_note_stands_below() -> None:
    shown = to_text(points_view(price(han=2, fu=20, by="ron", seat="S"), catalogue("ko"), ViewRequest())).split("\n")
    assert shown[-2:] == [
        "참고   20부 론은 쿠이핑후뿐이고 이 룰에서는 30부로 올립니다. 위 점수는 20부로",
        "       계산한 것입니다.",
    ]


def test_a_large_price_is_also_read_by_units() -> None:
    answer = price("aotenjo", han=25, fu=90, by="ron", seat="S")
    assert to_text(points_view(answer, catalogue("ko"), ViewRequest()), columns=120).split("\n")[1] == (
        "자 론  48,318,382,100점 (483억 1838만 2100점) · 쏘인 사람 48,318,382,100 · “483억 1838만 2100”"
    )


def test_a_price_is_explained_by_the_formula_of_the_seed() -> None:
    """자 30부 1판 쯔모: 240 → 300, 480 → 500 (scoring article §3.5)."""
    answer = price(han=1, fu=30, by="tsumo", seat="S")
    shown = to_text(points_view(answer, catalogue("ko"), ViewRequest(explain=True))).split("\n")
    assert shown[3] == "자 쯔모"
    assert shown[4] == "기본점수  30부 1판: 30 × 2^(1 + 2) = 240"
    assert shown[-2:] == ["친        240 × 2 = 480 → 500", "자        240 × 1 = 240 → 300 (2명)"]


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        ({"han": 6}, "6판이므로 부와 관계없이 하네만입니다."),
        ({"limit": "haneman"}, "하네만의 기본점수는 3,000입니다."),
        ({"yakuman": 2}, "역만은 판과 부를 세지 않습니다."),
    ],
)
def test_a_price_of_a_limit_is_explained_without_fu(record: dict[str, Any], reason: str) -> None:
    answer = price(**record, by="ron", seat="S")
    shown = to_text(points_view(answer, catalogue("ko"), ViewRequest(explain=True)))
    assert f"한도       {reason}" in shown
    assert "None" not in shown
