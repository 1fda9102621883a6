"""The interface through which features react to events at tables."""

from bot.model.snapshots import AnySnapshot
from bot.storage.due import DueKind


class Extension:
    """Reacts to events that concern tables and people. A feature overrides the methods that it needs, and
    registers itself with `TableRegistry.extend`.
    """

    due_kind: DueKind | None = None
    """The kind of the rows that the feature schedules, or None if it schedules none."""

    async def due(self, id: str) -> None:
        """Do the due work for the row with the given id. Raises StoreAway."""

    async def begin(self) -> None:
        """Catch up on the work that fell due while no process was running, or while the machine was
        suspended.
        """

    def subject_of(self, snapshot: AnySnapshot) -> str:  # noqa: ARG002 - features without subjects ignore it
        """Return the id of the feature's own record, such as a race night, that a table belongs to, or ""."""
        return ""

    async def table_ended(self, id: str, snapshot: AnySnapshot) -> None:
        """Handle the end of a table that belongs to the record with the given id. If several of its tables
        end at the same moment, possibly only the last one is reported. Raises StoreAway.
        """

    async def delete_person(self, person: int, alias: str) -> None:
        """Replace a person by the alias in data that they share with others, and delete the rest. Raises
        Stale after too many conflicts.
        """
