"""The start of a match: its deal, its players, and the circuit for which it counts."""

from collections.abc import Sequence
from dataclasses import replace

from bot.league.circuit import Circuit
from bot.league.daily_game import Day
from bot.model import snapshots
from bot.storage.seats import SqlSeats
from bot.storage.tables import SqlTables
from bot.tables import transitions
from bot.tables.circuits import Circuits
from bot.tables.deadlines import next_look
from bot.tables.lobby import sealed
from bot.tables.registry_port import RegistryPort
from bot.tables.replayed import Past
from bot.tables.robots import robot, with_cars
from bot.tables.share_codes import must_be_new_to, seated
from bot.tables.stored_state import retried
from bot.tables.table import Table
from bot.tables.transitions import REMEMBERED, was_only_choice, with_clocks
from bot.title import AnyTitle as Title


class MatchStarter:
    """Starts matches: deals them, and stores each as a table in place of its lobby."""

    def __init__(
        self,
        *,
        store: SqlTables,
        seats: SqlSeats,
        circuits: Circuits,
        registry: RegistryPort,
    ) -> None:
        self._store = store
        self._seats = seats
        self._clock = registry.clock
        self._circuits = circuits
        self._preferences = registry.preferences
        self._registry = registry
        self._titles = registry.titles

    async def begin(self, lobby: snapshots.AnyLobby) -> Table:
        """Begin the match of a lobby. Raises Conflict, and TableError if its circuit accepts no further match
        or a player has seen the cards of its deal.
        """
        if lobby.old is not None:  # they may have played it from another lobby
            people = {each.person: each.name for each in lobby.players if each.person is not None}
            await must_be_new_to(self._seats, lobby.title, lobby.old.seed, people)
        if not lobby.circuit:
            return await self._deal(lobby)
        circuit = await self._circuits.admit(lobby.circuit, lobby.title)
        return await self._deal(lobby, replace(circuit, version=circuit.version + 1))

    @retried
    async def begin_for_night(self, lobby: snapshots.AnyLobby) -> None:
        """Begin the match of a race night's lobby, unless it has begun. It counts for the lobby's circuit if
        that accepts further matches. Raises Stale after too many conflicts.
        """
        if await self._store.find_table(lobby.id) is not None:
            return
        circuit = await self._circuits.taking(lobby.circuit, lobby.title)
        circuit = circuit and replace(circuit, version=circuit.version + 1)
        await self._deal(replace(lobby, circuit=circuit.id if circuit else ""), circuit, stored=False)

    async def begin_alone(self, lobby: snapshots.AnyLobby, day: Day | None) -> Table:
        """Begin the match of a lobby that was never shown. day: the day whose deal to use, if it is a daily.
        Raises Conflict.
        """
        return await self._deal(lobby, stored=False, day=day)

    async def begin_branch(
        self,
        of: snapshots.AnySnapshot,
        pasts: Sequence[Past],
        moves: Sequence[snapshots.AnyLoggedMove],
        *,
        id: str,
        place: snapshots.Place,
        person: int,
        press: str,
    ) -> Table:
        """Begin a match that continues from a position of the finished table `of`. pasts, moves: the moves up
        to that position, replayed and as logged. press: see LobbySnapshot. Raises Conflict.
        """
        title, now = self._titles[of.title], self._clock.now()
        snapshot = branched(of, title, pasts, person, id=id, place=place, now=now)
        await self._preferences.load((person,))
        players = with_cars(snapshot.players, self._preferences.car_of)
        return await self._open(replace(snapshot, players=players, press=press), moves=moves)

    async def _deal(
        self,
        lobby: snapshots.AnyLobby,
        circuit: Circuit | None = None,
        *,
        stored: bool = True,
        day: Day | None = None,
    ) -> Table:
        """Begin the match of a lobby. circuit: the lobby's circuit in its next version. stored: whether the
        lobby is stored. day: the day of its deal, if it is a daily. Raises Conflict.
        """
        share = await self._circuits.share_of_starts(circuit)
        now = self._clock.now()
        secret, old = sealed(lobby), lobby.old
        if old is not None:
            seed, ready = old.seed, replace(lobby, players=seated(old, lobby.players))
        elif day is not None:
            seed, ready = day.seed(lobby.title), lobby
        else:
            seed, ready = self._registry.fresh_seed() if secret is None else secret.deal, lobby
        await self._preferences.load(player.person for player in lobby.players)
        await self._circuits.load((lobby.circuit,))
        ready = replace(ready, players=with_cars(ready.players, self._preferences.car_of))
        snapshot = transitions.begun(ready, title=self._titles[lobby.title], seed=seed, now=now, share=share)
        snapshot = replace(snapshot, sealed=secret, old=old, daily=day)
        snapshot = transitions.with_quiet_hours(
            snapshot, known=(), chosen=self._preferences.of, now=now, lost=self._clock.lost
        )
        return await self._open(snapshot, lobby if stored else None, circuit)

    async def _open(
        self,
        snapshot: snapshots.AnySnapshot,
        lobby: snapshots.AnyLobby | None = None,
        circuit: Circuit | None = None,
        moves: Sequence[snapshots.AnyLoggedMove] = (),
    ) -> Table:
        """Store a table that starts now, in place of its lobby if that is stored, and return it. Raises
        Conflict.
        """
        table = self._registry.make(snapshot)
        due, now = table.due(snapshot), self._clock.now()
        await self._store.open_table(
            snapshot, lobby, circuit, now=now, next_due=next_look(due, now), moves=moves
        )
        self._registry.tables.add(table)
        self._registry.changed(table, due)
        return table


def branched(
    of: snapshots.AnySnapshot,
    title: Title,
    pasts: Sequence[Past],
    person: int,
    *,
    id: str,
    place: snapshots.Place,
    now: float,
) -> snapshots.AnySnapshot:
    """Return a new table that continues from a position of a finished match. pasts: the deal and the moves
    that led to the position.
    """
    match = pasts[-1].match
    snapshot: snapshots.AnySnapshot = snapshots.TableSnapshot(
        id=id,
        title=of.title,
        place=place,
        host=person,
        pace="none",
        seating="fixed",
        status="playing",
        players=_seated(of, title, person),
        match=match,
        version=2,  # the version of a table whose lobby was never shown
        began=now,
        recent=_story_so_far(of, title, pasts, person),
        branch=snapshots.Branch(of.id, match.ply),
    )
    return with_clocks(snapshot, title, now)


def _seated(of: snapshots.AnySnapshot, title: Title, person: int) -> tuple[snapshots.Player, ...]:
    """Return the players of the new table: the person on their seat, and robots on all others."""
    kept = {
        seat: snapshots.Player(
            name=each.name,
            person=each.person,
            robot=each.robot if each.person is None else None,
            passes=title.table.auto_pass and each.person == person,
        )
        for seat, each in enumerate(of.players)
        if each.person == person or (each.person is None and not each.left)
    }
    for seat in range(len(of.players)):
        if seat not in kept:
            usual = title.robots.usual or title.robots.substitute
            kept[seat] = robot(title, tuple(kept.values()), usual)
    return tuple(kept[seat] for seat in range(len(of.players)))


def _story_so_far(
    of: snapshots.AnySnapshot, title: Title, pasts: Sequence[Past], person: int
) -> tuple[snapshots.Happened[object], ...]:
    """Return the latest events before the position from which the new match continues, as a table stores
    them.
    """
    found = list[snapshots.Happened[object]]()
    for past in pasts:
        mine = past.by == "player" and past.seat is not None and of.players[past.seat].person == person
        who, only = past.seat if mine else None, was_only_choice(title, past.before, past.seat, past.by)
        found += [
            snapshots.Happened(past.turn, event, None if at else who, forced=only and not at)
            for at, event in enumerate(past.events)
        ]
    return tuple(found[-REMEMBERED:])
