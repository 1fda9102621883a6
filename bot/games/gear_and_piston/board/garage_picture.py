"""The public picture of all cars."""

from collections.abc import Sequence

from bot.engine.game import Seat
from bot.games.gear_and_piston.board import grid, hand_parts, places, recent
from bot.games.gear_and_piston.board.inks import COPPER, INK, PANEL, SEPIA, WORLD
from bot.games.gear_and_piston.board.vehicle import plan, vehicle
from bot.games.gear_and_piston.rules import mending, model, scoring
from bot.games.gear_and_piston.rules.events import Event
from bot.games.gear_and_piston.rules.showing import signed
from bot.locales.phrase import Locale
from bot.render.stage import Stage, Words
from bot.render.text import fitted

HEAD = 48
"""The distance from the top of a panel to the middle of its heading, in pixels."""


def garage(view: model.View, names: Sequence[str], events: Sequence[Event], locale: Locale) -> Stage:
    """Return the picture of all cars. The parts of the last moves are framed."""
    stage = Stage(WORLD, f"garage-{len(names)}", locale, names)
    for seat, box in enumerate(grid.garage(len(names))):
        _head(stage, view, seat, names[seat], box)
        _car(stage, view, seat, box, events)
    return stage


def _head(stage: Stage, view: model.View, seat: Seat, name: str, box: grid.Box) -> None:
    """Draw the heading of a panel: the car's owner, and on the right the figures of the car."""
    middle, x = box.y + HEAD, box.x + 46
    places.token(stage, seat, 33, x, middle, ring=seat == view.mover)
    x += 50
    end = _figures(stage, view, seat, box)
    x = stage.write(Words(fitted(name, 48, "Caladea", end - x), 48, "Caladea", INK), x, middle) + 20
    first = Words(stage.say("piston-picture-first"), 48, "Caladea", SEPIA)
    if seat == view.first and view.phase != "finished" and x + first.width <= end:
        stage.write(first, x, middle)


def _figures(stage: Stage, view: model.View, seat: Seat, box: grid.Box) -> int:
    """Draw the figures of the car, and return the x of their left edge."""
    car, end, middle = view.cars[seat], box.right - 22, box.y + HEAD
    if view.phase == "finished":
        hand_parts.seal(stage, view.points[seat], end - 34, middle)
        place = Words(stage.say("place.badge", place=view.places[seat]), 48, "Serif", INK)
        stage.write(place, end - 92, middle, "r")
        return end - 92 - place.width - 20
    if view.defects[seat] is not None:
        scraps = mending.needed(car)
        words = Words(
            stage.say("piston-picture-short", scraps=scraps), 48, "Serif", COPPER if scraps else SEPIA
        )
        stage.write(words, end, middle, "r")
        return end - words.width - 20
    if view.held[seat]:
        number = Words(str(view.held[seat]), 48, "Serif", INK)
        stage.write(number, end, middle, "r")
        end -= number.width + 40
        stage.put("hidden", end, middle)
        end -= 46
    if risk := scoring.volatility(car):
        costs = stage.say("piston-number", **signed(-risk))
        stage.put("risk", end - 48, middle)
        stage.write(Words(costs, 48, "Serif", PANEL, room=62), end - 48, middle, "m")
        end -= 104
    return end


def _car(stage: Stage, view: model.View, seat: Seat, box: grid.Box, events: Sequence[Event]) -> None:
    """Draw the car in the middle of its panel's floor, or write that it has no parts."""
    car = view.cars[seat]
    if not car.sections:
        words = Words(stage.say("piston-picture-bare"), 48, "Caladea", SEPIA, room=box.width - 40)
        stage.write(words, box.x + box.width // 2, box.y + (box.height + HEAD) // 2, "m")
        return
    drawn = plan(car, box.width - 32, box.height - HEAD - 38)
    x = box.x + (box.width - drawn.width) // 2
    y = box.low - 12 - drawn.height
    vehicle(stage, car, drawn, x, y, seat, glowing=recent.fresh(events, seat, car))
