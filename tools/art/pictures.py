"""`make pictures`: writes every kind of picture to build/pictures, and two sheets with all of them, the
second in the width of a phone. ARGS="rasant" writes only those of one game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any

from PIL import Image

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.engine.game import visible_events
from bot.features.circuits import profile_picture, standings_picture as circuit
from bot.features.circuits.profile_picture import ProfileCard
from bot.features.lookback.animation import Reel, animation
from bot.league.standings import climbed, standings
from bot.locales.phrase import ENGLISH
from bot.model.snapshots import Player
from bot.record.game import logged
from bot.render import car_card, share_card
from bot.render.podium import podium
from bot.render.share_card import ShareCard
from bot.render.stage import develop
from bot.render.theme import STANDARD, Theme
from bot.render.themes import THEMES
from bot.tables.replayed import played_again
from bot.title import AnyTitle
from bot.words.player_car import ROBOT, PlayerCar
from tests.games.gear_head.board.scenes import NAMES
from tests.games.racesmack.board.test_taps import plot
from tests.games.walks import Ply, robot_game
from tests.league.seasons import match
from tools.art.recipe import ROOT

FOLDER = ROOT / "build" / "pictures"
PHONE = 293
COLUMNS = 4


def main(wanted: Sequence[str]) -> None:
    """Write the pictures of the games in `wanted`, or all pictures if it is empty, and the two sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    shown: list[Image.Image] = []
    for name, drawn in every(wanted):
        drawn.save(FOLDER / f"{name}.png")
        shown.append(drawn.convert("RGB"))
    for name, width in (("sheet", 1100), ("sheet-phone", PHONE)):
        sheet([_scaled(each, width) for each in shown]).save(FOLDER / f"{name}.png")
    print(f"{len(shown)} pictures in {FOLDER.relative_to(ROOT)}")


def every(wanted: Sequence[str]) -> Iterator[tuple[str, Image.Image]]:
    """Yield each picture with its name, for the games in `wanted`, or all pictures if it is empty. "league"
    stands for the pictures that belong to no game.
    """
    for title in TITLES.values():
        if not wanted or title.key in wanted:
            yield f"{title.key}-cover", title.board.cover(ENGLISH)
            for seats in sorted(
                {title.rules.game.seats[0], 4, title.rules.game.seats[-1]} & {*title.rules.game.seats}
            ):
                yield from _game(title, seats)
            yield from _themes(title)
            yield from _frames(title)
            if title.board.taps is not None:
                for timed in (True, False):
                    drawn = title.board.taps(plot(4, 14, timed=timed), ENGLISH)
                    yield f"{title.key}-taps{'' if timed else '-untimed'}", develop(drawn)
    if not wanted or "league" in wanted:
        yield from _league()


def _painted(title: AnyTitle, ply: Ply, seat: int | None, theme: Theme = STANDARD) -> list[Image.Image]:
    names = NAMES[: ply.after.seats]
    told = visible_events(title.rules.game, ply.events, seat)
    return list(title.board.painter.paint(title.rules.game.view(ply.after.state, seat), names, told, theme))


def _game(title: AnyTitle, seats: int) -> Iterator[tuple[str, Image.Image]]:
    """Yield tables, hands and results of a game."""
    plies = list(robot_game(title, title.rules.options(), seats, "pictures"))
    for word, at in (("early", len(plies) // 4), ("late", len(plies) * 3 // 4)):
        ply = plies[at]
        waited = sorted(title.rules.game.awaits(ply.after.state))
        who = {"table": None, "hand": waited[0], "waiting": (waited[0] + 1) % seats}
        for kind, seat in who.items():
            yield from _named(f"{title.key}-{seats}-{kind}-{word}", _painted(title, ply, seat))
    for kind, seat in (("result", None), ("result-mine", 0), ("result-other", 1)):
        yield from _named(f"{title.key}-{seats}-{kind}", _painted(title, plies[-1], seat))


def _named(name: str, pictures: Sequence[Image.Image]) -> Iterator[tuple[str, Image.Image]]:
    for at, drawn in enumerate(pictures):
        yield f"{name}{f'-{at + 1}' if at else ''}", drawn


def _themes(title: AnyTitle) -> Iterator[tuple[str, Image.Image]]:
    """Yield a table, a hand and a result in every theme except the standard one."""
    plies = list(robot_game(title, title.rules.options(), 3, "themes"))
    for key, theme in THEMES.items():
        if theme is not STANDARD:
            ply = plies[len(plies) // 2]
            mover = min(title.rules.game.awaits(ply.after.state))
            yield from _named(f"{title.key}-{key}-table", _painted(title, ply, None, theme))
            yield from _named(f"{title.key}-{key}-hand", _painted(title, ply, mover, theme))
            yield from _named(f"{title.key}-{key}-result", _painted(title, plies[-1], 0, theme))


def _frames(title: AnyTitle) -> Iterator[tuple[str, Image.Image]]:
    """Yield the first, the middle and the last frame of a game's animation."""
    (played,) = games(Order(title, title.rules.options(), 2, 1, "film", (title.robots.substitute,)))
    players = tuple(Player(name, None, left=True) for name in NAMES[:2])
    log, match = logged(played.moves), played.match
    pasts = played_again(title, match.options, 2, match.seed, log, players=lambda _: players)
    reel = Reel(title, pasts, {past.ply: f"What happened in turn {past.turn}." for past in pasts})
    moving: Any = Image.open(BytesIO(animation(reel)))
    for word, at in (("first", 0), ("middle", moving.n_frames // 2), ("last", moving.n_frames - 1)):
        moving.seek(at)
        yield f"{title.key}-frame-{word}", moving.convert("RGB")


def _league() -> Iterator[tuple[str, Image.Image]]:
    """Yield the pictures that belong to no game."""
    races = [
        match(number, {"A": 30 - number, "B": 22 + number, "C": 25, "D": 9 * number}) for number in range(6)
    ]
    called = {"A": "Ann", "B": "Maximilian", "C": "Carla", "D": "Dmitri"}
    before, table = (
        standings([replace(each, name=called[each.name]) for run in races[:end] for each in run])
        for end in (5, 6)
    )
    gains = climbed(before, table)
    cars = [
        PlayerCar(0, 7, 0),
        PlayerCar(5, 46, 5),
        PlayerCar(2, 11, ROBOT),
        PlayerCar(0, 21, 2, striped=True),
    ]
    drawn = circuit.standings("Friday Cup", "after 6 of 8 races", table, gains, cars)
    for key, theme in THEMES.items():
        yield f"podium-{key}", develop(podium("Friday Cup", "final", table.rows, cars), theme)
        yield f"car-{key}", develop(car_card.stage("Ann", cars[1]), theme)
    for name, share in _shares():
        yield f"share-{name}", develop(share_card.stage(share))
    figures = (("Games", "64"), ("Wins", "21"), ("Streak", "4"), ("Place", "2.1"))
    lines = (("Favourite game", "Rasant"), ("Played", "23 times"), ("Best score", "42 points"))
    curve = (1_000, 1_090, 1_060, 1_120, 1_184)
    card = ProfileCard("Ann", cars[1], figures, (21, 14, 9, 6), lines, "Rating: 1,184 \u00b1 60", curve)
    for key, theme in THEMES.items():
        yield f"standings-{key}", develop(drawn, theme)
        yield f"profile-{key}", develop(profile_picture.stage(card), theme)


def _shares() -> Iterator[tuple[str, ShareCard]]:
    won = ShareCard("#12b", "Rasant", 1, 4, 42, 5, (3, 4, 3, 3, 2, 2, 3, 2, 1, 1, 2, 1), PlayerCar(0, 7, 0))
    yield "won", won
    lost = replace(won, game="Scrapheap Scavengers", place=3, score=-3, streak=1, places=(2, 2, 2, 1, 3))
    yield "lost", lost
    yield "out", replace(won, game="Gear Head", place=None, score=None, places=(2, 3, 1, 4))


def _scaled(drawn: Image.Image, width: int) -> Image.Image:
    if drawn.width <= width:
        return drawn
    return drawn.resize((width, round(drawn.height * width / drawn.width)), Image.Resampling.LANCZOS)


def sheet(pictures: Sequence[Image.Image]) -> Image.Image:
    """Return the pictures combined into one, in rows of COLUMNS."""
    width = max(each.width for each in pictures) + 16
    rows = [pictures[at : at + COLUMNS] for at in range(0, len(pictures), COLUMNS)]
    heights = [max(each.height for each in row) + 16 for row in rows]
    whole = Image.new("RGB", (width * COLUMNS, sum(heights)), (49, 51, 56))
    top = 0
    for row, height in zip(rows, heights, strict=True):
        for at, each in enumerate(row):
            whole.paste(each, (at * width + 8, top + 8))
        top += height
    return whole


if __name__ == "__main__":
    main(sys.argv[1:])
