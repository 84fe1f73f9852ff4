"""Korean descriptions of the options of hwatu rulesets."""

MESSAGES = {
    "players": "참가할 수 있는 사람 수입니다.",
    "classes": "광, 끗, 띠, 피로 치는 패입니다. 그림과 달라도 되며 모든 패는 한 종류에만 듭니다.",
    "card_points": "종류마다 패 한 장의 점수입니다.",
    "combos": "조합과 그 패, 점수입니다. 적힌 차례대로 보입니다.",
    "labels": "함께 있으면 따로 부르는 이름이 있는 조합입니다. 점수는 없으며, gwang_ppai는 gwang_ppai.…를 모두 가리킵니다.",
    "months": (
        "달의 숫자를 어느 나라 식으로 읽을지 정합니다. 한국(11 오동, 12 비)이나 일본(그 반대)입니다. "
        "unset이면 숫자는 한국식이고 nov, dec, 11月, 12月은 어느 쪽인지 몰라 받지 않습니다."
    ),
    "yonko": "이기는 욘코의 광입니다. 매조끗이 든 육백의 다섯 광(five)이거나 그림대로 비광을 뺀 네 광(four_dry)입니다.",
    "chiltti": "칠띠로 이기는 띠 일곱 장입니다. 아무 띠나(any7), 비띠를 넣어(must_include_rain), 비띠를 빼고(exclude_rain) 셉니다.",
    "daepo": "대포가 그 안의 빠이 두 개를 대신할지(replaces), 빠이에 더할지(adds) 정합니다.",
    "four_month_pi_months": "네 장을 다 모으면 피를 광 자리에 놓고 점수를 받는 달입니다(한국 차례).",
    "four_month_pi_points": "그렇게 놓은 피 한 장의 점수입니다.",
    "four_month_pi_per_month": "한 달에 광 자리에 놓는 피의 장수입니다.",
    "wild": "광, 띠, 끗을 아무것이나 가져올 수 있는 패입니다. 그 뒤 두 달의 패를 한 장씩 버립니다.",
    "credit": (
        "한 판에서 얻는 점수입니다. 승자와 차점자의 차이(difference), 각자의 합계(own_total), "
        "패 점수에서 par를 빼고 조합마다 모두에게서 받기(transfers) 가운데 하나입니다."
    ),
    "par": "사람 수마다 주고받을 것이 없는 패 점수입니다. credit이 transfers일 때 씁니다.",
    "tie": "가장 높은 합계가 여럿일 때의 승자입니다. 없거나(none), 그 가운데 선이 있으면 선입니다(dealer).",
    "instant_win": (
        "판을 바로 이기는 조합의 값입니다. 경기의 목표인 점수, 보통 600점(credit_600), 경기의 승리(match), "
        "그 판 점수대로이되 0점 이상(round_net) 가운데 하나입니다."
    ),
    "min_total_redeal": "누구든 합계가 이 점수 이하이면 판을 다시 합니다. null이면 그런 규칙이 없습니다.",
    "target": "경기를 이기는 점수입니다. null이면 정해진 끝이 없습니다.",
    "deal": "사람 수마다 패를 나누는 차례입니다.",
}
