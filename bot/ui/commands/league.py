"""The bodies of /league: open, show, export and close circuits; a driver's profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence, Set

import discord
from discord import app_commands

from bot.league.circuit import Circuit, Robots
from bot.league.form import Form
from bot.league.profile import by_game, profile
from bot.league.ratings import Rating
from bot.league.results import Result, by_race
from bot.league.standings import Competitor, competitor
from bot.tables.circuits import CLOSED, NO_MORE, limit_of
from bot.ui.actions.reply import find_place, is_manager, send_standings
from bot.ui.actions.sure import ask
from bot.ui.client import Interaction
from bot.ui.commands.csv_file import table_of
from bot.ui.commands.table import Command
from bot.ui.components import ButtonId
from bot.ui.errors import Refusal
from bot.ui.messages.message import layout
from bot.ui.messages.profile import card_of
from bot.ui.text import LONGEST_TEXT, cut, safe
from bot.words.phrases import capital, counted, listed
from bot.words.standings import rating as rating_words

ANY = "any"
"""The choice that makes races of all games count."""
HISTORY = 15
"""Number of races in a history."""


def _guild(interaction: Interaction) -> int:
    assert interaction.guild_id is not None
    return interaction.guild_id


def _choices(circuits: Sequence[Circuit], typed: str) -> list[app_commands.Choice[str]]:
    fits = [each for each in circuits if typed.casefold() in each.name.casefold()]
    return [
        app_commands.Choice(name=each.name if each.running else f"{each.name} (closed)", value=each.id)
        for each in fits[:25]
    ]


async def complete_open(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The open circuits of this server, to choose from."""
    return _choices(await interaction.client.registry.circuits.running_in(interaction.guild_id or 0), typed)


async def complete_any(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """All circuits of this server, to choose from, the open ones first."""
    circuits = await interaction.client.registry.circuits.all_in(interaction.guild_id or 0)
    return _choices(sorted(circuits, key=lambda each: not each.running), typed)


def open_circuit(command: Command) -> Command:
    """Let a command's option `circuit` be chosen from the open circuits."""
    return app_commands.autocomplete(circuit=complete_open)(_described(command))


def any_circuit(command: Command) -> Command:
    """Let a command's option `circuit` be chosen from all circuits."""
    return app_commands.autocomplete(circuit=complete_any)(_described(command))


def in_circuit(title: str) -> Callable[[Command], Command]:
    """Let the option `circuit` of a game's `start` be chosen from the open circuits that count its races."""

    async def complete(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        here = await interaction.client.registry.circuits.running_in(interaction.guild_id or 0)
        return _choices([each for each in here if each.counts(title)], typed)

    return app_commands.autocomplete(circuit=complete)


def _described(command: Command) -> Command:
    return app_commands.describe(circuit="Which circuit, if not the only open one")(command)


async def meant(interaction: Interaction, given: str | None, *, running: bool) -> Circuit:
    """The circuit with that id or name, or the only open one. Raises Refusal.

    running: it must be open.
    """
    registry = interaction.client.registry
    open_ones = await registry.circuits.running_in(_guild(interaction))
    if given is None:
        if len(open_ones) == 1:
            return open_ones[0]
        if open_ones:
            names = listed(sorted(safe(each.name) for each in open_ones[:10]))
            raise Refusal(f"Several circuits are open here ({names}): say which one you mean.")
        raise Refusal("No circuit is open here. /league create opens one; a closed one is found by its name.")
    candidates = open_ones if running else await registry.circuits.all_in(_guild(interaction))
    fits = [each for each in candidates if each.id == given]
    folded = " ".join(given.split()).casefold()
    fits += sorted(
        (each for each in candidates if each.name.casefold() == folded), key=lambda each: not each.running
    )
    if not fits:
        raise Refusal(
            CLOSED if running else f"There is no circuit named {safe(cut(given, 100))} in this server."
        )
    return fits[0]


async def create(
    interaction: Interaction,
    *,
    name: str,
    races: int | None,
    hours: int | None,
    unlimited: bool,
    hints: bool = False,
    game: str = ANY,
    robots: Robots = "ignore",
) -> None:
    """Open a circuit, and announce it in the channel. game: the key of the game whose races count, or ANY."""
    registry, place = interaction.client.registry, find_place(interaction)
    limit = limit_of(races, hours, unlimited, registry.now())
    circuit = await registry.circuits.create(
        place=place,
        host=interaction.user.id,
        name=name,
        limit=limit,
        hints=hints,
        title="" if game == ANY else game,
        robots=robots,
    )
    terms = interaction.client.circuit_messages.terms(circuit)
    starts = [
        f"`/{each.command} start`"
        for each in interaction.client.builder.titles.values()
        if circuit.counts(each.key)
    ]
    await interaction.response.send_message(
        view=layout(
            f"## The circuit {safe(circuit.name)} is open\n{terms} Start them with the option "
            f"`circuit` of {listed(starts)}; `/league standings` shows the table."
        ).body
    )


async def show(interaction: Interaction, given: str | None) -> None:
    """Show the standings of a circuit, as a picture, to everybody."""
    circuit = await meant(interaction, given, running=False)
    await send_standings(interaction, circuit, ephemeral=False)


async def races(interaction: Interaction, given: str | None) -> None:
    """Show each race of a circuit with its result, the newest first."""
    circuit = await meant(interaction, given, running=False)
    found = by_race(await interaction.client.registry.circuits.results(circuit))
    if not found:
        raise Refusal(f"No race of the circuit {safe(circuit.name)} is finished yet.")
    names = _names(interaction)
    told = [_race(number, race, names) for number, race in enumerate(found, 1)]
    words = "\n".join([f"## {safe(circuit.name)}, race by race", *reversed(told)])
    await interaction.response.send_message(view=layout(cut(words, LONGEST_TEXT)).body, ephemeral=True)


def _race(number: int, race: tuple[Result, ...], names: Mapping[str, str]) -> str:
    ranked = sorted(race, key=lambda each: (each.out, each.place, each.seat))
    cars = [
        f"{each.place}. {safe(each.name)} {each.score} (+{each.points})" for each in ranked if not each.out
    ]
    out = [safe(each.name) for each in ranked if each.out]
    said = " · ".join([*cars, *([f"out: {', '.join(out)}"] if out else [])])
    first = race[0]
    game = names.get(first.title, NO_MORE)
    return f"**Race {number}** · {game} · table {first.race} · {_day(first.at)}\n{said}"


def _names(interaction: Interaction) -> Mapping[str, str]:
    """The names of the games by key."""
    return {key: title.name for key, title in interaction.client.builder.titles.items()}


def _day(unix: float) -> str:
    return f"<t:{int(unix)}:d>"


async def export(interaction: Interaction, given: str | None) -> None:
    """Answer with the results of a circuit as a CSV file."""
    circuit = await meant(interaction, given, running=False)
    results = await interaction.client.registry.circuits.results(circuit)
    if not results:
        raise Refusal(
            f"No race of the circuit {safe(circuit.name)} is finished yet: there is nothing to export."
        )
    await interaction.response.send_message(
        f"Every result of {safe(circuit.name)}.",
        file=table_of(circuit, results, _names(interaction)),
        ephemeral=True,
    )


async def close(interaction: Interaction, given: str | None) -> None:
    """Ask for confirmation before a circuit is closed."""
    circuit = await meant(interaction, given, running=True)
    find_place(interaction)
    await interaction.client.registry.circuits.must_be_closable(
        circuit.id, interaction.user.id, manager=is_manager(interaction, circuit.guild)
    )
    question = f"Close the circuit **{safe(circuit.name)}**? It takes no more races; those in progress count."
    await ask(interaction, question, ButtonId(circuit.id, "close"), "Close the circuit")


async def _results_of(
    interaction: Interaction, player: discord.User | discord.Member | None
) -> Sequence[Result]:
    """The races of a person in this server, in order. Raises Refusal if there are none."""
    who = player or interaction.user
    races = await interaction.client.registry.circuits.results_of(_guild(interaction), who.id)
    if not races:
        whose = "You have" if who.id == interaction.user.id else f"{safe(who.display_name)} has"
        raise Refusal(f"{whose} finished no race in this server yet.")
    return races


async def history(interaction: Interaction, player: discord.User | discord.Member | None) -> None:
    """Show the last races of a person in this server."""
    shown = (await _results_of(interaction, player))[: -HISTORY - 1 : -1]
    brought = await _brought(interaction, {result.circuit for result in shown})
    lines, names = [], _names(interaction)
    for result in shown:
        at = f"place {result.place} with {result.score}" if not result.out else "out"
        points = brought.get((result.race, result.seat), "")
        game = names.get(result.title, NO_MORE)
        lines.append(f"{_day(result.at)} · {game} · table {result.race} · {at}{points}")
    head = f"## The last races of {safe((player or interaction.user).display_name)}"
    words = cut("\n".join([head, *lines]), LONGEST_TEXT)
    await interaction.response.send_message(view=layout(words).body, ephemeral=True)


async def _brought(interaction: Interaction, ids: Set[str]) -> Mapping[tuple[str, int], str]:
    """The points of each seat of each race in these circuits of this server; circuits that ignore robots have
    their own points.
    """
    circuits = interaction.client.registry.circuits
    return {
        (each.race, each.seat): f" · {safe(circuit.name)}: +{each.points}"
        for circuit in await circuits.all_in(_guild(interaction))
        if circuit.id in ids
        for each in await circuits.results(circuit)
    }


async def driver(interaction: Interaction, player: discord.User | discord.Member | None) -> None:
    """Show a person's achievements in this server."""
    results = await _results_of(interaction, player)
    achieved = profile(results)
    assert achieved is not None
    names, games = _names(interaction), by_game(results)
    words = (
        f"## {safe((player or interaction.user).display_name)}\n"
        f"Races: **{achieved.races}** · wins: **{achieved.wins}** · "
        f"longest streak of wins: **{achieved.streak}**\n"
        + "\n".join(_of_game(names.get(title, NO_MORE), results) for title, results in games)
    )
    rated: list[tuple[Rating | None, Form | None]] = []
    if interaction.client.registry.preferences.server(_guild(interaction)).ratings:
        rated = [await _rating(interaction, title, competitor(results[0])) for title, _ in games]
        lines = [
            f"{capital(names.get(title, NO_MORE))}: {rating_words(*found)}"
            for (title, _), found in zip(games, rated, strict=True)
        ]
        words += "\n".join(["\n### Ratings", *lines])
    who, key = player or interaction.user, interaction.user.id
    name = who.display_name
    card = card_of(name, results, names.get(games[0][0], NO_MORE), rated[0][0] if rated else None)
    drawn = await interaction.client.circuit_messages.profile(
        card, who.id, words, interaction.client.registry.preferences.of(key).theme
    )
    await interaction.response.send_message(view=drawn.body, files=drawn.files())


async def _rating(interaction: Interaction, game: str, who: Competitor) -> tuple[Rating | None, Form | None]:
    """A person's rating in a game, from the results of this server."""
    return await interaction.client.circuit_messages.rating(_guild(interaction), game, who)


def _of_game(name: str, results: Sequence[Result]) -> str:
    """A person's achievements in one game."""
    achieved = profile(results)
    assert achieved is not None
    best = "" if achieved.best is None else f" · best score: **{achieved.best}**"
    outs = f" · out: **{achieved.outs}**" if achieved.outs else ""
    return (
        f"{capital(name)}: **{counted(achieved.races, 'race')}** · wins: **{achieved.wins}** · "
        f"mean place: **{achieved.place:.1f}**{best}{outs}"
    )
