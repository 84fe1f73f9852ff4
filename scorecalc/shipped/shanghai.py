"""The ruleset shanghai: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESET: dict[str, Any] = (
    {'digest': 1180257822,
     'files': ['wall/shanghai.yaml'],
     'game': 'wall',
     'title': {'ko': '상해마작 (왕패 16개, 옛 방식)',
               'ja': '上海麻雀（王牌16枚、旧式）',
               'en': 'Shanghai mahjong (dead wall of 16, old form)'},
     'source': ['상해마작 제8강 <배패 및 왕패 규정>',
                "L. L. Harr, Pung Chow (1922): both throws are added, counted from the right end of the owner's side"],
     'options': {'stacks': 18,
                 'flowers': 8,
                 'dice': 2,
                 'throws': 2,
                 'second_thrower': 'owner',
                 'rounds': 3,
                 'stacks_at_once': 2,
                 'last': 'block',
                 'dead_wall': 16,
                 'kept_full': False,
                 'kongs': 16,
                 'loose_on': [3, 5],
                 'loose_pairs': 'every',
                 'flower_from': 'haitei',
                 'flower_again': 'at_once',
                 'indicator': 0,
                 'concealed_kong': 'at_once',
                 'late_flower': 'no_win'}}
)
