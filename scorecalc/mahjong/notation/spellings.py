"""The spellings of the words beside a hand in Korean, Japanese and English: 리치, ツモ, dora, 남가, 본장.

Each entry has the spellings of one word in the three languages. The first one is the usual one, which a hint proposes if somebody
misspells it. Capitals, `-` and `_` make no difference.
"""

from __future__ import annotations

from unicodedata import normalize

WORD_SPELLINGS: dict[tuple[str, str], tuple[str, str, str]] = {
    ("by", "tsumo"): ("쯔모 츠모 쓰모 쯔모화료 자모", "ツモ 自摸 つも 自摸和", "tsumo"),
    ("by", "ron"): ("론 룽 롱 론화료", "ロン 栄 栄和 ろん 放銃", "ron"),
    ("flag", "riichi"): ("리치 리찌 릿치 리이치 입직", "立直 リーチ りーち リーチ宣言", "riichi reach richi"),
    ("flag", "double_riichi"): (
        "더블리치 더블리찌 따블리치 더블입직",
        "ダブル立直 ダブルリーチ ダブリー w立直 wリーチ 両立直",
        "double_riichi double_reach daburu_riichi daburi",
    ),
    ("flag", "ippatsu"): ("일발 잇파츠 잇빠츠 잇빠쯔", "一発 イッパツ いっぱつ", "ippatsu"),
    ("flag", "haitei"): (
        "해저 해저로월 해저노월 해저모월 하이테이",
        "海底 海底摸月 海底撈月 ハイテイ",
        "haitei haitei_raoyue",
    ),
    ("flag", "houtei"): ("하저 하저로어 하저노어 호테이", "河底 河底撈魚 ホウテイ", "houtei hotei houtei_raoyui"),
    ("flag", "rinshan"): ("영상개화 영상 린샨 린샹 린샨카이호", "嶺上 嶺上開花 リンシャン", "rinshan rinshan_kaihou"),
    ("flag", "chankan"): ("창깡 창캉 챵깡 챤칸", "槍槓 搶槓 チャンカン", "chankan"),
    ("flag", "tenhou"): ("천화 텐호 텐호우", "天和 テンホウ テンホー", "tenhou tenho"),
    ("flag", "chiihou"): ("지화 치호 치호우", "地和 チーホウ チーホー", "chiihou chihou chiho"),
    ("flag", "renhou"): ("인화 렌호 렌호우", "人和 レンホウ レンホー", "renhou renho"),
    ("flag", "furiten"): ("후리텐 후리뗀", "振聴 フリテン ふりてん", "furiten"),
    ("seat", "E"): ("동가 친 오야", "東家 親 起家", "dealer east_seat oya"),
    ("seat", "S"): ("남가", "南家", "south_seat"),
    ("seat", "W"): ("서가", "西家", "west_seat"),
    ("seat", "N"): ("북가", "北家", "north_seat"),
    ("child", "S"): ("자 코", "子", "child non_dealer ko"),
    ("round", "E"): ("동장 동풍장", "東場 場東", "east_round"),
    ("round", "S"): ("남장 남풍장", "南場 場南", "south_round"),
    ("round", "W"): ("서장 서풍장", "西場 場西", "west_round"),
    ("round", "N"): ("북장 북풍장", "北場 場北", "north_round"),
}
KEY_SPELLINGS: dict[str, tuple[str, str, str]] = {
    "dora": (
        "도라 도라표시 도라표시패 표시패",
        "ドラ どら ドラ表示 ドラ表示牌 表示牌",
        "dora dora_indicator dora_indicators indicators",
    ),
    "ura": (
        "뒷도라 뒤도라 우라 우라도라 뒷도라표시패",
        "裏ドラ 裏 ウラ ウラドラ 裏ドラ表示牌",
        "ura uradora ura_dora ura_indicators",
    ),
    "seat": ("자풍 자리 문풍", "自風 門風 席", "seat seat_wind"),
    "round": ("장풍 장", "場風 場", "round round_wind prevalent_wind"),
    "honba": ("본장 혼바", "本場", "honba"),
    "sticks": ("공탁 공탁금 리치봉", "供託 供託棒 リーチ棒 立直棒", "sticks riichi_sticks deposits kyoutaku"),
    "nuki": ("북빼기 북뽑기 빼기 키타 누키 누키도라", "北抜き 抜き 抜きドラ 抜き北", "nuki kita nukidora nuki_dora"),
    "win": ("오름패 화료패", "和了牌 和了り牌 アガリ牌 上がり牌", "win winning_tile"),
    "meld": ("부로 후로", "副露 フーロ", "meld call furo"),
    "chi": ("치", "チー 吃", "chi chii"),
    "pon": ("퐁 펑 뻥 뽕", "ポン 碰", "pon"),
    "kan": ("깡 캉", "カン 槓", "kan"),
    "minkan": ("대명깡 명깡 대명캉 밍깡 밍캉", "大明槓 明槓 ミンカン", "minkan daiminkan open_kan"),
    "kakan": ("가깡 소명깡 가캉", "加槓 小明槓 カカン", "kakan shouminkan added_kan"),
    "ankan": ("안깡 암깡 안캉 앙깡", "暗槓 アンカン", "ankan closed_kan"),
}
NUMBERS = frozenset({"honba", "sticks", "nuki"})
"""Keys whose value is a number, written before or after them: 2본장, 공탁1, honba:2."""
TILES = frozenset({"dora", "ura"})
SETS = frozenset({"meld", "chi", "pon", "kan", "minkan", "kakan", "ankan"})
REFUSED_SPELLINGS: dict[str, tuple[str, str, str]] = {
    "three_players": (
        "3인 삼인 삼마 3인마작 삼인마작 3인마",
        "三麻 三人 三人麻雀 3人 3人麻雀 サンマ",
        "sanma three_players three_player 3_players 3_player",
    ),
    "filler": ("손패 손패는 손패가 패는", "手牌 手牌は", "hand"),
}
"""Words that people write beside a hand but should not, by the key of the message about them."""
WINDS = {
    name: wind
    for wind, names in {
        "E": "E 동 東 east ton 동가 동장 東家 東場",
        "S": "S 남 南 south nan 남가 남장 南家 南場",
        "W": "W 서 西 west shaa 서가 서장 西家 西場",
        "N": "N 북 北 north pei 북가 북장 北家 北場",
    }.items()
    for name in names.casefold().split()
}


def fold(word: str) -> str:
    """Return `word` without capitals, `-` and `_`, which make no difference.

    >>> fold("Double-Riichi")
    'doubleriichi'
    """
    return word.casefold().replace("-", "").replace("_", "")


WORDS: dict[str, tuple[str, str]] = {
    fold(spelling): meaning
    for meaning, languages in WORD_SPELLINGS.items()
    for spellings in languages
    for spelling in spellings.split()
}
KEYS: dict[str, str] = {
    fold(spelling): key
    for key, languages in KEY_SPELLINGS.items()
    for spellings in languages
    for spelling in spellings.split()
}
LONGEST = max(map(len, (*WORDS, *KEYS)))
WORDS |= {
    fold(spelling): ("refused", key)
    for key, languages in REFUSED_SPELLINGS.items()
    for spellings in languages
    for spelling in spellings.split()
}
FIRST_LETTERS = frozenset(name[0] for name in (*WORDS, *KEYS))


_LEAST_SAME = 4
"""A word shares at least so many letters with a spelling that it extends: two Korean syllables."""


def suggestions(word: str) -> list[str]:
    """Return the usual spellings of the words that `word` probably means, nearest first, in its own language.

    If a word extends a spelling, as 쯔모입니다 does, that spelling comes first. Korean is compared by letters, not by
    syllables; of two kanji, one that is right is enough.

    >>> suggestions("리취"), suggestions("立植"), suggestions("tsmuo")
    (['리치'], ['立直'], ['tsumo'])
    """
    from difflib import get_close_matches

    language = _language(word)
    usual: dict[str, str] = {}
    for languages in (*WORD_SPELLINGS.values(), *KEY_SPELLINGS.values()):
        first, *others = languages[language].split()
        usual |= {normalize("NFD", fold(spelling)): first for spelling in (first, *others)}
    cutoff = 0.5 if language == 1 else 0.6
    given = normalize("NFD", fold(word))
    longer = sorted((name for name in usual if len(name) >= _LEAST_SAME and given.startswith(name)), key=len)[-1:]
    return list(dict.fromkeys(usual[spelling] for spelling in (*longer, *get_close_matches(given, usual, 3, cutoff))))


def _language(word: str) -> int:
    """Return the index of the language of `word` in each entry of the spellings."""
    if any("가" <= char <= "힣" or "ㄱ" <= char <= "ㅣ" for char in word):
        return 0
    return 2 if word.isascii() else 1
