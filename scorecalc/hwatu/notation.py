"""Read piles of cards as people write them, and report the words that cannot be read.

`card := month kind [number] ["x" times]`, or a picture, a code, a word of the table (`card_names`). Blanks, dots, hyphens and
underscores inside a card do not matter, nor does 월 behind a number; between two numbers they do, because 1-1 is not 11. Plain
cards are interchangeable: two times 송학피 are both of them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from scorecalc.errors import Name, Problem, did_you_mean
from scorecalc.hwatu.card_names import COMBO_CARDS, Spelling, every_spelling, meaning, month_of
from scorecalc.hwatu.cards import BY_CODE, CARDS, MONTHS, OF_MONTH, cards_in
from scorecalc.whole_numbers import whole

FULL_WIDTH = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
NEIGHBOURS = 2
"""Words shown on each side of the one that is wrong."""
MOST_CHARACTERS = 2000
"""A text longer than this is no pile: all 48 cards in the longest words have 1,300 characters."""
MOST_OF_A_CARD = 40
"""A word longer than this is no card."""
MOST_SUGGESTIONS = 3
"""Suggestions are looked up for this many unknown words of a pile, because each look-up goes through all spellings."""
_MONTH_SIGN = re.compile(r"(?<=\d)월")
_BETWEEN = r"[ ·・._\-]+"
_IGNORED = re.compile(rf"(?<!\d){_BETWEEN}|{_BETWEEN}(?!\d)|[のに()]")
_NUMBERED = re.compile(rf"(\d+){_BETWEEN}\d")
_TIMES = re.compile(r"^(.+?)(?:[x×*](\d+)(?:장|枚)?|(?<!\d)(\d+)(?:장|枚)|(한|두|세|네)장)$")
_COUNTED = {"한": 1, "두": 2, "세": 3, "네": 4}
_LESS_THAN_NONE = re.compile(r"[x×*] *- *\d+$")
_WORD = re.compile(r"[^\s,、;|/]+")
_SEPARATOR = re.compile(r"[,、;|/]")
_JOKER = re.compile("보너스|조커|joker|bonus|ジョーカー")


class WordPlace(NamedTuple):
    """The place of a word: `text[start:end]` is the word, `text` holds its neighbours too, `field` is the field of the record."""

    text: str
    start: int
    end: int
    field: str

    def problem(self, code: str, key: str, hint: str = "", **values: object) -> Problem:
        """Return a problem with the word at this place."""
        return Problem(code, key, {"word": self.text[self.start : self.end], **values}, hint, *self)


class Written(NamedTuple):
    """A card as written, `times` over. `cards` is the one card that it means, or two plain cards of which it is either."""

    cards: tuple[int, ...]
    times: int
    place: WordPlace


def card_name(card: int) -> Name:
    """Return the name of the card, for messages."""
    return Name("hwatu.card", CARDS[card].code)


def month_name(month: int) -> Name:
    """Return the name of the month, for messages."""
    return Name("hwatu.month", str(month))


def normalised(word: str) -> str:
    """Return `word` in the form that the tables of spellings use.

    >>> normalised("１월 광"), normalised("Pine.Bright"), normalised("松に鶴"), normalised("1월-1광")
    ('1광', 'pinebright', '松鶴', '1-1광')
    """
    plain = unicodedata.normalize("NFC", word).translate(FULL_WIDTH).replace("\u3000", " ").lower()
    return _IGNORED.sub("", _MONTH_SIGN.sub("", plain))


def read_pile(written: str | Sequence[str], order: str, field: str = "") -> tuple[list[Written], list[Problem]]:
    """Read the cards of a pile, written as one text or as a list of words; also return what cannot be read.

    >>> [CARDS[word.cards[0]].name for word in read_pile("1광 국준, 벚꽃 홍단", "unset")[0]]
    ['송학광', '국진끗', '벚꽃홍단']
    >>> [problem.code for problem in read_pile(["송학", "호랑이광"], "unset")[1]]
    ['ambiguous_card', 'unknown_card']
    """
    text = written if isinstance(written, str) else " ".join(str(word) for word in written)
    if len(text) > MOST_CHARACTERS:
        place = WordPlace(text[:MOST_OF_A_CARD] + " …", 0, MOST_OF_A_CARD, field)
        return [], [place.problem("unknown_card", "hwatu.error.too_long", count=len(text), most=MOST_CHARACTERS)]
    spans = list(_spans(text, order))
    words: list[Written] = []
    problems: list[Problem] = []
    for n, (start, end) in enumerate(spans):
        first = spans[max(n - NEIGHBOURS, 0)][0]
        last = spans[min(n + NEIGHBOURS, len(spans) - 1)][1]
        head = "… " if n > NEIGHBOURS else ""
        tail = " …" if n + NEIGHBOURS < len(spans) - 1 else ""
        shift = len(head) - first
        place = WordPlace(head + text[first:last] + tail, start + shift, end + shift, field)
        read = read_card(place, order, suggest=len(problems) < MOST_SUGGESTIONS)
        if isinstance(read, Problem):
            problems.append(read)
        else:
            words.append(read)
    return words, problems


def _spans(text: str, order: str) -> Iterator[tuple[int, int]]:
    """Yield the start and end of each card in `text`.

    Up to three words are one card where those behind the first are none themselves: `송학 광`, `송학피 x2`, `pine junk 2`.
    """
    words = [match.span() for match in _WORD.finditer(text)]
    while words:
        start, end = words.pop(0)
        more = next((n for n in (2, 1) if len(words) >= n and _is_one_card(text, start, words[:n], order)), 0)
        if more:
            end = words[more - 1][1]
            del words[:more]
        yield start, end


def _is_one_card(text: str, start: int, behind: Sequence[tuple[int, int]], order: str) -> bool:
    """Return whether the word at `start` and those `behind` it are one card together, and none of these is one alone."""
    joined = text[start : behind[-1][1]]
    is_together = not _SEPARATOR.search(joined) and _reads(joined, order)
    return is_together and not any(_reads(text[first:last], order) for first, last in behind)


def _reads(word: str, order: str) -> bool:
    found = _meaning(word, order)[0]
    return found is not None and found.is_certain


def _meaning(word: str, order: str) -> tuple[Spelling | None, str, int]:
    """Return the meaning of `word`, its normalised form without the number of times, and that number."""
    plain = normalised(word)
    if len(plain) > MOST_OF_A_CARD:
        return None, plain, 1
    times = _TIMES.match(plain)
    found = meaning(plain, order)
    if found is None and times is not None:
        number = _COUNTED.get(times[4]) or whole(times[2] or times[3]) or 0
        return meaning(times[1], order), times[1], 0 if _LESS_THAN_NONE.search(word.translate(FULL_WIDTH)) else number
    return found, plain, 1


def read_card(place: WordPlace, order: str, *, suggest: bool = True) -> Written | Problem:
    """Read the card at `place`, or return the problem; `suggest` adds the nearest cards to it."""
    word = place.text[place.start : place.end]
    found, plain, times = _meaning(word, order)
    if found is None:
        return _unknown(place, plain, order, suggest=suggest)
    if not found.is_certain:
        choices = [card_name(card) for card in found.cards]
        is_month_order = order == "unset" and re.match(r"nov|dec|1[12]月", plain)
        key = "hwatu.error.ambiguous_month" if is_month_order else "hwatu.error.ambiguous_card"
        return place.problem("ambiguous_card", key, "hwatu.hint.choose_card", choices=choices)
    if times < 1:
        return place.problem("bad_number", "hwatu.error.no_times")
    return Written(found.cards, times, place)


def _unknown(place: WordPlace, plain: str, order: str, *, suggest: bool) -> Problem:
    """Return the problem of a word that is not a card, with the cards of the month or combination that it names, or near names."""
    if _JOKER.search(plain):
        return place.problem("unknown_card", "hwatu.error.bonus_card")
    if plain in COMBO_CARDS:
        choices = [card_name(BY_CODE[code]) for code in COMBO_CARDS[plain]]
        return place.problem("unknown_card", "hwatu.error.combo_word", "hwatu.hint.combo_cards", choices=choices)
    number = re.match(r"\d+", plain)
    if number and whole(number[0]) not in MONTHS:
        return place.problem("unknown_card", "hwatu.error.unknown_month", number=number[0])
    numbered = _NUMBERED.match(plain)
    month = month_of(numbered[1] if numbered else plain[:MOST_OF_A_CARD], order)
    if month is not None:
        choices = [card_name(card) for card in cards_in(OF_MONTH[month])]
        key = "hwatu.error.numbered_card" if numbered else "hwatu.error.not_in_month"
        hint = "hwatu.hint.cards_of_month"
        return place.problem("unknown_card", key, hint, month=month_name(month), choices=choices)
    near = [card_name(card) for card in nearest(plain, order)] if suggest and len(plain) <= MOST_OF_A_CARD else []
    return place.problem("unknown_card", "hwatu.error.unknown_card").suggesting(near, "hwatu.hint.how_to_write")


def nearest(plain: str, order: str) -> list[int]:
    """Return the cards whose names are most like `plain`; Hangul is compared letter by letter.

    >>> [CARDS[card].name for card in nearest("멎꽃광", "unset")][:1]
    ['벚꽃광']
    """
    by_letters = _by_letters(order)
    found = did_you_mean(unicodedata.normalize("NFD", plain), by_letters)
    return list(dict.fromkeys(by_letters[letters] for letters in found))


@lru_cache(maxsize=3)
def _by_letters(order: str) -> Mapping[str, int]:
    return {unicodedata.normalize("NFD", word): cards[0] for word, cards in every_spelling(order)}


def assign_cards(words: Sequence[Written]) -> tuple[list[int], list[Problem]]:
    """Return the cards that each word means (masks), over all piles of a round, and a problem for each card that occurs too often.

    Words that name one card come first; plain cards without number take what is left, in order.
    """
    masks = [0] * len(words)
    problems: list[Problem] = []
    places: dict[int, WordPlace] = {}
    for wants_one in (True, False):
        for n, word in enumerate(words):
            if (len(word.cards) == 1) != wants_one:
                continue
            for _ in range(min(word.times, len(word.cards) + 1)):
                card = next((card for card in word.cards if card not in places), None)
                if card is None:
                    problems.append(_too_often(word, places))
                    break
                places[card] = word.place
                masks[n] |= 1 << card
    return masks, problems


def _too_often(word: Written, places: Mapping[int, WordPlace]) -> Problem:
    card = word.cards[0]
    if len(word.cards) > 1:
        month = month_name(CARDS[card].month)
        return word.place.problem("too_many_copies", "hwatu.error.too_many_copies", month=month, copies=len(word.cards))
    first, second = owner(places[card].field), owner(word.place.field)
    if first == second:
        return word.place.problem("duplicate_card", "hwatu.error.duplicate_card", card=card_name(card))
    key = "hwatu.error.card_in_two_piles"
    return word.place.problem("duplicate_card", key, card=card_name(card), first=first, second=second)


def owner(field: str) -> Name | str:
    """Return the owner of the pile in a field of a record: the player's name, or the name of a pile of nobody.

    >>> owner("rounds.2.captured.나"), owner("discarded").id
    ('나', 'discarded')
    """
    _, is_a_players, player = field.partition("captured.")
    return player if is_a_players else Name("hwatu.pile", field.rpartition(".")[2] or "captured")


def cards_of(written: Iterable[str], order: str, field: str = "") -> tuple[int, list[Problem]]:
    """Read a pile to a mask; also return everything that is wrong with it.

    >>> from scorecalc.hwatu.cards import names
    >>> names(cards_of(["송학피", "송학피x1", "비광"], "unset")[0])
    ['송학피1', '송학피2', '비광']
    """
    words, problems = read_pile(written if isinstance(written, str) else list(written), order, field)
    masks, too_often = assign_cards(words)
    pile = 0
    for mask in masks:
        pile |= mask
    return pile, problems + too_often
