"""Robots that sit down from the start: their names and their levels."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.driver import LEVELS
from bot.tables.errors import TableError
from bot.tables.ports import Rulebook
from bot.tables.records import Player

NAMES = (
    "Apex",
    "Bolt",
    "Clutch",
    "Dyno",
    "Etta Gasket",
    "Flux",
    "Grease Lightly",
    "Hubcap",
    "Ignatia",
    "Jack Stand",
    "Kelvin",
    "Lugnut",
)
_MARKS = {"learner": "•", "club": "••", "expert": "•••", "champion": "••••", "adaptive": "±"}
"""What stands before a robot's name in pictures: the stronger, the more dots."""


def levels(rulebook: Rulebook) -> tuple[str, ...]:
    """The keys of the robots that may sit down, from weak to strong."""
    return tuple(key for key in rulebook.drivers if key != "random") or (rulebook.robot,)


def robot(rulebook: Rulebook, players: tuple[Player, ...], level: str = "") -> Player:
    """A robot for the next free seat. level: its key; "": like the robot that came last, or the usual one.
    Raises TableError for a level that the game does not have.
    """
    last = next((player.driver for player in reversed(players) if player.person is None), None)
    level = level or last or rulebook.usual or rulebook.robot
    must_have(rulebook, level)
    return Player(_name(player.name for player in players), None, level)


def must_have(rulebook: Rulebook, level: str) -> None:
    """Raises TableError unless the game has robots of that level."""
    if level not in rulebook.drivers:
        *others, best = levels(rulebook)
        known = f"{', '.join(others)} and {best}" if others else best
        raise TableError(f"This game has no {level} robots: it has {known}.")


def named(player: Player) -> str:
    """The player's name; a robot's with its level."""
    robot = player.person is None and player.driver and not player.left
    return f"{player.name} ({player.driver})" if robot else player.name


def marked(player: Player) -> str:
    """The player's name; a robot's with a mark of its level, which needs little room."""
    mark = _MARKS.get(player.driver or "", "") if player.person is None and not player.left else ""
    return f"{mark} {player.name}".lstrip()


def strongest(rulebook: Rulebook) -> str:
    """The key of the best robot of that game."""
    return next((key for key in reversed(LEVELS) if key in rulebook.drivers), rulebook.robot)


def _name(taken: Iterable[str]) -> str:
    """The first robot's name that nobody at the table has."""
    others = set(taken)
    return next(each for each in NAMES if each not in others)
