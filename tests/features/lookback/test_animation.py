"""Tests that an animation shows the whole game as spectators saw it, and is small."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image, ImageChops

from bot.catalogue import TITLES
from bot.cli.simulate import Order, games
from bot.features.lookback import animation as animations
from bot.features.lookback.animation import BELOW, BYTES, SHEET, Reel, animation, between, sheet, travelled
from bot.games.gear_head.board.inks import WORLD as GARAGE
from bot.model.snapshots import Player
from bot.record.game import logged
from bot.render.stage import Stage, Stamp
from bot.tables.replayed import played_again
from bot.title import AnyTitle

NAMES = ("Ann", "Bo", "Cy")


@pytest.fixture(autouse=True)
def few_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw only nine frames. `make bench` draws all of them."""
    monkeypatch.setattr(animations, "FRAMES", 9)


def reel(title: AnyTitle, driver: str) -> Reel:
    seats = title.rules.game.seats[0]
    (played,) = games(Order(title, title.rules.options(), seats, 1, "film", (driver,)))
    players = tuple(Player(name, None, left=True) for name in NAMES[:seats])
    match, log = played.match, logged(played.moves)
    pasts = played_again(title, match.options, seats, match.seed, log, players=lambda _: players)
    ends = {(past.turn, past.seat): past.ply for past in pasts}
    return Reel(title, pasts, {ply: f"What happened in turn {turn}." for (turn, _), ply in ends.items()})


@pytest.mark.few(1)
@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_a_film_is_small_and_ends_with_the_result(title: AnyTitle) -> None:
    game = reel(title, title.robots.substitute)
    data = animation(game)
    assert len(data) <= BYTES
    moving = Image.open(BytesIO(data))
    count = getattr(moving, "n_frames", 1)
    assert 5 <= count <= 9
    assert moving.info["loop"] == 0
    moving.seek(count - 1)
    assert moving.info["duration"] >= 4_000
    (end,) = animations._frames(game, animations._chosen(game, 2)[-1:])
    shown = moving.convert("RGB").crop((0, 0, *end.size))
    assert ImageChops.difference(shown, end.convert("RGB")).getbbox() is None


def test_of_many_turns_as_many_are_chosen_as_there_is_room_for_with_the_deal_and_the_end() -> None:
    game = reel(TITLES["gear_head"], "random")
    assert len(game.told) > SHEET
    chosen = [shot.past for shot in animations._chosen(game, SHEET)]
    assert len(chosen) == SHEET
    assert chosen[0] == game.pasts[0]
    assert chosen[-1] == game.pasts[-1]


def test_the_film_holds_where_a_winner_took_the_lead_for_good_and_at_the_end() -> None:
    title = TITLES["rasant"]
    game = reel(title, "club")
    shots = animations._chosen(game, 6)
    (held,) = (at for at, shot in enumerate(shots) if shot.turning)
    standing = title.rules.standing
    assert standing is not None
    winner = standing(shots[-1].past.match.state).index(1)
    places = [standing(shot.past.match.state)[winner] for shot in animations._chosen(game, 1_000)]
    turning = animations._chosen(game, 1_000).index(shots[held])
    assert places[turning - 1] != 1
    assert set(places[turning:]) == {1}
    assert times(animation(game)).count(2_800) == 1


def times(data: bytes) -> list[int]:
    """Return the duration of each frame in milliseconds."""
    moving: Any = Image.open(BytesIO(data))
    found = []
    for at in range(moving.n_frames):
        moving.seek(at)
        found.append(moving.info["duration"])
    return found


def test_cars_drive_and_cards_fly_between_two_turns() -> None:
    before, after = Stage(GARAGE, "few"), Stage(GARAGE, "few")
    before.put("racer-0-m", 300, 300)
    for stage, x in ((before, 300), (after, 700)):
        stage.put("disc", x - 130, 250)
    after.put("racer-0-m", 700, 300)
    after.put("card-Fuel", 290, 690)
    assert travelled(before, after) == 400 + BELOW
    half = between(before, after, 0.5)
    assert isinstance(half, Stage)
    moved = {item.name: (x, y) for item, x, y in half.marks if isinstance(item, Stamp)}
    whole = {item.name: (x, y) for item, x, y in after.marks if isinstance(item, Stamp)}
    assert moved["racer-0-m"] == (whole["racer-0-m"][0] - 200, whole["racer-0-m"][1])
    assert moved["disc"] == (whole["disc"][0] - 200, whole["disc"][1])  # the disc lies on the car
    assert moved["card-Fuel"] == (whole["card-Fuel"][0], whole["card-Fuel"][1] + BELOW // 2)
    assert between(after, after, 0.5) == after
    elsewhere = replace(after, part="elsewhere")
    assert not travelled(before, elsewhere)
    assert between(before, elsewhere, 0.5) == elsewhere
    assert 90 in times(animation(reel(TITLES["gear_head"], "club")))


def test_each_position_has_a_frame_with_its_text_and_its_events() -> None:
    game = reel(TITLES["gear_head"], "random")
    told = dict([*game.told.items()][:5])
    shots = animations._chosen(replace(game, told=told), SHEET)
    assert [shot.told for shot in shots] == [*told.values()]
    assert [shot.past.ply for shot in shots] == [*told]
    moves = [event for past in game.pasts if past.ply <= shots[-1].past.ply for event in past.events]
    assert [event for shot in shots for event in shot.events] == moves


def test_a_film_that_would_be_too_long_has_fewer_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    game = reel(TITLES["gear_head"], "random")
    usual = len(animation(game))
    monkeypatch.setattr(animations, "BYTES", usual - 1)
    assert len(animation(game)) < usual


def test_a_sheet_has_some_frames_side_by_side() -> None:
    title = TITLES["gear_head"]
    picture = Image.open(BytesIO(sheet(reel(title, title.robots.substitute))))
    assert picture.width == 1100
    assert picture.format == "PNG"
