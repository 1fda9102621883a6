"""People: what is stored about somebody, how they are forgotten, and the aliases that replace them then."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import ColumnElement, Select, select, update

from bot.league.circuit import Circuit
from bot.locales.phrase import ENGLISH, Locale, say, spoken
from bot.model.nights import Night
from bot.model.occupants import players_at, seat_of
from bot.model.ports import Conflict
from bot.model.snapshots import AnyLobby, AnySnapshot, LoggedMove
from bot.storage import schema
from bot.storage.circuits import SqlCircuits, read_circuit, read_result
from bot.storage.dailies import SqlDailies
from bot.storage.database import AnyRow, Change, StorePart, unless_there
from bot.storage.facts import fact
from bot.storage.nights import SqlNights
from bot.storage.puzzles import SqlPuzzles
from bot.storage.reviews import SqlReviews
from bot.storage.tables import SqlTables
from bot.title import AnyTitle

_DELETED = "deleted drivers"
_OF_A_PERSON = (
    schema.preferences,
    schema.wishes,
    schema.dailies,
    schema.daily_shares,
    schema.reviews,
    schema.missed,
    schema.puzzles,
    schema.puzzle_days,
)
"""The tables of which all rows of a person go with them."""


@dataclass(eq=False, repr=False)
class SqlPeople(StorePart):
    """How somebody is forgotten, and what is stored about them."""

    _titles: Mapping[str, AnyTitle]
    _tables: SqlTables
    _circuits: SqlCircuits
    _dailies: SqlDailies
    _nights: SqlNights
    _reviews: SqlReviews
    _puzzles: SqlPuzzles

    async def next_alias(self, locale: Locale) -> str:
        """A name in that language, never given before, for somebody who wants theirs deleted."""
        while True:
            before = await self._value(fact(_DELETED))
            number = str(int(before or 0) + 1)
            first = unless_there(schema.facts).values(key=_DELETED, value=number)
            again = (
                update(schema.facts)
                .where(schema.facts.c.key == _DELETED, schema.facts.c.value == before)
                .values(value=number)
            )
            with suppress(Conflict):  # another worker has given that one
                await self._database.write(Change(first if before is None else again, sure=True))
                return say("privacy-alias", locale, number=number)

    async def finished_of(self, person: int) -> Sequence[AnySnapshot]:
        """The tables that are not in play where that person sits or sat, as far as they can be read."""
        return self._tables.readable(
            await self._rows(select(schema.tables).where(*_finished_of(person)), slow=True)
        )

    async def forget(self, person: int, alias: str, renamed: Sequence[AnySnapshot] = ()) -> None:
        """Put the alias in the person's place in every result, nobody in that of the host of closed circuits,
        write the renamed tables, and drop all other finished tables where they sat, with all moves and
        messages, and what is known of their DMs. Raises Conflict unless each table's stored version is one
        less.
        """
        hosted = select(schema.circuits).where(schema.circuits.c.host == person)
        finished = select(schema.tables.c.id).where(*_finished_of(person))
        sat, host_of = await self._database.read(finished, hosted, slow=True)
        gone = {row.id for row in sat} - {each.id for each in renamed}
        await self._database.write(
            *(change for each in renamed for change in self._tables.rewritten(each)),
            Change(
                update(schema.results)
                .where(schema.results.c.person == person)
                .values(person=None, name=alias)
            ),
            *self._tables.dropped(sorted(gone)),
            *(self._circuits.saved(_nobodys(read_circuit(row))) for row in host_of),
            Change(schema.people.delete().where(schema.people.c.id == person)),
            *(Change(each.delete().where(each.c.person == person)) for each in _OF_A_PERSON),
            Change(schema.message_states.delete().where(schema.message_states.c.closed)),
            slow=True,
        )

    async def export(self, person: int) -> dict[str, Any]:
        """Everything that is stored about a person, as plain data for JSON."""
        wishes, shares, lists = schema.wishes, schema.daily_shares, schema.my_tables
        open_ones, met, hosted, raced, dms, noted, own, wished, shown, listed = await self._database.read(
            select(schema.lobbies).where(schema.lobbies.c.id.in_(_seats_of(person))),
            select(schema.tables).where(schema.tables.c.id.in_(_seats_of(person))),
            select(schema.circuits).where(schema.circuits.c.host == person),
            select(schema.results).where(schema.results.c.person == person).order_by(schema.results.c.at),
            select(schema.people.c.dm).where(schema.people.c.id == person),
            select(schema.message_states).where(schema.message_states.c.id.in_(_seats_of(person))),
            select(schema.preferences.c.document).where(schema.preferences.c.person == person),
            select(wishes).where(wishes.c.person == person).order_by(wishes.c.guild, wishes.c.title),
            select(shares).where(shares.c.person == person).order_by(shares.c.day),
            select(lists.c.channel, lists.c.message).where(lists.c.person == person),
            slow=True,
        )
        played, left = list[dict[str, Any]](), list[dict[str, Any]]()
        for snapshot in self._tables.readable(met):
            moves = await self._tables.find_moves(snapshot.id)
            found = left if seat_of(snapshot.players, person) is None else played
            found.append(_of_table(snapshot, moves, self._titles[snapshot.title], person))
        copies = {row.id: json.loads(row.document)["hands"].get(str(person)) for row in noted if row.document}
        return {
            "person": person,
            "direct_messages": dms[0].dm if dms else None,
            "my_tables": listed[0]._asdict() if listed else None,
            "settings": json.loads(own[0].document) if own else None,
            "wishes": [{"server": row.guild, "game": row.title} for row in wished],
            "messages": {id: copy for id, copy in copies.items() if copy},
            "results": [plain(read_result(row)) for row in raced],
            "circuits_hosted": [plain(read_circuit(row)) for row in hosted],
            "lobbies": [_of_lobby(snapshot, person) for snapshot in self._tables.readable_lobbies(open_ones)],
            "tables": played,
            "tables_left": left,
            "nights": [_of_night(night, person) for night in await self._nights.of(person)],
            "dailies": plain(await self._dailies.dailies_of(person)),
            "reviews": plain(await self._reviews.of(person)),
            **await self._puzzles.export(person),
            "dailies_shared": [_shared(row) for row in shown],
        }

    async def scrub(self) -> None:
        """Return once what was deleted is gone from the database's files."""
        await self._database.scrub()


def _shared(row: AnyRow) -> dict[str, Any]:
    return {"day": row.day, "server": row.guild, "channel": row.channel, "name": row.name}


def _finished_of(person: int) -> tuple[ColumnElement[bool], ...]:
    return schema.tables.c.status != "playing", schema.tables.c.id.in_(_seats_of(person))


def _seats_of(person: int) -> Select[str]:
    """The ids of the tables and lobbies where that person sits, sat, or is asked to come."""
    return select(schema.seats.c.id).where(schema.seats.c.person == person)


def _nobodys(circuit: Circuit) -> Circuit:
    return replace(circuit, host=0, version=circuit.version + 1)


_PLAIN: TypeAdapter[Any] = TypeAdapter(Any)


def plain(value: Any) -> Any:
    """Any of our values as lists, dictionaries, numbers and text, in English."""
    return _PLAIN.dump_python(value, mode="json", fallback=lambda phrase: spoken(phrase, ENGLISH))


def _of_table(
    table: AnySnapshot, moves: Sequence[LoggedMove[Any]], title: AnyTitle, person: int
) -> dict[str, Any]:
    """What a table knows of somebody: their seat and what it may see, or where they sat before another took
    it; and the moves that they made there.
    """
    known: dict[str, Any] = {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
    }
    seat = seat_of(table.players, person)
    if seat is None:
        known |= {"seats": [asdict(each) for each in table.before if each.person == person]}
    else:
        view = plain(title.rules.game.view(table.match.state, seat))
        known |= {"host": table.host == person, "seat": seat}
        known |= {"player": asdict(table.players[seat]), "view": view}
    made = [plain(move) for move in moves if players_at(table, move.ply)[move.seat].person == person]
    return {**known, "moves": made}


def _of_lobby(lobby: AnyLobby, person: int) -> dict[str, Any]:
    """What a lobby knows of somebody who sits there."""
    return {
        "id": lobby.id,
        "place": asdict(lobby.place),
        "host": lobby.host == person,
        "asked": person in lobby.asked,
        "players": [asdict(player) for player in lobby.players if player.person == person],
    }


def _of_night(night: Night, person: int) -> dict[str, Any]:
    """What a race night knows of somebody who signed up or planned it."""
    entrant = night.entrant(person)
    return {
        "id": night.id,
        "place": asdict(night.place),
        "at": night.at,
        "host": night.host == person,
        "signed_up": None if entrant is None else asdict(entrant),
    }
