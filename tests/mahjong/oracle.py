"""The PyPI package `mahjong` as oracle: the same hand under the same options, and the answers of both in one form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from mahjong.hand_calculating.hand import HandCalculator
from mahjong.hand_calculating.hand_config import HandConfig, HandConstants, OptionalRules
from mahjong.meld import Meld
from random_hands import Drawn, random_hands

from scorecalc.api import prepared
from scorecalc.mahjong.record.hand import build
from scorecalc.mahjong.rules.best_reading import score
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.settlement import income


class Options(NamedTuple):
    """One set of options as both sides name it. A share of `weight` of the hands is scored with it."""

    name: str
    weight: int
    ruleset: str
    changes: Mapping[str, Any]
    theirs: Mapping[str, Any]

    @property
    def players(self) -> int:
        return 3 if self.ruleset == "sanma" else 4

    @property
    def renhou(self) -> bool:
        return "renhou" in self.changes


USUAL = {"has_open_tanyao": True, "has_aka_dora": True, "limit_to_sextuple_yakuman": False}
OPTIONS = (
    Options("usual", 8, "riichi", {}, {}),
    Options("one yakuman each", 1, "tenhou", {}, {"has_double_yakuman": False}),
    Options("open tanyao off", 1, "riichi", {"open_tanyao": False}, {"has_open_tanyao": False}),
    Options("kiriage", 1, "riichi", {"kiriage_mangan": True}, {"kiriage": True}),
    Options("pinfu without tsumo", 1, "riichi", {"pinfu_tsumo": False}, {"fu_for_pinfu_tsumo": True}),
    Options("open hands of 20 fu", 1, "riichi", {"open_hand_min_fu": 20}, {"fu_for_open_pinfu": False}),
    Options(
        "counted to sanbaiman",
        1,
        "riichi",
        {"counted_yakuman": "sanbaiman"},
        {"kazoe_limit": HandConstants.KAZOE_SANBAIMAN},
    ),
    Options(
        "counted without limit",
        1,
        "riichi",
        {"counted_yakuman": "multiple"},
        {"kazoe_limit": HandConstants.KAZOE_NO_LIMIT},
    ),
    Options("renhou of five han", 1, "riichi", {"renhou": 5}, {}),
    Options("renhou as yakuman", 1, "riichi", {"renhou": "yakuman"}, {"renhou_as_yakuman": True}),
    Options("three players", 3, "sanma", {}, {"is_three_player": True}),
)

IDS = {
    "Riichi": "riichi",
    "Double Riichi": "double_riichi",
    "Ippatsu": "ippatsu",
    "Menzen Tsumo": "menzen_tsumo",
    "Haitei Raoyue": "haitei",
    "Houtei Raoyui": "houtei",
    "Rinshan Kaihou": "rinshan",
    "Chankan": "chankan",
    "Renhou": "renhou",
    "Renhou (yakuman)": "renhou",
    "Tenhou": "tenhou",
    "Chiihou": "chiihou",
    **{f"Yakuhai (seat wind {wind})": "yakuhai_seat" for wind in ("east", "south", "west", "north")},
    **{f"Yakuhai (round wind {wind})": "yakuhai_round" for wind in ("east", "south", "west", "north")},
    "Yakuhai (haku)": "yakuhai_haku",
    "Yakuhai (hatsu)": "yakuhai_hatsu",
    "Yakuhai (chun)": "yakuhai_chun",
    "Shou Sangen": "shousangen",
    "Pinfu": "pinfu",
    "Iipeiko": "iipeikou",
    "Ryanpeikou": "ryanpeikou",
    "Sanshoku Doujun": "sanshoku_doujun",
    "Ittsu": "ittsu",
    "Toitoi": "toitoi",
    "San Ankou": "sanankou",
    "Sanshoku Doukou": "sanshoku_doukou",
    "San Kantsu": "sankantsu",
    "Tanyao": "tanyao",
    "Chantai": "chanta",
    "Junchan": "junchan",
    "Honroutou": "honroutou",
    "Honitsu": "honitsu",
    "Chinitsu": "chinitsu",
    "Chiitoitsu": "chiitoitsu",
    "Suu Ankou": "suuankou",
    "Suu Ankou Tanki": "suuankou_tanki",
    "Suu Kantsu": "suukantsu",
    "Daisangen": "daisangen",
    "Shousuushii": "shousuushii",
    "Dai Suushii": "daisuushii",
    "Tsuu Iisou": "tsuuiisou",
    "Chinroutou": "chinroutou",
    "Ryuuiisou": "ryuuiisou",
    "Chuuren Poutou": "chuuren",
    "Daburu Chuuren Poutou": "junsei_chuuren",
    "Kokushi Musou": "kokushi",
    "Kokushi Musou Juusanmen Matchi": "kokushi_13",
    "Dora": "dora",
    "Ura Dora": "ura_dora",
    "Aka Dora": "aka_dora",
}
"""Our id of each name of theirs. Norths set aside are among their dora, and are added to ours below."""

YAKUMAN_HAN = 13
"""What the oracle counts for a yakuman."""


class Answer(NamedTuple):
    """What a hand is worth, in one form for both. `yaku` are (id, han); a yakuman has the han of the oracle and no fu."""

    yaku: tuple[tuple[str, int], ...]
    han: int
    fu: int | None
    payments: tuple[tuple[str, int], ...]
    income: int


NO_YAKU = Answer((), 0, None, (), 0)


def our_rules(options: Options) -> Rules:
    """Our rules for a set of options."""
    found: Rules = prepared(options.ruleset, options.changes).rules
    return found


def our_answer(drawn: Drawn, rules: Rules) -> tuple[int, Answer]:
    """In how many readings scorecalc sees a hand, and what it says to the best of them."""
    read = build(drawn.record, rules)
    scored = score(read.hand, rules, read.honba)
    best = scored[0]
    if not best.yaku:
        return len(scored), NO_YAKU
    amounts: dict[str, int] = {}
    for line in best.yaku:
        id = "dora" if line.id == "nuki_dora" else line.id
        amounts[id] = amounts.get(id, 0) + line.amount * (YAKUMAN_HAN if line.unit == "yakuman" else 1)
    return len(scored), Answer(
        tuple(sorted(amounts.items())),
        sum(amounts.values()),
        best.fu,
        tuple(best.settlement.by_role.items()),
        income(best.settlement, drawn.sticks, rules),
    )


class Theirs(NamedTuple):
    """A hand as the oracle takes it."""

    tiles: list[int]
    win: int
    melds: list[Meld]
    dora: list[int]
    ura: list[int]
    config: HandConfig


_MELDS = {"chi": Meld.CHI, "pon": Meld.PON, "minkan": Meld.KAN, "ankan": Meld.KAN, "kakan": Meld.SHOUMINKAN}


def their_hand(drawn: Drawn, options: Options) -> Theirs:
    """The hand and its options in the oracle's objects."""
    has = drawn.flags.__contains__
    config = HandConfig(
        is_tsumo=drawn.is_tsumo,
        is_riichi=has("riichi"),
        is_daburu_riichi=has("double_riichi"),
        is_ippatsu=has("ippatsu"),
        is_rinshan=has("rinshan"),
        is_chankan=has("chankan"),
        is_haitei=has("haitei"),
        is_houtei=has("houtei"),
        is_tenhou=has("tenhou"),
        is_chiihou=has("chiihou"),
        is_renhou=has("renhou"),
        player_wind=27 + drawn.seat,
        round_wind=27 + drawn.round,
        kyoutaku_number=drawn.sticks,
        tsumi_number=drawn.honba,
        num_nuki_dora=drawn.nuki,
        options=OptionalRules(**{**USUAL, **options.theirs}),
    )
    melds = [Meld(_MELDS[kind], sorted(tiles), kind != "ankan") for kind, tiles in drawn.melds]
    return Theirs(sorted(drawn.tiles), drawn.win, melds, list(drawn.dora), list(drawn.ura), config)


def their_answer(drawn: Drawn, options: Options) -> Answer:
    """What the oracle says."""
    tiles, win, melds, dora, ura, config = their_hand(drawn, options)
    response = HandCalculator.estimate_hand_value(tiles, win, melds, dora, config, ura_dora_indicators=ura)
    if response.error == HandCalculator.ERR_NO_YAKU:
        return NO_YAKU
    assert response.error is None, (response.error, drawn.record)
    is_open = any(meld.opened for meld in melds)
    yaku = tuple(sorted((IDS[each.name], each.han_open if is_open else each.han_closed) for each in response.yaku))
    cost = response.cost
    main, additional = cost["main"] + cost["main_bonus"], cost["additional"] + cost["additional_bonus"]
    if not drawn.is_tsumo:
        payments = {"discarder": main}
    elif drawn.seat == 0:
        payments = {"each": main}
    else:
        payments = {"dealer": main, "other": additional}
    fu = None if any(each.is_yakuman for each in response.yaku) else response.fu
    return Answer(yaku, response.han, fu, tuple(payments.items()), cost["total"])


class Compared(NamedTuple):
    """A hand with the answers of both; `known` is why they may differ, where they do."""

    options: Options
    drawn: Drawn
    readings: int
    ours: Answer
    theirs: Answer

    @property
    def differs(self) -> bool:
        return self.ours != self.theirs

    @property
    def known(self) -> Known | None:
        return next((known for known in KNOWN if self.differs and known.covers(self)), None)

    def __str__(self) -> str:
        return f"[{self.options.name}] {self.drawn.record}\n  ours   {self.ours}\n  theirs {self.theirs}"


class Known(NamedTuple):
    """A difference that is meant: whether it covers a hand on which the two differ, and why ours is right."""

    id: str
    reason: str
    covers: Callable[[Compared], bool]


def _is_open_tsumo_without_fu(each: Compared) -> bool:
    """Nothing but the fu differs: an open hand drawn with four runs, 20 fu there and 22, rounded to 30, here."""
    is_open = any(kind != "ankan" for kind, _ in each.drawn.melds)
    is_alike = each.ours.yaku == each.theirs.yaku and (each.ours.fu, each.theirs.fu) == (30, 20)
    return is_alike and is_open and each.drawn.is_tsumo and each.options.changes == {"open_hand_min_fu": 20}


KNOWN = (
    Known(
        "the fu of a tsumo in an open hand that may stay at 20",
        "With `fu_for_open_pinfu` off the oracle gives an open hand without other fu no fu for its tsumo either. The article "
        "that the ruleset follows takes these 2 fu from pinfu alone (scoring article §3.1), and an open hand has no pinfu: 22 fu, "
        "rounded to 30. The option is about the ron of that shape.",
        _is_open_tsumo_without_fu,
    ),
)


def compared(number: int, seed: int) -> Iterator[Compared]:
    """At least `number` hands, shared among the sets of options by their weight, with both answers."""
    whole = sum(options.weight for options in OPTIONS)
    for at, options in enumerate(OPTIONS):
        rules = our_rules(options)
        share = -(-number * options.weight // whole)
        for drawn in random_hands(share, seed * len(OPTIONS) + at, players=options.players, renhou=options.renhou):
            readings, ours = our_answer(drawn, rules)
            yield Compared(options, drawn, readings, ours, their_answer(drawn, options))
