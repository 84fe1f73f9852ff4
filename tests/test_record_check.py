"""A record that plainly has the right structure is taken without pydantic: pydantic would return the same."""

from __future__ import annotations

from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from scorecalc.errors import InputError
from scorecalc.files.record_check import _adapter, checked_record, plainly
from scorecalc.games import BUILT_IN, game

FORMS = [(name, kind) for name in BUILT_IN for kind in game(name).KINDS]
SCALARS = st.one_of(st.text(max_size=3), st.integers(), st.booleans(), st.none(), st.just("true"))
ANYTHING = st.recursive(
    SCALARS, lambda inside: st.lists(inside, max_size=2) | st.dictionaries(st.text(max_size=2), inside, max_size=2)
)


def values(kind: Any) -> st.SearchStrategy[Any]:
    """Values of a type, now and then with something else in them."""
    return st.one_of(_right(kind), _right(kind), _right(kind), ANYTHING)


def _right(kind: Any) -> st.SearchStrategy[Any]:
    origin, parts = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        hints = {name: values(part) for name, part in get_type_hints(kind).items()}
        required = {name: hints.pop(name) for name in kind.__required_keys__}
        return st.fixed_dictionaries(required, optional={**hints, "unknown": SCALARS})
    if origin is Literal:
        return st.sampled_from([*parts, "another"])
    if origin in (Union, UnionType):
        return st.one_of(*map(values, parts))
    if origin is list:
        return st.lists(values(parts[0]), max_size=2)
    if origin is dict:
        return st.dictionaries(st.text(max_size=2), values(parts[1]), max_size=2)
    return {str: st.text(max_size=3), int: st.integers(), bool: st.booleans()}.get(kind, st.none())


def exact(value: Any) -> Any:
    """A value with the type of each part, so that 1 and True are two."""
    if isinstance(value, dict):
        return {name: exact(part) for name, part in value.items()}
    return list(map(exact, value)) if isinstance(value, list) else (type(value), value)


@pytest.mark.parametrize(("name", "kind"), FORMS)
@given(data=st.data())
def test_what_is_plainly_right_comes_back_unchanged(name: str, kind: str, data: st.DataObject) -> None:
    form = game(name).records()[kind]
    record = data.draw(_right(form))
    if plainly(form)(record):
        found = _adapter(form).validate_python(record)
        assert exact(found) == exact(record)


@pytest.mark.parametrize(("name", "kind"), FORMS)
@given(data=st.data())
def test_a_record_is_refused_by_both_ways_or_by_none(name: str, kind: str, data: st.DataObject) -> None:
    form = game(name).records()[kind]
    record = data.draw(_right(form))
    try:
        expected = _adapter(form).validate_python(record)
    except ValidationError:
        with pytest.raises(InputError):
            checked_record(name, kind, record)
    else:
        assert checked_record(name, kind, record) == expected


def test_a_switch_written_as_text_is_read() -> None:
    record = {"players": "3", "tung": "true"}
    assert checked_record("hwatu", "deal", record) == {"players": "3", "tung": True}


@pytest.mark.parametrize(
    ("name", "kind", "record"),
    [
        (
            "mahjong",
            "hand",
            {"hand": "1m", "melds": [{"type": "pon", "tiles": "111m"}, "222m"], "honba": 1, "dora": None},
        ),
        ("mahjong", "points", {"han": "3", "fu": 40}),
        ("hwatu", "match", {"players": ["a"], "rounds": [{"captured": {"a": "x"}, "ended_by": {"player": "a"}}]}),
        ("wall", "deal", {"dice": ["6", [2, 4]], "flowers": {"E": 2}}),
    ],
)
def test_such_records_need_no_pydantic(name: str, kind: str, record: dict[str, Any]) -> None:
    assert plainly(game(name).records()[kind])(record)
    assert checked_record(name, kind, record) is record
