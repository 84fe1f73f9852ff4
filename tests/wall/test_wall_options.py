"""Every option of the wall makes a difference, and only values that make a wall are taken."""

import pytest
from walls import answered, deal, problems

from scorecalc.errors import InputError
from scorecalc.files.rulesets import load
from scorecalc.lang import catalogue
from scorecalc.option_set import fields
from scorecalc.wall import game
from scorecalc.wall.options import Options
from scorecalc.wall.views.steps import steps


def told(result):
    return " ".join(steps(result, catalogue("en")))


# option: (value, base ruleset, throws and fields, what shows the difference, before, after)
SHOWN = {
    "stacks": ("17", "shanghai", (10, 9), {}, "dead_wall", ["E1", *(f"S{n}" for n in range(18, 11, -1))],
               ["E2", "E1", *(f"S{n}" for n in range(17, 11, -1))]),
    "flowers": ("4", "shanghai", (6, 5), {}, "flower_order", ["S3A", "S3B", "S2A", "S2B", "S1A", "S1B", "W18A", "W18B"],
                ["S3A", "S3B", "S2A", "S2B"]),
    "dice": ("1", "shanghai", (2, 1), {}, "k", None, 3),
    "throws": ("2", "riichi-wall", (6, 5), {}, "k", None, 11),
    "second_thrower": ("east", "shanghai", (6, 5), {}, "second_thrower", "S", "E"),
    "rounds": ("2", "shanghai", (6, 5), {}, "next_draw", "N2B", "E12B"),
    "stacks_at_once": ("1", "shanghai", (6, 5), {}, "next_draw", "N2B", "E8B"),
    "last": ("jump", "shanghai", (6, 5), {}, "last_tiles",
             [["E", ["E18A", "E18B"]], ["S", ["N1A"]], ["W", ["N1B"]], ["N", ["N2A"]]],
             [["E", ["E18A", "N2A"]], ["S", ["E18B"]], ["W", ["N1A"]], ["N", ["N1B"]]]),
    "dead_wall": ("0", "shanghai", (6, 5), {}, "live_after_deal", 75, 91),
    "kept_full": ("true", "shanghai", (6, 5), {"kongs": 1}, "shifted", [], ["S3B"]),
    "kongs": ("3", "riichi-wall", (8,), {}, "rinshan", ["N8A", "N8B", "N7A", "N7B"], ["N8A", "N8B", "N7A"]),
    "loose_on": ("[1, 2]", "shanghai", (6, 5), {}, "loose",
                 {"first": ["S11A", "on S8"], "second": ["S11B", "on S6"]},
                 {"first": ["S11A", "on S10"], "second": ["S11B", "on S9"]}),
    "loose_pairs": ("first", "shanghai", (6, 5), {"kongs": 2}, "loose_now",
                    [["S10A", "on S7"], ["S10B", "on S5"]], []),
    "flower_from": ("kong_end", "shanghai", (6, 5), {"flowers": "E:1"}, "flowers", [["E", ["S3A"]]], [["E", ["S11A"]]]),
    "flower_again": ("next_lap", "shanghai", (6, 5), {"flowers": "E:2+1,W:1"}, "flowers",
                     [["E", ["S3A", "S3B"]], ["E", ["S2A"]], ["W", ["S2B"]]],
                     [["E", ["S3A", "S3B"]], ["W", ["S2A"]], ["E", ["S2B"]]]),
    "indicator": ("0", "riichi-wall", (8,), {}, "dora_indicator", "N6A", None),
}  # fmt: skip


@pytest.mark.parametrize("option", SHOWN)
def test_an_option_changes_what_its_words_say(option):
    value, ruleset, throws, fields, field, before, after = SHOWN[option]
    if option in ("dice", "throws"):
        assert problems(ruleset, *throws, **fields)
    else:
        plain = deal(ruleset, *throws, **fields)
        assert plain.get(field) == before
    changed = deal(ruleset, *throws, rules={option: value}, **fields)
    assert changed.get(field) == after


def test_the_rule_on_concealed_kongs_is_told_as_the_ruleset_has_it():
    assert "has to be declared at once" in told(answered("shanghai", 6, 5))
    changed = told(answered("shanghai", 6, 5, rules={"concealed_kong": "any_time"}))
    assert "may be declared on any of your own turns" in changed
    assert "has to be declared at once" not in changed


def test_the_rule_on_late_flowers_is_told_as_the_ruleset_has_it():
    assert "cannot win this hand" in told(answered("shanghai", 6, 5))
    assert "Finding one late costs nothing" in told(answered("shanghai", 6, 5, rules={"late_flower": "free"}))


def test_every_option_has_a_test():
    tested = {*SHOWN, "concealed_kong", "late_flower"}
    assert tested == fields(Options).keys()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"dead_wall": 15}, "a dead wall is made of stacks, so its tiles are even in number: 15"),
        ({"dead_wall": 92}, "dead_wall is 0 to 83, not 92"),
        ({"loose_on": (3,)}, "loose_on takes two distances, or none: 3"),
        ({"kongs": 17}, "kongs is 0 to 16, not 17"),
        ({"indicator": 3}, "indicator is 0 to 0, not 3"),
        ({"flowers": -1}, "flowers is 0 to 72, not -1"),
        ({"rounds": 4}, "rounds is 0 to 3, not 4"),
        ({"stacks_at_once": 0}, "stacks_at_once is 1 to 2, not 0"),
    ],
)
def test_values_that_make_no_wall_are_rejected(changes, message):
    options = load("shanghai").options.replaced(**changes)
    with pytest.raises(InputError) as caught:
        game.rules(options)
    said = [catalogue("en").text(problem.key, **problem.values) for problem in caught.value.problems]
    assert message in said
    assert all(problem.code == "bad_value" for problem in caught.value.problems)


def test_all_values_that_make_no_wall_are_reported_together():
    with pytest.raises(InputError) as caught:
        game.rules(load("shanghai").options.replaced(dead_wall=15, kongs=17))
    assert [problem.field for problem in caught.value.problems] == ["kongs", "dead_wall"]
