"""The presses that workers hold in a race of presses, shared so that they are played in a single order."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from pydantic import TypeAdapter
from sqlalchemy import bindparam, delete, select

from bot.engine.game import AnyAction, Seat
from bot.model.snapshots import By
from bot.storage.database import Change, StorePart, upsert
from bot.storage.schema import taps

_TELL = upsert(taps)
_DROP_EARLIER = delete(taps).where(taps.c.table_id == bindparam("table"), taps.c.turn < bindparam("before"))


@dataclass(frozen=True, slots=True)
class SharedPress:
    """A press in a race of presses, as a worker reports it. played: whether that worker has finished with the
    press, even if it did not count. For the other fields, see bot.tables.press_race.HeldPress.
    """

    turn: int
    seat: Seat
    by: By
    action: AnyAction
    at: int
    lot: int
    played: bool = False


@dataclass(eq=False, repr=False)
class SharedPresses(StorePart):
    """The presses that workers hold at one table. _table: the table's id. _action: the adapter of the game's
    actions.
    """

    _table: str
    _action: TypeAdapter[AnyAction]

    async def tell(self, tap: SharedPress) -> None:
        """Store a press, or its new state, for the other workers, and delete the presses of earlier turns."""
        action = "" if tap.action is None else self._action.dump_json(tap.action).decode()
        await self._database.write(
            Change(_TELL, {**asdict(tap), "table_id": self._table, "action": action}),
            Change(_DROP_EARLIER, {"table": self._table, "before": tap.turn}),
        )

    async def all(self, turn: int) -> Sequence[SharedPress]:
        """Return the presses of a turn from all workers, including this one, in any order."""
        found = select(taps).where(taps.c.table_id == self._table, taps.c.turn == turn)
        return [
            SharedPress(
                turn=row.turn,
                seat=row.seat,
                by=row.by,
                action=self._action.validate_json(row.action) if row.action else None,
                at=row.at,
                lot=row.lot,
                played=row.played,
            )
            for row in await self._rows(found)
        ]
