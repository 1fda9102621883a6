"""What people choose for a circuit: its name and its limit."""

from bot.league.circuit import MOST_HOURS, MOST_RACES, NAME, Limit, Races, Unlimited, Until
from bot.locales.phrase import Phrase
from bot.model.errors import TableError


def limit_of(races: int | None, hours: int | None, now: float) -> Limit:
    """The limit that somebody chose, if any. Raises TableError for two, and for what is not possible."""
    if races is not None and hours is not None:
        raise TableError(Phrase("refuse-circuit-limit"))
    if races is not None:
        if not 1 <= races <= MOST_RACES:
            raise TableError(Phrase("refuse-circuit-games", most=MOST_RACES))
        return Races(races)
    if hours is not None:
        if not 1 <= hours <= MOST_HOURS:
            raise TableError(Phrase("refuse-circuit-hours", most=MOST_HOURS))
        return Until(now + hours * 3_600.0)
    return Unlimited()


def name_of(given: str) -> str:
    """A circuit's name on one line. Raises TableError for one that is empty or too long."""
    name = " ".join("".join(char if char.isprintable() else " " for char in given).split())
    if not name:
        raise TableError(Phrase("refuse-circuit-nameless"))
    if len(name) > NAME:
        raise TableError(Phrase("refuse-circuit-name-long", most=NAME, length=len(name)))
    return name
