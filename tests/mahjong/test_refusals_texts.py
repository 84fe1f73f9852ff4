"""What is said to each mistake and answer of a hand, word for word in three languages.

`test_refusals_texts.txt` has a paragraph for each: its name, then the sentence with its hint in Korean, Japanese and English.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hands import plain, rules_of, said

from scorecalc.answer import Rejected
from scorecalc.errors import Problem
from scorecalc.mahjong.game import score
from scorecalc.mahjong.lang.en.hand import MESSAGES

KANCHAN = "123m456p34579s33z+8s"
OPEN = "123m456p79s33z,345s+8s"
KAN = "123m34579s33z,1111pc+8s"
SANMA = "111m123456p5578s+9s"
DRAGONS = "23488m77z,5555z,666z+7z"
RENHOU = {"renhou": "mangan"}


def hand(text: str, *flags: str, ruleset: str = "riichi", rules: Any = None, **fields: Any) -> tuple[Any, ...]:
    return "hand", {"hand": text, "flags": list(flags), **fields}, rules_of(ruleset, **(rules or {}))


def points(*, ruleset: str = "riichi", **fields: Any) -> tuple[Any, ...]:
    return "points", fields, rules_of(ruleset)


CASES: dict[str, tuple[Any, ...]] = {
    "said_twice": hand(f"{KANCHAN} 남가", seat="W"),
    "not_whole": hand(KANCHAN, honba="1.5"),
    "negative": hand(KANCHAN, sticks=-1),
    "too_large": hand(KANCHAN, honba=10**13),
    "bad_seat": hand(KANCHAN, seat="Q"),
    "no_north": hand(SANMA, "riichi", ruleset="sanma", seat="N"),
    "unknown_flag": hand(KANCHAN, "rinshn"),
    "bad_by": hand(KANCHAN, by="draw"),
    "no_nuki": hand(KANCHAN, nuki=1),
    "too_many_indicators": hand(KANCHAN, dora="1p2p3p4p5p6p"),
    "more_ura": hand(KANCHAN, "riichi", dora="1p", ura="1p2p"),
    "one_win": hand("123m456p789s111z", win="22z"),
    "two_wins": hand("123m456p789s111z+2z", win="3z"),
    "no_winning_tile": hand("123m456p34579s33z"),
    "win_not_in_hand": hand("123m456p345799s33z+8s"),
    "too_few_tiles": hand("123m456p357s33z+8s"),
    "too_many_tiles": hand("123m456p345799s333z+8s"),
    "copies": hand("2222248m123p678s+4m"),
    "reds": hand("34500m234678p45s+6s"),
    "no_reds": hand("34099m234678p45s+6s", rules={"red_fives": "off"}),
    "ippatsu_without_riichi": hand(KANCHAN, "ippatsu"),
    "riichi_open": hand(OPEN, "riichi"),
    "rinshan_ron": hand(KAN, "rinshan"),
    "rinshan_without_kan": hand(KANCHAN, "rinshan", by="tsumo"),
    "haitei_ron": hand(KANCHAN, "haitei"),
    "houtei_tsumo": hand(KANCHAN, "houtei", by="tsumo"),
    "haitei_rinshan": hand(KAN, "haitei", "rinshan", by="tsumo"),
    "chankan_tsumo": hand(KANCHAN, "chankan", by="tsumo"),
    "chankan_double_riichi": hand(KANCHAN, "chankan", "double_riichi"),
    "chankan_houtei": hand(KANCHAN, "chankan", "houtei"),
    "chankan_copy": hand(KANCHAN, "chankan", dora="8s"),
    "tenhou_child": hand(KANCHAN, "tenhou", by="tsumo"),
    "tenhou_ron": hand(KANCHAN, "tenhou", seat="E"),
    "tenhou_first_turn": hand(KANCHAN, "tenhou", "riichi", by="tsumo", seat="E"),
    "chiihou_dealer": hand(KANCHAN, "chiihou", by="tsumo", seat="E"),
    "chiihou_ron": hand(KANCHAN, "chiihou"),
    "chiihou_first_turn": hand(KANCHAN, "chiihou", "riichi", by="tsumo"),
    "renhou_off": hand(KANCHAN, "renhou"),
    "ippatsu_rinshan": hand(KAN, "riichi", "ippatsu", "rinshan", by="tsumo"),
    "double_riichi_last": hand(KANCHAN, "double_riichi", "ippatsu", "houtei"),
    "double_riichi_kan": hand(KAN, "double_riichi", "ippatsu"),
    "renhou_late": hand(KANCHAN, "renhou", "chankan", rules=RENHOU),
    "renhou_tsumo": hand(KANCHAN, "renhou", by="tsumo", rules=RENHOU),
    "renhou_dealer": hand(KANCHAN, "renhou", seat="E", rules=RENHOU),
    "renhou_first_turn": hand(KAN, "renhou", rules=RENHOU),
    "not_winning": hand("123m456p13s1122z5z+9s"),
    "not_winning_waits": hand("123m456p34567s33z+1z"),
    "no_yaku": hand(KANCHAN),
    "no_yaku_dora": hand(KANCHAN, dora="2z"),
    "furiten": hand(KANCHAN, "riichi", "furiten"),
    "below_minimum": hand(KANCHAN, "riichi", rules={"min_ron": 2000}),
    "loser_wins": hand(KANCHAN, "riichi", seat="W", loser="W"),
    "pao_seat": hand(DRAGONS, seat="S", pao={"liable": "S", "yakuman": "daisangen"}),
    "pao_yakuman": hand(DRAGONS, seat="S", pao={"liable": "N", "yakuman": "suukantsu"}),
    "points_what": points(by="ron"),
    "points_twice": points(han=3, limit="mangan"),
    "fu_missing": points(han=3),
    "unknown_limit": points(limit="hanemann"),
    "no_limits": points(limit="mangan", ruleset="aotenjo"),
    "fu_range": points(han=3, fu=180),
    "fu_step": points(han=3, fu=35),
    "seven_pairs": points(han=1, fu=25),
    "seven_pairs_tsumo": points(han=2, fu=25, by="tsumo"),
    "pinfu_tsumo": points(han=1, fu=20, by="tsumo"),
    "fu_too_high": points(han=1, fu=120),
    "hint.would_complete": hand("123m456p3457s33z+9s"),
    "hint.name_winning_tile": hand("123m456p34579s13z"),
    "warning.ura_without_riichi": hand("34599m234678p45s+6s", ura="8m"),
    "warning.no_ura": hand("34599m234678p45s+6s", "riichi", ura="8m", rules={"ura": "false"}),
    "warning.win_within": hand("222444666888s33s+3s"),
    "warning.won_by": hand("34599m234678p45s+6s 해저"),
    "warning.unfed": hand("234m22s77z,555z,666z+7z", pao={"liable": "W", "yakuman": "daisangen"}),
    "warning.pao_unused": hand("234m2255s,555z,666z+2s", pao={"liable": "W", "yakuman": "daisangen"}),
    "warning.missing_red": hand("23488m45678s,5555pc+3s", "riichi"),
}
FILE = Path(__file__).with_suffix(".txt")
HEAD = """\
# Recorded by `make golden`: the sentence and hint of each mistake and answer, in Korean, Japanese and English. They were read, not
# derived; test_refusals_codes.py derives which mistake a record has.
"""
SAID = dict(paragraph.split("\n", 1) for paragraph in FILE.read_text(encoding="utf-8").strip().split("\n\n")[1:])


def problem(name: str) -> Problem:
    """The one problem, or warning, of a case."""
    result = plain(score(*CASES[name]))
    found = result.problems if isinstance(result, Rejected) else result["warnings"]
    assert len(found) == 1, [each.key for each in found]
    only: Problem = found[0]
    return only


def sentences(name: str) -> str:
    """The sentences of a case, one for each language."""
    return "\n".join(said(problem(name), language) for language in ("ko", "ja", "en"))


def recorded() -> str:
    """The text of the file as the cases are said now."""
    return "\n\n".join([HEAD.strip(), *(f"{name}\n{sentences(name)}" for name in CASES)]) + "\n"


@pytest.mark.parametrize("name", CASES)
def test_a_mistake_is_said_word_for_word(name: str) -> None:
    assert sentences(name) == SAID[name]


@pytest.mark.parametrize("name", [name for name in CASES if not name.startswith("hint.")])
def test_a_mistake_has_its_own_sentence(name: str) -> None:
    kind = "" if name.startswith("warning.") else "error."
    assert problem(name).key == f"mahjong_hand.{kind}{name}"


def test_the_file_has_every_case_and_no_other() -> None:
    assert set(SAID) == set(CASES)


def test_every_sentence_and_hint_of_the_catalogue_is_said_here() -> None:
    said_here = {each.removeprefix("mahjong_hand.") for name in CASES for each in problem(name)[1:4:2] if each}
    of_the_shell = {
        f"{kind}.{key}" for kind in ("error", "hint") for key in ("points_form", "meant_points", "points_line")
    }
    wanted = {key for key in MESSAGES if not key.startswith("field.")} - of_the_shell - {"hint.points_forms"}
    assert wanted - said_here == set()
