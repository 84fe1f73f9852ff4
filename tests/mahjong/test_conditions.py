"""The conditions of yaku and fu are written so that one definition serves one hand and a column of hands.

A guard reads their source and refuses everything that means something else for arrays; a parity test asks every one both ways.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from inspect import getsource
from random import Random
from types import ModuleType
from typing import Any

import numpy
import pytest
from random_hands import random_hands

from scorecalc.api import prepared
from scorecalc.mahjong.facts import masks
from scorecalc.mahjong.facts.readings import Interpretation, readings
from scorecalc.mahjong.record.hand import build
from scorecalc.mahjong.rules import conflicts, sums, yaku
from scorecalc.mahjong.rules import fu_items as fu
from scorecalc.mahjong.rules.conflicts import CONFLICTS, Situation
from scorecalc.mahjong.rules.sums import TABLES, Summand, fields_read, sum_of
from scorecalc.mahjong.rules.yaku import YAKU

QUESTIONS = ("count", "any_of", "none_of", "all_of", "in_all_suits", "straight", "in_one_suit")
FIELDS = Interpretation.__slots__
OPERATORS = (ast.BitAnd, ast.BitOr, ast.BitXor, ast.RShift)
COMPARISONS = (ast.Eq, ast.NotEq, ast.GtE)

# --- the guard


def faults(function: ast.FunctionDef, conditions: frozenset[str]) -> list[str]:
    """What in a condition is not of the few things that it may be made of; `conditions` are the others that it may ask."""
    params = {argument.arg for argument in function.args.args}
    local: set[str] = set()
    out: list[str] = []
    body = function.body[1:] if ast.get_docstring(function) else function.body
    for statement in body:
        match statement:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if statement is not body[-1]:
                out += _faults(value, params | local, conditions)
                local.add(name)
            case ast.Return(value=ast.expr() as value) if statement is body[-1]:
                out += _faults(value, params | local, conditions)
            case _:
                out.append(f"statement {ast.unparse(statement)}")
    return out


def _faults(node: ast.expr, names: set[str], conditions: frozenset[str]) -> Iterator[str]:
    match node:
        case ast.BinOp(left=left, op=op, right=right) if isinstance(op, OPERATORS):
            yield from _faults(left, names, conditions)
            yield from _faults(right, names, conditions)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if isinstance(op, COMPARISONS):
            yield from _faults(left, names, conditions)
            yield from _faults(right, names, conditions)
        case ast.Call(func=ast.Name(id=asked), args=arguments, keywords=[]) if asked in (*QUESTIONS, *conditions):
            for argument in arguments:
                is_reading = asked in conditions and isinstance(argument, ast.Name) and argument.id == "h"
                yield from () if is_reading else _faults(argument, names, conditions)
        case ast.Attribute(value=ast.Name(id="h"), attr=field) if field in (*FIELDS, *Situation.__slots__):
            pass
        case ast.Name(id=name) if (name in names and name != "h") or (name.isupper() and name.isidentifier()):
            pass
        case ast.Subscript(value=ast.Name(id="FLAGS"), slice=ast.Constant(value=str())):
            pass
        case ast.Constant(value=int()):
            pass
        case _:
            yield f"{type(node).__name__} {ast.unparse(node)}"


def functions(module: ModuleType) -> dict[str, ast.FunctionDef]:
    return {node.name: node for node in ast.parse(getsource(module)).body if isinstance(node, ast.FunctionDef)}


def is_entered(function: ast.FunctionDef) -> bool:
    """True for a function that a decorator enters as a yaku or a fu item."""
    names = {
        decorator.func.id if isinstance(decorator, ast.Call) else decorator.id  # type: ignore[attr-defined]
        for decorator in function.decorator_list
    }
    return bool(names & {"yaku", "once", "per_set"})


def asked_by(function: ast.FunctionDef) -> set[str]:
    """Names that a function calls or stands within."""
    calls = {
        node.func.id for node in ast.walk(function) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    within = {
        keyword.value.id
        for node in function.decorator_list
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "within" and isinstance(keyword.value, ast.Name)
    }
    return calls | within


SECTIONS = (yaku.circumstances, yaku.value_tiles, yaku.runs, yaku.triplets, yaku.tile_kinds, yaku.yakuman)
OF_FU = {f"fu.{name}": function for name, function in functions(fu).items()}
SOURCES = {name: function for section in SECTIONS for name, function in functions(section).items()} | OF_FU


def conditions() -> dict[str, ast.FunctionDef]:
    """Every function that is entered, and those that they ask."""
    by_name = {name.removeprefix("fu."): function for name, function in SOURCES.items()}
    found = {name: function for name, function in SOURCES.items() if is_entered(function)}
    while more := {
        name: by_name[name]
        for function in found.values()
        for name in asked_by(function)
        if name in by_name and by_name[name] not in found.values() and name not in ("yaku", "once", "per_set")
    }:
        found |= more
    return found


CONDITIONS = conditions()
NAMES = frozenset(name.removeprefix("fu.") for name in CONDITIONS)


@pytest.mark.parametrize("name", CONDITIONS)
def test_a_condition_is_made_of_integer_operators_and_named_questions(name: str) -> None:
    assert faults(CONDITIONS[name], NAMES) == []


@pytest.mark.parametrize("name", [name for name in QUESTIONS if name != "count"])
def test_the_questions_are_made_of_the_same(name: str) -> None:
    """`count` alone tells ints and arrays apart; the parity test asks it both ways."""
    assert faults(functions(masks)[name], frozenset()) == []


def test_the_guard_sees_every_condition_there_is() -> None:
    entered = {name.removeprefix("fu.") for name, function in CONDITIONS.items() if is_entered(function)}
    assert entered == {*YAKU, *fu.ONCE, *fu.PER_SET}
    helpers = NAMES - entered
    assert helpers == {"pair_of_dragons", "pair_of_winds", "only_greens", "drawn"}


CONFLICT_SOURCES = {name: node for name, node in functions(conflicts).items() if name in CONFLICTS}


@pytest.mark.parametrize("key", CONFLICTS)
def test_a_conflict_is_made_of_the_same(key: str) -> None:
    assert faults(CONFLICT_SOURCES[key], frozenset()) == []


def test_a_conflict_looks_at_the_situation_alone() -> None:
    looked_at = {
        node.attr
        for function in CONFLICT_SOURCES.values()
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "h"
    }
    assert looked_at == set(Situation.__slots__)
    assert all(condition.__doc__ for condition in CONFLICTS.values())


def test_a_conflict_means_the_same_for_a_column() -> None:
    random = Random(20_261_201)
    sizes = dict.fromkeys(Situation.__slots__, 2) | {"flags": 1 << 11, "sets": 3}
    rows = [{name: random.randrange(size) for name, size in sizes.items()} for _ in range(3_000)]
    column = Situation()
    for name in sizes:
        setattr(column, name, numpy.array([row[name] for row in rows], dtype=numpy.int64))
    for key, condition in CONFLICTS.items():
        one_by_one = []
        for row in rows:
            one = Situation()
            for name, value in row.items():
                setattr(one, name, value)
            one_by_one.append(bool(condition(one)))
        assert numpy.asarray(condition(column), dtype=bool).tolist() == one_by_one, key
        assert set(one_by_one) == {True, False}, key


def test_a_yaku_has_the_name_of_its_function() -> None:
    for id, entry in YAKU.items():
        assert id == entry.id == entry.holds.__name__
        assert entry.holds.__doc__
    for items in (fu.ONCE, fu.PER_SET):
        assert all(id == holds.__name__ and holds.__doc__ for id, holds in items.items())


BAD = {
    "and": "h.twins == 1 and h.wait == 2",
    "or": "any_of(h.runs) or any_of(h.pair)",
    "not": "not any_of(h.runs)",
    "invert": "~any_of(h.runs)",
    "inverted mask": "any_of(h.runs & ~MAN)",
    "in": "h.wait in (1, 2)",
    "if": "h.runs if h.twins else h.pair",
    "sum of truth values": "any_of(h.runs) + any_of(h.pair) >= 1",
    "difference": "h.runs - 1 == 0",
    "product": "any_of(h.runs) * any_of(h.pair)",
    "chained comparison": "0 == h.twins == h.wait",
    "less than": "h.twins < 2",
    "left shift": "any_of(h.runs << 1)",
    "power": "h.runs ** 2 == 1",
    "is": "h.twins is 1",
    "a method": "h.runs.bit_count() == 1",
    "a builtin": "bool(h.runs)",
    "any": "any((h.runs, h.pair))",
    "a field that readings do not have": "any_of(h.hand)",
    "another object": "any_of(g.runs)",
    "the reading itself": "any_of(h)",
    "an unknown name": "any_of(other)",
    "a keyword argument": "all_of(h.runs, wanted=MAN)",
    "a list": "any_of([h.runs][0])",
    "a float": "h.twins == 1.0",
    "a lambda": "(lambda x: x)(h.runs) == 1",
    "a walrus": "any_of(x := h.runs)",
    "a lookup by value": "WAITS[h.wait] == 1",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_the_guard_refuses(text: str) -> None:
    assert faults(parsed(f"return {text}"), NAMES)


BAD_STATEMENTS = {
    "if": "if h.runs:\n        return True\n    return False",
    "for": "for x in (1, 2):\n        pass\n    return any_of(h.runs)",
    "a change of the reading": "h.runs = 0\n    return any_of(h.runs)",
    "an augmented assignment": "x = h.runs\n    x |= 1\n    return any_of(x)",
    "two names": "a = b = h.runs\n    return any_of(a)",
    "an early return": "return any_of(h.runs)\n    return any_of(h.pair)",
    "no return": "any_of(h.runs)",
    "an import": "import numpy\n    return any_of(h.runs)",
    "an assertion": "assert h.runs\n    return any_of(h.runs)",
}


@pytest.mark.parametrize("text", BAD_STATEMENTS.values(), ids=BAD_STATEMENTS)
def test_the_guard_refuses_statements(text: str) -> None:
    assert faults(parsed(text), NAMES)


def test_the_guard_takes_what_is_good() -> None:
    text = (
        "x = none_of(h.pair & (h.seat | DRAGONS))\n    return x & (count(h.triplets >> 3 & 7) >= 2) & (pinfu(h) ^ True)"
    )
    assert faults(parsed(text), NAMES) == []


def parsed(text: str) -> ast.FunctionDef:
    function = ast.parse(f'def f(h):\n    """Doc."""\n    {text}\n').body[0]
    assert isinstance(function, ast.FunctionDef)
    return function


# --- the same answers for ints and for arrays

ROWS = 4_000


def real_readings(number: int) -> list[Interpretation]:
    """Readings of random hands: of all forms, open and closed, with kans, circumstances and house rules."""
    out: list[Interpretation] = []
    houses = [
        prepared("riichi", changes).rules for changes in ({}, {"pinfu_tsumo": False, "ryuuiisou_needs_hatsu": True})
    ]
    for at, drawn in enumerate(random_hands(number, seed=11)):
        rules = houses[at % 2]
        out += [reading.seen for reading in readings(build(drawn.record, rules).hand, rules.house_bits)]
    return out[:number]


def wild_readings(number: int) -> list[Interpretation]:
    """Readings of no hand at all: random numbers in every field, dense and sparse masks."""
    random = Random(12)
    small = {"form": 3, "twins": 3, "wait": 6, "gates": 3, "calls": 5, "flags": 2048, "house": 8}
    out = []
    for _ in range(number):
        h = Interpretation()
        for field in FIELDS:
            if field in small:
                setattr(h, field, random.randrange(small[field]))
            elif field in ("seat", "round"):
                setattr(h, field, 1 << random.randrange(27, 31))
            else:
                mask = random.getrandbits(34)
                for _ in range(random.randrange(5)):
                    mask &= random.getrandbits(34)
                setattr(h, field, mask)
        out.append(h)
    return out


def as_columns(rows: list[Interpretation]) -> Interpretation:
    """One record with a column in each field."""
    h = Interpretation()
    for field in FIELDS:
        setattr(h, field, numpy.array([getattr(row, field) for row in rows], dtype=numpy.int64))
    return h


REAL, WILD = real_readings(ROWS), wild_readings(ROWS)
ASKED: dict[str, Callable[[Any], Any]] = {
    **{f"yaku.{id}": entry.holds for id, entry in YAKU.items()},
    **{f"more.{id}": entry.more for id, entry in YAKU.items() if entry.within},
    **{f"within.{id}": entry.within for id, entry in YAKU.items() if entry.within},
    **{f"fu.{id}": holds for id, holds in fu.ONCE.items()},
    **{f"fu.{id}": mask for id, mask in fu.PER_SET.items()},
}


@pytest.mark.parametrize("rows", [REAL, WILD, REAL[:2], WILD[:2]], ids=["hands", "wild", "two hands", "two wild"])
def test_a_condition_answers_for_a_column_as_for_each_row(rows: list[Interpretation]) -> None:
    columns = as_columns(rows)
    for name, asked in ASKED.items():
        one_by_one = [asked(row) for row in rows]
        at_once = asked(columns)
        assert at_once.shape == (len(rows),), name
        is_mask = name.removeprefix("fu.") in fu.PER_SET
        assert at_once.dtype == (numpy.int64 if is_mask else numpy.bool_), name
        assert at_once.tolist() == one_by_one, name
        assert {type(answer) for answer in one_by_one} <= {int if is_mask else bool}, name


def test_every_condition_holds_and_fails_among_the_rows() -> None:
    for name, asked in ASKED.items():
        answers = {bool(asked(row)) for row in REAL + WILD}
        assert answers == {True, False}, name


def test_a_question_counts_bits_of_columns_as_of_ints() -> None:
    values = [row.tiles for row in WILD] + [0, 2**34 - 1]
    counts = masks.count(numpy.array(values, dtype=numpy.int64))
    assert counts.dtype == numpy.int64
    assert counts.tolist() == [value.bit_count() for value in values]


# --- sums that remember


def summands() -> list[Summand]:
    return [
        *(Summand(entry.holds, 1 << at, entry.within, entry.more) for at, entry in enumerate(YAKU.values())),
        *(Summand(holds, 3 << 60 + 8 * at) for at, holds in enumerate(fu.ONCE.values())),
    ]


def test_a_sum_is_that_of_every_condition_asked_by_itself() -> None:
    together = sum_of(summands())
    for row in [*REAL, *WILD, *REAL]:
        assert together(row) == sum(each.asked(row) * each.amount for each in summands())


def test_a_sum_is_right_after_its_tables_began_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "MOST_ANSWERS", 3)
    together = sum_of(summands())
    for row in REAL[:300]:
        assert together(row) == sum(each.asked(row) * each.amount for each in summands())


def test_a_narrower_condition_counts_where_the_wider_one_counts_nothing() -> None:
    junchan, tanki = YAKU["junchan"], YAKU["suuankou_tanki"]
    together = sum_of(Summand(entry.holds, 1, entry.within, entry.more) for entry in (junchan, tanki))
    assert {together(row) for row in REAL} == {0, 1}
    for row in REAL:
        assert together(row) == junchan.holds(row) + tanki.holds(row)


def test_the_fields_that_a_condition_reads_are_all_that_it_reads() -> None:
    """What is not named may be missing: so a table by the named fields cannot miss a reason."""
    for asked in ASKED.values():
        row = Interpretation()
        for field in fields_read(asked):
            setattr(row, field, getattr(REAL[0], field))
        assert asked(row) == asked(REAL[0])


def test_tables_hold_what_repeats_from_hand_to_hand() -> None:
    together = [fields for fields in map(fields_read, ASKED.values()) if any(fields <= table for table in TABLES)]
    assert len(together) > len(ASKED) // 2
