"""The options of a mahjong ruleset, and the values that each may have.

The values themselves are in `rulesets/mahjong/*.yaml`, each with its source.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from scorecalc.mahjong.rules.fu_items import ONCE, PER_SET
from scorecalc.mahjong.rules.yaku import YAKU
from scorecalc.option_set import Between, IdOf, OptionSet

YakuId = Annotated[str, IdOf(YAKU)]
"""The id of a yaku."""
FuId = Annotated[str, IdOf(ONCE, PER_SET)]
"""The id of an item that earns fu."""

# The bounds keep out what means nothing in any game (less than nothing, hands for which one pays the loser), and numbers
# so large that powers of two of them would fill the memory.
Han = Annotated[int, Between(1, 100)]
"""A number of han for a yaku."""
Fu = Annotated[int, Between(0, 1000)]
"""A number of fu for an item."""
Points = Annotated[int, Between(0, 10**68)]
"""A number of points; the most is the last unit that Korean and Japanese have a name for."""
Copies = Annotated[int, Between(0, 4)]
"""A number of the copies that there are of each kind of tile."""
Value = Han | Literal["yakuman", "off"]
"""The value of a yaku: a number of han, a yakuman, or nothing."""


class Limit(OptionSet):
    """A limit: the han from which it holds, and its basic points."""

    han: Annotated[int, Between(1, 1000)]
    base: Points


class Limits(OptionSet):
    """Every limit."""

    mangan: Limit
    haneman: Limit
    baiman: Limit
    sanbaiman: Limit
    yakuman: Limit


class BySeat(OptionSet):
    """A number for the dealer and one for a child."""

    dealer: Points
    child: Points


class Honba(OptionSet):
    """The points that one honba adds: to a ron in all, and to each payment of a tsumo."""

    ron: Points
    tsumo: Points


class Options(OptionSet):
    """Every option of a mahjong ruleset; a ruleset that extends another sets only what differs.

    `mahjong/lang/en/options.py` explains each option.
    """

    # the hand
    players: Literal[3, 4]
    open_tanyao: bool
    ippatsu: bool
    ura: bool
    kan_dora: bool
    kan_ura: bool
    pinfu_tsumo: bool
    rinshan_tsumo_fu: bool
    red_fives: Literal["off"] | Mapping[Literal["m", "p", "s"], Copies]
    red_honours: Copies
    double_wind_pair_fu: Fu
    open_hand_min_fu: Fu
    min_ron: Points | Literal["off"]
    kiriage_mangan: bool

    # yakuman
    counted_yakuman: Literal["yakuman", "sanbaiman", "multiple"]
    yakuman_stacking: bool
    double_yakuman: bool | tuple[YakuId, ...]
    renhou: Literal["off", "mangan", "haneman", "baiman", "yakuman"] | Han
    ryuuiisou_needs_hatsu: bool

    # from han and fu to points
    points: Literal["fu_han", "han_only", "uncapped", "product"]
    han_only_fu: Annotated[int, Between(1, 1000)]
    fu_rounding: Literal["up10", "none"]
    round_unit: Annotated[int, Between(1, 10**6)]
    round: Literal["up", "down"]
    payment_rounding: Literal["per_payment", "single_total"]

    # without limits alone (points: uncapped, product)
    yakuman_han: Han
    implied_yaku: Literal["exclude", "include"]
    kokushi_fu: Literal["computed"] | Fu
    flat_yakuman: Literal["off"] | BySeat
    cap: Literal["off"] | BySeat
    product_unit: Points

    # payments
    payers: Literal["losers", "bank"]
    honba: Honba
    stick: Points
    pao: tuple[YakuId, ...]
    pao_scope: Literal["yakuman", "hand"]
    pao_honba: Literal["liable", "discarder"]
    sanma_tsumo: Literal["loss", "split_half", "full"]
    bazoro: Annotated[int, Between(0, 100)]
    dealer_share: Annotated[int, Between(1, 100)]
    kiriage_base: Points

    # the values of everything
    limits: Limits
    fu: Mapping[FuId, Fu]
    yaku: Mapping[YakuId, tuple[Value, Value] | Literal["off"]]
