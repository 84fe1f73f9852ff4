"""Kong and flower tiles: which go where, what is next, and what is left."""

from walls import deal

TODAY = {"dead_wall": "0"}


def test_kongs_take_the_loose_tiles_and_then_the_next_pair_is_laid_down():
    result = deal("shanghai", 6, 5, kongs=3)
    assert result["kongs"] == [["S11A", "on S8"], ["S11B", "on S6"], ["S10A", "on S7"]]
    assert result["loose_now"] == [["S10B", "on S5"]]
    assert result["next_kongs"][:2] == ["S10B", "S9A"]
    assert (len(result["dead_left"]), result["live_left"]) == (13, 75)


def test_loose_tiles_stay_in_place_where_the_dead_wall_has_no_stack_left_for_them():
    taken = deal("shanghai", 6, 5, kongs=16)["kongs"]
    assert taken[6:12] == [
        ["S8A", "on S5"],
        ["S8B", "S8"],
        ["S7A", "on S4"],
        ["S7B", "S7"],
        ["S6A", "S6"],
        ["S6B", "S6"],
    ]


def test_a_dead_wall_that_is_used_up_has_no_next_tile():
    result = deal("shanghai", 6, 5, kongs=16)
    assert (result["next_kongs"], result["dead_left"], result["loose_now"]) == ([], [], [])
    assert result["live_left"] == 75


def test_flowers_are_replaced_from_the_haitei_tiles_in_the_order_of_the_seats():
    result = deal("shanghai", 6, 5, flowers={"W": 1, "E": 2})
    assert result["flowers"] == [["E", ["S3A", "S3B"]], ["W", ["S2A"]]]
    assert result["next_flowers"] == ["S2B", "S1A", "S1B", "W18A", "W18B"]
    assert (result["live_left"], result["last_live"], len(result["dead_left"])) == (72, "S2B", 16)


def test_flowers_may_be_one_text_with_the_winds_in_any_script():
    assert deal("shanghai", 6, 5, flowers="서:1,東:2") == deal("shanghai", 6, 5, flowers={"W": 1, "E": 2})


def test_without_a_dead_wall_flowers_and_kongs_are_taken_from_the_same_end():
    result = deal("shanghai-today", 6, 5, flowers="E:2,W:1", kongs="2")
    assert result["flowers"] == [["E", ["S11A", "S11B"]], ["W", ["S10A"]]]
    assert result["kongs"] == [["S10B", "S10"], ["S9A", "S9"]]
    assert result["next_flowers"][0] == result["next_kongs"][0] == "S9B"
    assert (result["live_after_deal"], result["live_left"], result["last_live"]) == (91, 86, "S9B")
    assert (result["dead_wall"], result["loose"]) == ([], {})


def test_todays_form_is_the_old_ruleset_without_its_dead_wall():
    today, changed = deal("shanghai-today", 6, 5), deal("shanghai", 6, 5, rules={"dead_wall": "0"})
    for result in (today, changed):
        del result["procedure"]
    assert today == changed


def test_flowers_from_the_kong_end_use_up_the_dead_wall():
    rules = {"flower_from": "kong_end"}
    result = deal("shanghai", 6, 5, rules=rules, flowers="S:1", kongs=1)
    assert result["flowers"] == [["S", ["S11A"]]]
    assert result["kongs"] == [["S11B", "on S6"]]
    assert (len(result["dead_left"]), result["live_left"]) == (14, 75)


def test_riichi_keeps_its_dead_wall_at_fourteen_by_shifting_the_last_live_tile():
    result = deal("riichi-wall", 8, kongs=2)
    assert result["kongs"] == [["N8A", "N8"], ["N8B", "N8"]]
    assert result["shifted"] == ["N1B", "N1A"]
    assert result["last_live"] == "E17B"
    assert result["dead_left"][-2:] == ["N1B", "N1A"]
    assert result["shown"] == ["N6A", "N5A", "N4A"]
    assert result["kan_ura"] == ["N5B", "N4B", "N3B", "N2B"]


def test_riichi_with_two_throws_adds_them():
    result = deal("riichi-wall", 6, 5, rules={"throws": "2"})
    assert (result["second_thrower"], result["k"], result["dora_indicator"]) == ("S", 11, "S9A")
