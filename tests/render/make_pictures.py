"""Draw the pictures of the documents anew: `python -m tests.render.make_pictures`."""

from __future__ import annotations

from pathlib import Path

from bot.games import gear_and_piston, gear_head, rasant, scrapheap
from bot.games.gear_and_piston.car import Car, parts
from bot.games.scrapheap.model import Options
from bot.render import draw
from bot.render import gear_and_piston as piston_painter
from bot.render import gear_head as painter
from bot.render import rasant as rasant_painter
from bot.render import scrapheap as scrapheap_painter
from tests.render.piston_scenes import game as piston
from tests.render.rasant_scenes import game
from tests.render.scenes import NAMES, race
from tests.render.scrap_scenes import game as scrap_game

DOCS = Path(__file__).parents[2] / "docs"


def main() -> None:
    """Gear Head: a table of four with one car at the line, and the hand of the player on the move. Rasant: a
    table of three in the middle of a round, after a manoeuvre that was doubled. Scrapheap Scavengers: the map
    of a player who collects, with cards that only this player knows. Gear & Piston: the board and the cars of
    three once all their cars have six parts.
    """
    state = next(
        state for state in race(4, "documents") if state.line and max(map(len, map(set, state.hands))) == 7
    )
    mover = gear_head.view(state, None).mover
    for name, seat in (("table", None), ("hand", mover)):
        (DOCS / f"{name}.png").write_bytes(draw(painter, gear_head.view(state, seat), NAMES[:4])[0])
    public = (rasant.view(state, None) for state in game(3, "Rasant"))
    shown = next(view for view in public if len(view.laid) >= 3 and view.last and view.last.doubled)
    (DOCS / "rasant.png").write_bytes(draw(rasant_painter, shown, NAMES[:3])[0])
    started = [state for state in scrap_game(3, "documents", Options("stealth")) if state.lap == 2]
    maps = [scrapheap.view(state, scrapheap.view(state, None).mover) for state in started]
    known = max(maps, key=lambda view: sum(square.card is not None for square in view.grid))
    (DOCS / "scrapheap.png").write_bytes(draw(scrapheap_painter, known, NAMES[:3])[0])
    views = (gear_and_piston.view(state, None) for state in piston(3, "documents", random=99))
    built = next(
        view
        for view in views
        if view.phase == "planning" and min(view.tokens) == 1 and min(map(_size, view.cars)) > 5
    )
    for name, data in zip(("piston", "piston-cars"), draw(piston_painter, built, NAMES[:3]), strict=True):
        (DOCS / f"{name}.png").write_bytes(data)


def _size(car: Car) -> int:
    return len(parts(car))


if __name__ == "__main__":
    main()
