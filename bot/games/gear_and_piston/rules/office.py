"""The Patent Office (docs/rules/gear-and-piston.md, section 4.4, section 8)."""

from functools import lru_cache

from bot.engine.game import Seat
from bot.engine.values import replace
from bot.games.gear_and_piston.rules.actions import Draw, Take
from bot.games.gear_and_piston.rules.components import HAND, Part, Shelf
from bot.games.gear_and_piston.rules.course import (
    Course,
    ran_out,
    received,
    released,
    resolved,
    without,
)
from bot.games.gear_and_piston.rules.events import Drew, Lost, Refilled, Took
from bot.games.gear_and_piston.rules.model import Patenting, State


def begin(state: State, seat: Seat) -> Course:
    """Ask that seat for a New part, unless its hand is full or there is none."""
    if len(state.hands[seat]) >= HAND:
        return resolved(state, (Lost(seat, "patent office", "full"),))
    if not (state.office or state.fading or state.new):
        return resolved(state, (Lost(seat, "patent office", "empty"),))
    return Course(replace(state, phase=Patenting(seat)), (), "ask")


def takes(state: State) -> tuple[Take | Draw, ...]:
    """Any face-up part, or the top of the stack. Parts that look the same are listed once."""
    return _takes(state.office, state.fading, bool(state.new))


@lru_cache(maxsize=64)
def _takes(office: tuple[Part, ...], fading: tuple[Part, ...], drawn: bool) -> tuple[Take | Draw, ...]:
    found: list[Take | Draw] = [Take(part, "office") for part in dict.fromkeys(office)]
    found += [Take(part, "fading") for part in dict.fromkeys(fading)]
    return (*found, Draw()) if drawn else tuple(found)


def take(state: State, seat: Seat, part: Part, shelf: Shelf) -> Course:
    """Take a face-up part. Its place stays empty, except in the Refill Row: if that cannot be refilled, the
    game ends.
    """
    told = (Took(seat, part, shelf),)
    hands = received(state.hands, seat, part)
    if shelf == "fading":
        return resolved(state, told, hands=hands, fading=without(state.fading, part))
    if not state.jump_row:
        return resolved(state, told, hands=hands, office=without(state.office, part))
    if not state.new:
        state = replace(state, hands=hands, office=without(state.office, part))
        return ran_out(released(state), told, "office")
    at = state.office.index(part)
    office = (*state.office[:at], state.new[-1], *state.office[at + 1 :])
    told_more = (*told, Refilled(office[at], "office"))
    return resolved(state, told_more, hands=hands, office=office, new=state.new[:-1])


def draw(state: State, seat: Seat) -> Course:
    """Draw the top of the New stack, hidden from the others."""
    part = state.new[-1]
    told = (Drew(seat, "patent office", part, forced=False),)
    return resolved(state, told, hands=received(state.hands, seat, part), new=state.new[:-1])
