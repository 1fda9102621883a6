"""The pictures of Gear & Piston: what each must show, and what none may show."""

from __future__ import annotations

from dataclasses import replace
from itertools import chain, combinations

import pytest
from PIL.Image import Image

from bot.engine.chance import Chance
from bot.games.gear_and_piston import rules as gear_and_piston
from bot.games.gear_and_piston.board import paint, scenes
from bot.games.gear_and_piston.board.forecast import missing
from bot.games.gear_and_piston.board.legend import legend
from bot.games.gear_and_piston.board.paints import PAINTS, mark
from bot.games.gear_and_piston.board.pieces import first, mini, pile, rest, space
from bot.games.gear_and_piston.board.symbols import symbol
from bot.games.gear_and_piston.board.tiles import LARGE, MIDDLE, attribute, empty, reliable, volatile
from bot.games.gear_and_piston.board.tiles import tile as part_tile
from bot.games.gear_and_piston.rules.car import Car, Column, open_cells
from bot.games.gear_and_piston.rules.components import (
    ATTRIBUTES,
    INVESTORS,
    JUNK,
    NEW,
    Colour,
    Investor,
    Part,
    PartType,
)
from bot.games.gear_and_piston.rules.events import Drew, Placed, Took
from bot.games.gear_and_piston.rules.model import Options, PhaseKind, State, View
from bot.games.gear_and_piston.rules.outlook import outlook
from bot.render.canvas import Item, Scene, Sprite, tile
from bot.render.marks import actor, halo
from bot.render.palette import PALETTE, index
from bot.render.panels import backdrop
from bot.render.theme import BOARD, PANEL, PRINT, TEXT, contrast, readable_on
from tests.games.gear_and_piston.board.scenes import game, views
from tests.games.gear_and_piston.hidden import resample
from tests.games.gear_head.board.scenes import NAMES
from tests.render.masters import check_layout, marks, words

MOTOR = Part("new", "motor", "electric", "top", "range")
FUEL = Part("junk", "fuel supply", "electric", "top", None, 1)
STEERING = Part("new", "steering", "generic", "top", "comfort")
AXLE = Part("junk", "axle", "generic", "bottom")
GEAR = Part("new", "gear", "generic", "bottom", "power")
TILE = part_tile(AXLE, 60, PANEL).draw
TWO = Car(((Column(MOTOR, AXLE),), (Column(None, GEAR),)))
"""A car of two sections."""


def some(kind: PhaseKind, seats: int = 3) -> State:
    """A state in that phase."""
    for seed in range(30):
        for state in game(seats, f"pictures {seed}"):
            if state.phase.kind == kind:
                return state
    raise LookupError(kind)


def own(kind: PhaseKind, seats: int = 3) -> View:
    """The view of a seat that must act in that phase."""
    state = some(kind, seats)
    return gear_and_piston.view(state, min(gear_and_piston.awaits(state)))


def items(drawn: Scene) -> list[Item]:
    return [item for item, _, _ in marks(drawn)]


def with_car(view: View, car: Car) -> View:
    """The view with that car for every seat."""
    return replace(view, cars=(car,) * len(view.cars), defects=(None,) * len(view.cars))


# parts


def test_every_part_looks_like_itself_in_every_size() -> None:
    parts = {lot.part for lot in chain(NEW, JUNK)}
    for side in (60, MIDDLE, LARGE):
        looks = {tile(part_tile(part, side, PANEL)).tobytes() for part in parts}
        rows = {part[1:] for part in parts}
        assert len(looks) == len(rows), "a tile shows all that a part is, but for the stack it came from"


def test_scrap_looks_like_scrap_and_bears_its_volatility() -> None:
    looks = {
        tile(part_tile(Part("scrap", "axle", "generic", "bottom", None, grade), MIDDLE, PANEL)).tobytes()
        for grade in (0, 1, 2)
    }
    looks.add(tile(part_tile(AXLE, MIDDLE, PANEL)).tobytes())
    assert len(looks) == 4


@pytest.mark.parametrize("colour", list(PAINTS))
def test_every_colour_stands_out_and_is_easy_to_read_on(colour: Colour) -> None:
    assert contrast(PAINTS[colour], BOARD) >= 3
    assert contrast(PAINTS[colour], PANEL) >= 3
    assert contrast(readable_on(PAINTS[colour]), PAINTS[colour]) >= 4.5
    at = index(PAINTS[colour])
    assert tuple(PALETTE[3 * at : 3 * at + 3]) == PAINTS[colour]


def test_every_colour_has_a_mark_of_its_own_and_generic_parts_have_none() -> None:
    def drawn(colour: Colour) -> bytes:
        return tile(Sprite(lambda pen: mark(pen.at(50, 50), colour, TEXT), 100, 100, PANEL)).tobytes()

    looks = {colour: drawn(colour) for colour in PAINTS}
    for one, other in combinations(looks.values(), 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > len(one) * 0.05
    assert set(looks["generic"]) == {index(PANEL)}


def test_every_type_has_a_symbol_of_its_own() -> None:
    def drawn(type: PartType) -> bytes:
        return tile(Sprite(lambda pen: symbol(pen.at(50, 50), type, TEXT, PRINT), 100, 100, PRINT)).tobytes()

    types: list[PartType] = ["motor", "fuel supply", "gear", "axle", "steering", "improvement"]
    for one, other in combinations(map(drawn, types), 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > len(one) * 0.1


# the board


def test_the_board_shows_every_token_in_order_and_who_rests() -> None:
    view = gear_and_piston.view(some("discarding", 6), None)
    view = replace(view, resting=(3, 1))
    drawn = scenes(view, NAMES[:6])[0]
    spaces = space(None, now=False).draw
    shown = [item.args[0] for item in items(drawn) if isinstance(item, Sprite) and item.draw == spaces]
    alley, office, yard, shop = (site.tokens for site in view.sites)
    assert shown == [*alley, *office, *yard, *shop]
    assert rest((3, 1)) in items(drawn)


def test_the_token_that_is_resolved_is_rimmed() -> None:
    state = some("patenting")
    view = gear_and_piston.view(state, None)
    drawn = items(scenes(view, NAMES[:3])[0])
    assert sum(space(seat, now=True) in drawn for seat in range(3)) == 1


def test_the_board_shows_the_parts_and_never_how_high_a_stack_is() -> None:
    view = gear_and_piston.view(some("planning"), None)
    drawn = items(scenes(view, NAMES[:3])[0])
    assert all(part_tile(part, MIDDLE, PANEL) in drawn for part in view.office)
    assert all(part_tile(part, 100, PANEL) in drawn for part in view.yard)
    assert pile(MIDDLE, PANEL, left=view.new_left) in drawn
    gone = items(scenes(replace(view, new_left=False), NAMES[:3])[0])
    assert pile(MIDDLE, PANEL, left=False) in gone


def test_the_workshop_and_the_junk_yard_of_the_jump_row_say_what_a_space_is_worth() -> None:
    state = next(iter(game(4, "jump", Options("expert", jump_row=True))))
    told = words(scenes(gear_and_piston.view(state, None), NAMES[:4])[0])
    assert "actions" in told
    assert [word for word in told if word.isdigit()] == ["4", "3", "3", "2", "3", *["2"] * 4]


def test_the_board_names_the_mover_and_the_cars_the_first_player() -> None:
    view = gear_and_piston.view(some("planning"), None)
    board, cars = scenes(view, NAMES[:3])
    assert items(cars).count(first(PANEL)) == 1
    assert view.mover is not None
    assert NAMES[view.mover] in words(board)


@pytest.mark.parametrize("investor", list(chain(*INVESTORS.values())))
def test_every_investor_has_a_panel_that_fits_whether_two_came_or_three(investor: Investor) -> None:
    view = gear_and_piston.view(some("planning"), None)
    stack = next(number for number, each in INVESTORS.items() if investor in each)
    others: list[Investor] = ["range first", "hybrid", "most comfort"]
    three = tuple(investor if number == stack else other for number, other in enumerate(others, 1))
    for chosen in (three, three[:2] if stack < 3 else (three[0], three[2])):
        check_layout(scenes(replace(view, investors=chosen), NAMES[:3])[0])


def glowing(drawn: Scene) -> list[tuple[int, int]]:
    """The centres of everything highlighted."""
    drawing = halo(10, 10, PANEL).draw
    return [
        (x + item.width // 2, y + item.height // 2)
        for item, x, y in drawn.marks
        if isinstance(item, Sprite) and item.draw == drawing
    ]


def test_the_token_that_was_placed_last_glows() -> None:
    state = some("discarding")
    view = gear_and_piston.view(state, None)
    shop = next(site for site in view.sites if site.location == "workshop")
    space_of = next(at for at, seat in enumerate(shop.tokens) if seat is not None)
    seat = shop.tokens[space_of]
    assert seat is not None
    placed = Placed(seat, "workshop", space_of, forced=False)
    assert len(glowing(scenes(view, NAMES[:3], (placed,))[0])) == 1
    assert glowing(scenes(view, NAMES[:3], ())[0]) == []


def test_where_a_part_was_taken_or_drawn_its_taker_is_shown() -> None:
    view = gear_and_piston.view(some("patenting"), None)
    view = replace(view, office=view.office[:4])
    disc, drew = actor(1), Drew(1, "patent office", None, forced=False)
    for event in (Took(1, AXLE, "office"), drew, Took(1, AXLE, "yard")):
        drawn = scenes(view, NAMES[:3], (event,))[0]
        discs = [(x + 38, y + 38) for item, x, y in drawn.marks if item == disc]
        assert discs == glowing(drawn)
        assert len(discs) == 1


def test_the_board_has_a_legend_of_what_parts_carry() -> None:
    scene = Scene(backdrop(200))
    legend(scene, 20)
    assert [item for item in items(scene) if isinstance(item, Sprite)] == [
        *(attribute(each, BOARD) for each in ATTRIBUTES),
        volatile(BOARD),
        reliable(BOARD),
    ]
    board, _ = scenes(gear_and_piston.view(some("planning"), None), NAMES[:3])
    assert {"Comfort", "Power", "Range"} <= set(words(board))


# a hand


def open_places(drawn: Scene) -> list[Sprite]:
    """The cells where a part may be put."""
    drawing = empty(9, BOARD, bright=True).draw
    found = [item for item in items(drawn) if isinstance(item, Sprite) and item.draw == drawing]
    return [item for item in found if item.args[-1]]


def test_a_hand_shows_its_blueprints_the_numbers_of_columns_and_where_a_part_may_go() -> None:
    view = own("working")
    assert view.seat is not None
    view = with_car(replace(view, hand=(MOTOR, GEAR), left=2), TWO)
    (drawn,) = scenes(view, NAMES[:3])
    assert part_tile(MOTOR, LARGE, BOARD) in items(drawn)
    cells = {*open_cells(TWO, "top"), *open_cells(TWO, "bottom")}
    assert len(open_places(drawn)) == len(cells)
    assert {"1", "4"} <= set(words(drawn))


def test_a_player_who_takes_a_part_sees_those_on_offer() -> None:
    view = own("patenting")
    (drawn,) = scenes(view, NAMES[:3])
    assert "Beside the Patent Office" in words(drawn)
    assert all(part_tile(part, MIDDLE, BOARD) in items(drawn) for part in view.office)
    jump = replace(view, jump_row=True, fading=view.office[:2])
    assert {"New row", "Old row"} <= set(words(scenes(jump, NAMES[:3])[0]))
    empty_handed = replace(view, hand=())
    assert "No Blueprints in hand" in words(scenes(empty_handed, NAMES[:3])[0])


def test_without_an_action_left_no_cell_is_open() -> None:
    view = with_car(replace(own("working"), hand=(MOTOR,), left=0), TWO)
    assert open_places(scenes(view, NAMES[:3])[0]) == []


def test_the_ways_to_merge_are_small_pictures_with_letters() -> None:
    view = with_car(own("working"), TWO)
    (drawn,) = scenes(view, NAMES[:3])
    assert {"Ways to merge", "A", "B"} <= set(words(drawn))
    assert items(drawn).count(mini(PAINTS["generic"], second=True)) == 2
    assert items(drawn).count(mini(PAINTS["electric"], second=False)) == 2
    waiting = replace(view, awaited=(), mover=None)
    assert "Ways to merge" not in words(scenes(waiting, NAMES[:3])[0])


def test_a_hand_always_says_how_far_its_car_is_and_what_it_would_score() -> None:
    for state in list(game(3, "own"))[::7]:
        if state.phase.kind == "finished":
            continue
        for seat in range(3):
            (drawn,) = scenes(gear_and_piston.view(state, seat), NAMES[:3])
            told = words(drawn)
            assert any(
                word.startswith("Needs ") or word in ("Complete", "Only to be merged") for word in told
            )
            assert "Worth now" in told
            assert drawn.backdrop.height <= 1000


def test_a_car_in_two_sections_is_not_called_complete_though_it_needs_no_scrap() -> None:
    front = (Column(MOTOR, AXLE), Column(FUEL, GEAR))
    view = replace(own("working"), cars=(Car((front, (Column(STEERING, AXLE),))),) * 3)
    told = words(scenes(view, NAMES[:3])[0])
    assert "Only to be merged" in told
    whole = replace(view, cars=(Car(((*front, Column(STEERING, AXLE)),)),) * 3)
    assert "Complete" in words(scenes(whole, NAMES[:3])[0])


def test_the_hand_shows_what_the_players_car_lacks_and_what_it_is_worth() -> None:
    view = own("working")
    assert view.seat is not None
    told = words(scenes(view, NAMES[:3])[0])
    now = outlook(view)
    for points in (now.points, *(line.points for line in now.lines)):
        assert f"{points}".replace("-", "\u2212") in told
    assert {"Largest area", "Volatility"} <= set(told)
    assert ", ".join(missing(view.cars[view.seat])).split()[0].strip(",") in " ".join(told)


def test_what_a_car_lacks_is_shown_in_few_words_with_the_numbers_of_columns() -> None:
    steam = FUEL._replace(colour="steam")
    gasoline = MOTOR._replace(colour="gasoline")
    assert missing(Car()) == ("motor", "fuel supply", "gear", "2 axles", "steering")
    assert missing(TWO) == (
        "one piece",
        "electric fuel",
        "axle",
        "steering",
        "top of column 4",
        "an axle near column 4",
    )
    double = Column(STEERING, GEAR)
    odd = Car(((double, double, Column(gasoline, None), Column(steam, None)),))
    assert missing(odd) == (
        "gasoline fuel",
        "2 axles",
        "1 steering less",
        "steam motor",
        "bottom of column 3/4",
        "an axle near column 1/2/3/4",
    )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("planning", "Place a token"),
        ("discarding", "Discard a Blueprint, or none"),
        ("scheming", "Back Alley: your choice"),
        ("stealing", "The hand you look into"),
        ("dealing", "The top of the New stack"),
        ("returning", "These go back"),
        ("patenting", "Patent Office: take a part"),
        ("scavenging", "Junk Yard: take a part"),
        ("working", "Workshop: "),
        ("scrapping", "Place a scrap of Volatility "),
    ],
)
def test_a_hand_says_what_its_owner_is_to_do(kind: PhaseKind, text: str) -> None:
    assert any(word.startswith(text) for word in words(scenes(own(kind), NAMES[:3])[0]))


def test_a_waiting_player_sees_who_is_to_move() -> None:
    state = some("working")
    (mover,) = gear_and_piston.awaits(state)
    other = (mover + 1) % 3
    told = words(scenes(gear_and_piston.view(state, other), NAMES[:3])[0])
    assert "wait for" in told
    assert NAMES[mover] in told


# the end, and secrets


def test_the_result_shows_every_line_of_the_score_sheet_and_the_places() -> None:
    over = list(game(4, "over"))[-1]
    view = gear_and_piston.view(over, None)
    sheet, *cars = scenes(view, NAMES[:4])
    told = words(sheet)
    assert all(told.count(f"{points}") >= 1 for points in view.points)
    assert all(f"{line.points}".replace("-", "\u2212") in told for line in view.sheet)
    assert {"Largest area", "Volatility", "Total", "1st"} <= set(told)
    assert len(cars) == 1


def test_everybody_sees_the_same_result() -> None:
    over = list(game(3, "over"))[-1]
    assert len({tuple(map(_bytes, paint(view, NAMES[:3]))) for view in views(over)}) == 1


def _bytes(picture: Image) -> bytes:
    return picture.tobytes()


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
