"""The look back at a game: a panel that shows a position or a page, or plays the game as a film."""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

from bot.engine.game import IllegalMove, Seat
from bot.features.lookback import films
from bot.features.lookback.films import Films
from bot.features.lookback.handlers import extras
from bot.features.lookback.handlers.may_see import ended, finished, may_see, must_see, through
from bot.features.lookback.layouts.positions import EVERYBODY, Lookback, Spot
from bot.features.lookback.layouts.review import ReviewDesk, notes_of
from bot.features.lookback.layouts.tabs import STORY, LookbackMessages, Viewer, story_message
from bot.locales.phrase import Phrase
from bot.model.occupants import seat_of
from bot.model.store_errors import StoreAway
from bot.tables.table import Table
from bot.ui import components, errors, failures, text
from bot.ui.actions import reply
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages.message import MessageLayout
from bot.ui.sync import answering, token_edits

_LAST = 1_000_000
"""A page number that no game reaches."""
log = logging.getLogger(__name__)
EVERY: Final = 3.0
"""The number of seconds for which a film shows a position."""
HELD: Final = 6.0
"""The number of seconds for which a film shows a key moment."""
_HALTED = "film"


@on_press("after", redraws=True)
async def look_back(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the position that decided a game, or the first one if there is none, or the panel of *More* if
    positions cannot be shown. Raises TableError while the game is in progress.
    """
    table = await ended(interaction, button_id)
    if table.snapshot.place.anywhere and not answering.on_panel(interaction):
        await reply.acknowledge(interaction, table)
    table.touch(interaction.user.id)
    try:
        look, viewer = await _opened(interaction, table, Spot(0, ply=0)), viewer_of(interaction, table)
        spot = Spot(0, ply=look.positions[look.decided].ply)
        drawn = await interaction.client.parts[LookbackMessages].watch(look, spot, viewer)
        await answering.show_panel(interaction, drawn)
    except errors.Refusal as refused:
        await extras.show(interaction, table, refused)


async def show_seat(interaction: Interaction, table: Table, seat: Seat, above: components.ButtonId) -> None:
    """Show the first position in the view of a seat, as a panel. above: see `show_panel`. Raises Refusal like
    `_opened`.
    """
    await show_beginning(interaction, table, EVERYBODY + 1 + seat, above)


async def show_beginning(
    interaction: Interaction, table: Table, eyes: int = 0, above: components.ButtonId | None = None
) -> None:
    """Show the first position, as a panel. eyes: see Spot. above: see `show_panel`. Raises Refusal like
    `_opened`.
    """
    table.touch(interaction.user.id)
    await answering.show_panel(interaction, await _drawn(interaction, table, Spot(0, eyes, 0)), above)


@on_press("watch", redraws=True)
async def watch(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the first position of a finished game, as a spectator saw it. Raises Refusal if the game is
    unfinished, and like `_opened`.
    """
    table = await finished(interaction, button_id)
    await show_beginning(interaction, table, EVERYBODY)


@on_press("past", redraws=True)
async def past(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the last page of a game as the user saw it."""
    table = await reply.find(interaction, button_id.table)
    table.touch(interaction.user.id)
    await answering.show_panel(interaction, await _drawn(interaction, table, Spot(_LAST)))


@on_press("page", "glance", "eyes", redraws=True)
async def go(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show another page or position, or the same one in another view. Raises Refusal like `_opened`."""
    spot, arg = Spot.of(button_id.mark), button_id.arg
    if button_id.action == "glance":
        spot = replace(spot, ply=int(arg or "0", 16))
    elif button_id.action == "eyes":
        spot = replace(spot, eyes=int(arg or "0", 16))
    table = await reply.find(interaction, button_id.table)
    await show(interaction, table, spot, story=arg == STORY)


async def show(interaction: Interaction, table: Table, spot: Spot, *, story: bool = False) -> None:
    """Show a page or a position in place of the pressed look back. story: whether to show the page that
    contains the position. Raises Refusal like `_opened`.
    """
    table.touch(interaction.user.id)
    await answering.redraw(interaction, await _drawn(interaction, table, spot, story=story))


async def _drawn(interaction: Interaction, table: Table, spot: Spot, *, story: bool = False) -> MessageLayout:
    """Return a page or a position. story: whether to show the page that contains the position. Raises Refusal
    like `_opened`.
    """
    look, viewer = await _opened(interaction, table, spot), viewer_of(interaction, table)
    if story or spot.ply is None:
        return story_message(look, spot, viewer)
    return await interaction.client.parts[LookbackMessages].watch(look, spot, viewer)


def viewer_of(interaction: Interaction, table: Table, playing: str = "") -> Viewer:
    """Return the user as a viewer of the table. playing: the tag of the film in progress, or ""."""
    person = interaction.user.id
    seated = seat_of(table.snapshot.players, person) is not None
    return Viewer(person, text.locale_of(interaction), seated=seated, playing=playing)


async def _opened(interaction: Interaction, table: Table, spot: Spot) -> Lookback:
    """Return the game in the view of the spot. Raises Refusal if the user may not see this view now, or if
    the game cannot be replayed.
    """
    person, locale, over = interaction.user.id, text.locale_of(interaction), table.snapshot.status == "over"
    own = seat_of(table.snapshot.players, person)
    reader, what = through(spot.eyes, own, len(table.names), over=over)
    await must_see(interaction, table, what)
    try:
        look = await interaction.client.parts[LookbackMessages].open(table, reader, locale)
        if spot.ply is None or own is None or reader != own:
            return look
        if await may_see(interaction, table, "review") is not None:
            return look
        game = await interaction.client.parts[ReviewDesk].game(table, own, person, pasts=look.pasts)
        return look.noting(notes_of(game, locale))
    except IllegalMove:
        raise errors.Refusal(Phrase("refuse-history")) from None


@on_press("run", redraws=True)
async def run(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Play the film from this position, or from the beginning if this is the last one. Raises Refusal if the
    game is unfinished or too many films are in progress, and like `_opened`.
    """
    table = await finished(interaction, button_id)
    client, person, spot = interaction.client, interaction.user.id, Spot.of(button_id.mark)
    if client.parts[Films].full(person):
        raise errors.Refusal(Phrase("refuse-film-busy"))
    look = await _opened(interaction, table, spot)
    here = look.at(spot.ply)
    spot = replace(spot, ply=look.positions[0 if here == len(look.positions) - 1 else here].ply)
    viewer = viewer_of(interaction, table, components.tag(("film", interaction.id)))
    await answering.redraw(interaction, await client.parts[LookbackMessages].watch(look, spot, viewer))
    client.parts[Films].begin(person, viewer.playing, partial(_play, interaction, look, spot, viewer))


async def _play(
    interaction: Interaction, look: Lookback, spot: Spot, viewer: Viewer, playing: films.Playing
) -> None:
    """Show one position after the other, until the last one or until the film ends early."""
    registry, positions = interaction.client.registry, look.positions
    at, until = look.at(spot.ply), registry.clock.now() + token_edits.LIVES
    try:
        while viewer.playing:
            await registry.clock.sleep_until(registry.clock.now() + (HELD if at in look.moments else EVERY))
            ends = playing.ending or registry.clock.now() > until or not look.is_current
            at += not ends
            if ends or at == len(positions) - 1:
                viewer = replace(viewer, playing="")
            shown = replace(spot, ply=positions[at].ply)
            drawn = await interaction.client.parts[LookbackMessages].watch(look, shown, viewer)
            if await _halted(interaction, playing):
                return
            await answering.redraw(interaction, drawn)
    except (*failures.CALL_FAILED, StoreAway) as error:
        log.info("table %s: its film ends: %s", look.table.snapshot.id, error)
    except Exception:
        log.exception("table %s: its film ends", look.table.snapshot.id)


async def _halted(interaction: Interaction, playing: films.Playing) -> bool:
    """Return whether the film was stopped."""
    shown = interaction.message
    if shown is not None and not interaction.client.presses.redraws(interaction.id, shown.id):
        return True
    now, pauses = interaction.client.registry.clock.unix_now(), interaction.client.store.pauses
    return await pauses.until(_HALTED, int(playing.id, 16), now) is not None or playing.silent


@on_press("halt", redraws=True)
async def halt(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Stop the film at the current position. Raises Refusal if the game is unfinished, and like `_opened`."""
    table = await finished(interaction, button_id)
    client = interaction.client
    if not client.parts[Films].halt(button_id.arg):  # the film possibly runs in another process
        now = client.registry.clock.unix_now()
        await client.store.pauses.begin(_HALTED, int(button_id.arg or "0", 16), now, token_edits.LIVES)
    await answering.redraw(interaction, await _drawn(interaction, table, Spot.of(button_id.mark)))
