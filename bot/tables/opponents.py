"""The robots that suit a person."""

from bot.model.errors import Illegible
from bot.storage.tables import SqlTables
from bot.tables.robots import next_level, weakest
from bot.title import AnyTitle as Title

FIRST = 2
"""The maximum number of robots in a person's first match of a game."""


async def suitable_opponents(store: SqlTables, title: Title, person: int) -> tuple[str, int]:
    """Return the level and the number of robots that suit a person after their last match of the game.
    Without such a match, they are the weakest level and at most FIRST robots.
    """
    try:
        last = await store.last_finished(person, title.key)
    except Illegible:
        last = None
    if last is None:
        return weakest(title), min(FIRST, title.robots.opponents)
    return next_level(title, last, person), title.robots.opponents
