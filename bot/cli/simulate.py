"""Plays games without Discord and without a database, to examine rules and robots: `python -m bot
simulate`.
"""

import argparse
import math
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from statistics import fmean, median, stdev
from typing import Any, NoReturn, TypeVar

from pydantic import TypeAdapter, ValidationError
from rich.console import Console
from rich.progress import track

from bot.catalogue import INSTALLED, TITLES
from bot.cli.report import SimulatedGame, many, table, totals
from bot.engine.game import AnyAction, AnyOptions, Chance, Outcome, Seat
from bot.engine.match import AnyMatch, Move, play, start
from bot.locales.phrase import ENGLISH, spoken
from bot.record.game import logged
from bot.record.notation import lines
from bot.storage.codecs import Codec, codec
from bot.tables.thinking_time import delay
from bot.tables.views import targets_in
from bot.title import AnyTitle

FAULTY = 2
"""The exit code if the command is invalid."""
ENDLESS = 1
"""The exit code if a game was not over after `Game.longest` moves."""
UNREAD = 141
"""The exit code if the reader of the output has closed the pipe, as in shells after SIGPIPE."""
STOPPED = 130
"""The exit code after Ctrl-C."""
USUAL = 100
"""The default number of games."""
REPORTED = 200
"""The default number of games in a report for each number of players."""
NORMAL_95 = 1.959964
"""The number of standard deviations on each side of the mean that cover 95 % of a normal distribution."""

T = TypeVar("T")

_ANY = TypeAdapter(Any)


class Faulty(Exception):
    """Raised for an invalid command. The text gives the reason in one sentence."""


class Endless(Exception):
    """Raised if a game is not over after `Game.longest` moves."""


@dataclass(frozen=True, slots=True)
class Order:
    """The games to play. games: the number of games. seed: determines the deals and the robots' random
    numbers. drivers: the keys of the robots.
    """

    title: AnyTitle
    options: AnyOptions
    seats: int
    games: int
    seed: str
    drivers: tuple[str, ...]


@dataclass(slots=True)
class SimulationTally:
    """The totals of the games played: their lengths in moves, and the places of each robot."""

    lengths: list[int] = field(default_factory=list)
    places: dict[str, list[int]] = field(default_factory=dict)

    def note(self, played: SimulatedGame) -> None:
        """Add one game to the totals."""
        self.lengths.append(len(played.moves))
        for driver, place in zip(played.drivers, played.outcome.places, strict=True):
            self.places.setdefault(driver, []).append(place)


def main(argv: Sequence[str]) -> int:
    """Run `simulate` with the arguments `argv`, and return the process's exit code."""
    return carry_out(_command, argv)


def _command(argv: Sequence[str]) -> None:
    args = _parser().parse_args(argv)
    if args.report:
        _report(args)
        return
    order = _order(args, args.seats or title_of(args.game).rules.game.seats[-1])
    if args.states and args.json is None:
        raise Faulty("--states needs --json FILE, which the states are written to.")
    _simulate(order, args.json, states=args.states)


def carry_out(command: Callable[[Sequence[str]], None], argv: Sequence[str]) -> int:
    """Run a command with the arguments `argv`, and return the process's exit code."""
    try:
        command(argv)
        sys.stdout.flush()
    except BrokenPipeError:
        # Nobody reads the output any more, so discard the rest.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return UNREAD
    except Faulty as error:
        print(error, file=sys.stderr)
        return FAULTY
    except Endless as error:
        print(error, file=sys.stderr)
        return ENDLESS
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return STOPPED
    return 0


def games(order: Order, *, states: bool = False) -> Iterator[SimulatedGame]:
    """Play the games of an order one by one. The robots move on by one seat from game to game. Raises
    Endless.
    """
    for number in range(order.games):
        drivers = tuple(order.drivers[(seat + number) % len(order.drivers)] for seat in range(order.seats))
        yield one(order, f"{order.seed}/{number}", drivers, states=states)


def one(order: Order, seed: str, drivers: tuple[str, ...], *, states: bool = False) -> SimulatedGame:
    """Play one game from a seed, with a robot in each seat. Raises Endless."""
    game = order.title.rules.game
    match, _ = start(game, order.options, order.seats, seed)
    moves: list[Move[AnyAction]] = []
    seen = [match.state] if states else []
    while (outcome := game.outcome(match.state)) is None:
        if match.ply >= game.longest:
            raise Endless(f"The game with seed {seed} was not over after {game.longest} moves.")
        racing = targets_in(order.title, match.state)
        seat, at = next_press(order.title, match, drivers) if racing else (min(game.awaits(match.state)), 0)
        action = chosen(order.title, match, seat, drivers[seat], at)
        match, _ = play(game, match, seat, action)
        moves.append(Move(seat, action))
        if states:
            seen.append(match.state)
    return SimulatedGame(
        match=match, drivers=drivers, moves=tuple(moves), states=tuple(seen), outcome=outcome
    )


def in_order(work: Callable[[int], T], numbers: Iterable[int], processes: int) -> Iterator[T]:
    """Yield the results of `work` for the numbers, in their order. processes: the number of processes, or 1
    to do the work in this one.
    """
    if processes == 1:
        yield from map(work, numbers)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"))
    try:
        yield from pool.map(work, numbers)
    finally:
        pool.shutdown(cancel_futures=True)


def chosen(title: AnyTitle, match: AnyMatch, seat: Seat, driver: str, at: int = 0) -> AnyAction:
    """Return the action that a robot takes in a seat. driver: the robot's key. at: the millisecond of the
    press in a race of presses.
    """
    game = title.rules.game
    luck = Chance(f"{match.seed}:drivers", match.ply)
    action: AnyAction = title.robots.drivers[driver](
        game.view(match.state, seat), game.legal(match.state, seat), luck
    )
    if title.table.reflexes is not None and action in targets_in(title, match.state):
        return title.table.reflexes.stamped(action, at, ())
    return action


def next_press(title: AnyTitle, match: AnyMatch, drivers: Sequence[str]) -> tuple[Seat, int]:
    """Return the seat that presses next in a race of presses, and its reaction time in milliseconds."""
    after = {
        seat: delay(title, match, seat, drivers[seat]) or 0.0 for seat in title.rules.game.awaits(match.state)
    }
    first = min(after, key=lambda seat: (after[seat], seat))
    return first, round(after[first] * 1000)


def line(title: AnyTitle, played: SimulatedGame) -> bytes:
    """Return one game as a line of JSON, with options and states as in storage, and moves as in records."""
    form: Codec = codec(title)
    match = played.match
    fields = {
        "game": _ANY.dump_json(title.key),
        "options": form.options.dump_json(match.options),
        "seats": _ANY.dump_json(match.seats),
        "seed": _ANY.dump_json(match.seed),
        "drivers": _ANY.dump_json(played.drivers),
        "moves": _ANY.dump_json(tuple(lines(title.rules.action, logged(played.moves)))),
        "outcome": _ANY.dump_json(_in_english(played.outcome)),
    }
    if played.states:
        fields["states"] = _list(map(form.state.dump_json, played.states))
    return b"{%s}\n" % b",".join(b'"%s":%s' % (name.encode(), value) for name, value in fields.items())


def _in_english(outcome: Outcome) -> Outcome:
    return replace(
        outcome, sheet=tuple(replace(each, reason=spoken(each.reason, ENGLISH)) for each in outcome.sheet)
    )


def _list(items: Iterable[bytes]) -> bytes:
    return b"[%s]" % b",".join(items)


def _simulate(order: Order, path: str | None, *, states: bool) -> None:
    """Play the games, write each to the file at `path` (if any), and print a summary."""
    tally = SimulationTally()
    began = time.perf_counter()
    bar = track(
        games(order, states=states),
        description=order.title.name,
        total=order.games,
        console=Console(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )
    if path is None:
        for played in bar:
            tally.note(played)
    else:
        _record(bar, order.title, tally, path)
    for text in summary(order, tally, time.perf_counter() - began):
        print(text)


def _report(args: argparse.Namespace) -> None:
    """Print the report for --seats players, or for each possible number of players. Raises Faulty and
    Endless.
    """
    title = title_of(args.game)
    orders = [_order(args, seats) for seats in ([args.seats] if args.seats else title.rules.game.seats)]
    for text in table([totals(title, order.seats, games(order, states=True)) for order in orders]):
        print(text)


def _record(bar: Iterable[SimulatedGame], title: AnyTitle, tally: SimulationTally, path: str) -> None:
    """Write the games to a file. Raises Faulty if that fails, and Endless."""
    try:
        with open(path, "wb") as file:
            for played in bar:
                tally.note(played)
                file.write(line(title, played))
    except OSError as error:
        raise Faulty(f"Cannot write to {path}: {error.strerror or error}.") from error


def summary(order: Order, tally: SimulationTally, seconds: float) -> Iterator[str]:
    """Yield the summary of the games, line by line."""
    lengths = tally.lengths
    yield f"{order.title.name}: {many(order.games, 'game')} of {order.seats} seats, seed {order.seed}"
    yield f"speed: {order.games / seconds:.1f} games per second"
    yield (
        f"moves per game: mean {fmean(lengths):.1f}, median {median(lengths):g}, "
        f"{min(lengths)} to {max(lengths)}"
    )
    width = max(len("driver"), *map(len, tally.places))
    yield f"{'driver':{width}}  {'seated':>7}  {'wins (95 %)':24}  mean place (95 %)"
    for driver in dict.fromkeys(order.drivers):
        places = tally.places.get(driver, [])
        if not places:
            yield f"{driver:{width}}  {0:7}"
            continue
        wins = sum(place == 1 for place in places)
        low, high = wilson(wins, len(places))
        won = f"{wins / len(places):.1%} ({low:.1%} to {high:.1%})"
        mean, half = fmean(places), spread(places)
        placed = f"{mean:.2f} ({mean - half:.2f} to {mean + half:.2f})"
        yield f"{driver:{width}}  {len(places):7}  {won:24}  {placed}"


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a probability after `wins` in `games` (Wilson's score
    interval).
    """
    share, square = wins / games, NORMAL_95**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread(values: Sequence[int]) -> float:
    """Return half the width of the 95 % confidence interval of the mean, or 0 for a single value."""
    return NORMAL_95 * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0


class Parser(argparse.ArgumentParser):
    """An argument parser that reports an error in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Raise Faulty with argparse's message."""
        raise Faulty(f"{message[:1].upper()}{message[1:]}.")


def _parser() -> argparse.ArgumentParser:
    parser = Parser(
        prog="python -m bot simulate",
        description="Play games between robots and say how they went.",
        allow_abbrev=False,
    )
    parser.add_argument("game", help=f"the game's key: {', '.join(TITLES)}")
    parser.add_argument("--seats", type=count, help="how many seats each game has (as many as it takes)")
    parser.add_argument("--games", type=count, help="how many games to play (100; for a report 200)")
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same games (1)")
    parser.add_argument("--drivers", help="drivers by key, with commas between (random)")
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--json", metavar="FILE", help="write one line of JSON for each game to this file")
    parser.add_argument("--states", action="store_true", help="write every state of each game, too")
    parser.add_argument("--report", action="store_true", help="print what the game asks of its players")
    return parser


def count(text: str) -> int:
    """Return the positive whole number in an argument. Raises ArgumentTypeError for any other text."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 up")
    return int(text)


def title_of(key: str) -> AnyTitle:
    """Return the title with the given key. Raises Faulty if there is none."""
    title = TITLES.get(key)
    if title is None:
        unknown = f"There is no game {key!r}; there is {', '.join(TITLES)}."
        raise Faulty(" ".join((unknown, *INSTALLED.faults)))
    return title


def _order(args: argparse.Namespace, seats: int) -> Order:
    title = title_of(args.game)
    drivers = args.drivers or (title.robots.substitute if args.report else "random")
    number = args.games or (REPORTED if args.report else USUAL)
    return ordered(title, options=args.options, seats=seats, games=number, seed=args.seed, drivers=drivers)


def ordered(title: AnyTitle, options: str, seats: int, games: int, seed: str, drivers: str) -> Order:
    """Return an order. options: JSON. drivers: keys of robots, separated by commas. Raises Faulty."""
    possible = title.rules.game.seats
    if seats not in possible:
        raise Faulty(f"{title.name} is for {possible[0]} to {possible[-1]} seats, not for {seats}.")
    keys = tuple(name.strip() for name in drivers.split(","))
    for key in keys:
        if key not in title.robots.drivers:
            raise Faulty(f"{title.name} has no driver {key!r}; it has {', '.join(title.robots.drivers)}.")
    return Order(
        title=title, options=_options(title, options), seats=seats, games=games, seed=seed, drivers=keys
    )


def _options(title: AnyTitle, text: str) -> AnyOptions:
    """Return the game's options from JSON. Raises Faulty if they are invalid or include an unknown option."""
    try:
        return codec(title).options.validate_json(text, extra="forbid")
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(map(str, first["loc"]))
        what = f"{where}: {first['msg']}" if where else first["msg"]
        raise Faulty(f"--options are no options of {title.name}: {what}.") from error
