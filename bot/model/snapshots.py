"""Lobbies and tables as values. Storage writes them, and the display draws them.

Times are play time: Unix seconds less the time the bot was down (bot.model.ports.Heartbeat), so no clock runs
out while nobody can press.
"""

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
"""The length of a turn at each pace, or None if it has no limit."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel that a table is in, by Discord's ids."""

    guild: int
    """The id of the server, or 0 for direct messages: a person's, where they practise, or a group's."""
    channel: int
    locale: Locale = field(default=ENGLISH, compare=False)
    """The language of the shared messages in the channel, fixed when the lobby opens, and again when its
    match starts.
    """
    anywhere: bool = False
    """Whether the bot is not a member where the channel is, and only answers presses. That is so in a group's
    direct messages (guild 0), and in a server that has not added the bot.
    """

    @property
    def direct(self) -> bool:
        """Return whether the place is a person's direct messages with the bot."""
        return self.guild == 0 and not self.anywhere

    @property
    def hosted(self) -> bool:
        """Return whether the place is in a server that has added the bot. Only there it pings people, and
        games count.
        """
        return self.guild != 0 and not self.anywhere


@dataclass(frozen=True, slots=True)
class Player:
    """The player of a seat."""

    name: str
    person: int | None
    """The Discord user id, or None for a robot from the start."""
    robot: str | None = None
    """The key of the robot that plays for the seat now, or None if the person plays."""
    left: bool = False
    """Whether the person gave the seat up. They can still take it back."""
    missed: int = 0
    """The number of turns in a row that the clock has played."""
    pressed: float = 0.0
    """The time of the person's last press at this table."""
    passes: bool = False
    """Whether the person chose to pass automatically where passing is the only option."""
    since: int = 0
    """The number of moves the match had when the person sat down."""
    ahead: str = ""
    """Their planned move for their next turn, as a code of the game, or ""."""
    cut: str = ""
    """The words with which they cut the cards, or ""."""
    car: PlayerCar | None = None
    """Their car at this table, or None for the one of the seat."""


Notice: TypeAlias = Literal["idled", "away", "back", "left", "handed", "waiting", "seated", "hinted"]
"""The kinds of reports of a table besides the events of the game: the clock played for the seat. A robot
plays for it after two missed turns. Its owner is back. Its owner left. The host gave it to a robot. Everyone
is away, in tables of 1.0. Another person took the seat that its owner had left. Its player had a hint.
"""


@dataclass(frozen=True, slots=True)
class Occupant:
    """The player of a seat up to the `until`-th move, before another person or a robot took over."""

    seat: Seat
    until: int
    name: str
    person: int | None
    """The Discord user id, or None if it was deleted."""
    robot: str | None = None
    """The key of the robot that played for them, if one did."""
    car: PlayerCar | None = None
    """Their car at this table, or None for that of the seat's present player."""
    why: Notice | Literal[""] = ""
    """The reason why their time on the seat ended, or "" at tables of 1.0."""


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A running clock: `seat` must make its decision of `turn` by `at`. A reminder is sent at `half`, unless
    `reminded`.
    """

    seat: Seat
    turn: int
    half: float
    at: float
    reminded: bool = False


@union_member
class Happened(Generic[E]):
    """An event of the game in that turn, with its secrets. A reader is shown only the part that they are
    allowed to see.

    by: the seat whose player caused the event, or None if a robot or the clock did, or if it follows from
    another event. forced: whether it is a move that was made automatically, and not one of its consequences.
    """

    turn: int
    event: E
    by: Seat | None = None
    forced: bool = False


@union_member
class Noticed:
    """A notice of the table about a seat in that turn."""

    turn: int
    seat: Seat
    notice: Notice


@union_member
class TookBack(Generic[E]):
    """In that turn, that seat undid a step or the `whole` turn. These events, shown before, no
    longer count.
    """

    turn: int
    seat: Seat
    events: tuple[E, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class PathStep(Generic[A]):
    """One choice of a turn."""

    moves: tuple[Move[A], ...]
    """The moves of the choice: several if it consists of several, or if it was followed by automatic
    moves.
    """
    told: int
    """The number of entries of the table's `recent` that result from the choice."""
    began: float
    """The table's `began` before the choice."""
    clock: TurnClock | None
    """The seat's clock before the choice."""


@dataclass(frozen=True, slots=True)
class WayBack(Generic[O, S, A]):
    """The steps of a seat in one turn that can be undone, in the order in which they were made. start: the
    match before them, from which they can be replayed.
    """

    seat: Seat
    start: Match[O, S]
    steps: tuple[PathStep[A], ...]


@dataclass(frozen=True, slots=True)
class OldDeal:
    """The deal of a finished table, for others to play."""

    of: str
    """The id of the table."""
    seed: str
    robots: tuple[str | None, ...]
    """For each seat, the key of its robot, if it had one from the start."""
    scores: tuple[int | None, ...]
    """The score of each seat at that table."""


@dataclass(frozen=True, slots=True)
class Branch:
    """The point at which a practice match left a finished one. The two share their first `ply` moves. of: the
    id of the finished table.
    """

    of: str
    ply: int


@dataclass(frozen=True, slots=True)
class LobbySnapshot(Generic[O]):
    """A lobby, in which people join, choose options and start the match."""

    id: str
    title: str
    place: Place
    host: int
    options: O
    pace: Pace
    seating: Seating
    """"fixed" keeps the order of `players`."""
    players: tuple[Player, ...]
    expires: float
    """The time (play time) at which it closes unless someone presses."""
    circuit: str = ""
    """The id of the circuit that the match counts for, or ""."""
    after: str = ""
    """The id of the table that it is the rematch of, or ""."""
    open_seats: bool = False
    """Whether others can take the seats of those who leave the match."""
    version: int = 0
    """Rises with every stored change."""
    secret: str = ""
    """The secret that the deal will follow from. Only its seal is shown. "" where an old deal is played."""
    old: OldDeal | None = None
    """The deal that is replayed, if any."""
    called: bool = False
    """Whether it has pinged players, which it can do once."""
    asked: tuple[int, ...] = ()
    """The people invited to join, in the order in which they would sit: the players of the match that it is
    the rematch of, with 0 for each robot, or the host and the people they challenge.
    """
    night: str = ""
    """The id of the race night that it belongs to, or ""."""
    press: str = ""
    """The host's press that opened it, as in bot.ui.components, so that the same press finds it again. "" for
    a command.
    """

    def nameless(self) -> Self:
        """Return a copy with a number for the name of each person."""
        return replace(self, players=_nameless(self.players, self.place.locale))

    @property
    def seats(self) -> dict[int, bool]:
        """Return for each person here, by id, whether they have a seat or are only invited."""
        sitting = {each.person: True for each in self.players if each.person is not None}
        return {each: False for each in self.asked if each} | sitting


TableStatus: TypeAlias = Literal["playing", "over", "ended"]
"""The phase of a table. playing: the match is in progress. over: the match is finished. ended: a player or a
moderator ended the table, or everyone left it.
"""


@dataclass(frozen=True, slots=True)
class TableSnapshot(Generic[O, S, A, E]):
    """A table: a match and the people around it."""

    id: str
    title: str
    place: Place
    host: int
    """The person who can end it."""
    pace: Pace
    seating: Seating
    status: TableStatus
    players: tuple[Player, ...]
    """By seat."""
    match: Match[O, S]
    version: int
    """Rises with every stored change."""
    began: float
    """The time at which the turn in progress began."""
    clocks: tuple[TurnClock, ...] = ()
    """The running clocks."""
    recent: tuple[Happened[E] | Noticed | TookBack[E], ...] = ()
    """The latest events, oldest first."""
    ended: str = ""
    """The reason why the table was ended early, as `ending` reads it, or ""."""
    rematch: str = ""
    """The id of the lobby that follows it, or ""."""
    circuit: str = ""
    """As in its LobbySnapshot."""
    after: str = ""
    """As in its LobbySnapshot."""
    way_back: WayBack[O, S, A] | None = None
    """The steps that can be undone, if any."""
    open_seats: bool = False
    """As in its LobbySnapshot."""
    replay: int = 0
    """The id of the message with the replay, or 0."""
    sealed: seal.Sealed | None = None
    """The source of the deal, or None if it was not sealed."""
    old: OldDeal | None = None
    """As in its LobbySnapshot."""
    daily: Day | None = None
    """The daily deal, if the table is its host's try at one."""
    before: tuple[Occupant, ...] = ()
    """The earlier players of the seats, oldest first."""
    night: str = ""
    """As in its LobbySnapshot."""
    branch: Branch | None = None
    """Its origin, if it continues from a position of a finished match."""
    press: str = ""
    """As in its LobbySnapshot."""

    @property
    def all_clocks(self) -> tuple[TurnClock, ...]:
        """The running clocks, and those that run again when a step is undone."""
        steps = self.way_back.steps if self.way_back is not None else ()
        return (*self.clocks, *(step.clock for step in steps if step.clock is not None))

    @property
    def racing(self) -> bool:
        """Return whether robots compete with people's presses at this table. Elsewhere they wait for all
        people.
        """
        return self.pace == "live" or self.place.direct

    @property
    def personal(self) -> bool:
        """Return whether the table's public message, too, is only for its one player. Where the bot is no
        member, that is so for a daily, which the others in the channel can still play, and for a game that
        continues a player's own.
        """
        return self.place.anywhere and (self.daily is not None or self.branch is not None)

    @property
    def alone(self) -> bool:
        """Return whether one person plays only with robots, where games do not count. Such a table belongs to
        that person alone.
        """
        return not self.place.hosted and len(self.seats) <= 1

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """Return the clock that runs for that seat, if one does."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)

    @property
    def seats(self) -> dict[int, bool]:
        """Return for each person who has seen a hand here, by id, whether they still have a seat."""
        before = {each.person: False for each in self.before if each.person is not None}
        return before | {each.person: True for each in self.players if each.person is not None}

    def nameless(self) -> Self:
        """Return a copy with a number for the name of each person."""
        ended = ended_by("") if _ender(self.ended) is not None else self.ended
        before = tuple(replace(each, name=numbered(each.seat, self.place.locale)) for each in self.before)
        players = _nameless(self.players, self.place.locale)
        return replace(self, players=players, before=before, ended=ended)

    def without(self, person: int, alias: str) -> Self:
        """Return a copy in which the alias, which no player has, replaces that person everywhere."""
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
    """Return the substitute for the name of that seat where no name is allowed."""
    return say("table-numbered", locale, number=seat + 1)


_BY: Final = "by "
LEFT: Final = "left"
"""`TableSnapshot.ended` after everyone has left."""
LOST: Final = "lost"
"""`TableSnapshot.ended` after the table's channel was lost and nobody touched the table for a day."""


def ended_by(name: str) -> str:
    """Return `TableSnapshot.ended` for a table that a player has ended, or a moderator ("")."""
    return f"{_BY}{name}" if name else "moderator"


def ending(ended: str, reader: str = "") -> Text:
    """Return a phrase for the reason why a table has ended, from `TableSnapshot.ended`. reader: the name of
    the player who reads it.
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
    """Return the name of the player who ended a table, from `TableSnapshot.ended`, or None if no player
    did.
    """
    return ended.removeprefix(_BY) if ended.startswith(_BY) else None


@dataclass(frozen=True, slots=True)
class LoggedMove(Generic[A]):
    """A move for the log: the `ply`-th of the match, from 1, made at `at` by the player, the clock or a
    robot. "auto" is a pass that the player had asked for, or a move they had planned. "forced" is a move made
    automatically because all could see that there was no other. A TakeBack is the player's, too.
    """

    ply: int
    seat: Seat
    action: A | TakeBack
    by: By
    at: float


AnySnapshot: TypeAlias = TableSnapshot[AnyOptions, AnyState, AnyAction, AnyEvent]
"""A table of any game."""
AnyEntry: TypeAlias = Happened[AnyEvent] | Noticed | TookBack[AnyEvent]
"""An entry of the story of a table, of any game."""
AnyLoggedMove: TypeAlias = LoggedMove[AnyAction]
"""A logged move of any game."""
AnyLobby: TypeAlias = LobbySnapshot[AnyOptions]
"""A lobby of any game."""
