"""Decides who is present, and how people are notified, by their settings and their last press."""

from bot.engine.game import Seat
from bot.model.play_clock import PlayClock
from bot.model.preferences import Calls
from bot.model.snapshots import Happened
from bot.tables.deadlines import is_there
from bot.tables.lobby import Lobby
from bot.tables.preferences import PreferenceBook
from bot.tables.table import Table


class Attention:
    """Decides whom messages notify, and when they can wait."""

    def __init__(self, preferences: PreferenceBook, clock: PlayClock) -> None:
        self._preferences = preferences
        self._clock = clock

    def calls(self, to: Table | Lobby, person: int) -> Calls:
        """Return how to notify that person of that table or lobby now.

        During their quiet hours nobody is notified, unless the table is a live one.
        """
        if not to.snapshot.place.hosted:
            return "none"
        preferences = self._preferences.of(person)
        quiet = preferences.quiet if to.snapshot.pace != "live" else None
        if quiet is not None and quiet.left(self._clock.unix_now()):
            return "none"
        return preferences.calls

    def role(self, lobby: Lobby) -> int:
        """Return the id of the role that a lobby mentions, or 0. A rematch is for the players of the last
        game.
        """
        return 0 if lobby.snapshot.after else self._preferences.server(lobby.snapshot.place.guild).role

    def is_there(self, table: Table, seat: Seat) -> bool:
        """Return whether the seat's player has pressed something at that table within the last minute."""
        return is_there(table.snapshot.players[seat], self._clock.now())


def is_mid_turn(table: Table) -> bool:
    """Return whether the only player to move has already acted in this turn, so more will follow soon.

    The answer is the same for moves by hand and by a plan, and does not reveal which it was.
    """
    last = table.snapshot.recent[-1] if table.snapshot.recent else None
    if not isinstance(last, Happened) or last.turn != table.turn or len(table.awaited) != 1:
        return False
    (seat,) = table.awaited
    return table.snapshot.players[seat].robot is None and table.snapshot.match.counts[seat] > 0
