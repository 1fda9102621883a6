"""Refusals of tables, lobbies and records: each text is a sentence for the player."""

from bot.locales.phrase import Phrase, Readable


class TableError(Readable):
    """A table or lobby refuses, and nothing changed. The text says why, and what to do instead."""


class NotSeated(TableError):
    """The person does not sit at this table."""


class NotAllowed(TableError):
    """Only the host, or someone with Manage Server, is allowed to do that."""


class LobbyClosed(TableError):
    """The lobby has started, was cancelled or has expired."""


class LobbyFull(TableError):
    """Every seat is taken."""


class Stale(TableError):
    """The press is outdated because the table has changed since the button was drawn. The answer shows its
    current state.
    """


MOVED_ON = Phrase("refuse-moved-on")
"""The answer to a press on a button that no longer exists."""


class Illegible(TableError):
    """The stored table or lobby is unreadable for this version, which leaves it unchanged."""

    def __init__(self) -> None:
        super().__init__(Phrase("refuse-stored-elsewhere"))


class RaceOver(TableError):
    """The press was made for a race of presses that is over."""


class TableOver(TableError):
    """The match has ended."""


class BrokenRecord(TableError):
    """A record cannot be read, or its game is against the rules. The text gives the reason in a sentence."""
