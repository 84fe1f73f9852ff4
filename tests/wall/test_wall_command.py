"""`scorecalc deal` as it is typed."""

import json
from pathlib import Path

import pytest

from scorecalc.cli import run as main


def run(capsys, *words):
    code = main([*words, "--no-config"])
    out, err = capsys.readouterr()
    return code, out, err


def test_the_example_of_the_lecture(capsys):
    code, out, err = run(capsys, "deal", "shanghai", "6", "5", "--lang", "ko")
    assert (code, err) == (0, "")
    assert "허문 곳 남11, 첫 패 남12" in out
    assert "루스패          남11A → 남8 위, 남11B → 남6 위" in out


def test_json_is_the_contract_whatever_the_language(capsys):
    code, out, _ = run(capsys, "deal", "shanghai", "2+4", "5", "--last", "jump", "--json", "--lang", "ko")
    made = json.loads(out)
    assert code == 0
    assert made["schema"] == "scorecalc.deal/1"
    assert (made["ruleset"], made["wall"], made["last"], made["dice"]) == ("shanghai", "S", "jump", [[2, 4], None])


def test_step_tells_the_procedure(capsys):
    _, without, _ = run(capsys, "deal", "shanghai", "6", "5", "--lang", "en")
    code, out, _ = run(capsys, "deal", "shanghai", "6", "5", "--step", "--lang", "en")
    assert code == 0
    assert "Now South throws: 5. Both throws are added: 6 + 5 = 11." in " ".join(out.split())
    assert "Now South throws" not in without


def test_flowers_and_kongs_of_the_line_are_replaced(capsys):
    _, out, _ = run(capsys, "deal", "shanghai", "6", "5", "--flowers", "E:2,W:1", "--kongs", "1", "--json")
    made = json.loads(out)
    assert made["flowers"] == [["E", ["S3A", "S3B"]], ["W", ["S2A"]]]
    assert made["kongs"] == [["S11A", "on S8"]]


def test_set_changes_an_option_for_this_deal(capsys):
    _, out, _ = run(capsys, "deal", "shanghai", "6", "5", "--set", "dead_wall=0", "--json")
    made = json.loads(out)
    assert (made["rules"], made["dead_wall"]) == ({"dead_wall": 0}, [])


def test_the_same_seed_throws_the_same_dice(capsys):
    first = run(capsys, "deal", "shanghai", "--roll", "--seed", "7", "--json")
    assert first == run(capsys, "deal", "shanghai", "--seed", "7", "--json")
    made = json.loads(first[1])
    assert [len(throw) for throw in made["dice"]] == [2, 2]
    assert [sum(throw) for throw in made["dice"]] == made["throws"]


def test_dice_thrown_without_a_seed_can_be_thrown(capsys):
    code, out, _ = run(capsys, "deal", "riichi-wall", "--roll", "--json")
    assert code == 0
    assert all(1 <= die <= 6 for die in json.loads(out)["dice"][0])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("shanghai", "6"), "error: this ruleset has 2 throws, only 1 given"),
        (("shanghai", "--seed", "x"), "error: a seed is a whole number, not x"),
        (("shanghai", "6", "5", "--roll"), "error: --roll throws the dice itself; it does not go with given throws"),
        (("riichi", "6"), "error: riichi is not a ruleset with a deal of its own"),
        (("shanghai", "6", "5", "--players", "3"), "error: --players does not go with the ruleset shanghai"),
        (("yukbaek", "6"), "error: 6 does not go with the ruleset yukbaek"),
        (("yukbaek",), "error: the number of players is missing"),
        (("yukbaek", "--players", "two"), "error: not a number of players: 'two'"),
    ],
)
def test_a_line_that_makes_no_deal_ends_with_two(capsys, words, message):
    code, out, err = run(capsys, "deal", *words, "--lang", "en")
    assert (code, out) == (2, "")
    assert err.startswith(message + "\n")


def test_the_deal_of_hwatu_takes_its_order_from_the_ruleset(capsys):
    code, out, _ = run(capsys, "deal", "yukbaek", "--players", "3", "--json")
    made = json.loads(out)
    assert code == 0
    assert made["schema"] == "scorecalc.hwatu.deal/1"
    assert (made["players"], made["tung"]) == (3, False)
    assert json.loads(run(capsys, "deal", "yukbaek", "--players", "3", "--tung", "--json")[1])["tung"] is True


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
def test_help_lists_every_option_of_the_command(capsys, language):
    code, out, _ = run(capsys, "deal", "-h", "--lang", language)
    assert code == 0
    for option in ("--last", "--kongs", "--flowers", "--step", "--roll", "--seed", "--players", "--tung", "--set"):
        assert option in out


def test_the_table_of_a_wall_says_which_throw_names_whose(capsys):
    code, out, _ = run(capsys, "table", "-R", "shanghai", "--lang", "en")
    assert code == 0
    assert [line.split()[0] for line in out.splitlines()[3:]] == ["East", "South", "West", "North"]
    assert "North   4, 8, 12" in out


def test_the_example_file_is_scored_without_a_mistake(capsys):
    file = Path(__file__).parents[2] / "examples" / "deal-shanghai.yaml"
    code, out, _ = run(capsys, "batch", str(file), "-f", "jsonl")
    made = [json.loads(line) for line in out.splitlines()]
    assert code == 0
    assert [row["break_stack"] for row in made] == ["S11", "S11", "S11", "E1", "N8"]
