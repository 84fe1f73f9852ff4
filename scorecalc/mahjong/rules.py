"""The options of a mahjong ruleset, and what they come to once combined.

The values live in `rulesets/mahjong/*.yaml`. `Options` says which there are; `Rules` is what scoring works with.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Literal

from scorecalc.mahjong.masks import bit
from scorecalc.mahjong.tiles import EAST, FIVES, KINDS

Value = int | Literal["yakuman", "off"]
"""What a yaku is worth: a number of han, a yakuman, or nothing."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Limit:
    """A limit: the han from which it holds, and its basic points."""

    han: int
    base: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class BySeat:
    """A number for the dealer and one for a child."""

    dealer: int
    child: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Honba:
    """What one honba adds: to a ron in all, and to each payment of a tsumo."""

    ron: int
    tsumo: int


@dataclass(frozen=True, slots=True)
class Options:
    """Every option of a mahjong ruleset (DESIGN §5); a ruleset that extends another sets only what differs."""

    __pydantic_config__: ClassVar[Any] = {"extra": "forbid", "use_attribute_docstrings": True}

    players: Literal[3, 4]
    """Players at the table. With three, 2m to 8m and the north seat are gone and nobody may call chi."""
    open_tanyao: bool
    """Whether an open hand may claim all simples (kuitan)."""
    ippatsu: bool
    """Whether a win within one go-around after riichi counts."""
    ura: bool
    """Whether ura dora count after riichi."""
    kan_dora: bool
    """Whether the indicators turned after a kan count."""
    kan_ura: bool
    """Whether the ura indicators under kan dora count."""
    pinfu_tsumo: bool
    """Whether pinfu and tsumo go together at 20 fu; otherwise the draw earns its fu and there is no pinfu."""
    rinshan_tsumo_fu: bool
    """Whether a win on the replacement tile earns the fu of a tsumo."""
    red_fives: Literal["off"] | dict[Literal["m", "p", "s"], Literal[0, 1, 2, 3, 4]]
    """How many fives of each suit are red; off for none."""
    red_honours: Literal[0, 1]
    """How many tiles of each honour are red."""
    double_wind_pair_fu: Literal[2, 4]
    """Fu of a pair of the wind that is both seat and round wind."""
    open_hand_min_fu: Literal[20, 30]
    """Fu of an open hand that earns none: raised to 30, or left at 20."""
    min_ron: int | Literal["off"]
    """Points below which nobody may win by ron."""
    kiriage_mangan: bool
    """Whether a hand just short of mangan is rounded up to it."""
    counted_yakuman: Literal["yakuman", "sanbaiman", "multiple"]
    """What very many han come to: a counted yakuman, no more than sanbaiman, or as many yakuman as the han allow."""
    yakuman_stacking: bool
    """Whether several yakuman in one hand add up."""
    double_yakuman: bool | list[str]
    """The yakuman that count double; true for the four of the standard list, false for none."""
    renhou: Literal["off", "mangan", "haneman", "baiman", "yakuman"] | int
    """What a child's ron before his first draw is worth: a limit stands alone, a number of han adds to the hand."""
    ryuuiisou_needs_hatsu: bool
    """Whether all green needs the green dragon."""
    points: Literal["fu_han", "han_only", "uncapped", "product"]
    """How han and fu become points."""
    han_only_fu: int
    """The fu that every hand is priced with under `points: han_only`."""
    fu_rounding: Literal["up10", "none"]
    """Whether the sum of fu is rounded up to tens."""
    round_unit: Literal[1, 10, 100]
    """What payments are rounded to."""
    round: Literal["up", "down"]
    """Which way payments are rounded."""
    payment_rounding: Literal["per_payment", "single_total"]
    """Whether every payment is rounded, or the sum of them once."""
    yakuman_han: int
    """Han of one yakuman under `points: uncapped` and `product`."""
    implied_yaku: Literal["exclude", "include"]
    """Whether yaku that every hand with that yakuman has are counted beside it (uncapped and product)."""
    kokushi_fu: Literal[25, 30, "computed"]
    """Fu of thirteen orphans (uncapped and product)."""
    flat_yakuman: Literal["off"] | BySeat
    """What a yakuman pays in all in place of its han; dora do not count beside it (uncapped)."""
    cap: Literal["off"] | BySeat
    """The most that a hand pays in all, before honba and sticks."""
    product_unit: int
    """What fu times han is multiplied with under `points: product`."""
    payers: Literal["losers", "bank"]
    """Who pays: the other players, or nobody (only the winner's points move)."""
    honba: Honba
    """What one honba adds."""
    stick: int
    """Points of one riichi stick on the table."""
    pao: list[str]
    """Yakuman for which the player who fed the last set is liable."""
    pao_scope: Literal["yakuman", "hand"]
    """Whether liability is for that yakuman alone or for the whole hand."""
    pao_honba: Literal["liable", "discarder"]
    """Who pays the honba when a liable player and a discarder share a ron."""
    sanma_tsumo: Literal["loss", "split_half", "full"]
    """Three players: the absent player's share of a tsumo is lost, split in halves, or paid in full."""
    bazoro: int
    """Doublings that every hand has before its han (fu × 2^(han + bazoro))."""
    dealer_share: int
    """How many shares the dealer pays or is paid where a child pays one."""
    kiriage_base: int
    """Basic points that `kiriage_mangan` lifts to mangan."""
    limits: dict[Literal["mangan", "haneman", "baiman", "sanbaiman", "yakuman"], Limit]
    """From how many han each limit holds and its basic points."""
    fu: dict[str, int]
    """Fu of each item, by its id."""
    yaku: dict[str, tuple[Value, Value]]
    """What each yaku is worth in a closed and in an open hand."""


# Options of play that change what the conditions of yaku and fu look at. They travel with a reading as bits.
PINFU_TSUMO = 1
RINSHAN_TSUMO_FU = 2
GREEN_NEEDS_HATSU = 4
DOUBLE_WIND_PAIR = 8

STANDARD_DOUBLES = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")
"""What `double_yakuman: true` names (DESIGN §5)."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options, combined: what scoring one hand looks at. `o` are the options themselves."""

    o: Options
    house: int
    worth: Mapping[str, tuple[Value, Value]]
    """Value of each yaku that this ruleset has, closed and open; those that options switch off are left out."""
    doubles: frozenset[str]
    reds: Mapping[int, int]
    """How many red tiles there are of each kind that has any."""
    absent: int
    """Mask of the kinds that are not in the set."""
    made: dict[str, Any] = field(default_factory=dict)
    """What modules derive from these rules once and keep, by module name."""


def make_rules(options: Mapping[str, Any]) -> Rules:
    """The rules that checked options make."""
    o = Options(**{name: _as_typed(name, value) for name, value in options.items()})
    worth: dict[str, tuple[Value, Value]] = {id: tuple(pair) for id, pair in o.yaku.items()}  # type: ignore[misc]
    if not o.open_tanyao:
        worth["tanyao"] = (worth["tanyao"][0], "off")
    if not o.ippatsu:
        worth["ippatsu"] = ("off", "off")
    worth["renhou"] = ("yakuman" if o.renhou == "yakuman" else o.renhou if isinstance(o.renhou, int) else "off", "off")
    doubles = STANDARD_DOUBLES if o.double_yakuman is True else o.double_yakuman or ()
    fives: dict[Any, Any] = {} if o.red_fives == "off" else dict(o.red_fives)
    reds = {kind: fives.get(suit, 0) for suit, kind in zip("mps", FIVES, strict=True)}
    reds |= dict.fromkeys(range(EAST, KINDS), o.red_honours)
    return Rules(
        o=o,
        house=PINFU_TSUMO * o.pinfu_tsumo
        | RINSHAN_TSUMO_FU * o.rinshan_tsumo_fu
        | GREEN_NEEDS_HATSU * o.ryuuiisou_needs_hatsu,
        worth={id: pair for id, pair in worth.items() if pair != ("off", "off")},
        doubles=frozenset(doubles),
        reds={kind: number for kind, number in reds.items() if number},
        absent=sum(bit(kind) for kind in range(1, 8)) if o.players == 3 else 0,
    )


def _as_typed(name: str, value: Any) -> Any:
    """`value` of the option `name` as its type: checking leaves plain data."""
    if name == "limits":
        return {id: Limit(**limit) for id, limit in value.items()}
    made_of: Any = {"honba": Honba, "flat_yakuman": BySeat, "cap": BySeat}.get(name)
    return made_of(**value) if made_of and value != "off" else value
