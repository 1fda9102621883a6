"""The length of Gear & Piston, and the scores of its cars: games of its robots, for the House counts.

`python -m tests.studies.piston_balance` prints the table of docs/rules/gear-and-piston.md, section 2; `python
-m tests.studies.piston_balance 20` plays 20 games for each number of players and robot; with `jump_row` as a
second argument they are of that variant.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from statistics import fmean

from bot.catalogue import TITLES
from bot.games.gear_and_piston import rules as piston
from bot.games.gear_and_piston.rules.car import parts
from bot.games.gear_and_piston.rules.model import Options, State
from bot.tools.simulate import Order, games

GAMES = 200
ROBOTS = ("club", "expert")


@dataclass(slots=True)
class Tally:
    """The counts of some games: the rounds of each; for each car its parts without scrap, its scraps and its
    score; the games ended by a car of twelve.
    """

    rounds: list[int] = field(default_factory=list)
    own: list[int] = field(default_factory=list)
    scraps: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    twelve: int = 0

    def note(self, state: State, scores: tuple[int | None, ...]) -> None:
        """Count a finished game."""
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
    options = Options(jump_row="jump_row" in sys.argv)
    means = "rounds | parts a car | scraps a car | score"
    print(f"| players | robots | games | {means} | ended by a car of twelve |")
    print("|---|---|---|---|---|---|---|---|")
    for seats in piston.seats:
        for robot in ROBOTS:
            print(row(seats, robot, measured(seats, count, robot, options)), flush=True)


def measured(seats: int, count: int, robot: str, options: Options) -> Tally:
    """The counts of that many games of that robot."""
    tally = Tally()
    title = TITLES["gear_and_piston"]
    for played in games(Order(title, options, seats, count, "balance", (robot,))):
        tally.note(played.match.state, played.outcome.scores)
    return tally


def row(seats: int, robot: str, tally: Tally) -> str:
    """The line of the table."""
    count = len(tally.rounds)
    means = (tally.rounds, tally.own, tally.scraps, tally.scores)
    figures = " | ".join(f"{fmean(values):.1f}" for values in means)
    return f"| {seats} | {robot} | {count} | {figures} | {tally.twelve / count:.0%} |"


if __name__ == "__main__":
    main()
