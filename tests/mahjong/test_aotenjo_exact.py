"""Aotenjo to the last point: payments of any size are whole numbers, found without a float anywhere."""

from __future__ import annotations

import ast
import builtins
import math
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hands import plain, rules_of

import scorecalc.mahjong
from scorecalc.answer import Rejected
from scorecalc.api import prepared
from scorecalc.mahjong.game import score
from scorecalc.mahjong.rules.points import Win, of_han
from scorecalc.mahjong.rules.ruleset import make_rules
from scorecalc.mahjong.rules.settlement import settle
from scorecalc.option_set import OptionSet

HAN = range(1, 201)
FU = (20, 25, *range(30, 180, 10))
SOURCES = sorted(Path(scorecalc.mahjong.__file__).parent.glob("*.py"))


def due(fu: int, han: int, shares: int) -> int:
    """fu × 2^(han + 2) × shares, rounded up to hundreds, as the scoring article §3.5 writes it."""
    return -(-(fu * 2 ** (han + 2) * shares) // 100) * 100


WAYS: list[tuple[str, bool, bool, dict[str, int]]] = [
    ("a child's ron", False, False, {"discarder": 4}),
    ("a dealer's ron", True, False, {"discarder": 6}),
    ("a child's tsumo", False, True, {"dealer": 2, "other": 1}),
    ("a dealer's tsumo", True, True, {"each": 2}),
]


@pytest.mark.parametrize(("name", "is_dealer", "by_tsumo", "shares"), WAYS, ids=[way[0] for way in WAYS])
def test_every_payment_of_1_to_200_han_is_the_formulas(
    name: str, is_dealer: bool, by_tsumo: bool, shares: dict[str, int]
) -> None:
    rules = rules_of("aotenjo")
    win = Win(is_dealer, by_tsumo)
    for han in HAN:
        for fu in FU:
            paid = settle(of_han(han, fu, rules), win, rules).by_role
            assert paid == {role: due(fu, han, times) for role, times in shares.items()}, (name, han, fu)


@pytest.mark.parametrize(("name", "is_dealer", "by_tsumo", "shares"), WAYS, ids=[way[0] for way in WAYS])
def test_what_points_answers_is_the_formulas_too(
    name: str, is_dealer: bool, by_tsumo: bool, shares: dict[str, int]
) -> None:
    rules = rules_of("aotenjo")
    answered = 0
    for han in range(1, 201, 7):
        for fu in FU:
            record = {"han": han, "fu": fu, "by": "tsumo" if by_tsumo else "ron", "seat": "E" if is_dealer else "S"}
            result = plain(score("points", record, rules))
            if not isinstance(result, Rejected):
                answered += 1
                assert result["payments"] == {role: due(fu, han, times) for role, times in shares.items()}, name
    assert answered > 28 * len(FU)


@pytest.mark.parametrize(("name", "is_dealer", "by_tsumo", "shares"), WAYS, ids=[way[0] for way in WAYS])
def test_below_mangan_aotenjo_is_riichi(name: str, is_dealer: bool, by_tsumo: bool, shares: dict[str, int]) -> None:
    aotenjo, riichi = rules_of("aotenjo"), rules_of("riichi")
    win = Win(is_dealer, by_tsumo)
    below = [(han, fu) for han in (1, 2, 3, 4) for fu in FU if fu * 2 ** (han + 2) < 2000]
    assert {(4, 30), (3, 60), (2, 120)} <= set(below)
    for han, fu in below:
        one, other = (settle(of_han(han, fu, rules), win, rules) for rules in (aotenjo, riichi))
        assert (one.by_role, one.points, one.base.limit) == (other.by_role, other.points, None), name


@pytest.mark.parametrize(("name", "is_dealer", "by_tsumo", "shares"), WAYS, ids=[way[0] for way in WAYS])
def test_more_han_are_always_more_points(name: str, is_dealer: bool, by_tsumo: bool, shares: dict[str, int]) -> None:
    rules = rules_of("aotenjo")
    win = Win(is_dealer, by_tsumo)
    for fu in FU:
        totals = [settle(of_han(han, fu, rules), win, rules).points for han in HAN]
        assert all(less < more for less, more in pairwise(totals)), name


@pytest.mark.parametrize(("name", "is_dealer", "by_tsumo", "shares"), WAYS, ids=[way[0] for way in WAYS])
def test_more_fu_are_never_less_points(name: str, is_dealer: bool, by_tsumo: bool, shares: dict[str, int]) -> None:
    rules = rules_of("aotenjo")
    win = Win(is_dealer, by_tsumo)
    for han in HAN:
        totals = [settle(of_han(han, fu, rules), win, rules).points for fu in FU]
        assert totals == sorted(totals), name


# --- no float on the path

FORBIDDEN_CALLS = {"float", "round", "pow", "ceil", "floor", "sqrt", "log2"}


def floats_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """(line, what) of everything in a module that makes a float of whole numbers."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float | complex):
            yield node.lineno, repr(node.value)
        elif isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div):
            yield node.lineno, "/"
        elif isinstance(node, ast.Call):
            called = node.func
            name = (
                called.id if isinstance(called, ast.Name) else called.attr if isinstance(called, ast.Attribute) else ""
            )
            if name in FORBIDDEN_CALLS:
                yield node.lineno, name
        elif isinstance(node, ast.Import | ast.ImportFrom):
            named = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            if {"math", "decimal", "fractions"} & set(named):
                yield node.lineno, "import"


SIMILARITY = {"vocabulary": {"0.5", "0.6"}}
"""How alike a word and its suggestions are: fractions that no score depends on."""


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.stem)
def test_no_module_of_mahjong_makes_a_float(source: Path) -> None:
    found = {what for _, what in floats_in(ast.parse(source.read_text(encoding="utf-8")))}
    assert found == SIMILARITY.get(source.stem, set())


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("x = 1.0", "1.0"),
        ("x = fu / 2", "/"),
        ("x /= 2", "/"),
        ("float(fu)", "float"),
        ("round(fu, -2)", "round"),
        ("math.ceil(fu)", "ceil"),
        ("from math import ceil", "import"),
        ("import math", "import"),
        ("x = 1e3", "1000.0"),
    ],
)
def test_the_search_finds_what_it_looks_for(text: str, found: str) -> None:
    assert [what for _, what in floats_in(ast.parse(text))] == [found]


class Exact(int):
    """A whole number that stays one under the operators of whole numbers and refuses to become a float."""


def _whole(name: str) -> Callable[..., Any]:
    def operate(self: Exact, *others: int) -> Any:
        result = getattr(int, name)(self, *others)
        return result if result is NotImplemented else Exact(result)

    return operate


def _refuse(name: str) -> Callable[..., Any]:
    def refuse(self: Exact, *_: object) -> Any:
        raise AssertionError(f"{name} of a whole number")

    return refuse


for _name in (
    "add",
    "sub",
    "mul",
    "floordiv",
    "mod",
    "lshift",
    "rshift",
    "radd",
    "rsub",
    "rmul",
    "rfloordiv",
    "rlshift",
    "neg",
):
    setattr(Exact, f"__{_name}__", _whole(f"__{_name}__"))
for _name in ("truediv", "rtruediv", "float", "round", "ceil", "floor", "trunc"):
    setattr(Exact, f"__{_name}__", _refuse(_name))


def exact(value: Any) -> Any:
    """`value` with every whole number in it made `Exact`."""
    if isinstance(value, dict):
        return {name: exact(each) for name, each in value.items()}
    if isinstance(value, OptionSet):
        return value.replaced(**exact(vars(value)))
    if isinstance(value, list | tuple):
        return type(value)(exact(each) for each in value)
    return Exact(value) if type(value) is int else value


def numbers_in(value: Any) -> Iterator[Any]:
    """Every number in plain data, whatever its type."""
    if isinstance(value, dict):
        for each in value.values():
            yield from numbers_in(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from numbers_in(each)
    elif not isinstance(value, str | bool | None):
        yield value


TRAPPED = [
    ("aotenjo", {"hand": "3s,2222sc,4444sc,6666sc,8888sc+3s", "by": "tsumo", "seat": "E", "dora": "1s", "honba": 3}),
    ("aotenjo", {"hand": "88m66777889s444z+8s", "by": "ron", "flags": ["riichi"], "sticks": 2}),
    ("aotenjo-touhou", {"hand": "3334455z,111z,222z+4z", "by": "tsumo", "honba": 1}),
    ("aotenjo-flat", {"hand": "119m19p19s123456z+7z", "by": "tsumo"}),
    ("dongpae", {"hand": "22288m444p666s33z+8m", "by": "tsumo"}),
    ("sanma", {"hand": "111m340678p5578s+9s", "by": "tsumo", "flags": ["riichi"], "nuki": 2}),
]


@pytest.mark.parametrize(("ruleset", "record"), TRAPPED)
def test_a_hand_is_scored_though_no_number_may_become_a_float(
    ruleset: str, record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    untrapped = plain(score("hand", record, rules_of(ruleset)), explain=True)
    rules = make_rules(exact(prepared(ruleset, {}).ruleset.options))
    for name in ("ceil", "floor", "pow", "sqrt", "log2", "fsum"):
        monkeypatch.setattr(math, name, _refuse(name))
    monkeypatch.setattr(builtins, "round", _refuse("round"))
    trapped = plain(score("hand", record, rules), explain=True)
    monkeypatch.undo()
    assert trapped == untrapped
    assert all(isinstance(number, int) for number in numbers_in(untrapped))


def test_the_trap_springs() -> None:
    for make in (float, round, math.ceil, lambda number: number / 2, lambda number: 1 / number):
        with pytest.raises(AssertionError):
            make(Exact(4) * 3 + 1)
    assert Exact(7) // 2 * 100 == 300
