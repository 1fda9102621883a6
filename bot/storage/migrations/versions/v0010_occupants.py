"""Tables store who played a seat before, instead of what notices said about it."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import rewrite

revision = "0010"
down_revision = "0009"

CHANGES = ("away", "back", "left", "handed", "seated")
SOMEBODY = "somebody"


def upgrade() -> None:
    connection = op.get_bind()
    of_interest = "document LIKE '%\"notice\":%' OR document LIKE '%\"gone\":[%'"
    for id, document in connection.execute(
        sa.text(f"SELECT id, document FROM tables WHERE {of_interest}")
    ).all():
        table = json.loads(document)
        _note_occupants(table)
        rewrite("tables", id, table)


def _note_occupants(table: dict[str, Any]) -> None:
    table["before"] = _before(table)
    table.pop("gone", None)
    for entry in table["recent"]:
        entry.pop("whose", None)
        entry.pop("was", None)


def _before(table: dict[str, Any]) -> list[dict[str, Any]]:
    """Who played the seats before, as far as it is known: the moves are known of the last change alone."""
    changes = [each for each in table.get("recent", ()) if each.get("notice") in CHANGES]
    unknown = set(table.get("gone", ())) - {each.get("whose") for each in changes}
    now = {seat: (player["name"], player["person"]) for seat, player in enumerate(table["players"])}
    found = []
    for change in reversed(changes):
        seat, driver = change["seat"], None
        if change["notice"] == "seated":
            # one of older versions does not say whose the name is: it may be that of whoever is unknown
            sure = change.get("whose") is not None or not unknown
            now[seat] = (change.get("was") if sure else None) or SOMEBODY, change.get("whose") or None
        if change["notice"] in ("seated", "back"):
            driver = "club"
        until = table["players"][seat].get("since", 0)
        found.append(_occupant(seat, until, *now[seat], driver))
    return [*(_occupant(0, -1, SOMEBODY, person, None) for person in sorted(unknown)), *reversed(found)]


def _occupant(seat: int, until: int, name: str, person: int | None, driver: str | None) -> dict[str, Any]:
    return {"seat": seat, "until": until, "name": name, "person": person, "driver": driver}
