"""The pictures of Scrapheap Scavengers: they show what they must, without relying on colour.

The rules for every painter are tested in test_contract.py, secrets in tests/ui/messages/test_stealth.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest

from bot.games.scrapheap import rules as scrapheap
from bot.games.scrapheap.board import cubes, grid, scenes
from bot.games.scrapheap.board.cubes import HEIGHT, WIDTHS, cube, flag, pawn
from bot.games.scrapheap.board.grid import PITCH_X, PITCH_Y
from bot.games.scrapheap.board.pieces import back, die, ear, face, face_down, gap, loot, price
from bot.games.scrapheap.board.pieces import tile as symbol_tile
from bot.games.scrapheap.board.symbols import COLOURS, symbol
from bot.games.scrapheap.rules.components import AT, CELLS, SYMBOLS, Card
from bot.games.scrapheap.rules.events import Peeked
from bot.games.scrapheap.rules.model import (
    Choosing,
    Collecting,
    Finished,
    Options,
    Peeking,
    Placing,
    State,
    View,
)
from bot.render.canvas import Item, Overlay, Scene, Sprite, tile
from bot.render.greenbox import BACK
from bot.render.panels import panel
from bot.render.text import Label
from bot.render.theme import (
    BOARD,
    FRAME,
    PANEL,
    PAPER,
    PRINT,
    SIGNAL,
    TEXT,
    Colour,
    car_colour,
    contrast,
    readable_on,
)
from tests.games.gear_head.board.scenes import NAMES
from tests.games.scrapheap.board.scenes import game, views
from tests.games.scrapheap.notation import state
from tests.render.masters import check_layout, marks, words


def drawn(at: State | View, seat: int | None = None) -> Scene:
    view = at if isinstance(at, View) else scrapheap.view(at, seat)
    (shown,) = scenes(view, NAMES[: len(view.held)])
    return shown


def items(scene: Scene) -> list[Item]:
    return [item for item, _, _ in marks(scene)]


def place_of(scene: Scene, item: Item) -> tuple[int, int]:
    ((x, y),) = [(x, y) for each, x, y in scene.marks if each == item]
    return x, y


def known(at: State, cell: str) -> Card:
    card = at.grid[AT[cell]].card
    assert card is not None
    return card


def crowded() -> State:
    """Four pawns on a card with cubes of all four, and others outside one corner: never more than fit."""
    heap = {"C3": (0, 0, 1, 2, 3), "D4": (0, 1, 2), "E5": (0, 1) * 9}
    return state(
        Collecting(0, 9),
        seats=4,
        cubes=heap,
        pawns="C3 C3 C3 C3",
        supply=((9, 5, 6, 7),) * 4,
        taken=("D6 C3", "H1", "", "B2"),
        options=Options("stealth", 4),
    )


def rare() -> Iterator[State]:
    """Positions that are rare in a game."""
    yield crowded()
    yield state(Collecting(1, 40), seats=4, pawns="(A1) (A1) (A1) (A1)", lap=1)
    yield state(Collecting(2, 40), seats=3, pawns="(I6) (I6) I6", cells="I6", cubes={"I6": (0, 0, 1, 2)})
    yield state(Choosing(0), seats=4, supply=((20, 20, 20, 20),) * 4)
    yield state(Peeking(0, 13, fresh=True), seats=2, seen=dict.fromkeys(CELLS, (0, 1)))
    yield state(Placing(1, 2, "B2", again=True), seats=2)
    yield replace(crowded(), phase=Finished())


def test_the_layout_holds_in_rare_positions() -> None:
    for at in rare():
        for view in views(at):
            for name in ("W" * 32, "x", "李"):
                for shown in scenes(view, [name] * len(view.held)):
                    check_layout(shown)
                    assert shown.backdrop.height <= 1400


def test_the_grid_has_named_columns_and_rows() -> None:
    scene = drawn(state(Peeking(0, 3, fresh=True)))
    left, top = place_of(scene, back("A1", laden=False))
    for cell in CELLS:
        column, row = "ABCDEFGHI".index(cell[0]), int(cell[1]) - 1
        assert place_of(scene, back(cell, laden=False)) == (left + column * PITCH_X, top + row * PITCH_Y)
    named = [item.text for item, _, _ in scene.backdrop.marks if isinstance(item, Label)]
    assert named == [*"ABCDEFGHI", *"123456"]


def test_everybody_sees_face_up_cards_gaps_and_cards_that_lie_known_face_down() -> None:
    at = state(Collecting(0, 5), cells="A1 B2 C3", up="B2 C3", pawns="A1 A1")
    spots = list(at.grid)
    spots[AT["C3"]] = spots[AT["C3"]]._replace(up=False)
    shown = items(drawn(replace(at, grid=tuple(spots))))
    assert shown.count(gap()) == 51
    assert face(known(at, "B2"), up=True, private=False, laden=False) in shown
    assert face(known(at, "C3"), up=False, private=False, laden=False) in shown
    assert back("A1", laden=True) in shown


def test_a_peeked_card_has_a_bright_corner_only_on_the_map_of_the_seat_that_peeked() -> None:
    at = state(Peeking(0, 3, fresh=True), seen={"B2": (0,)})
    secret = face(known(at, "B2"), up=False, private=True, laden=False)
    assert secret in items(drawn(at, 0))
    assert ear(PANEL) in items(drawn(at, 0))
    for seat in (1, None):
        assert secret not in items(drawn(at, seat))
        assert back("B2", laden=False) in items(drawn(at, seat))
        assert ear(BOARD) not in items(drawn(at, seat))


def test_cubes_lie_on_their_card_by_colour_with_their_number() -> None:
    scene = drawn(state(Peeking(0, 3, fresh=True), cubes={"C2": (0, 1, 1), "D5": (0, 1, 0, 0)}))
    for cell, heap in {"C2": (1, 2), "D5": (3, 1)}.items():
        x, y = place_of(scene, back(cell, laden=True))
        for seat, count in enumerate(heap):
            left, top = place_of(scene, cube(seat, count, WIDTHS[0], BACK))
            assert x < left < x + PITCH_X - WIDTHS[0] + 10
            assert y < top < y + PITCH_Y - HEIGHT


def test_pawns_are_drawn_on_cards_in_gaps_and_outside_their_corner() -> None:
    at = state(Collecting(0, 5), seats=4, cells="A1 B2", up="A1", pawns="A1 C3 (I6) (I6)")
    scene = drawn(at)
    assert pawn(0, WIDTHS[0], PAPER, moving=True) in items(scene)
    assert pawn(1, WIDTHS[0], PANEL, moving=False) in items(scene)
    third, fourth = (place_of(scene, pawn(seat, WIDTHS[1], BOARD, moving=False)) for seat in (2, 3))
    assert third[1] == fourth[1] > 800
    assert fourth[0] < third[0]


def test_where_the_movers_pawn_can_go_is_rimmed() -> None:
    at = state(Collecting(0, 5), cells="A3 F3 A5", pawns="A3 (I1)")
    scene = drawn(at)
    bright = [(x, y) for item, x, y in scene.marks if getattr(item, "colour", None) == SIGNAL]
    assert len(bright) == 4 * 2
    for cell in ("F3", "A5"):
        x, y = place_of(scene, back(cell, laden=False))
        assert (x - 3, y - 3) in bright


@pytest.mark.parametrize(
    ("at", "told"),
    [
        (state(Peeking(0, 3, fresh=True)), {"peeks, 3 left", "Round 1 of 2"}),
        (state(Placing(0, 1, None, again=False)), {"cubes, 1 left"}),
        (state(Placing(0, 1, "A1", again=False)), {"moves a cube"}),
        (state(Choosing(1)), {"picks a corner", "The collection begins"}),
        (state(Collecting(1, 17), pawns="A1 A1", lap=3), {"17 AP left", "Turn 3 of 8", "6 turns", "5 turns"}),
    ],
)
def test_the_head_shows_who_does_what_and_how_much_is_left(at: State, told: set[str]) -> None:
    scene = drawn(at)
    mover = scrapheap.view(at, None).mover
    assert mover is not None
    assert told | {NAMES[mover], "Order"} <= set(words(scene))


def test_the_dice_and_the_order_of_play_are_shown() -> None:
    at = replace(state(Peeking(2, 7, fresh=True), seats=3), dice=(5, 2), order=(2, 0, 1))
    scene = drawn(at)
    assert "7 peeks" in words(scene)
    assert place_of(scene, die(5, BOARD)) < place_of(scene, die(2, BOARD))
    chips = [place_of(scene, cube(seat, 0, WIDTHS[1], BOARD)) for seat in (2, 0, 1)]
    assert chips == sorted(chips)


@pytest.mark.parametrize(
    ("phase", "told"),
    [
        (Peeking(0, 1, fresh=True), "Your turn: 1 peek left"),
        (Placing(0, 2, None, again=False), "Your turn: 2 cubes to place"),
        (Placing(0, 2, "C4", again=False), "Put the cube from C4 down"),
        (Choosing(0), "Choose your pawn's corner"),
        (Collecting(0, 8), "Your turn: 8 AP left"),
        (Collecting(1, 8), "wait for"),
    ],
)
def test_a_map_says_what_its_owner_may_do(
    phase: Peeking | Placing | Choosing | Collecting, told: str
) -> None:
    assert told in words(drawn(state(phase, pawns="A1 A1"), 0))


def test_a_map_shows_the_own_tiles_cubes_cards_and_score() -> None:
    at = state(
        Collecting(0, 8),
        tiles=("DC", "HB"),
        pawns="A1 A1",
        taken=("D6 D2 O5", "H1"),
        supply=((9, 3), (4, 0)),
        options=Options("stealth"),
    )
    scene = drawn(at, 0)
    shown = items(scene)
    assert loot("Cog", 0, PANEL, wanted=True) in shown
    peeking = items(drawn(state(Peeking(0, 3, fresh=True), tiles=("DC", "HB")), 0))
    assert all(symbol_tile(which, PANEL) in peeking for which in ("Drop", "Cog"))
    assert loot("Drop", 8, PANEL, wanted=True) in shown
    assert loot("Circle", 5, PANEL, wanted=False) in shown
    assert cube(1, 3, WIDTHS[1], PANEL) in shown
    assert {"score", "15"} <= set(words(scene))


def test_a_spectator_of_a_stealth_game_sees_how_many_cards_are_hidden_and_no_tiles() -> None:
    at = state(
        Collecting(0, 8),
        pawns="A1 A1",
        taken=("D6 D2 O5", ""),
        options=Options("stealth"),
        tiles=("DC", "HB"),
    )
    scene = drawn(at)
    assert face_down(PANEL) in items(scene)
    assert "3" in words(scene)
    assert all(loot(which, 0, PANEL, wanted=False) in items(scene) for which in SYMBOLS)


def test_in_public_mode_panels_show_tiles_and_scores() -> None:
    scene = drawn(state(Collecting(0, 8), pawns="A1 A1", tiles=("DC", "HB"), supply=((9, 3), (4, 0))))
    assert loot("Brick", 0, PANEL, wanted=True) in items(scene)
    assert {"12", "4"} <= set(words(scene))


def test_a_score_below_nothing_has_a_real_minus() -> None:
    at = state(Collecting(0, 8), pawns="A1 A1", tiles=("DC", "HB"), taken=("O6", ""), supply=((1, 0), (4, 0)))
    spots = tuple(tuple(each._replace(shown=True) for each in own) for own in at.taken)
    assert "\u22125" in words(drawn(replace(at, taken=spots)))


def test_spent_cubes_are_shown_in_the_peek_rounds() -> None:
    assert "1 spent" in words(drawn(replace(state(Peeking(0, 3, fresh=False)), spent=(0, 1))))


def test_the_last_of_three_panels_is_as_wide_as_the_picture() -> None:
    scene = drawn(state(Peeking(2, 3, fresh=True), seats=3))
    assert panel(1044, 130, strong=True) in items(scene)


def test_the_result_shows_every_place_with_what_the_score_is_made_of() -> None:
    at = state(
        Finished(), tiles=("DC", "HB"), taken=("D6 C3 B4", "B1 A2"), supply=((10, 4), (3, 9)), pawns="A1 A1"
    )
    scene = drawn(at)
    assert {"Ann", "wins", "1st", "2nd", "19", "+9", "\u22124", "+14", "+1", "\u22122", "+12", "11"} <= set(
        words(scene)
    )
    assert loot("Cog", 3, PANEL, wanted=True) in items(scene)


@pytest.mark.parametrize(("mismatch", "told"), [("zero", "+0"), ("plus", "+4")])
def test_the_result_counts_other_cards_as_the_option_says(mismatch: str, told: str) -> None:
    options = Options("public", 2, mismatch)  # type: ignore[arg-type]  # each is one of the three
    at = state(Finished(), tiles=("DC", "HB"), taken=("D6 B4", "H1"), options=options, pawns="A1 A1")
    assert told in words(drawn(at))


def test_everybody_sees_the_same_result() -> None:
    over = list(game(3, "over"))[-1]
    spectator, *others = (drawn(view).marks for view in views(over))
    assert all(other == spectator for other in others)


# without colour


def grey(sprite: Sprite) -> bytes:
    return tile(sprite).tobytes()


def test_every_players_cubes_have_a_mark_of_their_own() -> None:
    def shape(seat: int) -> bytes:
        return grey(Sprite(lambda pen: cubes.mark(pen.at(50, 50), seat, PRINT), 100, 100, PANEL))

    for one, other in combinations(map(shape, range(4)), 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 500


def test_every_symbol_has_a_shape_of_its_own() -> None:
    def shape(which: str) -> bytes:
        return grey(Sprite(lambda pen: symbol(pen.at(50, 50), which, PRINT, TEXT), 100, 100, TEXT))  # type: ignore[arg-type]  # each is a symbol

    for one, other in combinations(map(shape, SYMBOLS), 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > 500


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("seat", range(4))
def test_cubes_show_their_number_at_every_width(seat: int, width: int) -> None:
    assert len({grey(cube(seat, count, width, BACK)) for count in range(21)}) == 21


@pytest.mark.parametrize("which", SYMBOLS)
@pytest.mark.parametrize("paper", [PAPER, FRAME])
def test_symbols_are_easy_to_read_on_their_cards(which: str, paper: Colour) -> None:
    assert contrast(COLOURS[which], paper) >= 4  # type: ignore[index]  # each is a symbol


def test_numbers_on_cubes_are_easy_to_read() -> None:
    for seat in range(4):
        assert contrast(readable_on(car_colour(seat)), car_colour(seat)) >= 4


def test_the_cards_that_whoever_moved_last_touched_shine_with_their_mark_on_the_last_one() -> None:
    at = state(Peeking(0, 3, fresh=True))
    heard = (Peeked(0, "A1", None), Peeked(1, "B2", None), Peeked(1, "C3", None))
    (scene,) = scenes(scrapheap.view(at, None), NAMES[:2], heard)
    marked = [(item, x, y) for item, x, y in scene.marks if isinstance(item, Overlay)]
    assert [item for item, _, _ in marked] == [grid._FRAME, grid._FRAME, flag(1)]
    assert marked[0][1] < marked[1][1]
    assert not [item for item in items(drawn(at)) if isinstance(item, Overlay)]


def test_what_it_costs_to_go_somewhere_is_written_on_the_map() -> None:
    assert len({tile(price(points, BOARD)).tobytes() for points in (3, 4, 12)}) == 3


def test_a_narrow_pawn_is_a_figure_without_its_mark() -> None:
    narrow, wide = (pawn(0, width, PANEL, moving=False) for width in (min(WIDTHS), max(WIDTHS)))
    assert tile(narrow).size[0] < tile(wide).size[0]


def test_a_row_that_is_full_has_no_room_for_what_a_sign_means() -> None:
    few = state(Peeking(0, 3, fresh=True), seen={"C2": (0,)}, tiles=("D", "C"), supply=[(1, 1)] * 2)
    many = state(
        Peeking(0, 3, fresh=True), seats=4, seen={"C2": (0,)}, tiles=("DCHB",) * 4, supply=[(1,) * 4] * 4
    )
    assert ["= only you know" in words(drawn(at, 0)) for at in (few, many)] == [True, False]


def test_a_card_that_stays_unknown_is_in_no_sum() -> None:
    over = scrapheap.view(state(Finished(), tiles=("DC", "HB"), taken=("D6", "H1"), pawns="A1 A1"), None)
    unknown = tuple(tuple(each._replace(card=None) for each in taken) for taken in over.taken)
    assert "+6" in words(drawn(over))
    assert "+6" not in words(drawn(replace(over, taken=unknown)))
