"""The end of a round (docs/rules/gear-and-piston.md, section 4.7, section 8)."""

from bot.engine.values import replace
from bot.games.gear_and_piston.rules.completeness import ends_game
from bot.games.gear_and_piston.rules.components import JUMP_ROW, JUNK_FACE_UP, NEW_FACE_UP, NO_TOKENS
from bot.games.gear_and_piston.rules.course import Course, ran_out
from bot.games.gear_and_piston.rules.events import Ending, Event, Jumped, Refreshed, RoundOpened
from bot.games.gear_and_piston.rules.model import Planning, State
from bot.games.gear_and_piston.rules.planning import beginner


def close(state: State) -> Course:
    """End the game if a car of twelve parts is complete. Otherwise replace all face-up parts, or end the game
    at once if too few parts remain.
    """
    winners = tuple(seat for seat, car in enumerate(state.cars) if ends_game(car))
    if winners:
        return Course(replace(state, ended="car"), (Ending(winners, None),), "end")
    return _jump(state) if state.jump_row else _refresh(state)


def _refresh(state: State) -> Course:
    """Phase III: six New parts and three Junk parts."""
    if len(state.new) < NEW_FACE_UP:
        return ran_out(state, (), "office")
    if len(state.junk) < JUNK_FACE_UP:
        return ran_out(state, (), "yard")
    office, yard = state.new[-NEW_FACE_UP:][::-1], state.junk[-JUNK_FACE_UP:][::-1]
    swept = (*state.office, *state.yard)
    state = replace(
        state,
        office=office,
        yard=yard,
        swept=swept,
        discards=(*state.discards, *swept),
        new=state.new[:-NEW_FACE_UP],
        junk=state.junk[:-JUNK_FACE_UP],
    )
    return _next_round(state, Refreshed(office, yard))


def _jump(state: State) -> Course:
    """Phase III of the variant: the Discard Row is discarded, the Refill Row takes its place
    and is refilled.
    """
    if len(state.new) < JUMP_ROW:
        return ran_out(state, (), "office")
    office = state.new[-JUMP_ROW:][::-1]
    state = replace(
        state,
        office=office,
        fading=state.office,
        swept=state.fading,
        discards=(*state.discards, *state.fading),
        new=state.new[:-JUMP_ROW],
    )
    return _next_round(state, Jumped(state.fading, office))


def _next_round(state: State, event: Event) -> Course:
    """Start the next round. All tokens return, except those that rest."""
    opened = replace(state, round=state.round + 1, turn=state.turn + 1, tokens=NO_TOKENS)
    after = replace(opened, phase=Planning(beginner(opened)))
    return Course(after, (event, RoundOpened(after.round, after.first)), "ask")
