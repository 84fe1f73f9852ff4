"""Puts the signs of a text together: concealed tiles, the winning tile, called sets."""

from __future__ import annotations

from collections.abc import Sequence, Set

from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.notation.called_sets import Wrong, set_type
from scorecalc.mahjong.notation.canonical import NO_SPAN, Span, open_kan_note
from scorecalc.mahjong.notation.tokens import Reader, Sign

_CLOSING = {"(": ")", "[": "]"}
_FORM_OF_BRACKET = {"(": "open", "[": "ankan"}


class Hand:
    """What has been read of a hand so far. Problems and notes go to its reader; spans point into the text as given."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader
        self.concealed: list[int] = []
        self.spans: list[Span] = []
        self.win: int | None = None
        self.win_span = NO_SPAN
        self.melds: list[tuple[Span, Meld]] = []
        self.flags: list[tuple[Span, str]] = []

    def add(self, signs: Sequence[Sign], beside_words: Set[int] = frozenset()) -> None:
        """Takes all of `signs`. A comma whose place is in `beside_words` is punctuation unless a set follows it."""
        in_sets = False
        at = 0
        while at < len(signs):
            sign = signs[at]
            if sign.what in _CLOSING:
                at = self._bracket(signs, at)
            elif sign.what == "+":
                at = self._winner(signs, at)
            elif sign.what == "tiles" and (in_sets or sign.form or _what(signs, at + 1, sign.end) in {"c", "o"}):
                at = self._set(signs, at, in_sets=in_sets)
            else:
                if sign.what == ",":
                    in_sets = self._comma(signs, at, beside_words) or in_sets
                elif sign.what == "tiles":
                    self.concealed += sign.tiles
                    self.spans += [self.reader.given.span(*place) for place in sign.places]
                elif sign.what == "riichi":
                    self.flags.append((self.reader.given.span(sign.start, sign.end), "riichi"))
                elif sign.what not in {" ", "bad"}:
                    self.reader.wrong("unknown", sign.start, sign.end)
                at += 1

    def add_set(self, signs: Sequence[Sign], start: int, end: int, wanted: str | None = None) -> None:
        """Takes `signs`, which stand at `start:end`, as one set, of the type `wanted` where that is given."""
        inner = list(signs)
        form = ""
        if inner and inner[0].what in _CLOSING and inner[-1].what == _CLOSING[inner[0].what]:
            form = _FORM_OF_BRACKET[inner[0].what]
            inner = inner[1:-1]
        elif inner and inner[-1].what in {"c", "o"}:
            form = "ankan" if inner.pop().what == "c" else "open"
        for sign in inner:
            if sign.what not in {"tiles", "bad", " ", "<"}:
                self.reader.wrong("unknown", sign.start, sign.end)
                return
        self._close(inner, form, start, end, wanted)

    def win_is(self, tile: int, start: int, end: int) -> None:
        """Takes `tile` as the winning one."""
        if self.win is not None:
            self.reader.wrong("two_wins", start, end)
            return
        self.win, self.win_span = tile, self.reader.given.span(start, end)

    def _comma(self, signs: Sequence[Sign], at: int, beside_words: Set[int]) -> bool:
        """True where the comma at `signs[at]` separates sets. An error where none follows and no word is near."""
        comma = signs[at]
        is_beside_word = comma.start in beside_words
        following = next((sign.what for sign in signs[at + 1 :] if sign.what != " "), "")
        if following not in {"", ",", "+"}:
            return bool(self.concealed or self.melds or not is_beside_word)
        if not is_beside_word:
            self.reader.wrong("empty_set", comma.start, comma.end)
        return not is_beside_word

    def _winner(self, signs: Sequence[Sign], at: int) -> int:
        """The one tile after the + at `signs[at]`; returns where to go on."""
        plus = signs[at]
        at += 1
        while at < len(signs) and signs[at].what == " ":
            at += 1
        if at == len(signs) or signs[at].what not in {"tiles", "bad"}:
            self.reader.wrong("no_win", plus.start, plus.end)
            return at
        sign = signs[at]
        at += 1
        if sign.what == "bad":
            return at
        end = sign.end
        n_tiles = len(sign.tiles)
        while at < len(signs) and signs[at].what == "tiles" and signs[at].start == end:
            end = signs[at].end
            n_tiles += len(signs[at].tiles)
            at += 1
        if n_tiles > 1:
            self.reader.wrong("long_win", sign.start, end)
        else:
            self.win_is(sign.tiles[0], sign.start, end)
        return at

    def _set(self, signs: Sequence[Sign], at: int, *, in_sets: bool) -> int:
        """The set that begins at `signs[at]`; returns where to go on."""
        inner = [signs[at]]
        at += 1
        while in_sets and not inner[-1].form and _what(signs, at, inner[-1].end) in {"tiles", "bad"}:
            if signs[at].form:
                break
            inner.append(signs[at])
            at += 1
        end = inner[-1].end
        form = inner[0].form
        if _what(signs, at, end) in {"c", "o"}:
            form = "ankan" if signs[at].what == "c" else "open"
            end = signs[at].end
            at += 1
        self._close(inner, form, inner[0].start, end)
        return at

    def _bracket(self, signs: Sequence[Sign], at: int) -> int:
        """The set in brackets that opens at `signs[at]`; returns where to go on."""
        opening = signs[at]
        stop = at + 1
        while stop < len(signs) and signs[stop].what in {"tiles", "bad", " ", "<"}:
            stop += 1
        if stop == len(signs) or signs[stop].what != _CLOSING[opening.what]:
            self.reader.wrong("open_bracket", opening.start, opening.end, closing=_CLOSING[opening.what])
            return stop
        self._close(signs[at + 1 : stop], _FORM_OF_BRACKET[opening.what], opening.start, signs[stop].end)
        return stop + 1

    def _close(self, signs: Sequence[Sign], form: str, start: int, end: int, wanted: str | None = None) -> None:
        """Takes the tiles of `signs` as a set, or says what is wrong with them."""
        given = self.reader.given
        if any(sign.what == "bad" for sign in signs):
            return
        tiles = [tile for sign in signs for tile in sign.tiles]
        if not tiles:
            self.reader.wrong("empty_set", start, end)
            return
        found = _type(tiles, form, {sign.form for sign in signs if sign.form}, wanted, self.reader.players)
        if isinstance(found, Wrong):
            self.reader.wrong(found.key, start, end, code="bad_meld", hint=found.hint, **found.values)
            return
        if found == "minkan" and not form and wanted is None and not any(sign.form for sign in signs):
            self.reader.notes.append(open_kan_note(tiles, given.given, given.span(start, end)))
        self.melds.append((given.span(start, end), Meld(found, tuple(tiles))))


def _type(tiles: Sequence[int], form: str, inner: Set[str], wanted: str | None, players: int) -> str | Wrong:
    """The type of a set whose brackets or mark say `form`, and whose tiles are written as `inner` says."""
    for one in inner:
        found = set_type(tiles, form, one, players) if form else one
        if isinstance(found, Wrong):
            return found
    return set_type(tiles, next(iter(inner), form), wanted, players)


def _what(signs: Sequence[Sign], at: int, start: int) -> str:
    """What stands at `signs[at]` if that begins right at `start` of the text, else the empty text."""
    return signs[at].what if at < len(signs) and signs[at].start == start else ""
