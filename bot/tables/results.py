"""What a finished table comes to in the league."""

from bot.engine.game import Outcome
from bot.league.results import Result
from bot.league.scoring import STAND_IN, Entry, scored
from bot.model.snapshots import Player
from bot.tables.transitions import AnySnapshot


def results_of(table: AnySnapshot, outcome: Outcome, at: float) -> tuple[Result, ...]:
    """The results of a table whose match ended with that outcome, at that Unix time."""
    return scored(
        [_entry(player, table.match.ply) for player in table.players],
        outcome,
        race=table.id,
        guild=table.place.guild,
        circuit=table.circuit,
        title=table.title,
        at=at,
    )


def _entry(player: Player, ply: int) -> Entry:
    """Who that counts for. Ruling: who took a seat over has the result if at least half of the match's moves
    were made since; otherwise it is nobody's, as a stand-in's is. A seat that was left wins nothing for its
    owner.
    """
    if player.driver is None and 2 * player.since <= ply:
        return Entry("person", player.person, player.name)
    if player.driver is not None and player.person is None and not player.left:
        return Entry("robot", None, player.name, player.driver)
    return Entry("stand_in", None, STAND_IN)
