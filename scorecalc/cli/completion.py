"""Shell completion: commands, options and their values, rulesets, options of rulesets with the ids of yaku.

The scripts hand the words up to the cursor to `scorecalc` with `_SCORECALC_COMPLETE` set; it prints a candidate a line.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text.
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from scorecalc.api import rulesets_with
from scorecalc.errors import InputError, Problem
from scorecalc.files import ruleset_names, rulesets
from scorecalc.lang import Catalogue
from scorecalc.ruleset import Ruleset

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
"""The path at which each shell looks for the script, below the home folder (zsh with `.zfunc` in its `fpath`)."""


def show(shell: str | None) -> int:
    """Print the script of `shell`."""
    sys.stdout.write(_script("--show-completion", shell or ""))
    return 0


def install(shell: str) -> int:
    """Put the script of `shell` where the shell looks for it, and print its path."""
    text = _script("--install-completion", shell)
    path = Path.home() / _HOMES[shell]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    sys.stdout.write(f"{path}\n")
    return 0


def _script(option: str, shell: str) -> str:
    if shell not in SCRIPTS:
        values = {"option": option, "value": shell, "choices": list(SCRIPTS)}
        raise InputError([Problem("usage", "cli.usage.bad_value", values, hint="cli.hint.choices")])
    return SCRIPTS[shell]


class Words(NamedTuple):
    """The words of a line up to the cursor: the command that they name (or an empty text), those `before` the last, the last.

    `load` loads the command that would run: the default one if none is named.
    """

    named: str
    before: Sequence[str]
    last: str
    load: Callable[[], Any]


def answer(shell: str, words: Words, commands: Sequence[str]) -> int:
    """Print the candidates for the last of `words`, in the form that `shell` wants."""
    for value, text in candidates(words, commands):
        if shell == "fish" and text:
            sys.stdout.write(f"{value}\t{text}\n")
        elif shell == "zsh":
            plain = value.replace(":", "\\:")
            sys.stdout.write(f"{plain}:{text}\n" if text else f"{plain}\n")
        else:
            sys.stdout.write(f"{value}\n")
    return 0


def candidates(words: Words, commands: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the words that the last of `words` may become, each with a few words on it or an empty text."""
    param = _param_of_value(words)
    if param:
        found = _values(param, words.before)
    elif words.last.startswith("-"):
        found = _options(words.load())
    elif words.named:
        found = _of_command(words.named)
    else:
        found = ((name, _spoken().text(f"help.{name}.about").split("\n")[0]) for name in commands)
    for value, text in found:
        if value.startswith(words.last):
            yield value, text


def _param_of_value(words: Words) -> Any:
    """The option that the last word is the value of; None if it is none."""
    option = words.before[-1] if words.before else ""
    params = words.load().params if option.startswith("-") else ()
    return next((param for param in params if option in param.opts and not param.is_flag), None)


def _spoken() -> Catalogue:
    from scorecalc.cli.session import early

    return early([]).words


def _of_command(name: str) -> Iterator[tuple[str, str]]:
    """The words that a command takes: rulesets, and what to do with them."""
    if name == "deal":
        yield from _rulesets(rulesets_with(name))
    elif name == "rulesets":
        from scorecalc.cli.rulesets import ACTIONS

        yield from ((action, "") for action in ACTIONS)
        yield from _rulesets(ruleset_names.names())


def _options(command: Any) -> Iterator[tuple[str, str]]:
    from scorecalc.cli.help import describe

    for described in describe(command, _spoken()):
        names = [word for word in described.written.replace(",", " ").split() if word.startswith("--")]
        for name in names:
            yield name, described.text


def _values(param: Any, before: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The values of an option: rulesets, options of a ruleset, or one of few."""
    if param.name == "ruleset":
        yield from _rulesets(ruleset_names.names())
    elif param.name == "set":
        yield from _settable(_loaded(before))
    else:
        yield from ((choice, "") for choice in getattr(param, "choices", ()))


def _rulesets(names: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Rulesets with their titles."""
    language = _spoken().language
    titles = ruleset_names.shipped_titles()
    for name in names:
        yield name, titles[name][language]


def _loaded(before: Sequence[str]) -> Ruleset:
    """The ruleset that the line names so far."""
    for option, value in pairwise(before):
        if option in ("-R", "--ruleset"):
            return rulesets.load(value)
    return rulesets.load(rulesets.DEFAULT)


def _settable(ruleset: Ruleset) -> Iterator[tuple[str, str]]:
    """Every option of a ruleset with what it is, the parts of an option with their names."""
    from scorecalc.render.options import part_name, sentence

    words = _spoken()
    for key in _keys(ruleset.values):
        told = part_name(ruleset.game, key, words) if "." in key else sentence(ruleset.game, key, words)
        yield f"{key}=", told


def _keys(options: Mapping[str, Any], prefix: str = "") -> Iterator[str]:
    for key, value in options.items():
        if isinstance(value, Mapping):
            yield from _keys(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}"
