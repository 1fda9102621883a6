"""The tables in play and the open lobbies, and what is asked about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from bot.tables.lobby import Lobby
from bot.tables.ports import Rulebook
from bot.tables.records import Place
from bot.tables.stores import TableStore
from bot.tables.table import Table

_LETTERS = "23456789abcdefghjkmnpqrstvwxyz"


class InMemory:
    """All tables in play and all open lobbies. titles: the games there are. letters: draws one of a text's
    letters for an id.
    """

    def __init__(
        self, titles: Mapping[str, Rulebook], store: TableStore, letters: Callable[[str], str]
    ) -> None:
        self._titles = titles
        self._on_disk = store
        self._letters = letters
        self._tables = dict[str, Table]()
        self._lobbies = dict[str, Lobby]()

    def lobby(self, id: str) -> Lobby | None:
        """The open lobby with that id."""
        return self._lobbies.get(id)

    async def is_closed(self, id: str) -> bool:
        """Is no lobby with that id open any more? Raises Illegible where it is stored and cannot be read."""
        return id not in self._lobbies and await self._on_disk.find_lobby(id) is None

    def all_tables(self) -> list[Table]:
        """All tables in play."""
        return list(self._tables.values())

    def tables_of(self, person: int) -> list[Table]:
        """The tables in play at which that person has a seat."""
        return [
            table
            for table in self._tables.values()
            if any(player.person == person for player in table.record.players)
        ]

    def lobbies_of(self, person: int) -> list[Lobby]:
        """The open lobbies in which that person sits."""
        return [lobby for lobby in self._lobbies.values() if lobby.seats(person)]

    def tables_in(self, channel: int) -> list[Table]:
        """The tables in play in that channel."""
        return [table for table in self._tables.values() if table.record.place.channel == channel]

    def lobbies_asking(self, person: int) -> list[Lobby]:
        """The open lobbies in which that person sits, or that ask them to."""
        return [
            lobby for lobby in self._lobbies.values() if lobby.seats(person) or person in lobby.record.asked
        ]

    def lobbies_in(self, channel: int) -> list[Lobby]:
        """The open lobbies in that channel."""
        return [lobby for lobby in self._lobbies.values() if lobby.record.place.channel == channel]

    def lobbies_of_server(self, guild: int) -> list[Lobby]:
        """The open lobbies of that server that have a seat left, the newest last."""
        return [
            lobby for lobby in self._lobbies.values() if lobby.record.place.guild == guild and lobby.has_room
        ]

    def numbers(self, person: int, place: Place) -> tuple[int, int, int]:
        """How many lobbies and tables in play that person has or sits at, how many that channel has, and how
        many that server.
        """
        places = [table.record.place for table in self._tables.values()]
        places += [lobby.record.place for lobby in self._lobbies.values()]
        own = len(self.tables_of(person)) + len(self.lobbies_of(person))
        return own, places.count(place), sum(each.guild == place.guild for each in places)

    def counts(self) -> dict[str, tuple[int, int]]:
        """For each title, how many tables are in play and how many lobbies open."""
        playing = Counter(table.record.title for table in self._tables.values())
        gathering = Counter(lobby.record.title for lobby in self._lobbies.values())
        return {title: (playing[title], gathering[title]) for title in self._titles}

    async def fresh_id(self) -> str:
        """Five letters that nothing else has: short enough to say aloud."""
        while True:
            id = "".join(self._letters(_LETTERS) for _ in range(5))
            if id not in self._lobbies and not await self._on_disk.is_taken(id):
                return id
