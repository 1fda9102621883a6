"""Who sat on which seat when: a move is shown with the name of the player who made it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from bot.engine.game import Seat
from bot.locales.phrase import Locale, say
from bot.model import snapshots

StoryEntry: TypeAlias = snapshots.Happened[Any] | snapshots.Noticed | snapshots.TookBack[Any]

CHANGES: Final[frozenset[snapshots.Notice]] = frozenset({"away", "back", "left", "handed", "seated"})
"""The notices after which somebody else plays a seat. Each goes with one Occupant, in the same order."""


@dataclass(frozen=True, slots=True)
class Dated:
    """Something that has happened, with the players' names by seat as they were then. was: whose seat was
    taken, if it tells of that.
    """

    entry: StoryEntry
    names: tuple[str, ...]
    was: str = ""


def played_by(player: snapshots.Player, locale: Locale) -> str:
    """The name shown with the moves of that seat: that of a robot which plays for somebody says so."""
    stands_in = player.robot is not None and (player.person is not None or player.left)
    return say("robot-for", locale, name=player.name) if stands_in else player.name


def replaced(snapshot: snapshots.AnySnapshot, seat: Seat) -> snapshots.AnySnapshot:
    """The table before somebody else plays that seat: who did until now is remembered."""
    player = snapshot.players[seat]
    now = snapshots.Occupant(
        seat=seat,
        until=snapshot.match.ply,
        name=player.name,
        person=player.person,
        robot=player.robot,
        car=player.car,
    )
    return replace(snapshot, before=(*snapshot.before, now))


def players_at(snapshot: snapshots.AnySnapshot, ply: int) -> tuple[snapshots.Player, ...]:
    """The players by seat as they were when that move was made; 0: at the deal."""
    return tuple(
        next(
            (_as_then(player, each) for each in snapshot.before if each.seat == seat and ply <= each.until),
            player,
        )
        for seat, player in enumerate(snapshot.players)
    )


def names_on(snapshot: snapshots.AnySnapshot, seat: Seat) -> tuple[str, ...]:
    """Everybody who has sat on that seat, in order."""
    before = (each.name for each in snapshot.before if each.seat == seat)
    return tuple(dict.fromkeys((*before, snapshot.players[seat].name)))


def dated(snapshot: snapshots.AnySnapshot, locale: Locale) -> Sequence[Dated]:
    """What the table remembers, oldest first, each with the names of its time."""
    players, before = list(snapshot.players), list(snapshot.before)
    found = list[Dated]()
    for entry in reversed(snapshot.recent):
        if isinstance(entry, snapshots.Noticed) and entry.notice == "waiting":
            continue  # the state of the table says so
        was = None
        if isinstance(entry, snapshots.Noticed) and entry.notice in CHANGES:
            was = next((each for each in reversed(before) if each.seat == entry.seat), None)
        plain = isinstance(entry, snapshots.Noticed)
        names = tuple(player.name if plain else played_by(player, locale) for player in players)
        found.append(Dated(entry, names, was.name if was else ""))
        if was is not None:
            before.remove(was)
            players[was.seat] = _as_then(players[was.seat], was)
    return found[::-1]


def _as_then(player: snapshots.Player, occupant: snapshots.Occupant) -> snapshots.Player:
    """The player of a seat with who sat there before in their place."""
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
    """Where that person sits among these players; None: they do not."""
    return next((seat for seat, player in enumerate(players) if player.person == person), None)
