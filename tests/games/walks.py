"""Games of every title, played with fixed seeds for the contract tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.engine.game import Chance, Seat
from bot.engine.match import Match, Move, play, start
from bot.title import AnyTitle
from tests.games.hooks import hooks


@dataclass(frozen=True, slots=True)
class Ply:
    """A move of a game: the match before it, the move itself, and the match and the events after it."""

    before: Match[Any, Any]
    move: Move[Any]
    after: Match[Any, Any]
    events: tuple[Any, ...]


def variants(title: AnyTitle) -> tuple[Any, ...]:
    return hooks(title.key).options


def places(seats: int) -> Iterator[Seat | None]:
    """Yield every viewpoint on a table: None for a spectator, and each seat."""
    yield None
    yield from range(seats)


def random_game(title: AnyTitle, options: Any, seats: int, seed: str) -> Iterator[Ply]:
    """Yield the plies of a game in which all legal moves of the seats that must act are equally likely, until
    the match is over.
    """
    game, choices = title.rules.game, Random(seed)
    match, _ = start(game, options, seats, seed)
    while awaited := game.awaits(match.state):
        seat = choices.choice(sorted(awaited))
        yield (ply := taken(title, match, seat, choices.choice(game.legal(match.state, seat))))
        match = ply.after


def robot_game(title: AnyTitle, options: Any, seats: int, seed: str) -> Iterator[Ply]:
    """Yield the plies of a game between the title's robots. It is short, and reaches positions that random
    moves rarely reach.
    """
    game, drive = title.rules.game, title.robots.drivers[title.robots.substitute]
    match, _ = start(game, options, seats, seed)
    while awaited := game.awaits(match.state):
        seat = min(awaited)
        view, actions = game.view(match.state, seat), game.legal(match.state, seat)
        yield (ply := taken(title, match, seat, drive(view, actions, Chance(f"{seed}:robots", match.ply))))
        match = ply.after


Walk = Callable[[AnyTitle, Any, int, str], Iterator[Ply]]

_MADE: dict[tuple[Walk, str, Any, int, str], list[Ply]] = {}
"""The games played by `samples`, cached because many tests use the same ones. States share the parts that a
move leaves unchanged, so all games together take about 40 MB.
"""


def _again(walk: Walk, title: AnyTitle, options: Any, seats: int, seed: str) -> Iterator[Ply]:
    """Yield the plies of the game that `walk` plays with these arguments, and cache a game that is read to
    its end.
    """
    key = (walk, title.key, options, seats, seed)
    if key in _MADE:
        yield from _MADE[key]
        return
    made = list[Ply]()
    for ply in walk(title, options, seats, seed):
        made.append(ply)
        yield ply
    _MADE[key] = made


def chosen_game(title: AnyTitle, options: Any, seats: int, seed: str, choices: bytes) -> Iterator[Ply]:
    """Yield the plies of a game in which each byte chooses the seat and its action, until the bytes or the
    match end.
    """
    game = title.rules.game
    match, _ = start(game, options, seats, seed)
    for choice in choices:
        awaited = sorted(game.awaits(match.state))
        if not awaited:
            return
        seat = awaited[choice % len(awaited)]
        actions = game.legal(match.state, seat)
        yield (ply := taken(title, match, seat, actions[choice % len(actions)]))
        match = ply.after


def taken(title: AnyTitle, match: Match[Any, Any], seat: Seat, action: Any) -> Ply:
    after, events = play(title.rules.game, match, seat, action)
    assert after.ply <= title.rules.game.longest
    return Ply(match, Move(seat, action), after, events)


def samples(title: AnyTitle, every: int) -> Iterator[Ply]:
    """Yield plies of games of every variant and number of seats: in each game one of every n, where n is
    `every` times the number of variants, and the last one.
    """
    step = every * len(variants(title))
    for options in variants(title):
        for seats in title.rules.game.seats:
            for number, walk in enumerate((random_game, robot_game)):
                last = None
                for at, last in enumerate(_again(walk, title, options, seats, f"samples {seats}")):
                    if (at + number) % step == 0:
                        yield last
                if last is not None:
                    yield last
