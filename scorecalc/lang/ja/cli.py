"""Japanese for the command line: headings and usage errors."""

MESSAGES = {
    "heading.error": "エラー",
    "heading.hint": "ヒント",
    "fault": (
        "scorecalc の不具合です: {error}\n入力した行を添えてお知らせください。--debug を付けると発生箇所を表示します。"
    ),
    # ヒント
    "hint.choices": "{choices} のどれかを指定してください",
    "hint.see_help": "使い方は scorecalc {command} -h で見られます",
    "hint.rulesets_with_a_deal": "使えるルール: {names}",
    "hint.two_dashes": "- で始まる語は -- の後ろに書いてください",
    # コマンドライン
    "usage.no_such_option": "{option} というオプションはありません",
    "usage.no_such_command": "{word} というコマンドはありません",
    "usage.needs_value": "{option} の後ろに {metavar} が必要です",
    "usage.takes_no_value": "{option} に値は付きません",
    "usage.bad_value": "{option} に '{value}' は指定できません",
    "usage.too_many_words": "{command} に渡す語が多すぎます",
    "usage.missing.score": "手牌がありません",
    "usage.missing.points": "翻数と符がありません",
    "usage.missing.game": "ファイルがありません",
    "usage.missing.deal": "ルールセットとサイコロの目がありません",
    # コマンドラインの中身
    "error.set_form": "--set は KEY=VALUE の形で書きます: '{word}'",
    "error.foreign_option": "{ruleset}では使えません: {option}",
    "error.no_hand": "{ruleset} は手牌の点数を計算しません",
    "error.no_points": "{ruleset} に翻と符はありません",
    "error.no_deal": "{ruleset}は配り方のないルールです",
    "error.not_a_game": "'{file}' に局や試合の記録がありません",
    "error.bad_han": "'{value}' は 1-4 や 1,3 のような翻数ではありません",
    "error.bad_fu": "'{value}' は 30-60 や 25,30 のような符ではありません",
    "error.bad_honba": "'{value}' は本場の数ではありません",
    # ファイルと設定
    "error.unreadable": "{file} を読めません: {why}",
    "error.io": "読み書きできません: {why}",
    "error.not_toml": "TOML ではありません: {why}",
    "error.unknown_setting": "知らない設定 '{key}'",
    "error.bad_setting": "{key} に '{value}' は指定できません",
}
