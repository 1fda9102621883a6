"""The history of who had which seat."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.engine.game import AnyEvent, Seat
from bot.locales.phrase import Locale, say
from bot.model import snapshots

StoryEntry: TypeAlias = snapshots.Happened[AnyEvent] | snapshots.Noticed | snapshots.TookBack[AnyEvent]

CHANGES: Final[frozenset[snapshots.Notice]] = frozenset({"away", "back", "left", "handed", "seated"})
"""The notices about a change of a seat's player. Each is recorded together with one Occupant."""


@dataclass(frozen=True, slots=True)
class Dated:
    """A past event, with the players' names by seat at that time. was: the name of the seat's previous player
    if the event is one of CHANGES, otherwise "".
    """

    entry: StoryEntry
    names: tuple[str, ...]
    was: str = ""


def played_by(player: snapshots.Player, locale: Locale) -> str:
    """Return the name shown with a player's moves. A robot that plays for a person is shown as such."""
    stands_in = player.robot is not None and (player.person is not None or player.left)
    return say("robot-for", locale, name=player.name) if stands_in else player.name


def replaced(snapshot: snapshots.AnySnapshot, seat: Seat, why: snapshots.Notice) -> snapshots.AnySnapshot:
    """Return the table with the seat's current player added to its history. why: the reason for the change of
    player.
    """
    player = snapshot.players[seat]
    now = snapshots.Occupant(
        seat=seat,
        until=snapshot.match.ply,
        name=player.name,
        person=player.person,
        robot=player.robot,
        car=player.car,
        why=why,
    )
    return replace(snapshot, before=(*snapshot.before, now))


def players_at(snapshot: snapshots.AnySnapshot, ply: int) -> tuple[snapshots.Player, ...]:
    """Return the players by seat at the time of the move `ply`, where 0 is the deal."""
    return tuple(
        next(
            (_as_then(player, each) for each in snapshot.before if each.seat == seat and ply <= each.until),
            player,
        )
        for seat, player in enumerate(snapshot.players)
    )


def names_on(snapshot: snapshots.AnySnapshot, seat: Seat) -> tuple[str, ...]:
    """Return the names of everyone who has had the seat, in order and without repetitions."""
    before = (each.name for each in snapshot.before if each.seat == seat)
    return tuple(dict.fromkeys((*before, snapshot.players[seat].name)))


def dated(snapshot: snapshots.AnySnapshot, locale: Locale) -> Sequence[Dated]:
    """Return the table's recent entries, except notices that everyone is away, oldest first, with the
    players' names at the time of each.
    """
    return [*latest(snapshot, locale)][::-1]


def latest(snapshot: snapshots.AnySnapshot, locale: Locale) -> Iterator[Dated]:
    """Yield the table's recent entries as `dated` returns them, but newest first."""
    players, before = list(snapshot.players), list(snapshot.before)
    names, played = _names(players, locale)
    for entry in reversed(snapshot.recent):
        if not isinstance(entry, snapshots.Noticed):
            yield Dated(entry, played, "")
            continue
        if entry.notice == "waiting":
            continue  # the table's status already says so
        was = None
        if entry.notice in CHANGES:
            was = next((each for each in reversed(before) if each.seat == entry.seat), None)
        yield Dated(entry, names, was.name if was else "")
        if was is not None:
            before.remove(was)
            players[was.seat] = _as_then(players[was.seat], was)
            names, played = _names(players, locale)


def _names(players: Sequence[snapshots.Player], locale: Locale) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the players' names, and the names shown with their moves."""
    return tuple(each.name for each in players), tuple(played_by(each, locale) for each in players)


def _as_then(player: snapshots.Player, occupant: snapshots.Occupant) -> snapshots.Player:
    """Return the player of a seat with the data of its earlier occupant."""
    return replace(
        player,
        name=occupant.name,
        person=occupant.person,
        robot=occupant.robot,
        left=True,
        car=occupant.car or player.car,
        ahead="",
        cut="",
    )


def seat_of(players: Sequence[snapshots.Player], person: int) -> Seat | None:
    """Return the person's seat among the players, or None."""
    return next((seat for seat, player in enumerate(players) if player.person == person), None)
