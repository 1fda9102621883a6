"""Everything that is stored about one person, as plain data for JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from pydantic import TypeAdapter

from bot.league.circuit import Circuit
from bot.league.daily import Try
from bot.league.results import Result
from bot.tables.records import LobbyRecord, LoggedMove, TableRecord
from bot.title import AnyTitle

_PLAIN: TypeAdapter[Any] = TypeAdapter(Any)


def plain(value: Any) -> Any:
    """Any of our values as lists, dictionaries, numbers and text."""
    return _PLAIN.dump_python(value, mode="json")


def of_table(
    table: TableRecord[Any, Any, Any, Any], moves: Sequence[LoggedMove[Any]], title: AnyTitle, person: int
) -> dict[str, Any]:
    """What a table knows of somebody who sits there: their seat, what that seat may see, and its moves."""
    seat = next(at for at, player in enumerate(table.players) if player.person == person)
    since = table.players[seat].since
    return {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
        "host": table.host == person,
        "seat": seat,
        "player": asdict(table.players[seat]),
        "view": plain(title.game.view(table.match.state, seat)),
        "moves": [plain(move) for move in moves if move.seat == seat and move.ply > since],
    }


def of_left_table(table: TableRecord[Any, Any, Any, Any], title: AnyTitle, person: int) -> dict[str, Any]:
    """What a table knows of somebody whose seat another has taken."""
    return {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
        "knows_a_hand": person in table.gone,
        "names": table.names_left_by(person),
    }


def of_lobby(lobby: LobbyRecord[Any], person: int) -> dict[str, Any]:
    """What a lobby knows of somebody who sits there."""
    return {
        "id": lobby.id,
        "place": asdict(lobby.place),
        "host": lobby.host == person,
        "players": [asdict(player) for player in lobby.players if player.person == person],
    }


def exported(
    person: int,
    *,
    results: Sequence[Result],
    circuits: Sequence[Circuit],
    lobbies: Sequence[dict[str, Any]],
    tables: Sequence[dict[str, Any]],
    tables_left: Sequence[dict[str, Any]],
    messages: Mapping[str, Any],
    dm: str | None,
    settings: dict[str, Any] | None,
    dailies: Sequence[Try],
    shared: Sequence[tuple[int, int, str]],
) -> dict[str, Any]:
    """The whole export. messages: by table, what is known of the person's own messages. shared: the days
    whose daily was shown to a server, its id, and by which name.
    """
    return {
        "person": person,
        "direct_messages": dm,
        "settings": settings,
        "messages": dict(messages),
        "results": plain(results),
        "circuits_hosted": plain(circuits),
        "lobbies": list(lobbies),
        "tables": list(tables),
        "tables_left": list(tables_left),
        "dailies": plain(dailies),
        "dailies_shared": [{"day": day, "server": guild, "name": name} for day, guild, name in shared],
    }
