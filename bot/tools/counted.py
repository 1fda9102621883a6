"""Counts with their nouns, for hosts."""


def many(count: float, one: str, more: str = "") -> str:
    """A count with its noun."""
    return f"{count:g} {one if count == 1 else more or f'{one}s'}"
