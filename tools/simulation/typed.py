"""The commands that a person can type, with any of their options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

from bot.sandbox.commands import BOOLEAN, GROUP, INTEGER, ROLE, STRING, SUB, USER, USER_MENU
from bot.sandbox.components import PEOPLE, ROLES
from bot.sandbox.model import Guild
from bot.tables.share_codes import code_of
from tests import held

if TYPE_CHECKING:
    from tools.simulation.evening import Evening

TEXTS = ("A1 B1 C1", "three", "*_~`|>", "", "what?", "42")
"""The texts that are typed into forms."""
QUIET: Mapping[str, str] = {"begin": "22:00", "end": "6:00", "zone": "Europe/Berlin"}
"""The quiet hours that are filled in."""
SOON = 300.0
"""The number of seconds until the start of a race night that a form plans."""
STRINGS: Mapping[str, Sequence[str]] = {
    "name": ("Cup 0", "Cup 1", "Cup 2", "  Cup\t1 ", "*_~`|>[x](y)<@1>@everyone"),
}
_NUMBERS: Mapping[str, Sequence[int]] = {
    "races": (1, 1, 1, 2, 0),
    "hours": (1, 1, 0),
    "robots": (0, 0, 1, 1, 2, 3),
}
_OFTEN = {"pace": ("live", "live", "live", "relaxed", "none")}
"""The values of options for which some choices are made more often than others."""


def offered(part: Mapping[str, Any], guild: Guild) -> Sequence[str]:
    """Return the values that a menu offers, or an empty sequence for a button."""
    of_discord: Mapping[int, Iterable[int]] = {PEOPLE: guild.members, ROLES: guild.roles}
    if part["type"] in of_discord:
        return [str(id) for id in of_discord[part["type"]]]
    return [each["value"] for each in part.get("options") or ()]


@dataclass(frozen=True)
class Command:
    """A command without subcommands. options: the options as Discord's JSON, by name. menu: whether it is
    chosen in the context menu of a user.
    """

    name: str
    options: Mapping[str, Mapping[str, Any]]
    menu: bool = False

    @property
    def starts(self) -> bool:
        """Return whether the command opens a lobby."""
        return self.name.endswith(" start")


def commands(evening: Evening) -> list[Command]:
    """Return every command in the server, sorted by name."""
    known = evening.venue.world.known_commands(evening.venue.guild)
    return sorted((each for command in known for each in _leaves(command, "")), key=lambda each: each.name)


def _leaves(node: Mapping[str, Any], path: str) -> Iterator[Command]:
    name, options = f"{path} {node['name']}".lstrip(), node.get("options") or []
    inside = [option for option in options if option["type"] in (SUB, GROUP)]
    for option in inside:
        yield from _leaves(option, name)
    if not inside:
        yield Command(name, {option["name"]: option for option in options}, node.get("type") == USER_MENU)


async def filled(command: Command, evening: Evening, luck: Random) -> dict[str, Any]:
    """Return values for all required options and some of the others. Raises KeyError like `_values`."""
    given = {}
    for name, option in command.options.items():
        if option.get("required") or luck.random() < _share(name):
            values = await _values(name, option, evening)
            if values:
                given[name] = luck.choice(values)
    return given


def _share(name: str) -> float:
    return {"pace": 0.9, "circuit": 0.7, "deal": 0.15, "table": 0.3, "hours": 0.2, "open": 0.2}.get(name, 0.5)


async def _values(name: str, option: Mapping[str, Any], evening: Evening) -> Sequence[Any]:
    """Return the values that a person can choose for an option. Raises KeyError for an option that needs a
    row in _NUMBERS or STRINGS.
    """
    choices = [choice["value"] for choice in option.get("choices") or ()]
    if choices:
        return _OFTEN.get(name, choices)
    kind = option["type"]
    if kind == BOOLEAN:
        return (False, True)
    if kind == USER:
        return [person.id for person in evening.cast]
    if kind == ROLE:
        return [evening.venue.guild.id, *evening.venue.guild.roles]
    if kind == INTEGER:
        return _NUMBERS[name]
    assert kind == STRING
    registry = evening.bot.registry
    match name:
        case "circuit":
            return [each.name for each in await registry.circuits.running_in(evening.venue.guild.id)]
        case "table":
            return [*held.tables(registry), *held.lobbies(registry), "zzzzz"]
        case "deal":
            return [
                *map(code_of, (table.snapshot for table in held.tables(registry).values())),
                "p1-zzzzz-0123456789",
            ]
        case _:
            return STRINGS[name]


def choices(command: Command) -> Iterator[str]:
    """Yield everything that can be chosen in a command, one line each: the command, its options, and their
    choices.
    """
    yield f"/{command.name}"
    for name, option in command.options.items():
        yield f"/{command.name} {name}"
        for choice in option.get("choices") or ():
            yield f"/{command.name} {name}={choice['value']}"


def chosen(name: str, options: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines that stand for a typed command, in the form of `choices`."""
    yield f"/{name}"
    for key, value in options.items():
        yield from (f"/{name} {key}", f"/{name} {key}={value}")
