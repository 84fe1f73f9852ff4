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
    "fu_25": "25符は七対子のみ",
    "case": "{role} {by}",
    "label.what": "翻・符",
    "label.notes": "参考",
    "note.lifted_to_30": "20符のロンは喰い平和だけで、このルールでは30符に切り上げます。上の点数は20符で計算したものです。",
}
