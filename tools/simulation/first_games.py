"""First games: a person who follows a beginner's marks, against the robots of a first practice table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.engine.game import Chance, Seat
from bot.engine.match import Match, play, start
from bot.tables.automatic import plain_move
from bot.tables.robots import weakest
from bot.tables.solo import FIRST
from bot.tables.thinking_time import delay
from bot.tables.transitions import called
from bot.title import AnyTitle
from bot.ui.components import tag
from bot.ui.messages.choices import advised

SEATS = FIRST + 1
NAMES = ("Ann", "Apex", "Bolt")


@dataclass(frozen=True, slots=True)
class Pressed:
    """What one press of the person makes: these actions, and what `goes_on` makes of the view after them."""

    actions: tuple[Any, ...]
    goes_on: Callable[[Any], Any] | None = None


def places(title: AnyTitle, number: int) -> Iterator[int]:
    """The person's place in so many first games, on each seat in turn."""
    yield from (_place(title, game) for game in range(number))


def told(found: Sequence[int]) -> str:
    """The places in a line."""
    first, second = found.count(1), found.count(2)
    share = 100 * (first + second) / len(found)
    return (
        f"Newcomers who follow the marks, in {len(found)} first games against {FIRST} easy robots: first "
        f"{first}, second {second}, last {len(found) - first - second}; first or second in {share:.0f} %."
    )


def _place(title: AnyTitle, number: int) -> int:
    game, person = title.rules.game, number % SEATS
    match, _ = start(game, title.rules.options(), SEATS, f"first/{number}")
    while (outcome := game.outcome(match.state)) is None:
        plain = plain_move(title, match.state)
        if plain is not None:
            match, _ = play(game, match, *plain)
        elif called(title, match.state):
            match = _race(title, match, person)
        else:
            match = _turn(title, match, min(game.awaits(match.state)), person)
    return outcome.places[person]


def _turn(title: AnyTitle, match: Match[Any, Any], seat: Seat, person: Seat) -> Match[Any, Any]:
    """The match after one press of that seat."""
    game = title.rules.game
    view, actions = game.view(match.state, seat), game.legal(match.state, seat)
    if seat != person:
        return play(game, match, seat, _drive(title, weakest(title), match, seat))[0]
    pressed = follow(title, view, actions)
    ahead = list(pressed.actions)
    while ahead:
        match, _ = play(game, match, seat, ahead.pop(0))
        if not ahead and pressed.goes_on is not None and game.outcome(match.state) is None:
            then = pressed.goes_on(game.view(match.state, seat))
            ahead += [] if then is None else [then]
    return match


def follow(title: AnyTitle, view: Any, actions: Sequence[Any]) -> Pressed:
    """The press that is marked for a beginner; the only one where nothing is."""
    drive = title.robots.adviser or title.robots.drivers[title.robots.substitute]
    action = drive(view, actions, Chance("advice", 0))
    hint = advised(title, view, actions, NAMES, action)
    if hint is None:
        return Pressed((action,))
    combined = title.words.composites(view, NAMES) if title.words.composites is not None else ()
    found = next((each for each in combined if tag(each.key) == hint.choice), None)
    if found is not None:
        return Pressed(tuple(found.actions), found.goes_on)
    return Pressed((next(each for each in actions if tag(each) == hint.choice),))


def _race(title: AnyTitle, match: Match[Any, Any], person: Seat) -> Match[Any, Any]:
    """The match after the next press of a race, in which nothing is marked: the person is as slow as the
    robots are, and reads as a normal robot does.
    """
    game, level = title.rules.game, weakest(title)
    after = {seat: delay(title, match, seat, level) or 0.0 for seat in game.awaits(match.state)}
    seat = min(after, key=lambda each: (after[each], each))
    action = _drive(title, title.robots.substitute if seat == person else level, match, seat)
    if title.table.reflexes is not None and action in called(title, match.state):
        action = title.table.reflexes.stamped(action, round(after[seat] * 1000), ())
    return play(game, match, seat, action)[0]


def _drive(title: AnyTitle, level: str, match: Match[Any, Any], seat: Seat) -> Any:
    game, drive = title.rules.game, title.robots.drivers[level]
    return drive(
        game.view(match.state, seat),
        game.legal(match.state, seat),
        Chance(f"{match.seed}:drivers", match.ply),
    )
