"""Tests of the pictures of hands in Gear & Piston, which depend on the player's task."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from bot.engine.values import kind_of
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import scenes
from bot.games.gear_and_piston.board.hand_parts import _ground
from bot.games.gear_and_piston.board.inks import LIT
from bot.games.gear_and_piston.board.wants import Want, fills, ghosts, wants
from bot.games.gear_and_piston.rules import showing
from bot.games.gear_and_piston.rules.actions import Action, Build, Discard, Mend, Patch, Pocket, Steal, Take
from bot.games.gear_and_piston.rules.car import NO_CAR, Car, Cell, Column, number, open_cells
from bot.games.gear_and_piston.rules.components import Investor, Part
from bot.games.gear_and_piston.rules.events import Built, Undone, WorkBegun
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, Sorting, View
from bot.games.gear_and_piston.rules.outlook import (
    gain,
    outlook,
    own_car,
    points_now,
    proposal,
    prospect,
)
from bot.games.gear_and_piston.rules.placing import promised
from bot.locales.phrase import ENGLISH, Phrase, say
from bot.render.canvas import Block, Overlay
from bot.render.stage import Stage
from tests.english import english
from tests.games.gear_and_piston.board.scenes import drawn, game, own, some, stamps, with_car
from tests.games.gear_and_piston.table import parts, table
from tests.games.gear_head.board.scenes import NAMES
from tests.render.masters import check_layout, words

MOTOR = Part("new", "motor", "electric", "top", "range")
FUEL = Part("junk", "fuel supply", "electric", "top", None, 1)
STEERING = Part("new", "steering", "generic", "top", "comfort")
AXLE = Part("junk", "axle", "generic", "bottom")
GEAR = Part("new", "gear", "generic", "bottom", "power")
TWO = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
"""A car of two sections."""


def signed(message: str, points: int) -> str:
    """Return a message in English, with its points as the pictures show them: with a sign."""
    return english(Phrase(message, **showing.signed(points)))


def holes(names: list[str]) -> int:
    """Return the number of sprites that mark a place where a part can go."""
    return sum(re.match(r"(hole|ghost-\w+)-(132|176)", name) is not None for name in names)


def test_whoever_builds_sees_blueprints_columns_and_where_a_part_may_go() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR, GEAR), left=2), TWO)
    (hand,) = scenes(view, NAMES[:3])
    assert drawn(MOTOR, 132) in stamps(hand)
    cells = {*open_cells(TWO, "top"), *open_cells(TWO, "bottom")}
    assert holes(stamps(hand)) == len(cells)
    filled = {prospect(view, part, held=True).cells[0] for part in view.hand}
    numbered = [str(number(TWO, cell)) for cell in cells if cell not in filled]
    assert sorted(word for word in words(hand) if word.isdigit()) == sorted(numbered)


def test_a_place_apart_from_the_car_is_left_out() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR,), left=2), Car(((Column(MOTOR, AXLE),),)))
    (hand,) = scenes(view, NAMES[:3])
    assert {"0", "2"} & {*words(hand)}, "the motor itself is drawn where it is best"
    assert not {"1", "4"} & {*words(hand)}, "no part can go above the motor, or into a new section"
    assert holes(stamps(hand)) == 2


def test_a_blueprint_is_drawn_where_it_is_best_and_says_that_it_completes_or_is_needed() -> None:
    car = Car(((Column(MOTOR, AXLE),),))
    view = with_car(replace(own("working"), hand=(FUEL, STEERING), left=2, investors=("no scrap",)), car)
    (hand,) = scenes(view, NAMES[:3])
    for part in view.hand:
        assert stamps(hand).count(drawn(part, 132)) == 1, "on its card"
        assert stamps(hand).count(drawn(part, 176)) == 1, "in its place"
    uses = [prospect(view, part, held=True) for part in view.hand]
    assert [use.saved for use in uses] == [1, 1]
    assert "fills a gap" in words(hand)
    points = [use.points for use in uses if use.points]
    assert all(signed("piston-picture-gain", each) in words(hand) for each in points)


def test_every_part_that_can_be_taken_has_its_points_and_only_marks_of_what_it_changes() -> None:
    lone = Car(((Column(MOTOR, AXLE),),))
    steam = Part("new", "improvement", "steam", "top", "power")
    view = with_car(replace(own("patenting"), hand=(), office=(FUEL, steam)), lone)
    at = next(at for at, site in enumerate(view.sites) if site.now is not None)
    for follower in (None, 1 if view.seat != 1 else 2):
        site = replace(view.sites[at], tokens=(view.seat, follower), now=0)
        shown = replace(view, sites=(*view.sites[:at], site, *view.sites[at + 1 :]))
        (hand,) = scenes(shown, NAMES[:3])
        uses = [prospect(shown, part, held=False) for part in shown.office]
        assert [use.saved > 0 for use in uses] == [True, False]
        heading = 2  # the points of the player and of the best other one
        told = [word for word in words(hand) if word.endswith((" pt", " pts"))]
        assert told[heading:] == [signed("piston-picture-gain", use.points) for use in uses]
        legend = 1
        fills = sum(use.saved for use in uses if use.saved > 0)
        assert stamps(hand).count("fills") == fills + legend
        assert stamps(hand).count("gapes") == -uses[1].saved + legend * (uses[1].saved < 0)
        name = "" if follower is None else NAMES[follower]
        assert (f"{name} takes next" in words(hand)) == (follower is not None)


def test_blueprints_with_the_same_best_place_share_it_at_half_their_size() -> None:
    car = Car(((Column(MOTOR, None),),))
    view = with_car(replace(own("working"), hand=(AXLE, AXLE, GEAR), left=2), car)
    (hand,) = scenes(view, NAMES[:3])
    check_layout(hand)
    places = {cell for part in view.hand for cell in prospect(view, part, held=True).cells}
    assert len(places) < len(view.hand)
    assert drawn(AXLE, 74) in stamps(hand)


def test_a_hand_says_how_many_icons_the_next_step_of_an_investor_takes() -> None:
    for count, points in ((0, 3), (1, 3), (2, 5), (4, 9)):
        car = Car((tuple(Column(MOTOR, AXLE) for _ in range(count)) or (Column(None, AXLE),),))
        view = with_car(replace(own("planning"), investors=("range first", "no scrap")), car)
        told = words(scenes(view, NAMES[:3])[0])
        assert told[told.index(f"{max(2, count + 1)} Range") + 1] == f"+{points}"


def test_every_blueprint_says_what_it_brings_and_the_heading_what_the_car_is_worth() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR, GEAR), left=2), TWO)
    (hand,) = scenes(view, NAMES[:3])
    brings = [prospect(view, part, held=True).points for part in view.hand]
    assert all(signed("piston-picture-gain", points) in words(hand) for points in brings)
    assert signed("piston-picture-now", outlook(view).points) in words(hand)
    assert max(brings) > 0
    (done,) = scenes(replace(view, left=0), NAMES[:3])
    assert signed("piston-picture-gain", max(brings)) not in words(done)


def test_a_hand_compares_the_player_with_the_best_other_one_in_one_format() -> None:
    view = own("working")
    assert view.seat is not None
    rival = (view.seat + 1) % 3
    for leader in (view.seat, rival):
        cars = tuple(TWO if seat == leader else NO_CAR for seat in range(3))
        shown = replace(view, cars=cars, investors=("range first",))
        (hand,) = scenes(shown, NAMES[:3])
        best = max(points_now(shown, seat) for seat in range(3) if seat != view.seat)
        assert signed("piston-picture-now", points_now(shown, view.seat)) in words(hand)[:3]
        assert signed("piston-picture-score", best) in words(hand)[:3]
        tokens = [name for name in stamps(hand) if name.startswith("token-")][:2]
        assert (f"token-{rival}-29" in tokens) >= (leader == rival)


def test_equal_blueprints_are_called_equal_and_the_marked_one_is_lit() -> None:
    car = Car(((Column(MOTOR, AXLE),),))
    view = with_car(replace(own("working"), hand=(FUEL, FUEL), left=2, investors=("no scrap",)), car)
    (hand,) = scenes(view, NAMES[:3])
    assert lit(hand) == 0
    points = signed("piston-picture-gain", prospect(view, FUEL, held=True).points)
    assert words(hand).count(points) == 2
    mixed = replace(view, hand=(AXLE, FUEL, MOTOR))
    assert lit(scenes(mixed, NAMES[:3])[0]) == 0
    for part in mixed.hand:
        cell = min(open_cells(car, part.row))
        assert lit(marked(mixed, Build(part, cell))) == 1


def marked(view: View, action: Action) -> Stage:
    """Return the picture of a hand in which an action is marked."""
    (hand,) = scenes(view, NAMES[:3], (), ENGLISH, action)
    return hand


@pytest.mark.parametrize(
    ("phase", "chosen"),
    [
        ("stealing", Steal),
        ("dealing", Pocket),
        ("scavenging", partial(Take, shelf="yard")),
        ("discarding", Discard),
    ],
)
def test_of_the_parts_to_choose_from_the_marked_one_has_a_golden_ground(
    phase: PhaseKind, chosen: Callable[[Part], Action]
) -> None:
    view = own(phase)
    parts = view.seen or (view.hand if phase == "discarding" else view.yard)
    for part in parts:
        assert len(golden(marked(view, chosen(part)))) == parts.count(part)
    assert not golden(scenes(view, NAMES[:3])[0])


def golden(stage: Stage) -> list[Overlay]:
    """Return the golden backgrounds in a picture."""
    return [item for item, _, _ in stage.marks if isinstance(item, Overlay) and item.draw is _ground]


def lit(stage: Stage) -> int:
    """Return the number of cards that are lit in a hand."""
    fills = [item for item, _, _ in stage.marks if isinstance(item, Block) and item.colour == LIT]
    return len(fills) - 1  # the heading


def test_whoever_places_scrap_with_tips_sees_where_the_marked_action_puts_it() -> None:
    view = own("scrapping")
    plan = proposal(view)
    assert plan is not None
    cell = plan.placements[0].cell
    at = f"{cell.row} {number(own_car(view), cell)}"
    (hand,) = scenes(view, NAMES[:3])
    assert at not in words(hand)
    for action in (Mend(), Patch(plan.placements[0])):
        hand = marked(view, action)
        assert at in words(hand)
        assert sum(name.startswith("frame-") for name in stamps(hand)) == 1


def test_blueprints_without_room_at_their_side_have_their_words_below() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR, FUEL, STEERING, AXLE, GEAR), left=2), TWO)
    (hand,) = scenes(view, NAMES[:3])
    check_layout(hand)
    heading = 2  # the points of the player and of the best other one
    assert sum(word.endswith((" pt", " pts")) for word in words(hand)) == heading + 5


@pytest.mark.parametrize(
    ("investor", "told"), [("most parts", "Most parts"), ("all alike", "2 alike"), ("hybrid", "A hybrid")]
)
def test_a_hand_names_what_every_investor_pays_for(investor: Investor, told: str) -> None:
    view = replace(with_car(own("patenting"), NO_CAR), investors=("power first", investor))
    assert {"Investors", "2 Power", told} <= {*words(scenes(view, NAMES[:3])[0])}
    three = replace(view, investors=("power first", investor, "no scrap"))
    assert {"2 Power", told, "No scrap"} <= {*words(scenes(three, NAMES[:3])[0])}


def test_what_a_part_brings_is_what_the_car_is_worth_more_with_it() -> None:
    view = with_car(own("working"), NO_CAR)
    found = prospect(view, AXLE, held=False)
    assert found.cells == open_cells(NO_CAR, "bottom")
    built = replace(
        view,
        cars=tuple(
            Car(((Column(None, AXLE),),)) if at == view.seat else car for at, car in enumerate(view.cars)
        ),
    )
    assert outlook(built).points - outlook(view).points == found.points
    with pytest.raises(ValueError, match="spectator"):
        prospect(replace(view, seat=None), AXLE, held=False)


def test_whoever_takes_a_part_sees_those_that_lie_there_and_what_each_brings() -> None:
    view = own("patenting")
    (hand,) = scenes(view, NAMES[:3])
    for part in view.office:
        assert drawn(part, 132) in stamps(hand)
    assert "Take a New part" in words(hand)
    jump = replace(view, jump_row=True, fading=view.office[:2])
    assert stamps(scenes(jump, NAMES[:3])[0]).count("next") == 1


def test_a_few_parts_on_offer_have_their_names_beside_them() -> None:
    view = replace(own("dealing"), seen=(STEERING, AXLE, GEAR))
    told = words(scenes(view, NAMES[:3])[0])
    assert {"Steering", "Axle", "Gear"} <= set(told)
    back = words(scenes(replace(view, phase="returning", seen=(AXLE, GEAR)), NAMES[:3])[0])
    assert {"Axle", "Gear"} <= set(back)
    heading = 2  # the points of the player and of the best other one
    gains = [word for word in back if word.endswith((" pt", " pts"))]
    assert len(gains) == heading, "who puts parts back gains nothing"


def test_without_an_action_left_no_cell_is_open() -> None:
    car = Car(((Column(MOTOR, AXLE),),))
    view = with_car(replace(own("working"), hand=(MOTOR,), left=0), car)
    assert holes(stamps(scenes(view, NAMES[:3])[0])) == 0


def test_the_ways_to_merge_are_small_pictures_with_letters() -> None:
    view = with_car(own("working"), TWO)
    (hand,) = scenes(view, NAMES[:3])
    assert {"A", "B"} <= set(words(hand))
    assert stamps(hand).count("dot") == 2
    waiting = replace(view, awaited=(), mover=None)
    assert "dot" not in stamps(scenes(waiting, NAMES[:3])[0])


def test_a_hand_always_says_what_its_car_is_worth_and_lacks() -> None:
    for state in list(game(3, "own"))[::7]:
        if kind_of(state.phase) == "finished":
            continue
        for seat in range(3):
            view = gear_and_piston.view(state, seat)
            (hand,) = scenes(view, NAMES[:3])
            builds = view.phase == "working" and seat in view.awaited and view.left and view.hand
            if not (builds and own_car(view).sections):  # then the Blueprints say whether they are needed
                dashed = sum(name.startswith("ghost-") for name in stamps(hand))
                assert {"Needs", "missing"} & {*words(hand)} or dashed >= len(ghosts(own_car(view)))
            if view.phase != "assembling" or seat not in view.awaited:
                assert signed("piston-picture-now", outlook(view).points) in words(hand)


def test_what_is_missing_is_told_once_with_how_often() -> None:
    assert wants(Car(((Column(MOTOR, GEAR), Column(FUEL, AXLE), Column(STEERING, AXLE)),))) == ()
    assert dict(wants(NO_CAR)) == {
        Want("part", "motor"): 1,
        Want("part", "fuel supply"): 1,
        Want("part", "gear"): 1,
        Want("part", "axle"): 2,
        Want("part", "steering"): 1,
    }
    gasoline = Part("junk", "improvement", "gasoline", "top", None, 1)
    odd = Car(
        ((Column(MOTOR, GEAR), Column(STEERING, None), Column(STEERING, None), Column(gasoline, None)),)
    )
    assert dict(wants(odd)) == {
        Want("part", "fuel supply", "electric"): 1,
        Want("part", "axle"): 2,
        Want("less", "steering"): 1,
        Want("part", "motor", "gasoline"): 1,
        Want("part", "fuel supply", "gasoline"): 1,
        Want("gap", row="bottom"): 1,
    }
    assert Want("join") in dict(wants(TWO))


def test_missing_parts_are_drawn_in_the_holes_of_a_car_and_then_at_its_front() -> None:
    assert ghosts(NO_CAR) == {
        Cell(0, 0, "top"): Want("part", "motor"),
        Cell(0, 1, "top"): Want("part", "fuel supply"),
        Cell(0, 2, "top"): Want("part", "steering"),
        Cell(0, 0, "bottom"): Want("part", "axle"),
        Cell(0, 1, "bottom"): Want("part", "gear"),
        Cell(0, 2, "bottom"): Want("part", "axle"),
    }
    begun = Car(((Column(MOTOR, None), Column(STEERING, AXLE), Column(STEERING, GEAR)),))
    assert ghosts(begun) == {
        Cell(0, 0, "bottom"): Want("part", "axle"),
        Cell(0, 3, "top"): Want("part", "fuel supply", "electric"),
        Cell(0, 3, "bottom"): Want("gap", row="bottom"),
        Cell(0, 2, "top"): Want("less", "steering"),
    }
    assert ghosts(Car(((Column(MOTOR, GEAR), Column(FUEL, AXLE), Column(STEERING, AXLE)),))) == {}
    assert ghosts(TWO) == {}


def test_a_part_fills_what_is_missing_by_its_type_or_by_its_row() -> None:
    lone = Car(((Column(MOTOR, AXLE),),))
    assert fills(FUEL, lone)
    assert not fills(Part("junk", "fuel supply", "steam", "top"), lone)
    assert fills(GEAR, lone)
    assert not fills(MOTOR, lone)
    whole = Car(((Column(MOTOR, GEAR), Column(FUEL, AXLE), Column(STEERING, AXLE), Column(None, AXLE)),))
    assert fills(Part("new", "improvement", "generic", "top"), whole)
    assert not fills(GEAR, whole)


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("planning", "Place 1 of 4 tokens"),
        ("discarding", "Discard, or keep all"),
        ("scheming", "Choose a trick"),
        ("stealing", "Take one of these"),
        ("dealing", "Keep one of these"),
        ("returning", "Put these back"),
        ("patenting", "Take a New part"),
        ("scavenging", "Take Junk"),
        ("working", "Build: 3 actions left"),
        ("scrapping", "Place this scrap"),
    ],
)
def test_a_hand_says_what_its_owner_is_to_do(kind: PhaseKind, asked: str) -> None:
    view = own(kind)
    told = scenes(view, NAMES[:3])[0]
    assert asked in words(told)
    for part in view.seen:
        assert drawn(part, 132) in stamps(told)


def test_who_waits_sees_for_whom() -> None:
    state = some("working")
    (mover,) = gear_and_piston.awaits(state)
    other = (mover + 1) % 3
    told = words(scenes(gear_and_piston.view(state, other), NAMES[:3])[0])
    title = told.index(f"{NAMES[mover]}’s turn")
    assert told[title - 1] == NAMES[mover][0], "the letter of the player it names"


def test_whoever_places_a_token_sees_what_each_place_promises_as_its_button_says() -> None:
    view = replace(own("planning"), jump_row=False, hand=())
    view = replace(view, sites=tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites))
    told = words(scenes(view, NAMES[:3])[0])
    office = promised(view, "patent office", gain)
    assert office > 1
    waiting = words(scenes(replace(view, mover=None, awaited=()), NAMES[:3])[0])
    gains = english(Phrase("piston-picture-gain", **showing.signed(round(office))))
    assert told.count(gains) > waiting.count(gains)


def test_whoever_places_a_token_sees_one_plate_with_points_at_each_place_with_a_free_space() -> None:
    view = replace(own("planning"), jump_row=False, hand=(MOTOR,))
    full = replace(view.sites[1], tokens=(1,) * len(view.sites[1].tokens))
    view = replace(view, sites=(view.sites[0], full, *view.sites[2:]))
    (hand,) = scenes(view, NAMES[:3])
    free = sum(None in site.tokens for site in view.sites)
    heading = 2  # the points of the player and of the best other one
    told = [word for word in words(hand) if word.endswith((" pt", " pts"))]
    assert len(told) == heading + free
    assert "0 pts" not in told[heading:]
    assert not {"Patent Office", "Office"} & set(words(hand)), "a full place is no choice"
    check_layout(hand)


def test_whoever_places_a_token_sees_the_best_places_first() -> None:
    view = replace(own("planning"), jump_row=False, hand=())
    view = replace(view, sites=tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites))
    gains = [round(promised(view, site.location, gain)) for site in view.sites]
    assert len({*gains}) > 1
    told = words(scenes(view, NAMES[:3])[0])
    shown = [word for word in told if word.endswith((" pt", " pts"))]
    gained = sorted(gains, reverse=True)
    assert shown[2:] == [signed("piston-picture-gain", points) for points in gained]
    assert 0 in gains
    assert "nothing to build" in " ".join(told)
    workshop = view.sites[3]
    working = replace(workshop, tokens=(view.seat, *workshop.tokens[1:]))
    told = words(scenes(replace(view, hand=(MOTOR,), sites=(*view.sites[:3], working)), NAMES[:3])[0])
    assert "nothing left to build" in " ".join(told), "the first token builds the only Blueprint"


def test_whoever_places_a_token_sees_no_parts_of_a_full_place() -> None:
    view = replace(own("planning"), jump_row=False, office=(STEERING,), yard=(), hand=())

    def shown(*tokens: int | None) -> int:
        site = replace(view.sites[1], tokens=tokens)
        seen = replace(view, sites=(view.sites[0], site, *view.sites[2:]))
        return stamps(scenes(seen, NAMES[:3])[0]).count(drawn(STEERING, 96))

    assert (shown(1, 2, None), shown(1, 2, 0)) == (1, 0)


@pytest.mark.parametrize("held", [1, 3, 4, 5])
def test_blueprints_are_as_large_as_they_have_room(held: int) -> None:
    view = replace(own("planning"), hand=(MOTOR, FUEL, STEERING, AXLE, GEAR)[:held])
    (hand,) = scenes(view, NAMES[:3])
    assert drawn(MOTOR, 74 if held == 5 else 96) in stamps(hand)


@pytest.mark.thorough
def test_words_a_third_longer_still_have_room_in_every_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    def longer(id: str, locale: str, /, **args: Any) -> str:
        said = say(id, locale, **args)
        return said + "m" * round(0.35 * len(said)) * any(map(str.isalpha, said)) * (len(said) > 1)

    monkeypatch.setattr("bot.render.stage.say", longer)
    for seats, options in ((2, Options()), (6, Options("expert", jump_row=True))):
        for state in list(game(seats, "long", options))[::17]:
            for seat in (None, *gear_and_piston.awaits(state)):
                for picture in scenes(gear_and_piston.view(state, seat), NAMES[:seats]):
                    check_layout(picture)


def test_whoever_builds_sees_no_frame_round_the_part_that_they_just_built() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR,), left=1), TWO)
    assert view.seat is not None
    (hand,) = scenes(view, NAMES[:3], (Built(view.seat, MOTOR, "T1"),))
    assert not [name for name in stamps(hand) if name.startswith("frame-")]


def test_the_news_leaves_out_what_was_undone_in_the_workshop() -> None:
    """Check the hand of a waiting player while another player builds, undoes that and builds again."""
    state = some("working")
    (mover,) = gear_and_piston.awaits(state)
    view = gear_and_piston.view(state, (mover + 1) % 3)
    begun, built = WorkBegun(mover, 3), Built(mover, GEAR, "B9")
    undone = (begun, Built(mover, MOTOR, "T9"), Undone(mover), built)
    shown = [stamps(scenes(view, NAMES[:3], events)[0]) for events in (undone, (begun, built))]
    assert shown[0] == shown[1]


@pytest.mark.parametrize(("held", "asked"), [("Me", "Keep up to two"), ("Me Fe A! G!", "Keep one, or none")])
def test_a_hand_is_asked_to_keep_as_many_parts_as_it_has_room_for(held: str, asked: str) -> None:
    phase = Sorting(0, parts("A! G! S!"), ())
    state = table(phase, hands=[held], tokens={"junk yard": (0,)}, yard="", jump_row=True)
    assert asked in words(scenes(gear_and_piston.view(state, 0), NAMES[:2])[0])
