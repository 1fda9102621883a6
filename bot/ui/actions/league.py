"""The league of a server by buttons: the games of a circuit, its CSV file, and what players have achieved."""

from collections.abc import Mapping, Sequence, Set
from typing import Any

import discord

from bot.league.circuit import Circuit
from bot.league.head_to_head import head_to_head
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.recent_form import Form
from bot.league.results import Result, by_match
from bot.league.standings import Competitor, competitor
from bot.locales.phrase import Locale, Phrase, Text, decimal, say, spoken
from bot.tables.circuits import NO_MORE
from bot.ui.client import Interaction
from bot.ui.components import ButtonId, button, number_of, short
from bot.ui.errors import Refusal
from bot.ui.messages.csv_file import table_of
from bot.ui.messages.head_to_head import choice_message, rivals_message
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.messages.profile import card_of
from bot.ui.sync.answering import redraw
from bot.ui.text import LONGEST_TEXT, cut, day, locale_of, plain, safe, said
from bot.words.standings import rating as rating_words

HISTORY = 15
"""Number of games in a history."""


def guild_of(interaction: Interaction) -> int:
    """The id of the server. Raises Refusal outside of one."""
    if interaction.guild_id is None:
        raise Refusal(Phrase("error-servers-only"))
    return interaction.guild_id


# circuits


async def circuit_of(interaction: Interaction, button_id: ButtonId) -> Circuit:
    """The circuit of a button, which is one of this server. Raises Refusal if it no longer exists."""
    circuit = await interaction.client.registry.circuits.find(button_id.table)
    if circuit is None or circuit.guild != interaction.guild_id:
        raise Refusal(Phrase("refuse-circuit-gone"))
    return circuit


async def _results(interaction: Interaction, circuit: Circuit) -> Sequence[Result]:
    """What counts for a circuit. Raises Refusal if nothing does yet."""
    results = await interaction.client.registry.circuits.results(circuit)
    if not results:
        raise Refusal(Phrase("refuse-circuit-empty", name=safe(circuit.name)))
    return results


async def games(interaction: Interaction, button_id: ButtonId) -> None:
    """Show each game of a circuit with its result, the newest first."""
    circuit = await circuit_of(interaction, button_id)
    found = by_match(await _results(interaction, circuit))
    names, locale = _names(interaction), locale_of(interaction)
    told = [
        spoken(_match_line(number, match, names, locale), locale) for number, match in enumerate(found, 1)
    ]
    words = "\n".join([say("league-games", locale, name=safe(circuit.name)), *reversed(told)])
    await interaction.response.send_message(view=layout(cut(words, LONGEST_TEXT)).body, ephemeral=True)


def _match_line(number: int, match: tuple[Result, ...], names: Mapping[str, str], locale: Locale) -> Phrase:
    """A game of a circuit with its result."""
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
    """A score; a dash for a player who has none."""
    return "\u2013" if result.score is None else str(result.score)


def _names(interaction: Interaction) -> Mapping[str, str]:
    """The names of the games by key."""
    return {key: title.name for key, title in interaction.client.builder.titles.items()}


async def export(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the results of a circuit as a CSV file."""
    circuit = await circuit_of(interaction, button_id)
    results = await _results(interaction, circuit)
    await interaction.response.send_message(
        said(interaction, "league-export", name=safe(circuit.name)),
        file=table_of(circuit, results, _names(interaction)),
        ephemeral=True,
    )


# people


async def _results_of(interaction: Interaction, person: int, name: str) -> Sequence[Result]:
    """The games of a person in this server, in order. Raises Refusal if there are none."""
    results = await interaction.client.registry.circuits.results_of(guild_of(interaction), person)
    if not results:
        raise Refusal(Phrase("refuse-results", name=safe(name), you=person == interaction.user.id))
    return results


async def history(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the last games of a person in this server."""
    found = await _results_of(interaction, number_of(button_id.table), "?")
    shown = found[: -HISTORY - 1 : -1]
    brought = await _brought(interaction, {result.circuit for result in shown})
    lines, names = [], _names(interaction)
    for result in shown:
        game: Text = names.get(result.title, NO_MORE)
        id = "league-result-out" if result.out else "league-result"
        line: dict[str, Any] = {"day": day(result.at), "game": game, "table": result.table_id}
        told = said(interaction, id, **line, place=result.place, score=_score(result))
        lines.append(f"{told}{brought.get((result.table_id, result.seat), '')}")
    head = said(interaction, "league-history", name=safe(found[-1].name))
    words = cut("\n".join([head, *lines]), LONGEST_TEXT)
    await interaction.response.send_message(view=layout(words).body, ephemeral=True)


async def _brought(interaction: Interaction, ids: Set[str]) -> Mapping[tuple[str, int], str]:
    """The points of each seat of each match in these circuits of this server; circuits that ignore robots
    have their own points.
    """
    circuits = interaction.client.registry.circuits
    return {
        (each.table_id, each.seat): f" · {safe(circuit.name)}: +{each.points}"
        for circuit in await circuits.all_in(guild_of(interaction))
        if circuit.id in ids
        for each in await circuits.results(circuit)
    }


async def driver(
    interaction: Interaction, player: discord.User | discord.Member | None, *, ephemeral: bool = False
) -> None:
    """Show a person's achievements in this server."""
    who = player or interaction.user
    name = plain(who.display_name)
    results = await _results_of(interaction, who.id, name)
    achieved = profile(results)
    assert achieved is not None
    names, played, locale = _names(interaction), by_game(results), locale_of(interaction)
    counts: dict[str, Any] = {"games": achieved.matches, "wins": achieved.wins, "streak": achieved.streak}
    words = "\n".join(
        [
            say("league-profile", locale, name=safe(name), **counts),
            *(_of_game(names.get(title, NO_MORE), results, locale) for title, results in played),
        ]
    )
    rated: list[tuple[Rating | None, Form | None]] = []
    if interaction.client.registry.preferences.server(guild_of(interaction)).ratings:
        rated = [await _rating(interaction, title, competitor(results[0])) for title, _ in played]
        lines = [
            say("league-rated", locale, game=names.get(title, NO_MORE), rating=rating_words(*found))
            for (title, _), found in zip(played, rated, strict=True)
        ]
        words += "\n".join(["", say("league-ratings", locale), *lines])
    preferences = interaction.client.registry.preferences
    best, theme = names.get(played[0][0], NO_MORE), preferences.of(interaction.user.id).theme
    await preferences.know((who.id,))
    car = preferences.car_of(who.id)
    card = card_of(
        name, car=car, results=results, favourite=best, rated=rated[0][0] if rated else None, locale=locale
    )
    actions = ("history", *(() if who.id == interaction.user.id else ("rivals",)))
    more = [button(ButtonId(short(who.id), each), say(f"league-button-{each}", locale)) for each in actions]
    more.append(button(ButtonId("0", "accuracy"), say("review-accuracy-button", locale)))
    drawn = await interaction.client.circuit_messages.profile(
        card, words=words, buttons=more, theme=theme, locale=locale
    )
    await interaction.response.send_message(view=drawn.body, files=drawn.files(), ephemeral=ephemeral)


async def _rating(interaction: Interaction, game: str, who: Competitor) -> tuple[Rating | None, Form | None]:
    """A person's rating in a game, from the results of this server."""
    return await interaction.client.circuit_messages.rating(guild_of(interaction), game, who)


async def rivals(interaction: Interaction, button_id: ButtonId) -> None:
    """Compare the presser with the person of the button; without one, ask who is compared."""
    if button_id.table == "0":
        drawn = choice_message(locale_of(interaction))
    else:
        drawn = await _compared(interaction, interaction.user.id, number_of(button_id.table))
    await interaction.response.send_message(view=drawn.body, ephemeral=True)


async def rival(interaction: Interaction, _button_id: ButtonId) -> None:
    """Compare the two people of a menu, or the presser with one. Raises Refusal for the presser alone."""
    data: Mapping[str, Any] = interaction.data or {}
    people = [int(each) for each in data.get("values", ())]
    if len(people) == 1:
        people.insert(0, interaction.user.id)
    if len(set(people)) != 2:
        raise Refusal(Phrase("refuse-rivals-self"))
    await redraw(interaction, await _compared(interaction, *people))


async def _compared(interaction: Interaction, one: int, other: int) -> MessageLayout:
    """The comparison of two people. Raises Refusal if they have finished no game together."""
    circuits, guild = interaction.client.registry.circuits, guild_of(interaction)
    theirs = [await circuits.results_of(guild, each) for each in (one, other)]
    found = head_to_head(*theirs)
    if found is None:
        raise Refusal(Phrase("refuse-rivals-none"))
    return rivals_message(found, _names(interaction), locale_of(interaction))


def _of_game(game: Text, results: Sequence[Result], locale: Locale) -> str:
    """A person's achievements in one game."""
    achieved = profile(results)
    assert achieved is not None
    counts: dict[str, Any] = {"games": achieved.matches, "wins": achieved.wins}
    place = decimal(achieved.place, locale)
    best = [] if achieved.best is None else [say("league-profile-best", locale, score=achieved.best)]
    outs = [say("league-profile-out", locale, games=achieved.outs)] if achieved.outs else []
    return " · ".join([say("league-profile-game", locale, game=game, place=place, **counts), *best, *outs])
