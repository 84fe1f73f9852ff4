"""English for score tables and for the prices of han and fu."""

MESSAGES = {
    "title.dealer": "Dealer",
    "title.child": "Non-dealer",
    "honba": "{title} ({honba} honba)",
    "column.han": "Han",
    "column.limit": "Limit",
    "column.ron": "Ron",
    "column.tsumo": "Tsumo",
    "han_from": "{han}+ han",
    "han_range": "{first}-{last} han",
    "fu_from": "{han} han {fu}+ fu",
    "kiriage": "* mangan where kiriage mangan is played",
    "kiriage.applied": "* kiriage mangan",
    "seven_pairs": "{fu} fu is chiitoitsu only",
    "case": "{role} {by}",
    "label.what": "Han, fu",
    "label.notes": "Note",
    "note.lifted": "A {fu} fu ron is an open pinfu shape, which these rules raise to {least} fu; the price above is for {fu}.",
    "error.no_such_fu": "no hand of this table has {value} fu",
}
