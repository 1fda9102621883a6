"""How a table changes: pure functions from one TableRecord to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal, TypeAlias

from bot.engine.game import Game, Seat
from bot.engine.match import play
from bot.tables.records import (
    SECONDS,
    Due,
    Happened,
    Notice,
    Noticed,
    Player,
    TableRecord,
)

AnyRecord: TypeAlias = TableRecord[Any, Any, Any]
AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
By: TypeAlias = Literal["player", "clock", "robot"]

MISSES = 2
"""After so many turns in a row that the clock played, a robot drives the seat."""
REMEMBERED = 60
"""How many of the last events a table can tell: more than a round of twelve players."""


def absent(player: Player) -> bool:
    """Is this a person whose seat a robot drives?"""
    return player.person is not None and player.driver is not None


def waits(record: AnyRecord) -> bool:
    """Is every person away? Then the robots wait: nobody's absence ends a table, nor do robots play alone."""
    people = [player for player in record.players if player.person is not None]
    return record.status == "playing" and bool(people) and all(map(absent, people))


def moved(
    record: AnyRecord, game: AnyGame, seat: Seat, action: Any, by: By, now: float, robot: str
) -> AnyRecord:
    """The table after a move. Raises IllegalMove. `robot` is the driver for a seat that is now away."""
    before = game.turn(record.match.state)
    match, events = play(game, record.match, seat, action)
    heard = (game.hears(event, None) for event in events)
    said = tuple(Happened(before, event) for event in heard if event is not None)
    began = record.began if game.turn(match.state) == before else now
    after = replace(record, match=match, began=began, recent=(record.recent + said)[-REMEMBERED:])
    player = record.players[seat]
    if by == "player":
        player = replace(player, missed=0, pressed=now)
    elif by == "clock" and _turn_is_over(after, game, seat, before):
        player = replace(player, missed=player.missed + 1)
    after = with_player(after, seat, player)
    if by == "clock" and player.missed >= MISSES and player.driver is None:
        after = driven(after, game, seat, robot, "away", now)
    return settled(after, game, now)


def _turn_is_over(record: AnyRecord, game: AnyGame, seat: Seat, turn: int) -> bool:
    state = record.match.state
    return seat not in game.awaits(state) or game.turn(state) != turn


def with_player(record: AnyRecord, seat: Seat, player: Player) -> AnyRecord:
    """The table with another value for the player on that seat."""
    return replace(record, players=(*record.players[:seat], player, *record.players[seat + 1 :]))


def noticed(record: AnyRecord, game: AnyGame, seat: Seat, notice: Notice) -> AnyRecord:
    """The table with one more notice to tell."""
    entry = Noticed(game.turn(record.match.state), seat, notice)
    return replace(record, recent=(*record.recent, entry)[-REMEMBERED:])


def driven(record: AnyRecord, game: AnyGame, seat: Seat, robot: str, why: Notice, now: float) -> AnyRecord:
    """A robot drives that seat from now on, and `why` is told; and whether the table waits or ends."""
    player = replace(record.players[seat], driver=robot, left=why == "left", missed=0)
    after = noticed(with_player(record, seat, player), game, seat, why)
    people = [each for each in after.players if each.person is not None]
    if all(each.left for each in people):
        return replace(after, status="ended", dues=(), ended="Everyone has left the table.")
    if waits(after):
        after = noticed(after, game, seat, "waiting")
    return settled(after, game, now)


def returned(record: AnyRecord, game: AnyGame, seat: Seat, now: float) -> AnyRecord:
    """The owner of the seat drives again, with a full clock."""
    player = replace(record.players[seat], driver=None, left=False, missed=0, pressed=now)
    after = noticed(with_player(record, seat, player), game, seat, "back")
    return settled(after, game, now)


def settled(record: AnyRecord, game: AnyGame, now: float) -> AnyRecord:
    """The table with the clocks that belong to its state; who is awaited in the same turn keeps theirs."""
    state = record.match.state
    if game.outcome(state) is not None:
        return replace(record, status="over", dues=())
    turn, seconds = game.turn(state), SECONDS[record.pace]
    running = {(due.seat, due.turn): due for due in record.dues}
    dues = tuple(
        running.get((seat, turn), Due(seat, turn, now + seconds / 2, now + seconds))
        for seat in sorted(game.awaits(state))
        if seconds is not None and record.players[seat].driver is None
    )
    return replace(record, dues=dues)
