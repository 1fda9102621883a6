"""Tests of the strip of small pictures under a hand: whose actions it shows, and how many fit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.engine.game import Seat
from bot.games.gear_head.board.inks import SHELF, WORDS, WORLD
from bot.render.news import HIGH, LEFT, NewsStyle, Small, news, since
from bot.render.stage import Stage, Words
from tests.render.staged import check_layout, words

STYLE = NewsStyle(SHELF, WORDS, WORDS)


@dataclass(frozen=True)
class Done:
    """An action or, if `seat` is None, an event of the table."""

    seat: Seat | None
    what: str


def told(recent: Sequence[Done], seat: Seat, *, acting: bool) -> list[tuple[Seat, str]]:
    found = since(recent, seat, lambda event: event.seat, acting=acting)
    return [(who, "".join(event.what for event in run)) for who, run in found]


def test_the_news_are_the_others_deeds_since_the_own_turn_and_stay_through_the_next_one() -> None:
    recent = [Done(2, "a"), Done(0, "b"), Done(1, "c"), Done(None, "-"), Done(1, "d"), Done(2, "e")]
    assert told(recent, 0, acting=True) == [(1, "cd"), (2, "e")]
    assert told([*recent, Done(0, "f")], 0, acting=True) == [(1, "cd"), (2, "e")]
    assert told([*recent, Done(0, "f")], 0, acting=False) == [], "who waits has seen them"


def test_the_strip_shows_as_many_of_the_latest_deeds_as_fit_and_is_left_out_without_any() -> None:
    def strip(*texts: str) -> Stage:
        stage = Stage(WORLD, "hand")
        news(stage, [[Words(text, ink=WORDS)] for text in texts], STYLE)
        return stage

    many = strip(*(f"deed {at:02}" for at in range(20)))
    check_layout(many)
    shown = [text for text in words(many) if text.startswith("deed")]
    assert shown == [f"deed {at:02}" for at in range(20 - len(shown), 20)]
    assert 1 < len(shown) < 20
    assert strip().height == many.height - HIGH
    assert words(strip()) == []


def test_a_heading_replaces_the_usual_word_and_stays_if_there_are_no_deeds() -> None:
    deed = Words("deed", ink=WORDS)
    for deeds in ([], [[deed]]):
        stage = Stage(WORLD, "hand")
        heading = Small(300, partial(stage.write, Words("Round 1", ink=WORDS)))
        news(stage, deeds, STYLE, heading=heading)
        assert words(stage) == ["Round 1", *["deed"] * len(deeds)]
        assert stage.cut is None
        assert all(x >= LEFT + 300 for item, x, _ in stage.marks if item == deed)
