"""The ruleset shanghai-136: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESET: dict[str, Any] = (
    {'digest': 404512618,
     'files': ['wall/shanghai-136.yaml', 'wall/shanghai.yaml'],
     'game': 'wall',
     'title': {'ko': '상해마작 136개 (꽃패 없음)', 'ja': '上海麻雀136枚（花牌なし）', 'en': 'Shanghai mahjong with 136 tiles (no flowers)'},
     'source': ['상해마작 제8강 <배패 및 왕패 규정>', 'L. L. Harr, Pung Chow (1922): a wall is 17 tiles long'],
     'options': {'stacks': 17,
                 'flowers': 0,
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
