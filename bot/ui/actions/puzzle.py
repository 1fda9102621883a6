"""Puzzles: what the presser missed in their games, one at a time, until they are right twice."""

from collections.abc import Sequence

from bot.locales.phrase import Phrase, spoken
from bot.model.puzzles import Missed, Progress
from bot.record.puzzles import Origin, Shelf
from bot.ui.access import sees_channel
from bot.ui.actions import reply, review
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import MessageLayout
from bot.ui.messages.puzzle import Puzzle, Verdict, nothing
from bot.ui.sync.answering import defer, redraw
from bot.ui.text import locale_of

MOST = 20
"""Most puzzles that are looked at for one that can be shown."""


async def practise_puzzles(interaction: Interaction) -> None:
    """Answer with the first puzzle that waits, ephemerally."""
    await begin(interaction, ButtonId("0", "puzzles"))


async def begin(interaction: Interaction, button_id: ButtonId) -> None:
    """The same; mark 1: the one of the daily comes first."""
    shelf = await _shelf(interaction, daily=bool(button_id.mark))
    drawn = await _drawn(interaction, shelf, shelf.found[: shelf.waiting])
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)


async def following(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the next puzzle that waits, in place of this one."""
    shelf = await _shelf(interaction)
    waiting = list(shelf.found[: shelf.waiting])
    at = next((at for at, (_, each) in enumerate(waiting) if _is(each, button_id)), -1)
    await redraw(interaction, await _drawn(interaction, shelf, waiting[at + 1 :] + waiting[: at + 1]))


async def open_group(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the choices of a group that has its own menu."""
    shelf, puzzle = await _pressed(interaction, button_id)
    locale = locale_of(interaction)
    drawn = await interaction.client.puzzles.asked(puzzle, shelf, locale, opened=button_id.arg)
    await redraw(interaction, drawn)


async def solve(interaction: Interaction, button_id: ButtonId) -> None:
    """Say how the choice compares, and keep it as an answer if the puzzle waited for one."""
    shelf, puzzle = await _pressed(interaction, button_id)
    client, locale, now = interaction.client, locale_of(interaction), interaction.client.registry.unix_now()
    game, decision, judged = puzzle.game, puzzle.decision, puzzle.judged
    at = review.chosen_at(decision, button_id)
    await defer(interaction)
    mine = puzzle.origin == "own"
    note, right = await review.compared(interaction, game, judged, at, len(puzzle.review.suspects), mine=mine)
    spot, person = puzzle.missed.spot, interaction.user.id
    before, progress = shelf.known.get(spot, Progress()), None
    if before.is_open(now):
        progress = await client.puzzles.answered(person, spot, before, now, right=right)
        shelf = await _shelf(interaction)
    reason = game.title.words.reason
    if right and reason is not None:
        best = decision.actions[judged.found.best]
        note = f"{note}\n{spoken(reason(decision.view, best, game.table.names), locale)}"
    drawn = await client.puzzles.asked(puzzle, shelf, locale, verdict=Verdict(note, right, progress))
    await redraw(interaction, drawn)


async def _shelf(interaction: Interaction, *, daily: bool = False) -> Shelf:
    client, guild = interaction.client, 0 if reply.is_anywhere(interaction) else interaction.guild_id or 0
    now = client.registry.unix_now()
    return await client.puzzles.shelf(interaction.user.id, guild, now, daily=daily)


async def _drawn(
    interaction: Interaction, shelf: Shelf, waiting: Sequence[tuple[Origin, Missed]]
) -> MessageLayout:
    """The first of these that can be shown."""
    locale = locale_of(interaction)
    for origin, missed in waiting[:MOST]:
        puzzle = await _open(interaction, origin, missed)
        if puzzle is not None:
            return await interaction.client.puzzles.asked(puzzle, shelf, locale)
    return nothing(shelf, locale)


async def _open(interaction: Interaction, origin: Origin, missed: Missed) -> Puzzle | None:
    """That puzzle, if it can be shown to the presser."""
    client = interaction.client
    puzzle = await client.puzzles.open(origin, missed, interaction.user.id, locale_of(interaction))
    if puzzle is None or origin != "server" or sees_channel(interaction, puzzle.game.table.snapshot.place):
        return puzzle
    return None


async def _pressed(interaction: Interaction, button_id: ButtonId) -> tuple[Shelf, Puzzle]:
    """The puzzle of a button. Raises Refusal if it is none of the presser's any more."""
    shelf = await _shelf(interaction)
    for origin, missed in shelf.found:
        if _is(missed, button_id) and (puzzle := await _open(interaction, origin, missed)) is not None:
            return shelf, puzzle
    raise Refusal(Phrase("refuse-puzzle-gone"))


def _is(missed: Missed, button_id: ButtonId) -> bool:
    return (missed.spot.table, missed.spot.ply) == (button_id.table, button_id.mark)
