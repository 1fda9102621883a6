"""Places and points of the seats (docs/rules/rasant.md, section 8)."""

from __future__ import annotations

from bot.engine.game import Line, Outcome
from bot.engine.ranking import places
from bot.games.rasant.rules.model import (
    Finished,
    Score,
    State,
)


def places_of(points: tuple[int, ...]) -> tuple[int, ...]:
    """The place of each seat. docs/rules/rasant.md, Ruling 13: equal points share a place, and the next is
    skipped (1, 2, 2, 4).
    """
    return places([-own for own in points])


def standing(state: State) -> tuple[int, ...]:
    """The place of each seat by its points so far."""
    return places_of(state.points)


def outcome(state: State) -> Outcome | None:
    """Places and points once the game is over, each manoeuvre a line of the sheet (docs/rules/rasant.md,
    section 8).
    """
    if not isinstance(state.phase, Finished):
        return None
    lines = tuple(
        Line(
            score.seat,
            f"Round {score.round}, {score.colour}: {_cars(score)}",
            score.counted * 2 if score.doubled else score.counted,
        )
        for score in state.scores
    )
    return Outcome(places_of(state.points), state.points, lines)


def _cars(score: Score) -> str:
    cars = "1 car" if score.counted == 1 else f"{score.counted} cars"
    return f"{cars} x 2" if score.doubled else cars
