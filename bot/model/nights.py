"""What a race night is, as a value: who comes, when it starts, and the tables that were dealt for it. One of
several rounds is a cup.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.league.cup import ROBOT
from bot.model.snapshots import Pace, Place, numbered

NightStatus: TypeAlias = Literal["draft", "planned", "gathering", "running", "between", "over", "off"]
"""draft: its planner alone sees it; planned: people sign up; gathering: its time has come, and whoever is
there says so; running: the tables of a round were dealt; between: a round of a cup is over, and another
follows; over; off: it was called off, or nobody came.
"""
Coming: TypeAlias = Literal["in", "maybe"]
Seeding: TypeAlias = Literal["lot", "rating"]
"""How people are dealt to several tables."""
Absent: TypeAlias = Literal["robots", "out"]
"""What is done about people who signed up and did not come, or sit out: robots play in their place, or nobody
does.
"""
Follows: TypeAlias = Literal["itself", "called"]
"""How the next round of a cup starts: automatically, or when a manager starts it."""
Cards: TypeAlias = Literal["own", "same"]
"""What is dealt to the tables of a round of a cup: to each its own deal, or the same to all."""
Off: TypeAlias = Literal["", "called", "empty", "missed"]
"""Why it is off: somebody called it off, nobody came, or the bot was down at its time."""

MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 7


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who signed up. person: the Discord user id; None: deleted, or a robot. remind: they
    want a direct message before it starts. here: they said that they are there when its time had come.
    """

    person: int | None
    name: str
    coming: Coming = "in"
    remind: bool = False
    here: bool = False


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of the night. table: its id, drawn before it begins; "": none, for the one entrant has a bye.
    seats: by seat the number of the entrant, or ROBOT. places: by seat, once its game is over.
    """

    table: str
    seats: tuple[int, ...]
    places: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Night:
    """A race night in one server."""

    id: str
    place: Place
    host: int
    """The user who planned it; any manager may change it."""
    title: str
    """The key of the game."""
    at: float
    """When it starts, in Unix seconds."""
    seats: int
    """The most people at one table."""
    status: NightStatus = "draft"
    circuit: str = ""
    """The id of the one it counts for, or ""."""
    dealt: Seeding = "lot"
    absent: Absent = "robots"
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[Pod, ...] = ()
    """The tables of this round."""
    until: float = 0.0
    """The Unix time until which people may say that they are there, a draft is kept, or it takes until the
    next round, or to the end if nobody starts that.
    """
    started: bool = False
    """All of them have."""
    posts: int = 0
    """Rises with every message of its own that it gets."""
    version: int = 0
    """Rises with every stored change."""
    off: Off = ""
    """See Off."""
    rounds: int = 1
    """How many are planned; more than one: it is a cup."""
    pace: Pace = "live"
    follows: Follows = "itself"
    cards: Cards = "own"
    fill: int = 0
    """Robots take part in it until there are that many."""
    earlier: tuple[tuple[Pod, ...], ...] = ()
    """The tables of the rounds before this one."""
    secret: str = ""
    """What the deal of this round follows from, if all tables have the same."""
    cut_from: int = 0
    """How many rounds were planned, where fewer can be played; 0: all of them."""

    @property
    def open(self) -> bool:
        """Whether people can still sign up."""
        return self.status in ("planned", "gathering")

    @property
    def cup(self) -> bool:
        """Whether it has several rounds."""
        return self.rounds > 1

    @property
    def goes_on(self) -> bool:
        """Whether it is a cup in progress: people may still join, or sit a round out."""
        return self.cup and self.status in ("running", "between")

    @property
    def played(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds so far, the last one perhaps in progress."""
        return (*self.earlier, self.pods) if self.pods else self.earlier

    @property
    def finished(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds whose tables all have a result."""
        return tuple(pods for pods in self.played if all(each.places for each in pods if each.table))

    @property
    def tables(self) -> tuple[str, ...]:
        """The ids of the tables of this round."""
        return tuple(each.table for each in self.pods if each.table)

    @property
    def playing(self) -> tuple[int, ...]:
        """The numbers of the entrants whom the next round of a cup seats: for some of them a robot plays."""
        return tuple(
            at
            for at, each in enumerate(self.entrants)
            if each.here or (self.absent == "robots" and each.coming == "in")
        )

    @property
    def enough(self) -> bool:
        """Whether there are enough for another round of a cup: two, one of them a person who is present."""
        people = [each for each in self.entrants if each.here and each.person is not None]
        return len(self.playing) >= 2 and bool(people)

    @property
    def complete(self) -> bool:
        """Whether all who have signed up are there, two of them at least."""
        return len(self.entrants) >= 2 and all(each.here for each in self.entrants)

    def entrant(self, person: int) -> Entrant | None:
        """What that person signed up for, if they did."""
        return next((each for each in self.entrants if each.person == person), None)

    def coming(self, how: Coming) -> tuple[Entrant, ...]:
        """The entrants with that answer."""
        return tuple(each for each in self.entrants if each.coming == how)

    @property
    def persons(self) -> frozenset[int]:
        """The people about whom anything is stored here."""
        return frozenset(each for each in (self.host, *(one.person for one in self.entrants)) if each)

    def with_entrant(self, entrant: Entrant) -> Self:
        """A copy with what that person now wants, in their old place if they have one."""
        known = self.entrant(entrant.person) if entrant.person is not None else None
        if known is None:
            return replace(self, entrants=(*self.entrants, entrant))
        return replace(self, entrants=tuple(entrant if each is known else each for each in self.entrants))

    def without(self, person: int, alias: str) -> Self:
        """A copy with the alias for that person; before the tables are dealt, without them."""
        host = 0 if self.host == person else self.host
        if not self.pods:
            left = tuple(each for each in self.entrants if each.person != person)
            return replace(self, host=host, entrants=left)
        renamed = tuple(Entrant(None, alias) if each.person == person else each for each in self.entrants)
        return replace(self, host=host, entrants=renamed)

    def nameless(self) -> Self:
        """The same with a number for the name of each person."""
        return replace(
            self,
            entrants=tuple(
                each if each.person is None else replace(each, name=numbered(at, self.place.locale))
                for at, each in enumerate(self.entrants)
            ),
        )

    def people(self, pod: Pod) -> Iterator[tuple[int, str]]:
        """The place, or 0, and the name of everybody at a table, the best first."""
        found = [
            (pod.places[seat] if pod.places else 0, self.entrants[each].name)
            for seat, each in enumerate(pod.seats)
            if each != ROBOT
        ]
        yield from sorted(found, key=lambda each: each[0])


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """Discord's scheduled event of a night. id: 0: there is none. shows: the key of what it shows; "": none
    was asked for yet.
    """

    id: int = 0
    shows: str = ""


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
    event: ServerEvent = ServerEvent()
