"""docs/records.md has a row for each field of a record and of a result, with the size of result that it is in."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from scorecalc.answer import Rejected
from scorecalc.api import prepared, score_record
from scorecalc.contract import as_json
from scorecalc.games import BUILT_IN, game

PAGE = (Path(__file__).parent.parent / "docs/records.md").read_text(encoding="utf-8")
SIZES = ("short", "detailed", "explained")
WINNING = "88m66777889s444z+8s"
WALL = {"ruleset": "riichi-wall", "dice": [8], "kongs": 1}
ROUND = {
    "players": ["a", "b"],
    "captured": {"a": "비광 1광", "b": "8광"},
    "discarded": "4피 비쌍피",
    "uncaptured": "2끗",
}
RECORDS: dict[str, list[dict[str, Any]]] = {
    "`scorecalc.hand/1`": [
        {"hand": WINNING, "id": 1, "rules": {"kiriage_mangan": True}},
        {"hand": WINNING, "by": "tsumo"},
    ],
    "`scorecalc.points/1`": [{"kind": "points", "han": 3, "fu": 40}],
    "`scorecalc.hwatu.hand/1`": [{"ruleset": "yukbaek", "captured": "송학광"}],
    "`scorecalc.hwatu.round/1`": [{"ruleset": "yukbaek", "kind": "round", **ROUND}],
    "`scorecalc.hwatu.match/1`": [
        {
            "ruleset": "yukbaek",
            "kind": "match",
            "players": ["a", "b"],
            "rounds": [{"captured": {"a": "1광", "b": "3광"}}],
        }
    ],
    "`scorecalc.hwatu.deal/1`": [{"ruleset": "yukbaek", "kind": "deal", "players": 3}],
    "`scorecalc.deal/1`": [WALL, {"ruleset": "shanghai", "dice": [6, 5]}],
}
REFUSED = [
    {"hand": "123m456p789s1234z+1z"},
    {"hand": "234m067p34s22z,1111mc+2s"},
    {"hand": "34599m234678p45s+6s", "flags": ["furiten"]},
    {"hand": "34599m234678p45s+6s", "rules": {"min_ron": 3000}},
    {"hand": "nothing"},
]


def rows(text: str) -> Iterator[tuple[str, str]]:
    """The field and the second cell of each row of a table."""
    for field, second in re.findall(r"^\| `(\w+)` \| ([^|]*) ?\|", text, re.MULTILINE):
        yield field, second.strip()


def section(heading: str) -> str:
    """The text below a heading, up to the next one."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, f"there is no section {heading}"
    return found[1]


def fields_in(text: str, size: str) -> set[str]:
    """The fields of the tables in `text` that a result of `size` may have."""
    return {field for field, least in rows(text) if SIZES.index(least or "short") <= SIZES.index(size)}


def after(text: str, sentence: str) -> str:
    """The first table behind a sentence."""
    return text[text.index(sentence) + len(sentence) :].split("\n\n")[1]


def document(record: Mapping[str, Any], size: Any) -> tuple[dict[str, Any], bool]:
    """The result of a record, and whether it comes in several sizes."""
    ruleset, outcome = score_record(record)
    typed = outcome.known if isinstance(outcome, Rejected) else outcome
    return as_json(record, ruleset, outcome, 3, detail=size), not isinstance(typed, Mapping)


EVERY = after(section("Results"), "Fields of every result:")
FAILED = after(section("Results"), "Where `ok` is false:")


@pytest.mark.parametrize("name", BUILT_IN)
def test_every_field_of_a_record_has_a_row(name: str) -> None:
    for kind, form in game(name).records().items():
        assert {field for field, _ in rows(section(f"`{kind}` of {name}"))} == set(form.__annotations__), kind


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("schema", RECORDS)
def test_every_field_of_a_result_has_a_row_with_its_size(schema: str, size: str) -> None:
    own = section(schema).split("Where the answer is no")[0]
    seen = set()
    for record in RECORDS[schema]:
        result, has_sizes = document(record, size)
        assert result["ok"] and result["schema"] == schema.strip("`")
        seen |= result.keys()
    assert seen <= fields_in(EVERY, size) | fields_in(own, size if has_sizes else "explained")
    assert fields_in(own, size) <= seen


def test_every_field_of_a_refused_hand_has_a_row() -> None:
    hand = section("`scorecalc.hand/1`")
    won, refused = hand.split("Where the answer is no")
    results = [document(record, "detailed")[0] for record in REFUSED]
    seen = {field for result in results for field in result}
    assert not any(result["ok"] for result in results)
    known = fields_in(EVERY, "short") | fields_in(FAILED, "short") | fields_in(won, "detailed")
    assert seen <= known | fields_in(refused, "detailed")
    assert fields_in(refused, "detailed") | fields_in(FAILED, "short") <= seen


def test_every_field_of_all_results_is_seen_somewhere() -> None:
    records = [record for records in RECORDS.values() for record in records]
    seen = {field for record in records for field in document(record, "short")[0]}
    assert fields_in(EVERY, "short") <= seen


@pytest.mark.parametrize(
    ("ruleset", "heading"),
    [("riichi", "mahjong"), ("riichi-han", "mahjong"), ("yukbaek", "hwatu"), ("shanghai", "wall")],
)
def test_every_field_of_a_table_has_a_row(ruleset: str, heading: str) -> None:
    ready = prepared(ruleset, {})
    table = ready.game.table(ready.rules, {})
    document = table if isinstance(table, Mapping) else table.document(detail="detailed")
    own = fields_in(section(f"`scorecalc.table/1` of {heading}"), "detailed")
    assert document.keys() <= own
    assert own - document.keys() <= {"limits"}
