"""Names of yaku that the tiles decide. Nobody writes them beside a hand: the program finds these yaku by itself.

Loaded only after a word could not be read. Circumstances (riichi, haitei) and dora are not among them: those are words that
people do write (`scorecalc.mahjong.notation.spellings`).
"""

from __future__ import annotations

from collections.abc import Sequence

from scorecalc.mahjong.notation.spellings import fold

_KOREAN = """
멘젠쯔모 멘젠 문전 핑후 평화 탕야오 단요구 단야오 이페코 이페이코 이배구 일배구 량페코 량페이코 양배구 역패 자풍패 장풍패
치또이쯔 치또이 치토이 칠대자 찬타 혼챤타 일기통관 이통 잇츠 일통 삼색동순 삼색동각 삼색 산깡쯔 산안커 삼암각 또이또이 또이또이호
대대화 돌돌이 소삼원 혼노두 혼로두 준찬타 준챤타 혼일색 혼이츠 혼일 청일색 청이츠 청일 대삼원 스안커 사암각 스안커단기 자일색
녹일색 청노두 청로두 구련보등 츄렌포토 순정구련보등 국사무쌍 국사 대사희 소사희 스깡쯔
삼련각 삼연각 일색삼순 일통모월 구통노어 대차륜 대죽림 대수린 대칠성 사련각 소차륜 백만석 홍공작 흑일색 삼풍각 객풍삼각 일색사순
"""
_JAPANESE = """
門前清自摸和 門前 メンゼン 面前 平和 ピンフ 断幺九 断么九 断ヤオ九 断ヤオ タンヤオ 一盃口 イーペーコー 二盃口 リャンペーコー 役牌
七対子 チートイツ チートイ 混全帯幺九 混全帯么九 全帯 チャンタ 一気通貫 一通 イッツー 三色同順 三色同刻 三色 三槓子 サンカンツ
三暗刻 サンアンコー 対々和 対対和 トイトイ 小三元 混老頭 ホンロートー 純全帯幺九 純全帯么九 純チャン ジュンチャン 混一色 ホンイツ
清一色 チンイツ 大三元 四暗刻 スーアンコー 四暗刻単騎 字一色 ツーイーソー 緑一色 リューイーソー 清老頭 チンロートー 九蓮宝燈
九連宝燈 九蓮宝灯 九連宝灯 純正九蓮宝燈 国士無双 国士 国士無双十三面 大四喜 小四喜 四槓子 スーカンツ
三連刻 一色三順 一筒摸月 九筒撈魚 大車輪 大竹林 大数隣 大七星 四連刻 小車輪 百万石 紅孔雀 黒一色 三風刻 客風三刻 一色四順
"""
_ENGLISH = """
menzen menzen_tsumo menzenchin_tsumohou fully_concealed_hand pinfu tanyao all_simples iipeikou iipeiko pure_double_sequence
ryanpeikou ryanpeiko twice_pure_double_sequence yakuhai yakuhai_haku yakuhai_hatsu yakuhai_chun
haku hatsu chun white_dragon green_dragon red_dragon
chiitoitsu chiitoi chitoitsu seven_pairs chanta half_outside_hand ittsu ittsuu itsu ikkitsuukan pure_straight
sanshoku sanshoku_doujun mixed_triple_sequence sanshoku_doukou triple_triplets sankantsu three_quads toitoi toitoihou
all_triplets sanankou three_concealed_triplets shousangen little_three_dragons honroutou honrouto
all_terminals_and_honors junchan fully_outside_hand honitsu honiisou half_flush chinitsu chiniisou full_flush
daisangen big_three_dragons suuankou four_concealed_triplets suuankou_tanki single_wait_four_concealed_triplets
tsuuiisou all_honors ryuuiisou all_green chinroutou all_terminals chuuren chuuren_poutou nine_gates
junsei_chuuren junsei_chuuren_poutou true_nine_gates kokushi kokushi_musou kokushi_musou_juusanmen thirteen_orphans
daisuushii big_four_winds four_big_winds shousuushii little_four_winds four_little_winds suukantsu four_quads
sanrenkou isshoku_sanjun iipin_moyue iipin_mouyue chuupin_raoyui daisharin daichikurin daisuurin daichisei suurenkou
shousharin hyakumangoku benikujaku beni_kujaku kokuiisou sanfonkou otakaze_sankou isshoku_yonjun
"""
NAMES = frozenset(fold(name) for names in (_KOREAN, _JAPANESE, _ENGLISH) for name in names.split())
LONGEST = max(map(len, NAMES))
_MOST_WORDS = 6
"""No name has more words."""
_SHORTEST_PART = 5
"""A shorter Latin name, such as chun, counts only as a whole word: it may be a part of others by chance."""


def first_name(words: Sequence[str]) -> int:
    """Return how many of the `words`, from the first one on, make the name of a yaku; 0 if they begin with none.

    >>> first_name(["half", "flush", "pinfu"]), first_name(["pinfu", "tanyao"]), first_name(["리취"])
    (2, 1, 0)
    """
    for size in range(min(len(words), _MOST_WORDS), 1, -1):
        if fold("".join(words[:size])) in NAMES:
            return size
    return int(has_name(words[0]))


def has_name(word: str) -> bool:
    """True if `word` is the name of a yaku or contains one, as several names without blanks do.

    >>> has_name("Tan-yao"), has_name("핑후탕야오"), has_name("断么九"), has_name("리취")
    (True, True, True, False)
    """
    folded = fold(word)
    if folded in NAMES:
        return True
    shortest = _SHORTEST_PART if folded.isascii() else 2
    return any(
        folded[start : start + size] in NAMES
        for start in range(len(folded))
        for size in range(shortest, min(LONGEST, len(folded) - start) + 1)
    )
