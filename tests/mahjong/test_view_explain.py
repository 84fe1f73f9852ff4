"""The reasons for a score: yaku rules, the fu ledger, dora, the calculation, the readings that lost, hands without a score."""

from __future__ import annotations

from typing import Any

import pytest

from scorecalc.answer import Rejected
from scorecalc.api import prepared
from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.answers.groups import Group
from scorecalc.mahjong.answers.hand import HandScore, RefusedHand
from scorecalc.mahjong.answers.near_misses import NearMiss
from scorecalc.mahjong.answers.points import PointsAnswer
from scorecalc.mahjong.facts.tiles import write
from scorecalc.mahjong.notation.reading import read_tiles
from scorecalc.mahjong.views.explain import group_words, without
from scorecalc.mahjong.views.hand import hand_view
from scorecalc.mahjong.views.points import points_view
from scorecalc.mahjong.views.rejected import near_miss_row, rejected_view
from scorecalc.render.blocks import Block, Heading, Prose, Rows, SmallGrid
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_text

EXPLAIN = ViewRequest(explain=True)
SAMPLE = {"hand": "88m66777889s444z+8s", "by": "tsumo", "flags": ["riichi"], "dora": "8s", "honba": 1}


def asked(record: dict[str, Any], ruleset: str = "riichi", **rules: Any) -> HandScore | Rejected:
    ready = prepared(ruleset, rules)
    answer = ready.game.score("hand", record, ready.rules)
    assert isinstance(answer, HandScore | Rejected)
    return answer


def explained(record: dict[str, Any], language: str = "ko", ruleset: str = "riichi", **rules: Any) -> list[Block]:
    answer = asked(record, ruleset, **rules)
    assert isinstance(answer, HandScore), answer
    return hand_view(answer, catalogue(language), EXPLAIN)


def refused(record: dict[str, Any], *, explain: bool = True, **rules: Any) -> list[str]:
    answer = asked(record, **rules)
    assert isinstance(answer, Rejected), answer
    assert isinstance(answer.known, RefusedHand)
    return to_text(rejected_view(answer.known, catalogue("ko"), ViewRequest(explain=explain))).split("\n")


def section(heading: str, blocks: list[Block]) -> list[Block]:
    """The blocks under a heading."""
    start = next(at for at, block in enumerate(blocks) if isinstance(block, Heading) and block.text.startswith(heading))
    ends = [at for at in range(start + 1, len(blocks)) if isinstance(blocks[at], Heading)]
    return blocks[start + 1 : ends[0] if ends else None]


def only_rows(blocks: list[Block]) -> dict[str, tuple[str, ...]]:
    (block,) = blocks
    assert isinstance(block, Rows)
    return dict(block.rows)


def test_each_yaku_comes_with_its_rule() -> None:
    rules = only_rows(section("역", explained(SAMPLE)))
    assert list(rules) == ["리치 1판", "멘젠쯔모 1판", "이페코 1판", "도라 1판"]
    assert rules["이페코 1판"] == ("멘젠으로 같은 종류, 같은 숫자의 슌쯔를 두 개 만듭니다.",)


def test_the_ledger_lists_fu_with_their_tiles_and_how_they_are_rounded() -> None:
    grid, prose = section("부", explained(SAMPLE))
    assert isinstance(grid, SmallGrid)
    assert grid.rows == (
        ("부저", "", "20"),
        ("요구패 안커", "444z", "8"),
        ("간짱", "", "2"),
        ("쯔모", "", "2"),
        ("합계", "", "32"),
    )
    assert prose == Prose(("32부에서 일의 자리를 올려 40부입니다.",))


def test_a_sum_that_is_not_rounded_is_not_said_to_be() -> None:
    (grid,) = section("부", explained({"hand": "22345m345678p34s+5s"}))
    assert isinstance(grid, SmallGrid)
    assert grid.rows == (("부저", "", "20"), ("멘젠 론", "", "10"), ("합계", "", "30"))


def test_seven_pairs_are_said_to_be_fixed() -> None:
    blocks = section("부", explained({"hand": "1122m99p2244556z+6z"}))
    assert blocks[1] == Prose(("치또이쯔는 다른 부를 더하지 않고 25부로 고정입니다.",))


def test_dora_are_counted_tile_by_tile() -> None:
    record = {"hand": "55567m66p234s,0555pc+8m", "flags": ["riichi"], "dora": "4p1z", "ura": "3s9m"}
    assert only_rows(section("도라", explained(record))) == {
        "표시패 4p": ("도라 5p 4장",),
        "표시패 1z": ("도라 2z 없음",),
        "표시패 3s": ("뒷도라 4s 1장",),
        "표시패 9m": ("뒷도라 1m 없음",),
        "적도라": ("적5통 1장",),
    }


def test_norths_set_aside_are_counted() -> None:
    record = {"hand": "123p456p789s1199s+1s", "by": "tsumo", "flags": ["riichi"], "nuki": 2}
    assert only_rows(section("도라", explained(record, ruleset="sanma"))) == {"북도라": ("뽑아 둔 북 2장",)}


def test_a_hand_without_dora_has_no_section_of_them() -> None:
    assert not [block for block in explained({"hand": "1122m99p2244556z+6z"}) if block == Heading("도라")]


# --- the calculation


def test_the_calculation_of_a_mangan_by_tsumo() -> None:
    rows = only_rows(section("점수 계산", explained(SAMPLE)))
    assert rows["기본점수"] == ("40부 4판: 40 × 2^(4 + 2) = 2,560",)
    assert rows["한도"] == ("기본점수가 2,000 이상이므로 만관입니다.", "만관의 기본점수는 2,000입니다.")
    assert rows["친"] == ("2,000 × 2 = 4,000, 본장 100을 더해 4,100",)
    assert rows["자"] == ("2,000 × 1 = 2,000, 본장 100을 더해 2,100 (2명)",)


CAP = {"dealer": 3000, "child": 2000}


@pytest.mark.parametrize(
    ("record", "ruleset", "rules", "fixed_by"),
    [
        (SAMPLE, "riichi", {"cap": CAP}, "cap"),
        ({"hand": "23m11p,555z,666z,777z+4m"}, "riichi", {"cap": CAP}, "cap"),
        ({"hand": "23m11p,555z,666z,777z+4m"}, "aotenjo-flat", {"cap": CAP}, "cap"),
        ({"hand": "23m11p,555z,666z,777z+4m"}, "aotenjo-flat", {}, "yakuman"),
        (SAMPLE, "dongpae", {"cap": CAP}, "cap"),
        (SAMPLE, "dongpae", {}, "product"),
    ],
    ids=str,
)
def test_a_sum_that_the_rules_fix_has_its_own_reason(
    record: dict[str, Any], ruleset: str, rules: dict[str, Any], fixed_by: str
) -> None:
    result = asked(record, ruleset, **rules)
    assert isinstance(result, HandScore)
    steps = result.document(detail="explained")["arithmetic"]
    assert steps["fixed_by"] == fixed_by
    words = catalogue("ko")
    unit = 10000 if fixed_by == "product" else None
    told = words.text(
        f"mahjong_explain.fixed.{fixed_by}", total=steps["fixed"], fu=steps["fu"], han=steps["han"], unit=unit
    )
    (reason,) = only_rows(section("점수 계산", hand_view(result, words, EXPLAIN)))[
        words.text("mahjong_explain.label.fixed")
    ]
    assert reason == told


@pytest.mark.parametrize("given", [{"limit": "mangan"}, {"yakuman": 2}, {"han": 13}, {"han": 4, "fu": 40}], ids=str)
def test_points_that_a_cap_cuts_are_explained_without_a_hand(given: dict[str, Any]) -> None:
    ready = prepared("riichi", {"cap": CAP})
    answer = ready.game.score("points", given, ready.rules)
    assert isinstance(answer, PointsAnswer)
    assert "2,000" in to_text(points_view(answer, catalogue("ko"), EXPLAIN))


def test_the_calculation_of_a_ron_shows_the_rounding() -> None:
    """자 30부 1판 론: 30*(2^3)*(2+1+1) = 960 → 1000 (scoring article §3.5)."""
    rows = only_rows(section("점수 계산", explained({"hand": "567m345p6788s,234m+5s"})))
    assert rows["기본점수"] == ("30부 1판: 30 × 2^(1 + 2) = 240",)
    assert rows["쏘인 사람"] == ("240 × 4 = 960 → 1,000",)
    assert rows["규칙"][0].startswith("론은 쏘인 사람이")
    assert "한도" not in rows


@pytest.mark.parametrize(
    ("record", "rules", "reason"),
    [
        ({"hand": "22345m345678p34s+5s"}, {"kiriage_mangan": True}, "기본점수 1,920은 만관의 2,000에 조금 모자라지만"),
        ({"hand": "22345m345678p34s+5s", "flags": ["riichi", "ippatsu"]}, {}, "6판이므로 부와 관계없이 하네만입니다."),
        ({"hand": "19m19p19s1234567z+7z"}, {}, "역만은 판과 부를 세지 않습니다."),
        (
            {"hand": "2223344455567p+7p", "by": "tsumo", "flags": ["riichi", "ippatsu"], "dora": "11p", "ura": "33p"},
            {},
            "역만이 아닌 역과 도라를 더해",
        ),
    ],
)
def test_each_limit_has_its_reason(record: dict[str, Any], rules: dict[str, Any], reason: str) -> None:
    assert only_rows(section("점수 계산", explained(record, **rules)))["한도"][0].startswith(reason)


def test_liability_has_its_rule() -> None:
    record = {"hand": "5511z,777z,666z,222z+5z", "loser": "W", "pao": {"liable": "N", "yakuman": "daisangen"}}
    rows = only_rows(section("점수 계산", explained(record)))
    assert rows["규칙"][0].startswith("역만을 확정하는 패를 울게 한 사람은")
    assert {"쏘인 사람", "책임 지불"} <= set(rows)


@pytest.mark.parametrize(
    ("ruleset", "hand", "reason"),
    [
        ("aotenjo-flat", "19m19p19s1234567z+7z", "이 룰에서 역만은 모두 합쳐 10,000,000점입니다."),
        ("aotenjo-touhou", "19m19p19s1234567z+7z", "이 룰에서는 한 번에 4,000,000,000점까지만 받습니다."),
        ("dongpae", "22345m345678p34s+5s", "30부 × 4판 × 10,000 = 1,200,000"),
    ],
)
def test_a_sum_that_the_ruleset_sets_has_its_reason(ruleset: str, hand: str, reason: str) -> None:
    """Scoring article §4: 친 1500만 점 / 자 1000만 점, the counter stop of 동방환상마작, 부×판×1만엔 of 동패."""
    rows = only_rows(section("점수 계산", explained({"hand": hand, "seat": "S"}, ruleset=ruleset)))
    assert rows["총액"] == (reason,)
    assert "규칙" not in rows


# --- readings


def test_the_readings_that_lost_say_why() -> None:
    rows = only_rows(section("검토한 해석 2가지", explained(SAMPLE)))
    assert rows["1."] == (
        "678s 678s 79s+8s 444z 88m  간짱 대기",
        "리치 1 · 멘젠쯔모 1 · 이페코 1 · 도라 1",
        "부저 20 · 요구패 안커 444z 8 · 간짱 2 · 쯔모 2 = 32 → 40부",
        "4판 40부 · 만관 8,000점",
        "채택: 점수가 가장 높습니다.",
    )
    assert rows["2."][0] == "67s+8s 678s 789s 444z 88m  양면 대기"
    assert rows["2."][-2:] == ("4판 30부 · 7,900점", "100점 낮아서 버렸습니다.")


def test_a_hand_with_one_reading_says_so() -> None:
    rows = only_rows(section("검토한 해석 1가지", explained({"hand": "1122m99p2244556z+6z"})))
    assert rows["1."][-1] == "다른 해석이 없습니다."


def test_readings_that_pay_the_same_are_told_apart_by_han() -> None:
    record = {"hand": "1122334567899m+9m", "by": "tsumo", "flags": ["riichi"], "dora": "3m"}
    rows = only_rows(section("검토한 해석 2가지", explained(record, counted_yakuman="sanbaiman")))
    assert rows["1."][-1] == "채택: 점수가 가장 높습니다. 같은 점수끼리는 역만, 판수, 부수 순으로 봅니다."
    assert rows["2."][-1] == "점수는 같지만 판수가 1판 적어서 버렸습니다."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "reason", ["fewer_points", "not_a_real_yakuman", "fewer_han", "fewer_fu", "fewer_fu_raw", "order", "no_yaku"]
)
def test_every_reason_to_lose_has_its_sentence(language: str, reason: str) -> None:
    assert catalogue(language).text(f"mahjong_explain.lost.{reason}", by=2)


def test_groups_show_called_sets_closed_kans_and_the_winning_tile() -> None:
    groups = [
        Group("run", read_tiles("067m")[0], is_open=False, is_won=True),
        Group("run", read_tiles("345s")[0], is_open=True, is_won=False),
        Group("kan", read_tiles("1111m")[0], is_open=False, is_won=False),
        Group("kan", read_tiles("2222z")[0], is_open=True, is_won=False),
    ]
    assert group_words(groups, read_tiles("0m")[0][0], str) == "67m+0m (345s) [1111m] (2222z)"


def test_a_plain_tile_stands_for_the_red_one_that_a_group_holds_in_its_place() -> None:
    assert write(without(read_tiles("055m")[0], read_tiles("5m")[0][0])) == "05m"
    assert write(without(read_tiles("555m")[0], read_tiles("0m")[0][0])) == "55m"
    assert write(without(read_tiles("11z1zr")[0], read_tiles("1zr")[0][0])) == "11z"
    assert write(without(read_tiles("11z1zr")[0], read_tiles("1z")[0][0])) == "1z1zr"


# --- hands without a score


def test_a_hand_that_is_no_win_says_how_far_it_is_and_what_it_waits_for() -> None:
    assert refused({"hand": "123m456p789s1122z+3z"}) == [
        "패    123m456p789s1122z+3z  론  (론, 남가, 동장으로 보았습니다)",
        "모양  화료한 모양이 아닙니다. 한 장을 버리면 텐파이입니다.",
        "대기  1z 2z",
    ]
    assert refused({"hand": "39m778p1459s1237z+4m"})[1] == "모양  화료한 모양이 아닙니다. 텐파이까지 5장이 모자랍니다."


def test_a_hand_without_yaku_shows_its_reading_and_what_is_nearly_there() -> None:
    assert refused({"hand": "123789m456p67s22z+8s", "seat": "S"}, explain=False) == [
        "패    123789m456p67s22z+8s  론  (론, 동장으로 보았습니다)",
        "해석  123m 789m 456p 67s+8s 22z  양면 대기",
        "",
        "거의 된 역",
        "리치      리치를 선언했다면 성립합니다.",
        "멘젠쯔모  쯔모였다면 성립합니다.",
    ]


def test_a_triplet_of_a_guest_wind_is_told_with_the_seat_that_was_assumed() -> None:
    assert refused({"hand": "123m456p78s44z,333z+6s"}, explain=False) == [
        "패    123m456p78s44z,333z+6s  론  (론, 남가, 동장으로 보았습니다)",
        "해석  123m 456p 78s+6s 44z (333z)  양면 대기",
        "",
        "거의 된 역",
        "자풍패  서가 자풍이나 장풍이라면 성립합니다.",
    ]


def test_what_was_taken_leniently_is_told_of_a_hand_that_may_not_win_too() -> None:
    assert refused({"hand": "1111m234p567p789s9s+9s"})[-1] == "주의  9삭은 적은 14장 가운데 한 장으로 보았습니다"


def test_with_reasons_the_rules_of_those_yaku_are_shown_too() -> None:
    shown = refused({"hand": "123789m456p67s22z+8s", "seat": "S"})
    assert "          멘젠으로 텐파이한 뒤 리치를 선언하고 화료합니다." in shown
    assert shown[-2:] == ["1.  123m 789m 456p 67s+8s 22z  양면 대기", "    역 없음"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("missing", ["closed", "house", "riichi", "tsumo", "wind", "tile"])
def test_everything_that_can_be_missing_has_its_sentence(language: str, missing: str) -> None:
    words = catalogue(language)
    answer = asked({"hand": "123m456p67s22z,789m+8s"})
    assert isinstance(answer, Rejected)
    assert isinstance(answer.known, RefusedHand)
    name, (line,) = near_miss_row(NearMiss("pinfu", missing, 10), answer.known.read, words, ViewRequest())
    assert name == words.text("mahjong.yaku.pinfu")
    assert "{" not in line


def test_nothing_is_known_of_a_hand_that_could_not_be_read() -> None:
    answer = asked({"hand": "123m456p"})
    assert isinstance(answer, Rejected)
    assert answer.known is None
