"""The buttons for the people of a league: profiles, latest games, and comparisons."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

import discord

from bot.features.circuits.handlers import game_names
from bot.features.circuits.head_to_head import choice_message, rivals_message
from bot.features.circuits.layouts import score
from bot.features.circuits.messages import CircuitMessages
from bot.features.circuits.profile_card import card_of
from bot.features.circuits.words import rating as rating_words
from bot.league.head_to_head import head_to_head
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.recent_form import Form
from bot.league.results import Result
from bot.league.standings import competitor
from bot.locales.phrase import Locale, Phrase, Text, decimal, say
from bot.model.snapshots import numbered
from bot.tables.circuits import NO_MORE
from bot.ui.access import guild_of
from bot.ui.actions.reply import post
from bot.ui.actions.save_preferences import change
from bot.ui.client import Interaction
from bot.ui.components import LEAGUE, ME, ActionButton, ButtonId, button, data_of, number_of, short
from bot.ui.errors import Refusal
from bot.ui.handlers import on_press
from bot.ui.messages.message import Control, MessageLayout, layout
from bot.ui.sync.answering import redraw, send_new, show_panel
from bot.ui.sync.blocked_words import send_public
from bot.ui.text import LONGEST_TEXT, cut, day, locale_of, person_mention, place_locale, plain, safe, said

HISTORY = 15
"""The maximum number of games in a person's history."""


async def _results_of(interaction: Interaction, person: int, name: str) -> Sequence[Result]:
    """Return the results of a person in this server, oldest first. Raises Refusal if there are none."""
    results = await interaction.client.registry.circuits.results_of(guild_of(interaction), person)
    _must_have_played(interaction, results, person, name)
    return results


def _must_have_played(interaction: Interaction, results: Sequence[Result], person: int, name: str) -> None:
    if not results:
        raise Refusal(Phrase("refuse-results", name=safe(name), you=person == interaction.user.id))


@on_press("history", redraws=True)
async def history(interaction: Interaction, button_id: ButtonId) -> None:
    """Show a person's latest games in this server."""
    person = number_of(button_id.table)
    circuits = interaction.client.registry.circuits
    shown = await circuits.last_results_of(guild_of(interaction), person, HISTORY)
    _must_have_played(interaction, shown, person, "?")
    points = await _circuit_points(interaction, shown)
    lines, names = [], game_names(interaction)
    for result in shown:
        game: Text = names.get(result.title, NO_MORE)
        id = "league-result-out" if result.out else "league-result"
        told = said(
            interaction,
            id,
            day=day(result.at),
            game=game,
            table=result.table_id,
            place=result.place,
            score=score(result),
        )
        lines.append(f"{told}{points.get((result.table_id, result.seat), '')}")
    head = said(interaction, "league-history", name=safe(shown[0].name))
    words = cut("\n".join([head, *lines]), LONGEST_TEXT)
    await show_panel(interaction, layout(words), ME)


async def _circuit_points(interaction: Interaction, shown: Sequence[Result]) -> Mapping[tuple[str, int], str]:
    """Return texts such as " · Club cup: +3", by table id and seat, for the matches that counted for a
    circuit.
    """
    circuits, tables = interaction.client.registry.circuits, {each.table_id for each in shown}
    return {
        (each.table_id, each.seat): f" · {safe(circuit.name)}: +{each.points}"
        for id in {each.circuit for each in shown}
        if (circuit := await circuits.find(id)) is not None
        for each in await circuits.results_at(circuit, tables)
    }


async def show_profile(
    interaction: Interaction, player: discord.User | discord.Member | None, *, ephemeral: bool = False
) -> None:
    """Show the achievements of a person (None: the user) in this server. Raises Refusal if they have no
    results here.
    """
    who = player or interaction.user
    results = await _results_of(interaction, who.id, plain(who.display_name))
    locale = locale_of(interaction) if ephemeral else place_locale(interaction)
    pages = _pages(interaction, who.id, locale)
    draw = partial(_profile, interaction, who, results, pages=pages, locale=locale)
    if ephemeral:
        await send_new(interaction, await draw(nameless=False), ephemeral=True)
    else:
        await send_public(draw, partial(post, interaction), locale)


@on_press("me", redraws=True)
async def own_profile(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the user's achievements in this server, with buttons for private settings and pages."""
    who, locale = interaction.user, locale_of(interaction)
    results = await interaction.client.registry.circuits.results_of(guild_of(interaction), who.id)
    if results:
        pages = [_page(who.id, "history", locale), *_besides(interaction)]
        drawn = await _profile(interaction, who, results, nameless=False, pages=pages, locale=locale)
    else:
        drawn = layout(said(interaction, "league-profile-none"), buttons=_besides(interaction))
    await show_panel(interaction, drawn, LEAGUE)


def _besides(interaction: Interaction) -> list[Control]:
    """Return the buttons of the user's own profile, except for the one to their games."""
    lends = interaction.client.registry.preferences.of(interaction.user.id).lends
    words = said(interaction, "settings-lends", on="yes" if lends else "no")
    return [
        button(ButtonId("0", "rivals"), said(interaction, "league-button-rivals")),
        _accuracy(locale_of(interaction)),
        button(ButtonId("0", "lend", int(not lends)), words),
    ]


def _pages(interaction: Interaction, person: int, locale: Locale) -> list[Control]:
    other = [] if person == interaction.user.id else [_page(person, "rivals", locale)]
    return [_page(person, "history", locale), *other, _accuracy(locale)]


def _page(person: int, action: str, locale: Locale) -> ActionButton:
    return button(ButtonId(short(person), action), say(f"league-button-{action}", locale))


def _accuracy(locale: Locale) -> ActionButton:
    return button(ButtonId("0", "accuracy"), say("review-accuracy-button", locale))


@on_press("lend", redraws=True)
async def lend(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether others can try the mistakes in the user's games as puzzles. Mark 1 allows it."""
    await change(interaction, lends=bool(button_id.mark))
    await own_profile(interaction, button_id)


async def _profile(
    interaction: Interaction,
    who: discord.User | discord.Member,
    results: Sequence[Result],
    *,
    nameless: bool,
    pages: Sequence[Control],
    locale: Locale,
) -> MessageLayout:
    """Return a person's achievements in this server. results: at least one. nameless: whether to leave out
    the name.
    """
    names = game_names(interaction)
    name = numbered(0, locale) if nameless else plain(who.display_name)
    spelled = person_mention(who.id) if nameless else safe(name)
    guild, messages = guild_of(interaction), interaction.client.parts[CircuitMessages]
    left = await interaction.client.registry.circuits.left_by(guild, who.id)
    told, played = await asyncio.to_thread(_told, spelled, results, left, names, locale)
    rated: list[tuple[Rating | None, Form | None]] = []
    if interaction.client.registry.preferences.server(guild).ratings:
        competes = competitor(results[0])
        rated = [await messages.rating(guild, title, competes) for title in played]
        lines = [
            say("league-rated", locale, game=names.get(title, NO_MORE), rating=rating_words(*found))
            for title, found in zip(played, rated, strict=True)
        ]
        told = [*told, say("league-ratings", locale), *lines]
    preferences = interaction.client.registry.preferences
    best, theme = names.get(played[0], NO_MORE), preferences.of(interaction.user.id).theme
    await preferences.load((who.id,))
    car = preferences.car_of(who.id)
    rating = rated[0][0] if rated else None
    card = await asyncio.to_thread(
        card_of, name, car=car, results=results, favourite=best, rated=rating, locale=locale
    )
    return await messages.profile(card, words="\n".join(told), buttons=pages, theme=theme, locale=locale)


def _told(
    name: str, results: Sequence[Result], left: int, names: Mapping[str, str], locale: Locale
) -> tuple[list[str], list[str]]:
    """Return a person's achievements in words, and the keys of their games, most played first. left: the
    number of games that the person left.
    """
    achieved, played = profile(results), by_game(results)
    assert achieved is not None
    games = [_of_game(names.get(title, NO_MORE), own, locale) for title, own in played]
    head = [
        say(
            "league-profile",
            locale,
            name=name,
            games=achieved.matches,
            wins=achieved.wins,
            streak=achieved.streak,
        )
    ]
    if left:
        head.append(say("league-profile-left", locale, left=left, games=left + achieved.matches))
    return [*head, *games], [title for title, _ in played]


@on_press("rivals", redraws=True)
async def rivals(interaction: Interaction, button_id: ButtonId) -> None:
    """Compare the user with the button's person. If the button has none, ask for two people."""
    if button_id.table == "0":
        drawn = choice_message(locale_of(interaction))
    else:
        drawn = await _compared(interaction, interaction.user.id, number_of(button_id.table))
    await show_panel(interaction, drawn, ME)


@on_press("rival", redraws=True)
async def rival(interaction: Interaction, _button_id: ButtonId) -> None:
    """Compare the two people chosen from the menu, or the user with the only person chosen. Raises Refusal if
    only the user was chosen.
    """
    data = data_of(interaction)
    people = [int(each) for each in data.get("values", ())]
    if len(people) == 1:
        people.insert(0, interaction.user.id)
    if len(set(people)) != 2:
        raise Refusal(Phrase("refuse-rivals-self"))
    await redraw(interaction, await _compared(interaction, *people))


async def _compared(interaction: Interaction, one: int, other: int) -> MessageLayout:
    """Return the comparison of two people. Raises Refusal if they have never finished a game together."""
    circuits, guild = interaction.client.registry.circuits, guild_of(interaction)
    theirs = [await circuits.results_of(guild, each) for each in (one, other)]
    found = await asyncio.to_thread(head_to_head, *theirs)
    if found is None:
        raise Refusal(Phrase("refuse-rivals-none"))
    return rivals_message(found, game_names(interaction), locale_of(interaction))


def _of_game(game: Text, results: Sequence[Result], locale: Locale) -> str:
    achieved = profile(results)
    assert achieved is not None
    place = decimal(achieved.place, locale)
    best = [] if achieved.best is None else [say("league-profile-best", locale, score=achieved.best)]
    outs = [say("league-profile-out", locale, games=achieved.outs)] if achieved.outs else []
    played = say(
        "league-profile-game",
        locale,
        game=game,
        place=place,
        games=achieved.matches,
        wins=achieved.wins,
    )
    return " · ".join([played, *best, *outs])
