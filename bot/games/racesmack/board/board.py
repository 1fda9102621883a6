"""The board for everybody between two circles: how the last round was judged, and everybody's Race."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from bot.games.racesmack.board.circle import STRIP, judged, strip
from bot.games.racesmack.board.head import HEAD, head
from bot.games.racesmack.board.races import bare, height, races
from bot.games.racesmack.board.verdict import HIGH, verdict
from bot.games.racesmack.rules.events import Event
from bot.games.racesmack.rules.model import View
from bot.render.canvas import Backdrop, Scene
from bot.render.panels import framed

CARDS: Final = HEAD + HIGH + 4
"""The top of the cards that were judged."""
RACES: Final = CARDS + STRIP + 14
"""The top of the Races."""


@lru_cache(maxsize=8)
def _backdrop(seats: int) -> Backdrop:
    return framed(RACES + height(seats) + 24, bare(seats, RACES))


def board(view: View, names: tuple[str, ...], heard: Sequence[Event] = ()) -> Scene:
    """Everything a spectator may know while cards are picked and a round is settled; what has just come into
    the Races glows.
    """
    scene = Scene(_backdrop(len(names)))
    head(scene, view, names)
    verdict(scene, view, HEAD)
    strip(scene, judged(view), CARDS)
    races(scene, view, names, RACES, heard)
    return scene
