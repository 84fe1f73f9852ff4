"""The letters, names and pictures that people write tiles with, and the tiles that they mean."""

from __future__ import annotations

from scorecalc.mahjong.facts.tiles import CHUN, EAST, HAKU, HATSU, NORTH, SOUTH, WEST

DIGITS = frozenset("0123456789")
KANJI_DIGITS = "一二三四五六七八九"
CIRCLED = "①②③④⑤⑥⑦⑧⑨"
SAYS_RED = "赤적"
R = frozenset("rㄱ")
KEYBOARD = {"ㅡ": "m", "ㅔ": "p", "ㄴ": "s", "ㅋ": "z", "ㅗ": "h", "ㄱ": "r", "ㅊ": "c", "ㅐ": "o"}
"""The letters that a Korean keyboard types, and the Latin letters on the same keys."""
SUIT_LETTERS = dict(zip("mpszh", (0, 1, 2, 3, 3), strict=True))
_SUIT_NAMES = (
    ("만", "만수", "萬", "万", "萬子", "万子"),
    ("통", "통수", "筒", "餅", "饼", "筒子"),
    ("삭", "삭수", "索", "条", "條", "索子"),
    ("자", "자패", "字", "字牌"),
)
SUITS_AFTER = (
    SUIT_LETTERS
    | {letter.upper(): suit for letter, suit in SUIT_LETTERS.items()}
    | {key: SUIT_LETTERS[letter] for key, letter in KEYBOARD.items() if letter in SUIT_LETTERS}
    | {name: suit for suit, names in enumerate(_SUIT_NAMES) for name in names}
)
"""The suit (0 to 3) of each letter or name that can follow digits."""
_WINDS = dict(zip("ESWN", (EAST, SOUTH, WEST, NORTH), strict=True))
_DRAGONS = {"w": HAKU, "g": HATSU, "r": CHUN}
HONOURS = (
    dict(zip("동남서북백발중", range(EAST, CHUN + 1), strict=True))
    | dict(zip("東南西北白發中", range(EAST, CHUN + 1), strict=True))
    | {"発": HATSU, "发": HATSU}
    | _WINDS
    | {"P": HAKU, "F": HATSU, "C": CHUN, "G": HATSU, "R": CHUN}
)
# The dragons of Unicode are red, green, white, and its suits characters, bamboos, circles.
UNICODE = dict(
    zip(
        map(chr, range(0x1F000, 0x1F022)),
        (EAST, SOUTH, WEST, NORTH, CHUN, HATSU, HAKU, *range(9), *range(18, 27), *range(9, 18)),
        strict=True,
    )
)
BACKS = frozenset("xX\U0001f02b")
RIGHT_CASE = {"e": "E", "n": "N", "g": "G", "r": "R"}
"""Letters that mean a tile only in the other case."""
SEPARATORS = {",": ",", "#": ","} | {char: char for char in "+()[]"}
_FIRST_CHARACTERS = frozenset((*HONOURS, *UNICODE, *CIRCLED, *KANJI_DIGITS, *SAYS_RED, *SEPARATORS, *DIGITS))
TILE_CHARACTERS = _FIRST_CHARACTERS | BACKS | R | frozenset("".join((*SUITS_AFTER, *KEYBOARD, "cowgd<^>-=*")))
"""The characters that tiles are written with, suits and marks included."""


def begins_nothing(char: str) -> bool:
    """True if neither a tile nor a separator begins with `char`.

    >>> begins_nothing("x"), begins_nothing("東")
    (True, False)
    """
    return not char.isspace() and char not in _FIRST_CHARACTERS


def number(char: str) -> int:
    """Return the number that a digit, plain or kanji, means; -1 for any other character."""
    return int(char) if char in DIGITS else KANJI_DIGITS.find(char) + 1 or -1


def is_suit_first(text: str) -> bool:
    """True if the first tile of `text` has its suit before its number: then all of its tiles do.

    >>> is_suit_first("m123p456"), is_suit_first("[z5555]"), is_suit_first("123m"), is_suit_first("E m1")
    (True, True, False, False)
    """
    start = text.lstrip(" \t\r\n,#+([")[:2]
    return len(start) == 2 and KEYBOARD.get(start[0], start[0]) in SUIT_LETTERS and start[1] in DIGITS


def dragon_letters(text: str) -> str:
    """Return the letters w, g, r at the start of `text` if a d follows them, as mahc writes dragons.

    >>> dragon_letters("rrrdo"), dragon_letters("r6p")
    ('rrr', '')
    """
    size = len(text) - len(text.lstrip("wgr"))
    return text[:size] if text[size : size + 1] == "d" else ""


def honours(text: str) -> tuple[list[int], int]:
    """Return the honours at the start of `text`, written as letters, names or pictures, and how many characters they take.

    >>> honours("EEEw11p"), honours("rrrdo"), honours("Wh"), honours("발중")
    (([27, 27, 27], 4), ([33, 33, 33], 4), ([31], 2), ([32], 1))
    """
    if text[:2] in {"Wh", "wh"}:
        return [HAKU], 2
    dragons = dragon_letters(text)
    if dragons:
        return [_DRAGONS[letter] for letter in dragons], len(dragons) + 1
    size = 0
    while text[size : size + 1] in _WINDS and text[size : size + 2] != "Wh":
        size += 1
    if size:
        has_mark = text[size : size + 1] == "w" and text[size + 1 : size + 2] not in {"h", "d"}
        return [_WINDS[letter] for letter in text[:size]], size + has_mark
    tile = HONOURS.get(text[:1], UNICODE.get(text[:1], -1))
    return ([tile], 1) if tile >= 0 else ([], 0)
