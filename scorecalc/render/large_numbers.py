"""Large numbers the way people read them: in Korean and Japanese by units of ten thousand."""

from __future__ import annotations

_GROUP = 10_000
_UNITS = {
    # Up to 극 as in the scoring article §4; the Buddhist units above it are those of the dictionaries.
    "ko": ("", *"만억조경해자양구간정재극", "항하사", "아승기", "나유타", "불가사의", "무량대수"),
    "ja": ("", *"万億兆京垓𥝱穣溝澗正載極", "恒河沙", "阿僧祇", "那由他", "不可思議", "無量大数"),
}
_BETWEEN = {"ko": " ", "ja": ""}


def reading(number: int, language: str) -> str:
    """Return `number` in groups of four digits with their units, without empty groups and leading zeros.

    The last group has no unit. English has no such units, so its numbers are grouped by commas. Source: the scoring article §4.

    >>> reading(30_800, "ko"), reading(48_318_382_100, "ko"), reading(48_318_382_100, "ja")
    ('3만 800', '483억 1838만 2100', '483億1838万2100')
    >>> reading(48_318_382_100, "en")
    '48,318,382,100'
    """
    if language not in _UNITS:
        return f"{number:,}"
    units = _UNITS[language]
    groups: list[int] = []
    rest = abs(number)
    while rest and len(groups) < len(units) - 1:
        rest, group = divmod(rest, _GROUP)
        groups.append(group)
    groups.append(rest)
    parts = [f"{group}{unit}" for group, unit in zip(groups, units, strict=False) if group]
    text = _BETWEEN[language].join(reversed(parts)) or "0"
    return f"-{text}" if number < 0 else text


def ends_in_unit(number: int, language: str) -> bool:
    """True if the reading of `number` ends in a unit (1500만): Korean then puts a blank before 점.

    >>> ends_in_unit(15_000_000, "ko"), ends_in_unit(15_000_700, "ko"), ends_in_unit(15_000_000, "en")
    (True, False, False)
    """
    return language in _UNITS and number % _GROUP == 0
