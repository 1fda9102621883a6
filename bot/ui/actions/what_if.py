"""What if: play on from a decision of one's own finished game, against robots, where nothing counts."""

from functools import partial

from bot.engine.game import IllegalMove
from bot.locales.phrase import Phrase
from bot.model.snapshots import Place
from bot.record.game import OLDER
from bot.tables.table import Table
from bot.ui import components, errors
from bot.ui.actions import practice, review
from bot.ui.client import Interaction


async def what_if(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Start it in the presser's direct messages, before the move with the number of the mark. Raises as
    `own_game`, and Refusal for a move that was no decision of theirs.
    """
    table, seat = await review.own_game(interaction, button_id)
    if table.title.robots.hindsight is None:
        raise errors.Refusal(Phrase("refuse-review"))
    game, ply = await review.game_of(interaction, table, seat), button_id.mark
    if ply not in {each.ply for each in game.found}:
        raise errors.Refusal(Phrase("error-old-button"))
    words = Phrase("answer-what-if", game=table.title.name, turn=game.number(ply), table=table.snapshot.id)
    await practice.start_alone(interaction, table.title, words, partial(_begin, interaction, table, ply))


async def again(interaction: Interaction, branched: Table) -> None:
    """Start the same again, after the end. Raises as `what_if`."""
    branch = branched.snapshot.branch
    assert branch is not None
    await what_if(interaction, components.ButtonId(branch.of, "whatif", branch.ply + 1))


async def _begin(interaction: Interaction, table: Table, ply: int, place: Place) -> Table:
    client = interaction.client
    try:
        pasts, moves = await client.reviews.led_to(table, ply)
    except IllegalMove:
        raise errors.Refusal(OLDER) from None
    person = interaction.user.id
    return await client.registry.solo.go_on(table.snapshot, pasts, moves, place=place, person=person)
