"""Decides how people's actions and the passing of time change a lobby. For tables, see bot.tables.decide."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias, assert_never

from bot.league.names import told_apart
from bot.locales.phrase import Locale, Phrase
from bot.model.errors import LobbyFull, NotAllowed, TableError
from bot.model.occupants import seat_of
from bot.model.snapshots import AnyLobby, Player
from bot.tables.robots import must_have, robot
from bot.title import AnyTitle as Title

PATIENCE = 7_200.0
"""The number of seconds without a press after which a lobby expires."""

LobbyEnding: TypeAlias = Literal["", "started", "cancelled", "empty", "expired"]


# actions of people. manager: the person may manage the server


@dataclass(frozen=True, slots=True)
class Join:
    """Take a seat in the lobby."""

    person: int
    name: str


@dataclass(frozen=True, slots=True)
class LeaveLobby:
    """Give up the person's seat. If the host leaves, another person becomes host. If no person is left, the
    lobby closes.
    """

    person: int


@dataclass(frozen=True, slots=True)
class DeletePersonInLobby:
    """Remove a person who has a seat in the lobby or is invited."""

    person: int


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the cards with the given words, or undo the cut if they are ""."""

    person: int
    words: str


@dataclass(frozen=True, slots=True)
class AddRobot:
    """Add a robot, which any manager and anyone with a seat in the lobby can do."""

    person: int
    level: str = ""
    """The key of the robot's level, or "" for the level of the robot added last."""
    manager: bool = False


@dataclass(frozen=True, slots=True)
class SetLevel:
    """Change the level of a robot, given its name, with the same permission as AddRobot."""

    person: int
    name: str
    level: str
    manager: bool


@dataclass(frozen=True, slots=True)
class RemoveRobot:
    """Remove a robot, given its name, with the same permission as AddRobot."""

    person: int
    name: str
    manager: bool


@dataclass(frozen=True, slots=True)
class SetUp:
    """Change settings of the lobby."""

    person: int
    manager: bool
    settings: Mapping[str, Any]
    """The new values of fields of the LobbySnapshot, by name."""


@dataclass(frozen=True, slots=True)
class MentionPlayers:
    """Record that the lobby pings players, which it can do once."""

    person: int
    manager: bool


@dataclass(frozen=True, slots=True)
class Start:
    """Begin the match."""

    person: int
    manager: bool
    locale: Locale | None = None
    """The language of the public texts of the table, or None for the lobby's language."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Close the lobby."""

    person: int
    manager: bool


# actions of the bot


@dataclass(frozen=True, slots=True)
class CountFor:
    """Make the match count for a circuit, or for none if `circuit` is ""."""

    circuit: str


@dataclass(frozen=True, slots=True)
class Expire:
    """Close the lobby if its time is up."""


LobbyCommand: TypeAlias = (
    Join
    | LeaveLobby
    | DeletePersonInLobby
    | Cut
    | AddRobot
    | SetLevel
    | RemoveRobot
    | SetUp
    | MentionPlayers
    | Start
    | Cancel
    | CountFor
    | Expire
)


@dataclass(frozen=True, slots=True)
class LobbyDecision:
    """The outcome of a command."""

    lobby: AnyLobby
    """The lobby after the command, or the same object if nothing must be stored."""
    outcome: LobbyEnding = ""
    """The reason why the lobby closes, or "" if it stays open."""
    visible: bool = True
    """Whether the lobby's messages can depend on the change."""


def decide_lobby(lobby: AnyLobby, command: LobbyCommand, title: Title, now: float) -> LobbyDecision:
    """Return how a command changes an open lobby. now: play time. Raises a refusal: NotAllowed, LobbyFull, or
    another TableError.
    """
    decision = _decided(lobby, command, title, now)
    after = decision.lobby
    if decision.outcome:
        return decision
    if after is lobby:
        return replace(decision, visible=False)
    return LobbyDecision(replace(after, version=lobby.version + 1))


def _decided(lobby: AnyLobby, command: LobbyCommand, title: Title, now: float) -> LobbyDecision:
    players = lobby.players
    match command:
        case Join(person, name):
            if seats(lobby, person):
                raise TableError(Phrase("refuse-joined"))
            _must_have_room(lobby, title)
            joined = Player(told_apart(name, [each.name for each in players]), person)
            return _seated(lobby, _in_order((*players, joined), lobby.asked), now)
        case LeaveLobby(person):
            if not seats(lobby, person):
                raise TableError(Phrase("refuse-not-joined"))
            return _without(lobby, person, now)
        case DeletePersonInLobby(person):
            decision = _without(lobby, person, now) if seats(lobby, person) else LobbyDecision(lobby)
            asked = tuple(each for each in lobby.asked if each != person)
            if asked == lobby.asked:
                return decision
            return replace(decision, lobby=replace(decision.lobby, asked=asked))
        case Cut(person, words):
            must_be_cuttable(lobby, person)
            cut = [replace(each, cut=words) if each.person == person else each for each in players]
            return _seated(lobby, tuple(cut), now)
        case AddRobot(person, level):
            _must_belong(lobby, person, command.manager)
            _must_have_room(lobby, title)
            return _seated(lobby, (*players, robot(title, players, level)), now)
        case SetLevel():
            return _set_level(lobby, command, title, now)
        case RemoveRobot(person, name):
            _must_belong(lobby, person, command.manager)
            left = tuple(each for each in players if each.person is not None or each.name != name)
            if left == players:
                raise TableError(Phrase("refuse-robot-gone"))
            return _seated(lobby, left, now)
        case SetUp(person, manager, settings):
            _must_host(lobby, person, manager)
            if lobby.old is not None and {"options", "seating", "circuit"} & settings.keys():
                raise TableError(Phrase("refuse-options-fixed"))
            return LobbyDecision(replace(lobby, expires=now + PATIENCE, **settings))
        case MentionPlayers(person, manager):
            _must_host(lobby, person, manager)
            _must_have_room(lobby, title)
            if lobby.called:
                raise TableError(Phrase("refuse-called"))
            return LobbyDecision(replace(lobby, called=True, expires=now + PATIENCE))
        case Start():
            return _start(lobby, command, title)
        case Cancel(person, manager):
            _must_host(lobby, person, manager)
            return LobbyDecision(lobby, "cancelled")
        case CountFor(circuit):
            return LobbyDecision(replace(lobby, circuit=circuit))
        case Expire():
            return LobbyDecision(lobby, "" if lobby.expires > now else "expired")
        case _:
            assert_never(command)


# queries of a lobby


def seats(lobby: AnyLobby, person: int) -> bool:
    """Return whether a person has a seat in the lobby."""
    return seat_of(lobby.players, person) is not None


def most_seats(lobby: AnyLobby, title: Title) -> int:
    """Return the maximum number of players in the lobby."""
    return title.rules.game.seats[-1] if lobby.old is None else len(lobby.old.robots)


# refusals of a lobby


def must_sit(lobby: AnyLobby, person: int) -> None:
    """Raise NotAllowed unless the person has a seat in the lobby."""
    if not seats(lobby, person):
        raise NotAllowed(Phrase("refuse-join-first"))


def must_be_cuttable(lobby: AnyLobby, person: int) -> None:
    """Raise TableError unless the person can cut the cards of the lobby."""
    must_sit(lobby, person)
    if not lobby.secret:
        raise TableError(Phrase("refuse-cut-unsealed"))


def _must_have_room(lobby: AnyLobby, title: Title) -> None:
    most = most_seats(lobby, title)
    if len(lobby.players) >= most:
        raise LobbyFull(Phrase("refuse-full", seats=most))


def _must_belong(lobby: AnyLobby, person: int, manager: bool) -> None:
    if not manager:
        must_sit(lobby, person)


def _must_host(lobby: AnyLobby, person: int, manager: bool) -> None:
    if not manager and person != lobby.host:
        raise NotAllowed(Phrase("refuse-host-only"))


# changes


def _seated(
    lobby: AnyLobby, players: tuple[Player, ...], now: float, host: int | None = None
) -> LobbyDecision:
    """Return the lobby with the given players, the new host if one is given, and a new expiry time."""
    host = lobby.host if host is None else host
    return LobbyDecision(replace(lobby, players=players, host=host, expires=now + PATIENCE))


def _without(lobby: AnyLobby, person: int, now: float) -> LobbyDecision:
    players = tuple(player for player in lobby.players if player.person != person)
    people = [player.person for player in players if player.person is not None]
    if not people:
        return LobbyDecision(lobby, "empty")
    return _seated(lobby, players, now, people[0] if person == lobby.host else lobby.host)


def _in_order(players: tuple[Player, ...], asked: Sequence[int]) -> tuple[Player, ...]:
    """Return the players in the order of a rematch, with uninvited ones last."""
    seats = {person: seat for seat, person in enumerate(asked) if person}
    robots = iter([seat for seat, person in enumerate(asked) if not person])
    order = [
        next(robots, len(asked)) if player.person is None else seats.get(player.person, len(asked))
        for player in players
    ]
    return tuple(player for _, _, player in sorted(zip(order, range(len(players)), players, strict=True)))


def _set_level(lobby: AnyLobby, command: SetLevel, title: Title, now: float) -> LobbyDecision:
    _must_belong(lobby, command.person, command.manager)
    must_have(title, command.level)
    if lobby.old is not None:
        raise TableError(Phrase("refuse-level-fixed"))
    named = [player.person is None and player.name == command.name for player in lobby.players]
    if not any(named):
        raise TableError(Phrase("refuse-robot-gone"))
    players = [
        replace(player, robot=command.level) if meant else player
        for player, meant in zip(lobby.players, named, strict=True)
    ]
    return _seated(lobby, tuple(players), now)


def _start(lobby: AnyLobby, command: Start, title: Title) -> LobbyDecision:
    _must_host(lobby, command.person, command.manager)
    fewest, most = title.rules.game.seats[0], most_seats(lobby, title)
    if len(lobby.players) < fewest:
        raise TableError(Phrase("refuse-too-few", seats=fewest))
    if lobby.old is not None and len(lobby.players) != most:
        raise TableError(Phrase("refuse-deal-seats", seats=most))
    place = replace(lobby.place, locale=command.locale or lobby.place.locale)
    return LobbyDecision(replace(lobby, place=place), "started")
