"""The rules for every message: it must not show its reader anything hidden, or a move that is not on disk."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import defaultdict
from collections.abc import Collection
from pathlib import Path
from typing import Any

from bot.sandbox.model import ChannelKind, Event, Interaction, Message
from bot.ui.components import read
from tools.simulation.titles import marks, painted_for

OF_HANDS = ("play", "look", "open")
"""The buttons whose mark is the number of moves that their reader's seat has made."""
OF_LESSONS = ("lesson", "practise")
"""The buttons of a lesson, in which nothing is secret."""
NO_TABLE = ("", "0")
"""The table ids of buttons that belong to no table."""
_TABLE = re.compile(r"(?:[Tt]able|Tisch) \*{0,2}([2-9a-z]{5})\b")


class Violation(Exception):
    """Raised if a rule of the simulation is violated."""


class Watch:
    """Receives every message that the bot sends or changes. wrong: the errors found. shown: by table and
    person, the number of their own moves that a message has shown them. forgotten: the people whose data has
    possibly been deleted. films: the number of steps of films that were shown.
    """

    def __init__(self, database: Path, bot: int, forgotten: Collection[int]) -> None:
        self._database = sqlite3.connect(database)
        self._bot = bot
        self._forgotten = forgotten
        self._versions: dict[str, int] = {}
        self._sat: dict[tuple[str, int], set[int | None]] = defaultdict(set)
        self.wrong: list[str] = []
        self.films = 0
        self.shown: dict[tuple[str, int], int] = defaultdict(int)
        self._known: dict[str, tuple[list[int | None], list[int]]] = {}

    def close(self) -> None:
        """Close the database file."""
        self._database.close()

    def heard(self, event: Event) -> None:
        """Check the message or the answer of the bot in an event of Discord."""
        message = event.message
        if event.kind in ("message_created", "message_updated") and message is not None:
            if message.author.id == self._bot:
                self._message(message)
        elif event.kind == "interaction_answered" and event.interaction is not None:
            self._answer(event.interaction)

    def _message(self, message: Message) -> None:
        reader = message.viewer or message.channel.recipient
        if reader is None and message.channel.kind is ChannelKind.DM:
            return
        text = f"{message.content} {json.dumps(message.components, ensure_ascii=False)}"
        text += " ".join(each.description or "" for each in message.attachments)
        seats: set[int | None] = set(marks(text))
        pictures = [each.content for each in message.attachments if each.content_type == "image/png"]
        seats |= {painted_for(picture) for picture in pictures} - {None}
        ids = [read(part["custom_id"]) for part in message.parts() if "custom_id" in part]
        self.films += any(id.action in ("run", "halt") for id in ids)
        if any(id.action in OF_LESSONS for id in ids):
            return
        table = next((id.table for id in ids if id.table not in NO_TABLE), "")
        before, *named = _TABLE.split(text)
        if table or len(named) <= 2:
            self._may_know(reader.id if reader else None, table or "".join(named[:1]), seats, message)
        else:  # in a list of tables, the text after each table's name belongs to that table
            named[1] += before
            for id, told in zip(named[::2], named[1::2], strict=True):
                self._may_know(reader.id if reader else None, id, {*marks(told)}, message)
        for id in ids:
            if reader is not None and id.action in OF_HANDS:
                self._is_on_disk(id.table, reader.id, id.mark)

    def _answer(self, interaction: Interaction) -> None:
        if interaction.modal is None and interaction.choices is None:
            return
        told = json.dumps([interaction.modal, interaction.choices], ensure_ascii=False)
        if marks(told):
            self.wrong.append(f"a modal tells {told}")

    def _may_know(self, reader: int | None, table: str, seats: set[int | None], message: Message) -> None:
        if not seats:
            return
        if reader is not None and self._is_over(table):
            return  # once a game is over, anyone can look at it in anyone's view
        people, _ = self.on_disk(table)
        own: set[int | None] = {people.index(reader)} if reader in people and reader is not None else set()
        if reader is not None:
            self._sat[table, reader] |= own
            own |= self._sat[table, reader] if reader in self._forgotten else set()
        if not seats <= own:
            where = "in the channel" if reader is None else "to one person"
            self.wrong.append(f"message {message.id} {where} shows the views of seats {seats} at {table}")

    def _is_on_disk(self, table: str, person: int, moves: int) -> None:
        people, counts = self._known.get(table) or self.on_disk(table)
        if person in people and counts[people.index(person)] < moves:
            people, counts = self.on_disk(table)
        if person in people and counts[people.index(person)] < moves:
            self.wrong.append(f"table {table}: a hand shows {moves} moves; on disk are {counts}")
        self.shown[table, person] = max(self.shown[table, person], moves)

    def versions(self) -> dict[str, int]:
        """Return the version of each table, according to the file or when it was last read."""
        rows = self._rows("SELECT id, document FROM tables")
        return self._versions | {id: int(json.loads(document)["version"]) for id, document in rows}

    def people(self, table: str) -> set[int | None]:
        """Return the ids of the people who had a seat at a table when it was last read."""
        return set(self._known.get(table, ([], []))[0])

    def ended(self) -> dict[str, list[int]]:
        """Return the tables that are no longer in play, each with the seats for which results are stored."""
        found: dict[str, list[int]] = {}
        for id, seat in self._rows(
            "SELECT id, seat FROM tables LEFT JOIN results ON table_id = id WHERE status <> 'playing'"
        ):
            found.setdefault(id, []).extend([] if seat is None else [seat])
        return found

    def circuits(self) -> list[tuple[str, str, int, float]]:
        """Return the circuits that have ended: their ids, their status, the channels of their final
        standings, and the times at which they were closed.
        """
        rows = self._rows("SELECT id, status, document FROM circuits WHERE status IN ('over', 'closed')")
        told = [(id, status, json.loads(document)) for id, status, document in rows]
        return [(id, status, each["channel"], each["closed_at"]) for id, status, each in told]

    def _rows(self, sql: str) -> list[Any]:
        return self._database.execute(sql).fetchall()

    def _is_over(self, table: str) -> bool:
        return (table,) in self._rows("SELECT id FROM tables WHERE status = 'over'")

    def on_disk(self, table: str) -> tuple[list[int | None], list[int]]:
        """Return the person in each seat of a table, and the number of moves that each seat has made, or
        empty lists if the file has no such table.
        """
        row = self._database.execute("SELECT document FROM tables WHERE id = ?", (table,)).fetchone()
        if row is None:
            return [], []
        snapshot: dict[str, Any] = json.loads(row[0])
        self._versions[table] = snapshot["version"]
        people = [player["person"] for player in snapshot["players"]]
        self._known[table] = people, list(snapshot["match"]["counts"])
        return self._known[table]
