"""The pictures of Gear Head: every view can be drawn, shows what it must, and nothing it must not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.engine.chance import Chance
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.board import paint, scenes
from bot.games.gear_head.board.machine import machine
from bot.games.gear_head.board.pieces import backs, chip, face, slot
from bot.games.gear_head.rules.components import PARTS, VERSION, Card
from bot.games.gear_head.rules.events import Discarded, Drew, PulledUp, Reshuffled, Took
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State, View
from bot.render import canvas
from bot.render.canvas import Scene, png
from bot.render.marks import _halo, actor
from bot.render.theme import BOARD, PANEL
from tests.games.gear_head.board.scenes import NAMES, race, views
from tests.render.masters import check_layout, marks, words

COUNTS = list(gear_head.seats)
SIXES = tuple(Card(part, 6) for part in PARTS)
PLAIN = tuple(Card(part, value) for part, value in zip(PARTS, (6, 4, 3, 1, 5, 6), strict=True))


def scene(view: View, names: Sequence[str]) -> Scene:
    """The one picture of a view, as data."""
    (only,) = scenes(view, names)
    return only


def some(seats: int, every: int = 7) -> list[State]:
    """Some states of a race, and always its last two."""
    states = list(race(seats, f"test {seats}"))
    return [*states[:-2:every], *states[-2:]]


def state(
    seats: int,
    phase: Drawing | Discarding | Finished,
    *,
    hands: tuple[tuple[Card, ...], ...] = (),
    deck: int = 20,
    heap: tuple[Card, ...] = (Card("Tires", 5),),
    line: tuple[int, ...] = (),
) -> State:
    """A constructed state: the given hands first, then plain ones."""
    held = (*hands, *[PLAIN] * (seats - len(hands)))
    return State(held, (Card("Fuel", 1),) * deck, heap, line, 3, phase, VERSION)


def corners() -> Iterator[View]:
    """Views that are rare in a race."""
    yield gear_head.view(state(2, Drawing(0), deck=0), None)
    yield gear_head.view(state(12, Discarding(5, "heap"), heap=(), line=(1, 3)), None)
    yield gear_head.view(state(4, Drawing(3), deck=1, line=(0, 1, 2)), None)
    yield gear_head.view(state(12, Drawing(11), line=tuple(range(11))), None)
    seven = tuple(Card("Fuel", value) for value in (1, 1, 2, 3, 5, 6, 4))
    yield gear_head.view(state(7, Discarding(0, "deck"), hands=(seven,), heap=()), 0)
    yield gear_head.view(state(12, Drawing(3), line=tuple(range(4, 12))), 0)
    yield gear_head.view(state(4, Finished(), hands=(SIXES,), line=(0, 2, 1)), None)
    yield gear_head.view(state(6, Finished(), line=(0, 2, 1, 4, 5, 3)), 1)
    yield gear_head.view(state(12, Finished(), hands=(SIXES,) * 12, line=tuple(range(12))), None)


def test_the_layout_holds_in_rare_positions() -> None:
    for view in corners():
        for name in ("W" * 32, "x", "李"):
            check_layout(scene(view, [name] * len(view.held)))


def test_files_are_small() -> None:
    for seats in (2, 6, 12):
        for position in some(seats, 60):
            spectator, *hands = (len(png(paint(view, NAMES[:seats])[0])) for view in views(position))
            assert spectator <= 130_000
            if gear_head.outcome(position) is None:
                assert max(hands) <= 60_000
                assert sum(hands) / seats <= 56_000


def test_the_board_says_whose_turn_it_is_and_who_comes_next() -> None:
    drawn = scene(gear_head.view(state(4, Drawing(1), line=(2,)), None), NAMES[:4])
    assert {"Bob", "draws", "TURN", "next"} <= set(words(drawn))
    assert "LAST TURN" not in words(drawn)
    assert words(drawn).count("TURN") == 1


def test_the_board_marks_the_last_turn() -> None:
    drawn = scene(gear_head.view(state(4, Drawing(3), line=(2, 0, 1)), None), NAMES[:4])
    assert "LAST TURN" in words(drawn)
    assert "next" not in words(drawn)


def test_the_board_shows_the_deck_the_heap_and_who_pulled_up() -> None:
    heap = (Card("Fuel", 1), Card("Battery", 4))
    drawn = scene(gear_head.view(state(5, Drawing(0), deck=17, heap=heap, line=(2, 4)), None), NAMES[:5])
    items = [item for item, _, _ in marks(drawn)]
    assert face(Card("Battery", 4), BOARD) in items
    assert any(isinstance(item, canvas.Sprite) and item.args == (17,) for item in items)
    assert {"1st", "+3", "2nd", "+2", "3rd", "+1"} <= set(words(drawn))


def test_a_hand_marks_the_new_card_and_the_missing_parts() -> None:
    held = (*PLAIN[:5], Card("Tires", 2), Card("Tires", 2))
    drawn = scene(gear_head.view(state(4, Discarding(0, "deck"), hands=(held,)), 0), NAMES[:4])
    items = [item for item, _, _ in drawn.marks]
    assert [item for item in items if isinstance(item, canvas.Sprite) and item.draw is _halo]
    assert slot("Gearshift", BOARD) in items
    assert {"Discard one", "5 of 6 Parts", "19"} <= set(words(drawn))


def test_a_complete_hand_shows_its_worth_and_the_bonus_it_would_get() -> None:
    held = (*PLAIN, Card("Fuel", 2))
    drawn = scene(gear_head.view(state(4, Discarding(0, "deck"), hands=(held,), line=(3,)), 0), NAMES[:4])
    assert {"Discard or pull up", "Best car", "25", "+2"} <= set(words(drawn))


def test_the_result_shows_every_car_its_parts_bonus_total_and_place() -> None:
    view = gear_head.view(state(4, Finished(), hands=(SIXES,), line=(0, 2, 1)), None)
    drawn = scene(view, NAMES[:4])
    items = [item for item, _, _ in drawn.marks]
    assert {"Ann", "wins", "1st", "39", "+3", "2nd", "27", "3rd", "26", "out", "Dmitri"} <= set(words(drawn))
    assert all(chip(card, PANEL) in items for card in (*SIXES, *PLAIN))


def test_the_result_shows_the_cars_by_place_and_those_who_are_out_last() -> None:
    hands = (PLAIN[:5] + PLAIN[:1], PLAIN, SIXES)
    drawn = scene(gear_head.view(state(3, Finished(), hands=hands, line=(1, 2)), None), NAMES[:3])
    assert [word for word in words(drawn) if word in ("1st", "2nd", "out")][-3:] == ["1st", "2nd", "out"]


def test_a_shared_win_names_all_who_won() -> None:
    view = gear_head.view(state(6, Finished(), hands=(PLAIN,) * 6, line=(3, 4, 5, 0, 1, 2)), None)
    low = replace(
        view, cars=tuple(replace(car, place=1 if at < 2 else 3) for at, car in enumerate(view.cars))
    )
    drawn = scene(low, NAMES[:6])
    assert "Dmitri and Élodie" in words(drawn)
    assert "win" in words(drawn)
    assert all(chip(card, PANEL) in [item for item, _, _ in drawn.marks] for card in PLAIN)


def test_everybody_sees_the_same_result() -> None:
    last = some(3)[-1]
    pictures = {paint(view, NAMES[:3])[0].tobytes() for view in views(last)}
    assert len(pictures) == 1


def test_a_new_race_is_drawn_for_any_number_of_seats() -> None:
    for seats in COUNTS:
        first = gear_head.setup(Options(), seats, Chance("new", 0)).state
        drawn = scene(gear_head.view(first, None), NAMES[:seats])
        assert set(NAMES[:seats]) <= set(words(drawn))


def test_the_deck_and_the_heap_shine_where_whoever_moved_last_touched_them() -> None:
    view = gear_head.view(state(4, Drawing(2)), None)
    before = Discarded(0, Card("Fuel", 2))
    (drawn,) = scenes(view, NAMES[:4], (before, Drew(1, None), Discarded(1, Card("Tires", 5))))
    discs = [item for item, _, _ in drawn.marks if isinstance(item, canvas.Overlay)]
    assert discs == [actor(1), actor(1)]
    (drawn,) = scenes(view, NAMES[:4], (before, Drew(1, None)))
    discs = [item for item, _, _ in drawn.marks if isinstance(item, canvas.Overlay)]
    assert discs == [actor(1)]


def test_only_the_card_that_somebody_just_laid_has_their_badge_on_the_heap() -> None:
    mine = (Drew(1, None), Discarded(1, Card("Fuel", 2)))
    for view, heard in (
        (gear_head.view(state(4, Discarding(2, "heap")), None), (*mine, Took(2, Card("Fuel", 2)))),
        (gear_head.view(state(4, Discarding(2, "heap")), 1), mine[1:]),  # the next event is hidden from it
        (gear_head.view(state(4, Drawing(2)), None), (*mine[1:], Reshuffled((), 20, Card("Tires", 5)))),
    ):
        (drawn,) = scenes(view, NAMES[:4], heard)
        assert not [item for item, _, _ in drawn.marks if isinstance(item, canvas.Overlay)]


def test_a_car_that_pulled_up_last_shines_at_the_line() -> None:
    view = gear_head.view(state(4, Drawing(2), line=(1,)), None)
    (drawn,) = scenes(view, NAMES[:4], (PulledUp(1, Card("Tires", 5), 1, 3),))
    glows = [item for item, _, _ in drawn.marks if isinstance(item, canvas.Sprite) and item.draw is _halo]
    assert len(glows) == 2
    (plain,) = scenes(view, NAMES[:4])
    assert not [item for item, _, _ in plain.marks if isinstance(item, canvas.Overlay)]


def test_the_car_of_a_hand_grows_with_its_parts() -> None:
    pictures = set()
    for count in range(7):
        cars = machine(2, frozenset(PARTS[:count]))
        pictures.add(canvas.tile(cars).tobytes())
    assert len(pictures) == 7
    (drawn,) = scenes(gear_head.view(state(4, Drawing(0), hands=(SIXES,)), 0), NAMES[:4])
    assert machine(0, frozenset(PARTS)) in [item for item, _, _ in drawn.marks]


def test_a_hand_of_unknown_cards_shows_how_many_there_are() -> None:
    assert len({canvas.tile(backs(count, 40, 60, 50, PANEL)).tobytes() for count in (3, 6, 7)}) == 3
