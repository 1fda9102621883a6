"""The results of a match, and the person for whom each place counts."""

from bot.engine.game import Outcome
from bot.league.results import Result
from bot.league.scoring import STAND_IN, Starter, scored
from bot.model.snapshots import AnySnapshot, Player


def results_of(table: AnySnapshot, outcome: Outcome, at: float) -> tuple[Result, ...]:
    """Return the results of a table whose match ended with that outcome, at that Unix time."""
    return scored(
        [_entry(player, table.match.ply) for player in table.players],
        outcome,
        table_id=table.id,
        guild=table.place.guild if table.place.hosted else 0,
        circuit=table.circuit,
        title=table.title,
        at=at,
    )


def _entry(player: Player, ply: int) -> Starter:
    """Return the starter for whom that counts. Ruling: a person who took a seat over has the result if they
    had it for at least half of the match's moves. Otherwise it counts for nobody, like that of a stand-in. A
    seat that was given up wins nothing for its owner.
    """
    if player.robot is None and 2 * player.since <= ply:
        return Starter("person", player.person, player.name)
    if player.robot is not None and player.person is None and not player.left:
        return Starter("robot", None, player.name, player.robot)
    return Starter("stand_in", None, STAND_IN)
