"""Korean particles that fit the sound before them: 1통을, 리치를, 3으로, tile은."""

from __future__ import annotations

import re

PARTICLES = {
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
"""The mark `[을]` of a catalogue, by its word: the forms after a consonant and after a vowel."""
_MARK = re.compile(rf"\[({'|'.join(sorted(PARTICLES, key=len, reverse=True))})\]")
_SKIPPED = "'\"`’”)]》」』 "
_LATIN_WORD = re.compile(r"[A-Za-z]*$")

# The last sound of a digit or letter read in Korean: "c" a consonant, "l" the consonant ㄹ, "" a vowel.
_DIGIT_SOUNDS = dict(zip("0123456789", ("c", "l", "", "c", "", "", "c", "l", "l", ""), strict=True))
_LETTER_SOUNDS = {"l": "l", "r": "l", "m": "c", "n": "c"}
# At the end of a word these are consonants too (target은, cap은), and nobody hears the r (color를). Single letters are read by
# their names (P를, R을).
_WORD_ENDS = ("b", "c", "k", "p", "t", "ng")
_SILENT_E = {"le": "l", "me": "c", "ne": "c", "re": ""}
_SHORTEST_WITH_SILENT_E = 4
"""The e is silent in tile and game, not in me."""


def fit_particles(text: str) -> str:
    """Return `text` with each mark such as `[을]` replaced by the form that fits the sound before it.

    >>> fit_particles("1통[을], 2만[을], 5m[을], '리치'[은], 3[으로], 동[으로], target[은], P[을], color[을], R[을], tile[은]")
    "1통을, 2만을, 5m을, '리치'는, 3으로, 동으로, target은, P를, color를, R을, tile은"
    """
    out = ""
    rest = 0
    for match in _MARK.finditer(text):
        out += text[rest : match.start()]
        particle = match[1]
        sound = last_sound(out)
        is_vowel_form = not sound or (particle == "으로" and sound == "l")
        out += PARTICLES[particle][is_vowel_form]
        rest = match.end()
    return out + text[rest:]


def last_sound(text: str) -> str:
    """Return the last sound of `text` read aloud: "c" for a consonant, "l" for the consonant ㄹ, "" for a vowel.

    >>> last_sound("동"), last_sound("발"), last_sound("'도라'"), last_sound("tile")
    ('c', 'l', '', 'l')
    """
    text = text.rstrip(_SKIPPED)
    last = text[-1:].lower()
    if "가" <= last <= "힣":
        final = (ord(last) - ord("가")) % 28
        return "" if final == 0 else "l" if final == 8 else "c"
    word = _LATIN_WORD.findall(text)[0].lower()
    if len(word) > 1:
        if word.endswith(_WORD_ENDS):
            return "c"
        if word[-1] == "r" and word[-2] in "aeiou":
            return ""
        if len(word) >= _SHORTEST_WITH_SILENT_E and word[-2:] in _SILENT_E:
            return _SILENT_E[word[-2:]]
    return _DIGIT_SOUNDS.get(last, _LETTER_SOUNDS.get(last, ""))
