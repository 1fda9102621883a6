"""The league of a server by buttons: the games of a circuit, its CSV file, and the players' achievements."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

import discord

from bot.league.circuit import Circuit
from bot.league.head_to_head import head_to_head
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.recent_form import Form
from bot.league.results import Result, by_match
from bot.league.standings import Competitor, competitor
from bot.locales.phrase import Locale, Phrase, Text, decimal, say, spoken
from bot.model.snapshots import numbered
from bot.tables.circuits import NO_MORE
from bot.ui.actions.chosen import change
from bot.ui.actions.reply import post
from bot.ui.client import Interaction
from bot.ui.components import LEAGUE, ME, ActionButton, ButtonId, button, data_of, number_of, short
from bot.ui.errors import Refusal
from bot.ui.handlers import on_press
from bot.ui.messages.csv_file import table_of
from bot.ui.messages.head_to_head import choice_message, rivals_message
from bot.ui.messages.message import Control, MessageLayout, layout
from bot.ui.messages.profile import card_of
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.sync.nameless import send_public
from bot.ui.text import LONGEST_TEXT, cut, day, locale_of, person_mention, plain, safe, said
from bot.words.standings import rating as rating_words

HISTORY = 15
"""The number of games in a history."""
LISTED = 80
"""The most games of a circuit in a list. A message has no room for more."""


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server. Raises Refusal outside of one."""
    if interaction.guild_id is None:
        raise Refusal(Phrase("error-servers-only"))
    return interaction.guild_id


# circuits


async def circuit_of(interaction: Interaction, button_id: ButtonId) -> Circuit:
    """Return the circuit of a button in this server. Raises Refusal if it no longer exists."""
    circuit = await interaction.client.registry.circuits.find(button_id.table)
    if circuit is None or circuit.guild != interaction.guild_id:
        raise Refusal(Phrase("refuse-circuit-gone"))
    return circuit


async def _results(interaction: Interaction, circuit: Circuit) -> Sequence[Result]:
    """Return the results that count for a circuit. Raises Refusal if there are none yet."""
    results = await interaction.client.registry.circuits.results(circuit)
    if not results:
        raise Refusal(Phrase("refuse-circuit-empty", name=safe(circuit.name)))
    return results


@on_press("games", redraws=True)
async def games(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last games of a circuit with their results, the newest first, and the button of their file."""
    circuit = await circuit_of(interaction, button_id)
    found = await asyncio.to_thread(by_match, await _results(interaction, circuit))
    names, locale = _names(interaction), locale_of(interaction)
    newest = list(enumerate(found, 1))[: -LISTED - 1 : -1]
    told = [spoken(_match_line(number, match, names, locale), locale) for number, match in newest]
    words = "\n".join([say("league-games", locale, name=safe(circuit.name)), *told])
    file = button(ButtonId(circuit.id, "export"), say("league-button-export", locale))
    await show_panel(
        interaction, layout(cut(words, LONGEST_TEXT), buttons=[file]), ButtonId(circuit.id, "cup")
    )


def _match_line(number: int, match: tuple[Result, ...], names: Mapping[str, str], locale: Locale) -> Phrase:
    """Return the line about a game of a circuit, with its result."""
    ranked = sorted(match, key=lambda each: (each.out, each.place, each.seat))
    cars = " · ".join(
        f"{each.place}. {_name(each, locale)} {_score(each)} (+{each.points})" for each in ranked
    )
    first = match[0]
    game: Text = names.get(first.title, NO_MORE)
    return Phrase("league-game", number=number, game=game, table=first.table_id, day=day(first.at), cars=cars)


def _name(result: Result, locale: Locale) -> str:
    return say("league-stand-in", locale) if result.kind == "stand_in" else safe(result.name)


def _score(result: Result) -> str:
    """Return a score, or a dash for a player without one."""
    return "\u2013" if result.score is None else str(result.score)


def _names(interaction: Interaction) -> Mapping[str, str]:
    """Return the names of the games by key."""
    return {key: title.name for key, title in interaction.client.builder.titles.items()}


@on_press("export")
async def export(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the results of a circuit as a CSV file."""
    circuit = await circuit_of(interaction, button_id)
    results = await _results(interaction, circuit)
    await interaction.response.send_message(
        said(interaction, "league-export", name=safe(circuit.name)),
        file=await table_of(circuit, results, _names(interaction)),
        ephemeral=True,
    )


# people


async def _results_of(interaction: Interaction, person: int, name: str) -> Sequence[Result]:
    """Return the results of a person in this server, in the order of the matches. Raises Refusal if there are
    none.
    """
    results = await interaction.client.registry.circuits.results_of(guild_of(interaction), person)
    _must_have_played(interaction, results, person, name)
    return results


def _must_have_played(interaction: Interaction, results: Sequence[Result], person: int, name: str) -> None:
    """Raise Refusal if the person has no results."""
    if not results:
        raise Refusal(Phrase("refuse-results", name=safe(name), you=person == interaction.user.id))


@on_press("history", redraws=True)
async def history(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last games of a person in this server."""
    person = number_of(button_id.table)
    circuits = interaction.client.registry.circuits
    shown = await circuits.last_results_of(guild_of(interaction), person, HISTORY)
    _must_have_played(interaction, shown, person, "?")
    points = await _circuit_points(interaction, shown)
    lines, names = [], _names(interaction)
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
            score=_score(result),
        )
        lines.append(f"{told}{points.get((result.table_id, result.seat), '')}")
    head = said(interaction, "league-history", name=safe(shown[0].name))
    words = cut("\n".join([head, *lines]), LONGEST_TEXT)
    await show_panel(interaction, layout(words), ME)


async def _circuit_points(interaction: Interaction, shown: Sequence[Result]) -> Mapping[tuple[str, int], str]:
    """Return words about the points of each seat of these matches in their circuits. They differ from those
    of the match if the circuit ignores robots.
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
    """Show a person's achievements in this server."""
    who = player or interaction.user
    results = await _results_of(interaction, who.id, plain(who.display_name))
    draw = partial(_profile, interaction, who, results, pages=_pages(interaction, who.id))
    if ephemeral:
        drawn = await draw(nameless=False)
        await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=True)
    else:
        await send_public(draw, partial(post, interaction), locale_of(interaction))


@on_press("me", redraws=True)
async def own_profile(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the presser's achievements in this server, with buttons for what only they can see and set."""
    who = interaction.user
    results = await interaction.client.registry.circuits.results_of(guild_of(interaction), who.id)
    if results:
        pages = [_page(interaction, who.id, "history"), *_besides(interaction)]
        drawn = await _profile(interaction, who, results, nameless=False, pages=pages)
    else:
        drawn = layout(said(interaction, "league-profile-none"), buttons=_besides(interaction))
    await show_panel(interaction, drawn, LEAGUE)


def _besides(interaction: Interaction) -> list[Control]:
    """Return the buttons of the presser's own profile, except that of their games."""
    lends = interaction.client.registry.preferences.of(interaction.user.id).lends
    words = said(interaction, "settings-lends", on="yes" if lends else "no")
    return [
        button(ButtonId("0", "rivals"), said(interaction, "league-button-rivals")),
        _accuracy(interaction),
        button(ButtonId("0", "lend", int(not lends)), words),
    ]


def _pages(interaction: Interaction, person: int) -> list[Control]:
    """Return the buttons of a person's profile for all its readers."""
    other = [] if person == interaction.user.id else [_page(interaction, person, "rivals")]
    return [_page(interaction, person, "history"), *other, _accuracy(interaction)]


def _page(interaction: Interaction, person: int, action: str) -> ActionButton:
    return button(ButtonId(short(person), action), said(interaction, f"league-button-{action}"))


def _accuracy(interaction: Interaction) -> ActionButton:
    return button(ButtonId("0", "accuracy"), said(interaction, "review-accuracy-button"))


@on_press("lend", redraws=True)
async def lend(interaction: Interaction, button_id: ButtonId) -> None:
    """Set whether others can try the decisions that the presser missed. Mark 1 allows it."""
    await change(interaction, lends=bool(button_id.mark))
    await own_profile(interaction, button_id)


async def _profile(
    interaction: Interaction,
    who: discord.User | discord.Member,
    results: Sequence[Result],
    *,
    nameless: bool,
    pages: Sequence[Control],
) -> MessageLayout:
    """Return a person's achievements in this server, from their results there. nameless: whether to leave out
    their name. pages: the buttons under it.
    """
    names, locale = _names(interaction), locale_of(interaction)
    name = numbered(0, locale) if nameless else plain(who.display_name)
    spelled = person_mention(who.id) if nameless else safe(name)
    guild, circuits = guild_of(interaction), interaction.client.registry.circuits
    left = await circuits.left_by(guild, who.id)
    told, played = await asyncio.to_thread(_told, spelled, results, left, names, locale)
    rated: list[tuple[Rating | None, Form | None]] = []
    if interaction.client.registry.preferences.server(guild).ratings:
        rated = [await _rating(interaction, title, competitor(results[0])) for title in played]
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
    return await interaction.client.circuit_messages.profile(
        card, words="\n".join(told), buttons=pages, theme=theme, locale=locale
    )


def _told(
    name: str, results: Sequence[Result], left: int, names: Mapping[str, str], locale: Locale
) -> tuple[list[str], list[str]]:
    """Return a person's achievements in words, and the keys of their games, the most played first. name: the
    person's name, as the message shows it. left: how many games they have left.
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


async def _rating(interaction: Interaction, game: str, who: Competitor) -> tuple[Rating | None, Form | None]:
    """Return a person's rating and recent form in a game, from the results of this server, or None for each
    that is unknown.
    """
    return await interaction.client.circuit_messages.rating(guild_of(interaction), game, who)


@on_press("rivals", redraws=True)
async def rivals(interaction: Interaction, button_id: ButtonId) -> None:
    """Compare the presser with the person of the button. Without one, ask for the people to compare."""
    if button_id.table == "0":
        drawn = choice_message(locale_of(interaction))
    else:
        drawn = await _compared(interaction, interaction.user.id, number_of(button_id.table))
    await show_panel(interaction, drawn, ME)


@on_press("rival", redraws=True)
async def rival(interaction: Interaction, _button_id: ButtonId) -> None:
    """Compare the two people of a menu, or the presser with one. Raises Refusal for the presser alone."""
    data = data_of(interaction)
    people = [int(each) for each in data.get("values", ())]
    if len(people) == 1:
        people.insert(0, interaction.user.id)
    if len(set(people)) != 2:
        raise Refusal(Phrase("refuse-rivals-self"))
    await redraw(interaction, await _compared(interaction, *people))


async def _compared(interaction: Interaction, one: int, other: int) -> MessageLayout:
    """Return the comparison of two people. Raises Refusal if they have finished no game together."""
    circuits, guild = interaction.client.registry.circuits, guild_of(interaction)
    theirs = [await circuits.results_of(guild, each) for each in (one, other)]
    found = await asyncio.to_thread(head_to_head, *theirs)
    if found is None:
        raise Refusal(Phrase("refuse-rivals-none"))
    return rivals_message(found, _names(interaction), locale_of(interaction))


def _of_game(game: Text, results: Sequence[Result], locale: Locale) -> str:
    """Return the line about a person's achievements in one game."""
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
