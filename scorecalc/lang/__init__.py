"""The words of scorecalc in Korean, Japanese and English: a catalogue for each language, in parts that load when needed.

A key is `part.rest`. The words of a game are in its own package: `mahjong.yaku.riichi` is the entry `yaku.riichi` of
`scorecalc.mahjong.lang.<language>.common`, and the part `mahjong_rules` is its module `rules`. All other parts are here:
`cli.fault` is the entry `fault` of `scorecalc.lang.<language>.cli`. A module holds one dict, `MESSAGES`.

Sentences have `{placeholders}`; whole numbers are grouped (12,000) and `Name`s are replaced by their words. Two marks make a
sentence fit its words: in Korean `[을]` and its like become the form that fits the sound before them (`korean_particles`); in
English `tile[s]` becomes `tile` after 1 (`english_plurals`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any

from scorecalc.errors import Name
from scorecalc.games import BUILT_IN

LANGUAGES = ("ko", "ja", "en")
VARIABLES = ("SCORECALC_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that choose the language, strongest first."""


def pick_language(option: str | None, environment: Mapping[str, str]) -> str:
    """Return the language to use: `option`, else the first of `VARIABLES` that is set; English instead of an unknown one.

    >>> pick_language(None, {"LANG": "ko_KR.UTF-8"})
    'ko'
    >>> pick_language(None, {"LC_ALL": "C", "LANG": "ko_KR.UTF-8"})
    'en'
    """
    wanted = option or next((environment[name] for name in VARIABLES if environment.get(name)), "en")
    language = wanted[:2].lower()
    return language if language in LANGUAGES else "en"


def module_of(part: str, language: str) -> str:
    """Return the name of the module that holds a part of a catalogue.

    >>> module_of("mahjong_rules", "ko"), module_of("cli", "ko")
    ('scorecalc.mahjong.lang.ko.rules', 'scorecalc.lang.ko.cli')
    """
    owner, _, name = part.partition("_")
    if owner in BUILT_IN:
        return f"{BUILT_IN[owner]}.lang.{language}.{name or 'common'}"
    return f"scorecalc.lang.{language}.{part}"


class Catalogue:
    """The words of one language.

    >>> Catalogue("ko").text("common.list.or", first="1통", second="2통")
    '1통이나 2통'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._parts: dict[str, dict[str, str]] = {}

    def _part(self, name: str) -> dict[str, str]:
        if name not in self._parts:
            try:
                self._parts[name] = import_module(module_of(name, self.language)).MESSAGES
            except ModuleNotFoundError:  # a game without words of its own, or a key that is no key
                self._parts[name] = {}
        return self._parts[name]

    def has(self, key: str) -> bool:
        """True if the catalogue has an entry for `key`."""
        part, _, rest = key.partition(".")
        return rest in self._part(part)

    def text(self, key: str, /, **values: Any) -> str:
        """Return the entry `key` with `values` filled in."""
        part, _, rest = key.partition(".")
        template = self._part(part).get(rest)
        if template is None:
            return self.missing(key)
        if not values:
            return template
        text = template.format_map({name: self.word(value) for name, value in values.items()})
        if "[" not in template:
            return text
        # each loads on call: a hand needs one of the two at most
        if self.language == "ko":
            from scorecalc.lang.korean_particles import fit_particles

            return fit_particles(text)
        if self.language == "en":
            from scorecalc.lang.english_plurals import fit_plurals

            return fit_plurals(text)
        return text

    def missing(self, key: str) -> str:
        """Return what is shown for a key that the catalogue lacks: the key, for a missing word must not cost the answer.

        The tests raise here instead, so that every key that they come across is in the catalogues.
        """
        return key

    def word(self, value: Any) -> str:
        """Return `value` as a sentence needs it: numbers grouped, `Name`s translated, lists joined."""
        if isinstance(value, Name):
            return self.text(value.key)
        if isinstance(value, int) and not isinstance(value, bool):
            return f"{value:,}"
        if isinstance(value, list | tuple):
            return self.listed(map(self.word, value))
        return str(value)

    def listed(self, words: Iterable[str]) -> str:
        """Return `words` joined with the comma of the language.

        >>> Catalogue("ja").listed(["六索", "九索"])
        '六索、九索'
        """
        return ("、" if self.language == "ja" else ", ").join(words)


@lru_cache(maxsize=4)
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of `language`, the same one each time."""
    return Catalogue(language)
