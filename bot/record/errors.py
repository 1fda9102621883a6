"""Why a record is refused."""

from bot.model.errors import TableError


class BrokenRecord(TableError):
    """A record cannot be read, or its game is against the rules. The text says why, in a sentence."""
