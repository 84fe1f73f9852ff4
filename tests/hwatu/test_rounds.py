"""Rounds and matches: what is read, what is settled, what is refused, and in which words."""

import pytest
from hwatu_tables import dealt, problems, result, rules, said
from hypothesis import given
from hypothesis import strategies as st

from scorecalc.errors import InputError
from scorecalc.hwatu.deal import deal_order

NAMES = ("가", "나", "다")
OWNERS = st.lists(st.integers(0, 2), min_size=24, max_size=24)
SEVEN = "송학홍단 매조홍단 벚꽃홍단 흑싸리초단 난초초단 모란청단 비띠"
FIVE = "송학광 매조끗 벚꽃광 공산광 오동광"


@given(OWNERS)
def test_the_winner_is_credited_his_lead_over_the_second(owners):
    found = result("round", {"captured": dealt(owners, NAMES), "complete": True}, rules(instant_win="round_net"))
    if found["instant"] is None:
        first, second, _ = sorted(found["totals"].values(), reverse=True)
        assert found["credit"] == first - second == sum(found["credits"].values())
        assert (found["winner"] is None) == (first == second)


@given(OWNERS)
def test_minhwatu_credits_add_up_to_zero(owners):
    found = result("round", {"captured": dealt(owners, NAMES)}, rules("minhwatu"))
    assert sum(found["credits"].values()) == 0


def test_a_match_ends_in_the_round_that_reaches_the_target():
    rounds = [
        {"captured": {"가": "난초끗 난초초단 난초피x2 단풍끗 단풍청단 단풍피x2", "나": "비끗"}, "complete": False},
        {"captured": {"가": "송학광", "나": "벚꽃광"}, "complete": False},
        {"captured": {"가": FIVE.replace("오동광", "국진끗"), "나": "비끗"}, "complete": False},
    ]
    found = result("match", {"players": ["가", "나"], "target": 600, "rounds": rounds})
    assert [each["credit"] for each in found["rounds"]] == [530, 0, 800]
    assert [each["standing"]["가"] for each in found["rounds"]] == [530, 530, 1330]
    assert (found["match_winner"], found["rounds_played"]) == ("가", 3)


def test_players_may_be_a_number_names_or_left_out():
    captured = {"가": ["송학광"], "나": []}
    for players in (2, "2", ["가", "나"], None):
        assert result("round", {"players": players, "captured": captured})["winner"] == "가"


def test_cards_left_on_the_table_count_only_after_an_instant_win():
    piles = dealt([0, 1, 1, 0] * 6, ("가", "나"))
    finished = {"captured": {"가": piles["가"], "나": []}, "uncaptured": piles["나"], "complete": "true"}
    assert problems("round", finished).problems[0].code == "round_incomplete"
    piles = dealt([0, 1] * 12, ("가", "나"))
    ended = {"captured": {"가": piles["가"], "나": []}, "uncaptured": piles["나"], "complete": "true"}
    assert result("round", ended)["instant"] == "yonko"


def test_the_wild_card_leaves_an_odd_month_only_with_its_player():
    wild = {
        "captured": {"가": "비광 송학광", "나": "송학홍단 송학피 비끗 비띠"},
        "discarded": "송학피 비쌍피",
        "complete": False,
    }
    assert result("round", wild)["warnings"] == []
    other = {
        "captured": {"가": "비광 비끗", "나": "송학홍단 송학피 송학광 비띠"},
        "discarded": "송학피 비쌍피",
        "complete": False,
    }
    found = result("round", other)["warnings"]
    assert [(each.code, each.values["player"], each.values["count"]) for each in found] == [
        ("odd_month_count", "나", 3),
        ("odd_month_count", "나", 1),
    ]


def test_all_problems_are_reported_at_once_unreadable_cards_first():
    record = {"players": 5, "captured": {"가": "송학광 호랑이광", "나": "송학광 송학"}, "ended_by": "다"}
    assert [problem.code for problem in problems("round", record).problems] == [
        "unknown_card",
        "ambiguous_card",
        "duplicate_card",
        "bad_player_count",
        "unknown_player",
    ]


def test_a_problem_names_its_field():
    record = {"players": ["가", "나"], "rounds": [{"captured": {"가": "", "나": ""}}, {"captured": {"나": "호랑이광"}}]}
    assert problems("match", record).problems[0].field == "rounds.1.captured.나"


ERRORS = [
    (
        "hand",
        {"captured": "멎꽃광"},
        "unknown_card",
        {
            "ko": ("없는 패입니다: 멎꽃광", "벚꽃광을 뜻했습니까?"),
            "ja": ("ない札です: 멎꽃광", "桜に幕 のことですか?"),
            "en": ("no such card: 멎꽃광", "did you mean cherry bright?"),
        },
    ),
    (
        "hand",
        {"captured": "xyzzy"},
        "unknown_card",
        {
            "ko": ("없는 패입니다: xyzzy", "달과 종류로 쓰세요: 송학광, 1광, 매조끗, 국진청단, 단풍피"),
            "ja": ("ない札です: xyzzy", "月と種類で書いてください: 松に鶴、松の光、梅に鶯、菊に青短、紅葉のカス"),
            "en": (
                "no such card: xyzzy",
                "write month and kind: pine.bright, 1G, plum.animal, chrysanthemum.ribbon, maple.junk",
            ),
        },
    ),
    (
        "hand",
        {"captured": "매조광"},
        "unknown_card",
        {
            "ko": ("매조에는 그런 패가 없습니다: 매조광", "매조의 패: 매조끗, 매조홍단, 매조피1, 매조피2"),
            "ja": ("梅にその札はありません: 매조광", "梅の札: 梅に鶯、梅に赤短、梅のカス1、梅のカス2"),
            "en": (
                "plum has no such card: 매조광",
                "cards of plum: plum animal, plum ribbon, plum junk 1, plum junk 2",
            ),
        },
    ),
    (
        "hand",
        {"captured": "13광"},
        "unknown_card",
        {
            "ko": ("화투는 1월부터 12월까지입니다: 13광",),
            "ja": ("花札は1月から12月までです: 13광",),
            "en": ("months go from 1 to 12: 13광",),
        },
    ),
    (
        "hand",
        {"captured": "보너스쌍피"},
        "unknown_card",
        {
            "ko": ("화투 48장이 아닌 패는 쓰지 않습니다: 보너스쌍피",),
            "ja": ("48枚以外の札は使いません: 보너스쌍피",),
            "en": ("only the 48 cards are used: 보너스쌍피",),
        },
    ),
    (
        "hand",
        {"captured": "싸리끗"},
        "ambiguous_card",
        {
            "ko": ("어느 패인지 알 수 없습니다: 싸리끗", "다음 가운데 하나로 쓰세요: 흑싸리끗, 홍싸리끗"),
            "ja": ("どの札か決まりません: 싸리끗", "次のどれかを書いてください: 藤に不如帰、萩に猪"),
            "en": ("this could be several cards: 싸리끗", "write one of: wisteria animal, clover animal"),
        },
    ),
    (
        "hand",
        {"captured": "nov.bright"},
        "ambiguous_card",
        {
            "ko": (
                "11월과 12월은 한국과 일본의 차례가 서로 다릅니다: nov.bright",
                "다음 가운데 하나로 쓰세요: 오동광, 비광",
            ),
            "ja": (
                "11月と12月は韓国と日本で順が逆です: nov.bright",
                "次のどれかを書いてください: 桐に鳳凰、柳に小野道風",
            ),
            "en": (
                "November and December are the other way round in Korea and Japan: nov.bright",
                "write one of: paulownia bright, willow bright",
            ),
        },
    ),
    (
        "hand",
        {"captured": "송학광x0"},
        "bad_number",
        {
            "ko": ("장수는 1 이상이어야 합니다: 송학광x0",),
            "ja": ("枚数は1以上です: 송학광x0",),
            "en": ("a card is there at least once: 송학광x0",),
        },
    ),
    (
        "hand",
        {"captured": "송학광 1광"},
        "duplicate_card",
        {
            "ko": ("송학광이 두 번 쓰여 있습니다",),
            "ja": ("松に鶴が二度書かれています",),
            "en": ("the pine bright is written twice",),
        },
    ),
    (
        "round",
        {"captured": {"가": "송학광", "나": "송학광"}},
        "duplicate_card",
        {
            "ko": ("송학광이 두 곳에 있습니다: 가, 나",),
            "ja": ("松に鶴が二か所にあります: 가, 나",),
            "en": ("the pine bright lies in two places: 가, 나",),
        },
    ),
    (
        "round",
        {"captured": {"가": "송학피x2", "나": "송학피"}},
        "too_many_copies",
        {
            "ko": ("송학 피는 2장뿐인데 더 쓰여 있습니다: 송학피",),
            "ja": ("松のカスは2枚しかありません: 송학피",),
            "en": ("pine has only 2 plain cards, and more are written: 송학피",),
        },
    ),
    (
        "round",
        {"players": 5, "captured": {"가": "", "나": "", "다": "", "라": "", "마": ""}},
        "bad_player_count",
        {
            "ko": ("5명이 할 수 없습니다. 2명부터 4명까지 할 수 있습니다",),
            "ja": ("5人ではできません。2人から4人までです",),
            "en": ("5 cannot play; it takes 2 to 4 players",),
        },
    ),
    (
        "round",
        {"players": 3, "captured": {"가": "", "나": ""}},
        "bad_player_count",
        {
            "ko": ("3명이라고 했는데 2명의 패가 있습니다",),
            "ja": ("3人とありますが、2人分の札があります",),
            "en": ("3 players are announced, but there are piles for 2",),
        },
    ),
    (
        "round",
        {"players": "둘", "captured": {"가": "", "나": ""}},
        "bad_number",
        {
            "ko": ("1 이상의 정수여야 합니다: players 둘",),
            "ja": ("playersは1以上の整数です: 둘",),
            "en": ("players has to be a whole number above zero: 둘",),
        },
    ),
    (
        "round",
        {"players": ["민서", "지우"], "captured": {"민수": ""}},
        "unknown_player",
        {
            "ko": ("이 놀이에 없는 사람입니다: 민수", "쓸 수 있는 이름: 민서, 지우"),
            "ja": ("この勝負にいない人です: 민수", "使える名前: 민서、지우"),
            "en": ("nobody of that name plays: 민수", "the players are: 민서, 지우"),
        },
    ),
    (
        "round",
        {"captured": {"가": "비광", "나": ""}, "discarded": "송학피"},
        "bad_discard",
        {
            "ko": (
                "비광으로 다른 패를 가져오면 비 한 장과 다른 달 한 장을 버립니다. 쓰인 것은 1장입니다: 송학피1",
                "예: 흑싸리피2 비쌍피",
            ),
            "ja": (
                "柳に小野道風でほかの札を取ると、柳一枚とほかの月一枚を捨てます。書かれているのは1枚です: 松のカス1",
                "例: 藤のカス 柳のカス",
            ),
            "en": (
                "after the willow bright took another card, one willow and one of another month are thrown away; "
                "written: 1 (pine junk 1)",
                "for example: wisteria.junk willow.double",
            ),
        },
    ),
    (
        "round",
        {"captured": {"가": "", "나": ""}, "discarded": "송학피 비광"},
        "bad_discard",
        {
            "ko": ("비광은 버리는 패가 될 수 없습니다", "예: 흑싸리피2 비쌍피"),
            "ja": ("柳に小野道風は捨て札になりません", "例: 藤のカス 柳のカス"),
            "en": ("the willow bright itself is never thrown away", "for example: wisteria.junk willow.double"),
        },
    ),
    (
        "round",
        {"captured": {"가": "", "나": ""}, "discarded": "송학피 비피"},
        "bad_discard",
        {
            "ko": ("버린 패가 있는데 비광을 가진 사람이 없습니다",),
            "ja": ("捨て札がありますが、柳に小野道風を持つ人がいません",),
            "en": ("cards were thrown away, but nobody has the willow bright",),
        },
    ),
    (
        "round",
        {"captured": {"가": SEVEN, "나": FIVE}},
        "instant_order_required",
        {
            "ko": (
                "가, 나가 모두 무조건 이기는 조합을 가졌습니다. 먼저 만든 사람이 이깁니다",
                "ended_by에 먼저 만든 사람을 쓰세요",
            ),
            "ja": (
                "가、나がどちらも即勝ちの役を持っています。先に作った人の勝ちです",
                "先に作った人をended_byに書いてください",
            ),
            "en": (
                "가, 나 both hold an instant win; the first to make one wins",
                "name the player who was first in ended_by",
            ),
        },
    ),
    (
        "round",
        {"captured": {"가": SEVEN, "나": ""}, "ended_by": {"player": "가", "instant": "yonko"}},
        "instant_not_held",
        {"ko": ("가에게는 yonko가 없습니다",), "ja": ("가にyonkoはありません",), "en": ("가 does not hold yonko",)},
    ),
    (
        "round",
        {"captured": {"가": SEVEN, "나": ""}, "ended_by": "나"},
        "instant_not_held",
        {
            "ko": ("나에게는 무조건 이기는 조합이 없습니다",),
            "ja": ("나に即勝ちの役はありません",),
            "en": ("나 holds no instant win",),
        },
    ),
    (
        "match",
        {"players": ["가", "가"], "rounds": []},
        "duplicate_player",
        {"ko": ("가가 두 번 쓰여 있습니다",), "ja": ("가が二度書かれています",), "en": ("가 is listed twice",)},
    ),
    (
        "match",
        {"players": ["가", "나"], "target": 0, "rounds": []},
        "bad_number",
        {
            "ko": ("1 이상의 정수여야 합니다: target 0",),
            "ja": ("targetは1以上の整数です: 0",),
            "en": ("target has to be a whole number above zero: 0",),
        },
    ),
    (
        "match",
        {
            "players": ["가", "나"],
            "rounds": [{"captured": {"가": SEVEN, "나": ""}}, {"captured": {"가": "", "나": ""}}],
        },
        "match_already_over",
        {
            "ko": ("놀이는 1판에서 가가 600점으로 이겨 끝났는데 2판이 있습니다",),
            "ja": ("勝負は第1局で가が600点で勝って終わっていますが、第2局があります",),
            "en": ("가 won the match in round 1 with 600 points, yet there is a round 2",),
        },
    ),
    (
        "deal",
        {"players": 5},
        "bad_player_count",
        {
            "ko": ("5명이 할 수 없습니다. 2명부터 4명까지 할 수 있습니다",),
            "ja": ("5人ではできません。2人から4人までです",),
            "en": ("5 cannot play; it takes 2 to 4 players",),
        },
    ),
]


@pytest.mark.parametrize(("kind", "record", "code", "sentences"), ERRORS)
def test_each_error_in_three_languages(kind, record, code, sentences):
    assert problems(kind, record).problems[0].code == code
    assert said(kind, record) == sentences


def test_an_incomplete_round_lists_what_is_missing():
    piles = dealt([0, 1] * 12, ("가", "나"))
    piles["가"].remove("송학광")
    sentences = said("round", {"captured": piles, "complete": True})
    assert sentences == {
        "ko": ("48장 가운데 1장이 없습니다: 송학광",),
        "ja": ("48枚のうち1枚がありません: 松に鶴",),
        "en": ("all 48 cards are needed, 1 missing: pine bright",),
    }


def test_a_tie_for_the_dealer_needs_the_dealer():
    record = {"captured": {"가": "송학광", "나": "벚꽃광"}, "complete": False}
    assert said("round", record, rules(tie="dealer")) == {
        "ko": ("가, 나의 점수가 같습니다. 이 룰에서는 선이 이기므로 dealer에 선을 써야 합니다",),
        "ja": ("가、나が同点です。このルールでは親の勝ちなので、dealerに親を書いてください",),
        "en": ("가, 나 are equal; the dealer wins ties here, so `dealer` has to be given",),
    }


@pytest.mark.parametrize("field", ["players", "target"])
def test_numbers_of_thousands_of_digits_are_refused(field):
    record = {"players": ["가", "나"], "rounds": [], field: "9" * 5000}
    kind = "match" if field == "target" else "deal"
    assert [problem.code for problem in problems(kind, record).problems] == ["bad_number"]


def test_discards_where_no_card_is_wild():
    record = {"captured": {"가": "비광", "나": ""}, "discarded": "송학피 비피"}
    assert said("round", record, rules("minhwatu"))["ko"] == ("이 룰에서는 패를 버리지 않습니다: 송학피1, 비쌍피",)


@pytest.mark.parametrize(
    ("players", "order", "stock"),
    [
        (2, [("floor", 4), (1, 5), (2, 5), ("floor", 4), (1, 5), (2, 5)], 20),
        (3, [("floor", 3), (1, 4), (2, 4), (3, 4), ("floor", 3), (1, 3), (2, 3), (3, 3)], 21),
        (4, [("floor", 4), *((n, 3) for n in (1, 2, 3, 4)), ("floor", 4), *((n, 2) for n in (1, 2, 3, 4))], 20),
    ],
)
def test_the_order_of_dealing(players, order, stock):
    found = deal_order(rules(), players)
    document = found.document(detail="short")
    assert [(step["to"], step["cards"]) for step in document["steps"]] == order
    assert document["stock"] == stock
    assert found.steps[-1].last == 48 - stock


@pytest.mark.parametrize(("players", "hand", "floor"), [(2, 10, 8), (3, 7, 6), (4, 5, 8)])
def test_with_tung_all_is_dealt_in_one_go(players, hand, floor):
    steps = deal_order(rules(), players, tung=True).document(detail="short")["steps"]
    assert [(step["to"], step["cards"]) for step in steps] == [
        *((n + 1, hand) for n in range(players)),
        ("floor", floor),
    ]


def test_a_ruleset_without_a_deal_says_so():
    with pytest.raises(InputError) as raised:
        deal_order(rules("roppyakken"), 2)
    assert raised.value.problems[0].code == "no_deal"


def test_nobody_is_listed_twice_in_a_round_or_a_match():
    pile = {"captured": {"가": "송학광"}, "complete": False}
    for kind, record in (("round", pile), ("match", {"rounds": [pile]})):
        assert [each.code for each in problems(kind, {**record, "players": ["가", "가"]}).problems] == [
            "duplicate_player"
        ]
