"""The views of a seat or a spectator, and the events as they see them (docs/rules/gear-and-piston.md, section
9).
"""

from collections.abc import Hashable

from bot.engine.game import Outcome, Seat
from bot.engine.values import kind_of, replace
from bot.games.gear_and_piston.rules import (
    completeness,
    components,
    course,
    events,
    mending,
    model,
    planning,
    scoring,
    working,
)
from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.model import View


def shown(view: View) -> tuple[Hashable, ...]:
    """Return everything in the view that can be new information to the seat."""
    cars = [part for car in view.cars for part in parts(car)]
    shelves = (*view.office, *view.fading, *view.yard, *view.swept)
    told = (("round", view.round), ("ended", view.ended), ("scrap", view.scrap))
    return (*view.hand, *view.seen, *view.kept, *shelves, *cars, *told)


def hand(view: View) -> tuple[components.Part, ...]:
    """Return the seat's own Blueprints."""
    return view.hand


def secret(view: View) -> bool:
    """Return whether the seat's next move cannot be undone."""
    return view.phase in ("discarding", "assembling", "scrapping")


_NO_RESULT = Outcome((), (), ())


def view(state: model.State, seat: Seat | None) -> model.View:
    """Return the view of a seat or a spectator (docs/rules/gear-and-piston.md, section 9)."""
    phase = state.phase
    awaited = _awaited(phase)
    over = scoring.result(state) if isinstance(phase, model.Finished) else _NO_RESULT
    work = phase if isinstance(phase, model.Working) else None
    return model.View(
        seat=seat,
        turn=state.turn,
        phase=kind_of(phase),
        mover=None if isinstance(phase, model.Discarding | model.Assembling | model.Finished) else phase.seat,
        awaited=awaited,
        round=state.round,
        first=state.first,
        investors=state.investors,
        jump_row=state.jump_row,
        ended=state.ended,
        office=state.office,
        fading=state.fading,
        yard=state.yard,
        swept=state.swept,
        new_left=bool(state.new),
        junk_left=bool(state.junk),
        sites=_sites(state),
        resting=state.resting,
        shuffles=state.shuffles,
        tokens=tuple(planning.left(state, each) for each in range(len(state.hands))),
        hand=() if seat is None else state.hands[seat],
        held=tuple(map(len, state.hands)),
        cars=state.cars,
        volatility=state.volatility,
        victim=phase.victim if isinstance(phase, model.Stealing) else None,
        seen=_seen(state, seat),
        kept=phase.kept if isinstance(phase, model.Sorting) and phase.seat == seat else (),
        pick=phase.taken + 1 if isinstance(phase, model.Scavenging) else 0,
        actions=work.before.actions if work else 0,
        left=work.left if work else 0,
        upgrading=work.upgrading if work else False,
        changed=work is not None and work.seat == seat and working.changed(state, work),
        chosen=phase.chosen[seat] if isinstance(phase, model.Assembling) and seat is not None else None,
        scrap=phase.volatility if isinstance(phase, model.Scrapping) else None,
        short=isinstance(phase, model.Returning) and phase.seat == seat and phase.short,
        defects=_defects(state, seat),
        fewest=None if seat is None else mending.needed(state.cars[seat]),
        points=tuple(score or 0 for score in over.scores),
        places=over.places,
        sheet=over.sheet,
    )


def _awaited(phase: model.Phase) -> tuple[Seat, ...]:
    if isinstance(phase, model.Finished):
        return ()
    return phase.asked if isinstance(phase, model.Discarding | model.Assembling) else (phase.seat,)


def _seen(state: model.State, seat: Seat | None) -> tuple[components.Part, ...]:
    """Return the parts that only the mover sees, or none if the seat is not the mover."""
    phase = state.phase
    match phase:
        case model.Stealing(mover, victim) if mover == seat:
            return state.hands[victim]
        case model.Dealing(mover, seen) if mover == seat:
            return seen
        case model.Returning(mover, rest) if mover == seat:
            return rest
        case model.Sorting(mover, drawn) if mover == seat:
            return drawn
        case _:
            return ()


def _sites(state: model.State) -> tuple[model.Site, ...]:
    spaces = course.spaces_of(state)
    rooms = planning.capacities(spaces)
    draws = components.JUMP_DRAWS[: spaces.junk_yard] if state.jump_row else ()
    worths: tuple[tuple[int, ...], ...] = ((), (), draws, spaces.workshop)
    still = isinstance(
        state.phase, model.Planning | model.Discarding | model.Assembling | model.Scrapping | model.Finished
    )
    token = None if still else course.next_token(state)
    return tuple(
        model.Site(
            location,
            (*row, *(None,) * (room - len(row))),
            worth,
            token.space if token and token.location == location else None,
        )
        for location, row, room, worth in zip(components.LOCATIONS, state.tokens, rooms, worths, strict=True)
    )


def _defects(state: model.State, seat: Seat | None) -> tuple[tuple[completeness.Defect, ...] | None, ...]:
    told = isinstance(state.phase, model.Assembling | model.Scrapping | model.Finished)
    return tuple(
        completeness.defects(car) if told or at == seat else None for at, car in enumerate(state.cars)
    )


def visible(event: events.Event, seat: Seat | None) -> events.Event:
    """Return the event as the seat sees it, without the stacks and the parts that are hidden from it."""
    match event:
        case events.Opened():
            return replace(event, new=(), junk=(), scrap=())
        case events.Reshuffled():
            return replace(event, stack=())
        case events.Spied(thief, victim) if seat not in (thief, victim):
            return replace(event, hand=())
        case events.Stole(thief, victim) if seat not in (thief, victim):
            return replace(event, part=None)
        case events.Visited(mover) | events.Rummaged(mover) if mover != seat:
            return replace(event, parts=())
        case events.Pocketed(mover) | events.Drew(mover) if mover != seat:
            return replace(event, part=None)
        case events.Returned(mover) if mover != seat:
            return replace(event, order=())
        case events.Discarded(mover) if mover != seat:
            return replace(event, part=None)
        case events.Sorted(mover) if mover != seat:
            return replace(event, kept=(), discarded=())
        case _:
            return event
