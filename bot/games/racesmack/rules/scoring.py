"""The places and points of the seats (docs/rules/racesmack.md, section 3, step 5, Ruling 8)."""

from collections.abc import Sequence

from bot.engine import game, match, ranking
from bot.engine.game_statistics import Figures
from bot.games.racesmack.rules import actions, model
from bot.locales.phrase import Phrase


def outcome(state: model.State) -> game.Outcome | None:
    """Return the places, with a point for each card of a row, or None until the game is over
    (docs/rules/racesmack.md, section 3, step 5, Ruling 8).
    """
    if not isinstance(state.phase, model.Finished):
        return None
    scores = tuple(map(length, state.races))
    sheet = tuple(game.Line(seat, Phrase("smack-sheet"), score) for seat, score in enumerate(scores) if score)
    return game.Outcome(places_of(state), scores, sheet)


def length(winnings: model.Winnings) -> int:
    """Return the number of cards of the row, including its Rules Cards (docs/rules/racesmack.md,
    Ruling 8).
    """
    return len(winnings.row) + len(winnings.rules)


def places_of(state: model.State) -> tuple[int, ...]:
    """Return the place of each seat, or an empty tuple while the game is in progress
    (docs/rules/racesmack.md, Ruling 8).
    """
    if not isinstance(state.phase, model.Finished):
        return ()
    winners = state.phase.winners
    order = [tap.seat for tap in state.last.taps] if state.last else []
    keys = [
        (
            seat not in winners,
            -length(winnings),
            order.index(seat) if seat in winners and seat in order else len(state.races),
        )
        for seat, winnings in enumerate(state.races)
    ]
    return ranking.places(keys)


def figures(states: Sequence[model.State], moves: Sequence[match.Move[actions.Action]]) -> Figures:
    """Return the number of rounds of a finished game, for `simulate --report`."""
    return Figures(rounds=states[-1].round)
