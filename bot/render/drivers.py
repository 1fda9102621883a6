"""The drivers of players' cars, with helmets in the colours of the cars."""

from bot.render.stage import Stage
from bot.words.player_car import ROBOT, PlayerCar


def put_driver(stage: Stage, car: PlayerCar, mood: str, size: str, x: int, y: int) -> None:
    """Draw a car's driver with the neck at (x, y). mood, size: as in the names of sprites, such as "grin" and
    "l".
    """
    if car.driver != ROBOT:
        stage.put(f"shell-{car.colour}-{size}", x, y)
    stage.put(f"driver-{car.face}-{mood}-{size}", x, y)
