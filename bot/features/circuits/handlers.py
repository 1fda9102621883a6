"""The buttons of a server's league: its circuits, their standings and games, and its leaderboards."""

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil

from bot.features.circuits.csv_file import table_of
from bot.features.circuits.layouts import CIRCUITS, leaderboard_message, league_message, match_line
from bot.features.circuits.messages import CircuitMessages
from bot.league.circuit import Circuit
from bot.league.leaderboard import FIRST, month_of
from bot.league.results import Result, by_match
from bot.locales.phrase import Phrase, say, spoken
from bot.title import AnyTitle as Title
from bot.ui.access import guild_of, may_plan
from bot.ui.actions.reply import post, title_of
from bot.ui.client import Interaction
from bot.ui.components import HUB, LEAGUE, ButtonId, button
from bot.ui.errors import Refusal
from bot.ui.handlers import PRESSES, on_press
from bot.ui.messages.message import MessageLayout, layout
from bot.ui.sync.answering import redraw, show_panel
from bot.ui.sync.blocked_words import send_public
from bot.ui.text import LONGEST_TEXT, cut, locale_of, place_locale, safe, said

LISTED = 80
"""The maximum number of games listed for a circuit."""


@on_press("league", redraws=True)
async def league(interaction: Interaction, _button_id: ButtonId) -> None:
    """Show the circuits of this server, the sections of other features, and a button to the leaderboards."""
    await show_panel(interaction, await _league(interaction, 0), HUB)


@on_press("circuits", redraws=True)
async def circuits(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the page of circuits given by the mark."""
    await redraw(interaction, await _league(interaction, button_id.mark))


async def _league(interaction: Interaction, page: int) -> MessageLayout:
    registry, guild = interaction.client.registry, interaction.guild_id or 0
    found = sorted(await registry.circuits.all_in(guild), key=lambda each: not each.running)
    pages = max(1, ceil(len(found) / CIRCUITS))
    page = min(page, pages - 1)
    locale, terms = locale_of(interaction), interaction.client.parts[CircuitMessages].terms
    sections = [await section(interaction) for section in interaction.client.league_sections]
    shown = found[page * CIRCUITS : (page + 1) * CIRCUITS]
    listed = [(each, terms(each, locale)) for each in shown]
    return league_message(listed, page=page, pages=pages, sections=sections, locale=locale)


@on_press("cup", redraws=True)
async def cup(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the standings of the button's circuit. Raises Refusal if this server has no such circuit."""
    await send_standings(interaction, await circuit_of(interaction, button_id), ephemeral=True)


@on_press("board", redraws=True)
async def leaderboard(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the leaderboard of the button's game, or of the first game, for the month in the mark."""
    first = next(iter(interaction.client.builder.titles.values()))
    title = title_of(interaction, button_id.arg) if button_id.arg else first
    await show_panel(interaction, await _leaderboard(interaction, title, button_id.mark), LEAGUE)


@on_press("month", redraws=True)
async def month(interaction: Interaction, button_id: ButtonId) -> None:
    """Show the leaderboard of the month chosen from the menu. The button has the game's command in place of a
    table's id.
    """
    titles = interaction.client.builder.titles.values()
    title = next((each for each in titles if each.command == button_id.table), None)
    if title is None:
        raise Refusal(Phrase("refuse-game-gone"))
    chosen = int(button_id.arg or "0", 16)
    await redraw(interaction, await _leaderboard(interaction, title, chosen))


async def _leaderboard(interaction: Interaction, title: Title, month: int) -> MessageLayout:
    client, guild = interaction.client, guild_of(interaction)
    this = month_of(client.registry.clock.unix_now())
    month = month if FIRST <= month <= this else 0
    leaderboard = await client.parts[CircuitMessages].leaderboard(guild, title.key, month)
    titles = tuple(client.builder.titles.values())
    return leaderboard_message(
        titles, shown=title, leaderboard=leaderboard, month=month, this=this, locale=locale_of(interaction)
    )


async def send_standings(
    interaction: Interaction, circuit: Circuit, *, ephemeral: bool, above: ButtonId = LEAGUE
) -> None:
    """Answer with a circuit's standings, publicly or as a panel. above: see `show_panel`."""
    locale = locale_of(interaction) if ephemeral else place_locale(interaction)
    plans = ephemeral and "cupplan" in PRESSES and may_plan(interaction)
    draw = partial(interaction.client.parts[CircuitMessages].table, circuit, locale, urgent=True, plans=plans)
    if ephemeral:
        await show_panel(interaction, await draw(nameless=False), above)
    else:
        await send_public(draw, partial(post, interaction), locale)


async def circuit_of(interaction: Interaction, button_id: ButtonId) -> Circuit:
    """Return the button's circuit. Raises Refusal if it does not exist in this server."""
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
    """Show the latest games of a circuit with their results, newest first."""
    circuit = await circuit_of(interaction, button_id)
    found = await asyncio.to_thread(by_match, await _results(interaction, circuit))
    names, locale = game_names(interaction), locale_of(interaction)
    newest = list(enumerate(found, 1))[: -LISTED - 1 : -1]
    told = [spoken(match_line(number, match, names, locale), locale) for number, match in newest]
    words = "\n".join([say("league-games", locale, name=safe(circuit.name)), *told])
    file = button(ButtonId(circuit.id, "export"), say("league-button-export", locale))
    await show_panel(
        interaction, layout(cut(words, LONGEST_TEXT), buttons=[file]), ButtonId(circuit.id, "cup")
    )


@on_press("export")
async def export(interaction: Interaction, button_id: ButtonId) -> None:
    """Answer with the results of a circuit as a CSV file."""
    circuit = await circuit_of(interaction, button_id)
    results = await _results(interaction, circuit)
    await interaction.response.send_message(
        said(interaction, "league-export", name=safe(circuit.name)),
        file=await table_of(circuit, results, game_names(interaction)),
        ephemeral=True,
    )


def game_names(interaction: Interaction) -> Mapping[str, str]:
    """Return the names of the games by their keys."""
    return {key: title.name for key, title in interaction.client.builder.titles.items()}
