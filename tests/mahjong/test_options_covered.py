"""Every option of a mahjong ruleset has a test that shows the difference it makes."""

from __future__ import annotations

import test_aotenjo_options as aotenjo
import test_options_pao as pao
import test_options_payment as payment
import test_options_play as play

from scorecalc.mahjong.rules.options import Options
from scorecalc.option_set import fields

SHOWN_BY = {
    "players": play.test_with_three_players_the_absent_ones_share_of_a_tsumo_is_lost,
    "open_tanyao": play.test_an_open_hand_may_claim_all_simples_or_may_not,
    "ippatsu": play.test_a_win_within_a_go_around_after_riichi_counts_or_does_not,
    "ura": play.test_ura_dora_count_after_riichi_or_do_not,
    "kan_dora": play.test_the_indicators_turned_after_a_kan_count_or_only_the_first_does,
    "kan_ura": play.test_the_ura_indicators_under_kan_dora_count_or_only_the_first_does,
    "pinfu_tsumo": play.test_pinfu_and_tsumo_go_together_at_20_fu_or_the_draw_earns_its_fu_and_there_is_no_pinfu,
    "rinshan_tsumo_fu": play.test_a_win_on_the_replacement_tile_earns_the_fu_of_a_tsumo_or_does_not,
    "red_fives": play.test_so_many_fives_of_each_suit_are_red,
    "red_honours": play.test_one_tile_of_each_honour_is_red_or_none,
    "double_wind_pair_fu": play.test_a_pair_of_the_double_wind_earns_4_fu_or_2,
    "open_hand_min_fu": play.test_an_open_hand_without_fu_is_raised_to_30_or_left_at_20,
    "min_ron": play.test_nobody_may_win_by_ron_below_the_least_points,
    "kiriage_mangan": payment.test_a_hand_just_short_of_mangan_is_rounded_up_to_it_or_is_not,
    "counted_yakuman": payment.test_as_many_yakuman_as_the_han_allow,
    "yakuman_stacking": play.test_several_yakuman_in_one_hand_add_up_or_the_greatest_counts,
    "double_yakuman": play.test_no_yakuman_counts_double_or_the_standard_four_or_those_of_a_list,
    "renhou": play.test_renhou_as_a_limit_gives_way_to_a_hand_that_pays_as_much_without_it,
    "ryuuiisou_needs_hatsu": play.test_all_green_needs_the_green_dragon_or_does_not,
    "points": payment.test_han_and_fu_become_points_in_four_ways,
    "han_only_fu": payment.test_the_han_only_method_prices_every_hand_at_the_fu_that_the_ruleset_says,
    "fu_rounding": payment.test_the_sum_of_fu_is_rounded_up_to_tens_or_is_not,
    "round_unit": payment.test_payments_are_rounded_to_a_unit_up_or_down,
    "round": payment.test_payments_are_rounded_to_a_unit_up_or_down,
    "payment_rounding": payment.test_every_payment_is_rounded_or_the_sum_of_them_once,
    "yakuman_han": aotenjo.test_a_yakuman_is_so_many_han_and_a_double_one_twice_as_many,
    "implied_yaku": aotenjo.test_yaku_that_a_yakuman_implies_are_left_out_or_counted,
    "kokushi_fu": aotenjo.test_thirteen_orphans_have_25_fu_or_30_or_what_they_come_to,
    "flat_yakuman": aotenjo.test_a_flat_yakuman_pays_one_sum_whatever_its_han_and_dora,
    "cap": aotenjo.test_a_cap_is_the_most_that_a_hand_pays_in_all,
    "product_unit": payment.test_fu_times_han_times_the_unit,
    "payers": payment.test_the_losers_pay_or_only_the_winners_points_move,
    "honba": payment.test_a_honba_adds_300_or_1500_or_nothing,
    "stick": payment.test_the_winner_takes_the_sticks_on_the_table_at_their_value,
    "pao": pao.test_there_is_liability_for_the_yakuman_of_the_list,
    "pao_scope": pao.test_liability_is_for_the_whole_hand_or_for_that_yakuman_alone,
    "pao_honba": pao.test_the_honba_of_a_shared_ron_are_the_liable_players_or_the_discarders,
    "sanma_tsumo": payment.test_the_absent_players_share_is_lost_or_split_in_halves_or_paid_in_full,
    "bazoro": payment.test_every_hand_has_so_many_doublings_before_its_han,
    "dealer_share": payment.test_the_dealer_pays_and_is_paid_so_many_shares,
    "kiriage_base": payment.test_kiriage_begins_at_the_basic_points_that_the_ruleset_says,
    "limits": payment.test_each_limit_begins_at_its_han_with_its_basic_points,
    "fu": play.test_each_item_earns_the_fu_that_the_ruleset_says,
    "yaku": play.test_each_yaku_is_worth_what_the_ruleset_says,
}


def test_every_option_has_a_test_that_shows_its_difference() -> None:
    assert SHOWN_BY.keys() == fields(Options).keys()
