"""The events of an evening, as a list of steps that is derived from a seed and can be shortened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
STEPS = 36
"""The number of steps in an evening, without those that open it and those that check for errors."""
LOOK_EVERY = 12

PLAY: Mapping[str, int] = {
    "open": 5,
    "join": 6,
    "begin": 7,
    "move": 30,
    "press": 10,
    "twice": 3,
    "together": 4,
    "hand": 4,
    "command": 9,
    "explore": 8,
    "alone": 2,
    "desert": 2,
    "circuit": 3,
    "write": 2,
    "sleep": 7,
}
"""The actions of people, with their relative frequencies."""

WEATHER: Mapping[str, int] = {
    "slow": 4,
    "refuse": 5,
    "lose": 4,
    "limits": 1,
    "again": 3,
    "overtake": 3,
    "mute": 2,
    "deafen": 2,
    "dms": 2,
    "unpost": 2,
    "uproot": 1,
    "deny": 2,
    "drag": 3,
    "fill": 3,
    "fuse": 6,
    "kill": 4,
    "stop": 2,
}
"""The faults, with their relative frequencies. Each evening has only some of them."""
ELSEWHERE = 40
"""The relative frequency with which a press arrives at the second worker, in evenings that have one."""
LONG = ("alone", "drag")
"""The steps that last for days, or make each query take seconds. Evenings with a second worker leave them
out.
"""
TELLING: Mapping[str, int] = {"snag": 6, "strand": 6, "shut": 4}
"""The faults at the worst moments, with their relative frequencies."""


@dataclass(frozen=True)
class Step:
    """An event. numbers: random numbers that decide the step's choices when it is carried out."""

    kind: str
    numbers: tuple[int, ...] = ()

    def pick(self, at: int, below: int) -> int:
        """Return a number from 0 to `below` - 1, chosen by the random number at index `at`."""
        return self.numbers[at] % below


LOOK = Step("look")
"""The step in which every fault ends, and everything must soon be correct."""


@dataclass(frozen=True)
class Story:
    """An evening: its seed, its steps, and whether it has a second worker."""

    seed: int
    steps: tuple[Step, ...]
    second: bool = False


def story(seed: int, *, second: bool = False) -> Story:
    """Return the evening derived from a seed. second: whether it has a second worker."""
    luck = Random(seed)
    weather = luck.sample(list(WEATHER), luck.choice((0, 1, 2, 3, 5)))
    kinds = {**PLAY, **{kind: WEATHER[kind] for kind in weather}}
    if not luck.randrange(3):
        kinds |= TELLING
    if second:
        fitting = {kind: often for kind, often in kinds.items() if kind not in (*LONG, *TELLING)}
        kinds = fitting | {"elsewhere": ELSEWHERE}
    begin = ["wish"] * (not luck.randrange(5)) + ["circuit"] * (not luck.randrange(3))
    begin += ["plan"] * (not luck.randrange(5))
    begin += ["open", "join", "begin"]
    steps = [_step(kind, luck) for kind in begin]
    steps += [_step(kind, luck) for kind in luck.choices(list(kinds), list(kinds.values()), k=STEPS)]
    for at in range(len(steps), 0, -LOOK_EVERY):
        steps.insert(at, LOOK)
    return Story(seed, tuple(steps), second)


def _step(kind: str, luck: Random) -> Step:
    return Step(kind, tuple(luck.randrange(1 << 16) for _ in range(6)))
