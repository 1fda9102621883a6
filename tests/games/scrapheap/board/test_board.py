"""Tests of the contents of the pictures of Scrapheap Scavengers, which can be understood without colour. The
guarantees of every painter are tested in tests/render, and the secrets of pictures in
tests/ui/messages/test_stealth.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, pairwise
from typing import Literal

import pytest
from PIL import Image

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.board import scenes
from bot.games.scrapheap.board.inks import CAR_INKS, DULL, PRINTS, RIM, WAY, WORLD
from bot.games.scrapheap.board.plan import (
    CHIP,
    DOWN,
    FOOT,
    HIGH,
    LETTERS,
    PAWN_HEIGHTS,
    PAWNS,
    SCALES,
    WHOLE,
    WIDTH,
    Window,
    corner,
    rows,
)
from bot.games.scrapheap.board.yard import ABOVE, LINE, OUT, OVER
from bot.games.scrapheap.rules.components import CELLS, COLUMNS, ROWS, SYMBOLS, Card
from bot.games.scrapheap.rules.events import Event, Peeked, Placed, Took
from bot.games.scrapheap.rules.goals import goals, home, nearest, route, weighed
from bot.games.scrapheap.rules.model import (
    Choosing,
    Collecting,
    Finished,
    Options,
    Peeking,
    Phase,
    Placing,
    State,
    View,
)
from bot.render.canvas import Block, Overlay
from bot.render.crown import _crown
from bot.render.stage import Stage, Stamp, Words
from bot.render.theme import CARS, contrast
from bot.render.themes import THEMES
from bot.render.world import look
from bot.words.player_car import PlayerCar, Seated
from tests.games.gear_head.board.scenes import NAMES
from tests.games.scrapheap.board.scenes import views
from tests.games.scrapheap.notation import state
from tests.render.staged import check_layout, words


def drawn(at: State | View, seat: int | None = None, recent: Sequence[Event] = ()) -> Stage:
    view = at if isinstance(at, View) else scrapheap.view(at, seat)
    (shown,) = scenes(view, NAMES[: len(view.held)], recent)
    return shown


def stamps(stage: Stage) -> list[str]:
    """Return the names of the sprites, without their scale."""
    return [item.name.partition("@")[0] for item, _, _ in stage.marks if isinstance(item, Stamp)]


def window_of(stage: Stage) -> Window:
    """Return the part of the yard between the letters and the numbers on the rim."""
    letters = [word for word in words(stage) if len(word) == 1 and word in COLUMNS]
    numbers = [
        item.text
        for item, x, _ in stage.marks
        if isinstance(item, Words) and item.ink == RIM and item.text in ROWS
    ]
    (scale,) = (
        each for each in (*SCALES, WHOLE.scale) if (each.columns, each.rows) == (len(letters), len(numbers))
    )
    return Window(COLUMNS.index(letters[0]), ROWS.index(numbers[0]), scale)


def spots(stage: Stage, name: str) -> list[tuple[int, int]]:
    """Return the positions of a sprite's anchors. Those of enlarged sprites are converted to a picture
    of the whole yard.
    """
    window = window_of(stage)
    found = []
    for item, x, y in stage.marks:
        if isinstance(item, Stamp) and item.name.partition("@")[0] == name:
            at = stage.world.places[item.name]
            place = x - at.left, y - at.top
            found.append(_in_the_whole_yard(window, *place) if "@" in item.name else place)
    return found


def _in_the_whole_yard(window: Window, x: int, y: int) -> tuple[int, int]:
    """Return the place in a picture of the whole yard that a window shows at (x, y)."""
    across = next(each for each in range(-200, 1300) if window.at(each, 0)[0] == x)
    return across, next(each for each in range(-200, 1300) if window.at(0, each)[1] == y)


def crowded() -> State:
    """Return a state with three pawns on a card with cubes of all four players, and with other heaps of
    cubes.
    """
    heap = {"C3": (0, 0, 1, 2, 3), "D4": (0, 1, 2), "E5": (0, 1) * 9, "H2": (0, 0, 1)}
    return state(
        Collecting(0, 9),
        seats=4,
        cubes=heap,
        pawns="C3 C3 C3 D4",
        supply=((9, 5, 6, 7),) * 4,
        seen={"C3": (0, 1), "E5": (0,)},
        up="H2",
        taken=("D6 C3", "H1", "", "B2"),
        options=Options("stealth", 4),
    )


def rare() -> Iterator[State]:
    """Yield positions that a game rarely reaches."""
    yield crowded()
    yield state(Collecting(1, 40), seats=4, pawns="(A1) (A1) (A1) (A1)", lap=1, options=Options(tiles=4))
    yield state(Collecting(1, 9), seats=4, pawns="C4 C4 C4 C4", cells="C4 D4", cubes={"C4": (0, 1)})
    yield state(Collecting(2, 40), seats=3, pawns="(I6) (I6) I6", cells="I6", cubes={"I6": (0, 0, 1, 2)})
    yield state(Choosing(0), seats=4, supply=((20, 20, 20, 20),) * 4)
    yield state(Peeking(0, 13, fresh=True), seats=2, seen=dict.fromkeys(CELLS, (0, 1)))
    yield state(Placing(1, 2, "B2", again=True), seats=2)
    yield replace(crowded(), phase=Finished())
    yield replace(crowded(), retired=(1, 2, 3))


@pytest.mark.thorough
def test_the_layout_holds_in_rare_positions() -> None:
    for at in rare():
        for view in views(at):
            for name in ("W" * 32, "x", "Ågjpy " * 4, "李"):
                for shown in scenes(view, [name] * len(view.held)):
                    check_layout(shown)
                    assert shown.height <= 0.9 * shown.width


@pytest.mark.parametrize("seat", [None, 0], ids=["table", "hand"])
def test_rows_and_columns_are_named_on_the_rim(seat: int | None) -> None:
    told = words(drawn(state(Peeking(0, 3, fresh=True)), seat))
    assert [word for word in told if word in "ABCDEFGHI"] == list("ABCDEFGHI")[: 9 if seat is None else 6]
    corners = [corner(cell) for cell in ("B1", "C1", "D1", "A3", "A4")]
    assert corners[2][0] - corners[1][0] > corners[1][0] - corners[0][0]
    assert corners[4][1] - corners[3][1] > DOWN


def test_everybody_has_the_number_of_their_car_and_never_that_of_their_seat() -> None:
    cars = [Seated(f"Seat {at}", PlayerCar(at, 61 + at, at)) for at in range(4)]
    for seat in (None, 0):
        (stage,) = scenes(scrapheap.view(crowded(), seat), cars)
        told = words(stage)
        plain = words(scenes(scrapheap.view(crowded(), seat), [str(car) for car in cars])[0])
        numbers = [str(car.player_car.number) for car in cars]
        changed = [(one, other) for one, other in zip(plain, told, strict=True) if one != other]
        assert changed
        assert all(other == numbers[int(one) - 1] for one, other in changed)
        assert {other for _, other in changed} == set(numbers)


def test_everybody_sees_face_up_cards_gaps_and_cards_that_lie_known_face_down() -> None:
    at = state(Collecting(0, 5), cells="A1 B1 C1", up="B1 C1", pawns="A1 A1")
    grid = list(at.grid)
    grid[CELLS.index("C1")] = grid[CELLS.index("C1")]._replace(up=False)
    stage = drawn(replace(at, grid=tuple(grid)))
    gaps = len(window_of(stage).cells) - 3 + 1  # one is under the plate
    assert sum(name.startswith("gap-") for name in stamps(stage)) == gaps
    assert spots(stage, "plate") == [corner("B1")]
    assert spots(stage, "laid") == [corner("C1")]


def test_a_peeked_card_is_a_note_in_the_hand_of_the_seat_that_peeked_alone() -> None:
    at = state(Peeking(0, 3, fresh=True), seen={"B2": (0,)}, tiles=("", ""))
    at = replace(at, tiles=(("Drop",), ("Cog",)), options=Options(tiles=1))
    kind = "-wanted" if at.grid[CELLS.index("B2")].card == ("Drop", 1) else "-dull"
    assert spots(drawn(at, 0), f"note{kind}") == [corner("B2")]
    assert {"only you", "see these"} <= set(words(drawn(at, 0)))
    for seat in (1, None):
        assert not [name for name in stamps(drawn(at, seat)) if name.startswith("note")]
        assert "only you" not in words(drawn(at, seat))


def test_a_card_that_matches_a_tile_is_lit_in_the_hand_alone() -> None:
    at = state(Collecting(1, 0), pawns="A1 A1", up="B2", seen={"C3": (0,)})
    cards = [at.grid[CELLS.index(cell)].card for cell in ("B2", "C3")]
    tiles = tuple(dict.fromkeys(card.symbol for card in cards if card is not None))
    at = replace(at, tiles=(tiles, ("Drop",)))
    shown = stamps(drawn(at, 0))
    assert "plate-wanted" in shown
    assert "note-wanted" in shown
    assert not [name for name in stamps(drawn(at)) if name.endswith("-wanted")]


@pytest.mark.parametrize(("points", "lit"), [(8, True), (1, False)])
def test_in_their_turn_a_card_is_lit_only_if_the_action_points_suffice_for_it(points: int, lit: bool) -> None:
    seen = {"A1": (0,), "A2": (0,)}
    at = state(Collecting(0, points), pawns="A1 A1", cells="A1 A2", seen=seen, cubes={"A2": (0, 1)}, lap=8)
    card = at.grid[CELLS.index("A2")].card
    assert card is not None
    at = replace(at, tiles=((card.symbol,), ("Drop",)))
    stage = drawn(at, 0)
    assert ("note-wanted" in stamps(stage)) == lit == ("End your turn" not in words(stage))


def test_if_nothing_can_be_gained_the_goal_of_the_next_turn_is_told_and_the_way_there_is_drawn() -> None:
    at = state(Collecting(0, 1), pawns="A1 A1", cells="A1 B1 C1", seen={"C1": (0,)}, up="A1 B1")
    card = at.grid[CELLS.index("C1")].card
    assert card is not None
    others = [symbol for symbol in SYMBOLS if symbol != card.symbol]
    grid = [each._replace(card=each.card and each.card._replace(symbol=others[0])) for each in at.grid]
    grid[CELLS.index("C1")] = at.grid[CELLS.index("C1")]
    at = replace(at, grid=tuple(grid), tiles=((card.symbol,), (others[1],)))
    stage = drawn(at, 0)
    gain = f"+{card.value} point{'s' if card.value != 1 else ''}"
    assert {"Move or end turn", "No points now", f"Next turn: {gain}"} <= set(words(stage))
    assert spots(stage, "note-wanted") == spots(stage, "here") == [corner("C1")]
    assert f"+{card.value}" in words(stage)


def test_the_unknown_card_that_the_next_turn_goes_to_is_marked_without_points() -> None:
    stage = drawn(state(Collecting(0, 1), pawns="A1 A1", cells="A1 C1", up="A1", tiles=("", "D")), 0)
    assert spots(stage, "here") == [corner("C1")]
    assert "Next turn: flip a card" in words(stage)


def test_the_table_shows_which_cards_gain_the_mover_points_if_the_tiles_are_public() -> None:
    at = state(Collecting(0, 8), pawns="A1 I6", cells="A1 B1 C1", up="A1 B1", cubes={"B1": (0,)})
    grid = [each._replace(card=each.card and each.card._replace(symbol="Drop")) for each in at.grid]
    grid[CELLS.index("A1")] = grid[CELLS.index("A1")]._replace(card=Card("Cog", 3))
    at = replace(at, grid=tuple(grid), tiles=(("Drop",), ("Cog",)))
    card = grid[CELLS.index("B1")].card
    assert card is not None
    stage = drawn(at)
    assert f"+{card.value + 1}" in words(stage)
    assert (spots(stage, "plate-wanted"), spots(stage, "plate-dull")) == ([corner("B1")], [corner("A1")])
    hidden = drawn(replace(at, options=Options("stealth")))
    assert set(spots(hidden, "plate")) == {corner("A1"), corner("B1")}


def test_crates_lie_in_the_lower_half_of_their_card_beside_each_other() -> None:
    stage = drawn(state(Peeking(0, 3, fresh=True), cubes={"C2": (0, 1, 1), "D5": (0, 1, 0, 0)}))
    for cell, kinds in {
        "C2": ("crate-0-one", "crate-1-tight"),
        "D5": ("crate-0-tight", "crate-1-one"),
    }.items():
        x, y = corner(cell)
        for kind in kinds:
            assert any(x <= left <= x + 60 and top > y + 46 for left, top in spots(stage, kind)), (cell, kind)


def test_crates_that_have_no_room_are_counted_together_so_that_the_number_shows() -> None:
    stage = drawn(crowded(), 0)
    assert "crate-mixed" in stamps(stage)
    card = crowded().grid[CELLS.index("C3")].card
    assert card is not None
    assert {"5", str(card.value)} <= set(words(stage))


def test_pawns_stand_on_cards_in_gaps_and_outside_their_corner() -> None:
    at = state(Collecting(0, 5), seats=4, cells="A1 B2", up="A1", pawns="A1 C3 (I6) (I6)")
    stage = drawn(at, 2)
    ((first, _),), ((second, _),) = spots(stage, "pawn-0-main"), spots(stage, "pawn-1-main")
    assert first < corner("B1")[0] < corner("C3")[0] - 10 < second
    ((left, high),), ((other, low),) = spots(stage, "pawn-3-wide-left"), spots(stage, "pawn-2-wide-left")
    assert left == other > corner("I6")[0] + WIDTH
    assert high < corner("I5")[1] < low < corner("I6")[1]


@pytest.mark.parametrize("seat", [None, 0], ids=["table", "hand"])
def test_a_waiting_pawn_stands_between_the_numbers_of_two_rows(seat: int | None) -> None:
    stage = drawn(state(Collecting(1, 40), seats=4, pawns="(A1) (A1) (A6) (A6)", lap=1), seat)
    middles = [y for _, y in rows(window_of(stage))]
    pawns = [top for each in range(4) for _, top in spots(stage, f"pawn-{each}-wide")]
    assert len(set(pawns)) == (2 if seat is None else 4)  # the closeup of the table shows one corner
    for top in pawns:
        assert all(not top - 18 < middle < top + PAWN_HEIGHTS["wide"] + 18 for middle in middles)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_card_of_the_mover_has_a_frame_and_no_eyes_are_drawn_in_the_collection(seat: int | None) -> None:
    at, recent = state(Collecting(0, 5), pawns="B2 C3"), (Peeked(1, "A1", None), Peeked(1, "B2", None))
    stage = drawn(at, seat, recent)
    assert spots(stage, "here") == [corner("B2")]  # the mover can flip the card
    assert not spots(stage, "peeked")
    assert WAY not in CARS
    outside = drawn(state(Collecting(0, 5), pawns="(I6) C3", lap=1), seat)
    assert spots(outside, "here") == ([corner("I6")] if seat == 0 else [])


def test_the_nearest_unknown_card_is_lit_if_no_known_card_is_worth_the_way() -> None:
    at = state(Collecting(0, 2), pawns="A1 A1", seen={"A1": (0,)})
    stage = drawn(replace(at, tiles=((), ("Drop",))), 0)
    (told,) = [word for word in words(stage) if word.startswith("Flip ")]
    ((x, y),) = spots(stage, "price")
    assert not [name for name in stamps(drawn(at, 1)) if name.startswith("price")]
    assert "End your turn" not in words(drawn(state(Choosing(0)), 0))
    left, top = corner(told.removeprefix("Flip "))
    assert left <= x <= left + WIDTH
    assert top <= y <= top + HIGH


def test_of_two_pawns_on_a_card_the_movers_is_a_truck_with_a_rim_and_the_other_a_small_disc() -> None:
    for mover, other in ((0, 1), (1, 0)):
        stage = drawn(state(Collecting(mover, 5), pawns="B2 B2"))
        ((left, top),) = spots(stage, f"pawn-{mover}-main")
        assert spots(stage, f"chip-{other}") == [(left + PAWNS["main"] - OVER, top)]
        assert spots(stage, "rim-main") == [(left, top)]
        assert not [name for name in stamps(stage) if name.startswith(f"pawn-{other}")]


def test_on_a_card_of_several_pawns_the_readers_own_is_the_truck() -> None:
    assert spots(drawn(state(Collecting(0, 5), pawns="B2 B2"), 1), "pawn-1-main")
    stage = drawn(state(Collecting(0, 5), seats=3, pawns="B2 B2 B2"), 1)
    assert spots(stage, "pawn-1-wide")
    assert spots(stage, "chip-0")
    assert not [name for name in stamps(stage) if name.startswith("rim-")]


def test_on_a_sheet_the_truck_of_the_mover_or_of_the_reader_is_larger_than_the_others() -> None:
    at = state(Collecting(1, 5), seats=3, pawns="B3 D4 F5", up="D4")
    for reader, kinds in ((None, ("main", "main", "main")), (0, ("big", "main", "main"))):
        stage = drawn(at, reader)
        for seat, kind in enumerate(kinds):
            turn = "-left" if seat == 2 else ""
            assert spots(stage, f"pawn-{seat}-{kind}{turn}"), (reader, seat)


def test_a_sheet_over_an_unknown_card_in_reach_has_a_question_mark_on_the_table() -> None:
    at = state(Collecting(0, 2), pawns="B2 I6", cells="A1 B2 C2 D2", cubes={"D2": (0,)})
    stage = drawn(at)
    assert words(stage).count("?") == 1, "neither below a pawn or a cube nor out of reach"
    assert words(stage).count("1 AP") == len(spots(stage, "price")) == 1
    assert [name for name in stamps(stage) if name.startswith("hint-")] == ["hint-right"]
    assert "?" not in words(drawn(at, 1))
    near = state(Collecting(0, 40), pawns="B2 I6", cells="B1 B2 C2 D2")
    assert "?" not in words(drawn(near)), "all are in reach"


@pytest.mark.parametrize(("pawns", "kind"), [("B2 B2 B2 C3", "wide"), ("B2 B2 B2 B2", "half")])
def test_small_discs_are_beside_a_truck_and_each_other(pawns: str, kind: str) -> None:
    stage = drawn(state(Collecting(0, 5), seats=4, pawns=pawns))
    things = [(*spot, PAWNS[kind]) for spot in spots(stage, f"pawn-0-{kind}")]
    things += [(*spot, CHIP) for seat in range(1, 4) for spot in spots(stage, f"chip-{seat}")]
    assert len(things) == pawns.split().count("B2")
    assert len({top for _, top, _ in things}) == 1
    for (left, _, wide), (right, _, _) in pairwise(sorted(things)):
        assert left + wide <= right + OVER


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (state(Peeking(1, 3, fresh=True)), {"Bob peeks", "3", "peeks now, collect later", "Round 1 of 2"}),
        (state(Placing(1, 1, None, again=False)), {"Bob places", "1", "cube"}),
        (state(Placing(1, 1, "A1", again=False)), {"A1’s cube"}),
        (state(Choosing(1)), {"Bob picks", "a corner", "Turn 1 of 8"}),
        (
            state(Collecting(1, 17), pawns="A1 A1", lap=3),
            {"Bob collects", "17", "action points (AP)", "Turn 3 of 8"},
        ),
    ],
)
def test_the_plank_tells_who_does_what_and_how_much_is_left(at: State, told: set[str]) -> None:
    stage = drawn(at)
    assert told <= set(words(stage))
    assert f"disc-{scrapheap.view(at, None).mover}-l" in stamps(stage)


def test_the_order_of_play_is_shown() -> None:
    stage = drawn(replace(state(Peeking(2, 7, fresh=False), seats=3), order=(2, 0, 1)))
    trucks = [
        spots(stage, f"truck-{seat}-l-{lamps}")[0] for seat, lamps in ((2, "on"), (0, "off"), (1, "off"))
    ]
    assert trucks == sorted(trucks)
    assert spots(stage, "place-third-on") == [
        min(spots(stage, "place-third-on") + spots(stage, "place-third-off"))
    ]


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        (Peeking(0, 1, fresh=True), ("Peek", "1", "peek now, collect later")),
        (Placing(0, 2, None, again=False), ("Place", "2", "cubes")),
        (Placing(0, 2, "C4", again=False), ("Put down", "C4’s cube")),
        (Choosing(0), ("Pick", "a corner")),
        (Collecting(0, 8), ("Collect", "8 AP", "Search")),
        (Collecting(0, 1), ("Collect", "1 AP", "Flip A1")),
        (Collecting(0, 0), ("End your turn", "0 AP", "No points now")),
        (Collecting(1, 8), ("Bob collects", "8", "action points (AP)")),
    ],
)
def test_a_hand_says_what_its_owner_may_do(phase: Phase, told: tuple[str, ...]) -> None:
    assert set(told) <= set(words(drawn(state(phase, pawns="A1 A1"), 0)))


def test_a_goal_is_told_with_what_it_brings_and_its_price_of_what_is_left_to_its_mover_alone() -> None:
    at = state(Collecting(0, 8), pawns="A1 A1", seen={"A2": (0,)}, cubes={"A2": (0, 1)})
    card = at.grid[CELLS.index("A2")].card
    assert card is not None
    at = replace(at, tiles=((card.symbol,), ("Drop",)))
    told = words(drawn(at, 0))
    assert {"Raid A2", f"+{card.value + 2} points", "8 AP"} <= set(told)
    assert not spots(drawn(at, 0), "price")
    alone = drawn(replace(at, grid=tuple(each._replace(cubes=()) for each in at.grid)), 0)
    assert spots(alone, "price")
    for other in (drawn(at, 1), drawn(at), drawn(replace(at, phase=Collecting(0, 7)), 0)):
        assert not [name for name in stamps(other) if name.startswith("price")]
        assert "Raid A2" not in words(other)


def test_of_many_goals_a_hand_tells_the_cells_of_the_route_that_is_drawn() -> None:
    at = state(Collecting(0, 15), pawns="A1 A1", seen=dict.fromkeys(CELLS, (0,)))
    view = scrapheap.view(at, 0)
    assert len(goals(view)) > 2
    trip = weighed(view)[0]
    told = words(drawn(at, 0))
    assert {f"Fetch {', '.join(trip.cells)}", f"+{trip.points} points", f"{trip.price} AP"} <= set(told)


def test_a_trip_that_takes_cubes_of_others_is_called_a_raid() -> None:
    at = state(
        Collecting(0, 9), pawns="A1 A1", cells="A1 A2", seen={"A1": (0,), "A2": (0,)}, cubes={"A2": (1,)}
    )
    cards = [at.grid[CELLS.index(cell)].card for cell in ("A1", "A2")]
    both = tuple(dict.fromkeys(card.symbol for card in cards if card is not None))
    assert "Raid A2, fetch A1" in words(drawn(replace(at, tiles=(both, ("Drop",))), 0))


def test_a_hand_shows_what_was_collected_of_each_tile_and_what_the_rest_costs() -> None:
    at = state(
        Collecting(1, 0),
        tiles=("DC", "HB"),
        pawns="A1 A1",
        taken=("D6 D2 O5", "H1"),
        supply=((9, 3), (4, 0)),
        options=Options("stealth"),
    )
    stage = drawn(at, 0)
    assert {"8", "0", "\u22125", "15", "points"} <= set(words(stage))
    assert "junk-Drop-big" in stamps(stage)
    peeking = drawn(state(Peeking(0, 3, fresh=True), tiles=("DC", "HB")), 0)
    assert {"junk-Drop-small", "junk-Cog-small"} <= set(stamps(peeking))


@pytest.mark.parametrize(
    ("mismatch", "others"),
    [("minus", "the rest: minus points"), ("zero", "the rest: no points"), ("plus", "the rest: points too")],
)
@pytest.mark.parametrize("tiles", [("D", "H"), ("DC", "HB"), ("DCH", "DCH"), ("DCHB", "DCHB")])
def test_a_hand_says_what_wanted_cards_pay_and_what_others_do(
    mismatch: Literal["minus", "zero", "plus"], others: str, tiles: tuple[str, str]
) -> None:
    options = Options(tiles=len(tiles[0]), mismatch=mismatch)  # type: ignore[arg-type]  # one to four
    stage = drawn(state(Peeking(0, 3, fresh=True), tiles=tiles, options=options), 0)
    assert {"bring points", others} <= set(words(stage))
    check_layout(stage)


def test_a_spectator_of_a_stealth_game_sees_blank_notes_and_no_scores() -> None:
    at = state(Collecting(0, 8), pawns="A1 A1", options=Options("stealth"), tiles=("DC", "HB"))
    shown = stamps(drawn(at))
    assert shown.count("blank") == 4
    assert "star" not in shown
    assert not [name for name in shown if name.endswith("-tile")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_plates_are_a_row_in_the_order_of_play_below_the_yard(seats: int) -> None:
    stage = drawn(state(Collecting(0, 8), seats=seats, pawns=" ".join(["A1"] * seats)))
    names = [name for name in stamps(stage) if name.startswith("place-")]
    spread = sorted(spot for name in set(names) for spot in spots(stage, name))
    assert len(spread) == seats
    assert {y for _, y in spread} == {FOOT}
    wide = stage.world.places[names[0]].width
    assert all(right - left > wide for (left, _), (right, _) in pairwise(spread))
    assert spread[-1][0] + wide <= stage.width
    assert len(spots(stage, "next")) == seats - 1


def test_in_public_mode_plates_show_tiles_and_scores() -> None:
    stage = drawn(state(Collecting(0, 8), pawns="A1 A1", tiles=("DC", "HB"), supply=((9, 3), (4, 0))))
    assert {"junk-Drop-card", "junk-Brick-card"} <= set(stamps(stage))
    assert {"12", "4", "pts"} <= set(words(stage))


def test_on_the_table_cards_beyond_the_action_points_are_pale_and_to_the_mover_all_that_no_choice_needs() -> (
    None
):
    at = state(Collecting(0, 2), pawns="B2 I6", cells="A1 B2 C2 D2 F2", up="F2")
    card = at.grid[CELLS.index("F2")].card
    assert card is not None
    at = replace(at, tiles=(tuple(each for each in SYMBOLS if each != card.symbol)[:2], ("Drop",)))
    for seat, pale in ((None, ("A1",)), (0, ("A1", "C2", "D2"))):
        stage = drawn(at, seat)
        lids = {
            spot: name.split("-")[2]
            for name in stamps(stage)
            if name.startswith("lid-")
            for spot in spots(stage, name)
        }
        assert {spot for spot, shade in lids.items() if shade == "far"} == set(map(corner, pale))
        assert "plate-far" in stamps(stage)
    assert "plate-far" not in stamps(drawn(at, 1))


def test_a_hand_says_who_did_what_since_the_last_turn() -> None:
    at = state(Collecting(0, 5), seats=3, pawns="A1 A1 A1")
    card = at.grid[0].card
    assert card is not None
    recent = (Took(2, "B2", card, shown=True, seen=()), Placed(1, "A1", None))
    stage = drawn(at, 0, recent)
    told = words(stage)
    assert told[told.index("News") :][1:] == [
        "3",
        "Carla",
        "took",
        str(card.value),
        "2",
        "Bob",
        "placed",
        "\u00d71",
    ]
    assert "News" not in words(drawn(at, None, recent))


def test_a_score_below_nothing_has_a_real_minus() -> None:
    at = state(Collecting(0, 8), pawns="A1 A1", tiles=("DC", "HB"), taken=("O6", ""), supply=((1, 0), (4, 0)))
    taken = tuple(tuple(each._replace(shown=True) for each in own) for own in at.taken)
    assert "\u22125" in words(drawn(replace(at, taken=taken)))


def test_a_seat_that_is_done_for_good_has_a_flag() -> None:
    at = state(Collecting(0, 8), seats=3, pawns="A1 A1 A1")
    assert "done" not in stamps(drawn(at))
    assert stamps(drawn(replace(at, retired=(2,)))).count("done") == 1


def test_the_result_is_told_in_the_perspective_of_its_reader() -> None:
    at = state(
        Finished(), tiles=("DC", "HB"), taken=("D6 C3 B4", "B1 A2"), supply=((10, 4), (3, 9)), pawns="A1 A1"
    )
    assert {"Ann wins", "by 8 points", "19 points", "11 points"} <= set(words(drawn(at)))
    assert {"You came 2nd", "8 points behind Ann", "You"} <= set(words(drawn(at, 1)))


def test_the_result_shows_what_the_heros_pick_up_carries_and_what_each_kind_counts() -> None:
    at = state(
        Finished(), tiles=("DC", "HB"), taken=("D6 C3 B4", "B1 A2"), supply=((10, 4), (3, 9)), pawns="A1 A1"
    )
    public, mine = drawn(at), drawn(at, 1)
    assert {"Oil can", "Cog", "Cubes", "Points", "6", "3", "\u22124", "Others", "14", "=", "19"} <= set(
        words(public)
    )
    assert {"junk-Drop-big", "junk-Cog-big", "crate-0-big", "truck-0-haul"} <= set(stamps(public))
    assert {"Hammer", "Brick", "0", "1", "\u22122", "12"} <= set(words(mine))
    assert "truck-1-haul" in stamps(mine)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_name_has_the_room_that_is_free_beside_it(seats: int) -> None:
    at = state(Peeking(0, 3, fresh=True), seats=seats)
    (stage,) = scenes(scrapheap.view(at, None), [f"Player {1 + seat}" for seat in range(seats)])
    assert {f"Player {1 + seat}" for seat in range(seats)} <= set(words(stage))


def test_pawns_and_crates_stay_at_their_card() -> None:
    at = state(Collecting(0, 5), seats=4, pawns="B2 B2 A1 A1", cubes={"C3": (0, 1, 1), "D5": (0, 1, 2)})
    for seat in (None, 0):
        stage = drawn(at, seat)
        for cell, starts in {"B2": ("pawn-",), "C3": ("crate-",), "D5": ("crate-",)}.items():
            if cell not in window_of(stage).cells:
                continue
            x, y = corner(cell)
            found = [
                spot
                for name in {each.partition("@")[0] for each in WORLD.places}
                if name.startswith(starts)
                for spot in spots(stage, name)
                if x - 20 < spot[0] < x + WIDTH and y - ABOVE <= spot[1] < y + HIGH
            ]
            assert found
            assert all(x - OUT <= left and top <= y + HIGH + OUT - 46 for left, top in found)


@pytest.mark.parametrize("seat", [None, 1])
def test_the_last_players_peeks_have_eyes_on_bright_sheets_and_other_sheets_are_dim(seat: int | None) -> None:
    at = state(Peeking(0, 3, fresh=True))
    recent = (Peeked(0, "A1", None), Peeked(1, "B2", None), Peeked(1, "C3", None))
    stage = drawn(at, seat, recent)
    legend, *eyes = sorted(spots(stage, "peeked"), key=lambda spot: spot[1])
    assert legend[1] < LETTERS
    assert len(eyes) == 2
    near = [spot for name in stamps(stage) if name.endswith("-near") for spot in spots(stage, name)]
    assert set(near) == {corner("B2"), corner("C3")}
    assert sum(name.endswith("-far") for name in stamps(stage)) == len(CELLS) - 2
    assert "just seen" in words(stage)
    assert not [name for name in stamps(drawn(at)) if name.endswith("-near")]


def test_crates_pawns_discs_and_pick_ups_have_the_colour_of_their_players_car() -> None:
    names = [Seated(NAMES[seat], PlayerCar(colour, 7 + seat, seat)) for seat, colour in enumerate((5, 3))]
    at = state(Collecting(0, 9), cubes={"C3": (0, 1, 1)}, pawns="A1 B2")
    (table,), (hand,) = (scenes(scrapheap.view(at, seat), names) for seat in (None, 1))
    painted = {"crate-5-one", "mark-0-5-l", "crate-3-tight", "mark-1-3-s", "pawn-5-big", "disc-5-l"}
    assert painted | {"pawn-3-main", "truck-5-l-on", "truck-3-l-off"} <= set(stamps(table))
    assert painted | {"pawn-3-big", "truck-3-l-off"} <= set(stamps(hand))


# without colour


def covered(name: str) -> bytes:
    """Return the coverage of each pixel by the sprite, centred in a box of 40 by 40 pixels."""
    cover, whole = look(WORLD, "standard").cover(name), Image.new("L", (40, 40))
    whole.paste(cover, ((40 - cover.width) // 2, (40 - cover.height) // 2))
    return whole.tobytes()


@pytest.mark.parametrize("size", ["xl", "l", "m", "s"])
def test_every_seats_crates_have_a_mark_of_their_own(size: str) -> None:
    for colour in range(len(CARS)):
        marks = [covered(f"mark-{seat}-{colour}-{size}") for seat in range(4)]
        for one, other in combinations(marks, 2):
            assert sum(abs(a - b) > 100 for a, b in zip(one, other, strict=True)) > 12


def test_crates_of_every_width_have_the_mark_of_their_seat() -> None:
    at = state(
        Peeking(0, 3, fresh=True), seats=4, cubes={"C2": (3,), "D4": (0, 0, 1), "E5": (0, 1, 1, 2, 2, 3)}
    )
    stage = drawn(at)
    for cell, sizes in {
        "C2": ("3-3-xl",),
        "D4": ("0-0-s", "1-1-l"),
        "E5": ("0-0-m", "1-1-s", "2-2-s"),
    }.items():
        x, y = corner(cell)
        for size in sizes:
            found = spots(stage, f"mark-{size}")
            assert any(x < left < x + 104 and y < top < y + 98 for left, top in found), (cell, size)


def test_a_crate_out_of_the_movers_reach_is_smaller() -> None:
    at = state(Collecting(0, 1), pawns="B2 I6", cells="B2 B3 H5 F1", cubes={"B3": (1,), "F1": (1,)})
    stage = drawn(at)
    ((near, _),), ((far, _),) = spots(stage, "crate-1-big"), spots(stage, "crate-1-one")[:1]
    assert near < corner("C3")[0] < corner("F1")[0] < far


def test_every_symbol_has_a_shape_of_its_own() -> None:
    covers = [
        look(WORLD, "standard").cover(f"junk-{name}-card").resize((50, 50)).tobytes() for name in SYMBOLS
    ]
    for one, other in combinations(covers, 2):
        assert sum(abs(a - b) > 100 for a, b in zip(one, other, strict=True)) > 250


@pytest.mark.parametrize("key", THEMES)
def test_numbers_are_easy_to_read_in_every_theme(key: str) -> None:
    seen = look(WORLD, key)
    for paper, inks in {
        "FFFBF0": PRINTS.values(),
        "FFF5E1": PRINTS.values(),
        "D6F6DE": PRINTS.values(),
        "DDCBA6": (DULL,),
        "A68F6B": (DULL,),
    }.items():
        ground = seen(tuple(bytes.fromhex(paper)))  # type: ignore[arg-type]  # three bytes
        assert all(contrast(seen(ink), ground) >= 4.5 for ink in inks)
    assert all(contrast(seen(ink), seen(car)) >= 4.5 for ink, car in zip(CAR_INKS, CARS, strict=True))


def test_the_stops_of_a_trip_are_numbered_in_their_order_instead_of_priced() -> None:
    at = state(Collecting(0, 15), pawns="A1 A1", seen=dict.fromkeys(CELLS, (0,)))
    trip = weighed(scrapheap.view(at, 0))[0]
    assert len(trip.cells) > 1
    stage = drawn(at, 0)
    flags = spots(stage, "flag-way")
    assert len(flags) == len(trip.cells)
    for left, top in map(corner, trip.cells):
        assert [(x, y) for x, y in flags if left - 30 < x < left + WIDTH and top - 30 < y < top + HIGH]
    assert set(map(str, range(1, len(trip.cells) + 1))) <= set(words(stage))
    priced = [x - 2 for x, _ in spots(stage, "price")]
    inside = [goal for goal in goals(scrapheap.view(at, 0)) if goal.cell in window_of(stage).cells]
    assert len(priced) == len(inside) - len(trip.cells)


def test_a_route_keeps_to_the_gaps_between_the_cards_and_has_no_arrow_heads() -> None:
    at = state(Collecting(0, 8), pawns="A1 A1", cells="A1 E1", seen={"E1": (0,)}, up="A1")
    card = at.grid[CELLS.index("E1")].card
    assert card is not None
    others = [symbol for symbol in SYMBOLS if symbol != card.symbol]
    grid = [each._replace(card=each.card and each.card._replace(symbol=others[0])) for each in at.grid]
    grid[CELLS.index("E1")] = at.grid[CELLS.index("E1")]
    stage = drawn(replace(at, grid=tuple(grid), tiles=((card.symbol,), (others[1],))), 0)
    below = corner("A1")[1] + HIGH
    window = window_of(stage)
    ends = (window.at(0, below - LINE)[1], window.at(0, corner("A2")[1] + LINE)[1])
    lines = [
        y + item.height // 2
        for item, _, y in stage.marks
        if isinstance(item, Block) and item.colour == WAY and ends[0] - 40 < y < FOOT
    ]
    assert all(ends[0] < middle < ends[1] for middle in lines)
    assert [name for name in stamps(stage) if name.startswith("arrow-")] == []


def test_only_a_sole_highest_score_has_a_crown_unless_all_are_equal() -> None:
    def crowns(taken: tuple[str, str]) -> int:
        at = state(Collecting(0, 8), pawns="A1 A1", tiles=("D", "D"), taken=taken, supply=((4, 0), (4, 0)))
        at = replace(at, taken=tuple(tuple(each._replace(shown=True) for each in own) for own in at.taken))
        return sum(isinstance(mark, Overlay) and mark.draw is _crown for mark, _, _ in drawn(at).marks)

    assert crowns(("D6", "D5")) == 1
    assert crowns(("D5", "D5")) == 0


def test_a_hand_shows_the_leader_and_their_score_if_its_owner_knows_of_one() -> None:
    at = state(Collecting(1, 8), seats=3, pawns="A1 A1 A1", supply=((12, 0, 0), (0, 4, 0), (0, 0, 9)))
    assert {"You 4", "Ann 12"} <= set(words(drawn(at, 1)))
    assert {"You 12", "leading"} <= set(words(drawn(at, 0)))
    level = replace(at, supply=((12, 0, 0), (0, 12, 0), (0, 0, 12)))
    for other in (replace(at, options=Options("stealth")), level):
        assert {"points"} <= set(words(drawn(other, 0)))
        assert "leading" not in words(drawn(other, 0))
        assert not [word for word in words(drawn(other, 1)) if word.startswith("Ann ")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_long_name_has_one_spelling_on_the_table(seats: int) -> None:
    at = state(Collecting(0, 5), seats=seats, pawns=" ".join(["A1"] * seats))
    (stage,) = scenes(scrapheap.view(at, None), ["xX_SpeedDemon_the_First_Xx", *NAMES[1:seats]])
    spelled = {word.removesuffix(" collects") for word in words(stage) if word.startswith("xX")}
    assert len(spelled) == 1


# closeups


def test_during_the_collection_only_the_part_of_the_yard_with_the_pawn_and_the_route_is_shown() -> None:
    at = state(Collecting(0, 15), pawns="H5 A1", up="H5 G5", cells="A1 B1 G5 H5 I6")
    card = at.grid[CELLS.index("G5")].card
    assert card is not None
    at = replace(at, tiles=((card.symbol,), ("Drop",)))
    for seat in (None, 0):
        stage = drawn(at, seat)
        window = window_of(stage)
        assert {"H5", "G5"} < window.cells
        assert "A1" not in window.cells
        assert f"lid-rust-near@{window.scale.zoom}" in stage.world.places
        assert [word for word in words(stage) if word in "ABCDEFGHI"] == list("DEFGHI")
        assert corner("G5") in spots(stage, "plate-wanted")
        assert len([name for name in stamps(stage) if name.startswith("dot-")]) == 2, "the map has all pawns"
    assert window_of(drawn(at, 1)) == WHOLE, "who waits sees the whole yard"


def test_a_route_across_the_yard_is_shown_in_the_whole_yard() -> None:
    at = state(Collecting(0, 15), pawns="A1 A1", cells="A1 I1", seen={"I1": (0,)}, up="A1")
    card = at.grid[CELLS.index("I1")].card
    assert card is not None
    others = [symbol for symbol in SYMBOLS if symbol != card.symbol]
    grid = list(at.grid)
    grid[0] = grid[0]._replace(card=Card(others[0], 1))
    at = replace(at, grid=tuple(grid), tiles=((card.symbol,), ("Drop",)))
    stage = drawn(at, 0)
    assert window_of(stage) == WHOLE
    assert not [name for name in stamps(stage) if name.startswith("dot-")]


def test_the_window_of_a_hand_has_the_whole_best_route() -> None:
    at = state(Collecting(0, 12), pawns="E3 A1", seen=dict.fromkeys(CELLS, (0,)))
    view = scrapheap.view(at, 0)
    assert set(route(view, weighed(view)[0])) <= window_of(drawn(at, 0)).cells


def test_every_choice_with_a_button_has_a_plank_with_what_it_brings_in_points() -> None:
    seen = {"A1": (0,), "A2": (0,)}
    at = state(Collecting(0, 7), pawns="A1 A1", cells="A1 A2", seen=seen, cubes={"A2": (1,)})
    grid = list(at.grid)
    grid[0], grid[1] = (grid[at]._replace(card=Card("Drop", 2)) for at in (0, 1))
    at = replace(at, grid=tuple(grid), tiles=(("Drop",), ("Cog",)))
    stage = drawn(at, 0)
    trips = weighed(scrapheap.view(at, 0))
    assert len(trips) == len(spots(stage, "plank-half")) == 2
    assert {f"+{trip.points} points" for trip in trips} | {f"{trip.price} AP" for trip in trips} <= set(
        words(stage)
    )
    assert spots(drawn(state(Collecting(0, 0), pawns="A1 A1"), 0), "plank-wide")


def test_in_a_peek_round_the_cards_of_the_best_choice_are_framed_in_the_movers_hand_alone() -> None:
    at = state(Peeking(0, 2, fresh=True), seen={"A1": (0,)})
    view = scrapheap.view(at, 0)
    stage = drawn(at, 0)
    assert spots(stage, "here") == [corner(cell) for cell in sorted(nearest(view, home(view, 0)))]
    assert words(stage).count("?") == 2
    for seat in (None, 1):
        assert not spots(drawn(at, seat), "here")


def test_known_cards_that_gain_nothing_have_no_number_in_the_hand_of_a_player_who_collects() -> None:
    at = state(Collecting(0, 3), pawns="A1 A1", cells="A1 B1", up="A1 B1", lap=8)
    grid = [each._replace(card=each.card and Card("Drop", 5)) for each in at.grid]
    at = replace(at, grid=tuple(grid), tiles=(("Cog",), ("Brick",)))
    assert "5" not in words(drawn(at, 0))
    assert "5" in words(drawn(at, 1))
