"""Assembling and scrapping at the end of the game (docs/rules/gear-and-piston.md, section 6)."""

from functools import lru_cache

from bot.engine.game import Seat
from bot.engine.values import replace, with_seat
from bot.games.gear_and_piston.rules import (
    actions,
    completeness,
    components,
    course,
    events as ev,
    model,
    outlook,
    scoring,
    scrap,
)
from bot.games.gear_and_piston.rules.car import Car, at, merged, offsets, parts, placed_name


def begin(state: model.State, events: tuple[ev.Event, ...]) -> tuple[model.State, tuple[ev.Event, ...]]:
    """Let every player choose how to merge two sections, all at the same time. Sections with only one way to
    merge are merged automatically.
    """
    ways = tuple(map(offsets, state.cars))
    chosen = tuple(way[0] if len(way) == 1 else None for way in ways)
    asked = tuple(seat for seat, way in enumerate(ways) if len(way) > 1)
    state = replace(state, turn=state.turn + 1, phase=model.Assembling(asked, chosen))
    return (state, events) if asked else _assembled(state, chosen, events)


def assemble(
    state: model.State, phase: model.Assembling, seat: Seat, offset: int
) -> tuple[model.State, tuple[ev.Event, ...]]:
    """Record a seat's choice. Once all players have chosen, merge the cars."""
    asked = tuple(other for other in phase.asked if other != seat)
    chosen = with_seat(phase.chosen, seat, offset)
    if asked:
        return replace(state, phase=model.Assembling(asked, chosen)), (ev.Decided(seat),)
    return _assembled(state, chosen, (ev.Decided(seat),))


def _assembled(
    state: model.State, chosen: tuple[int | None, ...], events: tuple[ev.Event, ...]
) -> tuple[model.State, tuple[ev.Event, ...]]:
    cars = list(state.cars)
    told = list(events)
    for seat in course.in_turn_order(state):
        offset = chosen[seat]
        if offset is not None:
            told.append(ev.Merged(seat, forced=len(offsets(cars[seat])) == 1))
            cars[seat] = merged(cars[seat], offset)
    return _scrap_from(replace(state, cars=tuple(cars)), tuple(course.in_turn_order(state)), tuple(told))


def _scrap_from(
    state: model.State, seats: tuple[Seat, ...], events: tuple[ev.Event, ...]
) -> tuple[model.State, tuple[ev.Event, ...]]:
    """Let the first of the given seats whose car is incomplete draw a scrap, or end the game."""
    for seat in seats:
        if not completeness.complete(state.cars[seat]):
            state, told = _drawn(replace(state, turn=state.turn + 1), seat)
            return state, (*events, told)
        events = (*events, _passed(state, seat))
    state = replace(state, turn=state.turn + 1, phase=model.Finished())
    return state, (*events, ev.Flagged(tuple(score or 0 for score in scoring.result(state).scores)))


def _drawn(state: model.State, seat: Seat) -> tuple[model.State, ev.ScrapDrawn]:
    """Let the seat draw a scrap (docs/rules/gear-and-piston.md, Ruling 11)."""
    spare = not state.scrap
    volatility = components.SPARE_SCRAP if spare else state.scrap[-1]
    state = replace(state, scrap=state.scrap[:-1], phase=model.Scrapping(seat, volatility))
    return state, ev.ScrapDrawn(seat, volatility, spare)


def _passed(state: model.State, seat: Seat) -> ev.Passed:
    return ev.Passed(seat, sum(part.stock == "scrap" for part in parts(state.cars[seat])))


@lru_cache(maxsize=64)
def patches(car: Car) -> tuple[actions.Patch | actions.Mend, ...]:
    """Return the placements of the drawn scrap, best first, and Mend if there are several."""
    found = scrap.offers(car)
    placed = tuple(actions.Patch(offer.placement) for offer in found)
    return placed if len(placed) == 1 else (*placed, actions.Mend())


def patch(
    state: model.State, phase: model.Scrapping, placement: scrap.Placement, *, forced: bool
) -> tuple[model.State, tuple[ev.Event, ...]]:
    """Place the scrap, and continue with another one, the next seat, or the end of the game."""
    seat, car = phase.seat, state.cars[phase.seat]
    after = scrap.scrapped(car, placement, phase.volatility)
    where = placement.cell
    part = at(after, where._replace(column=max(0, where.column)))
    assert part is not None  # the scrap was just placed there
    covered = at(car, where)
    told = ev.Patched(seat=seat, part=part, place=placed_name(after, where), covers=covered, forced=forced)
    discards = (*state.discards, covered) if covered else state.discards
    cars = with_seat(state.cars, seat, after)
    state = replace(state, cars=cars, discards=discards)
    if not completeness.complete(after):
        state, drawn = _drawn(state, seat)
        return state, (told, drawn)
    order = tuple(course.in_turn_order(state))
    return _scrap_from(state, order[order.index(seat) + 1 :], (told, _passed(state, seat)))


def mend(state: model.State, phase: model.Scrapping) -> tuple[model.State, tuple[ev.Event, ...]]:
    """Draw and place scraps as proposed until the car is complete."""
    held = tuple(map(len, state.hands))
    plan = outlook.proposed(
        state.cars, held=held, investors=state.investors, seat=phase.seat, volatility=phase.volatility
    )
    told = list[ev.Event]()
    for placement in plan.placements:
        assert isinstance(state.phase, model.Scrapping)  # a proposal ends once the car is complete
        state, events = patch(state, state.phase, placement, forced=True)
        told += events
    return state, tuple(told)
