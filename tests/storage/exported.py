"""What a person would find in the files with their data."""

from typing import Any

from bot.storage.exports import SqlExports


async def exported(exports: SqlExports, person: int) -> dict[str, Any]:
    """Everything that is stored about them, by its name, as the files have it."""
    found = dict[str, Any]()
    async for name, value in exports.of(person):
        if isinstance(value, list):
            found[name] = [*found.get(name, ()), *value]
        elif isinstance(value, dict):
            found[name] = {**(found.get(name) or {}), **value}
        else:
            found[name] = value
    return found
