"""Copies of a state that share nothing that can change.

Which fields need copying follows from their types, once per class: numbers, words, tuples and frozen structs are
shared, everything else is copied. Tuples hold immutable values only (see `architecture`: cells are tuples).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

Cloner = Callable[[Any], Any]
_SHARED = (int, str, float, bool, bytes, NoneType, tuple, frozenset)


def clone(value: Any) -> Any:
    """A copy of a struct, or of a list or dict of plain values and structs."""
    if isinstance(value, Struct):
        cloner = _of_struct(type(value))
        return value if cloner is None else cloner(value)
    if isinstance(value, list):
        return [clone(item) for item in value]
    if isinstance(value, dict):
        return {key: clone(item) for key, item in value.items()}
    return value


@cache
def _of_struct(kind: type[Struct]) -> Cloner | None:
    """The cloner of a struct class, or None when its instances can be shared."""
    if kind.__struct_config__.frozen:
        return None
    hints = get_type_hints(kind)
    changing = [(name, cloner) for name in kind.__struct_fields__ if (cloner := _of_hint(hints[name])) is not None]

    def clone_struct(value: Any) -> Any:
        twin = value.__copy__()
        for name, cloner in changing:
            setattr(twin, name, cloner(getattr(value, name)))
        return twin

    return clone_struct


def _of_hint(hint: Any) -> Cloner | None:
    """The cloner for values of a type, or None when they can be shared."""
    origin = get_origin(hint) or hint
    if origin in (Union, UnionType):
        return clone if any(_of_hint(part) is not None for part in get_args(hint)) else None
    if origin is list:
        (item,) = get_args(hint) or (Any,)
        cloner = _of_hint(item)
        return list if cloner is None else _list_of(cloner)
    if origin is dict:
        _, item = get_args(hint) or (Any, Any)
        cloner = _of_hint(item)
        return dict if cloner is None else _dict_of(cloner)
    if isinstance(origin, type) and issubclass(origin, _SHARED):
        return None
    if isinstance(origin, type) and issubclass(origin, Struct):
        return clone if not origin.__struct_config__.frozen else None
    return clone


def _list_of(cloner: Cloner) -> Cloner:
    return lambda values: [cloner(value) for value in values]


def _dict_of(cloner: Cloner) -> Cloner:
    return lambda values: {key: cloner(value) for key, value in values.items()}
