"""A race night as a value: the people who signed up, the start, and the tables. A night with several rounds
is a cup.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final, Literal, Self, TypeAlias

from bot.features.nights.cup import ROBOT
from bot.model.snapshots import Pace, Place, numbered

NightStatus: TypeAlias = Literal["draft", "planned", "gathering", "running", "between", "over", "off"]
"""The phase of a night.

draft: only its planner sees it. planned: people can sign up. gathering: the start time has come, and people
confirm that they are present. running: the tables of a round have been assigned, and start or are in
progress. between: a round of a cup is over, and another follows. over: the night is finished. off: it was
called off, nobody or too few people came, or the bot was down at its time.
"""
Coming: TypeAlias = Literal["in", "maybe"]
Seeding: TypeAlias = Literal["lot", "rating"]
"""The way in which people are assigned to several tables. lot: at random. rating: with people of similar
rating.
"""
Absent: TypeAlias = Literal["robots", "out"]
"""The replacement for people who signed up but did not come, or who sit out. robots: a robot plays for each
of them. out: nobody does.
"""
Follows: TypeAlias = Literal["itself", "called"]
"""The way in which the next round of a cup starts: automatically, or when a manager starts it."""
Cards: TypeAlias = Literal["own", "same"]
"""The deals at the tables of a round of a cup: each table has its own, or all tables have the same."""
Off: TypeAlias = Literal["", "called", "empty", "missed"]
"""The reason why a night is off: it was called off, nobody or too few people came, or the bot was down at its
time.
"""

MOST_PEOPLE: Final = 64
MOST_ROUNDS: Final = 7
SETTINGS: Final = ("seats", "pace", "follows", "cards", "fill", "dealt", "absent", "circuit")
"""The settings of a night other than its game, time and rounds, by the names of their fields."""


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
    """Whether the participant is present. People confirm that at the start, and in a cup they can later sit
    out or come back.
    """
    robot: bool = False
    """Whether the participant is a robot that fills a seat of a cup."""


@dataclass(frozen=True, slots=True)
class Pod:
    """A table of a night."""

    table: str
    """The id of the table, drawn before the table starts, or "" if its only entrant has a bye."""
    seats: tuple[int, ...]
    """The number of the entrant in each seat, or ROBOT."""
    places: tuple[int, ...] = ()
    """The place of each seat, or empty until the game at the table has been played to its end."""


@dataclass(frozen=True, slots=True)
class Night:
    """A race night in one server."""

    id: str
    place: Place
    host: int
    """The id of the user who planned the night, or 0 once that user's data was deleted. Any manager can
    change the night as well.
    """
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
    """The Unix time at which the current phase ends: the attendance check, the lifetime of a draft, the break
    before the next round, or the wait for a manager to start that round.
    """
    started: bool = False
    """Whether all tables of the current round have started."""
    posts: int = 0
    """The number of new messages for the night so far, including one that is not posted yet."""
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
    """The number of rounds planned originally if not all of them can be played, and otherwise 0."""

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
        """The rounds so far. The last one can be in progress."""
        return (*self.earlier, self.pods) if self.pods else self.earlier

    @property
    def finished(self) -> tuple[tuple[Pod, ...], ...]:
        """The rounds in which no game is in progress. The games of a round were possibly ended early."""
        return self.earlier if self.status == "running" else self.played

    @property
    def tables(self) -> tuple[str, ...]:
        """The ids of the tables of this round."""
        return tuple(each.table for each in self.pods if each.table)

    @property
    def playing(self) -> tuple[int, ...]:
        """The numbers of the entrants in the next round of a cup, including absent people if robots play in
        their place.
        """
        return tuple(
            at
            for at, each in enumerate(self.entrants)
            if each.here or (self.absent == "robots" and each.coming == "in")
        )

    @property
    def enough(self) -> bool:
        """Return whether a cup has enough entrants for another round: at least two, one of whom is a person
        who is present.
        """
        people = [each for each in self.entrants if each.here and each.person is not None]
        return len(self.playing) >= 2 and bool(people)

    @property
    def complete(self) -> bool:
        """Return whether everyone who signed up for certain is present. At least two people must have signed
        up, or one person in a cup that robots fill up to at least two players.
        """
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
        """Return a copy without a person. If tables have been assigned, the alias takes the person's place.
        If the person was the host, the copy has no host.
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
        """Return whether every seat at a table of a cup belongs to a robot. The seat of an absent person, for
        whom a robot plays, belongs to the person.
        """
        return all(each == ROBOT or self.entrants[each].robot for each in pod.seats)

    def attended(self, pod: Pod) -> bool:
        """Return whether any person at a table is present. The other tables of a cup have a message of their
        own only if someone asks to see them.
        """
        return any(
            each != ROBOT and self.entrants[each].person and self.entrants[each].here for each in pod.seats
        )


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """Discord's scheduled event of a night.

    id: 0 if there is none. shows: the key of the event's current content, or "" if none has been requested.
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
    """The Unix time until which the message shows no names, because its channel has rejected one."""
