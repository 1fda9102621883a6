"""The errors whose text a player reads."""

from bot.locales.phrase import Phrase, Readable


class TableError(Readable):
    """Raised if an action is refused and has changed nothing. The text gives the reason in one or two
    sentences.
    """


class NotSeated(TableError):
    """Raised if the person has no seat at the table."""


class NotAllowed(TableError):
    """Raised if the person is not allowed to do this."""


class LobbyClosed(TableError):
    """Raised if the lobby has started, was cancelled or has expired."""


class LobbyFull(TableError):
    """Raised if every seat is taken, or if the game has too few seats for the requested robots."""


class Stale(TableError):
    """Raised if a press is outdated, or if a change has failed after several write conflicts."""


MOVED_ON = Phrase("refuse-moved-on")
"""The answer to an outdated press."""


class Illegible(TableError):
    """Raised if this version cannot read stored data, such as a table or lobby."""

    def __init__(self) -> None:
        super().__init__(Phrase("refuse-stored-elsewhere"))


class RaceOver(TableError):
    """Raised if the press was made for a race of presses that is over."""


class TableOver(TableError):
    """Raised if the match has ended."""


class BrokenRecord(TableError):
    """Raised if a record cannot be read or written, or if its game breaks the rules. The text gives the
    reason in one sentence.
    """
