"""Tests of the pictures of Gear Head: every view has one, which shows everything that its reader needs, and
no secrets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.engine.game import Chance
from bot.games.gear_head import rules as gear_head
from bot.games.gear_head.board import paint, scenes
from bot.games.gear_head.board.car import spares
from bot.games.gear_head.rules.actions import Action, Discard
from bot.games.gear_head.rules.components import PARTS, Card
from bot.games.gear_head.rules.events import Discarded, Drew, Event, PulledUp, Reshuffled, Took
from bot.games.gear_head.rules.model import Discarding, Drawing, Finished, Options, State, View
from bot.locales.phrase import ENGLISH
from bot.render.canvas import png
from bot.render.stage import Stage, Stamp
from bot.render.theme import Theme
from bot.render.themes import THEMES
from tests.games.gear_head.board.scenes import NAMES, race, views
from tests.render.staged import check_layout, words

COUNTS = list(gear_head.seats)
SIXES = tuple(Card(part, 6) for part in PARTS)
PLAIN = tuple(Card(part, value) for part, value in zip(PARTS, (6, 4, 3, 1, 5, 6), strict=True))
LACKING = (*PLAIN[:5], Card("Tires", 2))
"""A hand without a Gearshift."""


def stage(
    view: View,
    names: Sequence[str] = NAMES,
    recent: Sequence[Event] = (),
    marked: Action | None = None,
) -> Stage:
    """Return the single picture of a view as a Stage."""
    (only,) = scenes(view, names[: len(view.held)], recent, ENGLISH, marked)
    return only


def sprites(drawn: Stage) -> list[str]:
    """Return the names of all sprites in a picture."""
    return [item.name for item, _, _ in drawn.marks if isinstance(item, Stamp)]


def some(seats: int, every: int = 7) -> list[State]:
    """Return every `every`-th state of a game, and its last two."""
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
    """Return a constructed state. The first seats have the given hands, the others plain ones."""
    held = (*hands, *[PLAIN] * (seats - len(hands)))
    return State(held, (Card("Fuel", 1),) * deck, heap, line, 3, phase)


def corners() -> Iterator[View]:
    """Yield views of situations that are rare in a game, such as an empty deck or twelve cars at the line."""
    yield gear_head.view(state(2, Drawing(0), deck=0), None)
    yield gear_head.view(state(12, Discarding(5, "heap"), heap=(), line=(1, 3)), None)
    yield gear_head.view(state(4, Drawing(3), deck=1, line=(0, 1, 2)), None)
    yield gear_head.view(state(6, Drawing(3), line=(0, 1, 2, 5, 4)), None)
    yield gear_head.view(state(6, Discarding(4, "deck")), None)
    yield gear_head.view(state(12, Drawing(11), line=tuple(range(11))), None)
    yield gear_head.view(state(12, Drawing(11), deck=0, heap=()), None)
    seven = tuple(Card("Fuel", value) for value in (1, 1, 2, 3, 5, 6, 4))
    yield gear_head.view(state(7, Discarding(0, "deck"), hands=(seven,), heap=()), 0)
    yield gear_head.view(state(7, Drawing(0), hands=(seven[:6],)), 0)
    yield gear_head.view(state(12, Drawing(3), line=tuple(range(4, 12))), 0)
    yield gear_head.view(state(8, Drawing(3), deck=0, heap=(), line=(2, 4, 5, 6, 7)), 7)
    yield gear_head.view(
        state(3, Discarding(0, "deck"), hands=((*LACKING, Card("Fuel", 1)),), line=(2, 1)), 0
    )
    yield gear_head.view(state(4, Finished(), hands=(SIXES,), line=(0, 2, 1)), None)
    yield gear_head.view(state(6, Finished(), line=(0, 2, 1, 4, 5, 3)), 1)
    yield gear_head.view(state(12, Finished(), hands=(SIXES,) * 12, line=tuple(range(12))), None)


@pytest.mark.few(1)
@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_the_layout_holds_in_rare_positions(theme: Theme) -> None:
    for view in corners():
        for name in ("W" * 32, "x", "\u674e"):
            check_layout(stage(view, [name] * 12), theme)


@pytest.mark.thorough
def test_files_are_small() -> None:
    for seats in (2, 6, 12):
        for position in some(seats, 60):
            for view in views(position):
                assert len(png(paint(view, NAMES[:seats])[0])) <= 120_000


def test_the_table_says_whose_turn_it_is_and_who_comes_next() -> None:
    drawn = stage(gear_head.view(state(4, Drawing(1), line=(2,)), None))
    assert {"Bob draws", "Next", "Dmitri"} <= set(words(drawn))
    assert "sign-last" not in sprites(drawn)
    assert "disc-1-l" in sprites(drawn)


def test_a_long_name_is_spelled_in_one_way_in_a_picture() -> None:
    names = ("Christopher Montgomery", "The Real Speedy Gonzalez", *NAMES[2:])
    for seats, line in ((4, ()), (4, (2,)), (12, ())):
        said = words(stage(gear_head.view(state(seats, Drawing(0), line=line), None), names))
        (first,) = {each.removesuffix(" draws") for each in said if each.startswith("Chr")}
        assert said.count(first) == 1


def test_a_table_of_twelve_names_its_piles() -> None:
    said = words(stage(gear_head.view(state(12, Drawing(0), deck=17), None)))
    assert said[said.index("Deck") + 1] == "17"
    assert "Heap" in said


def test_the_table_marks_the_last_turn() -> None:
    drawn = stage(gear_head.view(state(4, Drawing(3), line=(2, 0, 1)), None))
    assert "Dmitri’s last turn" in words(drawn)
    assert "sign-last" in sprites(drawn)
    assert "Next" not in words(drawn)


def test_the_table_shows_deck_heap_and_who_pulled_up() -> None:
    heap = (Card("Fuel", 1), Card("Battery", 4))
    drawn = stage(gear_head.view(state(5, Drawing(0), deck=17, heap=heap, line=(2, 4)), None))
    assert {
        "17",
        "Battery",
        "4",
        "1st",
        "+3",
        "2nd",
        "+2",
        "3rd",
        "+1",
        "At the line",
        "bonus points",
        "Carla",
    } <= set(words(drawn))
    assert {"card-Battery", "under-Fuel"} <= set(sprites(drawn))


def test_places_beyond_the_third_have_a_box_and_no_bonus() -> None:
    for seats, line in ((6, (0, 1, 2, 3, 4)), (12, tuple(range(11)))):
        drawn = stage(gear_head.view(state(seats, Drawing(seats - 1), line=line), None))
        assert {"4th", "5th"} <= set(words(drawn))
        assert len([word for word in words(drawn) if "+" in word]) == 3
        assert len([name for name in sprites(drawn) if name.startswith("racer")]) == seats


def test_the_table_says_what_the_next_complete_car_brings() -> None:
    first = words(stage(gear_head.view(state(5, Drawing(0)), None)))
    start = first.index("1st")
    assert first[start : start + 6] == ["1st", "+3", "2nd", "+2", "3rd", "+1"]
    for line in ((), (3,), (3, 2), (3, 2, 1)):
        said = words(stage(gear_head.view(state(5, Drawing(0), line=line), None)))
        assert {"At the line", "bonus points"} <= set(said)
        assert [text for text in said if text.startswith("+")] == ["+3", "+2", "+1"], "all in one unit"


def test_the_car_of_the_mover_is_large_where_there_is_room() -> None:
    def sizes(drawn: Stage) -> list[str]:
        return [name[-1] for name in sprites(drawn) if name.startswith("racer")]

    late = stage(gear_head.view(state(4, Drawing(0), line=(2, 3)), None))
    assert sizes(late) == ["l", "m", "m", "m"]
    for seats, mover in ((4, "l"), (6, "m")):
        before = stage(gear_head.view(state(seats, Drawing(0)), None))
        assert sizes(before) == [mover, *"m" * (seats - 1)]
    after = stage(gear_head.view(state(4, Drawing(0), line=(1,)), None))
    assert not [name for name in sprites(after) if name.startswith("racer") and name.endswith("-l")]


@pytest.mark.parametrize(
    ("done", "shown"),
    [
        (Drew(1, None), ["disc-1-s", "drew", "back-chip"]),
        (Took(1, Card("Fuel", 3)), ["disc-1-s", "took", "chip-Fuel", "3"]),
        (Discarded(1, Card("Tires", 4)), ["disc-1-s", "discarded", "chip-Tires", "4"]),
        (PulledUp(1, Card("Tires", 5), 1, 3), ["disc-1-s", "pulled up", "+3"]),
        (PulledUp(1, Card("Tires", 5), 4, 0), ["disc-1-s", "pulled up", "4th"]),
    ],
)
def test_the_bench_shows_what_was_done_last_as_a_disc_a_word_and_a_card(
    done: Event, shown: list[str]
) -> None:
    recent = (Discarded(0, Card("Fuel", 2)), done, Reshuffled((), 20, Card("Tires", 5)))
    for seats in (4, 8):
        marks = stage(gear_head.view(state(seats, Drawing(2)), None), NAMES, recent).marks
        drawn = [item.name if isinstance(item, Stamp) else getattr(item, "text", "") for item, _, _ in marks]
        at = drawn.index("disc-1-s")
        assert [name for name in drawn[at : at + len(shown) + 1] if name != "2"][: len(shown)] == shown


def test_a_hand_is_a_car_of_its_best_parts_and_pencils_what_is_missing() -> None:
    drawn = stage(
        gear_head.view(state(4, Discarding(1, "deck"), hands=(PLAIN, (*LACKING, Card("Tires", 2)))), 1)
    )
    assert {"tail-1", "bonnet-1", "scuttle-1", "sill-1", "door-bare", "wheel"} <= set(sprites(drawn))
    assert {"Discard one", "Gearshift", "19", "Both cost 0 points", "First at the line"} <= set(words(drawn))
    assert words(drawn).count("Gearshift") == 1, "said once"


def test_the_big_car_of_seats_beyond_the_sixth_has_a_stripe_and_a_wing() -> None:
    for seat, striped in ((2, False), (8, True)):
        names = set(sprites(stage(gear_head.view(state(12, Drawing(0)), seat))))
        assert "tail-2" in names
        assert ({"tail-stripe", "wing"} <= names) is striped


def test_of_equal_cards_the_older_is_bolted_on_and_the_new_one_is_labelled_on_the_bench() -> None:
    held = (*LACKING, Card("Fuel", 6))
    view = gear_head.view(state(4, Discarding(0, "deck"), hands=(held,)), 0)
    assert spares(view) == [Card("Fuel", 6), Card("Tires", 2)]
    drawn = stage(view)
    assert "star" not in sprites(drawn)
    assert not {"weakest", "new", "spare"} & set(words(drawn))
    labelled = stage(view, marked=Discard(Card("Tires", 2)))
    assert [word for word in words(labelled) if word not in words(drawn)] == ["weakest"]
    waits = stage(replace(view, phase="drawing"))
    assert [word for word in words(waits) if word in ("new", "spare")] == ["new", "spare"]
    better = stage(
        gear_head.view(state(4, Discarding(0, "deck"), hands=((*LACKING, Card("Battery", 5)),)), 0)
    )
    assert "star" in sprites(better)
    assert words(better)[-1] != "spare"


def test_a_hand_shows_the_bonuses_at_the_line() -> None:
    nobody = words(stage(gear_head.view(state(4, Drawing(0)), 0)))
    assert nobody[nobody.index("First at the line") + 1] == "+3 points"
    two = words(stage(gear_head.view(state(4, Drawing(0), line=(1, 3)), 0)))
    assert {"+3", "+2"} <= set(two)


def test_a_whole_hand_says_what_pulling_up_now_is_worth() -> None:
    held = (*PLAIN, Card("Fuel", 2))
    drawn = stage(gear_head.view(state(4, Discarding(0, "deck"), hands=(held,), line=(3,)), 0))
    assert {"Pull up?", "Pull up now = 27", "25 + 2", "leader unknown", "27"} <= set(words(drawn))
    first = words(stage(gear_head.view(state(4, Discarding(0, "deck"), hands=(held,)), 0)))
    assert {"Pull up now = 28", "nobody there yet"} <= set(first)


def test_whoever_draws_sees_what_the_top_of_the_heap_would_make_of_the_car() -> None:
    gear = (Card("Gearshift", 4),)
    drawn = stage(gear_head.view(state(4, Drawing(0), hands=(LACKING,), heap=gear), 0))
    # no word is cut off, even "Pole Position"
    assert {"Draw or take", "19", "+4", "23 + 3 = 26"} <= set(words(drawn))
    useless = stage(gear_head.view(state(4, Drawing(0), hands=(LACKING,), heap=(Card("Fuel", 2),)), 0))
    assert "no gain" in words(useless)
    assert any(word.endswith("in 10 help") for word in words(useless))
    crowded = (*(Card("Tires", value) for value in (1, 2, 3)), Card("Fuel", 1), *LACKING[:2])
    short = words(stage(gear_head.view(state(4, Drawing(0), hands=(crowded,), heap=gear), 0)))
    assert any(re.fullmatch(r"\d+ in 10", word) for word in short), "the same words as on the button"
    assert "tag" not in sprites(useless)


def test_a_hand_at_the_line_shows_its_place_and_its_worth() -> None:
    drawn = stage(gear_head.view(state(4, Drawing(2), line=(1, 0)), 0))
    assert {"2nd at the line", "25 + 2 = 27", "leader unknown"} <= set(words(drawn))


def test_who_waits_is_told_for_whom() -> None:
    drawn = stage(gear_head.view(state(4, Drawing(2)), 0))
    said = words(drawn)
    assert said[said.index("Carla’s turn") - 1] == "3", "the number of the player it names"
    assert "if you’re next at the line" in words(drawn)


def test_a_hand_in_its_last_turn_without_a_whole_car_is_out() -> None:
    held = (*PLAIN[:4], *PLAIN[:3])
    drawn = stage(gear_head.view(state(3, Discarding(0, "deck"), hands=(held,), line=(2, 1)), 0))
    assert "sign-last" in sprites(drawn)
    assert {"2 missing", "= out"} <= set(words(drawn))


def test_the_result_is_told_in_the_perspective_of_whoever_looks() -> None:
    view = gear_head.view(state(4, Finished(), hands=(SIXES,), line=(0, 2, 1)), None)
    assert {"Ann wins", "39 points", "27 points", "26 points", "didn’t", "finish"} <= set(words(stage(view)))
    mine = gear_head.view(state(4, Finished(), hands=(SIXES,), line=(0, 2, 1)), 2)
    assert {"You came 2nd", "You"} <= set(words(stage(mine)))


def test_the_result_shows_each_car_as_it_was_built_with_its_numbers_and_what_the_line_brought() -> None:
    drawn = stage(gear_head.view(state(3, Finished(), hands=(SIXES,), line=(0, 2, 1)), None))
    # all cards of Ann's, and Fuel and Gearshift of each other car
    assert words(drawn).count("6") == 6 + 2 * 2
    assert {"+3", "+2", "+1"} <= set(words(drawn))
    assert [name for name in sprites(drawn) if name.startswith("wheel")] == ["wheel-l"] * 6
    assert not [name for name in sprites(drawn) if name.startswith(("racer", "stand"))]


def test_the_result_adds_up_the_heros_parts_and_bonus() -> None:
    over = state(3, Finished(), hands=(SIXES,), line=(0, 2))
    public = words(stage(gear_head.view(over, None)))
    assert public[:6] == ["36", "parts", "+", "3", "first home", "="]
    assert "second home" in words(stage(gear_head.view(over, 2)))
    assert "=" not in words(stage(gear_head.view(over, 1)))


def test_who_did_not_finish_stands_on_stands_and_only_its_owner_sees_its_parts() -> None:
    held = (LACKING[0], *LACKING[:5])
    over = state(3, Finished(), hands=(SIXES, held), line=(0, 2))
    shown = set(sprites(stage(gear_head.view(over, None))))
    assert {"stand-l", "tail-bare-l"} & shown or {"stand-s", "tail-bare-s"} <= shown
    mine = set(sprites(stage(gear_head.view(over, 1))))
    assert {"tail-1-l", "bonnet-1-l", "door-bare-l", "wheel-l"} <= mine


def test_a_new_race_is_drawn_for_any_number_of_seats() -> None:
    for seats in COUNTS:
        first = gear_head.setup(Options(), seats, Chance("new", 0)).state
        drawn = stage(gear_head.view(first, None))
        assert set(NAMES[:seats]) <= set(words(drawn))


@pytest.mark.parametrize("seats", COUNTS)
def test_usual_names_are_whole_words(seats: int) -> None:
    """Check that usual names are never cut. A robot with two names can be called by its first, and a name of
    eight letters is squeezed.
    """
    names = ["Benedikt", "Apex", "Etta Gasket", "Grease Lightly", "Jack Stand", "Hubcap"] * 2
    for shown in (
        *some(seats),
        state(seats, Drawing(0)),
        state(seats, Drawing(0), line=(1, 2, 3)[: seats - 1]),
    ):
        view = gear_head.view(shown, None)
        if view.mover is not None:
            assert not [each for each in words(stage(view, names)) if "…" in each]


@pytest.mark.parametrize("name", [";", "_", "gjy", "Q,", "Å|", "W" * 40])
def test_a_name_stands_clear_of_the_cars_whatever_its_letters(name: str) -> None:
    for seats in range(2, 7):
        for mover in range(seats):
            for line in ((), ((mover + 1) % seats,)):
                view = gear_head.view(state(seats, Drawing(mover), line=line), None)
                (drawn,) = scenes(view, [name] * seats)
                check_layout(drawn)
