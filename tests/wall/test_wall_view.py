"""The drawing of the square, the steps, the SVG, and the catalogues behind them."""

import re
from xml.etree import ElementTree

import pytest
from walls import answered
from wcwidth import wcswidth

from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.render import writers
from scorecalc.render.view_request import ViewRequest
from scorecalc.wall.views import deal as wall
from scorecalc.wall.views.drawing import WIDTH, drawing
from scorecalc.wall.views.marks import ORDER, marks, place, places
from scorecalc.wall.views.steps import steps

DEALS = {
    "the example": ("shanghai", (6, 5), {}),
    "after flowers and kongs": ("shanghai", (6, 5), {"flowers": "E:2,W:1", "kongs": 3}),
    "today": ("shanghai-today", (5, 6), {"flowers": "N:8", "kongs": 1}),
    "a corner": ("shanghai", (9, 9), {}),
    "past a corner": ("shanghai", (12, 7), {}),
    "loose tiles on two walls": ("shanghai", (2, 2), {}),
    "seventeen stacks": ("shanghai-136", (9, 9), {"last": "jump"}),
    "riichi": ("riichi-wall", (2,), {"kongs": 4}),
}


@pytest.fixture(params=DEALS, ids=list(DEALS))
def result(request):
    ruleset, throws, fields = DEALS[request.param]
    return answered(ruleset, *throws, **fields)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_the_square_is_equally_wide(result, language):
    lines = drawing(result, catalogue(language))
    assert {wcswidth(line) for line in lines} == {WIDTH}
    assert len(lines) == result.stacks + 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_text_is_wider_than_the_terminal(result, language):
    text = writers.to_text(wall.deal_view(result, catalogue(language), ViewRequest(explain=True)), columns=80)
    assert max(wcswidth(line) for line in text.split("\n")) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_the_drawing_take_two_cells_at_most(language):
    words = catalogue(language)
    assert all(1 <= wcswidth(words.text(f"wall.sign.{kind}")) <= 2 for kind in ORDER)


def test_the_square_of_the_lecture_stands_as_it_is_taught():
    lines = drawing(answered("shanghai", 6, 5), catalogue("ko"))
    assert lines[11].endswith("11B > # #  6 ")
    assert lines[13].endswith("11A > # #  8 ")
    assert lines[14].rstrip().endswith("# #  9")
    assert lines[16].rstrip().endswith("허문 곳 > - -  11")
    assert lines[17].rstrip().endswith("첫 패 > 동동 12")
    assert lines[26].strip() == "A  동 북 북 서 서 남 남 동 동 북 북 서 서 남 남 동 동 북"
    assert lines[28].split() == [str(number) for number in range(18, 0, -1)]
    assert lines[22].startswith(" 2 북>")


def test_a_break_in_a_horizontal_wall_is_pointed_at_from_inside():
    lines = drawing(answered("shanghai", 5, 4), catalogue("en"))
    row = next(line for line in lines if "^" in line)
    numbers = lines[-2]
    assert row.split() == ["start", "^", "^", "break"]
    assert row.index("^") == numbers.index("10 ")
    assert row.rindex("^") == numbers.index(" 9 ") + 1


def test_a_tile_is_shown_as_what_says_most(result):
    shown = marks(result)
    assert len(shown.tiles) == result.tiles
    assert set(shown.tiles.values()) <= set(ORDER)
    assert shown.tiles[result.next_draw] == "next_draw"


def test_after_kongs_the_drawing_marks_what_was_taken_and_what_is_next():
    shown = marks(answered("shanghai", 6, 5, kongs=3, flowers="E:2,W:1"))
    assert shown.laid == {"S5": "S10B"}
    assert [shown.tiles[tile] for tile in ("S11A", "S10A", "S10B", "S3A", "S2A", "S2B")] == [
        "kong",
        "kong",
        "moved",
        "flower",
        "flower",
        "next_flower",
    ]


def test_one_tile_is_next_for_both_where_flowers_and_kongs_share_an_end():
    assert marks(answered("shanghai-today", 6, 5)).tiles["S11A"] == "next_end"


def test_the_two_tiles_of_a_stack_are_written_as_the_stack():
    assert places(["E1A", "E1B", "N2B", "N3A"], catalogue("ko")) == "동1 북2B 북3A"


def test_the_steps_of_the_lecture_in_korean():
    told = steps(answered("shanghai", [2, 4], 5, flowers="E:2,W:1", kongs=1), catalogue("ko"))
    assert told[0] == (
        "동가가 주사위 2개를 던져 2 + 4 = 6이 나왔습니다. 동가를 1로 하여 동, 남, 서, 북 순으로 6까지 세면 "
        "남가입니다. 남가의 패산을 허뭅니다."
    )
    assert told[1] == "이번에는 남가가 주사위를 던져 5가 나왔습니다. 두 합을 더하면 6 + 5 = 11입니다."
    assert told[2] == "남가가 자기 패산의 오른쪽 끝에서 11번째 당까지 셉니다. 11번째 당은 남11입니다."
    assert any("남11A를 남8 위에, 남11B를 남6 위에 올려 놓습니다" in text for text in told)
    assert "동가가 꽃패 2개를 공개하고 남3을 가져갑니다." in told
    assert "1번째 깡: 남11A (남8 위)를 가져갑니다." in told
    assert any("늦게 알아챈 사람은 그 판에서 화료할 수 없습니다" in text for text in told)
    assert any("안깡이 되면 그 자리에서 선언해야 합니다" in text for text in told)


def test_the_steps_say_where_the_count_and_the_dead_wall_leave_a_wall():
    told = " ".join(steps(answered("shanghai", 12, 12), catalogue("en")))
    assert "A wall has only 18 stacks, so the count to 24 goes on clockwise into the next wall." in told
    assert "It runs past the end of West's wall into North's." in told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options", [{"dead_wall": "8"}, {"dead_wall": "10"}, {"loose_on": "[99, 1]"}, {"loose_on": "[1, 99]"}]
)
def test_a_single_tile_that_is_laid_down_has_a_sentence(options, language):
    """The dead wall may be too short for one of the two."""
    result = answered("shanghai", 6, 5, rules=options)
    assert len(result.loose) == 1
    told = steps(result, catalogue(language))
    assert any(place(result.loose[0].tile, catalogue(language)) in line for line in told)


def test_the_steps_of_riichi_tell_of_indicators_and_of_the_shifted_tile():
    told = " ".join(steps(answered("riichi-wall", 8, kongs=1), catalogue("en")))
    assert "Turn over N6A, the upper tile of stack 3 from the break" in told
    assert "Kong 1 takes N8A, and N1B, the last live tile, joins the dead wall." in told
    assert "flower" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_picture_of_every_stack(result, language):
    page = writers.to_html(wall.deal_view(result, catalogue(language), ViewRequest()), title="wall", language=language)
    svg = ElementTree.fromstring(re.search(r"<svg.*</svg>", page, re.DOTALL)[0])
    space = "{http://www.w3.org/2000/svg}"
    shown = marks(result)
    legend = len(shown.kinds()) + bool(shown.laid)
    assert len(svg.findall(f"{space}rect")) == result.tiles + len(shown.laid) + legend
    _, _, wide, high = map(int, svg.get("viewBox").split())
    for text in svg.findall(f"{space}text"):
        assert 0 <= int(text.get("x")) <= wide
        assert 0 <= int(text.get("y")) <= high
    assert svg.find(f"{space}title").text


def test_markdown_keeps_the_drawing_as_it_stands():
    result = answered("shanghai", 6, 5)
    text = writers.to_markdown(wall.deal_view(result, catalogue("ko"), ViewRequest()))
    assert "```text\n" + drawing(result, catalogue("ko"))[0] in text


def test_the_table_names_the_wall_of_every_throw():
    from scorecalc.api import prepared

    ready = prepared("shanghai", {})
    text = writers.to_text(wall.table_view(ready.game.table(ready.rules, {}), catalogue("ko"), ViewRequest()))
    assert "남가    2, 6, 10" in text
