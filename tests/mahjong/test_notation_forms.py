"""What is written in a form is read back as the same hand, for every form; and mutated hands lose nothing."""

from __future__ import annotations

import pytest
from fuzz_notation import as_open, check, run, tiles_written
from hypothesis import example, given
from hypothesis import strategies as st
from notation_forms import FORMS, NO_RED_HONOURS, WITHOUT_RED, prose

from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.facts.tiles import RED, in_order, write
from scorecalc.mahjong.notation import lenient
from scorecalc.mahjong.notation.canonical import write_hand, write_meld
from scorecalc.mahjong.notation.reading import read_hand, read_meld, read_tiles

KIND = st.integers(0, 33)
RED_TILES = [RED + 4, RED + 13, RED + 22]
RED_HONOURS = [RED + kind for kind in range(27, 34)]


def tile(reds: list[int]) -> st.SearchStrategy[int]:
    return st.one_of(KIND, st.sampled_from(reds)) if reds else KIND


@st.composite
def meld(draw: st.DrawFn, reds: list[int]) -> Meld:
    type = draw(st.sampled_from(["chi", "pon", "minkan", "kakan", "ankan"]))
    if type == "chi":
        low = 9 * draw(st.integers(0, 2)) + draw(st.integers(0, 6))
        tiles = [low, low + 1, low + 2]
    else:
        tiles = [draw(KIND)] * (3 if type == "pon" else 4)
    place = draw(st.integers(0, len(tiles) - 1))
    if tiles[place] + RED in reds and draw(st.booleans()):
        tiles[place] += RED
    return Meld(type, tuple(tiles))


def hands(reds: list[int]) -> st.SearchStrategy[tuple[list[int], int | None, list[Meld]]]:
    return st.tuples(
        st.lists(tile(reds), min_size=1, max_size=14),
        st.one_of(st.none(), tile(reds)),
        st.lists(meld(reds), max_size=4),
    )


def assert_read_back(text: str, concealed: list[int], win: int | None, melds: list[Meld], *, has_kakan: bool) -> None:
    hand = check(text)
    assert hand.problems == ()
    assert (hand.concealed, hand.win) == (tuple(concealed), win)
    types = [one.type if has_kakan else as_open(one).type for one in melds]
    assert [one.type for one in hand.melds] == types
    assert [in_order(one.tiles) for one in hand.melds] == [in_order(one.tiles) for one in melds]


@pytest.mark.parametrize("form", sorted(set(FORMS) - NO_RED_HONOURS - {"canonical", "mahjong-helper", "brackets"}))
@given(hand=hands(RED_TILES + RED_HONOURS))
def test_a_hand_is_read_back(form: str, hand: tuple[list[int], int | None, list[Meld]]) -> None:
    assert_read_back(FORMS[form](*hand), *hand, has_kakan=False)


@pytest.mark.parametrize("form", ["mahjong-helper", "mahc", "suit first", "brackets"])
@given(hand=hands(RED_TILES))
@example(hand=([RED + 4, 0, 0, RED + 4], 0, []))  # 0110m is a kan only where it cannot be the concealed tiles
def test_a_hand_without_red_honours_is_read_back(form: str, hand: tuple[list[int], int | None, list[Meld]]) -> None:
    assert_read_back(FORMS[form](*hand), *hand, has_kakan=form == "suit first")


@pytest.mark.parametrize("form", sorted(WITHOUT_RED))
@given(hand=hands([]))
def test_a_hand_without_red_tiles_is_read_back(form: str, hand: tuple[list[int], int | None, list[Meld]]) -> None:
    assert_read_back(WITHOUT_RED[form](*hand), *hand, has_kakan=False)


@given(hand=hands(RED_TILES + RED_HONOURS))
def test_prose_is_read_back(hand: tuple[list[int], int | None, list[Meld]]) -> None:
    concealed, win, melds = hand
    assert_read_back(prose(concealed, win, melds), [0, *concealed], win, melds, has_kakan=False)


@given(hand=hands(RED_TILES + RED_HONOURS))
def test_the_canonical_writing_is_stable_and_strict(hand: tuple[list[int], int | None, list[Meld]]) -> None:
    text = write_hand(*hand)
    read = read_hand(text, strict=True)
    assert read.problems == ()
    assert write_hand(read.concealed, read.win, read.melds) == text
    assert list(read.concealed) == in_order(hand[0])
    assert lenient.read_hand(text) == read_hand(text)


@given(tiles=st.lists(tile(RED_TILES + RED_HONOURS), min_size=1, max_size=10))
def test_lists_of_tiles_are_read_back(tiles: list[int]) -> None:
    assert read_tiles(write(tiles)) == (tuple(tiles), ())
    assert read_tiles(FORMS["korean"](tiles, None, [])) == (tuple(tiles), ())


@given(one=meld(RED_TILES + RED_HONOURS))
def test_a_set_is_read_back(one: Meld) -> None:
    assert read_meld(write_meld(one))[0] == as_open(one)
    assert read_meld(write(one.tiles), one.type) == (one, ())


@given(text=st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    check(text)


@pytest.mark.slow
def test_mutated_hands_lose_nothing() -> None:
    accepted, refused = run(2_000, seed=7)
    assert min(accepted, refused) > 400


@pytest.mark.parametrize(
    ("text", "count"),
    [("123m0p1zr+3s", 6), ("m123z5555", 7), ("x11xm", 4), ("EEEwrrd", 5), ("5mr4r6p", 4), ("五r②5", 3)],
)
def test_the_counter_of_the_fuzz_run_counts(text: str, count: int) -> None:
    assert tiles_written(text) == count
