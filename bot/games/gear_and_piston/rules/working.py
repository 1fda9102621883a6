"""Turns in the Workshop (docs/rules/gear-and-piston.md, section 4.6, section 5.1)."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, Unpack

from bot.engine.values import replace
from bot.games.gear_and_piston.rules import (
    actions as act,
    car as car_rules,
    components,
    course,
    events,
    model,
)


class Building(NamedTuple):
    """A way to build: the Blueprint, and the open cell for it."""

    part: components.Part
    cell: car_rules.Cell


class Upgrading(NamedTuple):
    """A way to upgrade: the cell of the part to replace, and the Blueprint that replaces it."""

    cell: car_rules.Cell
    part: components.Part


def buildings(car: car_rules.Car, hand: tuple[components.Part, ...]) -> Iterator[Building]:
    """Yield every way to build a Blueprint, each once: in the order of the hand, then by cell."""
    cells = {row: car_rules.open_cells(car, row) for row in components.ROWS}
    for part in dict.fromkeys(hand):
        for cell in cells[part.row]:
            yield Building(part, cell)


def upgradings(car: car_rules.Car, hand: tuple[components.Part, ...]) -> Iterator[Upgrading]:
    """Yield every way to replace a part by a Blueprint of its type, colour and row
    (docs/rules/gear-and-piston.md, Ruling 6).
    """
    blueprints = tuple(dict.fromkeys(hand))
    for cell, old in car_rules.placed(car):
        for part in blueprints:
            if part[1:4] == old[1:4]:
                yield Upgrading(cell, part)


def begin(state: model.State, token: course.Token) -> course.Course:
    """Ask the token's owner to work on the car. The first token also names the First Player. A token that can
    do nothing is lost.
    """
    told: tuple[events.Event, ...] = ()
    if token.space == 0:
        last = state.tokens[-1][-1]
        assert last is not None  # tokens are resolved in order, so the last one is still there
        told = (events.FirstNamed(last, kept=last == state.first),)
        state = replace(state, first=last)
    seat, car, hand = token.seat, state.cars[token.seat], state.hands[token.seat]
    if not hand and car == car_rules.NO_CAR:
        return course.resolved(state, (*told, events.Lost(seat, "workshop", "impossible")))
    actions = course.spaces_of(state).workshop[token.space]
    phase = model.Working(
        seat=seat, left=actions, upgrading=False, removed=(), before=model.Bench(car, hand, actions)
    )
    return course.Course(replace(state, phase=phase), (*told, events.WorkBegun(seat, actions)), "ask")


def jobs(state: model.State, phase: model.Working) -> tuple[act.Action, ...]:
    """Return the legal actions of the Workshop turn."""
    car, hand = state.cars[phase.seat], state.hands[phase.seat]
    return _jobs(car, hand, phase.left > 0, phase.left > 0 or phase.upgrading, changed(state, phase))


@lru_cache(maxsize=512)
def _jobs(
    car: car_rules.Car, hand: tuple[components.Part, ...], may_act: bool, may_upgrade: bool, may_undo: bool
) -> tuple[act.Action, ...]:
    found: list[act.Action] = []
    if may_act:
        found += [act.Build(part, cell) for part, cell in buildings(car, hand)]
    if may_upgrade:
        found += [act.Upgrade(cell, part) for cell, part in upgradings(car, hand)]
    if may_act:
        found += [act.Dismantle(cell) for cell in car_rules.removable(car)]
    found += [act.Merge(offset) for offset in car_rules.offsets(car)]
    return (*found, act.Undo(), act.Done()) if may_undo else (*found, act.Done())


def changed(state: model.State, phase: model.Working) -> bool:
    """Return whether the Workshop turn has changed anything, so that it can be undone."""
    return (state.cars[phase.seat], state.hands[phase.seat], phase.left) != phase.before


def build(
    state: model.State, phase: model.Working, part: components.Part, cell: car_rules.Cell
) -> course.Course:
    """Build a Blueprint in an open cell, for one action."""
    car = state.cars[phase.seat]
    hands = course.given(state.hands, phase.seat, part)
    after = replace(phase, left=phase.left - 1, upgrading=False)
    larger = car_rules.built(car, cell, part)
    told = events.Built(phase.seat, part, car_rules.placed_name(larger, cell))
    return _at_work(state, after, larger, told, hands=hands)


def dismantle(state: model.State, phase: model.Working, cell: car_rules.Cell) -> course.Course:
    """Remove a part from the car, for one action."""
    car = state.cars[phase.seat]
    old = _part_at(car, cell)
    after = replace(phase, left=phase.left - 1, upgrading=False, removed=(*phase.removed, old))
    return _at_work(
        state,
        after,
        car_rules.dismantled(car, cell),
        events.Dismantled(phase.seat, old, car_rules.name(car, cell)),
    )


def upgrade(
    state: model.State, phase: model.Working, cell: car_rules.Cell, part: components.Part
) -> course.Course:
    """Replace a part by a Blueprint of its type and colour. Consecutive upgrades cost one action together."""
    car = state.cars[phase.seat]
    old = _part_at(car, cell)
    hands = course.given(state.hands, phase.seat, part)
    after = replace(
        phase,
        left=phase.left if phase.upgrading else phase.left - 1,
        upgrading=True,
        removed=(*phase.removed, old),
    )
    told = events.Upgraded(phase.seat, old, part, car_rules.name(car, cell), more=phase.upgrading)
    return _at_work(state, after, car_rules.replaced(car, cell, part), told, hands=hands)


def merge(state: model.State, phase: model.Working, offset: int) -> course.Course:
    """Merge the two sections, which costs no action."""
    car = car_rules.merged(state.cars[phase.seat], offset)
    return _at_work(state, phase, car, events.Merged(phase.seat, forced=False))


def undo(state: model.State, phase: model.Working) -> course.Course:
    """Restart the Workshop turn: restore the car, the hand and the actions."""
    car, hand, actions = phase.before
    hands = (*state.hands[: phase.seat], hand, *state.hands[phase.seat + 1 :])
    after = model.Working(seat=phase.seat, left=actions, upgrading=False, removed=(), before=phase.before)
    return _at_work(state, after, car, events.Undone(phase.seat), hands=hands)


def finish(state: model.State, phase: model.Working) -> course.Course:
    """Confirm the Workshop turn, and discard the removed parts."""
    discards = (*state.discards, *phase.removed)
    return course.resolved(state, (events.Worked(phase.seat, phase.left),), discards=discards)


def _at_work(
    state: model.State,
    phase: model.Working,
    car: car_rules.Car,
    event: events.Event,
    **lots: Unpack[course.Lots],
) -> course.Course:
    cars = (*state.cars[: phase.seat], car, *state.cars[phase.seat + 1 :])
    return course.Course(replace(state, cars=cars, phase=phase, **lots), (event,), "ask")


def _part_at(car: car_rules.Car, cell: car_rules.Cell) -> components.Part:
    part = car_rules.at(car, cell)
    assert part is not None  # legal actions name only existing parts
    return part
