"""The history of a match, from replaying its log."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.game import AnyAction, AnyEvent, AnyOptions, AnyState, Seat
from bot.engine.log import TakeBack
from bot.engine.match import AnyMatch, play, start, taken_back
from bot.locales.phrase import Locale
from bot.model.occupants import played_by, players_at
from bot.model.snapshots import AnyLoggedMove, AnySnapshot, By, Player
from bot.title import AnyTitle as Title


@dataclass(frozen=True, slots=True)
class Past:
    """A past move with its result, or the deal, which has ply 0 and neither a seat nor an action."""

    ply: int
    turn: int
    """The turn in which the move was made."""
    seat: Seat | None
    by: By | None
    before: AnyState
    """The state before the move."""
    match: AnyMatch
    """The match after the move."""
    events: tuple[AnyEvent, ...]
    """The events of the move, with all secrets."""
    players: tuple[Player, ...]
    """The players at the time of the move, by seat."""
    action: AnyAction = None

    def names(self, locale: Locale) -> tuple[str, ...]:
        """Return the players' names at the time of the move, by seat, as they are displayed."""
        return tuple(played_by(each, locale) for each in self.players)


def replayed(snapshot: AnySnapshot, title: Title, moves: Sequence[AnyLoggedMove]) -> list[Past]:
    """Return the deal, and every move that was not undone. Raises IllegalMove if the rules no longer allow
    one of the moves.
    """
    match = snapshot.match
    return played_again(
        title,
        options=match.options,
        seats=match.seats,
        seed=match.seed,
        moves=moves,
        players=partial(players_at, snapshot),
    )


def played_again(
    title: Title,
    options: AnyOptions,
    seats: int,
    seed: str,
    moves: Sequence[AnyLoggedMove],
    *,
    players: Callable[[int], tuple[Player, ...]],
) -> list[Past]:
    """Return the deal, and every move of a log that was not undone. players: returns the players by seat at a
    ply. Raises IllegalMove if the log breaks the rules.
    """
    game = title.rules.game
    match, events = start(game, options, seats, seed)
    standing = [
        Past(
            ply=0,
            turn=game.turn(match.state),
            seat=None,
            by=None,
            before=match.state,
            match=match,
            events=events,
            players=players(0),
        )
    ]
    for move in moves:
        last = standing[-1].match
        if isinstance(move.action, TakeBack):
            del standing[-move.action.moves :]
            standing[-1] = replace(standing[-1], match=taken_back(last, standing[-1].match))
            continue
        match, events = play(game, last, move.seat, move.action)
        turn, sat = game.turn(last.state), players(move.ply)
        standing.append(
            Past(
                ply=move.ply,
                turn=turn,
                seat=move.seat,
                by=move.by,
                before=last.state,
                match=match,
                events=events,
                players=sat,
                action=move.action,
            )
        )
    return standing


def as_of(pasts: Sequence[Past], ply: int) -> Past:
    """Return the move with the number `ply` or, if it was undone or does not exist, the last one before
    it.
    """
    *_, last = (past for past in pasts if not past.ply or past.ply <= ply)
    return last
