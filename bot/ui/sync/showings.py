"""All that is shown from here: what changed last is kept, and whatever is not at rest."""

from collections.abc import Callable, Iterator

from bot.tables.lobby import Lobby
from bot.tables.table import Table
from bot.ui.sync.message_state import Showing


class Showings:
    """Showings by the ids of their tables and lobbies. most: so many are kept. at_rest: does that one need no
    memory at the moment?
    """

    def __init__(self, most: int, at_rest: Callable[[Showing], bool]) -> None:
        self._most = most
        self._at_rest = at_rest
        self._all: dict[str, Showing] = {}

    def __iter__(self) -> Iterator[Showing]:
        return iter(list(self._all.values()))

    def get(self, id: str) -> Showing | None:
        """The one of that table or lobby."""
        return self._all.get(id)

    def has(self, showing: Showing) -> bool:
        """Is that one among them?"""
        return self._all.get(showing.id) is showing

    def keep(self, showing: Showing) -> None:
        """Something of it has changed. Where there are too many, those that have rested longest go."""
        if showing.id not in self._all:
            for other in list(self._all.values())[: max(0, len(self._all) + 1 - self._most)]:
                if self._at_rest(other):
                    del self._all[other.id]
        self._all.pop(showing.id, None)
        self._all[showing.id] = showing

    def drop(self, showing: Showing) -> None:
        """It is needed no more."""
        del self._all[showing.id]

    def seating(self, person: int) -> list[Showing]:
        """Those of tables and lobbies where that person sits."""
        return [each for each in self if seats(each, person)]

    def versions_with_ephemeral_hands(self) -> dict[str, int]:
        """The tables with ephemeral hands that can be redrawn: their versions, by their ids."""
        return {
            each.id: each.subject.snapshot.version
            for each in self
            if has_live_ephemeral_hands(each) and isinstance(each.subject, Table)
        }


def seats(showing: Showing, person: int) -> bool:
    """Does that person sit there?"""
    return any(player.person == person for player in showing.subject.snapshot.players)


def has_live_ephemeral_hands(showing: Showing) -> bool:
    """Are there ephemeral hands that can be redrawn?"""
    return bool(showing.ephemeral_hands) and showing.token_edits.any_lives


def version_of(subject: Table | Lobby) -> int:
    """The version that is to be shown: a lobby that has closed is one version on."""
    return subject.snapshot.version + (isinstance(subject, Lobby) and subject.closed)


def is_over(subject: Table | Lobby) -> bool:
    """Does it change no more?"""
    if isinstance(subject, Lobby):
        return subject.closed and subject.outcome != "started"
    return subject.snapshot.status != "playing"
