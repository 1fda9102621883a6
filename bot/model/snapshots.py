"""Lobbies and tables as values. Times are play times (bot.storage.workers.Heartbeat)."""

from dataclasses import dataclass, field, replace
from typing import Final, Generic, Literal, Self, TypeAlias, TypeVar

from bot.engine import seal
from bot.engine.game import AnyAction, AnyEvent, AnyOptions, AnyState, Seat
from bot.engine.log import TakeBack
from bot.engine.match import Match, Move
from bot.engine.values import union_member
from bot.league.daily_game import Day
from bot.locales.phrase import ENGLISH, Locale, Phrase, Text, say
from bot.words.player_car import PlayerCar

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

By: TypeAlias = Literal["player", "clock", "robot", "auto", "forced"]
Pace: TypeAlias = Literal["live", "relaxed", "none"]
Seating: TypeAlias = Literal["random", "fixed"]

SECONDS: dict[Pace, float | None] = {"live": 90.0, "relaxed": 86_400.0, "none": None}
"""The number of seconds for a turn at each pace, or None for no limit."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel of a table, by Discord's ids."""

    guild: int
    """The id of the server, or 0 for the direct messages of a person or a group."""
    channel: int
    locale: Locale = field(default=ENGLISH, compare=False)
    """The language of the shared messages in the channel."""
    anywhere: bool = False
    """Whether the bot is not a member of the channel's server or group, and can only answer presses."""

    @property
    def direct(self) -> bool:
        """Return whether the place is a person's direct messages with the bot."""
        return self.guild == 0 and not self.anywhere

    @property
    def hosted(self) -> bool:
        """Return whether the place is in a server that has added the bot."""
        return self.guild != 0 and not self.anywhere


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat."""

    name: str
    person: int | None
    """The Discord user id, or None for a seat that has always been a robot's and, together with `left`, for a
    person who was deleted.
    """
    robot: str | None = None
    """The key of the robot that now plays for the seat, or None if the person plays."""
    left: bool = False
    """Whether the person gave up the seat, which they can still take back, or was deleted."""
    missed: int = 0
    """The number of consecutive turns that the clock has played for the seat."""
    pressed: float = 0.0
    """The time of the person's last press at this table."""
    passes: bool = False
    """Whether *Auto-pass* is on for the person (see TableRules.auto_pass)."""
    since: int = 0
    """The number of moves in the match when the person sat down."""
    ahead: str = ""
    """The person's planned move for their next turn, encoded by the game, or ""."""
    cut: str = ""
    """The words with which the person cut the cards, or ""."""
    car: PlayerCar | None = None
    """The person's car at this table, or None for the default of the seat."""


Notice: TypeAlias = Literal["idled", "away", "back", "left", "handed", "waiting", "seated", "hinted"]
"""The kinds of entries in a table's story besides the events of the game. idled: the clock played for the
seat. away: a robot plays for it, for example after two missed turns. back: its owner is back. left: its owner
left. handed: the host or a manager gave it to a robot. waiting: everyone is away, at tables of version 1.0.
seated: another person took a seat that its owner had left. hinted: its player received a hint.
"""


@dataclass(frozen=True, slots=True)
class Occupant:
    """The player of a seat up to the move `until`, before another person or a robot took over."""

    seat: Seat
    until: int
    name: str
    person: int | None
    """The Discord user id of the seat's owner, or None if it was deleted or the owner was a robot."""
    robot: str | None = None
    """The key of the robot that played for the seat, or None."""
    car: PlayerCar | None = None
    """The player's car at this table, or None for that of the seat's current player."""
    why: Notice | Literal[""] = ""
    """The reason why the player's time in the seat ended, or "" at tables of version 1.0."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A running clock: `seat` must make its decision in `turn` by the play time `at`. A reminder is sent at
    `half`, unless `reminded`.
    """

    seat: Seat
    turn: int
    half: float
    at: float
    reminded: bool = False


@union_member
class Happened(Generic[E]):
    """An event of the game in a turn, including its secrets. by: the seat whose player caused the event, or
    None if a robot, the clock or an automatic move did, or if it follows from another event. forced: whether
    the event is a move made automatically because there was no other.
    """

    turn: int
    event: E
    by: Seat | None = None
    forced: bool = False


@union_member
class Noticed:
    """A notice of the table about a seat in a turn."""

    turn: int
    seat: Seat
    notice: Notice


@union_member
class TookBack(Generic[E]):
    """The undoing of a step or of a `whole` turn by a seat. events: the events that were shown and no longer
    count.
    """

    turn: int
    seat: Seat
    events: tuple[E, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class PathStep(Generic[A]):
    """One choice in a turn."""

    moves: tuple[Move[A], ...]
    """The moves of the choice, with the automatic moves after it."""
    told: int
    """The number of entries in the table's `recent` that result from the choice."""
    began: float
    """The value of the table's `began` before the choice."""
    clock: TurnClock | None
    """The seat's clock before the choice, or None."""


@dataclass(frozen=True, slots=True)
class WayBack(Generic[O, S, A]):
    """The steps of a seat in one turn that can be undone, oldest first. start: the match before these
    steps.
    """

    seat: Seat
    start: Match[O, S]
    steps: tuple[PathStep[A], ...]


@dataclass(frozen=True, slots=True)
class OldDeal:
    """The deal of a finished table, which others can play."""

    of: str
    """The id of the table."""
    seed: str
    robots: tuple[str | None, ...]
    """By seat, the key of the robot that played from the start, or None for a seat that a person had."""
    scores: tuple[int | None, ...]
    """The score of each seat at the finished table, or None for a seat that was out."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The point at which a practice match branched off from a finished one. of: the id of the finished table.
    ply: the number of moves that both have in common.
    """

    of: str
    ply: int


@dataclass(frozen=True, slots=True)
class LobbySnapshot(Generic[O]):
    """A lobby, where people join, choose options and start the match."""

    id: str
    title: str
    place: Place
    host: int
    options: O
    pace: Pace
    seating: Seating
    """The order of the seats. "fixed" keeps the order of `players`, except that a rematch can begin with any
    of them.
    """
    players: tuple[Player, ...]
    expires: float
    """The play time at which the lobby closes if nobody presses a button before then."""
    circuit: str = ""
    """The id of the circuit that the match counts for, or ""."""
    after: str = ""
    """The id of the table that the lobby offers a rematch of, or ""."""
    open_seats: bool = False
    """Whether others can take the seats of those who leave the match."""
    version: int = 0
    """The number of stored changes so far."""
    secret: str = ""
    """The secret from which the deal will be derived, or "" if the deal is not sealed. Only its seal is
    shown.
    """
    old: OldDeal | None = None
    """The deal to replay, or None."""
    called: bool = False
    """Whether the lobby has pinged players."""
    asked: tuple[int, ...] = ()
    """The people invited to join, with 0 for each robot, in the order in which they would sit."""
    night: str = ""
    """The id of the race night that the lobby belongs to, or ""."""
    press: str = ""
    """The digest of the host's press that opened the lobby (`press_of` in bot.ui.components), or ""."""

    def nameless(self) -> Self:
        """Return a copy with each person's name replaced by a number."""
        return replace(self, players=_nameless(self.players, self.place.locale))

    @property
    def seats(self) -> dict[int, bool]:
        """Return the people in the lobby by id, and whether each has a seat (True) or is only invited
        (False).
        """
        sitting = {each.person: True for each in self.players if each.person is not None}
        return {each: False for each in self.asked if each} | sitting


TableStatus: TypeAlias = Literal["playing", "over", "ended"]
"""The phase of a table. playing: the match is in progress. over: the match is finished. ended: the match was
ended early, for the reason in `TableSnapshot.ended`.
"""


@dataclass(frozen=True, slots=True)
class TableSnapshot(Generic[O, S, A, E]):
    """A table: a match and the people who play it."""

    id: str
    title: str
    place: Place
    host: int
    """The id of the host, or 0 if that person was deleted."""
    pace: Pace
    seating: Seating
    status: TableStatus
    players: tuple[Player, ...]
    """The players by seat."""
    match: Match[O, S]
    version: int
    """A number that rises by one with every stored change."""
    began: float
    """The play time at which the current turn began."""
    clocks: tuple[TurnClock, ...] = ()
    """The running clocks."""
    recent: tuple[Happened[E] | Noticed | TookBack[E], ...] = ()
    """The latest entries of the table's story, oldest first."""
    ended: str = ""
    """The reason why the table was ended early, as a code for `ending`, or ""."""
    rematch: str = ""
    """The id of the rematch's lobby, or ""."""
    circuit: str = ""
    """The id of the circuit that the match counts for, or ""."""
    after: str = ""
    """The id of the table that this match is the rematch of, or ""."""
    way_back: WayBack[O, S, A] | None = None
    """The steps of a seat that can be undone, or None if no step can be."""
    open_seats: bool = False
    """Whether others can take the seats of those who leave the match."""
    replay: int = 0
    """The id of the message with the replay, or 0."""
    sealed: seal.Sealed | None = None
    """The source of the deal, or None if it was not sealed."""
    old: OldDeal | None = None
    """The deal that is replayed, or None if the deal is new."""
    daily: Day | None = None
    """The daily that the host plays at this table, or None."""
    before: tuple[Occupant, ...] = ()
    """The earlier players of the seats, oldest first."""
    night: str = ""
    """The id of the race night that the table belongs to, or ""."""
    branch: Branch | None = None
    """The point from which the table continues a finished match, or None."""
    press: str = ""
    """The digest of the press that opened the lobby or the table (`press_of` in bot.ui.components), or ""."""

    @property
    def all_clocks(self) -> tuple[TurnClock, ...]:
        """The running clocks, and those that will run again if a step is undone."""
        steps = self.way_back.steps if self.way_back is not None else ()
        return (*self.clocks, *(step.clock for step in steps if step.clock is not None))

    @property
    def racing(self) -> bool:
        """Return whether robots compete with people's presses at this table."""
        return self.pace == "live" or self.place.direct

    @property
    def personal(self) -> bool:
        """Return whether even the table's public message is only for its single player."""
        return self.place.anywhere and (self.daily is not None or self.branch is not None)

    @property
    def alone(self) -> bool:
        """Return whether at most one person has had a seat, outside of servers that have added the bot."""
        return not self.place.hosted and len(self.seats) <= 1

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock that is running for the seat, or None."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)

    @property
    def seats_of_people(self) -> frozenset[Seat]:
        """Return the seats that people play now."""
        return frozenset(at for at, player in enumerate(self.players) if player.robot is None)

    @property
    def seats(self) -> dict[int, bool]:
        """Return the people who have seen a hand at this table by id, and whether each still owns a seat."""
        before = {each.person: False for each in self.before if each.person is not None}
        return before | {each.person: True for each in self.players if each.person is not None}

    def nameless(self) -> Self:
        """Return a copy with each person's name replaced by a number."""
        ended = ended_by("") if _ender(self.ended) is not None else self.ended
        before = tuple(replace(each, name=numbered(each.seat, self.place.locale)) for each in self.before)
        players = _nameless(self.players, self.place.locale)
        return replace(self, players=players, before=before, ended=ended)

    def without(self, person: int, alias: str) -> Self:
        """Return a copy without a person's name and id. alias: the replacement name, which no player has."""
        names = {each.name for each in self.players if each.person == person}
        names |= {each.name for each in self.before if each.person == person}
        return replace(
            self,
            host=0 if self.host == person else self.host,
            players=tuple(
                replace(each, name=alias, person=None, left=True, pressed=0.0, ahead="", cut="")
                if each.person == person
                else each
                for each in self.players
            ),
            before=tuple(
                replace(each, name=alias, person=None) if each.person == person else each
                for each in self.before
            ),
            ended=ended_by(alias) if _ender(self.ended) in names else self.ended,
        )


def _nameless(players: tuple[Player, ...], locale: Locale) -> tuple[Player, ...]:
    return tuple(
        each if each.person is None and not each.left else replace(each, name=numbered(seat, locale))
        for seat, each in enumerate(players)
    )


def numbered(seat: Seat, locale: Locale) -> str:
    """Return the substitute for the name of a seat's player where names are not allowed."""
    return say("table-numbered", locale, number=seat + 1)


_BY: Final = "by "
LEFT: Final = "left"
"""The value of `TableSnapshot.ended` after everyone has left."""
LOST: Final = "lost"
"""The value of `TableSnapshot.ended` after the table's channel was lost and nobody pressed for a day."""


def ended_by(name: str) -> str:
    """Return the value of `TableSnapshot.ended` for a table ended by the player `name`, or by a moderator if
    it is "".
    """
    return f"{_BY}{name}" if name else "moderator"


def ending(ended: str, reader: str = "") -> Text:
    """Return the text for a value of `TableSnapshot.ended`, or the value itself if it is unknown. reader: the
    name of the player who reads it.
    """
    if ended.startswith("daily "):
        return Phrase("ended-daily", day=ended.removeprefix("daily "))
    if (name := _ender(ended)) is not None:
        return Phrase("ended-by", name=name, you=name == reader)
    known = {
        "": "refuse-over",
        LEFT: "ended-left",
        "idle": "ended-idle",
        LOST: "ended-lost",
        "moderator": "ended-by-moderator",
    }
    return Phrase(known[ended]) if ended in known else ended


def _ender(ended: str) -> str | None:
    """Return the name of the player who ended a table, from `TableSnapshot.ended`, or None."""
    return ended.removeprefix(_BY) if ended.startswith(_BY) else None


@dataclass(frozen=True, slots=True)
class LoggedMove(Generic[A]):
    """A move for the log: the `ply`-th of the match, counted from 1, made at the play time `at`. by: whether
    the player, the clock or a robot made the move. "auto" is a planned or only action, which the table took
    for the player. "forced" is a move made automatically because everyone could see that there was no other,
    or none that would have changed anything.
    """

    ply: int
    seat: Seat
    action: A | TakeBack
    by: By
    at: float


AnySnapshot: TypeAlias = TableSnapshot[AnyOptions, AnyState, AnyAction, AnyEvent]
AnyEntry: TypeAlias = Happened[AnyEvent] | Noticed | TookBack[AnyEvent]
AnyLoggedMove: TypeAlias = LoggedMove[AnyAction]
AnyLobby: TypeAlias = LobbySnapshot[AnyOptions]
