"""A race night as a value: the people who signed up, its start, and its tables. A night of several rounds is
a cup.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.features.nights.cup import ROBOT
from bot.model.snapshots import Pace, Place, numbered

NightStatus: TypeAlias = Literal["draft", "planned", "gathering", "running", "between", "over", "off"]
"""The phase of a night. draft: only its planner sees it. planned: people sign up. gathering: its time has
come, and people confirm that they are there. running: the tables of a round have started. between: a round of
a cup is over, and another follows. over: it is finished. off: it was called off, or nobody came.
"""
Coming: TypeAlias = Literal["in", "maybe"]
Seeding: TypeAlias = Literal["lot", "rating"]
"""The way in which people are assigned to several tables."""
Absent: TypeAlias = Literal["robots", "out"]
"""The substitute for people who signed up and did not come, or sit out: robots play in their place, or nobody
does.
"""
Follows: TypeAlias = Literal["itself", "called"]
"""How the next round of a cup starts: automatically, or by a manager."""
Cards: TypeAlias = Literal["own", "same"]
"""The cards at the tables of a round of a cup: each table has its own deal, or all have the same."""
Off: TypeAlias = Literal["", "called", "empty", "missed"]
"""The reason why a night is off: it was called off, nobody came, or the bot was down at its time."""

MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 7
SETTINGS: Final = ("seats", "pace", "follows", "cards", "fill", "dealt", "absent", "circuit")
"""The settings of a night beside its game, its time and its rounds, by the names of their fields."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant."""

    person: int | None
    """The Discord user id, or None if it was deleted or is a robot."""
    name: str
    coming: Coming = "in"
    remind: bool = False
    """Whether the participant wants a direct message before the start."""
    here: bool = False
    """Whether the participant confirmed that they are present when the time had come."""
    robot: bool = False
    """Whether it is a robot that fills a seat of a cup."""


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of the night."""

    table: str
    """The id of the table, drawn before it starts, or "" if the only entrant has a bye."""
    seats: tuple[int, ...]
    """The number of the entrant on each seat, or ROBOT."""
    places: tuple[int, ...] = ()
    """The place of each seat, once the game at the table is over."""


@dataclass(frozen=True, slots=True)
class Night:
    """A race night in one server."""

    id: str
    place: Place
    host: int
    """The user who planned it. Any manager can change it."""
    title: str
    """The key of the game."""
    at: float
    """When it starts, in Unix seconds."""
    seats: int
    """The most people at one table."""
    status: NightStatus = "draft"
    circuit: str = ""
    """The id of the circuit that it counts for, or ""."""
    dealt: Seeding = "lot"
    absent: Absent = "robots"
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[Pod, ...] = ()
    """The tables of this round."""
    until: float = 0.0
    """The Unix time at which the current phase ends: confirming that one is there, keeping a draft, the break
    before the next round, or waiting for someone to start that round.
    """
    started: bool = False
    """Whether all tables of this round have started."""
    posts: int = 0
    """Rises with every new message of the night."""
    version: int = 0
    """Rises with every stored change."""
    off: Off = ""
    """The reason why the night is off, or ""."""
    rounds: int = 1
    """The number of rounds planned. A night of more than one is a cup."""
    pace: Pace = "live"
    follows: Follows = "itself"
    cards: Cards = "own"
    fill: int = 0
    """The number of participants up to which robots fill the night."""
    earlier: tuple[tuple[Pod, ...], ...] = ()
    """The tables of the earlier rounds."""
    secret: str = ""
    """The secret that the deal of this round follows from, if all tables have the same deal."""
    cut_from: int = 0
    """The number of rounds planned originally, if fewer can be played, or 0 if all of them can."""

    @property
    def open(self) -> bool:
        """Return whether people can still sign up."""
        return self.status in ("planned", "gathering")

    @property
    def cup(self) -> bool:
        """Return whether the night has several rounds, which makes it a cup."""
        return self.rounds > 1

    @property
    def goes_on(self) -> bool:
        """Return whether this is a cup in progress, which people can still join or sit out for a round."""
        return self.cup and self.status in ("running", "between")

    @property
    def played(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds so far. The last one can be in progress."""
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
        """The numbers of the entrants in the next round of a cup. If robots substitute for absent people,
        those are included.
        """
        return tuple(
            at
            for at, each in enumerate(self.entrants)
            if each.here or (self.absent == "robots" and each.coming == "in")
        )

    @property
    def enough(self) -> bool:
        """Return whether there are enough entrants for another round of a cup: two, including a person who is
        present.
        """
        people = [each for each in self.entrants if each.here and each.person is not None]
        return len(self.playing) >= 2 and bool(people)

    @property
    def complete(self) -> bool:
        """Return whether everyone who signed up is present, and they are at least two, or one in a cup that
        robots fill. Those who answered *maybe* are not waited for.
        """
        coming = self.coming("in")
        enough = len(coming) >= 2 or (self.cup and self.fill >= 2 and bool(coming))
        return enough and all(each.here for each in coming)

    def entrant(self, person: int) -> Entrant | None:
        """Return that person's entry, if they have signed up."""
        return next((each for each in self.entrants if each.person == person), None)

    def coming(self, how: Coming) -> tuple[Entrant, ...]:
        """Return the entrants with this answer (`how`)."""
        return tuple(each for each in self.entrants if each.coming == how)

    @property
    def persons(self) -> frozenset[int]:
        """Return the ids of the people about whom anything is stored in the night."""
        return frozenset(each for each in (self.host, *(one.person for one in self.entrants)) if each)

    def with_entrant(self, entrant: Entrant) -> Self:
        """Return a copy with that person's new entry, in their old place if they have one."""
        known = self.entrant(entrant.person) if entrant.person is not None else None
        if known is None:
            return replace(self, entrants=(*self.entrants, entrant))
        return replace(self, entrants=tuple(entrant if each is known else each for each in self.entrants))

    def without(self, person: int, alias: str) -> Self:
        """Return a copy without that person, or, once tables have been assigned, with the alias in their
        place. If they were the host, the copy has no host.
        """
        host = 0 if self.host == person else self.host
        if not self.pods:
            left = tuple(each for each in self.entrants if each.person != person)
            return replace(self, host=host, entrants=left)
        renamed = tuple(Entrant(None, alias) if each.person == person else each for each in self.entrants)
        return replace(self, host=host, entrants=renamed)

    def nameless(self) -> Self:
        """Return a copy with a number for the name of each person."""
        return replace(
            self,
            entrants=tuple(
                each if each.person is None else replace(each, name=numbered(at, self.place.locale))
                for at, each in enumerate(self.entrants)
            ),
        )

    def people(self, pod: Pod) -> Iterator[tuple[int, str]]:
        """Yield the place, or 0, and the name of everyone at a table, the best first."""
        found = [
            (pod.places[seat] if pod.places else 0, self.entrants[each].name)
            for seat, each in enumerate(pod.seats)
            if each != ROBOT
        ]
        yield from sorted(found, key=lambda each: each[0])

    def of_robots(self, pod: Pod) -> bool:
        """Return whether only robots take part at a table of a cup."""
        return all(each == ROBOT or self.entrants[each].robot for each in pod.seats)

    def attended(self, pod: Pod) -> bool:
        """Return whether any person at a table is present, so that it is shown in the channel."""
        return any(
            each != ROBOT and self.entrants[each].person and self.entrants[each].here for each in pod.seats
        )


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """Discord's scheduled event of a night. id: 0 if there is none. shows: the key of its current content, or
    "" if none was requested yet.
    """

    id: int = 0
    shows: str = ""


@dataclass(frozen=True, slots=True)
class NightMessages:
    """The confirmed state of Discord's messages about a night."""

    message: int = 0
    """The id of the message in the night's channel, or 0 if there is none."""
    post: int = 0
    """The number of the post (`Night.posts`) that made the message."""
    version: int = -1
    """The version of the night that the message shows."""
    reminded: float = 0.0
    """The time (`Night.at`) for which the reminders were sent."""
    event: ServerEvent = ServerEvent()
    nameless: float = 0.0
    """The Unix time until which the message shows no names, because its channel has refused one."""
