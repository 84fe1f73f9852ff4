"""English help. The first sentence of `about` also appears in the list of commands; help begins with `examples`."""

MESSAGES = {
    "usage": "usage: {line}",
    "examples": "Examples",
    "commands": "Commands",
    "words": "Words",
    "options": "Options",
    # scorecalc itself
    "root.usage": "scorecalc [OPTIONS] COMMAND ...   or   scorecalc HAND...",
    "root.about": "What a finished hand is worth, who pays what, and why: riichi mahjong, hwatu, the wall.",
    "root.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s         a riichi hand won by tsumo\n"
        "scorecalc 234m067p22z,345s,1111mc+2z              a called run and a closed kan\n"
        "scorecalc points 3 40                             what 3 han 40 fu pays\n"
        "scorecalc table --seat child                      the score table\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗   captured cards of Yukbaek\n"
        "scorecalc deal shanghai 6 5                       where the wall is broken"
    ),
    "root.more": (
        "`scorecalc COMMAND -h` shows the options of a command. Settings may stand in the environment "
        "(SCORECALC_LANG, SCORECALC_RULESET, SCORECALC_FORMAT ...), in scorecalc.toml of the working folder, "
        "or in config.toml of the user.\n"
        "Exit codes: 0 done, 1 the answer is no, 2 bad input, 3 a fault of scorecalc."
    ),
    "root.lang": "the language: ko, ja, en",
    "root.lang.written": "--lang LANG",
    "root.color": "colour: auto, always, never",
    "root.color.written": "--color WHEN",
    "root.config": "read settings from this file; --no-config reads none",
    "root.config.written": "--config FILE",
    "root.version": "print the version",
    "root.version.written": "-V, --version",
    "root.help": "print this help",
    "root.help.written": "-h, --help",
    "root.completion": "print the completion script of bash, zsh or fish; --install-completion installs it",
    "root.completion.written": "--show-completion SHELL",
    # options of several commands
    "option.ruleset": "the rules, by name or file; given several times, the results stand side by side",
    "option.set": "set one option of the ruleset for this run",
    "option.format": "how the result is written",
    "option.json": "the same as --format json",
    "option.explain": "give every reason",
    "option.strict": "take the canonical writing only",
    "option.tiles": "how tiles are written",
    "option.slang": "the short name of the score as well",
    "option.lang": "the language",
    "option.color": "colour",
    "option.config": "read settings from this file",
    "option.no_config": "read no file with settings",
    "option.debug": "show where a fault of scorecalc happened",
    "option.help": "print this help",
    "option.tsumo": "won by tsumo",
    "option.ron": "won by ron",
    "option.seat": "the winner's seat wind: E, S, W, N",
    "option.honba": "honba counters on the table",
    "option.sticks": "riichi sticks on the table",
    # score
    "score.usage": "scorecalc score HAND... [OPTIONS]",
    "score.about": (
        "Score one finished hand: yaku, fu, points, payments.\n"
        "`scorecalc HAND...` is the same. Without other word the round is east, the seat south, the win a ron."
    ),
    "score.examples": (
        "scorecalc 88m66777889s444z+8s -t -r -d 8s\n"
        "scorecalc 234m067p22z,345s,1111mc+2z --seat E --explain\n"
        "scorecalc 123m406p78s11z,777z+9s riichi dora:3p seat:S -R riichi -R tenhou\n"
        "scorecalc score -R yukbaek 송학광 벚꽃광 국진끗\n"
        "echo 88m66777889s444z+8s | scorecalc score -"
    ),
    "score.words": "the hand and words about it in any order; cards where the ruleset is one of hwatu; - reads stdin",
    "score.win": "the winning tile (+TILE in the hand says the same)",
    "score.riichi": "riichi was declared",
    "score.double_riichi": "double riichi was declared",
    "score.ippatsu": "won within one go-around of riichi",
    "score.dora": "dora indicators, such as 8s or 3m5p",
    "score.ura": "ura dora indicators",
    "score.round": "the wind of the round: E, S, W, N",
    "score.meld": "a called set, such as 777z or 345s; may be given several times",
    "score.closed_kan": "a closed kan, such as 1111m; may be given several times",
    "score.nuki": "north tiles set aside (three players)",
    "score.haitei": "won with the last tile of the wall",
    "score.houtei": "won on the last discard",
    "score.rinshan": "won with the tile after a kan",
    "score.chankan": "won on a tile added to a kan",
    "score.tenhou": "the dealer won with the first tile",
    "score.chiihou": "a non-dealer won with the first draw",
    "score.renhou": "a non-dealer won on a discard before his first draw",
    # points
    "points.usage": "scorecalc points HAN [FU] [OPTIONS]",
    "points.about": (
        "What han and fu, or a limit, pay.\n"
        "Without --tsumo or --ron both are shown, without --seat dealer and non-dealer."
    ),
    "points.examples": (
        "scorecalc points 3 40\n"
        "scorecalc points 3han40fu --tsumo --seat E\n"
        "scorecalc points mangan --honba 2\n"
        "scorecalc points 2x yakuman\n"
        "scorecalc points 25 90 -R aotenjo"
    ),
    "points.words": "han and fu, or a limit: 3 40, 3han40fu, mangan, yakuman",
    # table
    "table.usage": "scorecalc table [OPTIONS]",
    "table.about": "Print the score tables of a ruleset.\nFor a hwatu ruleset: its combinations.",
    "table.examples": (
        "scorecalc table\n"
        "scorecalc table --seat child --han 1-4 --fu 20-60 -f md\n"
        "scorecalc table -R riichi-han\n"
        "scorecalc table -R riichi --set kiriage_mangan=true --honba 1\n"
        "scorecalc table -R yukbaek"
    ),
    "table.seat": "whose payments",
    "table.han": "the han to show, such as 1-4 or 1,3",
    "table.fu": "the fu to show, such as 30-60 or 25,30",
    "table.honba": "counters to include in the payments",
    # game
    "game.usage": "scorecalc game FILE [OPTIONS]",
    "game.about": "Settle a round, a match or a game from a file: who gets what, the running totals, the winner.",
    "game.examples": "scorecalc game match.yaml\nscorecalc game round.yaml -f html",
    "game.ruleset": "the rules of records that name none, by name or file",
    "game.file": "the record: YAML, JSON lines or CSV; - reads stdin",
    # batch, deal, rulesets
    "batch.usage": "scorecalc batch [FILE...|-] [OPTIONS]",
    "batch.about": "Score many records: YAML, JSON, JSON lines, CSV or lines of text, a result for each in order.",
    "batch.examples": (
        "scorecalc batch hands.yaml\n"
        "scorecalc batch hands.csv -f csv > results.csv\n"
        "scorecalc batch - -f jsonl < hands.jsonl\n"
        "scorecalc batch hands.txt --from text -R tenhou"
    ),
    "batch.files": "files with records; none, or -, reads stdin",
    "batch.from_format": "the format of the input: yaml, json, jsonl, csv, text",
    "batch.explain": "add every reason to the results in json and jsonl",
    "batch.ruleset": "the rules of records that name none, by name or file",
    "batch.fail_fast": "stop at the first record that gets no score",
    "batch.strict": "exit with 2 instead of 1 where a record gets no score",
    "deal.usage": "scorecalc deal RULESET DICE... [OPTIONS]",
    "deal.about": "Show where the wall is broken, who is dealt which tiles, and where the replacement tiles lie.",
    "deal.examples": (
        "scorecalc deal shanghai 6 5\n"
        "scorecalc deal shanghai 2+4 5 --step\n"
        "scorecalc deal shanghai 6 5 --kongs 2 --flowers E:2,W:1\n"
        "scorecalc deal yukbaek --players 3\n"
        "scorecalc deal riichi-wall 9\n"
        "scorecalc deal shanghai --roll --seed 7"
    ),
    "deal.ruleset": "how the wall is built and broken, such as shanghai, shanghai-136, riichi-wall",
    "deal.words": "the throws, one word each: the sum (6) or the dice (2+4)",
    "deal.last": "how the last tiles are dealt: in one block, or by jumping",
    "deal.kongs": "kongs declared after the deal",
    "deal.flowers": "flowers that each player replaces",
    "deal.step": "tell it sentence by sentence",
    "deal.roll": "throw the dice",
    "deal.seed": "throw the same dice again",
    "deal.players": "players to deal to (hwatu)",
    "deal.tung": "nobody cut: all cards at once (hwatu)",
    "rulesets.usage": "scorecalc rulesets [list|show|check|diff|new|schema] [NAME|FILE...] [OPTIONS]",
    "rulesets.about": "List, show, check and compare rulesets, or start a new one.",
    "rulesets.examples": (
        "scorecalc rulesets\n"
        "scorecalc rulesets show tenhou\n"
        "scorecalc rulesets show riichi kiriage_mangan\n"
        "scorecalc rulesets diff riichi tenhou\n"
        "scorecalc rulesets new club --extends riichi\n"
        "scorecalc rulesets check club.yaml"
    ),
    "rulesets.words": "what to do, and with which rulesets: list [GAME], show NAME [OPTION], check [FILE], diff A B, schema [GAME], new NAME",
    "rulesets.effective": "show every option with the file that set it",
    "rulesets.extends": "the ruleset that a new one begins from",
}
