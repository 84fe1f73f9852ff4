"""Reads mutated hands: no exception, nothing lost, nothing read twice. `python tests/mahjong/fuzz_notation.py 200000 [SEED]`

What is accepted is checked in two ways: its canonical writing reads back as the same hand, and the number of tiles is that of
the tile signs in the text, counted here by other means than the reader's.
"""

from __future__ import annotations

import random
import re
import sys
from collections.abc import Iterator

from notation_forms import FORMS, NO_RED_HONOURS, WITHOUT_RED, prose, random_hand

from scorecalc.lang import LANGUAGES, catalogue
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import RED, write, write_one
from scorecalc.mahjong.notation.canonical import write_meld
from scorecalc.mahjong.notation.hand_text import HandText
from scorecalc.mahjong.notation.normalise import plain_text
from scorecalc.mahjong.notation.reading import read_hand, read_meld, read_tiles
from scorecalc.mahjong.notation.word_finder import find_words

NAME_TILES = {
    f"key.{name}" for name in ("win", "tsumo", "ron", "meld", "chi", "pon", "minkan", "kan", "kakan", "ankan")
}
"""Words that bring tiles of the hand along."""
CODES = {"bad_token", "bad_meld", "bad_number", "bad_seat", "flag_conflict"}
WORDS = [
    *(
        "리치",
        "쯔모",
        "론",
        "일발",
        "도라:3p",
        "뒷도라:1m",
        "남가",
        "동장",
        "2본장",
        "공탁1",
        "더블리치",
        "영상개화",
        "북빼기2",
    ),
    *(
        "친",
        "자",
        "동3국",
        "리취",
        "쯔머",
        "立直",
        "ツモ",
        "ドラ:3p",
        "裏ドラ9s",
        "東場南家2本場供託1",
        "一発",
        "嶺上",
        "ダブルリーチ",
    ),
    *(
        "riichi",
        "tsumo",
        "ron",
        "dora:3p",
        "seat:S",
        "round=E",
        "honba:2",
        "sticks:1",
        "double-riichi",
        "honba:-1",
        "seat:Q",
    ),
    *(
        "퐁999s",
        "치 678s",
        "중퐁",
        "깡1111m",
        "안깡2222s+1p",
        "북2",
        "일발로",
        "쯔모로",
        "탕야오",
        "pinfu",
        "삼마",
        "손패는",
    ),
    *("dora:", "pon:777z", "ankan:1111m", "win:5s", "쯔모:3p", "riichi:1", "tsmuo", "도라:", "3통", ""),
]
ALPHABET = (
    "0123456789mpszhrcowgdxESWNPFCGRMTZ+,#()[]<>^*-=_:;. 　　\t\n\u0000\ufeff\ufe0f"
    "만통삭자동남서북백발중적赤一二三四五六七八九①②③⑤⑨東南西北白發発中萬筒索ㅡㅔㄴㅋㅗㄱㅊㅐ🀀🀄🀆🀇🀋🀐🀙🀡🀢🀫"
    "０５９ｍｐｓｚ＋，（）リドﾂﾞ쯔모론가장本場家\u1106\u1161\u11ab\u0301"
)

_SUIT = "(?:만수?|통수?|삭수?|萬子?|万子?|筒子?|索子?|[餅饼条條mpsMPSㅡㅔㄴ])"
_HONOUR_SUIT = "(?:자패?|字牌?|[zhZHㅋㅗ])"
_AFTER_KANJI = _SUIT.replace("mpsMPS", "mps")
_HONOUR_AFTER_KANJI = _HONOUR_SUIT.replace("ZH", "")
_RED = "(?:[rㄱ](?![rgw]*d))?"
_SUIT_FIRST = re.compile(r"[\s,#+(\[]*[mpszhㅡㅔㄴㅋㅗ][0-9]")
_TOKEN = re.compile(
    rf"(?P<four>[xX🀫]([0-9])\2[xX🀫](?:{_SUIT}|{_HONOUR_SUIT})|🀫([🀀-🀡])\3🀫)"
    rf"|(?P<one>[Ww]h){_RED}"
    rf"|(?P<letters>[rgw]+)d{_RED}"
    rf"|(?P<winds>[ESWN]+)w(?![hd]){_RED}"
    rf"|(?P<run>[0-9rㄱ赤적]*[0-9rㄱ])(?:(?<=5)(?<![赤적]5){_SUIT}{_RED}|{_SUIT}|{_HONOUR_SUIT}{_RED})"
    rf"|(?P<kanji>[一二三四五六七八九r赤적]*[一二三四五六七八九])"
    rf"(?:(?<=五)(?<![赤적]五){_AFTER_KANJI}{_RED}|{_AFTER_KANJI}|{_HONOUR_AFTER_KANJI}{_RED}|(?<=五){_RED})?"
    rf"|(?P<single>[동남서북백발중東南西北白發発发中ESWNPFCGR🀀-🀆⑤🀋🀔🀝]{_RED}|[①-⑨🀇-🀡])"
    r"|(?P<bare>[rㄱ赤적]*[0-9][0-9rㄱ赤적]*)"
)


def tiles_written(text: str) -> int:
    """How many tiles the plain `text`, without words, writes."""
    if _SUIT_FIRST.match(text):
        return sum(char in "0123456789" for char in text)
    count = 0
    for token in _TOKEN.finditer(text):
        if token["four"]:
            count += 4
        elif token["kanji"] or token["bare"]:
            count += len(re.sub("[赤적rㄱ]", "", token["kanji"] or token["bare"]))
        else:
            tiles = token["letters"] or token["winds"] or token["run"] or "1"
            count += len(re.sub("[赤적]", "", tiles))
    return count


def as_written(hand: HandText) -> str:
    """The canonical writing with the tiles in the order written."""
    sets = "".join("," + write_meld(meld) for meld in hand.melds)
    return write(hand.concealed) + sets + ("" if hand.win is None else "+" + write_one(hand.win))


def as_open(meld: Meld) -> Meld:
    """`meld` as its canonical writing says it: an added kan is an open one, its tiles in order."""
    tiles = tuple(sorted(meld.tiles, key=lambda tile: (tile % RED, tile < RED)))
    return Meld({"kakan": "minkan"}.get(meld.type, meld.type), tiles)


def check(text: str) -> HandText:
    """Reads `text` in every way; AssertionError where something is lost, guessed twice or cannot be said."""
    for players in (3, 4):
        hand = read_hand(text, players=players)
        strict = read_hand(text, players=players, strict=True)
        assert hand.text == text
        assert len(hand.spans) == len(hand.concealed)
        assert (hand.win is None) == (hand.win_span == (-1, -1))
        for problem in (*hand.problems, *hand.notes, *strict.problems):
            assert problem.code in CODES or problem.code == "read_as"
            assert 0 <= problem.start < problem.end <= len(problem.text)
        assert list(hand.problems) == sorted(hand.problems, key=lambda problem: problem.start)
        assert bool(hand.problems) <= bool(strict.problems)
        if not strict.problems:
            assert (strict.concealed, strict.win, strict.melds) == (hand.concealed, hand.win, hand.melds)
        if not hand.problems:
            _check_accepted(hand, players)
    for problems in (read_tiles(text)[1], read_meld(text)[1], read_meld(text, "pon")[1]):
        assert all(problem.code in CODES for problem in problems)
    return hand


def _check_accepted(hand: HandText, players: int) -> None:
    given = plain_text(hand.text).text
    words = find_words(given)
    if not any(word.field in NAME_TILES for word in words):
        rest = given
        for word in words:
            rest = rest[: word.start] + " " * (word.end - word.start) + rest[word.end :]
        n_tiles = len(hand.concealed) + (hand.win is not None) + sum(len(meld.tiles) for meld in hand.melds)
        assert n_tiles == tiles_written(rest), (n_tiles, tiles_written(rest))
    again = read_hand(as_written(hand), players=players)
    assert not again.problems
    assert (again.concealed, again.win) == (hand.concealed, hand.win)
    assert again.melds == tuple(map(as_open, hand.melds))


def seeds(source: random.Random) -> Iterator[str]:
    """Endless hands in every form, with words around them."""
    forms = {**FORMS, **WITHOUT_RED, "prose": prose}
    while True:
        concealed, win, melds = random_hand(source)
        name = source.choice(list(forms))
        if name in WITHOUT_RED or name in NO_RED_HONOURS:
            concealed = [tile % RED for tile in concealed]
            win = win if win is None else win % RED
        text = forms[name](concealed, win, melds)
        words = source.choices(WORDS, k=max(0, source.randrange(-2, 4)))
        yield " ".join([text, *words] if source.random() < 0.5 else [*words, text])


def mutated(text: str, source: random.Random) -> str:
    """`text` with up to four slips of the keyboard."""
    for _ in range(max(0, source.randrange(-2, 5))):
        at = source.randrange(len(text) + 1)
        to = min(len(text), at + source.randrange(4))
        text = source.choice(
            [
                text[:at] + text[to:],
                text[:at] + source.choice(ALPHABET) + text[at:],
                text[:at] + source.choice(ALPHABET) + text[at + 1 :],
                text[:to] + text[at:],
                text[at:to] + text[:at] + text[to:],
                text[:at] + source.choice(WORDS) + text[at:],
            ]
        )
    return text


def run(count: int, seed: int) -> tuple[int, int]:
    """Checks `count` mutated hands; returns how many were accepted and how many refused."""
    source = random.Random(seed)
    accepted = 0
    texts = {language: catalogue(language).text for language in LANGUAGES}
    for number, seed_text in zip(range(count), seeds(source), strict=False):
        text = mutated(seed_text, source)
        try:
            hand = check(text)
            for problem in hand.problems + hand.notes:
                for language in LANGUAGES if number % 50 == 0 else LANGUAGES[:1]:
                    texts[language](problem.key, **problem.values)
                    texts[language](problem.hint or problem.key, **problem.values)
        except Exception as error:
            raise AssertionError(f"{text!r}: {type(error).__name__}: {error}") from error
        accepted += not hand.problems
    return accepted, count - accepted


if __name__ == "__main__":
    arguments = [int(argument) for argument in sys.argv[1:]]
    yes, no = run(*(arguments + [200_000, 1][len(arguments) :]))
    print(f"{yes + no:,} hands: {yes:,} read, {no:,} refused, no exception, nothing lost")
