"""Japanese for score tables and for the prices of han and fu."""

MESSAGES = {
    "title.dealer": "親の点数表",
    "title.child": "子の点数表",
    "honba": "{title}({honba}本場)",
    "column.han": "翻数",
    "column.limit": "名称",
    "column.ron": "ロン",
    "column.tsumo": "ツモ",
    "han_from": "{han}翻以上",
    "han_range": "{first}-{last}翻",
    "fu_from": "{han}翻{fu}符以上",
    "kiriage": "* 切り上げ満貫なら満貫になる欄",
    "kiriage.applied": "* 切り上げ満貫",
    "seven_pairs": "{fu}符は七対子のみ",
    "case": "{role} {by}",
    "label.what": "翻・符",
    "label.notes": "参考",
    "note.lifted": "{fu}符のロンは喰い平和だけで、このルールでは{least}符に切り上げます。上の点数は{fu}符で計算したものです。",
    "error.no_such_fu": "この点数表に {value} 符の手はありません",
}
