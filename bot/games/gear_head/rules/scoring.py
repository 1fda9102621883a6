"""The scores of the seats (docs/rules/gear-head.md, section 5, section 8)."""

from collections.abc import Iterable, Sequence
from math import ceil

from bot.engine import game, match, ranking
from bot.engine.game_statistics import Figures
from bot.games.gear_head.rules import actions, components, model
from bot.locales.phrase import Phrase

_order = {card: at for at, card in enumerate(components.KINDS)}


def pole_position(rank: int) -> int:
    """Return the Pole Position bonus of the car with number `rank`, from 1, at the line
    (docs/rules/gear-head.md, section 5).
    """
    return components.BONUSES[rank - 1] if rank <= len(components.BONUSES) else 0


def next_bonuses(view: model.View) -> tuple[int, int]:
    """Return the bonus of the next car at the line, and that of the car after it."""
    there = len(view.line)
    return pole_position(there + 1), pole_position(there + 2)


def outcome(state: model.State) -> game.Outcome | None:
    """Return the places, the totals and the reasons for them, or None until the race is over
    (docs/rules/gear-head.md, section 8).
    """
    if not isinstance(state.phase, model.Finished):
        return None
    cars = {car.seat: car for car in cars_of(state)}
    everyone = range(len(state.hands))
    lines = [
        line
        for seat, car in cars.items()
        for line in (
            *(game.Line(seat, card.named, card.value) for card in car.parts),
            game.Line(seat, Phrase("gear-bonus", place=state.line.index(seat) + 1), car.bonus),
        )
    ]
    return game.Outcome(
        places=tuple(cars[seat].place if seat in cars else len(cars) + 1 for seat in everyone),
        scores=tuple(cars[seat].total if seat in cars else None for seat in everyone),
        sheet=tuple(lines),
    )


def standing(state: model.State) -> tuple[int, ...]:
    """Return the place of each seat by the best card of each Part, plus the Pole Position bonus for the cars
    at the line.
    """
    powers = [
        sum(max(card.value for card in hand if card.part == part) for part in {card.part for card in hand})
        + (pole_position(state.line.index(seat) + 1) if seat in state.line else 0)
        for seat, hand in enumerate(state.hands)
    ]
    return ranking.places([-power for power in powers])


def cars_of(state: model.State) -> tuple[model.Car, ...]:
    """Return the cars at the line, in the order in which they pulled up (docs/rules/gear-head.md,
    section 8).
    """
    totals = {
        seat: sum(card.value for card in state.hands[seat]) + pole_position(rank)
        for rank, seat in enumerate(state.line, 1)
    }
    by_total = ranking.places([-total for total in totals.values()])
    return tuple(
        model.Car(
            seat=seat,
            parts=in_order(state.hands[seat]),
            bonus=pole_position(rank),
            total=totals[seat],
            place=place,
        )
        for (rank, seat), place in zip(enumerate(state.line, 1), by_total, strict=True)
    )


def best(hand: Iterable[components.Card]) -> dict[components.Part, int]:
    """Return the highest power of each Part among the cards."""
    car: dict[components.Part, int] = {}
    for part, value in hand:
        car[part] = max(value, car.get(part, 0))
    return car


def figures(states: Sequence[model.State], moves: Sequence[match.Move[actions.Action]]) -> Figures:
    """Return the number of rounds of a finished game, for `simulate --report`."""
    last = states[-1]
    return Figures(rounds=ceil(last.turn / len(last.hands)))


def in_order(hand: tuple[components.Card, ...]) -> tuple[components.Card, ...]:
    """Return the cards in the order of PARTS, then by value."""
    return tuple(sorted(hand, key=_order.__getitem__))
