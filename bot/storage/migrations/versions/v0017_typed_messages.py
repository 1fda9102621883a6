"""What messages show, and whom they call to which turn, has fields of its own in the notes on them."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from bot.storage.migrations.documents import documents

revision = "0017"
down_revision = "0016"

UNSURE = "?"
"""The former mark of what is unknown."""


def upgrade() -> None:
    write = sa.text("UPDATE notes SET document = :document WHERE id = :id")
    for id, document in documents("notes"):
        _retype(document)
        written = json.dumps(document, separators=(",", ":"), ensure_ascii=False)
        op.get_bind().execute(write, {"id": id, "document": written})


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
    """After the last @ was the deadline."""
    what, at, due = key.rpartition("@")
    return {"key": what, "due": int(due)} if at and due.isdigit() else {"key": key, "due": 0}


def _turn(told: str) -> dict[str, Any] | None:
    """Before the colon was the number of the turn, after it whether half of its time had passed."""
    number, colon, reminded = told.partition(":")
    return {"number": int(number), "reminded": reminded == "True"} if colon else None
