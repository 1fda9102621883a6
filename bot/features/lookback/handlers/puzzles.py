"""The handlers of puzzles: missed decisions of the user and of others, shown one at a time."""

from collections.abc import Awaitable

from bot.features.lookback.handlers.review import compared
from bot.features.lookback.layouts.puzzles import Puzzle, PuzzleDesk, Verdict, nothing
from bot.features.lookback.model import Missed
from bot.features.lookback.puzzles import EMPTY, Shelf
from bot.features.lookback.queries.puzzles import PuzzleReader
from bot.locales.phrase import Phrase
from bot.model.snapshots import Place
from bot.ui import access, components, errors, text
from bot.ui.actions import reply
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.sync.answering import redraw, show_panel

TRIES = 30
"""The maximum number of puzzles that a press opens to find one that can be shown."""


async def practise_puzzles(interaction: Interaction) -> None:
    """Answer with the first puzzle that is due, as a panel."""
    await begin(interaction, components.ButtonId("0", "puzzles"))


@on_press("puzzles", redraws=True)
async def begin(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Answer with the first puzzle that is due, as a panel. With mark 1, prefer the puzzle of the daily."""
    above = components.ButtonId("0", "daily") if button_id.mark else components.HUB_MORE
    await show_panel(interaction, await _next(interaction, daily=bool(button_id.mark)), above)


@on_press("nextpuzzle", redraws=True)
async def following(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Replace this puzzle with the next one that is due."""
    await redraw(interaction, await _next(interaction, button_id))


@on_press("unfold", redraws=True)
async def open_group(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the choices of a group that has its own menu."""
    puzzle, shelf = await _pressed(interaction, button_id), await _shelf(interaction)
    locale = text.locale_of(interaction)
    drawn = await interaction.client.parts[PuzzleDesk].asked(puzzle, shelf, locale, opened=button_id.arg)
    await redraw(interaction, drawn)


@on_press("solve", redraws=True)
async def solve(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Compare the pressed choice with the best one, and store the answer if the puzzle was due."""
    puzzle = await _pressed(interaction, button_id)
    client, locale = interaction.client, text.locale_of(interaction)
    point, now = puzzle.point, client.registry.clock.unix_now()

    def busy(told: str) -> Awaitable[MessageLayout]:
        return client.parts[PuzzleDesk].asked(
            puzzle, EMPTY, locale, verdict=Verdict(told, ends=True, progress=None, thinking=True)
        )

    note, right = await compared(interaction, point, button_id, busy, mine=puzzle.origin == "own")
    progress = await client.parts[PuzzleDesk].answered(interaction.user.id, puzzle.spot, now, right=right)
    note = "\n".join([note, *(point.why(locale) if right else [])])
    shelf, verdict = await _shelf(interaction), Verdict(note, right, progress)
    await redraw(interaction, await client.parts[PuzzleDesk].asked(puzzle, shelf, locale, verdict=verdict))


def _reader(interaction: Interaction) -> PuzzleReader:
    client, guild = interaction.client, 0 if reply.is_anywhere(interaction) else interaction.guild_id or 0
    person, now = interaction.user.id, client.registry.clock.unix_now()
    return client.parts[PuzzleDesk].reader(
        person, now, guild, lambda channel: access.sees_channel(interaction, Place(guild, channel))
    )


async def _shelf(interaction: Interaction, *, daily: bool = False) -> Shelf:
    return await interaction.client.parts[PuzzleDesk].shelf(_reader(interaction), daily=daily)


async def _next(
    interaction: Interaction, after: components.ButtonId | None = None, *, daily: bool = False
) -> MessageLayout:
    """Return the message with the next puzzle that can be shown, or the message that no puzzle is due. after:
    the button of the previous puzzle. daily: whether to prefer the daily's puzzle.
    """
    client, locale, person = interaction.client, text.locale_of(interaction), interaction.user.id
    shelf = await _shelf(interaction, daily=daily)
    for _ in range(TRIES):
        if not shelf.waiting:
            break
        at = next((at for at, (_, each) in enumerate(shelf.waiting) if _is(each, after)), -1)
        origin, missed = shelf.waiting[(at + 1) % len(shelf.waiting)]
        puzzle = await client.parts[PuzzleDesk].open(origin, missed, person, locale)
        if puzzle is not None:
            return await client.parts[PuzzleDesk].asked(puzzle, shelf, locale)
        shelf = await _shelf(interaction, daily=daily)
    return nothing(shelf, locale, daily=daily)


async def _pressed(interaction: Interaction, button_id: components.ButtonId) -> Puzzle:
    """Return the button's puzzle. Raises Refusal if the user can no longer get that puzzle."""
    puzzles, person = interaction.client.parts[PuzzleDesk], interaction.user.id
    found = await puzzles.find(_reader(interaction), button_id.table, button_id.mark)
    puzzle = await puzzles.open(*found, person, text.locale_of(interaction)) if found is not None else None
    if puzzle is None:
        raise errors.Refusal(Phrase("refuse-puzzle-gone"))
    return puzzle


def _is(missed: Missed, button_id: components.ButtonId | None) -> bool:
    return button_id is not None and (missed.spot.table, missed.spot.ply) == (button_id.table, button_id.mark)
