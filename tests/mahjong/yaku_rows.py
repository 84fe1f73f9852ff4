"""For every yaku a hand that has it, closed and, where it is worth something, open, and the nearest hand that misses it.

The yakuman of tiles are in `yakuman_rows`.

Each row gives the whole value: all yaku with their han, the fu, and what is paid. The sources are the scoring article (§2, §3.1
for fu, §3.5 for payments) and the standard list of yaku; where a row carries a rule of its own, it names it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

Yaku = dict[str, int | str]


class Has(NamedTuple):
    """A hand with everything it is worth: yaku, fu (None for a yakuman), payments."""

    yaku_id: str
    why: str
    hand: str
    yaku: Yaku
    fu: int | None
    payments: dict[str, int]
    fields: Mapping[str, Any] = {}


class Misses(NamedTuple):
    """The nearest hand without the yaku: what it has instead, or the code with which it is refused."""

    yaku_id: str
    why: str
    hand: str
    instead: Yaku | str
    fields: Mapping[str, Any] = {}


TSUMO = {"by": "tsumo"}
DEALER = {"seat": "E"}
NO_YAKU = "no_yaku"
KANCHAN = "123m456p34579s33z+8s"
"""A closed hand without a yaku of its own: a guest wind pair and a wait for the middle of 789s; 20 + 10 + 2 fu by ron."""
OPEN_KANCHAN = "123m456p79s33z,345s+8s"


def flags(*names: str, **fields: Any) -> dict[str, Any]:
    return {"flags": list(names), **fields}


CIRCUMSTANCES = [
    Has("riichi", "declared", KANCHAN, {"riichi": 1}, 40, {"discarder": 1300}, flags("riichi")),
    Misses("riichi", "not declared", KANCHAN, NO_YAKU),
    Misses("riichi", "declared on an open hand", OPEN_KANCHAN, "flag_conflict", flags("riichi")),
    Has(
        "double_riichi",
        "says riichi too",
        KANCHAN,
        {"double_riichi": 2},
        40,
        {"discarder": 2600},
        flags("double_riichi"),
    ),
    Misses("double_riichi", "riichi later than the first discard", KANCHAN, {"riichi": 1}, flags("riichi")),
    Has(
        "ippatsu",
        "within a go-around",
        KANCHAN,
        {"riichi": 1, "ippatsu": 1},
        40,
        {"discarder": 2600},
        flags("riichi", "ippatsu"),
    ),
    Misses("ippatsu", "without riichi", KANCHAN, "flag_conflict", flags("ippatsu")),
    Has("menzen_tsumo", "drawn, closed", KANCHAN, {"menzen_tsumo": 1}, 30, {"dealer": 500, "other": 300}, TSUMO),
    Misses("menzen_tsumo", "drawn, but open", OPEN_KANCHAN, NO_YAKU, TSUMO),
    Has(
        "haitei",
        "closed",
        KANCHAN,
        {"menzen_tsumo": 1, "haitei": 1},
        30,
        {"dealer": 1000, "other": 500},
        flags("haitei", **TSUMO),
    ),
    Has("haitei", "open", OPEN_KANCHAN, {"haitei": 1}, 30, {"dealer": 500, "other": 300}, flags("haitei", **TSUMO)),
    Misses("haitei", "the last discard is houtei", KANCHAN, "flag_conflict", flags("haitei")),
    Has("houtei", "closed", KANCHAN, {"houtei": 1}, 40, {"discarder": 1300}, flags("houtei")),
    Has("houtei", "open", OPEN_KANCHAN, {"houtei": 1}, 30, {"discarder": 1000}, flags("houtei")),
    Misses("houtei", "the last draw is haitei", KANCHAN, "flag_conflict", flags("houtei", **TSUMO)),
    Has(
        "rinshan",
        "after a closed kan",
        "123m34579s33z,1111pc+8s",
        {"menzen_tsumo": 1, "rinshan": 1},
        60,
        {"dealer": 2000, "other": 1000},
        flags("rinshan", **TSUMO),
    ),
    Has(
        "rinshan",
        "after an open kan",
        "123m34579s33z,1111p+8s",
        {"rinshan": 1},
        40,
        {"dealer": 700, "other": 400},
        flags("rinshan", **TSUMO),
    ),
    Misses("rinshan", "a drawn tile of the wall", "123m34579s33z,1111pc+8s", {"menzen_tsumo": 1}, TSUMO),
    Misses("rinshan", "no kan in the hand", KANCHAN, "flag_conflict", flags("rinshan", **TSUMO)),
    Has("chankan", "closed", KANCHAN, {"chankan": 1}, 40, {"discarder": 1300}, flags("chankan")),
    Has("chankan", "open", OPEN_KANCHAN, {"chankan": 1}, 30, {"discarder": 1000}, flags("chankan")),
    Misses("chankan", "a copy in the hand", "123m456p345789s3z+3z", "flag_conflict", flags("chankan")),
    Has(
        "tenhou",
        "the dealer's deal",
        KANCHAN,
        {"tenhou": "1y"},
        None,
        {"each": 16000},
        flags("tenhou", **TSUMO, **DEALER),
    ),
    Misses("tenhou", "a later draw", KANCHAN, {"menzen_tsumo": 1}, {**TSUMO, **DEALER}),
    Has(
        "chiihou",
        "a child's first draw",
        KANCHAN,
        {"chiihou": "1y"},
        None,
        {"dealer": 16000, "other": 8000},
        flags("chiihou", **TSUMO),
    ),
    Misses("chiihou", "the dealer's is tenhou", KANCHAN, "flag_conflict", flags("chiihou", **TSUMO, **DEALER)),
    Has(
        "renhou",
        "a child's ron before the first draw, as yakuman",
        KANCHAN,
        {"renhou": "1y"},
        None,
        {"discarder": 32000},
        flags("renhou", rules={"renhou": "yakuman"}),
    ),
    Misses("renhou", "the ruleset has none", KANCHAN, "flag_conflict", flags("renhou")),
]

VALUE_TILES = [
    Has("yakuhai_seat", "closed", "123m456p2455s222z+3s", {"yakuhai_seat": 1}, 40, {"discarder": 1300}),
    Has("yakuhai_seat", "open", "123m456p2455s,222z+3s", {"yakuhai_seat": 1}, 30, {"discarder": 1000}),
    Has("yakuhai_seat", "an open kan", "123m456p2455s,2222z+3s", {"yakuhai_seat": 1}, 40, {"discarder": 1300}),
    Misses("yakuhai_seat", "the wind of another seat", "123m456p2455s222z+3s", NO_YAKU, {"seat": "W"}),
    Misses("yakuhai_seat", "only a pair of it", "123m456p24678s22z+3s", NO_YAKU),
    Has("yakuhai_round", "closed", "123m456p2455s111z+3s", {"yakuhai_round": 1}, 40, {"discarder": 1300}),
    Has("yakuhai_round", "open", "123m456p2455s,111z+3s", {"yakuhai_round": 1}, 30, {"discarder": 1000}),
    Misses("yakuhai_round", "the wind of another round", "123m456p2455s111z+3s", NO_YAKU, {"round": "S"}),
    Has(
        "yakuhai_seat",
        "seat and round wind are two yaku",
        "123m456p2455s111z+3s",
        {"yakuhai_seat": 1, "yakuhai_round": 1},
        40,
        {"discarder": 3900},
        DEALER,
    ),
    Has("yakuhai_haku", "closed", "123m456p2455s555z+3s", {"yakuhai_haku": 1}, 40, {"discarder": 1300}),
    Has("yakuhai_haku", "open", "123m456p2455s,555z+3s", {"yakuhai_haku": 1}, 30, {"discarder": 1000}),
    Misses("yakuhai_haku", "only a pair of it", "123m456p24678s55z+3s", NO_YAKU),
    Has("yakuhai_hatsu", "closed", "123m456p2455s666z+3s", {"yakuhai_hatsu": 1}, 40, {"discarder": 1300}),
    Has("yakuhai_hatsu", "open", "123m456p2455s,666z+3s", {"yakuhai_hatsu": 1}, 30, {"discarder": 1000}),
    Misses("yakuhai_hatsu", "only a pair of it", "123m456p24678s66z+3s", NO_YAKU),
    Has("yakuhai_chun", "closed", "123m456p2455s777z+3s", {"yakuhai_chun": 1}, 40, {"discarder": 1300}),
    Has("yakuhai_chun", "open", "123m456p2455s,777z+3s", {"yakuhai_chun": 1}, 30, {"discarder": 1000}),
    Misses("yakuhai_chun", "only a pair of it", "123m456p24678s77z+3s", NO_YAKU),
    Has(
        "shousangen",
        "2 han beside its two triplets, 4 in all (scoring article §2)",
        "234m57p555666z77z+6p",
        {"yakuhai_haku": 1, "yakuhai_hatsu": 1, "shousangen": 2},
        50,
        {"discarder": 8000},
    ),
    Has(
        "shousangen",
        "open, by ron: exactly 30 fu",
        "234m56p77z,555z,666z+7p",
        {"yakuhai_haku": 1, "yakuhai_hatsu": 1, "shousangen": 2},
        30,
        {"discarder": 7700},
    ),
    Misses("shousangen", "a pair that is no dragon", "234m57p555666z33z+6p", {"yakuhai_haku": 1, "yakuhai_hatsu": 1}),
]

RUNS = [
    Has("pinfu", "by ron, 30 fu", "34599m234678p45s+6s", {"pinfu": 1}, 30, {"discarder": 1000}),
    Has(
        "pinfu",
        "by tsumo, 20 fu",
        "34599m234678p45s+6s",
        {"menzen_tsumo": 1, "pinfu": 1},
        20,
        {"dealer": 700, "other": 400},
        TSUMO,
    ),
    Has("pinfu", "a pair of a guest wind", "345m234678p45s33z+6s", {"pinfu": 1}, 30, {"discarder": 1000}),
    Misses("pinfu", "a wait for the middle", "34599m234678p46s+5s", NO_YAKU),
    Misses("pinfu", "a wait for the inner end", "34599m234678p12s+3s", NO_YAKU),
    Misses("pinfu", "a wait for the pair", "345m234678p456s9m+9m", NO_YAKU),
    Misses("pinfu", "a pair of the seat wind", "345m234678p45s22z+6s", NO_YAKU),
    Misses("pinfu", "a pair of the round wind", "345m234678p45s11z+6s", NO_YAKU),
    Misses("pinfu", "a pair of dragons", "345m234678p45s55z+6s", NO_YAKU),
    Misses("pinfu", "a triplet", "34599m234888p45s+6s", NO_YAKU),
    Misses("pinfu", "open", "34599m234p45s,678p+6s", NO_YAKU),
    Has("iipeikou", "twice 234m", "22344m678p99s123s+3m", {"iipeikou": 1}, 40, {"discarder": 1300}),
    Misses("iipeikou", "the run of another suit", "234m24678p99s123s+3p", NO_YAKU),
    Misses("iipeikou", "open", "22344m678p99s,123s+3m", NO_YAKU),
    Misses("iipeikou", "its second run is called", "24m678p99s123s,234m+3m", NO_YAKU),
    Has("ryanpeikou", "twice two", "112233m778899p5s+5s", {"ryanpeikou": 3}, 40, {"discarder": 5200}),
    Has(
        "ryanpeikou",
        "four equal runs",
        "055566667777m9s+9s",
        {"riichi": 1, "menzen_tsumo": 1, "ryanpeikou": 3, "aka_dora": 1},
        30,
        {"dealer": 6000, "other": 3000},
        flags("riichi", **TSUMO),
    ),
    Has(
        "ryanpeikou",
        "not also seven pairs",
        "223344m556677p8s+8s",
        {"tanyao": 1, "ryanpeikou": 3},
        40,
        {"discarder": 8000},
    ),
    Misses("ryanpeikou", "one of them differs", "112233m567789p5s+5s", {"iipeikou": 1}),
    Has("sanshoku_doujun", "closed", "23499m234p24678s+3s", {"sanshoku_doujun": 2}, 40, {"discarder": 2600}),
    Has("sanshoku_doujun", "open", "23499m234p24s,678s+3s", {"sanshoku_doujun": 1}, 30, {"discarder": 1000}),
    Misses("sanshoku_doujun", "one suit is one higher", "23499m345p24678s+3s", NO_YAKU),
    Has("ittsu", "closed", "12345679m234p33z+8m", {"ittsu": 2}, 40, {"discarder": 2600}),
    Has("ittsu", "open", "12379m234p33z,456m+8m", {"ittsu": 1}, 30, {"discarder": 1000}),
    Misses("ittsu", "the last run of another suit", "123456m234p79s33z+8s", NO_YAKU),
    Misses("ittsu", "345 in the middle", "12334579m234p33z+8m", NO_YAKU),
]

TRIPLETS = [
    Has(
        "toitoi",
        "closed by ron, with three concealed triplets",
        "22288m444p666s33z+8m",
        {"toitoi": 2, "sanankou": 2},
        50,
        {"discarder": 8000},
    ),
    Has("toitoi", "open", "22m444p33z,888s,666s+2m", {"toitoi": 2}, 30, {"discarder": 2000}),
    Misses("toitoi", "one run", "22m444p33z,888s,567s+2m", NO_YAKU),
    Has("sanankou", "closed", "222m444p66678s33z+9s", {"sanankou": 2}, 50, {"discarder": 3200}),
    Has("sanankou", "open beside a called run", "222m444p666s3z,789s+3z", {"sanankou": 2}, 40, {"discarder": 2600}),
    Has(
        "sanankou",
        "the third one drawn",
        "222m444p66789s33z+6s",
        {"menzen_tsumo": 1, "sanankou": 2},
        40,
        {"dealer": 2600, "other": 1300},
        TSUMO,
    ),
    Misses("sanankou", "a ron completes the third (scoring article, note 46)", "222m444p66789s33z+6s", NO_YAKU),
    Has("sanshoku_doukou", "closed", "222m222p22678s33z+2s", {"sanshoku_doukou": 2}, 40, {"discarder": 2600}),
    Has(
        "sanshoku_doukou",
        "open, one of them a kan",
        "22299s67p,2222m,222p+8p",
        {"sanshoku_doukou": 2},
        40,
        {"discarder": 2600},
    ),
    Misses("sanshoku_doukou", "sixes of man missing, hatsu instead", "666p34566s22z,666z+6s", {"yakuhai_hatsu": 1}),
    Has("sankantsu", "open", "45s33z,1111mc,2222pc,3333s+6s", {"sankantsu": 2}, 80, {"discarder": 5200}),
    Has(
        "sankantsu",
        "closed",
        "45s33z,1111mc,2222pc,3333sc+6s",
        {"sanankou": 2, "sankantsu": 2},
        100,
        {"discarder": 8000},
    ),
    Misses("sankantsu", "the third one a triplet", "33345s33z,1111mc,2222p+6s", NO_YAKU),
]

KINDS = [
    Has("tanyao", "closed", "23466m345p46678s+5s", {"tanyao": 1}, 40, {"discarder": 1300}),
    Has("tanyao", "open", "23466m46678s,345p+5s", {"tanyao": 1}, 30, {"discarder": 1000}),
    Misses("tanyao", "one nine", "23466m345p46789s+5s", NO_YAKU),
    Misses("tanyao", "one honour pair", "234m345p46678s33z+5s", NO_YAKU),
    Has("chanta", "closed", "123m789p13999s33z+2s", {"chanta": 2}, 40, {"discarder": 2600}),
    Has("chanta", "open", "789p13999s33z,123m+2s", {"chanta": 1}, 30, {"discarder": 1000}),
    Misses("chanta", "one run of simples", "123m678p13999s33z+2s", NO_YAKU),
    Misses("chanta", "a pair of simples", "123m789p13999s44p+2s", NO_YAKU),
    Misses("chanta", "no run: that is honroutou", "11199s33z,111m,999p+9s", {"toitoi": 2, "honroutou": 2}),
    Has("junchan", "closed", "12311m789p13999s+2s", {"junchan": 3}, 40, {"discarder": 5200}),
    Has("junchan", "open", "11m789p13999s,123m+2s", {"junchan": 2}, 30, {"discarder": 2000}),
    Misses("junchan", "a pair of honours", "123m789p13999s33z+2s", {"chanta": 2}),
    Has(
        "honroutou",
        "closed triplets",
        "111m999p111s33z44z+4z",
        {"toitoi": 2, "sanankou": 2, "honroutou": 2},
        60,
        {"discarder": 12000},
    ),
    Has("honroutou", "open", "11199s33z,111m,999p+9s", {"toitoi": 2, "honroutou": 2}, 40, {"discarder": 8000}),
    Has(
        "honroutou",
        "as seven pairs",
        "1199m1199p1199s3z+3z",
        {"honroutou": 2, "chiitoitsu": 2},
        25,
        {"discarder": 6400},
    ),
    Misses("honroutou", "one triplet of simples", "11199s33z,111m,888p+9s", {"toitoi": 2}),
    Has("honitsu", "closed", "13456888m44433z+2m", {"honitsu": 3}, 50, {"discarder": 6400}),
    Has("honitsu", "open", "13456888m33z,444z+2m", {"honitsu": 2}, 30, {"discarder": 2000}),
    Misses("honitsu", "one triplet of another suit", "13456m888p44433z+2m", NO_YAKU),
    Has("chinitsu", "closed", "1123344568999m+7m", {"chinitsu": 6}, 40, {"discarder": 12000}),
    Has("chinitsu", "open", "1123468m,345m,999m+7m", {"chinitsu": 5}, 30, {"discarder": 8000}),
    Misses("chinitsu", "a pair of honours", "23468m33z,345m,999m+7m", {"honitsu": 2}),
    Has("chiitoitsu", "by ron", "1122m3344p5566s7z+7z", {"chiitoitsu": 2}, 25, {"discarder": 1600}),
    Has(
        "chiitoitsu",
        "by tsumo, 3 han at least (scoring article §3.6.1.1)",
        "1122m3344p5566s7z+7z",
        {"menzen_tsumo": 1, "chiitoitsu": 2},
        25,
        {"dealer": 1600, "other": 800},
        TSUMO,
    ),
    Misses("chiitoitsu", "four of one kind are no two pairs", "1111m3344p5566s7z+7z", "not_winning"),
]

ORDINARY: list[Has | Misses] = [*CIRCUMSTANCES, *VALUE_TILES, *RUNS, *TRIPLETS, *KINDS]
