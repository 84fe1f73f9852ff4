"""Rounds as people note them at the table: a line for each player, an empty line between rounds.

    # 설날
    지우: 송학광 매조끗 …
    민서: 벚꽃광 …
    버림: 흑싸리피2 비쌍피

    지우: …

A line without a name goes on with the pile above it. Some names are no players but other fields of a round or of the match, see
`FIELDS`. The notes may leave plain cards out; the settled round warns of missing cards.
"""

# Without postponed annotations: NamedTuple would compile those of its fields from text, at every start.
import re
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from scorecalc.errors import Problem

FIELDS = {
    **dict.fromkeys(("버림", "버린패", "버린 패", "discarded", "捨て札"), "discarded"),
    **dict.fromkeys(("바닥", "남은패", "남은 패", "uncaptured", "場札", "場"), "uncaptured"),
    **dict.fromkeys(("선", "dealer", "親"), "dealer"),
    **dict.fromkeys(("먼저", "끝", "ended by", "ended_by", "先", "上がり"), "ended_by"),
    **dict.fromkeys(("목표", "target", "目標"), "target"),
}
"""Words before a colon that are no player, with the field of the record that the line fills."""
OF_THE_MATCH = "target"
"""The field that belongs to the match and to no round."""
_LINE = re.compile(r"\s*(?P<name>[^:：#＃]{1,40}?)\s*[:：]\s*(?P<rest>.*)")
_COMMENT = re.compile(r"(^|\s)[#＃].*")


class TableLines(NamedTuple):
    """The notes as a `round` or `match` record, the line in which each field begins, and the problems of lines that fit nowhere."""

    record: Mapping[str, Any]
    line_of: Mapping[str, int]
    problems: tuple[Problem, ...]


def read_table(text: str) -> TableLines:
    """Read the notes of one round, or of the rounds of a match.

    >>> notes = read_table("지우: 송학광 매조끗\\n민서: 벚꽃광\\n\\n지우: 공산광\\n")
    >>> notes.record["players"], [each["captured"] for each in notes.record["rounds"]]
    (['지우', '민서'], [{'지우': '송학광 매조끗', '민서': '벚꽃광'}, {'지우': '공산광'}])
    >>> notes.line_of["rounds.1.captured.지우"], read_table("지우: 1광").record["kind"]
    (4, 'round')
    """
    players: dict[str, None] = {}
    rounds: list[dict[str, Any]] = []
    head: dict[str, str] = {}
    places: dict[tuple[int, str], int] = {}
    problems: list[Problem] = []
    current = ""
    is_open = False
    for number, line in _lines(text):
        if not line:
            is_open = False
            continue
        found = _LINE.fullmatch(line)
        name, rest = (found["name"], found["rest"]) if found else ("", line.strip())
        field = FIELDS.get(name.lower(), "")
        if field == OF_THE_MATCH:
            head[field] = rest
            places[0, field] = number
            continue
        if not is_open and not name:
            problems.append(_nobodys(line, number))
            continue
        if not is_open:
            rounds.append({"captured": {}})
            is_open = True
        if found:
            current = field or f"captured.{name}"
            places.setdefault((len(rounds) - 1, current), number)
        _add(rounds[-1], current, rest)
        if found and not field:
            players.setdefault(name)
    if len(rounds) == 1 and not head:
        record: dict[str, Any] = {"kind": "round", "players": list(players), **rounds[0]}
        return TableLines(record, {field: line for (_, field), line in places.items()}, tuple(problems))
    line_of = {field if field in head else f"rounds.{n}.{field}": line for (n, field), line in places.items()}
    return TableLines({"kind": "match", "players": list(players), **head, "rounds": rounds}, line_of, tuple(problems))


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines with their numbers, without comments; a line that is a comment alone divides nothing."""
    for number, line in enumerate(text.splitlines(), 1):
        bare = _COMMENT.sub("", line).strip()
        if bare or not line.strip():
            yield number, bare


def _add(played: dict[str, Any], field: str, rest: str) -> None:
    """Add the words of a line to the field of a round."""
    owner, _, player = field.partition(".")
    if player:
        pile = played[owner]
        pile[player] = f"{pile[player]} {rest}" if player in pile else rest
    elif field == "ended_by":
        name, _, instant = rest.partition(" ")
        played[field] = {"player": name, **({"instant": instant.strip()} if instant else {})}
    else:
        played[field] = f"{played[field]} {rest}" if field in played else rest


def _nobodys(line: str, number: int) -> Problem:
    """The problem of cards that no player is named for."""
    return Problem(
        "bad_record", "hwatu.error.nobodys_line", {}, "hwatu.hint.player_line", line, 0, len(line), line=number
    )
