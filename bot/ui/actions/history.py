"""The history of a table: an ephemeral message with pages or single steps. A finished game is also a film,
which plays automatically from its beginning, and can be shared without its end.
"""

import logging
from dataclasses import replace
from functools import partial
from typing import Final

from bot.engine.game import IllegalMove, Seat
from bot.locales.phrase import Phrase
from bot.model.occupants import seat_of
from bot.model.store_errors import StoreAway
from bot.tables.table import Table
from bot.ui import components, errors, failures, text
from bot.ui.actions import replay, reply
from bot.ui.client import Interaction
from bot.ui.handlers import on_press
from bot.ui.messages.film import Film, FilmViewer, shared_message
from bot.ui.messages.history import EVERYBODY, HistorySpot
from bot.ui.messages.message import MessageLayout
from bot.ui.sync import answering, films, token_edits
from bot.ui.sync.nameless import send_public

_LAST = 1_000_000
"""A page number beyond every last page."""
log = logging.getLogger(__name__)
EVERY: Final = 3.0
"""Seconds for which a step is shown."""
HELD: Final = 6.0
"""Seconds for which an important step is shown, because there is more to read."""
_HALTED = "film"


@on_press("past", redraws=True)
async def past(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show the last page of a table's history, ephemerally."""
    table = await reply.find(interaction, button_id.table)
    table.touch(interaction.user.id)
    drawn = await _drawn(interaction, table, HistorySpot(_LAST))
    await answering.show_panel(interaction, drawn, reply.after(table))


async def show_beginning(
    interaction: Interaction, table: Table, eyes: int, above: components.ButtonId | None = None
) -> None:
    """Show the first step with its pictures, as a panel. eyes: see HistorySpot. above: see `show_panel`."""
    drawn = await _drawn(interaction, table, HistorySpot(0, eyes, 0))
    await answering.show_panel(interaction, drawn, above)


@on_press("page", redraws=True)
async def page(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show a page, or a step with its pictures, in place."""
    await _turn(interaction, button_id, HistorySpot.of(button_id.mark))


@on_press("glance", redraws=True)
async def glance(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Show a step with its pictures."""
    ply = int(button_id.arg or "0", 16)
    await _turn(interaction, button_id, replace(HistorySpot.of(button_id.mark), ply=ply))


@on_press("eyes", redraws=True)
async def eyes(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Change to the view of another seat."""
    whose = int(button_id.arg or "0", 16)
    await _turn(interaction, button_id, replace(HistorySpot.of(button_id.mark), eyes=whose))


async def _turn(interaction: Interaction, button_id: components.ButtonId, spot: HistorySpot) -> None:
    table = await reply.find(interaction, button_id.table)
    table.touch(interaction.user.id)
    await answering.redraw(interaction, await _drawn(interaction, table, spot))


async def _drawn(interaction: Interaction, table: Table, spot: HistorySpot) -> MessageLayout:
    """Return a page or step in the presser's view, or in that of the chosen seat. Raises Refusal."""
    builder, locale = interaction.client.builder, text.locale_of(interaction)
    if spot.ply is not None:
        film = await film_of(interaction, table, spot)
        return await builder.films.step(film, spot, viewer_of(interaction))
    try:
        return await builder.history(table, await _reader(interaction, table, spot), spot, locale)
    except IllegalMove:
        raise errors.Refusal(Phrase("refuse-history")) from None


def viewer_of(interaction: Interaction, playing: str = "") -> FilmViewer:
    """Return the presser as a viewer of a film. playing: the tag of the film that plays
    automatically, or "".
    """
    shares = interaction.guild_id is not None or reply.is_anywhere(interaction)
    return FilmViewer(interaction.user.id, text.locale_of(interaction), shares=shares, playing=playing)


async def film_of(interaction: Interaction, table: Table, spot: HistorySpot) -> Film:
    """Return the steps in the presser's view, or in that of the chosen seat, with the findings of a review
    for their own game. Raises Refusal.
    """
    reader, person = await _reader(interaction, table, spot), interaction.user.id
    try:
        film = await interaction.client.builder.films.film(table, reader, text.locale_of(interaction))
        if reader is None or table.snapshot.players[reader].person != person:
            return film
        if table.snapshot.status != "over" or await replay.waiting(interaction, table, "review") is not None:
            return film
        notes = await interaction.client.reviews.notes(
            table, seat=reader, person=person, pasts=film.pasts, locale=text.locale_of(interaction)
        )
    except IllegalMove:
        raise errors.Refusal(Phrase("refuse-history")) from None
    return film.noting(notes)


async def _reader(interaction: Interaction, table: Table, spot: HistorySpot) -> Seat | None:
    """Return the seat whose view the presser has: a player's own, and after the end any seat that they
    choose. Raises Refusal while others play the deal.
    """
    if spot.eyes and table.snapshot.status == "over":
        await (replay.must_not_reveal if spot.eyes > EVERYBODY else replay.must_not_spoil)(interaction, table)
        seat = spot.eyes - EVERYBODY - 1
        return seat if 0 <= seat < len(table.names) else None
    return seat_of(table.snapshot.players, interaction.user.id)


@on_press("watch", redraws=True)
async def watch(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Open the film at its beginning, in the public view, ephemerally. Raises TableError, Refusal."""
    table = await replay.opened(interaction, button_id)
    table.touch(interaction.user.id)
    await show_beginning(interaction, table, EVERYBODY)


@on_press("run", redraws=True)
async def run(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Play the film automatically from here, or from the beginning if it is at its end. Raises TableError,
    Refusal.
    """
    table = await replay.finished(interaction, button_id)
    client, person, spot = interaction.client, interaction.user.id, HistorySpot.of(button_id.mark)
    if client.films.full(person):
        raise errors.Refusal(Phrase("refuse-film-busy"))
    film = await film_of(interaction, table, spot)
    here = film.at(spot.ply)
    spot = replace(spot, ply=film.steps[0 if here == len(film.steps) - 1 else here].ply)
    viewer = viewer_of(interaction, components.tag(("film", interaction.id)))
    await answering.redraw(interaction, await client.builder.films.step(film, spot, viewer))
    client.films.begin(person, viewer.playing, partial(_play, interaction, film, spot, viewer))


async def _play(
    interaction: Interaction, film: Film, spot: HistorySpot, viewer: FilmViewer, playing: films.Playing
) -> None:
    """Show one step after the other until the last one. End earlier if the film is stopped, its message can
    no longer be edited because its token expires, or Discord refuses an edit because the message was
    dismissed.
    """
    registry, steps = interaction.client.registry, film.steps
    at, until = film.at(spot.ply), registry.clock.now() + token_edits.LIVES
    try:
        while viewer.playing:
            await registry.clock.sleep_until(registry.clock.now() + (HELD if at in film.moments else EVERY))
            ends = playing.ending or registry.clock.now() > until or not film.is_current
            at += not ends
            if ends or at == len(steps) - 1:
                viewer = replace(viewer, playing="")
            shown = replace(spot, ply=steps[at].ply)
            drawn = await interaction.client.builder.films.step(film, shown, viewer)
            if await _halted(interaction, playing):
                return
            await answering.redraw(interaction, drawn)
    except (*failures.CALL_FAILED, StoreAway) as error:
        log.info("table %s: its film ends: %s", film.table.snapshot.id, error)
    except Exception:
        log.exception("table %s: its film ends", film.table.snapshot.id)


async def _halted(interaction: Interaction, playing: films.Playing) -> bool:
    """Return whether *Stop* was pressed, here or in another process."""
    now, pauses = interaction.client.registry.clock.unix_now(), interaction.client.store.pauses
    return await pauses.until(_HALTED, int(playing.id, 16), now) is not None or playing.silent


@on_press("halt", redraws=True)
async def halt(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Stop the film at the current step. Raises TableError, Refusal."""
    table = await replay.finished(interaction, button_id)
    client, spot = interaction.client, HistorySpot.of(button_id.mark)
    if not client.films.halt(button_id.arg):  # it may run in another process
        now = client.registry.clock.unix_now()
        await client.store.pauses.begin(_HALTED, int(button_id.arg or "0", 16), now, token_edits.LIVES)
    film = await film_of(interaction, table, spot)
    await answering.redraw(interaction, await client.builder.films.step(film, spot, viewer_of(interaction)))


@on_press("spread")
async def spread(interaction: Interaction, button_id: components.ButtonId) -> None:
    """Post a message with which others can watch the film from its beginning, without its end. Raises
    TableError, and Refusal for a daily, if nobody else could see the message, if the presser can't write
    there, or if the film was just shared there.
    """
    table = await replay.opened(interaction, button_id)
    if not viewer_of(interaction).shares or table.snapshot.daily is not None:
        raise errors.Refusal(Phrase("refuse-share-here"))
    await replay.must_not_flood(interaction, f"share {table.snapshot.id}")
    locale = text.place_locale(interaction)

    async def draw(*, nameless: bool) -> MessageLayout:
        if not nameless:
            return shared_message(table, text.safe(text.plain(interaction.user.display_name)), locale)
        numbered = interaction.client.builder.numbered(table)
        return shared_message(numbered, text.person_mention(interaction.user.id), locale)

    await send_public(draw, partial(reply.post, interaction), locale)
