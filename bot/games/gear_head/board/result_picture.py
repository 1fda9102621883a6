"""The result: the photo finish of the built cars, and the sum of one player's points."""

from collections.abc import Sequence

from bot.games.gear_head.board.built_cars import built
from bot.games.gear_head.board.inks import FINISH
from bot.games.gear_head.rules import components, model
from bot.locales.phrase import Locale
from bot.render import sums
from bot.render.photo_finish import photo_finish, racers
from bot.render.stage import Stage


def result(view: model.View, names: Sequence[str], locale: Locale) -> Stage:
    """Return the picture of the result for the view's seat or for spectators. It includes the sum of that
    seat's points, if its car reached the line, or for spectators the sum of the winner's.
    """
    cars = {car.seat: car for car in view.cars}
    places = [cars[seat].place if seat in cars else None for seat in range(len(names))]
    totals = [cars[seat].total if seat in cars else None for seat in range(len(names))]
    rows = racers(names, places, totals)
    hero = cars.get(rows[0].seat if view.seat is None else view.seat)

    def band(stage: Stage) -> None:
        if hero is not None:
            sums.summed(stage, FINISH, _terms(stage, hero), view.seat, hero.seat)

    drawn = band if hero is not None else None
    return photo_finish(
        FINISH,
        rows,
        view.seat,
        "points",
        built(view),
        band=drawn,
        low=sums.LOW,
        explained=True,
        locale=locale,
    )


def _terms(stage: Stage, car: model.Car) -> list[sums.Term]:
    """Return the points for a car's Parts, and its bonus if it got one, as terms of the sum."""
    terms = [sums.Term(car.total - car.bonus, stage.say("gear-finish-parts"))]
    if car.bonus:
        rank = components.BONUSES.index(car.bonus) + 1
        terms.append(sums.Term(car.bonus, stage.say("gear-finish-home", rank=rank)))
    return terms
