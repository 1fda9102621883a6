"""Tests that the picture of a review of taps is readable in every theme and with any number of rounds."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.engine.reactions import Became
from bot.games.racesmack.board.taps_picture import taps
from bot.locales.phrase import ENGLISH
from bot.render.canvas import Overlay
from bot.render.stage import develop
from bot.render.tap_plot import TapPlot, TapRow
from bot.render.themes import THEMES
from tests.render.staged import check_layout, words

OF: tuple[Became, ...] = ("right", "wrong", "right", "missed", "right", "none")
NAMES = ("You", "Last 10 games", "Bob", "Carla", "Dmitri", "W" * 32, "\u00c9lodie")


def plot(seats: int, rounds: int, *, timed: bool = True) -> TapPlot:
    """Return the plot of a match in which the outcomes of every seat vary, and the last seat has no times.
    timed: whether the other seats have times.
    """
    races = [
        [
            (
                2.0 + 0.9 * at + number % 3 if timed and at < seats - 1 else None,
                OF[(2 * at + number) % len(OF)],
            )
            for at in range(seats)
        ]
        for number in range(rounds)
    ]
    of = [Counter(race[at][1] for race in races) for at in range(seats)]
    chances = [seat["right"] + seat["wrong"] + seat["missed"] for seat in of]
    times = [*(f"{3.0 + 0.9 * at:.1f} s" if timed else "" for at in range(seats - 1)), ""]
    shares = [f"{round(100 * seat['right'] / max(1, of))} %" for seat, of in zip(of, chances, strict=True)]
    rows = [TapRow("You", shares[0], times[0]), TapRow("Last 10 games", "68 %", "4.5 s" if timed else "")]
    rows += [TapRow(NAMES[at + 1], shares[at], times[at]) for at in range(1, seats)]
    head = f"{of[0]['right']} of {chances[0]} right"
    return TapPlot(head, 0, races, 4.5 if timed else None, rows)


@pytest.mark.parametrize("theme", THEMES)
def test_everything_is_readable_in_every_theme(theme: str) -> None:
    for seats, rounds in ((2, 1), (6, 31)):
        check_layout(taps(plot(seats, rounds), ENGLISH), THEMES[theme])


def test_a_round_that_is_slower_is_higher_and_one_without_a_press_is_the_highest() -> None:
    shown = plot(3, 6)
    drawn = next(
        item.args
        for item, _, _ in taps(replace(shown, seat=2), ENGLISH).marks
        if isinstance(item, Overlay) and len(item.args) == 4
    )
    others, own, *_ = drawn
    (_, quick), (_, slow) = others[:2]
    assert slow < quick
    assert len({y for _, y, _ in own}) == 1
    assert own[0][1] <= min(y for _, y in others)


def test_without_times_there_is_no_scale() -> None:
    assert {"0 s", "5 s"} <= {*words(taps(plot(3, 6), ENGLISH))}
    assert not any(word.endswith(" s") for word in words(taps(plot(3, 6, timed=False), ENGLISH)))


def test_the_columns_of_the_comparison_have_heads_and_an_empty_one_has_none() -> None:
    assert {"right", "usual time"} <= {*words(taps(plot(3, 6), ENGLISH))}
    assert "usual time" not in words(taps(plot(3, 6, timed=False), ENGLISH))


def test_what_became_of_a_tap_is_seen_by_its_shape() -> None:
    pictures = set[bytes]()
    became: Became
    for became in ("right", "wrong", "missed"):
        shown = replace(plot(2, 1), races=[[(3.0, became), (4.0, "right")]])
        pictures.add(
            develop(taps(shown, ENGLISH)).convert("L").point(lambda ink: 255 * (ink > 128)).tobytes()
        )
    assert len(pictures) == 3
