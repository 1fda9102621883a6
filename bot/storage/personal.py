"""Everything that is stored about one person, as plain data for JSON."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from pydantic import TypeAdapter

from bot.locales.language import spoken
from bot.locales.phrase import ENGLISH
from bot.model.nights import Night
from bot.model.occupants import players_at
from bot.model.snapshots import AnyLobby, AnySnapshot, LoggedMove
from bot.title import AnyTitle

_PLAIN: TypeAdapter[Any] = TypeAdapter(Any)


def plain(value: Any) -> Any:
    """Any of our values as lists, dictionaries, numbers and text, in English."""
    return _PLAIN.dump_python(value, mode="json", fallback=lambda phrase: spoken(phrase, ENGLISH))


def of_table(
    table: AnySnapshot, moves: Sequence[LoggedMove[Any]], title: AnyTitle, person: int
) -> dict[str, Any]:
    """What a table knows of somebody who sits there: their seat, what that seat may see, and its moves."""
    seat = next(at for at, player in enumerate(table.players) if player.person == person)
    return {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
        "host": table.host == person,
        "seat": seat,
        "player": asdict(table.players[seat]),
        "view": plain(title.rules.game.view(table.match.state, seat)),
        "moves": _moves_of(table, moves, person),
    }


def of_left_table(
    table: AnySnapshot, moves: Sequence[LoggedMove[Any]], title: AnyTitle, person: int
) -> dict[str, Any]:
    """What a table knows of somebody whose seat another has taken."""
    return {
        "id": table.id,
        "game": title.name,
        "place": asdict(table.place),
        "status": table.status,
        "seats": [asdict(each) for each in table.before if each.person == person],
        "moves": _moves_of(table, moves, person),
    }


def _moves_of(table: AnySnapshot, moves: Sequence[LoggedMove[Any]], person: int) -> list[Any]:
    """The moves of the seats on which that person sat then."""
    return [plain(move) for move in moves if players_at(table, move.ply)[move.seat].person == person]


def of_lobby(lobby: AnyLobby, person: int) -> dict[str, Any]:
    """What a lobby knows of somebody who sits there."""
    return {
        "id": lobby.id,
        "place": asdict(lobby.place),
        "host": lobby.host == person,
        "asked": person in lobby.asked,
        "players": [asdict(player) for player in lobby.players if player.person == person],
    }


def of_night(night: Night, person: int) -> dict[str, Any]:
    """What a race night knows of somebody who signed up or planned it."""
    entrant = night.entrant(person)
    return {
        "id": night.id,
        "place": asdict(night.place),
        "at": night.at,
        "host": night.host == person,
        "signed_up": None if entrant is None else asdict(entrant),
    }
