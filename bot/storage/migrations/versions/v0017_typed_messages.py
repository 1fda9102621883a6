"""What messages show, and whom they call to which turn, has fields of its own in the notes on them."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"

AT_ONCE = 1_000
"""So many documents are in memory at once."""
UNSURE = "?"
"""Stood for what nobody knows."""


def upgrade() -> None:
    last, connection = "", op.get_bind()
    page = sa.text(f"SELECT id, document FROM notes WHERE id > :last ORDER BY id LIMIT {AT_ONCE}")
    write = sa.text("UPDATE notes SET document = :document WHERE id = :id")
    while rows := connection.execute(page, {"last": last}).all():
        for row in rows:
            try:
                document = json.loads(row.document)
            except ValueError:  # empty, or unreadable before as well
                continue
            if isinstance(document, dict):
                _retype(document)
                written = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
                connection.execute(write, {"id": row.id, "document": written})
        last = rows[-1].id


def _retype(state: dict[str, Any]) -> None:
    if state.get("face") == UNSURE:
        state["face"] = ""
    for name in ("board", "call"):
        if name in state:
            state[name] = _shown(state[name])
    if "called" in state:
        turn, _, persons = state["called"].rpartition(":")
        called = [int(each) for each in persons.split(",") if each.isdigit()]
        state["called"] = {"turn": _turn(turn), "persons": called} if state["called"] else None
    for hand in state.get("hands", {}).values():
        hand["shows"] = _shown(hand.pop("key"))
        if "rung" in hand:
            hand["rung"] = _turn(hand["rung"])


def _shown(key: str) -> dict[str, Any]:
    """Behind the last @ stood the deadline."""
    what, at, due = key.rpartition("@")
    return {"key": what, "due": int(due)} if at and due.isdigit() else {"key": key, "due": 0}


def _turn(told: str) -> dict[str, Any] | None:
    """Before the colon stood the number of the turn, behind it whether half of its time had passed."""
    number, colon, reminded = told.partition(":")
    return {"number": int(number), "reminded": reminded == "True"} if colon else None
