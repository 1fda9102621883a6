"""The content of the files with a person's data."""

from typing import Any

from bot.storage.exports import SqlExports


async def exported(exports: SqlExports, person: int) -> dict[str, Any]:
    """Return everything that is stored about a person, by the names used in the files."""
    found = dict[str, Any]()
    async for name, value in exports.of(person):
        if isinstance(value, list):
            found[name] = [*found.get(name, ()), *value]
        elif isinstance(value, dict):
            found[name] = {**(found.get(name) or {}), **value}
        else:
            found[name] = value
    return found
