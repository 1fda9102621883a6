"""What a lobby and a table are, as values: storage writes them, the display draws them.

Times are play time: Unix seconds less the time the bot was down (bot.model.ports.Heartbeat), so that no
clock runs out while nobody could press.
"""

from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, Literal, Self, TypeAlias, TypeVar

from bot.engine import seal
from bot.engine.game import Seat
from bot.engine.log import TakeBack
from bot.engine.match import Match, Move
from bot.engine.values import union_member
from bot.league.daily_game import Day
from bot.locales.phrase import ENGLISH, Locale, Phrase, Text, say
from bot.words.livery import Livery

O = TypeVar("O")
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")

By: TypeAlias = Literal["player", "clock", "robot", "auto", "forced"]
Pace: TypeAlias = Literal["live", "relaxed", "none"]
Seating: TypeAlias = Literal["random", "fixed"]

SECONDS: dict[Pace, float | None] = {"live": 90.0, "relaxed": 86_400.0, "none": None}
"""How long a turn may take at each pace; None: as long as it takes."""


@dataclass(frozen=True, slots=True)
class Place:
    """The channel that a table is in, by Discord's ids. guild: 0 for somebody's direct
    messages, where they practise. locale: the language of what everybody reads there, fixed
    when the lobby opens, and again when its match starts. anywhere: the bot is no member there, and only
    answers presses: a group's direct messages (guild 0), or a server that has not added it.
    """

    guild: int
    channel: int
    locale: Locale = field(default=ENGLISH, compare=False)
    anywhere: bool = False

    @property
    def direct(self) -> bool:
        """Whether it is somebody's direct messages with the bot."""
        return self.guild == 0 and not self.anywhere

    @property
    def hosted(self) -> bool:
        """Whether it is in a server that has added the bot: only there it calls people, and games count."""
        return self.guild != 0 and not self.anywhere


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits on a seat."""

    name: str
    person: int | None
    """The Discord user id; None: a robot from the start."""
    robot: str | None = None
    """The key of the robot that plays for the seat now; None: the person does."""
    left: bool = False
    """The person gave the seat up (and may still take it back)."""
    missed: int = 0
    """How many turns in a row the clock has played."""
    pressed: float = 0.0
    """When the person last pressed something at this table."""
    passes: bool = False
    """The person had it that a pass is played for them where it is all that they may do."""
    since: int = 0
    """How many moves the match had when the person sat down."""
    ahead: str = ""
    """What they have said they will do when it is their turn, as a code of the game; "": nothing."""
    cut: str = ""
    """The words with which they cut the cards, or ""."""
    car: Livery | None = None
    """Theirs at this table; None: the one of the seat."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who played a seat up to the `until`-th move, before somebody else did: another person, or a robot.

    person: the Discord user id; None: it was deleted. robot: the key of the robot that played for them, if
    one did. car: theirs at this table; None: that of the player who has the seat now.
    """

    seat: Seat
    until: int
    name: str
    person: int | None
    robot: str | None = None
    car: Livery | None = None


@dataclass(frozen=True, slots=True)
class TurnClock:
    """A clock that runs: `seat` must make its decision of `turn` by `at`; it is reminded at `half`,
    unless `reminded`.
    """

    seat: Seat
    turn: int
    half: float
    at: float
    reminded: bool = False


Notice: TypeAlias = Literal["idled", "away", "back", "left", "handed", "waiting", "seated", "hinted"]
"""What the table reports beside a game: the clock played for the seat; a robot plays for it after two missed
turns; its owner is back; its owner left; the host handed it to a robot; everybody is away, in tables of 1.0;
somebody took the seat that another had left; its player had a hint."""


@union_member
class Happened(Generic[E]):
    """An event of the game in that turn, with its secrets: a reader is shown only what they may see of it.

    by: the seat whose player did just that; None: a robot or the clock did, or it follows from what was done.
    forced: a move that was made automatically, without what resulted from it.
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
    """That seat took back, in that turn, a step, or the `whole` turn: these events, which
    were shown before, no longer count.
    """

    turn: int
    seat: Seat
    events: tuple[E, ...]
    whole: bool


@dataclass(frozen=True, slots=True)
class PathStep(Generic[A]):
    """One choice of a turn. moves: several if one choice contains them, or if others had no choice after
    it. told: how many entries
    of the table's `recent` result from it. began, clock: the table's `began` and the seat's clock before it.
    """

    moves: tuple[Move[A], ...]
    told: int
    began: float
    clock: TurnClock | None


@dataclass(frozen=True, slots=True)
class WayBack(Generic[O, S, A]):
    """What may be taken back: the steps of a seat in one turn, the last one first. start: the match before
    them, from which they can be played again.
    """

    seat: Seat
    start: Match[O, S]
    steps: tuple[PathStep[A], ...]


@dataclass(frozen=True, slots=True)
class OldDeal:
    """The deal of a finished table, to be played by others. of: the id of the table. robots: by seat the key
    of its robot, if one sat there from the start. scores: what each seat came to there.
    """

    of: str
    seed: str
    robots: tuple[str | None, ...]
    scores: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a practice match left a finished one: the two have their first `ply` moves in common. of: the id
    of that table.
    """

    of: str
    ply: int


@dataclass(frozen=True, slots=True)
class LobbySnapshot(Generic[O]):
    """A lobby: people gather, choose and start."""

    id: str
    title: str
    place: Place
    host: int
    options: O
    pace: Pace
    seating: Seating
    """Fixed keeps the order of `players`."""
    players: tuple[Player, ...]
    expires: float
    """When it closes unless someone presses (play time)."""
    circuit: str = ""
    """The id of the circuit that the match counts for, or ""."""
    after: str = ""
    """The id of the table whose rematch it is, or ""."""
    open_seats: bool = False
    """Others may take the seats of those who leave the match."""
    version: int = 0
    """Rises with every change that is stored."""
    secret: str = ""
    """What the deal will follow from, of which only the seal is shown; "" where an old deal is played."""
    old: OldDeal | None = None
    """The deal that is played again, if it is."""
    called: bool = False
    """Has it called for players? It may once."""
    asked: tuple[int, ...] = ()
    """Who is asked to join, in the order in which they would sit: who played the match that it is the rematch
    of, 0 for each robot; or the host and whom they challenge.
    """
    night: str = ""
    """The id of the race night that it is dealt for, or ""."""
    press: str = ""
    """The host's press that opened it, as in bot.ui.components, so that the same press again finds it; "": it
    was a command.
    """

    def nameless(self) -> Self:
        """The same with a number for the name of each person."""
        return replace(self, players=_nameless(self.players, self.place.locale))

    @property
    def seats(self) -> dict[int, bool]:
        """By the ids of the people here, whether they sit, or are only asked to."""
        sitting = {each.person: True for each in self.players if each.person is not None}
        return {each: False for each in self.asked if each} | sitting


TableStatus: TypeAlias = Literal["playing", "over", "ended"]
"""playing; over: the match reached its end; ended: somebody ended the table, or everybody left it."""


@dataclass(frozen=True, slots=True)
class TableSnapshot(Generic[O, S, A, E]):
    """A table: a match with people round it."""

    id: str
    title: str
    place: Place
    host: int
    """The person who may end it."""
    pace: Pace
    seating: Seating
    status: TableStatus
    players: tuple[Player, ...]
    """By seat."""
    match: Match[O, S]
    version: int
    """Rises with every change that is stored."""
    began: float
    """When the turn in progress began."""
    clocks: tuple[TurnClock, ...] = ()
    """Those that run."""
    recent: tuple[Happened[E] | Noticed | TookBack[E], ...] = ()
    """The last things that happened, oldest first."""
    ended: str = ""
    """Why the table was ended early, as `ending` reads it ("" otherwise)."""
    rematch: str = ""
    """The id of the lobby that follows it ("" when there is none)."""
    circuit: str = ""
    """As in its LobbySnapshot."""
    after: str = ""
    """As in its LobbySnapshot."""
    way_back: WayBack[O, S, A] | None = None
    """What may be taken back, if anything."""
    open_seats: bool = False
    """As in its LobbySnapshot."""
    replay: int = 0
    """The id of the message with the replay, or 0."""
    sealed: seal.Sealed | None = None
    """What the deal follows from; None: it was not sealed."""
    old: OldDeal | None = None
    """As in its LobbySnapshot."""
    daily: Day | None = None
    """The deal of the day that it is the host's one try at, if it is."""
    before: tuple[Occupant, ...] = ()
    """Who played the seats before those who do now, oldest first."""
    night: str = ""
    """As in its LobbySnapshot."""
    branch: Branch | None = None
    """If it goes on from a position of a finished match."""
    press: str = ""
    """As in its LobbySnapshot."""

    @property
    def all_clocks(self) -> tuple[TurnClock, ...]:
        """The clocks that run, and those that run again when a step is taken back."""
        steps = self.way_back.steps if self.way_back is not None else ()
        return (*self.clocks, *(step.clock for step in steps if step.clock is not None))

    @property
    def racing(self) -> bool:
        """Whether robots compete with people's presses here. Elsewhere they wait for all people."""
        return self.pace == "live" or self.place.direct

    @property
    def personal(self) -> bool:
        """Whether its public message, too, is only for its single player: that of a daily, which the others
        in the channel may still play, and of a game that continues a player's own.
        """
        return self.place.anywhere and (self.daily is not None or self.branch is not None)

    @property
    def alone(self) -> bool:
        """Whether one person plays only with robots, where games do not count: then it is theirs alone."""
        return not self.place.hosted and len(self.seats) <= 1

    def clock_of(self, seat: Seat) -> TurnClock | None:
        """The clock that runs for that seat, if one does."""
        return next((clock for clock in self.clocks if clock.seat == seat), None)

    @property
    def seats(self) -> dict[int, bool]:
        """By the ids of the people who have seen a hand here, whether they still sit."""
        before = {each.person: False for each in self.before if each.person is not None}
        return before | {each.person: True for each in self.players if each.person is not None}

    def nameless(self) -> Self:
        """The same with a number for the name of each person."""
        ended = ended_by("") if _ender(self.ended) is not None else self.ended
        before = tuple(replace(each, name=numbered(each.seat, self.place.locale)) for each in self.before)
        players = _nameless(self.players, self.place.locale)
        return replace(self, players=players, before=before, ended=ended)

    def without(self, person: int, alias: str) -> Self:
        """The same with the alias, which is nobody's name, instead of that person wherever it names them."""
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
    """What stands for the name of that seat where no name may."""
    return say("table-numbered", locale, number=seat + 1)


_BY: Final = "by "
LEFT: Final = "left"
"""`TableSnapshot.ended` after everyone has left."""
LOST: Final = "lost"
"""The same after its channel was lost and nobody touched it for a day."""


def ended_by(name: str) -> str:
    """`TableSnapshot.ended` for a table that a player has ended; "": a moderator."""
    return f"{_BY}{name}" if name else "moderator"


def ending(ended: str, reader: str = "") -> Text:
    """The end of a table in words, from `TableSnapshot.ended`. reader: the name of the player who reads
    it.
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
    """The name of the player who ended it, if one did."""
    return ended.removeprefix(_BY) if ended.startswith(_BY) else None


@dataclass(frozen=True, slots=True)
class LoggedMove(Generic[A]):
    """A move for the log: the `ply`-th of the match, from 1, taken at `at` by the player, clock or robot; or
    ("auto") a pass that the player had asked for, or a move they had planned; or ("forced") automatically,
    since all could see that there was no other. A TakeBack is the player's, too.
    """

    ply: int
    seat: Seat
    action: A | TakeBack
    by: By
    at: float


AnySnapshot: TypeAlias = TableSnapshot[Any, Any, Any, Any]
"""A table of whatever game."""
AnyLoggedMove: TypeAlias = LoggedMove[Any]
"""A logged move of whatever game."""
AnyLobby: TypeAlias = LobbySnapshot[Any]
"""A lobby of whatever game."""
