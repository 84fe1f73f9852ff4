"""What the options of a mahjong ruleset come to once combined: what scoring works with."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from scorecalc.mahjong.facts.masks import MIDDLE_MAN
from scorecalc.mahjong.facts.tiles import EAST, FIVES, KINDS
from scorecalc.mahjong.rules.house_bits import (
    FIXED_ORPHANS_FU,
    GREEN_NEEDS_HATSU,
    PINFU_TSUMO,
    RINSHAN_TSUMO_FU,
)

if TYPE_CHECKING:
    from scorecalc.mahjong.rules.options import Limit, Options, Value

STANDARD_DOUBLES = ("suuankou_tanki", "kokushi_13", "junsei_chuuren", "daisuushii")
"""What `double_yakuman: true` names."""


class Rules(NamedTuple):
    """The options, combined: what scoring one hand looks at, and the options themselves."""

    options: Options
    house_bits: int
    worth: Mapping[str, tuple[Value, Value]]
    """Value of each yaku that this ruleset has, closed and open; those that options switch off are left out."""
    doubles: frozenset[str]
    reds: Mapping[int, int]
    """How many red tiles there are of each kind that has any."""
    limits: Mapping[str, Limit]
    """Each limit by its name."""
    fu: Mapping[str, int]
    """Fu of each item; 0 for one that the ruleset does not name."""
    absent: int
    """Mask of the kinds that are not in the set."""
    cache: dict[str, Any]
    """What modules derive from these rules once and keep, by module name."""

    @property
    def has_limits(self) -> bool:
        """True where han end at limits and a yakuman stands apart from them (`points: fu_han` and `han_only`)."""
        return self.options.points in ("fu_han", "han_only")


def make_rules(options: Mapping[str, Any]) -> Rules:
    """The rules that checked options make."""
    o = cast("Options", SimpleNamespace(**{name: _with_names(name, value) for name, value in options.items()}))
    played = {id: pair for id, pair in o.yaku.items() if pair != "off"}
    worth: dict[str, tuple[Value, Value]] = {id: tuple(pair) for id, pair in played.items()}  # type: ignore[misc]
    if not o.open_tanyao and "tanyao" in worth:
        worth["tanyao"] = (worth["tanyao"][0], "off")
    if not o.ippatsu:
        worth["ippatsu"] = ("off", "off")
    worth["renhou"] = ("yakuman" if o.renhou == "yakuman" else o.renhou if isinstance(o.renhou, int) else "off", "off")
    doubles = STANDARD_DOUBLES if o.double_yakuman is True else o.double_yakuman or ()
    fives: dict[Any, Any] = {} if o.red_fives == "off" else dict(o.red_fives)
    reds = {kind: fives.get(suit, 0) for suit, kind in zip("mps", FIVES, strict=True)}
    reds |= dict.fromkeys(range(EAST, KINDS), o.red_honours)
    return Rules(
        options=o,
        house_bits=PINFU_TSUMO * o.pinfu_tsumo
        | RINSHAN_TSUMO_FU * o.rinshan_tsumo_fu
        | GREEN_NEEDS_HATSU * o.ryuuiisou_needs_hatsu
        | FIXED_ORPHANS_FU * (o.kokushi_fu != "computed"),
        worth={id: pair for id, pair in worth.items() if pair != ("off", "off")},
        doubles=frozenset(doubles),
        reds={kind: number for kind, number in reds.items() if number},
        limits=vars(o.limits),
        fu=defaultdict(int, o.fu),
        absent=MIDDLE_MAN if o.players == 3 else 0,
        cache={},
    )


_NAMED = ("honba", "flat_yakuman", "cap")
"""Options that have parts with names of their own, where they are set."""


def _with_names(name: str, value: Any) -> Any:
    """`value` of the option `name` with its parts as attributes, as `Options` has them: checking leaves maps."""
    if name == "limits":
        return SimpleNamespace(**{id: SimpleNamespace(**limit) for id, limit in value.items()})
    return SimpleNamespace(**value) if name in _NAMED and isinstance(value, Mapping) else value
