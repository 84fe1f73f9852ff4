"""Japanese help. The first sentence of `about` also appears in the list of commands; help begins with `examples`."""

MESSAGES = {
    "usage": "使い方: {line}",
    "examples": "例",
    "commands": "コマンド",
    "words": "書くもの",
    "options": "オプション",
    # scorecalc
    "root.usage": "scorecalc [オプション] コマンド ...   または   scorecalc 手牌...",
    "root.about": "和了は何点か、誰がいくら払うか、なぜそうなるか: リーチ麻雀、花札、牌山。",
    "root.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s         リーチ、ツモの手\n"
        "scorecalc 234m067p22z,345s,1111mc+2z              チーと暗槓のある手\n"
        "scorecalc points 3翻40符                          3翻40符の点数\n"
        "scorecalc table --seat child                      子の点数表\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗   六百で取った札\n"
        "scorecalc deal shanghai 6 5                       牌山の切れ目"
    ),
    "root.more": (
        "コマンドのオプションは `scorecalc コマンド -h` で見られます。\n"
        "設定は環境変数 (SCORECALC_LANG, SCORECALC_RULESET, SCORECALC_FORMAT ...)、\n"
        "作業フォルダーの scorecalc.toml、ユーザーの config.toml に書けます。\n"
        "終了コード: 0 計算した、1 答えは「いいえ」、2 入力の誤り、3 scorecalc の不具合。"
    ),
    "root.lang": "言語: ko, ja, en",
    "root.lang.written": "--lang LANG",
    "root.color": "色: auto, always, never",
    "root.color.written": "--color WHEN",
    "root.config": "このファイルの設定を読む。--no-config は何も読まない",
    "root.config.written": "--config FILE",
    "root.version": "バージョンを表示する",
    "root.version.written": "-V, --version",
    "root.help": "このヘルプを表示する",
    "root.help.written": "-h, --help",
    "root.completion": "bash, zsh, fish の補完スクリプトを表示する。--install-completion は入れる",
    "root.completion.written": "--show-completion SHELL",
    # 複数のコマンドに共通
    "option.ruleset": "ルールセットの名前かファイル。複数指定すると結果を並べて表示する",
    "option.set": "ルールセットの項目を今回だけ変える",
    "option.format": "結果の形式",
    "option.json": "--format json と同じ",
    "option.explain": "理由をすべて表示する",
    "option.strict": "正式な表記だけを受け付ける",
    "option.tiles": "牌の書き方",
    "option.slang": "点数の俗称も表示する",
    "option.lang": "言語",
    "option.color": "色",
    "option.config": "このファイルの設定を読む",
    "option.no_config": "設定ファイルを読まない",
    "option.debug": "scorecalc の不具合の発生箇所を表示する",
    "option.help": "このヘルプを表示する",
    "option.tsumo": "ツモ和了",
    "option.ron": "ロン和了",
    "option.seat": "和了した人の自風: 東、南、西、北 または E, S, W, N",
    "option.honba": "本場の数",
    "option.sticks": "供託のリーチ棒の数",
    # score
    "score.usage": "scorecalc score 手牌... [オプション]",
    "score.about": (
        "和了した手の役、符、点数、支払いを計算する。\n"
        "`scorecalc 手牌...` も同じ。ほかに書かなければ東場の南家がロンしたものとする。"
    ),
    "score.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s\n"
        "scorecalc 234m067p22z,345s,1111mc+2z --seat E --explain\n"
        "scorecalc 123m406p78s11z,777z+9s 立直 ツモ ドラ:3p -R riichi -R tenhou\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗\n"
        "echo 88m66777889s444z+8s | scorecalc score -"
    ),
    "score.words": "手牌とそれに付く語 (順は自由)。花札のルールセットなら取った札。- なら標準入力から読む",
    "score.win": "和了牌 (手牌の中の +牌 と同じ)",
    "score.riichi": "リーチ",
    "score.double_riichi": "ダブルリーチ",
    "score.ippatsu": "一発",
    "score.dora": "ドラ表示牌。例: 8s, 3m5p",
    "score.ura": "裏ドラ表示牌",
    "score.round": "場風: 東、南、西、北 または E, S, W, N",
    "score.meld": "副露。例: 777z, 345s。複数指定できる",
    "score.closed_kan": "暗槓。例: 1111m。複数指定できる",
    "score.nuki": "抜いた北の数 (三人麻雀)",
    "score.haitei": "海底摸月",
    "score.houtei": "河底撈魚",
    "score.rinshan": "嶺上開花",
    "score.chankan": "槍槓",
    "score.tenhou": "天和",
    "score.chiihou": "地和",
    "score.renhou": "人和",
    # points
    "points.usage": "scorecalc points 翻 [符] [オプション]",
    "points.about": (
        "翻と符、または満貫などの名前だけから点数を計算する。\n"
        "--tsumo も --ron もなければ両方、--seat がなければ親と子の両方を表示する。"
    ),
    "points.examples": (
        "scorecalc points 3 40\n"
        "scorecalc points 3翻40符 --tsumo --seat E\n"
        "scorecalc points 満貫 --honba 2\n"
        "scorecalc points 2倍役満\n"
        "scorecalc points 25 90 -R aotenjo"
    ),
    "points.words": "翻と符、または名前: 3 40, 3翻40符, 満貫, 役満",
    # table
    "table.usage": "scorecalc table [オプション]",
    "table.about": "ルールセットの点数表を表示する。\n花札のルールセットなら役の一覧を表示する。",
    "table.examples": (
        "scorecalc table\n"
        "scorecalc table --seat child --han 1-4 --fu 20-60 -f md\n"
        "scorecalc table -R riichi-han\n"
        "scorecalc table -R riichi --set kiriage_mangan=true --honba 1\n"
        "scorecalc table -R yukbaek"
    ),
    "table.seat": "誰の点数表か: dealer 親、child 子、both 両方",
    "table.han": "表示する翻。例: 1-4, 1,3",
    "table.fu": "表示する符。例: 30-60, 25,30",
    "table.honba": "点数に含める本場の数",
    # game
    "game.usage": "scorecalc game ファイル [オプション]",
    "game.about": "ファイルに書かれた一局や試合を計算する: 誰がいくら得るか、累計、勝者。",
    "game.examples": "scorecalc game match.yaml\nscorecalc game round.yaml -f html",
    "game.ruleset": "ルールセットを書いていない記録のルールセット。名前かファイル",
    "game.file": "記録のファイル: YAML, JSONL, CSV。- なら標準入力から読む",
    # batch, deal, rulesets
    "batch.usage": "scorecalc batch [ファイル...|-] [オプション]",
    "batch.about": "多くの記録をまとめて計算する: YAML, JSON, JSONL, CSV, 一行ずつの文。結果は同じ順に一つずつ出る。",
    "batch.examples": (
        "scorecalc batch hands.yaml\n"
        "scorecalc batch hands.csv -f csv > results.csv\n"
        "scorecalc batch - -f jsonl < hands.jsonl\n"
        "scorecalc batch hands.txt --from text -R tenhou"
    ),
    "batch.files": "記録のファイル。なければ、または - なら標準入力から読む",
    "batch.from_format": "入力の形式: yaml, json, jsonl, csv, text",
    "batch.explain": "json と jsonl の結果にすべての理由を加える",
    "batch.ruleset": "ルールセットを書いていない記録のルールセット。名前かファイル",
    "batch.fail_fast": "計算できない記録で止まる",
    "batch.strict": "計算できない記録があれば終了コード 1 ではなく 2 で終わる",
    "deal.usage": "scorecalc deal ルールセット サイコロ... [オプション]",
    "deal.about": "牌山をどこで切るか、誰がどの牌を取るか、補充牌がどこにあるかを表示する。",
    "deal.examples": (
        "scorecalc deal shanghai 6 5\n"
        "scorecalc deal shanghai 2+4 5 --step\n"
        "scorecalc deal shanghai 6 5 --kongs 2 --flowers E:2,W:1\n"
        "scorecalc deal yukbaek --players 3\n"
        "scorecalc deal riichi-wall 9\n"
        "scorecalc deal shanghai --roll --seed 7"
    ),
    "deal.ruleset": "牌山の積み方と切り方。例: shanghai, shanghai-136, riichi-wall",
    "deal.words": "サイコロ。一回を一語で、合計 (6) か目 (2+4)",
    "deal.last": "最後の牌の配り方: block まとめて、jump チョンチョン",
    "deal.kongs": "配牌の後に宣言した槓の数",
    "deal.flowers": "各自が取り替える花牌の数",
    "deal.step": "一文ずつ順に説明する",
    "deal.roll": "サイコロを代わりに振る",
    "deal.seed": "同じサイコロをもう一度振る",
    "deal.players": "配る人数 (花札)",
    "deal.tung": "トゥン: 誰も切らず一度に配る (花札)",
    "rulesets.usage": "scorecalc rulesets [list|show|check|diff|new|schema] [名前|ファイル...] [オプション]",
    "rulesets.about": "ルールセットを一覧、表示、検査、比較し、新しく作る。",
    "rulesets.examples": (
        "scorecalc rulesets\n"
        "scorecalc rulesets show tenhou\n"
        "scorecalc rulesets show riichi kiriage_mangan\n"
        "scorecalc rulesets diff riichi tenhou\n"
        "scorecalc rulesets new club --extends riichi\n"
        "scorecalc rulesets check club.yaml"
    ),
    "rulesets.words": "すること: list [ゲーム], show 名前 [項目], check [ファイル], diff A B, schema [ゲーム], new 名前",
    "rulesets.effective": "すべての項目を、それを決めたファイルとともに表示する",
    "rulesets.extends": "新しいルールセットの元にするルールセット",
}
