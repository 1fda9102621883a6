"""Robots that sit down from the start: their names and their levels."""

from __future__ import annotations

from collections.abc import Iterable
from math import log2
from typing import Any

from bot.engine.chance import Chance
from bot.engine.driver import LEVELS
from bot.engine.game import Seat
from bot.tables.errors import TableError
from bot.tables.ports import Rulebook
from bot.tables.records import Player, TableRecord
from bot.tables.views import view_of

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

_PLAIN, _HARD, _SLOWEST = 0.5, 0.35, 2.2
"""A robot takes that share of its usual pause where it has no choice, so much more for each doubling of what
there is to choose, and so many times its pause at the most."""


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


def pondered(record: TableRecord[Any, Any, Any, Any], rulebook: Rulebook, seat: Seat) -> float:
    """How many times its usual pause a robot takes for what it is to decide: as people do, little for what
    is plain, and longer the more there is to choose, as far as everybody can see it: of what lies hidden it
    must not tell. Where no clock runs it never takes longer than usual.
    """
    luck = Chance(f"{record.match.seed}/pause/{seat}", record.match.counts[seat])
    humour = (75 + luck.below(51)) / 100
    choices = _choices(record, rulebook, seat, luck)
    times = 1.0 if choices is None else min(_SLOWEST, _PLAIN + _HARD * log2(max(1, choices)))
    return min(1.0, times * humour) if record.pace == "none" else times * humour


def _choices(
    record: TableRecord[Any, Any, Any, Any], rulebook: Rulebook, seat: Seat, luck: Chance
) -> int | None:
    """How many choices the seat has; where players hold cards, how many it has in a state that looks like
    this to a spectator, dealt anew; None: nobody can say.
    """
    game, state = rulebook.game, record.match.state
    if _hides(record, rulebook, seat):
        if rulebook.guess is None:
            return None
        state = rulebook.guess(view_of(game, state, None), luck)
    return len(game.legal(state, seat))


def _hides(record: TableRecord[Any, Any, Any, Any], rulebook: Rulebook, seat: Seat) -> bool:
    """Does any player hold cards, from which it follows what there is to choose?"""
    if rulebook.sight is None:
        return False
    seats = (seat, *range(len(record.players)))
    views = (view_of(rulebook.game, record.match.state, each) for each in seats)
    return any(any(True for _ in rulebook.sight.hand(view)) for view in views)


def _name(taken: Iterable[str]) -> str:
    """The first robot's name that nobody at the table has."""
    others = set(taken)
    return next(each for each in NAMES if each not in others)
