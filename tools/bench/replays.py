"""Measures the replay of a whole game, from its log to the GIF: docs/performance.md, Goal 18."""

from __future__ import annotations

import time
from functools import partial
from io import BytesIO

from PIL import Image

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.features.lookback.animation import BYTES
from bot.features.lookback.layouts.extras import animation_of
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import Player
from bot.record.game import logged
from bot.render.theme import STANDARD
from bot.tables.replayed import played_again

SECONDS = 2.0
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal", "Ida", "Jan", "Kim", "Lou")


def _seated(players: tuple[Player, ...], _ply: int) -> tuple[Player, ...]:
    return players


def main() -> None:
    """Measure the replay of a game with the minimum and with the maximum number of seats, for every game."""
    for title in TITLES.values():
        for seats in (title.rules.game.seats[0], title.rules.game.seats[-1]):
            (played,) = games(
                Order(title, title.rules.options(), seats, 1, "bench", (title.robots.substitute,))
            )
            match = played.match
            players = tuple(Player(name, None, left=True) for name in NAMES[:seats])
            log = logged(played.moves)
            began = time.process_time()
            pasts = played_again(
                title,
                match.options,
                seats,
                match.seed,
                log,
                players=partial(_seated, players),
            )
            data = animation_of(title, pasts, STANDARD, ENGLISH)
            took = time.process_time() - began
            frames = getattr(Image.open(BytesIO(data)), "n_frames", 1)
            met = "met" if len(data) <= BYTES and took <= SECONDS else "MISSED"
            size = f"{len(data) / 1024:.0f} KiB"
            print(f"{title.key} with {seats}: {frames} frames, {size}, {took:.2f} s of CPU  [{met}]")
