"""`python -m tests.studies.replaced`: what bot.engine.values.replace saves, against that of dataclasses.

Processes with either take turns. Each plays the same 1,000 games of random moves, whose final states must be
the same. Times are of the processor, the least of the rounds.
"""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from hashlib import sha256
from random import Random
from time import process_time
from typing import Any

from bot.engine import values
from bot.engine.match import play, start

GAMES, ROUNDS, CALLS = 1_000, 3, 20_000


def main(kind: str) -> None:
    """Run both and compare; with a kind print its time of a call and of a move, and a digest."""
    if kind:
        _measure(plain=kind == "dataclasses")
        return
    found = dict[tuple[str, ...], list[str]]()
    for kind in ("dataclasses", "values") * ROUNDS:
        command = [sys.executable, "-m", "tests.studies.replaced", kind]
        done = subprocess.run(
            command, env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, check=True
        )
        for line in done.stdout.decode().splitlines():
            what, value = line.split(": ")
            found.setdefault((what, kind), []).append(value)
    for what in dict.fromkeys(what for what, _ in found):
        both = [min(found[what, kind]) for kind in ("dataclasses", "values")]
        print(f"{what}: {both[0]} by dataclasses, {both[1]} by values")


def _measure(*, plain: bool) -> None:
    if plain:
        values.replace = dataclasses.replace
    from bot.catalogue import TITLES  # noqa: PLC0415 - its modules take the replace that is there by then

    ends, each = sha256(), -(-GAMES // len(TITLES))
    for title in TITLES.values():
        spent, moves, state = 0.0, 0, None
        for number in range(each):
            luck, game = Random(f"replaced {number}"), title.rules.game
            match, _ = start(game, title.rules.options(), luck.choice(game.seats), f"replaced {number}")
            while awaited := game.awaits(match.state):
                seat = luck.choice(sorted(awaited))
                action = luck.choice(game.legal(match.state, seat))
                began = process_time()
                match, _ = play(game, match, seat, action)
                spent, moves = spent + process_time() - began, moves + 1
            state = match.state
            ends.update(repr(state).encode())
        print(f"{title.key}, µs a call: {_call(state):5.2f}")
        print(f"{title.key}, µs a move: {spent / moves * 1e6:6.1f}")
    print(f"{each * len(TITLES)} games, their final states: {ends.hexdigest()[:16]}")


def _call(state: Any) -> float:
    """Microseconds that a copy with one changed field takes."""
    change = {dataclasses.fields(state)[0].name: getattr(state, dataclasses.fields(state)[0].name)}
    began = process_time()
    for _ in range(CALLS):
        values.replace(state, **change)
    return (process_time() - began) / CALLS * 1e6


if __name__ == "__main__":
    main("".join(sys.argv[1:]))
