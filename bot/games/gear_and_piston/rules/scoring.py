"""Areas, Volatility and the score sheet (docs/rules/gear-and-piston.md, section 6.3)."""

from collections.abc import Sequence
from functools import lru_cache

from bot.engine.game import Line, Outcome, Seat
from bot.engine.ranking import places
from bot.games.gear_and_piston.rules import components, model
from bot.games.gear_and_piston.rules.car import Car, Cell, parts, placed
from bot.games.gear_and_piston.rules.investors import Prototype, verdict
from bot.locales.phrase import Phrase


def troubles(car: Car) -> tuple[int, int]:
    """Return the total Volatility and the total Reliability of the car, including scraps."""
    built_parts = parts(car)
    return sum(part.volatility for part in built_parts), sum(part.reliability for part in built_parts)


def volatility(car: Car) -> int:
    """Return the car's position on the Volatility track: Volatility minus Reliability, but at least 0."""
    trouble, reliability = troubles(car)
    return max(0, trouble - reliability)


def largest_area(car: Car) -> tuple[Cell, ...]:
    """Return the cells of the largest set of orthogonally connected parts of one colour, without scraps."""
    colours = {cell: part.colour for cell, part in placed(car) if part.stock != "scrap"}
    best: tuple[Cell, ...] = ()
    while colours:
        area = _area(colours, next(iter(colours)))
        for cell in area:
            del colours[cell]
        if len(area) > len(best):
            best = tuple(sorted(area))
    return best


def _area(colours: dict[Cell, components.Colour], start: Cell) -> set[Cell]:
    """Return all cells that are connected to `start` through cells of its colour."""
    area, edge = {start}, [start]
    while edge:
        section, column, row = edge.pop()
        for cell in (
            Cell(section, column - 1, row),
            Cell(section, column + 1, row),
            Cell(section, column, "bottom" if row == "top" else "top"),
        ):
            if cell not in area and colours.get(cell) == colours[start]:
                area.add(cell)
                edge.append(cell)
    return area


def outcome(state: model.State) -> Outcome | None:
    """Return the places, the points and the reasons for them, or None until the game is over."""
    return result(state) if isinstance(state.phase, model.Finished) else None


def standing(state: model.State) -> tuple[int, ...]:
    """Return the place that each seat would have if the game ended now."""
    return result(state).places


@lru_cache(maxsize=64)
def result(state: model.State) -> Outcome:
    """Return the places, the points and the reasons for them, as if the game ended now."""
    return scored(state.cars, tuple(map(len, state.hands)), state.investors)


def scored(cars: Sequence[Car], hands: Sequence[int], investors: Sequence[components.Investor]) -> Outcome:
    """Return the final score for the given cars and numbers of Blueprints in hand."""
    sheet = tuple(line for seat in range(len(cars)) for line in lines(cars, hands, investors, seat))
    scores = tuple(sum(line.points for line in sheet if line.seat == seat) for seat in range(len(cars)))
    keys = [(-score, volatility(car)) for score, car in zip(scores, cars, strict=True)]
    return Outcome(places(keys), scores, sheet)


def lines(
    cars: Sequence[Car], hands: Sequence[int], investors: Sequence[components.Investor], seat: Seat
) -> tuple[Line, ...]:
    """Return the score sheet of the seat. hands: the number of Blueprints in each hand."""
    prototypes = list(map(_prototype, cars, hands))
    verdicts = (verdict(investor, prototypes[seat], prototypes) for investor in investors)
    car = cars[seat]
    return (*(Line(seat, *each) for each in verdicts), _area_line(seat, car), _volatility_line(seat, car))


@lru_cache(maxsize=512)
def _prototype(car: Car, hand: int) -> Prototype:
    return Prototype(parts(car), hand, volatility(car))


def _area_line(seat: int, car: Car) -> Line:
    cells = largest_area(car)
    return Line(seat, Phrase("piston-paid-area", count=len(cells)), len(cells))


def _volatility_line(seat: int, car: Car) -> Line:
    trouble, reliability = troubles(car)
    reason = Phrase("piston-paid-volatility", volatility=trouble, reliability=reliability)
    return Line(seat, reason, -volatility(car))
