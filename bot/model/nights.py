"""What a race night is, as a value: who comes, when it starts, and the tables that were dealt for it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.model.snapshots import Place

NightStatus: TypeAlias = Literal["draft", "planned", "gathering", "running", "over", "off"]
"""draft: its planner alone sees it; planned: people sign up; gathering: its time has come, and whoever is
there says so; running: its tables were dealt; over; off: it was called off, or nobody came.
"""
Coming: TypeAlias = Literal["in", "maybe"]
Dealt: TypeAlias = Literal["lot", "rating"]
"""How people are dealt to several tables."""
Absent: TypeAlias = Literal["robots", "out"]
"""What is done about people who signed up and did not come: robots play in their place, or nobody does."""
Off: TypeAlias = Literal["", "called", "empty", "missed"]
"""Why it is off: somebody called it off, nobody came, or the bot was away at its time."""

MOST_PEOPLE: Final = 64


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who signed up. person: the Discord user id; None: it was deleted. remind: they want a direct
    message before it starts. here: they said that they are there when its time had come.
    """

    person: int | None
    name: str
    coming: Coming = "in"
    remind: bool = False
    here: bool = False


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of the night. table: its id, drawn before it begins. seats: by seat the number of the entrant,
    or ROBOT. places: by seat, once its game is over.
    """

    table: str
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()


ROBOT: Final = -1


@dataclass(frozen=True, slots=True)
class Night:
    """A race night in one server.

    host: the user who planned it; any manager may change it. title: the key of the game. at: when it starts,
    in Unix seconds. seats: the most people at one table. circuit: the id of the one it counts for, or "".
    started: all its tables have. until: the Unix time until which people may say that they are there, or a
    draft is kept. posts: rises with every message of its own that it gets. version: rises with
    every stored change. off: see Off.
    """

    id: str
    place: Place
    host: int
    title: str
    at: float
    seats: int
    status: NightStatus = "draft"
    circuit: str = ""
    dealt: Dealt = "lot"
    absent: Absent = "robots"
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[Pod, ...] = ()
    until: float = 0.0
    started: bool = False
    posts: int = 0
    version: int = 0
    off: Off = ""

    @property
    def open(self) -> bool:
        """Can people still sign up?"""
        return self.status in ("planned", "gathering")

    def entrant(self, person: int) -> Entrant | None:
        """What that person signed up for, if they did."""
        return next((each for each in self.entrants if each.person == person), None)

    def coming(self, how: Coming) -> tuple[Entrant, ...]:
        """The entrants with that answer."""
        return tuple(each for each in self.entrants if each.coming == how)

    def knows(self, person: int) -> bool:
        """Is anything of that person stored here?"""
        return self.host == person or self.entrant(person) is not None

    def without(self, person: int, alias: str) -> Self:
        """A copy with the alias for that person; before the tables are dealt, without them."""
        host = 0 if self.host == person else self.host
        if not self.pods:
            left = tuple(each for each in self.entrants if each.person != person)
            return replace(self, host=host, entrants=left)
        renamed = tuple(Entrant(None, alias) if each.person == person else each for each in self.entrants)
        return replace(self, host=host, entrants=renamed)

    def people(self, pod: Pod) -> Iterator[tuple[int, str]]:
        """The place, or 0, and the name of everybody at a table, the best first."""
        found = [
            (pod.places[seat] if pod.places else 0, self.entrants[each].name)
            for seat, each in enumerate(pod.seats)
            if each != ROBOT
        ]
        yield from sorted(found, key=lambda each: each[0])


@dataclass(frozen=True, slots=True)
class NightMessages:
    """What Discord shows of a night, as far as it was confirmed.

    message: the message in its channel, 0: none; post: the number of it (`Night.posts`). version: of the
    night that it shows. reminded: the time (`Night.at`) of which the reminders were sent.
    """

    message: int = 0
    post: int = 0
    version: int = -1
    reminded: float = 0.0
