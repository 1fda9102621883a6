"""The handlers of the settings of people and servers."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.features.settings import layouts
from bot.locales.phrase import Phrase, Text, spoken
from bot.model.preferences import Quiet, digest
from bot.render import car_card
from bot.render.themes import theme_of
from bot.ui.actions.reply import find_place, is_anywhere, is_manager
from bot.ui.actions.save_preferences import change, must_manage, own_settings
from bot.ui.actions.text_form import Form, TextForm, chosen_value, number_in, typed_text
from bot.ui.actions.time_fields import time_field, typed_times, typed_zone, zone_field, zone_of
from bot.ui.client import Interaction
from bot.ui.components import HUB_MORE, ButtonId, data_of, press_of, tag
from bot.ui.errors import Refusal, tell
from bot.ui.handlers import on_form, on_press
from bot.ui.messages import fields
from bot.ui.sync.answering import defer, show_panel
from bot.ui.sync.direct_messages import CLOSED
from bot.ui.sync.message_state import nonce
from bot.ui.text import link, locale_of, mention, person_mention, plain, safe, said
from bot.words.player_car import COLOURS, NUMBERS

LONGEST = 60
"""The maximum number of characters typed into a form."""
SETTINGS = ButtonId("0", "settings")


async def _choose(interaction: Interaction, saved: Text, **changes: Any) -> None:
    """Change the user's settings, and show them. saved: the changes in words."""
    await change(interaction, **changes)
    await show(interaction, saved=saved)


# a person's settings


@on_press("settings", redraws=True)
async def show(interaction: Interaction, _button_id: ButtonId | None = None, *, saved: Text = "") -> None:
    """Show the user's settings, as a panel. saved: the latest changes in words."""
    chosen, guild = await own_settings(interaction), interaction.guild_id
    wished = await _wished(interaction) if _notifies(interaction) else None
    manages, locale = is_manager(interaction, guild), locale_of(interaction)
    drawn = layouts.settings_message(
        chosen, _games(interaction), wished, locale, manages=manages, saved=saved
    )
    await show_panel(interaction, drawn, HUB_MORE)


def _games(interaction: Interaction) -> dict[str, str]:
    return {key: title.name for key, title in interaction.client.builder.titles.items()}


def _chosen(offered: Sequence[fields.Setting], button_id: ButtonId) -> fields.Setting:
    """Return the chosen option of a menu. Raises Refusal if this version does not have the option."""
    found = next((each for each in offered if each.arg == button_id.arg), None)
    if found is None:
        raise Refusal(Phrase("refuse-setting-gone"))
    return found


@on_press("prefer", redraws=True)
async def prefer(interaction: Interaction, button_id: ButtonId) -> None:
    """Apply the choice made in a menu of the user's settings."""
    offered = layouts.own_settings(_games(interaction), frozenset() if _notifies(interaction) else None)
    match _chosen(offered, button_id):
        case fields.Setting(field="notify", value=value, words=words) if value in (
            layouts.ALL,
            layouts.NONE,
        ):
            await _wish(interaction, {""} if value == layouts.ALL else set(), words)
        case fields.Setting(field="notify", value=value):
            await notify(interaction, value, on=not await _wished(interaction) & {"", value})
        case fields.Setting(field="language", value=value, words=words):
            await _choose(interaction, words, language="" if value == layouts.AUTO else value)
        case fields.Setting(field=field, value=value, words=words):
            await _choose(interaction, words, **{field: value})


@on_press("tips", redraws=True)
async def switch(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether the user's first prompts in a new game give reasons. Mark 1 turns the reasons on."""
    saved = Phrase("settings-tips", on="yes" if button_id.mark else "no")
    await _choose(interaction, saved, tips=bool(button_id.mark))


@on_press("quiet")
async def ask_quiet(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for quiet hours, filled in with the current ones."""
    chosen = await own_settings(interaction)
    quiet = chosen.quiet
    begin, end = ("", "") if quiet is None else map(layouts.clock, (quiet.begin, quiet.end))
    zone = quiet.zone if quiet is not None else zone_of(chosen)
    fields = [
        time_field(interaction, "begin", "settings-quiet-begin", begin, needed=False),
        time_field(interaction, "end", "settings-quiet-end", end, needed=False),
        zone_field(interaction, zone, needed=False),
    ]
    await interaction.response.send_modal(Form(button_id, said(interaction, "settings-quiet-set"), fields))


@on_form("quiet")
async def set_quiet(interaction: Interaction, _button_id: ButtonId) -> None:
    """Set the quiet hours that were filled in, or none if both times are empty. Raises Refusal if only one
    time is empty, and like `_hours`.
    """
    filled = [bool(chosen_value(interaction, each).strip()) for each in ("begin", "end")]
    if any(filled) and not all(filled):
        raise Refusal(Phrase("refuse-quiet-both"))
    hours = _hours(interaction) if all(filled) else None
    await _choose(interaction, Phrase("settings-quiet-line", quiet=layouts.quiet_words(hours)), quiet=hours)


def _hours(interaction: Interaction) -> Quiet:
    """Return the quiet hours that were filled in. Raises Refusal if a time or the zone cannot be read, or if
    the hours are empty or longer than the host allows.
    """
    begin, end = (typed_times(interaction, each)[0] for each in ("begin", "end"))
    hours, most = Quiet(begin, end, typed_zone(interaction)), interaction.client.quiet_hours
    if not 0 < hours.minutes <= most * 60:
        raise Refusal(Phrase("refuse-quiet-most", quiet=layouts.quiet_words(hours), hours=most))
    return hours


async def notify(interaction: Interaction, title: str, *, on: bool) -> None:
    """Turn on or off the notices of a game's new tables in this server. title: the key of the game, or "" for
    all games.
    """
    here = await _wished(interaction)
    every = set(interaction.client.builder.titles)
    if on:
        here = here | {title} if title and "" not in here else {""}
    else:
        here = (every if "" in here else here) - {title} if title else set()
    await _wish(interaction, here)


@on_press("hush")
async def mute_server(interaction: Interaction, button_id: ButtonId) -> None:
    """Turn off the notices of the server whose notice was pressed. Raises Refusal if they are already off."""
    preferences, person = interaction.client.store.preferences, interaction.user.id
    wished = await preferences.wishes_of(person)
    guild = next((each.guild for each in wished if tag(("wish", each.guild)) == button_id.arg), None)
    if guild is None:
        raise Refusal(Phrase("refuse-notices-off"))
    await preferences.wish(person, guild, ())
    await tell(interaction, Phrase("answer-notices-off"))


def _notifies(interaction: Interaction) -> bool:
    """Return whether the user can get notices of new tables here."""
    return interaction.guild_id is not None and not is_anywhere(interaction)


async def _wished(interaction: Interaction) -> set[str]:
    """Return the keys of the games that the user gets notices about in this server. The key "" stands for all
    games.
    """
    wished = await interaction.client.store.preferences.wishes_of(interaction.user.id)
    return {each.title for each in wished if each.guild == interaction.guild_id}


async def _wish(interaction: Interaction, games: set[str], words: Text | None = None) -> None:
    """Turn on notices of these games in this server, and no others, and show the settings. games: the keys of
    the games, or "" for all. words: the change in words, or None to list the games.
    """
    guild, dms = interaction.guild_id, interaction.client.display.dms
    assert guild is not None
    if games and await dms.state(interaction.user.id) in CLOSED:
        await dms.remember(interaction.user.id, "open")  # retry closed DMs
    await interaction.client.store.preferences.wish(interaction.user.id, guild, games)
    names = [name for key, name in _games(interaction).items() if key in games or "" in games]
    saved = Phrase("settings-notified", games=names) if names else Phrase("settings-notify-none")
    await show(interaction, saved=words or saved)


# a person's car


async def car(
    interaction: Interaction,
    colour: str | None = None,
    number: int | None = None,
    driver: int | None = None,
) -> None:
    """Change the given parts of the user's car, and show the car. driver: an index into DRIVERS."""
    preferences, person = await own_settings(interaction), interaction.user
    chosen = interaction.client.registry.preferences.car_of(person.id)
    mine = replace(
        chosen,
        colour=chosen.colour if colour is None else COLOURS.index(colour),
        number=chosen.number if number is None else number,
        driver=chosen.driver if driver is None else driver,
    )
    if mine != chosen:
        await interaction.client.registry.choose(person.id, replace(preferences, car=mine))
    name, locale = plain(person.display_name), locale_of(interaction)
    data = await interaction.client.pictures.picture(
        car_card.stage, name, mine, locale, theme=theme_of(preferences.theme), urgent=True
    )
    await show_panel(interaction, layouts.car_message(name, mine, data, locale), SETTINGS)


@on_press("car", redraws=True)
async def show_car(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the user's car with the menus to change it."""
    await car(interaction)


@on_press("carset", redraws=True)
async def paint_car(interaction: Interaction, button_id: ButtonId) -> None:
    """Set the colour or the driver chosen from a menu."""
    chosen = _chosen(layouts.car_settings(), button_id)
    if chosen.field == "colour":
        await car(interaction, colour=chosen.value)
    else:
        await car(interaction, driver=int(chosen.value))


@on_press("carno")
async def ask_number(interaction: Interaction, button_id: ButtonId) -> None:
    """Open the form for the car's number."""
    title, ask = said(interaction, "settings-number"), said(interaction, "settings-number-ask", most=NUMBERS)
    await interaction.response.send_modal(
        TextForm(button_id=button_id, title=title, ask=ask, example=str(NUMBERS), longest=len(str(NUMBERS)))
    )


@on_form("carno")
async def set_number(interaction: Interaction, _button_id: ButtonId) -> None:
    """Set the typed car number. Raises Refusal if the text is not a valid number."""
    number = number_in(typed_text(interaction, LONGEST))
    if number is None or not 1 <= number <= NUMBERS:
        raise Refusal(Phrase("refuse-car-number", most=NUMBERS))
    await car(interaction, number=number)


# a server's settings


@on_press("server", redraws=True)
async def show_server(
    interaction: Interaction, _button_id: ButtonId | None = None, *, saved: Text = ""
) -> None:
    """Show this server's settings. saved: the latest changes in words. Raises Refusal unless the user manages
    the server.
    """
    guild = await must_manage(interaction)
    registry = interaction.client.registry
    chosen, circuits = registry.preferences.server(guild), await registry.circuits.running_in(guild)
    drawn = layouts.server_message(chosen, circuits, locale_of(interaction), saved)
    await show_panel(interaction, drawn, SETTINGS)


@on_press("serve", redraws=True)
async def serve(interaction: Interaction, button_id: ButtonId) -> None:
    """Apply the choice made in a menu of the server's settings."""
    circuits = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
    chosen = _chosen(layouts.server_settings(circuits), button_id)
    value = "" if chosen.value == layouts.AUTO else chosen.value
    saved = spoken(chosen.words, locale_of(interaction), safe)
    await _choose_for_server(interaction, saved, **{chosen.field: value})


@on_press("limits", redraws=True)
async def show_limits(interaction: Interaction, _button_id: ButtonId, *, saved: Text = "") -> None:
    """Show the maximum numbers of simultaneous lobbies and games in this server. Raises Refusal unless the
    user manages the server.
    """
    guild, registry = await must_manage(interaction), interaction.client.registry
    chosen, limits = registry.preferences.server(guild), registry.new_lobbies.limits
    drawn = layouts.limits_message(chosen, limits, locale_of(interaction), saved)
    await show_panel(interaction, drawn, ButtonId("0", "server"))


@on_press("limit", redraws=True)
async def limit(interaction: Interaction, button_id: ButtonId) -> None:
    """Set a limit chosen from a menu."""
    chosen = _chosen(layouts.limit_settings(interaction.client.registry.new_lobbies.limits), button_id)
    await _store_for_server(interaction, **{chosen.field: int(chosen.value)})
    await show_limits(interaction, button_id, saved=chosen.words)


@on_press("keepout", redraws=True)
async def keep_out(interaction: Interaction, button_id: ButtonId) -> None:
    """Toggle whether the people chosen from a menu are kept from opening lobbies in this server."""
    guild = await must_manage(interaction)
    data = data_of(interaction)
    people = [int(each) for each in data.get("values", ())]
    before = interaction.client.registry.preferences.server(guild)
    kept = set(before.kept_out.split()) ^ {digest(each) for each in people}
    await _store_for_server(interaction, kept_out=" ".join(sorted(kept)))
    told = [
        Phrase("settings-kept", name=person_mention(each), on="no" if before.keeps_out(each) else "yes")
        for each in people
    ]
    saved = told[0] if len(told) == 1 else Phrase("settings-kept-many")
    await show_limits(interaction, button_id, saved=saved)


@on_press("reports", redraws=True)
async def reports(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether players' reports are sent to this channel as well. Mark 1 turns this on. Raises Refusal
    unless the user manages the server.
    """
    await must_manage(interaction)
    channel = find_place(interaction).channel if button_id.mark else 0
    words = Phrase("settings-reports", on="yes" if button_id.mark else "no")
    await _choose_for_server(interaction, words, reports=channel)


@on_press("role", redraws=True)
async def role(interaction: Interaction, _button_id: ButtonId) -> None:
    """Set the role that lobbies in this server mention, or none. Raises Refusal if lobbies cannot mention the
    role, or if the user does not manage the server.
    """
    data = data_of(interaction)
    chosen = next(iter(data.get("resolved", {}).get("roles", {}).values()), None)
    if chosen is not None and is_manager(interaction, interaction.guild_id):
        if int(chosen["id"]) == interaction.guild_id:
            raise Refusal(Phrase("refuse-role-everyone"))
        if not chosen["mentionable"] and not interaction.app_permissions.mention_everyone:
            raise Refusal(Phrase("refuse-role", role=safe(chosen["name"])))
    if chosen is None:
        await _choose_for_server(interaction, Phrase("settings-role-none"), role=0)
    else:
        role = int(chosen["id"])
        await _choose_for_server(interaction, Phrase("settings-role", role=mention(role)), role=role)


@on_press("ratings", redraws=True)
async def ratings(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether this server's players are rated. Mark 1 turns ratings on. Raises Refusal unless the user
    manages the server.
    """
    on = bool(button_id.mark)
    words = Phrase("settings-ratings", on="yes" if on else "no")
    await _choose_for_server(interaction, words, ratings=on)


async def _choose_for_server(interaction: Interaction, saved: Text, **changes: Any) -> None:
    """Change the settings of this server, and show them. saved: the changes in words. Raises Refusal unless
    the user manages the server.
    """
    await _store_for_server(interaction, **changes)
    await show_server(interaction, saved=saved)


async def _store_for_server(interaction: Interaction, **changes: Any) -> None:
    """Change the settings of this server. Raises Refusal unless the user manages the server."""
    guild, registry = await must_manage(interaction), interaction.client.registry
    await registry.choose_for_server(guild, replace(registry.preferences.server(guild), **changes))


@on_press("posthub", redraws=True)
async def post_hub(interaction: Interaction, _button_id: ButtonId) -> None:
    """Post the overview of all games in this channel, publicly and permanently, and answer with a link to
    it.
    """
    await must_manage(interaction)
    place, client = find_place(interaction), interaction.client
    await defer(interaction)  # posting can wait for Discord's rate limits
    drawn = (await client.overview.public(place.locale)).as_panel()
    once = nonce("hub", press_of(interaction))
    sent = await client.display.services.posts.send(place.channel, drawn, once)
    await show_server(interaction, saved=Phrase("settings-hub-posted", link=link(place, sent.id)))
