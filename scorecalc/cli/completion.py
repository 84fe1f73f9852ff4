"""Shell completion: commands, options and their values, rulesets, options of rulesets with the ids of yaku.

The scripts hand the words up to the cursor to `scorecalc` with `_SCORECALC_COMPLETE` set; it prints a candidate a line.
No game is loaded for it, and Typer only where the options of a command are asked for.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from scorecalc.cli.commands import COMMANDS, DEALT, SHARED, TAKES_VALUE, choices_of
from scorecalc.errors import InputError, Problem
from scorecalc.files import rulesets

SCRIPTS = {
    "bash": r"""_scorecalc() {
    local IFS=$'\n'
    COMPREPLY=( $(_SCORECALC_COMPLETE=bash scorecalc "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null) )
    [[ ${COMPREPLY[0]} == *[=.] ]] && compopt -o nospace
}
complete -o default -F _scorecalc scorecalc
""",
    "zsh": r"""#compdef scorecalc
_scorecalc() {
    local -a found
    found=("${(@f)$(_SCORECALC_COMPLETE=zsh scorecalc "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n ${found[1]} ]]; then
        _describe scorecalc found
    else
        _files
    fi
}
compdef _scorecalc scorecalc
""",
    "fish": r"""function __scorecalc_complete
    set -l words (commandline -opc) (commandline -ct)
    set -l found (_SCORECALC_COMPLETE=fish scorecalc $words[2..-1] 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete --command scorecalc --no-files --keep-order --arguments '(__scorecalc_complete)'
""",
}
_HOMES = {
    "bash": ".local/share/bash-completion/completions/scorecalc",
    "zsh": ".zfunc/_scorecalc",
    "fish": ".config/fish/completions/scorecalc.fish",
}
"""Where each shell looks for the script, below the home folder (zsh with `.zfunc` in its `fpath`)."""


def script(words: Sequence[str]) -> int:
    """`--show-completion [SHELL]` prints the script, `--install-completion [SHELL]` puts it where the shell looks."""
    wanted = next((word for word in words if not word.startswith("-")), Path(os.environ.get("SHELL", "")).name)
    if wanted not in SCRIPTS:
        values = {"option": "--show-completion", "value": wanted, "choices": list(SCRIPTS)}
        raise InputError([Problem("usage", "cli.usage.bad_value", values, hint="cli.hint.choices")])
    if "--show-completion" in words:
        sys.stdout.write(SCRIPTS[wanted])
        return 0
    path = Path.home() / _HOMES[wanted]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(SCRIPTS[wanted], encoding="utf-8")
    sys.stdout.write(f"{path}\n")
    return 0


def answer(shell: str) -> int:
    """Print the candidates for the last of the words in the line, in the form that `shell` wants."""
    words = sys.argv[1:] or [""]
    for value, text in candidates(words):
        if shell == "fish" and text:
            sys.stdout.write(f"{value}\t{text}\n")
        elif shell == "zsh":
            plain = value.replace(":", "\\:")
            sys.stdout.write(f"{plain}:{text}\n" if text else f"{plain}\n")
        else:
            sys.stdout.write(f"{value}\n")
    return 0


def candidates(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """What the last of `words` may become, each with a few words on it (empty where there are none).

    >>> [value for value, text in candidates(["ru"])]
    ['rulesets']
    """
    from scorecalc.cli.main import take_apart

    # bash cuts words at "=": `--format=j` arrives as three
    *before, last = [word for word in words if word != "="] or [""]
    call = take_apart(before)
    command = call.command if call.first in COMMANDS else ""
    option = before[-1] if before and before[-1].startswith("-") else ""
    found: Iterator[tuple[str, str]]
    if option and (option in TAKES_VALUE or command):
        values = list(_values(option, command, before))
        found = iter(values) if values or option in TAKES_VALUE else _words(command, last)
    elif last.startswith("-"):
        found = _options(command or "score")
    else:
        found = _words(command, last)
    for value, text in found:
        if value.startswith(last):
            yield value, text


def _words(command: str, last: str) -> Iterator[tuple[str, str]]:
    if last.startswith("-"):
        yield from _options(command or "score")
    elif not command:
        from scorecalc.cli.session import early

        words = early([]).words
        for name in COMMANDS:
            yield name, words.text(f"help.{name}.about").split("\n")[0]
    elif command in ("deal", "rulesets"):
        for name in RULESETS_WORDS if command == "rulesets" else ():
            yield name, ""
        yield from _rulesets(DEALT if command == "deal" else ())


RULESETS_WORDS = ("list", "show", "check", "diff", "new", "schema")


def _options(command: str) -> Iterator[tuple[str, str]]:
    from scorecalc.cli.command import build
    from scorecalc.cli.help import describe
    from scorecalc.cli.session import early

    for described in describe(build(command), early([]).words):
        names = [word for word in described.written.replace(",", " ").split() if word.startswith("--")]
        for name in names:
            yield name, described.text


def _values(option: str, command: str, before: Sequence[str]) -> Iterator[tuple[str, str]]:
    entry = COMMANDS[command or "score"]
    if option in ("-R", "--ruleset"):
        yield from _rulesets(())
    elif option == "--set":
        yield from _settable(_loaded(before))
    else:
        for name, shared in SHARED.items():
            if option in shared.names:
                yield from ((choice, "") for choice in choices_of(name, entry))


def _rulesets(games: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The shipped rulesets of `games` with their titles; all of them where none is named."""
    from scorecalc.cli.session import early

    language = early([]).words.language
    for path in rulesets.shipped_files():
        if not games or path.parent.name in games:
            yield path.stem, rulesets.load(path.stem).title[language]


def _loaded(before: Sequence[str]) -> rulesets.Ruleset:
    """The ruleset that the line names so far."""
    for option, value in pairwise(before):
        if option in ("-R", "--ruleset"):
            return rulesets.load(value)
    return rulesets.load(rulesets.DEFAULT)


def _settable(ruleset: rulesets.Ruleset) -> Iterator[tuple[str, str]]:
    """Every option of a ruleset with what it is, the parts of an option with their names."""
    from scorecalc.cli.session import early
    from scorecalc.render.options import part_name, sentence

    words = early([]).words
    for key in _keys(ruleset.options):
        told = part_name(ruleset.game, key, words) if "." in key else sentence(ruleset.game, key, words)
        yield f"{key}=", told


def _keys(options: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    for key, value in options.items():
        if isinstance(value, Mapping):
            yield from _keys(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}"
