"""Tests that the share card tells the result of a daily, and nothing about the cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.render.canvas import png
from bot.render.share_card import SIZES, TILES, ShareCard, stage, steps, strip
from bot.render.stage import Stage, Words, develop
from bot.words.player_car import PlayerCar
from tests.render.staged import check_layout, words

CARD = ShareCard("#12b", "Rasant", 1, 4, 42, 5, (3, 4, 3, 3, 2, 1), PlayerCar(4, 46, 6))


def test_every_round_has_a_tile_for_the_place_and_a_sign_for_how_it_changed() -> None:
    assert steps(CARD.places) == [
        (3, "level"), (4, "down"), (3, "up"), (3, "level"), (2, "up"), (1, "lead"),
    ]  # fmt: skip
    assert strip(CARD.places) == "⬜🟥🟩⬜🟩⭐"
    assert strip(()) == ""


def test_of_many_rounds_two_share_a_tile_and_the_later_counts() -> None:
    assert steps(tuple(range(1, 13)) + (4,) * 5)[-1] == (4, "level")
    assert len(steps((2, 3) * 10 + (1,))) == 11
    assert {place for place, _ in steps((2, 3) * 10)} == {3}
    assert len(steps((2, 3) * 40)) == TILES


@pytest.mark.parametrize("place", [1, 3, None])
@pytest.mark.parametrize("rounds", [0, 1, 2, 16, 40])
def test_words_stay_inside_and_nothing_covers_them(place: int | None, rounds: int) -> None:
    score = None if place is None else -31
    card = replace(CARD, game="Scrapheap Scavengers", place=place, score=score, places=(2, 4, 1, 3) * 10)
    check_layout(stage(replace(card, places=card.places[:rounds], streak=365)))


def test_the_place_is_the_hero_and_the_car_is_mine() -> None:
    drawn = stage(CARD)
    assert max((size, text) for text, size in _sizes(drawn)) == (190, "1st")
    names = [item.name for item, _, _ in drawn.marks if hasattr(item, "name")]
    assert {"racer-4-t", "driver-6-grin-t", f"tile-lead-{SIZES[0]}", "finish"} <= set(names)
    assert {"of 4 at Rasant", "daily #12b", "42", "points", "5 days in a row"} <= set(words(drawn))


def test_a_player_who_is_out_has_no_flag() -> None:
    names = [
        item.name
        for item, _, _ in stage(replace(CARD, place=None, score=None)).marks
        if hasattr(item, "name")
    ]
    assert "spanner" in names
    assert "finish" not in names
    assert "badge" not in names


def test_the_file_is_square_and_small() -> None:
    drawn = develop(stage(CARD))
    assert drawn.size == (1080, 1080)
    assert len(png(drawn)) <= 120 * 1024


def _sizes(drawn: Stage) -> list[tuple[str, int]]:
    return [(item.text, item.size) for item, _, _ in drawn.marks if isinstance(item, Words)]
