"""The methods by which a feature takes part in events at tables."""

from bot.model.snapshots import AnySnapshot
from bot.storage.due import DueKind


class Extension:
    """Takes part in what happens to tables and people. A feature overrides the methods that it needs, and
    adds itself with `TableRegistry.extend`.
    """

    due_kind: DueKind | None = None
    """The kind of the rows that the feature schedules, or None if it schedules none."""

    async def due(self, id: str) -> None:
        """Do the due work for the row with the given id. Raises StoreAway."""

    async def begin(self) -> None:
        """Continue the work that was left undone while no process was running, or while the machine was
        suspended.
        """

    def subject_of(self, snapshot: AnySnapshot) -> str:  # noqa: ARG002 - features without subjects ignore it
        """Return the id of the feature's subject that a table belongs to, such as a race night, or ""."""
        return ""

    async def table_ended(self, id: str, snapshot: AnySnapshot) -> None:
        """Handle the end of a table that belongs to the subject with the given id. If several of its tables
        end at the same moment, possibly only the last one is reported. Raises StoreAway.
        """

    async def delete_person(self, person: int, alias: str) -> None:
        """Replace a person by the alias in data that they share with others, and delete the rest. Raises
        Stale after too many conflicts.
        """
