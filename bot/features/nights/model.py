"""A race night as a value. A night with several rounds is a cup."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.features.nights.cup import ROBOT
from bot.model.snapshots import Pace, Place, numbered

NightStatus: TypeAlias = Literal["draft", "planned", "gathering", "running", "between", "over", "off"]
"""The phase of a night. draft: only its planner sees it. planned: people can sign up. gathering: people
confirm that they are present. running: the tables of a round have been assigned. between: another round of a
cup follows. over: the night is finished. off: it will not take place.
"""
Coming: TypeAlias = Literal["in", "maybe"]
Seeding: TypeAlias = Literal["lot", "rating"]
"""The way in which people are assigned to tables: at random, or with people of similar rating."""
Absent: TypeAlias = Literal["robots", "out"]
"""The replacement for people who signed up but are absent: a robot, or nobody."""
Follows: TypeAlias = Literal["itself", "called"]
"""The way in which the next round of a cup starts: automatically, or when a manager starts it."""
Cards: TypeAlias = Literal["own", "same"]
"""The deals at the tables of a round of a cup: each table has its own, or all tables have the same."""
Off: TypeAlias = Literal["", "called", "empty", "missed"]
"""The reason why a night is off: it was called off, too few people came, or the bot was down at its time."""

MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 7
SETTINGS: Final = ("seats", "pace", "follows", "cards", "fill", "dealt", "absent", "circuit")
"""The settings of a night that the plan's *More* offers, by the names of their fields."""


@dataclass(frozen=True, slots=True)
class Entrant:
    """A participant of a night."""

    person: int | None
    """The Discord user id, or None for a robot or a deleted person."""
    name: str
    coming: Coming = "in"
    remind: bool = False
    """Whether the participant wants a direct message before the start."""
    here: bool = False
    """Whether the participant is present."""
    robot: bool = False
    """Whether the participant is a robot that fills a seat of a cup."""


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of a night."""

    table: str
    """The id of the table, or "" if its only entrant has a bye."""
    seats: tuple[int, ...]
    """The number of the entrant in each seat, or ROBOT."""
    places: tuple[int, ...] = ()
    """The place of each seat, or empty without a result."""


@dataclass(frozen=True, slots=True)
class Night:
    """A race night in one server."""

    id: str
    place: Place
    host: int
    """The id of the user who planned the night, or 0 once that user's data was deleted."""
    title: str
    """The key of the game."""
    at: float
    """The start time in Unix seconds."""
    seats: int
    """The maximum number of people at a table."""
    status: NightStatus = "draft"
    circuit: str = ""
    """The id of the circuit that the night counts for, or ""."""
    dealt: Seeding = "lot"
    absent: Absent = "robots"
    entrants: tuple[Entrant, ...] = ()
    pods: tuple[Pod, ...] = ()
    """The tables of the current round."""
    until: float = 0.0
    """The Unix time at which the current phase ends."""
    started: bool = False
    """Whether all tables of the current round have started."""
    posts: int = 0
    """The number of new messages for the night so far, including one not posted yet."""
    version: int = 0
    """The number of stored changes so far."""
    off: Off = ""
    """The reason why the night is off, or ""."""
    rounds: int = 1
    """The number of planned rounds. A night with more than one is a cup."""
    pace: Pace = "live"
    follows: Follows = "itself"
    cards: Cards = "own"
    fill: int = 0
    """The number of participants up to which robots fill a cup, or 0 without such robots."""
    earlier: tuple[tuple[Pod, ...], ...] = ()
    """The tables of each earlier round."""
    secret: str = ""
    """The secret from which the deal of this round is derived, or "" if each table has its own deal."""
    cut_from: int = 0
    """The number of rounds planned originally if it was reduced, and otherwise 0."""

    @property
    def open(self) -> bool:
        """Return whether people can still sign up."""
        return self.status in ("planned", "gathering")

    @property
    def cup(self) -> bool:
        """Return whether the night has several rounds."""
        return self.rounds > 1

    @property
    def planned_rounds(self) -> int:
        """Return the number of rounds for which the night was planned."""
        return self.cut_from or self.rounds

    @property
    def goes_on(self) -> bool:
        """Return whether this is a cup in progress."""
        return self.cup and self.status in ("running", "between")

    @property
    def played(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds so far, including one in progress."""
        return (*self.earlier, self.pods) if self.pods else self.earlier

    @property
    def finished(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds in which no game is in progress."""
        return self.earlier if self.status == "running" else self.played

    @property
    def tables(self) -> tuple[str, ...]:
        """The ids of the tables of this round."""
        return tuple(each.table for each in self.pods if each.table)

    @property
    def playing(self) -> tuple[int, ...]:
        """The numbers of the entrants in the next round of a cup, including absent people for whom robots
        play.
        """
        return tuple(
            at
            for at, each in enumerate(self.entrants)
            if each.here or (self.absent == "robots" and each.coming == "in")
        )

    @property
    def enough(self) -> bool:
        """Return whether a cup has enough entrants for another round, one of whom must be a person who is
        present.
        """
        people = [each for each in self.entrants if each.here and each.person is not None]
        return len(self.playing) >= 2 and bool(people)

    @property
    def complete(self) -> bool:
        """Return whether enough people signed up for certain, and all of them are present."""
        coming = self.coming("in")
        enough = len(coming) >= 2 or (self.cup and self.fill >= 2 and bool(coming))
        return enough and all(each.here for each in coming)

    def entrant(self, person: int) -> Entrant | None:
        """Return a person's entry, or None if they have not signed up."""
        return next((each for each in self.entrants if each.person == person), None)

    def coming(self, how: Coming) -> tuple[Entrant, ...]:
        """Return the entrants who gave the answer `how`."""
        return tuple(each for each in self.entrants if each.coming == how)

    @property
    def persons(self) -> frozenset[int]:
        """Return the ids of the people about whom the night stores any data."""
        return frozenset(each for each in (self.host, *(one.person for one in self.entrants)) if each)

    def with_entrant(self, entrant: Entrant) -> Self:
        """Return a copy with a person's new entry, in the place of the old one if there is one."""
        known = self.entrant(entrant.person) if entrant.person is not None else None
        if known is None:
            return replace(self, entrants=(*self.entrants, entrant))
        return replace(self, entrants=tuple(entrant if each is known else each for each in self.entrants))

    def without(self, person: int, alias: str) -> Self:
        """Return a copy without a person. If tables have been assigned, the alias takes the person's
        place.
        """
        host = 0 if self.host == person else self.host
        if not self.pods:
            left = tuple(each for each in self.entrants if each.person != person)
            return replace(self, host=host, entrants=left)
        renamed = tuple(Entrant(None, alias) if each.person == person else each for each in self.entrants)
        return replace(self, host=host, entrants=renamed)

    def nameless(self) -> Self:
        """Return a copy with each person's name replaced by a number."""
        return replace(
            self,
            entrants=tuple(
                each if each.person is None else replace(each, name=numbered(at, self.place.locale))
                for at, each in enumerate(self.entrants)
            ),
        )

    def people(self, pod: Pod) -> Iterator[tuple[int, str]]:
        """Yield the place, or 0 if unknown, and the name of each entrant at a table, best first."""
        found = [
            (pod.places[seat] if pod.places else 0, self.entrants[each].name)
            for seat, each in enumerate(pod.seats)
            if each != ROBOT
        ]
        yield from sorted(found, key=lambda each: each[0])

    def of_robots(self, pod: Pod) -> bool:
        """Return whether every seat at a table of a cup belongs to a robot, and none to an absent person."""
        return all(each == ROBOT or self.entrants[each].robot for each in pod.seats)

    def attended(self, pod: Pod) -> bool:
        """Return whether any person at a table is present."""
        return any(
            each != ROBOT and self.entrants[each].person and self.entrants[each].here for each in pod.seats
        )


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """Discord's scheduled event of a night. id: 0 without an event. shows: the key of the event's content, or
    "".
    """

    id: int = 0
    shows: str = ""


@dataclass(frozen=True, slots=True)
class NightMessages:
    """The confirmed state of Discord's messages about a night."""

    message: int = 0
    """The id of the message in the night's channel, or 0 if there is none."""
    post: int = 0
    """The number (`Night.posts`) of the latest post that was tried."""
    version: int = -1
    """The version of the night that the message shows."""
    reminded: float = 0.0
    """The start time (`Night.at`) for which the reminders were sent."""
    event: ServerEvent = ServerEvent()
    nameless: float = 0.0
    """The Unix time until which the message shows no names."""
