"""First games of a person who follows the recommendations for beginners, against robots."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.cli.report import SECONDS
from bot.cli.simulate import chosen, next_press
from bot.engine.game import Chance, Seat
from bot.engine.match import AnyMatch, play, start
from bot.tables.automatic import only_move, plain_move
from bot.tables.opponents import FIRST
from bot.tables.robots import weakest
from bot.tables.views import targets_in
from bot.title import AnyTitle
from bot.ui.components import tag
from bot.ui.messages.choices import Offer, advised, offered
from bot.words import Label

SEATS = FIRST + 1
PAUSE = 1.2
"""The number of seconds that a robot's choice takes."""
NAMES = ("Ann", "Apex", "Bolt")


@dataclass(slots=True)
class FirstGame:
    """A first game: the person's place and presses, and its duration at a table."""

    place: int = 0
    presses: int = 0
    seconds: float = 0.0


def first_games(title: AnyTitle, number: int) -> Iterator[FirstGame]:
    """Yield `number` first games, with the person in each seat in turn."""
    yield from (_first_game(title, game) for game in range(number))


def told(found: Sequence[FirstGame]) -> str:
    """Return a sentence with the places, the presses and the duration of the games."""
    games, places = len(found), [game.place for game in found]
    first, second = places.count(1), places.count(2)
    presses = sum(game.presses for game in found) / games
    minutes = sum(game.seconds for game in found) / games / 60
    return (
        f"Newcomers who follow the marks, in {games} first games against {FIRST} easy robots: first {first}, "
        f"second {second}, last {games - first - second}; first or second in "
        f"{100 * (first + second) / games:.0f} %; {presses:.0f} presses, {minutes:.1f} minutes."
    )


def _first_game(title: AnyTitle, number: int) -> FirstGame:
    game, person, found = title.rules.game, number % SEATS, FirstGame()
    match, _ = start(game, title.rules.options(), SEATS, f"first/{number}")
    while (outcome := game.outcome(match.state)) is None:
        plain = plain_move(title, match.state)
        if plain is not None:
            match, _ = play(game, match, *plain)
        elif targets_in(title, match.state):
            match = _race(title, match, person, found)
        else:
            match = _turn(title, match, person, found)
    found.place = outcome.places[person]
    return found


def _turn(title: AnyTitle, match: AnyMatch, person: Seat, found: FirstGame) -> AnyMatch:
    """Return the match after the next decision, and add the time and the presses to `found`."""
    game = title.rules.game
    seat = min(game.awaits(match.state))
    if seat != person:
        found.seconds += PAUSE
        return play(game, match, seat, chosen(title, match, seat, weakest(title)))[0]
    view, actions = game.view(match.state, seat), game.legal(match.state, seat)
    pressed = follow(title, view, actions)
    if only_move(title, match.state, seat) is None:
        found.presses, found.seconds = found.presses + 1, found.seconds + SECONDS
    ahead = list(pressed.actions)
    while ahead:
        match, _ = play(game, match, seat, ahead.pop(0))
        if not ahead and pressed.goes_on is not None and game.outcome(match.state) is None:
            then = pressed.goes_on(game.view(match.state, seat))
            ahead += [] if then is None else [then]
    return match


def follow(title: AnyTitle, view: Any, actions: Sequence[Any]) -> Offer:
    """Return the choice that is recommended to a beginner, or else the action of a good robot."""
    drive = title.robots.adviser or title.robots.drivers[title.robots.substitute]
    action = drive(view, actions, Chance("advice", 0))
    hint = advised(title, view, actions, NAMES, action)
    if hint is None:
        return Offer(tag(action), Label(""), (action,))
    choices = offered(title, view=view, actions=actions, names=NAMES)
    return next(each for each in choices if each.tag == hint.choice)


def _race(title: AnyTitle, match: AnyMatch, person: Seat, found: FirstGame) -> AnyMatch:
    """Return the match after the next press of a race, and add the person's press and its time to `found`."""
    level = weakest(title)
    seat, at = next_press(title, match, [level] * SEATS)
    if seat == person:
        found.presses, found.seconds = found.presses + 1, found.seconds + at / 1000
    driver = title.robots.substitute if seat == person else level
    return play(title.rules.game, match, seat, chosen(title, match, seat, driver, at))[0]
