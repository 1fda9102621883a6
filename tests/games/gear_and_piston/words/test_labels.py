"""Tests that Gear & Piston's buttons and menus fit, and state their effect."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.engine.match import play
from bot.games.gear_and_piston import rules as gear_and_piston, words
from bot.games.gear_and_piston.rules import actions as act
from bot.games.gear_and_piston.rules.car import NO_CAR, Car, Cell, Column
from bot.games.gear_and_piston.rules.components import Part
from bot.games.gear_and_piston.rules.model import Dealing, Options, PhaseKind, Scavenging, Site, View
from bot.games.gear_and_piston.rules.scrap import Placement
from bot.games.gear_and_piston.words.labels import composites
from bot.words import Label, in_full
from tests.english import english
from tests.games.gear_and_piston.board.scenes import game
from tests.games.gear_and_piston.notation import car as noted, part
from tests.games.gear_and_piston.table import after as played, at_work, match, parts, table
from tests.games.gear_and_piston.words.positions import AXLE, FUEL, GEAR, MOTOR, NAMES, STEERING, car, some

CHOICES = 5
"""The maximum number of buttons and menus for the choices of a hand. With Hint, Undo and Refresh there are
eight.
"""


def label(action: act.Action, view: View) -> Label:
    return words.label(action, view, NAMES)


def text(action: act.Action, view: View) -> str:
    return english(label(action, view).text)


def note(action: act.Action, view: View) -> str:
    return english(label(action, view).note)


def with_cars(view: View, made: Car) -> View:
    return replace(view, cars=(made,) * len(view.cars))


@pytest.mark.few(1)
@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("jump_row", [False, True])
def test_labels_and_what_they_do_fit_and_no_hand_has_more_than_eight_controls(
    seats: int, jump_row: bool
) -> None:
    for state in game(seats, f"labels {seats}", Options("expert", jump_row=jump_row)):
        for seat in gear_and_piston.awaits(state):
            view = gear_and_piston.view(state, seat)
            combined = composites(view, NAMES)
            found = [each.label for each in combined]
            if not any(each.instead for each in combined):
                found += [words.label(action, view, NAMES) for action in gear_and_piston.legal(state, seat)]
            assert all(1 <= len(english(each.text)) <= 40 for each in found)
            assert all(len(english(each.kind)) + len(english(each.group)) <= 100 for each in found)
            assert all(len(english(each.note)) <= 100 for each in found if each.kind)
            shown = [each for each in found if not each.rare and not each.again]
            kinds = {each.kind for each in shown if each.kind}
            most = CHOICES + (view.phase == "discarding")  # a discard cannot be undone
            assert len(kinds) + sum(not each.kind for each in shown) <= most


def test_the_longest_labels_fit_a_button_too() -> None:
    longest = Part("new", "improvement", "gasoline", "bottom", "power")
    view = some("working")
    assert view.seat is not None
    wide = Car(((Column(MOTOR, AXLE),) * 9, (Column(None, longest),)))
    cars = (*view.cars[: view.seat], wide, *view.cars[view.seat + 1 :])
    view = replace(view, cars=cars)
    one = replace(view, cars=tuple(Car((wide.sections[0],)) for _ in cars))
    longest_labels: list[tuple[act.Action, View]] = [
        (act.Build(longest, Cell(1, 1, "bottom")), view),
        (act.Build(longest, Cell(1, 0, "bottom")), one),
        (act.Upgrade(Cell(1, 0, "bottom"), longest), view),
        (act.Dismantle(Cell(1, 0, "bottom")), view),
        (act.Discard(longest), view),
        (act.Take(longest, "fading"), replace(view, jump_row=True)),
        (act.Keep(longest), view),
        (act.Steal(longest), view),
    ]
    assert all(len(text(action, seen)) <= 40 for action, seen in longest_labels)


@pytest.mark.parametrize(
    ("phase", "action", "told"),
    [
        ("planning", act.Place("workshop"), "Workshop"),
        ("planning", act.Place("back alley"), "Back Alley"),
        ("discarding", act.Discard(MOTOR), "Electric motor, Range"),
        ("discarding", act.Done(), "Keep all"),
        ("scheming", act.Visit(), "Black Market"),
        ("scheming", act.Muscle("workshop", 2, 0), "Workshop: 3rd to 1st"),
        ("patenting", act.Take(GEAR, "office"), "Gear, Power"),
        ("patenting", act.Draw(), "Draw blind"),
        ("scavenging", act.Done(), "Done"),
        ("working", act.Undo(), "Undo turn"),
        ("working", act.Done(), "Done"),
    ],
)
def test_labels_are_the_thing_without_a_repeated_verb(
    phase: PhaseKind, action: act.Action, told: str
) -> None:
    view = some(phase)
    if phase == "planning":
        view = replace(view, sites=tuple(replace(site, tokens=(None,) * 3) for site in view.sites))
    assert text(action, view) == told


def test_a_moved_token_says_what_changes() -> None:
    view = some("scheming")
    shop = Site("workshop", (0, 1, 2, None, None), (3, 2, 2, 2, 2), None)
    view = replace(view, sites=(*view.sites[:3], shop))
    assert note(act.Muscle("workshop", 2, 0), view) == "3 actions instead of 2"
    assert note(act.Muscle("workshop", 1, 2), view) == "you go first next round"
    assert note(act.Muscle("workshop", 2, 1), view) == ""


def test_nothing_that_is_rarely_wanted_stands_out_and_done_does_when_nothing_is_left() -> None:
    view = some("working")
    assert label(act.Undo(), view).weak
    assert label(act.Undo(), view).again
    assert label(act.Done(), replace(view, left=1)).weak
    assert label(act.Done(), replace(view, left=0)).strong


def test_a_build_is_one_choice_with_its_place_and_what_it_brings() -> None:
    two = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
    view = with_cars(some("working"), two)
    build = label(act.Build(STEERING, Cell(0, 1, "top")), view)
    assert (english(build.text), english(build.kind)) == ("Steering, Comfort: top 2", "Build")
    assert (build.menu, build.steps) == (True, False)
    assert english(in_full(build)) == "Steering, Comfort: top 2", "as a hint says it"
    assert text(act.Build(GEAR, Cell(1, -1, "bottom")), view) == "Gear, Power: bottom 3"
    assert text(act.Dismantle(Cell(1, 0, "bottom")), view) == "Remove bottom 4: Gear"
    upgrade = label(act.Upgrade(Cell(0, 0, "top"), MOTOR._replace(icon="power")), view)
    assert (english(upgrade.text), english(upgrade.kind)) == (
        "top 1: Electric motor, Power",
        "Upgrade, remove, merge",
    )
    assert text(act.Merge(-1), view) == "Merge as A"
    assert text(act.Merge(1), view) == "Merge as B"


def test_a_place_says_points_and_scraps_and_the_best_comes_first() -> None:
    view = with_cars(some("working"), car((MOTOR, AXLE), (FUEL, None), (STEERING, GEAR)))
    inside = label(act.Build(AXLE, Cell(0, 1, "bottom")), view)
    assert english(inside.note) == "+2 points, completes your car"
    beside = label(act.Build(AXLE, Cell(0, 3, "bottom")), view)
    assert "completes" not in english(beside.note)
    assert inside.order < beside.order


def test_parts_on_offer_say_what_they_bring_in_the_best_place() -> None:
    view = with_cars(some("patenting"), car((MOTOR, AXLE), (FUEL, GEAR), (None, AXLE)))
    steering, motor = (label(act.Take(part, "office"), view) for part in (STEERING, MOTOR))
    assert english(steering.note).endswith("completes your car")
    assert steering.order < motor.order
    assert steering.menu
    junk = label(act.Take(FUEL._replace(volatility=0), "yard"), replace(view, phase="scavenging", pick=1))
    assert (english(junk.text), english(junk.kind)) == ("Electric fuel · 0", "")


# the tokens on the board, and the notes of the four locations
TRADES = [
    (
        (0, 0, 0, 0),
        [
            "spy and take a part, shop, or move a token, then rest a round \u00b7 the last space",
            "1st pick of 6 parts \u00b7 others pick 2nd",
            "1st pick, take two \u00b7 others pick 2nd",
            "3 actions, 1 Blueprint \u00b7 others get 2 actions",
        ],
    ),
    (
        (0, 4, 2, 4),
        [
            "spy and take a part, shop, or move a token, then rest a round \u00b7 the last space",
            "5th pick of 6 parts \u00b7 the last space",
            "3rd pick, take two \u00b7 the last space",
            "2 actions, 1 Blueprint \u00b7 the last space",
        ],
    ),
]


@pytest.mark.parametrize(("taken", "notes"), TRADES)
def test_the_two_locations_that_promise_most_say_what_they_give_and_leave_to_the_next(
    taken: tuple[int, ...], notes: list[str]
) -> None:
    view = some("planning")
    sites = tuple(
        replace(site, tokens=(1,) * used + (None,) * (len(site.tokens) - used))
        for site, used in zip(view.sites, taken, strict=True)
    )
    view = replace(view, sites=sites, hand=(MOTOR,))
    found = [label(act.Place(site.location), view) for site in sites]
    told = [english(each.note) for each in found]
    assert all(each in ("", full) for each, full in zip(told, notes, strict=True))
    assert [bool(note) for note in told].count(True) == 2
    assert [each.strong for each in found].count(True) == 1
    assert all(each.weak is not bool(each.note) for each in found)
    assert all(" \u00b7 about +" in english(each.text) for each in found if each.note)


def test_a_location_says_that_no_parts_are_there_to_build_or_that_the_hand_may_be_full() -> None:
    view = some("planning")
    sites = tuple(replace(site, tokens=(None,) * len(site.tokens)) for site in view.sites)

    def two(*locations: str, hand: tuple[Part, ...]) -> View:
        """Return the view with the given hand, and with free spaces only in the given locations."""
        left = [replace(each, tokens=(1,)) if each.location not in locations else each for each in sites]
        return replace(view, sites=tuple(left), hand=hand)

    bare = two("workshop", "back alley", hand=())
    assert note(act.Place("workshop"), bare) == "3 actions, no parts yet \u00b7 others get 2 actions"
    again = two("workshop", "back alley", hand=(MOTOR,) * 3)
    first = [
        replace(each, tokens=(again.seat, *each.tokens[1:])) if each.location == "workshop" else each
        for each in again.sites
    ]
    twice = replace(again, sites=tuple(first))
    told = note(act.Place("workshop"), twice)
    assert told == "2 actions, all parts built by then \u00b7 others get 2 actions"
    assert note(act.Place("workshop"), replace(twice, hand=(MOTOR,) * 5)).startswith(
        "2 actions, 2 Blueprints"
    )
    full = two("junk yard", "workshop", hand=(MOTOR,) * 5)
    assert note(act.Place("junk yard"), full) == "your hand might be full \u00b7 others pick 2nd"
    four = two("junk yard", "workshop", hand=(MOTOR,) * 4)
    assert note(act.Place("junk yard"), four) == "1st pick, take one \u00b7 others pick 2nd"


def test_a_pick_at_the_patent_office_counts_the_parts_that_lie_there() -> None:
    """Check the first round with Jump Row, in which there is no Discard Row yet."""
    row = replace(some("planning", options=Options(jump_row=True)), round=1, fading=())
    sites = tuple(
        replace(site, tokens=(None if site.location in ("patent office", "workshop") else 1,))
        for site in row.sites
    )
    told = note(act.Place("patent office"), replace(row, sites=sites, hand=()))
    assert told.startswith("1st pick of 3 parts")


# a whole turn, and the Black Market, as one choice


def test_a_whole_workshop_turn_is_one_green_choice_that_says_what_it_builds() -> None:
    state = at_work("Me Fe A:r", NO_CAR)
    (whole,) = composites(gear_and_piston.view(state, 0), NAMES)
    assert [type(action) for action in whole.actions] == [act.Build, act.Build, act.Build, act.Done]
    assert whole.label.strong
    assert english(whole.label.text) == "Build 3 parts · +5"
    built = {"an electric motor", "an electric fuel supply", "an axle"}
    assert all(part in english(whole.label.note) for part in built)
    after = match(state)
    for action in whole.actions:
        after, _ = play(gear_and_piston, after, 0, action)
    assert len(after.state.hands[0]) == 0


def test_a_turn_is_built_and_ended_at_once_where_nothing_else_is_worth_an_action() -> None:
    some_left = gear_and_piston.view(at_work("Me Fe S S", NO_CAR), 0)
    (whole,) = composites(replace(some_left, left=2), NAMES)
    assert english(whole.label.note).endswith(", then Done")
    (part,) = composites(replace(some_left, left=4), NAMES)
    assert part.actions[-1] == act.Done(), "nothing else is worth an action"
    short = gear_and_piston.view(at_work("A S", noted("Me:r Fe:r S", "A G .")), 0)
    (axle,) = composites(short, NAMES)
    assert [each.kind for each in axle.actions] == ["build", "done"]


def test_a_turn_without_actions_or_without_a_part_that_helps_is_not_built_at_once() -> None:
    view = gear_and_piston.view(at_work("Me Fe", NO_CAR), 0)
    assert composites(view, NAMES)
    assert composites(replace(view, left=0), NAMES) == ()
    assert composites(replace(view, hand=()), NAMES) == ()
    assert composites(replace(view, awaited=(1,)), NAMES) == ()
    whole = noted("Me Fe S", "A G A")
    assert composites(gear_and_piston.view(at_work("S", whole), 0), NAMES) == (), (
        "a second steering only harms"
    )


def test_a_turn_that_swaps_a_part_is_one_choice_too() -> None:
    made = noted("Me Fe S", "A G! .")
    (whole,) = composites(gear_and_piston.view(at_work("G:p A:r", made), 0), NAMES)
    assert [each.kind for each in whole.actions] == ["build", "upgrade", "done"]
    assert english(whole.label.text).startswith("Whole turn \u00b7 +")
    assert english(whole.label.note) == "an axle and an upgrade, then Done"


def test_two_junk_parts_are_one_choice_the_best_that_lies_there_and_the_best_then_or_both_unseen() -> None:
    made = noted("Me Fe S", "A G .")
    at = table(Scavenging(0, 0), cars=[made], yard="Ms! A S!", junk="G G G A", tokens={"junk yard": (0,)})
    best, unseen = composites(gear_and_piston.view(at, 0), NAMES)
    assert english(best.label.text).startswith("Axle and one more \u00b7 +")
    assert (best.actions, unseen.actions) == ((act.Take(part("A"), "yard"),), (act.Draw(),))
    assert best.goes_on is not None
    assert unseen.goes_on is not None
    (after, _), (drawn, _) = (played(at, (0, each.actions[0])) for each in (best, unseen))
    assert best.goes_on(gear_and_piston.view(after, 0)) in gear_and_piston.legal(after, 0)
    assert unseen.goes_on(gear_and_piston.view(drawn, 0)) == act.Draw()
    none_left = replace(gear_and_piston.view(after, 0), junk_left=False)
    assert best.goes_on(none_left) is None, "it would end the game"
    for told in (replace(at, hands=(parts("A A A A"), ())), replace(at, junk=()), after):
        assert composites(gear_and_piston.view(told, 0), NAMES) == ()


def test_a_part_of_the_black_market_is_kept_and_the_others_go_back_as_they_lay() -> None:
    seen = parts("Me:r G:c S")
    state = table(Dealing(0, seen))
    view = gear_and_piston.view(state, 0)
    found = composites(view, NAMES)
    assert [english(each.label.text).partition(" · ")[0] for each in found] == [
        "Electric motor, Range",
        "Gear, Comfort",
        "Steering",
    ]
    assert found[1].actions == (act.Pocket(seen[1]), act.Return("top", (seen[0], seen[2])))
    assert all(each.instead for each in found), "in which order they go back is not asked"
    few = replace(view, seen=seen[:2])
    assert composites(few, NAMES) == ()
    assert label(act.Pocket(seen[0]), few).kind == ""


# scrap


def test_a_scrap_is_offered_by_what_it_is_with_its_place_and_what_remains_after_it() -> None:
    view = with_cars(some("scrapping"), car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None)))
    patch = label(act.Patch(Placement(Cell(0, 2, "bottom"), "axle", "generic")), view)
    assert (english(patch.text), english(patch.group)) == ("bottom 3", "As an axle")
    assert english(patch.note) == "completes your car"
    over = act.Patch(Placement(Cell(0, 1, "bottom"), "axle", "generic"))
    assert (text(over, view), note(over, view)) == ("bottom 2", "over the gear (Power), needs 1 more")


def test_the_best_finish_is_proposed_whole_with_its_score() -> None:
    view = replace(some("scrapping"), held=(0, 0, 0), scrap=1, investors=("most parts",))
    view = with_cars(view, car((MOTOR, AXLE), (FUEL, GEAR), (STEERING, None)))
    assert (text(act.Mend(), view), label(act.Mend(), view).strong) == ("Finish: total 3", True)
    assert note(act.Mend(), view) == "1 scrap part: axle (bottom 3)"
    assert "Finish for me: axle (bottom 3). Score: 3." in english(words.describe(view, NAMES[:3]))
    more = with_cars(view, car((MOTOR, AXLE), (STEERING, None)))
    assert " to " in text(act.Mend(), more)
    assert note(act.Mend(), more).startswith("3 scrap parts: ")


def test_to_whom_nothing_is_proposed_the_finish_is_offered_without_its_places() -> None:
    assert text(act.Mend(), replace(some("planning"), scrap=None)) == "Finish for me"


def test_spying_names_the_player_and_returning_the_side() -> None:
    view = replace(some("returning"), held=(1, 4, 2), seen=(MOTOR, GEAR))
    assert text(act.Spy(1), view) == "Spy on Bo"
    many = label(act.Spy(1), replace(view, held=(1, 4, 2, 1, 1)))
    assert (english(many.text), english(many.kind), english(many.note)) == ("Bo", "Spy on", "4 Blueprints")
    assert text(act.Return("top", (GEAR, MOTOR)), view) == "Top, right first"
    assert text(act.Return("bottom", (MOTOR, GEAR)), view) == "Bottom, left first"
    assert text(act.Return("bottom", (MOTOR,)), view) == "At the bottom"
