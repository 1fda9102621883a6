"""Films that play automatically: a limited number in this process, and at most one per person."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Final

MOST: Final = 6
"""The maximum number of films at a time in this process."""


@dataclass(eq=False, slots=True)
class Playing:
    """A film in progress. id: the id in the custom_id of its *Stop* button. ending: whether the film must
    stop at its current position. silent: whether the film must not edit its message any more.
    """

    id: str
    ending: bool = False
    silent: bool = False


class Films:
    """The films in progress in this process."""

    def __init__(self) -> None:
        self.drawing = set[str]()
        """The ids of the tables whose replay is being rendered before it is posted."""
        self._playing = dict[int, Playing]()
        self._tasks = set[asyncio.Task[None]]()

    def full(self, person: int) -> bool:
        """Return whether the person has to wait until another film has ended."""
        return person not in self._playing and len(self._tasks) >= MOST

    def begin(self, person: int, id: str, play: Callable[[Playing], Coroutine[object, None, None]]) -> None:
        """Start a film, and end the one that the person is already watching."""
        if person in self._playing:
            self._playing[person].ending = True
        now = self._playing[person] = Playing(id)
        task = asyncio.create_task(play(now), name="film")
        self._tasks.add(task)
        task.add_done_callback(lambda task: self._ended(person, now, task))

    def _ended(self, person: int, playing: Playing, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if self._playing.get(person) is playing:
            del self._playing[person]

    def halt(self, id: str) -> bool:
        """Stop a film. Return whether it was in progress in this process."""
        found = [each for each in self._playing.values() if each.id == id]
        for each in found:
            each.ending = each.silent = True
        return bool(found)

    async def close(self) -> None:
        """Stop all films, without editing their messages."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
