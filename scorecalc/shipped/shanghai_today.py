"""The ruleset shanghai-today: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESET: dict[str, Any] = (
    {'digest': 2709291449,
     'files': ['wall/shanghai-today.yaml', 'wall/shanghai.yaml'],
     'game': 'wall',
     'title': {'ko': '상해마작 (왕패 없음, 현재 방식)',
               'ja': '上海麻雀（王牌なし、現行）',
               'en': "Shanghai mahjong (no dead wall, today's form)"},
     'source': ['상해마작 제8강 <배패 및 왕패 규정>'],
     'options': {'stacks': 18,
                 'flowers': 8,
                 'dice': 2,
                 'throws': 2,
                 'second_thrower': 'owner',
                 'rounds': 3,
                 'stacks_at_once': 2,
                 'last': 'block',
                 'dead_wall': 0,
                 'kept_full': False,
                 'kongs': 16,
                 'loose_on': [],
                 'loose_pairs': 'every',
                 'flower_from': 'kong_end',
                 'flower_again': 'at_once',
                 'indicator': 0,
                 'concealed_kong': 'any_time',
                 'late_flower': 'no_win'}}
)
