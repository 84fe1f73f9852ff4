"""Korean for score tables and for the prices of han and fu."""

MESSAGES = {
    "title.dealer": "친 점수표",
    "title.child": "자 점수표",
    "honba": "{title} ({honba}본장)",
    "column.han": "판수",
    "column.limit": "명칭",
    "column.ron": "론",
    "column.tsumo": "쯔모",
    "han_from": "{han}판 이상",
    "han_range": "{first}-{last}판",
    "fu_from": "{han}판 {fu}부 이상",
    "kiriage": "* 절상 만관을 적용하면 만관이 되는 칸",
    "kiriage.applied": "* 절상 만관",
    "seven_pairs": "{fu}부는 치또이쯔일 때만 해당",
    "case": "{role} {by}",
    "label.what": "판·부",
    "label.notes": "참고",
    "note.lifted": "{fu}부 론은 쿠이핑후뿐이고 이 룰에서는 {least}부로 올립니다. 위 점수는 {fu}부로 계산한 것입니다.",
    "error.no_such_fu": "이 점수표에 {value}부인 손패는 없습니다",
}
