"""Reads han and fu, or a limit, as people say them: `3 40`, `3판40부`, `三翻四十符`, `3han40fu`, 만관, 2배역만, yakuman."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from scorecalc.errors import InputError, Problem, did_you_mean

LIMITS = {
    "mangan": ("mangan", "만관", "満貫", "满贯"),
    "haneman": ("haneman", "하네만", "跳満", "跳满", "ハネ満"),
    "baiman": ("baiman", "배만", "倍満", "倍满"),
    "sanbaiman": ("sanbaiman", "삼배만", "3배만", "三倍満", "3倍満", "三倍满"),
    "counted_yakuman": ("countedyakuman", "kazoeyakuman", "헤아림역만", "数え役満", "累計役満"),
}
"""The spellings of each limit, without blanks and punctuation."""
YAKUMAN = ("yakuman", "역만", "役満", "役满")
_TIMES = {
    1: ("", "single", "1배", "1倍"),
    2: ("double", "더블", "2배", "두배", "이배", "2倍", "二倍", "ダブル", "w"),
    3: ("triple", "트리플", "3배", "세배", "삼배", "3倍", "三倍", "トリプル"),
    4: ("quadruple", "4배", "네배", "사배", "4倍", "四倍"),
    5: ("quintuple", "5배", "다섯배", "오배", "5倍", "五倍"),
    6: ("sextuple", "6배", "여섯배", "육배", "6倍", "六倍"),
}
# No han and fu have more digits; whoever prices them refuses numbers that are too large.
_NUMBER = re.compile(r"[0-9]{1,15}")
_MULTIPLE = re.compile(rf"({_NUMBER.pattern})(?:x|times|배|倍)?")
_HAN = ("han", "판", "翻", "飜", "番", "한", "ハン")
_FU = ("fu", "부", "符", "フ")
_HAN_FU = re.compile(
    rf"({_NUMBER.pattern})(?:{'|'.join(_HAN)})(?:({_NUMBER.pattern})(?:{'|'.join(_FU)})?)?", re.IGNORECASE
)
_FU_HAN = re.compile(rf"({_NUMBER.pattern})(?:{'|'.join(_FU)})({_NUMBER.pattern})(?:{'|'.join(_HAN)})?", re.IGNORECASE)
_BETWEEN = re.compile(r"[\s_\-・·,]+")
_KANJI_DIGITS = {digit: number for number, digit in enumerate("〇一二三四五六七八九")}
_KANJI = re.compile(r"[〇一二三四五六七八九十百]+(?=[翻飜番符])")


def read(words: Sequence[str]) -> dict[str, Any]:
    """Return the fields `han` and `fu`, `limit` or `yakuman` of a points record (docs/records.md). Raise InputError if none fits.

    >>> read(["3", "40"]), read(["3판40부"]), read(["三翻四十符"]), read(["5"])
    ({'han': 3, 'fu': 40}, {'han': 3, 'fu': 40}, {'han': 3, 'fu': 40}, {'han': 5})
    >>> read(["만관"]), read(["2배", "역만"]), read(["Yakuman"])
    ({'limit': 'mangan'}, {'yakuman': 2}, {'yakuman': 1})
    """
    text = " ".join(words)
    if not text.isascii():
        from scorecalc.mahjong.notation.normalise import plain_text

        text = plain_text(text).text
    numbers = text.split()
    if numbers and len(numbers) <= 2 and all(_NUMBER.fullmatch(word) for word in numbers):
        return dict(zip(("han", "fu"), map(int, numbers), strict=False))
    joined = _BETWEEN.sub("", _KANJI.sub(lambda match: str(_number(match[0])), text)).lower()
    if match := _HAN_FU.fullmatch(joined):
        return {"han": int(match[1])} | ({"fu": int(match[2])} if match[2] else {})
    if match := _FU_HAN.fullmatch(joined):
        return {"han": int(match[2]), "fu": int(match[1])}
    for limit, names in LIMITS.items():
        if joined in names:
            return {"limit": limit}
    times = _yakuman(joined)
    if times:
        return {"yakuman": times}
    raise InputError([_unread(" ".join(words), joined)])


def recognised(words: Sequence[str]) -> Problem | None:
    """Return the problem of han and fu where a hand should be, with the line that prices them; None if they are none.

    >>> recognised(["3판40부"]).hint, recognised(["123m"])
    ('mahjong_hand.hint.points_line', None)
    """
    try:
        read(words)
    except InputError:
        return None
    line = " ".join(words)
    return Problem("bad_token", "mahjong_hand.error.meant_points", {"line": line}, "mahjong_hand.hint.points_line")


def _number(kanji: str) -> int:
    """Return a number below a thousand that is written in kanji.

    >>> _number("四十"), _number("百十"), _number("三")
    (40, 110, 3)
    """
    total = digit = 0
    for char in kanji:
        if char in "十百":
            total += (digit or 1) * (10 if char == "十" else 100)
            digit = 0
        else:
            digit = digit * 10 + _KANJI_DIGITS[char]
    return total + digit


def _yakuman(joined: str) -> int:
    """Return how many yakuman the text names; 0 if it names none."""
    for name in YAKUMAN:
        if joined.endswith(name):
            before = joined.removesuffix(name)
            if match := _MULTIPLE.fullmatch(before):
                return int(match[1])
            return next((times for times, names in _TIMES.items() if before in names), 0)
    return 0


def _unread(text: str, joined: str) -> Problem:
    names = [name for words in LIMITS.values() for name in words] + list(YAKUMAN)
    problem = Problem("bad_number", "mahjong_notation.error.price_words", {"text": text}).quoting(text)
    return problem.suggesting(did_you_mean(joined, names, 1), "mahjong_notation.hint.price_words")
