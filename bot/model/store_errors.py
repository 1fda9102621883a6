"""The errors of a Store."""


class StoreAway(Exception):
    """Raised if the store cannot be reached, possibly only for a while. It is unknown whether the request was
    carried out.
    """


class Displaced(StoreAway):
    """Raised if another process has taken over the database. This process must not write any more, and must
    end.
    """


class Outdated(Displaced):
    """Raised if a newer version has migrated the database."""


class Conflict(Exception):
    """Raised if a stored value has changed since it was read, or if a new value exists already."""
