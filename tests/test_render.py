"""Cells are counted as wcwidth counts them, lines fit the terminal, and each writer shows every block."""

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth, wcwidth

from examples import examples
from scorecalc.render import width as width_module
from scorecalc.render.blocks import Drawing, Grid, Heading, Prose, Rows, SmallGrid
from scorecalc.render.width import pad, width, wrap
from scorecalc.render.writers import grid_lines, to_html, to_markdown, to_text

BLOCKS = (
    Heading("점수"),
    Rows((("패", ("123m", "456p")), ("선언", ("“2000·4000”",)))),
    Grid(("부", "론"), (("30부", "1000"), ("40부", "1,300")), "lr"),
    Prose(("만관입니다.", "mangan")),
    Drawing(("┌동┐", "└──┘"), lambda: "<svg><text>동</text></svg>"),
)


def test_every_sign_of_the_wide_blocks_is_two_cells_wide_by_wcwidth() -> None:
    for first, last in width_module._WIDE:
        wrong = [hex(code) for code in range(ord(first), ord(last) + 1) if wcwidth(chr(code)) != 2]
        assert wrong == []


def test_every_narrow_sign_and_all_of_ascii_is_one_cell_wide_by_wcwidth() -> None:
    assert [sign for sign in width_module._NARROW if wcwidth(sign) != 1] == []
    assert [code for code in range(32, 127) if wcwidth(chr(code)) != 1] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "88m66777889s",
        "“2000·4000의 1본장은 2100·4100”",
        "「ゴッパー」、子2,100ずつ",
        "🀇🀈+🀘",
        "中🀄",
        "219溝500穣2371𥝱",
        "é",
        "e\u0301",
    ],
)
def test_width_is_that_of_wcwidth(text: str) -> None:
    assert width(text) == wcswidth(text)


@pytest.mark.parametrize("text", ["만관 8,000점", "「4000オール」 = 三倍満", "2 × 3 → 6"])
def test_texts_of_the_common_signs_are_measured_without_wcwidth(text: str) -> None:
    code = f"from scorecalc.render.width import width; import sys; width({text!r}); assert 'wcwidth' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


WORDS = st.text("ab 부저安い·1,")


@given(
    st.integers(1, 4).flatmap(lambda n: st.lists(st.tuples(*[WORDS.map(str.strip)] * n), min_size=2, max_size=5)),
    st.data(),
)
@examples(100)
def test_a_small_table_is_the_one_that_tabulate_makes(rows: list[tuple[str, ...]], data: st.DataObject) -> None:
    align = data.draw(st.text("lr", min_size=len(rows[0]), max_size=len(rows[0])))
    lines = grid_lines(Grid(rows[0], tuple(rows[1:]), align), "simple")
    shown = to_text([SmallGrid(rows[0], tuple(rows[1:]), align)])
    assert shown.split("\n") == [line.rstrip() for line in lines]


def test_padding_fills_up_to_the_cells() -> None:
    assert pad("패", 4) == "패  "
    assert pad("123m", 4) == "123m"


@pytest.mark.parametrize("cells", [20, 33, 60])
@pytest.mark.parametrize(
    "text",
    [
        "부저 20 · 요구패 안커 444z 8 · 간짱 2 · 쯔모 2 = 32 → 40부",
        "closed terminal or honour triplet 444z 8 · kanchan 2 · tsumo 2 = 32 → 40 fu",
        "論より証拠、ロンは放銃者が全員の分を一人で払います。親が払うか受け取る分は2倍、子どうしは1倍です。",
        "역만은 판과 부를 세지 않습니다. 론은 쏘인 사람이 나머지 사람의 몫까지 모두 냅니다.",
    ],
)
def test_wrapped_lines_fit_and_lose_no_sign(text: str, cells: int) -> None:
    lines = wrap(text, cells)
    assert max(map(width, lines)) <= cells
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert not [line for line in lines if line[0] in "、。"]


def test_a_word_that_is_longer_than_the_line_stands_alone() -> None:
    assert wrap("1111222233334444m 론", 10) == ["1111222233334444m", "론"]


def test_an_item_stays_whole_where_it_fits() -> None:
    assert wrap("base 20 · closed triplet 444z 8", 24) == ["base 20 ·", "closed triplet 444z 8"]


def test_text_has_labels_in_one_column_and_tables_apart() -> None:
    assert to_text(BLOCKS).split("\n") == [
        "점수",
        "패    123m",
        "      456p",
        "선언  “2000·4000”",
        "",
        "부       론",
        "----  -----",
        "30부   1000",
        "40부  1,300",
        "",
        "만관입니다.",
        "mangan",
        "┌동┐",
        "└──┘",
    ]


def test_colour_marks_headings_and_labels_and_changes_no_column() -> None:
    plain = to_text(BLOCKS)
    coloured = to_text(BLOCKS, colour=True)
    assert "\x1b[1m점수\x1b[0m" in coloured
    assert "\x1b[1m패\x1b[0m    123m" in coloured
    assert coloured.replace("\x1b[1m", "").replace("\x1b[0m", "") == plain


def test_rows_wrap_behind_their_label() -> None:
    block = Rows((("부", ("부저 20 · 쯔모 2 = 22 → 30부",)),))
    assert to_text([block], columns=20).split("\n") == ["부  부저 20 · 쯔모 2", "    = 22 → 30부"]


def test_markdown_shows_every_block_and_keeps_a_bar_in_a_cell() -> None:
    shown = to_markdown([*BLOCKS, Grid(("a",), (("x|y",),), "l")])
    assert "### 점수" in shown
    assert "- **패** 123m<br>456p" in shown
    assert "| 30부 |  1000 |" in shown
    assert "만관입니다.  \nmangan" in shown
    assert "```text\n┌동┐" in shown
    assert "x\\|y" in shown


def test_html_is_one_page_that_escapes_texts_and_shows_the_picture() -> None:
    page = to_html([*BLOCKS, Prose(("<b> & c",))], title="a < b", language="ko")
    assert page.startswith('<!DOCTYPE html>\n<html lang="ko">')
    assert "<title>a &lt; b</title>" in page
    assert "<h2>점수</h2>" in page
    assert "<tr><th>패</th><td>123m<br>456p</td></tr>" in page
    assert '<td style="text-align:right">1,300</td>' in page
    assert "<svg><text>동</text></svg>" in page
    assert "<p>&lt;b&gt; &amp; c</p>" in page


def test_a_drawing_without_a_picture_stands_as_it_is() -> None:
    assert "<pre>a &lt; b\nc</pre>" in to_html([Drawing(("a < b", "c"))], title="", language="en")


def test_an_empty_table_shows_its_headers() -> None:
    assert to_text([Grid(("han", "fu"), (), "lr")]).split("\n")[0].split() == ["han", "fu"]
