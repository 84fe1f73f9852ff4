"""Japanese descriptions of the options of mahjong rulesets and of conflicts between options."""

MESSAGES = {
    "players": "対局者の数です。三人麻雀では二萬から八萬と北家がなく、チーはできません。",
    "open_tanyao": "鳴いた手にも断么九を認めるか（喰いタン）を決めます。",
    "ippatsu": "立直から一巡以内の和了に一発を認めるかを決めます。",
    "ura": "立直の和了で裏ドラを数えるかを決めます。",
    "kan_dora": "槓の後にめくる槓ドラを数えるかを決めます。",
    "kan_ura": "槓ドラの下の槓裏ドラを数えるかを決めます。",
    "pinfu_tsumo": "平和と門前清自摸和を 20 符で複合させるかを決めます。させないならツモの符が付き、平和は付きません。",
    "rinshan_tsumo_fu": "嶺上牌での和了にツモの符を付けるかを決めます。",
    "red_fives": "各色の赤五の枚数です。使わないなら off です。",
    "red_honours": "各字牌の赤の枚数です。",
    "double_wind_pair_fu": "自風でも場風でもある連風牌の雀頭の符です。",
    "open_hand_min_fu": "符の付かない副露手（喰い平和形）の符です。30 符に切り上げるか、20 符のままにします。",
    "min_ron": "ロンできる最低の点数です。これより低い手ではロンできません。",
    "kiriage_mangan": "満貫にわずかに届かない手を満貫にするか（切り上げ満貫）を決めます。",
    "counted_yakuman": (
        "翻数がとても多い手の扱いです。数え役満（yakuman）、三倍満まで（sanbaiman）、"
        "翻数に応じた複数倍の役満（multiple）のどれかです。"
    ),
    "yakuman_stacking": "一つの手の複数の役満を合計するかを決めます。",
    "double_yakuman": "ダブル役満とする役満です。true なら継承元のルールが挙げる役満、false ならありません。",
    "renhou": "子が最初のツモの前にロンする人和の扱いです。満貫などなら単独で、翻数なら他の役に加えます。",
    "ryuuiisou_needs_hatsu": "緑一色に發が必要かを決めます。",
    "points": (
        "翻と符から点数を出す方法です。翻と符（fu_han）、翻だけ（han_only）、上限なし（uncapped）、"
        "翻と符の積（product）のどれかです。"
    ),
    "han_only_fu": "翻だけで数えるとき（points: han_only）にすべての手に使う符です。",
    "fu_rounding": "符の合計を十の位に切り上げるかを決めます。",
    "round_unit": "支払いの端数をそろえる単位です。",
    "round": "支払いの端数を切り上げる（up）か切り捨てる（down）かを決めます。",
    "payment_rounding": "端数の処理を支払いごとにするか、合計に一度だけするかを決めます。",
    "yakuman_han": "役満一つの翻数です。points が uncapped か product のときに使います。",
    "implied_yaku": "その役満に必ず伴う役も数えるかを決めます。points が uncapped か product のときに使います。",
    "kokushi_fu": "国士無双の符です。points が uncapped か product のときに使います。",
    "flat_yakuman": "役満を翻数の代わりに定額で数えます。ドラは加えません。points が uncapped のときに使います。",
    "cap": "一つの手の点数の上限です。本場と供託を加える前の点数です。",
    "product_unit": "符と翻の積に掛ける数です。points が product のときに使います。",
    "payers": "誰が払うかを決めます。他の対局者が払う（losers）か、誰も払わず和了者だけが得ます（bank）。",
    "honba": "一本場ごとに加える点数です。ロンなら合計に、ツモなら各支払いに加えます。",
    "stick": "供託のリーチ棒一本の点数です。",
    "pao": "最後の面子を鳴かせた人が責任払い（包）をする役満です。",
    "pao_scope": "責任払いをその役満だけにするか、手全体にするかを決めます。",
    "pao_honba": "責任者と放銃者がロンを分けて払うとき、本場をどちらが払うかを決めます。",
    "sanma_tsumo": (
        "三人麻雀のツモでいない人の分の扱いです。受け取らない（loss）、二人で折半する（split_half）、"
        "四人分すべて受け取る（full）のどれかです。"
    ),
    "bazoro": "すべての手に初めから付く場ゾロ、つまり余分に 2 を掛ける回数です（符 × 2^(翻 + 場ゾロ)）。",
    "dealer_share": "子の一人分に対して親が払う、または受け取る分の数です。",
    "kiriage_base": "切り上げ満貫（kiriage_mangan）で満貫になる基本点です。",
    "limits": "満貫から役満まで、何翻からか、基本点はいくつかを決めます。",
    "fu": "項目ごとの符です。書かれていない項目に符は付きません。",
    "yaku": "役ごとの門前のときと鳴いたときの翻数です。採用しない役は off です。",
    # options that do not fit together
    "error.no_yakuman": "{option} には役満だけを書けます。{yaku}はこのルールでは役満ではありません",
    "error.no_list_below": "{option} が true ですが、継承元のルールに役満の一覧がありません",
    "error.limit_han": "{higher}が{lower}より少ない翻から始まります: {value} 翻 ({lower}は {least} 翻)",
    "error.limit_base": "{higher}の基本点が{lower}より低くなっています: {value} ({lower}は {least})",
}
