"""Learns the weights of Rasant's robots for hands and actions by self-play, with least squares. `python -m
tools.studies.rasant_weights 3000 > weights.py` plays 3,000 games for each kind of weights, and prints
bot/games/rasant/robots/weights.py. It takes a quarter of an hour.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from bot.engine.driver import Driver
from bot.engine.game import Chance, Seat
from bot.engine.search import Budget
from bot.games.rasant import rules
from bot.games.rasant.robots import contest, features, value
from bot.games.rasant.robots.club_robot import club
from bot.games.rasant.robots.expert_robot import tried
from bot.games.rasant.robots.weights import ACTIONS, HANDS
from bot.games.rasant.rules.actions import Action
from bot.games.rasant.rules.model import Leading, Options, State, View

Robot: TypeAlias = Driver[View, Action]

TABLES = (2, 4, 2, 3, 2, 5, 2, 4)
"""The numbers of seats of consecutive games."""
ROW = 10
"""The maximum number of figures in a line of the module."""
TRIES = 6
"""On average, one in this many actions is random."""
TEACHER = Budget(playouts=12, widest=4, doubt=0.5)
"""The budget of the *expert* whose games teach the last weights."""


@dataclass(slots=True)
class Fit:
    """A least-squares fit to samples that are added one at a time."""

    squares: list[list[float]] = field(default_factory=list)
    sums: list[float] = field(default_factory=list)

    def add(self, row: Sequence[float], target: float) -> None:
        """Add a sample: a row of features, and the value that they should produce."""
        if not self.sums:
            self.squares, self.sums = [[0.0] * len(row) for _ in row], [0.0] * len(row)
        used = [(at, number) for at, number in enumerate(row) if number]
        for at, number in used:
            self.sums[at] += number * target
            line = self.squares[at]
            for other, factor in used:
                line[other] += number * factor

    def solved(self) -> tuple[float, ...]:
        """Return the weights, with a ridge penalty of 1, by Gauss-Jordan elimination."""
        size = len(self.sums)
        lines = [[*line, total] for line, total in zip(self.squares, self.sums, strict=True)]
        for at in range(size):
            lines[at][at] += 1.0
        for at, line in enumerate(lines):
            for other in lines:
                if other is not line and other[at]:
                    factor = other[at] / line[at]
                    other[:] = [one - factor * two for one, two in zip(other, line, strict=True)]
        return tuple(round(line[-1] / line[at], 2) for at, line in enumerate(lines))


def rounds(
    seats: int, seed: str, tries: int, robot: Robot = club
) -> Iterator[tuple[State, list[tuple[Seat, str, list[float]]]]]:
    """Yield a robot's game against itself, round by round: the state at the start, and the choices made in
    the round as seat, kind and row. Last comes the end of the game. tries: on average, one in this many
    choices is random, or 0 to record no choices.
    """
    state = began = rules.setup(Options(), seats, Chance(seed, 0)).state
    chosen: list[tuple[Seat, str, list[float]]] = []
    ply = 0
    while awaited := rules.awaits(state):
        (seat,), ply = awaited, ply + 1
        actions, luck = rules.legal(state, seat), Chance(f"{seed}:choices", ply)
        action = actions[0]
        if len(actions) > 1:
            view = rules.view(state, seat)
            dared = tries and luck.below(tries) == 0
            action = luck.pick(actions) if dared else robot(view, actions, luck)
            if tries:
                chosen.append((seat, features.kind(view), features.rows(view, [action])[0]))
        state = rules.apply(state, seat, action, luck).state
        if state.round != began.round and isinstance(state.phase, Leading) and not state.phase.passed:
            yield began, chosen
            began, chosen = state, []
    yield began, chosen
    yield state, []


def ahead(values: Sequence[float], seat: Seat) -> float:
    """Return the number of points by which a seat is ahead of the others' average. values: the points of each
    seat.
    """
    return values[seat] - (sum(values) - values[seat]) / (len(values) - 1)


def hands(
    games: int,
    name: str,
    robot: Robot,
    features_of: Callable[[State, Seat], tuple[float, ...]],
) -> dict[str, tuple[float, ...]]:
    """Return the weights that predict how many points a hand will gain on the others, by stage of the game.
    features_of: returns the features of a seat's hand.
    """
    fits: dict[str, Fit] = {}
    for number in range(games):
        seats = TABLES[number % len(TABLES)]
        *begun, (final, _) = rounds(seats, f"{name} {number}", 0, robot)
        for state, _ in begun:
            fit = fits.setdefault(value.stage(seats, late=not state.reserve), Fit())
            counted = [features_of(state, seat) for seat in range(seats)]
            won = [float(last - now) for last, now in zip(final.points, state.points, strict=True)]
            for seat in range(seats):
                row = [ahead(column, seat) for column in zip(*counted, strict=True)]
                fit.add(row, ahead(won, seat))
    return {stage: fits[stage].solved() for stage in sorted(fits)}


def actions(games: int) -> dict[str, tuple[float, ...]]:
    """Return the weights of features.rows that predict how many points an action will gain on the others, by
    kind of action.
    """
    fits: dict[str, Fit] = {}
    for number in range(games):
        states = list(rounds(TABLES[number % len(TABLES)], f"actions {number}", TRIES))
        for (state, chosen), (after, _) in pairwise(states):
            for seat, kind, row in chosen:
                target = value.value(after, seat) - ahead(state.points, seat)
                fits.setdefault(kind, Fit()).add(row, target)
    return {kind: fits[kind].solved() for kind in sorted(fits)}


def printed(name: str, what: str, found: dict[str, tuple[float, ...]]) -> Iterator[str]:
    """Yield the lines of a table of weights in Python, with its description."""
    yield f"{name}: dict[str, tuple[float, ...]] = {{"
    for key, numbers in found.items():
        told = [", ".join(map(str, numbers[at : at + ROW])) for at in range(0, len(numbers), ROW)]
        yield f'    "{key}": ({told[0] if len(told) == 1 else "".join(f"*({each}), " for each in told)}),'
    yield "}"
    yield f'"""{what}"""'


def main() -> None:
    """Learn the weights, and print the module that contains them."""
    count = int(sys.argv[1])
    HANDS.update(hands(count, "hands", club, value.features))
    ACTIONS.update(actions(count))
    print('"""What Rasant\'s robots have learnt. Made by `python -m tools.studies.rasant_weights', end="")
    print(f' {count}`: do not edit."""\n\nfrom __future__ import annotations\n')
    for line in printed("HANDS", "By stage: the weights of value.features.", HANDS):
        print(line)
    for line in printed("ACTIONS", "By kind of choice: the weights of features.rows.", ACTIONS):
        print(line)
    contests = hands(count, "contests", partial(tried, TEACHER), contest.features)
    for line in printed("CONTESTS", "By stage: the weights of contest.features.", contests):
        print(line)


if __name__ == "__main__":
    main()
