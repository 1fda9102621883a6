"""The end of a round (docs/rules/gear-and-piston.md, section 4.7, section 8)."""

from bot.engine.values import replace
from bot.games.gear_and_piston.rules import completeness, components, course, events, model, planning


def close(state: model.State) -> course.Course:
    """End the game, or replace the face-up parts and start the next round."""
    winners = tuple(seat for seat, car in enumerate(state.cars) if completeness.ends_game(car))
    if winners:
        return course.Course(replace(state, ended="car"), (events.Ending(winners, None),), "end")
    return _jump(state) if state.jump_row else _refresh(state)


def _refresh(state: model.State) -> course.Course:
    """Replace the face-up parts, and start the next round. If a stack has too few parts, end the game."""
    if len(state.new) < components.NEW_FACE_UP:
        return course.ran_out(state, (), "office")
    if len(state.junk) < components.JUNK_FACE_UP:
        return course.ran_out(state, (), "yard")
    office, yard = state.new[-components.NEW_FACE_UP :][::-1], state.junk[-components.JUNK_FACE_UP :][::-1]
    swept = (*state.office, *state.yard)
    state = replace(
        state,
        office=office,
        yard=yard,
        swept=swept,
        discards=(*state.discards, *swept),
        new=state.new[: -components.NEW_FACE_UP],
        junk=state.junk[: -components.JUNK_FACE_UP],
    )
    return _next_round(state, events.Refreshed(office, yard))


def _jump(state: model.State) -> course.Course:
    """Jump Row: replace the rows of the Patent Office, and start the next round. If the stack has too few
    parts, end the game.
    """
    if len(state.new) < components.JUMP_ROW:
        return course.ran_out(state, (), "office")
    office = state.new[-components.JUMP_ROW :][::-1]
    state = replace(
        state,
        office=office,
        fading=state.office,
        swept=state.fading,
        discards=(*state.discards, *state.fading),
        new=state.new[: -components.JUMP_ROW],
    )
    return _next_round(state, events.Jumped(state.fading, office))


def _next_round(state: model.State, event: events.Event) -> course.Course:
    opened = replace(state, round=state.round + 1, turn=state.turn + 1, tokens=components.NO_TOKENS)
    after = replace(opened, phase=model.Planning(planning.beginner(opened)))
    return course.Course(after, (event, events.RoundOpened(after.round, after.first)), "ask")
