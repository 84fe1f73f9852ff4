"""Puts tokens together to a hand: concealed tiles, the winning tile, called sets."""

from __future__ import annotations

from collections.abc import Sequence, Set

from scorecalc.errors import Problem
from scorecalc.mahjong.facts.melds import Meld
from scorecalc.mahjong.notation.called_sets import set_type
from scorecalc.mahjong.notation.canonical import open_kan_note
from scorecalc.mahjong.notation.hand_text import NO_SPAN, Span
from scorecalc.mahjong.notation.remarks import Remarks
from scorecalc.mahjong.notation.tokens import Token

_CLOSING = {"(": ")", "[": "]"}
_FORM_OF_BRACKET = {"(": "open", "[": "ankan"}


class HandParser:
    """The parts of a hand that have been read so far. Spans point into the text as the user gave it."""

    def __init__(self, remarks: Remarks, players: int) -> None:
        self.remarks = remarks
        self.players = players
        self.concealed: list[int] = []
        self.spans: list[Span] = []
        self.win: int | None = None
        self.win_span = NO_SPAN
        self.melds: list[tuple[Span, Meld]] = []
        self.flags: list[tuple[Span, str]] = []

    def add(self, tokens: Sequence[Token], beside_words: Set[int] = frozenset()) -> None:
        """Add all of `tokens`. A comma whose place is in `beside_words` is punctuation unless a set follows it."""
        in_sets = False
        at = 0
        while at < len(tokens):
            token = tokens[at]
            if token.kind in _CLOSING:
                at = self._bracket(tokens, at)
            elif token.kind == "+":
                at = self._winner(tokens, at)
            elif token.kind == "tiles" and (in_sets or token.form or _kind_at(tokens, at + 1, token.end) in {"c", "o"}):
                at = self._set(tokens, at, in_sets=in_sets)
            else:
                if token.kind == ",":
                    in_sets = self._comma(tokens, at, beside_words) or in_sets
                elif token.kind == "tiles":
                    self.concealed += token.tiles
                    self.spans += [self.remarks.given.span(*place) for place in token.places]
                elif token.kind == "riichi":
                    self.flags.append((self.remarks.given.span(token.start, token.end), "riichi"))
                elif token.kind not in {" ", "bad"}:
                    self.remarks.wrong("unknown", token.start, token.end)
                at += 1

    def add_set(self, tokens: Sequence[Token], start: int, end: int, wanted: str | None = None) -> None:
        """Add the `tokens` at `start:end` as one set, of the type `wanted` if one is given."""
        inner = list(tokens)
        form = ""
        if inner and inner[0].kind in _CLOSING and inner[-1].kind == _CLOSING[inner[0].kind]:
            form = _FORM_OF_BRACKET[inner[0].kind]
            inner = inner[1:-1]
        elif inner and inner[-1].kind in {"c", "o"}:
            form = "ankan" if inner.pop().kind == "c" else "open"
        for token in inner:
            if token.kind not in {"tiles", "bad", " ", "<"}:
                self.remarks.wrong("unknown", token.start, token.end)
                return
        self._close(inner, form, start, end, wanted)

    def win_is(self, tile: int, start: int, end: int) -> None:
        """Make `tile` the winning one; a second one is a problem."""
        if self.win is not None:
            self.remarks.wrong("two_wins", start, end)
            return
        self.win, self.win_span = tile, self.remarks.given.span(start, end)

    def _comma(self, tokens: Sequence[Token], at: int, beside_words: Set[int]) -> bool:
        """True if the comma at `tokens[at]` separates sets. A problem if no set follows it and no word is beside it."""
        comma = tokens[at]
        is_beside_word = comma.start in beside_words
        following = next((token.kind for token in tokens[at + 1 :] if token.kind != " "), "")
        if following not in {"", ",", "+"}:
            return bool(self.concealed or self.melds or not is_beside_word)
        if not is_beside_word:
            self.remarks.wrong("empty_set", comma.start, comma.end)
        return not is_beside_word

    def _winner(self, tokens: Sequence[Token], at: int) -> int:
        """Add the one tile after the + at `tokens[at]`; return the index of the next token."""
        plus = tokens[at]
        at += 1
        while at < len(tokens) and tokens[at].kind == " ":
            at += 1
        if at == len(tokens) or tokens[at].kind not in {"tiles", "bad"}:
            self.remarks.wrong("no_win", plus.start, plus.end)
            return at
        token = tokens[at]
        at += 1
        if token.kind == "bad":
            return at
        end = token.end
        n_tiles = len(token.tiles)
        while at < len(tokens) and tokens[at].kind == "tiles" and tokens[at].start == end:
            end = tokens[at].end
            n_tiles += len(tokens[at].tiles)
            at += 1
        if n_tiles > 1:
            self.remarks.wrong("long_win", token.start, end)
        else:
            self.win_is(token.tiles[0], token.start, end)
        return at

    def _set(self, tokens: Sequence[Token], at: int, *, in_sets: bool) -> int:
        """Add the set that begins at `tokens[at]`; return the index of the next token."""
        inner = [tokens[at]]
        at += 1
        while in_sets and not inner[-1].form and _kind_at(tokens, at, inner[-1].end) in {"tiles", "bad"}:
            if tokens[at].form:
                break
            inner.append(tokens[at])
            at += 1
        end = inner[-1].end
        form = inner[0].form
        if _kind_at(tokens, at, end) in {"c", "o"}:
            form = "ankan" if tokens[at].kind == "c" else "open"
            end = tokens[at].end
            at += 1
        self._close(inner, form, inner[0].start, end)
        return at

    def _bracket(self, tokens: Sequence[Token], at: int) -> int:
        """Add the set in the brackets that open at `tokens[at]`; return the index of the next token."""
        opening = tokens[at]
        stop = at + 1
        while stop < len(tokens) and tokens[stop].kind in {"tiles", "bad", " ", "<"}:
            stop += 1
        if stop == len(tokens) or tokens[stop].kind != _CLOSING[opening.kind]:
            self.remarks.wrong("open_bracket", opening.start, opening.end, closing=_CLOSING[opening.kind])
            return stop
        self._close(tokens[at + 1 : stop], _FORM_OF_BRACKET[opening.kind], opening.start, tokens[stop].end)
        return stop + 1

    def _close(self, tokens: Sequence[Token], form: str, start: int, end: int, wanted: str | None = None) -> None:
        """Add the tiles of `tokens` as a set, or the problem that keeps them from being one."""
        given = self.remarks.given
        if any(token.kind == "bad" for token in tokens):
            return
        tiles = [tile for token in tokens for tile in token.tiles]
        if not tiles:
            self.remarks.wrong("empty_set", start, end)
            return
        found = _type(tiles, form, {token.form for token in tokens if token.form}, wanted, self.players)
        if isinstance(found, Problem):
            self.remarks.add(found, start, end)
            return
        if found == "minkan" and not form and wanted is None and not any(token.form for token in tokens):
            self.remarks.notes.append(open_kan_note(tiles, given.given, given.span(start, end)))
        self.melds.append((given.span(start, end), Meld(found, tuple(tiles))))


def _type(tiles: Sequence[int], form: str, inner: Set[str], wanted: str | None, players: int) -> str | Problem:
    """Return the type of a set with brackets or a mark of the form `form`, whose tiles are written in the forms `inner`."""
    for one in inner:
        found = set_type(tiles, form, one, players) if form else one
        if isinstance(found, Problem):
            return found
    return set_type(tiles, next(iter(inner), form), wanted, players)


def _kind_at(tokens: Sequence[Token], at: int, start: int) -> str:
    """Return the kind of `tokens[at]` if that begins right at `start` of the text, else the empty text."""
    return tokens[at].kind if at < len(tokens) and tokens[at].start == start else ""
