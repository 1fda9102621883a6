"""The showings in memory: the latest changed, and all that are not at rest."""

from collections.abc import Callable, Iterator, Mapping

from bot.model.occupants import seat_of
from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.sync.message_state import Showing


class Showings:
    """Showings by the ids of their tables and lobbies. most: the size of the cache. at_rest: returns whether
    a showing can be dropped at the moment.
    """

    def __init__(self, most: int, at_rest: Callable[[Showing], bool]) -> None:
        self._most = most
        self._at_rest = at_rest
        self._all: dict[str, Showing] = {}
        self._players: dict[str, frozenset[int]] = {}
        self._tables: dict[int, set[str]] = {}

    def __iter__(self) -> Iterator[Showing]:
        return iter(list(self._all.values()))

    def get(self, id: str) -> Showing | None:
        """Return the showing of that table or lobby."""
        return self._all.get(id)

    def has(self, showing: Showing) -> bool:
        """Return whether that showing is in memory."""
        return self._all.get(showing.id) is showing

    def keep(self, showing: Showing) -> Mapping[int, int]:
        """Record that a showing has changed. If there are too many, drop those that have rested longest.
        Return the number of tables in play for all people who sit there, or sat there until now.
        """
        if showing.id not in self._all:
            for other in list(self._all.values())[: max(0, len(self._all) + 1 - self._most)]:
                if self._at_rest(other):
                    self.drop(other)
        self._all.pop(showing.id, None)
        self._all[showing.id] = showing
        table = showing.playing
        players = () if table is None or showing.anywhere else table.snapshot.players
        seated = frozenset(each.person for each in players if each.person is not None)
        touched = self._seat(showing.id, seated)
        return {person: len(self._tables.get(person, ())) for person in touched}

    def drop(self, showing: Showing) -> None:
        """Drop a showing that is no longer needed."""
        del self._all[showing.id]
        self._seat(showing.id, frozenset())

    def _seat(self, id: str, players: frozenset[int]) -> frozenset[int]:
        before = self._players.pop(id, frozenset())
        for person in before - players:
            self._tables[person].discard(id)
            if not self._tables[person]:
                del self._tables[person]
        for person in players - before:
            self._tables.setdefault(person, set()).add(id)
        if players:
            self._players[id] = players
        return before | players

    def seating(self, person: int) -> list[Showing]:
        """Return the showings of tables and lobbies where that person sits."""
        return [each for each in self if seats(each, person)]


def seats(showing: Showing, person: int) -> bool:
    """Return whether that person sits there."""
    return seat_of(showing.subject.snapshot.players, person) is not None


def version_of(subject: Table | Lobby) -> int:
    """Return the version to show: a closed lobby is one version later."""
    return subject.snapshot.version + (isinstance(subject, Lobby) and subject.closed)


def is_over(subject: Table | Lobby) -> bool:
    """Return whether that table or lobby can no longer change."""
    if isinstance(subject, Lobby):
        return subject.closed and subject.outcome != "started"
    return subject.snapshot.status != "playing"
