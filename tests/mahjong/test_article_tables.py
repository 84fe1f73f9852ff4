"""The tables of the article, typed cell by cell (scoring article §2, §3.3, §3.4), against `table` and against `points`.

The two tables below are turned: a line is one fu, its columns are 1, 2, 3 and 4 han. A cell is `ron (tsumo)`: the tsumo of a
dealer is paid by each, that of a child is `other, dealer`; `-` cannot occur. The article prices 20 fu of 1 han by ron and names
it the open pinfu shape.
"""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from hands import asked, plain, rules_of

from scorecalc.answer import Rejected
from scorecalc.mahjong.game import score, table

DEALER = """
20  | 1000 (-)    | 2000 (700)   | 3900 (1300)         | 7700 (2600)
25  | -           | 2400 (-)     | 4800 (1600)         | 9600 (3200)
30  | 1500 (500)  | 2900 (1000)  | 5800 (2000)         | 11600 (3900)
40  | 2000 (700)  | 3900 (1300)  | 7700 (2600)         | mangan 12000 (4000)
50  | 2400 (800)  | 4800 (1600)  | 9600 (3200)         | mangan 12000 (4000)
60  | 2900 (1000) | 5800 (2000)  | 11600 (3900)        | mangan 12000 (4000)
70  | 3400 (1200) | 6800 (2300)  | mangan 12000 (4000) | mangan 12000 (4000)
80  | 3900 (1300) | 7700 (2600)  | mangan 12000 (4000) | mangan 12000 (4000)
90  | 4400 (1500) | 8700 (2900)  | mangan 12000 (4000) | mangan 12000 (4000)
100 | 4800 (1600) | 9600 (3200)  | mangan 12000 (4000) | mangan 12000 (4000)
110 | 5300 (-)    | 10600 (3600) | mangan 12000 (4000) | mangan 12000 (4000)
"""
CHILD = """
20  | 700 (-)          | 1300 (400, 700)   | 2600 (700, 1300)         | 5200 (1300, 2600)
25  | -                | 1600 (-)          | 3200 (800, 1600)         | 6400 (1600, 3200)
30  | 1000 (300, 500)  | 2000 (500, 1000)  | 3900 (1000, 2000)        | 7700 (2000, 3900)
40  | 1300 (400, 700)  | 2600 (700, 1300)  | 5200 (1300, 2600)        | mangan 8000 (2000, 4000)
50  | 1600 (400, 800)  | 3200 (800, 1600)  | 6400 (1600, 3200)        | mangan 8000 (2000, 4000)
60  | 2000 (500, 1000) | 3900 (1000, 2000) | 7700 (2000, 3900)        | mangan 8000 (2000, 4000)
70  | 2300 (600, 1200) | 4500 (1200, 2300) | mangan 8000 (2000, 4000) | mangan 8000 (2000, 4000)
80  | 2600 (700, 1300) | 5200 (1300, 2600) | mangan 8000 (2000, 4000) | mangan 8000 (2000, 4000)
90  | 2900 (800, 1500) | 5800 (1500, 2900) | mangan 8000 (2000, 4000) | mangan 8000 (2000, 4000)
100 | 3200 (800, 1600) | 6400 (1600, 3200) | mangan 8000 (2000, 4000) | mangan 8000 (2000, 4000)
110 | 3600 (-)         | 7100 (1800, 3600) | mangan 8000 (2000, 4000) | mangan 8000 (2000, 4000)
"""
LIMITS = """
dealer | 5  | mangan 12000 (4000)
dealer | 6  | haneman 18000 (6000)
dealer | 7  | haneman 18000 (6000)
dealer | 8  | baiman 24000 (8000)
dealer | 9  | baiman 24000 (8000)
dealer | 10 | baiman 24000 (8000)
dealer | 11 | sanbaiman 36000 (12000)
dealer | 12 | sanbaiman 36000 (12000)
dealer | 13 | counted_yakuman 48000 (16000)
child  | 5  | mangan 8000 (2000, 4000)
child  | 6  | haneman 12000 (3000, 6000)
child  | 7  | haneman 12000 (3000, 6000)
child  | 8  | baiman 16000 (4000, 8000)
child  | 9  | baiman 16000 (4000, 8000)
child  | 10 | baiman 16000 (4000, 8000)
child  | 11 | sanbaiman 24000 (6000, 12000)
child  | 12 | sanbaiman 24000 (6000, 12000)
child  | 13 | counted_yakuman 32000 (8000, 16000)
"""
HAN_ONLY = """
1     | 1000 (300, 500)    | 1500 (500)
2     | 2000 (500, 1000)   | 2900 (1000)
3     | 3900 (1000, 2000)  | 5800 (2000)
4     | 7700 (2000, 3900)  | 11600 (3900)
5     | 8000 (2000, 4000)  | 12000 (4000)
6-7   | 12000 (3000, 6000) | 18000 (6000)
8-10  | 16000 (4000, 8000) | 24000 (8000)
11-12 | 24000 (6000, 12000)| 36000 (12000)
13+   | 32000 (8000, 16000)| 48000 (16000)
"""
KIRIAGE = {(4, 30), (3, 60)}
"""The slanted cells; their slant is lost in the article's text, but footnote 5 and the formula leave these two."""
_CELL = re.compile(r"(?:([a-z_]+) )?(\d+) \((-|[\d, ]+)\)")


class Cell(NamedTuple):
    """One cell: what it pays by ron and tsumo (None where it cannot occur) and the limit it names."""

    seat: str
    han: int
    fu: int | None
    ron: int | None
    tsumo: dict[str, int] | None
    limit: str | None

    @property
    def name(self) -> str:
        return f"{self.seat}-{self.han}han-{self.fu}fu"


def cell(seat: str, han: int, fu: int | None, text: str) -> Cell:
    match = _CELL.fullmatch(text.strip())
    if match is None:
        assert text.strip() == "-"
        return Cell(seat, han, fu, None, None, None)
    paid = None if match[3] == "-" else [int(part) for part in match[3].split(",")]
    tsumo = paid and (dict(zip(("other", "dealer"), paid, strict=True)) if seat == "child" else {"each": paid[0]})
    return Cell(seat, han, fu, int(match[2]), tsumo, match[1])


def cells(seat: str, text: str) -> list[Cell]:
    """The cells of one to four han, in the order of the table: a line is one fu, a column one han."""
    lines = [[part.strip() for part in line.split("|")] for line in text.strip().splitlines()]
    return [cell(seat, han, int(line[0]), line[han]) for han in (1, 2, 3, 4) for line in lines]


def limits(wanted: str) -> list[Cell]:
    lines = [[part.strip() for part in line.split("|")] for line in LIMITS.strip().splitlines()]
    return [cell(seat, int(han), None, text) for seat, han, text in lines if seat == wanted]


ALL = [*cells("dealer", DEALER), *limits("dealer"), *cells("child", CHILD), *limits("child")]


def row(of: Cell, **changes: Any) -> dict[str, Any]:
    shown = of._asdict() | {"kiriage": (of.han, of.fu) in KIRIAGE}
    return shown | changes


def test_both_tables_have_all_their_cells() -> None:
    assert len(ALL) == 2 * (4 * 11 + 9)
    assert sum(each.ron is None for each in ALL) == 2
    assert sum(each.tsumo is None for each in ALL) == 2 * 4


def test_the_table_of_the_ruleset_is_the_table_of_the_article() -> None:
    assert table(rules_of(), {}).document(detail="short")["rows"] == [row(each) for each in ALL]


@pytest.mark.parametrize("of", [each for each in ALL if each.ron], ids=lambda of: of.name)
def test_a_cell_is_what_han_and_fu_pay_by_ron(of: Cell) -> None:
    fields = {"han": of.han, "by": "ron", "seat": "E" if of.seat == "dealer" else "S"}
    result = asked(**fields, **({"fu": of.fu} if of.fu else {}))
    assert (result["payments"], result["points"], result["limit"]) == ({"discarder": of.ron}, of.ron, of.limit)


@pytest.mark.parametrize("of", [each for each in ALL if each.tsumo], ids=lambda of: of.name)
def test_a_cell_is_what_han_and_fu_pay_by_tsumo(of: Cell) -> None:
    fields = {"han": of.han, "by": "tsumo", "seat": "E" if of.seat == "dealer" else "S"}
    result = asked(**fields, **({"fu": of.fu} if of.fu else {}))
    assert (result["payments"], result["limit"]) == (of.tsumo, of.limit)


EMPTY = [(each, by) for each in ALL for by in ("ron", "tsumo") if getattr(each, by) is None]


@pytest.mark.parametrize(("of", "by"), EMPTY, ids=[f"{each.name}-{by}" for each, by in EMPTY])
def test_an_empty_cell_cannot_occur(of: Cell, by: str) -> None:
    record = {"han": of.han, "fu": of.fu, "by": by, "seat": "E" if of.seat == "dealer" else "S"}
    result = plain(score("points", record, rules_of()))
    assert isinstance(result, Rejected)
    assert [problem.code for problem in result.problems] == ["bad_number"]


def test_with_kiriage_the_slanted_cells_are_mangan_and_no_other_changes() -> None:
    """절상 만관을 적용하는 경우 기울어진 숫자 부분도 만관으로 한다 (scoring article §3.3, §3.4)."""
    mangan = {("dealer"): ({"each": 4000}, 12000), ("child"): ({"dealer": 4000, "other": 2000}, 8000)}
    lifted = [
        row(each, tsumo=mangan[each.seat][0], ron=mangan[each.seat][1], limit="mangan")
        if (each.han, each.fu) in KIRIAGE
        else row(each)
        for each in ALL
    ]
    assert table(rules_of(kiriage_mangan="true"), {}).document(detail="short")["rows"] == lifted


def test_the_han_only_table_is_the_one_of_the_article() -> None:
    expected = []
    for line in HAN_ONLY.strip().splitlines():
        han, child, dealer = line.split("|")
        for seat, text in (("dealer", dealer), ("child", child)):
            of = cell(seat, 0, None, text)
            expected.append({"seat": seat, "han": han.strip(), "ron": of.ron, "tsumo": of.tsumo})
    assert table(rules_of("riichi-han"), {}).document(detail="short")["rows"] == expected


@pytest.mark.parametrize(("han", "total"), [(1, 1100), (2, 2000), (3, 4000), (4, 7900), (5, 8000)], ids=str)
def test_a_childs_tsumo_comes_to_what_the_footnotes_say(han: int, total: int) -> None:
    """Notes 1 to 7: 1,100, 4,000, 7,900, where the ron is 1,000, 3,900, 7,700."""
    assert asked("riichi-han", han=han, by="tsumo", seat="S")["points"] == total


@pytest.mark.parametrize(("han", "total"), [(1, 1500), (2, 3000), (3, 6000), (4, 11700), (5, 12000)])
def test_a_dealers_tsumo_comes_to_what_the_footnotes_say(han: int, total: int) -> None:
    assert asked("riichi-han", han=han, by="tsumo", seat="E")["points"] == total


def test_one_han_more_at_half_the_fu_is_the_same() -> None:
    """1판 80부 = 2판 40부 = 3판 20부; 5판 20부 = 4판 40부 = 3판 80부; n판 25부 is (n−1)판 50부 (notes 16, 17, 33)."""
    for first, *others in [
        [(1, 80), (2, 40), (3, 20)],
        [(3, 80), (4, 40), (5, 20)],
        [(2, 25), (1, 50)],
        [(4, 25), (3, 50)],
    ]:
        expected = asked(han=first[0], fu=first[1], by="ron", seat="S")["points"]
        assert [asked(han=han, fu=fu, by="ron", seat="S")["points"] for han, fu in others] == [expected] * len(others)


def test_a_counter_adds_300_to_a_ron_and_100_to_each_payment_of_a_tsumo() -> None:
    """A dealer's mangan at one honba: 12,300, or 4,100 from all; for a child too (scoring article §3.2)."""
    assert asked(han=5, by="ron", seat="E", honba=1)["payments"] == {"discarder": 12300}
    assert asked(han=5, by="tsumo", seat="E", honba=1)["payments"] == {"each": 4100}
    assert asked(han=5, by="tsumo", seat="E", honba=1)["income"] == 12300
    assert asked(han=5, by="ron", seat="S", honba=2)["payments"] == {"discarder": 8600}
    assert asked(han=5, by="tsumo", seat="S", honba=2)["payments"] == {"dealer": 4200, "other": 2200}


def test_a_table_may_show_the_payments_at_a_number_of_honba() -> None:
    shown = table(rules_of(), {"han": [5], "seats": ["dealer"], "honba": 1}).document(detail="short")
    assert [(row["ron"], row["tsumo"]) for row in shown["rows"]] == [(12300, {"each": 4100})]


def test_the_worked_examples_of_the_principle() -> None:
    """자 30부 1판 론 960 → 1000; 쯔모 300-500; 부모 1440 → 1500, 500 all; 자 50부 3판 6400, 1600-3200 (scoring article §3.5)."""
    assert asked(han=1, fu=30, by="ron", seat="S")["payments"] == {"discarder": 1000}
    assert asked(han=1, fu=30, by="tsumo", seat="S")["payments"] == {"dealer": 500, "other": 300}
    assert asked(han=1, fu=30, by="ron", seat="E")["payments"] == {"discarder": 1500}
    assert asked(han=1, fu=30, by="tsumo", seat="E")["payments"] == {"each": 500}
    assert asked(han=3, fu=50, by="ron", seat="S")["payments"] == {"discarder": 6400}
    assert asked(han=3, fu=50, by="tsumo", seat="S")["payments"] == {"dealer": 3200, "other": 1600}
    assert asked(han=3, fu=50, by="ron", seat="E")["payments"] == {"discarder": 9600}
    assert asked(han=3, fu=50, by="tsumo", seat="E")["payments"] == {"each": 3200}
