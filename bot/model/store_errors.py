"""The errors of a Store. Nothing is imported here, so that `check` starts quickly."""


class StoreAway(Exception):
    """Raised if the store cannot be reached, perhaps only for a while. It is unknown whether the request was
    carried out.
    """


class Displaced(StoreAway):
    """Raised if another process has taken over the database. This one must write nothing more, and end."""


class Outdated(Displaced):
    """Raised if a newer version has migrated the database."""


class Conflict(Exception):
    """Raised if something stored, such as a table, a lobby or a circuit, was changed since it was read."""
