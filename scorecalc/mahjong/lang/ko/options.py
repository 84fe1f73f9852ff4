"""Korean descriptions of the options of mahjong rulesets and of conflicts between options."""

MESSAGES = {
    "players": "참가하는 사람 수입니다. 3인 마작에서는 2만부터 8만까지와 북가가 없고 치를 할 수 없습니다.",
    "open_tanyao": "울어도 탕야오를 인정할지(쿠이탕) 정합니다.",
    "ippatsu": "리치하고 한 순 안에 화료했을 때 일발을 인정할지 정합니다.",
    "ura": "리치로 화료했을 때 뒷도라를 셀지 정합니다.",
    "kan_dora": "깡을 한 뒤 젖힌 깡도라를 셀지 정합니다.",
    "kan_ura": "깡도라 아래의 뒷도라(깡뒷도라)를 셀지 정합니다.",
    "pinfu_tsumo": "핑후와 멘젠쯔모를 20부로 함께 인정할지 정합니다. 아니면 쯔모 부수가 붙고 핑후는 없습니다.",
    "rinshan_tsumo_fu": "영상패로 화료했을 때 쯔모 부수를 셀지 정합니다.",
    "red_fives": "종류마다 적도라인 5가 몇 장인지 정합니다. 쓰지 않으면 off입니다.",
    "red_honours": "자패마다 적도라가 몇 장인지 정합니다.",
    "double_wind_pair_fu": "자풍이자 장풍인 연풍패 머리의 부수입니다.",
    "open_hand_min_fu": "부수가 붙지 않은 후로 손(쿠이핑후)의 부수입니다. 30부로 올리거나 20부로 둡니다.",
    "min_ron": "론할 수 있는 가장 낮은 점수입니다. 이보다 낮으면 론할 수 없습니다.",
    "kiriage_mangan": "만관에 조금 모자란 손을 만관으로 올릴지(절상만관) 정합니다.",
    "counted_yakuman": (
        "판수가 아주 많을 때의 점수입니다. 헤아림 역만(yakuman), 삼배만까지(sanbaiman), "
        "판수만큼 여러 배의 역만(multiple) 가운데 하나입니다."
    ),
    "yakuman_stacking": "한 손의 역만 여러 개를 더할지 정합니다.",
    "double_yakuman": "2배 역만으로 세는 역만입니다. true는 이어받는 룰에 적힌 역만, false는 없음입니다.",
    "renhou": "자가 첫 쯔모 전에 론하는 인화의 값입니다. 만관 같은 이름이면 그것만 세고, 판수이면 다른 역에 더합니다.",
    "ryuuiisou_needs_hatsu": "녹일색에 발이 꼭 있어야 하는지 정합니다.",
    "points": (
        "판과 부로 점수를 내는 방법입니다. 판과 부(fu_han), 판만(han_only), 한계 없이(uncapped), "
        "판과 부의 곱(product) 가운데 하나입니다."
    ),
    "han_only_fu": "판수만 셀 때(points: han_only) 모든 손에 쓰는 부수입니다.",
    "fu_rounding": "부수의 합을 십의 자리로 올릴지 정합니다.",
    "round_unit": "주고받는 점수를 맞추는 단위입니다.",
    "round": "주고받는 점수를 올릴지(up) 버릴지(down) 정합니다.",
    "payment_rounding": "올림이나 버림을 한 사람의 지불마다 할지, 합계에서 한 번 할지 정합니다.",
    "yakuman_han": "역만 하나의 판수입니다. points가 uncapped나 product일 때 씁니다.",
    "implied_yaku": "역만이면 반드시 따라오는 역도 함께 셀지 정합니다. points가 uncapped나 product일 때 씁니다.",
    "kokushi_fu": "국사무쌍의 부수입니다. points가 uncapped나 product일 때 씁니다.",
    "flat_yakuman": "역만을 판수 대신 정해진 점수로 셉니다. 도라는 세지 않습니다. points가 uncapped일 때 씁니다.",
    "cap": "한 손의 점수에 두는 상한입니다. 본장과 공탁을 더하기 전의 점수입니다.",
    "product_unit": "부와 판의 곱에 곱하는 수입니다. points가 product일 때 씁니다.",
    "payers": "누가 내는지 정합니다. 다른 사람들이 내거나(losers), 아무도 내지 않고 화료한 사람만 얻습니다(bank).",
    "honba": "본장 하나에 더하는 점수입니다. 론이면 합계에, 쯔모이면 한 사람의 지불마다 더합니다.",
    "stick": "공탁한 리치봉 하나의 점수입니다.",
    "pao": "마지막 몸통을 울게 한 사람이 책임 지불을 하는 역만입니다.",
    "pao_scope": "책임 지불을 그 역만에만 할지, 손 전체에 할지 정합니다.",
    "pao_honba": "책임지는 사람과 쏘인 사람이 론을 나누어 낼 때 누가 본장을 내는지 정합니다.",
    "sanma_tsumo": (
        "3인 마작의 쯔모에서 없는 사람의 몫입니다. 받지 않거나(loss), 둘이 반씩 내거나(split_half), "
        "4인 마작만큼 모두 받습니다(full)."
    ),
    "bazoro": "모든 손에 처음부터 붙는 바조로, 곧 2를 더 곱하는 횟수입니다(부 × 2^(판 + 바조로)).",
    "dealer_share": "자가 한 몫을 내거나 받을 때 친이 내거나 받는 몫의 수입니다.",
    "kiriage_base": "절상만관(kiriage_mangan)이 만관으로 올리는 기본점수입니다.",
    "limits": "만관부터 역만까지, 몇 판부터이고 기본점수가 얼마인지 정합니다.",
    "fu": "항목마다의 부수입니다. 적지 않은 항목에는 부수가 없습니다.",
    "yaku": "역마다 멘젠일 때와 울었을 때의 판수입니다. 쓰지 않는 역은 off입니다.",
    # options that do not fit together
    "error.no_yakuman": "{option}에는 역만만 쓸 수 있습니다. {yaku}[은] 이 룰에서 역만이 아닙니다",
    "error.no_list_below": "{option}[이] true인데, 이어받는 룰에 역만 목록이 없습니다",
    "error.limit_han": "{higher}[이] {lower}보다 적은 판에서 시작합니다: {value}판 ({lower}[은] {least}판)",
    "error.limit_base": "{higher}의 기본점수가 {lower}보다 낮습니다: {value} ({lower}[은] {least})",
}
