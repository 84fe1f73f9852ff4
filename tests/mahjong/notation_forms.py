"""Writes hands in the notations that the reader knows, for round trips and as seeds for mutations."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from unicodedata import normalize

from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import EAST, RED, write, write_one
from scorecalc.mahjong.notation.canonical import write_hand

KANJI = "一二三四五六七八九"
CIRCLED = "①②③④⑤⑥⑦⑧⑨"
HONOURS = {"ko": "동남서북백발중", "ja": "東南西北白發中", "mjai": "ESWNPFC"}
UNICODE = "🀇🀈🀉🀊🀋🀌🀍🀎🀏🀙🀚🀛🀜🀝🀞🀟🀠🀡🀐🀑🀒🀓🀔🀕🀖🀗🀘🀀🀁🀂🀃🀆🀅🀄"
KEYS = {"m": "ㅡ", "p": "ㅔ", "s": "ㄴ", "z": "ㅋ", "c": "ㅊ", "r": "ㄱ"}

Tiles = Sequence[int]
Write = Callable[[Tiles], str]


def in_form(one: Write, concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """The comma form, with tiles as `one` writes them."""
    sets = "".join("," + one(meld.tiles) + ("c" if meld.type == "ankan" else "") for meld in melds)
    return one(concealed) + sets + ("" if win is None else "+" + one([win]))


def _each(letters: Callable[[int], str]) -> Write:
    return lambda tiles: "".join(letters(tile) for tile in tiles)


def _number(tile: int) -> int:
    return tile % RED % 9


def _korean(tile: int) -> str:
    kind = tile % RED
    if kind >= EAST:
        return HONOURS["ko"][kind - EAST] + "r" * (tile >= RED)
    return ("적" if tile >= RED else "") + f"{_number(tile) + 1}{'만통삭'[kind // 9]}"


def _japanese(tile: int) -> str:
    kind = tile % RED
    if kind >= EAST:
        return HONOURS["ja"][kind - EAST] + "r" * (tile >= RED)
    return ("赤" if tile >= RED else "") + KANJI[_number(tile)] + "萬筒索"[kind // 9]


def _mjai(tile: int) -> str:
    kind = tile % RED
    if kind >= EAST:
        return HONOURS["mjai"][kind - EAST] + "r" * (tile >= RED)
    return f"{_number(tile) + 1}{'mps'[kind // 9]}" + "r" * (tile >= RED)


def _prose(tile: int) -> str:
    """Characters in kanji, dots in circles, bamboo in bare digits, between commas never alone: see `prose`."""
    kind = tile % RED
    if kind >= EAST:
        return HONOURS["ja"][kind - EAST] + "r" * (tile >= RED)
    number = _number(tile)
    text = (KANJI[number], CIRCLED[number], f"{number + 1}")[kind // 9]
    return ("赤" if tile >= RED and kind // 9 == 2 else "") + text + ("r" if tile >= RED and kind // 9 < 2 else "")


def prose(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """Japanese prose. Bare digits are bamboo only where kanji or circles stand too, so a run of 一 leads."""
    return in_form(_each(_prose), [0, *concealed], win, melds)


def suit_first(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """Suit first, with marks for called sets: none for a closed kan."""

    def group(tiles: Tiles, mark: str = "") -> str:
        out = ""
        for i, tile in enumerate(tiles):
            suit, number = "mpsz"[tile % RED // 9], "0" if tile >= RED else f"{_number(tile) + 1}"
            same_suit = i > 0 and tiles[i - 1] % RED // 9 == tile % RED // 9
            out += number if same_suit else suit + number
        return out + mark

    sets = ""
    for meld in melds:
        if meld.type == "kakan":
            text = group(meld.tiles)
            sets += "," + text[:-1] + "=" + text[-1]
        else:
            sets += "," + group(meld.tiles, {"ankan": "", "chi": "-", "pon": "="}.get(meld.type, "+"))
    return group(concealed) + sets + ("" if win is None else "+" + group([win]))


def brackets(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """Sets in brackets before the tiles."""
    sets = "".join(f"[{write(meld.tiles)}]" if meld.type == "ankan" else f"({write(meld.tiles)})" for meld in melds)
    return sets + write(concealed) + ("" if win is None else "+" + write_one(win))


def helper(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """mahjong-helper: sets after #, the suit of a closed kan in capitals."""
    sets = " ".join(write(meld.tiles).upper() if meld.type == "ankan" else write(meld.tiles) for meld in melds)
    return write(concealed) + (f" # {sets}" if melds else "") + ("" if win is None else f" + {write_one(win)}")


def mahc(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """mahc: honours by letter, an o after what is called."""

    def one(tiles: Tiles) -> str:
        out = ""
        for tile in tiles:
            out += ("Ew", "Sw", "Ww", "Nw", "wd", "gd", "rd")[tile - EAST] if EAST <= tile < RED else write_one(tile)
        return out

    sets = "".join("," + one(meld.tiles) + ("c" if meld.type == "ankan" else "o") for meld in melds)
    return one(concealed) + sets + ("" if win is None else "+" + one([win]))


def full_width(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """The canonical form as a Japanese keyboard sends it."""
    text = in_form(write, concealed, win, melds)
    return "".join(chr(ord(char) + 0xFEE0) for char in text)


def keyboard(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """The canonical form typed with the keyboard set to Korean."""
    return "".join(KEYS.get(char, char) for char in in_form(write, concealed, win, melds))


def decomposed(concealed: Tiles, win: int | None, melds: Sequence[Meld]) -> str:
    """Korean as macOS sends it."""
    return normalize("NFD", in_form(_each(_korean), concealed, win, melds))


FORMS: dict[str, Callable[[Tiles, int | None, Sequence[Meld]], str]] = {
    "canonical": write_hand,
    "in the order written": lambda concealed, win, melds: in_form(write, concealed, win, melds),
    "tile by tile": lambda concealed, win, melds: in_form(_each(write_one), concealed, win, melds),
    "korean": lambda concealed, win, melds: in_form(_each(_korean), concealed, win, melds),
    "decomposed korean": decomposed,
    "japanese": lambda concealed, win, melds: in_form(_each(_japanese), concealed, win, melds),
    "mjai": lambda concealed, win, melds: in_form(_each(_mjai), concealed, win, melds),
    "suit first": suit_first,
    "brackets": brackets,
    "mahjong-helper": helper,
    "mahc": mahc,
    "full width": full_width,
    "korean keyboard": keyboard,
}
WITHOUT_RED: dict[str, Callable[[Tiles, int | None, Sequence[Meld]], str]] = {
    "unicode": lambda concealed, win, melds: in_form(_each(lambda tile: UNICODE[tile]), concealed, win, melds),
}
NO_RED_HONOURS = {"suit first", "mahc"}
OPEN_IS_CALLED = {"brackets", "mahc"}


def random_hand(random: random.Random) -> tuple[list[int], int | None, list[Meld]]:
    """Some tiles, perhaps a winning one, some sets; with red fives. The number of tiles may be anything."""
    tiles = [*range(34), RED + 4, RED + 13, RED + 22]
    melds = []
    for _ in range(random.randrange(4)):
        kind = random.randrange(34)
        type = random.choice(["chi", "pon", "minkan", "kakan", "ankan"])
        if type == "chi":
            kind = random.randrange(3) * 9 + random.randrange(7)
            melds.append(Meld("chi", (kind, kind + 1, kind + 2)))
        else:
            melds.append(Meld(type, (kind,) * (3 if type == "pon" else 4)))
    concealed = [random.choice(tiles) for _ in range(random.randrange(1, 15))]
    return concealed, random.choice([None, random.choice(tiles)]), melds
