"""Tests of the contents of the pictures of Gear & Piston's table and result."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import chain, product

import pytest
from PIL.Image import Image

from bot.engine.game import Chance
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import paint, scenes
from bot.games.gear_and_piston.board.grid import PLATES, SIDES
from bot.games.gear_and_piston.board.inks import WORLD
from bot.games.gear_and_piston.board.letters import letters
from bot.games.gear_and_piston.board.plates import art, offered, tile
from bot.games.gear_and_piston.board.table_places import _skyline
from bot.games.gear_and_piston.rules.car import Car, Column, parts
from bot.games.gear_and_piston.rules.components import INVESTORS, JUNK, NEW, Investor, Part
from bot.games.gear_and_piston.rules.events import Drew, Placed, Took
from bot.games.gear_and_piston.rules.model import Options, View
from bot.games.gear_and_piston.rules.outlook import points_now
from bot.games.gear_and_piston.rules.showing import key, signed
from bot.locales.phrase import Phrase
from bot.render.canvas import Block, Overlay
from bot.render.stage import Stage
from bot.render.theme import CARS
from bot.words.player_car import player_cars
from tests.english import english
from tests.games.gear_and_piston.board.scenes import drawn, game, some, stamps, with_car
from tests.games.gear_and_piston.hidden import resample
from tests.games.gear_head.board.scenes import NAMES
from tests.render.masters import check_layout, words

AXLE = Part("junk", "axle", "generic", "bottom")
DRIVEN = Car(((Column(Part("new", "steering", "generic", "top"), AXLE),),))
"""A car with a driver."""


# parts


def test_every_part_looks_like_itself_in_every_size() -> None:
    parts = {lot.part for lot in chain(NEW, JUNK)}
    for side in SIDES:
        looks = set()
        for part in parts:
            stage = Stage(WORLD, "table")
            tile(stage, part, side, 100, 100)
            looks.add(tuple(stamps(stage)))
            if side in PLATES:
                offered(stage, part, side, 300, 300)
            assert set(stamps(stage)) <= set(WORLD.places)
        rows = {part[1:] for part in parts}
        assert len(looks) == len(rows), "a tile shows all that a part is, but for the stack it came from"


def test_scrap_looks_like_scrap_and_bears_its_volatility() -> None:
    looks = []
    for part in (AXLE, *(Part("scrap", "axle", "generic", "bottom", None, grade) for grade in (0, 1, 2))):
        stage = Stage(WORLD, "table")
        tile(stage, part, 96, 100, 100)
        looks.append(stamps(stage))
    assert looks == [
        ["coach-bottom-generic-96", f"{art(AXLE)}-96"],
        ["scrap-bottom-generic-96", f"{art(AXLE)}-96"],
        ["scrap-bottom-generic-96", f"{art(AXLE)}-96", "burst-1-96"],
        ["scrap-bottom-generic-96", f"{art(AXLE)}-96", "burst-2-96"],
    ]


# the table


def offers(view: View, names: Sequence[str]) -> list[str]:
    """Return the keys of the locations in whose picture a text says what the next token brings."""
    told = words(scenes(view, names)[0])
    brings = {
        "back-alley": "Play a trick",
        "patent-office": "1 New part",
        "junk-yard": "2 parts",
        "workshop": "Build [23]",
    }
    return [key for key, text in brings.items() if any(re.fullmatch(text, word) for word in told)]


def test_the_table_shows_every_token_in_order_and_who_rests() -> None:
    view = gear_and_piston.view(some("discarding", 6), None)
    view = replace(view, resting=(3, 1), awaited=())
    shown = stamps(scenes(view, NAMES[:6])[0])
    found = [int(name.split("-")[1]) for name in shown if name.startswith(("rider-", "token-"))]
    alley, office, yard, shop = ([seat for seat in site.tokens if seat is not None] for site in view.sites)
    points = sorted(range(6), key=lambda seat: -points_now(view, seat))
    assert found == [*points, *alley, 3, 1, *office, *yard, *shop]


def test_only_the_next_free_space_of_each_place_is_shown_and_only_while_tokens_are_placed() -> None:
    for kind in ("planning", "working"):
        view = gear_and_piston.view(some(kind, 6), None)
        free = [key(site.location) for site in view.sites if None in site.tokens]
        assert free
        assert offers(view, NAMES[:6]) == free * (kind == "planning")


@pytest.mark.parametrize("seats", [2, 4, 5, 6])
def test_the_table_shows_everyones_points_the_most_first(seats: int) -> None:
    view = gear_and_piston.view(some("discarding", seats), None)
    told = words(scenes(view, NAMES[:seats])[0])
    points = sorted((points_now(view, seat) for seat in range(seats)), reverse=True)
    assert len({*points}) > 1
    scores = [english(Phrase("piston-picture-score", **signed(each))) for each in points]
    assert [each for each in told if each.endswith((" pt", " pts"))][:seats] == scores


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyones_name_is_at_the_points(seats: int) -> None:
    view = gear_and_piston.view(some("planning", seats), None)
    assert {*NAMES[:seats]} <= {*words(scenes(view, NAMES[:seats])[0])}


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (("Ann", "bob", "Cy"), ("A", "B", "C")),
        (("Max", "Mara", "mm"), ("M", "A", "3")),
        (("Max", "Mara", "Ada"), ("M", "A", "D")),
        (("42", "Éva", "Ivo"), ("1", "É", "I")),
    ],
)
def test_tokens_have_letters_of_the_names_which_all_differ(
    names: tuple[str, ...], shown: tuple[str, ...]
) -> None:
    assert letters(names) == shown


@pytest.mark.parametrize(
    ("investor", "pays", "points"),
    [("comfort first", "2 Comfort", "+3"), ("power first", "2 Power", "+3"), ("all alike", "2 alike", "+2")],
)
def test_an_investor_who_pays_by_steps_says_what_the_first_step_pays(
    investor: Investor, pays: str, points: str
) -> None:
    view = replace(gear_and_piston.view(some("planning"), None), investors=(investor, "most parts"))
    told = words(scenes(view, NAMES[:3])[0])
    assert {pays, points, "Most parts", "Investors"} <= {*told}


def test_only_the_place_where_the_game_is_is_large_and_its_token_wears_a_ring() -> None:
    view = gear_and_piston.view(some("patenting"), None)
    shown = stamps(scenes(view, NAMES[:3])[0])
    assert [name for name in shown if name.startswith("house-")] == ["house-1"]
    rings = [at for at, name in enumerate(shown) if name.startswith("ring-")]
    assert [shown[at + 1].rpartition("-")[0] for at in rings] == [f"token-{view.mover}"]


def test_the_car_of_whoever_acts_is_on_the_table() -> None:
    for kind in ("working", "scrapping"):
        view = gear_and_piston.view(some(kind), None)
        assert view.mover is not None
        shown = stamps(scenes(with_car(view, DRIVEN), NAMES[:3])[0])
        riders = [name for name in shown if name.startswith("rider-")]
        assert [name.split("-")[1] for name in riders] == [str(view.mover)]


@pytest.mark.parametrize("full", list(product((False, True), repeat=4)))
def test_a_full_place_says_so(full: tuple[bool, ...]) -> None:
    view = gear_and_piston.view(some("planning"), None)
    sites = tuple(
        replace(site, tokens=(0 if no else None,) * len(site.tokens))
        for site, no in zip(view.sites, full, strict=True)
    )
    table = scenes(replace(view, sites=sites), NAMES[:3])[0]
    check_layout(table)
    assert words(table).count("full") == sum(full)
    free = [key(site.location) for site, no in zip(sites, full, strict=True) if not no]
    assert offers(replace(view, sites=sites), NAMES[:3]) == free


def test_the_table_shows_the_parts_and_never_how_high_a_stack_is() -> None:
    view = gear_and_piston.view(some("planning"), None)
    shown = stamps(scenes(view, NAMES[:3])[0])
    for part in (*view.office, *view.yard):
        assert drawn(part, 96) in shown
    assert [name for name in shown if name.startswith("stack-")] == ["stack-74", "stack-96"]
    gone = stamps(scenes(replace(view, new_left=False), NAMES[:3])[0])
    assert [name for name in gone if name.startswith("stack-")] == ["stack-96"]


def test_the_workshop_and_the_junk_yard_of_the_jump_row_say_what_the_next_space_is_worth() -> None:
    state = next(iter(game(4, "jump", Options("expert", jump_row=True))))
    view = gear_and_piston.view(state, None)
    assert {"Draw 4", "Build 3"} <= {*words(scenes(view, NAMES[:4])[0])}
    taken = tuple(replace(site, tokens=(0, *site.tokens[1:])) for site in view.sites)
    assert {"Draw 3", "Build 2"} <= {*words(scenes(replace(view, sites=taken), NAMES[:4])[0])}


def test_while_tokens_are_placed_every_free_space_is_shown_and_the_next_one_of_each_place_is_lit() -> None:
    view = gear_and_piston.view(some("planning", 6), None)
    shown = stamps(scenes(view, NAMES[:6])[0])
    free = [site.tokens.count(None) for site in view.sites]
    assert shown.count("next-space") == sum(map(bool, free))
    assert shown.count("space") == sum(free) - sum(map(bool, free))
    asked = gear_and_piston.view(some("discarding", 6), None)
    assert not {"space", "next-space"} & {*stamps(scenes(asked, NAMES[:6])[0])}


def test_while_tokens_are_placed_the_houses_with_a_free_space_are_lit() -> None:
    view = gear_and_piston.view(some("planning"), None)
    full = replace(view.sites[1], tokens=(1,) * len(view.sites[1].tokens))
    view = replace(view, sites=(view.sites[0], full, *view.sites[2:]))
    (board, _) = scenes(view, NAMES[:3])
    (sky,) = [item for item, _, _ in board.marks if isinstance(item, Overlay) and item.draw is _skyline]
    assert sky.args[0] == tuple(at for at, site in enumerate(view.sites) if None in site.tokens)


def test_the_table_names_the_mover_and_the_cars_the_first_player() -> None:
    view = gear_and_piston.view(some("planning"), None)
    board, cars = scenes(view, NAMES[:3])
    assert words(cars).count("starts") == 1
    assert view.mover is not None
    assert f"{NAMES[view.mover]} places a token" in words(board)


@pytest.mark.parametrize("investor", list(chain(*INVESTORS.values())))
def test_every_investor_has_room_whether_two_came_or_three(investor: Investor) -> None:
    view = gear_and_piston.view(some("planning"), None)
    stack = next(number for number, each in INVESTORS.items() if investor in each)
    others: list[Investor] = ["range first", "hybrid", "most comfort"]
    three = tuple(investor if number == stack else other for number, other in enumerate(others, 1))
    for chosen in (three, three[:2] if stack < 3 else (three[0], three[2])):
        board = scenes(replace(view, investors=chosen), NAMES[:3])[0]
        check_layout(board)
        named = english(Phrase("piston-picture-pays", investor=key(investor)))
        assert stack == 1 or named in words(board)


def test_the_token_that_was_placed_last_wears_a_ring() -> None:
    view = gear_and_piston.view(some("discarding"), None)
    shop = next(site for site in view.sites if site.location == "workshop")
    space_of = next(at for at, seat in enumerate(shop.tokens) if seat is not None)
    seat = shop.tokens[space_of]
    assert seat is not None
    placed = Placed(seat, "workshop", space_of, forced=False)

    def rings(*events: Placed) -> int:
        return sum(name.startswith("ring-") for name in stamps(scenes(view, NAMES[:3], events)[0]))

    assert (rings(placed), rings()) == (1, 0)


def test_where_a_part_was_taken_or_drawn_its_taker_is_shown() -> None:
    view = gear_and_piston.view(some("patenting"), None)
    planned = gear_and_piston.view(some("planning"), None)
    drew = Drew(1, "patent office", None, forced=False)
    for seen, event in (
        (replace(view, office=view.office[:4]), Took(1, AXLE, "office", 0)),
        (view, Took(1, AXLE, "office", 0)),
        (view, drew),
        (planned, Took(1, AXLE, "yard", 1)),
    ):
        shown = stamps(scenes(seen, NAMES[:3], (event,))[0])
        frame = next(at for at, name in enumerate(shown) if name.startswith("frame-"))
        assert shown[frame + 1].startswith("token-1-")


# the end, and secrets


def test_the_result_shows_everybodys_points_and_places_and_the_cars_as_they_were_built() -> None:
    over = list(game(4, "over"))[-1]
    view = gear_and_piston.view(over, None)
    finish, _ = scenes(view, NAMES[:4])
    told = words(finish)
    assert all({english(Phrase("points", points=points)), f"{points}"} & {*told} for points in view.points)
    assert {"1st", *NAMES[:4]} <= set(told)
    tiles = [name for name in stamps(finish) if name.startswith(("coach-", "scrap-"))]
    assert len(tiles) == sum(len(parts(car)) for car in view.cars)
    chassis = {item.colour for item, _, _ in finish.marks if isinstance(item, Block)}
    assert {CARS[car.colour] for car in player_cars(NAMES[:4])} <= chassis
    assert sum(name.startswith("rider-") for name in stamps(finish)) == 1, "the winner's, whose car is large"


def test_the_result_adds_up_the_heros_points_by_what_brought_them() -> None:
    over = list(game(4, "over"))[-1]
    for seat in (None, *range(4)):
        view = gear_and_piston.view(over, seat)
        told = words(scenes(view, NAMES[:4])[0])
        hero = view.places.index(1) if seat is None else seat
        *investors, area, volatility = (line.points for line in view.sheet if line.seat == hero)
        kinds = {"investors": sum(investors), "same colour": area, "Volatility": volatility}
        for kind, points in kinds.items():
            assert (kind in told) == bool(points)
            assert not points or str(abs(points)) in told
        assert told[told.index("=") + 1] == str(view.points[hero])
        assert NAMES[hero] in told or seat == hero


def test_whoever_looks_is_the_hero_of_the_result() -> None:
    over = list(game(3, "over"))[-1]
    for seat in range(3):
        finish, _ = scenes(gear_and_piston.view(over, seat), NAMES[:3])
        assert "You" in words(finish)
        assert NAMES[seat] not in words(finish)
    everybodys = words(scenes(gear_and_piston.view(over, None), NAMES[:3])[0])
    assert "You" not in everybodys


def _bytes(picture: Image) -> bytes:
    return picture.tobytes()


@pytest.mark.thorough
@pytest.mark.parametrize("known", [None, 0, 1])
@pytest.mark.parametrize("options", [Options(), Options("expert", jump_row=True)])
def test_what_a_viewer_may_not_know_changes_nothing_in_its_pictures(
    known: int | None, options: Options
) -> None:
    changed = 0
    for at, state in enumerate(list(game(3, "secrets", options))[::6]):
        other = resample(state, known, Chance("secrets", at))
        changed += other != state
        one, two = (paint(gear_and_piston.view(each, known), NAMES[:3]) for each in (state, other))
        assert list(map(_bytes, one)) == list(map(_bytes, two))
    assert changed > 3
