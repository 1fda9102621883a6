"""How long a finished game is kept from those for whom its deal still counts."""

from math import inf

from bot.tables.registry import TableRegistry
from bot.tables.transitions import AnySnapshot


async def counts_until(registry: TableRegistry, snapshot: AnySnapshot) -> float:
    """The Unix time until which the deal of that finished table counts for others: of a daily, the end of the
    time for it; inf: as long as those play who do so now; 0: it counts for nobody.
    """
    day = snapshot.daily
    if day is not None and registry.unix_now() < day.late:
        return day.late
    return inf if await registry.dealt_elsewhere(snapshot) else 0.0
