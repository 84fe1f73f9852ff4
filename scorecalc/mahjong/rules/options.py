"""The options of a mahjong ruleset: which there are, and what values they take.

The values themselves live in `rulesets/mahjong/*.yaml`, which pydantic checks with these classes. Scoring reads the checked values
through `scorecalc.mahjong.rules.ruleset` and does not load this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import Field

from scorecalc.mahjong.rules.fu_items import ONCE, PER_SET
from scorecalc.mahjong.rules.yaku import YAKU

if TYPE_CHECKING:
    YakuId = str
    FuId = str
else:
    # The ids that there are, so that a slip in one is found where the ruleset is read.
    YakuId = Literal[tuple(YAKU)]
    FuId = Literal[(*ONCE, *PER_SET)]

# The bounds keep out what means nothing in any game (less than nothing, hands for which one pays the loser), and numbers
# so large that powers of two of them would fill the memory.
Han = Annotated[int, Field(ge=1, le=100)]
"""A number of han that one yaku may be worth."""
Fu = Annotated[int, Field(ge=0, le=1000)]
"""A number of fu that one item may earn."""
Points = Annotated[int, Field(ge=0, le=10**68)]
"""A number of points; the most is the last unit that Korean and Japanese have a name for."""
Value = Han | Literal["yakuman", "off"]
"""What a yaku is worth: a number of han, a yakuman, or nothing."""


@dataclass(frozen=True, slots=True)
class Limit:
    """A limit: the han from which it holds, and its basic points."""

    han: Annotated[int, Field(ge=1, le=1000)]
    base: Points


@dataclass(frozen=True, slots=True)
class Limits:
    """Every limit."""

    mangan: Limit
    haneman: Limit
    baiman: Limit
    sanbaiman: Limit
    yakuman: Limit


@dataclass(frozen=True, slots=True)
class BySeat:
    """A number for the dealer and one for a child."""

    dealer: Points
    child: Points


@dataclass(frozen=True, slots=True)
class Honba:
    """What one honba adds: to a ron in all, and to each payment of a tsumo."""

    ron: Points
    tsumo: Points


@dataclass(frozen=True, slots=True)
class Options:
    """Every option of a mahjong ruleset; a ruleset that extends another sets only what differs."""

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
    """Fu of a pair of the wind that is both seat and round wind (double wind)."""
    open_hand_min_fu: Literal[20, 30]
    """Fu of an open hand that earns none: raised to 30, or left at 20."""
    min_ron: Points | Literal["off"]
    """Points below which nobody may win by ron."""
    kiriage_mangan: bool
    """Whether a hand just short of mangan is rounded up to it (kiriage mangan)."""
    counted_yakuman: Literal["yakuman", "sanbaiman", "multiple"]
    """What very many han come to: a counted yakuman, no more than sanbaiman, or as many yakuman as the han allow."""
    yakuman_stacking: bool
    """Whether several yakuman in one hand add up."""
    double_yakuman: bool | list[YakuId]
    """The yakuman that count double; true for the four of the standard list, false for none."""
    renhou: Literal["off", "mangan", "haneman", "baiman", "yakuman"] | Han
    """What a child's ron before his first draw is worth: a limit stands alone, a number of han adds to the hand."""
    ryuuiisou_needs_hatsu: bool
    """Whether all green needs the green dragon."""
    points: Literal["fu_han", "han_only", "uncapped", "product"]
    """How han and fu become points."""
    han_only_fu: Annotated[Fu, Field(ge=1)]
    """The fu that every hand is priced with under `points: han_only`."""
    fu_rounding: Literal["up10", "none"]
    """Whether the sum of fu is rounded up to tens."""
    round_unit: Literal[1, 10, 100]
    """What payments are rounded to."""
    round: Literal["up", "down"]
    """Which way payments are rounded."""
    payment_rounding: Literal["per_payment", "single_total"]
    """Whether every payment is rounded, or the sum of them once."""
    yakuman_han: Han
    """Han of one yakuman under `points: uncapped` and `product`."""
    implied_yaku: Literal["exclude", "include"]
    """Whether yaku that every hand with that yakuman has are counted beside it (uncapped and product)."""
    kokushi_fu: Literal[25, 30, "computed"]
    """Fu of thirteen orphans (uncapped and product)."""
    flat_yakuman: Literal["off"] | BySeat
    """What a yakuman pays in all in place of its han; dora do not count beside it (uncapped)."""
    cap: Literal["off"] | BySeat
    """The most that a hand pays in all, before honba and sticks."""
    product_unit: Points
    """What fu times han is multiplied with under `points: product`."""
    payers: Literal["losers", "bank"]
    """Who pays: the other players, or nobody (only the winner's points move)."""
    honba: Honba
    """What one honba adds."""
    stick: Points
    """Points of one riichi stick on the table."""
    pao: list[YakuId]
    """Yakuman for which the player who fed the last set is liable (pao)."""
    pao_scope: Literal["yakuman", "hand"]
    """Whether liability is for that yakuman alone or for the whole hand."""
    pao_honba: Literal["liable", "discarder"]
    """Who pays the honba when a liable player and a discarder share a ron."""
    sanma_tsumo: Literal["loss", "split_half", "full"]
    """Three players: the absent player's share of a tsumo is lost, split in halves, or paid in full."""
    bazoro: Annotated[int, Field(ge=0, le=100)]
    """Doublings that every hand has before its han (fu × 2^(han + bazoro))."""
    dealer_share: Annotated[int, Field(ge=1, le=100)]
    """How many shares the dealer pays or is paid where a child pays one."""
    kiriage_base: Points
    """Basic points that `kiriage_mangan` lifts to mangan."""
    limits: Limits
    """From how many han each limit holds and its basic points."""
    fu: dict[FuId, Fu]
    """Fu of each item, by its id; an item that is not named earns none."""
    yaku: dict[YakuId, tuple[Value, Value] | Literal["off"]]
    """What each yaku is worth in a closed and in an open hand; off where it does not count at all."""
