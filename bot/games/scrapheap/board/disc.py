"""The disc with the number of a player's car."""

from bot.games.scrapheap.board import inks
from bot.render.stage import Stage, Words


def disc(stage: Stage, seat: int, size: str, figure: int, x: int, y: int) -> None:
    """Draw the number of a player's car on a disc in the car's colour, with its middle at (x, y). size: "l"
    or "s". figure: the font size of the number, in pixels.
    """
    car = stage.player_car(seat)
    stage.put(f"disc-{car.colour}-{size}", x, y)
    stage.write(Words(str(car.number), figure, "Black", inks.CAR_INKS[car.colour], room=figure), x, y, "m")
