"""The yaku, by section: one condition each, over one reading of a hand (`registry` says how they are written).

The order of the sections here is the order in which yaku are listed.
"""

from scorecalc.mahjong.rules.yaku import circumstances, value_tiles  # isort: skip
from scorecalc.mahjong.rules.yaku import runs, triplets  # isort: skip
from scorecalc.mahjong.rules.yaku import tile_kinds, yakuman  # isort: skip
from scorecalc.mahjong.rules.yaku.registry import DORA, YAKU, Yaku

__all__ = ["DORA", "YAKU", "Yaku", "circumstances", "runs", "tile_kinds", "triplets", "value_tiles", "yakuman"]
