"""Decides who is present, and how people are notified."""

from bot.engine.game import Seat
from bot.model.play_clock import PlayClock
from bot.model.preferences import NotifyBy
from bot.model.snapshots import Happened
from bot.tables.deadlines import is_there
from bot.tables.lobby import Lobby
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table


class Notifications:
    """Decides whom messages notify, and when a notification can wait."""

    def __init__(self, preferences: PreferenceBook, clock: PlayClock) -> None:
        self._preferences = preferences
        self._clock = clock

    def notify_by(self, to: Table | Lobby, person: int) -> NotifyBy:
        """Return how to notify a person about a table or lobby now."""
        if not to.snapshot.place.hosted:
            return "none"
        preferences = self._preferences.of(person)
        quiet = preferences.quiet if to.snapshot.pace != "live" else None
        if quiet is not None and quiet.left(self._clock.unix_now()):
            return "none"
        return preferences.calls

    def role(self, lobby: Lobby) -> int:
        """Return the id of the role that a lobby mentions, or 0. A rematch mentions none."""
        return 0 if lobby.snapshot.after else self._preferences.server(lobby.snapshot.place.guild).role

    def is_there(self, table: Table, seat: Seat) -> bool:
        """Return whether the player of a seat has pressed something at the table within the last minute."""
        return is_there(table.snapshot.players[seat], self._clock.now())


def more_follows(table: Table) -> bool:
    """Return whether another move is likely to follow soon, or the match is over. The answer does not reveal
    whether a player moved by hand or had planned the move.
    """
    players, match = table.snapshot.players, table.snapshot.match
    people = [seat for seat in table.awaited if players[seat].robot is None]
    last = table.snapshot.recent[-1] if table.snapshot.recent else None
    begun = isinstance(last, Happened) and last.turn == table.turn
    return not people or (begun and any(match.counts[seat] > 0 for seat in people))
