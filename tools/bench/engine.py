"""Measures the speed of the rules and the robots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from statistics import median, quantiles
from typing import Any

import chess

from bot.catalogue import TITLES
from bot.engine.driver import LEVELS
from bot.engine.game import Chance
from bot.engine.match import play, start
from bot.games.gear_and_piston.rules.model import Working
from bot.games.gear_and_piston.rules.working import _jobs
from bot.title import AnyTitle
from tests.games.hooks import hooks
from tools.bench.figures import Figure, told

PAIRS = 11
SECONDS = 1.0
"""The number of seconds for which each side of a comparison plays."""
GAMES = 10_000
RATIOS = {"gear_head": 3.0, "rasant": 3.0, "scrapheap": 1.5, "racesmack": 1.5, "gear_and_piston": 0.7}
"""The goal for each game, by default 1: the number of actions in the time of one move of python-chess."""
DECISIONS = {"champion": 1_500.0}
"""The maximum 95th percentile of the decision times of a level, in milliseconds, by default USUAL."""
USUAL = 50.0
ROBOTS = {"champion": 1}
"""The number of timed games of a level's robots for each number of seats, by default ENOUGH."""
ENOUGH = 10


def main() -> None:
    """Print the results for docs/performance.md, Goals 9 to 11."""
    for title in TITLES.values():
        for seats in sorted({2, 4, title.rules.game.seats[-1]}):
            race(title, seats)
        endure(title)
        think(title)
    list_jobs()


def race(title: AnyTitle, seats: int) -> None:
    """Compare random games of the title with random games of python-chess (docs/performance.md, Goal 9)."""
    ours: list[float] = []
    anchors: list[float] = []
    for pair in range(PAIRS):
        ours.append(rate(title, seats, pair))
        anchors.append(chess_rate(pair))
    ratio = median(own / anchor for own, anchor in zip(ours, anchors, strict=True))
    print(
        f"goal 9, {title.key}, {seats} seats: {median(ours):,.0f} actions/s, "
        f"python-chess {median(anchors):,.0f} moves/s, {PAIRS} pairs"
    )
    least = RATIOS.get(title.key, 1.0)
    told(Figure(f"goal 9, {title.key}, {seats} seats, to python-chess", ratio, "", least, at_least=True))


def rate(title: AnyTitle, seats: int, seed: int) -> float:
    """Return the number of random actions per second that the game carries out, over whole games."""
    choices, done, number, began = Random(seed), 0, 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        done += sum(1 for _ in states(title, seats, choices, f"{seed}/{number}"))
        number += 1
    return done / spent


def chess_rate(seed: int) -> float:
    """Return the number of random moves per second that python-chess carries out, over whole games."""
    choices, done, began = Random(seed), 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        board = chess.Board()
        while not board.is_game_over():
            board.push(choices.choice(list(board.legal_moves)))
        done += len(board.move_stack)
    return done / spent


def states(title: AnyTitle, seats: int, choices: Random, seed: str) -> Iterator[Any]:
    """Yield the state of a random game after each action."""
    game = title.rules.game
    match, _ = start(game, hooks(title.key).options[0], seats, seed)
    while awaited := game.awaits(match.state):
        seat = min(awaited)
        match, _ = play(game, match, seat, choices.choice(game.legal(match.state, seat)))
        yield match.state


def endure(title: AnyTitle) -> None:
    """Play ten thousand random games with the minimum number of seats (docs/performance.md, Goal 11). Raises
    AssertionError if cards were lost or made, or if a game neither continues nor has an outcome, or does
    both.
    """
    game, hook, seats = title.rules.game, hooks(title.key), title.rules.game.seats[0]
    lengths, began = list[int](), time.process_time()
    for number in range(GAMES):
        cards, length = None, 0
        for state in states(title, seats, Random(number), str(number)):
            length += 1
            there = hook.cards(state)
            cards = cards or there
            if there != cards:
                raise AssertionError(f"game {number}: cards were lost or made in move {length}")
            awaited = game.awaits(state)
            if (game.outcome(state) is None) != bool(awaited):
                raise AssertionError(f"game {number}: nobody to move, and no outcome, after move {length}")
        lengths.append(length)
    spent = time.process_time() - began
    print(
        f"goal 11, {title.key}: {GAMES:,} games of {seats} seats, {sum(lengths):,} actions with invariants: "
        f"{spent / sum(lengths) * 1e6:.1f} us an action; longest game {max(lengths):,} actions"
    )
    told(Figure(f"goal 11, {title.key}", spent, "s", 60.0))


def list_jobs() -> None:
    """Measure the time to list the legal actions in the Workshop of Gear & Piston without the cache."""
    title, times, lengths = TITLES["gear_and_piston"], list[float](), list[int]()
    for number in range(ENOUGH):
        for state in states(title, 4, Random(number), f"workshop {number}"):
            if isinstance(state.phase, Working):
                _jobs.cache_clear()
                began = time.perf_counter()
                jobs = title.rules.game.legal(state, state.phase.seat)
                times.append((time.perf_counter() - began) * 1_000)
                lengths.append(len(jobs))
    print(
        f"legal actions in the Workshop: median {median(times):.3f} ms (goal: at most 1), "
        f"longest {max(times):.2f} ms, {max(lengths)} actions at the most"
    )


def think(title: AnyTitle) -> None:
    """Measure the decision times of each level's robots in games among themselves (docs/performance.md, Goal
    10).
    """
    for level in LEVELS:
        if level not in title.robots.drivers:
            continue
        times = sorted(
            took
            for seats in (title.rules.game.seats[0], title.rules.game.seats[-1])
            for number in range(ROBOTS.get(level, ENOUGH))
            for took in decisions(title, level, seats, number)
        )
        print(
            f"goal 10, {title.key}, {level}: {len(times):,} decisions, median {median(times):.2f} ms, "
            f"longest {times[-1]:.1f} ms"
        )
        slow = quantiles(times, n=20)[-1]
        told(Figure(f"goal 10, {title.key}, {level}", slow, "ms", DECISIONS.get(level, USUAL)))


def decisions(title: AnyTitle, level: str, seats: int, number: int) -> Iterator[float]:
    """Yield the time of each decision in a game among robots of a level, in milliseconds."""
    game, drive, variants = title.rules.game, title.robots.drivers[level], hooks(title.key).options
    match, _ = start(game, variants[number % len(variants)], seats, f"robots {number}")
    while awaited := game.awaits(match.state):
        seat = min(awaited)
        view, actions = game.view(match.state, seat), game.legal(match.state, seat)
        luck, began = Chance(f"robots {number}/driver", match.ply), time.perf_counter()
        action = drive(view, actions, luck)
        yield (time.perf_counter() - began) * 1_000
        match, _ = play(game, match, seat, action)


if __name__ == "__main__":
    main()
