"""Refusals of tables, lobbies and records: each text is a sentence for the player."""

from bot.locales.phrase import Phrase, Readable


class TableError(Readable):
    """A table or lobby refuses; nothing changed. The text says what is in the way, and what to do."""


class NotSeated(TableError):
    """The person does not sit at this table."""


class NotAllowed(TableError):
    """Only the host, or somebody with Manage Server, may do that."""


class LobbyClosed(TableError):
    """The lobby has started, was cancelled or has expired."""


class LobbyFull(TableError):
    """Every seat is taken."""


class Stale(TableError):
    """The press is outdated: the table has changed since the button was drawn. The answer shows its current
    state.
    """


class Illegible(TableError):
    """What is stored of the table or lobby cannot be read by this version; it stays as it is."""

    def __init__(self) -> None:
        super().__init__(Phrase("refuse-stored-elsewhere"))


class RaceOver(TableError):
    """The press was made for a race of presses that is over."""


class TableOver(TableError):
    """The match has ended."""


class BrokenRecord(TableError):
    """A record cannot be read, or its game is against the rules. The text says why, in a sentence."""
