"""The effect of a change on the player's car, and the needs of a car."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.gear_and_piston.rules import completeness, components, model, outlook, showing
from bot.games.gear_and_piston.rules.car import Car, Cell, built, number, open_cells
from bot.locales.phrase import Phrase, Text


class Effect(NamedTuple):
    """The effect of a change: the points that the car gains now, a note, and a sort key (lower is better)."""

    points: int
    note: Text
    order: float


def effect(view: model.View, after: Car) -> Effect:
    """Return the effect of changing the seat's car into `after`. Raises ValueError for a spectator's view."""
    now, then = outlook.standing(view, outlook.own_car(view)), outlook.standing(view, after)
    points, scraps = then.points - now.points, then.scraps - now.scraps
    change = "same" if not scraps else "more" if scraps > 0 else "fewer" if then.scraps else "complete"
    mends = Phrase("piston-mends", change=change, count=abs(scraps))
    gain = Phrase("piston-gain", **showing.signed(points))
    both = Phrase("piston-both", gain=gain, mends=mends)
    return Effect(points, both if points and scraps else gain if points else mends, then.order)


def best_effect(view: model.View, part: components.Part) -> Effect:
    """Return the effect of building the part in its best cell now."""
    car = outlook.own_car(view)
    cars = (built(car, cell, part) for cell in open_cells(car, part.row))
    return effect(view, min(cars, key=lambda each: outlook.standing(view, each).order))


@lru_cache(maxsize=1_024)
def lacks(car: Car) -> tuple[Phrase, ...]:
    """Return the needs of the car, each as a noun with its article or number."""
    return tuple(_lacks(car, completeness.defects(car)))


def _lacks(car: Car, found: Sequence[completeness.Defect]) -> Iterator[Phrase]:
    parts: dict[str, int] = {}
    loose = list[Cell]()
    for defect in found:
        match defect:
            case completeness.Apart():
                yield Phrase("piston-lacks-merge")
            case completeness.Missing(type, count):
                parts[showing.key(type)] = count
            case completeness.FuelShort(colour, motors, fuels):
                parts[f"{colour}-fuel-supply"] = motors - fuels
            case completeness.NotWorking(_, part, types):
                for kind in (f"{part.colour}-{showing.key(type)}" for type in types):
                    parts.setdefault(kind, 1)  # motors can be short of several fuel supplies
            case completeness.SurplusSteering():
                yield Phrase("piston-lacks-steering")
            case completeness.Unsupported(cell):
                loose.append(cell)
    coloured = {kind.partition("-")[2] for kind in parts}
    for kind, count in parts.items():
        if kind in coloured:
            continue
        yield Phrase("piston-several", kind=kind, count=count)
    for row in components.ROWS:
        gaps = [each.cell for each in found if isinstance(each, completeness.Gap) and each.cell.row == row]
        if gaps:
            yield Phrase("piston-lacks-gap", row=row, columns=_columns(car, gaps))
    if loose:
        yield Phrase("piston-lacks-axle", columns=_columns(car, loose))


def _columns(car: Car, cells: Iterable[Cell]) -> Phrase:
    """Return the phrase for the columns of the cells, with three or more consecutive ones as a range."""
    found = sorted({number(car, cell) for cell in cells})
    runs = list[list[int]]()
    for column in found:
        if runs and runs[-1][-1] == column - 1:
            runs[-1].append(column)
        else:
            runs.append([column])
    told = list[Text]()
    for run in runs:
        whole = [Phrase("piston-run", first=run[0], last=run[-1])]
        told += whole if len(run) > 2 else map(str, run)
    return Phrase("piston-columns", columns=told, count=len(found))
