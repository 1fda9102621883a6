"""How a feature takes part in what happens at tables."""

from bot.model.ports import DueKind
from bot.model.snapshots import AnySnapshot


class Extension:
    """Takes part in what happens at tables and to people. A feature overrides the methods that it needs, and
    adds itself with `TableRegistry.extend`.
    """

    due_kind: DueKind | None = None
    """The kind of rows that the feature schedules, if it does."""

    async def due(self, id: str) -> None:
        """Do the due work about the row with that id. Raises StoreAway."""

    async def begin(self) -> None:
        """Continue what other processes have left undone, because none of them is alive."""

    def subject_of(self, snapshot: AnySnapshot) -> str:  # noqa: ARG002 - features without subjects ignore it
        """Return the id of what the feature has that table for, or "" if it is none of its tables."""
        return ""

    async def table_ended(self, id: str, snapshot: AnySnapshot) -> None:
        """Handle the end of a table of its subject with that id. Ends at the same moment can be reported
        once. Raises StoreAway.
        """

    async def delete_person(self, person: int, alias: str) -> None:
        """Replace a person by the alias in what the person shares with others, and delete the rest. Raises
        Stale after too many conflicts.
        """
