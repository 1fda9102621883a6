"""Parts drawn on a stage, as tiles of a car or on plates beside it, and the free places of a car."""

from typing import Final

from bot.games.gear_and_piston.board.inks import COPPER
from bot.games.gear_and_piston.rules.components import JUNK, NEW, Part
from bot.games.gear_and_piston.rules.showing import emoji
from bot.render.stage import Stage, Words
from bot.render.text import broken


def art(part: Part) -> str:
    """Return the name of a part's sprite."""
    row = f"-{part.row}" if part.type == "improvement" else ""
    return f"art-{part.type}-{part.colour}{row}"


EMOJI: Final = {emoji(lot.part): f"{art(lot.part)}-132" for lot in (*NEW, *JUNK)} | {"stack": "stack-132"}
"""The sprites for the emoji on buttons, by the emoji's names."""


NAMED: Final = 132
NUMBERED: Final = 58
"""The least side of a free place, in pixels, that has its name in it, and that has its column's number."""


def tile(stage: Stage, part: Part, side: int, x: int, y: int, *, icons: bool = True) -> None:
    """Draw a part as a tile of a car. icons: whether it has its icons."""
    stage.put(f"{'scrap' if part.stock == 'scrap' else 'coach'}-{part.row}-{part.colour}-{side}", x, y)
    _print(stage, part, side, x, y, icons=icons)


def _print(stage: Stage, part: Part, side: int, x: int, y: int, *, icons: bool = True) -> None:
    """Draw the print of a part: its artwork and its icons."""
    stage.put(f"{art(part)}-{side}", x, y)
    if not icons:
        return
    if part.icon:
        stage.put(f"medal-{part.icon}-{side}", x, y)
    if part.volatility:
        stage.put(f"burst-{part.volatility}-{side}", x, y)
    if part.reliability:
        stage.put(f"shield-{side}", x, y)


def offered(stage: Stage, part: Part, side: int, x: int, y: int, *, wanted: bool) -> None:
    """Draw a part on a plate beside a car, with its top left corner at (x, y). wanted: whether to mark it,
    because the car lacks it.
    """
    stage.put(f"plate-{part.colour}-{side}", x, y)
    if wanted:
        stage.put(f"mark-{side}", x, y)
    _print(stage, part, side, x, y)


def slot(stage: Stage, name: str, side: int, x: int, y: int) -> None:
    """Draw a free place of a car, with its name in two lines if it is large enough, or else the end of it,
    which is the number of the column.
    """
    stage.put(f"hole-{side}", x, y)
    if name and side >= NUMBERED:
        lines = broken(name, 48, "Caladea", side // 2)[0 if side >= NAMED else -1 :]
        for at, line in enumerate(lines):
            y_line = y + side // 2 + round((at - (len(lines) - 1) / 2) * 48)
            stage.write(Words(line, 48, "Caladea", COPPER, room=side - 12), x + side // 2, y_line, "m")
