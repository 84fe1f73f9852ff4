"""The ruleset riichi-wall: made from the YAML by `make shipped`, never by hand."""

from __future__ import annotations

from typing import Any

RULESET: dict[str, Any] = (
    {'digest': 4203310943,
     'files': ['wall/riichi-wall.yaml'],
     'game': 'wall',
     'title': {'ko': '리치마작의 패산', 'ja': 'リーチ麻雀の牌山', 'en': 'the wall of riichi mahjong'},
     'source': ['리치마작(일본식) 규칙 §3.3.2: the dead wall is always 14 tiles, the last tile of the wall joins it',
                'riichi.wiki: Wanpai, Dora, Japanese mahjong setup'],
     'options': {'stacks': 17,
                 'flowers': 0,
                 'dice': 2,
                 'throws': 1,
                 'second_thrower': 'owner',
                 'rounds': 3,
                 'stacks_at_once': 2,
                 'last': 'jump',
                 'dead_wall': 14,
                 'kept_full': True,
                 'kongs': 4,
                 'loose_on': [],
                 'loose_pairs': 'first',
                 'flower_from': 'kong_end',
                 'flower_again': 'at_once',
                 'indicator': 3,
                 'concealed_kong': 'any_time',
                 'late_flower': 'free'}}
)
