"""How long Gear & Piston lasts, and what its cars are worth: games of its robots, for the House counts.

`python -m tests.bench.piston_balance` prints the table of docs/rules/gear-and-piston.md, section 2;
`python -m tests.bench.piston_balance 20` plays so many games for each number of players.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from statistics import fmean

from bot.catalogue import TITLES
from bot.games.gear_and_piston import rules as piston
from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.model import Options, State
from bot.simulate import Order, games

GAMES = 200


@dataclass(slots=True)
class Tally:
    """What is counted over some games: the rounds of each; for each car its parts that are no scrap, its
    scraps and its score; the games that a car of twelve ended.
    """

    rounds: list[int] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    scraps: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    twelve: int = 0

    def note(self, state: State, scores: tuple[int | None, ...]) -> None:
        """Count a game that is over."""
        self.rounds.append(state.round)
        self.twelve += state.ended == "car"
        self.scores += [score or 0 for score in scores]
        for car in state.cars:
            scraps = sum(part.stock == "scrap" for part in parts(car))
            self.scraps.append(scraps)
            self.own.append(len(parts(car)) - scraps)


def main() -> None:
    """Print the table as Markdown."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print("| players | games | rounds | parts a car | scraps a car | score | ended by a car of twelve |")
    print("|---|---|---|---|---|---|---|")
    for seats in piston.seats:
        print(row(seats, measured(seats, count)), flush=True)


def measured(seats: int, count: int) -> Tally:
    """What so many games of the robot come to."""
    tally = Tally()
    title = TITLES["gear_and_piston"]
    for played in games(Order(title, Options(), seats, count, "balance", (title.robot,))):
        tally.note(played.match.state, played.outcome.scores)
    return tally


def row(seats: int, tally: Tally) -> str:
    """The line of the table."""
    count = len(tally.rounds)
    means = (tally.rounds, tally.own, tally.scraps, tally.scores)
    figures = " | ".join(f"{fmean(values):.1f}" for values in means)
    return f"| {seats} | {count} | {figures} | {tally.twelve / count:.0%} |"


if __name__ == "__main__":
    main()
