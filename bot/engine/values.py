"""Immutable values: members of unions, and modified copies."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, TypeVar, dataclass_transform

from bot.engine.game import Seat

__all__ = ["kind_of", "replace", "union_member", "with_seat"]

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def union_member(cls: type[T]) -> type[T]:
    """Make a class of a union (actions, events, phases) a frozen dataclass with slots. Its last field `kind`
    is the name of the class in snake case. It is stored, so renaming the class needs a migration.
    """
    kind = re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()
    cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
    cls.kind = kind  # type: ignore[attr-defined]  # from here on, each class has one
    return dataclass(frozen=True, slots=True)(cls)


def kind_of(value: object) -> Any:
    """Return the `kind` of a member of a union (see `union_member`)."""
    member: Any = value
    return member.kind


if TYPE_CHECKING:
    from dataclasses import replace  # type checkers know it by this name, and check the fields
else:

    def replace(value, **changes):
        """Return a copy of a dataclass with slots, with the given fields changed, faster than
        dataclasses.replace. Raises TypeError for an unknown field, and for a value that is not a dataclass
        with slots or has a __post_init__.
        """
        read, slots, by_name = _slots(type(value))
        copy = object.__new__(type(value))
        for write, field in zip(slots, read(value), strict=True):
            write(copy, field)
        for name, field in changes.items():
            if name not in by_name:
                raise TypeError(f"{type(value).__name__} has no field {name}")
            by_name[name](copy, field)
        return copy


_Read: TypeAlias = Callable[[object], tuple[object, ...]]
_Write: TypeAlias = Callable[[object, object], None]


@cache
def _slots(cls: type[Any]) -> tuple[_Read, tuple[_Write, ...], dict[str, _Write]]:
    """Return a function that reads all fields of a value, and functions that write each field, in order and
    by name. Raises TypeError for a class without slots or with a __post_init__.
    """
    if "__slots__" not in vars(cls) or hasattr(cls, "__post_init__"):
        raise TypeError(f"{cls.__name__} must have slots and no __post_init__")
    names = [each.name for each in fields(cls)]
    by_name = {name: getattr(cls, name).__set__ for name in names}
    if len(names) == 1:
        return lambda value: (getattr(value, names[0]),), tuple(by_name.values()), by_name
    return attrgetter(*names), tuple(by_name.values()), by_name


def with_seat(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """Return a copy of values by seat, with the value of the given seat replaced."""
    return (*values[:seat], value, *values[seat + 1 :])
