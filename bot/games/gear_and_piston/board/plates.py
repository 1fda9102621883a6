"""Parts drawn on a stage, as tiles of a car or on plates beside it, and the free places of a car."""

from collections.abc import Sequence
from typing import Final

from bot.games.gear_and_piston.board.grid import SIDES
from bot.games.gear_and_piston.rules.components import JUNK, NEW, Part
from bot.games.gear_and_piston.rules.showing import emoji
from bot.render.stage import Stage


def art(part: Part) -> str:
    """Return the name of a part's sprite."""
    row = f"-{part.row}" if part.type == "improvement" else ""
    return f"art-{part.type}-{part.colour}{row}"


EMOJI: Final = {emoji(lot.part): f"{art(lot.part)}-132" for lot in (*NEW, *JUNK)} | {"stack": "stack-132"}
"""The sprites for the emoji on buttons, by the emoji's names."""


def tile(stage: Stage, part: Part, side: int, x: int, y: int, *, icons: bool = True) -> None:
    """Draw a part as a tile of a car, with its top left corner at (x, y). icons: whether to draw its
    icons.
    """
    stage.put(f"{'scrap' if part.stock == 'scrap' else 'coach'}-{part.row}-{part.colour}-{side}", x, y)
    _print(stage, part, side, x, y, icons=icons)


def _print(stage: Stage, part: Part, side: int, x: int, y: int, *, icons: bool = True) -> None:
    """Draw the print of a part: its artwork and its icons, if `icons` is true."""
    stage.put(f"{art(part)}-{side}", x, y)
    if not icons:
        return
    if part.icon:
        stage.put(f"medal-{part.icon}-{side}", x, y)
    if part.volatility:
        stage.put(f"burst-{part.volatility}-{side}", x, y)
    if part.reliability:
        stage.put(f"shield-{side}", x, y)


def offered(stage: Stage, part: Part, side: int, x: int, y: int, *, icons: bool = True) -> None:
    """Draw a part on a plate beside a car, with its top left corner at (x, y). icons: whether to draw its
    icons.
    """
    stage.put(f"plate-{part.colour}-{side}", x, y)
    _print(stage, part, side, x, y, icons=icons)


def slot(stage: Stage, parts: Sequence[Part], side: int, x: int, y: int) -> None:
    """Draw a free place of a car, with the parts that can go there, if any: a single one in full size, or as
    many small ones as fit.
    """
    if len(parts) == 1:
        stage.put(f"ghost-{parts[0].colour}-{side}", x, y)
        stage.put(f"{art(parts[0])}-{side}", x, y)
        return
    stage.put(f"hole-{side}", x, y)
    small = next((each for each in SIDES if 2 * each < side), SIDES[-1])
    edge = (side - 2 * small) // 3
    corners = [(left, top) for top in (edge, side - edge - small) for left in (edge, side - edge - small)]
    shown = parts[: len(corners) if 2 * small < side else 1]
    for part, (left, top) in zip(shown, corners, strict=False):
        lower = (side - small) // 2 if len(shown) <= 2 else top
        stage.put(f"{art(part)}-{small}", x + left, y + lower)
