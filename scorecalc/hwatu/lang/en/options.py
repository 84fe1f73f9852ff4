"""English descriptions of the options of hwatu rulesets; the JSON Schema of rulesets has them too."""

MESSAGES = {
    "players": "Numbers of players who can take part.",
    "classes": "Class → the cards that count as it, whatever is printed on them. Every card belongs to one class.",
    "card_points": "Class → what each of its cards is worth.",
    "combos": "Id → combo, in the order in which they are listed.",
    "labels": (
        "Id → combos that have this name together, without points. `gwang_ppai` stands for any of `gwang_ppai.…`."
    ),
    "months": (
        "Whose numbers months have: of Korea (11 paulownia, 12 willow) or of Japan (the other way "
        "round). Unset: numbers are those of Korea, while nov, dec, 11月 and 12月 are refused as "
        "ambiguous."
    ),
    "yonko": "The brights that win: the five of yukbaek (with the plum animal), or the four dry ones that are printed.",
    "chiltti": "The seven ribbons that win: any, only with the willow ribbon, or without it as in Japan.",
    "daepo": "Whether a daepo stands in place of the two ppai in it, or is added to them.",
    "four_month_pi_months": (
        "Months (Korean order) whose four cards earn points for a plain card put in the bright place."
    ),
    "four_month_pi_points": "What each such plain card earns.",
    "four_month_pi_per_month": "How many plain cards of a month are put there.",
    "wild": "The card that can take any bright, ribbon or animal, after which a card of both months is thrown away.",
    "credit": (
        "What a round credits. difference: the winner's lead over the runner-up. own_total: to each his "
        "own total. transfers: card points less `par`, and each combo is taken from every opponent."
    ),
    "par": "Number of players → the card points that settle to nothing (credit: transfers).",
    "tie": "Who wins when the highest total is held by several: nobody, or the dealer if he is one of them.",
    "instant_win": (
        "What an instant win is worth. credit_600: credits as many as the match is played to, 600 as a "
        "rule. match: the match is won, nothing is credited. round_net: what the points of the round "
        "come to, but never less than nothing."
    ),
    "min_total_redeal": "A round in which any total is this or less is dealt again; null where there is no such rule.",
    "target": "Credits that win a match; null where the players just stop.",
    "deal": "Number of players → how a round is dealt.",
}
