"""The view of a scored hand, read as a person reads it."""

from __future__ import annotations

import subprocess
import sys
from typing import Any, NamedTuple

import pytest

from scorecalc.api import prepared
from scorecalc.lang import catalogue
from scorecalc.mahjong.answers.hand import HandScore
from scorecalc.mahjong.rules.points import Base
from scorecalc.mahjong.rules.settlement import Payment, Settlement
from scorecalc.mahjong.views.hand import hand_view
from scorecalc.mahjong.views.payments import call, payment_words, slang_call
from scorecalc.mahjong.views.tiles import as_unicode, as_words
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_text

SAMPLE = {"hand": "88m66777889s444z+8s", "by": "tsumo", "flags": ["riichi"], "dora": "8s"}


class Scored(NamedTuple):
    answer: HandScore
    request: ViewRequest


def scored(record: dict[str, Any], ruleset: str = "riichi", title: str = "", **rules: Any) -> Scored:
    ready = prepared(ruleset, rules)
    answer = ready.game.score("hand", record, ready.rules)
    assert isinstance(answer, HandScore), answer
    return Scored(answer, ViewRequest(ruleset=title or ready.ruleset.title["ko"]))


def lines(shown: Scored, language: str = "ko", columns: int = 80, **options: Any) -> list[str]:
    blocks = hand_view(shown.answer, catalogue(language), shown.request._replace(**options))
    return to_text(blocks, columns=columns).split("\n")


def row(label: str, shown: list[str]) -> str:
    return next(line[len(label) :].strip() for line in shown if line.startswith(f"{label} "))


def test_a_hand_in_korean() -> None:
    assert lines(scored({**SAMPLE, "honba": 1, "sticks": 1})) == [
        "패    88m66777889s444z+8s  쯔모  (남가, 동장으로 보았습니다)",
        "상황  동장 남가(자) · 멘젠 · 1본장 · 공탁 1개 · 룰 리치마작",
        "도라  8s → 9s ×1",
        "역    리치 1 · 멘젠쯔모 1 · 이페코 1 · 도라 1 = 4판",
        "부    부저 20 · 요구패 안커 444z 8 · 간짱 2 · 쯔모 2 = 32 → 40부",
        "점수  만관 8,000점",
        "지불  친 4,100 (4,000 + 100) · 자 2,100씩 (2,000 + 100)",
        "수입  8,300 + 공탁 1,000 = 9,300",
        "선언  “2000·4000의 1본장은 2100·4100”",
    ]


def test_a_hand_in_japanese() -> None:
    assert lines(scored(SAMPLE, title="リーチ麻雀"), "ja") == [
        "手牌    88m66777889s444z+8s  ツモ  (南家、東場とみなしました)",
        "状況    東場 南家(子) · 門前 · ルール リーチ麻雀",
        "ドラ    8s → 9s ×1",
        "役      立直 1 · 門前清自摸和 1 · 一盃口 1 · ドラ 1 = 4翻",
        "符      副底 20 · 幺九牌暗刻 444z 8 · 嵌張 2 · ツモ 2 = 32 → 40符",
        "点数    満貫 8,000点",
        "支払い  親 4,000 · 子 2,000ずつ",
        "申告    「2000・4000」",
    ]


def test_a_hand_in_english() -> None:
    assert lines(scored(SAMPLE, title="Riichi"), "en") == [
        "Hand       88m66777889s444z+8s  tsumo  (assumed: south seat, east round)",
        "Situation  east round south seat (non-dealer) · closed · rules: Riichi",
        "Dora       8s → 9s ×1",
        "Yaku       riichi 1 · menzen tsumo 1 · iipeikou 1 · dora 1 = 4 han",
        "Fu         base 20 · closed terminal or honour triplet 444z 8 · kanchan 2 ·",
        "           tsumo 2 = 32 → 40 fu",
        "Points     mangan 8,000",
        "Payments   dealer 4,000 · each non-dealer 2,000",
        "Call       “2000/4000”",
    ]


# --- what was read and assumed


def test_the_last_tile_written_is_said_to_be_the_winning_one() -> None:
    shown = lines(scored({"hand": "123m456p789s11222z", "seat": "E", "by": "ron", "round": "E", "flags": ["riichi"]}))
    assert shown[0] == "패    123m456p789s1122z+2z  론  (오름패 2z로 보았습니다)"


def test_nothing_is_said_to_be_assumed_where_everything_was_given() -> None:
    record = {"hand": "123m456p789s1122z+2z", "seat": "E", "by": "ron", "round": "E", "flags": ["riichi"]}
    assert lines(scored(record))[0] == "패    123m456p789s1122z+2z  론"


def test_changes_of_the_ruleset_are_shown_beside_its_title() -> None:
    shown = lines(scored(SAMPLE), changes={"kiriage_mangan": True})
    assert row("상황", shown).endswith("룰 리치마작 kiriage_mangan=true")


def test_three_players_are_named() -> None:
    record = {"hand": "123p456p789s1122z+2z", "by": "tsumo", "flags": ["riichi"], "nuki": 2}
    shown = lines(scored(record, "sanma"))
    assert "3인 마작" in row("상황", shown)
    assert "북도라 2" in row("역", shown)
    assert "씩" not in row("지불", shown)


# --- yaku


def test_winds_are_named_with_their_tile() -> None:
    shown = lines(scored({"hand": "123m456p78s11z222z+9s", "seat": "S", "round": "S", "flags": ["riichi"]}))
    assert row("역", shown) == "리치 1 · 자풍패 남 1 · 장풍패 남 1 = 3판"


def test_a_single_yaku_is_not_added_up() -> None:
    shown = lines(scored({"hand": "1122m99p2244556z+6z"}))
    assert row("역", shown) == "치또이쯔 2판"
    assert row("부", shown) == "치또이쯔 25부"


@pytest.mark.parametrize(
    ("record", "yaku", "points"),
    [
        ({"hand": "19m19p19s1234567z+7z"}, "국사무쌍 13면 대기 2배 역만", "2배 역만 64,000점"),
        ({"hand": "111m222p333s44455z+5z"}, "스안커 단기 2배 역만", "2배 역만 64,000점"),
        (
            {"hand": "1z,2222zc,3333zc,4444zc,5555zc+1z", "by": "tsumo"},
            "스안커 단기 2배 역만 · 스깡쯔 역만 · 소사희 역만 · 자일색 역만 = 5배 역만",
            "5배 역만 160,000점",
        ),
        ({"hand": "111z222z333z44z55m+5m", "by": "ron"}, "소사희 역만", "역만 32,000점"),
    ],
)
def test_yakuman_are_named_by_their_multiple(record: dict[str, Any], yaku: str, points: str) -> None:
    shown = lines(scored(record))
    assert (row("역", shown), row("점수", shown)) == (yaku, points)
    assert not [line for line in shown if line.startswith("부")]


@pytest.mark.parametrize(
    ("times", "ko", "ja", "en"),
    [
        (1, "역만", "役満", "yakuman"),
        (2, "2배 역만", "ダブル役満", "double yakuman"),
        (3, "3배 역만", "トリプル役満", "triple yakuman"),
        (6, "6배 역만", "6倍役満", "6× yakuman"),
    ],
)
def test_multiples_of_yakuman_in_every_language(times: int, ko: str, ja: str, en: str) -> None:
    from scorecalc.mahjong.views.hand import yakuman_name

    assert [yakuman_name(times, catalogue(language)) for language in ("ko", "ja", "en")] == [ko, ja, en]


# --- limits and points


def test_a_rounded_up_mangan_is_named_so() -> None:
    record = {"hand": "22345m345678p34s+5s"}
    assert row("점수", lines(scored(record))) == "7,700점"
    assert row("점수", lines(scored(record, kiriage_mangan=True))) == "절상 만관 8,000점"


def test_a_counted_yakuman_is_named_so() -> None:
    record = {
        "hand": "2223344455567p+7p",
        "by": "tsumo",
        "flags": ["riichi", "ippatsu"],
        "dora": "1p1p",
        "ura": "3p3p",
    }
    assert row("점수", lines(scored(record))) == "헤아림 역만 32,000점"


# --- payments and the call


def settled(payments: dict[str, int], points: int) -> Settlement:
    """A settlement in which every payer pays the same for the counters."""
    payers = {role: {"each": 3, "other": 2}.get(role, 1) for role in payments}
    honba = (sum(paid * payers[role] for role, paid in payments.items()) - points) // sum(payers.values())
    return Settlement(
        Base(), tuple(Payment(role, payers[role], 0, paid - honba, honba) for role, paid in payments.items()), points
    )


@pytest.mark.parametrize(
    ("payments", "said"),
    [
        ((Payment("discarder", 1, 0, 5200, 300),), "쏘인 사람 5,500 (5,200 + 300)"),
        ((Payment("each", 3, 0, 4000, 100),), "4,100씩 (4,000 + 100)"),
        ((Payment("dealer", 1, 0, 1300, 0), Payment("other", 2, 0, 700, 0)), "친 1,300 · 자 700씩"),
        # Beside a liable player the counters stay where they are.
        (
            (Payment("discarder", 1, 0, 16000, 0), Payment("liable", 1, 0, 16000, 300)),
            "쏘인 사람 16,000 · 책임 지불 16,300",
        ),
    ],
    ids=str,
)
def test_counters_are_told_apart_from_the_payment_for_the_hand(payments: tuple[Payment, ...], said: str) -> None:
    points = sum(each.points * each.payers for each in payments)
    assert payment_words(Settlement(Base(), payments, points), "losers", catalogue("ko")).endswith(said)


@pytest.mark.parametrize(
    ("payments", "points", "honba", "ko", "ja", "en"),
    [
        ({"discarder": 5200}, 5200, 0, "5200", "5200", "5200"),
        (
            {"discarder": 5500},
            5200,
            1,
            "5200의 1본장은 5500",
            "5200の1本場は5500",
            "5200, with 1 honba 5500",
        ),
        ({"dealer": 4000, "other": 2000}, 8000, 0, "2000·4000", "2000・4000", "2000/4000"),
        ({"each": 4000}, 12000, 0, "4000 올", "4000オール", "4000 all"),
        (
            {"each": 4200},
            12000,
            2,
            "4000 올의 2본장은 4200 올",
            "4000オールの2本場は4200オール",
            "4000 all, with 2 honba 4200 all",
        ),
        ({"liable": 64300}, 64000, 1, "64000의 1본장은 64300", "64000の1本場は64300", "64000, with 1 honba 64300"),
        ({"discarder": 48_318_382_100}, 48_318_382_100, 0, "483억 1838만 2100", "483億1838万2100", "48,318,382,100"),
    ],
)
def test_the_call_is_the_formal_one(
    payments: dict[str, int], points: int, honba: int, ko: str, ja: str, en: str
) -> None:
    settlement = settled(payments, points)
    assert [call(settlement, honba, catalogue(language)) for language in ("ko", "ja", "en")] == [ko, ja, en]


@pytest.mark.parametrize(
    ("payments", "points", "ko", "ja"),
    [
        # Scoring article §3.4.1, every name of the list.
        ({"dealer": 500, "other": 300}, 1100, "고미", "ゴミ"),
        ({"dealer": 700, "other": 400}, 1500, "나시", "ナシ"),
        ({"dealer": 1000, "other": 500}, 2000, "곳토", "ゴットー"),
        ({"discarder": 1300}, 1300, "이치산", "イチサン"),
        ({"discarder": 1500}, 1500, "이치고", "イチゴ"),
        ({"discarder": 1600}, 1600, "이치로쿠", "イチロク"),
        ({"discarder": 2300}, 2300, "니산", "ニーサン"),
        ({"discarder": 2400}, 2400, "니욘", "ニーヨン"),
        ({"discarder": 2600}, 2600, "니로쿠", "ニーロク"),
        ({"discarder": 2900}, 2900, "닛쿠", "ニック"),
        ({"discarder": 3200}, 3200, "산니", "ザンニ"),
        ({"discarder": 3400}, 3400, "산욘", "サンヨン"),
        ({"discarder": 3900}, 3900, "잔쿠", "ザンク"),
        ({"discarder": 4500}, 4500, "욘고", "ヨンゴー"),
        ({"discarder": 4800}, 4800, "욘파", "ヨンパー"),
        ({"discarder": 5200}, 5200, "보니", "ボーニー"),
        ({"discarder": 5800}, 5800, "곳파", "ゴッパー"),
        ({"discarder": 6400}, 6400, "로쿠욘", "ロクヨン"),
        ({"discarder": 6800}, 6800, "로쿠파", "ロクパー"),
        ({"discarder": 7700}, 7700, "칫치", "チッチ"),
        ({"discarder": 9600}, 9600, "쿤로쿠", "クンロク"),
        ({"discarder": 11600}, 11600, "핑핑로쿠", "ピンピンロク"),
        ({"discarder": 12000}, 12000, "완츠", "ワンツー"),
        ({"discarder": 18000}, 18000, "인파치", "インパチ"),
        # A score without a name is called in full.
        ({"discarder": 8000}, 8000, "8000", "8000"),
        ({"discarder": 24000}, 24000, "24000", "24000"),
        ({"each": 2600}, 7800, "니로쿠 올", "ニーロクオール"),
        ({"dealer": 1300, "other": 700}, 2700, "700·이치산", "700・イチサン"),
    ],
)
def test_the_short_call_has_the_names_of_the_seed(payments: dict[str, int], points: int, ko: str, ja: str) -> None:
    settlement = settled(payments, points)
    assert [slang_call(settlement, 0, catalogue(language)) for language in ("ko", "ja")] == [ko, ja]


def test_the_short_call_stands_beside_the_formal_one() -> None:
    shown = lines(scored({"hand": "22345m345678p34s+5s"}), slang=True)
    assert shown[-2:] == ["선언  “7700”", "약칭  “칫치”"]
    assert lines(scored(SAMPLE), slang=True) == lines(scored(SAMPLE))  # 2000·4000 has no short name


def test_a_bank_that_pays_takes_from_nobody() -> None:
    shown = lines(scored(SAMPLE, payers="bank"))
    assert row("지불", shown) == "화료한 사람만 8,000점을 얻고 아무도 잃지 않음"


# --- aotenjo


def test_fu_that_the_ruleset_gives_are_shown() -> None:
    shown = lines(scored({"hand": "19m19p19s1234567z+9m"}, "aotenjo"))
    assert row("부", shown) == "30부"


def test_large_points_are_also_read_by_units() -> None:
    record = {
        "hand": "2s,3333sc,4444sc,6666sc,8888sc+2s",
        "seat": "E",
        "by": "tsumo",
        "flags": ["riichi", "ippatsu", "haitei"],
        "dora": "22555s",
        "ura": "57777s",
    }
    shown = lines(scored(record, points="uncapped"))
    assert "        해저로월 1 · 탕야오 1 · 청일색 6 · 도라 20 · 뒷도라 20 = 103판" in shown
    assert row("부", shown).startswith("부저 20")
    at = shown.index("점수    21,905,002,371,943,804,057,863,031,388,897,400점")
    assert shown[at + 1].strip() == "219구 500양 2371자 9438해 405경 7863조 313억 8889만 7400점"


# --- tiles


def test_tiles_in_the_words_of_the_language() -> None:
    tiles = "234m067p22z,345s,1111mc+2z"
    assert [as_words(tiles, catalogue(language)) for language in ("ko", "ja", "en")] == [
        "234만 067통 남남,345삭,1111만c+남",
        "234萬 067筒 南南,345索,1111萬c+南",
        "234m 067p SS,345s,1111mc+S",
    ]


def test_unicode_tiles_are_one_cell_wide_but_for_chun() -> None:
    from wcwidth import wcswidth

    assert as_unicode("123456789m123456789p123456789s123456z") == "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅"
    assert wcswidth(as_unicode("19m19p19s123456z")) == 12
    assert as_unicode("77z0s") == "中中🀔r"
    assert wcswidth(as_unicode("7z")) == 2


@pytest.mark.parametrize("language", ["ko", "ja", "en"])
@pytest.mark.parametrize("columns", [60, 80, 120])
@pytest.mark.parametrize("tiles", ["mpsz", "ko", "unicode"])
def test_every_line_fits_and_labels_stand_in_one_column(language: str, columns: int, tiles: str) -> None:
    from wcwidth import wcswidth

    record = {**SAMPLE, "honba": 3, "sticks": 2, "ura": "1z"}
    shown = lines(scored(record), language, columns, tiles=tiles, slang=True, explain=True)
    assert max(map(wcswidth, shown)) <= columns
    plain = lines(scored(record), language, columns, tiles=tiles)
    starts = {wcswidth(line[: len(line) - len(line.lstrip())]) for line in plain if line.startswith("  ")}
    labels = [line.split("  ")[0] for line in plain if not line.startswith(" ")]
    assert starts <= {max(map(wcswidth, labels)) + 2}


def test_the_plain_view_loads_nothing_that_it_does_not_show() -> None:
    prepared("riichi", {})  # so that the compiled form of the ruleset is there
    code = """
import sys
from scorecalc.api import prepared
from scorecalc.lang import catalogue
from scorecalc.mahjong.views.hand import hand_view
from scorecalc.render.view_request import ViewRequest
from scorecalc.render.writers import to_text
ready = prepared("riichi", {})
answer = ready.game.score("hand", {"hand": "123m456p789s1122z+2z", "seat": "S", "dora": "8s"}, ready.rules)
for language in ("ko", "ja", "en"):
    assert to_text(hand_view(answer, catalogue(language), ViewRequest()))
loaded = set(sys.modules)
for name in ("tabulate", "wcwidth", "pydantic", "yaml", "rich", "typer", "numpy"):
    assert name not in loaded, name
for part in ("explain", "points", "table", "rejected", "tiles"):
    assert f"scorecalc.mahjong.views.{part}" not in loaded, part
for part in ("rules", "explain", "tables", "slang"):
    assert f"scorecalc.mahjong.lang.ko.{part}" not in loaded, part
assert "scorecalc.mahjong.views.hand" in loaded
assert "scorecalc.mahjong.lang.ko.common" in loaded
"""
    subprocess.run([sys.executable, "-c", code], check=True)
