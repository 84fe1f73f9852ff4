"""English descriptions of the options of mahjong rulesets and of conflicts between options; the JSON Schema of rulesets has them too."""

MESSAGES = {
    "players": "Players at the table. With three, 2m to 8m and the north seat are gone and nobody may call chi.",
    "open_tanyao": "Whether an open hand may claim all simples (kuitan).",
    "ippatsu": "Whether a win within one go-around after riichi counts.",
    "ura": "Whether ura dora count after riichi.",
    "kan_dora": "Whether the indicators turned after a kan count.",
    "kan_ura": "Whether the ura indicators under kan dora count.",
    "pinfu_tsumo": (
        "Whether pinfu and tsumo go together at 20 fu; otherwise the draw earns its fu and there is no pinfu."
    ),
    "rinshan_tsumo_fu": "Whether a win on the replacement tile earns the fu of a tsumo.",
    "red_fives": "How many fives of each suit are red; off for none.",
    "red_honours": "How many tiles of each honour are red.",
    "double_wind_pair_fu": "Fu of a pair of the wind that is both seat and round wind (double wind).",
    "open_hand_min_fu": "Fu of an open hand that earns none: raised to 30, or left at 20.",
    "min_ron": "Points below which nobody may win by ron.",
    "kiriage_mangan": "Whether a hand just short of mangan is rounded up to it (kiriage mangan).",
    "counted_yakuman": (
        "What very many han come to: a counted yakuman, no more than sanbaiman, or as many yakuman as the han allow."
    ),
    "yakuman_stacking": "Whether several yakuman in one hand add up.",
    "double_yakuman": "The yakuman that count double; true for those that the ruleset it extends lists, false for none.",
    "renhou": (
        "What a child's ron before his first draw is worth: a limit stands alone, a number of han adds to the hand."
    ),
    "ryuuiisou_needs_hatsu": "Whether all green needs the green dragon.",
    "points": "How han and fu become points.",
    "han_only_fu": "The fu that every hand is priced with under `points: han_only`.",
    "fu_rounding": "Whether the sum of fu is rounded up to tens.",
    "round_unit": "What payments are rounded to.",
    "round": "Which way payments are rounded.",
    "payment_rounding": "Whether every payment is rounded, or the sum of them once.",
    "yakuman_han": "Han of one yakuman under `points: uncapped` and `product`.",
    "implied_yaku": "Whether yaku that every hand with that yakuman has are counted beside it (uncapped and product).",
    "kokushi_fu": "Fu of thirteen orphans (uncapped and product).",
    "flat_yakuman": "What a yakuman pays in all in place of its han; dora do not count beside it (uncapped).",
    "cap": "The most that a hand pays in all, before honba and sticks.",
    "product_unit": "What fu times han is multiplied with under `points: product`.",
    "payers": "Who pays: the other players, or nobody (only the winner's points move).",
    "honba": "What one honba adds.",
    "stick": "Points of one riichi stick on the table.",
    "pao": "Yakuman for which the player who fed the last set is liable (pao).",
    "pao_scope": "Whether liability is for that yakuman alone or for the whole hand.",
    "pao_honba": "Who pays the honba when a liable player and a discarder share a ron.",
    "sanma_tsumo": "Three players: the absent player's share of a tsumo is lost, split in halves, or paid in full.",
    "bazoro": "Doublings that every hand has before its han (fu × 2^(han + bazoro)).",
    "dealer_share": "How many shares the dealer pays or is paid where a child pays one.",
    "kiriage_base": "Basic points that `kiriage_mangan` lifts to mangan.",
    "limits": "From how many han each limit holds and its basic points.",
    "fu": "Fu of each item, by its id; an item that is not named earns none.",
    "yaku": "What each yaku is worth in a closed and in an open hand; off where it does not count at all.",
    # options that do not fit together
    "error.no_yakuman": "{option} takes yakuman only, and {yaku} is none in this ruleset",
    "error.no_list_below": "{option} is true, and no ruleset that this one extends lists any",
    "error.limit_han": "{higher} begins at fewer han than {lower}: {value} ({lower} at {least})",
    "error.limit_base": "{higher} has a lower base than {lower}: {value} ({lower} has {least})",
}
