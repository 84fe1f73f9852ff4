"""The catalogues say the same things in every language, and Korean and English words fit what stands before them."""

from __future__ import annotations

import re
from importlib import import_module
from pkgutil import iter_modules

import pytest

from scorecalc.errors import DID_YOU_MEAN
from scorecalc.games import BUILT_IN
from scorecalc.lang import LANGUAGES, Catalogue, catalogue, module_of, pick_language
from scorecalc.lang.korean_particles import PARTICLES, fit_particles
from scorecalc.mahjong.facts.circumstances import FLAGS
from scorecalc.mahjong.facts.suits import WAITS
from scorecalc.mahjong.facts.tiles import KINDS, write_one
from scorecalc.mahjong.rules.fu_items import ONCE, PER_SET
from scorecalc.mahjong.rules.yaku import YAKU

QUOTING = ("mahjong_hand", "mahjong_notation", "mahjong_options")
"""Parts of which the sentences quote what was typed, in any language."""
HOMES = {"": "scorecalc", **{f"{game}_": package for game, package in BUILT_IN.items()}}
PARTS = sorted(
    {
        f"{prefix}{module.name}".replace("_common", "")
        for prefix, package in HOMES.items()
        for language in LANGUAGES
        for module in iter_modules(import_module(f"{package}.lang.{language}").__path__)
    }
)
SPOKEN = [part for part in PARTS if part.startswith("mahjong") and part not in QUOTING]
PLACEHOLDER = re.compile(r"\{(\w+)[^}]*\}")
HANGUL_MARK = re.compile(r"(?<=\S)\[([가-힣]+)\]")


def messages(language: str, part: str) -> dict[str, str]:
    found: dict[str, str] = import_module(module_of(part, language)).MESSAGES
    return found


@pytest.mark.parametrize("part", PARTS)
def test_every_part_has_the_same_keys_in_every_language(part: str) -> None:
    korean = messages("ko", part)
    for language in ("ja", "en"):
        assert set(messages(language, part)) == set(korean), language


@pytest.mark.parametrize("part", PARTS)
def test_every_message_has_the_same_placeholders_in_every_language(part: str) -> None:
    korean = messages("ko", part)
    for language in ("ja", "en"):
        others = messages(language, part)
        wrong = [
            key for key in korean if set(PLACEHOLDER.findall(others[key])) != set(PLACEHOLDER.findall(korean[key]))
        ]
        assert wrong == [], language


@pytest.mark.parametrize("part", PARTS)
def test_marks_are_known_and_stand_only_where_they_are_read(part: str) -> None:
    particles = set(PARTICLES)
    assert {mark for text in messages("ko", part).values() for mark in HANGUL_MARK.findall(text)} <= particles
    assert not [key for key, text in messages("ko", part).items() if "[s]" in text]
    assert not [key for key, text in messages("ja", part).items() if "[s]" in text or HANGUL_MARK.search(text)]
    assert not [key for key, text in messages("en", part).items() if HANGUL_MARK.search(text)]


@pytest.mark.parametrize("part", PARTS)
def test_no_particle_is_left_for_the_reader_to_choose(part: str) -> None:
    """No 을(를), and none that is fixed behind a placeholder whose word may end either way."""
    undecided = re.compile(r"[을이은과]\([를가는와]\)|\(으\)로|\}(?:을|를|이|가|은|는|과|와|으로)[ ,.]")
    assert not [(key, text) for key, text in messages("ko", part).items() if undecided.search(text)]


@pytest.mark.parametrize(
    "part",
    [
        part
        for part in PARTS
        if part.startswith("mahjong") and part not in ("mahjong_hand", "mahjong_notation", "mahjong_options")
    ],
)
def test_korean_keeps_to_the_spelling_of_the_sources(part: str) -> None:
    wrong = re.compile(r"츠모|쓰모|룽|뽕|오야|\d한\b|\{han\}한|치토이|산안코|스안코|스캉|산캉")
    assert not [(key, text) for key, text in messages("ko", part).items() if wrong.search(text)]


@pytest.mark.parametrize(
    "part",
    [
        part
        for part in PARTS
        if part.startswith("mahjong") and part not in ("mahjong_hand", "mahjong_notation", "mahjong_options")
    ],
)
def test_no_word_is_left_in_another_script(part: str) -> None:
    """Korean has no Kana and no Latin words (tiles apart), Japanese no Hangul, English neither."""
    assert not [text for text in messages("ko", part).values() if re.search(r"[ぁ-ヿ一-鿿]|[A-Za-z]{3}", _bare(text))]
    assert not [text for text in messages("ja", part).values() if re.search(r"[가-힣]|[A-Za-z]{3}", _bare(text))]
    assert not [text for text in messages("en", part).values() if re.search(r"[가-힣ぁ-ヿ一-鿿]", text)]


def _bare(text: str) -> str:
    return PLACEHOLDER.sub("", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_a_hand_can_show_has_a_name(language: str) -> None:
    words = catalogue(language)
    dora = ("dora", "ura_dora", "aka_dora", "nuki_dora", "nagashi_mangan")
    wanted = [f"mahjong.yaku.{yaku}" for yaku in (*YAKU, *dora)]
    wanted += [f"mahjong_rules.{yaku}" for yaku in (*YAKU, *dora)]
    wanted += [f"mahjong.fu.{item}" for item in (*ONCE, *PER_SET, "open_no_fu")]
    wanted += [f"mahjong.wait.{wait}" for wait in WAITS]
    wanted += [f"mahjong.tile.{write_one(tile)}" for tile in range(2 * KINDS) if _is_real(tile)]
    wanted += [f"mahjong.yaku.{flag}" for flag in FLAGS if flag != "furiten"]
    assert [key for key in wanted if not words.has(key)] == []


def _is_real(tile: int) -> bool:
    return tile < KINDS or write_one(tile)[0] == "0" or write_one(tile).endswith("zr")


@pytest.mark.parametrize(("language", "asked"), [("en", "did you mean"), ("ko", "뜻했습니까"), ("ja", "のことですか")])
def test_one_sentence_asks_what_was_meant(language: str, asked: str) -> None:
    found = [f"{part}.{key}" for part in PARTS for key, text in messages(language, part).items() if asked in text]
    assert found == [DID_YOU_MEAN]


@pytest.mark.parametrize(
    ("word", "object_form", "subject_form", "with_form", "or_form"),
    [
        ("1통", "1통을", "1통이", "1통으로", "1통이나"),
        ("2삭", "2삭을", "2삭이", "2삭으로", "2삭이나"),
        ("3만", "3만을", "3만이", "3만으로", "3만이나"),
        ("동", "동을", "동이", "동으로", "동이나"),
        ("북", "북을", "북이", "북으로", "북이나"),
        ("발", "발을", "발이", "발로", "발이나"),
        ("리치", "리치를", "리치가", "리치로", "리치나"),
        ("3", "3을", "3이", "3으로", "3이나"),
        ("1", "1을", "1이", "1로", "1이나"),
        ("2", "2를", "2가", "2로", "2나"),
        ("5m", "5m을", "5m이", "5m으로", "5m이나"),
        ("8s", "8s를", "8s가", "8s로", "8s나"),
        ("1p", "1p를", "1p가", "1p로", "1p나"),
        ("8,000", "8,000을", "8,000이", "8,000으로", "8,000이나"),
        ("'도라'", "'도라'를", "'도라'가", "'도라'로", "'도라'나"),
        ("남가(자)", "남가(자)를", "남가(자)가", "남가(자)로", "남가(자)나"),
    ],
)
def test_korean_particles_fit_the_sound_before_them(
    word: str, object_form: str, subject_form: str, with_form: str, or_form: str
) -> None:
    assert [fit_particles(f"{word}[{mark}]") for mark in ("을", "이", "으로", "이나")] == [
        object_form,
        subject_form,
        with_form,
        or_form,
    ]


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("tile", "tile은"),
        ("game", "game은"),
        ("none", "none은"),
        ("fire", "fire는"),
        ("me", "me는"),
        ("the one after me", "the one after me는"),
        ("RULE", "RULE은"),
        ("2le", "2le는"),
        ("target", "target은"),
        ("cap", "cap은"),
        ("ping", "ping은"),
        ("color", "color는"),
        ("3r", "3r은"),
        ("P", "P는"),
    ],
)
def test_a_latin_word_is_read_aloud_with_its_silent_e_from_four_letters_on(word: str, expected: str) -> None:
    assert fit_particles(f"{word}[은]") == expected


def test_english_plurals_follow_the_last_number() -> None:
    words = Catalogue("en")
    assert [words.text("mahjong.sticks", sticks=number) for number in (1, 2, 11, 1000)] == [
        "1 stick",
        "2 sticks",
        "11 sticks",
        "1,000 sticks",
    ]


@pytest.mark.parametrize(
    ("option", "environment", "language"),
    [
        ("ja", {"SCORECALC_LANG": "ko"}, "ja"),
        (None, {"SCORECALC_LANG": "ko", "LC_ALL": "ja_JP.UTF-8"}, "ko"),
        (None, {"LC_ALL": "ja_JP.UTF-8", "LANG": "ko_KR.UTF-8"}, "ja"),
        (None, {"LC_MESSAGES": "ko_KR", "LANG": "ja_JP"}, "ko"),
        (None, {"LC_ALL": "", "LANG": "ko_KR.UTF-8"}, "ko"),
        (None, {"LC_ALL": "C.UTF-8", "LANG": "ko_KR.UTF-8"}, "en"),
        (None, {"LANG": "POSIX"}, "en"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_the_first_that_is_named(
    option: str | None, environment: dict[str, str], language: str
) -> None:
    assert pick_language(option, environment) == language


def test_a_word_that_is_missing_costs_no_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """A plug-in may lack words, or all of them. Everywhere else the tests raise (`tests/conftest.py`)."""
    monkeypatch.setattr(Catalogue, "missing", Catalogue.missing.__wrapped__)  # type: ignore[attr-defined]
    words = Catalogue("ko")
    keys = ["mahjong.yaku.of_a_plug_in", "mahjong_more.title", "other.game"]
    assert [words.text(key, han=3) for key in keys] == keys
    assert not any(map(words.has, keys))
