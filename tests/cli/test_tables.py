"""`scorecalc points` and `scorecalc table`."""

import csv
import io
import json

import pytest

from scorecalc.render.width import width


def test_without_more_words_both_ways_to_win_of_dealer_and_child_are_priced(run) -> None:
    code, out, err = run("--lang ko points 3판40부")
    assert (code, err) == (0, "")
    rows = [line.split("  ")[0] for line in out.splitlines()]
    assert rows == ["판·부", "친 론", "친 쯔모", "자 론", "자 쯔모"]
    assert "“1300·2600”" in out


@pytest.mark.parametrize(
    ("line", "cases"),
    [
        ("points 3 40", [("E", "ron"), ("E", "tsumo"), ("S", "ron"), ("S", "tsumo")]),
        ("points 3 40 -t", [("E", "tsumo"), ("S", "tsumo")]),
        ("points 3 40 --ron", [("E", "ron"), ("S", "ron")]),
        ("points 3 40 -s W", [("W", "ron"), ("W", "tsumo")]),
        ("points 3 40 -s W -t", ("W", "tsumo")),
        # there is no 1 han 20 fu by tsumo
        ("points 1 20", [("E", "ron"), ("S", "ron")]),
    ],
)
def test_seat_and_way_to_win_narrow_the_cases(run, line, cases) -> None:
    made = json.loads(run(f"{line} --json").out)
    found = [(each["seat"], each["by"]) for each in made] if isinstance(made, list) else (made["seat"], made["by"])
    assert found == cases


def test_counters_and_sticks_are_paid(run) -> None:
    made = json.loads(run("points 만관 -s S --ron -b 2 --sticks 1 --json").out)
    assert (made["limit"], made["payments"], made["income"]) == ("mangan", {"discarder": 8600}, 9600)


def test_what_cannot_occur_is_refused_where_nothing_else_can(run) -> None:
    code, out, err = run("points 1 20 -t")
    assert (code, out) == (2, "")
    assert err.startswith("error: there is no 1 han 20 fu by tsumo")


def test_rulesets_that_price_alike_are_shown_once(run) -> None:
    out = run("points 3 40 -R riichi -R tenhou").out
    assert out.count("5,200") == run("points 3 40").out.count("5,200")
    assert "tenhou" in out


@pytest.mark.parametrize("language", ["en", "ko", "ja"])
@pytest.mark.parametrize("columns", [60, 80, 120])
def test_a_table_fits_the_terminal(run, monkeypatch, language, columns) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    code, out, err = run(f"table --lang {language}")
    assert (code, err) == (0, "")
    assert max(map(width, out.split("\n"))) <= columns


def test_the_choice_of_rows_and_columns(run) -> None:
    made = json.loads(run("table --seat child --han 1-4 --fu 20-60 --json").out)
    assert made["schema"] == "scorecalc.table/1"
    assert {row["seat"] for row in made["rows"]} == {"child"}
    assert sorted({row["han"] for row in made["rows"]}) == [1, 2, 3, 4]
    assert sorted({row["fu"] for row in made["rows"]}) == [20, 25, 30, 40, 50, 60]
    row = next(row for row in made["rows"] if (row["han"], row["fu"]) == (2, 30))
    assert (row["ron"], row["tsumo"]) == (2000, {"dealer": 1000, "other": 500})


def test_fu_that_no_hand_has_are_refused(run) -> None:
    assert run("table --fu 35") == (2, "", "error: no hand of this table has 35 fu\n  35\n  ^^\n")


@pytest.mark.parametrize("han", ["0", "0-3", "4-1", "a"])
def test_rows_that_are_no_han_are_refused(run, han) -> None:
    code, out, err = run(f"table --han {han}")
    assert (code, out) == (2, "")
    assert err.startswith(f"error: '{han}' is no list of han")


def test_counters_are_part_of_the_payments(run) -> None:
    made = json.loads(run("table --seat dealer --han 1 --fu 30 -b 1 --json").out)
    assert [(row["ron"], row["tsumo"]) for row in made["rows"]] == [(1800, {"each": 600})]


@pytest.mark.parametrize("honba", ["-1", "two", "9" * 5000], ids=["negative", "a word", "thousands of digits"])
def test_counters_that_are_no_number_are_refused(run, honba) -> None:
    code, out, err = run(f"table --honba={honba}")
    assert (code, out) == (2, "")
    assert err.startswith(f"error: '{honba}' is no number of honba\n")


def test_a_table_as_csv_has_a_column_for_each_payer(run) -> None:
    rows = list(csv.DictReader(io.StringIO(run("table --seat both --han 2 --fu 30 -f csv").out)))
    child = {"seat": "child", "han": "2", "fu": "30", "ron": "2000", "tsumo_dealer": "1000", "tsumo_other": "500"}
    assert {name: rows[1][name] for name in child} == child
    assert (rows[0]["tsumo_each"], rows[0]["tsumo_dealer"], rows[0]["limit"]) == ("1000", "", "")


def test_the_formats_of_a_table(run) -> None:
    assert "| 1 han | Ron   |" in run("table -f md").out
    html = run("table -f html --lang ko").out
    assert html.startswith('<!DOCTYPE html>\n<html lang="ko">')
    assert '<td style="text-align:left">쯔모</td>' in html


def test_several_rulesets_are_several_tables(run) -> None:
    made = json.loads(run("table -R riichi -R riichi-han --json").out)
    assert [table["ruleset"] for table in made] == ["riichi", "riichi-han"]
    out = run("table -R riichi -R riichi-han --han 1 --lang ko").out
    assert out.startswith("리치마작\n")


@pytest.mark.parametrize("form", ["text", "md", "html", "json", "csv"])
def test_the_combinations_of_a_hwatu_ruleset(run, form) -> None:
    code, out, err = run(f"table -R yukbaek --lang ko -f {form}")
    assert (code, err) == (0, "")
    assert "송학광" in out
    assert "200" in out
