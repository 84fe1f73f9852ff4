"""Korean help. The first sentence of `about` also appears in the list of commands; help begins with `examples`."""

MESSAGES = {
    "usage": "사용법: {line}",
    "examples": "보기",
    "commands": "명령",
    "words": "쓰는 말",
    "options": "옵션",
    # scorecalc
    "root.usage": "scorecalc [옵션] 명령 ...   또는   scorecalc 손패...",
    "root.about": "난 패가 몇 점인지, 누가 얼마를 내는지, 왜 그런지 알려 줍니다: 리치마작, 화투, 패산.",
    "root.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s            리치를 걸고 쯔모한 손패\n"
        "scorecalc 123만406통789삭동동발발+동 리치 도라:3통   한국어로 쓴 손패\n"
        "scorecalc points 3판40부                             3판 40부의 점수\n"
        "scorecalc table --seat child                         자의 점수표\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗      육백에서 먹은 패\n"
        "scorecalc deal shanghai 6 5                          패산을 떼는 자리"
    ),
    "root.more": (
        "명령의 옵션은 `scorecalc 명령 -h`로 볼 수 있습니다. 설정은 환경 변수(SCORECALC_LANG, SCORECALC_RULESET, "
        "SCORECALC_FORMAT ...), 작업 폴더의 scorecalc.toml, 사용자의 config.toml에 적어 둘 수 있습니다.\n"
        "종료 코드: 0 계산함, 1 답이 '아니요', 2 입력 오류, 3 scorecalc의 잘못."
    ),
    "root.lang": "언어: ko, ja, en",
    "root.lang.written": "--lang LANG",
    "root.color": "색: auto, always, never",
    "root.color.written": "--color WHEN",
    "root.config": "이 파일의 설정을 읽음. --no-config는 아무것도 읽지 않음",
    "root.config.written": "--config FILE",
    "root.version": "버전 보기",
    "root.version.written": "-V, --version",
    "root.help": "이 도움말 보기",
    "root.help.written": "-h, --help",
    "root.completion": "bash, zsh, fish의 자동 완성 스크립트 보기. --install-completion은 설치함",
    "root.completion.written": "--show-completion SHELL",
    # 여러 명령의 옵션
    "option.ruleset": "룰셋의 이름이나 파일. 여러 번 쓰면 결과를 나란히 보여 줌",
    "option.set": "룰셋의 옵션 하나를 이번만 바꿈",
    "option.format": "결과의 형식",
    "option.json": "--format json과 같음",
    "option.explain": "모든 까닭을 보여 줌",
    "option.strict": "표준 표기만 받음",
    "option.tiles": "패를 쓰는 방법",
    "option.slang": "점수의 짧은 이름도 보여 줌",
    "option.lang": "언어",
    "option.color": "색",
    "option.config": "이 파일의 설정을 읽음",
    "option.no_config": "설정 파일을 읽지 않음",
    "option.debug": "scorecalc의 잘못이 어디에서 생겼는지 보여 줌",
    "option.help": "이 도움말 보기",
    "option.tsumo": "쯔모로 남",
    "option.ron": "론으로 남",
    "option.seat": "난 사람의 자풍: 동, 남, 서, 북 또는 E, S, W, N",
    "option.honba": "본장의 수",
    "option.sticks": "공탁된 리치봉의 수",
    # score
    "score.usage": "scorecalc score 손패... [옵션]",
    "score.about": (
        "난 손패 하나의 역, 부, 점수, 지불을 계산합니다.\n"
        "`scorecalc 손패...`와 같습니다. 따로 쓰지 않으면 동장 남가가 론으로 난 것으로 봅니다."
    ),
    "score.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s\n"
        "scorecalc 234m067p22z,345s,1111mc+2z --seat E --explain\n"
        "scorecalc 123만406통78삭동동+9삭,중중중 쯔모 남가 -R riichi -R tenhou\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗\n"
        "echo 88m66777889s444z+8s | scorecalc score -"
    ),
    "score.words": "손패와 그에 딸린 말(순서는 자유). 화투 룰셋이면 먹은 패. -이면 표준 입력에서 읽음",
    "score.win": "오름패 (손패 안의 +패와 같음)",
    "score.riichi": "리치를 걺",
    "score.double_riichi": "더블리치를 걺",
    "score.ippatsu": "일발",
    "score.dora": "도라 표시패. 보기: 8s, 3m5p",
    "score.ura": "뒷도라 표시패",
    "score.round": "장풍: 동, 남, 서, 북 또는 E, S, W, N",
    "score.meld": "운 몸통. 보기: 777z, 345s. 여러 번 쓸 수 있음",
    "score.closed_kan": "안깡. 보기: 1111m. 여러 번 쓸 수 있음",
    "score.nuki": "빼 놓은 북의 수 (3인 마작)",
    "score.haitei": "해저로월: 마지막 패로 쯔모",
    "score.houtei": "하저로어: 마지막 버림패로 론",
    "score.rinshan": "영상개화: 깡을 하고 가져온 패로 남",
    "score.chankan": "창깡: 가깡하는 패로 남",
    "score.tenhou": "천화",
    "score.chiihou": "지화",
    "score.renhou": "인화",
    # points
    "points.usage": "scorecalc points 판수 [부수] [옵션]",
    "points.about": (
        "판수와 부수 또는 만관 같은 이름만으로 점수를 계산합니다.\n"
        "--tsumo나 --ron이 없으면 둘 다, --seat가 없으면 친과 자를 모두 보여 줍니다."
    ),
    "points.examples": (
        "scorecalc points 3 40\n"
        "scorecalc points 3판40부 --tsumo --seat E\n"
        "scorecalc points 만관 --honba 2\n"
        "scorecalc points 2배역만\n"
        "scorecalc points 25 90 -R aotenjo"
    ),
    "points.words": "판수와 부수 또는 이름: 3 40, 3판40부, 만관, 역만",
    # table
    "table.usage": "scorecalc table [옵션]",
    "table.about": "룰셋의 점수표를 보여 줍니다.\n화투 룰셋이면 족보를 보여 줍니다.",
    "table.examples": (
        "scorecalc table\n"
        "scorecalc table --seat child --han 1-4 --fu 20-60 -f md\n"
        "scorecalc table -R riichi-han\n"
        "scorecalc table -R riichi --set kiriage_mangan=true --honba 1\n"
        "scorecalc table -R yukbaek"
    ),
    "table.seat": "누구의 점수표인지: dealer 친, child 자, both 둘 다",
    "table.han": "보여 줄 판수. 보기: 1-4, 1,3",
    "table.fu": "보여 줄 부수. 보기: 30-60, 25,30",
    "table.honba": "점수에 넣을 본장의 수",
    # game
    "game.usage": "scorecalc game 파일 [옵션]",
    "game.about": "파일에 적힌 한 판이나 경기 전체를 계산합니다: 누가 얼마를 얻는지, 누적 점수, 승자.",
    "game.examples": "scorecalc game match.yaml\nscorecalc game round.yaml -f html",
    "game.ruleset": "룰셋을 적지 않은 기록의 룰셋. 이름이나 파일",
    "game.file": "기록 파일: YAML, JSONL, CSV. -이면 표준 입력에서 읽음",
    # batch, deal, rulesets
    "batch.usage": "scorecalc batch [파일...|-] [옵션]",
    "batch.about": "많은 기록을 한꺼번에 계산합니다: YAML, JSON, JSONL, CSV, 한 줄에 손패 하나인 글.\n결과는 순서대로 하나씩 나옵니다.",
    "batch.examples": (
        "scorecalc batch hands.yaml\n"
        "scorecalc batch hands.csv -f csv > results.csv\n"
        "scorecalc batch - -f jsonl < hands.jsonl\n"
        "scorecalc batch hands.txt --from text -R tenhou"
    ),
    "batch.files": "기록 파일. 없거나 -이면 표준 입력에서 읽음",
    "batch.from_format": "입력의 형식: yaml, json, jsonl, csv, text",
    "batch.explain": "json과 jsonl의 결과에 모든 까닭을 더함",
    "batch.ruleset": "룰셋을 적지 않은 기록의 룰셋. 이름이나 파일",
    "batch.fail_fast": "계산하지 못한 기록에서 멈춤",
    "batch.strict": "계산하지 못한 기록이 있으면 종료 코드 1이 아니라 2로 끝남",
    "deal.usage": "scorecalc deal 룰셋 주사위... [옵션]",
    "deal.about": "패산을 어디서 떼는지, 누가 어느 패를 가져가는지, 보충패가 어디 있는지 보여 줍니다.",
    "deal.examples": (
        "scorecalc deal shanghai 6 5\n"
        "scorecalc deal shanghai 2+4 5 --step\n"
        "scorecalc deal shanghai 6 5 --kongs 2 --flowers E:2,W:1\n"
        "scorecalc deal yukbaek --players 3\n"
        "scorecalc deal riichi-wall 9\n"
        "scorecalc deal shanghai --roll --seed 7"
    ),
    "deal.ruleset": "패산을 쌓고 떼는 방법. 보기: shanghai, shanghai-136, riichi-wall",
    "deal.words": "던진 주사위. 한 번에 한 낱말로, 합(6)이나 눈(2+4)",
    "deal.last": "마지막 패를 나누는 방법: block 한 덩어리로, jump 건너뛰며",
    "deal.kongs": "나누어 준 뒤에 부른 깡의 수",
    "deal.flowers": "각자가 바꾸는 꽃패의 수",
    "deal.step": "한 문장씩 차례로 이야기함",
    "deal.roll": "주사위를 대신 던짐",
    "deal.seed": "같은 주사위를 다시 던짐",
    "deal.players": "나누는 사람 수 (화투)",
    "deal.tung": "퉁: 아무도 떼지 않아 한 번에 나눔 (화투)",
    "rulesets.usage": "scorecalc rulesets [list|show|check|diff|new|schema] [이름|파일...] [옵션]",
    "rulesets.about": "룰셋을 나열하고, 보여 주고, 검사하고, 비교하고, 새로 만듭니다.",
    "rulesets.examples": (
        "scorecalc rulesets\n"
        "scorecalc rulesets show tenhou\n"
        "scorecalc rulesets show riichi kiriage_mangan\n"
        "scorecalc rulesets diff riichi tenhou\n"
        "scorecalc rulesets new club --extends riichi\n"
        "scorecalc rulesets check club.yaml"
    ),
    "rulesets.words": "할 일과 룰셋: list [게임], show 이름 [항목], check [파일], diff A B, schema [게임], new 이름",
    "rulesets.effective": "모든 옵션을 그 값을 정한 파일과 함께 보여 줌",
    "rulesets.extends": "새 룰셋이 이어받을 룰셋",
}
