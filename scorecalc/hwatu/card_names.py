"""Every way in which a card may be written, in Korean, Japanese and English.

`month kind [number]` in any spelling of the three languages, the name of the picture on the card, its code, and the few
month names that mean one card in speech. No notation for typing hwatu cards is in common use, so the words are those of
the table and the codes follow what programs use.

Months are numbered as in Korea: 11 is the paulownia and 12 the willow. In Japan it is the other way round, so `nov`,
`dec`, `11月` and `12月` stay ambiguous until `months` says whose numbers they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from scorecalc.hwatu.cards import BY_CODE, CARDS, MONTHS, PRINTED, RIBBONS

MONTH_SPELLINGS = {
    1: ("송학", "솔", "소나무", "송", "松", "pine", "jan", "january", "1月"),
    2: ("매조", "매화", "매", "梅", "plum", "feb", "february", "2月"),
    3: ("벚꽃", "사쿠라", "벚", "벗꽃", "桜", "cherry", "mar", "march", "3月"),
    4: ("흑싸리", "등나무", "등꽃", "등", "藤", "wisteria", "apr", "april", "4月"),
    5: ("난초", "난", "붓꽃", "창포", "菖蒲", "あやめ", "iris", "may", "5月"),
    6: ("모란", "목단", "牡丹", "peony", "jun", "june", "6月"),
    7: ("홍싸리", "萩", "clover", "bushclover", "jul", "july", "7月"),
    8: ("공산", "팔공산", "공산명월", "팔", "억새", "芒", "すすき", "pampas", "susuki", "aug", "august", "8月"),
    9: ("국진", "국화", "국준", "菊", "chrysanthemum", "mum", "sep", "september", "9月"),
    10: ("단풍", "풍", "紅葉", "もみじ", "maple", "oct", "october", "10月"),
    11: ("오동", "똥", "桐", "paulownia"),
    12: ("비", "버들", "柳", "雨", "willow", "rain"),
}
DISPUTED_SPELLINGS = {11: ("nov", "november", "11月"), 12: ("dec", "december", "12月")}
"""Month names that mean another flower in Japan than in Korea."""
BUSH_CLOVERS = ("싸리", (4, 7))
"""싸리 alone can mean two months."""
KIND_SPELLINGS = {
    "G": ("광", "光", "bright", "hikari", "g", "b"),
    "Y": ("끗", "열끗", "열", "십끗", "種", "タネ", "animal", "tane", "y", "a"),
    "T": ("띠", "短冊", "短", "タン", "ribbon", "tanzaku", "t", "r"),
    "P": ("피", "껍데기", "カス", "junk", "chaff", "kasu", "p", "j"),
    "S": ("쌍피", "double", "s"),
}
RIBBON_SPELLINGS = {
    "홍단": ("홍단", "赤短", "poetryribbon", "redribbon"),
    "초단": ("초단", "redribbon"),
    "청단": ("청단", "青短", "blueribbon"),
    "띠": ("redribbon",),
}
DOUBLES = {11: ("黄カス", "色カス"), 12: KIND_SPELLINGS["P"]}
"""More names of the double card of a month. The willow has no plain card; its 피 is the double one."""
PICTURES = {
    "1G": ("학", "두루미", "鶴", "crane"),
    "2Y": ("꾀꼬리", "휘파람새", "鶯", "うぐいす", "warbler", "bushwarbler"),
    "3G": ("휘장", "만막", "幕", "curtain"),
    "4Y": ("두견새", "不如帰", "ほととぎす", "cuckoo"),
    "5Y": ("다리", "八橋", "bridge"),
    "6Y": ("나비", "蝶", "butterfly", "butterflies"),
    "7Y": ("멧돼지", "猪", "boar"),
    "8G": ("달", "보름달", "명월", "月", "moon"),
    "8Y": ("기러기", "雁", "geese"),
    "9Y": ("술잔", "盃", "杯", "cup", "sakecup"),
    "10Y": ("사슴", "鹿", "deer"),
    "11G": ("봉황", "鳳凰", "phoenix"),
    "12G": ("우산", "小野道風", "道風", "rainman"),
    "12Y": ("제비", "燕", "swallow"),
}
OF_A_MONTH = {"새": ("2Y", "4Y", "8Y", "12Y")}
"""Pictures that several months have; they only mean a card behind the month (매조새)."""
SPOKEN = {"공산명월": "8G", "매조": "2Y", "국진": "9Y", "국준": "9Y", "일광": "1G", "삼광": "3G"}
"""Names that mean one card in speech: months for their animal or bright, brights with a numeral."""
_THREE_LIGHTS = ("1G", "8G", "11G")
COMBO_CARDS = {
    **dict.fromkeys(("고도리", "godori", "五鳥", "ゴドリ"), ("2Y", "4Y", "8Y")),
    **dict.fromkeys(
        ("이노시카", "이노시카초", "猪鹿蝶", "猪鹿", "inoshika", "inoshikacho", "inoshikachou"), ("6Y", "7Y", "10Y")
    ),
    **dict.fromkeys(("송월동", "월송동", "송동월", "松桐坊主", "松月桐", "songwoldong"), _THREE_LIGHTS),
    **dict.fromkeys(("일이삼", "一二三", "ilisam"), ("1G", "2Y", "3G")),
    **dict.fromkeys(("쿠사", "구사", "草短", "kusatan", "kusa"), ("4T", "5T", "7T")),
    **dict.fromkeys(("빠이", "ppai"), ("9Y", "3G", "8G")),
    **dict.fromkeys(("대포", "광대포", "뎃포", "鉄砲", "daepo", "teppou"), ("9Y", "3G", "8G")),
    **dict.fromkeys(("月見で一杯", "달맞이술", "tsukimizake"), ("8G", "9Y")),
    **dict.fromkeys(("花見で一杯", "꽃놀이술", "hanamizake"), ("3G", "9Y")),
    **dict.fromkeys(("욘코", "ヨンコ", "yonko"), ("1G", "2Y", "3G", "8G", "11G")),
    **dict.fromkeys(("오광", "五光", "gokou"), ("1G", "3G", "8G", "11G", "12G")),
    **dict.fromkeys(("비조리", "bijori"), ("12G", "12Y", "12T", "12S")),
    **dict.fromkeys(("풍시마", "pungshima"), ("10Y", "10T", "10P1", "10P2")),
    **dict.fromkeys(("초시마", "choshima"), ("5Y", "5T", "5P1", "5P2")),
    **dict.fromkeys(("칠띠", "칠단", "七短", "chiltti"), tuple(f"{month}T" for month in RIBBONS)),
}
"""Names of combinations with their cards. People write them for cards; they are not read as cards, only answered."""


class Spelling(NamedTuple):
    """The cards that a written word can mean. `is_certain`: it means one card, or either of two like plain cards."""

    cards: tuple[int, ...]
    is_certain: bool


@lru_cache(maxsize=12)
def kinds(month: int) -> dict[str, tuple[int, ...]]:
    """Return the cards that each written kind of `month` means; a plain card without number means either of the two.

    >>> [[CARDS[card].name for card in kinds(11)[kind]] for kind in ("쌍피", "피", "피2")]
    [['오동쌍피'], ['오동피1', '오동피2'], ['오동피2']]
    """
    known: dict[str, tuple[int, ...]] = {}
    for kind in PRINTED[month]:
        card = BY_CODE[f"{month}{kind}"]
        written = [spelling + kind[1:] for spelling in KIND_SPELLINGS[kind[0]]]
        if kind == "T":
            written += RIBBON_SPELLINGS[RIBBONS[month]]
        if kind == "S":
            written += DOUBLES[month]
        known |= dict.fromkeys(written, (card,))
        if kind == "P1":
            known |= dict.fromkeys(KIND_SPELLINGS["P"], (card, card + 1))
    return known


@lru_cache(maxsize=3)
def months(order: str) -> dict[str, tuple[int, ...]]:
    """Return the months that each written month can mean; `order` says whose numbers are used: `ko`, `jp`, or `unset`.

    >>> months("unset")["12"], months("jp")["12"], months("unset")["dec"]
    ((12,), (11,), (11, 12))
    """
    swapped = {11: 12, 12: 11} if order == "jp" else {}
    known: dict[str, tuple[int, ...]] = {
        spelling: (month,) for month, spellings in MONTH_SPELLINGS.items() for spelling in spellings
    }
    known |= {str(month): (swapped.get(month, month),) for month in MONTHS}
    for month, spellings in DISPUTED_SPELLINGS.items():
        meant: tuple[int, ...] = (11, 12) if order == "unset" else (swapped.get(month, month),)
        known.update(dict.fromkeys(spellings, meant))
    return known | {BUSH_CLOVERS[0]: BUSH_CLOVERS[1]}


@lru_cache(maxsize=1)
def _words() -> dict[str, int]:
    """Return the words that mean one card without naming its month and kind: pictures, and words of the table."""
    return {
        **{picture: BY_CODE[code] for code, pictures in PICTURES.items() for picture in pictures},
        **{word: BY_CODE[code] for word, code in SPOKEN.items()},
    }


def _picture(month: int, written: str) -> tuple[int, ...]:
    """Return the card of `month` with the picture that is `written` behind the month: 松に鶴, pine-crane, 매조새."""
    shown = [_words()[written]] if written in _words() else [BY_CODE[code] for code in OF_A_MONTH.get(written, ())]
    return tuple(card for card in shown if CARDS[card].month == month)


def meaning(word: str, order: str) -> Spelling | None:
    """Return the meaning of the normalised `word`; None if it is not a card.

    >>> [CARDS[card].name for card in meaning("난초단", "unset").cards]
    ['난초초단']
    >>> meaning("송학", "unset").is_certain, meaning("매조광", "unset")
    (False, None)
    """
    if word in _words():
        return Spelling((_words()[word],), True)
    unclear: set[int] = {BY_CODE[code] for code in OF_A_MONTH.get(word, ())}
    # 송학 is a month, and not the crane (학) of 송.
    shortest = len(word) if word in months(order) else 1
    for end in range(len(word), shortest - 1, -1):
        meant = months(order).get(word[:end], ())
        rest = word[end:]
        for month in meant:
            if not rest:
                unclear.update(BY_CODE[f"{month}{kind}"] for kind in PRINTED[month])
                continue
            cards = kinds(month).get(rest) or _picture(month, rest)
            if cards and len(meant) == 1:
                return Spelling(cards, True)
            unclear.update(cards)
    for month in MONTHS:
        unclear.update(kinds(month).get(word, ()))
    return Spelling(tuple(sorted(unclear)), False) if unclear else None


def month_of(word: str, order: str) -> int | None:
    """Return the month that `word` begins with or names; None without a month, or if it could be several.

    >>> month_of("매조광", "unset"), month_of("호랑이광", "unset"), month_of("13광", "unset")
    (2, None, None)
    """
    for end in range(len(word), 0, -1):
        meant = months(order).get(word[:end], ())
        if len(meant) == 1 and not word[end:][:1].isdigit():
            return meant[0]
    return None


def every_spelling(order: str) -> Iterator[tuple[str, tuple[int, ...]]]:
    """Yield every spelling that certainly means a card, with that card or the two like ones."""
    yield from ((word, (card,)) for word, card in _words().items())
    pictures = (*_words(), *OF_A_MONTH)
    for month_word, meant in months(order).items():
        for month in meant if len(meant) == 1 else ():
            known = kinds(month) | {word: cards for word in pictures if (cards := _picture(month, word))}
            yield from (
                (month_word + word, cards) for word, cards in known.items() if month_word + word not in months(order)
            )
