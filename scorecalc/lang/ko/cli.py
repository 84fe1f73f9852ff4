"""Korean for the command line: headings and usage errors."""

MESSAGES = {
    "heading.error": "오류",
    "heading.hint": "도움말",
    "fault": (
        "scorecalc의 잘못입니다: {error}\n입력한 줄과 함께 알려 주세요. --debug를 붙이면 어디에서 생긴 일인지 보입니다."
    ),
    # 도움말
    "hint.choices": "{choices} 가운데 하나를 쓰세요",
    "hint.see_help": "쓰는 법은 scorecalc {command} -h에 있습니다",
    "hint.rulesets_with_a_deal": "쓸 수 있는 룰: {names}",
    "hint.two_dashes": "-로 시작하는 말은 -- 뒤에 쓰세요",
    # 명령줄
    "usage.no_such_option": "{option}[이라]는 옵션은 없습니다",
    "usage.no_such_command": "{word}[이라]는 명령은 없습니다",
    "usage.needs_value": "{option} 뒤에 {metavar}[이] 있어야 합니다",
    "usage.takes_no_value": "{option}에는 값을 붙이지 않습니다",
    "usage.bad_value": "{option}에 '{value}'[은] 쓸 수 없습니다",
    "usage.too_many_words": "{command} 명령에 쓴 말이 너무 많습니다",
    "usage.missing.score": "손패가 없습니다",
    "usage.missing.points": "판수와 부수가 없습니다",
    "usage.missing.game": "파일이 없습니다",
    "usage.missing.deal": "룰셋과 주사위 눈이 없습니다",
    # 명령줄에 쓴 것
    "error.set_form": "--set에는 KEY=VALUE 꼴로 씁니다: '{word}'",
    "error.foreign_option": "{ruleset} 룰에는 쓸 수 없습니다: {option}",
    "error.no_hand": "{ruleset}[은] 손패의 점수를 매기지 않습니다",
    "error.no_points": "{ruleset}에는 판과 부가 없습니다",
    "error.no_deal": "{ruleset}[은] 패를 나누는 순서가 없는 룰입니다",
    "error.not_a_game": "'{file}'에 판이나 경기의 기록이 없습니다",
    "error.bad_han": "'{value}'[은] 1-4나 1,3 같은 판수가 아닙니다",
    "error.bad_fu": "'{value}'[은] 30-60이나 25,30 같은 부수가 아닙니다",
    "error.bad_honba": "'{value}'[은] 본장의 수가 아닙니다",
    # 파일과 설정
    "error.unreadable": "{file}[을] 읽을 수 없습니다: {why}",
    "error.io": "읽거나 쓸 수 없습니다: {why}",
    "error.not_toml": "TOML이 아닙니다: {why}",
    "error.unknown_setting": "모르는 설정 '{key}'",
    "error.bad_setting": "{key}에 '{value}'[은] 쓸 수 없습니다",
}
