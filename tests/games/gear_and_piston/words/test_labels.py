"""Gear & Piston's buttons and menus: they fit, and say what they do."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston import words
from bot.games.gear_and_piston.rules.actions import (
    Action,
    Build,
    Discard,
    Dismantle,
    Done,
    Draw,
    Keep,
    Mend,
    Merge,
    Muscle,
    Patch,
    Place,
    Pocket,
    Return,
    Spy,
    Steal,
    Take,
    Undo,
    Upgrade,
    Visit,
)
from bot.games.gear_and_piston.rules.car import Car, Cell, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, View
from bot.games.gear_and_piston.rules.scrap import Placement
from bot.words import in_full
from tests.english import english
from tests.games.gear_and_piston.board.scenes import game
from tests.games.gear_and_piston.words.positions import (
    AXLE,
    FUEL,
    GEAR,
    MOTOR,
    NAMES,
    STEERING,
    car,
    some,
)


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("jump_row", [False, True])
def test_every_label_fits_a_button_and_what_it_does_fits_beneath_it(seats: int, jump_row: bool) -> None:
    for state in game(seats, f"labels {seats}", Options("expert", jump_row=jump_row)):
        for seat in gear_and_piston.awaits(state):
            view = gear_and_piston.view(state, seat)
            found = [words.label(action, view, NAMES) for action in gear_and_piston.legal(state, seat)]
            assert all(1 <= len(english(label.text)) <= 38 for label in found)
            assert all(len(english(label.kind)) + len(english(label.group)) <= 100 for label in found)
            assert all(len(english(label.note)) <= 100 for label in found if label.kind)
            assert words.barred(view) == ()


def test_the_longest_labels_fit_a_button_too() -> None:
    longest = Part("new", "improvement", "gasoline", "bottom", "power")
    view = some("working")
    assert view.seat is not None
    wide = Car(((Column(MOTOR, AXLE),) * 9, (Column(None, longest),)))
    cars = (*view.cars[: view.seat], wide, *view.cars[view.seat + 1 :])
    view = replace(view, cars=cars)
    one = replace(view, cars=tuple(Car((wide.sections[0],)) for _ in cars))
    longest_labels: list[tuple[Action, View]] = [
        (Build(longest, Cell(1, 1, "bottom")), view),
        (Build(longest, Cell(1, 0, "bottom")), one),
        (Upgrade(Cell(1, 0, "bottom"), longest), view),
        (Dismantle(Cell(1, 0, "bottom")), view),
        (Discard(longest), view),
        (Take(longest, "fading"), replace(view, jump_row=True)),
        (Keep(longest), view),
        (Steal(longest), view),
    ]
    assert all(len(english(words.label(action, seen, NAMES).text)) <= 38 for action, seen in longest_labels)


@pytest.mark.parametrize(
    ("phase", "action", "text"),
    [
        ("planning", Place("workshop"), "4. Workshop"),
        ("planning", Place("patent office"), "2. Patent Office"),
        ("discarding", Discard(MOTOR), "Electric motor, Range"),
        ("discarding", Done(), "Keep all"),
        ("scheming", Visit(), "Look round the Black Market"),
        ("scheming", Muscle("workshop", 2, 0), "3 actions instead of 2 (3rd to 1st)"),
        ("scheming", Muscle("workshop", 1, 2), "To be 3rd instead of 2nd"),
        ("dealing", Pocket(GEAR), "Gear, Power"),
        ("patenting", Take(GEAR, "office"), "Gear, Power"),
        ("patenting", Draw(), "Draw from the stack, unseen"),
        ("scavenging", Done(), "Take no more"),
        ("working", Undo(), "Begin this turn again"),
        ("working", Done(), "Done"),
    ],
)
def test_labels_say_what_is_done(phase: PhaseKind, action: Action, text: str) -> None:
    view = some(phase)
    if phase == "planning":
        view = replace(view, sites=tuple(replace(site, tokens=(None,) * 3) for site in view.sites))
    assert words.label(action, view, NAMES).text == text


def test_nothing_that_is_rarely_wanted_stands_out_beside_what_is() -> None:
    view = some("working")
    assert words.label(Undo(), view, NAMES).weak
    assert words.label(Done(), replace(view, left=1), NAMES).weak


def test_a_build_is_chosen_by_blueprint_then_by_place_which_says_what_it_does() -> None:
    view = some("working")
    two = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
    view = replace(view, cars=(two,) * len(view.cars))
    build = words.label(Build(STEERING, Cell(0, 1, "top")), view, NAMES)
    assert (build.text, build.kind, build.group) == ("Top, right of column 1", "Build", "Steering, Comfort")
    assert build.steps
    assert english(in_full(build)) == "Steering, Comfort: Top, right of column 1", "as a hint says it"
    assert english(build.note).startswith("the missing steering, ")
    assert words.label(Build(GEAR, Cell(1, -1, "bottom")), view, NAMES).text == "Bottom, left of column 4"
    assert words.label(Build(STEERING, Cell(1, 0, "top")), view, NAMES).text == "Top of column 4"
    assert words.label(Dismantle(Cell(1, 0, "bottom")), view, NAMES).text == "Column 4, gear"
    upgrade = words.label(Upgrade(Cell(0, 0, "top"), replace_icon(MOTOR)), view, NAMES)
    assert (upgrade.text, upgrade.group) == ("Electric motor, Power", "Column 1, electric motor")
    assert words.label(Merge(-1), view, NAMES).text == "Merge as A (2 columns)"
    assert words.label(Merge(1), view, NAMES).text == "Merge as B (2 columns)"
    one = replace(view, cars=(Car((two.sections[0],)),) * len(view.cars))
    assert words.label(Build(GEAR, Cell(1, 0, "bottom")), one, NAMES).text == "A new section"


def test_a_place_says_what_it_mends_and_the_best_comes_first() -> None:
    view = some("working")
    short_of = car((MOTOR, AXLE), (FUEL, None), (STEERING, GEAR))
    view = replace(view, cars=(short_of,) * len(view.cars))
    inside = words.label(Build(AXLE, Cell(0, 1, "bottom")), view, NAMES)
    assert (
        inside.note
        == "the missing axle, supports 2 parts, fills the bottom row, largest area 4, complete, +2 points"
    )
    beside = words.label(Build(AXLE, Cell(0, 3, "bottom")), view, NAMES)
    assert "supports 2 parts" in english(beside.note)
    assert inside.order < beside.order


def test_the_available_parts_say_what_they_would_do_in_the_best_place() -> None:
    view = some("patenting")
    short_of = car((MOTOR, AXLE), (FUEL, GEAR), (None, AXLE))
    view = replace(view, cars=(short_of,) * len(view.cars))
    steering, motor = (words.label(Take(part, "office"), view, NAMES) for part in (STEERING, MOTOR))
    assert english(steering.note).startswith("the missing steering, fills the top row")
    assert steering.order < motor.order
    assert steering.menu


def test_locations_are_in_the_order_in_which_they_are_resolved_and_say_what_they_do() -> None:
    view = some("planning")
    bare = tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites)
    view = replace(view, sites=bare, hand=(MOTOR,))
    labels = [words.label(Place(site.location), view, NAMES) for site in bare]
    assert [label.text for label in labels] == [
        "1. Back Alley",
        "2. Patent Office",
        "3. Junk Yard",
        "4. Workshop",
    ]
    assert labels[1].note == "a New part, as 1st to choose"
    assert labels[3].note == "3 actions for 1 Blueprint; the last here is next First Player"
    full = replace(view, hand=(MOTOR,) * 5)
    assert english(words.label(Place("junk yard"), full, NAMES).note).endswith(
        "; your hand may be full by then"
    )


def replace_icon(part: Part) -> Part:
    return part._replace(icon="power")


def test_a_scrap_is_offered_by_what_it_is_with_its_place_and_what_remains_after_it() -> None:
    view = some("scrapping")
    short_of = car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None))
    view = replace(view, cars=(short_of,) * len(view.cars))
    label = words.label(Patch(Placement(Cell(0, 2, "bottom"), "axle", "generic")), view, NAMES)
    assert (label.text, label.group, label.note) == (
        "Bottom of column 3",
        "As an axle",
        "the car is complete",
    )
    over = words.label(Patch(Placement(Cell(0, 1, "bottom"), "axle", "generic")), view, NAMES)
    assert over.text == "Over the bottom of column 2"
    assert over.note == "covers gear (Power), needs 1 more"


def test_the_best_finish_is_proposed_whole_with_its_score() -> None:
    view = replace(some("scrapping"), held=(0, 0, 0), scrap=1, investors=("most parts",))
    short_of = car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None))
    view = replace(view, cars=(short_of,) * len(view.cars))
    label = words.label(Mend(), view, NAMES)
    assert (label.text, label.strong) == ("Finish like this: 3 points", True)
    assert label.note == "1 scrap: axle at the bottom of column 3"
    assert "Proposed: 1 scrap: axle at the bottom of column 3. That makes 3 points." in "\n".join(
        words.describe(view, NAMES[:3])
    )
    more = car((MOTOR, AXLE), (STEERING, None))
    label = words.label(Mend(), replace(view, cars=(more,) * len(view.cars)), NAMES)
    assert " to " in english(label.text)
    assert english(label.note).startswith("3 scraps: electric fuel supply at the ")


def test_spying_names_the_player_and_returning_the_side() -> None:
    view = replace(some("returning"), held=(1, 4, 2), seen=(MOTOR, GEAR))
    spying = words.label(Spy(1), view, NAMES)
    assert (spying.text, spying.note) == ("Spy on Bo", "4 Blueprints")
    assert words.label(Return("top", (GEAR, MOTOR)), view, NAMES).text == "On top, right one drawn first"
    assert (
        words.label(Return("bottom", (MOTOR, GEAR)), view, NAMES).text
        == "At the bottom, left one drawn first"
    )
    assert words.label(Return("bottom", (MOTOR,)), view, NAMES).text == "At the bottom"


def test_to_whom_nothing_is_proposed_the_finish_is_offered_without_its_places() -> None:
    assert words.label(Mend(), replace(some("planning"), scrap=None), NAMES).text == "Finish for me"
