"""The options of a mahjong ruleset, combined into what scoring looks at."""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
from collections import defaultdict
from collections.abc import Mapping
from typing import Any, NamedTuple

from scorecalc.mahjong.facts.masks import MIDDLE_MAN
from scorecalc.mahjong.facts.tiles import EAST, FIVES, KINDS
from scorecalc.mahjong.rules.house_bits import (
    FIXED_ORPHANS_FU,
    GREEN_NEEDS_HATSU,
    PINFU_TSUMO,
    RINSHAN_TSUMO_FU,
)
from scorecalc.mahjong.rules.options import Limit, Options, Value


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


def make_rules(options: Options) -> Rules:
    """Return the rules that checked options make."""
    worth = {id: pair for id, pair in options.yaku.items() if pair != "off"}
    if not options.open_tanyao and "tanyao" in worth:
        worth["tanyao"] = (worth["tanyao"][0], "off")
    if not options.ippatsu:
        worth["ippatsu"] = ("off", "off")
    renhou = options.renhou
    worth["renhou"] = (renhou if renhou == "yakuman" or isinstance(renhou, int) else "off", "off")
    limits = options.limits
    return Rules(
        options=options,
        house_bits=PINFU_TSUMO * options.pinfu_tsumo
        | RINSHAN_TSUMO_FU * options.rinshan_tsumo_fu
        | GREEN_NEEDS_HATSU * options.ryuuiisou_needs_hatsu
        | FIXED_ORPHANS_FU * (options.kokushi_fu != "computed"),
        worth={id: pair for id, pair in worth.items() if pair != ("off", "off")},
        doubles=frozenset(() if isinstance(options.double_yakuman, bool) else options.double_yakuman),
        reds=_reds(options),
        limits={name: getattr(limits, name) for name in vars(limits)},
        fu=defaultdict(int, options.fu),
        absent=MIDDLE_MAN if options.players == 3 else 0,
        cache={},
    )


def _reds(options: Options) -> dict[int, int]:
    """How many red tiles there are of each kind that has any."""
    fives = () if options.red_fives == "off" else options.red_fives.items()
    kinds = dict(zip("mps", FIVES, strict=True))
    reds = {kinds[suit]: number for suit, number in fives}
    reds |= dict.fromkeys(range(EAST, KINDS), options.red_honours)
    return {kind: number for kind, number in reds.items() if number}
