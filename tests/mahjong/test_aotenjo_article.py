"""Every figure of the article's chapter on aotenjo (scoring article §4), by the default or by the option that makes it so.

The article rounds its examples in three ways: each payment up (its main example), the sum of them once, and, once, down.
"""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hands import asked, pays, scored, yaku_of


class Row(NamedTuple):
    """An example's fu and han, and what they pay with each payment rounded up: by ron, and by tsumo with its sum."""

    name: str
    fu: int
    han: int
    child_ron: int
    dealer_ron: int
    child_tsumo: dict[str, int]
    child_total: int
    dealer_each: int
    dealer_total: int


ROWS = [
    Row(
        "honitsu_chun_dora3",
        30,
        6,
        30_800,
        46_100,
        {"dealer": 15_400, "other": 7_700},
        30_800,
        15_400,
        46_200,
    ),
    Row(
        "ryuuiisou_103",
        90,
        103,
        14_603_334_914_629_202_705_242_020_925_931_600,
        21_905_002_371_943_804_057_863_031_388_897_300,
        {
            "dealer": 7_301_667_457_314_601_352_621_010_462_965_800,
            "other": 3_650_833_728_657_300_676_310_505_231_482_900,
        },
        14_603_334_914_629_202_705_242_020_925_931_600,
        7_301_667_457_314_601_352_621_010_462_965_800,
        21_905_002_371_943_804_057_863_031_388_897_400,
    ),
    Row(
        "six_yakuman_tenhou_81",
        60,
        81,
        2_321_137_573_660_088_015_435_858_000,
        3_481_706_360_490_132_023_153_786_900,
        {"dealer": 1_160_568_786_830_044_007_717_929_000, "other": 580_284_393_415_022_003_858_964_500},
        2_321_137_573_660_088_015_435_858_000,
        1_160_568_786_830_044_007_717_929_000,
        3_481_706_360_490_132_023_153_787_000,
    ),
    Row(
        "six_yakuman_90",
        140,
        90,
        2_772_985_687_999_251_815_774_038_261_800,
        4_159_478_531_998_877_723_661_057_392_700,
        {"dealer": 1_386_492_843_999_625_907_887_019_130_900, "other": 693_246_421_999_812_953_943_509_565_500},
        2_772_985_687_999_251_815_774_038_261_900,
        1_386_492_843_999_625_907_887_019_130_900,
        4_159_478_531_998_877_723_661_057_392_700,
    ),
    Row(
        "ryuuiisou_116_renchan8",
        90,
        116,
        119_630_519_620_642_428_561_342_635_425_231_011_900,
        179_445_779_430_963_642_842_013_953_137_846_517_800,
        {
            "dealer": 59_815_259_810_321_214_280_671_317_712_615_506_000,
            "other": 29_907_629_905_160_607_140_335_658_856_307_753_000,
        },
        119_630_519_620_642_428_561_342_635_425_231_012_000,
        59_815_259_810_321_214_280_671_317_712_615_506_000,
        179_445_779_430_963_642_842_013_953_137_846_518_000,
    ),
    Row(
        "dongpai",
        100,
        45,
        56_294_995_342_131_200,
        84_442_493_013_196_800,
        {"dealer": 28_147_497_671_065_600, "other": 14_073_748_835_532_800},
        56_294_995_342_131_200,
        28_147_497_671_065_600,
        84_442_493_013_196_800,
    ),
    Row(
        "koizumi",
        140,
        105,
        90_865_195_024_359_483_499_283_685_761_351_700,
        136_297_792_536_539_225_248_925_528_642_027_600,
        {
            "dealer": 45_432_597_512_179_741_749_641_842_880_675_900,
            "other": 22_716_298_756_089_870_874_820_921_440_338_000,
        },
        90_865_195_024_359_483_499_283_685_761_351_900,
        45_432_597_512_179_741_749_641_842_880_675_900,
        136_297_792_536_539_225_248_925_528_642_027_700,
    ),
    Row(
        "tokyo_game",
        140,
        50,
        2_522_015_791_327_477_800,
        3_783_023_686_991_216_700,
        {"dealer": 1_261_007_895_663_738_900, "other": 630_503_947_831_869_500},
        2_522_015_791_327_477_900,
        1_261_007_895_663_738_900,
        3_783_023_686_991_216_700,
    ),
    Row(
        "fight_girl",
        50,
        46,
        56_294_995_342_131_200,
        84_442_493_013_196_800,
        {"dealer": 28_147_497_671_065_600, "other": 14_073_748_835_532_800},
        56_294_995_342_131_200,
        28_147_497_671_065_600,
        84_442_493_013_196_800,
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_an_example_pays_exactly_so_much_by_default(row: Row) -> None:
    assert pays("aotenjo", han=row.han, fu=row.fu, by="ron", seat="S") == {"discarder": row.child_ron}
    assert pays("aotenjo", han=row.han, fu=row.fu, by="ron", seat="E") == {"discarder": row.dealer_ron}
    child = asked("aotenjo", han=row.han, fu=row.fu, by="tsumo", seat="S")
    assert (child["payments"], child["points"]) == (row.child_tsumo, row.child_total)
    dealer = asked("aotenjo", han=row.han, fu=row.fu, by="tsumo", seat="E")
    assert (dealer["payments"], dealer["points"]) == ({"each": row.dealer_each}, row.dealer_total)


SINGLE = {"payment_rounding": "single_total"}


def total(rules: dict[str, object], **fields: object) -> int:
    """What a tsumo comes to under aotenjo with `rules` changed."""
    points: int = asked("aotenjo", rules, by="tsumo", **fields)["points"]
    return points


def test_a_half_flush_with_three_dora_is_30800_instead_of_12000() -> None:
    """통상의 부판계산법이라면 6판 하네만 12000점 … 아오텐조 규칙에서는 30,800점."""
    hand, dora = "4567899m,234m,777z+9m", "8m"
    for ruleset, points in (("riichi", 12000), ("aotenjo", 30800)):
        result = scored(hand, ruleset=ruleset, dora=dora)
        assert yaku_of(result) == {"yakuhai_chun": 1, "honitsu": 2, "dora": 3}
        assert (result["han"], result["fu"], result["payments"]) == (6, 30, {"discarder": points})


GREEN = "3s,2222sc,4444sc,6666sc,8888sc+3s"
GREEN_DORA = {"dora": "1s1s5s5s7s", "ura": "1s1s5s5s7s"}


def test_the_all_green_hand_is_103_han_90_fu() -> None:
    """녹일색13 + 스안커 단기26 + 스깡쯔13 + 청일색6 + 리치1 + 일발1 + 쯔모1 + 해저로월1 + 탕야오1 + 도라40 (note 55)."""
    result = scored(GREEN, ruleset="aotenjo", by="tsumo", seat="E", flags=["riichi", "ippatsu", "haitei"], **GREEN_DORA)
    assert yaku_of(result) == {
        "ryuuiisou": 13,
        "suuankou_tanki": 26,
        "suukantsu": 13,
        "chinitsu": 6,
        "riichi": 1,
        "ippatsu": 1,
        "menzen_tsumo": 1,
        "haitei": 1,
        "tanyao": 1,
        "dora": 20,
        "ura_dora": 20,
    }
    assert (result["han"], result["fu_raw"], result["fu"], result["limit"]) == (103, 88, 90, None)


def test_the_all_green_hand_is_21_905_002_371_943_804_057_863_031_388_897_400() -> None:
    """219구 500양 2371자 9438해 405경 7863조 313억 8889만 7400점: each payment rounded up, by the default."""
    result = scored(GREEN, ruleset="aotenjo", by="tsumo", seat="E", flags=["riichi", "ippatsu", "haitei"], **GREEN_DORA)
    assert result["points"] == result["income"] == 21_905_002_371_943_804_057_863_031_388_897_400
    assert result["payments"] == {"each": 7_301_667_457_314_601_352_621_010_462_965_800}


SIX = "5z,1111zc,2222zc,3333zc,4444zc+5z"


def test_six_yakuman_are_192000_and_288000_under_the_ordinary_rules() -> None:
    """소위 6배 역만이 192,000점 … 친이라면 288,000점(32000×1.5×6)."""
    for seat, points in (("S", 192000), ("E", 288000)):
        result = scored(SIX, seat=seat)
        assert (result["yakuman"], result["points"]) == (6, points)
        assert yaku_of(result) == {"suuankou_tanki": "2y", "suukantsu": "1y", "daisuushii": "2y", "tsuuiisou": "1y"}


def test_six_yakuman_with_tenhou_and_three_dora_are_81_han_60_fu() -> None:
    """천화/지화 복합인 경우에는 6배역만 + 도라3의 81판 60부로 … 3481자 7063해 6049경 132조 231억 5378만 6900 (note 57).

    The figure is the sum rounded once; a tenhou is a tsumo, and its three payments come to …787,000.
    """
    hand, fields = "1112223334445z+5z", {"by": "tsumo", "seat": "E", "flags": ["tenhou"], "dora": "1z"}
    once = scored(hand, ruleset="aotenjo", rules=SINGLE, **fields)
    assert yaku_of(once) == {"tenhou": 13, "suuankou_tanki": 26, "daisuushii": 26, "tsuuiisou": 13, "dora": 3}
    assert (once["han"], once["fu_raw"], once["fu"]) == (81, 58, 60)
    assert once["payments"] == {"total": 3_481_706_360_490_132_023_153_786_900}
    assert scored(hand, ruleset="aotenjo", **fields)["points"] == 3_481_706_360_490_132_023_153_787_000


def test_six_yakuman_with_four_kans_are_90_han() -> None:
    """스깡쯔 복합인 경우에는 6배역만 + 리치일발 + 쯔모 + 해저로월 + 도라8로 90판 140부가 한계 (note 57).

    Its figure is right for 140 fu. By the article's own list of fu the hand has 154, which are 160.
    """
    assert total({}, han=90, fu=140, seat="E") == 4_159_478_531_998_877_723_661_057_392_700
    assert pays("aotenjo", han=90, fu=140, by="ron", seat="E") == {"discarder": total({}, han=90, fu=140, seat="E")}
    fields = {"by": "tsumo", "seat": "E", "flags": ["riichi", "ippatsu", "haitei"], "dora": "7z7z", "ura": "7z7z"}
    result = scored(SIX, ruleset="aotenjo", **fields)
    assert (result["han"], result["fu_raw"], result["fu"]) == (90, 154, 160)
    assert result["points"] == 4_753_689_750_855_860_255_612_637_020_400


def test_the_103_han_are_5266_times_the_90_han() -> None:
    """앞서말한 103판 90부짜리 예시와 비교하면 약 5266배 차이난다 (note 57)."""
    assert total({}, han=103, fu=90, seat="E") // total({}, han=90, fu=140, seat="E") == 5266


HONBA_1500 = {"honba": {"ron": 1500, "tsumo": 500}}


def test_116_han_with_eight_honba_of_1500() -> None:
    """103판 90부 + 13판으로 116판 90부에 8본장을 연장점수 1500점 규칙으로 해서 추가점수 12000점까지 (note 58).

    The figure is the sum rounded once, and the 12,000 on top; the three payments of a tsumo come to …530,000.
    """
    article = 179_445_779_430_963_642_842_013_953_137_846_529_800
    fields = {"han": 116, "fu": 90, "seat": "E", "honba": 8}
    once = asked("aotenjo", {**SINGLE, **HONBA_1500}, by="tsumo", **fields)
    assert (once["payments"], once["income"], once["points"]) == ({"total": article}, article, article - 12000)
    assert pays("aotenjo", HONBA_1500, by="ron", **fields) == {"discarder": article}
    assert asked("aotenjo", HONBA_1500, by="tsumo", **fields)["income"] == article + 200


def test_thirteen_han_more_are_8192_times_as_much() -> None:
    """13판 늘었는데 점수는 8000배가 넘게 뛰었다 (note 58)."""
    assert total({}, han=116, fu=90, seat="E") // total({}, han=103, fu=90, seat="E") == 8191
    assert 8000 * total({}, han=103, fu=90, seat="E") < total({}, han=116, fu=90, seat="E")


def test_dongpae_45_han_of_96_fu_in_aotenjo() -> None:
    """96부-45판 … 이때의 점수는 84,442,493,013,196,800 (§4.1): 96 fu are 100; unrounded they would be …81,064…."""
    for by in ("ron", "tsumo"):
        assert asked("aotenjo", han=45, fu=100, by=by, seat="E")["points"] == 84_442_493_013_196_800
    exact = asked("aotenjo", {"fu_rounding": "none"}, han=45, fu=96, by="ron", seat="E")
    assert exact["points"] == 81_064_793_292_669_000


def test_four_kans_of_white_dragons() -> None:
    """쓰깡쯔 13판 + 자일색 13판 + 삼안커 2판 + 영상개화 1판 + 백 4판 + 도라 72판 = 105판 … 908구 6519양 … 6135만 1700.

    No hand can have it. 140 fu by a child; the figure is the sum rounded once, three payments come to …351,900.
    """
    assert 13 + 13 + 2 + 1 + 4 + 72 == 105
    assert total(SINGLE, han=105, fu=140, seat="S") == 90_865_195_024_359_483_499_283_685_761_351_700
    assert total({}, han=105, fu=140, seat="S") == 90_865_195_024_359_483_499_283_685_761_351_900


def test_the_tokyo_game_rounds_down() -> None:
    """리치 해저 소삼원 혼로두 대대화 삼암각 삼깡츠 남 도라32 … 3,783,023,686,991,216,600.

    The listed yaku are 47 han with their two dragons, 50 with the half flush that such a hand has; it is won by ron.
    """
    hand = "66z77z,2222zc,5555zc,9999pc+6z"
    fields = {"seat": "E", "round": "S", "flags": ["riichi", "houtei"], "dora": "1z1z1z1z7z", "ura": "7z8p8p"}
    result = scored(hand, ruleset="aotenjo", rules={"round": "down"}, **fields)
    assert yaku_of(result) == {
        "riichi": 1,
        "houtei": 1,
        "yakuhai_round": 1,
        "yakuhai_haku": 1,
        "yakuhai_hatsu": 1,
        "shousangen": 2,
        "toitoi": 2,
        "sanankou": 2,
        "sankantsu": 2,
        "honroutou": 2,
        "honitsu": 3,
        "dora": 20,
        "ura_dora": 12,
    }
    assert (result["han"], result["fu"]) == (50, 140)
    assert result["payments"] == {"discarder": 3_783_023_686_991_216_600}
    assert scored(hand, ruleset="aotenjo", **fields)["points"] == 3_783_023_686_991_216_700


def test_the_fight_girl_counts_what_big_winds_imply_but_not_honroutou() -> None:
    """자일색 대사희 대대화 더블 남 도라3의 50부 46판 … 84,442,493,013,196,800.

    The figure is a dealer's, whose double wind is east.
    """
    hand, fields = "3334455z,111z,222z+4z", {"seat": "E", "dora": "1z"}
    rules = {"implied_yaku": "include", "yaku.honroutou": ["off", "off"]}
    result = scored(hand, ruleset="aotenjo", rules=rules, **fields)
    assert yaku_of(result) == {
        "daisuushii": 26,
        "tsuuiisou": 13,
        "toitoi": 2,
        "yakuhai_seat": 1,
        "yakuhai_round": 1,
        "dora": 3,
    }
    assert (result["han"], result["fu"], result["points"]) == (46, 50, 84_442_493_013_196_800)
    assert scored(hand, ruleset="aotenjo", **fields)["han"] == 42


# --- where a float is too short: two wins of 47 and 48 han, and both payments of one of 53


@pytest.mark.parametrize(
    ("han", "fu", "by", "seat", "payments"),
    [
        (47, 110, "ron", "E", {"discarder": 371_546_969_258_066_000}),
        (48, 70, "ron", "S", {"discarder": 315_251_973_915_934_800}),
        (53, 30, "tsumo", "S", {"dealer": 2_161_727_821_137_838_100, "other": 1_080_863_910_568_919_100}),
        (14, 30, "tsumo", "E", {"each": 3_932_200}),
        (5, 30, "tsumo", "S", {"dealer": 7700, "other": 3900}),
    ],
)
def test_payments_are_exact_where_floats_are_not(
    han: int, fu: int, by: str, seat: str, payments: dict[str, int]
) -> None:
    assert pays("aotenjo", han=han, fu=fu, by=by, seat=seat) == payments


def test_honba_are_added_after_rounding() -> None:
    assert pays("aotenjo", han=6, fu=20, by="tsumo", seat="E", honba=2) == {"each": 10500}
