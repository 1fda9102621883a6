"""Traces a press through the code: the files and functions of the bot that run until it is answered, and in
the three seconds afterwards. `python -m tools.road` uses the real bot in a simulated Discord and in virtual
time. The work of other processes is not counted.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from bot.sandbox.model import Interaction, Message
from bot.ui.components import read
from tests.sketches import SKETCHED, SketchPainter
from tests.venue import Venue, ids, venue_with
from tests.virtual_time import VirtualTimeLoop, the_loop

PRESSES = 9
"""The number of traced presses in each game."""
AFTER = 3.0
"""The number of seconds of virtual time for which a press is traced after its answer."""
_BOT = str(Path(__file__).parents[1] / "bot")
_SANDBOX = f"{_BOT}/sandbox"
_PAINTING = (SketchPainter.files.__code__, SketchPainter.paint.__code__)
"""The functions that run in a painter's process."""


@dataclass
class Road:
    """The files and functions that have run for a press so far."""

    files: set[str] = field(default_factory=set)
    functions: set[tuple[str, str]] = field(default_factory=set)
    calls: int = 0
    changes: int = 0
    """The number of calls into a file other than that of the previous call."""
    last: str = ""

    def step(self, file: str, function: str) -> None:
        """Count a call of a function."""
        self.calls += 1
        self.changes += file != self.last
        self.last = file
        self.files.add(file)
        self.functions.add((file, function))

    def figures(self) -> tuple[int, ...]:
        """Return the numbers of files, functions, calls, changes of file, and lines in these files."""
        lines = sum(len(Path(each).read_text().splitlines()) for each in self.files)
        return len(self.files), len(self.functions), self.calls, self.changes, lines


async def traced(venue: Venue, person: int, message: Message, custom_id: str) -> Sequence[tuple[int, ...]]:
    """Press a button, and return the figures of the press until its answer, and until AFTER seconds later."""
    road, answered, painting = Road(), list[tuple[int, ...]](), 0
    pressed: Interaction | None = None

    def trace(frame: FrameType, event: str, _: object) -> None:
        nonlocal painting
        file = frame.f_code.co_filename
        if frame.f_code in _PAINTING:
            painting += {"call": 1, "return": -1}.get(event, 0)
        if painting == 0 and event == "call" and file.startswith(_BOT) and not file.startswith(_SANDBOX):
            if pressed is not None and pressed.callback and not answered:
                answered.append(road.figures())
            road.step(file, frame.f_code.co_qualname)

    await the_loop().settle()
    sys.setprofile(trace)
    try:
        pressed = venue.world.press(person, message.id, custom_id)
        await the_loop().settle()
        await venue.wait(AFTER)
    finally:
        sys.setprofile(None)
    return (*(answered or [road.figures()]), road.figures())


async def game(key: str) -> list[Sequence[tuple[int, ...]]]:
    """Return the figures of PRESSES presses of a game."""
    found = list[Sequence[tuple[int, ...]]]()
    with tempfile.TemporaryDirectory() as folder:
        async with venue_with(Path(folder)) as venue:
            people = ("Ann", "Bo", "Cy")
            await venue.start(*people, game=SKETCHED[key].command)
            await venue.wait(AFTER)
            while len(found) < PRESSES:
                hands = [(name, each) for name in people for each in venue.dms(name) if _moves(each)]
                if not hands:
                    await venue.wait(10.0)
                    continue
                name, hand = hands[0]
                found.append(await traced(venue, venue.person(name).id, hand, _moves(hand)[0]))
    return found


def _moves(hand: Message) -> list[str]:
    """Return the custom_ids of the buttons with which a hand is played."""
    return [each for each in ids(hand).values() if read(each).action == "play"]


def _print(name: str, found: Sequence[Sequence[tuple[int, ...]]]) -> None:
    """Print the medians of the presses' figures."""
    for when, at in (("until the answer", 0), (f"with {AFTER:.0f} seconds after it", 1)):
        rows = [each[at] for each in found]
        middle = [statistics.median(column) for column in zip(*rows, strict=True)]
        files, functions, calls, changes, lines = (f"{each:,.0f}" for each in middle)
        print(
            f"{name}, {when}: {files} files, {functions} functions, {calls} calls, "
            f"{changes} changes of file, {lines} lines in these files"
        )


def main() -> None:
    """Trace the presses of each game, and print the medians of their figures."""
    all_found = list[Sequence[tuple[int, ...]]]()
    for key in SKETCHED:
        with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
            found = runner.run(game(key))
        _print(key, found)
        all_found += found
    _print("all games", all_found)


if __name__ == "__main__":
    main()
