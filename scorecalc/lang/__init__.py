"""What scorecalc says, in Korean, Japanese and English: one catalogue per language, in parts that load when needed.

A key is `part.rest`. The words of a game lie in its own package: `mahjong.yaku.riichi` is the entry `yaku.riichi` of
`scorecalc.mahjong.lang.<language>.common`, and the part `mahjong_rules` is its module `rules`. All other parts lie here:
`cli.fault` is the entry `fault` of `scorecalc.lang.<language>.cli`. A module holds one dict, `MESSAGES`. Sentences have `{placeholders}`; whole numbers are grouped (12,000) and `Name`s are
said in the same language. Two marks make a sentence fit its words: in Korean `[을]`, `[이]`, `[은]`, `[과]`, `[으로]`,
`[이나]`, `[이라]` become the form that fits the sound before them; in English `tile[s]` becomes `tile` after 1.
"""

from __future__ import annotations

import re
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
    """The language to speak: `option`, else the first of `VARIABLES` that is set; English where it is none of ours.

    >>> pick_language(None, {"LANG": "ko_KR.UTF-8"})
    'ko'
    >>> pick_language(None, {"LC_ALL": "C", "LANG": "ko_KR.UTF-8"})
    'en'
    """
    wanted = option or next((environment[name] for name in VARIABLES if environment.get(name)), "en")
    language = wanted[:2].lower()
    return language if language in LANGUAGES else "en"


def module_of(part: str, language: str) -> str:
    """The module that holds a part of a catalogue.

    >>> module_of("mahjong_rules", "ko"), module_of("cli", "ko")
    ('scorecalc.mahjong.lang.ko.rules', 'scorecalc.lang.ko.cli')
    """
    owner, _, name = part.partition("_")
    if owner in BUILT_IN:
        return f"{BUILT_IN[owner]}.lang.{language}.{name or 'common'}"
    return f"scorecalc.lang.{language}.{part}"


class Catalogue:
    """Says things in one language.

    >>> Catalogue("ko").text("common.list.or", first="1통", second="2통")
    '1통이나 2통'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._parts: dict[str, dict[str, str]] = {}

    def _part(self, name: str) -> dict[str, str]:
        if name not in self._parts:
            self._parts[name] = import_module(module_of(name, self.language)).MESSAGES
        return self._parts[name]

    def has(self, key: str) -> bool:
        """True where the catalogue has an entry for `key`."""
        part, _, rest = key.partition(".")
        return rest in self._part(part)

    def text(self, key: str, /, **values: Any) -> str:
        """The entry `key`, with `values` filled in; KeyError where it has none (a test keeps catalogues complete)."""
        part, _, rest = key.partition(".")
        template = self._part(part)[rest]
        if not values:
            return template
        text = template.format_map({name: self.word(value) for name, value in values.items()})
        if "[" not in template:
            return text
        if self.language == "ko":
            return _fit_particles(text)
        return _fit_plurals(text) if self.language == "en" else text

    def word(self, value: Any) -> str:
        """How `value` is written in a sentence: numbers grouped, `Name`s translated, lists joined."""
        if isinstance(value, Name):
            return self.text(value.key)
        if isinstance(value, int) and not isinstance(value, bool):
            return f"{value:,}"
        if isinstance(value, list | tuple):
            return self.listed(map(self.word, value))
        return str(value)

    def listed(self, words: Iterable[str]) -> str:
        """`words` in a row, with the comma of the language between them.

        >>> Catalogue("ja").listed(["六索", "九索"])
        '六索、九索'
        """
        return ("、" if self.language == "ja" else ", ").join(words)


@lru_cache(maxsize=4)
def catalogue(language: str) -> Catalogue:
    """The catalogue of `language`, made once."""
    return Catalogue(language)


_PARTICLES = {
    "을": ("을", "를"),
    "이": ("이", "가"),
    "은": ("은", "는"),
    "과": ("과", "와"),
    "으로": ("으로", "로"),
    "이나": ("이나", "나"),
    "이라": ("이라", "라"),
    "이에요": ("이에요", "예요"),
    "이고": ("이고", "고"),
}
"""Particle after a consonant: (after a consonant, after a vowel)."""
_PARTICLE = re.compile(rf"\[({'|'.join(sorted(_PARTICLES, key=len, reverse=True))})\]")
# How digits and Latin letters end when a Korean reads them: "c" a consonant, "l" the consonant ㄹ, "" a vowel.
_DIGIT_SOUNDS = dict(zip("0123456789", ("c", "l", "", "c", "", "", "c", "l", "l", ""), strict=True))
_LETTER_SOUNDS = {"l": "l", "r": "l", "m": "c", "n": "c"}
# At the end of a word these are consonants too (target은, cap은), and r is not heard (color를). Letters on their own
# are read by their names (P를, R을).
_WORD_ENDS = frozenset("bckpt")
_SKIPPED = "'\"`’”)]》」』 "


def _sound(text: str) -> str:
    """How `text` ends when read aloud: "c" in a consonant, "l" in the consonant ㄹ, "" in a vowel."""
    text = text.rstrip(_SKIPPED)
    last = text[-1:].lower()
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return "" if final == 0 else "l" if final == 8 else "c"
    if text[-2:-1].isalpha() and text[-2:-1].isascii():
        if last in _WORD_ENDS or text[-2:].lower() == "ng":
            return "c"
        if last == "r" and text[-2].lower() in "aeiou":
            return ""
        if last == "e" and text[-2].lower() in _LETTER_SOUNDS and len(text) > 3:  # a silent e: tile은, game은
            return _LETTER_SOUNDS[text[-2].lower()] if text[-2].lower() != "r" else ""
    return _DIGIT_SOUNDS.get(last, _LETTER_SOUNDS.get(last, ""))


def _fit_particles(text: str) -> str:
    """`text` with each `[을]` and its like in the form that fits what stands before it.

    >>> _fit_particles("1통[을], 2만[을], 5m[을], '리치'[은], 3[으로], 동[으로], target[은], P[을], color[을], R[을], tile[은]")
    "1통을, 2만을, 5m을, '리치'는, 3으로, 동으로, target은, P를, color를, R을, tile은"
    """
    out = ""
    rest = 0
    for match in _PARTICLE.finditer(text):
        out += text[rest : match.start()]
        particle = match[1]
        sound = _sound(out)
        is_vowel_form = not sound or (particle == "으로" and sound == "l")
        out += _PARTICLES[particle][is_vowel_form]
        rest = match.end()
    return out + text[rest:]


_PLURAL = re.compile(r"\[s\]")
_LAST_NUMBER = re.compile(r"(\d[\d,]*)\D*$")


def _fit_plurals(text: str) -> str:
    """`text` with `[s]` as `s`, or as nothing where the last number before it is 1.

    >>> _fit_plurals("1 tile[s] and 13 tile[s]")
    '1 tile and 13 tiles'
    """
    out = ""
    rest = 0
    for match in _PLURAL.finditer(text):
        out += text[rest : match.start()]
        number = _LAST_NUMBER.search(out)
        out += "" if number and number[1] == "1" else "s"
        rest = match.end()
    return out + text[rest:]
