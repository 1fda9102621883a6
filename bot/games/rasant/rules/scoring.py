"""The places and points of the seats (docs/rules/rasant.md, section 8)."""

from collections.abc import Sequence

from bot.engine import game, match, ranking
from bot.engine.game_statistics import Figures
from bot.games.rasant.rules import actions, model
from bot.locales.phrase import Phrase


def places_of(points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the place of each seat. Equal points share a place (docs/rules/rasant.md, Ruling 13)."""
    return ranking.places([-own for own in points])


def standing(state: model.State) -> tuple[int, ...]:
    """Return the place of each seat by its points so far."""
    return places_of(state.points)


def outcome(state: model.State) -> game.Outcome | None:
    """Return the places and points, with a line of the sheet for each manoeuvre, or None until the game is
    over (docs/rules/rasant.md, section 8).
    """
    if not isinstance(state.phase, model.Finished):
        return None
    lines = tuple(game.Line(score.seat, _reason(score), score.points) for score in state.scores)
    return game.Outcome(places_of(state.points), state.points, lines)


def decisive(scores: Sequence[model.Score], points: Sequence[int]) -> model.Score | None:
    """Return the round with which the winner took the lead for good, or None if there is none. If several
    seats share the first place, it is the last of their rounds.
    """
    winners = [seat for seat, own in enumerate(points) if own == max(points)]
    if len(winners) > 1:
        return next((score for score in reversed(scores) if score.seat in winners), None)
    so_far, found = [0] * len(points), None
    for score in scores:
        so_far[score.seat] += score.points
        rivals = [own for seat, own in enumerate(so_far) if seat not in winners]
        found = (found or score) if so_far[winners[0]] > max(rivals) else None
    return found


def best(scores: Sequence[model.Score], seat: game.Seat) -> model.Score | None:
    """Return the round with the most points for the seat, or None if it never won one."""
    return max(
        (score for score in scores if score.seat == seat), key=lambda score: score.points, default=None
    )


def _reason(score: model.Score) -> Phrase:
    doubled = "yes" if score.doubled else "no"
    return Phrase("rasant-score", round=score.round, colour=score.colour, cars=score.counted, doubled=doubled)


def figures(states: Sequence[model.State], moves: Sequence[match.Move[actions.Action]]) -> Figures:
    """Return the number of rounds of a finished game, for `simulate --report`."""
    return Figures(rounds=states[-1].round)
