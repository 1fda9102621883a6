"""Tests of members of unions, and of modified copies of immutable values."""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any, get_args, get_type_hints

import pytest
from pydantic import TypeAdapter, ValidationError

from bot.catalogue import TITLES
from bot.engine.match import start
from bot.engine.values import kind_of, replace, union_member, with_seat


@dataclass(frozen=True, slots=True)
class Alone:
    field: int


@dataclass(frozen=True)
class WithoutSlots:
    field: int


@pytest.mark.parametrize("title", TITLES.values(), ids=lambda title: title.key)
def test_a_changed_state_is_what_dataclasses_replace_makes(title: Any) -> None:
    state = start(title.rules.game, title.rules.options(), title.rules.game.seats[0], "values")[0].state
    other = start(title.rules.game, title.rules.options(), title.rules.game.seats[-1], "others")[0].state
    for each in dataclasses.fields(state):
        changes = {each.name: getattr(other, each.name)}
        assert replace(state, **changes) == dataclasses.replace(state, **changes)
    changes = {each.name: getattr(other, each.name) for each in dataclasses.fields(state)}
    assert replace(state, **changes) == other


def test_a_copy_leaves_the_value_alone() -> None:
    value = Alone(1)
    assert (replace(value, field=2), value, replace(value)) == (Alone(2), Alone(1), value)


def test_a_field_that_there_is_not_is_refused() -> None:
    unchecked: Any = replace
    with pytest.raises(TypeError, match="Alone has no field other"):
        unchecked(Alone(1), other=2)


def test_what_has_no_slots_is_refused() -> None:
    with pytest.raises(TypeError, match="WithoutSlots must have slots"):
        replace(WithoutSlots(1), field=2)


@pytest.mark.parametrize(("seat", "after"), [(0, "xbc"), (1, "axc"), (2, "abx")])
def test_only_the_value_of_that_seat_changes(seat: int, after: str) -> None:
    assert with_seat(("a", "b", "c"), seat, "x") == tuple(after)


@union_member
class SetAside:
    card: int
    other: tuple[int, ...] = ()


def test_a_member_of_a_union_has_its_name_as_its_last_field() -> None:
    value = SetAside(3)
    assert (repr(value), kind_of(value)) == ("SetAside(card=3, other=(), kind='set_aside')", "set_aside")
    assert [each.name for each in dataclasses.fields(value)] == ["card", "other", "kind"]
    assert TypeAdapter(SetAside).dump_json(value) == b'{"card":3,"other":[],"kind":"set_aside"}'
    with pytest.raises(ValidationError):
        TypeAdapter(SetAside).validate_json(b'{"card":3,"other":[],"kind":"put_aside"}')


def shown_phases(title: Any) -> Any:
    """Return the type of the field `phase` in a game's views, or None if they have no such field."""
    return get_type_hints(get_type_hints(title.rules.game.view)["return"]).get("phase")


@pytest.mark.parametrize("title", list(filter(shown_phases, TITLES.values())), ids=lambda title: title.key)
def test_a_view_names_the_phases_that_there_are(title: Any) -> None:
    phases, shown = get_args(get_type_hints(title.rules.state).get("phase")), shown_phases(title)
    kinds = {field.default for each in phases for field in dataclasses.fields(each) if field.name == "kind"}
    assert kinds == set(get_args(shown))
