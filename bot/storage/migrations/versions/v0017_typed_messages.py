"""What messages show, and whom they call to which turn, has fields of its own in the notes on them."""

from typing import Any

from bot.storage.migrations.documents import documents, rewrite

revision = "0017"
down_revision = "0016"

UNSURE = "?"
"""The former mark of what is unknown."""


def upgrade() -> None:
    for id, document in documents("notes"):
        _retype(document)
        rewrite("notes", id, document)


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
