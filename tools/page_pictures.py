"""Draws the pictures in the documents: `python -m tools.page_pictures`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bot.games.gear_and_piston import board as piston_painter, rules as gear_and_piston
from bot.games.gear_and_piston.rules.car import Car, parts
from bot.games.gear_head import board as painter, rules as gear_head
from bot.games.racesmack import board as racesmack_painter, rules as racesmack
from bot.games.racesmack.rules import model as racesmack_model
from bot.games.racesmack.rules.components import Card, RulesCard
from bot.games.rasant import board as rasant_painter, rules as rasant
from bot.games.scrapheap import board as scrapheap_painter, rules as scrapheap
from bot.games.scrapheap.rules.model import Options
from bot.render.canvas import png
from tests.games.gear_and_piston.board.scenes import game as piston
from tests.games.gear_head.board.scenes import NAMES, race
from tests.games.racesmack.board import scenes as racesmack_scenes
from tests.games.rasant.board.scenes import game
from tests.games.scrapheap.board.scenes import game as scrap_game
from tools.art.pictures import every

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"


def main() -> None:
    """Draw all pictures, and write them to PICTURES."""
    state = next(
        state for state in race(4, "documents") if state.line and max(map(len, map(set, state.hands))) == 7
    )
    mover = gear_head.view(state, None).mover
    for name, seat in (("gear-head", None), ("gear-head-hand", mover)):
        (PICTURES / f"{name}.png").write_bytes(painter.files(gear_head.view(state, seat), NAMES[:4])[0])
    public = (rasant.view(state, None) for state in game(3, "Rasant"))
    shown = next(view for view in public if len(view.laid) >= 3 and view.last and view.last.doubled)
    (PICTURES / "rasant.png").write_bytes(rasant_painter.files(shown, NAMES[:3])[0])
    started = [state for state in scrap_game(3, "documents", Options("stealth")) if state.lap == 2]
    maps = [scrapheap.view(state, scrapheap.view(state, None).mover) for state in started]
    known = max(maps, key=lambda view: sum(square.card is not None for square in view.grid))
    (PICTURES / "scrapheap.png").write_bytes(scrapheap_painter.files(known, NAMES[:3])[0])
    (PICTURES / "racesmack.png").write_bytes(racesmack_painter.files(_race_of_taps(), NAMES[:4])[0])

    views = (gear_and_piston.view(state, None) for state in piston(3, "town", random=99))
    built = next(
        view
        for view in views
        if view.phase == "planning" and min(view.tokens) == 1 and min(map(_size, view.cars)) > 5
    )
    _beside_games()
    for name, data in zip(("piston", "piston-cars"), piston_painter.files(built, NAMES[:3]), strict=True):
        (PICTURES / f"{name}.png").write_bytes(data)


def _beside_games() -> None:
    for name, drawn in every(("league",)):
        if name in ("standings-standard", "profile-standard", "share-won"):
            (PICTURES / f"{name.partition('-')[0]}.png").write_bytes(png(drawn))


def _race_of_taps() -> racesmack_model.View:
    """Return the view of a race of taps with every kind of card. Raises LookupError if there is none."""
    for number in range(100):
        for state in racesmack_scenes.game(
            4, f"documents {number}", racesmack_model.Options(shifting_gears=True)
        ):
            view = racesmack.view(state, None)
            kinds = {"rules" if isinstance(top, RulesCard) else top.style for top in _tops(view)}
            begun = all(race.row for race in view.races) and sum(len(race.row) for race in view.races) > 12
            if len(view.taps) == 1 and len(kinds) > 2 and {"rules", "plain"} <= kinds and begun:
                return view
    raise LookupError("no such table")


def _tops(view: racesmack_model.View) -> Iterator[Card]:
    return (laid.cards[-1] for laid in view.circle)


def _size(car: Car) -> int:
    return len(parts(car))


if __name__ == "__main__":
    main()
