"""Compares two robots with statistical confidence: `python -m bot arena` plays paired deals until a
sequential test stops. A block is one deal, played twice with the seats of the levels swapped. A duel compares
a seat of one level with a seat of the other in the same game: the better place wins, and a tie counts as
half.
"""

import argparse
import math
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from statistics import fmean, quantiles, stdev

from bot.catalogue import TITLES
from bot.cli import simulate
from bot.engine.driver import Driver
from bot.engine.game import AnyAction, AnyView, Chance, Seat
from bot.title import Reflexes

USUAL = 400
"""The default maximum number of blocks."""
EVEN, WEAK, STRONG = 0.5, 0.50, 0.60
"""Shares of duels won. EVEN is that of equal levels. The test decides between WEAK and STRONG
(docs/robots.md, section 2).
"""
SURE = math.log(0.95 / 0.05)
"""The absolute value of the log-likelihood ratio at which the test stops, for error probabilities of 5 %."""
COLUMNS = (
    "seats",
    "blocks",
    "duels won (95 %)",
    "Elo (95 %)",
    "mean place",
    "wins",
    "test",
    "CPU ms, 95 of 100",
)


@dataclass(frozen=True, slots=True)
class Bout:
    """A comparison of two levels, which can be sent to another process."""

    game: str
    options: str
    seats: int
    seed: str
    levels: tuple[str, str]

    def order(self, number: int) -> simulate.Order:
        """Return the order for the games of one block. Raises Faulty if the bout is impossible."""
        levels = ",".join(self.levels)
        return simulate.ordered(
            simulate.title_of(self.game),
            options=self.options,
            seats=self.seats,
            games=2,
            seed=f"{self.seed}/{number}",
            drivers=levels,
        )


@dataclass(frozen=True, slots=True)
class DealResult:
    """The result of one block."""

    duels: float
    """The share of duels won by the first level."""
    places: tuple[float, float]
    """The mean place of each level."""
    wins: tuple[float, float]
    """The share of first places of each level."""
    thought: tuple[tuple[float, ...], tuple[float, ...]]
    """The CPU seconds of each decision, by level."""


@dataclass(slots=True)
class BoutTally:
    """The blocks of a bout so far."""

    blocks: list[DealResult] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Return the share of duels won by the first level."""
        return fmean(block.duels for block in self.blocks)

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the share, or 0 to 1 after a single block."""
        if len(self.blocks) < 2:
            return 0.0, 1.0
        half = simulate.NORMAL_95 * stdev(block.duels for block in self.blocks) / math.sqrt(len(self.blocks))
        return max(0.0, self.share - half), min(1.0, self.share + half)

    @property
    def evidence(self) -> float:
        """The log-likelihood ratio of "the first level wins STRONG of its duels" to "it wins WEAK of them",
        as in the generalised sequential test of chess engines. A block of maximum spread is added to the
        variance, because the first few blocks can all be equal.
        """
        share, number = self.share, len(self.blocks)
        variance = (sum((block.duels - share) ** 2 for block in self.blocks) + 0.25) / number
        return number * (STRONG - WEAK) * (2 * share - WEAK - STRONG) / (2 * variance)

    @property
    def verdict(self) -> str:
        """The verdict of the test on the first level: "stronger", "not", or "open" while it is undecided."""
        if abs(self.evidence) < SURE:
            return "open"
        return "stronger" if self.evidence > 0 else "not"


def main(argv: Sequence[str]) -> int:
    """Run `arena` with the arguments `argv`, and return the process's exit code."""
    return simulate.carry_out(_command, argv)


def _command(argv: Sequence[str]) -> None:
    args = _parser().parse_args(argv)
    levels = [name.strip() for name in args.levels.split(",")]
    if len(levels) < 2:
        raise simulate.Faulty("--levels needs two levels or more, with commas between.")
    bouts = [
        Bout(game=args.game, options=args.options, seats=args.seats, seed=args.seed, levels=pair)
        for pair in pairwise(levels)
    ]
    for bout in bouts:
        bout.order(0)
    for bout in bouts:
        tally = _fight(bout, args.blocks, args.processes)
        if args.table:
            _keep(args.table, simulate.title_of(bout.game).name, row(bout, tally))


def _fight(bout: Bout, most: int, processes: int) -> BoutTally:
    """Play blocks until the test stops, the limit is reached or Ctrl-C is pressed, and print the results."""
    tally = BoutTally()
    first, second = bout.levels
    print(
        f"{simulate.title_of(bout.game).name}: {first} against {second}, {bout.seats} seats, seed {bout.seed}"
    )
    try:
        for number, block in enumerate(blocks(bout, most, processes), 1):
            tally.blocks.append(block)
            print(f"block {number}: {block.duels:.3f}, so far {tally.share:.1%}", end=", ")
            print(f"evidence {tally.evidence:+.2f}", flush=True)
            if tally.verdict != "open":
                break
    except KeyboardInterrupt:
        if not tally.blocks:
            raise
    for name, text in zip(COLUMNS, row(bout, tally)[1:], strict=True):
        print(f"{name}: {text}")
    return tally


def blocks(bout: Bout, most: int, processes: int = 1) -> Iterator[DealResult]:
    """Yield the blocks of a bout in order. Raises Endless."""
    return simulate.in_order(partial(block_of, bout), range(most), processes)


def block_of(bout: Bout, number: int) -> DealResult:
    """Play both games of a block, and return the result."""
    order, thought = _timed(bout.order(number))
    duels: list[float] = []
    places: tuple[list[int], list[int]] = ([], [])
    wins = [0.0, 0.0]
    for shift in (0, 1):
        sides = tuple((seat + shift) % 2 for seat in range(bout.seats))
        ranked = simulate.one(order, order.seed, tuple(map(str, sides))).outcome.places
        for side, place in zip(sides, ranked, strict=True):
            places[side].append(place)
            wins[side] += (place == 1) / ranked.count(1) / 2
        duels += _duels(sides, ranked)
    first, second = map(tuple, thought)
    return DealResult(fmean(duels), (fmean(places[0]), fmean(places[1])), (wins[0], wins[1]), (first, second))


def _duels(sides: Sequence[int], places: Sequence[int]) -> Iterator[float]:
    """Yield the result of each pair of seats from different sides: 1 if side 0 has the better place, 1/2 for
    a tie, and 0 otherwise.
    """
    ranked = list(zip(sides, places, strict=True))
    for side, own in ranked:
        for rival, other in ranked:
            if (side, rival) == (0, 1):
                yield 1.0 if own < other else 0.5 if own == other else 0.0


def _timed(order: simulate.Order) -> tuple[simulate.Order, tuple[list[float], list[float]]]:
    """Return the order with timed robots, renamed "0" and "1", and the lists to which they add their
    times.
    """
    thought: tuple[list[float], list[float]] = ([], [])
    timed = {
        str(side): _timing(order.title.robots.drivers[level], thought[side])
        for side, level in enumerate(order.drivers)
    }
    reflexes = order.title.table.reflexes
    if reflexes is not None:
        reflexes = replace(reflexes, delay=_reading(reflexes, order.drivers))
    return replace(
        order,
        title=replace(
            order.title,
            robots=replace(order.title.robots, drivers=timed),
            table=replace(order.title.table, reflexes=reflexes),
        ),
    ), thought


def _reading(reflexes: Reflexes, levels: Sequence[str]) -> Callable[..., float | None]:
    """Return a function like `Reflexes.delay` for robots named "0" and "1"."""

    def delay(view: AnyView, chance: Chance, people: frozenset[Seat], side: str) -> float | None:
        return reflexes.delay(view, chance, people, levels[int(side)])

    return delay


def _timing(driver: Driver[AnyView, AnyAction], thought: list[float]) -> Driver[AnyView, AnyAction]:
    def choose(view: AnyView, actions: Sequence[AnyAction], chance: Chance) -> AnyAction:
        began = time.process_time()
        action = driver(view, actions, chance)
        thought.append(time.process_time() - began)
        return action

    return choose


def elo(share: float) -> float:
    """Return the difference in Elo for a share of duels won, which is infinite for 0 and 1."""
    if share in (0, 1):
        return math.copysign(math.inf, share - EVEN)
    return 400 * math.log10(share / (1 - share))


def row(bout: Bout, tally: BoutTally) -> tuple[str, ...]:
    """Return the bout as a row of a table: the levels, then COLUMNS."""
    (low, high), found = tally.interval, tally.blocks
    columns = [block.places for block in found], [block.wins for block in found]
    places, wins = ([fmean(side) for side in zip(*values, strict=True)] for values in columns)
    slow = [_slow([each for block in found for each in block.thought[side]]) for side in (0, 1)]
    return (
        f"{bout.levels[0]}, {bout.levels[1]}",
        str(bout.seats),
        str(len(found)),
        f"{tally.share:.1%} ({low:.1%} to {high:.1%})",
        f"{elo(tally.share):+.0f} ({elo(low):+.0f} to {elo(high):+.0f})",
        f"{places[0]:.2f}, {places[1]:.2f}",
        f"{wins[0]:.1%}, {wins[1]:.1%}",
        tally.verdict,
        f"{slow[0]:.1f}, {slow[1]:.1f}",
    )


def _slow(thought: Sequence[float]) -> float:
    """Return the 95th percentile of the decision times, in milliseconds."""
    return 1000 * (quantiles(thought, n=20)[-1] if len(thought) > 1 else thought[0])


def _keep(file: str, name: str, cells: tuple[str, ...]) -> None:
    """Write a row into the game's table in a Markdown file. Raises Faulty if the file cannot be read or
    written.
    """
    path = Path(file)
    try:
        lines = path.read_text().splitlines() if path.exists() else []
        path.write_text("\n".join(kept(lines, name, cells)) + "\n")
    except OSError as error:
        raise simulate.Faulty(f"Cannot write to {file}: {error.strerror or error}.") from error


def kept(lines: Sequence[str], name: str, cells: tuple[str, ...]) -> list[str]:
    """Return the lines of a Markdown file with the row in the game's table, as `_keep` writes it."""
    text = f"| {' | '.join(cells)} |"
    head = f"| {name} | {' | '.join(COLUMNS)} |"
    if head not in lines:
        return [*lines, *([""] if lines else []), head, f"|{'---|' * (len(COLUMNS) + 1)}", text]
    end = first = lines.index(head) + 2
    while end < len(lines) and lines[end].startswith("|"):
        end += 1
    same = f"| {cells[0]} | {cells[1]} |"
    rows = list(lines[first:end])
    at = next((at for at, each in enumerate(rows) if each.startswith(same)), len(rows))
    return [*lines[:first], *rows[:at], text, *rows[at + 1 :], *lines[end:]]


def _parser() -> argparse.ArgumentParser:
    parser = simulate.Parser(
        prog="python -m bot arena",
        description="Say which of two robots plays better, with as many games as that takes.",
        allow_abbrev=False,
    )
    parser.add_argument("game", help=f"the game's key: {', '.join(TITLES)}")
    parser.add_argument("--levels", default="", help="robots by key, with commas between: each and the next")
    parser.add_argument("--seats", type=simulate.count, default=2, help="how many seats each game has (2)")
    parser.add_argument(
        "--blocks", type=simulate.count, default=USUAL, help=f"the most deals that are played ({USUAL})"
    )
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same games (1)")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--processes", type=simulate.count, default=1, help="how many play side by side (1)")
    parser.add_argument("--table", metavar="FILE", help="keep each result as a row of this Markdown file")
    return parser
