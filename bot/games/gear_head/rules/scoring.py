"""The score of each seat (docs/rules/gear-head.md, section 5, section 8)."""

from collections.abc import Iterable, Sequence
from math import ceil

from bot.engine.figures import Figures
from bot.engine.game import Line, Outcome
from bot.engine.match import Move
from bot.engine.ranking import places
from bot.games.gear_head.rules.actions import Action
from bot.games.gear_head.rules.components import BONUSES, KINDS, Card, Part
from bot.games.gear_head.rules.model import Car, Finished, State
from bot.locales.phrase import Phrase

_order = {card: at for at, card in enumerate(KINDS)}


def pole_position(rank: int) -> int:
    """Pole Position for the car that reached the line as number `rank`, from 1 (docs/rules/gear-head.md,
    section 5).
    """
    return BONUSES[rank - 1] if rank <= len(BONUSES) else 0


def outcome(state: State) -> Outcome | None:
    """Places and totals once the race is over (docs/rules/gear-head.md, section 8)."""
    if not isinstance(state.phase, Finished):
        return None
    cars = {car.seat: car for car in cars_of(state)}
    everyone = range(len(state.hands))
    lines = [
        line
        for seat, car in cars.items()
        for line in (
            *(Line(seat, card.named, card.value) for card in car.parts),
            Line(seat, Phrase("gear-bonus", place=state.line.index(seat) + 1), car.bonus),
        )
    ]
    return Outcome(
        places=tuple(cars[seat].place if seat in cars else len(cars) + 1 for seat in everyone),
        scores=tuple(cars[seat].total if seat in cars else None for seat in everyone),
        sheet=tuple(lines),
    )


def standing(state: State) -> tuple[int, ...]:
    """The place of each seat by the best card of each Part, with Pole Position for the cars at the line."""
    powers = [
        sum(max(card.value for card in hand if card.part == part) for part in {card.part for card in hand})
        + (pole_position(state.line.index(seat) + 1) if seat in state.line else 0)
        for seat, hand in enumerate(state.hands)
    ]
    return places([-power for power in powers])


def cars_of(state: State) -> tuple[Car, ...]:
    """Every car at the line, in the order in which they pulled up; equal totals share the place (1, 2, 2, 4).

    docs/rules/gear-head.md, section 8.
    """
    totals = {
        seat: sum(card.value for card in state.hands[seat]) + pole_position(rank)
        for rank, seat in enumerate(state.line, 1)
    }
    by_total = places([-total for total in totals.values()])
    return tuple(
        Car(seat, in_order(state.hands[seat]), pole_position(rank), totals[seat], place)
        for (rank, seat), place in zip(enumerate(state.line, 1), by_total, strict=True)
    )


def best(hand: Iterable[Card]) -> dict[Part, int]:
    """The highest power of each part among the cards."""
    car: dict[Part, int] = {}
    for part, value in hand:
        car[part] = max(value, car.get(part, 0))
    return car


def figures(states: Sequence[State], moves: Sequence[Move[Action]]) -> Figures:
    """The number of rounds of a finished game, for `simulate --report`; the last one may be incomplete."""
    last = states[-1]
    return Figures(rounds=ceil(last.turn / len(last.hands)))


def in_order(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards in the order of PARTS, then by value."""
    return tuple(sorted(hand, key=_order.__getitem__))
