"""Robots that have a seat from the start: their names, cars and levels."""

from collections.abc import Callable, Iterable
from dataclasses import replace

from bot.engine.driver import LEVELS
from bot.league.names import alike
from bot.locales.phrase import Locale, Phrase, say
from bot.model.errors import TableError
from bot.model.snapshots import AnySnapshot, Player
from bot.title import AnyTitle as Title
from bot.words.player_car import COLOURS, ROBOT, PlayerCar, fitted

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
_NUMBERS = (11, 99, 3, 42, 8, 21, 7, 64, 5, 88, 13, 36)
"""The number of each robot's car."""


def levels(title: Title) -> tuple[str, ...]:
    """Return the keys of the available robot levels, from weakest to strongest, followed by an adaptive one
    if there is any.
    """
    return tuple(key for key in title.robots.drivers if key != "random") or (title.robots.substitute,)


def robot(title: Title, players: tuple[Player, ...], level: str = "") -> Player:
    """Return a robot for the next free seat. level: its key, or "" for the level of the robot added last, or
    the default one. Raises TableError if the game lacks the level.
    """
    last = next((player.robot for player in reversed(players) if player.person is None), None)
    level = level or last or title.robots.usual or title.robots.substitute
    must_have(title, level)
    return Player(_name(player.name for player in players), None, level)


def with_robots(title: Title, host: Player, robots: Iterable[str]) -> tuple[Player, ...]:
    """Return the host, followed by robots of the given levels. Raises TableError, like `robot`."""
    players: tuple[Player, ...] = (host,)
    for level in robots:
        players = (*players, robot(title, players, level))
    return players


def robot_car(name: str) -> PlayerCar:
    """Return the car of a robot, which depends only on its name."""
    at = NAMES.index(name) if name in NAMES else len(name)
    return PlayerCar(at % len(COLOURS), _NUMBERS[at % len(_NUMBERS)], ROBOT)


def temper(name: str) -> Phrase:
    """Return a description of a robot's character, to be shown after its name."""
    return Phrase("robot-temper", robot=name.casefold().replace(" ", "-"))


def with_cars(players: Iterable[Player], car_of: Callable[[int], PlayerCar]) -> tuple[Player, ...]:
    """Return the players with their cars, which people choose before robots, in the given order. car_of:
    returns a person's car.
    """
    dealt, cars = list(players), list[PlayerCar]()
    for at in sorted(range(len(dealt)), key=lambda at: dealt[at].person is None):
        player = dealt[at]
        wanted = robot_car(player.name) if player.person is None else car_of(player.person)
        cars.append(fitted(wanted, cars))
        dealt[at] = replace(player, car=cars[-1])
    return tuple(dealt)


def must_have(title: Title, level: str) -> None:
    """Raise TableError unless the game has robots of the given level."""
    if level not in title.robots.drivers:
        known = [level_name(each) for each in levels(title)]
        raise TableError(Phrase("refuse-level-unknown", level=level_name(level), levels=known))


def level_name(level: str) -> Phrase:
    """Return the name of a robot level, given its key."""
    return Phrase("level", level=level)


def named(player: Player, locale: Locale) -> str:
    """Return the player's name, followed by the level for a robot."""
    robot = player.person is None and player.robot and not player.left
    return say("robot", locale, name=player.name, level=player.robot or "") if robot else player.name


def weakest(title: Title) -> str:
    """Return the key of the game's weakest level of robots."""
    return next((key for key in LEVELS if key in title.robots.drivers), title.robots.substitute)


def next_level(title: Title, last: AnySnapshot, person: int) -> str:
    """Return the level that suits a person after their last match, at most one level above or below that of
    its strongest robot. In a game with adaptive robots, it is the adaptive level.
    """
    if title.robots.usual:
        return title.robots.usual
    met = [each.robot for each in last.players if each.person is None and each.robot in LEVELS]
    if not met:
        return title.robots.substitute
    known = [each for each in LEVELS if each in title.robots.drivers]
    at = max(known.index(title.robots.present(each)) for each in met if each)
    outcome = title.rules.game.outcome(last.match.state)
    if outcome is not None:
        place = outcome.places[next(seat for seat, each in enumerate(last.players) if each.person == person)]
        at += (place == 1) - (place == max(outcome.places))
    return known[max(0, min(at, len(known) - 1))]


def strongest(title: Title) -> str:
    """Return the key of the game's strongest level of robots."""
    return next((key for key in reversed(LEVELS) if key in title.robots.drivers), title.robots.substitute)


def _name(taken: Iterable[str]) -> str:
    """Return the first of NAMES that looks unlike all names in use."""
    used = list(taken)
    return next(each for each in NAMES if not any(alike(each, name) for name in used))
