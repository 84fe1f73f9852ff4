"""A round: read the piles of all players, check that they can lie on one table, settle the credits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from scorecalc.answer import Rejected
from scorecalc.errors import Name, Problem, did_you_mean
from scorecalc.hwatu.answers import RoundAnswer
from scorecalc.hwatu.cards import ALL, CARDS, MONTHS, OF_MONTH, cards_in
from scorecalc.hwatu.credits import Instant, credit_transfers
from scorecalc.hwatu.notation import Written, assign_cards, card_name, month_name, read_pile
from scorecalc.hwatu.rules import Rules
from scorecalc.hwatu.score import Score, score
from scorecalc.ledger import Ledger
from scorecalc.whole_numbers import BEYOND, whole


class Round(NamedTuple):
    """A round as read. Piles are masks; `ended_by` is the player and the id of the instant win, each may be empty."""

    players: tuple[str, ...]
    piles: Mapping[str, int]
    discarded: int = 0
    uncaptured: int = 0
    is_complete: bool | None = None
    ended_by: tuple[str, str] = ("", "")
    dealer: str = ""


def positive(value: object, field: str) -> int | Problem:
    """Return a number or its decimal text as a whole number above zero; `bad_number` for anything else.

    >>> positive("600", "target"), positive(True, "target").code, positive("9" * 5000, "target").code
    (600, 'bad_number', 'bad_number')
    """
    number = whole(value)
    if number is not None and 0 < number < BEYOND:
        return number
    return Problem("bad_number", "hwatu.error.not_whole", {"field": field, "value": str(value)}, field=field)


def read_round(
    record: Mapping[str, Any], rules: Rules, players: Sequence[str] | None = None, within: str = ""
) -> tuple[Round, list[Problem]]:
    """Read the round of `record`; also return everything that is wrong with it, unreadable cards first.

    In a match `players` are those of the match and `within` is the field of the round (`rounds.0.`).
    """
    captured: Mapping[str, Any] = record.get("captured") or {}
    written = {f"{within}captured.{player}": cards for player, cards in captured.items()}
    written |= {f"{within}{pile}": record.get(pile) or [] for pile in ("discarded", "uncaptured")}
    piles, problems = _read_piles(written, rules.months)
    is_readable = not problems
    names_given, found = (tuple(players), []) if players is not None else _players(record, captured, rules)
    problems += found
    ended_by, dealer = _ended_by(record.get("ended_by")), str(record.get("dealer") or "")
    named = [*((player, f"captured.{player}") for player in captured), (ended_by[0], "ended_by"), (dealer, "dealer")]
    problems += [
        _unknown_player(player, names_given, within + field)
        for player, field in named
        if player and player not in names_given
    ]
    table = Round(
        names_given,
        {player: piles.get(f"{within}captured.{player}", 0) for player in names_given},
        piles[f"{within}discarded"],
        piles[f"{within}uncaptured"],
        _switch(record.get("complete")),
        ended_by,
        dealer,
    )
    if is_readable and not problems:
        problems += _bad_discards(table, rules, f"{within}discarded")
    return table, problems


def _read_piles(written: Mapping[str, Any], order: str) -> tuple[dict[str, int], list[Problem]]:
    """Read the mask of each pile by its field; plain cards without number are shared out over all piles."""
    words: list[Written] = []
    problems: list[Problem] = []
    for field, cards in written.items():
        read, unreadable = read_pile(cards, order, field)
        words += read
        problems += unreadable
    masks, too_often = assign_cards(words)
    piles = dict.fromkeys(written, 0)
    for word, mask in zip(words, masks, strict=True):
        piles[word.place.field] |= mask
    return piles, problems + too_often


def _switch(value: object) -> bool | None:
    return {"true": True, "false": False}.get(str(value).lower())


def _ended_by(value: Any) -> tuple[str, str]:
    """Return the player who ended the round and the instant win; a name alone is a player who holds one instant win."""
    if isinstance(value, Mapping):
        return str(value.get("player") or ""), str(value.get("instant") or "")
    return str(value or ""), ""


def _players(
    record: Mapping[str, Any], captured: Mapping[str, Any], rules: Rules
) -> tuple[tuple[str, ...], list[Problem]]:
    """Return the players of a round that belongs to no match: those listed, or those who have a pile."""
    given = record.get("players")
    if isinstance(given, list | tuple):
        players = tuple(str(player) for player in given)
        return players, [*player_count(len(players), rules), *listed_twice(players)]
    players = tuple(captured)
    if given is None:
        return players, player_count(len(players), rules)
    count = positive(given, "players")
    if isinstance(count, Problem):
        return players, [count]
    problems = player_count(count, rules)
    if not problems and count != len(players):
        values = {"players": count, "piles": len(players)}
        problems = [Problem("bad_player_count", "hwatu.error.other_player_count", values, field="players")]
    return players, problems


def listed_twice(players: Sequence[str]) -> list[Problem]:
    """Return the problem `duplicate_player` for each name that occurs more than once."""
    return [
        Problem("duplicate_player", "hwatu.error.duplicate_player", {"player": player}, field="players")
        for player in dict.fromkeys(players)
        if players.count(player) > 1
    ]


def player_count(count: int, rules: Rules) -> list[Problem]:
    """Return the problem `bad_player_count` if the game is not for so many players."""
    if count in rules.players:
        return []
    values = {"players": count, "fewest": min(rules.players), "most": max(rules.players)}
    text = str(count)
    key = "hwatu.error.bad_player_count"
    return [Problem("bad_player_count", key, values, text=text, start=0, end=len(text), field="players")]


def _unknown_player(player: str, players: Sequence[str], field: str) -> Problem:
    near = did_you_mean(player, players) or list(players)
    values = {"player": player, "choices": near}
    hint = "hwatu.hint.players" if near else ""
    key = "hwatu.error.unknown_player"
    return Problem("unknown_player", key, values, hint, player, 0, len(player), field=field)


def _bad_discards(table: Round, rules: Rules, field: str) -> Iterator[Problem]:
    """Yield the problem of discarded cards: only the wild card brings them, one of its own month and one of the card it took.

    «가져온 짝패의 한 장은 비 한 장과 같이 판에서 버려진다» (Korean Wikipedia, 육백, 비광). The wild card itself stays.
    """
    cards = cards_in(table.discarded)
    if not cards:
        return
    values = {"cards": [card_name(card) for card in cards], "count": len(cards)}
    if rules.wild is None:
        yield Problem("bad_discard", "hwatu.error.no_discards", values, field=field)
        return
    month = CARDS[rules.wild].month
    values |= {"wild": card_name(rules.wild), "month": month_name(month)}
    of_month = [card for card in cards if CARDS[card].month == month]
    if rules.wild in cards:
        yield Problem("bad_discard", "hwatu.error.wild_discarded", values, "hwatu.hint.discards", field=field)
    elif len(cards) != 2 or len(of_month) != 1:
        yield Problem("bad_discard", "hwatu.error.bad_discard", values, "hwatu.hint.discards", field=field)
    elif table.is_complete is not False and not any(pile >> rules.wild & 1 for pile in table.piles.values()):
        yield Problem("bad_discard", "hwatu.error.wild_not_captured", values, field=field)


def score_round(record: Mapping[str, Any], rules: Rules) -> RoundAnswer | Rejected:
    """Settle a round that belongs to no match."""
    table, problems = read_round(record, rules)
    if problems:
        return Rejected(tuple(problems))
    settled = settle(table, rules, rules.target)
    return settled if isinstance(settled, RoundAnswer) else Rejected(tuple(settled))


def settle(table: Round, rules: Rules, target: int | None, within: str = "") -> RoundAnswer | list[Problem]:
    """Settle a round, or return the problems that prevent it. An instant win may credit `target`."""
    scores = {player: score(table.piles[player], rules) for player in table.players}
    instant, problems = ended_by(table, scores, within)
    missing = ALL & ~_union(table.piles.values()) & ~table.discarded & (~table.uncaptured if instant else ALL)
    if table.is_complete and missing:
        problems.insert(0, _incomplete(missing, "round_incomplete", within))
    is_redeal = instant is None and _is_redeal(scores, rules)
    transfers = Ledger() if is_redeal else credit_transfers(scores, rules, target, instant)
    credited = transfers.deltas(table.players)
    by_credit = rules.credit == "transfers"
    ranked = {player: credited[player] if by_credit else each.total for player, each in scores.items()}
    leaders = [player for player, points in ranked.items() if points == max(ranked.values())]
    if rules.tie == "dealer" and len(leaders) > 1 and not instant and not is_redeal:
        if not table.dealer:
            values = {"players": leaders}
            problems.append(Problem("dealer_required", "hwatu.error.dealer_required", values, field=f"{within}dealer"))
        leaders = [table.dealer] if table.dealer in leaders else leaders
    if problems:
        return problems
    winner = instant.player if instant else leaders[0] if len(leaders) == 1 and not is_redeal else ""
    return RoundAnswer(
        players=table.players,
        piles=table.piles,
        discarded=table.discarded,
        uncaptured=table.uncaptured,
        scores=scores,
        winner=winner,
        runner_up=None if instant or by_credit else sorted(ranked.values())[-2],
        transfers=transfers,
        credit_rule=rules.instant_win if instant else rules.credit,
        instant=instant.id if instant else "",
        is_redeal=is_redeal,
        rules=rules,
        warnings=tuple(_warnings(table, rules, missing, instant, within)),
    )


def _union(piles: Iterable[int]) -> int:
    together = 0
    for pile in piles:
        together |= pile
    return together


def ended_by(table: Round, scores: Mapping[str, Score], within: str = "") -> tuple[Instant | None, list[Problem]]:
    """Return the instant win that ended the round: the one that the record names, or the only one.

    Two players can only hold one each if the piles were put together later; then the record has to say whose came
    first («먼저 나온 쪽이 이긴다», Korean Wikipedia, 육백, 띠).
    """
    player, name = table.ended_by
    field = f"{within}ended_by"
    if player:
        held = scores[player].instant if player in scores else ()
        if not held or (name and name not in held):
            shown = Name("hwatu.combo", name) if any(name in each.instant for each in scores.values()) else name
            key = "hwatu.error.instant_not_held" if name else "hwatu.error.no_instant_held"
            values = {"player": player, "instant": shown}
            return None, [Problem("instant_not_held", key, values, field=field)]
        return Instant(player, name or held[0]), []
    holders = [Instant(each, scored.instant[0]) for each, scored in scores.items() if scored.instant]
    if len(holders) > 1:
        order: dict[str, object] = {"players": [holder.player for holder in holders]}
        key, hint = "hwatu.error.instant_order_required", "hwatu.hint.ended_by"
        return None, [Problem("instant_order_required", key, order, hint, field=field)]
    return (holders[0], []) if holders else (None, [])


def _is_redeal(scores: Mapping[str, Score], rules: Rules) -> bool:
    """Return whether a total is so low that the round is dealt again."""
    least = min(each.total for each in scores.values())
    return rules.min_total_redeal is not None and least <= rules.min_total_redeal


def _warnings(table: Round, rules: Rules, missing: int, instant: Instant | None, within: str) -> Iterator[Problem]:
    """Yield warnings of likely slips: cards that are nowhere, and an odd number of cards of a month in a pile.

    Cards are captured in pairs of a month; only the player of the wild card has one odd card in each of two months.
    """
    if missing and table.is_complete is None and not instant:
        yield _incomplete(missing, "missing_cards", within)
    discards = {CARDS[card].month for card in cards_in(table.discarded)}
    for player, pile in table.piles.items():
        has_wild = rules.wild is not None and pile >> rules.wild & 1
        for month in MONTHS:
            count = (pile & OF_MONTH[month]).bit_count()
            if count % 2 and not (has_wild and month in discards):
                values = {"player": player, "month": month_name(month), "count": count}
                values["cards"] = [card_name(card) for card in cards_in(pile & OF_MONTH[month])]
                field = f"{within}captured.{player}"
                yield Problem("odd_month_count", "hwatu.warning.odd_month_count", values, field=field)


def _incomplete(missing: int, code: str, within: str) -> Problem:
    values = {"count": missing.bit_count(), "cards": [card_name(card) for card in cards_in(missing)]}
    kind = "error" if code == "round_incomplete" else "warning"
    return Problem(code, f"hwatu.{kind}.{code}", values, field=f"{within}captured")
