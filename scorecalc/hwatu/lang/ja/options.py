"""Japanese descriptions of the options of hwatu rulesets."""

MESSAGES = {
    "players": "参加できる人数です。",
    "classes": "光、種、短冊、カスとして数える札です。絵と違ってもよく、どの札も一つの種類だけに入ります。",
    "card_points": "種類ごとの札一枚の点数です。",
    "combos": "役とその札、点数です。書かれた順に並びます。",
    "labels": "そろうと別の名で呼ばれる役です。点数はなく、gwang_ppai は gwang_ppai.… のすべてを指します。",
    "months": (
        "月の数字をどちらの国で読むかを決めます。韓国（11 桐、12 柳）か日本（その逆）です。"
        "unset なら数字は韓国式で、nov、dec、11月、12月はどちらか分からないため受け付けません。"
    ),
    "yonko": "勝ちになる光です。梅の種札を含む六百の五光（five）か、絵の通り雨を除く四光（four_dry）です。",
    "chiltti": "勝ちになる短冊七枚です。どれでも（any7）、雨の短冊が必要（must_include_rain）、日本のように雨を除く（exclude_rain）のどれかです。",
    "daepo": "鉄砲が中の二つの一杯に代わる（replaces）か、一杯に加わる（adds）かを決めます。",
    "four_month_pi_months": "四枚そろうと、カスを光の場所に置いて点を得る月です（韓国の順）。",
    "four_month_pi_points": "そのように置いたカス一枚の点数です。",
    "four_month_pi_per_month": "一つの月で光の場所に置くカスの枚数です。",
    "wild": "光、短冊、種のどれでも取れる札です。その後で両方の月の札を一枚ずつ捨てます。",
    "credit": (
        "一局で得る点です。勝者と次点者の差（difference）、各自の合計（own_total）、"
        "札の点から par を引き、役ごとに全員から受け取る（transfers）のどれかです。"
    ),
    "par": "人数ごとの、差し引きなしになる札の点です。credit が transfers のときに使います。",
    "tie": "最高点が複数のときの勝者です。なし（none）か、その中に親がいれば親（dealer）です。",
    "instant_win": (
        "即座に勝つ役の扱いです。試合の目標の点、ふつう 600 点（credit_600）、試合の勝ち（match）、"
        "その局の点の通りで 0 点以上（round_net）のどれかです。"
    ),
    "min_total_redeal": "誰かの合計がこの点以下なら配り直します。null ならその決まりはありません。",
    "target": "試合に勝つ点です。null なら決まった終わりはありません。",
    "deal": "人数ごとの札の配り方です。",
}
