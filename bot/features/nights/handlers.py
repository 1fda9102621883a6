"""The handlers with which managers plan race nights and people sign up."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from bot.features.nights.display import NightDisplay
from bot.features.nights.layouts import (
    manage_one_button,
    night_line,
    plan_message,
    settings_message,
    settings_of,
    which_time,
)
from bot.features.nights.model import MOST_ROUNDS, SETTINGS, Coming, Night
from bot.features.nights.nights import REMINDED_BEFORE, Nights
from bot.features.nights.round_messages import evening_message, evening_text, pairings_message
from bot.locales.phrase import Phrase, say, spoken
from bot.model.errors import TableError
from bot.model.time_zones import clock_at, readable
from bot.title import AnyTitle
from bot.ui.access import may_plan, sees_channel
from bot.ui.actions import reply, text_form, time_fields
from bot.ui.client import Interaction, LeagueSection
from bot.ui.components import LEAGUE, ButtonId, Option, button
from bot.ui.errors import Refusal, tell
from bot.ui.handlers import on_form, on_press
from bot.ui.messages.message import layout
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.text import locale_of, plain, safe, said

LISTED = 5
"""The maximum number of race nights on a league's page."""
CUP = 3
"""The default number of rounds of a cup for a circuit."""


def may_see(interaction: Interaction, night: Night) -> bool:
    """Return whether the user sees the night's channel or can manage the night."""
    return sees_channel(interaction, night.place) or may_plan(interaction, night.host)


def _must_plan(interaction: Interaction, host: int = 0) -> None:
    if not may_plan(interaction, host):
        raise Refusal(Phrase("night-refuse-manager"))


def _sees(interaction: Interaction, night: Night) -> bool:
    return sees_channel(interaction, night.place)


async def _night(interaction: Interaction, button_id: ButtonId, *, managed: bool = False) -> Night:
    """Return the button's night. Raises TableError if the server has no such night, and Refusal if the user
    cannot see it or, with `managed`, cannot manage it.
    """
    night = await interaction.client.parts[Nights].find(button_id.table, interaction.guild_id or 0)
    if not (may_see if managed else _sees)(interaction, night):
        raise Refusal(Phrase("refuse-hidden"))
    if managed:
        _must_plan(interaction, night.host)
    return night


async def league_section(interaction: Interaction) -> LeagueSection:
    """Return the section of a league's page with the race nights that are planned or in progress."""
    nights, locale = interaction.client.parts[Nights], locale_of(interaction)
    ahead = [each for each in await nights.ahead_in(interaction.guild_id or 0) if may_see(interaction, each)]
    ahead, titles = ahead[:LISTED], interaction.client.builder.titles
    states = await nights.messages(ahead)
    lines = [night_line(each, titles[each.title], states[each.id].message, locale) for each in ahead]
    buttons = [
        manage_one_button(each, titles[each.title], locale)
        for each in ahead
        if may_plan(interaction, each.host)
    ]
    if may_plan(interaction):
        buttons.append(button(ButtonId("0", "nightplan"), say("night-plan-one", locale)))
    return LeagueSection([say("night-ahead", locale), *lines] if lines else [], buttons)


# planning


@on_press("nightplan", "nightagain", "cupplan")
async def ask(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for a new night, with defaults from the button's night or circuit, if any."""
    before, titles = await _model(interaction, button_id), interaction.client.builder.titles
    _must_plan(interaction)
    reply.find_place(interaction)
    locale = locale_of(interaction)
    games = [Option(key, title.name) for key, title in titles.items()]
    rounds = [
        Option(str(each), say("night-rounds", locale, rounds=each)) for each in range(1, MOST_ROUNDS + 1)
    ]
    first = str(before.get("title", games[0].arg))
    fields: list[text_form.Field] = [
        *_when(interaction),
        text_form.Choice("title", said(interaction, "night-menu-title"), games, first),
        text_form.Choice("rounds", said(interaction, "night-menu-rounds"), rounds, str(before["rounds"])),
    ]
    cup = button_id.action == "cupplan" or before["rounds"] > 1
    title = said(interaction, "league-button-cupplan" if cup else "night-plan-one")
    await interaction.response.send_modal(text_form.Form(button_id, title, fields))


@on_press("nightwhen")
async def ask_time(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask for the start time of the button's night."""
    night = await _night(interaction, button_id, managed=True)
    title = said(interaction, "night-time")
    await interaction.response.send_modal(text_form.Form(button_id, title, _when(interaction, night.at)))


def _when(interaction: Interaction, at: float | None = None) -> Sequence[text_form.Field]:
    """Return the form's fields for a start time. at: the Unix time to fill in, or None."""
    zone = time_fields.zone_of(interaction.client.registry.preferences.of(interaction.user.id))
    time = clock_at(at, zone) if at is not None and zone else ""
    return (
        time_fields.day_field(interaction, zone, at),
        time_fields.time_field(interaction, "time", "night-ask", time),
        time_fields.zone_field(interaction, zone),
    )


async def _model(interaction: Interaction, button_id: ButtonId) -> dict[str, Any]:
    """Return the initial settings of a new night. Raises Refusal if the button's circuit is closed or
    gone.
    """
    registry = interaction.client.registry
    if button_id.action == "nightagain":
        night = await _night(interaction, button_id)
        same = {each: getattr(night, each) for each in ("title", *SETTINGS)}
        return {"rounds": night.planned_rounds, **same}
    if button_id.action == "cupplan":
        circuit = await registry.circuits.running(button_id.table)
        if circuit is None or circuit.guild != interaction.guild_id:
            raise Refusal(Phrase("refuse-circuit-gone"))
        counts = {"title": circuit.title} if circuit.title else {}
        return {"rounds": CUP, "circuit": circuit.id, **counts}
    return {"rounds": 1}


@on_form("nightplan", "nightagain", "cupplan")
async def planned(interaction: Interaction, button_id: ButtonId) -> None:
    """Plan a night from the submitted form, and ask which time is meant if it is unclear. Raises Refusal if
    the user cannot plan nights or the form cannot be accepted.
    """
    settings, nights = await _model(interaction, button_id), interaction.client.parts[Nights]
    _must_plan(interaction)
    place, times = reply.find_place(interaction), await _times(interaction)
    title, rounds = (text_form.chosen_value(interaction, each) for each in ("title", "rounds"))
    if title not in interaction.client.builder.titles or rounds not in map(str, range(1, MOST_ROUNDS + 1)):
        raise Refusal(Phrase("refuse-game-gone"))
    if title != settings.get("title", title):
        settings.pop("seats", None)
    settings = {**settings, "title": title, "rounds": int(rounds)}
    counting = await interaction.client.registry.circuits.taking(settings.get("circuit", ""), title)
    settings["circuit"] = "" if counting is None else counting.id
    night = await nights.plan(place, interaction.user.id, max(times), **settings)
    await _timed(interaction, ButtonId(night.id, "nightwhen"), times)


@on_form("nightwhen")
async def typed(interaction: Interaction, button_id: ButtonId) -> None:
    """Move the button's night to the time in the submitted form, or ask which time is meant. Raises the
    errors of `_night` and `_times`.
    """
    await _night(interaction, button_id, managed=True)
    await _timed(interaction, button_id, await _times(interaction))


async def _times(interaction: Interaction) -> Sequence[float]:
    """Return the Unix times that the time in the submitted form can mean, and store the user's time zone.
    Raises Refusal if the time or the zone cannot be read, or if the time has passed.
    """
    preferences, person = interaction.client.registry.preferences, interaction.user.id
    zone = time_fields.typed_zone(interaction)
    if zone != preferences.of(person).zone:
        await preferences.set_zone(person, zone)
    return time_fields.moments(interaction, zone, time_fields.typed_times(interaction, "time"))


async def _timed(interaction: Interaction, button_id: ButtonId, times: Sequence[float]) -> None:
    """Set the time of the button's night, or ask which time is meant."""
    if len(times) == 1:
        await _set_time(interaction, button_id, times[0])
        return
    zone = interaction.client.registry.preferences.of(interaction.user.id).zone
    drawn = which_time(button_id, times=times, zone=zone, locale=locale_of(interaction))
    await show_panel(interaction, drawn, LEAGUE)


@on_press("nightat", redraws=True)
async def choose_time(interaction: Interaction, button_id: ButtonId) -> None:
    """Move a night to the Unix time that is the button's mark."""
    await _set_time(interaction, button_id, float(button_id.mark))


async def _set_time(interaction: Interaction, button_id: ButtonId, at: float) -> None:
    """Move the button's night to the Unix time `at`. Raises the errors of `_night`, and TableError if the
    time is not possible.
    """
    await _night(interaction, button_id, managed=True)
    night = await interaction.client.parts[Nights].set_up(button_id.table, at=at)
    zone = interaction.client.registry.preferences.of(interaction.user.id).zone
    await _send_plan(interaction, night, said(interaction, "night-zone", zone=safe(readable(zone))))


async def _send_plan(interaction: Interaction, night: Night, note: str = "") -> None:
    """Show managers the plan of a night with its options, as a panel."""
    client = interaction.client
    circuit, title = await client.registry.circuits.running(night.circuit), client.builder.titles[night.title]
    drawn = plan_message(night, title, circuit, locale_of(interaction), note=note)
    await show_panel(interaction, drawn, LEAGUE)


@on_press("nightmore", redraws=True)
async def more(interaction: Interaction, button_id: ButtonId) -> None:
    """Show managers the less common settings of a night."""
    await _send_more(interaction, await _night(interaction, button_id, managed=True))


async def _send_more(interaction: Interaction, night: Night) -> None:
    client = interaction.client
    circuits = await client.registry.circuits.running_in(night.place.guild)
    drawn = settings_message(night, client.builder.titles, circuits, locale_of(interaction))
    await show_panel(interaction, drawn, ButtonId(night.id, "nightmanage"))


@on_press("nightmanage", redraws=True)
async def manage(interaction: Interaction, button_id: ButtonId) -> None:
    """Show managers the plan of a night, or their options in a cup in progress. Raises Refusal if the night
    can no longer be changed.
    """
    night = await _night(interaction, button_id, managed=True)
    if not (night.open or night.goes_on or night.status == "draft"):
        raise Refusal(Phrase("night-refuse-gone"))
    await _send_plan(interaction, night)


@on_press("nightset", redraws=True)
async def choose(interaction: Interaction, button_id: ButtonId) -> None:
    """Apply the choice made in a menu of the night's settings. Raises the errors of `_night`, and Refusal if
    the choice is no longer offered.
    """
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
    await _send_more(interaction, await client.parts[Nights].set_up(night.id, **changes))


@on_press("nightannounce", redraws=True)
async def announce(interaction: Interaction, button_id: ButtonId) -> None:
    """Announce the button's night, so that people can sign up."""
    await _night(interaction, button_id, managed=True)
    reply.find_place(interaction)
    await interaction.client.parts[Nights].announce(button_id.table)
    own = interaction.app_permissions
    listed = own.create_events or own.manage_events
    await _done(interaction, Phrase("night-announced", event="yes" if listed else "no"))


@on_press("nightstart", redraws=True)
async def start(interaction: Interaction, button_id: ButtonId) -> None:
    """Ask who is present or, with mark 1, start the next tables. A second press of the same button changes
    nothing.
    """
    await _night(interaction, button_id, managed=True)
    night = await interaction.client.parts[Nights].start(button_id.table, deal=bool(button_id.mark))
    await _done(interaction, Phrase("night-asking" if night.status == "gathering" else "night-started"))


@on_press("nightoff", redraws=True)
async def cancel(interaction: Interaction, button_id: ButtonId) -> None:
    """Call the night off, discard its draft, or end a cup that has started."""
    night = await _night(interaction, button_id, managed=True)
    await interaction.client.parts[Nights].cancel(button_id.table)
    await _done(interaction, Phrase("night-ended" if night.goes_on else "night-called-off"))


async def _done(interaction: Interaction, result: Phrase) -> None:
    await redraw(interaction, layout(spoken(result, locale_of(interaction))))


# signing up


_COMING: Mapping[str, Coming] = {"nightin": "in", "nightmaybe": "maybe"}


@on_press("nightin", "nightmaybe", "nightout", redraws=True)
async def sign_up(interaction: Interaction, button_id: ButtonId) -> None:
    """Sign the user up, definitely or as *maybe*, or sign them off."""
    nights, night = interaction.client.parts[Nights], await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    try:
        night = await nights.sign_up(night.id, person, name, _COMING.get(button_id.action))
    except TableError:
        interaction.client.parts[NightDisplay].update(await _night(interaction, button_id))
        raise
    await interaction.client.parts[NightDisplay].redraw(night, interaction)


@on_press("nighthere", redraws=True)
async def here(interaction: Interaction, button_id: ButtonId) -> None:
    """Record that the user is present."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    night = await interaction.client.parts[Nights].here(night.id, person, name)
    await interaction.client.parts[NightDisplay].redraw(night, interaction)


@on_press("nightremind")
async def remind(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn the user's reminder on or off."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    _, on = await interaction.client.parts[Nights].remind(night.id, person, name)
    minutes = int(REMINDED_BEFORE // 60)
    await tell(interaction, Phrase("night-reminded", minutes=minutes) if on else Phrase("night-not-reminded"))


# during a cup


@on_press("nightround", redraws=True)
async def next_round(interaction: Interaction, button_id: ButtonId) -> None:
    """Start the next round of a cup now."""
    await _night(interaction, button_id, managed=True)
    night = await interaction.client.parts[Nights].start(button_id.table, deal=True)
    await interaction.client.parts[NightDisplay].redraw(night, interaction)


@on_press("nightturn")
async def turn(interaction: Interaction, button_id: ButtonId) -> None:
    """Add the user to a cup, or make them sit out, from the next round on."""
    night = await _night(interaction, button_id)
    person, name = interaction.user.id, plain(interaction.user.display_name)
    night, plays = await interaction.client.parts[Nights].turn(night.id, person, name)
    await tell(interaction, Phrase("night-joined" if plays else "night-sits-out", absent=night.absent))


@on_press("nightstandings", redraws=True)
async def standings(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the standings of a cup, or the tables of a night with one round."""
    night = await _night(interaction, button_id)
    title, locale = interaction.client.builder.titles[night.title], locale_of(interaction)
    plans, told = (
        may_plan(interaction, night.host),
        await asyncio.to_thread(evening_text, night, title, locale),
    )
    await show_panel(interaction, evening_message(night, told, locale, plans=plans))


@on_press("nightpairings", redraws=True)
async def pairings(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the pairings of a round of a cup. The button's mark is the round's number, or 0 for the latest
    round.
    """
    night, title = await _cup(interaction, button_id)
    number = min(button_id.mark or len(night.played), len(night.played)) - 1
    drawn = pairings_message(night, title, number, locale_of(interaction))
    await show_panel(interaction, drawn, ButtonId(night.id, "nightstandings"))


async def _cup(interaction: Interaction, button_id: ButtonId) -> tuple[Night, AnyTitle]:
    """Return the button's cup and its game. Raises Refusal if there is no cup in progress or finished."""
    night = await _night(interaction, button_id)
    if not (night.cup and night.pods):
        raise Refusal(Phrase("night-refuse-gone"))
    return night, interaction.client.builder.titles[night.title]
