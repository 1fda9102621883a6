"""What a game is worth to each seat (tests/games/example/two-cards.md, section 5)."""

from __future__ import annotations

from bot.engine.game import Line, Outcome
from bot.engine.ranking import places
from tests.games.example.rules.model import Finished, State


def outcome(state: State) -> Outcome | None:
    """Places and points once the game is over."""
    if not isinstance(state.phase, Finished):
        return None
    return Outcome(
        places=places([-points for points in state.points]),
        scores=state.points,
        sheet=tuple(Line(seat, "Higher than below", points) for seat, points in enumerate(state.points)),
    )
