"""Race nights: how managers plan them, and how people sign up."""

from collections.abc import Mapping
from typing import Any

from bot.locales.phrase import Phrase, spoken
from bot.model.errors import TableError
from bot.model.nights import Coming, Night
from bot.model.preferences import Preferences
from bot.tables.nights import REMINDED_BEFORE
from bot.title import AnyTitle
from bot.ui.access import sees_channel
from bot.ui.actions import reply, text_form, typed_moment
from bot.ui.actions.typed_zones import zone_tagged
from bot.ui.client import Interaction
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal, tell
from bot.ui.handlers import on_form, on_press
from bot.ui.messages.message import layout
from bot.ui.messages.night import plan_message, settings_of, which_time
from bot.ui.messages.rounds import pairings_message, standings_message
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.text import locale_of, plain, safe, said

LONGEST = 60
"""The most characters of a typed time."""
LEAGUE = ButtonId("0", "league")


def may_plan(interaction: Interaction, host: int = 0) -> bool:
    """Return whether the presser can plan nights for this server, or has planned that one."""
    allowed = interaction.permissions
    manages = allowed.manage_guild or allowed.manage_events
    return interaction.guild_id is not None and (manages or interaction.user.id == host)


def may_see(interaction: Interaction, night: Night) -> bool:
    """Return whether the presser sees the channel of a night, or manages the night, even if its channel is
    gone.
    """
    return sees_channel(interaction, night.place) or may_plan(interaction, night.host)


def _must_plan(interaction: Interaction, host: int = 0) -> None:
    if not may_plan(interaction, host):
        raise Refusal(Phrase("night-refuse-manager"))


def _sees(interaction: Interaction, night: Night) -> bool:
    return sees_channel(interaction, night.place)


async def _night(interaction: Interaction, button_id: ButtonId, *, managed: bool = False) -> Night:
    """Return the night of a button. Raises Refusal if the night is gone, if the presser can't see its
    channel, or if `managed` and the presser can't manage it.
    """
    night = await interaction.client.registry.nights.find(button_id.table, interaction.guild_id or 0)
    if not (may_see if managed else _sees)(interaction, night):
        raise Refusal(Phrase("refuse-hidden"))
    if managed:
        _must_plan(interaction, night.host)
    return night


# planning


@on_press("nightplan", "nightwhen")
async def ask(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask when a night starts, a new one or the one of the button."""
    if button_id.table == "0":
        _must_plan(interaction)
        reply.find_place(interaction)
    else:
        await _night(interaction, button_id, managed=True)
    known = interaction.client.registry.preferences.of(interaction.user.id)
    example = "night-ask-example-zone" if _zone_of(known) else "night-ask-example"
    title = said(interaction, "night-plan-one" if button_id.table == "0" else "night-time")
    ask = said(interaction, "night-ask")
    await interaction.response.send_modal(
        text_form.TextForm(
            button_id=button_id, title=title, ask=ask, example=said(interaction, example), longest=LONGEST
        )
    )


@on_form("nightplan", "nightwhen")
async def typed(interaction: Interaction, button_id: ButtonId) -> None:
    """Plan a night at the typed time, or move the night of the button there. Ask first if the text has other
    meanings. Raises Refusal.
    """
    _must_plan(interaction) if button_id.table == "0" else await _night(interaction, button_id, managed=True)
    registry, words = interaction.client.registry, text_form.typed_text(interaction, LONGEST)
    known, now = registry.preferences.of(interaction.user.id), registry.clock.unix_now()
    read = typed_moment.read_moment(words, _zone_of(known), now, str(interaction.locale))
    if not read.sure:
        locale = locale_of(interaction)
        drawn = which_time(button_id, times=read.times, zone=read.zone, now=now, locale=locale)
        await show_panel(interaction, drawn, LEAGUE)
        return
    note = said(interaction, "night-zone", zone=safe(read.zone.replace("_", " "))) if read.zone else ""
    await _set_time(interaction, button_id, read.times[0], read.zone, note)


@on_press("nightat", redraws=True)
async def choose_time(interaction: Interaction, button_id: ButtonId) -> None:
    """Plan a night at the time of the pressed button, or move it there. mark: the Unix time. arg: the tag of
    the time zone in which it was typed.
    """
    await _set_time(interaction, button_id, float(button_id.mark), zone_tagged(button_id.arg) or "")


async def _set_time(
    interaction: Interaction, button_id: ButtonId, at: float, zone: str, note: str = ""
) -> None:
    """Plan a night at that Unix time, or move the night of the button there, and store the time zone of the
    typed time, or "" for none. Raises Refusal.
    """
    nights, preferences = interaction.client.registry.nights, interaction.client.registry.preferences
    if button_id.table == "0":
        _must_plan(interaction)
        night = await nights.plan(reply.find_place(interaction), interaction.user.id, at)
        await _send_plan(interaction, night, note)
    else:
        await _night(interaction, button_id, managed=True)
        await _send_plan(interaction, await nights.set_up(button_id.table, at=at), note)
    if zone and zone != preferences.of(interaction.user.id).zone:
        await preferences.set_zone(interaction.user.id, zone)


def _zone_of(known: Preferences) -> str:
    """Return the time zone that the person typed before, or ""."""
    return known.zone or (known.quiet.zone if known.quiet is not None else "")


async def _send_plan(interaction: Interaction, night: Night, note: str = "") -> None:
    """Show the managers' options, as a panel."""
    client = interaction.client
    circuits = await client.registry.circuits.running_in(night.place.guild)
    drawn = plan_message(night, client.builder.titles, circuits, locale_of(interaction), note=note)
    await show_panel(interaction, drawn, LEAGUE)


@on_press("nightmanage", redraws=True)
async def manage(interaction: Interaction, button_id: ButtonId) -> None:
    """Show managers the settings that they can change."""
    night = await _night(interaction, button_id, managed=True)
    if not (night.open or night.goes_on):
        raise Refusal(Phrase("night-refuse-gone"))
    await _send_plan(interaction, night)


@on_press("nightset", redraws=True)
async def choose(interaction: Interaction, button_id: ButtonId) -> None:
    """Apply the choice from a menu. Raises Refusal."""
    client, night = interaction.client, await _night(interaction, button_id, managed=True)
    circuits = await client.registry.circuits.running_in(night.place.guild)
    offered = settings_of(night, client.builder.titles, circuits)
    chosen = next((each for each in offered if each.arg == button_id.arg), None)
    if chosen is None:
        raise Refusal(Phrase("refuse-moved-on"))
    number = chosen.field in ("seats", "rounds", "fill")
    changes: dict[str, Any] = {chosen.field: int(chosen.value) if number else chosen.value}
    counting = {each.id for each in circuits if each.counts(changes.get("title", night.title))}
    if changes.get("circuit", night.circuit) not in counting:
        changes["circuit"] = ""
    await _send_plan(interaction, await client.registry.nights.set_up(night.id, **changes))


@on_press("nightannounce", redraws=True)
async def announce(interaction: Interaction, button_id: ButtonId) -> None:
    """Announce the night of the button, so that people can sign up."""
    await _night(interaction, button_id, managed=True)
    reply.find_place(interaction)
    await interaction.client.registry.nights.announce(button_id.table)
    own = interaction.app_permissions
    listed = own.create_events or own.manage_events
    await _done(interaction, Phrase("night-announced", event="yes" if listed else "no"))


@on_press("nightstart", redraws=True)
async def start(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask now who is there or, with mark 1, assign the people who are there to tables. A second press of the
    asking button does nothing.
    """
    await _night(interaction, button_id, managed=True)
    night = await interaction.client.registry.nights.start(button_id.table, deal=bool(button_id.mark))
    await _done(interaction, Phrase("night-asking" if night.status == "gathering" else "night-started"))


@on_press("nightoff", redraws=True)
async def call_off(interaction: Interaction, button_id: ButtonId) -> None:
    """Call the night off, discard the plan, or end a cup that has started."""
    night = await _night(interaction, button_id, managed=True)
    await interaction.client.registry.nights.call_off(button_id.table)
    await _done(interaction, Phrase("night-ended" if night.goes_on else "night-called-off"))


async def _done(interaction: Interaction, result: Phrase) -> None:
    """Replace the plan with the result."""
    await redraw(interaction, layout(spoken(result, locale_of(interaction))))


# signing up


_COMING: Mapping[str, Coming] = {"nightin": "in", "nightmaybe": "maybe"}


@on_press("nightin", "nightmaybe", "nightout", redraws=True)
async def sign_up(interaction: Interaction, button_id: ButtonId) -> None:
    """Sign the presser up, as *maybe* too, or sign them off."""
    nights, night = interaction.client.registry.nights, await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    try:
        night = await nights.sign_up(night.id, person, name, _COMING.get(button_id.action))
    except TableError:
        interaction.client.display.show_night(await _night(interaction, button_id))
        raise
    await interaction.client.display.nights.redraw(night, interaction)


@on_press("nighthere", redraws=True)
async def here(interaction: Interaction, button_id: ButtonId) -> None:
    """Record that the presser is there."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    night = await interaction.client.registry.nights.here(night.id, person, name)
    await interaction.client.display.nights.redraw(night, interaction)


@on_press("nightremind")
async def remind(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn the presser's reminder on or off."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    _, on = await interaction.client.registry.nights.remind(night.id, person, name)
    minutes = int(REMINDED_BEFORE // 60)
    await tell(interaction, Phrase("night-reminded", minutes=minutes) if on else Phrase("night-not-reminded"))


# during a cup


@on_press("nightround", redraws=True)
async def next_round(interaction: Interaction, button_id: ButtonId) -> None:
    """Begin the next round of a cup now."""
    await _night(interaction, button_id, managed=True)
    night = await interaction.client.registry.nights.start(button_id.table, deal=True)
    await interaction.client.display.nights.redraw(night, interaction)


@on_press("nightturn")
async def turn(interaction: Interaction, button_id: ButtonId) -> None:
    """Let the presser join a cup, or sit out, from the next round on."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    night, plays = await interaction.client.registry.nights.turn(night.id, person, name)
    await tell(interaction, Phrase("night-joined" if plays else "night-sits-out", absent=night.absent))


@on_press("nightstandings", redraws=True)
async def standings(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the whole standings of a cup, ephemerally."""
    night, title = await _cup(interaction, button_id)
    await show_panel(interaction, standings_message(night, title, locale_of(interaction)))


@on_press("nightpairings", redraws=True)
async def pairings(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the pairings in a round of a cup, ephemerally. mark: its number, or 0 for the last one."""
    night, title = await _cup(interaction, button_id)
    number = min(button_id.mark or len(night.played), len(night.played)) - 1
    await show_panel(interaction, pairings_message(night, title, number, locale_of(interaction)))


async def _cup(interaction: Interaction, button_id: ButtonId) -> tuple[Night, AnyTitle]:
    """Return the cup of a button, and its game. Raises Refusal if it has not started."""
    night = await _night(interaction, button_id)
    if not (night.cup and night.pods):
        raise Refusal(Phrase("night-refuse-gone"))
    return night, interaction.client.builder.titles[night.title]
