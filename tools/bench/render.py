"""Measures the time to draw and encode pictures, and the sizes of their files, against Pillow's default save:
docs/performance.md, Goal 1, Goal 2, Goal 3, Goal 4.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import count
from typing import Any

from PIL.Image import Image

from bot.engine.values import kind_of
from bot.games.gear_and_piston import board as piston_painter, rules as gear_and_piston
from bot.games.gear_and_piston.rules import model as piston_model
from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_head import board as gear_head_painter, rules as gear_head
from bot.games.racesmack import board as racesmack_painter, rules as racesmack
from bot.games.racesmack.rules import model as racesmack_model
from bot.games.rasant import board as rasant_painter, rules as rasant
from bot.games.rasant.rules import components as rasant_components, model as rasant_model
from bot.games.scrapheap import board as scrapheap_painter, rules as scrapheap
from bot.games.scrapheap.rules import model as scrapheap_model
from bot.render import banded_png, canvas, cover, stage, text, world
from bot.render.canvas import Scene, png
from bot.render.stage import Stage
from tests.games.gear_and_piston.board.scenes import game as piston
from tests.games.gear_head.board.scenes import NAMES, race
from tests.games.racesmack.board import scenes as racesmack_scenes
from tests.games.rasant.board.scenes import game
from tests.games.scrapheap.board.scenes import game as scrap_game
from tests.render.masters import developed, fidelity, master, naive

PAIRS = 25
WARM, FRESH, COLD, SMALL, TRUE = 0.15, 0.15, 0.4, 0.5, 42.0
"""The maximum times with full caches, with new names and with empty caches, and the maximum file size, each
as a fraction of that of the full-colour picture. TRUE: the minimum fidelity in decibels.
"""
BOARD_BYTES, HAND_BYTES, WORLD_BYTES = 150_000, 60_000, 120_000


@dataclass(frozen=True)
class Subject:
    """A view to draw. most: the maximum file size in bytes. which: the index of the picture."""

    name: str
    painter: Any
    view: Any
    most: int
    which: int = 0

    @property
    def names(self) -> Sequence[str]:
        return NAMES[: len(self.view.held)]

    def paint(self, names: Sequence[str]) -> Image:
        """Return the picture drawn with the given names."""
        return developed(self.painter.scenes(self.view, names)[self.which])

    def scene(self) -> Scene | Stage:
        """Return the scene from which the picture is drawn."""
        drawn: Scene | Stage = self.painter.scenes(self.view, self.names)[self.which]
        return drawn


def subjects() -> list[Subject]:
    """Return the pictures to measure."""
    four, twelve = list(race(4, "bench")), list(race(12, "bench"))
    discarding = next(state for state in four if len(gear_head.view(state, 0).hand) == 7)
    return [
        Subject("Gear Head, 4 seats", gear_head_painter, gear_head.view(four[-2], None), WORLD_BYTES),
        Subject("Gear Head, 12 seats", gear_head_painter, gear_head.view(twelve[-2], None), WORLD_BYTES),
        Subject("Gear Head, hand", gear_head_painter, gear_head.view(discarding, 0), WORLD_BYTES),
        *(_rasant(seats) for seats in (3, 5)),
        Subject("Rasant, hand", rasant_painter, _leader(), WORLD_BYTES),
        Subject("Scrapheap Scavengers, 4 seats", scrapheap_painter, _scrapyard(None), BOARD_BYTES),
        Subject("Scrapheap Scavengers, map", scrapheap_painter, _scrapyard(0), BOARD_BYTES),
        _races(4, "tapping"),
        _races(6, "picking"),
        Subject("Racesmack, hand", racesmack_painter, _picker(), WORLD_BYTES),
        *(subject for seats in (2, 6) for subject in _piston(seats)),
        Subject("Gear & Piston, hand", piston_painter, _worker(), WORLD_BYTES),
    ]


def _rasant(seats: int) -> Subject:
    public = [rasant.view(state, None) for state in game(seats, "bench")]
    fullest = max(public, key=lambda view: len(view.laid))
    return Subject(f"Rasant, {seats} seats", rasant_painter, fullest, WORLD_BYTES)


def _leader() -> rasant_model.View:
    """Return the view of a leader who can play all six cards. Raises LookupError if there is none."""
    for state in game(3, "bench"):
        for seat in rasant.awaits(state):
            view = rasant.view(state, seat)
            if len(view.playable) == rasant_components.HAND and view.last is not None:
                return view
    raise LookupError("nobody led from six coloured cards")


def _scrapyard(seat: int | None) -> scrapheap_model.View:
    """Return the view of a seat, or the public one, right after the first card was taken."""
    states = scrap_game(4, "bench", scrapheap_model.Options(tiles=4))
    started = next(state for state in states if state.lap and any(map(len, state.taken)))
    return scrapheap.view(started, seat)


def _races(seats: int, phase: str) -> Subject:
    states = racesmack_scenes.game(seats, "bench", racesmack_scenes.EVERYTHING)
    public = [racesmack.view(state, None) for state in states if kind_of(state.phase) == phase]
    fullest = max(public, key=lambda view: sum(len(race.row) for race in view.races))
    return Subject(f"Racesmack, {seats} seats", racesmack_painter, fullest, WORLD_BYTES)


def _picker() -> racesmack_model.View:
    """Return the view of a player with four cards in hand to pick from."""
    views = (racesmack.view(state, 0) for state in racesmack_scenes.game(4, "bench"))
    return next(view for view in views if 0 in view.awaited and len(view.hand) == 4 and view.races[0].row)


def _piston(seats: int) -> list[Subject]:
    views = [gear_and_piston.view(state, None) for state in piston(seats, "bench")]
    fullest = max((view for view in views if view.phase != "finished"), key=_parts)
    return [
        Subject(f"Gear & Piston, {seats} seats", piston_painter, fullest, WORLD_BYTES),
        Subject(f"Gear & Piston, cars of {seats} seats", piston_painter, fullest, WORLD_BYTES, which=1),
    ]


def _parts(view: piston_model.View) -> int:
    return sum(len(parts(car)) for car in view.cars)


def _worker() -> piston_model.View:
    """Return the view of the player in the Workshop who holds the most Blueprints."""
    views = (
        gear_and_piston.view(state, state.phase.seat)
        for state in piston(4, "bench")
        if isinstance(state.phase, piston_model.Working)
    )
    return max(views, key=lambda view: len(view.hand))


def main() -> None:
    """Measure everything and print the figures with their goals."""
    for subject in subjects():
        print(subject.name)
        _times(subject)
        _bytes(subject)


def _times(subject: Subject) -> None:
    original = subject.paint(subject.names).convert("RGB")
    numbers = count()

    def warm() -> None:
        png(subject.paint(subject.names))

    def fresh() -> None:
        png(subject.paint([f"{name[:4]} {next(numbers)}" for name in subject.names]))

    def anchor() -> None:
        saved(original)

    _print("1 warm", *_pairs(warm, anchor), WARM)
    _print("2 every name new", *_pairs(fresh, anchor), FRESH)

    def cold() -> None:
        _forget()
        warm()

    def whole() -> None:
        saved(naive(subject.scene()))

    _print("3 cold", *_pairs(cold, whole, 9), COLD)


def _bytes(subject: Subject) -> None:
    picture = subject.paint(subject.names)
    original = master(subject.scene())
    size, plain = len(png(picture)), len(saved(original))
    true = fidelity(picture, original)
    print(
        f"  4 bytes {size:,} (goal {subject.most:,}), of the RGB save {size / plain:.2f} (goal {SMALL}), "
        f"{true:.1f} dB (goal {TRUE})"
    )


def saved(picture: Image) -> bytes:
    """Return the picture as Pillow saves it by default."""
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()


def _forget() -> None:
    """Empty all caches of the painters."""
    drawn = (cover.backdrop, canvas.tile, canvas._ground)
    written = (text._glyph, text.measure, text.fitted, text.legible)
    for cached in (*drawn, *written):
        cached.cache_clear()
    banded_png.forget()
    stage.forget()
    world.forget()


def _timed(act: Callable[[], object]) -> float:
    began = time.perf_counter()
    act()
    return time.perf_counter() - began


def _pairs(
    subject: Callable[[], object], anchor: Callable[[], object], pairs: int = PAIRS
) -> tuple[float, float, float]:
    """Run both alternately, `pairs` times each. Return the median seconds of each, and the median of their
    ratios.
    """
    subject()
    anchor()
    times = [(_timed(subject), _timed(anchor)) for _ in range(pairs)]
    ratio = statistics.median(one / other for one, other in times)
    return statistics.median(one for one, _ in times), statistics.median(other for _, other in times), ratio


def _print(name: str, subject: float, anchor: float, ratio: float, goal: float) -> None:
    print(
        f"  {name}: {subject * 1000:.2f} ms, anchor {anchor * 1000:.1f} ms, ratio {ratio:.3f} (goal {goal})"
    )


if __name__ == "__main__":
    main()
