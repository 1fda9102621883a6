"""Tests of the result of every game: a photo finish in the reader's perspective."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.games.gear_head.board.inks import FINISH
from bot.render.canvas import Block
from bot.render.photo_finish import (
    LINE,
    NEAR,
    PAST,
    TIE,
    TOUCH,
    CarSize,
    Racer,
    Racing,
    photo_finish,
    racers,
)
from bot.render.stage import Stage, Stamp, Words
from bot.render.theme import STANDARD, Theme
from bot.render.themes import THEMES
from tests.games.gear_head.board.scenes import NAMES
from tests.render.staged import check_layout, words


class Driven(Racing):
    """The cars with the shared drivers, for any number of players."""

    def driver(self, stage: Stage, row: Racer, size: CarSize, neck: tuple[int, int]) -> None:
        stage.put(f"driver-{row.player_car.face}-grin-{size}", *neck)


def drawn(
    scores: Sequence[int | None], reader: int | None, names: Sequence[str] = NAMES, unit: str = "points"
) -> Stage:
    places = [
        None if score is None else 1 + sum((other or 0) > score for other in scores) for score in scores
    ]
    return photo_finish(
        FINISH, racers(names[: len(scores)], places, scores), reader, unit, Driven(FINISH.print)
    )


def noses(stage: Stage) -> dict[int, int]:
    """Return the distance of each car's nose from the left edge, by seat."""
    found = {}
    for item, x, _ in stage.marks:
        if isinstance(item, Stamp) and item.name.startswith("racer"):
            found[int(item.name.split("-")[1])] = x - stage.world.places[item.name].left
    return found


def test_the_headline_is_the_readers_and_says_how_close_it_was() -> None:
    told = {
        (0,): ("You won!", "3 points ahead of "),
        (1,): ("You came 2nd", "3 points behind "),
        (None,): (f"{NAMES[0]} wins", "by 3 points"),
    }
    for (reader,), (headline, below) in told.items():
        written = words(drawn((31, 28, 26, 22), reader))
        assert written[0] == headline
        assert written[1].startswith(below)
        assert ("You" in written) is (reader is not None)


def test_those_who_are_level_share_their_place() -> None:
    written = words(drawn((31, 31, 20), 1))
    assert written[:2] == ["You tied for 1st", f"level with {NAMES[0]}"]
    assert words(drawn((31, 31, 20), None))[0] == f"{NAMES[0]} and {NAMES[1]} win"


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_a_tie_break_that_decided_is_named(reader: int | None) -> None:
    def told(places: Sequence[int], tie: str) -> str:
        rows = racers(NAMES[:3], places, (31, 31, 20))
        return words(photo_finish(FINISH, rows, reader, "points", Driven(FINISH.print), tie=tie))[1]

    assert told((1, 2, 3), "scrap-finish-tie") == "tie-break: fewest misses"
    assert told((1, 1, 3), "scrap-finish-tie") != "tie-break: fewest misses"


def test_the_channel_sees_a_race_and_a_reader_their_own_car_largest() -> None:
    def sizes(stage: Stage) -> list[str]:
        marks = [item.name for item, _, _ in stage.marks if isinstance(item, Stamp)]
        return sorted(name[-1] for name in marks if name.startswith("racer"))

    assert sizes(drawn((31, 28, 26, 22), None)) == ["m"] * 4
    assert sizes(drawn((31, 28, 26, 22), 2)) == ["l", "m", "m", "m"]
    assert sizes(drawn((31, 28, 26, 22, 20, 18), 2)) == ["m", *"sssss"]


def test_the_distance_is_the_difference() -> None:
    at = noses(drawn((31, 28, 25, 25), 0))
    assert at[2] == at[3] < at[1] < LINE < at[0]
    assert at[0] - at[2] == pytest.approx(2 * (at[0] - at[1]), abs=1)
    close = noses(drawn((31, 30, 11), 0))
    assert (close[0], close[1]) == (LINE + TOUCH, LINE - NEAR)


def test_the_reader_sees_the_points_that_they_lack_above_a_bar_to_the_line() -> None:
    scores = (31, 28, 26, 22, 20, 15)
    stage = drawn(scores, 5)
    assert words(stage).count("16 points") == 1
    (end,) = [x + item.width for item, x, _ in stage.marks if isinstance(item, Block) and item.height == 7]
    assert end == LINE - NEAR
    assert "16 points" not in words(drawn(scores, None))


def test_equal_places_are_joined_by_a_bracket() -> None:
    def joined(stage: Stage) -> int:
        return sum(isinstance(item, Block) and x == TIE and item.width == 5 for item, x, _ in stage.marks)

    assert joined(drawn((31, 28, 25, 25), 0)) == 1
    assert joined(drawn((31, 31, 31, 25), None)) == 2
    assert joined(drawn((31, 28, 26, 25), 0)) == 0


def test_the_winners_alone_are_past_the_line() -> None:
    past = LINE + TOUCH
    assert [x >= past for x in noses(drawn((31, 28, 31, 25), 1)).values()].count(True) == 2
    assert noses(drawn((31, 31), 1)) == {0: LINE + PAST, 1: LINE + PAST}
    won = racers(NAMES[:3], (1, 2, 3), (31, 31, 33))
    at = noses(photo_finish(FINISH, won, None, "points", Driven(FINISH.print)))
    assert at[0] == past
    assert at[1] < at[2] == LINE - NEAR, "a tie-break or a goal decided"


def test_a_score_has_its_unit_where_its_lane_has_room() -> None:
    assert {"31 points", "28 points"} <= set(words(drawn((31, 28), None)))
    told = words(drawn((31, 28, 26, 25, 24, -2), 0, unit="smack-cards"))
    assert {"31 cards", "28", "26", "\u22122"} <= set(told)


def test_who_did_not_finish_is_behind_the_left_edge_and_has_no_rosette() -> None:
    stage = drawn((31, None, 26), 1)
    assert noses(stage)[1] < 100
    assert words(stage)[0] == "You didn’t finish"
    assert not any(isinstance(item, Stamp) and item.name.startswith("rosette") for item, _, _ in stage.marks)
    assert {"didn’t", "finish"} <= {*words(stage)}


def test_whoever_came_last_without_winning_has_no_rosette() -> None:
    def rosettes(scores: tuple[int, ...], reader: int) -> int:
        items = [item for item, _, _ in drawn(scores, reader).marks]
        return sum(isinstance(item, Stamp) and item.name.startswith("rosette") for item in items)

    assert [rosettes((31, 28, 26), reader) for reader in range(3)] == [1, 1, 0]
    assert [rosettes((31, 26, 26), reader) for reader in range(3)] == [1, 0, 0]
    assert rosettes((31, 31), 1) == 1


def test_of_twelve_those_have_lanes_who_matter_to_the_reader() -> None:
    written = words(drawn(tuple(range(30, 18, -1)), 7))
    assert {"5 more", "2 more", "1st", "7th", "8th", "9th", "12th"} <= set(written)
    assert "3rd" not in written


@pytest.mark.few(3)
@pytest.mark.parametrize(
    ("seats", "theme"),
    [*((seats, STANDARD) for seats in range(2, 13)), *((4, theme) for theme in THEMES.values())],
)
def test_every_number_of_racers_fits_and_is_easy_to_read(seats: int, theme: Theme) -> None:
    scores = tuple(31 - 3 * seat for seat in range(seats - 1))
    for reader, last in ((None, 0), (0, 25), (seats - 1, None)):
        for names in (NAMES, ("W" * 32,) * 12):
            check_layout(drawn((*scores, last), reader, names), theme)


def test_the_reader_has_the_largest_car() -> None:
    stage = drawn((31, 28, 26, 22), 2)
    sizes = {
        item.name.split("-")[1]: item.name[-1]
        for item, _, _ in stage.marks
        if isinstance(item, Stamp) and item.name.startswith("racer")
    }
    assert sizes["2"] == "l"
    assert {size for seat, size in sizes.items() if seat != "2"} <= {"s", "m"}
    assert all(item.size >= 48 for item, _, _ in stage.marks if isinstance(item, Words))
