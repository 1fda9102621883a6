"""Stored values have the names that the code has: `clocks` and `clock` for the clocks of turns, `robot` for
what plays a seat, `level` of a robot's result, `games` for the limit of a circuit, the event `nothing_lost`.
"""

from collections.abc import Callable
from typing import Any

from alembic import op

from bot.storage.migrations.documents import documents, rewrite

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    op.execute("ALTER TABLE results RENAME COLUMN driver TO level")
    _each("tables", _table)
    _each("lobbies", lambda lobby: _rename_all(lobby.get("players"), "driver", "robot"))
    _each("circuits", _circuit)


def _each(table: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Change every document of that table that can be read."""
    for id, document in documents(table):
        change(document)
        rewrite(table, id, document)


def _table(table: dict[str, Any]) -> None:
    _rename(table, "dues", "clocks")
    _rename_all(table.get("players"), "driver", "robot")
    _rename_all(table.get("before"), "driver", "robot")
    _rename_all((table.get("way_back") or {}).get("steps"), "due", "clock")
    for entry in table.get("recent", ()):
        for event in (entry.get("event"), *entry.get("events", ())):
            if isinstance(event, dict) and event.get("kind") == "spared":
                event["kind"] = "nothing_lost"


def _circuit(circuit: dict[str, Any]) -> None:
    limit = circuit.get("limit")
    if isinstance(limit, dict) and limit.get("kind") == "races":
        limit["kind"] = "games"


def _rename_all(values: list[dict[str, Any]] | None, old: str, new: str) -> None:
    for value in values or ():
        _rename(value, old, new)


def _rename(value: dict[str, Any], old: str, new: str) -> None:
    """The order of the keys stays: equal values are equal bytes."""
    if old in value:
        items = [(new if key == old else key, each) for key, each in value.items()]
        value.clear()
        value.update(items)
