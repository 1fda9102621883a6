"""A finished game as a film: from its beginning, going on by itself, and shared without its end."""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.locales.phrase import Phrase
from bot.model.ports import StoreAway
from bot.ui.actions.history import film_of, show_beginning, viewer_of
from bot.ui.actions.replay import finished, opened
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, tag
from bot.ui.errors import Refusal
from bot.ui.messages.film import Film, Viewer, shared_message
from bot.ui.messages.history import EVERYBODY, HistorySpot
from bot.ui.sync.answering import redraw
from bot.ui.sync.films import Playing
from bot.ui.sync.token_edits import LIVES
from bot.ui.text import place_locale, plain

log = logging.getLogger(__name__)

EVERY: Final = 3.0
"""Seconds for which a step is shown."""
HELD: Final = 6.0
"""Seconds for which one that mattered is shown: there is more to read."""
SHARED_EVERY: Final = 600.0
"""Seconds after which a replay can be shared again in the same channel."""
_HALTED = "film"


async def watch(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the film at its beginning, as everybody saw the game, ephemerally. Raises TableError, Refusal."""
    table = await opened(interaction, button_id)
    table.touch(interaction.user.id)
    await show_beginning(interaction, table, EVERYBODY)


async def run(interaction: Interaction, button_id: ButtonId) -> None:
    """Let the film go on by itself from here; at its end, from the beginning. Raises TableError, Refusal."""
    table = await finished(interaction, button_id)
    client, person, spot = interaction.client, interaction.user.id, HistorySpot.of(button_id.mark)
    if client.films.full(person):
        raise Refusal(Phrase("refuse-film-busy"))
    film = await film_of(interaction, table, spot)
    here = film.at(spot.ply)
    spot = replace(spot, ply=film.steps[0 if here == len(film.steps) - 1 else here].ply)
    viewer = viewer_of(interaction, tag(("film", interaction.id)))
    await redraw(interaction, await client.builder.films.step(film, spot, viewer))
    client.films.begin(person, viewer.playing, partial(_play, interaction, film, spot, viewer))


async def _play(
    interaction: Interaction, film: Film, spot: HistorySpot, viewer: Viewer, playing: Playing
) -> None:
    """Show one step after the other, until the last one, until it is stopped, or Discord refuses an edit: the
    message was dismissed.
    """
    registry, steps = interaction.client.registry, film.steps
    at, until = film.at(spot.ply), registry.now() + LIVES
    try:
        while viewer.playing:
            await registry.wait_until(registry.now() + (HELD if at in film.moments else EVERY))
            ends = playing.ending or registry.now() > until or not film.is_current
            at += not ends
            if ends or at == len(steps) - 1:
                viewer = replace(viewer, playing="")
            shown = replace(spot, ply=steps[at].ply)
            drawn = await interaction.client.builder.films.step(film, shown, viewer)
            if await _halted(interaction, playing):
                return
            await interaction.edit_original_response(view=drawn.body, attachments=drawn.files())
    except (discord.HTTPException, aiohttp.ClientError, OSError, StoreAway) as error:
        log.info("table %s: its film ends: %s", film.table.snapshot.id, error)
    except Exception:
        log.exception("table %s: its film ends", film.table.snapshot.id)


async def _halted(interaction: Interaction, playing: Playing) -> bool:
    """Whether *Stop* was pressed, here or in another process."""
    now, pauses = interaction.client.registry.unix_now(), interaction.client.pauses
    return await pauses.until(_HALTED, int(playing.id, 16), now) is not None or playing.silent


async def halt(interaction: Interaction, button_id: ButtonId) -> None:
    """Stop the film at the step that is shown. Raises TableError, Refusal."""
    table = await finished(interaction, button_id)
    client, spot = interaction.client, HistorySpot.of(button_id.mark)
    if not client.films.halt(button_id.arg):  # it may go on in another process
        now = client.registry.unix_now()
        await client.pauses.begin(_HALTED, int(button_id.arg or "0", 16), now, LIVES)
    film = await film_of(interaction, table, spot)
    await redraw(interaction, await client.builder.films.step(film, spot, viewer_of(interaction)))


async def spread(interaction: Interaction, button_id: ButtonId) -> None:
    """Post a message with which others can watch it from its beginning, without its end. Raises TableError,
    and Refusal where the presser may not write, or has just done so.
    """
    table = await opened(interaction, button_id)
    viewer, granted = viewer_of(interaction), interaction.permissions
    thread = isinstance(interaction.channel, discord.Thread)
    writes = granted.send_messages_in_threads if thread else granted.send_messages
    if not viewer.shares or not writes or table.snapshot.daily is not None:
        raise Refusal(Phrase("refuse-film-here"))
    client, what = interaction.client, f"share {table.snapshot.id}"
    now = client.registry.unix_now()
    if not await client.pauses.begin(what, interaction.channel_id or 0, now, SHARED_EVERY):
        raise Refusal(Phrase("refuse-film-shared"))
    drawn = shared_message(table, plain(interaction.user.display_name), place_locale(interaction))
    await interaction.response.send_message(view=drawn.body)
