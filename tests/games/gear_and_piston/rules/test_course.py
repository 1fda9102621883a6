"""How a state is changed."""

from __future__ import annotations

from typing import get_type_hints

from bot.engine.chance import Chance
from bot.games.gear_and_piston import rules
from bot.games.gear_and_piston.rules.course import Changes, altered
from bot.games.gear_and_piston.rules.model import Options, State


def test_what_may_change_is_every_field_of_a_state_but_those_of_the_set_up() -> None:
    fields = get_type_hints(State)
    assert get_type_hints(Changes) == {
        name: fields[name] for name in fields if name not in {"investors", "jump_row", "version"}
    }


def test_only_what_is_named_changes() -> None:
    state = rules.setup(Options(), 3, Chance("course", 0)).state
    after = altered(state, turn=9, first=2)
    assert (after.turn, after.first) == (9, 2)
    assert altered(after, turn=state.turn, first=state.first) == state
