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
from scorecalc.mahjong.facts.readings import Interpretation, interpretation, readings
from scorecalc.mahjong.record.hand import build
from scorecalc.mahjong.rules import conflicts, dora, sums, yaku
from scorecalc.mahjong.rules import fu as fu_counting
from scorecalc.mahjong.rules import fu_items as fu
from scorecalc.mahjong.rules.conflicts import CONFLICTS, Situation
from scorecalc.mahjong.rules.fu import FuCounter
from scorecalc.mahjong.rules.ruleset import Rules
from scorecalc.mahjong.rules.sums import FEW_VALUES, Term, cached_sum, fields_read, plain_sum, term
from scorecalc.mahjong.rules.yaku import YAKU
from scorecalc.mahjong.rules.yaku_value import yaku_count

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
        for name in sorted(asked_by(function))
        if name in by_name and by_name[name] not in found.values() and name not in ("yaku", "once", "per_set")
    }:
        found |= more
    return found


ASK_READINGS = {
    f"{module.__name__.rpartition('.')[2]}.{node.name}": node
    for module in (*SECTIONS, fu, fu_counting, dora, conflicts)
    for node in ast.walk(ast.parse(getsource(module)))
    if isinstance(node, ast.FunctionDef) and any(argument.arg == "h" for argument in node.args.args)
}
"""Every function, entered or not, that takes a reading, a hand or a situation as numbers."""
ADDING = {"fu.counted": FuCounter.counted, "dora.copies_of": dora.copies_of}
"""Those that add up what conditions answer; they are asked both ways below."""
OF_ONE_HAND = {"fu.lines", "conflicts.conflicts"}
"""Those that list what holds for one hand, for people."""

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
    assert helpers == {
        *("closed", "drawn", "closed_two_sided", "two_dragons", "three_winds", "only_greens"),
        *("earns_items", "fixed_orphans", "drawn_for_fu", "no_pinfu"),
    }


def test_no_function_that_looks_at_a_reading_escapes_the_guard() -> None:
    """Not only those that a decorator enters: what is left adds up answers, or lists them for one hand."""
    names = frozenset(name.rpartition(".")[2] for name in ASK_READINGS)
    refused = {name for name, function in ASK_READINGS.items() if faults(function, names)}
    assert refused == {*ADDING, *OF_ONE_HAND}


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
    small = {"form": 3, "twins": 3, "wait": 6, "gates": 3, "calls": 5, "flags": 2048, "house": 16}
    out = []
    for _ in range(number):
        h = interpretation()
        for field in FIELDS:
            if field in small:
                setattr(h, field, random.randrange(small[field]))
            elif field in ("seat", "round", "won"):
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
    **{f"more.{id}": entry.more for id, entry in YAKU.items()},
    **{f"within.{id}": entry.within for id, entry in YAKU.items()},
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


# --- sums: for a column as for each row, and kept for one row after another

RULESETS: dict[str, Rules] = {
    "riichi": prepared("riichi", {}).rules,
    "other values": prepared(
        "riichi", {"double_wind_pair_fu": 2, "open_hand_min_fu": 20, "pinfu_tsumo": False, "rinshan_tsumo_fu": False}
    ).rules,
    "aotenjo": prepared("aotenjo", {"kokushi_fu": "computed"}).rules,
    "fixed orphans": prepared("aotenjo", {"kokushi_fu": 25, "fu_rounding": "none"}).rules,
}


def under(rows: list[Interpretation], rules: Rules) -> list[Interpretation]:
    """The rows as readings under other rules."""
    return [
        interpretation(**{field: getattr(row, field) for field in FIELDS} | {"house": rules.house_bits}) for row in rows
    ]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("rows", [REAL, WILD], ids=["hands", "wild"])
def test_whole_fu_are_counted_for_a_column_as_for_each_row(rows: list[Interpretation], rules: Rules) -> None:
    rows = under(rows, rules)
    kept = FuCounter(rules, cached_sum)
    plain = FuCounter(rules)
    raw, counted = plain.counted(as_columns(rows))
    one_by_one = [kept.counted(row) for row in rows]
    assert list(zip(raw.tolist(), counted.tolist(), strict=True)) == one_by_one
    assert one_by_one == [plain.counted(row) for row in rows]


@pytest.mark.parametrize("rules", RULESETS.values(), ids=RULESETS)
@pytest.mark.parametrize("is_open", [False, True], ids=["closed", "open"])
def test_the_yaku_held_and_their_han_are_those_of_each_row(rules: Rules, is_open: bool) -> None:
    rows = [row for row in under(REAL + WILD, rules) if (row.calls > 0) == is_open]
    plain = yaku_count(rules, is_open=is_open)
    kept = yaku_count(rules, is_open=is_open, make_sum=cached_sum)
    held = plain.held(as_columns(rows)).tolist()
    assert held == [plain.held(row) for row in rows] == [kept.held(row) for row in rows]
    for row, mask in zip(rows, held, strict=True):
        lines = {line.id for line in kept.value(mask).lines}
        assert lines <= {valued.id for valued in plain.counted if YAKU[valued.id].holds(row)}
        assert kept.value(mask).han == sum(line.amount for line in kept.value(mask).lines)


def test_dora_are_counted_for_a_column_as_for_each_row() -> None:
    hands = [build(drawn.record, RULESETS["riichi"]).hand for drawn in random_hands(2_000, seed=13)]
    hands = [hand._replace(nuki=at % 5) for at, hand in enumerate(hands)]
    random = Random(14)
    kinds = [random.choice([random.randrange(34), 30, hand.win_kind]) for hand in hands]
    fields = {
        name: numpy.array([getattr(hand, name) for hand in hands], dtype=numpy.int64)
        for name in ("man_pin_counts", "sou_honour_counts", "nuki")
    }
    columns: Any = hands[0]._replace(**fields)
    at_once = dora.copies_of(numpy.array(kinds), columns)
    one_by_one = [dora.copies_of(kind, hand) for kind, hand in zip(kinds, hands, strict=True)]
    assert at_once.tolist() == one_by_one
    assert one_by_one == [
        [tile % 34 for tile in hand.all_tiles].count(kind) + hand.nuki * (kind == 30)
        for kind, hand in zip(kinds, hands, strict=True)
    ]


def terms() -> list[Term]:
    return [
        *(Term(entry.holds, 1 << at, entry.within, entry.more) for at, entry in enumerate(YAKU.values())),
        *(term(holds, 3 << 60 + 8 * at) for at, holds in enumerate(fu.ONCE.values())),
    ]


def test_a_kept_sum_is_that_of_every_condition_asked_by_itself() -> None:
    kept, plain = cached_sum(terms()), plain_sum(terms())
    for row in [*REAL, *WILD, *REAL]:
        assert kept(row) == plain(row) == sum(each.condition(row) * each.amount for each in terms())


def test_a_sum_is_right_when_its_caches_are_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sums, "MOST_SUMS", 3)
    kept, plain = cached_sum(terms()), plain_sum(terms())
    for row in REAL[:300]:
        assert kept(row) == plain(row)


def test_a_narrower_condition_counts_where_the_wider_one_counts_nothing() -> None:
    narrow = [YAKU["junchan"], YAKU["suuankou_tanki"], YAKU["pinfu"]]
    kept = cached_sum(Term(entry.holds, 1, entry.within, entry.more) for entry in narrow)
    assert {kept(row) for row in REAL} == {0, 1, 2}
    for row in REAL:
        assert kept(row) == sum(entry.holds(row) for entry in narrow)


def test_the_fields_that_a_condition_reads_are_all_that_it_reads() -> None:
    """What is not named may be missing: so a cache by the named fields cannot miss a reason."""
    for asked in ASKED.values():
        row = Interpretation()
        for field in fields_read(asked):
            setattr(row, field, getattr(REAL[0], field))
        assert asked(row) == asked(REAL[0])


def test_caches_hold_what_repeats_from_hand_to_hand() -> None:
    together = [fields for fields in map(fields_read, ASKED.values()) if any(fields <= few for few in FEW_VALUES)]
    assert len(together) > len(ASKED) // 2


# --- yaku of closed hands


def test_a_yaku_without_a_value_in_open_hands_never_holds_in_one() -> None:
    """Its condition says so, or its form does: seven pairs, orphans, nine gates, four concealed triplets."""
    random = Random(15)
    opened = [{field: getattr(row, field) for field in FIELDS} for row in REAL if row.calls]
    rows = [interpretation(**row | {"flags": random.getrandbits(12)}) for row in opened]
    closed_only = [id for id, (_, in_open) in RULESETS["riichi"].worth.items() if in_open == "off"]
    assert len(closed_only) > 12
    for id in [*closed_only, "renhou"]:
        assert not any(YAKU[id].holds(row) for row in rows), id
