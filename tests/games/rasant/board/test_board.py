"""The pictures of Rasant: every view can be drawn, shows what it must, and nothing it must not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from bot.engine.chance import Chance
from bot.games.rasant import rules as rasant
from bot.games.rasant.board import paint, scenes
from bot.games.rasant.board.board import ROADS, WIDE
from bot.games.rasant.board.paints import PAINTS, shape
from bot.games.rasant.board.pieces import badge, face, held, lead, place, racer, slim
from bot.games.rasant.board.road import KERB, LANE, MEDIAN, _ways
from bot.games.rasant.rules.components import COLOURS, START, Car, Card
from bot.games.rasant.rules.events import Passed, Played
from bot.games.rasant.rules.model import Following, Laid, Leading, Manoeuvre, Options, Paying, State, View
from bot.render import canvas
from bot.render.canvas import Scene, Sprite, png, tile
from bot.render.marks import _halo, number
from bot.render.palette import PALETTE, index
from bot.render.text import Label
from bot.render.theme import BOARD, PANEL, PRINT, SIGNAL, contrast, readable_on
from tests.games.gear_head.board.scenes import NAMES
from tests.games.rasant.board.scenes import game, views
from tests.render.masters import check_layout, marks, words

COUNTS = list(rasant.seats)
DONE = Manoeuvre(
    4,
    1,
    "red",
    (Laid(0, Card("red", 50)), Laid(1, Card("black", 70))),
    (Car("red", 3), START, Car("blue", 1), Car("green", 2), Car("red", 1)),
    4,
    True,
    8,
)


def scene(view: View, names: Sequence[str]) -> Scene:
    """The one picture of a view, as data."""
    (only,) = scenes(view, names)
    return only


def some(seats: int, every: int = 9) -> list[State]:
    """Some states of a game that started with a draft, and always its last two."""
    states = list(game(seats, f"test {seats}", "draft"))
    return [*states[:-2:every], *states[-2:]]


def by_hand(
    phase: Leading | Following | Paying,
    *,
    seats: int = 3,
    reserve: int = 20,
    last: Manoeuvre | None = DONE,
    points: tuple[int, ...] = (),
) -> State:
    """A constructed game: everybody holds three cards, and all have different points."""
    start = rasant.setup(Options(), seats, Chance("by hand", 0)).state
    hands = tuple(
        (Card("red", 20 + seat), Card("red", 90 + seat), Card("black", 100 + seat)) for seat in range(seats)
    )
    pack = (Card("green", 130),) * reserve
    scores = points or tuple(41 + 5 * seat for seat in range(seats))
    return replace(start, hands=hands, reserve=pack, phase=phase, round=5, points=scores, last=last)


def laid(count: int, seats: int = 3) -> tuple[Laid, ...]:
    """A round of that many cards."""
    return tuple(Laid(at % seats, Card("red", 10 * at + 10)) for at in range(count))


def items(drawn: Scene) -> list[canvas.Item]:
    return [item for item, _, _ in marks(drawn)]


def corners() -> Iterator[View]:
    """Views that are rare in a game."""
    for seats in (2, 3, 5):
        for count in (1, WIDE, WIDE + 1, 12):
            phase = Following(0, laid(count, seats), tuple(range(1, seats)))
            for reserve in (0, 38):
                state = by_hand(phase, seats=seats, reserve=reserve, points=(188,) * seats)
                yield rasant.view(state, None)
                yield rasant.view(state, 0)
                yield rasant.view(state, 1)
        paying = by_hand(Paying(1, (), (0, 1)), seats=seats, reserve=0)
        yield rasant.view(paying, None)
        yield rasant.view(paying, 1)
        leading = by_hand(Leading(1, (0,)), seats=seats, last=None)
        yield rasant.view(leading, None)
        long = replace(DONE, laid=laid(12, seats), moved=leading.line, counted=12, points=24)
        yield rasant.view(replace(leading, last=long), None)
        over = rasant.view(list(game(seats, "over"))[-1], None)
        yield replace(over, points=(0,) * seats, places=(1,) * seats)
        yield replace(over, points=(199, *[0] * (seats - 1)), places=(1, *[2] * (seats - 1)))


def test_the_layout_holds_in_rare_positions() -> None:
    for view in corners():
        for name in ("W" * 32, "x", "李"):
            check_layout(scene(view, [name] * len(view.held)))


def test_files_are_small() -> None:
    for seats in COUNTS:
        for position in some(seats, 25):
            spectator, *hands = (len(png(paint(view, NAMES[:seats])[0])) for view in views(position))
            assert spectator <= 100_000
            if rasant.outcome(position) is None:
                assert max(hands) <= 50_000
                assert sum(hands) / seats <= 45_000


def test_the_road_shows_every_car_in_its_order_and_numbers_the_places() -> None:
    for position in some(4)[2:]:
        drawn = scene(rasant.view(position, None), NAMES[:4])
        cars = {car: x for item, x, _ in drawn.marks for car in position.line if item == racer(car)}
        assert sorted(cars, key=cars.__getitem__) == list(position.line)
        if len(position.line) == 13 and rasant.outcome(position) is None:
            low, high = ROADS + KERB + LANE, ROADS + KERB + LANE + MEDIAN
            numbers = [
                item.text for item, _, y in drawn.marks if isinstance(item, Label) and low - 20 < y < high
            ]
            assert numbers == [*map(str, range(1, 14))]


def test_the_places_where_cars_moved_last_are_bright_and_the_count_is_told() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(2), ())), None), NAMES[:3])
    bright = [item.text for item in items(drawn) if isinstance(item, Label) and item.ground == SIGNAL]
    assert bright == ["1", "2", "3", "4", "5"]
    assert "4 cars x 2 = 8" in words(drawn)
    ways = [item.args for item in items(drawn) if isinstance(item, Sprite) and item.draw is _ways]
    assert ways == [(tuple(car.paint for car in DONE.moved),)]


def test_before_the_first_manoeuvre_nothing_is_bright() -> None:
    drawn = scene(rasant.view(by_hand(Leading(0, ()), last=None), None), NAMES[:3])
    assert not any(isinstance(item, Label) and item.ground == SIGNAL for item in items(drawn))
    assert "the first card chooses the colour" in words(drawn)
    assert lead(BOARD) in items(drawn)
    assert {"FRONT", "REAR"} <= set(words(drawn))


def test_the_board_shows_the_cards_of_the_round_in_order_with_who_played_them() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(3), ())), None), NAMES[:3])
    cards = {x: item for item, x, _ in drawn.marks if item in [face(each.card, BOARD) for each in laid(3)]}
    assert [cards[x] for x in sorted(cards)] == [face(each.card, BOARD) for each in laid(3)]
    for x, (seat, _) in zip(sorted(cards), laid(3), strict=True):
        assert any(item == badge(seat, BOARD) and x <= left < x + 136 for item, left, _ in drawn.marks)
    assert place("red", 30, BOARD) in items(drawn)
    assert {"Round 5", "Reserve", "20", "follows", "TURN"} <= set(words(drawn))


def test_a_long_round_is_drawn_with_slim_cards() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(12), ())), None), NAMES[:3])
    assert all(slim(each.card, BOARD) in items(drawn) for each in laid(12))


def test_the_round_before_is_shown_until_somebody_leads() -> None:
    drawn = scene(rasant.view(by_hand(Leading(0, ())), None), NAMES[:3])
    assert {"Round 4", "won by", "Bob", "leads"} <= set(words(drawn))
    assert face(Card("black", 70), BOARD) in items(drawn)


def test_the_board_says_who_passed_in_order() -> None:
    drawn = scene(rasant.view(by_hand(Following(1, laid(1), (2, 0))), None), NAMES[:3])
    assert words(drawn).count("passed") == 3
    row = min(y for item, _, y in drawn.marks if isinstance(item, Label) and item.text == "passed")
    shown = {
        x: item for item, x, y in drawn.marks if item in (badge(2, BOARD), badge(0, BOARD)) and y < row + 30
    }
    assert [shown[x] for x in sorted(shown)][-2:] == [badge(2, BOARD), badge(0, BOARD)]


def test_an_empty_reserve_is_named() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(1), ()), reserve=0), None), NAMES[:3])
    assert "empty" in words(drawn)
    own = scene(rasant.view(by_hand(Following(0, laid(1), ()), reserve=0), 0), NAMES[:3])
    assert "or pay a card" in words(own)


def test_cards_that_may_be_played_are_outlined_and_lie_higher() -> None:
    drawn = scene(rasant.view(by_hand(Following(0, laid(3), ())), 0), NAMES[:3])
    tops = {item: y for item, _, y in drawn.marks}
    assert tops[held(Card("red", 90), BOARD, open=True)] < tops[held(Card("red", 20), BOARD, open=False)]
    assert held(Card("black", 100), BOARD, open=True) in tops
    grey, outlined = (tile(held(Card("red", 20), BOARD, open=open)).convert("L") for open in (False, True))
    assert abs(grey.getpixel((80, 3)) - outlined.getpixel((80, 3))) > 1, "an outline, not another hue"  # type: ignore[operator]  # one band gives a number


def test_a_hand_says_what_its_owner_may_do() -> None:
    told: dict[str, tuple[Leading | Following | Paying, int]] = {
        "Lead a coloured card": (Leading(0, ()), 20),
        "Beat": (Following(0, laid(1), ()), 20),
        "Pass: nothing beats": (Following(0, laid(12), ()), 20),
        "Pay: nothing beats": (Following(0, laid(12), ()), 0),
        "Your pass costs a card": (Paying(0, laid(1), (0,)), 0),
        "wait for": (Leading(1, ()), 20),
    }
    for text, (phase, reserve) in told.items():
        drawn = scene(rasant.view(by_hand(phase, reserve=reserve), 0), NAMES[:3])
        assert text in words(drawn)


@pytest.mark.parametrize("mover", range(3))
def test_a_hand_shows_the_points_of_its_owner_and_nobody_elses(mover: int) -> None:
    state = by_hand(Following(mover, laid(1), ()))
    for seat in range(3):
        told = words(scene(rasant.view(state, seat), NAMES[:3]))
        assert {"41", "46", "51"} & set(told) == {str(state.points[seat])}


def test_who_pays_chooses_among_all_their_cards() -> None:
    drawn = scene(rasant.view(by_hand(Paying(0, laid(1), (0,)), reserve=0), 0), NAMES[:3])
    assert sum(isinstance(item, Sprite) and item.args[1:] == (True,) for item in items(drawn)) == 3


def test_a_draft_shows_what_is_still_to_be_placed() -> None:
    first = rasant.setup(Options("draft"), 3, Chance("draft", 0)).state
    drawn = scene(rasant.view(first, None), NAMES[:3])
    assert {"Still to be placed", "names a colour"} <= set(words(drawn))
    assert "Reserve" not in words(drawn)
    assert all(racer(Car(colour, 1)) in items(drawn) for colour in COLOURS)


def test_the_result_shows_every_place_with_its_points() -> None:
    over = rasant.view(list(game(3, "over"))[-1], None)
    drawn = scene(replace(over, points=(9, 14, 14), places=(3, 1, 1)), NAMES[:3])
    assert {"Bob and Carla", "win", "1st", "3rd", "14", "9", "Ann"} <= set(words(drawn))


def test_everybody_sees_the_same_result() -> None:
    pictures = {paint(view, NAMES[:3])[0].tobytes() for view in views(list(game(3, "over"))[-1])}
    assert len(pictures) == 1


@pytest.mark.parametrize("paint", ["red", "blue", "yellow", "green"])
def test_every_colour_stands_out_and_is_easy_to_read_on(paint: str) -> None:
    colour = PAINTS[paint]  # type: ignore[index]  # each is a paint
    assert contrast(colour, BOARD) >= 3
    assert contrast(colour, PANEL) >= 3
    assert contrast(readable_on(colour), colour) >= 4.5


def test_the_paints_are_in_the_palette_exactly() -> None:
    for colour in PAINTS.values():
        at = index(colour)
        assert tuple(PALETTE[3 * at : 3 * at + 3]) == colour


def test_every_colour_has_a_shape_of_its_own() -> None:
    def drawn(paint: str) -> bytes:
        return tile(Sprite(lambda pen: shape(pen.at(50, 50), paint, PRINT), 100, 100, PANEL)).tobytes()  # type: ignore[arg-type]  # each is a paint

    shapes = [drawn(paint) for paint in PAINTS]
    for one, other in combinations(shapes, 2):
        assert sum(a != b for a, b in zip(one, other, strict=True)) > len(one) * 0.05


def test_the_card_played_last_shines_and_whoever_passed_last_is_marked() -> None:
    view = rasant.view(by_hand(Following(0, laid(2), (2,))), None)
    (drawn,) = scenes(view, NAMES[:3], (Played(1, Card("red", 20)),))
    assert [item for item in items(drawn) if isinstance(item, canvas.Overlay)] == [number(1)]
    assert sum(isinstance(item, Sprite) and item.draw is _halo for item in items(drawn)) == 1
    (drawn,) = scenes(view, NAMES[:3], (Played(1, Card("red", 20)), Passed(2, False)))
    assert [item for item in items(drawn) if isinstance(item, canvas.Overlay)] == [number(2)]
    assert not any(isinstance(item, canvas.Overlay) for item in items(scene(view, NAMES[:3])))


def test_the_ways_of_cars_that_only_made_room_are_not_drawn() -> None:
    whole = rasant.view(by_hand(Leading(1, ()), last=None), None)
    most = replace(DONE, moved=whole.line, counted=12, points=24)
    drawn = scene(replace(whole, last=most), NAMES[:3])
    ((paints,),) = [item.args for item in items(drawn) if isinstance(item, Sprite) and item.draw is _ways]
    assert len(paints) == 6


def test_a_long_round_shows_each_narrow_card_in_its_colour() -> None:
    long_round = [*(Card(colour, 50) for colour in COLOURS), Card("black", 50)]
    assert len({tile(slim(card, BOARD)).tobytes() for card in long_round}) == 5
