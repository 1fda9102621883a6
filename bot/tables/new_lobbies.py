"""The creation of new lobbies, of lobbies for a rematch, and of lobbies that replay an old deal."""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from bot.engine.game import AnyOptions
from bot.locales.phrase import Phrase
from bot.model.errors import LobbyFull, TableError
from bot.model.snapshots import AnyLobby, AnySnapshot, LobbySnapshot, Pace, Place, Player, Seating
from bot.storage.seats import SqlSeats
from bot.storage.tables import SqlTables
from bot.tables.circuits import Circuits
from bot.tables.decide import NoteRematch
from bot.tables.decide_lobby import PATIENCE, Cancel, CountFor, must_sit
from bot.tables.lobby import Lobby
from bot.tables.opponents import suitable_opponents
from bot.tables.registry_port import RegistryPort
from bot.tables.robots import with_robots
from bot.tables.share_codes import GONE, must_be_new_to, old_deal, table_of
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Limits:
    """The maximum numbers of lobbies and tables in play at the same time, of one person, in a channel and in
    a server.
    """

    person: int = 25
    channel: int = 50
    server: int = 500


class NewLobbies:
    """Opens lobbies. limits: the maximum numbers, unless a server has chosen lower ones."""

    def __init__(
        self,
        *,
        store: SqlTables,
        seats: SqlSeats,
        circuits: Circuits,
        registry: RegistryPort,
        limits: Limits,
    ) -> None:
        self._lobbies = registry.lobbies
        self._tables = registry.tables
        self._store = store
        self._seats = seats
        self._clock = registry.clock
        self._circuits = circuits
        self._preferences = registry.preferences
        self._registry = registry
        self._titles = registry.titles
        self.limits = limits
        self._opening = asyncio.Lock()

    async def open(
        self,
        *,
        title: str,
        place: Place,
        person: int,
        name: str,
        options: AnyOptions,
        pace: Pace,
        seating: Seating,
        robots: int,
        level: str = "",
        circuit: str = "",
        asked: tuple[int, ...] = (),
        press: str = "",
    ) -> Lobby:
        """Open a lobby with its host and some robots. circuit: the id of the circuit that the match counts
        for, or "" for the server's default circuit. level: the level of the robots, or "" for the level that
        suits the host. asked, press: see LobbySnapshot. Raises LobbyFull if there are too many robots, and
        TableError if the circuit, the level, a limit or the server does not allow the lobby.
        """
        if circuit:
            await self._circuits.admit(circuit, title)
        if robots + 1 > (most := self._titles[title].rules.game.seats[-1]):
            raise LobbyFull(Phrase("refuse-robots-most", seats=most, robots=most - 1))
        if robots and not level:
            level, _ = await suitable_opponents(self._store, self._titles[title], person)
        players = with_robots(self._titles[title], Player(name, person), [level] * robots)
        circuit = circuit or await self._default(place, title)
        new = LobbySnapshot(
            id="",
            title=title,
            place=place,
            host=person,
            options=options,
            pace=pace,
            seating=seating,
            players=players,
            expires=0.0,
            circuit=circuit,
        )
        return await self._new(replace(new, asked=asked, press=press))

    async def deal_again(
        self, code: str, *, place: Place, person: int, name: str, pace: Pace, press: str = ""
    ) -> Lobby:
        """Open a lobby in which others play the deal of a finished game, against the same robots. press: see
        LobbySnapshot. Raises TableError if the code belongs to no finished game or to a daily, the person has
        seen the deal, or a limit or the server does not allow the lobby.
        """
        table = await self._tables.get(table_of(code))
        if table is None or table.snapshot.daily is not None:  # a daily is everyone's single try
            raise TableError(GONE)
        snapshot = table.snapshot
        title = table.title
        old = old_deal(snapshot, code, title)
        await must_be_new_to(self._seats, snapshot.title, old.seed, {person: ""})
        players = with_robots(title, Player(name, person), filter(None, old.robots))
        options, players = snapshot.match.options, players[: len(old.robots)]
        new = LobbySnapshot(
            id="",
            title=snapshot.title,
            place=place,
            host=person,
            options=options,
            pace=pace,
            seating="fixed",
            players=players,
            expires=0.0,
        )
        return await self._new(replace(new, old=old, press=press))

    async def rematch(
        self, table: Table, person: int, *, free: bool = False, away: Collection[int] = ()
    ) -> Lobby:
        """Open the lobby of a rematch with a person and the same robots, or return it if it exists. free:
        whether the rematch counts for no circuit yet. away: the people who are not invited. Raises NotSeated,
        and TableError if no rematch is possible, or a limit or the server does not allow the lobby.
        """
        table.seat_of(person)
        snapshot = table.snapshot
        if snapshot.daily is not None:
            raise TableError(Phrase("refuse-daily-again"))
        if snapshot.status == "playing":
            raise TableError(Phrase("refuse-rematch-early"))
        if snapshot.rematch:
            return await self._rematch_of(snapshot)
        last = [each for each in (*snapshot.players[1:], snapshot.players[0]) if not each.left]
        last = [each for each in last if each.person is None or each.person not in away]
        name = snapshot.players[table.seat_of(person)].name
        new = LobbySnapshot(
            id="",
            title=snapshot.title,
            place=snapshot.place,
            host=person,
            options=snapshot.match.options,
            pace=snapshot.pace,
            seating="fixed",
            players=_of_rematch(last, Player(name, person)),
            expires=0.0,
            circuit="" if free else await self._circuit_of_rematch(snapshot),
            after=snapshot.id,
            open_seats=snapshot.open_seats,
            asked=tuple(player.person or 0 for player in last),
        )
        lobby = await self._new(new)
        noted = await table.do(NoteRematch(lobby.snapshot.id))
        if noted.table.rematch != lobby.snapshot.id:
            await lobby.do(Cancel(person, manager=True))
            return await self._rematch_of(table.snapshot)
        return lobby

    async def _rematch_of(self, snapshot: AnySnapshot) -> Lobby:
        lobby = await self._lobbies.get(snapshot.rematch)
        if lobby is None:
            raise TableError(Phrase("refuse-rematch-gone"))
        return lobby

    async def race_again_in_circuit(self, id: str, person: int, *, away: Collection[int] = ()) -> Lobby:
        """Make a circuit of a finished match, the matches before it in its series, and its rematch, or use
        the circuit that the match has. Return the lobby of the rematch, which is opened if there is none. id:
        the id of the table, or of the lobby of its rematch. away: see `rematch`. Raises NotSeated,
        NotAllowed, LobbyClosed, Stale, or another TableError.
        """
        lobby = await self._lobbies.get(id)
        table = await self._tables.get(lobby.snapshot.after if lobby else id)
        if table is None:
            raise TableError(Phrase("refuse-series-gone"))
        if table.snapshot.status != "over":
            raise TableError(Phrase("refuse-series-unfinished"))
        if lobby is None:
            lobby = await self.rematch(table, person, free=not table.snapshot.circuit, away=away)
        must_sit(lobby.snapshot, person)
        if not lobby.snapshot.circuit:
            circuit = await self._circuits.follow(table, person)
            await lobby.do(CountFor(circuit.id))
        return lobby

    async def _circuit_of_rematch(self, snapshot: AnySnapshot) -> str:
        """Return the id of the circuit that the rematch of a table counts for, or "". For a table without
        one, this is the server's default circuit if that was opened after the match had begun.
        """
        if snapshot.circuit:
            same = await self._circuits.taking(snapshot.circuit, snapshot.title)
            return same.id if same is not None else await self._default(snapshot.place, snapshot.title)
        since = self._clock.unix(await self._store.opened(snapshot.id))
        return await self._default(snapshot.place, snapshot.title, since=since)

    async def _default(self, place: Place, title: str, since: float = 0.0) -> str:
        """Return the id of a server's default circuit if it accepts another match of a game (its key) and was
        opened after the Unix time `since`, and otherwise "".
        """
        if not place.hosted:
            return ""
        await self._preferences.load((), place.guild)
        circuit = await self._circuits.taking(self._preferences.server(place.guild).circuit, title)
        return circuit.id if circuit is not None and circuit.opened > since else ""

    async def _new(self, lobby: AnyLobby) -> Lobby:
        """Open a lobby, which gets an id, an expiry time and, unless it replays an old deal, a secret. Raises
        TableError if a limit or the server does not allow the lobby.
        """
        snapshot = replace(
            lobby,
            id=await self._registry.fresh_id(),
            pace="none" if lobby.place.anywhere else lobby.pace,  # nobody could be pinged
            expires=self._clock.now() + PATIENCE,
            secret="" if lobby.old is not None else self._registry.fresh_seed(),
        )
        async with self._opening:  # simultaneous presses check for room one after the other
            await self._must_have_room(lobby.host, lobby.place)
            await self._store.save_lobby(snapshot, now=self._clock.now())
            opened = self._lobbies.put(snapshot)
            self._registry.changed(opened)
            return opened

    async def _must_have_room(self, host: int, place: Place) -> None:
        """Raise TableError if the number of lobbies and tables has reached a limit, or the server does not
        allow the person to open lobbies.
        """
        own, near, channel, server = await self._seats.numbers(host, place)
        await self._preferences.load((), place.guild)
        server_limits, limits = self._preferences.server(place.guild), self.limits
        if server_limits.keeps_out(host):
            raise TableError(Phrase("refuse-kept-out"))
        if own >= limits.person:
            raise TableError(Phrase("refuse-many-own", tables=own))
        if near >= (server_limits.most_person or limits.person):
            raise TableError(Phrase("refuse-many-here", tables=near))
        if channel >= min(server_limits.most_channel or limits.channel, limits.channel):
            raise TableError(Phrase("refuse-many-channel", tables=channel))
        if server >= min(server_limits.most_server or limits.server, limits.server):
            raise TableError(Phrase("refuse-many-server", tables=server))


def _of_rematch(last: Sequence[Player], host: Player) -> tuple[Player, ...]:
    """Return the host and the robots of the last match, in their order. A host who did not play in it comes
    last.
    """
    players = tuple(
        replace(player, robot=None if player.person else player.robot, missed=0, cut="")
        for player in last
        if player.person in (None, host.person)
    )
    return players if any(player.person == host.person for player in players) else (*players, host)
